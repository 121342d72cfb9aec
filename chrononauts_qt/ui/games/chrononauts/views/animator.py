"""The overlay on which everything at the table moves; below it the board is in its new state already.

A tile that has not had its moment is covered with its old look (`ui/kit/moving.py` moves all tables).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.games.chrononauts.models.faces import TileFace, card_face, tile_face
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CardPainter
from chrononauts_qt.ui.games.chrononauts.views.motion import LONGEST, Motion, plan
from chrononauts_qt.ui.games.chrononauts.views.tile_moves import Look, Stage, draw_move, eased, next_tile
from chrononauts_qt.ui.kit.clock import FADE, Clock
from chrononauts_qt.ui.kit.moving import Move, Moving, first_cues, share_of
from chrononauts_qt.ui.kit.theme import Theme

_MARGIN = 2


class Board(Protocol):
    """What lies below the overlay: the tiles of a TimeLine, or none of them."""

    theme: Theme
    u: float

    def geometry(self) -> QRect:
        """Return its place on the table."""

    def pos(self) -> QPoint:
        """Return the corner of that place."""

    def tiles(self) -> tuple[Tile, ...]:
        """Return how the tiles lie, in year order."""

    def tile_rect(self, year: int, sealed: bool) -> QRect:
        """Return where a year lies on it, sealed or not."""

    def paint_face(self, painter: QPainter, box: QRectF, face: TileFace) -> None:
        """Draw a tile."""

    def begin_frame(self) -> None:
        """Hear that what moves is drawn once more."""

    def paint_turn(self, painter: QPainter, share: float, *, box: QRectF, before: Tile, after: Tile) -> bool:
        """Draw a tile that turns from one picture to another; return False where it has none."""

    def paint_rings(self, painter: QPainter, share: float, *, box: QRectF, tile: Tile) -> None:
        """Draw the rings of a Paradox over its tile, turned by a share."""

    def paint_fault(self, painter: QPainter) -> None:
        """Draw the fault line."""

    def set_covered(self, years: frozenset[int]) -> None:
        """Leave these years out."""

    def set_fault_share(self, share: float) -> None:
        """Show so much of the fault line."""


@dataclass(slots=True)
class TileMove(Move[Motion]):
    """A step with, for a tile, the looks before and after."""

    before: Tile | None = None
    after: Tile | None = None


class Animator(Moving[Motion, TileMove]):
    """Moves cards and tiles.

    ``place_of`` says where the places of motion.Motion lie, in the table's pixels; None: nowhere now.
    """

    LONGEST = LONGEST

    def __init__(
        self, table: QWidget, board: Board, place_of: Callable[[str], QRectF | None], clock: Clock
    ) -> None:
        super().__init__(table, clock)
        self._board = board
        self._place_of = place_of
        self._cards = CardPainter(board.theme)
        self._before: dict[int, Tile] = {}

    # -- following the game ---------------------------------------------------------------------

    def expect(self, events: Iterable[Event], viewer: int | None, cues: Iterable[str] = ()) -> None:
        """Take the public events of an action, and how the tiles lie before anything shows it.

        ``cues`` are sounded when all has moved.
        """
        steps = plan(events, viewer)
        end = max((step.end for step in steps), default=0)
        self.expect_steps((*steps, *(Motion("cue", end, 0, cue) for cue in cues)))

    def remember(self) -> None:
        self._before = {tile.year: tile for tile in self._board.tiles()}

    def faded(self, steps: tuple[Motion, ...]) -> tuple[Motion, ...]:
        """Return one cross-fade of everything."""
        heard = [Motion("cue", 0, 0, cue) for cue in first_cues(steps)]
        faults = [step for step in steps if step.kind in ("sink", "rise")]
        years = dict.fromkeys(step.year for step in steps if step.year and step.kind != "fly")
        fades = [Motion("fade", 0, FADE, year=year) for year in years]
        return (*heard, *(replace(step, start=0, length=FADE, cue="") for step in faults), *fades)

    def moves_of(self, steps: tuple[Motion, ...], start: float, factor: float) -> list[TileMove]:
        """Return the steps in real time, each tile's looks chained from the old one to the new one."""
        after = {tile.year: tile for tile in self._board.tiles()}
        tiles, moves = dict(self._before), []
        for step in _spread(steps, self._before, after):
            move = TileMove(step, start + step.start * factor, start + step.end * factor)
            if step.year in tiles:
                move.before = tiles[step.year]
                move.after = tiles[step.year] = next_tile(step.kind, move.before, after[step.year])
            moves.append(move)
        return moves

    def show_moment(self, now: float) -> None:
        """Show so much of the fault line, and leave out the tiles that are covered."""
        sinking = next((move for move in self._moves if move.step.kind == "sink"), None)
        if sinking is not None:
            self._board.set_fault_share(_share("sink", sinking, now))
        self._board.set_covered(frozenset(m.step.year for m in self._moves if m.before is not None))

    def forget(self) -> None:
        self._board.set_fault_share(1.0)
        self._board.set_covered(frozenset())

    # -- drawing --------------------------------------------------------------------------------

    def boxes(self, move: TileMove, now: float) -> list[QRect]:
        """Return the pixels a move takes at a moment."""
        margin = _MARGIN
        if move.before is not None and move.after is not None:
            room = self._box(move.before).united(self._box(move.after))
            return [room.toAlignedRect().adjusted(-margin, -margin, margin, margin)]
        box = self._flight(move, now)
        return [] if box is None else [box.toAlignedRect().adjusted(-1, -1, 1, 1)]

    def rests(self, move: TileMove, now: float) -> bool:
        """Tell whether a cover only waits: it was drawn when it came and looks the same."""
        return move.start > now and move.before is not None

    def _box(self, tile: Tile) -> QRectF:
        return QRectF(self._board.tile_rect(tile.year, tile.sealed)).translated(self._board.pos())

    def _flight(self, move: TileMove, now: float) -> QRectF | None:
        """Return where a flying card is, None before and after its flight."""
        start, end = (self._place_of(place) if place else None for place in move.step.way)
        if start is None or end is None or not move.start <= now < move.end:
            return None
        share = _share("fly", move, now)
        size = start.size() * (1 - share) + end.size() * share
        middle = start.center() * (1 - share) + end.center() * share
        box = QRectF(0, 0, size.width(), size.height())
        box.moveCenter(middle)
        return box

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the covers and what moves within the pixels that are asked for.

        The time is that of the last tick: whatever else is drawn again meanwhile, nothing is left outside
        the pixels that the next tick clears.
        """
        if not self._moves:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now, region = self._frame, event.region()
        self._board.begin_frame()
        seen: set[int] = set()
        for move in self._moves:
            if move.before is not None and move.step.year not in seen:
                seen.add(move.step.year)
                self._paint_tile(painter, move, now, region)
        if any(move.step.kind in ("sink", "rise") for move in self._moves):
            painter.translate(self._board.pos())
            self._board.paint_fault(painter)
            painter.translate(-self._board.pos())
        for move in self._moves:
            if move.before is None:
                self._paint_card(painter, move, now)
        painter.end()

    def _paint_tile(self, painter: QPainter, move: TileMove, now: float, region: QRegion) -> None:
        """Draw a tile's first unfinished move: before its moment, the old look."""
        assert move.before is not None
        assert move.after is not None, "a tile's move has both looks"
        boxes = self.boxes(move, now)
        if not region.intersects(boxes[0]):
            return
        box, end = self._box(move.before), self._box(move.after)
        for room in (box, end) if box != end else (box,):
            painter.fillRect(room, self._board.theme.color("bg"))
        if now < move.start:
            self._look(move.before, box)(painter)
            return
        share = _share(move.step.kind, move, now)
        box.translate((end.topLeft() - box.topLeft()) * share)
        opened = move.before if move.step.kind == "close" else move.after
        stage = Stage(
            self._look(move.before, box),
            self._look(move.after, box),
            box,
            share,
            self._board.theme,
            self._board.u,
            partial(self._board.paint_turn, box=box, before=move.before, after=move.after),
            partial(self._board.paint_rings, box=box, tile=opened),
        )
        draw_move(painter, move.step.kind, stage)

    def _look(self, tile: Tile, box: QRectF) -> Look:
        return lambda painter: self._board.paint_face(painter, box, tile_face(tile))

    def _paint_card(self, painter: QPainter, move: TileMove, now: float) -> None:
        """Draw a flying card from one kept picture, whatever its size is now.

        It lies on whole pixels: between two of them the same picture takes ten times as long.
        """
        box = self._flight(move, now)
        whole = self._place_of("hand")
        if box is None or whole is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(box.topLeft().toPoint())
        painter.scale(box.width() / whole.width(), box.height() / whole.height())
        room = QRectF(0, 0, whole.width(), whole.height())
        if move.step.card:
            self._cards.paint(painter, room, card_face(move.step.card))
        else:
            self._cards.paint_back(painter, room)
        painter.restore()


def _share(kind: str, move: TileMove, now: float) -> float:
    """Return how far a move is, from 0 to 1."""
    return eased(kind, share_of(move, now))


def _spread(steps: tuple[Motion, ...], before: dict[int, Tile], after: dict[int, Tile]) -> list[Motion]:
    """Return the steps in order of time, those of the fault once for each year that sinks or rises."""
    found: list[Motion] = []
    for step in sorted(steps, key=lambda step: step.start):
        if step.kind in ("sink", "rise"):
            years = [year for year, tile in after.items() if tile.sealed != before[year].sealed]
            found += [replace(step, year=year, cue=step.cue if not n else "") for n, year in enumerate(years)]
        else:
            found.append(step)
    return found
