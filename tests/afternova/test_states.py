"""Copies of a state, what no game reaches, and the check that finds what must not be."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.amounts import NO_FRAGMENTS, fragments, minus
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.games.afternova.state import Bot, BotProject, State
from tests.afternova.table import lay

TABLE = (
    "hand 1 raccoon-rocco raccoon-pepita; hand 2 hare-zefira; hold 1 purple;"
    "planet 1 nektarr purple green white; planet 2 corvenna purple orange black"
)
AGREED = ("1: offer nektarr; 2 brings piloting gets purple", "2: accept 1 with hare-zefira")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_copy_is_the_same_and_goes_its_own_way(seats: int) -> None:
    state, _ = rules.new_game(Setup(seats, "copies"))
    dice = Random("copies")
    for _ in range(50):
        before, twin = rules.dump(state), state.copy()
        assert rules.dump(twin) == before
        seat = dice.choice(twin.asked())
        rules.apply(twin, seat, rules.sample(twin, seat, dice))
        assert rules.dump(twin) != before
        assert rules.dump(state) == before
        state = twin
    assert state.turn > 3


@pytest.mark.rule("AN-411")
def test_fewer_planets_are_left_where_there_is_no_card() -> None:
    state = lay(3, TABLE).state
    state.planets[1] = state.planets[2] = None  # the box has more Planets than can be gone
    texts = [action.text for action in rules.pending(state)[0].options]
    assert "harvest nektarr with raccoon-rocco raccoon-pepita" in texts
    assert {text.split()[1] for text in texts if text.startswith("harvest")} == {"nektarr"}


def _owe(state: State) -> None:
    """Lay a Fragment more beside the bag than there was."""
    state.holds[0] = minus(NO_FRAGMENTS, fragments(["purple"]))
    state.to_reserve(fragments(["purple", "purple"]))


@pytest.mark.parametrize(("spoil", "found"), [
    (lambda state: state.crew_deck.pop(), "crew were lost"),
    (lambda state: state.project_deck.append("autopaw"), "Projects were lost"),
    (lambda state: state.planet_deck.pop(), "Planets were lost"),
    (lambda state: state.bag.pop(), "Fragments were lost"),
    (_owe, "less than no Fragments"),
    (lambda state: state.gain(0, "moss-carpet"), "Projects were lost"),
    (lambda state: state.discard(0, "raccoon-pepita"), "deal 1 cannot be sealed"),
    (lambda state: setattr(state, "offer_limit", 0), "too many offers"),
    (lambda state: state.known.__setitem__(0, frozenset({"hare-duna"})), "known that it does not hold")])
def test_a_table_that_was_spoilt_is_noticed(spoil: Callable[[State], object], found: str) -> None:
    state = lay(3, TABLE).says(*AGREED).state
    spoil(state)
    (sentence,) = rules.check(state)
    assert found in sentence


@pytest.mark.parametrize(("spoil", "found"), [
    (lambda bot: bot.gained.extend(["autopaw"] * 7), "Bot has a seventh Project"),
    (lambda bot: bot.row.pop(), "Projects were lost"),
    (lambda bot: setattr(bot, "hold", fragments(["white"] * 4)), "Hold was not emptied"),
    (lambda bot: bot.row.append(BotProject("autopaw", fragments(["white"]))), "what does not fit")])
def test_a_spoilt_bot_is_noticed(spoil: Callable[[Bot], object], found: str) -> None:
    state = lay(2, "bot-hold; bag white").state
    assert state.bot is not None
    spoil(state.bot)
    assert any(found in sentence for sentence in rules.check(state))
