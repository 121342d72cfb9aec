"""What a companion believes of the Story: it hears every event once, and forgets as people do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from random import Random
from typing import NamedTuple

from chrononauts_qt.bots.dungeon_time.ranks import Rank
from chrononauts_qt.games.dungeon_time.cards import KINDS, MISSIONS, MUST, Reward, needs_of
from chrononauts_qt.games.dungeon_time.state import slots_of
from chrononauts_qt.kernel.events import Event

HURRIED = 0.12
"""How much less is noticed of a card that comes upon another's heels."""
WATCHED = 0.75
"""So many misses are avoided of a kind that an own Mission asks for."""


class Promise(NamedTuple):
    """A Reward that may be chosen in the Resolution: the Mission that pays it, and the kinds it may be."""

    mission: str
    kinds: tuple[str, ...]


class Relied(NamedTuple):
    """What a played Mission relies on: a kind out of the Reward of another one, as it was said aloud."""

    mission: str
    kind: str


class Memory:
    """The belief of one companion; the same events give the same memory.

    ``story`` has by kind how many copies it thinks the Story still offers, ``promises`` what could be
    taken as a Reward and was not relied on yet, ``kept`` by Mission what was promised of it. ``missions``
    are those that it noticed, in the order in which they were played; so many ``cards`` were.
    """

    def __init__(self, rank: Rank, seed: str, seat: int) -> None:
        self.rank = rank
        self.seat = seat
        self.story: Counter[str] = Counter()
        self.promises: list[Promise] = []
        self.kept: dict[str, str] = {}
        self.missions: list[str] = []
        self.cards = 0
        self._noticed: dict[str, int] = {}
        self._seed = seed

    def hear(
        self,
        event: Event,
        wanted: Collection[str] = (),
        is_hurried: bool = False,
        relied: Relied | None = None,
    ) -> None:
        """Take in a card that was played.

        `wanted` are kinds that own Missions ask for, `relied` is what was said aloud with a Mission.
        """
        card, self.cards = event.data["card"], event.data["number"]
        dice = Random(f"{self._seed}/{self.seat}/{self.cards}")
        is_noticed = dice.random() < self.rank.notice - HURRIED * is_hurried
        is_watched = dice.random() < WATCHED and card in wanted
        if is_noticed or is_watched or event.data["seat"] == self.seat:
            self._take_in(card, relied, dice)
        if relied is not None:
            self.promised(relied)
        self._fade(dice)

    def _take_in(self, card: str, relied: Relied | None, dice: Random) -> None:
        if card in KINDS:
            self.story[card] += 1
            self._noticed[card] = self.cards
            return
        self.missions.append(card)
        taken = Counter(needs_of(card))
        if relied is not None:
            taken[relied.kind] -= 1
        self.story -= +taken
        reward = MISSIONS[card].reward if card in MISSIONS else None
        if reward is not None and dice.random() < self.rank.read:
            self._read(card, reward)

    def _read(self, mission: str, reward: Reward) -> None:
        if reward.form == MUST:
            self.story[reward.kinds[0]] += 1
        else:
            self.promises.append(Promise(mission, reward.kinds or KINDS))

    def _fade(self, dice: Random) -> None:
        fade = self.rank.fade
        for kind, count in self.story.items():
            for _ in range(count):
                if dice.random() < fade:
                    self.story[kind] -= 1

    def lacking(self, needs: Iterable[str]) -> Counter[str]:
        """Return what of some needs the Story does not offer, as far as one believes."""
        return Counter(needs) - self.story

    def source_of(self, kind: str) -> str:
        """Return a Mission whose Reward may be of a kind and was not relied on yet, "" for none."""
        return next((promise.mission for promise in self.promises if kind in promise.kinds), "")

    def promised(self, relied: Relied) -> None:
        """Keep what is to be taken as a Reward; nobody else relies on it."""
        self.promises = [promise for promise in self.promises if promise.mission != relied.mission]
        self.kept[relied.mission] = relied.kind

    def doubt(self, kind: str) -> None:
        """Believe of a copy less, since the team does not remember it."""
        self.story[kind] = max(0, self.story[kind] - 1)

    @property
    def slots(self) -> int:
        """The slots that would be in use if the Story ended here."""
        return slots_of(self.story)

    def since_noticed(self, kind: str) -> int | None:
        """Return how many cards ago an Item of a kind was noticed, None for never."""
        return self.cards - self._noticed[kind] if kind in self._noticed else None

    def remembers(self, mission: str) -> str:
        """Return the kind that was promised of a Mission's Reward, "" if that is forgotten or never was."""
        kind = self.kept.get(mission, "")
        dice = Random(f"{self._seed}/{self.seat}/{mission}")
        return kind if dice.random() < self.rank.keep else ""
