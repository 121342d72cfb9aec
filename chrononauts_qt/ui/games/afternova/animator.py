"""What moves over a table of AfterNova: pictures of what was, and things on their way."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.afternova.amounts import COLOURS
from chrononauts_qt.ui.games.afternova.places import Cell, Laid, Places
from chrononauts_qt.ui.games.afternova.views import motion
from chrononauts_qt.ui.games.afternova.views.cards import CardFace
from chrononauts_qt.ui.games.afternova.views.drawn import draw_badge, draw_seal, draw_thing
from chrononauts_qt.ui.games.afternova.views.motion import COVERS, Motion
from chrononauts_qt.ui.games.afternova.views.seats import SeatFace
from chrononauts_qt.ui.kit.clock import FADE, Clock
from chrononauts_qt.ui.kit.moving import Move, Moving, share_of
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.pixmaps import Pixmaps

_GAP = Piece("gap", "")
_SLIDE, _SEAL, _DRAWN = 60, 56, 26
"""How far a slip comes from, how large a seal and Bot's Fragment are, at scale 1."""


class Cover(NamedTuple):
    """A cell with pictures of what lay there and of what lies there now."""

    cell: Cell
    before: QPixmap | None
    after: QPixmap | None


@dataclass(slots=True)
class Flight(Move[Motion]):
    """A step with its places; ``batch``: when the first of what happened with it begins; ``lands``: when it
    has come to where it stays."""

    batch: float = 0.0
    lands: float = 0.0
    way: tuple[QRectF, QRectF] | None = None
    covers: tuple[Cover, ...] = field(default=())
    thing: str = ""


class Animator(Moving[Motion, Flight]):
    """Moves cards, Fragments, Planets and slips.

    ``points`` says in words all points of a seat from what it had to what it has; ``viewer`` is the seat
    whose private view is shown now.
    """

    LONGEST = motion.LONGEST

    def __init__(
        self, laid: Laid, table: QWidget, points: Callable[[int], tuple[str, ...]], clock: Clock
    ) -> None:
        super().__init__(table, clock)
        self._laid, self._points = laid, points
        self._places = Places(laid, table)
        self._factor = 1.0
        self.viewer: int | None = None
        self._things = Pixmaps(40)

    # -- following the game -----------------------------------------------------------------------

    def remember(self) -> None:
        self._places.look(self.viewer)

    def faded(self, steps: tuple[Motion, ...]) -> tuple[Motion, ...]:
        return motion.faded(steps)

    def moves_of(self, steps: tuple[Motion, ...], start: float, factor: float) -> list[Flight]:
        """Return the steps at their places; what has none now is only heard."""
        self._factor = factor
        come = Counter[str]()
        moves = []
        for step in steps:
            begins, lands = start + step.start * factor, start + step.end * factor
            move = Flight(step, begins, max(lands, start + step.stays * factor), batch=start, lands=lands)
            move.thing = step.thing
            if step.kind in COVERS or step.kind == "rise":
                move.covers = tuple(self._cover(step, cell) for cell in self._places.cells(step.place))
            if step.kind == "fill":
                self._fill(move)
            elif step.kind in ("fly", "draw"):
                move.way = self._way(step, come)
            elif step.kind in ("press", "badge"):
                move.way = self._standing(step)
            moves.append(move)
        return moves

    def _way(self, step: Motion, come: Counter[str]) -> tuple[QRectF, QRectF] | None:
        """Return whence and whither; `come` counts what has come to a place before, and what has gone."""
        whence, whither = step.way
        come[f"from {whence}"] += 1
        start = self._places.box(whence, step.thing, -come[f"from {whence}"])
        end = self._places.box(whither, step.thing, come[whither])
        come[whither] += 1
        return None if start is None or end is None else (start, end)

    def _fill(self, move: Flight) -> None:
        """Let a card come from its deck to where another one lies now."""
        came = [cover for cover in move.covers if cover.cell.before is None
                or cover.cell.before.key != cover.cell.after.key]
        move.covers = tuple(came)
        face = came[0].cell.after.face if came else None
        if isinstance(face, CardFace):
            move.thing = face.card
            whence = self._places.box(move.step.way[0], face.card)
            move.way = None if whence is None else (whence, came[0].cell.box)

    def _standing(self, step: Motion) -> tuple[QRectF, QRectF] | None:
        """Return the place of what does not go anywhere."""
        u = self._places.u
        cells = self._places.cells(step.place)
        if not cells:
            return None
        box = cells[0].box
        if step.kind == "badge":
            side = min(box.height(), 30 * u)
            width = side * (0.4 + len(step.thing.split(" ")))
            plate = QRectF(box.left() - width - 6 * u, box.center().y() - side / 2, width, side)
            return plate, plate
        side = min(_SEAL * u, box.height())
        middle = box.center()
        if step.place.startswith("slip"):
            side = min(22 * u, box.height() * 0.6)
            middle = QPointF(box.left() + 7 * u + side / 2, middle.y())
        seal = QRectF(middle - QPointF(side, side) / 2, QSizeF(side, side))
        return seal, seal

    def _cover(self, step: Motion, cell: Cell) -> Cover:
        before = _GAP if step.kind == "fill" else cell.before
        after = cell.after if step.kind in ("rise", "turn", "slide") else None
        if step.kind == "rise" and after is not None:
            after = after._replace(face=after.face._replace(fragments=type(after.face.fragments)()))
        return Cover(cell, self._picture(cell, before), self._picture(cell, after))

    def _picture(self, cell: Cell, piece: Piece | None) -> QPixmap | None:
        if piece is None:
            return None
        drawn = QPixmap((cell.box.size() * self.devicePixelRatioF()).toSize())
        drawn.setDevicePixelRatio(self.devicePixelRatioF())
        drawn.fill(self._laid.theme.color(cell.ground))
        with QPainter(drawn) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            cell.view.paint_piece(painter, QRectF(QPointF(), cell.box.size()), piece)
        return drawn

    # -- which pixels -----------------------------------------------------------------------------

    def rests(self, move: Flight, now: float) -> bool:
        """Tell whether it only waits or lies there; whatever begins is drawn once in any case."""
        if any(self._frame < moment <= now for moment in (move.batch, move.start, move.lands)):
            return False
        if move.step.kind == "keep":
            return now < move.end - FADE * self._factor
        return now < move.start or (move.step.kind not in COVERS and now >= move.lands)

    def boxes(self, move: Flight, now: float) -> list[QRect]:
        found = [cover.cell.box for cover in move.covers]
        flying = self._flight(move, now)
        if flying is not None:
            found.append(flying)
        return [box.toAlignedRect().adjusted(-2, -2, 2, 2) for box in found]

    def _flight(self, move: Flight, now: float) -> QRectF | None:
        """Return where a thing is now, None while it is nowhere."""
        if move.way is None or now >= move.end or (now < move.start and not move.step.waits):
            return None
        share = 1 - (1 - share_to(move, now)) ** 3
        if move.step.kind == "draw":
            return self._along_row(move, share_to(move, now))
        if move.step.kind == "press":
            grown = move.way[0].height() * 0.5 * (1 - share)
            return move.way[0].adjusted(-grown, -grown, grown, grown)
        is_arc = move.step.thing in COLOURS
        return _between(*move.way, share, 46 * self._places.u if is_arc else 0.0)

    def _along_row(self, move: Flight, share: float) -> QRectF:
        """Return where a drawn Fragment is: from the bag to the left end of Bot's row, then along it."""
        assert move.way is not None, "only what has a way is anywhere"
        whence, whither = move.way
        row = self._places.cells("seat bot")
        side = _DRAWN * self._places.u
        left = QRectF(0, 0, side, side)
        left.moveCenter(QPointF(row[0].box.left() + side if row else whither.left(), whither.center().y()))
        if share < 0.5:
            return _between(whence, left, 1 - (1 - 2 * share) ** 3, 0.0)
        return _between(left, whither, 2 * share - 1, 0.0)

    # -- drawing ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw covers and what moves within the pixels that are asked for, at the time of the last tick."""
        if not self._moves:
            return
        now, region = self._frame, event.region()
        first = self._first_covers()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for move in self._moves:
                for cover in move.covers:
                    box = cover.cell.box
                    if first[_key(cover)] == move.batch and region.intersects(box.toAlignedRect()):
                        self._paint_cover(painter, move, cover, now)
            for move in self._moves:
                flying = self._flight(move, now)
                if flying is not None and region.intersects(flying.toAlignedRect()):
                    self._paint_thing(painter, move, flying, now)

    def _first_covers(self) -> Mapping[tuple[int, int], float]:
        """Return for each covered cell when the first of what still covers it began."""
        first: dict[tuple[int, int], float] = {}
        for move in self._moves:
            for cover in move.covers:
                first.setdefault(_key(cover), move.batch)
        return first

    def _paint_cover(self, painter: QPainter, move: Flight, cover: Cover, now: float) -> None:
        painter.save()
        share = share_to(move, now)
        if move.step.kind in ("keep", "fade"):
            left = FADE * self._factor
            share = 0.0 if move.end - now > left else 1 - (move.end - now) / left
            painter.setOpacity(1 - share)
            _put(painter, cover.before, cover.cell.box)
        elif move.step.kind == "roll":
            self._paint_roll(painter, move, cover, share)
        elif move.step.kind != "rise" or now >= move.start:
            _CHANGES[move.step.kind](painter, cover, share, self._ground(cover.cell), self._places.u)
        painter.restore()

    def _ground(self, cell: Cell) -> Callable[[QPainter], None]:
        color = self._laid.theme.color(cell.ground)
        return lambda painter: painter.fillRect(cell.box, color)

    def _paint_roll(self, painter: QPainter, move: Flight, cover: Cover, share: float) -> None:
        """Draw a panel whose points are on their way to what they are now."""
        cell = cover.cell
        face = cell.before.face if cell.before is not None else None
        if share <= 0 or cell.before is None or not isinstance(face, SeatFace):
            _put(painter, cover.before, cell.box)
            return
        steps = self._points(face.seat)
        said = steps[min(len(steps) - 1, int(share * len(steps)))]
        painter.fillRect(cell.box, self._laid.theme.color(cell.ground))
        cell.view.paint_piece(painter, cell.box, cell.before._replace(face=face._replace(points=said)))

    def _paint_thing(self, painter: QPainter, move: Flight, box: QRectF, now: float) -> None:
        theme = self._laid.theme
        if move.step.kind == "press":
            painter.setOpacity(min(1.0, 3 * share_to(move, now)))
            draw_seal(painter, box, theme)
            painter.setOpacity(1.0)
        elif move.step.kind == "badge":
            draw_badge(painter, box, move.step.thing.split(" "), theme)
        elif move.thing in COLOURS:
            draw_thing(painter, box, move.thing, theme)
        else:
            assert move.way is not None, "only what has a way is anywhere"
            size = max((end.size() for end in move.way), key=QSizeF.height)
            picture = self._things.get(
                (move.thing, theme.name), size, self.devicePixelRatioF(),
                lambda inner, room: draw_thing(inner, room, move.thing, theme))
            painter.drawPixmap(box, picture, QRectF(picture.rect()))


def share_to(move: Flight, now: float) -> float:
    """Return how much of its way is over, from 0 to 1."""
    return share_of(Move(move.step, move.start, move.lands), now)


def _key(cover: Cover) -> tuple[int, int]:
    return id(cover.cell.view), cover.cell.row


def _between(start: QRectF, end: QRectF, share: float, lift: float) -> QRectF:
    """Return a box on its way from one place to another, along an arc that rises by `lift`."""
    size = start.size() * (1 - share) + end.size() * share
    middle = start.center() * (1 - share) + end.center() * share
    middle -= QPointF(0, lift * math.sin(math.pi * share))
    return QRectF(middle - QPointF(size.width(), size.height()) / 2, size)


def _put(painter: QPainter, picture: QPixmap | None, box: QRectF, by: QPointF | None = None) -> None:
    if picture is not None:
        painter.drawPixmap(box.topLeft() + (by or QPointF()), picture)


Ground = Callable[[QPainter], None]


def _leave(painter: QPainter, cover: Cover, share: float, ground: Ground, u: float) -> None:
    """What was slides out to the left."""
    box = cover.cell.box
    ground(painter)
    painter.setClipRect(box)
    _put(painter, cover.before, box, QPointF(-box.width() * share**3, 0))


def _rise(painter: QPainter, cover: Cover, share: float, ground: Ground, u: float) -> None:
    """What is comes up from below."""
    box = cover.cell.box
    painter.setClipRect(box)
    _put(painter, cover.after, box, QPointF(0, box.height() * (1 - share) ** 3))


def _turn(painter: QPainter, cover: Cover, share: float, ground: Ground, u: float) -> None:
    """A card turns around its upright middle."""
    middle = cover.cell.box.center().x()
    ground(painter)
    painter.translate(middle, 0)
    painter.scale(max(abs(1 - 2 * share), 0.01), 1)
    painter.translate(-middle, 0)
    _put(painter, cover.before if share < 0.5 else cover.after, cover.cell.box)


def _slide(painter: QPainter, cover: Cover, share: float, ground: Ground, u: float) -> None:
    """A slip is pushed onto the table from the right."""
    box = cover.cell.box
    ground(painter)
    painter.setClipRect(box)
    painter.setOpacity(share)
    _put(painter, cover.after, box, QPointF(_SLIDE * u * (1 - share) ** 3, 0))


def _gape(painter: QPainter, cover: Cover, share: float, ground: Ground, u: float) -> None:
    """The place of a card that is on its way is empty."""
    _put(painter, cover.before, cover.cell.box)


_CHANGES: dict[str, Callable[[QPainter, Cover, float, Ground, float], None]] = {
    "leave": _leave, "rise": _rise, "turn": _turn, "slide": _slide, "fill": _gape,
}  # fmt: skip
