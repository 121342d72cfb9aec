"""Shows a section of the rulebook: links, one block softly marked, and where the reader is."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from chrononauts_qt.ui.catalog import rulebook_texts as words
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.kit.accessibility import announce, is_arrow
from chrononauts_qt.ui.kit.caret import Caret
from chrononauts_qt.ui.kit.page import line_width
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.rulebook.book import Section
from chrononauts_qt.ui.rulebook.typesetter import BODY, INSET, Pictures, Typesetter

_MARGIN, _BAR = 8, 14


class RuleText(QTextBrowser):
    """A page of the book. `followed` brings the href of a link; `read` the number of the block in view.

    ``goes_on`` says what comes after the text, to whoever reads it by ear.
    """

    followed = Signal(str)
    read = Signal(int)

    def __init__(self, pictures: Pictures, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.theme = theme
        self._k = 1.0
        self._section: Section | None = None
        self._has_numbers = False
        self._marked = -1
        self._wanted = -1
        self.caret = Caret(self)
        self.goes_on = ""
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLineWrapMode(QTextBrowser.LineWrapMode.FixedPixelWidth)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)  # the columns of a table leave words whole
        self.anchorClicked.connect(lambda url: self.followed.emit(url.toString()))
        self.verticalScrollBar().valueChanged.connect(lambda _: self._scrolled())

    # -- what is shown --------------------------------------------------------------------------

    def show_section(self, section: Section) -> None:
        """Show a section from its beginning."""
        self._section, self._marked, self._wanted = section, -1, -1
        self._set()
        self.verticalScrollBar().setValue(0)
        self.setAccessibleName(section.title)
        self.read.emit(self.reading())

    def show_numbers(self, on: bool) -> None:
        """Show the ids of rules behind what states them, or not."""
        if on != self._has_numbers:
            here = self.here()
            self._has_numbers = on
            self._set()
            self.show_block(here)

    def set_scale(self, theme: Theme, k: float) -> None:
        """Take another theme and scale; what is read stays in view."""
        if (theme, k) != (self.theme, self._k):
            here = self.here()
            self.theme, self._k = theme, k
            self._set()
            self.show_block(here)

    def _set(self) -> None:
        if self._section is not None:
            self._fit()
            setter = Typesetter(self.theme, self._k, self._pictures, self._has_numbers)
            setter.fill(self.document(), self._section)
            layout = self.document().documentLayout()
            layout.documentSizeChanged.emit(layout.documentSize())  # lays out all; the scroll bar hears of it
            self.setTextCursor(QTextCursor(self.document()))

    def loadResource(self, kind: int, name: QUrl | str) -> QPixmap | None:
        """Return a picture from the game's own painters."""
        grown = self.theme.font("body", BODY * self._k).pixelSize() / BODY
        source = name.toString() if isinstance(name, QUrl) else name
        return self._pictures.draw(source, self.theme, grown, self.devicePixelRatioF())

    # -- measures -------------------------------------------------------------------------------

    def widest(self) -> int:
        """Return the width at which the longest lines have LINE characters."""
        line = line_width(QFontMetrics(self.theme.font("body", BODY * self._k)))
        return line + 2 * (self._margin() + INSET) + _BAR + 6

    def _margin(self) -> int:
        return round(_MARGIN * self._k)

    def _fit(self) -> None:
        """Let the lines take the width, up to LINE characters; what is left is margin on both sides."""
        margin = self._margin() + max(0, self.width() - self.widest()) // 2
        self.setViewportMargins(margin, 0, margin, 0)
        self.setLineWrapColumnOrWidth(max(120, self.viewport().width()))

    def event(self, event: QEvent) -> bool:
        """Scroll with the wheel over the margins too, which Qt leaves out."""
        if isinstance(event, QWheelEvent):
            self.wheelEvent(event)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave to the page what neither scrolls nor moves the caret: the arrows to the sides."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and not self.caret.is_on:
            event.ignore()
            return
        before = self.textCursor().position()
        super().keyPressEvent(event)
        if self.caret.is_on and is_arrow(event) and self.textCursor().position() == before:
            self._tell_edge(event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Right))

    def _tell_edge(self, is_end: bool) -> None:
        """Say that the caret is at the edge of the text: silence says nothing."""
        announce(self, sentences(words.text("ends"), self.goes_on) if is_end else words.text("begins"))

    def focusNextPrevChild(self, next: bool) -> bool:
        """Say the link that Tab leads to: of it a reader hears nothing."""
        is_led = super().focusNextPrevChild(next)
        if is_led and self.hasFocus():
            announce(self, words.text("link", words=self.textCursor().selectedText()))
        return is_led

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew; what is read stays in view."""
        here = self.here()
        super().resizeEvent(event)
        if self.lineWrapColumnOrWidth() != self.viewport().width():
            self._fit()
        self.show_block(here)

    def sizeHint(self) -> QSize:
        return QSize(self.widest(), 400)

    # -- blocks ---------------------------------------------------------------------------------

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.document().begin()
        while block.isValid():
            yield block
            block = block.next()

    def place_of(self, number: int) -> QRectF:
        """Return where a block lies in the document; empty if it is not here."""
        layout, found = self.document().documentLayout(), QRectF()
        for block in self._blocks():
            if block.userState() == number:
                found = found.united(layout.blockBoundingRect(block))
        return found

    def reading(self) -> int:
        """Return the number of the block being read, -1 for none.

        The line that is read goes from the top of the view, where a section begins, to its lower edge,
        where it ends: so every block has its turn.
        """
        bar = self.verticalScrollBar()
        share = bar.value() / bar.maximum() if bar.maximum() else 0.0
        line = bar.value() + share * self.viewport().height()
        layout, found = self.document().documentLayout(), -1
        for block in self._blocks():
            if block.userState() >= 0:
                if found >= 0 and layout.blockBoundingRect(block).top() > line:
                    break
                found = block.userState()
        return found

    def here(self) -> int:
        """Return the block that is to stay in view: the one that was asked for, until somebody scrolls."""
        if self._wanted < 0 and not self.verticalScrollBar().value() and self._section is not None:
            return self._section.blocks[0].number
        return self._wanted if self._wanted >= 0 else self.reading()

    def _scrolled(self) -> None:
        self._wanted = -1
        self.read.emit(self.reading())

    def show_block(self, number: int, mark: bool = False) -> None:
        """Scroll so that a block is read; marked, it stands out softly until another one does."""
        if mark:
            self.mark(number)
        self._scroll_to(number)
        self._wanted = number

    def read_from(self, number: int) -> None:
        """Set the caret before a block."""
        first = next((block for block in self._blocks() if block.userState() == number), None)
        if first is not None:
            self.setTextCursor(QTextCursor(first))

    def _scroll_to(self, number: int) -> None:
        bar, place, high = self.verticalScrollBar(), self.place_of(number), self.viewport().height()
        self.document().documentLayout().documentSize()  # lays out what is not laid out yet
        if place.isEmpty() or not bar.maximum():
            return
        if self._section is not None and number == self._section.blocks[0].number:
            bar.setValue(0)
            return
        line = place.center().y() if place.height() < high else place.top() + 8
        value = round(line * bar.maximum() / (bar.maximum() + high))
        if place.height() < high:
            value = min(max(value, ceil(place.bottom()) - high), int(place.top()))
        bar.setValue(value)

    def mark(self, number: int) -> None:
        """Let a block stand out softly; -1: none."""
        self._marked = number
        self.viewport().update()

    @property
    def marked(self) -> int:
        """The block that stands out, -1 for none."""
        return self._marked

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground of the marked block, then the text."""
        place = self.place_of(self._marked) if self._marked >= 0 else QRectF()
        if not place.isEmpty():
            with QPainter(self.viewport()) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                place.translate(0, -self.verticalScrollBar().value())
                room = QRectF(0, place.top() - 3, self.viewport().width(), place.height() + 6)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.theme.color("focus", 0.16))
                painter.drawRoundedRect(room, 5, 5)
        super().paintEvent(event)
        if not place.isEmpty():
            self._draw_bar(place)

    def _draw_bar(self, place: QRectF) -> None:
        """Draw a bar beside the marked block, for those who see no soft colours."""
        with QPainter(self.viewport()) as painter:
            width = max(3.0, 3 * self._k)
            bar = QRectF(QPointF(0, place.top() - 3), QPointF(width, place.bottom() + 3))
            painter.fillRect(bar, self.theme.color("focus"))

    def visible_rect(self, number: int) -> QRect:
        """Return where a block is in the view."""
        place = self.place_of(number).translated(0, -self.verticalScrollBar().value())
        return place.toAlignedRect()
