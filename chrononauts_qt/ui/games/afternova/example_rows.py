"""What lies on the board of an example at a step: rows of things, as the table shows them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QRect

from chrononauts_qt.games.afternova.amounts import words
from chrononauts_qt.games.afternova.cards import PLANETS, STARSHIPS
from chrononauts_qt.games.afternova.state import MOST_PROJECTS, ROW_SIZE
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.ui.games.afternova import shown
from chrononauts_qt.ui.games.afternova.deal import Deal, deal_of, spaces_of
from chrononauts_qt.ui.games.afternova.draft import Draft
from chrononauts_qt.ui.games.afternova.examples import BOTS_ROW, MARKET, POINTS, SCENE, SHIP, BoardStep
from chrononauts_qt.ui.games.afternova.texts import cards, listed, spoken
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.games.afternova.views.cards import (
    CREW_CARD,
    LIFT,
    PROJECT_CARD,
    CardFace,
    RowFace,
    in_hand,
    paint_card,
    width_of,
)
from chrononauts_qt.ui.games.afternova.views.market import LABEL
from chrononauts_qt.ui.games.afternova.views.planets import PlanetFace, paint_planet
from chrononauts_qt.ui.games.afternova.views.seats import SeatFace, paint_seat
from chrononauts_qt.ui.games.afternova.views.ship import paint_ship, place_ship
from chrononauts_qt.ui.kit.pieces import Painting, Piece, Placing

WIDTH = 826
"""How wide a row may be at scale 1 and everything on it as large as at the table."""
HEAD = LABEL + 6
"""Height of the titles above the lots of a row, and of the ring of a card that is lifted."""
_PLANET, _SEAT = 300, 264
_CARDS = 146 + LIFT + 4


class Lot(NamedTuple):
    """Things that are placed together, so wide at scale 1; ``title`` stands above all of it, ``captions``
    each above a thing."""

    pieces: tuple[Piece, ...]
    place: Placing
    paint: Painting
    width: int
    title: str = ""
    captions: tuple[tuple[str, str], ...] = ()


class Row(NamedTuple):
    """Lots side by side, so high at scale 1; ``is_stack``: where width lacks, one below the other."""

    height: int
    lots: tuple[Lot, ...]
    is_stack: bool = False


def rows(step: BoardStep, first: BoardStep) -> tuple[Row, ...]:
    """Return the rows of a step from above; `first` is the first step of its example."""
    seat = step.example.seat
    seats = Row(70, tuple(_panels(step)), is_stack=True)
    if step.example.about == SCENE:
        return Row(_CARDS + HEAD, (_planet(step), *_hands(step, first))), seats
    if step.example.about == BOTS_ROW:
        return Row(_CARDS + HEAD, (_bots_row(step),)), seats
    if step.example.about == MARKET:
        view = step.views[seat]
        own = _hand(step, seat, (*view.crew, *view.projects), WIDTH)
        return Row(_CARDS + HEAD, tuple(_market(step.public))), Row(_CARDS + HEAD, (own,)), seats
    assert step.example.about in (SHIP, POINTS)
    ship, hands = Row(140, (_ship(step),)), Row(_CARDS + HEAD, tuple(_projects(step, first)))
    return (ship, seats) if step.counted else (ship, hands, seats)


def deal(step: BoardStep) -> tuple[str, Deal] | None:
    """Return what is being dealt: what is thought of, or the last offer as it was answered; and its title."""
    view, about = step.public, step.thought
    if about is not None:
        return text("deal-at", planet=cards.planet(about.planet)), deal_of(view, about, view.seat_to_move)
    if not view.offers or not view.lies(view.offers[-1].planet):
        return None
    now = view.offers[-1]
    said = next(iter(now.counters.values()), now.action)
    title = text("offer-at", number=now.number, planet=cards.planet(now.planet))
    return title, deal_of(view, said, view.seat_to_move)


def things(found: Sequence[Row]) -> Iterator[tuple[str, Piece]]:
    """Yield all things with names that tell the same one of two steps."""
    for number, row in enumerate(found):
        for place, lot in enumerate(row.lots):
            yield from ((f"{number} {place} {piece.key}", piece) for piece in lot.pieces)


def changed(before: Sequence[Row], now: Sequence[Row]) -> frozenset[str]:
    """Return the names of what is new or has another face; whose turn it is does not count."""
    was = {name: _face(piece) for name, piece in things(before)}
    return frozenset(name for name, piece in things(now) if name not in was or was[name] != _face(piece))


def _face(piece: Piece) -> Any:
    face = piece.face
    return face._replace(is_to_move=False, mark="") if isinstance(face, SeatFace) else face


# -- lots -------------------------------------------------------------------------------------------


def _whole(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    return [QRect(0, 0, room.width(), room.height()) for _ in pieces]


def _planet(step: BoardStep) -> Lot:
    """Return the Planet of the example; what the crew of whoever is looked at covers is marked."""
    own = step.views[step.example.seat]
    found, count = step.public.planets[0], len(step.public.planets)
    assert found is not None, "there are Planets enough"
    covered = shown.covered_by(own, PLANETS[found.id].needs) if own.crew else None
    face = PlanetFace(found.id, found.fragments, covered)
    piece = Piece(found.id, spoken.planet(found, 0, count, covered), face)
    return Lot((piece,), _whole, paint_planet, _PLANET)


def _panels(step: BoardStep) -> Iterator[Lot]:
    for piece in shown.seats(step.public, step.names, (), {}):
        yield Lot((piece,), _whole, paint_seat, _SEAT)


def _hands(step: BoardStep, first: BoardStep) -> Iterator[Lot]:
    """Yield the crew of those who can have a part, as wide as it was at first, and what Bot collects."""
    for seat, (view, began) in enumerate(zip(step.views, first.views, strict=True)):
        if first.public.bot is None or seat == step.example.seat:
            yield _hand(step, seat, view.crew, _width(began.crew))
    if step.public.bot is not None:
        yield _bots_row(step)


def _projects(step: BoardStep, first: BoardStep) -> Iterator[Lot]:
    """Yield the Projects in the hands that have had some."""
    for seat, (view, began) in enumerate(zip(step.views, first.views, strict=True)):
        if began.projects:
            yield _hand(step, seat, view.projects, _width(began.projects))


def _width(held: Sequence[str]) -> int:
    return sum(width_of(card) + 8 for card in held) + 4


def _hand(step: BoardStep, seat: int, held: Sequence[str], width: int) -> Lot:
    """Return cards of a hand that lies open; what is laid aside for a deal is lifted."""
    view = step.views[seat]
    lifted = _laid(view, seat)
    if step.thought is not None and seat == step.example.seat:
        lifted = step.thought.cards
    have = view.players[seat].hold
    pieces = tuple(
        Piece(card, spoken.card(card, card in lifted),
              CardFace(card, card in lifted, there=shown.there(card, have)))
        for card in held)
    return Lot(pieces, in_hand, paint_card, width, step.names[seat])


def _laid(view: View, seat: int) -> tuple[str, ...]:
    """Return the cards with which a seat has answered the last offer, or one that is the same."""
    laid = [aside.get(seat, ()) for aside in view.laid_aside.values()]
    return next((said for said in reversed(laid) if said), ())


def _bots_row(step: BoardStep) -> Lot:
    bot = step.public.bot
    assert bot is not None, "Bot takes part"
    pieces = tuple(
        Piece(one.project, said, CardFace(one.project, there=words(one.fragments)))
        for one, said in zip(bot.row, spoken.bot_row(bot), strict=True))
    return Lot(pieces, in_hand, paint_card, _width([one.project for one in bot.row]), text("bot"))


def _market(view: View) -> Iterator[Lot]:
    """Yield the two rows of the Market, without the ways to replace them."""
    pieces = tuple(piece for piece in shown.market(view, Draft(), ()) if not isinstance(piece.face, RowFace))
    for row, found, count in (
        ("crew", pieces[:ROW_SIZE], view.crew_deck), ("projects", pieces[ROW_SIZE:], view.project_deck),
    ):  # fmt: skip
        width = CREW_CARD if row == "crew" else PROJECT_CARD
        title = text(f"market-{row}", deck=listed.deck(count))
        yield Lot(found, in_hand, paint_card, ROW_SIZE * (width[0] + 8) + 4, title)


def _ship(step: BoardStep) -> Lot:
    seat, player = step.example.seat, step.public.players[step.example.seat]
    pieces = tuple(shown.ship(step.public, seat, step.names[seat], STARSHIPS[seat], None))
    hold = text("hold", count=sum(player.hold), spaces=spaces_of(player))
    done = text("projects-of", count=len(player.completed), most=MOST_PROJECTS)
    captions = ((pieces[1].key, hold), (pieces[-MOST_PROJECTS].key, done))
    return Lot(pieces, place_ship, paint_ship, WIDTH, captions=captions)
