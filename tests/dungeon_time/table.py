"""Games of Dungeon Time told in the words of a journal.

    game = lay(2, "story important-absence; backpack hook 1 0 shield 1 0; phase resolution")
    game.says("1: reveal")
    assert game.backpack == "flask*"

Seats are counted from 1. `lay` gives the players no cards but those it is told, `deal` leaves to the dice
what it is not told. ``rest`` in the Story stands for all cards that nothing else names, so that the Deck is
empty. `resolve` lays a position of the Resolution. After every action the engine's own check of the table
must find nothing, and neither must ours.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.kernel.errors import IllegalAction
from chrononauts_qt.kernel.events import Chance
from chrononauts_qt.kernel.reason import Reason
from tests.dungeon_time.facts import ADVENTURES, KINDS, MISSIONS
from tests.dungeon_time.invariants import slots, wrong

Lines = dict[str, list[list[str]]]
PILES = ("hand", "deck", "story", "completed", "failed")


def split(words: str) -> Lines:
    """Return setup lines, told with semicolons between them, by their keys."""
    lines: Lines = {}
    for line in words.split(";"):
        if line.strip():
            key, *values = line.split()
            lines.setdefault(key, []).append(values)
    return lines


def deal(seats: int, words: str = "", imposed: Iterable[Chance] = ()) -> Table:
    """Deal a game; only what the words name is given."""
    lines = {"seed": [["dungeon"]], **split(words)}
    return Table(seats, rules.read_setup(seats, lines), imposed)


def lay(seats: int, words: str = "", imposed: Iterable[Chance] = ()) -> Table:
    """Lay a position of the Adventure phase, or of the step the words name."""
    lines = {"seed": [["dungeon"]], "phase": [["adventure"]], **split(words)}
    if lines["phase"] != [["resolution"]]:
        hands = lines.setdefault("hand", [])
        dealt = {value[0] for value in hands}
        hands += [[str(seat)] for seat in range(1, seats + 1) if str(seat) not in dealt]
    if lines.get("story") == [["rest"]]:
        lines["story"] = [rest(lines)]
    return Table(seats, rules.read_setup(seats, lines), imposed)


def resolve(story: str, backpack: str = "", words: str = "", seats: int = 2) -> Table:
    """Lay a position of the Resolution: the Story, next card first, and what is in the Backpack.

    In the Backpack a card is told as ``cup`` and a token as ``cup*``.
    """
    lines = f"phase resolution; story {story}; {words}"
    if backpack:
        held = backpack.split()
        kinds = dict.fromkeys(word.rstrip("*") for word in held)
        line = " ".join(f"{kind} {held.count(kind)} {held.count(kind + '*')}" for kind in kinds)
        lines += f"; backpack {line}"
    return lay(seats, lines)


def heroes(*names: str) -> str:
    """Return the setup lines that give the seats, in their order, Heroes they have kept."""
    kept = "".join(f"; hero {seat} {hero}" for seat, hero in enumerate(names, 1))
    return f"heroes on{kept}; "


def rest(lines: Lines) -> list[str]:
    """Return all Items, and the Missions of the line that names them, that no other line names."""
    named = Counter(word for key in PILES for values in lines.get(key, []) for word in values)
    held = lines.get("backpack", [[]])[0]
    named += Counter({kind: int(cards) for kind, cards in zip(held[::3], held[1::3], strict=True)})
    every = Counter(dict.fromkeys(KINDS, 4)) + Counter(lines["missions"][0])
    return list((every - named).elements())


class Table:
    """A game that is being played, looked at from above."""

    def __init__(self, seats: int, setup: Any, imposed: Iterable[Chance] = ()) -> None:
        self.seats = seats
        self.setup = setup
        self.state: Any
        self.state, self.dealt = rules.new_game(setup, tuple(imposed))
        self.events = list(self.dealt.events)
        self.audit("the deal")

    # -- to play ------------------------------------------------------------------------------------

    def says(self, *texts: str) -> Table:
        """Do some actions, told as ``SEAT: ACTION``; `told` is about these."""
        self.events = []
        for text in texts:
            done = rules.apply(self.state, *self.read(text))
            assert done.chances == (), text
            self.events += done.events
            self.audit(text)
        return self

    def audit(self, after: str) -> None:
        """Fail where the table is not in order."""
        assert rules.check(self.state) == [], after
        assert wrong(rules.dump(self.state)) == [], after

    def reason(self, text: str) -> Reason | None:
        """Return why an action is refused; None for a legal one."""
        reason: Reason | None = rules.explain(self.state, *self.read(text))
        return reason

    def why(self, text: str) -> Reason:
        """Return why an action is refused, which it must be."""
        reason = self.reason(text)
        assert reason is not None, text
        return reason

    def refusal(self, text: str) -> str:
        """Return the key of a refusal, which `apply` must tell alike and change nothing; "" for none."""
        reason = self.reason(text)
        if reason is None:
            return ""
        before = rules.dump(self.state)
        with pytest.raises(IllegalAction) as refused:
            rules.apply(self.state, *self.read(text))
        assert (refused.value.reason, rules.dump(self.state)) == (reason, before)
        return reason.key

    def read(self, text: str) -> tuple[int, Any]:
        """Return the seat, from 0, and the action of a text."""
        seat, _, action = text.partition(": ")
        return int(seat) - 1, rules.parse(action)

    # -- to look ------------------------------------------------------------------------------------

    def __getitem__(self, name: str) -> Any:
        return rules.dump(self.state)[name]

    @property
    def step(self) -> str:
        """What is decided."""
        return str(self["step"])

    @property
    def asked(self) -> list[int]:
        """The seats that owe an answer."""
        seats = sorted(self["asked"])
        assert sorted(rules.pending(self.state)) == [seat - 1 for seat in seats]
        return seats

    @property
    def backpack(self) -> str:
        """What is in the Backpack, kinds in their order, tokens as ``cup*`` behind the cards."""
        held = self["backpack"]
        words = []
        for kind in KINDS:
            cards, tokens = held.get(kind, (0, 0))
            words += [kind] * cards + [f"{kind}*"] * tokens
        return " ".join(words)

    @property
    def story(self) -> str:
        """The Story, next card first."""
        return " ".join(self["story"])

    @property
    def discard(self) -> list[str]:
        """What lies on the discard pile, sorted."""
        return sorted(self["discard"])

    @property
    def slots(self) -> int:
        """Slots in use, which the engine must count as we do."""
        counted = slots(self["backpack"])
        assert self["slots"] == counted
        return counted

    @property
    def ended(self) -> str:
        """The route of the end, with why the Backpack broke behind "broken"; "" while the game runs."""
        outcome = rules.outcome(self.state)
        if outcome is None:
            return ""
        broke = [event.data["why"] for event in self.state.events if event.name == "BackpackBroke"]
        return " ".join([outcome.route, *broke])

    @property
    def deadlines(self) -> dict[int, str | None]:
        """What the end of the time means, by the seats that owe an answer."""
        owed = rules.pending(self.state).items()
        return {seat + 1: decision.deadline and decision.deadline.text for seat, decision in owed}

    def hand(self, seat: int) -> str:
        """Return a hand, sorted."""
        return " ".join(sorted(self["hands"][seat - 1]))

    def told(self, name: str) -> list[Mapping[str, Any]]:
        """Return what everybody heard of the events of a name in the last actions."""
        return [event.data for event in self.events if event.name == name]

    def order(self, *names: str) -> list[str]:
        """Return the names, of those given, of the last events in order."""
        return [event.name for event in self.events if event.name in names]

    def view(self, seat: int | None = None) -> Any:
        """Return what a seat sees; None is the public."""
        return rules.view(self.state, None if seat is None else seat - 1)

    def options(self, seat: int = 1) -> list[str]:
        """Return what is listed for a seat that it may say, sorted."""
        decision = rules.pending(self.state)[seat - 1]
        assert not decision.is_open
        return sorted(action.text for action in decision.options)

    def forecast(self, text: str) -> tuple[int, int, bool] | None:
        """Return what a button tells of an action before it is pressed."""
        told = rules.forecast(self.state, *self.read(text))
        return None if told is None else (told[0], told[1], told[2])


def with_heroes(names: str, story: str, backpack: str = "", words: str = "") -> Table:
    """Return a Resolution in which the seats have the named Heroes, in their order."""
    kept = names.split()
    return resolve(story, backpack, heroes(*kept) + words, seats=max(2, len(kept)))


def used(game: Table) -> list[str]:
    """Return the Heroes that have been used."""
    return sorted(game["used"])


def dumped(state: Any) -> Any:
    """Return the full state as JSON values."""
    return rules.dump(state)


def is_mission(card: str) -> bool:
    """Tell whether a card has the back of a Mission (DT-512)."""
    return card in MISSIONS or card in ADVENTURES
