"""Section 8: the last chance, points and places."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.afternova import rules
from tests.afternova.facts import PROJECTS, cost, fitting, points
from tests.afternova.table import Table, lay

FIVE = "milk-magnet star-lullaby night-garden comet-postbox fossil-library"


def over(words: str, seats: int = 3) -> Table:
    """Let seat 1 complete warm-lamp as its sixth in its own first turn."""
    game = lay(seats, f"completed 1 {FIVE}; hand 1 warm-lamp; hold 1 orange white; {words}").market()
    return game.says("1: complete warm-lamp")


@pytest.mark.rule("AN-701", "X-09")
def test_the_last_chance_is_for_those_too_that_were_done() -> None:
    game = lay(4, f"completed 1 {FIVE}; hand 1 warm-lamp; hold 1 orange white; hand 2 autopaw;"
                  "hold 2 purple green; hand 3 moss-carpet; hold 3 green white; hand 4 echo-sieve;"
                  "hold 4 purple").market()
    game.says("2: done", "1: complete warm-lamp")
    assert (game.step, game.asked) == ("complete", [2, 3])
    assert [told["seat"] for told in game.told("LastChance")] == [0]
    game.says("3: done", "2: complete autopaw")
    assert (game.step, game["completed"][1]) == ("over", ["autopaw"])
    assert game.order("TurnEnded", "TurnBegan", "GameEnded") in (["GameEnded"], ["TurnEnded", "GameEnded"])


@pytest.mark.rule("AN-701")
def test_a_second_sixth_asks_nobody_again() -> None:
    other = "moss-carpet sunny-orchard ember-forge snow-globe ivy-palace"
    game = over(f"hand 2 autopaw; hold 2 purple green; completed 2 {other};"
                "hand 3 echo-sieve; hold 3 black black")
    game.says("3: done", "2: complete autopaw")
    assert (game.step, len(game["completed"][1])) == ("over", 6)


@pytest.mark.rule("AN-701")
def test_a_game_ends_without_another_turn() -> None:
    game = over("")
    assert (game.step, game["turn"], game.told("TurnBegan")) == ("over", 1, [])
    outcome = rules.outcome(game.state)
    assert outcome is not None
    assert [list(outcome.places), list(outcome.scores)] == [
        game["outcome"]["places"], game["outcome"]["scores"]]
    assert game["outcome"]["route"] == "points"
    assert len(game.told("GameEnded")) == 1
    assert game.refusal("1: done") == game.refusal("2: show autopaw") == "game-over"


@pytest.mark.rule("AN-702", "AN-105")
@pytest.mark.parametrize("project", [project for project in PROJECTS if project not in f"{FIVE} warm-lamp"])
def test_points_are_added_up(project: str) -> None:
    game = over(f"completed 2 {project} ; objective 2 green black; hold 2 purple white white")
    (told,) = game.told("GameEnded")
    own, fits = points(project), fitting("green black", project)
    assert told["points"][1] == {"projects": own, "hold": 3, "objective": fits, "total": own + fits + 3}
    assert game["outcome"]["scores"][1] == own + fits + 3


@pytest.mark.rule("AN-702")
def test_two_icons_of_a_colour_count_twice_and_the_hold_not_again() -> None:
    game = over("completed 2 crystal-choir; objective 2 purple white; hold 2 purple white")
    assert cost("crystal-choir").split().count("white") == 2
    assert game.told("GameEnded")[0]["points"][1] == {"projects": 7, "hold": 2, "objective": 4, "total": 13}


@pytest.mark.rule("AN-702", "AN-603")
def test_objectives_are_told_at_the_end() -> None:
    game = over("objective 1 purple green; objective 2 black white; objective 3 green orange")
    objectives = game.told("GameEnded")[0]["objectives"]
    told = [list(objectives[seat]) for seat in range(3)]
    assert told == [["purple", "green"], ["black", "white"], ["green", "orange"]]


@pytest.mark.rule("AN-703", "AN-704")
def test_most_points_win_whoever_ended_the_game() -> None:
    game = over("completed 2 ivy-palace velvet-observatory crystal-choir lantern-festival pocket-volcano;"
                "completed 3 snow-globe; objective 1 green orange; objective 2 purple green;"
                "objective 3 black white")
    scores, places = game["outcome"]["scores"], game["outcome"]["places"]
    assert scores[1] > scores[0] > scores[2]
    assert (list(places), game["outcome"]["route"]) == ([2, 1, 3], "points")
    assert list(game.told("GameEnded")[0]["ranking"]) == [1, 0, 2]


@pytest.mark.rule("AN-703", "X-10")
@pytest.mark.parametrize(("last", "places"), [
    (4, [1, 4, 3, 2]), (1, [1, 4, 3, 2]), (2, [1, 2, 4, 3]), (3, [1, 3, 2, 4])])
def test_equal_seats_are_placed_by_their_latest_turn(last: int, places: list[int]) -> None:
    # Seats 2, 3 and 4 have nothing at all; the game ends in the turn of `last`, after a whole round.
    game = lay(4, f"completed 1 {FIVE}; hand 1 warm-lamp; hold 1 orange white").turn_of(4)
    while game["active"] != last:
        game.turn_of(game["active"] % 4 + 1)
    game.market().says("1: complete warm-lamp")
    assert game["outcome"]["scores"][1:] == [0, 0, 0]
    assert list(game["outcome"]["places"]) == places


@pytest.mark.rule("AN-704")
def test_every_seat_has_a_place_of_its_own() -> None:
    game = over("", seats=6)
    assert sorted(game["outcome"]["places"]) == [1, 2, 3, 4, 5, 6]
    assert len(game["outcome"]["scores"]) == 6
    assert game.view(3).outcome.winner == 0
