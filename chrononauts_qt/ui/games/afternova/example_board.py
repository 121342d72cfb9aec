"""The board beside the examples: positions of the engine, drawn as the table draws them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog import rulebook_texts as words
from chrononauts_qt.ui.catalog.wording import listed, sentences
from chrononauts_qt.ui.games.afternova import answers_told, example_rows
from chrononauts_qt.ui.games.afternova.deal_table import DealTable
from chrononauts_qt.ui.games.afternova.end_bars import Bars, Legend
from chrononauts_qt.ui.games.afternova.end_course import Counted
from chrononauts_qt.ui.games.afternova.end_facts import places_of
from chrononauts_qt.ui.games.afternova.example_rows import HEAD, WIDTH, Lot, Row
from chrononauts_qt.ui.games.afternova.examples import EXAMPLES, MARKET, NAMES, SCENE, BoardStep, steps
from chrononauts_qt.ui.games.afternova.texts import events
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.games.afternova.views.market import LABEL
from chrononauts_qt.ui.kit.look import table_theme
from chrononauts_qt.ui.kit.marks import Mark, draw_focus
from chrononauts_qt.ui.kit.pieces import RING, Piece
from chrononauts_qt.ui.kit.text_block import draw_lines, draw_word, line_height, lines_of
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.rulebook.example import StepBoard

_GAP, _EDGE = 12, 6
_MOST = 2.2
_DEAL, _BARS, _TOLD = 230, 210, 110
"""Heights at scale 1 of what lies below the rows: a deal, the points, or what has happened."""
_BESIDE = 500
"""How wide at scale 1 a flat board is beside its first row."""
_FLAT = 2.2
"""A board so much wider than it is high has two columns."""


class Placed(NamedTuple):
    """A lot, its scale, and where it lies; ``head`` is the height of the titles above its row."""

    lot: Lot
    names: tuple[str, ...]
    room: QRect
    u: float
    head: int

    def cells(self) -> Iterator[tuple[str, Piece, QRectF]]:
        """Yield everything with its name and its place."""
        inside = self.room.adjusted(0, self.head, 0, 0)
        cells = self.lot.place(QRect(0, 0, inside.width(), inside.height()), self.lot.pieces, self.u)
        for name, piece, cell in zip(self.names, self.lot.pieces, cells, strict=True):
            yield name, piece, QRectF(cell.translated(inside.topLeft()))


class ExampleBoard(StepBoard):
    """Shows a step: its rows, and below them a deal, the points, or what has happened.

    What a step has changed has a ring.
    """

    last = sum(len(example.steps) for example in EXAMPLES) - 1
    least_width = 560
    strip = 200

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        size = self.window().size()
        self._theme = table_theme(theme, size.width(), size.height())
        self.rows: tuple[Row, ...] = ()
        self.changed: frozenset[str] = frozenset()
        self.told: tuple[str, ...] = ()
        self._placed: tuple[Placed, ...] = ()
        self._foot = QRect()
        self._u = 1.0
        self.deal = DealTable(NAMES, None, self._theme, self)
        self.bars, self.legend = Bars(self._theme, Counted(), self), Legend(self._theme, self)
        for part in (self.deal, self.deal.columns, self.deal.slips, self.bars, self.legend):
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(words.text("board-name"))

    @property
    def now(self) -> BoardStep:
        """The step that is shown."""
        return steps()[self.step]

    def show_step(self, step: int) -> None:
        step = min(self.last, max(0, step))
        if step != self.step:
            self.step = step
            self._show()

    def pieces(self) -> tuple[Piece, ...]:
        """Return all things in the rows."""
        return tuple(piece for _, piece in example_rows.things(self.rows))

    def cells(self) -> Iterator[tuple[Piece, QRectF]]:
        """Yield what is shown in the rows now, and where."""
        for placed in self._placed:
            yield from ((piece, cell) for _, piece, cell in placed.cells())

    def _show(self) -> None:
        now, begins = self.now, self.step
        while not steps()[begins].begins:
            begins -= 1
        first = steps()[begins]
        self.rows = example_rows.rows(now, first)
        before = self.rows if now.begins else example_rows.rows(steps()[self.step - 1], first)
        self.changed = example_rows.changed(before, self.rows)
        self.told = tuple(self._told(now))
        self._show_deal(now)
        self._show_points(now)
        self._describe(now)
        self._lay_out()
        self.update()

    @staticmethod
    def _told(now: BoardStep) -> Iterator[str]:
        """Yield what has happened; where nothing has, whose turn it is."""
        said = [events.narrate(event, now.names) for event in now.events]
        yield from (line for line in said if line)
        if not any(said):
            over = now.public.outcome is not None
            step = text(f"step-{now.public.step}")
            name = now.names[now.public.seat_to_move]
            yield step if over else text("status", name=name, step=step)

    def _show_deal(self, now: BoardStep) -> None:
        found = example_rows.deal(now)
        self.deal.setVisible(found is not None)
        if found is not None:
            title, deal = found
            self.deal.show_offers(now.public)
            answers = tuple(answers_told.told(now.public, now.names, ()))
            self.deal.show_deal(title, deal, now.public, False, "", answers)

    def _show_points(self, now: BoardStep) -> None:
        for part in (self.bars, self.legend):
            part.setVisible(now.counted > 0)
        if now.counted:
            self.bars.show_counted(places_of(now.public, now.names, {}), now.counted)

    def _describe(self, now: BoardStep) -> None:
        """Tell a screen reader what has happened and what looks otherwise now; at first, all there is."""
        points = sentences(*(piece.spoken for piece in self.bars.pieces)) if now.counted else ""
        things = [] if self.deal.isHidden() else [self.deal.said[0], *self.deal.spoken_columns()]
        things += [
            piece.spoken for name, piece in example_rows.things(self.rows)
            if now.begins or name in self.changed]
        said = sentences(*self.told, points, listed(things))
        self.setAccessibleDescription(words.text("board-step", step=self.step, tile=said))

    # -- its place --------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Play the examples: whoever reads something else does not wait for them."""
        super().showEvent(event)
        if not self.rows:
            self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything anew."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """Lay the rows and the foot one below the other, or, where the board is flat, side by side."""
        room = self.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        if not self.rows or room.width() < 80 or room.height() < 40:
            return
        if room.width() > _FLAT * room.height():
            self._lay_flat(room)
        else:
            now = self.now
            foot = _BARS if now.counted else _DEAL if now.example.about == SCENE else _TOLD
            high = sum(row.height + _GAP for row in self.rows) + foot
            self._u = min(room.width() / WIDTH, room.height() / high, _MOST)
            self._placed, top = self._lay_rows(room, self.rows)
            self._foot = QRect(room.left(), top, room.width(), room.bottom() + 1 - top)
            most = round(1.5 * foot * self._u)
            self._foot.setHeight(min(self._foot.height(), most))
        self.deal.stand(self._foot, self._u)
        for part in (self.bars, self.legend):
            part.set_scale(self._u, 0)
        self.bars.setGeometry(self._foot.adjusted(0, 0, 0, -self.legend.height()))
        self.legend.setGeometry(self._foot.adjusted(RING, self.bars.height(), 0, 0))

    def _lay_flat(self, room: QRect) -> None:
        """Lay the first row and beside it the deal, else the second row; the Market and the points alone."""
        now, is_deal = self.now, not self.deal.isHidden()
        alone = bool(now.counted) or now.example.about == MARKET
        left = () if now.counted else self.rows[:1]
        right = () if is_deal or alone else self.rows[1:2]
        high = _BARS if now.counted else max(_height(left), _DEAL if is_deal else 0, _height(right))
        wide = WIDTH if alone else WIDTH + _GAP + _BESIDE
        self._u = min(room.height() / high, room.width() / wide, _MOST)
        width = round(room.width() * WIDTH / wide)
        first = QRect(room.left(), room.top(), width, room.height())
        beside = QRect(first.right() + 1 + _GAP, room.top(), room.width() - width - _GAP, room.height())
        self._placed = (*self._lay_rows(first, left)[0], *self._lay_rows(beside, right, may_stack=True)[0])
        self._foot = first if now.counted else beside if is_deal else QRect()

    def _lay_rows(
        self, room: QRect, rows: Sequence[Row], may_stack: bool = False
    ) -> tuple[tuple[Placed, ...], int]:
        """Return where the lots of rows lie from the top of a room, and where they end."""
        top, found = room.top(), list[Placed]()
        for row in rows:
            lines = [(lot,) for lot in row.lots] if may_stack and row.is_stack else [row.lots]
            for lots in lines:
                placed = self._lay_line(QRect(room.left(), top, room.width(), 0), row, lots)
                found += placed
                top = placed[-1].room.bottom() + 1 + round(_GAP * self._u)
        return tuple(found), top

    def _lay_line(self, room: QRect, row: Row, lots: Sequence[Lot]) -> list[Placed]:
        number = self.rows.index(row)
        wide = sum(lot.width for lot in lots) + _GAP * (len(lots) - 1)
        u = min(self._u, room.width() / wide)
        head = round(HEAD * u) if any(lot.title for lot in lots) else 0
        left, found = room.left(), list[Placed]()
        for lot in lots:
            size = QRect(left, room.top(), round(lot.width * u), round(row.height * u))
            place = row.lots.index(lot)
            names = tuple(f"{number} {place} {piece.key}" for piece in lot.pieces)
            found.append(Placed(lot, names, size, u, head))
            left += round((lot.width + _GAP) * u)
        return found

    # -- painting ---------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows, the rings, and what has happened."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for placed in self._placed:
                self._paint_lot(painter, placed)
            if self.deal.isHidden() and self.bars.isHidden():
                self._paint_told(painter)

    def _paint_lot(self, painter: QPainter, placed: Placed) -> None:
        theme, u, lot = self._theme, placed.u, placed.lot
        font = theme.font("label", 14 * u)
        line = QRectF(placed.room.left(), placed.room.top(), placed.room.width(), LABEL * u)
        draw_word(painter, lot.title, font, theme.color("muted"), line)
        cells = list(placed.cells())
        for _, piece, cell in cells:
            lot.paint(painter, cell, piece, theme, u, Mark.NONE)
        for key, caption in lot.captions:
            cell = next(cell for _, piece, cell in cells if piece.key == key)
            above = QRectF(cell.left(), cell.top() - HEAD * u, cell.width() * 6, LABEL * u)
            draw_word(painter, caption, font, theme.color("muted"), above)
        for name, _, cell in cells:
            if name in self.changed:
                draw_focus(painter, cell, theme, 5)

    def _paint_told(self, painter: QPainter) -> None:
        theme, u, room = self._theme, self._u, QRectF(self._foot)
        if room.isEmpty():
            return
        painter.setPen(QPen(theme.color("line"), 1.5))
        painter.setBrush(theme.color("panel"))
        font = theme.font("text", 17 * u)
        inside = room.adjusted(12 * u, 8 * u, -12 * u, -8 * u)
        broken = [lines_of(said, font, inside.width()) for said in self.told]
        high = sum(len(lines) * line_height(font) + 5 * u for lines in broken)
        room.setHeight(min(room.height(), high + 16 * u))
        painter.drawRoundedRect(room, 6, 6)
        top = inside.top()
        for lines in broken:
            top = draw_lines(painter, lines, font, theme.color("text"), QPointF(inside.left(), top)) + 5 * u


def _height(rows: Sequence[Row]) -> int:
    """Return how high rows are one below the other, at scale 1, stacks as stacks."""
    lines = [row.height for row in rows for _ in (row.lots if row.is_stack else (row,))]
    return sum(lines) + _GAP * max(0, len(lines) - 1)
