"""A deal as things of its view: a column for everyone who takes part, tokens, and slips for the offers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chrononauts_qt.games.afternova.actions import BOT
from chrononauts_qt.games.afternova.amounts import NO_SKILLS, Fragments, Skills, total, words
from chrononauts_qt.games.afternova.state import ANSWER, BOT_SPACES
from chrononauts_qt.games.afternova.view import OfferSeen, View
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.afternova import own_upgrades
from chrononauts_qt.ui.games.afternova.deal import ICON, Deal, Token, icons_brought, spaces_of
from chrononauts_qt.ui.games.afternova.manning import Manned
from chrononauts_qt.ui.games.afternova.texts import cards, listed, spoken
from chrononauts_qt.ui.games.afternova.texts.listed import in_words
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.games.afternova.views.columns import ColumnFace, TokenFace
from chrononauts_qt.ui.games.afternova.views.slips import ACCEPTED, COUNTERED, DECLINED, WAITING, SlipFace
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.pieces import Piece

Names = Sequence[str]


class DealShown:
    """Makes the things out of a deal as it lies; `held` is the token that is carried."""

    def __init__(
        self, deal: Deal, view: View, names: Names, manned: Manned, may_carry: bool, held: Token | None
    ) -> None:
        self._deal, self._view, self._names = deal, view, names
        self._manned, self._may_carry, self._held = manned, may_carry, held

    def pieces(self) -> Iterator[Piece]:
        """Yield the columns, then what lies in them."""
        for column in self._deal.columns:
            yield self._column(column)
        for column in self._deal.columns:
            for tray, lying in enumerate(self._lying(column).values()):
                for place, token in enumerate(lying):
                    yield self._token(token, tray, place, lying)

    def tokens(self) -> dict[str, Token]:
        """Return what lies in the columns, by key."""
        trays = (tray for column in self._deal.columns for tray in self._lying(column).values())
        return {token.key: token for tray in trays for token in tray}

    def _lying(self, column: int) -> dict[str, list[Token]]:
        """Return by tray what lies in a column: of an agreed deal the icons that its crew has."""
        return self._deal.tokens(column, self._played(column))

    def _played(self, column: int) -> Skills | None:
        crew = self._manned.crews.get(column)
        return None if crew is None else icons_brought(self._view, self._deal.planet, column, crew)

    def _lacks(self, column: int) -> Skills:
        return self._manned.lacks if column == self._view.seat else NO_SKILLS

    def _upgrades(self, column: int) -> Skills:
        """Return the icons that the viewer's own Upgrades add to a part that is not settled yet."""
        is_open = self._may_carry or (self._view.seat in self._view.deciding and self._view.step == ANSWER)
        if not is_open or column != self._view.seat:
            return NO_SKILLS
        deal = self._deal
        return own_upgrades.added(
            self._view, deal.own_icons if column == deal.active else deal.share_of(column).brings)

    def _column(self, column: int) -> Piece:
        deal, view, name = self._deal, self._view, spoken.name_of(column, self._names)
        if column == deal.active:
            brings, gets = deal.own_icons, total((s.gives for s in deal.shares), deal.own_fragments)
        else:
            share = deal.share_of(column)
            brings, gets = share.brings, total([share.gets], share.plus)
        played = self._played(column)
        brings = brings if played is None else played
        after, spaces = Fragments(), 0
        if column >= 0:
            after, spaces = deal.hold_after(column), spaces_of(view.players[column])
        elif column == BOT and view.bot is not None:
            after, spaces = view.bot.hold, BOT_SPACES
        excess = max(0, sum(after) - spaces) if column >= 0 else 0
        said = spoken.column(name, brings, gets, after, excess)
        lacks, crew = self._lacks(column), all_of(map(cards.crew_name, self._manned.crews.get(column, ())))
        upgrades = self._upgrades(column)
        note = listed.missing(sum(lacks)) if any(lacks) else crew
        if any(upgrades) and not note:
            note = text("upgrades-note", count=sum(upgrades))
        if any(lacks):
            said = private_speech.said(sentences(said, text("column-lacks", missing=in_words(lacks))), said)
        elif crew:
            said = private_speech.said(sentences(said, text("column-crew", crew=crew)), said)
        if any(upgrades):
            said = private_speech.said(sentences(said, text("upgrades-add", icons=in_words(upgrades))), said)
        over = listed.too_many(excess) if excess else ""
        is_first = column == deal.columns[0]
        face = ColumnFace(column, name, brings, gets, words(after), spaces, over, note, any(lacks), is_first)
        return Piece(f"column {column}", said, face, f"column {column}")

    def _token(self, token: Token, tray: int, place: int, lying: Sequence[Token]) -> Piece:
        name = spoken.name_of(token.column, self._names)
        what = cards.skill(token.what) if token.kind == ICON else cards.colour(token.what)
        facts: dict[str, object] = {"what": what, "name": name}
        if token.origin is not None:
            facts["origin"] = spoken.name_of(token.origin, self._names)
        is_missing = token.kind == ICON and self._is_missing(token, lying)
        is_held = self._held is not None and self._held.key == token.key
        is_foreign = token.origin is not None and token.origin != token.column
        said = text(f"token-{token.kind}", **facts)
        if is_missing:
            said = private_speech.said(text("token-missing", **facts), said)
        if is_held:
            said = text("chosen-name", name=said)
        has_note = token.kind == ICON and (
            any(self._lacks(token.column)) or any(self._upgrades(token.column))
            or token.column in self._manned.crews)
        face = TokenFace(
            token.what, token.kind == ICON, token.column, tray, place, len(lying), is_held, is_foreign,
            is_missing, has_note)
        return Piece(token.key, said, face, f"column {token.column}", may_drag=self._may_carry)

    def _is_missing(self, token: Token, lying: Sequence[Token]) -> bool:
        """Tell whether an icon is among those that the own crew lacks: the last ones of their skill."""
        alike = [other for other in lying if other.what == token.what]
        lacks = getattr(self._lacks(token.column), token.what)
        return alike.index(token) >= len(alike) - int(lacks)


def slips(view: View, names: Names) -> Iterator[Piece]:
    """Yield what came of each offer of this turn: agreed, countered, declined, or still waiting."""
    for now in view.offers:
        kind, said = _came_of(now, names)
        wanted = [
            spoken.share(next(share for share in action.shares if share.seat == seat), names)
            for seat, action in now.counters.items()
        ]
        heard = text("slip-heard", offer=said, shares=sentences(*wanted)) if wanted else said
        yield Piece(f"slip {now.number}", heard, SlipFace(kind, said))


def _came_of(now: OfferSeen, names: Names) -> tuple[str, str]:
    planet = cards.planet(now.planet)
    if now.agreed:
        yes = [names[seat] for seat, said in now.answers.items() if said == "accept"]
        return ACCEPTED, text(ACCEPTED, planet=planet, names=all_of(yes))
    if now.counters:
        who = all_of(names[seat] for seat in now.counters)
        return COUNTERED, text(COUNTERED, planet=planet, number=now.number, name=who)
    if now.answers:
        no = [names[seat] for seat, answer in now.answers.items() if answer == "decline"]
        return DECLINED, text(DECLINED, planet=planet, name=all_of(no))
    return WAITING, text(WAITING, planet=planet)
