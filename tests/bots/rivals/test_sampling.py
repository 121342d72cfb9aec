"""Sampled positions: in order by the rules, the same to the seat, and otherwise left to the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from chrononauts_qt.bots.rivals import player
from chrononauts_qt.bots.rivals.memory import Memory
from chrononauts_qt.bots.rivals.sampling import Table
from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.cards import IDENTITY_INDEX, MEMO, MISSION_INDEX, PLAY_INDEX, ids
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.games.chrononauts.view import View
from tests import scenario
from tests.bots import tables

LATE = {"play": 0.08, "window": 0.04, "end": 0.1}
"""How often a decision that comes up all the time is taken; the others are taken every time."""


def moments(game: str, count: int) -> Iterator[tuple[State, View]]:
    """Yield positions of many games with a seat that decides there, and its view."""
    seats = list(tables.SEATS[game])
    dice = Random(game)
    for number in range(count):
        for table in tables.table(game, seats[number % len(seats)], f"sampling {number}").play(300):
            if table.state.step == "guess" or dice.random() > LATE.get(table.state.step, 1.0):
                continue
            seat = dice.choice(sorted(table.rules.pending(table.state)))
            yield table.state, table.rules.view(table.state, seat)


def table_of(state: State, view: View) -> Table:
    """Return what is sampled from."""
    return Table(state.variant, view, Memory(view))


def differences(view: View, sample: State) -> list[str]:
    """Return what the seat would see otherwise in a sampled position."""
    told = sample.copy()
    told.events = []
    again = rules.view(told, view.seat)
    return [name for name in view._fields if name != "events" and getattr(view, name) != getattr(again, name)]


def hidden(sample: State, seat: int) -> tuple[object, ...]:
    """Return what the seat does not see, hands and small hands without their order."""
    hands = [sorted(hand) for other, hand in enumerate(sample.hands) if other != seat]
    return hands, sample.draw, sample.identities, sample.missions, sample.identity_stack, sample.mission_stack


@pytest.mark.rule("R-314", "R-204", "R-205", "R-206")
@pytest.mark.parametrize(("game", "games"), [("chrononauts", 20), ("artifaxx", 12)])
def test_the_seat_sees_no_difference_between_the_position_and_its_samples(game: str, games: int) -> None:
    met: Counter[str] = Counter()
    for state, view in moments(game, games):
        sample = table_of(state, view).sample(Random(len(view.events)))
        assert rules.check(sample) == [], (view.turn, view.step)
        assert differences(view, sample) == [], (view.turn, view.step)
        assert sample.players == state.players
        assert sample.variant is state.variant
        met[view.step] += 1
    steps = {"play", "window", "kill", "miracle", "rewind", "quick-trip", "end"}
    assert set(met) >= (steps | {"mulligan"} if game == "chrononauts" else steps)
    assert sum(met.values()) > 150


@pytest.mark.rule("R-314")
@pytest.mark.parametrize("game", ["chrononauts", "artifaxx"])
def test_what_is_known_lies_where_it_is_known_to_lie(game: str) -> None:
    sure = searched = 0
    for state, view in moments(game, 15):
        seen = Memory(view)
        if seen.pile is None and not any(seen.hands):
            continue
        sample = Table(state.variant, view, seen).sample(Random(1))
        for hand, cards in zip(seen.hands, sample.hands, strict=True):
            assert not +hand - Counter(cards)
            sure += bool(+hand)
        if seen.pile is not None and not sum(seen.drawn) and not state.miracles:
            searched += 1
            if view.step == "quick-trip":
                assert Counter(sample.draw) == Counter(state.draw) == +seen.pile
            else:
                single = {card for card in state.draw if state.variant.deck.count(card) == 1}
                assert single <= set(sample.draw)
    assert sure > 10
    assert searched > 5


@pytest.mark.rule("R-314")
def test_the_same_dice_deal_the_same_cards_and_others_deal_others() -> None:
    different = compared = 0
    for state, view in moments("chrononauts", 4):
        table, seat = table_of(state, view), view.seat
        assert seat is not None
        one, again, other = (table.sample(Random(seed)) for seed in ("a", "a", "b"))
        anew = table_of(state, view).sample(Random("a"))
        assert hidden(one, seat) == hidden(again, seat) == hidden(anew, seat)
        assert one.seed == again.seed != other.seed
        compared += 1
        different += hidden(one, seat) != hidden(other, seat)
    assert compared > 20
    assert different == compared


@pytest.mark.rule("R-314")
def test_a_sample_is_dealt_from_the_view_alone() -> None:
    """The position in which all hidden cards are others gives the same samples."""
    for state, view in moments("chrononauts", 2):
        assert view.seat is not None
        other = table_of(state, view).sample(Random("other world"))
        other.events = []
        its_view = rules.view(other, view.seat)._replace(events=view.events)
        one, two = (table_of(state, seen).sample(Random(5)) for seen in (view, its_view))
        assert hidden(one, view.seat) == hidden(two, view.seat)


@pytest.mark.rule("R-914", "R-912")
def test_a_goal_that_is_impossible_is_never_dealt_and_one_that_is_believed_in_often() -> None:
    game = scenario.table(
        2,
        hands={1: "your-parents-never-met new-mission"},
        identities={1: "yuri", 2: "lin"},
        missions={1: "petting-zoo", 2: "burnt-library"},
        mission_stack="great-mysteries",
    )
    game.seat(1).plays("your-parents-never-met", on="seat-2")
    game.seat(1).ends_turn()
    game.pass_turns()
    game.seat(1).plays("new-mission")
    view = game.seat(1).view
    table = table_of(game.state, view)
    table.memory.identities[1][IDENTITY_INDEX["otto"]] = 60.0
    dealt = [table.sample(Random(number)) for number in range(60)]
    identities = Counter(sample.identities[1] for sample in dealt)
    assert not {IDENTITY_INDEX["yuri"], IDENTITY_INDEX["lin"]} & set(identities)
    assert identities[IDENTITY_INDEX["otto"]] > 30
    assert len(identities) > 3
    missions = {sample.missions[1] for sample in dealt}
    assert not {MISSION_INDEX["petting-zoo"], MISSION_INDEX["great-mysteries"]} & missions
    assert len(missions) > 4
    mine = {(sample.identities[0], sample.missions[0]) for sample in dealt}
    assert mine == {(IDENTITY_INDEX["yuri"], MISSION_INDEX["great-mysteries"])}


def test_where_every_goal_seems_impossible_one_is_dealt_nevertheless() -> None:
    """Goals that went under their stack can come up again: a long game must not end in an exception."""
    game = scenario.table(2)
    table = table_of(game.state, game.seat(1).view)
    table.memory.missions[1] = [0.0] * len(MISSION_INDEX)
    assert rules.check(table.sample(Random(1))) == []


@pytest.mark.rule("R-1001")
def test_memos_that_may_be_held_are_held_in_some_samples() -> None:
    game = scenario.table(3)
    table = table_of(game.state, game.seat(1).view)
    held = [MEMO in table.sample(Random(number)).hands[1] for number in range(80)]
    assert 0 < sum(held) < 40


@pytest.mark.rule("R-312", "A-07")
@pytest.mark.parametrize("rest", ["discard", 2])
def test_empty_piles_are_sampled_too(rest: Any) -> None:
    game = scenario.table(2, hands={1: "sabotage", 2: "avert-disaster"}, draw="dodo", rest=rest)
    assert game.draw_count == 0
    view = game.seat(1).view
    sample = table_of(game.state, view).sample(Random(1))
    assert differences(view, sample) == []
    assert sorted(sample.hands[1]) == sorted(game.state.hands[1])


@pytest.mark.rule("R-916", "A-31", "A-32")
def test_a_miracle_within_a_miracle_is_sampled_with_both_hands() -> None:
    game = scenario.table(
        2,
        hands={1: "miracle-biblical-relic"},
        tables={1: "ark crown-of-thorns"},
        draw="sabotage miracle-future-wisdom dodo halt-attack tyrannosaurus triceratops",
    )
    game.seat(1).plays("miracle-biblical-relic", on="ark")
    game.seat(1).plays("miracle-future-wisdom", on="crown-of-thorns")
    mine = table_of(game.state, game.seat(1).view).sample(Random(1))
    assert mine.miracles == game.state.miracles
    game.seat(1).announces("triceratops")
    views = [game.seat(2).view, game.seat(1).view]
    samples = [table_of(game.state, view).sample(Random(1)) for view in views]
    for view, sample in zip(views, samples, strict=True):
        assert rules.check(sample) == []
        assert differences(view, sample) == []
        assert [(len(hand), plays) for hand, plays in sample.miracles] == [(2, 1), (1, 0)]
    assert ids(samples[1].miracles[0][0]) == ["dodo", "halt-attack"]
    assert ids(samples[1].miracles[1][0]) == ["tyrannosaurus"]


@pytest.mark.rule("R-1103", "R-1110")
@pytest.mark.parametrize("parents", ["out", "never-existed"])
def test_the_cards_of_artifaxx_are_counted_to_tell_its_deck(parents: str) -> None:
    state, _ = artifaxx.new_game(artifaxx.Setup(3, "deck", first="seat-1", parents=parents))
    for _ in range(40):
        seat = next(iter(artifaxx.pending(state)))
        view = artifaxx.view(state, seat)
        assert player._variant(view) is state.variant
        sample = Table(player._variant(view), view, Memory(view)).sample(Random(1))
        assert rules.check(sample) == []
        artifaxx.apply(state, seat, view.actions[-1])
    assert state.variant.deck.count(PLAY_INDEX["it-never-existed"]) == (3 if parents != "out" else 2)
