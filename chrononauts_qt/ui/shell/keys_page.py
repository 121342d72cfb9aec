"""The page of all keys (?): those of where one comes from first, then those that work everywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.session.settings import LETTERS, Settings
from chrononauts_qt.ui.catalog.access_texts import text as access_text
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.key_texts import text as words
from chrononauts_qt.ui.catalog.own_keys_texts import text as own_words
from chrononauts_qt.ui.catalog.wording import ended, sentences
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.keyboard import written_held
from chrononauts_qt.ui.kit.page import Page, scrolling
from chrononauts_qt.ui.kit.questions import OneOfMany
from chrononauts_qt.ui.kit.rows_read import RowsRead
from chrononauts_qt.ui.kit.shortcuts import Part, Shortcut
from chrononauts_qt.ui.kit.theme import DARK, MIN_TARGET_PX, Theme
from chrononauts_qt.ui.rulebook.book import Book
from chrononauts_qt.ui.shell.key_caps import KeyCap, cap_style

NARROW = 900
"""Below this width, times the text size, the groups stand one below the other."""


class Group(NamedTuple):
    """Keys under a heading."""

    title: str
    shortcuts: tuple[Shortcut, ...]


class KeysPage(Page):
    """The list: each key as a cap, and beside it what it does; and how keys are to be heard."""

    closed = Signal()
    changed = Signal(dict)
    """The settings of keys that are others now, by name."""

    def __init__(self, groups: Sequence[Group], theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(words("title"))
        self.groups = tuple(groups)
        self.caps: list[KeyCap] = []
        self.rows: list[tuple[QLabel, str]] = []
        held = Qt.KeyboardModifier
        control, alt = written_held(held.ControlModifier), written_held(held.AltModifier)
        choices = [
            (choice, own_words("letters-alt", alt=alt) if choice == "alt" else own_words(f"letters-{choice}"))
            for choice in LETTERS
        ]
        in_turn_note = own_words("in-turn-note", control=control, alt=alt)
        self.letters = OneOfMany(self, own_words("letters"), choices, own_words("letters-note"))
        self.letters.changed.connect(lambda choice: self.changed.emit({"letters": choice}))
        self.in_turn = self.typed(QCheckBox(own_words("in-turn")), "body", 18)
        self.in_turn.setAccessibleName(own_words("in-turn"))
        self.in_turn.setAccessibleDescription(in_turn_note)
        self.in_turn.setToolTip(in_turn_note)
        self.in_turn.clicked.connect(lambda on: self.changed.emit({"keys_in_turn": on}))
        self.note = self.label(own_words("change-note"), "body", 16, muted=True)
        self.reset_button = self.button(own_words("all-usual"))
        back = self.button(text("back"), primary=True, back=True, then=self.closed)
        self.back_button = self.fixed(back, 190, 0)
        self._lay_out()

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), 32, 14)
        page.addWidget(self.label(words("title"), "title", 34))
        inside = QWidget()
        self._pair = self.spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, inside), 0, 18)
        for place, group in enumerate(self.groups):
            first = place == 0 < len(self.groups) - 1
            self._pair.addWidget(self._group(group), 3 if first else 2, Qt.AlignmentFlag.AlignTop)
        self.area = self.first = scrolling(inside, words("title"))  # the arrows scroll
        self.area.setAccessibleDescription(access_text("keys-note"))
        self._read = RowsRead(self.area, [heard for _, heard in self.rows])
        self._read.reached.connect(self._show_row)
        page.addWidget(self.area, 1)
        page.addWidget(self.letters)
        foot = self.inner(page, QHBoxLayout(), 14, self.in_turn)
        foot.addWidget(self.note, 1)
        foot.addWidget(self.reset_button)
        foot.addWidget(self.back_button)

    def _group(self, group: Group) -> QFrame:
        frame = self.panel()
        frame.setAccessibleName(group.title)
        column = self.spaced(QVBoxLayout(frame), 20, 8)
        column.addWidget(self.label(group.title, "label", 24))
        grid = self.spaced(QGridLayout(), 0, 10)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        column.addLayout(grid)
        for row, shortcut in enumerate(group.shortcuts):
            heard = words("row", keys=shortcut.said, does=shortcut.does)
            does = self.label(shortcut.does, "body", 16)
            does.setAccessibleName(heard)
            does.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            self._add_keys(grid, row, shortcut)
            grid.addWidget(does, row, 1)
            self.rows.append((does, heard if row else sentences(ended(group.title), heard)))
        return frame

    def _add_keys(self, grid: QGridLayout, row: int, shortcut: Shortcut) -> None:
        """Put caps side by side, or with words between them one below the other."""
        is_worded = any(not part.is_cap for part in shortcut.keys)
        way = QBoxLayout.Direction.TopToBottom if is_worded else QBoxLayout.Direction.LeftToRight
        keys = self.spaced(QBoxLayout(way), 0, 4)
        grid.addLayout(keys, row, 0)
        for part in shortcut.keys:
            side = Qt.AlignmentFlag.AlignLeft if part.is_cap else Qt.AlignmentFlag(0)
            keys.addWidget(self._part(part, shortcut.does), 0, side | Qt.AlignmentFlag.AlignTop)
        keys.addStretch(1)

    def _part(self, part: Part, does: str) -> QWidget:
        if not part.is_cap:
            return self.label(part.text.strip(" ,;"), "body", 16)
        if part.usual:
            key = self.typed(KeyCap(part, does, self.theme), "strong", 15)
            self.caps.append(key)
            return self.fixed(key, MIN_TARGET_PX, MIN_TARGET_PX)
        cap: QLabel = self.label(part.text, "strong", 15)
        cap.setWordWrap(False)
        cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
        cap.setStyleSheet(cap_style(self.theme))
        return self.fixed(cap, 0, MIN_TARGET_PX)

    def show_settings(self, settings: Settings) -> None:
        """Show what is set."""
        self.letters.choose(settings.letters)
        self.in_turn.setChecked(settings.keys_in_turn)
        for cap in self.caps:
            cap.show_own(settings)
        self.rescale()  # a cap is as wide as its key

    def say(self, sentence: str) -> None:
        """Say what is asked for, or what came of it."""
        self.note.setText(sentence)
        announce(self, sentence)

    def _show_row(self, row: int) -> None:
        """Bring the row that is read into sight."""
        self.area.ensureWidgetVisible(self.rows[row][0])

    def rescale(self) -> None:
        super().rescale()
        self._turn()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        narrow = self.width() < NARROW * max(1.0, self.u) * self.theme.text_scale
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._pair.setDirection(way)


def keys_of(book: Book, game: str) -> Iterator[Shortcut]:
    """Yield what the keys at the table of a game do, as its book says it; what it prints bold is a cap."""
    for block in book.blocks:
        if block.kind == "row" and game in block.keys_of:
            runs = (run for run in block.cells[0] if run.bold or run.text.strip(" ,"))
            parts = tuple(Part(run.text, run.bold) for run in runs)
            yield Shortcut(parts, "".join(run.text for run in block.cells[1]))
