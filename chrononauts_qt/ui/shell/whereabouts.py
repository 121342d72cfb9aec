"""Where somebody is on a page, so that a page made again in another language goes on there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLineEdit, QWidget

Path = tuple[tuple[str, int], ...]
"""The way down to a widget: at each step its class and its number among the children of this class."""


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
            if isinstance(widget, QAbstractScrollArea):
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
