"""The companions of one table: they hear what happens, look when their time has come, speak and act.

Time is told from outside, in seconds since the glass was turned, and stands still while the glass does.
Whoever holds a `Team` wakes the seat of `next_due` at its time with its view, does what comes of that, and
lets all hear the events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import inf

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.dungeon_time.advice import advise
from chrononauts_qt.bots.dungeon_time.askings import Asking, Askings
from chrononauts_qt.bots.dungeon_time.companion import Around, Companion, Deed
from chrononauts_qt.bots.dungeon_time.member import Moment
from chrononauts_qt.bots.dungeon_time.memory import Memory, Relied
from chrononauts_qt.bots.dungeon_time.speech import ANSWERS, Saying, Talk, of_advice
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.kernel.events import Event

HEELS = 1.2
"""A card within so many seconds of another comes upon its heels."""
STEADY = 3.0
"""Seconds between two moves of the Deck in a game without a glass."""


class Team:
    """The companions of a table by their seats; `seconds` is the length of the glass, None without one."""

    def __init__(self, ranks: Mapping[int, str], seed: str, players: int, seconds: float | None) -> None:
        self._talk = Talk(is_alone=players == 1)
        self.companions = {seat: Companion(rank, seed, seat, self._talk) for seat, rank in ranks.items()}
        self._askings = Askings()
        self.seconds = seconds
        self._players = players
        self._relied: dict[str, Relied | None] = {}
        self._suggested: list[Saying] = []
        self._card_at = self._moved_on = -inf

    @property
    def memories(self) -> dict[int, Memory]:
        """What every companion believes."""
        return {seat: one.memory for seat, one in self.companions.items()}

    @property
    def next_due(self) -> tuple[float, int]:
        """When somebody wants to look at the table, and which seat that is."""
        return min((one.due, seat) for seat, one in self.companions.items())

    def relied_on(self, mission: str) -> Relied | None:
        """Return what was said aloud with a Mission that is about to be played."""
        return self._relied.get(mission)

    # -- to hear ------------------------------------------------------------------------------------

    def begin(self, now: float, view: View) -> None:
        """Look at the hands when the glass is turned."""
        for one in self.companions.values():
            one.take_stock(now, view)

    def hear(self, now: float, events: Iterable[Event], view: View) -> None:
        """Let all hear what has happened; `view` is that of any seat, after it."""
        for event in events:
            if event.name == "CardPlayed":
                self._hear_card(now, event)
            if event.name in ("CardPlayed", "CardDiscarded") and event.data["seat"] not in self.companions:
                self.go_on(now)
        for one in self.companions.values():
            one.take_stock(now, view)

    def _hear_card(self, now: float, event: Event) -> None:
        card = event.data["card"]
        relied, is_hurried = self._relied.pop(card, None), now - self._card_at < HEELS
        self._card_at = now
        self._askings.hear_card(card)
        for one in self.companions.values():
            one.hear(now, event, is_hurried, relied, self._players)

    def ask(self, now: float, seat: int, kind: str, *, about_the_story: bool = False) -> None:
        """A person asks who has an Item, or whether the Story has one: companions look up."""
        self._askings.ask(Asking(seat, kind, now, about_the_story))
        self.go_on(now)
        for one in self.companions.values():
            one.look_up(now)

    def show(self, now: float, seat: int, mission: str) -> None:
        """A person asks for what a Mission in hand lists; "" takes the marker away."""
        self._askings.show(seat, mission)
        self.go_on(now)

    def say_no(self, now: float, mission: str) -> None:
        """A person wants to see a companion's Mission wait."""
        self._askings.say_no(now, mission)

    def tick(self, mission: str, kind: str) -> None:
        """A person crosses out an Item that a Mission lists; whose Mission it is takes the word for it."""
        self._askings.tick(mission, kind)
        for one in self.companions.values():
            one.take_word(mission, kind)

    def hear_promise(self, mission: str, kind: str) -> None:
        """A person says which Reward of a played Mission is to be taken."""
        for one in self.companions.values():
            one.memory.promised(Relied(mission, kind))

    def go_on(self, now: float) -> None:
        """Without a glass: people have acted, or want their companions to go on without them."""
        for one in self.companions.values():
            one.go_on(now)

    # -- to act -------------------------------------------------------------------------------------

    def wake(self, now: float, view: View) -> Deed:
        """Let the seat of a view look at the table; return what it does and says."""
        assert view.seat is not None, "a companion has a seat"
        one = self.companions[view.seat]
        asking = self._askings.waiting(now)
        deed = one.look(now, view, Around(self._moment(now, one, view), asking, self.companions))
        if asking is not None and any(saying.key in ANSWERS for saying in deed.sayings):
            self._askings.settle()
        if deed.action is not None:
            self._relied[deed.action.card] = deed.relied
            if deed.moves_on:
                self._moved_on = now
            one.rests = self.seconds is None and len(self.companions) < self._players
        return deed

    def suggest(self, now: float, view: View) -> tuple[Advice, Saying | None]:
        """Return what the companion of a view advises people, and what it says to that, once a Hero."""
        assert view.seat is not None, "a companion has a seat"
        advice = advise(view, self.memories)
        saying = of_advice(view.seat, advice)
        if saying is None or saying in self._suggested or not self._talk.lets(now, saying):
            return advice, None
        self._suggested.append(saying)
        return advice, saying

    def _moment(self, now: float, one: Companion, view: View) -> Moment:
        left = None if self.seconds is None else self.seconds - now
        pause = STEADY if left is None else min(5.0, max(1.5, 0.8 * left / (view.deck_size + 5)))
        needs = [need for mate in self.companions.values() for need in mate.needs]
        needs += self._askings.needs(now, one.memory, view)
        return Moment(
            left, needs, now - self._card_at, now - self._moved_on >= pause, self._doubted,
            self._askings.held_back(now))

    def _doubted(self, needs: Sequence[str]) -> str:
        """Return the first Item of which the middle one of the companions believes less, "" for none."""
        for kind, count in Counter(needs).items():
            beliefs = sorted(one.memory.story[kind] for one in self.companions.values())
            last = len(beliefs) - 1
            if beliefs[last // 2] + beliefs[(last + 1) // 2] < 2 * count:
                return kind
        return ""
