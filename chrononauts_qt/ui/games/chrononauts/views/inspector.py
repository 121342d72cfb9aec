"""The inspector: one card or tile, large, over the rail or any other place. It never plays a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QKeyEvent,
    QMouseEvent,
    QPainterPath,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QScrollBar, QWidget

from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.games.chrononauts.view import Need, Tile
from chrononauts_qt.ui.catalog import i18n, private_speech_texts
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.texts.card_words import COMPANY, CardWords
from chrononauts_qt.ui.games.chrononauts.views.inspector_page import Block, Page, card_page, tile_page
from chrononauts_qt.ui.games.chrononauts.views.inspector_sheet import WIDTH, Sheet
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.keyboard import give_back
from chrononauts_qt.ui.kit.page import ReadingArea
from chrononauts_qt.ui.kit.scale import LARGE_TEXT
from chrononauts_qt.ui.kit.theme import DARK, Theme

HEIGHT = 448
SMALLEST, LARGEST, ZOOM_STEP = 0.8, 2.4, 0.1
_WIDER = (1.0, 1.15, 1.3, 1.45)
_WIDEST = (*_WIDER, 1.7, 2.0)
"""For letters that are as large as this, a half larger than usual and more."""
_LETTERS = (1.0, 0.95, 0.89)
_LOWER = (0.6, 0.0)
"""What a page too long for its place may do before it scrolls: 18 pixels become 16, the card wider, and at
last the scene lower."""
_BAR = 8
_LARGER = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_SMALLER = (Qt.Key.Key_Minus, Qt.Key.Key_Underscore)


class Inspector(ReadingArea):
    """Shows a card or a tile large; the parent gives it its place with `over`.

    `show_card` and `show_tile` open it and change what it shows; `close` closes it, as do Esc, Space and
    a click. Wheel and + - change the size of its letters, 0 gives them back their own; the arrow keys,
    Page Up and Page Down scroll. It takes the focus when it opens, and gives it back when it closes. Its
    accessible name is the title, its description everything it says. It keeps the language that was spoken
    when it was opened.
    """

    closed = Signal()
    rule_requested = Signal()
    """What the rulebook says of this is wanted."""

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._room, self._u, self._zoom = QRect(0, 0, WIDTH, HEIGHT), 1.0, 1.0
        self._build: Callable[[], Page] | None = None
        self._page: Page | None = None
        self._language = ""
        self._before: QWidget | None = None
        self.card_words: CardWords = COMPANY
        self._pressed_at: QPoint | None = None
        self.is_glance = False
        """Whether what is shown is only looked at in passing: it takes neither focus nor presses."""
        self._notes: Callable[[], Sequence[Block]] = tuple
        self._sheet = Sheet(theme)
        self.setWidget(self._sheet)
        self.rule_button = self._sheet.rule_button
        self.rule_button.clicked.connect(self.rule_requested)
        self._bar = self._overlaid_bar()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_theme(theme)
        self.hide()

    @property
    def page(self) -> Page | None:
        """What is shown, None while closed."""
        return self._page if not self.isHidden() else None

    @property
    def zoom(self) -> float:
        """How much larger the letters are than their own size."""
        return self._zoom

    @property
    def page_height(self) -> int:
        """How high the whole page is; what does not fit is scrolled."""
        return self._sheet.height()

    def set_theme(self, theme: Theme) -> None:
        """Take another theme."""
        self._theme = self._sheet.theme = theme
        self._bar.setStyleSheet(
            f"QScrollBar {{ background: transparent; border: none; margin: 0; width: {_BAR}px; }}"
            f"QScrollBar::handle {{ background: {theme['card_line']}; border-radius: {_BAR // 2}px; }}"
            "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
        )
        self._lay()

    def over(self, room: QRect, u: float = 1.0) -> None:
        """Take a place, such as the rail's, at scale `u`: as high as the page, at most as high as `room`.

        It is 320 units wide, or as wide as `room` if that is more, and keeps to its right edge. A long page
        is wider and in smaller letters, as far as it stays easy to read.
        """
        width = max(room.width(), round(WIDTH * u))
        self._room, self._u = QRect(room.right() + 1 - width, room.top(), width, room.height()), u
        self._lay()

    def show_card(self, card_id: str, tiles: Sequence[Tile] = (), needs: Sequence[Need] = ()) -> None:
        """Show any card. `tiles` are the TimeLine as it lies, `needs` the lines of a goal the seat knows."""
        lying, lines = tuple(tiles), tuple(needs)
        self._open(lambda: card_page(card_id, lying, lines, self.card_words.steps))

    def show_tile(self, tile: Tile, tiles: Sequence[Tile] = ()) -> None:
        """Show a card of the TimeLine; `tiles` are all of them, for the Patches of 1945."""
        lying = tuple(tiles)
        self._open(lambda: tile_page(tile, lying))

    def show_key(
        self,
        key: str,
        tiles: Sequence[Tile] = (),
        needs: Sequence[Need] = (),
        notes: Callable[[], Sequence[Block]] = tuple,
        is_glance: bool = False,
    ) -> bool:
        """Show what a view's `inspect` signal names: a year or a card id; False for anything else.

        `notes` are what else there is to be said of it now, above what is always so.
        """
        self._notes, was_glance = notes, self.is_glance and not self.isHidden()
        self.is_glance = is_glance
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, is_glance)
        if was_glance and not is_glance:
            self._before = QApplication.focusWidget()
        tile = next((tile for tile in tiles if str(tile.year) == key), None)
        if tile is not None:
            self.show_tile(tile, tiles)
        elif key in BY_ID:
            self.show_card(key, tiles, needs)
        return tile is not None or key in BY_ID

    def set_zoom(self, zoom: float) -> None:
        """Make the letters larger or smaller."""
        zoom = round(min(LARGEST, max(SMALLEST, zoom)), 2)
        if zoom != self._zoom:
            self._zoom = zoom
            self._lay()

    def _open(self, build: Callable[[], Page]) -> None:
        if self.isHidden():
            self._before = QApplication.focusWidget()
        self._build, self._language, self._overheard = build, i18n.owner(), private_speech.is_overheard()
        self._rebuild()
        self.verticalScrollBar().setValue(0)
        self.show()
        self.raise_()
        if not self.is_glance:
            self.setFocus()

    def renew(self) -> None:
        """Say what has become of the notes."""
        if not self.isHidden():
            self._rebuild()

    def _rebuild(self) -> None:
        if self._build is None:
            return
        with i18n.speaking(self._language), private_speech.among(self._overheard):
            page = self._build()
            self._page = replace(page, blocks=(*self._notes(), *page.blocks))
            self.rule_button.setText(text("rule"))
            self.setAccessibleDescription(private_speech.said(self._page.spoken()))
            self.setAccessibleName(private_speech.said(self._page.title, private_speech_texts.text("card")))
        self._lay()

    def _lay(self) -> None:
        """Take the height of the page; one that is too long at its widest scrolls."""
        room, sheet = self._room, self._sheet
        widest = room.right() + 1 if self.parentWidget() is not None else room.width()
        letters = _LETTERS if self._zoom == 1.0 else (1.0,)
        widths = _WIDEST if self._theme.text_scale >= LARGE_TEXT else _WIDER
        ways = [(wider, smaller, 1.0) for wider, smaller in product(widths, letters)]
        for wider, smaller, scene in (*ways, *((widths[-1], letters[-1], share) for share in _LOWER)):
            width = min(widest, round(room.width() * wider))
            sheet.show_page(self._page, width, self._u, self._zoom * smaller, scene)
            if sheet.height() <= room.height():
                break
        height = min(room.height(), sheet.height())
        self.setGeometry(room.right() + 1 - width, room.top(), width, height)
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(self.rect()), 6 * self._u, 6 * self._u)
        self.setMask(QRegion(shape.toFillPolygon().toPolygon()))

    def _overlaid_bar(self) -> QScrollBar:
        """Return the bar that stands on the card, in step with the hidden one of the scroll area."""
        bar, hidden = QScrollBar(Qt.Orientation.Vertical, self), self.verticalScrollBar()
        hidden.rangeChanged.connect(self._follow_range)
        hidden.valueChanged.connect(bar.setValue)
        bar.valueChanged.connect(hidden.setValue)
        bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        bar.hide()
        return bar

    def _follow_range(self, least: int, most: int) -> None:
        self._bar.setRange(least, most)
        self._bar.setPageStep(self.verticalScrollBar().pageStep())
        self._bar.setVisible(most > least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the bar at the right edge, below the band."""
        super().resizeEvent(event)
        top = round(74 * self._u)
        self._bar.setGeometry(self.width() - _BAR - 3, top, _BAR, max(0, self.height() - top - 8))

    # -- events -----------------------------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:
        """Give the focus back and say so; of what was shown neither picture nor size stays."""
        had_focus = self.hasFocus() or self.rule_button.hasFocus()
        self._build, self._page, self._notes = None, None, tuple
        self._lay()
        super().closeEvent(event)
        if had_focus:
            give_back(self._before)
        self._before = None
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc and Space close, + and - zoom, the keys of a scroll area scroll; nothing else gets through."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Space):
            self.close()
        elif event.key() in _LARGER:
            self.set_zoom(self._zoom + ZOOM_STEP)
        elif event.key() in _SMALLER:
            self.set_zoom(self._zoom - ZOOM_STEP)
        elif event.key() == Qt.Key.Key_0:
            self.set_zoom(1.0)
        else:
            super().keyPressEvent(event)
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom the letters."""
        turns = event.angleDelta().y() / 120
        self.set_zoom(self._zoom + ZOOM_STEP * turns)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a click began."""
        self._pressed_at = event.position().toPoint()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Close on a click."""
        pressed, self._pressed_at = self._pressed_at, None
        event.accept()
        if pressed is not None and self.rect().contains(event.position().toPoint()):
            self.close()

    def changeEvent(self, event: QEvent) -> None:
        """Say the page in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._rebuild()
        super().changeEvent(event)
