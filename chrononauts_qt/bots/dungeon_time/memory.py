"""What a companion believes of the Story: it hears every event once, and forgets as people do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from chrononauts_qt.bots.dungeon_time.ranks import RANKS
from chrononauts_qt.games.dungeon_time.cards import KINDS, MISSIONS, MUST, Reward, needs_of
from chrononauts_qt.games.dungeon_time.state import slots_of
from chrononauts_qt.kernel.events import Event

HURRIED = 0.12
"""How much less is noticed of a card that comes upon another's heels."""
WATCHED = 0.75
"""So many misses are avoided of a kind that an own Mission asks for."""


class Promise(NamedTuple):
    """A Reward that may be chosen in the Resolution, and which Mission pays it."""

    mission: str
    kinds: tuple[str, ...]


class Memory:
    """The belief of one companion; the same events give the same memory.

    ``story`` has by kind how many copies it thinks the Story still offers, ``promises`` what could be
    taken as a Reward and was not relied on yet, ``kept`` what was promised.
    """

    def __init__(self, rank: str, seed: str, seat: int) -> None:
        self.rank = RANKS[rank]
        self.seat = seat
        self.story: Counter[str] = Counter()
        self.promises: list[Promise] = []
        self.kept: dict[str, str] = {}
        self._seed = seed
        self._heard = 0

    def hear(self, event: Event, wanted: Iterable[str] = (), is_hurried: bool = False) -> None:
        """Take in what happened in the Adventure phase; `wanted` are kinds that own Missions ask for."""
        self._heard += 1
        if event.name != "CardPlayed":
            return
        dice = Random(f"{self._seed}/{self.seat}/{self._heard}")
        card = event.data["card"]
        notice = self.rank.notice - HURRIED * is_hurried
        missed = event.data["seat"] != self.seat and dice.random() >= notice
        if missed and card in wanted and dice.random() < WATCHED:
            missed = False
        if not missed:
            self._take_in(card, dice)
        self._fade(dice)

    def _take_in(self, card: str, dice: Random) -> None:
        if card in KINDS:
            self.story[card] += 1
            return
        self.story -= Counter(needs_of(card))
        reward = MISSIONS[card].reward if card in MISSIONS else None
        if reward is not None and dice.random() < self.rank.read:
            self._read(card, reward)

    def _read(self, mission: str, reward: Reward) -> None:
        if reward.form == MUST:
            self.story[reward.kinds[0]] += 1
        else:
            self.promises.append(Promise(mission, reward.kinds or KINDS))

    def _fade(self, dice: Random) -> None:
        for kind in KINDS:
            for _ in range(self.story[kind]):
                if dice.random() < self.rank.fade:
                    self.story[kind] -= 1

    def lacking(self, needs: Iterable[str]) -> Counter[str]:
        """Return what of some needs the Story does not offer, as far as one believes."""
        return Counter(needs) - self.story

    def rely_on(self, kind: str) -> bool:
        """Count on a Reward of a kind that may be chosen; tell whether there is one."""
        for promise in self.promises:
            if kind in promise.kinds:
                self.promises.remove(promise)
                self.kept[promise.mission] = kind
                self.story[kind] += 1
                return True
        return False

    def doubt(self, kind: str) -> None:
        """Believe of a copy less, since the team does not remember it."""
        self.story[kind] = max(0, self.story[kind] - 1)

    @property
    def slots(self) -> int:
        """The slots that would be in use if the Story ended here."""
        return slots_of(self.story)

    def remembers(self, mission: str) -> str:
        """Return the kind that was promised of a Mission's Reward, "" if that is forgotten or never was."""
        kind = self.kept.get(mission, "")
        dice = Random(f"{self._seed}/{self.seat}/{mission}")
        return kind if dice.random() < self.rank.keep else ""
