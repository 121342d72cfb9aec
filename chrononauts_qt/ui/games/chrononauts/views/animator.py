"""The overlay on which everything at the table moves; below it the board is in its new state already.

A tile that has not had its moment is covered with its old look. State never waits for the overlay: any key
or press takes all covers away at once, and so does whatever changes the table without telling of a play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.games.chrononauts.models.faces import TileFace, card_face, tile_face
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CardPainter
from chrononauts_qt.ui.games.chrononauts.views.motion import LONGEST, Motion, plan
from chrononauts_qt.ui.games.chrononauts.views.tile_moves import Look, Stage, draw_move, eased, next_tile
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.clock import FADE, FRAME_MS, INPUT, Clock
from chrononauts_qt.ui.kit.theme import Theme

_MARGIN = 2
MOST_CUES = 3
"""Without motion the sounds of a play come together: no more than these."""
LAST_CUES = ("win", "end")
"""These are heard even when the motion before them is cut short."""


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
class Move:
    """A step with real times and, for a tile, the looks before and after."""

    step: Motion
    start: float
    end: float
    before: Tile | None = None
    after: Tile | None = None
    heard: bool = False


@dataclass(slots=True)
class _Batch:
    """What an action has told, until the table shows it."""

    steps: tuple[Motion, ...] = ()
    before: dict[int, Tile] = field(default_factory=dict)


class Animator(QWidget):
    """Lies over a table, clear to the mouse, and draws nothing while nothing moves.

    `expect` takes the events while the models still show what was; `begin` follows when they show what is.
    ``place_of`` says where the places of motion.Motion lie, in the table's pixels; None: nowhere now.
    """

    cue = Signal(str)
    """This is to be heard now; the names are those of ui.sound."""
    done = Signal()
    """Nothing moves any more."""

    def __init__(
        self, table: QWidget, board: Board, place_of: Callable[[str], QRectF | None], clock: Clock
    ) -> None:
        super().__init__(table)
        self._table = table
        self._board = board
        self._place_of = place_of
        self._clock = clock
        self._cards = CardPainter(board.theme)
        self._pending: _Batch | None = None
        self._moves: list[Move] = []
        self._drawn = QRegion()
        self._frame = 0.0
        for attribute in (
            Qt.WidgetAttribute.WA_TransparentForMouseEvents,
            Qt.WidgetAttribute.WA_NoSystemBackground,
        ):
            self.setAttribute(attribute)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        table.installEventFilter(self)
        clock.ticked.connect(self.tick)

    @property
    def is_running(self) -> bool:
        """Tell whether anything moves or is about to; `done` follows."""
        return bool(self._moves) or self._pending is not None

    @property
    def moves(self) -> tuple[Move, ...]:
        """What moves and what will."""
        return tuple(self._moves)

    # -- following the game ---------------------------------------------------------------------

    def expect(self, events: Iterable[Event], viewer: int | None, cues: Iterable[str] = ()) -> None:
        """Take the public events of an action, and how the tiles lie before anything shows it.

        ``cues`` are sounded when all has moved.
        """
        steps = plan(events, viewer)
        end = max((step.end for step in steps), default=0)
        steps += tuple(Motion("cue", end, 0, cue=cue) for cue in cues)
        if self._pending is None:
            self._pending = _Batch((), {tile.year: tile for tile in self._board.tiles()})
        self._pending.steps += steps

    def begin(self, seen: bool = True) -> None:
        """Let move what has been told; a change of which nothing was told takes all covers away.

        Not `seen`: something lies over the table.
        """
        batch, self._pending = self._pending, None
        if batch is None:
            self.finish()
        elif batch.steps and seen and self._can_move():
            self._start(batch)
        elif batch.steps:
            for name in list(dict.fromkeys(step.cue for step in batch.steps if step.cue))[:MOST_CUES]:
                self.cue.emit(name)
        if batch is not None and not self._moves:
            self.done.emit()

    def _can_move(self) -> bool:
        return self._table.isVisible() and (pace.is_reduced() or pace.speed() > 0)

    def _start(self, batch: _Batch) -> None:
        """Begin when what moves now is over, unless that would be too late to be understood."""
        reduced, now = pace.is_reduced(), self._clock.now_ms()
        factor = 1.0 if reduced else pace.speed()
        last = max((move.end for move in self._moves), default=now)
        if last - now > LONGEST * factor:
            self._drop_all()
            last = now
        steps = _as_fades(batch.steps) if reduced else batch.steps
        self._moves += self._moves_of(steps, batch, max(last, now), factor)
        self._rise()
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        self._clock.want("table", FRAME_MS)
        for move in self._moves:
            for box in self._boxes(move, now):
                self._drawn += box
        self.tick()

    def _rise(self) -> None:
        """Lie above what was made or raised since; being clear, it asks for no pixel to be drawn again."""
        if self._table.children()[-1] is not self:
            blocked = Qt.WidgetAttribute.WA_UpdatesDisabled
            self.setAttribute(blocked, True)
            self.raise_()
            self.setAttribute(blocked, False)

    def _moves_of(self, steps: tuple[Motion, ...], batch: _Batch, start: float, factor: float) -> list[Move]:
        """Return the steps in real time, each tile's looks chained from the old one to the new one."""
        after = {tile.year: tile for tile in self._board.tiles()}
        tiles, moves = dict(batch.before), []
        for step in _spread(steps, batch.before, after):
            move = Move(step, start + step.start * factor, start + step.end * factor)
            if step.year in tiles:
                move.before = tiles[step.year]
                move.after = tiles[step.year] = next_tile(step.kind, move.before, after[step.year])
            moves.append(move)
        return moves

    # -- the clock ------------------------------------------------------------------------------

    def tick(self) -> None:
        """Go on to where the time is, drawing only what has changed."""
        if not self._moves:
            return
        now = self._clock.now_ms()
        for move in self._moves:
            if not move.heard and move.start <= now:
                move.heard = True
                if move.step.cue:
                    self.cue.emit(move.step.cue)
        self._moves = [move for move in self._moves if move.end > now or not move.heard]
        if not self._moves:
            self._drop_all()
            self.done.emit()
            return
        fresh = QRegion()
        for move in self._moves:
            if not _stands(move, now):
                for box in self._boxes(move, now):
                    fresh += box
        self._frame = now
        self._show_fault(now)
        self._board.set_covered(frozenset(m.step.year for m in self._moves if m.before is not None))
        self.update(fresh.united(self._drawn))
        self._drawn = fresh

    def finish(self) -> None:
        """Show the table as it is."""
        if self._moves:
            for move in self._moves:
                if not move.heard and move.step.cue in LAST_CUES:
                    self.cue.emit(move.step.cue)
            self._drop_all()
            self.done.emit()

    def _drop_all(self) -> None:
        for move in self._moves:
            for box in self._boxes(move, self._clock.now_ms()):
                self._drawn += box
        self.update(self._drawn)
        self._moves, self._drawn = [], QRegion()
        self._board.set_fault_share(1.0)
        self._board.set_covered(frozenset())
        self._clock.want("table", 0)
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def _show_fault(self, now: float) -> None:
        sinking = next((move for move in self._moves if move.step.kind == "sink"), None)
        if sinking is not None:
            self._board.set_fault_share(_share("sink", sinking, now))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any key and any press completes what moves, and then does what it does."""
        if event.type() == QEvent.Type.Resize and watched is self._table:
            self.setGeometry(self._table.rect())
            self.finish()
        elif event.type() in INPUT:
            self.finish()
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop when the table goes away."""
        super().hideEvent(event)
        self.finish()

    # -- drawing --------------------------------------------------------------------------------

    def _boxes(self, move: Move, now: float) -> list[QRect]:
        """Return the pixels a move takes at a moment."""
        margin = _MARGIN
        if move.before is not None and move.after is not None:
            room = self._box(move.before).united(self._box(move.after))
            return [room.toAlignedRect().adjusted(-margin, -margin, margin, margin)]
        box = self._flight(move, now)
        return [] if box is None else [box.toAlignedRect().adjusted(-1, -1, 1, 1)]

    def _box(self, tile: Tile) -> QRectF:
        return QRectF(self._board.tile_rect(tile.year, tile.sealed)).translated(self._board.pos())

    def _flight(self, move: Move, now: float) -> QRectF | None:
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

    def _paint_tile(self, painter: QPainter, move: Move, now: float, region: QRegion) -> None:
        """Draw a tile's first unfinished move: before its moment, the old look."""
        assert move.before is not None
        assert move.after is not None, "a tile's move has both looks"
        boxes = self._boxes(move, now)
        if not region.intersects(boxes[0]):
            return
        box, end = self._box(move.before), self._box(move.after)
        for room in (box, end):
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

    def _paint_card(self, painter: QPainter, move: Move, now: float) -> None:
        """Draw a flying card from one kept picture, whatever its size is now."""
        box = self._flight(move, now)
        whole = self._place_of("hand")
        if box is None or whole is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(box.topLeft())
        painter.scale(box.width() / whole.width(), box.height() / whole.height())
        room = QRectF(0, 0, whole.width(), whole.height())
        if move.step.card:
            self._cards.paint(painter, room, card_face(move.step.card))
        else:
            self._cards.paint_back(painter, room)
        painter.restore()


def _stands(move: Move, now: float) -> bool:
    """Tell whether a cover only waits: it was drawn when it came and looks the same."""
    return move.start > now and move.before is not None


def _share(kind: str, move: Move, now: float) -> float:
    """Return how far a move is, from 0 to 1."""
    length = move.end - move.start
    return eased(kind, min(1.0, max(0.0, (now - move.start) / length))) if length else 1.0


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


def _as_fades(steps: tuple[Motion, ...]) -> tuple[Motion, ...]:
    """Return one cross-fade of everything, for those who want no motion."""
    kept = [step for step in steps if step.kind != "fly" and (step.year or step.kind in ("sink", "rise"))]
    cues = dict.fromkeys(step.cue for step in steps if step.cue)
    heard = [Motion("cue", 0, 0, cue=cue) for cue in list(cues)[:MOST_CUES]]
    years = dict.fromkeys(step.year for step in kept if step.year)
    fades = [Motion("fade", 0, FADE, year=year) for year in years]
    faults = [replace(step, start=0, length=FADE, cue="") for step in kept if step.kind in ("sink", "rise")]
    return (*heard, *faults, *fades)
