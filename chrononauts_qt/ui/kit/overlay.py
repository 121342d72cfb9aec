"""Pages that lie over their parent: what lies below gets neither key nor mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QWidget

from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.access_texts import text as access_text
from chrononauts_qt.ui.catalog.wording import ended, sentences, spoken
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.keyboard import give_back, is_for_every_screen, writes
from chrononauts_qt.ui.kit.page import Page, Then
from chrononauts_qt.ui.kit.scale import page_scale
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.kit.window_page import WindowPage

READ_WITH_ANOTHER = "read-with-another"
"""The property of a label that a reader hears with another one."""


class Overlay(Page):
    """A page that lies over its parent and follows its size; what lies below gets neither key nor mouse.

    It covers the whole parent, or only the given areas of it.
    """

    ACCESSIBLE_ROLE = "Dialog"
    TAB_LEAVES = False
    """What stands beside areas that are covered is in Tab's reach."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._areas: tuple[QRect, ...] = ()
        self._keep_tab()
        parent.installEventFilter(self)
        self.hide()

    def set_areas(self, areas: Sequence[QRect] = ()) -> None:
        """Cover only these rectangles of the parent; none: all of it."""
        self._areas = tuple(areas)
        self._keep_tab()
        self.fit()

    def _keep_tab(self) -> None:
        """Let Qt lead Tab round within."""
        leaves = self.TAB_LEAVES and bool(self._areas)
        self.overrideWindowFlags(Qt.WindowType.Widget if leaves else Qt.WindowType.SubWindow)

    def fit(self) -> None:
        """Take the place again after the parent or the areas have changed."""
        parent = self.parentWidget()
        if not self._areas:
            self.clearMask()
            if parent is not None:
                self.setGeometry(parent.rect())
            return
        region = QRegion()
        for area in self._areas:
            region += area
        box = region.boundingRect()
        self.setGeometry(box)
        self.setMask(region.translated(-box.topLeft()))

    def scale(self) -> float:
        """An overlay is as large as what it lies over, however little of it is covered."""
        parent = self.parentWidget()
        size = self.size() if parent is None else parent.size()
        return page_scale(size.width(), size.height())

    def main_area(self) -> QRect:
        """Return the largest covered rectangle, in own coordinates."""
        if not self._areas:
            return self.rect()
        largest = max(self._areas, key=lambda area: area.width() * area.height())
        return largest.translated(-self.pos())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QResizeEvent) and watched is self.parentWidget() and not self._areas:
            self.fit()
        return False

    def focusNextPrevChild(self, next: bool) -> bool:
        """Keep Tab inside, even where nothing takes it, unless it may leave the areas that are covered."""
        return super().focusNextPrevChild(next) or not (self.TAB_LEAVES and self._areas)


class Sheet(Overlay):
    """A panel in the middle of the parent: title, a body to fill, a row of buttons.

    Opaque sheets hide what lies below; the others dim it. A sheet speaks the language that is spoken when it
    is opened: that of whom it is for. `speaking` is for what it says later.

    Keys reach nothing below it, but those that work on every screen; H asks for a hint where there is a
    ``hint_button``. What is asked is the description of the sheet, which a screen reader says as the keys
    come into it; what is asked while they are there (`lead_to`) is said by the part that gets them.
    """

    ABOVE = 0.4
    """The share of the free height that lies above the panel."""
    WIDTH, HEIGHT = 760, 0
    hint_button: QPushButton | None = None
    passes: frozenset[Qt.Key] = frozenset()
    """Keys that do what they do without the sheet."""
    _had_keys: QWidget | None = None
    _leads: QWidget | None = None
    _own_words = ""

    def __init__(self, theme: Theme, parent: QWidget, opaque: bool = False) -> None:
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)
        self._opaque = opaque
        self.language = ""
        self.overheard = False
        self._said: list[tuple[Callable[[], str], tuple[Callable[[str], object], ...]]] = []
        self.title = self.label("", "title", 30)
        self.frame = self.panel()
        self.body = self.spaced(_box(vertical=True), 0, 14)
        self.buttons = self.spaced(_box(vertical=False), 0, 12)
        inside = self.spaced(_box(vertical=True), 28, 18)
        self.frame.setLayout(inside)
        inside.addWidget(self.title)
        inside.addLayout(self.body, 1)
        inside.addLayout(self.buttons)
        self.frame.setParent(self)

    def says(self, words: Callable[[], str], *where: Callable[[str], object]) -> None:
        """Say `words` in these places now, and again each time the sheet is opened."""
        self._said.append((words, where))
        for say in where:
            say(words())

    def worded_button(
        self, words: Callable[[], str], then: Then, width: float = 0, primary: bool = False
    ) -> QPushButton:
        """Return a button that says `words` in the sheet's language, `width` units wide; 0: as they need."""
        button = self.button("", primary, then=then)
        self.says(words, button.setText, button.setAccessibleName)
        return self.fixed(button, width, 0) if width else button

    def reword(self) -> None:
        """Say everything in the language that is spoken now."""
        self.language, self.overheard = i18n.owner(), private_speech.is_overheard()
        for words, where in self._said:
            for say in where:
                say(words())

    @contextmanager
    def speaking(self) -> Iterator[None]:
        """Speak within the block as when the sheet was opened: the same language, the same ears."""
        with i18n.speaking(self.language), private_speech.among(self.overheard):
            yield

    def entitle(self, title: str, heard: str = "") -> None:
        """Give the sheet its title; `heard`: what a reader calls it instead."""
        self.title.setText(title)
        for called in (self.title, self):
            called.setAccessibleName(heard or title)

    def asks(self) -> str:
        """Return what is asked besides the title: the labels that show, as they are read; one that belongs to
        another is read with that."""
        labels = [label for label in self.frame.findChildren(QLabel) if label.isVisibleTo(self.frame)]
        labels.sort(key=lambda label: label.mapTo(self.frame, QPoint()).toTuple()[::-1])
        own = (label for label in labels if label is not self.title and not label.property(READ_WITH_ANOTHER))
        said = (label.accessibleName() or label.text() for label in own)
        return spoken(sentences(*map(ended, dict.fromkeys(said))))

    def lead_to(self, part: QWidget) -> None:
        """Ask what is asked now, of whoever has the keys in the sheet: they go to a part, which says it."""
        self._lead(part, is_within=True)

    def _lead(self, part: QWidget, is_within: bool) -> None:
        self._fall_silent()
        self._leads, self._own_words = part, part.accessibleDescription()
        with self.speaking():
            asked = self.asks()
            led = asked if self._own_words in asked else sentences(asked, self._own_words)
        self.setAccessibleDescription(asked)
        if is_within:
            part.setAccessibleDescription(led)
        part.setFocus()

    def _fall_silent(self) -> None:
        """Ask nothing any more: what is hidden can still be read."""
        part, self._leads = self._leads, None
        self.setAccessibleDescription("")
        if part is not None and shiboken6.isValid(part):
            part.setAccessibleDescription(self._own_words)

    def open(self, first: QWidget) -> None:
        """Show the sheet over everything, with the keys at `first`."""
        self._fall_silent()
        self.reword()
        self.fit()
        is_within = not self.isHidden()
        if not is_within:
            self._had_keys = QApplication.focusWidget()
        self.show()
        self.raise_()
        self.rescale()
        self.place()
        self._lead(first, is_within)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the place again: what is not on the screen yet has not all of its sizes."""
        super().showEvent(event)
        self.place()

    def hideEvent(self, event: QHideEvent) -> None:
        """Give the keys back to what had them: left to Qt they stay in a sheet that is gone."""
        super().hideEvent(event)
        if not self.isHidden() or self._leads is None:
            return
        self._fall_silent()
        now, below = QApplication.focusWidget(), self.parentWidget()
        if now is None or self.isAncestorOf(now):
            give_back(self._had_keys, below.landing if isinstance(below, WindowPage) else None)

    def event(self, event: QEvent) -> bool:
        """Keep keys from the shortcuts of what lies below."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and not is_for_every_screen(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take every key but those that it passes, and those that the page below answers with a sentence:
        what else means nothing here means nothing below, either, which a reader says."""
        below = self.parentWidget()
        if event.key() in self.passes or (isinstance(below, WindowPage) and event.key() in below.answers_to):
            event.ignore()
            return
        hint = self.hint_button
        if event.key() == Qt.Key.Key_H and hint is not None and hint.isVisible():
            if not event.isAutoRepeat():
                hint.click()
        else:
            super().keyPressEvent(event)
            if writes(event) and not event.isAutoRepeat():
                announce(self, access_text("no-key"))
        event.accept()

    def place(self) -> None:
        """Put the panel in the middle, as high as its text needs."""
        area = self.main_area()
        width = min(self.px(self.WIDTH) if self.u > 1 else self.WIDTH, area.width() - 32)
        layout = self.frame.layout()
        height = round(self.HEIGHT * max(1.0, self.u))
        if layout is not None and not height:
            layout.activate()  # a layout within another keeps the height of words that have changed
            height = max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height()) + self.px(6)
        height = min(height, area.height() - 24)
        left = area.left() + (area.width() - width) // 2
        top = area.top() + max(12, round((area.height() - height) * self.ABOVE))
        self.frame.setGeometry(left, top, width, height)
        if layout is not None:
            layout.activate()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.theme.color("bg", 1.0 if self._opaque else 0.78))


def _box(vertical: bool) -> QHBoxLayout:
    layout = QHBoxLayout()
    if vertical:
        layout.setDirection(QHBoxLayout.Direction.TopToBottom)
    return layout
