"""Where the parts of the rulebook's page lie: beside each other, or one in the place of the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog import rulebook_texts as words
from chrononauts_qt.ui.catalog.wording import within_quotes
from chrononauts_qt.ui.kit.name_tip import NameTip
from chrononauts_qt.ui.kit.spoken_keys import key_of
from chrononauts_qt.ui.rulebook.typesetter import BODY

if TYPE_CHECKING:
    from chrononauts_qt.ui.shell.rulebook_page import RulebookPage

_SIDE, _WIDEST_SIDE, _LEAST_TEXT, _BESIDE_BOARD = 15.5, 24, 32, 17
"""Widths in type sizes: of the contents, least and most; of a text beside them; of one beside the board."""

_FREE = 16_777_215
"""Qt's word for no limit of a size."""

_MARGIN, _GAP = 24, 16
"""In units: around everything on the page, and between what stands side by side."""


class RulebookLayout:
    """Lays out a page that has all its parts. `arrange` whenever its size, type or section has changed."""

    def __init__(self, page: RulebookPage) -> None:
        self._page = page
        column = page.spaced(QVBoxLayout(page), _MARGIN, 10)
        head = page.inner(column, QHBoxLayout(), _GAP)
        self._name = QWidget()
        named = page.spaced(QHBoxLayout(self._name), 0, 12)
        named.addWidget(page.contents_button)
        named.addWidget(page.title, 1)
        named.addWidget(page.books, 1)
        head.addWidget(self._name, 1)
        head.addWidget(page.search_field, 1)
        head.addWidget(page.back_button)
        column.addWidget(page.notice)
        body = page.inner(column, QHBoxLayout(), _GAP, page.side, stretch=1)
        self._reading = QWidget()
        self._sides = page.spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, self._reading), 0, _GAP)
        self._sides.addWidget(page.text, 1)
        self._sides.addWidget(page.example, 1)
        body.addWidget(self._reading, 1)
        for button in (page.previous_button, page.next_button):
            NameTip(button)
        foot = page.inner(column, QHBoxLayout(), 12, page.previous_button)
        foot.addWidget(page.held, 1)
        foot.addWidget(page.next_button)

    @property
    def _em(self) -> int:
        return self._page.theme.font("body", BODY * max(1.0, self._page.u)).pixelSize()

    @property
    def _room(self) -> int:
        return self._page.width() - 2 * self._page.px(_MARGIN)

    @property
    def is_narrow(self) -> bool:
        """Tell whether contents and text take turns."""
        return self._page.is_example or self._room < (_SIDE + _LEAST_TEXT) * self._em

    def arrange(self) -> None:
        """Give every part its place and width."""
        page, narrow = self._page, self.is_narrow
        page.contents_button.setVisible(narrow)
        over = narrow and (page.side.is_searching or page.contents_button.isChecked())
        page.side.setVisible(not narrow or over)
        self._reading.setVisible(not over)
        spare = self._room - page.text.widest() - 2 * self._em
        side = round(min(max(_SIDE * self._em, spare), _WIDEST_SIDE * self._em))
        _fix_width(page.side, 0 if narrow else side)
        page.example.setVisible(page.is_example)
        column = self._arrange_example()
        above = column if narrow else side
        _fix_width(self._name, max(above, self._name.minimumSizeHint().width()) if above else 0)
        self._place_inspector()

    def _arrange_example(self) -> int:
        """Put text and board side by side, or the board above; return the width of a text beside it, or 0."""
        page, room = self._page, self._room
        is_example = page.is_example
        beside = room - page.example.board.least_width >= _BESIDE_BOARD * self._em
        way = QBoxLayout.Direction
        self._sides.setDirection(way.LeftToRight if beside or not is_example else way.BottomToTop)
        wide = round(max(_BESIDE_BOARD * self._em, min(26 * self._em, room * 0.33)))
        column = wide if is_example and beside else 0
        _fix_width(page.text, column)
        strip = round(page.example.board.strip * max(1.0, page.u))
        page.example.board.setMinimumHeight(0 if beside else strip)
        page.example.board.setMaximumHeight(_FREE if beside else strip)
        for button in (page.previous_button, page.next_button):
            button.setVisible(beside or not is_example)
        return column

    def _place_inspector(self) -> None:
        page, margin = self._page, self._page.px(_MARGIN)
        room = page.rect().adjusted(0, margin, -margin, -margin)
        if page.trail.inspector is not None:
            page.trail.inspector.over(QRect(room.right(), room.top(), 1, room.height()), max(1.0, page.u))

    def name_neighbours(self) -> None:
        """Say on the buttons where they lead, in one word where there is no room for more."""
        page = self._page
        sections, row = page.book.sections if page.book else (), page.contents.currentRow()
        named = []
        for button, place, key in (
            (page.previous_button, row - 1, "previous"),
            (page.next_button, row + 1, "next"),
        ):
            there = 0 <= place < len(sections)
            label = words.text(f"{key}-named", title=sections[place].title) if there else words.text(key)
            button.setAccessibleName(label)
            button.setEnabled(there)
            named.append((button, label, words.text(key)))
        page.text.goes_on = _way_on(sections[row + 1].title) if row + 1 < len(sections) else ""
        wide = sum(button.fontMetrics().horizontalAdvance(label) + 60 for button, label, _ in named)
        room = self._room * (0.6 if page.held.text() else 1)
        for button, label, short in named:
            button.setText(label if wide < room else short)


def _way_on(title: str) -> str:
    """Return which key turns to the next section."""
    return words.text("goes-on", cap=key_of("rulebook", "Ctrl+PgDown"), title=within_quotes(title))


def _fix_width(widget: QWidget, width: int) -> None:
    """Give a widget this width in pixels; 0 leaves it free."""
    widget.setMinimumWidth(width)
    widget.setMaximumWidth(width or _FREE)
