"""What is heard at the table of Dungeon Time, and read in the talk: what the team says, what others play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from chrononauts_qt.bots.dungeon_time.speech import Saying
from chrononauts_qt.games.dungeon_time.cards import needs_of
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, READY
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session.clock import glass_seconds
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.dungeon_time.phase_cues import cues_of
from chrononauts_qt.ui.games.dungeon_time.talk import PROMISE_STAYS
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts import spoken
from chrononauts_qt.ui.games.dungeon_time.texts.events import narrate
from chrononauts_qt.ui.games.dungeon_time.texts.phone_texts import text as phone_text
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.texts.talk import say as sentence

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen

TOLD = frozenset({"CardPlayed", "CardDiscarded", "SeatDone", "SeatWaits"})
"""What others do in the Adventure phase."""
MOVES = frozenset({"CardPlayed", "CardDiscarded"})
"""What of it moves a card."""


class Hearing(QObject):
    """Lets everybody hear and read what the team says, and a screen reader tell what is played."""

    def __init__(self, table: DungeonScreen) -> None:
        super().__init__(table)
        self._controller, self._phase = table.controller, table.phase
        self._talk, self._narrator, self._speaker = table.talk, table.narrator, table.speaker
        self._said = 0
        self._asleep: frozenset[int] = frozenset()
        self._table, self._is_open, self._was_told = table, False, False
        self._narrator.opened.connect(self._open)
        self._has_glass = glass_seconds(self._controller.match.options) > 0
        self._controller.happened.connect(self.hear_events)
        self._controller.changed.connect(self._tell_ready)
        self._controller.asleep_changed.connect(self._tell_asleep)
        table.sand_out.over.connect(self._controller.retold)
        self._controller.bots.said.connect(self._hear_companion)
        team = self._controller.talk
        team.asked.connect(self._hear_asking)
        team.wondered.connect(self._hear_wondering)
        team.shown.connect(self._hear_marker)
        team.said_no.connect(self._hear_no)
        team.promised.connect(self._hear_promise)

    def _open(self) -> None:
        """The table is seen."""
        self._is_open = True
        self._tell_ready()

    def _tell_ready(self) -> None:
        """Say once what there is to be done before the glass is turned."""
        view = self._controller.seen()
        if self._is_open and view.step == READY and not self._was_told:
            self._was_told = True
            title = words.scenario(view.scenario) if view.scenario else words.title(view.adventure)
            self._narrator.say(spoken.ready(title, view.goal, self._table.turn_button.text()))

    def _tell_asleep(self) -> None:
        """Say whose phone has fallen asleep; nobody waits for it."""
        controller = self._controller
        for seat in sorted(controller.asleep - self._asleep):
            self._talk.say(seat, phone_text("asleep-of", name=controller.names[seat]))
        self._asleep = controller.asleep

    def hear_events(self, events: tuple[Event, ...]) -> None:
        """Let it be heard; a screen reader tells what others play, and what is drawn where the keys are.

        With a glass it says no more than “Ada: Sword”, and “Bow” of a card that comes. What it says is over
        then: nothing keeps it (DT-1010).
        """
        for cue in cues_of(events):
            self._speaker.play(cue)
        view = self._controller.seen()
        names, here = self._controller.names, self._phase.seat_with_keys()
        for event in events:
            if view.step == ADVENTURE and event.data.get("seat") in self._controller.people:
                if event.name == "SeatDone":
                    self._talk.say(event.data["seat"], text("others-play-on"))
                elif event.name == "SeatWaits":
                    self._talk.say(None, narrate(event, names) or "")
        own = "" if self._has_glass else own_move(events, here)
        if own:
            self._narrator.interrupt(own)
        for event in events:
            seat = event.data.get("seat")
            if event.name == "HeroKept":
                self._narrator.say(narrate(event, names) or "")
            elif event.name == "AdventurePhaseEnded":
                self._narrator.interrupt(narrate(event, names) or "")
            elif event.name == "CardDrawn" and seat == here and self._has_glass:
                self._narrator.say(words.name_of(event.data["card"]))
            elif seat == here or event.name not in TOLD:
                continue
            elif not self._has_glass:
                self._narrator.say(narrate(event, names) or "")
            elif event.name == "CardPlayed":
                self._narrator.say(spoken.play(names[event.data["seat"]], event.data["card"]))

    def _hear_companion(self, seat: int, saying: Saying) -> None:
        self._said += 1
        self._talk.say(seat, sentence(saying.key, saying.facts, self._said))

    def _hear_asking(self, seat: int, kind: str) -> None:
        self._phase.glow(kind)
        self._talk.say(seat, sentence("who-has", {"kind": kind}))

    def _hear_wondering(self, seat: int, kind: str) -> None:
        self._talk.say(seat, sentence("is-there", {"kind": kind}))

    def _hear_no(self) -> None:
        self._talk.say(None, sentence("not-yet", {}))

    def _hear_marker(self, seat: int, mission: str) -> None:
        if mission:
            self._talk.say(seat, sentence("asks", {"kinds": needs_of(mission)}))

    def _hear_promise(self, mission: str, kind: str) -> None:
        said = sentence("take-it", {"kind": kind, "mission": mission})
        self._talk.say(None, said, PROMISE_STAYS)


def own_move(events: Sequence[Event], seat: int | None) -> str:
    """Return where a seat's card has gone, and what has come in its place; "" where it has moved none."""
    own = [event for event in events if event.data.get("seat") == seat]
    went = [spoken.went(event.name, event.data["card"]) for event in own if event.name in MOVES]
    came = [spoken.came(event.data["card"]) for event in own if event.name == "CardDrawn"]
    return sentences(*went, *came)
