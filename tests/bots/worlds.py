"""Other worlds that look the same to a seat: whatever its view and its events leave open is dealt anew.

How a world is made: every card that has come out of a shuffle is followed to where it lies now (`Trail`).
What the seat has seen of a card stays; two cards that it has never seen may change places. Why that is
right is never argued: the whole game is played once more with the other deal, word for word, by the referee,
and it counts only if the seat's view, its events included, is the same to the letter (`prove`). Should it not
be, either this module or the view is wrong.

What stays as it is, because the seat knows it: its own cards, Mission and Identity, and those it had; what
was announced, discarded or laid down; an Identity shown by Your Parents Never Met, and where in its stack it
lies, as also the seat's own old Missions and Identities; a hand handed over by Discontinuity or lost to Time
Vortex until it is mixed (then only that its cards are among the mixed ones); the draw pile as a set when a
Quick Trip looked through it, and after the discards were shuffled; what everybody said aloud.
"""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product

from chrononauts_qt.games.chrononauts.cards import ids
from chrononauts_qt.games.chrononauts.state import GUESS, State
from chrononauts_qt.kernel.errors import BadChance, IllegalAction
from chrononauts_qt.kernel.events import Chance
from tests.bots.tables import RULES, Said, Table
from tests.bots.trail import Token, Trail

PASSES = 4
TRIES = 8


class LooksDifferent(Exception):
    """A view is not the same although only what is hidden from its seat is another."""


def lineage(rng: random.Random, token: Token) -> list[Token]:
    """Return a hidden card with hidden ones of its kind from which, through shuffles, it may have come."""
    line = [token]
    while line[-1].fence is None:
        card = token.card
        before = [other for other in line[-1].born.ins if not other.seen and other.card == card]
        if not before:
            break
        line.append(rng.choice(before))
    return line


def exchange(rng: random.Random, one: Token, other: Token) -> None:
    """Let two hidden cards change places back to a shuffle that both come from, if there is one.

    In every shuffle passed the same cards go in and come out as before, and likewise in every set the seat
    has seen: the two lines go on only to where both have come out of one shuffle, in one set or in none.
    """
    if one.card == other.card:
        return
    lines = lineage(rng, one), lineage(rng, other)
    for (up, mine), (over, its) in product(enumerate(lines[0]), enumerate(lines[1])):
        if mine.born is its.born and mine.fence is its.fence:
            card, its_card = one.card, other.card
            for token in lines[0][: up + 1]:
                token.card = its_card
            for token in lines[1][: over + 1]:
                token.card = card
            return


def mix(rng: random.Random, trail: Trail) -> None:
    """Exchange whatever may be exchanged, many times over."""
    goals = [[*trail.goals[kind], *trail.stacks[kind]] for kind in trail.goals]
    for places in (trail.hidden(), *([token for token in kind if not token.seen] for kind in goals)):
        for _ in range(PASSES):
            for token in places:
                exchange(rng, token, rng.choice(places))


def play_again(table: Table, trail: Trail, rng: random.Random) -> State:
    """Play the game once more with the chances of a trail; raises BadChance or IllegalAction.

    Guesses of the time that lie face down are other ones; so is the seed, which nothing comes from any more.
    """
    rules = RULES[table.game]

    def imposed(step: int, said: Said) -> list[Chance]:
        pairs = zip(said.chances, trail.shuffles[step], strict=True)
        return [
            Chance(chance.kind, tuple(token.card for token in shuffle.outs)) if shuffle else chance
            for chance, shuffle in pairs
        ]

    setup = replace(table.setup, seed=f"elsewhere {rng.random()}")
    state: State = rules.new_game(setup, imposed(0, table.dealt))[0]
    for number, said in enumerate(table.said, 1):
        secret = table.state.step == GUESS and said.seat != trail.seat
        action = rng.choice(rules.legal_actions(state, said.seat)) if secret else said.action
        rules.apply(state, said.seat, action, imposed(number, said))
    return state


def rearrange(rng: random.Random, state: State, seat: int) -> None:
    """Let the others hold their cards in another order, and the generator stand elsewhere."""
    for other, hand in enumerate(state.hands):
        if other != seat:
            rng.shuffle(hand)
    if state.active != seat:
        for small, _ in state.miracles:
            rng.shuffle(small)
    state.chance_count += rng.randint(1, 100)


def prove(table: Table, other: State, seat: int) -> list[str]:
    """Return why this is no world in which `seat` sees the same; [] if it is one."""
    rules, wrong = RULES[table.game], list(RULES[table.game].check(other))
    one, its = rules.view(table.state, seat), rules.view(other, seat)
    if one != its or repr(one) != repr(its):
        wrong.append("the seat sees something else")
    if rules.view(table.state, None) != rules.view(other, None):
        wrong.append("the public sees something else")
    return wrong


def other_world(table: Table, seat: int, rng: random.Random) -> State | None:
    """Return another world that is proved to look the same to `seat`; None if none was found.

    A deal may be none that this game can have come from: where somebody else's Quick Trip found nothing to
    play in the pile, there must be nothing. But what the referee could play again as it was looks the same,
    or a view shows what it must not: then LooksDifferent is raised.
    """
    for _ in range(TRIES):
        trail = Trail(table, seat)
        assert not trail.differs(table.state), trail.differs(table.state)
        mix(rng, trail)
        try:
            state = play_again(table, trail, rng)
        except (BadChance, IllegalAction):
            continue
        rearrange(rng, state, seat)
        wrong = prove(table, state, seat)
        if wrong:
            raise LooksDifferent("; ".join(wrong))
        return state
    return None


def places(state: State, seat: int) -> tuple[list[str], list[str]]:
    """Return the cards hidden from a seat place by place: those of the deck, and the goals."""
    hidden = [sorted(hand) for other, hand in enumerate(state.hands) if other != seat]
    small = [card for hand, _ in state.miracles for card in sorted(hand)] if seat != state.active else []
    cards = [card for hand in hidden for card in hand] + small + state.draw
    goals = [
        *(f"mission {goal}" for other, goal in enumerate(state.missions) if other != seat),
        *(f"identity {goal}" for other, goal in enumerate(state.identities) if other != seat),
        *(f"mission {goal}" for goal in state.mission_stack),
        *(f"identity {goal}" for goal in state.identity_stack),
    ]
    return ids(cards), goals


def moved(one: State, other: State, seat: int) -> tuple[int, int]:
    """Return how many hidden places hold another card in the other world, and how many there are."""
    pairs = [
        (mine, its)
        for ours, theirs in zip(places(one, seat), places(other, seat), strict=True)
        for mine, its in zip(ours, theirs, strict=True)
    ]
    return sum(mine != its for mine, its in pairs), len(pairs)
