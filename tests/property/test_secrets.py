"""A seat's view depends on nothing that the seat cannot see (R-314)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.kernel.events import Event
from tests.engine import facts
from tests.property import play

REVEALING = {"PileSearched", "HandsShuffled"}
"""After these, chance may have put the exchanged cards into different places."""


@dataclass(frozen=True)
class Exchange:
    """Two starts that differ by two hidden cards, which have changed places."""

    one: Setup
    other: Setup
    cards: tuple[str, str]


def explicit(rng: random.Random, players: int) -> Setup:
    """Lay all 104 cards somewhere."""
    deck = [card for card, copies in facts.COPIES.items() for _ in range(copies)]
    rng.shuffle(deck)
    hands = {seat: tuple(deck.pop() for _ in range(rng.randint(1, 5))) for seat in range(players)}
    missions, identities = list(facts.MISSIONS), list(facts.IDENTITIES)
    rng.shuffle(missions)
    rng.shuffle(identities)
    artifacts = [card for card in deck if card in play.ARTIFACTS][:4]
    deck = [card for card in deck if card not in artifacts]
    return Setup(
        players=players, seed="secrets", first="seat-1", mulligan=False, red=(1912, 1963),
        hands=hands, tables={seat: tuple(artifacts[seat::players]) for seat in range(players)},
        missions={seat: missions.pop() for seat in range(players)},
        identities={seat: identities.pop() for seat in range(players)},
        mission_stack=tuple(missions), identity_stack=tuple(identities),
        draw_pile=tuple(deck[:45]), discard_pile=tuple(deck[45:]),
    )


def exchanges(seed: int, seat: int) -> Iterator[Exchange]:
    """Exchange hidden cards of four kinds, two at a time."""
    rng = random.Random(f"secrets {seed} {seat}")
    one = explicit(rng, 3)
    others = [other for other in range(3) if other != seat]
    rich = rng.choice(others)
    hand, pile = list(one.hands[rich]), list(one.draw_pile)
    slot, depth = rng.randrange(len(hand)), rng.randrange(1, len(pile))
    hand[slot], pile[depth] = pile[depth], hand[slot]
    yield Exchange(one, replace(one, hands={**one.hands, rich: tuple(hand)}, draw_pile=tuple(pile)),
                   (hand[slot], pile[depth]))
    pile = list(one.draw_pile)
    high, low = rng.sample(range(1, len(pile)), 2)
    pile[high], pile[low] = pile[low], pile[high]
    yield Exchange(one, replace(one, draw_pile=tuple(pile)), (pile[high], pile[low]))
    stack, victim = list(one.mission_stack), rng.choice(others)
    taken, stack[0] = stack[0], one.missions[victim]
    yield Exchange(one, replace(one, missions={**one.missions, victim: taken}, mission_stack=tuple(stack)),
                   (taken, stack[0]))
    stack = list(one.identity_stack)
    taken, stack[-1] = stack[-1], one.identities[victim]
    identities = {**one.identities, victim: taken}
    yield Exchange(one, replace(one, identities=identities, identity_stack=tuple(stack)), (taken, stack[-1]))


def shows(events: tuple[Event, ...], seat: int | None, cards: tuple[str, str]) -> bool:
    """Tell whether a seat hears of one of the cards."""
    return any(event.name in REVEALING or card in str(event.seen_by(seat).data)
               for event in events for card in cards)


@pytest.mark.rule("R-314", "R-1014")
def test_views_do_not_depend_on_hidden_cards() -> None:
    compared = 0
    for seed in range(25):
        for seat in range(3):
            for exchange in exchanges(seed, seat):
                compared += compare(exchange, seat, random.Random(f"compare {seed}"))
    assert compared > 2000


def compare(exchange: Exchange, seat: int, rng: random.Random) -> int:
    """Play both games with the same words until the seat hears of a card; return how many steps."""
    if exchange.cards[0] == exchange.cards[1]:
        return 0
    one, began = rules.new_game(exchange.one)
    other, began_too = rules.new_game(exchange.other)
    heard = shows((*began.events, *began_too.events), seat, exchange.cards)
    steps = 0
    while not heard:
        assert rules.view(one, seat) == rules.view(other, seat), (exchange.cards, seat)
        assert rules.view(one, None) == rules.view(other, None), (exchange.cards, seat)
        pending, pending_too = rules.pending(one), rules.pending(other)
        assert sorted(pending) == sorted(pending_too)
        if not pending:
            break
        speaker = rng.choice(sorted(pending))
        legal = [way for way in pending[speaker].options if way in pending_too[speaker].options]
        if not legal:
            break
        action = play.choose(rng, legal)
        events = (*rules.apply(one, speaker, action).events, *rules.apply(other, speaker, action).events)
        heard = shows(events, seat, exchange.cards) or shows(events, None, exchange.cards)
        steps += 1
    return steps


def test_a_view_holds_exactly_the_events_its_seat_may_see(games: range) -> None:
    for seed in games[::4]:
        game = play.game(seed)
        for _ in game.moments(200):
            pass
        for seat in [None, *range(game.setup.players)]:
            view = rules.view(game.state, seat)
            assert view.events == tuple(event.seen_by(seat) for event in game.log)
            assert not any(event.private for event in view.events)


PRIVATE = {"hand", "identity", "mission", "old", "new", "cards", "given", "card"}


def test_private_data_is_not_public_too(games: range) -> None:
    told: set[str] = set()
    for seed in games:
        game = play.game(seed)
        list(game.play())
        for event in game.log:
            for own in event.private.values():
                told |= set(own)
                assert set(own) <= PRIVATE, event
                assert not set(own) & set(event.data), event
            if event.name == "CardDrawn":
                assert set(event.private) == {event.data["seat"]}
            if event.name in ("IdentityChanged", "MissionExchanged", "PileSearched"):
                assert set(event.private) == {event.data["seat"]}
                assert set(event.data) == {"seat"}
    assert told == PRIVATE


def test_a_spectator_sees_no_hidden_card(games: range) -> None:
    for seed in games[::4]:
        game = play.game(seed)
        for _ in game.moments(200):
            view = rules.view(game.state, None)
            assert (view.hand, view.small_hand, view.choices, view.actions) == ((), (), (), ())
            assert (view.identity, view.mission) == (None, None)
            assert (view.home_needs, view.mission_needs) == ((), ())
