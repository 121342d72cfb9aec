"""What every screen and sheet is built from: type that grows with the page, keys, lamps, places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import EllipsisType
from typing import TypeVar

import shiboken6
from PySide6.QtCore import QSize, Qt, SignalInstance
from PySide6.QtGui import (
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from chrononauts_qt.ui.kit.name_tip import NameTip
from chrononauts_qt.ui.kit.scale import page_scale
from chrononauts_qt.ui.kit.theme import DARK, MARK_PX, MIN_TARGET_PX, MIN_TEXT_PX, Theme
from chrononauts_qt.ui.kit.window_page import WindowPage
from chrononauts_qt.ui.kit.words_label import WordsLabel

READING_PX = 22
"""Type up to this size never shrinks below its drawing: only titles do."""

LINE = 75
"""So many characters on one line are read with ease."""

_USUAL_WORDS = "who travels through time should tell nobody what is going to happen to them there"

BUTTON_FRAME = 14
"""What frame and padding of a button take of its height, in pixels."""

SMALL_BUTTON = "QPushButton { padding: 0; min-height: 0; }"
"""A button that is given its size and needs all of it for its words."""

SQUARE_BUTTON = "QPushButton { padding: 0; min-height: 0; min-width: 0; }"
"""The same for one that has no words."""

BUTTON_EDGE = 6
"""What the frame of such a button takes of its height, in pixels."""

SMALL_EDGE = 6
"""What the frame of such a button takes of its width, in pixels."""

_SMALLEST = 0.75
"""By how much a line that is too long may be set smaller before it is cut."""

W = TypeVar("W", bound=QWidget)
L = TypeVar("L", bound=QLayout)
B = TypeVar("B", bound=QBoxLayout)
Then = Callable[[], object] | SignalInstance
"""What a button does: it calls something, or lets a signal tell."""


def line_width(metrics: QFontMetrics) -> int:
    """Return the width in pixels of LINE characters."""
    return round(LINE * metrics.horizontalAdvance(_USUAL_WORDS) / len(_USUAL_WORDS))


class Page(WindowPage):
    """A screen whose type and spacing grow with it; Enter is the primary action, Esc goes back.

    ``primary`` and ``back`` are the buttons for that, ``first`` what has the keys whenever it is shown.
    Build its widgets through `typed`, `fixed`, `spaced`, `label` and `button`: their measures are
    units of the drawing at scale 1 and follow every change of size.
    """

    ACCESSIBLE_ROLE = "Form"
    TOPIC = ""
    """What the rulebook is asked about anywhere on it, such as "rule:R-208"; "" for nothing."""

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.u = 1.0
        self.primary: QPushButton | None = None
        self.back: QPushButton | None = None
        self.first: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    @property
    def landing(self) -> QWidget | None:
        return self.first

    # -- measures -------------------------------------------------------------------------------

    def scale(self) -> float:
        """Return the factor that this page's size asks for."""
        return page_scale(self.width(), self.height())

    def px(self, units: float) -> int:
        """Return units of the drawing in pixels of now."""
        return round(units * self.u)

    def type_px(self, units: float) -> float:
        """Return a type size in pixels of now; reading sizes never shrink."""
        return units * max(1.0 if units <= READING_PX else 0.85, self.u)

    def typed(self, widget: W, role: str, units: float) -> W:
        """Give `widget` the font of a role at a size that follows the page."""
        widget.setProperty("typed", f"{role} {units}")
        self._measure_type(widget)
        return widget

    def typed_to_fit(self, label: QLabel, sizes: Sequence[tuple[str, float]], room: QSize) -> None:
        """Give a label the first of these types, as (role, size), in which its words fit a room."""
        for role, units in sizes:
            self.typed(label, role, units)
            if label.heightForWidth(room.width()) <= room.height():
                break

    def fixed(self, widget: W, width: float, height: float) -> W:
        """Give `widget` a fixed size that grows with the page; 0 leaves a side free.

        A button becomes wider than that rather than cut its words.
        """
        widget.setProperty("fixed", f"{width} {height}")
        self._measure_size(widget)
        return widget

    def spaced(self, layout: L, margin: float = 0, spacing: float = 0) -> L:
        """Give `layout` margins and spacing that follow the page."""
        layout.setProperty("spaced", f"{margin} {spacing}")
        self._measure_layout(layout)
        return layout

    def _measure_type(self, widget: QWidget) -> None:
        role, units = str(widget.property("typed")).split()
        widget.setFont(self.theme.font(role, self.type_px(float(units))))
        if isinstance(widget, QPushButton | QLineEdit | QComboBox):
            least = max(MIN_TARGET_PX, round(self.type_px(18) * 2.2))
            widget.setMinimumHeight(max(least, widget.fontMetrics().height() + BUTTON_FRAME))
        if widget.property("prose"):
            widget.setMaximumWidth(line_width(widget.fontMetrics()))
        if isinstance(widget, QPushButton) and not widget.property("fixed"):
            widget.setMinimumWidth(least_width(widget))

    def _measure_size(self, widget: QWidget) -> None:
        width, height = (float(part) for part in str(widget.property("fixed")).split())
        grown = max(1.0, self.u) * max(1.0, self.theme.text_scale)  # what is fixed holds text, or its sign
        if width:
            least = least_width(widget) if isinstance(widget, QPushButton) else 0
            widget.setFixedWidth(max(round(width * grown), least))
        if height:
            widget.setFixedHeight(round(height * grown))

    def _measure_layout(self, layout: QLayout) -> None:
        margin, spacing = (self.px(float(part)) for part in str(layout.property("spaced")).split())
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(spacing)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        u = self.scale()
        if abs(u - self.u) > 0.005:
            self.u = u
            self.rescale()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.rescale()
        if self.first is not None:
            self.first.setFocus()

    def rescale(self) -> None:
        """Measure everything anew: the page's scale has changed, or there are new widgets on it."""
        for widget in self.findChildren(QWidget):
            if widget.property("typed") or widget.property("fixed"):
                widget.ensurePolished()  # the style sheet's own least sizes come first, ours stay
            if widget.property("typed"):
                self._measure_type(widget)
            if widget.property("fixed"):
                self._measure_size(widget)
        for layout in self.findChildren(QLayout):
            if layout.property("spaced"):
                self._measure_layout(layout)

    def grow_marks(self) -> None:
        """Let boxes and circles to tick grow with the page, as the words beside them do."""
        side = round(MARK_PX * max(1.0, self.u) * max(1.0, self.theme.text_scale))
        marks = "QCheckBox::indicator, QRadioButton::indicator"
        sheet = f"{marks} {{ width: {side}px; height: {side}px; }}"
        sheet += f" QRadioButton::indicator {{ border-radius: {side // 2 + 2}px; }}"
        if self.styleSheet() != sheet:
            self.setStyleSheet(sheet)

    # -- parts ----------------------------------------------------------------------------------

    def label(self, text: str, role: str = "body", units: float = 18, muted: bool = False) -> QLabel:
        """Return a label that wraps; its text is always plain, whatever a player is called."""
        label = WordsLabel(text)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setProperty("muted", muted)
        return self.typed(label, role, units)

    def prose(self, column: QBoxLayout, label: QLabel, stretch: int = 0) -> None:
        """Put a label into a column; its lines grow no longer than LINE characters."""
        label.setProperty("prose", True)
        self._measure_type(label)
        row = QHBoxLayout()
        column.addLayout(row, stretch)
        row.addWidget(label, 100)
        row.addStretch(1)

    def inner(
        self, outer: QBoxLayout, layout: B, gap: float, *parts: QWidget | EllipsisType, stretch: int = 0
    ) -> B:
        """Put a layout into an outer one, while it is empty, then its parts; `...` is room that is left."""
        outer.addLayout(self.spaced(layout, 0, gap), stretch)
        for part in parts:
            if isinstance(part, QWidget):
                layout.addWidget(part)
            else:
                layout.addStretch(1)
        return layout

    def button(
        self, text: str, primary: bool = False, name: str = "", then: Then | None = None, back: bool = False
    ) -> QPushButton:
        """Return a button; Enter presses it while it has the focus, and then something is done.

        `name` is for screen readers; `back`: Esc presses it, too.
        """
        button = QPushButton(text)
        if then is not None:
            button.clicked.connect(then)
        if back:
            self.back = button
        button.setAutoDefault(True)
        button.setAccessibleName(name or text)
        if primary:
            button.setProperty("primary", True)
            self.primary = button
        return self.typed(button, "strong" if primary else "body", 18)

    def panel(self) -> QFrame:
        """Return an empty framed panel."""
        frame = QFrame()
        frame.setProperty("panel", True)
        return frame

    # -- keys -----------------------------------------------------------------------------------

    def go_back(self) -> bool:
        """Do what Esc does; return whether there was anything to go back from."""
        if self.back is not None:
            self.back.click()
        return self.back is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.primary is not None:
            if self.primary.isVisible() and not event.isAutoRepeat():
                self.primary.click()
            return
        if event.key() == Qt.Key.Key_Escape and self.go_back():
            return
        super().keyPressEvent(event)


def least_width(button: QPushButton) -> int:
    """Return the least width in pixels at which a button shows its icon and words whole."""
    icon = 0 if button.icon().isNull() else button.iconSize().width() + 4
    return button.fontMetrics().horizontalAdvance(button.text()) + icon + 28


class WholeBox(QComboBox):
    """A list to choose from that is as wide as its widest words: the style forgets the ink of large type."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(round(self.font().pixelSize() / 6), 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class OneLine(WordsLabel):
    """A label of one line that never asks for more room: what is too long is a little smaller, then cut."""

    def __init__(self) -> None:
        super().__init__("")
        self.setTextFormat(Qt.TextFormat.PlainText)
        NameTip(self)

    def set(self, words_: str) -> None:
        """Show a text; an empty one keeps its place."""
        self.setText(words_)
        self.setAccessibleName(words_)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        return QSize(40, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            font = self.font()
            least = max(MIN_TEXT_PX, round(font.pixelSize() * _SMALLEST))
            words, room = self.text(), self.width()
            while font.pixelSize() > least and QFontMetrics(font).horizontalAdvance(words) > room:
                font.setPixelSize(font.pixelSize() - 1)
            painter.setFont(font)
            shown = QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideRight, room)
            painter.drawText(self.rect(), self.alignment(), shown)


class ReadingArea(QScrollArea):
    """An area that scrolls and can have the keys; a reader tells it as something to be read."""

    ACCESSIBLE_ROLE = "Document"


def scrolling(inside: QWidget, reads: str = "") -> QScrollArea:
    """Return an area that scrolls down where large text does not leave room for everything.

    `reads`: what a reader calls it where the keys can come to it.
    """
    area = ReadingArea() if reads else QScrollArea()
    area.setAccessibleName(reads)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if reads else Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    return area


def clear(layout: QLayout) -> None:
    """Take everything out of a layout and let it go."""
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        if inner is not None:
            clear(inner)
        else:
            shiboken6.delete(item)  # nobody else does
