"""What the talk says of the end of the Adventure phase: when it is time for it, and what it would leave."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject

from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.games.dungeon_time.state import ADVENTURE
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.done import ASKED, Done
from chrononauts_qt.ui.games.dungeon_time.talk import Talk
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text


class PhaseEnd(QObject):
    """Says once what remains when the Deck is empty, and before the phase ends what nobody has played."""

    def __init__(self, controller: DungeonController, done: Done, talk: Talk) -> None:
        super().__init__(talk)
        self._controller, self._talk = controller, talk
        self._company = "team" if len(controller.names) > 1 else "alone"
        self._is_told = False
        controller.changed.connect(self._follow)
        done.asked.connect(self._ask)

    def _follow(self) -> None:
        """Say that no card can be drawn any more; it is read as long as the phase lasts."""
        view = self._controller.seen()
        if view.step == ADVENTURE and not view.deck_size and self._controller.people and not self._is_told:
            self._is_told = True
            self._talk.say(None, text(f"deck-out-{self._company}"), math.inf)

    def _ask(self, seat: int) -> None:
        """Say what the next press of a seat ends, and how many Missions are left in all hands (DT-205)."""
        held = sum(card not in KINDS for hand in self._controller.seen().hands for card in hand)
        missions = text("done-missions", count=held) if held else ""
        self._talk.say(seat, sentences(text(f"done-asked-{self._company}"), missions), ASKED)
