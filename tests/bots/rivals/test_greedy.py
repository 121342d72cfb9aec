"""The Agent takes what is in reach and fears what is plain; the Cadet does so most of the time."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from chrononauts_qt.bots.ranks import AGENT, CADET, think
from chrononauts_qt.bots.rivals import greedy
from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.cards import IDENTITIES
from chrononauts_qt.games.chrononauts.view import View
from tests.bots import tables
from tests.bots.rivals import positions
from tests.scenario import Table, table


def says(game: Table, rank: str, seat: int = 1) -> str:
    """Return what a player of a rank does on a seat (from 1)."""
    return str(think("chrononauts", rank, game.seat(seat).view).advice.action)


def wins(game: Table, text: str) -> bool:
    """Tell whether seat 1 can claim a victory once a play has happened."""
    game.seat(1).say(text)
    game.everybody_allows()
    return any(action.startswith("claim") for action in game.seat(1).actions)


@pytest.mark.rule("R-803", "R-503")
def test_the_agent_lays_the_patch_that_brings_it_home() -> None:
    assert says(positions.nearly_home(), AGENT) == "play patch-1968 on 1968"
    assert wins(positions.nearly_home(), "play patch-1968 on 1968")


@pytest.mark.rule("R-802")
def test_the_agent_lays_the_third_artifact_of_its_mission() -> None:
    assert says(positions.nearly_accomplished(), AGENT) == "play aristotle-book"
    assert wins(positions.nearly_accomplished(), "play aristotle-book")


@pytest.mark.rule("R-806", "R-807")
def test_the_agent_plays_the_patch_that_brings_the_tenth_card() -> None:
    assert says(positions.nearly_ten(), AGENT) == "play patch-1968 on 1968"
    assert wins(positions.nearly_ten(), "play patch-1968 on 1968")


@pytest.mark.rule("R-601", "R-607")
@pytest.mark.parametrize("identity", [card.id for card in IDENTITIES])
def test_the_agent_never_opens_the_thirteenth_paradox(identity: str) -> None:
    game = positions.nearly_lost(identity)
    assert positions.last_flip(game, 1)
    action = rules.parse(says(game, AGENT))
    told = rules.forecast(game.state, 0, action)
    assert told is None or not told.destroyed


@pytest.mark.rule("R-1001", "R-806")
@pytest.mark.parametrize("rank", [CADET, AGENT])
def test_a_memo_is_for_the_card_that_would_win(rank: str) -> None:
    game = positions.asked_about_tenth_card()
    assert says(game, rank) == "memo"
    game.seat(1).allow()
    assert game.seat(2).can("claim hand")


@pytest.mark.rule("R-1001", "R-601")
@pytest.mark.parametrize("rank", [CADET, AGENT])
def test_a_memo_is_for_the_card_that_would_destroy_the_universe(rank: str) -> None:
    assert says(positions.asked_about_last_paradox(), rank) == "memo"


@pytest.mark.rule("R-1001")
@pytest.mark.parametrize("rank", [CADET, AGENT])
def test_a_memo_is_not_for_a_harmless_card(rank: str) -> None:
    assert says(positions.asked_about_harmless_card(), rank) == "allow"


@pytest.mark.rule("R-1001")
def test_the_agent_saves_its_memo_for_more_than_a_second_artifact() -> None:
    """It would be a little better off: that is not enough."""
    game = table(
        2,
        hands={1: "memo dodo", 2: "crown-of-thorns"},
        tables={2: "ark"},
        draw="avert-disaster",
        first=2,
        identities=positions.IDENTITIES,
        missions=positions.MISSIONS,
    )
    game.seat(2).announces("crown-of-thorns")
    assert says(game, AGENT) == "allow"


@pytest.mark.rule("R-312", "R-906", "A-07")
@pytest.mark.parametrize("rank", [CADET, AGENT])
def test_a_fast_forward_that_draws_itself_is_not_played_for_ever(rank: str) -> None:
    """All other cards are in hands: whoever plays it takes it up again, with one play more."""
    game = table(2, hands={1: "fast-forward"}, rest=2)
    assert game.draw_count == 0
    said: list[str] = []
    while game.turn_of == 1 and len(said) < 60:
        said.append(says(game, rank))
        game.seat(1).say(said[-1])
        if game.step == "window":
            game.everybody_allows()
    assert game.turn_of == 2, said[-5:]
    assert said.count("play fast-forward") <= 8


def test_the_cadet_forgets_a_goal_now_and_then_and_never_looks_at_the_others() -> None:
    styles = [greedy.cadet_style(Random(number)) for number in range(90)]
    for goal in ("home", "mission", "hand"):
        cares = [getattr(style.taste, goal) for style in styles]
        assert set(cares) == {0.0, 1.0}
        assert 15 < cares.count(0.0) < 45, "every third time"
    assert {style.taste.threat for style in styles} == {0.0}
    assert greedy.agent_style().taste == (1.0, 1.0, 1.0, 1.0)
    assert greedy.cadet_style(Random(7)) == greedy.cadet_style(Random(7))


def test_the_cadet_overlooks_some_moves_but_never_all() -> None:
    ways = positions.nearly_home().seat(1).view.actions
    seen = [greedy.noticed(ways, Random(number)) for number in range(60)]
    assert all(seen)
    assert all(set(some) <= set(ways) for some in seen)
    assert min(map(len, seen)) < len(ways)
    assert {action for some in seen for action in some} == set(ways)
    assert all(greedy.noticed(ways[:1], Random(number)) == [ways[0]] for number in range(9))


@pytest.mark.rule("R-503")
def test_the_cadet_lays_a_patch_that_helps_more_often_than_not() -> None:
    """Its dice come from what it sees: other cards in hand, another word."""
    spare = ["dodo", "rewind", "halt-attack", "new-mission", "triceratops", "time-vortex", "restore-history"]
    chosen = Counter(
        says(positions.nearly_home(f"{one} patch-1968 {other}"), CADET)
        for one in spare
        for other in spare
        if one < other
    )
    assert chosen["play patch-1968 on 1968"] > 0.5 * chosen.total()


RARE = ("miracle", "rewind", "quick-trip", "kill", "mulligan")


def some_views(game: str, count: int) -> list[View]:
    """Return what seats see that have a choice, in all phases of games with cards on the table."""
    found = []
    seats, dice = list(tables.SEATS[game]), Random(game)
    for number in range(count):
        for position in tables.table(game, seats[number % len(seats)], f"greedy {number}").play(200):
            rate = 0.4 if position.state.step in RARE else 0.03
            if dice.random() < rate:
                seat = dice.choice(sorted(position.rules.pending(position.state)))
                found.append(position.rules.view(position.state, seat))
    return found


@pytest.mark.rule("R-301", "R-304", "R-905", "R-916")
@pytest.mark.parametrize("game", ["chrononauts", "artifaxx"])
@pytest.mark.parametrize("rank", [CADET, AGENT])
def test_in_every_phase_the_same_view_gets_the_same_legal_answer(game: str, rank: str) -> None:
    steps = set()
    for view in some_views(game, 5):
        said = think(game, rank, view)
        assert said.advice.action in view.actions
        assert said.rank == rank
        assert think(game, rank, view) == said
        steps.add(view.step)
    assert steps >= {"play", "window", "miracle", "rewind", "quick-trip", "kill"}
