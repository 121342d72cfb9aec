"""Full positions that agree with what a seat knows: what is hidden is dealt at random (determinization)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Protocol

from chrononauts_qt.bots.rivals.goals import FIRST_INVERTER
from chrononauts_qt.bots.rivals.memory import Memory
from chrononauts_qt.games.chrononauts.actions import Target, parse
from chrononauts_qt.games.chrononauts.cards import IDENTITY_INDEX, MEMO, MISSION_INDEX, PLAY_INDEX
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import LINCHPIN_BIT
from chrononauts_qt.games.chrononauts.variant import Variant
from chrononauts_qt.games.chrononauts.view import Played, View


class Positions(Protocol):
    """Where positions come from that could be: for seat ``me``, in turn ``turn``."""

    me: int
    turn: int

    def sample(self, dice: Random) -> State:
        """Return one position, which may be changed."""


class Table:
    """A view turned into positions; ``memory`` says what its seat knows besides.

    Everything that is the same in all positions is worked out once. Cards are kind indexes.
    """

    def __init__(self, variant: Variant, view: View, memory: Memory) -> None:
        assert view.seat is not None, "nobody decides nothing"
        self.view, self.memory = view, memory
        self.me, self.turn = view.seat, view.turn
        base = self.base = State(len(view.players), "", variant)
        base.events = None
        base.turn, base.step, base.active = view.turn, view.step, view.seat_to_move
        base.waiting = sum(1 << seat for seat in view.deciding)
        base.red = sum(LINCHPIN_BIT[tile.year] for tile in view.timeline if tile.side == "prime")
        base.patches = sum(1 << PLAY_INDEX[tile.patch] for tile in view.timeline if tile.patch)
        base.tables = [[PLAY_INDEX[card] for card in player.table] for player in view.players]
        base.discard = [PLAY_INDEX[card] for card in view.discard_pile]
        base.stack = [_announced(played) for played in view.playing]
        base.hands[self.me] = [PLAY_INDEX[card] for card in view.hand]
        base.plays = view.plays_due
        self._unseen = self._count_unseen(variant)
        mine = view.identity, view.mission
        self._identity = None if mine[0] is None else IDENTITY_INDEX[mine[0]]
        self._mission = None if mine[1] is None else MISSION_INDEX[mine[1]]

    def _count_unseen(self, variant: Variant) -> Counter[int]:
        base = self.base
        unseen = Counter(variant.deck)
        for cards in (*base.tables, base.discard, base.hands[self.me], *self.memory.small):
            unseen.subtract(cards)
        unseen.subtract(card for _, card, _ in base.stack)
        unseen.subtract(patch for patch in range(FIRST_INVERTER) if base.patches >> patch & 1)
        return +unseen

    def sample(self, dice: Random) -> State:
        """Return one position; its seed for later shuffles comes from the dice too."""
        state = self.base.copy()
        state.seed = str(dice.random())
        self._deal_hands(state, dice)
        if state.variant.identities:
            state.identities, state.identity_stack = self._deal_goals(
                self._identity, self.memory.identities, dice
            )
        state.missions, state.mission_stack = self._deal_goals(self._mission, self.memory.missions, dice)
        return state

    def _deal_hands(self, state: State, dice: Random) -> None:
        """Deal the known cards to their hands, those of the searched pile to it, and the rest anywhere."""
        memory, players = self.memory, self.view.players
        unseen = self._unseen.copy()
        for seat, known in enumerate(memory.hands):
            if seat != self.me:
                certain = list((known & unseen).elements())[: players[seat].hand_size]
                unseen.subtract(certain)
                state.hands[seat] = certain
        pile = unseen & memory.pile if memory.pile is not None else unseen
        of_pile = _shuffled(pile, dice)
        of_hands = _shuffled(unseen - pile, dice)
        for seat, player in enumerate(players):
            if seat == self.me:
                continue
            hand = state.hands[seat]
            lacking = player.hand_size - len(hand)
            fresh = lacking if memory.pile is None else min(lacking, memory.drawn[seat])
            hand += _take(of_pile, of_hands, fresh)
            hand += _take(of_hands, of_pile, lacking - fresh)
        self._deal_miracles(state, of_pile, of_hands)
        state.draw = of_pile + of_hands

    def _deal_miracles(self, state: State, of_pile: list[int], of_hands: list[int]) -> None:
        """Give every Miracle its small hand, drawn lately unless this seat knows it as its own."""
        for (size, plays), known in zip(self.memory.miracles, self.memory.small, strict=True):
            state.miracles.append((known + _take(of_pile, of_hands, size - len(known)), plays))

    def _deal_goals(
        self, mine: int | None, beliefs: Sequence[Sequence[float]], dice: Random
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return a goal for every seat by what is believed of it, and the stack of the others."""
        left = [number for number in range(len(beliefs[0])) if number != mine]
        held = [mine or 0] * len(beliefs)
        seats = [seat for seat in range(len(beliefs)) if seat != self.me]
        dice.shuffle(seats)
        for seat in seats:
            weights = [beliefs[seat][number] for number in left]
            if not any(weights):
                weights = [1.0] * len(left)
            held[seat] = dice.choices(left, weights)[0]
            left.remove(held[seat])
        dice.shuffle(left)
        return tuple(held), tuple(left)


def _shuffled(cards: Counter[int], dice: Random) -> list[int]:
    order = list(cards.elements())
    random = dice.random
    order.sort(key=lambda _: random())
    return order


def _take(first: list[int], then: list[int], count: int) -> list[int]:
    """Take cards off the end of a list, and off another once it is empty."""
    taken = first[max(0, len(first) - count) :] if count else []
    del first[len(first) - len(taken) :]
    missing = count - len(taken)
    if missing:
        more = then[max(0, len(then) - missing) :]
        del then[len(then) - len(more) :]
        taken += more
    return taken


def _announced(played: Played) -> tuple[int, int, Target]:
    """Return a card of the stack as the state holds it."""
    card = PLAY_INDEX[played.card]
    if card == MEMO or played.target is None:
        return played.seat, card, None
    action = parse(f"play {played.card} on {played.target}")
    return played.seat, card, action.target
