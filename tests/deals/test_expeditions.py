"""The statistics of Dungeon Time: what is counted of a game, and what games come to by who went how."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from chrononauts_qt.deals.expeditions import Expeditions, Share, shares
from chrononauts_qt.deals.expeditions import expeditions as counted_by
from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.session.game_entries import Entry, Sat
from tests.dungeon_time.table import Table, lay, resolve

GAME = "dungeon-time"
PAIR = (Sat("Ada"), Sat("Bo"))


def game(
    minute: int, route: str, scenario: str = "level-1", seats: tuple[Sat, ...] = PAIR, seconds: int = 300,
    mode: str = "normal", heroes: str = "off", practice: bool = False,
) -> Entry:  # fmt: skip
    """Return a game in which of six played Missions four were completed."""
    figures = {"cards": 40, "played": 6, "completed": 4, "wasted": 3}
    places = (1,) * len(seats) if route == "goal" else ()
    return Entry(
        f"{minute}", GAME, f"2026-11-24T20:{minute:02}:00+01:00", seats, route, places, (), 30,
        practice=practice, figures=figures, is_team=True, seconds=seconds,
        terms={"scenario": scenario, "mode": mode, "heroes": heroes},
    )  # fmt: skip


class Team(NamedTuple):
    """Who went how: people, ranks of companions, Heroes, length of the glass, mode."""

    people: int
    ranks: tuple[str, ...]
    heroes: bool
    seconds: int
    extended: bool


def team_of(entry: Entry) -> Iterator[Team]:
    ranks = tuple(sorted(sat.bot for sat in entry.seats if sat.bot))
    terms = entry.terms
    people = len(entry.seats) - len(ranks)
    yield Team(people, ranks, terms["heroes"] == "on", entry.seconds, terms["mode"] == "extended")


def expeditions(entries: Iterable[Entry]) -> dict[Team, Expeditions]:
    """Count by team."""
    return counted_by(entries, team_of)


def test_games_are_counted_by_what_they_came_to() -> None:
    told = [game(4, "goal", "level-2"), game(1, "goal"), game(2, "goal"), game(3, "broken"), game(5, "short"),
            game(6, "")]  # fmt: skip
    ((team, found),) = expeditions(told).items()
    assert team == Team(2, (), False, 300, False)
    assert found == Expeditions(
        games=5, won=3, broken=1, short=1, played=30, completed=20, wasted=15, longest_row=2,
        best_level="level-2",
    )  # fmt: skip


def test_shares_are_those_of_games_that_ended_without_help_in_both_modes() -> None:
    told = [
        game(1, "goal"), game(2, "broken"), game(3, "goal", mode="extended"), game(4, "goal", practice=True),
        game(5, ""), game(6, "short", "tome"), replace(game(7, "goal"), terms={"adventure": "goblin-market"}),
        replace(game(8, "goal"), game="solonauts"),
    ]  # fmt: skip
    assert shares(told) == {"level-1": Share(2, 3), "tome": Share(0, 1), "goblin-market": Share(1, 1)}


def test_games_are_counted_apart_by_who_went_how() -> None:
    companions = (Sat("Ada"), Sat("Vela", "cadet"), Sat("Orm", "agent"))
    told = [
        game(1, "goal"), game(2, "goal", seconds=0), game(3, "goal", mode="extended"),
        game(4, "goal", heroes="on"), game(5, "goal", seats=PAIR[:1]), game(6, "goal", seats=companions),
        game(7, "short", seats=(companions[2], companions[0], companions[1])),
    ]  # fmt: skip
    found = {team: one.games for team, one in expeditions(told).items()}
    assert found == {
        Team(1, (), False, 300, False): 1,
        Team(1, ("agent", "cadet"), False, 300, False): 2,
        Team(2, (), False, 0, False): 1,
        Team(2, (), False, 300, False): 1,
        Team(2, (), False, 300, True): 1,
        Team(2, (), True, 300, False): 1,
    }


def test_who_has_won_nothing_has_no_row_and_no_level() -> None:
    ((_, found),) = expeditions([game(1, "short"), game(2, "broken")]).items()
    assert (found.games, found.won, found.longest_row, found.best_level) == (2, 0, 0, "")


def test_help_stands_apart_and_breaks_no_row() -> None:
    ((_, found),) = expeditions([game(1, "goal"), game(2, "broken", practice=True), game(3, "goal")]).items()
    assert (found.games, found.helped, found.longest_row) == (2, 1, 2)


def test_the_best_level_is_the_furthest_that_was_won() -> None:
    for levels, best in {
        ("level-1", "bonus-1"): "bonus-1",
        ("level-4", "tome"): "level-4",
        ("good-luck",): "",
    }.items():
        told = [game(number, "goal", level) for number, level in enumerate(levels)]
        told.append(game(9, "short", "level-4"))
        assert expeditions(told)[Team(2, (), False, 300, False)].best_level == best


def test_other_games_do_not_count() -> None:
    assert expeditions([Entry("1", "chrononauts", "2026-11-24", PAIR, "home", (1, 2))]) == {}


# -- what is counted of a game ----------------------------------------------------------------------


def counted(game: Table) -> dict[str, int]:
    return rules.figures(game.state)


def test_cards_and_missions_of_the_story_are_counted_as_they_are_played() -> None:
    game = lay(2, "hand 1 cup rent-day sword; hand 2 bow")
    game.says("1: play cup", "1: play rent-day", "1: discard sword", "2: play bow")
    assert counted(game) == {"cards": 3, "played": 1, "completed": 0, "wasted": 0}


def test_what_served_a_mission_is_not_wasted() -> None:
    game = resolve("important-absence", "hook shield cup").says("1: reveal")
    assert (counted(game)["completed"], game.backpack) == (1, "flask* cup")
    assert counted(game)["wasted"] == len(game.backpack.split()) == 2


def test_what_a_failed_mission_took_is_wasted() -> None:
    game = resolve("black-market cup", "gold flask").says("1: reveal", "1: drop gold")
    assert (game.backpack, counted(game)["wasted"]) == ("flask", 2)


def test_what_burned_is_wasted() -> None:
    words = "adventure sneezing-dragon"
    game = resolve("sneezing-dragon cup", "shield potion flask map map*", words).says("1: reveal")
    assert (game.backpack, counted(game)["wasted"]) == ("", 2)


def test_the_price_of_a_hero_is_not_wasted() -> None:
    game = resolve("cup", "sword sword", "heroes on; hero 1 duellist; hero 2 mule").says("1: use duellist")
    assert (game.backpack, counted(game)["wasted"]) == ("", 0)


def test_words_by_which_games_are_counted_apart() -> None:
    assert rules.terms(lay(2).state) == {"scenario": "training", "mode": "normal", "heroes": "off"}
    words = "adventure goblin-market; mode extended; heroes on; hero 1 mule; hero 2 seer"
    told = {"adventure": "goblin-market", "mode": "extended", "heroes": "on"}
    assert rules.terms(lay(2, words).state) == told
