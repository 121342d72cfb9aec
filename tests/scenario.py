"""Games told in the words of the card table.

    game = table(players=2, hands={1: "patch-1918 +8"}, red=[1914])
    game.seat(1).plays("patch-1918", on=1918)     # and everybody allows it
    game.seat(1).claims("hand")
    assert game.winner == 1

Seats are counted from 1. ``+8`` stands for eight cards that play no part. The first card of ``draw`` is
the one the first player draws at the start. Nothing answers by itself: only ``plays`` lets the others
allow. After every step the engine's own check of the table must find nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import Action, parse
from chrononauts_qt.games.chrononauts.cards import IDENTITIES, MISSIONS, PLAY_CARDS
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.games.chrononauts.view import Tile, View
from chrononauts_qt.kernel.errors import IllegalAction
from chrononauts_qt.kernel.events import Chance
from chrononauts_qt.kernel.game import Game
from chrononauts_qt.kernel.reason import Reason

Answer = int | Sequence[int]
SEAT_KEYS = ("seat", "by", "victim")
MEMOS = 4
WISHES = ("actions", "home_needs", "mission_needs")

# What stands in for cards that play no part: patches first, Memos last.
FILLERS = sorted(
    (card.id for card in PLAY_CARDS for _ in range(card.copies)),
    key=lambda card: ("patch" not in card, card == "memo", card in ("fast-forward", "rewind", "quick-trip")),
)


def cards(words: str) -> list[str]:
    """Return the cards named, in the order in which hands are compared."""
    return sorted(words.split())


class Deal:
    """Hands out a deck: each named card once, and real ones for every ``+n``."""

    def __init__(self, deck: Iterable[str] = FILLERS) -> None:
        self.deck = list(deck)
        self.left = Counter(self.deck)

    def take(self, words: str) -> list[str]:
        """Take the named cards out of the deck and leave the ``+n`` for `fill`."""
        named = words.split()
        for card in named:
            if not card.startswith("+"):
                assert self.left[card], f"no {card} is left in the deck"
                self.left[card] -= 1
        return named

    def fill(self, named: Iterable[str]) -> list[str]:
        """Replace each ``+n`` by n cards that are still in the deck."""
        whole: list[str] = []
        for word in named:
            if word.startswith("+"):
                chosen = self.rest()[: int(word)]
                self.left -= Counter(chosen)
                whole += chosen
            else:
                whole.append(word)
        return whole

    def rest(self) -> list[str]:
        """Return what is still in the deck, harmless cards first."""
        left = +self.left
        order: list[str] = []
        for card in self.deck:
            if left[card]:
                order.append(card)
                left[card] -= 1
        return order


def explicit_setup(
    players: int = 2,
    hands: Mapping[int, str] | None = None,
    tables: Mapping[int, str] | None = None,
    red: Iterable[int] = (),
    patches: str = "",
    draw: str = "",
    discard: str = "",
    rest: str | int = "draw",
    missions: Mapping[int, str] | None = None,
    identities: Mapping[int, str] | None = None,
    mission_stack: str = "",
    identity_stack: str = "",
    first: int | str = 1,
    mulligan: bool = False,
    seed: str = "scenario",
) -> Setup:
    """Say where each of the 104 cards lies; `rest` is "draw", "discard" or a seat's number."""
    deal = Deal()
    hands, tables = {**(hands or {})}, tables or {}
    for seat in range(1, players + 1):
        hands.setdefault(seat, "" if rest == seat else "+3")
    held = {seat: deal.take(words) for seat, words in hands.items()}
    laid = {seat: deal.take(words) for seat, words in tables.items()}
    on_timeline = deal.take(patches)
    pile, thrown = deal.take(draw), deal.take(discard)
    held = {seat: deal.fill(named) for seat, named in held.items()}
    pile, thrown = deal.fill(pile), deal.fill(thrown)
    if rest == "draw":
        pile = pile + deal.rest()
    elif rest == "discard":
        thrown = deal.rest() + thrown
    else:
        held[int(rest)] += deal.rest()
    mission_of, mission_pile = _goals([card.id for card in MISSIONS], players, missions, mission_stack)
    identity_of, identity_pile = _goals([card.id for card in IDENTITIES], players, identities, identity_stack)
    return Setup(
        players=players,
        seed=seed,
        first=f"seat-{first}" if isinstance(first, int) else first,
        mulligan=mulligan,
        red=tuple(red),
        patches=tuple(on_timeline),
        hands={seat - 1: tuple(held[seat]) for seat in held},
        tables={seat - 1: tuple(laid[seat]) for seat in laid},
        missions=mission_of,
        identities=identity_of,
        draw_pile=tuple(pile),
        discard_pile=tuple(thrown),
        mission_stack=tuple(mission_pile),
        identity_stack=tuple(identity_pile),
    )


def _goals(
    every: list[str], players: int, given: Mapping[int, str] | None, stack: str
) -> tuple[dict[int, str], list[str]]:
    """Deal one goal card to each seat and order the others, those of `stack` on top."""
    owned = {seat - 1: card for seat, card in (given or {}).items()}
    named = stack.split()
    left = [card for card in every if card not in owned.values() and card not in named]
    for seat in range(players):
        if seat not in owned:
            owned[seat] = left.pop()
    return owned, named + left


def table(
    players: int = 2,
    hands: Mapping[int, str] | None = None,
    tables: Mapping[int, str] | None = None,
    red: Iterable[int] = (),
    patches: str = "",
    draw: str = "",
    discard: str = "",
    rest: str | int = "draw",
    missions: Mapping[int, str] | None = None,
    identities: Mapping[int, str] | None = None,
    mission_stack: str = "",
    identity_stack: str = "",
    first: int | str = 1,
    mulligan: bool = False,
    imposed: Sequence[Chance] = (),
) -> Table:
    """Lay a game on the table as `explicit_setup` says and begin it."""
    return Table(
        explicit_setup(
            players, hands, tables, red, patches, draw, discard, rest, missions, identities,
            mission_stack, identity_stack, first, mulligan,
        ),
        imposed,
    )


class Deals:
    """Random results that the next step must take instead of the seed's."""

    def __init__(self) -> None:
        self.waiting: list[Chance] = []

    def chance(self, kind: str, words: str) -> None:
        """Impose one result: an order of cards (top first), a seat, a time of day."""
        self.waiting.append(Chance(kind, tuple(words.split())))


class Table:
    """A running game, what everybody can see of it, and what has happened."""

    def __init__(self, setup: Setup, imposed: Sequence[Chance] = (), game: Game = rules) -> None:
        self.players = setup.players
        self.deals = Deals()
        self.state, begun = game.new_game(setup, imposed)
        self.log = list(begun.events)
        self.chances = list(begun.chances)
        self.news_from = 0
        self.checked()

    def checked(self) -> None:
        """Fail if the engine finds its own table out of order."""
        assert rules.check(self.state) == []

    def seat(self, number: int) -> Seat:
        """Return the player on seat `number`, counted from 1."""
        assert 1 <= number <= self.players
        return Seat(self, number)

    @property
    def seats(self) -> list[Seat]:
        """Return all players in seat order."""
        return [Seat(self, number) for number in range(1, self.players + 1)]

    @property
    def public(self) -> View:
        """Return what a spectator sees."""
        return rules.view(self.state, None)

    @property
    def step(self) -> str:
        """Return the step of the turn."""
        return self.public.step

    @property
    def turn_of(self) -> int:
        """Return whose turn it is."""
        return self.public.seat_to_move + 1

    @property
    def deciding(self) -> list[int]:
        """Return who owes an answer."""
        return sorted(seat + 1 for seat in self.public.deciding)

    @property
    def plays_due(self) -> int:
        """Return how many plays the active player still has."""
        return self.public.plays_due

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.public.outcome is not None

    @property
    def winner(self) -> int | None:
        """Return the winner's seat; None while the game runs and when everybody has lost."""
        outcome = self.public.outcome
        return None if outcome is None or outcome.winner is None else outcome.winner + 1

    @property
    def route(self) -> str | None:
        """Return how the game ended."""
        outcome = self.public.outcome
        return outcome.route if outcome else None

    def tile(self, year: int) -> Tile:
        """Return one card of the TimeLine."""
        return next(tile for tile in self.public.timeline if tile.year == year)

    def side(self, year: int) -> str:
        """Return "true", "prime" or "paradox"."""
        return self.tile(year).side

    def patch(self, year: int) -> str | None:
        """Return the patch lying on a year."""
        return self.tile(year).patch

    @property
    def paradoxes(self) -> set[int]:
        """Return the years on their Paradox side, patched or not."""
        return {tile.year for tile in self.public.timeline if tile.side == "paradox"}

    @property
    def red(self) -> set[int]:
        """Return the Linchpins on their prime side."""
        return {tile.year for tile in self.public.timeline if tile.side == "prime"}

    @property
    def patches(self) -> list[str]:
        """Return the patches lying on the TimeLine."""
        return sorted(tile.patch for tile in self.public.timeline if tile.patch)

    @property
    def open_paradoxes(self) -> set[int]:
        """Return the years that count towards the 13."""
        return set(self.public.open_paradoxes)

    @property
    def uberparadox(self) -> bool:
        """Tell whether World War 3 closes the way beyond 1962."""
        return self.public.uberparadox

    @property
    def discard_pile(self) -> list[str]:
        """Return the discard pile, its top last."""
        return list(self.public.discard_pile)

    @property
    def draw_count(self) -> int:
        """Return how many cards the draw pile holds."""
        return self.public.draw_count

    @property
    def everything(self) -> dict[str, Any]:
        """Return the whole state, hidden cards included."""
        whole: dict[str, Any] = rules.dump(self.state)
        return whole

    @property
    def draw_pile(self) -> list[str]:
        """Return the draw pile, its top first, which no player may see."""
        return list(self.everything["draw_pile"])

    @property
    def mission_stack(self) -> list[str]:
        """Return the Mission stack, its top first, which no player may see."""
        return list(self.everything["mission_stack"])

    @property
    def identity_stack(self) -> list[str]:
        """Return the ID stack, its top first, which no player may see."""
        return list(self.everything["identity_stack"])

    @property
    def playing(self) -> list[str]:
        """Return the announced cards, the newest last."""
        return [played.card for played in self.public.playing]

    def events(self, name: str) -> list[dict[str, Any]]:
        """Return the public data of every event of that name since the deal, seats counted from 1."""
        return [_from_one(event.data) for event in self.log if event.name == name]

    def news(self, name: str) -> list[dict[str, Any]]:
        """Return the same, of the last thing a player did."""
        return [_from_one(event.data) for event in self.log[self.news_from:] if event.name == name]

    def order(self, *names: str) -> list[str]:
        """Return in which order events of these names came in the last thing a player did."""
        return [event.name for event in self.log[self.news_from:] if event.name in names]

    def everybody_allows(self) -> None:
        """Close the open Memo window: all who are asked let the card pass, and it never reopens."""
        assert self.step == "window", f"no window is open, the step is {self.step}"
        for number in self.deciding:
            self.seat(number).say("allow")
        assert self.step != "window", "a closed window has opened again"

    def pass_turns(self, count: int = 1) -> None:
        """Let the next `count` players throw away a card and end their turns."""
        for _ in range(count):
            self.seat(self.turn_of).passes()


def _from_one(data: Mapping[str, Any]) -> dict[str, Any]:
    told = dict(data)
    for key in SEAT_KEYS:
        if isinstance(told.get(key), int):
            told[key] += 1
    if "seats" in told:
        told["seats"] = sorted(seat + 1 for seat in told["seats"])
    return told


class Seat:
    """One player: what the player holds, may do and does."""

    def __init__(self, game: Table, number: int) -> None:
        self.game = game
        self.number = number
        self.index = number - 1

    def _news(self) -> None:
        self.game.news_from = len(self.game.log)

    def say(self, text: str) -> None:
        """Do what an action's text says; it must be legal."""
        game, action = self.game, parse(text)
        reason = rules.explain(game.state, self.index, action)
        assert reason is None, f"seat {self.number} cannot {text}: {reason}"
        imposed, game.deals.waiting = game.deals.waiting, []
        resolution = rules.apply(game.state, self.index, action, imposed)
        assert list(resolution.chances[: len(imposed)]) == imposed, "an imposed result was not taken"
        game.log += resolution.events
        game.chances += resolution.chances
        game.checked()

    def announces(self, card: str, on: int | str | None = None) -> None:
        """Show a card and its target, and leave the Memo window open."""
        self._news()
        self.say(f"play {card}" if on is None else f"play {card} on {on}")
        assert self.game.step == "window", "no Memo window has opened"

    def plays(self, card: str, on: int | str | None = None, answered_by: Answer = ()) -> None:
        """Play a card; the seats of `answered_by` play a Memo one against the other, the rest allow."""
        self._news()
        accounted_for = self.game.discard_pile.count("memo") == MEMOS
        self.say(f"play {card}" if on is None else f"play {card} on {on}")
        if accounted_for and self.game.step != "window":
            return
        for number in [answered_by] if isinstance(answered_by, int) else answered_by:
            self.game.seat(number).say("memo")
        self.game.everybody_allows()

    def memo(self) -> None:
        """Play a Memo against the newest card."""
        self._news()
        self.say("memo")

    def allow(self) -> None:
        """Let the newest card pass."""
        self._news()
        self.say("allow")

    def discards(self, card: str) -> None:
        """Throw a card away to kill time."""
        self._news()
        self.say(f"discard {card}")

    def keeps(self) -> None:
        """Leave it at one discard, or keep the character."""
        self._news()
        self.say("keep")

    def mulligans(self) -> None:
        """Ask for another character."""
        self._news()
        self.say("mulligan")

    def guesses(self, time: str) -> None:
        """Guess what time it is."""
        self._news()
        self.say(f"guess {time}")

    def saw_clock(self) -> None:
        """Drop out of the guessing."""
        self._news()
        self.say("saw-clock")

    def ends_turn(self) -> None:
        """End the turn without a claim."""
        self._news()
        self.say("end")

    def claims(self, route: str) -> None:
        """Claim victory."""
        self._news()
        self.say(f"claim {route}")

    def kills_time(self, *discarded: str) -> None:
        """Throw away one card, or two and draw one, instead of a play."""
        self._news()
        for card in discarded or self.view.hand[:1]:
            self.say(f"discard {card}")
        if len(discarded) <= 1 and self.game.step == "kill":
            self.say("keep")

    def passes(self) -> None:
        """Throw away a card and end the turn."""
        self.kills_time()
        self.say("end")

    def can(self, text: str) -> bool:
        """Tell whether an action is legal now."""
        action = parse(text)
        legal = action in rules.legal_actions(self.game.state, self.index)
        assert legal == (rules.explain(self.game.state, self.index, action) is None), text
        return legal

    def reason(self, text: str) -> Reason:
        """Return why an action is refused; trying it must raise and change nothing."""
        action = parse(text)
        assert not self.can(text), f"seat {self.number} can {text}"
        reason = rules.explain(self.game.state, self.index, action)
        assert reason is not None
        before = rules.dump(self.game.state)
        with pytest.raises(IllegalAction) as refusal:
            rules.apply(self.game.state, self.index, action)
        assert refusal.value.reason == reason
        assert rules.dump(self.game.state) == before
        return reason

    def refused(self, text: str) -> str:
        """Return the key of the reason why an action is refused."""
        return self.reason(text).key

    def can_play(self, card: str) -> bool:
        """Tell whether a card has any legal play now."""
        plays = [a for a in self.actions if a == f"play {card}" or a.startswith(f"play {card} on ")]
        assert bool(plays) == (rules.explain_card(self.game.state, self.index, card) is None), card
        return bool(plays)

    def unplayable(self, card: str) -> str:
        """Return the key of the reason why a card has no legal play."""
        assert not self.can_play(card), f"{card} can be played"
        reason = rules.explain_card(self.game.state, self.index, card)
        assert reason is not None
        return reason.key

    @property
    def view(self) -> View:
        """Return what this player sees."""
        return rules.view(self.game.state, self.index)

    @property
    def actions(self) -> set[str]:
        """Return the texts of everything this player may do now."""
        legal: list[Action] = rules.legal_actions(self.game.state, self.index)
        return {str(action) for action in legal}

    def knows(self, card: str) -> bool:
        """Tell whether a card's id stands anywhere in what the player sees, what to aim for left out."""
        view = self.view
        seen = {name: value for name, value in view._asdict().items() if name not in WISHES}
        return card in str(seen)

    @property
    def hand(self) -> list[str]:
        """Return the hand proper, in the order of `cards`."""
        return sorted(self.view.hand)

    @property
    def small_hand(self) -> list[str]:
        """Return the hand of a Miracle, in the order of `cards`."""
        return sorted(self.view.small_hand)

    @property
    def hand_size(self) -> int:
        """Return how many cards everybody sees in this player's hand."""
        size = self.game.public.players[self.index].hand_size
        assert size == len(self.view.hand)
        return size

    @property
    def table(self) -> list[str]:
        """Return the artifacts in front of this player, in the order of `cards`."""
        return sorted(self.game.public.players[self.index].table)

    @property
    def identity(self) -> str | None:
        """Return the character as its owner sees it."""
        return self.view.identity

    @property
    def mission(self) -> str | None:
        """Return the Mission as its owner sees it."""
        return self.view.mission

    @property
    def choices(self) -> list[str]:
        """Return what a Rewind or a Quick Trip offers, in the order of `cards`."""
        return sorted(self.view.choices)
