"""What lies on the table, as things of its views: made anew from every view, and from what is considered."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from chrononauts_qt.games.afternova.amounts import NO_SKILLS, Fragments, Skills, plus, words
from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS
from chrononauts_qt.games.afternova.covering import icons_of
from chrononauts_qt.games.afternova.state import BOT_SPACES, MOST_PROJECTS
from chrononauts_qt.games.afternova.view import PlayerSeen, View
from chrononauts_qt.ui.catalog import private_speech_texts, seat_texts
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.afternova.bag import in_bag
from chrononauts_qt.ui.games.afternova.basket import used
from chrononauts_qt.ui.games.afternova.deal import bonus_of, spaces_of
from chrononauts_qt.ui.games.afternova.draft import Draft
from chrononauts_qt.ui.games.afternova.points import bots_points, points_of
from chrononauts_qt.ui.games.afternova.texts import cards, listed, spoken
from chrononauts_qt.ui.games.afternova.texts.basket_texts import text as basket_text
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.games.afternova.views.bag import BagFace
from chrononauts_qt.ui.games.afternova.views.basket import PaidFace
from chrononauts_qt.ui.games.afternova.views.cards import CardFace, RowFace
from chrononauts_qt.ui.games.afternova.views.planets import PlanetFace
from chrononauts_qt.ui.games.afternova.views.seats import BotFace, SeatFace, key_of
from chrononauts_qt.ui.games.afternova.views.ship import PlaceFace, ShipFace, SocketFace
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.table.seat_controller import ASLEEP, PHONE


def covered_by(view: View, needs: Skills) -> Skills | None:
    """Return which of the icons the viewer's own crew covers; None where nobody looks."""
    if view.seat is None:
        return None
    there = plus(icons_of(view.crew), bonus_of(view.players[view.seat])) if view.crew else NO_SKILLS
    return Skills(*map(min, needs, there))


def planets(view: View, draft: Draft) -> Iterator[Piece]:
    """Yield the Planets; what the own crew covers is marked for its owner alone."""
    for place, found in enumerate(view.planets):
        if found is None:
            yield Piece(f"planet-gap-{place}", spoken.planet(None, place, len(view.planets), None))
            continue
        covered = covered_by(view, PLANETS[found.id].needs)
        chosen = text("planet-chosen") if found.id == draft.planet else ""
        public = sentences(spoken.planet(found, place, len(view.planets), None), chosen)
        own = sentences(spoken.planet(found, place, len(view.planets), covered), chosen)
        said = private_speech.said(own, public)
        face = PlanetFace(found.id, found.fragments, covered, found.id == draft.planet)
        yield Piece(found.id, said, face, f"planet {found.id}", may_drag=view.seat is not None)


def bag(view: View) -> Iterator[Piece]:
    """Yield the bag, with what lies beside it and what must be in it."""
    face = BagFace(view.reserve, in_bag(view))
    beside, inside = spoken.bag(*face)
    yield Piece("bag", sentences(inside, beside), face)


def market(
    view: View, draft: Draft, may_replace: Collection[str], least: float = 0.0
) -> Iterator[Piece]:
    """Yield the two rows of the Market, each with the way to replace it; `least` is the least type in pixels
    of what is seen from afar, where nobody replaces anything and each row has its deck."""
    for row, found in (("crew", view.market_crew), ("projects", view.market_projects)):
        for place, card in enumerate(found):
            if card is None:
                yield Piece(f"gap-{row}-{place}", spoken.card(None))
                continue
            is_chosen = card in draft.basket.cards
            there = _there(view, card)
            face = CardFace(card, is_chosen, there=there, least=least)
            yield Piece(card, spoken.card(card, is_chosen), face,
                        may_drag=view.seat is not None, note=spoken.upgrade_of(card))
        if least:
            deck = listed.deck(view.crew_deck if row == "crew" else view.project_deck)
            yield Piece(f"replace-{row}", text(f"market-{row}", deck=deck), RowFace(row, True))
            continue
        is_chosen = row in draft.basket.rows
        said = text(f"replace-{row}")
        if row in may_replace and view.seat is not None:
            said = _row_said(said, view, draft, row)
        yield Piece(f"replace-{row}", said, RowFace(row, row in may_replace, is_chosen))


def _row_said(name: str, view: View, draft: Draft, row: str) -> str:
    """Return what replacing a row costs, and whether it is chosen."""
    with_it = draft.basket if row in draft.basket.rows else draft.basket.with_row(row)
    is_free = with_it.paid(view) < len(with_it.rows)
    said = basket_text("row-free" if is_free else "row-costs", row=name)
    return text("chosen-name", name=said) if row in draft.basket.rows else said


def basket(view: View, draft: Draft) -> Iterator[Piece]:
    """Yield the places of a Market action: what was used, what is about to be, and what is left."""
    for place, event in enumerate(used(view)):
        if event.name == "CardTaken":
            card = str(event.data["card"])
            yield Piece(f"used-{place}", spoken.card(card), CardFace(card, is_idle=True),
                        note=spoken.upgrade_of(card))
        else:
            row = str(event.data["row"])
            yield Piece(f"used-{place}", text(f"replace-{row}"), PaidFace(row, text(f"replace-{row}"), True))
    chosen = draft.basket
    for card in chosen.cards:
        yield Piece(card, spoken.card(card, is_chosen=True), CardFace(card),
                    note=spoken.upgrade_of(card))
    rows = chosen.rows[len(chosen.rows) - chosen.paid(view) :]
    for row in rows:
        said = basket_text("row-costs", row=text(f"replace-{row}"))
        yield Piece(f"replace-{row}", said, PaidFace(row, basket_text("costs")))
    for place in range(chosen.left(view)):
        yield Piece(f"free-{place}", basket_text("free-place"))


def _there(view: View, card: str) -> tuple[str, ...] | None:
    """Return which Fragments of a Project's cost the viewer has, None where nobody looks."""
    return None if view.seat is None else there(card, view.players[view.seat].hold)


def there(card: str, hold: Fragments) -> tuple[str, ...] | None:
    """Return which Fragments of a Project's cost a Hold has; None for what is no Project."""
    return words(Fragments(*map(min, PROJECTS[card].cost, hold))) if card in PROJECTS else None


def hand(view: View, chosen: Collection[str], useful: Collection[str] | None) -> Iterator[Piece]:
    """Yield the viewer's cards; `useful` are those that can be chosen now, None: any."""
    for card in (*view.crew, *view.projects):
        is_chosen = card in chosen
        is_idle = useful is not None and card not in useful and not is_chosen
        face = CardFace(card, is_chosen, is_idle, _there(view, card))
        hushed = private_speech_texts.text("card")
        yield Piece(card, private_speech.said(spoken.card(card, is_chosen), hushed), face, may_drag=True,
                    note=private_speech.said(spoken.upgrade_of(card), ""))


def seats(
    view: View, names: Sequence[str], asks: Collection[int], sitters: Mapping[int, str], is_afar: bool = False
) -> Iterator[Piece]:
    """Yield all players, and Bot; `asks` are those who are asked before they complete anything, `sitters` the
    ranks of bots, and whose hands are on phones. Seen from afar that a phone sleeps is told by its sign."""
    for seat, player in enumerate(view.players):
        sitter, mark = sitters.get(seat, ""), _mark(view, seat, seat in asks)
        ranked = seat_texts.ranked(names[seat], sitter)
        by_phone, is_asleep = sitter in (PHONE, ASLEEP), sitter == ASLEEP
        name = names[seat] if by_phone else ranked
        told = seat_texts.text(ASLEEP) if is_asleep and not is_afar else mark
        points = points_of(player)
        face = SeatFace(
            seat, name, player.crew, player.projects, words(player.hold), spaces_of(player),
            tuple(map(cards.upgrade, player.upgrades)), len(player.completed), listed.points(points),
            view.outcome is None and seat in view.deciding, told, by_phone, is_asleep)
        said = spoken.seat(ranked, player, points, mark)
        yield Piece(key_of(seat), said, face, f"seat {seat}")
    if view.bot is not None:
        row = tuple((words(PROJECTS[one.project].cost), words(one.fragments)) for one in view.bot.row)
        done = len(view.bot.completed) + view.bot.gained
        worth = bots_points(view.bot)
        bot = BotFace(text("bot"), row, words(view.bot.hold), BOT_SPACES, done, listed.points(worth))
        yield Piece("bot", spoken.bot(view.bot, worth), bot, "seat -2")


def _mark(view: View, seat: int, asks: bool) -> str:
    if view.outcome is not None:
        return ""
    if view.step == "answer" and view.offers:
        now = view.offers[-1]
        if seat in now.answered:
            return text("answered")
        return text("asked") if seat in now.asked else ""
    if seat == view.seat_to_move and seat in view.deciding:
        return text("to-move")
    return text("asks-me") if asks else ""


def ship(
    view: View, seat: int, name: str, face: str, gone: Fragments | None, with_picture: bool = True,
    is_named: bool = False,
) -> Iterator[Piece]:
    """Yield a Starship with its Hold and its Projects; `gone` is what goes overboard, None: nothing may.

    `is_named`: it bears the name of its player, for those who look from afar at the ship of each in turn.
    """
    player = view.players[seat]
    said = text("ship-name", ship=cards.ship(face), name=name)
    plate = (name, seat) if is_named else (cards.ship(face), None)
    yield Piece("ship", said, ShipFace(face if with_picture else "", *plate))
    yield from _sockets(player, gone)
    for place in range(MOST_PROJECTS):
        project = player.completed[place] if place < len(player.completed) else ""
        works = bool(project and PROJECTS[project].upgrade)
        label = spoken.card(project) if project else text("place-name")
        key = project or f"place-{place}"
        upgrade = cards.upgrade(PROJECTS[project].upgrade) if works else ""
        yield Piece(key, label, PlaceFace(project, upgrade), note=spoken.upgrade_of(project))


def _sockets(player: PlayerSeen, gone: Fragments | None) -> Iterator[Piece]:
    left = gone._asdict() if gone is not None else {}
    held = words(player.hold)
    for place in range(max(spaces_of(player), len(held))):
        colour = held[place] if place < len(held) else ""
        goes = bool(colour and left.get(colour, 0))
        if goes:
            left[colour] -= 1
        said = text("socket-name")
        if colour:
            said = text("hold-gone" if goes else "hold-name", colour=cards.colour(colour))
        yield Piece(f"hold-{place} {colour}", said, SocketFace(colour, goes, place >= spaces_of(player)))


def crew_of(chosen: Iterable[str]) -> list[str]:
    """Return the crew cards among those."""
    return [card for card in chosen if card in CREWS]
