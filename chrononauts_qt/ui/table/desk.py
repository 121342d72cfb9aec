"""A match as the window holds it, whatever game it is: one heir for each kind of table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog import windows
from chrononauts_qt.ui.catalog.saves import leave_unsaved

if TYPE_CHECKING:
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.rulebook.asked import Asked
    from chrononauts_qt.ui.shell.main_window import MainWindow
    from chrononauts_qt.ui.table.table_controller import TableController


class Desk(ABC):
    """A match with its controller, which stays, and its screen, which is made anew in every look.

    ``screen`` is None before `lay`; it has the signals ``ended`` and ``rule_requested``, a ``status`` line
    with the ways out, and a ``message`` bar. The window asks nothing of a table but this. ``laid`` is the
    screen, or None while the next one waits for its look; ``was`` is what was kept of the last one.
    """

    def __init__(self, window: MainWindow, controller: TableController) -> None:
        self.window = window
        self.controller = controller
        self.laid: Any = None
        self.was: Any = None
        self._waiting = QTimer(controller, singleShot=True)
        self._waiting.timeout.connect(self._lay_waiting)
        self._warned = False
        self.theme: Theme | None = None

    @property
    def screen(self) -> Any:
        """The screen; one that waits is laid now."""
        if self._waiting.isActive():
            self._lay_waiting()
        return self.laid

    def take_away(self) -> QWidget | None:
        """Keep what the screen shows and give it away; None while the next one waits."""
        screen: QWidget | None = self.laid
        if screen is not None:
            self.was, self.laid = self.kept(), None
        return screen

    def lay_later(self) -> None:
        """Lay the next screen, which nobody sees, in a turn of its own, or when it is asked for."""
        self._waiting.start(0)

    def _lay_waiting(self) -> None:
        self._waiting.stop()
        self.window.lay_table()
        self.restore(self.was)

    def lay(self, theme: Theme) -> QWidget:
        """Make the screen in a look, with its doors, and return it."""
        self.theme = theme
        screen = self.laid = self.make_screen(theme)
        screen.ended.connect(self.show_end, Qt.ConnectionType.QueuedConnection)
        window, status = self.window, screen.status
        status.home_requested.connect(window.show_home)
        status.new_game_requested.connect(window.ask_new_game)
        status.settings_requested.connect(window.settings_doors.open)
        status.rules_requested.connect(lambda: window.rules.open())
        screen.rule_requested.connect(window.rules.open)
        status.full_screen_requested.connect(window.toggle_full_screen)
        status.quit_requested.connect(window.close)
        if self.controller.match.writer is not None:
            status.add_door(windows.text("name-this"), self._name)
        self.set_help(*window.look.help)
        return screen  # type: ignore[no-any-return]  # every screen is a QWidget

    def _name(self) -> None:
        """Ask what this game is called, with what is private covered."""
        from chrononauts_qt.ui.shell.games_page_name import name_on_table

        self.hold()
        name_on_table(self)

    @abstractmethod
    def make_screen(self, theme: Theme) -> Any:
        """Return a new screen around the controller."""

    @abstractmethod
    def show_end(self) -> None:
        """Show how the game ended, if it has."""

    @abstractmethod
    def kept(self) -> Any:
        """Return what the screen shows beside the game, for `restore` on the next one."""

    @abstractmethod
    def restore(self, was: Any) -> None:
        """Show on a new screen, which is on the window, what was kept of the last one."""

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.controller.public_view().outcome is not None

    @abstractmethod
    def set_help(self, highlights: bool, preview: bool, claim: bool) -> None:
        """Give the help that is wished for: rings, a preview, a reminder of claims."""

    @abstractmethod
    def asked(self, focus: QWidget | None) -> Asked:
        """Return what F1 asks about where the focus is."""

    def hold(self) -> bool:
        """Cover what is private; return whether the clock of a Memo window is held as well."""
        return False

    def cover(self) -> None:  # noqa: B027  # a single player has no secrets
        """Cover what is private."""

    def unsaved(self) -> str:
        """Return what is to be told before the game is left: once while not all of it is saved, else ""."""
        warned, self._warned = self._warned, not self.controller.try_again()
        return leave_unsaved(self.controller.trouble) if self._warned and not warned else ""

    def end(self) -> None:
        """Let nothing run on, and let another running copy go on with the game."""
        self._waiting.stop()
        self.leave()
        lock = self.controller.match.lock
        if lock is not None:
            lock.free()

    def leave(self) -> None:  # noqa: B027  # where no clock runs
        """Let the time stand still for good."""

    def dock_top(self) -> int | None:
        """Return the line of the screen below which a message of the window would lie over buttons."""
        return None

    def toggle_list(self) -> None:  # noqa: B027  # where the board has no list
        """Put the list in the board's place and back."""

    def show_settings(self, was_list: bool) -> None:
        """Follow settings that have just been changed; `was_list`: the board was to be a list before."""
        if self._waiting.isActive():
            self._lay_waiting()
        self.set_help(*self.window.look.help)
