"""What the page of keys changes: which key does what, kept at once, and no key for two things."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.catalog.own_keys_texts import text
from chrononauts_qt.ui.kit.own_keys import EVERYWHERE, Stroke, name_of, names_on, own_name, shown
from chrononauts_qt.ui.kit.shortcuts import Shortcut

if TYPE_CHECKING:
    from chrononauts_qt.ui.shell.key_caps import KeyCap
    from chrononauts_qt.ui.shell.keys_page import KeysPage
    from chrononauts_qt.ui.shell.main_window import MainWindow


class OwnKeysActs(QObject):
    """Asks for a key when a cap is pressed, refuses one that is taken, and keeps the rest."""

    def __init__(self, window: MainWindow, page: KeysPage) -> None:
        super().__init__(page)
        self._window = window
        self._page = page
        self._translator = window.translate_keys()
        for cap in page.caps:
            cap.clicked.connect(partial(self._ask, cap))
            cap.stroked.connect(partial(self._take, cap))
        page.reset_button.clicked.connect(self._reset)
        page.changed.connect(self._change)
        page.show_settings(window.look.settings)

    def _change(self, fields: dict[str, object]) -> None:
        look = self._window.look
        look.change(look.settings._replace(**fields))  # type: ignore[arg-type]  # by name
        self._page.show_settings(look.settings)

    def _ask(self, cap: KeyCap, _checked: bool = False) -> None:
        cap.asks = self._translator.is_asked = True
        cap.setText("…")
        self._page.say(text("asked", does=cap.does))

    def _take(self, cap: KeyCap, stroke: Stroke | None) -> None:
        cap.asks = self._translator.is_asked = False
        cap.show_own(self._window.look.settings)
        if stroke is None or stroke.key == Qt.Key.Key_Escape:
            self._page.say(text("change-note"))
        elif stroke.key == Qt.Key.Key_Backspace:
            self._give(cap, cap.usual)
        elif not stroke.can_be_given:
            self._page.say(text("fixed", own=shown(self._window.look.settings, stroke.name)))
        else:
            self._give(cap, stroke.name)

    def _give(self, cap: KeyCap, key: str) -> None:
        settings = self._window.look.settings
        holder = self._holder(cap, key)
        if holder is not None:
            self._page.say(text("taken", own=shown(settings, key), does=holder))
            return
        place = {**settings.own_keys.get(cap.place, {}), cap.usual: "" if key == cap.usual else key}
        self._change({"own_keys": {**settings.own_keys, cap.place: place}})
        self._page.say(text("now", does=cap.does, own=shown(self._window.look.settings, key)))

    def _holder(self, cap: KeyCap, key: str) -> str | None:
        """Return what has a key already, where this one works."""
        settings = self._window.look.settings
        for place, shortcut in self._around(cap.place):
            for part in shortcut.keys:
                usual = part.usual or name_of(part.text)
                if not part.is_cap or (place, usual) == (cap.place, cap.usual):
                    continue
                if key in ((own_name(settings, place, usual),) if usual else names_on(part.text)):
                    return shortcut.does
        return None

    def _around(self, place: str) -> Iterator[tuple[str, Shortcut]]:
        """Yield the rows of a place and of everywhere; of every table for a key that works everywhere."""
        keys = self._window.key_list
        for group in self._page.groups:
            for shortcut in group.shortcuts:
                yield next((part.place for part in shortcut.keys if part.usual), place), shortcut
        for game in SHELF if place == EVERYWHERE else ():
            for shortcut in keys.at_table(game):
                yield game, shortcut

    def _reset(self) -> None:
        before = self._window.look.settings.own_keys
        self._change({"own_keys": {place: dict.fromkeys(keys, "") for place, keys in before.items()}})
        self._page.say(text("all-are-usual"))
