"""The ways into the settings and back: over any screen, as the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chrononauts_qt.ui.shell.main_window import MainWindow
    from chrononauts_qt.ui.shell.settings_page import SettingsPage


class SettingsOpener:
    """Opens the settings of a window, or its first page, and leads back to the screen one came from.

    `hold` covers what is private at a table and holds the clock of the Memo window, and tells whether it
    did.
    """

    NAMES = ("settings_page", "welcome")

    def __init__(self, window: MainWindow, hold: Callable[[], bool]) -> None:
        self._window = window
        self._hold = hold
        self.came_from, self._as_list, self._holds = "home", False, False

    def open(self) -> None:
        """Show the settings over any screen; at a table the time is held and what is private covered."""
        window, now = self._window, self._window.shown()
        if now in self.NAMES:
            return
        if window.rules.leads_to("settings_page"):
            window.rules.close()
            return
        self.came_from, self._as_list = now, window.look.settings.board_as_list
        self._holds = self._hold() or window.rules.holds
        self.tell_held(window.settings_page)
        window.settings_page.show_settings(window.look.settings)
        window.show_page("settings_page")

    def welcome(self) -> None:
        """Show the first page, which leads to where the settings would."""
        self._window.welcome.show_settings(self._window.look.settings)
        self._window.welcome.offer_quick(self._window.desk is None)
        self._window.show_page("welcome")

    def begin_quick(self) -> None:
        """Leave the first page for a game against one bot, which is nobody's choice to be remembered."""
        from chrononauts_qt.ui.shell.dealing import quick

        look = self._window.look
        look.change(replace(look.settings, welcomed=True))
        choice = quick(look)
        if choice is not None:
            self._window.openings.begin(choice)

    def tell_held(self, page: SettingsPage) -> None:
        """Say on the page if the clock of the Memo window is held for it."""
        from chrononauts_qt.ui.catalog import settings_texts

        page.held.setText(settings_texts.text("time-held") if self._holds else "")

    def close(self) -> None:
        """Go back to where one was; a board that was just set to be a list is one."""
        window, look = self._window, self._window.look
        if window.shown() == "welcome":
            look.change(replace(look.settings, welcomed=True))
        if self.came_from == "home":
            window.show_home()
            return
        window.show_page(self.came_from)
        if window.desk is not None:
            window.desk.show_settings(self._as_list)
