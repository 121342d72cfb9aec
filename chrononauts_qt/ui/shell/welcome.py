"""The first page of the first start: what the eyes need, before anything has to be read."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from chrononauts_qt.session.settings import Settings
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.catalog import list_texts
from chrononauts_qt.ui.catalog import settings_texts as words
from chrononauts_qt.ui.catalog.access_texts import text as access_text
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.page import scrolling
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.shell.list_offer import LOOK_MS
from chrononauts_qt.ui.shell.settings_page import LookPage, size_note
from chrononauts_qt.ui.table.new_game import QuickGame
from chrononauts_qt.ui.table.screens import screens_of

MOTIONS = ("auto", "off", "normal")
"""The speeds of this page; the settings know all five."""

MARGIN, GAP = 32, 14
"""The room around the page, and between its parts, in drawing units."""


class WelcomePage(LookPage):
    """Text size, theme, motion, a first game at once, and one sentence on what the game is about.

    Enter accepts and leads on without a game.
    """

    quick_requested = Signal()

    def __init__(self, settings: Settings, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(settings, theme, parent)
        self.setAccessibleName(words.text("welcome-title"))
        self.motion = self._motions(MOTIONS)
        found = (screens_of(game).new_game().quick() for game in SHELF)
        quick, note, _ = next(filter(None, found), QuickGame("", "", None))
        self.quick_button = self.button(quick, then=self.quick_requested)
        self.quick_note = self.label(note, "body", 16, muted=True)
        self.begin_button = self.first = self.button(words.text("begin"), primary=True, then=self.closed)
        self.begin_button.setAccessibleDescription(access_text("begin-note"))
        self.as_lists = self.check(list_texts.text("list-door"), "board_as_list")
        self.as_lists.setAccessibleDescription(list_texts.text("list-first"))
        self.as_lists.hide()
        self._looks = QTimer(self, interval=LOOK_MS)
        self._looks.timeout.connect(self._look_for_reader)
        self._lay_out()
        self.show_settings(settings)

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), MARGIN, GAP)
        page.addStretch(2)
        head = self._head = self.inner(page, QHBoxLayout(), 20)
        head.addWidget(self.label(text("app-name"), "title", 44), 0, Qt.AlignmentFlag.AlignBaseline)
        fan = self.label(text("fan-edition"), "headline", 22, muted=True)
        head.addWidget(fan, 1, Qt.AlignmentFlag.AlignBaseline)
        inside = self._inside = QWidget()
        rows = self.spaced(QVBoxLayout(inside), 0, 14)
        self.prose(rows, self.label(words.text("welcome-text"), "body", 20))
        rows.addWidget(self.as_lists)
        self._fill(self.pair(rows))
        self.prose(self.pair(rows, self.quick_button), self.quick_note, 1)
        rows.addStretch(1)
        self._area = scrolling(inside)
        page.addWidget(self._area, 100)
        foot = self._foot = self.inner(page, QHBoxLayout(), 20)
        self.prose(foot, self.label(text("content-note"), "body", 18), 1)
        foot.addWidget(self.fixed(self.begin_button, 190, 0), 0, Qt.AlignmentFlag.AlignBottom)
        page.addStretch(3)

    def _fill(self, pair: QBoxLayout) -> None:
        """Put what is set here into two columns."""
        left, right = (self.inner(pair, QVBoxLayout(), 14, stretch=1) for _ in range(2))
        self.size_note = self.label(size_note(), "body", 16, muted=True)
        left.addWidget(self.size_panel(self.size_note))
        left.addWidget(self._panel(self.motion, self.sound), 1)
        right.addWidget(self._panel(self.looks), 1)
        if self.language is not None:
            right.addWidget(self._panel(self.language))

    def offer_quick(self, offered: bool) -> None:
        """Offer a game at once, where none is on the table."""
        for part in (self.quick_button, self.quick_note):
            part.setVisible(offered)
        self._hold_together()

    @property
    def offers_lists(self) -> bool:
        """Tell whether lists are offered, which only a reader is."""
        return not self.as_lists.isHidden()

    def _look_for_reader(self) -> None:
        """Offer lists to whoever listens, and give them the keys: they are said first."""
        if QAccessible.isActive() and not self.offers_lists:
            self._looks.stop()
            self.as_lists.show()
            self._hold_together()
            self.first = self.as_lists
            self.as_lists.setFocus()

    def _panel(self, *parts: QWidget) -> QFrame:
        frame, column = self.section()
        for part in parts:
            column.addWidget(part)
        column.addStretch(1)
        return frame

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self.motion.choose(settings.motion if settings.motion in MOTIONS else "normal")
        self.as_lists.setChecked(settings.board_as_list)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._look_for_reader()
        if not self.offers_lists:
            self._looks.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._looks.stop()
        super().hideEvent(event)

    def rescale(self) -> None:
        super().rescale()
        self._hold_together()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hold_together()

    def _hold_together(self) -> None:
        """Let the rows take no more height than they need: a tall window has its room around the whole.

        The note on the keys is the first that gives way where they would have to be scrolled.
        """
        rows = self._inside.layout()
        if rows is not None:
            width = self.width() - 2 * self.px(MARGIN)
            parts = (self._head.sizeHint().height(), self._foot.totalHeightForWidth(width))
            room = self.height() - 2 * self.px(MARGIN) - sum(parts) - 2 * self.px(GAP)
            self.size_note.show()
            needed = _height(rows, width)
            if needed > room:
                self.size_note.hide()
                needed = _height(rows, width)
            self._area.setMaximumHeight(needed)


def _height(rows: QLayout, width: int) -> int:
    """Return the height that a layout needs in a width."""
    rows.activate()
    return max(rows.totalHeightForWidth(width), rows.totalMinimumSize().height())
