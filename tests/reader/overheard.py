"""What is exposed and said at a table of several people, heard in two worlds: tests/reader/worlds.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tests.reader.ears import Ears, Node
from tests.reader.player import Player
from tests.reader.stage import READER, Stage

LOOKS = READER._replace(answer_time="none")
"""No time runs out: both worlds come to every moment by keys alone."""
REST = 3.5
"""So many seconds of listening before all is looked at: no notice is there in one world only."""

BEFORE, OWN = "the curtain before a turn", "a turn of one's own"
ASKED, AFTER = "another is asked for a Memo", "last round, Why? and Log"
PLANTED = {BEFORE: "curtain: ", OWN: "turn: ", ASKED: "window: ", AFTER: "log: "}
"""How what is said or exposed begins where a leak was planted, by the moment in which it has to be found."""


class Moment(NamedTuple):
    """What was said since the moment before, and all that is exposed."""

    name: str
    said: tuple[str, ...]
    exposed: tuple[str, ...]


class Difference(NamedTuple):
    """What one world says or exposes at a moment, and the other does not."""

    moment: str
    what: str


def differences(one: Sequence[Moment], two: Sequence[Moment]) -> list[Difference]:
    """Return whatever tells one world from the other, each thing once."""
    if [moment.name for moment in one] != [moment.name for moment in two]:
        raise ValueError("the two worlds have other moments")
    found = []
    for left, right in zip(one, two, strict=True):
        for lines, others in ((left.said, right.said), (left.exposed, right.exposed)):
            found += [Difference(left.name, line) for line in (*_more(lines, others), *_more(others, lines))]
    return list(dict.fromkeys(found))


def _more(lines: Iterable[str], others: Iterable[str]) -> list[str]:
    """Return the lines that only the first has, and those it has more often."""
    left, found = Counter(others), []
    for line in lines:
        if left[line]:
            left[line] -= 1
        else:
            found.append(line)
    return found


def unheard(found: Iterable[Difference]) -> list[str]:
    """Return the moments in which a planted leak was not found."""
    heard = {moment for moment, what in found if PLANTED[moment] in what}
    return [moment for moment in PLANTED if moment not in heard]


def line_of(node: Node) -> str:
    """Return how something is exposed; the role of a page depends on how early it was asked for."""
    value = "" if node.value is None else f"{node.value:g}"
    return "|".join((node.name, node.description, node.text, value, " ".join(node.states)))


class People:
    """Three people at one screen, until the first of them has played a card."""

    def __init__(self, ears: Ears) -> None:
        self._ears, self._player = ears, Player(ears, looks_about=False)
        self._since = 0
        self.moments: list[Moment] = []

    def play(self) -> list[Moment]:
        """Come to the four moments."""
        self._ears.begin()
        self._wait_for_curtain("Ada")
        self._since = next(n for n, said in enumerate(self._said()) if said.startswith("Curtain"))
        self._note(BEFORE)
        self._press("Return", "Return", "d", "t", "o")
        self._note(OWN)
        self._press("Return", "Return", "2")
        self._wait_for_curtain("Bruno")
        self._note(ASKED)
        self._press("Return", "Return", "Return")
        self._forget()  # what Bruno has looked at
        for name in ("Bruno", "Chloé"):
            self._player.press_button(f"{name} says OK")
        self._wait_for_curtain("Ada")
        self._press("Return", "r", "w", "j")
        self._note(AFTER)
        return self.moments

    def _press(self, *keys: str) -> None:
        for key in keys:
            self._ears.press(key)

    def _wait_for_curtain(self, name: str) -> None:
        player = self._player
        player.wait_for(lambda: player.name == "Lift the curtain" and name in player.description)

    def _forget(self) -> None:
        self._ears.wait(REST)
        self._since = len(self._said())

    def _said(self) -> list[str]:
        return [sentence for turn in self._ears.turns for sentence in turn.sentences]

    def _note(self, name: str) -> None:
        self._ears.wait(REST)
        said = self._said()
        windows = self._ears.look("all")
        exposed = tuple(line_of(node) for window in windows for node in window.walk())
        self.moments.append(Moment(name, tuple(said[self._since :]), exposed))
        self._since = len(said)


def moments_of(world: int, *planted: str) -> list[Moment]:
    """Return what is heard in one world at the accessibility bus."""
    with Stage("worlds", str(world), *planted, looks=LOOKS, program="tests.reader.worlds") as stage:
        return People(Ears(stage)).play()
