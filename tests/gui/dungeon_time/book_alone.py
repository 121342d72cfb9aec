"""What the shelf asks of Dungeon Time as long as it has nothing but its book; the rest is that of Pact."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tests.pact.screens import PactScreens

if TYPE_CHECKING:
    from chrononauts_qt.kernel.reason import Reason
    from chrononauts_qt.ui.rulebook.manual import Manual
    from chrononauts_qt.ui.table.new_game import NewGame


class BookAlone(PactScreens):
    """A title, a book, and why something is refused."""

    def title(self) -> str:
        return "Dungeon Time"

    def say(self, reason: Reason, names: Sequence[str]) -> str:
        from chrononauts_qt.ui.games.dungeon_time.texts import reasons

        return reasons.say(reason, names)

    def new_game(self) -> NewGame:  # type: ignore[override]  # Pact's own is narrower
        from chrononauts_qt.ui.games.dungeon_time.new_game import NewDungeon

        return NewDungeon()

    def manual(self) -> Manual:
        from chrononauts_qt.ui.games.dungeon_time import manual

        return manual


SCREENS = BookAlone()
