"""One seat of the team at human pace: when it looks at the table, what it is about to do, when it speaks."""

from __future__ import annotations

from collections.abc import Collection
from math import inf
from random import Random
from typing import NamedTuple

from chrononauts_qt.bots.dungeon_time.askings import Asking
from chrononauts_qt.bots.dungeon_time.member import (
    ASIDE,
    DOUBT,
    HARD,
    THROW,
    Choice,
    Moment,
    Need,
    decide,
    needs_in,
)
from chrononauts_qt.bots.dungeon_time.memory import Memory, Relied
from chrononauts_qt.bots.dungeon_time.ranks import RANKS
from chrononauts_qt.bots.dungeon_time.speech import (
    HAVE,
    Saying,
    Talk,
    is_there,
    of_backpack,
    of_choice,
    of_deed,
    of_need,
    who_has,
)
from chrononauts_qt.games.dungeon_time.actions import Action
from chrononauts_qt.games.dungeon_time.cards import needs_of
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.kernel.events import Event

HESITATES = (0.5, 1.2)
"""Seconds between choosing and acting."""
LOOKS_AGAIN = 0.8
"""How often one looks again when a card came down in between."""
OFFERS = 2.0
"""Seconds that one waits for an answer before a kind that becomes rare is discarded."""
LOOKS_EVERY = 1.0
LAST_MINUTE = 60.0
LACKS_AFTER = 3.0
"""So long a Mission lies in a hand before its owner says what it lacks."""


class Deed(NamedTuple):
    """What comes of a look at the table; ``relied`` goes with a Mission that counts on a Reward.

    ``moves_on`` tells that a card was only moved to bring the Deck on.
    """

    action: Action | None = None
    sayings: tuple[Saying, ...] = ()
    relied: Relied | None = None
    moves_on: bool = False


class Around(NamedTuple):
    """What goes on at the table: the moment, what people ask aloud, and the seats that may answer."""

    moment: Moment
    asking: Asking | None
    mates: Collection[int]


class Companion:
    """A seat of the team. It looks at the table when it is ``due``; it ``rests`` until people have acted."""

    def __init__(self, rank: str, seed: str, seat: int, talk: Talk) -> None:
        self.seat = seat
        self.memory = Memory(RANKS[rank], seed, seat)
        self.needs: list[Need] = []
        self.rests = False
        self._talk = talk
        self._dice = Random(f"{seed}/{seat}/acts")
        self._about: Choice | None = None
        self._is_interrupted = self._offers = self._has_told_full = False
        self._since: dict[str, float] = {}
        self._told: set[str] = set()
        self._answers = inf
        self._ready = self._again = -inf
        self._next = self._pause() / 2

    def _pause(self) -> float:
        """Return the seconds between two decisions."""
        return self._dice.uniform(*self.memory.rank.pace)

    @property
    def due(self) -> float:
        """When it looks at the table next."""
        return min(self._next, self._answers)

    # -- to hear ------------------------------------------------------------------------------------

    def hear(self, now: float, event: Event, is_hurried: bool, relied: Relied | None, players: int) -> None:
        """Take in a card that was played; after another's card one waits a little."""
        wanted = [kind for need in self.needs for kind in need.kinds]
        self.memory.hear(event, wanted, is_hurried, relied)
        if event.data["seat"] != self.seat:
            self._is_interrupted = True
            longer = (1 + 0.2 * (players - 1)) * self._dice.uniform(0.6, 1.4)
            self._ready = now + self.memory.rank.waits * longer

    def take_stock(self, now: float, view: View) -> None:
        """Look what the own Missions lack."""
        self.needs = needs_in(view.hands[self.seat], self.memory)
        self._since = {need.mission: self._since.get(need.mission, now) for need in self.needs}

    def take_word(self, mission: str, kind: str) -> None:
        """People say that what an own Mission lacks is there."""
        if any(need.mission == mission and need.kinds[kind] for need in self.needs):
            self.memory.story[kind] += 1
            self.needs = [
                need._replace(kinds=self.memory.lacking(needs_of(need.mission))) for need in self.needs]

    def look_up(self, now: float) -> None:
        """Answer soon: somebody asks."""
        self._answers = now + self._pause() / 3

    def go_on(self, now: float) -> None:
        """Rest no more."""
        if self.rests:
            self.rests = False
            self._next = now + self._pause()

    # -- to act -------------------------------------------------------------------------------------

    def look(self, now: float, view: View, around: Around) -> Deed:
        """Look at the table: answer, act or choose what to do next."""
        self._answers = inf
        sayings: list[Saying] = []
        answer = None if around.asking is None else self._answer(view, around.asking, around.mates)
        if self._says(now, answer, sayings) and answer is not None and answer.key == HAVE and not self._about:
            self._next = now
        deed = Deed()
        if self._next > now:
            pass
        elif self._about is not None:
            deed = self._act(now, view, around.moment, sayings)
        elif self.rests or not view.hands[self.seat]:
            self._next = inf
        elif now < self._ready and not _is_late(around.moment):
            self._next = self._ready
        else:
            self._choose(now, view, around, sayings)
        return deed._replace(sayings=tuple(sayings))

    def _says(self, now: float, saying: Saying | None, sayings: list[Saying]) -> bool:
        if saying is None or not self._talk.lets(now, saying):
            return False
        sayings.append(saying)
        return True

    def _answer(self, view: View, asking: Asking, mates: Collection[int]) -> Saying | None:
        """Answer what is asked: who has a kind if one holds it or nobody does, the rest by one's belief."""
        if asking.about_the_story:
            return is_there(asking.kind, self.memory)
        if asking.kind in view.hands[self.seat] or not any(asking.kind in view.hands[mate] for mate in mates):
            return who_has(asking.kind, view, self.memory)
        return None

    def _choose(self, now: float, view: View, around: Around, sayings: list[Saying]) -> None:
        choice = decide(view, self.memory, around.moment, self._dice)
        if choice is not None and choice.action is not None:
            self._intend(now, choice, view, sayings)
            return
        if choice is not None:
            self._says(now, of_choice(choice, view, self.memory), sayings)
            self.memory.doubt(choice.kind)
        elif around.asking is None:
            self._chat(now, view, sayings)
        self._next = now + min(LOOKS_EVERY, self._pause())

    def _intend(self, now: float, choice: Choice, view: View, sayings: list[Saying]) -> None:
        """Be about to do something: not at once, as between people."""
        self._about, self._is_interrupted = choice, False
        said = self._says(now, of_choice(choice, view, self.memory), sayings)
        self._offers = said and choice.habit == THROW
        self._again = now + self._pause()
        self._next = now + (OFFERS if self._offers else self._dice.uniform(*HESITATES))

    def _act(self, now: float, view: View, moment: Moment, sayings: list[Saying]) -> Deed:
        """Do what was chosen, unless a second look says otherwise."""
        choice, self._about = self._about, None
        assert choice is not None, "something was chosen"
        assert choice.action is not None, "a doubt is told at once"
        if self._offers or (self._is_interrupted and self._dice.random() < LOOKS_AGAIN):
            fresh = decide(view, self.memory, moment, self._dice)
            if fresh is None or fresh.habit == DOUBT:
                self._next = now + LOOKS_EVERY
                return Deed()
            if not _is_alike(fresh, choice):
                self._intend(now, fresh, view, sayings)
                return Deed()
        if choice.action not in view.actions:
            self._next = now + LOOKS_EVERY
            return Deed()
        self._says(now, of_deed(choice, view, self.memory), sayings)
        self._next = max(now, self._again)
        return Deed(choice.action, relied=choice.relied, moves_on=choice.habit in (ASIDE, THROW, HARD))

    def _chat(self, now: float, view: View, sayings: list[Saying]) -> None:
        """With nothing to do say that the Backpack fills up, or what an own Mission lacks, once each."""
        full = of_backpack(view, self.memory)
        self._has_told_full = full is not None and (
            self._has_told_full or self._says(now, full, sayings))
        for need in self.needs:
            late = now - self._since[need.mission] >= LACKS_AFTER
            if late and need.kinds and need.mission not in self._told:
                if self._says(now, of_need(need), sayings):
                    self._told.add(need.mission)
                return


def _is_alike(fresh: Choice, choice: Choice) -> bool:
    """Tell whether a second look says the same; aside or away is not thrown for again."""
    both_move = fresh.habit in (ASIDE, THROW) and choice.habit in (ASIDE, THROW)
    return fresh.action == choice.action or (both_move and fresh.kind == choice.kind)


def _is_late(moment: Moment) -> bool:
    return moment.left is not None and moment.left <= LAST_MINUTE
