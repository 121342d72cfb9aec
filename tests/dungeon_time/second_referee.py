"""A second referee, written from docs/dungeon_time.md alone: what must be true behind every action.

It begins with the dump of a game that stands before the Adventure phase or the Resolution, follows what is
said, and judges nothing: only legal actions are told. `differences` holds it against the engine's dump.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.dungeon_time.facts import ADVENTURES, KINDS, MISSIONS, needs
from tests.dungeon_time.invariants import Dump, slots

MOST_FAILURES = 4
LOOKED_AT = 5


class SecondReferee:
    """A game from the turning of the glass on; seats count from 0."""

    def __init__(self, dump: Dump) -> None:
        self.step: str = "adventure" if dump["step"] == "ready" else dump["step"]
        self.route = ""
        self.hands = [Counter(hand) for hand in dump["hands"]]
        self.deck, self.story = list(dump["deck"]), list(dump["story"])
        self.done: set[int] = set()
        self.discard: Counter[str] = Counter(dump["discard"])
        self.removed: Counter[str] = Counter(dump["removed"])
        self.backpack = {kind: list(held) for kind, held in dump["backpack"].items()}
        self.supply: Counter[str] = Counter(dump["supply"])
        self.completed, self.failed = list(dump["completed"]), list(dump["failed"])
        self.failures, self.goal, self.adventure = dump["failures"], dump["goal"], dump["adventure"]
        self.usual = 7 if dump["extended"] else 8
        self.ninth = False
        self.effects: set[str] = set()
        self.echoed: set[str] = set()
        self.guesses: list[str] = []
        self.free = self.waive = 0
        self.card, self.needed = "", list[str]()
        self.peek: list[str] = []
        self.used: set[str] = set()

    # -- the Adventure phase -----------------------------------------------------------------------------

    def say(self, seat: int, text: str) -> None:
        """Do what a text says."""
        verb, *words = text.split()
        getattr(self, f"_{verb.replace('-', '_')}")(seat, *words)

    def _turn_glass(self, _: int) -> None:
        pass

    def _play(self, seat: int, card: str) -> None:
        self.story.append(card)
        self._leave_hand(seat, card)

    def _discard(self, seat: int, card: str) -> None:
        self.discard[card] += 1
        self._leave_hand(seat, card)

    def _leave_hand(self, seat: int, card: str) -> None:
        self.hands[seat] -= Counter([card])
        self.done.discard(seat)
        if self.deck:
            self.hands[seat][self.deck.pop(0)] += 1
        self._end_phase_if_all_are_done()

    def _done(self, seat: int) -> None:
        self.done.add(seat)
        self._end_phase_if_all_are_done()

    def _wait(self, seat: int) -> None:
        self.done.discard(seat)

    def _time_up(self, _: int) -> None:
        self.done = set(range(len(self.hands)))
        self._end_phase_if_all_are_done()

    def _end_phase_if_all_are_done(self) -> None:
        if all(seat in self.done or not hand for seat, hand in enumerate(self.hands)):
            self._go_on()

    # -- the Resolution ------------------------------------------------------------------------------------

    @property
    def limit(self) -> int:
        """How many slots the Backpack has now."""
        return 9 if self.ninth else self.usual - ("squeeze" in self.effects)

    def _go_on(self) -> None:
        self.step, self.card = "resolve", ""
        if not self.story:
            self._end()

    def _end(self) -> None:
        won = len(self.completed) >= self.goal
        if self.adventure:
            won = won and bool(self.effects)
            won = won and (self.adventure != "stubborn-echo" or self.failures <= MOST_FAILURES)
        self.step = "over"
        self.route = ("adventure" if self.adventure else "goal") if won else "short"

    def _breaks(self) -> bool:
        if slots(self.backpack) > self.limit:  # type: ignore[arg-type]  # pairs that change
            self.step, self.route = "over", "broken"
        return self.route == "broken"

    def _put(self, kind: str, is_token: bool) -> bool:
        self.backpack.setdefault(kind, [0, 0])[is_token] += 1
        return not self._breaks()

    def _give_up(self, *kinds: str) -> None:
        for kind in kinds:
            is_token = self.backpack[kind][0] == 0
            self._take_out(kind, is_token)
            self.discard[f"{kind}*" if is_token else kind] += 1

    def _take_out(self, kind: str, is_token: bool) -> None:
        self.backpack[kind][is_token] -= 1
        if not any(self.backpack[kind]):
            del self.backpack[kind]

    def _present(self, kind: str) -> int:
        return sum(self.backpack.get(kind, ()))

    def _reveal(self, _: int) -> None:
        card = self.story.pop(0)
        if card in KINDS:
            if self._put(card, is_token=False):
                self._go_on()
            return
        self.card, self.needed = card, needs(card)
        is_given = self.free > 0 or any(kind in self.needed for kind in self.guesses)
        waived, self.guesses, self.free, self.waive = self.waive, [], 0, 0
        if is_given:
            self._succeed()
        elif 0 < waived < len(self.needed):
            self.step, self.waive = "waive", waived
        else:
            self.needed = [] if waived else self.needed
            self._judge()

    def _waive(self, _: int, *kinds: str) -> None:
        self.needed = list((Counter(self.needed) - Counter(kinds)).elements())
        self.waive = 0
        self._judge()

    def _judge(self) -> None:
        if all(self._present(kind) >= count for kind, count in Counter(self.needed).items()):
            self._give_up(*self.needed)
            self._succeed()
            return
        self.failures += 1
        if any(self._present(kind) for kind in needs(self.card)):
            self.step = "failure"
        else:
            self._drop(0, "none")

    def _drop(self, _: int, *kinds: str) -> None:
        self._give_up(*(kind for kind in kinds if kind != "none"))
        if "echo" in self.effects and self.card in MISSIONS and self.card not in self.echoed:
            self.echoed.add(self.card)
            self.story.append(self.card)
        else:
            self.discard[self.card] += 1
            self.failed.append(self.card)
        self._settled()

    def _settled(self) -> None:
        self.ninth = False
        if not self._breaks():
            self._go_on()

    def _succeed(self) -> None:
        if self.card in ADVENTURES:
            self.effects.add(ADVENTURES[self.card].effect)
            if "burn" in self.effects:
                self._give_up(*(kind for kind in [*self.backpack] for _ in range(self._present(kind))))
            self._settled()
            return
        self.completed.append(self.card)
        form, *kinds = MISSIONS[self.card].pays.split() or [""]
        if form and ("market" in self.effects or form == "any"):
            kinds = [*KINDS]
        left = [kind for kind in kinds if self.supply[kind]]
        may_refuse = form == "optional" or "market" in self.effects
        if len(left) > 1 or (left and may_refuse):
            self.step = "reward"
        elif left:
            self._take(0, *left)
        else:
            self._settled()

    def _take(self, _: int, kind: str) -> None:
        self.supply[kind] -= 1
        if self._put(kind, is_token=True):
            self._settled()

    def _refuse(self, _: int) -> None:
        self._settled()

    # -- Heroes --------------------------------------------------------------------------------------------

    def _use(self, _: int, hero: str, *words: str) -> None:
        self.used.add(hero)
        if hero == "understudy":
            self._give_up("potion")
            hero, words = words[1], words[2:]
        prices = {"mule": ["torch"], "advocate": ["gold"], "duellist": ["sword", "sword"], "tinker": [*words]}
        self._give_up(*prices.get(hero, []))
        self.step = {"monk": "sift", "librarian": "order", "pawnbroker": "trade", "collector": "remove"}.get(
            hero, "resolve")
        if self.step in ("sift", "order"):
            self.peek, self.story = self.story[:LOOKED_AT], self.story[LOOKED_AT:]
        self.ninth = self.ninth or hero == "mule"
        self.free += hero == "duellist"
        self.waive += len(words) if hero == "tinker" else 0
        self.guesses += words if hero == "seer" else ()
        if hero == "advocate":
            card = self.failed.pop()
            self.discard[card] -= 1
            self.story.append(card)

    def _sift(self, _: int, *places: str) -> None:
        looked_at, self.peek = self.peek, []
        gone = {int(place) for place in places if place != "none"}
        self.discard.update(card for place, card in enumerate(looked_at, 1) if place in gone)
        kept = [card for place, card in enumerate(looked_at, 1) if place not in gone]
        self.story = kept + self.story
        self._go_on()

    def _order(self, _: int, *places: str) -> None:
        self.story = [self.peek[int(place) - 1] for place in places] + self.story
        self.peek = []
        self._go_on()

    def _hand_over(self, _: int, kind: str) -> None:
        self._give_up(kind)

    def _trade_for(self, _: int, kind: str) -> None:
        self.supply[kind] -= 1
        if self._put(kind, is_token=True):
            self._go_on()

    def _remove(self, _: int, where: str, kind: str) -> None:
        self.removed[kind] += 1
        if where == "supply":
            self.supply[kind] -= 1
        else:
            self._take_out(kind, is_token=True)

    def _enough(self, _: int) -> None:
        self._go_on()

    # -- against the engine --------------------------------------------------------------------------------

    def differences(self, dump: Dump) -> list[str]:
        """Return what the engine says otherwise."""
        own: dict[str, Any] = {
            "step": self.step, "route": self.route, "deck": self.deck, "story": self.story,
            "hands": [+hand for hand in self.hands], "supply": +self.supply, "removed": +self.removed,
            "completed": self.completed, "failed": self.failed, "failures": self.failures,
            "limit": self.limit, "peek": self.peek, "used": self.used, "guesses": self.guesses,
            "free": self.free, "waive": self.waive,
        }  # fmt: skip
        engine = {
            **dump, "route": dump["outcome"]["route"] if dump["outcome"] else "",
            "hands": [Counter(hand) for hand in dump["hands"]], "supply": +Counter(dump["supply"]),
            "removed": Counter(dump["removed"]), "used": {*dump["used"]},
        }  # fmt: skip
        if self.route != "broken":  # what found no place lies nowhere
            own["discard"], own["backpack"] = +self.discard, self.backpack
            engine["discard"] = Counter(dump["discard"])
            engine["backpack"] = {kind: [*held] for kind, held in dump["backpack"].items()}
        differing = [name for name in own if engine[name] != own[name]]
        return [f"{name}: {engine[name]} instead of {own[name]}" for name in differing]
