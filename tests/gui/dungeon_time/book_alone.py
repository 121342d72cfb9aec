"""What the shelf asks of Dungeon Time as long as it has no row; what is left is that of Pact."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tests.pact.screens import PactScreens

if TYPE_CHECKING:
    from chrononauts_qt.kernel.events import Event
    from chrononauts_qt.kernel.reason import Reason
    from chrononauts_qt.session.positions import Positions
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.rulebook.manual import Manual
    from chrononauts_qt.ui.table.replay_frame import Frame


class BookAlone(PactScreens):
    """A title, a book, why something is refused, and what comes after a game."""

    def title(self) -> str:
        return "Dungeon Time"

    def say(self, reason: Reason, names: Sequence[str]) -> str:
        from chrononauts_qt.ui.games.dungeon_time.texts import reasons

        return reasons.say(reason, names)

    def narrate(self, event: Event, names: Sequence[str]) -> str | None:
        from chrononauts_qt.ui.games.dungeon_time.texts import events

        return events.narrate(event, names)

    def replay_frame(self, positions: Positions, theme: Theme, reading: Theme) -> Frame:
        from chrononauts_qt.ui.games.dungeon_time.replay import DungeonFrame

        return DungeonFrame(positions, theme)

    def manual(self) -> Manual:
        from chrononauts_qt.ui.games.dungeon_time import manual

        return manual


SCREENS = BookAlone()
