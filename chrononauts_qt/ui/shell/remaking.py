"""Another look or language: the pages that do not stay go, and are made again around the same match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLineEdit, QWidget

from chrononauts_qt.ui.kit.window_page import OWN_PLACE
from chrononauts_qt.ui.table.window import TABLE

if TYPE_CHECKING:
    from chrononauts_qt.ui.shell.main_window import MainWindow

Path = tuple[tuple[str, int], ...]
"""The way down to a widget: at each step its class and its number among the children of this class."""



def make_anew(window: MainWindow, reworded: bool = False) -> None:
    """Go on where one was, in the look and language of now: each page is made again when it is wanted.

    What a screen shows comes from the match, or is what the last one has kept. A table that nobody sees is
    laid in a turn of the events of its own.
    """
    shown, place = window.shown(), Whereabouts.of(window.stack.currentWidget() or window)
    said, desk = window.take_message(), window.desk
    if desk is not None:
        desk.take_away()
    between = _let_go(window, window.pages.take_all(reworded))
    if desk is not None:
        desk.lay_again(shown)
    window.pages.follow(window.look)
    window.show_page(shown)
    window.stack.removeWidget(between)
    between.deleteLater()
    if window.learning is not None:
        window.learning.dress()
    if desk is not None and shown == TABLE:
        desk.show_kept()
    place.find(window.stack.currentWidget() or window)
    window.title.follow()
    if said and not reworded:
        window.tell(said)


def _let_go(window: MainWindow, old: Sequence[QWidget]) -> QWidget:
    """Let old screens go, dress what is left, and return the empty one that is shown meanwhile.

    Another look goes through every widget there is: what is not needed any more goes before. Nothing of it
    can have asked for the look; a page that asked for a language or the size of the window goes later.
    """
    between, stack = QWidget(), window.stack
    stack.addWidget(between)
    if stack.currentWidget() in old:
        stack.setCurrentWidget(between)
    for widget in old:
        stack.removeWidget(widget)
        widget.hide()  # a table covers what is private when it goes
        widget.deleteLater()
        if not window.look.is_worn:
            QCoreApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete)
    if not window.look.is_worn:
        window.look.dress()
    return between


class Typed(NamedTuple):
    """What stands in a field, and what of it is selected: its start (-1: nothing) and length."""

    text: str
    cursor: int
    start: int
    length: int


class Whereabouts(NamedTuple):
    """The widget with the keys, how far areas are scrolled (across, down), and what fields hold."""

    focus: Path | None
    scrolled: dict[Path, tuple[int, int]]
    typed: dict[Path, Typed]

    @classmethod
    def of(cls, page: QWidget) -> Whereabouts:
        """Return where one is on a page."""
        focus = QApplication.focusWidget()
        inside = focus is not None and (focus is page or page.isAncestorOf(focus))
        scrolled, typed = {}, {}
        for path, widget in _walk(page):
            if isinstance(widget, QAbstractScrollArea) and not widget.property(OWN_PLACE):
                bars = widget.horizontalScrollBar(), widget.verticalScrollBar()
                scrolled[path] = bars[0].value(), bars[1].value()
            elif isinstance(widget, QLineEdit) and widget.isVisible():
                chosen = widget.selectionStart(), widget.selectionLength()
                typed[path] = Typed(widget.text(), widget.cursorPosition(), *chosen)
        return cls(_path(page, focus) if inside and focus is not None else None, scrolled, typed)

    def find(self, page: QWidget) -> None:
        """Go there on a page that has just been made again and is shown."""
        found = list(_walk(page))
        for path, widget in found:
            if isinstance(widget, QLineEdit) and path in self.typed:
                was = self.typed[path]
                if widget.text() != was.text:
                    widget.setText(was.text)
                widget.setCursorPosition(was.cursor)
                if was.start >= 0:
                    widget.setSelection(was.start, was.length)
            if path == self.focus and widget.isEnabled():
                widget.setFocus()
        for path, widget in found:
            if isinstance(widget, QAbstractScrollArea) and path in self.scrolled:
                across, down = self.scrolled[path]
                widget.horizontalScrollBar().setValue(across)
                widget.verticalScrollBar().setValue(down)


def _walk(page: QWidget, above: Path = ()) -> Iterator[tuple[Path, QWidget]]:
    """Yield a page and every widget below it, each with the way to it."""
    yield above, page
    counted: dict[str, int] = {}
    for child in page.children():
        if isinstance(child, QWidget):
            kind = type(child).__name__
            counted[kind] = counted.get(kind, -1) + 1
            yield from _walk(child, (*above, (kind, counted[kind])))


def _path(page: QWidget, wanted: QWidget) -> Path | None:
    return next((path for path, widget in _walk(page) if widget is wanted), None)
