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
    FIRST_INVERTER,
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
    MONA_LISAS,
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
    Miracle under way how many cards its small hand has and how many plays are left, the newest last;
    ``small`` the cards of these hands, if they are this seat's own.
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
        self.red, self.patches, self.tables = _laid_at_first(view)
        self.miracles: list[list[int]] = []
        self.small: list[list[int]] = []
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
            self._left_small_hand(data["seat"], PLAY_INDEX[data["card"]])
        elif data["source"] == "draw-pile":
            self._left_pile(PLAY_INDEX[data["card"]])

    def _discarded(self, data: Mapping[str, Any]) -> None:
        seat, card, why = data["seat"], PLAY_INDEX[data["card"]], data["why"]
        if why == "small-hand" and seat != self.me:
            self._left_pile(card)
        elif why == "kill" and self.miracles:
            self._left_small_hand(seat, card)
        elif why in ("kill", "second"):
            self._left_hand(seat, card)
        elif why in OFF_TABLE:
            self.tables[seat].remove(card)
        if why in GIVEN_UP:
            self._lean_patch(seat, card, THROWN)
            self._lean_artifact(seat, card, THROWN)

    def _set_aside(self, data: Mapping[str, Any]) -> None:
        self.miracles.append([0, 2 if data["bonus"] else 1])
        self.small.append([])

    def _taken_back(self, data: Mapping[str, Any]) -> None:
        self.miracles.pop()
        self.small.pop()

    def _left_small_hand(self, seat: int, card: int) -> None:
        """Another seat's small hand was drawn since this seat looked through the pile."""
        self.miracles[-1][0] -= 1
        self.miracles[-1][1] -= 1
        if seat == self.me:
            self.small[-1].remove(card)
        else:
            self._left_pile(card)

    def _left_hand(self, seat: int, card: int) -> None:
        known = self.hands[seat]
        if known[card]:
            known[card] -= 1
        if self.drawn[seat] and self._left_pile(card):
            self.drawn[seat] -= 1

    def _left_pile(self, card: int) -> bool:
        """Strike a card off those of the pile; tell whether it was one of them."""
        if self.pile is None or not self.pile[card]:
            return False
        self.pile[card] -= 1
        return True

    def _drew(self, data: Mapping[str, Any]) -> None:
        seat, small = data["seat"], data["small"]
        if small:
            self.miracles[-1][0] += 1
        if seat != self.me:
            self.drawn[seat] += not small
            return
        card = PLAY_INDEX[data["card"]]
        self._left_pile(card)
        if small:
            self.small[-1].append(card)

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
        for card in data["hand"]:
            self._left_hand(self.me, PLAY_INDEX[card])
        self.drawn[self.me] = 0

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

    def _lean_patch(self, seat: int, card: int, factor: float) -> None:
        beliefs = self.identities[seat]
        for identity, years in enumerate(RED_YEARS):
            if card < FIRST_INVERTER and years >> card & 1:
                beliefs[identity] *= factor

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
            everywhere = artifacts_of([card for cards in self.tables for card in cards])
            for mission in range(len(LINES)):
                if _is_accomplished(mission, table, everywhere):
                    self.missions[seat][mission] *= UNCLAIMED

    # -- goals ----------------------------------------------------------------------------------

    def _identity_shown(self, data: Mapping[str, Any]) -> None:
        """R-914: the old Identity lies under the stack; of the new one nothing is known."""
        self.identities[data["seat"]] = _anew(self.identities[data["seat"]])
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
            self.missions[seat] = _anew(self.missions[seat])

    def _exclude(self, view: View) -> None:
        """Nobody else has the goals that this seat holds."""
        for seat in range(self.players):
            if seat == self.me:
                continue
            if view.identity is not None:
                self.identities[seat][IDENTITY_INDEX[view.identity]] = 0.0
            if view.mission is not None:
                self.missions[seat][MISSION_INDEX[view.mission]] = 0.0


def _anew(beliefs: list[float]) -> list[float]:
    """Return what is believed of a new goal: all that was possible is equally likely."""
    return [1.0 if belief else 0.0 for belief in beliefs]


_PAINTINGS = artifacts_of(list(MONA_LISAS))
_BEST_FIRST = [artifacts_of([card]) for card in sorted(MONA_LISAS, key=MONA_LISAS.__getitem__, reverse=True)]


def _is_accomplished(mission: int, table: int, everywhere: int) -> bool:
    """Tell whether a table fulfils a Mission, by the Artifacts that lie on any table (R-802, R-910)."""
    best = next((painting for painting in _BEST_FIRST if painting & everywhere), 0)
    return all(table & (best if line == _PAINTINGS else line) for line in LINES[mission])


OFF_TABLE = ("sold", "miracle", "never-existed")
"""Why an Artifact leaves a table for the discard pile."""


def _laid_at_first(view: View) -> tuple[int, int, list[list[int]]]:
    """Return Linchpins, Patches and tables as the game began with them: what has happened is undone."""
    red = sum(LINCHPIN_BIT[tile.year] for tile in view.timeline if tile.side == "prime")
    patches = sum(1 << PLAY_INDEX[tile.patch] for tile in view.timeline if tile.patch)
    tables = [[PLAY_INDEX[card] for card in player.table] for player in view.players]
    for event in reversed(view.events):
        name, data = event.name, event.data
        if name == "LinchpinFlipped":
            red ^= LINCHPIN_BIT[data["year"]]
        elif name == "PatchPlaced":
            patches &= ~(1 << PLAY_INDEX[data["patch"]])
        elif name == "PatchNullified":
            patches |= 1 << PLAY_INDEX[data["patch"]]
        elif name == "ArtifactPlaced":
            tables[data["seat"]].remove(PLAY_INDEX[data["card"]])
        elif name == "ArtifactTaken":
            tables[data["seat"]].remove(PLAY_INDEX[data["card"]])
            tables[data["victim"]].append(PLAY_INDEX[data["card"]])
        elif name == "CardDiscarded" and data["why"] in OFF_TABLE:
            tables[data["seat"]].append(PLAY_INDEX[data["card"]])
    return red, patches, tables


LAID, SPOILT = 2.0, 0.8
NEARER, FARTHER = 4.0, 0.4
PLACED, TAKEN = 2.0, 2.0
THROWN = 0.3
"""How much a play speaks for or against a goal that it serves or harms."""
GIVEN_UP = ("kill", "second", "sold", "miracle")
"""Why somebody gives up a card of their own choice."""

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
