"""The door to the keys on the page of the settings."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from chrononauts_qt.ui.games.dungeon_time.key_plan import KEPT, KeyPlan
from chrononauts_qt.ui.games.dungeon_time.keys_sheet import KeysSheet
from chrononauts_qt.ui.games.dungeon_time.physical_keys import KeyCaps
from chrononauts_qt.ui.games.dungeon_time.texts.keys_texts import text
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.table.screens import Kept


def door(page: Page, kept: Kept) -> tuple[str, Callable[[], object]]:
    """Return the words of the door, and what opens the sheet over a page; what is set is kept at once."""

    @cache
    def sheet() -> KeysSheet:
        plan = KeyPlan(parent=page)
        plan.changed.connect(lambda: keep(plan))
        return KeysSheet(page, page.theme, plan, KeyCaps())

    def keep(plan: KeyPlan) -> None:
        if plan.text != kept.now().get(KEPT, ""):
            kept.change({**kept.now(), KEPT: plan.text})

    def open_sheet() -> None:
        sheet().plan.read(str(kept.now().get(KEPT, "")))
        sheet().ask()

    return text("door-of-game"), open_sheet
