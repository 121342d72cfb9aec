"""Other worlds that look the same to a seat: whatever its view and its events leave open is dealt anew.

How a world is made: every card that has come out of a shuffle is followed to where it lies now (`Trail`).
What the seat has seen of a card stays; two cards that it has never seen may change places. Why that is
right is never argued: the whole game is played once more with the other deal, word for word, by the referee,
and it counts only if the seat's view, its events included, is the same to the letter (`prove`).

What stays as it is, because the seat knows it: its own cards, Mission and Identity, and those it had; what
was announced, discarded or laid down; an Identity shown by Your Parents Never Met, and where in its stack it
lies, as also the seat's own old Missions and Identities; a hand handed over by Discontinuity or lost to Time
Vortex until it is mixed (then only that its cards are among the mixed ones); the draw pile as a set when a
Quick Trip looked through it, and after the discards were shuffled; what everybody said aloud.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import product

from chrononauts_qt.games.chrononauts.cards import IDENTITIES, IDS, MISSIONS, ids
from chrononauts_qt.games.chrononauts.state import GUESS, State
from chrononauts_qt.kernel.errors import BadChance, IllegalAction
from chrononauts_qt.kernel.events import Chance, Event
from tests.bots.tables import RULES, Said, Table

PASSES = 4
TRIES = 8


@dataclass(eq=False, slots=True)
class Shuffle:
    """Cards that went in, in any order, and cards that came out, in the order of the chance."""

    ins: list[Token]
    outs: list[Token] = field(default_factory=list)


@dataclass(eq=False, slots=True)
class Token:
    """A card between two shuffles; ``fence`` marks those that the seat has seen as a set, not one by one."""

    card: str
    born: Shuffle
    seen: bool = False
    fence: object = None


class Trail:
    """Where the cards lie now, from which shuffle each has come, and which of them `seat` has seen."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.players = players = table.setup.players
        self.hands: list[list[Token]] = [[] for _ in range(players)]
        self.small: list[list[Token]] = []
        self.tables: list[list[Token]] = []
        self.patches: list[Token] = []
        self.draw: list[Token] = []
        self.discard: list[Token] = []
        self.stack: list[Token] = []
        self.goals: dict[str, list[Token]] = {"missions": [], "identities": []}
        self.stacks: dict[str, list[Token]] = {"missions": [], "identities": []}
        self.player = 0
        self.shuffles: list[list[Shuffle | None]] = []
        self.chances: list[Chance] = []
        self._deal(table)
        for said in table.said:
            self._begin(said)
            for event in said.events:
                self._follow(event)

    def _begin(self, said: Said) -> None:
        self.chances = list(said.chances)
        self.shuffles.append([])

    def _shuffled(self, ins: Sequence[Token]) -> list[Token]:
        """Return the cards that came out of the next chance of this step."""
        if not ins:
            return []
        shuffle = Shuffle(list(ins))
        shuffle.outs = [Token(card, shuffle) for card in self.chances.pop(0).result]
        self.shuffles[-1].append(shuffle)
        return list(shuffle.outs)

    def _deal(self, table: Table) -> None:
        self._begin(table.dealt)
        nowhere = Shuffle([])
        lying = [table.setup.tables.get(seat, ()) for seat in range(self.players)]
        self.tables = [[Token(card, nowhere, seen=True) for card in cards] for cards in lying]
        self.patches = [Token(card, nowhere, seen=True) for card in table.setup.patches]
        for chance in table.dealt.chances:
            if chance.kind in ("missions", "identities", "deck"):
                order = self._shuffled([Token(card, nowhere, seen=True) for card in chance.result])
            else:
                self.shuffles[-1].append(None)
            if chance.kind == "deck":
                size = table.state.variant.hand_size
                self.hands = [order[seat * size : (seat + 1) * size] for seat in range(self.players)]
                self.draw = order[self.players * size :][::-1]
            elif chance.kind in self.goals:
                self.goals[chance.kind] = order[: self.players]
                self.stacks[chance.kind] = order[self.players :][::-1]
        self._see(self.hands[self.seat])
        for goals in self.goals.values():
            self._see(goals[self.seat : self.seat + 1])

    @staticmethod
    def _see(tokens: Sequence[Token]) -> None:
        for token in tokens:
            token.seen = True

    @staticmethod
    def _take(tokens: list[Token], card: str) -> Token:
        """Take the first card of its kind, as the referee does; all see it."""
        token = next(token for token in tokens if token.card == card)
        tokens.remove(token)
        token.seen = True
        return token

    def _follow(self, event: Event) -> None:
        if event.name in _FOLLOW:
            _FOLLOW[event.name](self, event)

    def _first_player_chosen(self, event: Event) -> None:
        """Pass over the chances that settle who begins; nothing hidden is in them."""
        self.shuffles[-1] += [None] * len(self.chances)
        self.chances = []

    def _card_drawn(self, event: Event) -> None:
        token = self.draw.pop()
        token.seen = token.seen or event.data["seat"] == self.seat
        (self.small[-1] if event.data["small"] else self.hands[event.data["seat"]]).append(token)

    def _pile_shuffled(self, event: Event) -> None:
        self.draw, self.discard = self._shuffled(self.discard)[::-1], []

    def _card_announced(self, event: Event) -> None:
        card, source = event.data["card"], event.data["source"]
        if not self.stack:
            self.player = event.data["seat"]
        if source == "hand":
            token = self._take(self.hands[event.data["seat"]], card)
        elif source == "small-hand":
            token = self._take(self.small[-1], card)
        elif source == "discard":
            self.discard.reverse()
            token = self._take(self.discard, card)
            self.discard.reverse()
        else:
            token = self._take(self.draw, card)
            self.draw = self._shuffled(self.draw)[::-1]
        self.stack.append(token)

    def _card_discarded(self, event: Event) -> None:
        card, seat, why = event.data["card"], event.data["seat"], event.data["why"]
        if why in ("played", "cancelled", "memo"):
            places = [self.stack]
        elif why in ("sold", "miracle", "never-existed"):
            places = self.tables
        else:
            places = [self.small[-1] if self.small else self.hands[seat]]
        where = next(place for place in places if any(token.card == card for token in place))
        self.discard.append(self._take(where, card))

    def _patch_nullified(self, event: Event) -> None:
        self.discard.append(self._take(self.patches, event.data["patch"]))

    def _patch_placed(self, event: Event) -> None:
        self.patches.append(self.stack.pop())

    def _artifact_placed(self, event: Event) -> None:
        self.tables[event.data["seat"]].append(self.stack.pop())

    def _artifact_taken(self, event: Event) -> None:
        taken = self._take(self.tables[event.data["victim"]], event.data["card"])
        self.tables[event.data["seat"]].append(taken)

    def _hand_set_aside(self, event: Event) -> None:
        self.small.append([])

    def _hand_taken_back(self, event: Event) -> None:
        self.small.pop()

    def _hands_shuffled(self, event: Event) -> None:
        order = self._shuffled([token for hand in self.hands for token in hand])
        self.hands = [
            order[(seat - self.player) % self.players :: self.players] for seat in range(self.players)
        ]
        self._see(self.hands[self.seat])

    def _hands_passed(self, event: Event) -> None:
        step = 1 if event.data["direction"] == "left" else -1
        self.hands = [self.hands[(seat - step) % self.players] for seat in range(self.players)]
        self._see(self.hands[self.seat])

    def _pile_searched(self, event: Event) -> None:
        if event.data["seat"] == self.seat:
            fence = object()
            for token in self.draw:
                token.fence = fence

    def _nothing_fetched(self, event: Event) -> None:
        self.draw = self._shuffled(self.draw)[::-1]

    def _exchange(self, kind: str, seat: int) -> None:
        """Put a goal under its stack, and take the top one."""
        goals, stack = self.goals[kind], self.stacks[kind]
        stack.insert(0, goals[seat])
        goals[seat] = stack.pop()
        goals[seat].seen = goals[seat].seen or seat == self.seat

    def _mission_exchanged(self, event: Event) -> None:
        self._exchange("missions", event.data["seat"])

    def _identity_changed(self, event: Event) -> None:
        self._exchange("identities", event.data["seat"])

    def _identity_exchanged(self, event: Event) -> None:
        self.goals["identities"][event.data["seat"]].seen = True
        self._exchange("identities", event.data["seat"])

    def hidden(self) -> list[Token]:
        """Return the play cards that lie somewhere now and that the seat has never seen."""
        places = [*self.hands, *self.small, self.draw]
        return [token for place in places for token in place if not token.seen]

    def differs(self, state: State) -> list[str]:
        """Return the places where the referee has other cards, or in another order."""
        pairs = {
            "hands": ([ids(hand) for hand in state.hands], self.hands),
            "small hands": ([ids(hand) for hand, _ in state.miracles], self.small),
            "tables": ([ids(table) for table in state.tables], self.tables),
            "draw": ([ids(state.draw)], [self.draw]),
            "discard": ([ids(state.discard)], [self.discard]),
            "stack": ([[IDS[card] for _, card, _ in state.stack]], [self.stack]),
            "missions": ([[MISSIONS[card].id for card in state.missions]], [self.goals["missions"]]),
            "mission stack": (
                [[MISSIONS[card].id for card in state.mission_stack]], [self.stacks["missions"]]
            ),
            "identities": ([[IDENTITIES[card].id for card in state.identities]], [self.goals["identities"]]),
            "identity stack": (
                [[IDENTITIES[card].id for card in state.identity_stack]], [self.stacks["identities"]]
            ),
        }
        return [
            name for name, (there, here) in pairs.items()
            if there != [[token.card for token in place] for place in here]
        ]


_FOLLOW = {
    "FirstPlayerChosen": Trail._first_player_chosen,
    "CardDrawn": Trail._card_drawn,
    "PileShuffled": Trail._pile_shuffled,
    "CardAnnounced": Trail._card_announced,
    "CardDiscarded": Trail._card_discarded,
    "PatchNullified": Trail._patch_nullified,
    "PatchPlaced": Trail._patch_placed,
    "ArtifactPlaced": Trail._artifact_placed,
    "ArtifactTaken": Trail._artifact_taken,
    "HandSetAside": Trail._hand_set_aside,
    "HandTakenBack": Trail._hand_taken_back,
    "HandsShuffled": Trail._hands_shuffled,
    "HandsPassed": Trail._hands_passed,
    "PileSearched": Trail._pile_searched,
    "NothingFetched": Trail._nothing_fetched,
    "MissionExchanged": Trail._mission_exchanged,
    "IdentityChanged": Trail._identity_changed,
    "IdentityExchanged": Trail._identity_exchanged,
}


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
    """Return another world that is proved to look the same to `seat`; None if none was found."""
    for _ in range(TRIES):
        trail = Trail(table, seat)
        assert not trail.differs(table.state), trail.differs(table.state)
        mix(rng, trail)
        try:
            state = play_again(table, trail, rng)
        except (BadChance, IllegalAction):
            continue
        rearrange(rng, state, seat)
        if not prove(table, state, seat):
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
