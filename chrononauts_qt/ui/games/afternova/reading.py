"""What is to be read and heard of the game: the Log, Why?, and what has just happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from chrononauts_qt.games.afternova.rules import begins_turn
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.afternova import why
from chrononauts_qt.ui.games.afternova.answers_heard import answers_heard
from chrononauts_qt.ui.games.afternova.passed_over import PassedOver, passed_over, told
from chrononauts_qt.ui.games.afternova.texts import events
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.log_model import LogLine

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen


SMALL = frozenset({"BagRefilled", "CrewDrawn", "FragmentsDropped", "PileShuffled", "PlanetRevealed"})
"""What comes of something else, and is not told in brief."""


class Reading(QObject):
    """Fills the rail, and speaks. ``remarks`` are what was said of the people, by how much had happened."""

    def __init__(self, table: AfterNovaScreen) -> None:
        super().__init__(table)
        self._table, self._controller = table, table.controller
        self._draft, self._message = table.draft, table.message
        self.remarks: list[tuple[int, str]] = []
        self._read_of = ""
        self._told_of: tuple[object, ...] = ()
        self._heard = answers_heard(self._controller)
        table.narrator.sums_up = True
        table.narrator.opened.connect(self._begin)
        self._controller.refused.connect(self.refuse)
        self._controller.happened.connect(self.hear)
        self._controller.trouble_changed.connect(self.tell_trouble)
        self._controller.remarked.connect(self.remark)

    def _begin(self) -> None:
        """Say whose turn it is at a table that has been laid, and what there is to do; a curtain says it."""
        if self._controller.viewer is not None:
            for said in (self._table.status.accessibleName(), self._table.steps.note.accessibleName()):
                self._table.narrator.say(said)

    def forget(self) -> None:
        """Another pair of eyes: nothing has been pointed at."""
        self._read_of = ""

    def tell_all(self, public: View) -> None:
        """Fill the Log if there is anything new, and put remarks where they were made."""
        count = len(public.events)
        self.remarks = [(min(number, count), said) for number, said in self.remarks]
        facts = public.events, self.remarks.copy(), self._controller.match.bots.copy(), i18n.voice()
        if facts == self._told_of:
            return
        self._told_of = facts
        lines, turn = list[LogLine](), 0
        passed = {one.number: self._passed(one) for one in passed_over(public.events)}
        for number in range(count + 1):
            lines += [LogLine(turn, said) for before, said in self.remarks if before == number]
            lines += [LogLine(turn, passed[number])] if number in passed else []
            if number < count:
                event = public.events[number]
                said, begins = events.narrate(event, self._controller.names), begins_turn(event)
                turn += begins
                if said:
                    lines.append(LogLine(turn, said, begins_turn=begins))
        self._table.log_model.set_lines(lines)

    def _passed(self, passed: PassedOver) -> str:
        return told(passed, self._controller.names, self._controller.match.bots)

    def hear(self, happened: tuple[Event, ...]) -> None:
        """Say what has happened, for those who listen."""
        self._message.dismiss()
        self.tell_trouble(self._controller.trouble)
        heard = (event for event in happened if event.name != "GameEnded")  # the page of the end tells that
        so_far = self._controller.seen().events
        new = len(so_far) - len(happened)
        names, bots, narrator = self._controller.names, self._controller.match.bots, self._table.narrator
        said = [(self._passed(one), True) for one in passed_over(so_far) if one.number >= new]
        turn = ""
        for event in heard:
            line = events.narrate(event, names) or ""
            if event.name == "TurnBegan" and event.data["seat"] not in bots:
                turn = line
            else:
                said.append((line, event.name not in SMALL))
        brief = sentences(*(line for line, is_big in said if is_big))
        is_own = any(event.data.get("seat", -1) in self._controller.people for event in happened[:1])
        (narrator.interrupt if is_own else narrator.say)(sentences(*(line for line, _ in said)), brief)
        narrator.say_first(turn)

    def remark(self, said: str) -> None:
        public = self._controller.seen()
        self.remarks.append((len(public.events), said))
        self.tell_all(public)

    def refuse(self, sentence: str, rule: str) -> None:
        self._message.say(sentence, topic=f"rule:{rule}" if rule else "")

    def tell_trouble(self, trouble: str) -> None:
        if trouble:
            self._message.say(trouble, error=True)

    def read(self, key: str) -> None:
        """Let Why? tell of a thing."""
        self._read_of = key
        with self._controller.speaking():
            self.tell_why(self._draft.view)

    def tell_why(self, view: View) -> None:
        """Tell of the thing that was pointed at, and what was answered last."""
        heading, lines = why.told(view, self._read_of, self._controller.names)
        self._table.rail.tell(heading, (*lines, *self._heard.lines()))

    def read_aloud(self, key: str) -> None:
        self.read(key)
        self._table.rail.show_page(0)
        with self._controller.speaking():
            announce(self._table.rail, private_speech.said(self._table.rail.told.text()))
