"""What a table asks of the window it is laid in, and what the window asks of a table."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol

from PySide6.QtCore import QSize, Signal, SignalInstance

from chrononauts_qt.ui.kit.keyboard import digit_of
from chrononauts_qt.ui.kit.window_page import WindowPage

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from chrononauts_qt.kernel.outcome import Outcome
    from chrononauts_qt.ui.kit.look import Look
    from chrononauts_qt.ui.kit.message import MessageBar
    from chrononauts_qt.ui.rulebook.asked import Asked
    from chrononauts_qt.ui.table.bots import Worker
    from chrononauts_qt.ui.table.end_page import EndPage
    from chrononauts_qt.ui.table.status_line import StatusLine

TABLE, END = "table", "end"
"""The names of a game's pages in the window."""


class Window(Protocol):
    """The window as a desk sees it. `now` is the clock in seconds, None for the real one."""

    @property
    def folder(self) -> Path:
        """Where the journals lie."""

    @property
    def look(self) -> Look:
        """The settings and the theme of now."""

    @property
    def now(self) -> Callable[[], float] | None:
        """The clock in seconds, None for the real one."""

    @property
    def hire(self) -> Callable[[], Worker] | None:
        """What finds who thinks for bots, None: processes of their own."""

    def size(self) -> QSize:
        """Return how large it is."""

    def add_table(self, screen: Screen) -> None:
        """Take a table that has just been laid, and let its menu lead out of it."""

    def add_end(self, page: EndPage) -> None:
        """Take the page of a game that has ended, and let its doors lead on."""

    def show_page(self, name: str) -> None:
        """Show the page of a name, such as TABLE or END."""

    def tell(self, sentence: str) -> None:
        """Say what went wrong; it stops nobody."""

    def confirm(self, sentence: str) -> None:
        """Say for a moment what has been done."""


class Ways(Protocol):
    """What leads out of a table: the menu, and the doors to the rules."""

    @property
    def rule_requested(self) -> SignalInstance:
        """What the rulebook says of a topic is wanted."""

    @property
    def status(self) -> StatusLine:
        """The line with the menu."""


class Screen(WindowPage):
    """A table as the window sees it: two signals, a line with the menu, and a place for messages.

    `hand` and `steps` are what lies in the dock: the cards of whoever looks, and the buttons. `narrator`
    tells the course of the game to a screen reader.
    """

    ended = Signal()
    """How the game has ended is to be shown."""
    rule_requested = Signal(str, bool)
    """What the rulebook says of a topic is wanted; True: only the viewer knows what it is about."""

    status: StatusLine
    message: MessageBar
    hand: QWidget
    steps: QWidget

    OWN_KEYS: ClassVar[frozenset[int]] = frozenset()
    """Keys that do something with the cards of whoever looks, besides the digits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        from chrononauts_qt.ui.catalog.access_texts import text  # a start does without both
        from chrononauts_qt.ui.table.narrator import Narrator

        super().__init__(parent)
        self.setAccessibleName(text("table"))
        self.narrator = Narrator(self)
        self._told_end: Outcome | None = None

    def tell_end(self, outcome: Outcome | None) -> None:
        """Have an end shown that was not shown yet: whoever goes back to the board stays there."""
        if outcome is not self._told_end:
            self._told_end = outcome
            self.ended.emit()

    @property
    def landing(self) -> QWidget | None:
        return self.hand

    def own_parts(self) -> Sequence[QWidget]:
        """Return what serves whoever looks alone: it goes while all hands are on phones."""
        return ()

    def is_own_key(self, event: QKeyEvent) -> bool:
        """Tell whether a key does something with the cards of whoever looks."""
        is_own = event.key() in self.OWN_KEYS or digit_of(event) is not None
        return is_own and not event.modifiers()

    def stand(self) -> None:
        """Let everything take its place in the size of now."""

    @abstractmethod
    def asked(self, focus: QWidget | None) -> Asked:
        """Return what F1 asks about where the focus is."""

    def forget_pictures(self) -> None:
        """Keep no large pictures: the table is left, and the next is laid before this one is gone."""

    def set_help(self, highlights: bool, preview: bool, claim: bool) -> None:
        """Give what help is wished for: rings where a card can go, a preview, a reminder of claims."""
