"""Plates: a picture with a few words each, of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.dungeon_time.views import wall
from chrononauts_qt.ui.games.dungeon_time.views.cards import CANDLE, INK
from chrononauts_qt.ui.games.dungeon_time.views.pictures import draw_scroll, draw_stage
from chrononauts_qt.ui.kit.page import Page, clear, scrolling
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.signs import SIGNS

Draw = Callable[[QPainter, QRectF], None]

FIGURES = {
    "training": "archery-class",
    "level-1": "cat-on-the-roof",
    "bonus-1": "last-orders",
    "level-2": "troll-under-repair",
    "bonus-2": "moth-king",
    "level-3": "kraken-dentist",
    "bonus-3": "mimics-birthday",
    "level-4": "bank-of-dragons",
    "good-luck": "honest-goblin",
    "tome": "overdue",
}
"""By scenario the Mission whose stage stands for it."""

_EDGE, _CHOSEN, _ROUND = 2, 4, 6
_STAGE, _FIGURE, _SCROLL = 1.4, 0.5, 0.6
"""How high a stage is by its width, where on it the middle of the figure stands; and how high a scroll is."""


def scenario_picture(scenario: str) -> Draw:
    """Return what draws as much of the stage of a scenario as a box has room for, with its figure."""

    def draw(painter: QPainter, box: QRectF) -> None:
        height = max(box.width() * _STAGE, box.height())
        width = height / _STAGE
        top = box.top() - min(max(height * _FIGURE - box.height() / 2, 0), height - box.height())
        draw_stage(painter, FIGURES[scenario], QRectF(box.center().x() - width / 2, top, width, height))

    return draw


def adventure_picture(adventure: str) -> Draw:
    """Return what draws the stage of a scroll whole, as large as a box has room for."""

    def draw(painter: QPainter, box: QRectF) -> None:
        width = min(box.width(), box.height() / _SCROLL)
        scroll = QRectF(0, 0, width, width * _SCROLL)
        scroll.moveCenter(box.center())
        draw_scroll(painter, adventure, scroll)

    return draw


class _Picture(QWidget):
    """A picture that is clipped to its place; as a class of its own it has no ground of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.draw: Draw | None = None
        self.is_ticked = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.draw is not None:
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                self.draw(painter, QRectF(self.rect()))
                if self.is_ticked:
                    side = 0.3 * self.height()
                    badge = QRectF(self.width() - side - 6, 6, side, side)
                    painter.setPen(QPen(INK, 2))
                    painter.setBrush(CANDLE)
                    painter.drawEllipse(badge)
                    inset = 0.2 * side
                    draw_sign(painter, SIGNS["tick"], badge.adjusted(inset, inset, -inset, -inset), INK, 10)


class Ground(QWidget):
    """What is shown together; as a class of its own it lets what lies below shine through."""


def area_on_sheet(page: Page, inside: Ground, name: str) -> QScrollArea:
    """Return an area that scrolls on a sheet, whose ground is to be seen; keys reach it where it has to."""
    area = scrolling(inside, name)
    area.setStyleSheet(
        "QScrollArea, #qt_scrollarea_viewport { background-color: transparent; }"
        "QScrollArea { border: 3px solid transparent; }"
        f"QScrollArea:focus {{ border-color: {page.theme['focus']}; }}"
    )
    tab, none = Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.NoFocus
    area.setFocusPolicy(none)
    area.verticalScrollBar().rangeChanged.connect(lambda _, most: area.setFocusPolicy(tab if most else none))
    return area


class Plate(QAbstractButton):
    """A picture above a title and lines, or `beside` them; a chosen one has a thick edge and a tick.

    `picture` is its size in units of the page, as wide as the plate with a width of 0.
    """

    double_clicked = Signal()

    def __init__(self, page: Page, picture: QSize, beside: bool = False) -> None:
        super().__init__()
        self._page = page
        self.picture = page.fixed(_Picture(), picture.width(), picture.height())
        self.title = page.label("", "label", 19)
        row = QHBoxLayout(self) if beside else QVBoxLayout(self)
        row.setContentsMargins(*[_CHOSEN] * 4)
        row.setSpacing(0)
        row.addWidget(self.picture)
        words = page.spaced(QVBoxLayout(), 10, 2)
        row.addLayout(words, 1)
        words.addWidget(self.title)
        self._lines = page.inner(words, QVBoxLayout(), 2)
        words.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.toggled.connect(self._tick)

    def _tick(self, on: bool) -> None:
        self.picture.is_ticked = on
        self.picture.update()

    def tell(self, draw: Draw, title: str, lines: Sequence[str], said: str = "") -> None:
        """Show a picture, a title and lines; `said` stands for all of them where they are spoken."""
        self.picture.draw = draw
        self.picture.update()
        self.title.setText(title)
        clear(self._lines)
        for line in lines:
            self._lines.addWidget(self._page.label(line, "body", 16, muted=True))
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(said or title)
        self.setAccessibleDescription(sentences(*lines))

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return QSize() if layout is None else layout.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        return QSize() if layout is None else layout.totalMinimumSize()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()  # the page does what Enter does
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        self.setChecked(True)
        self.double_clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._page.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            thick = self.isChecked() or self.hasFocus()
            edge = theme.color("focus") if self.hasFocus() else theme.color("text")
            wide = _CHOSEN if thick else _EDGE
            painter.setPen(QPen(edge if thick else wall.edge(theme), wide))
            painter.setBrush(theme.color("hover") if self.underMouse() else wall.panel(theme))
            inset = wide / 2
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), _ROUND, _ROUND
            )


class Plates(QWidget):
    """Several plates, of which one is chosen: Tab stops there, the arrows choose another one.

    `columns` are how many may stand side by side, most first, each with the least width that it needs;
    `height` is that of the pictures.
    """

    chosen = Signal(str)
    taken = Signal()

    def __init__(
        self, page: Page, keys: Sequence[str], columns: Sequence[tuple[int, int]], height: int
    ) -> None:
        super().__init__()
        self._page, self._columns = page, columns
        self._group = QButtonGroup(self)
        self._grid = page.spaced(QGridLayout(self), 0, 10)
        self.plates: dict[str, Plate] = {}
        for key in keys:
            plate = self.plates[key] = Plate(page, QSize(0, height))
            plate.setCheckable(True)
            plate.toggled.connect(lambda on, key=key: self._choose(key) if on else None)
            plate.double_clicked.connect(self.taken)
            self._group.addButton(plate)
        self.arrange()

    def choose(self, key: str) -> None:
        """Choose one."""
        self.plates[key].setChecked(True)

    def now(self) -> str:
        """Return the one that is chosen."""
        return next(key for key, plate in self.plates.items() if plate.isChecked())

    def _choose(self, key: str) -> None:
        for name, plate in self.plates.items():
            stops = name == key
            plate.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus)
        self.chosen.emit(key)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Put as many side by side as there is room for their words."""
        units = self.width() / (max(1.0, self._page.u) * self._page.theme.text_scale)
        columns = next((count for count, least in self._columns if units >= least), 1)
        for place, plate in enumerate(self.plates.values()):
            self._grid.addWidget(plate, *divmod(place, columns))
        for column in range(len(self.plates)):
            self._grid.setColumnStretch(column, int(column < columns))
