"""The page of a game that has ended, with the doors that lead on from there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QScrollArea, QWidget

from chrononauts_qt.ui.catalog import replay_texts
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.wording import ended, sentences, spoken
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.keyboard import writes
from chrononauts_qt.ui.kit.page import Page, ReadingArea, least_width
from chrononauts_qt.ui.kit.theme import DARK, Theme

SAYING_MS = 2_000
"""For so long it is being said how a game has ended: nothing is said twice in that time."""


class EndPage(Page):
    """The last page of a game, which the game's `Desk.make_end` returns.

    Nothing on it can be undone, so its primary door is another game: `again` says which.

    A game that `is_kept` has a journal: it can be watched again and be saved.
    """

    rematch_requested = Signal()
    new_game_requested = Signal()
    home_requested = Signal()
    board_requested = Signal()
    replay_requested = Signal()
    moment_requested = Signal(int)
    """The game is to be watched from the so-many-th of its events on, from 0."""
    save_requested = Signal()
    print_requested = Signal()
    """What the game can put on paper is to be shown."""
    terms_requested = Signal(object)
    """The same people play on these terms of their game."""
    said = Signal()
    """What the page says of the ending is another now."""

    def __init__(self, again: str, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.is_kept: Callable[[], bool] = lambda: False
        self._heard_of: QWidget | None = None
        self._told = QElapsedTimer()
        self._told.start()
        self.home_button = self.button(words.text("home"), back=True, then=self.home_requested)
        self.board_button = self.button(words.text("look-board"), then=self.board_requested)
        self.replay_button = self.button(replay_texts.text("watch-again"), then=self.replay_requested)
        self.save_button = self.button(replay_texts.text("save-as"), then=self.save_requested)
        self.rematch_button = self.first = self.button(again, primary=True, then=self.rematch_requested)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer a letter that asks something at a table: how the game has ended, unless that is being said.

        A letter may have been pressed while there still was a table.
        """
        super().keyPressEvent(event)
        if not event.isAccepted() and writes(event) and not event.isAutoRepeat():
            if self._told.elapsed() >= SAYING_MS:
                announce(self, self.accessibleDescription())
            event.accept()

    def showEvent(self, event: QShowEvent) -> None:
        """A reader says now what has the keys, and how the game has ended."""
        super().showEvent(event)
        self._told.start()

    def tell(self, title: str, *said: str) -> None:
        """Name the page by how the game ended; a reader hears that, and why, of what has the keys first."""
        told = spoken(sentences(*map(ended, (title, *said))))
        self.setAccessibleName(title)
        self.setAccessibleDescription(told)
        if self._heard_of is not None:
            self._heard_of.setAccessibleDescription("")
        self._heard_of = self.first
        self._told.start()
        if self.first is not None:
            self.first.setAccessibleDescription(told)
        self.said.emit()

    def teach(self) -> None:
        """Leave away what says nothing of a task of a lesson: another game of it, and what was counted."""
        self.rematch_button.hide()

    def offer_replay(self) -> None:
        """Let a game whose journal is there be watched again, and be saved."""
        is_kept = self.is_kept()
        self.replay_button.setVisible(is_kept)
        self.save_button.setVisible(is_kept)

    def watch(self, event: str) -> None:
        """Let the game be watched from an event on, by its number in words, if the game was kept."""
        if self.is_kept():
            self.moment_requested.emit(int(event))

    @property
    def ways_on(self) -> tuple[QPushButton, ...]:
        """All doors, those too that do not show."""
        some = (self.home_button, self.save_button, self.replay_button)
        return (*some, self.board_button, self.rematch_button)

    def fit_doors(self, room: int, gap: int) -> None:
        """Let every door be as narrow as its words where large text leaves no room for all of them."""
        doors = [door for door in self.ways_on if not door.isHidden()]
        room -= len(doors) * gap
        if sum(door.minimumWidth() for door in doors) <= room:
            return
        for units in (18, 16, 14):
            for door in doors:
                self.typed(door, "strong" if door is self.primary else "body", units)
                door.setFixedWidth(least_width(door))
            if sum(least_width(door) for door in doors) <= room:
                break

    def column(self) -> QScrollArea:
        """Return an area that scrolls down, with a ring while it has the keys; a page may name it closer."""
        area = ReadingArea()
        area.setAccessibleName(words.text("how-it-went"))
        area.setWidgetResizable(True)
        area.setObjectName("column")
        bg, focus = self.theme["bg"], self.theme["focus"]
        area.setStyleSheet(f"#column {{ border: 3px solid {bg}; }}#column:focus {{ border-color: {focus}; }}")
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return area
