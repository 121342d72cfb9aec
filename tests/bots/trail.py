"""Where the cards of a game lie, from which shuffles they came, and which of them one seat has seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from chrononauts_qt.games.chrononauts.cards import IDENTITIES, IDS, MISSIONS, ids
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.kernel.events import Chance, Event
from tests.bots.tables import Said, Table


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

    def shuffled(self, ins: Sequence[Token]) -> list[Token]:
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
                order = self.shuffled([Token(card, nowhere, seen=True) for card in chance.result])
            else:
                self.shuffles[-1].append(None)
            if chance.kind == "deck":
                size = table.state.variant.hand_size
                self.hands = [order[seat * size : (seat + 1) * size] for seat in range(self.players)]
                self.draw = order[self.players * size :][::-1]
            elif chance.kind in self.goals:
                self.goals[chance.kind] = order[: self.players]
                self.stacks[chance.kind] = order[self.players :][::-1]
        self.see(self.hands[self.seat])
        for goals in self.goals.values():
            self.see(goals[self.seat : self.seat + 1])

    @staticmethod
    def see(tokens: Sequence[Token]) -> None:
        for token in tokens:
            token.seen = True

    @staticmethod
    def take(tokens: list[Token], card: str) -> Token:
        """Take the first card of its kind, as the referee does; all see it."""
        token = next(token for token in tokens if token.card == card)
        tokens.remove(token)
        token.seen = True
        return token

    def _follow(self, event: Event) -> None:
        if event.name in FOLLOW:
            FOLLOW[event.name](self, event)

    def exchange(self, kind: str, seat: int) -> None:
        """Put a goal under its stack, and take the top one."""
        goals, stack = self.goals[kind], self.stacks[kind]
        stack.insert(0, goals[seat])
        goals[seat] = stack.pop()
        goals[seat].seen = goals[seat].seen or seat == self.seat

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


def first_player_chosen(trail: Trail, event: Event) -> None:
    """Pass over the chances that settle who begins; nothing hidden is in them."""
    trail.shuffles[-1] += [None] * len(trail.chances)
    trail.chances = []


def card_drawn(trail: Trail, event: Event) -> None:
    token = trail.draw.pop()
    token.seen = token.seen or event.data["seat"] == trail.seat
    (trail.small[-1] if event.data["small"] else trail.hands[event.data["seat"]]).append(token)


def pile_shuffled(trail: Trail, event: Event) -> None:
    trail.draw, trail.discard = trail.shuffled(trail.discard)[::-1], []


def card_announced(trail: Trail, event: Event) -> None:
    card, source = event.data["card"], event.data["source"]
    if not trail.stack:
        trail.player = event.data["seat"]
    if source == "hand":
        token = trail.take(trail.hands[event.data["seat"]], card)
    elif source == "small-hand":
        token = trail.take(trail.small[-1], card)
    elif source == "discard":
        trail.discard.reverse()
        token = trail.take(trail.discard, card)
        trail.discard.reverse()
    else:
        token = trail.take(trail.draw, card)
        trail.draw = trail.shuffled(trail.draw)[::-1]
    trail.stack.append(token)


def card_discarded(trail: Trail, event: Event) -> None:
    card, seat, why = event.data["card"], event.data["seat"], event.data["why"]
    if why in ("played", "cancelled", "memo"):
        places = [trail.stack]
    elif why in ("sold", "miracle", "never-existed"):
        places = trail.tables
    else:
        places = [trail.small[-1] if trail.small else trail.hands[seat]]
    where = next(place for place in places if any(token.card == card for token in place))
    trail.discard.append(trail.take(where, card))


def patch_nullified(trail: Trail, event: Event) -> None:
    trail.discard.append(trail.take(trail.patches, event.data["patch"]))


def patch_placed(trail: Trail, event: Event) -> None:
    trail.patches.append(trail.stack.pop())


def artifact_placed(trail: Trail, event: Event) -> None:
    trail.tables[event.data["seat"]].append(trail.stack.pop())


def artifact_taken(trail: Trail, event: Event) -> None:
    taken = trail.take(trail.tables[event.data["victim"]], event.data["card"])
    trail.tables[event.data["seat"]].append(taken)


def hand_set_aside(trail: Trail, event: Event) -> None:
    trail.small.append([])


def hand_taken_back(trail: Trail, event: Event) -> None:
    trail.small.pop()


def hands_shuffled(trail: Trail, event: Event) -> None:
    order = trail.shuffled([token for hand in trail.hands for token in hand])
    trail.hands = [
        order[(seat - trail.player) % trail.players :: trail.players] for seat in range(trail.players)
    ]
    trail.see(trail.hands[trail.seat])


def hands_passed(trail: Trail, event: Event) -> None:
    step = 1 if event.data["direction"] == "left" else -1
    trail.hands = [trail.hands[(seat - step) % trail.players] for seat in range(trail.players)]
    trail.see(trail.hands[trail.seat])


def pile_searched(trail: Trail, event: Event) -> None:
    if event.data["seat"] == trail.seat:
        fence = object()
        for token in trail.draw:
            token.fence = fence


def nothing_fetched(trail: Trail, event: Event) -> None:
    trail.draw = trail.shuffled(trail.draw)[::-1]


def mission_exchanged(trail: Trail, event: Event) -> None:
    trail.exchange("missions", event.data["seat"])


def identity_changed(trail: Trail, event: Event) -> None:
    trail.exchange("identities", event.data["seat"])


def identity_exchanged(trail: Trail, event: Event) -> None:
    trail.goals["identities"][event.data["seat"]].seen = True
    trail.exchange("identities", event.data["seat"])


FOLLOW = {
    "FirstPlayerChosen": first_player_chosen,
    "CardDrawn": card_drawn,
    "PileShuffled": pile_shuffled,
    "CardAnnounced": card_announced,
    "CardDiscarded": card_discarded,
    "PatchNullified": patch_nullified,
    "PatchPlaced": patch_placed,
    "ArtifactPlaced": artifact_placed,
    "ArtifactTaken": artifact_taken,
    "HandSetAside": hand_set_aside,
    "HandTakenBack": hand_taken_back,
    "HandsShuffled": hands_shuffled,
    "HandsPassed": hands_passed,
    "PileSearched": pile_searched,
    "NothingFetched": nothing_fetched,
    "MissionExchanged": mission_exchanged,
    "IdentityChanged": identity_changed,
    "IdentityExchanged": identity_exchanged,
}
