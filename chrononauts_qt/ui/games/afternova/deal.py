"""A deal while it is put together: which icon and which Fragment goes to whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chrononauts_qt.games.afternova.actions import ANYONE, BOT, Action, Share, answer, harvest, offer
from chrononauts_qt.games.afternova.amounts import (
    NO_FRAGMENTS,
    NO_SKILLS,
    SKILLS,
    Fragments,
    Skills,
    fragments,
    lacking,
    minus,
    plus,
    skills,
    total,
    words,
)
from chrononauts_qt.games.afternova.cards import HOLD, PLANETS, SPACES
from chrononauts_qt.games.afternova.covering import Part, cheapest, played
from chrononauts_qt.games.afternova.view import PlayerSeen, View

ICON, FRAGMENT, OWN = "icon", "fragment", "hold"
"""What a token is: an icon of the Planet, a Fragment on it, a Fragment out of somebody's Hold."""


class Token(NamedTuple):
    """What can be carried from column to column: an icon or a Fragment.

    ``column`` is whose it is in the deal as it lies: a seat, ANYONE or BOT. ``origin`` is the seat whose Hold
    it comes out of, None for what comes from the Planet. ``number`` tells equal ones apart.
    """

    kind: str
    what: str
    column: int
    origin: int | None
    number: int

    @property
    def key(self) -> str:
        """The name of the token in its deal."""
        whence = "planet" if self.origin is None else f"hold-{self.origin + 1}"
        return f"{self.kind} {self.what} {whence} {self.column} {self.number}"


class Deal(NamedTuple):
    """Who brings, gets and gives what at a Planet; the shares are in the order in which helpers came."""

    active: int
    planet: str
    there: Fragments
    holds: tuple[Fragments, ...]
    shares: tuple[Share, ...] = ()

    # -- who takes part -------------------------------------------------------------------------

    @property
    def columns(self) -> tuple[int, ...]:
        """Those who stand in the deal, the active seat first."""
        return (self.active, *(share.seat for share in self.shares))

    @property
    def helpers(self) -> tuple[Share, ...]:
        """The shares that are anything at all."""
        return tuple(share for share in self.shares if any(map(any, share[1:])))

    def share_of(self, seat: int) -> Share:
        """Return what a helper brings, gets and gives."""
        return next(share for share in self.shares if share.seat == seat)

    def with_helper(self, seat: int, brings: Skills = NO_SKILLS) -> Deal:
        """Bring somebody in, who may begin with some icons."""
        if seat in self.columns:
            return self
        if seat == ANYONE:
            bot = tuple(share for share in self.shares if share.seat == BOT)
            return self._replace(shares=(Share(ANYONE, brings), *bot))
        others = tuple(share for share in self.shares if share.seat != ANYONE)
        return self._replace(shares=(*others, Share(seat, brings)))

    def without(self, seat: int) -> Deal:
        """Leave somebody out again."""
        return self._replace(shares=tuple(share for share in self.shares if share.seat != seat))

    def named(self, seat: int) -> Deal:
        """Put a name in the place of anyone."""
        shares = (share._replace(seat=seat) if share.seat == ANYONE else share for share in self.shares)
        return self._replace(shares=tuple(shares))

    def with_share(self, share: Share) -> Deal:
        """Put another share in the place of a helper's."""
        changed = (share if other.seat == share.seat else other for other in self.shares)
        return self._replace(shares=tuple(changed))

    # -- what lies where ------------------------------------------------------------------------

    @property
    def own_icons(self) -> Skills:
        """The icons that are left to the active seat."""
        return lacking(PLANETS[self.planet].needs, total((share.brings for share in self.shares), NO_SKILLS))

    @property
    def own_fragments(self) -> Fragments:
        """The Fragments of the Planet that are left to the active seat."""
        return minus(self.there, total((share.gets for share in self.shares), NO_FRAGMENTS))

    @property
    def paid(self) -> Fragments:
        """What the active seat gives out of its Hold."""
        return total((share.plus for share in self.shares), NO_FRAGMENTS)

    def hold_after(self, seat: int) -> Fragments:
        """Return what a seat would hold; more than there is room for may be among it."""
        if seat == self.active:
            got = total((share.gives for share in self.shares), self.own_fragments)
            return minus(plus(self.holds[seat], got), self.paid)
        share = self.share_of(seat)
        return minus(plus(plus(self.holds[seat], share.gets), share.plus), share.gives)

    def tokens(self, column: int, played: Skills | None = None) -> dict[str, list[Token]]:
        """Return by tray what lies in a column: brings, gets, and the Hold; `played` are the icons that are
        brought by crew that is known."""
        if column == self.active:
            came = [
                token for share in self.shares if share.seat >= 0
                for token in _tokens(OWN, share.gives, column, share.seat)
            ]
            return {
                "brings": _tokens(ICON, self.own_icons if played is None else played, column, None),
                "gets": [*_tokens(FRAGMENT, self.own_fragments, column, None), *came],
                "hold": _tokens(OWN, minus(self.holds[column], self.paid), column, column),
            }
        share = self.share_of(column)
        own = minus(self.holds[column], share.gives) if column >= 0 else NO_FRAGMENTS
        return {
            "brings": _tokens(ICON, share.brings if played is None else played, column, None),
            "gets": [
                *_tokens(FRAGMENT, share.gets, column, None),
                *_tokens(OWN, share.plus, column, self.active),
            ],
            "hold": _tokens(OWN, own, column, column),
        }

    # -- carrying -------------------------------------------------------------------------------

    def moved(self, token: Token, column: int) -> Deal | None:
        """Return the deal with a token in another column; None where it cannot go there."""
        if token.column == column or column not in self.columns:
            return None
        if token.origin is not None and token.origin != self.active:
            return self._hold_of_helper(token, column)
        found = self
        if token.column != self.active:
            found = found.with_share(_changed(found.share_of(token.column), token, self.active, -1))
        if column != self.active:
            found = found.with_share(_changed(found.share_of(column), token, self.active, 1))
        return found

    def _hold_of_helper(self, token: Token, column: int) -> Deal | None:
        """Carry a Fragment of a helper's Hold: to the active seat, or back."""
        if column not in (self.active, token.origin) or token.origin is None:
            return None
        share, one = self.share_of(token.origin), fragments([token.what])
        gives = plus(share.gives, one) if column == self.active else minus(share.gives, one)
        return self.with_share(share._replace(gives=gives))

    # -- saying it ------------------------------------------------------------------------------

    def offered(self) -> Action:
        """Return the offer that this is; with Bot alone, or nobody, it is made good by harvesting."""
        return offer(self.planet, self.helpers)

    def harvested(self, cards: tuple[str, ...]) -> Action:
        """Return the Harvest with Bot's help, or with nobody's."""
        bot = next((share for share in self.helpers if share.seat == BOT), None)
        return harvest(self.planet, cards, bot)

    @property
    def is_alone(self) -> bool:
        """Whether nobody has to be asked."""
        return all(share.seat == BOT for share in self.helpers)

    def countered(self, seat: int, number: int, cards: tuple[str, ...]) -> Action:
        """Return the counter of a helper whose share has been changed."""
        return answer("counter", number, cards, self.share_of(seat))


def _tokens(kind: str, amount: Fragments | Skills, column: int, origin: int | None) -> list[Token]:
    return [Token(kind, what, column, origin, number) for number, what in enumerate(words(amount))]


def _changed(share: Share, token: Token, active: int, by: int) -> Share:
    """Return a helper's share with one token more or less."""
    if token.kind == ICON:
        icon = skills([token.what])
        return share._replace(brings=plus(share.brings, icon) if by > 0 else minus(share.brings, icon))
    one = fragments([token.what])
    if by < 0:
        one = minus(Fragments(), one)
    if token.kind == FRAGMENT:
        return share._replace(gets=plus(share.gets, one))
    return share._replace(plus=plus(share.plus, one))


# -- what a view says of it -------------------------------------------------------------------------


def deal_at(view: View, planet: str, active: int) -> Deal:
    """Return a deal at a Planet on the table, with nobody in it yet."""
    there = next(found.fragments for found in view.planets if found and found.id == planet)
    return Deal(active, planet, there, tuple(player.hold for player in view.players))


def deal_of(view: View, action: Action, active: int) -> Deal:
    """Return the deal that an offer is."""
    return deal_at(view, action.planet, active)._replace(shares=action.shares)


def bonus_of(player: PlayerSeen) -> Skills:
    """Return the icons that the Upgrades of a seat add."""
    return Skills._make(player.upgrades.count(skill) for skill in SKILLS)


def spaces_of(player: PlayerSeen) -> int:
    """Return how many spaces a Hold has."""
    return SPACES + player.upgrades.count(HOLD)


def icons_brought(view: View, planet: str, seat: int, crew: Sequence[str]) -> Skills:
    """Return what a seat's crew, and its Upgrades, bring of the icons that a Planet asks for."""
    brought = played(Part(NO_SKILLS, bonus_of(view.players[seat])), crew)
    needs = PLANETS[planet].needs
    return Skills._make(icons if asked else 0 for icons, asked in zip(brought, needs, strict=True))


def part_of(view: View, icons: Skills) -> Part:
    """Return what the viewer has to cover."""
    assert view.seat is not None
    return Part(icons, bonus_of(view.players[view.seat]))


def fitting_crew(view: View, icons: Skills) -> tuple[str, ...] | None:
    """Return the fewest crew of the viewer that cover icons, None where its crew cannot."""
    return cheapest(part_of(view, icons), view.crew)
