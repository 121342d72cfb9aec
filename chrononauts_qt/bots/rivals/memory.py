"""What a seat can know of the hidden cards, from the events it has seen.

A bot keeps nothing between two moves: all it remembers is read anew from the view. What it cannot know
for sure but may suspect, such as whose Identity it cannot be, stands here as weights.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from chrononauts_qt.bots.rivals.goals import (
    BLACK_YEAR,
    LINES,
    RED_YEARS,
    SEALABLE,
    artifacts_of,
    flips_home,
)
from chrononauts_qt.games.chrononauts.cards import (
    IDENTITIES,
    IDENTITY_INDEX,
    MISSION_INDEX,
    MISSIONS,
    PLAY_INDEX,
)
from chrononauts_qt.games.chrononauts.state import QUICK_TRIP
from chrononauts_qt.games.chrononauts.timeline import (
    LINCHPIN_BIT,
    PARADOX,
    RIPPLE_BIT,
    WW3,
    covered,
)
from chrononauts_qt.games.chrononauts.view import View

UNCLAIMED = 0.03
"""What is left of the belief in a goal that was reached at the end of the seat's turn, and not claimed."""


class Memory:
    """What seat ``me`` knows and believes.

    ``hands[seat]`` counts cards known to lie in a hand. ``pile`` counts the cards that lay in the draw
    pile when this seat last looked through it and have not been seen since, or is None; ``drawn[seat]`` are
    the cards that the seat has drawn since. ``identities[seat][identity]`` and ``missions[seat][mission]``
    are beliefs, 0.0 for what is impossible; they need not add up to anything. ``miracles`` holds for each
    Miracle under way how many cards its small hand has and how many plays are left, the newest last.
    """

    def __init__(self, view: View) -> None:
        assert view.seat is not None, "nobody's memory"
        self.me = view.seat
        self.players = len(view.players)
        self._is_searching = view.step == QUICK_TRIP
        self.hands: list[Counter[int]] = [Counter() for _ in range(self.players)]
        self.pile: Counter[int] | None = None
        self.drawn = [0] * self.players
        self.identities = [[1.0] * len(IDENTITIES) for _ in range(self.players)]
        self.missions = [[1.0] * len(MISSIONS) for _ in range(self.players)]
        self.red = self.patches = 0
        self.tables: list[list[int]] = [[] for _ in range(self.players)]
        self.miracles: list[list[int]] = []
        for event in view.events:
            notice = _NOTICE.get(event.name)
            if notice is not None:
                notice(self, event.data)
        self._exclude(view)

    def forget(self) -> None:
        """Forget the cards seen in other hands and in the draw pile, unless that is being looked through."""
        self.hands = [Counter() for _ in range(self.players)]
        if not self._is_searching:
            self.pile = None

    # -- cards ----------------------------------------------------------------------------------

    def _announced(self, data: Mapping[str, Any]) -> None:
        if data["source"] == "hand":
            self._left_hand(data["seat"], PLAY_INDEX[data["card"]])
        elif data["source"] == "small-hand":
            self._miracle_played()
        elif data["source"] == "draw-pile" and self.pile is not None:
            self.pile[PLAY_INDEX[data["card"]]] -= 1

    def _discarded(self, data: Mapping[str, Any]) -> None:
        if data["why"] == "kill" and self.miracles:
            self._miracle_played()
        elif data["why"] in ("kill", "second"):
            self._left_hand(data["seat"], PLAY_INDEX[data["card"]])
        if data["why"] in ("sold", "miracle", "never-existed"):
            self.tables[data["seat"]].remove(PLAY_INDEX[data["card"]])

    def _miracle_played(self) -> None:
        self.miracles[-1][0] -= 1
        self.miracles[-1][1] -= 1

    def _set_aside(self, data: Mapping[str, Any]) -> None:
        self.miracles.append([0, 2 if data["bonus"] else 1])

    def _taken_back(self, data: Mapping[str, Any]) -> None:
        self.miracles.pop()

    def _left_hand(self, seat: int, card: int) -> None:
        known = self.hands[seat]
        if known[card]:
            known[card] -= 1
        if self.pile is not None and self.pile[card]:
            self.pile[card] -= 1
            self.drawn[seat] = max(0, self.drawn[seat] - 1)

    def _drew(self, data: Mapping[str, Any]) -> None:
        if data["small"]:
            self.miracles[-1][0] += 1
        if data["seat"] != self.me:
            self.drawn[data["seat"]] += not data["small"]
        elif self.pile is not None:
            self.pile[PLAY_INDEX[data["card"]]] -= 1

    def _searched(self, data: Mapping[str, Any]) -> None:
        if data["seat"] == self.me:
            self.pile = Counter(PLAY_INDEX[card] for card in data["cards"])
            self.drawn = [0] * self.players

    def _reshuffled(self, data: Mapping[str, Any]) -> None:
        self.pile = None

    def _vortex(self, data: Mapping[str, Any]) -> None:
        self.hands = [Counter() for _ in range(self.players)]
        self.pile = None

    def _passed(self, data: Mapping[str, Any]) -> None:
        step = 1 if data["direction"] == "left" else -1
        self.hands = [self.hands[(seat - step) % self.players] for seat in range(self.players)]
        self.drawn = [self.drawn[(seat - step) % self.players] for seat in range(self.players)]
        self.hands[(self.me + step) % self.players] = Counter(PLAY_INDEX[card] for card in data["given"])
        self.hands[self.me] = Counter()

    # -- the table ------------------------------------------------------------------------------

    def _flipped(self, data: Mapping[str, Any]) -> None:
        before, self.red = self.red, self.red ^ LINCHPIN_BIT[data["year"]]
        self._lean_flip(data["seat"], before)

    def _laid(self, data: Mapping[str, Any]) -> None:
        self.patches |= 1 << PLAY_INDEX[data["patch"]]
        bit = RIPPLE_BIT[data["year"]]
        beliefs = self.identities[data["seat"]]
        for identity, years in enumerate(RED_YEARS):
            if years & bit:
                beliefs[identity] *= LAID
            elif BLACK_YEAR[identity] & bit:
                beliefs[identity] *= SPOILT

    def _nullified(self, data: Mapping[str, Any]) -> None:
        self.patches &= ~(1 << PLAY_INDEX[data["patch"]])

    def _lean_flip(self, seat: int, before: int) -> None:
        """Believe more in Identities that a flip brings nearer home, and less in the others."""
        beliefs = self.identities[seat]
        for identity in range(len(beliefs)):
            nearer = flips_home(identity, before) - flips_home(identity, self.red)
            if nearer:
                beliefs[identity] *= NEARER if nearer > 0 else FARTHER

    def _placed(self, data: Mapping[str, Any]) -> None:
        card = PLAY_INDEX[data["card"]]
        self.tables[data["seat"]].append(card)
        self._lean_artifact(data["seat"], card, PLACED)

    def _taken(self, data: Mapping[str, Any]) -> None:
        card = PLAY_INDEX[data["card"]]
        self.tables[data["victim"]].remove(card)
        self.tables[data["seat"]].append(card)
        self._lean_artifact(data["seat"], card, TAKEN)

    def _lean_artifact(self, seat: int, card: int, factor: float) -> None:
        mask = artifacts_of([card])
        beliefs = self.missions[seat]
        for mission, lines in enumerate(LINES):
            if any(line & mask for line in lines):
                beliefs[mission] *= factor

    def _turn_ended(self, data: Mapping[str, Any]) -> None:
        """Whoever could have claimed a victory would have."""
        seat = data["seat"]
        patched = covered(self.patches)
        gone = PARADOX[self.red] | patched
        beliefs = self.identities[seat]
        for identity, years in enumerate(RED_YEARS):
            sealed = self.patches & WW3 and SEALABLE[identity]
            if not (years & ~patched or BLACK_YEAR[identity] & gone or sealed):
                beliefs[identity] *= UNCLAIMED
        table = artifacts_of(self.tables[seat])
        if table.bit_count() >= 3:
            for mission, lines in enumerate(LINES):
                if all(line & table for line in lines):
                    self.missions[seat][mission] *= UNCLAIMED

    # -- goals ----------------------------------------------------------------------------------

    def _identity_shown(self, data: Mapping[str, Any]) -> None:
        """R-914: the old Identity lies under the stack; of the new one nothing is known."""
        self.identities[data["seat"]] = [1.0] * len(IDENTITIES)
        self._gone_identity(data["old"])

    def _gone_identity(self, name: str) -> None:
        for beliefs in self.identities:
            beliefs[IDENTITY_INDEX[name]] = 0.0

    def _identity_changed(self, data: Mapping[str, Any]) -> None:
        if data["seat"] == self.me:
            self._gone_identity(data["old"])

    def _mission_changed(self, data: Mapping[str, Any]) -> None:
        seat = data["seat"]
        if seat == self.me:
            for beliefs in self.missions:
                beliefs[MISSION_INDEX[data["old"]]] = 0.0
        else:
            impossible = [not belief for belief in self.missions[seat]]
            self.missions[seat] = [0.0 if no else 1.0 for no in impossible]

    def _exclude(self, view: View) -> None:
        """Nobody else has the goals that this seat holds."""
        for seat in range(self.players):
            if seat == self.me:
                continue
            if view.identity is not None:
                self.identities[seat][IDENTITY_INDEX[view.identity]] = 0.0
            if view.mission is not None:
                self.missions[seat][MISSION_INDEX[view.mission]] = 0.0


LAID, SPOILT = 1.5, 0.6
NEARER, FARTHER = 1.25, 0.75
PLACED, TAKEN = 1.3, 4.0
"""How much a play speaks for or against a goal that it serves or harms."""

_NOTICE = {
    "CardAnnounced": Memory._announced,
    "CardDiscarded": Memory._discarded,
    "CardDrawn": Memory._drew,
    "HandSetAside": Memory._set_aside,
    "HandTakenBack": Memory._taken_back,
    "PileSearched": Memory._searched,
    "PileShuffled": Memory._reshuffled,
    "HandsShuffled": Memory._vortex,
    "HandsPassed": Memory._passed,
    "LinchpinFlipped": Memory._flipped,
    "PatchPlaced": Memory._laid,
    "PatchNullified": Memory._nullified,
    "ArtifactPlaced": Memory._placed,
    "ArtifactTaken": Memory._taken,
    "TurnEnded": Memory._turn_ended,
    "IdentityExchanged": Memory._identity_shown,
    "IdentityChanged": Memory._identity_changed,
    "MissionExchanged": Memory._mission_changed,
}
