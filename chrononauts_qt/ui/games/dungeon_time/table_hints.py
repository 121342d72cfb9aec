"""What nobody would find alone: how a team asks, says no and promises, and what discards a card. It is told
when it first would help, and to nobody twice."""

from __future__ import annotations

import json
from collections.abc import Iterator

from PySide6.QtCore import QObject

from chrononauts_qt.games.dungeon_time.cards import ID, KINDS, needs_of
from chrononauts_qt.games.dungeon_time.state import ADVENTURE
from chrononauts_qt.ui.games.dungeon_time.helps import TICK, helps_of
from chrononauts_qt.ui.games.dungeon_time.physical_keys import ASK
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.games.dungeon_time.team_talk import promises
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.kit.look import Look

KEPT = "told"
"""What the game keeps under: by name what somebody has been told."""
ASKING, PROMISING, NOT_YET, CROSSING, DISCARDING = "ask", "promise", "not-yet", "tick", "discard"
STAYS, APART = 20.0, 40.0
"""Seconds for which such a line is read, and at least from one to the next."""


class TableHints(QObject):
    """Writes a line into the talk of a team in which somebody has not read it yet; never without help.

    Whatever the help, the first gesture of a person that would discard a card says so and does nothing more:
    it may be mere curiosity. In a lesson, which is kept nowhere, the step tells it.
    """

    def __init__(self, screen: DungeonScreen, look: Look) -> None:
        super().__init__(screen)
        self._screen, self._look = screen, look
        self._next = 0.0
        if screen.controller.match.writer is not None:
            screen.phase.may_discard = self._may_discard
        if helps_of(screen.controller.match.options) and len(screen.controller.names) > 1:
            screen.controller.changed.connect(self._follow)

    def _follow(self) -> None:
        """Tell what helps now, if anybody has not been told."""
        screen = self._screen
        now = screen.hands.now()
        if screen.controller.seen().step != ADVENTURE or screen.controller.is_at_rest or now < self._next:
            return
        if screen.afar.is_on:  # they tell of what is pressed at the screen
            return
        people = [screen.controller.names[seat].casefold() for seat in screen.controller.people]
        told = self._told()
        for hint in self._helpful():
            if any(hint not in told.get(name, []) for name in people):
                self._next = now + APART
                self._keep({**told, **{name: sorted({*told.get(name, []), hint}) for name in people}})
                screen.talk.say(None, self._words(hint), STAYS)
                return

    def _may_discard(self, seat: int) -> bool:
        """Tell whether the person of a seat knows what discards a card; say it in place of the first time."""
        name, told = self._screen.controller.names[seat].casefold(), self._told()
        if DISCARDING in told.get(name, []):
            return True
        self._keep({**told, name: sorted({*told.get(name, []), DISCARDING})})
        self._screen.hands.refused.emit(seat, text(f"hint-{DISCARDING}"))
        return False

    def _helpful(self) -> Iterator[str]:
        """Yield what would help as the cards lie: all of them lie open, but for the Story."""
        view, people = self._screen.controller.seen(), self._screen.controller.people
        missions = [card for seat in people for card in view.hands[seat] if card not in KINDS]
        wanted = {kind for card in missions for kind in needs_of(card)}
        if any(kind in hand for hand in view.hands for kind in wanted):
            yield ASKING
        if TICK in helps_of(self._screen.controller.match.options) and self._screen.controller.talk.markers:
            yield CROSSING
        if view.story_top is not None and promises(view.story_top):
            yield PROMISING
        others = [hand for seat, hand in enumerate(view.hands) if seat not in people]
        if any(card not in KINDS for hand in others for card in hand):
            yield NOT_YET

    def _words(self, hint: str) -> str:
        if hint != ASKING:
            return text(f"hint-{hint}")
        first = self._screen.controller.people[0]
        return text(f"hint-{hint}", letter=self._screen.keys.cap(first, ASK))

    # -- what is kept -----------------------------------------------------------------------------

    def _told(self) -> dict[str, list[str]]:
        try:
            kept = json.loads(str(self._look.settings.kept(ID).get(KEPT, "{}")))
        except ValueError:
            return {}
        return kept if isinstance(kept, dict) and all(isinstance(one, list) for one in kept.values()) else {}

    def _keep(self, told: dict[str, list[str]]) -> None:
        settings = self._look.settings
        told_now = json.dumps(told, ensure_ascii=False)
        self._look.change(settings.keeping(ID, {**settings.kept(ID), KEPT: told_now}))
