"""Copies of a state, what no game reaches, and the check that finds what must not be."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.amounts import NO_FRAGMENTS, fragments, minus
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.games.afternova.state import Bot, BotProject, State
from chrononauts_qt.kernel.outcome import Outcome
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


def test_a_dump_tells_all_that_is_true() -> None:
    game = lay(3, f"{TABLE}; completed 2 guest-hammock").says(*AGREED, "1: show raccoon-rocco")
    game.says("1: offer nektarr; 2 brings piloting gets green", "2: decline 2")
    dump = rules.dump(game.state)
    told = {key: dump[key] for key in (
        "turn", "step", "active", "first", "asked", "offers", "negotiated", "agreed", "shown", "known",
        "working", "takes", "free", "done", "last_chance", "last_turns", "bot", "outcome")}  # fmt: skip
    assert told == {
        "turn": 1, "step": "turn", "active": 1, "first": 1, "asked": [1], "offers": 2,
        "negotiated": [
            ["offer nektarr; 2 brings piloting gets purple", {"2": "accept 1 with hare-zefira"}],
            ["offer nektarr; 2 brings piloting gets green", {"2": "decline 2"}]],
        "agreed": [1], "shown": ["raccoon-rocco"], "known": [["raccoon-rocco"], [], []],
        "working": [0, 1, 0], "takes": None, "free": 0, "done": [], "last_chance": False,
        "last_turns": {"1": 1}, "bot": None, "outcome": None,
    }  # fmt: skip
    assert dump.keys() - told.keys() == {
        "hands", "holds", "completed", "objectives", "market", "planets", "decks", "discarded", "reserve"}


def test_a_position_in_short_counts_projects_and_bots() -> None:
    state = lay(2, "completed 2 autopaw; bot-completed warm-lamp").state
    assert rules.in_short(state) == "turn 2, turn; Projects completed 1: 0, 2: 1, Bot 1"


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


def _overfill(state: State) -> None:
    """Give a Hold five Fragments out of the bag."""
    for _ in range(4):
        state.hold_more(0, fragments([state.bag.pop()]))


def _complete_seven(state: State) -> None:
    """Tuck seven Projects of the deck under a Starship."""
    for _ in range(7):
        state.completed[1].append(state.project_deck.pop())


def _take_nine(state: State) -> None:
    """Give a hand nine cards of the deck."""
    for _ in range(8):
        state.gain(1, state.crew_deck.pop())


def _clear_a_place(state: State) -> None:
    """Put a Planet back below its deck."""
    gone = state.planets[2]
    assert gone is not None
    state.planets[2] = None
    state.planet_deck.insert(0, gone.id)
    state.to_reserve(gone.fragments)


def _end_too_early(state: State) -> None:
    """Have an outcome while the game goes on."""
    state.outcome = Outcome("points", (1, 2, 3), (0, 0, 0))


@pytest.mark.parametrize(("spoil", "found"), [
    (_overfill, "the Hold of seat 1 is too full"),
    (_complete_seven, "seat 2 has completed a seventh Project"),
    (_take_nine, "seat 2 holds more than 8 cards"),
    (_clear_a_place, "a place for a Planet is empty"),
    (lambda state: setattr(state, "step", "complete"), "nobody owes an answer"),
    (lambda state: setattr(state, "step", "over"), "the game is over without an outcome"),
    (_end_too_early, "or has one too early"),
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
