"""Companions at human pace: when they look, that they look again and wait for people, what people ask."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest

from chrononauts_qt.bots.dungeon_time import companion
from chrononauts_qt.bots.dungeon_time.ranks import NOVICE, RANGER, RANKS, VETERAN
from chrononauts_qt.bots.dungeon_time.team import Team
from chrononauts_qt.games.dungeon_time.setup import Setup
from tests.dungeon_time.companions import acted, card_played, team_at, tell
from tests.dungeon_time.table import Table, lay
from tests.dungeon_time.teams import ASKER, Expedition


def doubles(monkeypatch: pytest.MonkeyPatch, looks_again: float) -> int:
    """Return how often two of three companions play the Item that the third asks for once."""
    monkeypatch.setattr(companion, "LOOKS_AGAIN", looks_again)
    found = 0
    for number in range(60):
        hands = "hand 1 rent-day; hand 2 keys sword sword; hand 3 keys bow bow"
        game = lay(3, f"{hands}; deck cup map; story gold")
        team = Team(dict.fromkeys(range(3), VETERAN), f"twice/{number}", 3, 300.0)
        team.begin(0.0, game.view(1))
        tell(team, "gold")
        done = [what for _, _, what in acted(team, game, 12.0)]
        before = done[: done.index("play rent-day")] if "play rent-day" in done else done
        found += before.count("play keys") == 2
    return found


def test_two_companions_seldom_play_the_same_item_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    hasty, careful, always = (doubles(monkeypatch, share) for share in (0.0, 0.8, 1.0))
    assert always == 0 < careful < hasty / 3


def test_after_another_card_one_waits_but_not_in_the_last_minute() -> None:
    waited = {}
    for seconds in (300.0, 30.0):
        game = lay(2, "hand 1 cup cup cup; hand 2 bow bow bow; deck map map")
        team = team_at(game, {0: VETERAN}, seconds)
        team.hear(0.7, [card_played("sword", 1, 1)], game.view(1))
        (now, _, _), *_ = [one for one in acted(team, game, 12.0) if isinstance(one[2], str)]
        waited[seconds] = now - 0.7
    assert waited[300.0] > RANKS[VETERAN].waits * 1.2 * 0.6 + 0.5
    assert waited[30.0] < waited[300.0]


def test_a_higher_rank_decides_sooner() -> None:
    seconds = {}
    for rank in RANKS:
        games = [Expedition([rank], Setup(1, f"pace/{number}")) for number in range(3)]
        seconds[rank] = mean(game.play().now for game in games)
    assert seconds[VETERAN] < seconds[RANGER] < seconds[NOVICE]


def test_without_a_glass_a_companion_acts_once_between_two_acts_of_people() -> None:
    game = lay(2, "hand 1 cup cup; hand 2 sword bow shield; deck map map map map")
    team = team_at(game, {1: VETERAN}, None)

    def deeds(until: float) -> int:
        return sum(isinstance(what, str) for _, _, what in acted(team, game, until))

    assert deeds(60.0) == 1
    game.says("1: play cup")
    team.hear(60.0, game.events, game.view(1))
    assert deeds(120.0) == 1
    team.go_on(120.0)
    assert deeds(180.0) == 1


def test_a_companion_without_cards_does_nothing_for_ever() -> None:
    game = lay(2, "hand 2 cup")
    team = team_at(game, {0: VETERAN})
    assert acted(team, game, 300.0) == []


# -- what people ask ---------------------------------------------------------------------------------------


def at_ease(words: str) -> tuple[Table, Team]:
    """Return a table at which seat 1 is a person and seat 2 a Veteran with nothing to do of its own."""
    game = lay(2, words)
    return game, team_at(game, {1: VETERAN})


def test_what_a_person_shows_is_played() -> None:
    game, team = at_ease("hand 1 rent-day; hand 2 keys; deck bow bow bow")
    team.askings.show(0, "rent-day")
    assert "play keys" in [what for _, _, what in acted(team, game, 6.0)]


def test_what_the_companion_remembers_or_people_have_ticked_is_not_played_again() -> None:
    for ticked in (False, True):
        game, team = at_ease("hand 1 rent-day; hand 2 keys bow bow; deck cup map; story keys")
        team.askings.show(0, "rent-day")
        if ticked:
            team.tick("rent-day", "keys")
        else:
            tell(team, "keys")
        played = [what for _, _, what in acted(team, game, 8.0) if what == "play keys"]
        assert played == [], ticked


def test_a_mission_that_has_left_the_hand_asks_for_nothing() -> None:
    game, team = at_ease("hand 1 cup; hand 2 keys bow bow; deck cup map")
    team.askings.show(0, "rent-day")
    assert "play keys" not in [what for _, _, what in acted(team, game, 6.0)]


def test_a_kind_that_is_asked_for_aloud_comes_once() -> None:
    game, team = at_ease("hand 1 cup; hand 2 keys keys; deck bow bow bow")
    team.ask(0.0, 0, "keys")
    done = acted(team, game, 6.0)
    assert [what for _, _, what in done if what == "play keys"] == ["play keys"]


def test_a_companion_takes_peoples_word_for_what_its_mission_lacks() -> None:
    game, team = at_ease("hand 1 cup; hand 2 rent-day; deck bow bow bow; story keys gold")
    tell(team, "keys")
    team.hear(0.0, [], game.view(1))
    team.tick("rent-day", "gold")
    assert "play rent-day" in [what for _, _, what in acted(team, game, 6.0)]


def test_a_no_holds_a_mission_back_for_ten_seconds() -> None:
    game, team = at_ease("hand 1 cup; hand 2 rent-day; deck bow bow bow; story keys gold")
    tell(team, "keys gold")
    team.askings.say_no(0.0, "rent-day")
    ((when, _, _),) = [one for one in acted(team, game, 16.0) if one[2] == "play rent-day"]
    assert 10.0 <= when <= 16.0


def test_a_persons_promise_is_kept() -> None:
    _, team = at_ease("hand 1 cup; hand 2 bow")
    team.hear_promise("cat-on-the-roof", "book")
    assert team.memories[1].kept == {"cat-on-the-roof": "book"}


@pytest.mark.parametrize(("rank", "limit"), [(NOVICE, 9.0), (RANGER, 6.0), (VETERAN, 6.0)])
def test_an_asking_is_answered_in_time(rank: str, limit: float) -> None:
    waits = [
        asked.answered - asked.at for number in range(2)
        for asked in Expedition([ASKER, rank, rank], Setup(3, f"ask/{number}")).play().askings
    ]
    assert Counter(wait <= limit for wait in waits)[True] >= 0.95 * len(waits) > 20
