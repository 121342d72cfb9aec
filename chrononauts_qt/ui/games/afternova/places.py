"""Where the places of motion.Motion lie on the table, and how they looked before something happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.afternova.amounts import NO_FRAGMENTS, words
from chrononauts_qt.games.afternova.cards import CREWS, PROJECTS
from chrononauts_qt.games.afternova.state import ROW_SIZE
from chrononauts_qt.ui.games.afternova.deal_table import DealTable
from chrononauts_qt.ui.games.afternova.views.cards import CREW_CARD, PROJECT_CARD, CardFace
from chrononauts_qt.ui.games.afternova.views.planets import PlanetFace, planet_sockets
from chrononauts_qt.ui.games.afternova.views.seats import (
    BotFace,
    SeatFace,
    bots_icon,
    done_box,
    hold_boxes,
)
from chrononauts_qt.ui.games.afternova.views.ship import PlaceFace, SocketFace
from chrononauts_qt.ui.games.afternova.views.tokens import in_socket
from chrononauts_qt.ui.kit.pieces import Piece, PieceView
from chrononauts_qt.ui.kit.theme import Theme

_FAN = 46
"""How far beside each other cards come to a Planet."""
_KEEP = Qt.AspectRatioMode.KeepAspectRatio


class Laid(Protocol):
    """What is asked of the table."""

    theme: Theme
    planets: PieceView
    bag: PieceView
    market: PieceView
    ship: PieceView
    seats_view: PieceView
    hand: PieceView
    deal: DealTable

    @property
    def ship_seat(self) -> int:
        """Whose Starship is shown."""


class Before(NamedTuple):
    """How everything lay: the things of each view; whose Starship was shown, and who sees it all the time."""

    pieces: Mapping[PieceView, tuple[Piece, ...]]
    ship_seat: int
    viewer: int | None


class Cell(NamedTuple):
    """A place on the table with what lay there, as everybody may see it; ``ground`` is what is below."""

    view: PieceView
    row: int
    box: QRectF
    before: Piece | None
    ground: str

    @property
    def after(self) -> Piece:
        """What lies there now."""
        return self.view.pieces[self.row]


class Places:
    """Reads the places of a table."""

    def __init__(self, laid: Laid, table: QWidget) -> None:
        self._laid, self._table = laid, table
        self.look(None)

    def look(self, viewer: int | None) -> None:
        """Keep how everything lies; somebody may look at the own view, and at the Starship, all the time."""
        laid = self._laid
        views = (laid.planets, laid.market, laid.ship, laid.seats_view)
        self.before = Before({view: view.pieces for view in views}, laid.ship_seat, viewer)

    @property
    def u(self) -> float:
        """The scale."""
        return self._laid.planets.u

    def is_in_sight(self, view: PieceView) -> bool:
        """Tell whether a view can be seen; the deal table lies over Market and Starship."""
        below = (self._laid.market, self._laid.ship)
        return view.isVisible() and not (view in below and self._laid.deal.isVisible())

    # -- what changes -----------------------------------------------------------------------------

    def cells(self, place: str) -> list[Cell]:
        """Return the cells of a place that changes."""
        laid, (kind, _, rest) = self._laid, place.partition(" ")
        if kind == "planet":
            return self._cell(laid.planets, self._row_before(laid.planets, rest))
        if kind == "place":
            return self._cell(laid.planets, int(rest))
        if kind == "market":
            which, _, at = rest.partition(" ")
            return self._cell(laid.market, int(at) + (ROW_SIZE + 1) * (which == "projects"))
        if kind == "slip":
            return self._cell(laid.deal.slips, _row_of(laid.deal.slips.pieces, place), "panel")
        found = [] if kind == "done" else self._cell(laid.seats_view, self._panel(rest))
        wanted = {"hold": SocketFace, "done": PlaceFace}.get(kind)
        if wanted is not None and self._shows_ship(rest):
            for row, piece in enumerate(laid.ship.pieces):
                if isinstance(piece.face, wanted):
                    found.append(self._on_ship(row, piece))
        return found

    def _on_ship(self, row: int, piece: Piece) -> Cell:
        """Return a socket or the place of a Project; the Hold may have had fewer spaces."""
        ship = self._laid.ship
        pieces = self.before.pieces[ship]
        if isinstance(piece.face, SocketFace):
            there = row < len(pieces) and isinstance(pieces[row].face, SocketFace)
            empty = piece._replace(face=SocketFace("", False, piece.face.is_too_many))
            before = pieces[row] if there else empty
        else:
            before = pieces[row - len(ship.pieces)]
        return Cell(ship, row, ship.place_of(row, self._table), before, "panel")

    def _cell(self, view: PieceView, row: int, ground: str = "bg") -> list[Cell]:
        if not 0 <= row < len(view.pieces) or not self.is_in_sight(view):
            return []
        pieces = self.before.pieces.get(view, ())
        before = _public(pieces[row]) if row < len(pieces) else None
        return [Cell(view, row, view.place_of(row, self._table), before, ground)]

    def _panel(self, who: str) -> int:
        return len(self._laid.seats_view.pieces) - 1 if who == "bot" else int(who)

    def _shows_ship(self, who: str) -> bool:
        seats = {self.before.viewer, self.before.ship_seat, self._laid.ship_seat}
        return who != "bot" and seats == {int(who)} and self.is_in_sight(self._laid.ship)

    def _row_before(self, view: PieceView, key: str) -> int:
        row = _row_of(self.before.pieces.get(view, ()), key)
        return row if row >= 0 else _row_of(view.pieces, key)

    # -- where things fly -------------------------------------------------------------------------

    def box(self, place: str, thing: str, number: int = 0) -> QRectF | None:
        """Return where a thing lies at a place, None: nowhere now.

        `number` have come there before it; below 0: it is the last one of what was there, or one before.
        """
        laid, (kind, _, rest) = self._laid, place.partition(" ")
        if kind == "bag":
            return in_socket(self.bag())
        if kind == "socket":
            return self._socket(*rest.split(" "))
        if kind == "deck":
            row = _row_of(laid.market.pieces, f"replace-{rest}")
            return self._card(laid.market.place_of(row, self._table), thing) if self._market else None
        if kind == "hand":
            room = QRectF(laid.hand.geometry())
            return self._card(room, thing, laid.hand)
        if kind in ("planet", "market"):
            found = self.cells(place)
            fanned = _FAN * self.u * (number - 1) if kind == "planet" else 0.0
            return self._card(found[0].box, thing).translated(fanned, 0) if found else None
        if kind == "hold" and self._shows_ship(rest):
            return self._ship_socket(rest, number)
        if kind == "done" and self._shows_ship(rest):
            return self._ship_place(thing)
        return self._on_panel(kind, rest, thing, number)

    @property
    def _market(self) -> bool:
        return self.is_in_sight(self._laid.market)

    def bag(self) -> QRectF:
        """Return where the bag lies."""
        return QRectF(self._laid.bag.rect_of("bag"))

    def _socket(self, planet: str, number: str) -> QRectF | None:
        view = self._laid.planets
        row = _row_of(view.pieces, planet)
        row = row if row >= 0 else self._row_before(view, planet)
        if row < 0 or not view.isVisible():
            return None
        boxes = planet_sockets(planet, view.place_of(row, self._table), self.u)
        return in_socket(boxes[min(int(number), len(boxes) - 1)])

    def _ship_socket(self, who: str, number: int) -> QRectF:
        ship = self._laid.ship
        rows = [row for row, piece in enumerate(ship.pieces) if isinstance(piece.face, SocketFace)]
        row = rows[max(0, min(self._held(who) + number, len(rows) - 1))]
        return in_socket(ship.place_of(row, self._table))

    def _ship_place(self, project: str) -> QRectF:
        ship = self._laid.ship
        row = _row_of(ship.pieces, project)
        return ship.place_of(row if row >= 0 else len(ship.pieces) - 1, self._table)

    def _held(self, who: str) -> int:
        """Return how many Fragments lay in a Hold before."""
        pieces = self.before.pieces[self._laid.seats_view]
        face = pieces[self._panel(who)].face
        return len(face.hold) if isinstance(face, SeatFace | BotFace) else 0

    def _on_panel(self, kind: str, rest: str, thing: str, number: int) -> QRectF | None:
        view = self._laid.seats_view
        who = "bot" if kind == "icon" else rest
        row = self._panel(who)
        if not view.isVisible():
            return None
        box, face = view.place_of(row, self._table), self.before.pieces[view][row].face
        if kind == "icon" and isinstance(face, BotFace):
            project, colour = rest.split(" ")
            return bots_icon(box, face, words(PROJECTS[project].cost), colour, self.u)
        if kind == "hold":
            boxes = hold_boxes(box, face, self.u)
            return in_socket(boxes[max(0, min(self._held(who) + number, len(boxes) - 1))])
        if kind == "done":
            return self._card(done_box(box, self.u), thing)
        return self._card(box.adjusted(0, 4, 0, -4), thing)

    def _card(self, room: QRectF, thing: str, view: PieceView | None = None) -> QRectF:
        """Return a card in the middle of a room, at most as large as in the Market."""
        width, height = CREW_CARD if thing in CREWS or thing == "crew" else PROJECT_CARD
        tall = (view or self._laid.market).place_of(0, self._table).height() or height * self.u
        most = QSizeF(width, height).scaled(QSizeF(10_000, tall), _KEEP)
        size = most if most.height() <= room.height() else QSizeF(width, height).scaled(room.size(), _KEEP)
        return QRectF(room.center() - QPointF(size.width(), size.height()) / 2, size)


def _row_of(pieces: tuple[Piece, ...], key: str) -> int:
    return next((row for row, piece in enumerate(pieces) if piece.key == key), -1)


def _public(piece: Piece) -> Piece:
    """Return a thing as everybody may see it: without what its viewer's own hand or Hold made of it."""
    face = piece.face
    if isinstance(face, PlanetFace):
        face = PlanetFace(face.planet, NO_FRAGMENTS)
    elif isinstance(face, CardFace):
        face = CardFace(face.card, least=face.least)
    return piece._replace(face=face)
