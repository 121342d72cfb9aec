"""Games of AfterNova told in the words of a journal.

    game = lay(3, "hand 1 raccoon-rocco raccoon-pepita; planet 1 nektarr purple purple white")
    game.says("1: harvest nektarr with raccoon-rocco raccoon-pepita")
    assert game.hold(1) == "purple purple white"

Seats are counted from 1. `lay` says where everything lies that a setup can name: hands that it is not told
are empty, Markets, Planets and Bot's row are made of what plays no part. ``rest`` in a pile stands for all
that nothing else names. `deal` leaves to the dice what it is not told. After every action the engine's own
check of the table must find nothing.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from chrononauts_qt.games.afternova import rules
from chrononauts_qt.kernel.errors import IllegalAction
from chrononauts_qt.kernel.events import Chance
from chrononauts_qt.kernel.game import Resolution
from chrononauts_qt.kernel.reason import Reason
from tests.afternova.facts import COLOURS, CREW, PLANETS, PROJECTS

Lines = dict[str, list[list[str]]]

# Planets that no test means when it names none: rich ones that ask for much security and extraction.
FAR_PLANETS = ("tenebriga", "grottamar", "bastiglio", "serraglia")
PILES = {"crew-discard": CREW, "project-discard": tuple(PROJECTS), "planet-discard": tuple(PLANETS)}


def sort(words: str | Iterable[str]) -> str:
    """Return colours in their order, as a text."""
    colours = words.split() if isinstance(words, str) else words
    return " ".join(sorted(colours, key=COLOURS.index))


def chance(text: str) -> Chance:
    """Return the random result a journal's ``chance`` line tells."""
    kind, *result = text.split()
    return Chance(kind, tuple(result))


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
    lines = {"seed": [["afternova"]], "first": [["seat-1"]], **split(words)}
    return Table(seats, rules.read_setup(seats, lines), imposed)


def lay(seats: int, words: str = "", imposed: Iterable[Chance] = ()) -> Table:
    """Lay a position of which the words name what matters."""
    return Table(seats, rules.read_setup(seats, filled(seats, split(words))), imposed)


def filled(seats: int, lines: Lines) -> Lines:
    """Return setup lines for a position; nothing that matters is left to the dice."""
    named = {word for values in lines.values() for value in values for word in value}
    lines = {"seed": [["afternova"]], "first": [["seat-1"]], **lines}
    hands = lines.setdefault("hand", [])
    dealt = {value[0] for value in hands}
    hands += [[str(seat)] for seat in range(1, seats + 1) if str(seat) not in dealt]
    crew = [card for card in CREW if card not in named][::-1]
    projects = [card for card in PROJECTS if card not in named][::-1]
    for key, free in (("market-crew", crew), ("market-projects", projects)):
        lines.setdefault(key, [free[:4]])
        named.update(lines[key][0])
    fill_planets(lines, [planet for planet in FAR_PLANETS if planet not in named])
    if seats == 2:
        row = lines.setdefault("bot-project", [])
        free = [card for card in projects if card not in named]
        there = {value[0] for value in row}
        row += [[place, free.pop()] for place in "123" if place not in there]
    lay_rest(lines)
    return lines


def fill_planets(lines: Lines, free: list[str]) -> None:
    """Lay the Planets nothing names, with Fragments of which most are left."""
    planets = lines.setdefault("planet", [])
    there = {value[0] for value in planets}
    for place in "123":
        if place not in there:
            planet = free.pop(0)
            colours: list[str] = []
            for _ in range(PLANETS[planet][1]):
                colours.append((left_over(lines) - Counter(colours)).most_common(1)[0][0])
            planets.append([place, planet, *colours])


def left_over(lines: Lines) -> Counter[str]:
    """Return the Fragments that no line names; ``rest`` comes after all others."""
    everywhere = Counter(
        word
        for key, values in lines.items()
        if key not in ("objective", "bot-objective")
        for value in values
        for word in value
        if word in COLOURS
    )
    return Counter(dict.fromkeys(COLOURS, 8)) - everywhere


def lay_rest(lines: Lines) -> None:
    """Put in place of ``rest`` all that no other line names."""
    if lines.get("reserve") == [["rest"]]:
        lines["reserve"] = [sorted(left_over(lines).elements(), key=COLOURS.index)]
    for key, every in PILES.items():
        if lines.get(key) == [["rest"]]:
            named = {word for values in lines.values() for value in values for word in value}
            lines[key] = [[card for card in every if card not in named]]


class Table:
    """A game that is being played, looked at from above."""

    def __init__(self, seats: int, setup: Any, imposed: Iterable[Chance] = ()) -> None:
        self.seats = seats
        self.setup = setup
        self.state: Any
        self.state, self.dealt = rules.new_game(setup, tuple(imposed))
        self.events, self.chances = list(self.dealt.events), list(self.dealt.chances)
        assert rules.check(self.state) == []

    # -- to play ------------------------------------------------------------------------------------

    def says(self, *texts: str, imposed: Iterable[Chance] = ()) -> Table:
        """Do some actions, told as ``SEAT: ACTION``; `told` is about these."""
        self.events, self.chances = [], []
        for text in texts:
            seat, action = self.read(text)
            done: Resolution = rules.apply(self.state, seat, action, tuple(imposed))
            self.events += done.events
            self.chances += done.chances
            assert rules.check(self.state) == [], text
        return self

    def market(self) -> Table:
        """Let the active seat take what lies first in the Market until its action is over."""
        seat, turn, heard = self["active"], self["turn"], (list[Any](), list[Any]())
        while self["turn"] == turn and self.step in ("turn", "market", "discard"):
            hand = self.hand(seat).split()
            row = self["market"]["crew"] + self["market"]["projects"]
            card = hand[0] if self.step == "discard" else next(card for card in row if card)
            self.says(f"{seat}: {'discard' if self.step == 'discard' else 'take'} {card}")
            heard[0].extend(self.events)
            heard[1].extend(self.chances)
        self.events, self.chances = heard
        return self

    def done(self) -> Table:
        """Let everybody who is asked complete nothing."""
        return self.says(*(f"{seat}: done" for seat in self.asked))

    def turn_of(self, seat: int) -> Table:
        """Let seats go to the Market and complete nothing until it is a seat's turn."""
        while (self.step, self["active"]) != ("turn", seat):
            (self.done if self.step == "complete" else self.market)()
        return self

    def reason(self, text: str) -> Reason | None:
        """Return why an action is refused; None for a legal one."""
        seat, action = self.read(text)
        reason: Reason | None = rules.explain(self.state, seat, action)
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
        assert re.fullmatch(r".+ \(AN-\d{3}\)", rules.refusal(reason)), reason
        before = rules.dump(self.state)
        with pytest.raises(IllegalAction) as refused:
            self.says(text)
        assert (refused.value.reason.key, rules.dump(self.state)) == (reason.key, before)
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

    def hold(self, seat: int) -> str:
        """Return the Fragments of a Hold."""
        return " ".join(self["holds"][seat - 1])

    def hand(self, seat: int) -> str:
        """Return a hand, crew before Projects."""
        hand = self["hands"][seat - 1]
        return " ".join([*hand["crew"], *hand["projects"]])

    def planet(self, place: int) -> str:
        """Return a Planet and its Fragments; "" for none."""
        planet = self["planets"][place - 1]
        return " ".join([planet[0], *planet[1]]) if planet else ""

    def row(self, kind: str = "crew") -> list[str]:
        """Return a row of the Market, gaps as "-"."""
        return [card or "-" for card in self["market"][kind]]

    def bot(self) -> list[str]:
        """Return Bot's row, each Project with what lies on it."""
        return [" ".join([project, *colours]) for project, colours in self["bot"]["row"]]

    def told(self, name: str) -> list[Mapping[str, Any]]:
        """Return what everybody heard of the events of a name in the last actions."""
        return [event.data for event in self.events if event.name == name]

    def order(self, *names: str) -> list[str]:
        """Return the names, of those given, of the last events in order."""
        return [event.name for event in self.events if event.name in names]

    def view(self, seat: int | None) -> Any:
        """Return what a seat sees; None is the public."""
        return rules.view(self.state, None if seat is None else seat - 1)

    def options(self, seat: int) -> list[str]:
        """Return what is listed for a seat that it may say."""
        return [action.text for action in rules.pending(self.state)[seat - 1].options]


def counts(fragments: Any) -> str:
    """Return the Fragments of a view as a text."""
    return " ".join(colour for colour in COLOURS for _ in range(getattr(fragments, colour)))
