"""Somebody at the program who only hears it: a key, and what is said of it; all is kept."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.reader.speech import Event, Said, Voice
from tests.reader.stage import Deaf, Stage

QUIET = 0.4
"""After so many seconds without an event a key has been answered."""
SLOW = ("Return", "space", "Escape")
FIRST = 2.0
"""So long the first event may take after a key that opens pages and acts."""
LONGEST = 10.0
"""So long nothing may be said after a key while something changes."""
NOTICE, BEGINS, LETTER = 3.0, 0.3, 0.055
"""How many seconds a notice is there, and how long the program leaves a reader for a sentence: before it, and
for each letter."""
RESTS, RESTLESS = 1.0, 120.0
"""After so many seconds without an event all has come to rest, and so many it may take."""


@dataclass(frozen=True)
class Node:
    """Something in the tree of what is seen."""

    id: str
    role: str
    name: str
    description: str
    states: tuple[str, ...]
    children: tuple[Node, ...] = ()
    text: str = ""
    value: float | None = None

    def walk(self) -> Iterator[Node]:
        """Yield this and all in it."""
        yield self
        for child in self.children:
            yield from child.walk()


def node_of(branch: Event) -> Node:
    """Return a branch of the tree as it was told."""
    identity, role, name, description = (branch[key] for key in ("id", "role", "name", "description"))
    children = tuple(map(node_of, branch["children"]))
    told = branch.get("text", ""), branch.get("value")
    return Node(identity, role, name, description, tuple(branch["states"]), children, *told)


@dataclass
class Turn:
    """A key, when it was pressed, the events that came after it, and what was said."""

    key: str
    at: float
    events: list[Event] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)

    @property
    def sentences(self) -> list[str]:
        """Return what was said."""
        return [said.sentence for said in self.said]


class Ears:
    """Presses keys at a stage, and hears."""

    def __init__(self, stage: Stage, quiet: float = QUIET, longest: float = LONGEST) -> None:
        self._stage, self._quiet, self._longest = stage, quiet, longest
        self._voice = Voice()
        self._answer_of: dict[str, Event] = {}
        self.turns = [Turn("", time.time())]

    @property
    def focus(self) -> dict[str, Any]:
        """Return what has the focus, as it was told last."""
        return self._voice.focus

    @property
    def around(self) -> list[Event]:
        """Return what the focus lies in, the window first."""
        return self._voice.around

    def begin(self) -> Turn:
        """Wait for the window, and hear what it says."""
        self._stage.wait_for_window()
        return self._answer(self.turns[0], 3.0)

    def press(self, key: str, quiet: float | None = None) -> Turn:
        """Press a key and hear until it is quiet; where something changes and nothing is said, longer."""
        self.hear(0.0)
        turn = Turn(key, time.time())
        self.turns.append(turn)
        self._stage.press(key)
        if key in SLOW:
            self.hear(FIRST)
        return self._answer(turn, self._quiet if quiet is None else quiet)

    def _answer(self, turn: Turn, quiet: float) -> Turn:
        end = time.monotonic() + self._longest
        while self.hear(quiet) or (turn.events and not turn.said):
            if time.monotonic() > end:
                break
        return turn

    def hear(self, seconds: float) -> bool:
        """Listen for so long; return at the first event and tell whether there was one."""
        event = self._stage.next(seconds)
        while event is not None:
            self._take(event)
            more = self._stage.next(0.0)
            if more is None:
                return True
            event = more
        return False

    def _take(self, event: Event) -> None:
        if event["type"] in ("tree", "rest"):
            self._answer_of[event["type"]] = event
            return
        turn = self.turns[-1]
        turn.events.append(event)
        turn.said += self._voice.hear(event)

    def wait(self, seconds: float) -> Turn:
        """Press nothing, and hear for so long."""
        end, turn = time.monotonic() + seconds, self.turns[-1]
        while (left := end - time.monotonic()) > 0:
            self.hear(left)
        return turn

    def look(self, what: str = "tree", patience: float = 20.0) -> list[Node]:
        """Return the windows with all that is exposed in them now, "all" with what is not seen too."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            tree = self._ask(what, "tree", end)
            if tree is not None and not tree["error"]:
                return [node_of(window) for window in tree["windows"]]
        raise Deaf("the tree cannot be read")

    def settle(self) -> None:
        """Hear until all has been said and nothing more comes, however slow the machine is.

        The last notice has been read, then program and listener have answered, and nothing came after.
        """
        end, turn = time.monotonic() + RESTLESS, self.turns[-1]
        while time.monotonic() < end:
            heard = len(turn.events)
            self.wait(self._read_at() - time.time())
            if self._ask("rest", "rest", end) is not None:
                self.wait(RESTS)
                if len(turn.events) == heard:
                    return
        raise Deaf("it does not come to rest")

    def _read_at(self) -> float:
        """Return when the last notice has been read and is gone."""
        notices = [said for turn in self.turns[-2:] for said in turn.said if said.kind == "notice"]
        times = (one.at + max(NOTICE, BEGINS + LETTER * len(one.sentence)) for one in notices)
        return max(times, default=0.0)

    def _ask(self, what: str, kind: str, end: float) -> Event | None:
        """Ask the listener, and return its answer of this kind; None if none comes."""
        self._answer_of.pop(kind, None)
        self._stage.ask(what)
        while kind not in self._answer_of and time.monotonic() < end:
            self.hear(0.2)
        return self._answer_of.get(kind)
