"""What the shelf asks of Dungeon Time as long as it has nothing but its book; the rest is that of Pact."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.pact.screens import PactScreens

if TYPE_CHECKING:
    from chrononauts_qt.ui.rulebook.manual import Manual


class BookAlone(PactScreens):
    """A title and a book."""

    def title(self) -> str:
        return "Dungeon Time"

    def manual(self) -> Manual:
        from chrononauts_qt.ui.games.dungeon_time import manual

        return manual


SCREENS = BookAlone()
