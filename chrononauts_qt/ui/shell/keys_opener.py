"""The way to the list of all keys, over any screen, and back; and what the list says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.ui.kit.keyboard import give_back, written
from chrononauts_qt.ui.table.screens import screens_of
from chrononauts_qt.ui.table.window import TABLE

if TYPE_CHECKING:
    from chrononauts_qt.ui.kit.shortcuts import Shortcut
    from chrononauts_qt.ui.shell.keys_page import Group
    from chrononauts_qt.ui.shell.main_window import MainWindow


class KeysOpener:
    """Opens the list of all keys of a window (?), and leads back to the screen and the widget one came from.

    `hold` covers what is private at a table and holds its clock. The settings of a table lead to the keys
    of that table.
    """

    NAME = "keys"

    def __init__(self, window: MainWindow, hold: Callable[[], bool]) -> None:
        self._window = window
        self._hold = hold
        self._from = self._of = "home"
        self._focus: QWidget | None = None

    def ask(self) -> None:
        """Show the keys of the page that is shown; where they are shown already, go back."""
        window, now = self._window, self._window.shown()
        if now == self.NAME:
            self.close()
            return
        came_from = window.settings_opener.came_from
        self._of = came_from if now == "settings_page" and came_from in (TABLE, "replay") else now
        self._from, self._focus = now, QApplication.focusWidget()
        self._hold()
        window.pages.remove(self.NAME)  # it told of another page
        window.show_page(self.NAME)

    def close(self) -> None:
        """Go back to where one was, the keys too if they can, and say so."""
        from chrononauts_qt.ui.catalog.access_texts import text as access_text
        from chrononauts_qt.ui.kit.accessibility import announce

        self._window.show_page(self._from)
        keys_to, self._focus = self._focus, None  # kept any longer, it would keep a table that is left
        give_back(keys_to, self._window.page(self._from).landing)
        announce(self._window, access_text("keys-closed"))

    @property
    def place(self) -> str:
        """What the keys of the page that is shown, or of the one the list tells of, are kept under."""
        shown = self._window.shown()
        return self._place_of(self._of if shown == self.NAME else shown)

    def _place_of(self, name: str) -> str:
        window = self._window
        if name == "replay":
            from chrononauts_qt.ui.shell.replaying import page_of

            return page_of(window).positions.game_id
        if name == TABLE and window.desk is not None:
            return window.desk.controller.match.game_id
        return name

    def groups(self) -> list[Group]:
        """Return the keys of the page one comes from, if it has any of its own, and those of every page."""
        from chrononauts_qt.ui.catalog.key_texts import text
        from chrononauts_qt.ui.kit.own_keys import EVERYWHERE
        from chrononauts_qt.ui.shell.key_caps import own
        from chrononauts_qt.ui.shell.keys_page import Group

        here = tuple(self._here())
        known = {shortcut.keys for shortcut in here}
        common = (*self._of_actions(), *_on_every_page())
        settings, place = self._window.look.settings, self._place_of(self._of)
        everywhere = tuple(own(one, EVERYWHERE, settings) for one in common if one.keys not in known)
        here = tuple(own(one, place, settings) for one in here)
        title = text("table" if self._of == TABLE else "here")
        found = [Group(title, here)] if here else []
        return [*found, Group(text("everywhere"), everywhere)]

    def _of_actions(self) -> Iterator[Shortcut]:
        from chrononauts_qt.ui.catalog.key_texts import text
        from chrononauts_qt.ui.kit.shortcuts import pressed

        for action in self._window.actions():
            yield pressed(text(action.data()), action.shortcuts()[0])

    def _here(self) -> Iterable[Shortcut]:
        window = self._window
        if self._of == TABLE and window.desk is not None:
            return self.at_table(window.desk.controller.match.game_id)
        page = window.page(self._of)
        if self._of != "replay":
            return page.shortcuts()
        from chrononauts_qt.ui.shell.replaying import page_of

        seen = page_of(window)
        looks = {written(key) for key in seen.frame.LOOKS}
        at_table = self.at_table(seen.positions.game_id)
        return [*page.shortcuts(), *(one for one in at_table if {part.text for part in one.keys} <= looks)]

    def at_table(self, game: str) -> Iterable[Shortcut]:
        """Return what the keys do at the table of a game, as its book says it; nothing of a damaged one."""
        from chrononauts_qt.ui.kit.look import language_of
        from chrononauts_qt.ui.rulebook.book import DamagedRulebook, load
        from chrononauts_qt.ui.shell.keys_page import keys_of

        window, manual = self._window, screens_of(game).manual()
        try:
            book = load(manual.folder(), language_of(window.look.settings.language), manual.OUTLINE)
        except DamagedRulebook:
            return ()
        return keys_of(book, game)


def _on_every_page() -> Iterator[Shortcut]:
    """Yield what the keys do that no action has: each widget takes them itself."""
    from chrononauts_qt.ui.catalog.key_texts import text
    from chrononauts_qt.ui.kit.shortcuts import Part, Shortcut, pressed

    yield pressed(text("tab"), "Tab")
    yield Shortcut((Part(text("arrow-keys")),), text("arrows"))
    for does, key in (("enter", "Enter"), ("space", "Space"), ("escape", "Esc")):
        yield pressed(text(does), key)
