"""Pictures of the statistics: rows of marks and bars, told apart by shape and pattern before colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from chrononauts_qt.ui.catalog.statistics_texts import Bar, Chart
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pixmaps import draw_hatch
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import draw_word, fitted, line_height

_MARKS = (("ok", "tick"), ("danger", "cross"), ("muted", "minus"))
"""The colour and the sign of the mark of each kind."""
_FILLS = ("ripple", "patch", "linch")
"""The fill of each kind in a bar; the second is hatched, the third has dots."""
_ROW, _BAR, _GAP = 32, 22, 10
"""The heights of a row and of its bar, and the room between parts, in drawing units."""
_WIDEST = 56
"""How wide one game is at most in a bar, in drawing units."""
_NAMES = 0.3
"""How much of the width the names of the rows have at most."""


class ChartView(QWidget):
    """A `Chart` below its title; a screen reader hears every row of it."""

    def __init__(self, page: Page, chart: Chart) -> None:
        super().__init__()
        self._page, self._chart = page, chart
        self.setAccessibleName(chart.title)
        rows = (chart.told(bar) for bar in chart.bars)
        self.setAccessibleDescription("\n".join(filter(None, (chart.note, *rows))))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _font(self, role: str, units: float) -> QFont:
        return self._page.theme.font(role, self._page.type_px(units))

    @property
    def _row(self) -> float:
        return max(self._page.px(_ROW), line_height(self._font("body", 16)) + 6)

    def sizeHint(self) -> QSize:
        """As high as title, note, key and rows together."""
        notes = line_height(self._font("body", 16)) if self._chart.note else 0
        head = line_height(self._font("label", 20)) + notes
        return QSize(400, round(head + (len(self._chart.bars) + 1) * self._row + self._page.px(_GAP)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, page = self._page.theme, self._page
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            top = 0.0
            for said, font, token in (
                (self._chart.title, self._font("label", 20), "text"),
                (self._chart.note, self._font("body", 16), "muted"),
            ):
                if said:
                    line = QRectF(0, top, self.width(), line_height(font))
                    draw_word(painter, fitted(said, font, self.width(), 1)[0], font, theme.color(token), line)
                    top += line.height()
            top += page.px(_GAP) / 2
            self._draw_key(painter, QRectF(0, top, self.width(), self._row))
            for bar in self._chart.bars:
                top += self._row
                self._draw_row(painter, QRectF(0, top, self.width(), self._row), bar)

    def _draw_key(self, painter: QPainter, row: QRectF) -> None:
        """Draw what each mark or pattern stands for."""
        font, left = self._font("body", 16), row.left()
        side = self._page.px(_BAR)
        for kind, word in enumerate(self._chart.kinds):
            box = QRectF(left, row.center().y() - side / 2, side, side)
            self._draw_kind(painter, box, kind)
            words = QRectF(box.right() + 6, row.top(), row.width(), row.height())
            wide = draw_word(painter, word, font, self._page.theme.color("text"), words)
            left = words.left() + wide + 2 * self._page.px(_GAP)

    def _draw_row(self, painter: QPainter, row: QRectF, bar: Bar) -> None:
        font = self._font("body", 16)
        metrics = QFontMetricsF(font)
        names = max(metrics.horizontalAdvance(one.name) for one in self._chart.bars) + 2
        names = min(names, _NAMES * row.width())
        name = fitted(bar.name, font, names, 1)
        draw_word(painter, name[0] if name else "", font, self._page.theme.color("text"), row)
        room = row.adjusted(names + self._page.px(_GAP), 0, 0, 0)
        if self._chart.is_row_of_marks:
            self._draw_marks(painter, room, bar)
        else:
            self._draw_bar(painter, room, bar)

    def _draw_marks(self, painter: QPainter, room: QRectF, bar: Bar) -> None:
        """Draw a mark for each game; the oldest are left out where not all have room."""
        side = self._page.px(_BAR)
        step = side + 6
        for place, kind in enumerate(bar.values[-max(1, int(room.width() / step)) :]):
            box = QRectF(room.left() + place * step, room.center().y() - side / 2, side, side)
            self._draw_kind(painter, box, kind)

    def _draw_bar(self, painter: QPainter, room: QRectF, bar: Bar) -> None:
        """Draw a bar as long as its sum, each part with its pattern and, behind the bar, all counts."""
        most = max(sum(one.values) for one in self._chart.bars)
        font, side = self._font("number", 17), self._page.px(_BAR)
        wide = min(room.width() / max(1, most), self._page.px(_WIDEST))
        left = room.left()
        for kind, count in enumerate(bar.values):
            if count:
                box = QRectF(left, room.center().y() - side / 2, count * wide, side)
                self._draw_kind(painter, box, kind)
                self._draw_count(painter, box, str(count), font)
                left = box.right()

    def _draw_count(self, painter: QPainter, box: QRectF, count: str, font: QFont) -> None:
        """Draw a number on a plate in the middle of its part, if there is room for it."""
        wide = QFontMetricsF(font).horizontalAdvance(count) + 10
        if wide > box.width():
            return
        plate = QRectF(0, 0, wide, box.height() - 4)
        plate.moveCenter(box.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._page.theme.color("panel"))
        painter.drawRoundedRect(plate, 3, 3)
        draw_word(painter, count, font, self._page.theme.color("text"), plate, "c")

    def _draw_kind(self, painter: QPainter, box: QRectF, kind: int) -> None:
        theme = self._page.theme
        if self._chart.is_row_of_marks:
            token, sign = _MARKS[kind]
            painter.setPen(QPen(theme.color(token), 2))
            painter.setBrush(theme.color(token, 0.2) if kind == 0 else Qt.BrushStyle.NoBrush)
            inner = box.adjusted(1, 1, -1, -1)
            if kind == 0:
                painter.drawEllipse(inner)
            elif kind == 1:
                painter.drawRect(inner)
            else:
                middle, reach = inner.center(), inner.width() / 2
                corners = ((0.0, -reach), (reach, 0.0), (0.0, reach), (-reach, 0.0))
                painter.drawPolygon([middle + QPointF(*corner) for corner in corners])
            edge = box.width() * 0.24
            draw_sign(painter, SIGNS[sign], box.adjusted(edge, edge, -edge, -edge), theme.color(token), 10)
            return
        painter.setPen(QPen(theme.color("text"), 1))
        painter.setBrush(theme.color(_FILLS[kind]))
        painter.drawRect(box)
        painter.setPen(theme.color(f"{_FILLS[kind]}_ink"))
        if kind == 1:
            draw_hatch(painter, box, 8, 1.6)
        elif kind == 2:
            step = box.height() / 3
            painter.setBrush(theme.color(f"{_FILLS[kind]}_ink"))
            for row in range(2):
                x = box.left() + step * (0.5 + row / 2)
                while x < box.right() - 2:
                    painter.drawEllipse(QPointF(x, box.top() + step * (row + 1)), 1.2, 1.2)
                    x += step
