"""What is exposed and said at a table of several people, heard in two worlds: tests/reader/worlds.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from tests.reader.ears import Ears, Node
from tests.reader.player import Player
from tests.reader.stage import READER, Stage

LOOKS = READER._replace(answer_time="none", first_times=False)
"""No time runs out, and nothing is said when a table has been quiet for a while: both worlds come to every
moment by keys alone. First times are compared where the clock stands still, in tests/gui/secrecy."""
WHOLE, LOOKS_AGAIN = 120.0, 3
"""So many seconds it may take to read everything, and so often it is read while a notice is still there."""

BEFORE, OWN = "the curtain before a turn", "a turn of one's own"
ASKED, AFTER = "another is asked", "last round, Why? and Log"
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
    """Three people at one screen, until the first of them has done something and looks again.

    `asks` are keys that ask how the game stands, `reads` those that lead to what has happened.
    """

    asks: tuple[str, ...] = ("d", "t", "o")
    reads: tuple[str, ...] = ("r", "w", "j")

    def __init__(self, ears: Ears) -> None:
        self._ears, self.player = ears, Player(ears, looks_about=False)
        self._since = 0
        self.moments: list[Moment] = []

    def play(self) -> list[Moment]:
        """Come to the four moments."""
        self._ears.begin()
        self.wait_for_curtain("Ada")
        self._since = next(n for n, said in enumerate(self._said()) if said.startswith("Curtain"))
        self._note(BEFORE)
        self.lift(*self.asks)
        self._note(OWN)
        self.ask_others()
        self.wait_for_curtain("Bruno")
        self._note(ASKED)
        self.answer()
        self.wait_for_curtain("Ada")
        self.press("Return", *self.reads)
        self._note(AFTER)
        return self.moments

    def ask_others(self) -> None:
        """Play the first card of the hand where the keys lead, and let Bruno want to look."""
        self.press("Return", "Return")
        self.player.wait_for(lambda: any(over["name"] == "Memo window" for over in self._around()))
        self.press("2")

    def answer(self) -> None:
        """Let all others look and allow it."""
        self.lift("Return")
        self.forget()
        for name in ("Bruno", "Chloé"):
            self.press_button(f"{name} says OK")

    # -- what all do ----------------------------------------------------------------------------

    def press(self, *keys: str) -> None:
        """Press keys, each when all is said that came of the one before."""
        for key in keys:
            self._ears.settle()
            self._ears.press(key)

    def press_button(self, name: str) -> None:
        """Press a button by its name when all has been said."""
        self._ears.settle()
        self.player.press_button(name)

    def lift(self, *keys: str) -> None:
        """Lift a curtain that all may hear of, and press keys behind it."""
        self.press("Return", "Return", *keys)

    def wait_for_curtain(self, name: str) -> None:
        """Wait until the computer is for somebody."""
        player = self.player
        player.wait_for(lambda: player.name == "Lift the curtain" and name in self._curtain())

    def forget(self) -> None:
        """Leave out what was said to one alone."""
        self._ears.settle()
        self._since = len(self._said())

    def _curtain(self) -> str:
        """Return whom the curtain is for, as it was said last."""
        said = (sentence for sentence in reversed(self._said()) if sentence.startswith("Curtain"))
        return next(said, "")

    def _around(self) -> list[dict[str, Any]]:
        return [*self._ears.around, self._ears.focus] if self._ears.focus else []

    def _said(self) -> list[str]:
        return [sentence for turn in self._ears.turns for sentence in turn.sentences]

    def _note(self, name: str) -> None:
        exposed = self._look()
        said = self._said()
        self.moments.append(Moment(name, tuple(said[self._since :]), tuple(map(line_of, exposed))))
        self._since = len(said)

    def _look(self) -> list[Node]:
        """Return all that is exposed when what was said is gone: a slow program takes it away later."""
        for _ in range(LOOKS_AGAIN):
            self._ears.settle()
            found = [node for window in self._ears.look("all", WHOLE) for node in window.walk()]
            if not any(node.role == "notification" for node in found):
                break
        return found


class Captains(People):
    """Three people at AfterNova, until the first of them has made an offer and looks again."""

    asks = ("d", "t", "p", "i")
    reads = ("r", "j")

    def ask_others(self) -> None:
        """Offer the deal that is suggested at the first Planet."""
        self.press("n")
        self.press_button("Suggest")
        self.press_button("Propose")

    def answer(self) -> None:
        """Let Bruno, who alone is asked, look and decline."""
        self.lift()
        self.forget()
        self.press("k")


TABLES: dict[str, type[People]] = {"chrononauts": People, "artifaxx": People, "afternova": Captains}
"""Who plays each game at which several people share a screen."""


def moments_of(game: str, world: int, *planted: str) -> list[Moment]:
    """Return what is heard of a game in one world at the accessibility bus."""
    words = ("worlds", game, str(world), *planted)
    with Stage(*words, looks=LOOKS, program="tests.reader.worlds") as stage:
        return TABLES[game](Ears(stage)).play()
