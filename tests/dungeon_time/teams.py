"""Teams of companions that play by a clock of their own: nobody waits for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

from chrononauts_qt.bots.dungeon_time.advice import press
from chrononauts_qt.bots.dungeon_time.ranks import RANKS
from chrononauts_qt.bots.dungeon_time.speech import ANSWERS, Saying
from chrononauts_qt.bots.dungeon_time.team import Team
from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.actions import TIME_UP, Action
from chrononauts_qt.games.dungeon_time.cards import KINDS, MISSIONS, MUST, needs_of
from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, State
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.kernel.events import Event

GLASS = 300.0
RANDOM, ASKER = "random", "asker"
PACES = {RANDOM: (2.0, 6.0), ASKER: (10.0, 14.0)}
"""Somebody who plays anything, as fast as a Ranger, and somebody who plays nothing, and asks for Items."""


class Asked:
    """A kind that was asked for while companions held it, and when one answered, by word or by card."""

    def __init__(self, kind: str, at: float) -> None:
        self.kind = kind
        self.at = at
        self.answered = inf

    def answer(self, now: float) -> None:
        """Note the first answer."""
        self.answered = min(self.answered, now)


class Expedition:
    """One game; `ranks` are those of the seats, or who else sits there (`PACES`).

    ``now`` are the seconds that were played, ``said`` what companions said and when, ``askings`` what they
    were asked. ``beliefs`` are those of all companions at each Mission, by whether they were true.
    """

    def __init__(self, ranks: Sequence[str], setup: Setup, seconds: float | None = GLASS) -> None:
        self.state, _ = rules.new_game(setup)
        self.ranks = ranks
        self.team = Team(
            {seat: rank for seat, rank in enumerate(ranks) if rank in RANKS}, setup.seed, len(ranks), seconds)
        self.end = inf if seconds is None else seconds
        self.now = 0.0
        self.said: list[tuple[float, Saying]] = []
        self.askings: list[Asked] = []
        self.beliefs = Counter[bool]()
        self._true_story = Counter[str]()
        self._dice = Random(f"{setup.seed}/people")
        people = (seat for seat, rank in enumerate(ranks) if rank in PACES)
        self._people = {seat: self._dice.uniform(*PACES[ranks[seat]]) for seat in people}
        self._views: dict[int, View] = {}

    def play(self) -> Expedition:
        """Play the game to its end."""
        state = self.state
        while state.step != ADVENTURE:
            self.apply(*press(self.view, self.team.memories))
        self.team.begin(0.0, self.view(0))
        while state.step == ADVENTURE:
            self.look()
        while rules.outcome(state) is None:
            self.apply(*press(self.view, self.team.memories))
        return self

    def look(self) -> None:
        """Let the next one look at the table, or the time be up."""
        self.now, seat = min([self.team.next_due, *((due, seat) for seat, due in self._people.items())])
        if self.now >= self.end:
            self.apply(self.state.asked()[0], TIME_UP)
        elif seat not in self._people:
            self._wake(seat)
        else:
            rank = self.ranks[seat]
            self._people[seat] = self.now + self._dice.uniform(*PACES[rank])
            if rank == ASKER:
                self._ask(seat)
            elif seat in self.state.asked():
                self.apply(seat, rules.sample(self.state, seat, self._dice))

    def view(self, seat: int) -> View:
        """Return what a seat sees; the same until something happens."""
        if seat not in self._views:
            self._views[seat] = rules.view(self.state, seat)
        return self._views[seat]

    def _wake(self, seat: int) -> None:
        deed = self.team.wake(self.now, self.view(seat))
        self.said += [(self.now, saying) for saying in deed.sayings]
        if self.askings and any(saying.key in ANSWERS for saying in deed.sayings):
            self.askings[-1].answer(self.now)
        if deed.action is not None:
            self.apply(seat, deed.action)

    def _ask(self, seat: int) -> None:
        held = [card for mate in self.team.companions for card in self.state.hands[mate] if card in KINDS]
        if held:
            self.askings.append(Asked(self._dice.choice(held), self.now))
            self.team.ask(self.now, seat, self.askings[-1].kind)

    def apply(self, seat: int, action: Action) -> None:
        """Do an action, and let all hear of it."""
        is_timed = self.state.step == ADVENTURE
        resolution = rules.apply(self.state, seat, action)
        self._views.clear()
        if is_timed:
            for event in resolution.events:
                if event.name == "CardPlayed":
                    self._compare(event)
            self.team.hear(self.now, resolution.events, self.view(0))

    def _compare(self, event: Event) -> None:
        """Compare at each Mission what companions believe with what the Story offers."""
        card, story = event.data["card"], self._true_story
        if card in KINDS:
            story[card] += 1
            if self.askings and self.askings[-1].kind == card:
                self.askings[-1].answer(self.now)
            return
        for memory in self.team.memories.values():
            there = [kind for kind in KINDS if story[kind] or memory.story[kind]]
            self.beliefs.update(story[kind] == memory.story[kind] for kind in there)
        relied = self.team.relied_on(card)
        needs = Counter(needs_of(card)) - Counter([relied.kind] if relied else [])
        if needs <= story:
            story -= needs
            reward = MISSIONS[card].reward if card in MISSIONS else None
            if reward is not None and reward.form == MUST:
                story[reward.kinds[0]] += 1


def played(ranks: Sequence[str], setup: Setup, seconds: float | None = GLASS) -> State:
    """Return a finished game of companions."""
    return Expedition(ranks, setup, seconds).play().state


def figures(expedition: Expedition) -> dict[str, Any]:
    """Return what is counted of a finished game."""
    state = expedition.state
    outcome = rules.outcome(state)
    assert outcome is not None, "the game is over"
    return {
        "route": outcome.route,
        "played": state.missions_played,
        "completed": len(state.completed),
        "failed": state.failures,
        "slots": state.slots,
        "seconds": round(expedition.now),
        "true": expedition.beliefs[True],
        "false": expedition.beliefs[False],
        "used": len(state.used),
    }
