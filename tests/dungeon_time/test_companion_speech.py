"""What companions say, and when they keep quiet."""

from __future__ import annotations

from itertools import pairwise

import pytest

from chrononauts_qt.bots.advice import Params
from chrononauts_qt.bots.dungeon_time import speech
from chrononauts_qt.bots.dungeon_time.memory import Memory
from chrononauts_qt.bots.dungeon_time.ranks import NOVICE, RANGER, RANKS, VETERAN
from chrononauts_qt.bots.dungeon_time.speech import BREATH, STANDS, Saying, Talk
from chrononauts_qt.bots.dungeon_time.team import Team
from chrononauts_qt.games.dungeon_time.setup import Setup
from tests.dungeon_time.companions import acted, card_played, remembering, team_at, tell
from tests.dungeon_time.table import Table, lay, with_heroes
from tests.dungeon_time.teams import ASKER, Expedition


def heard(team: Team, game: Table, until: float = 12.0) -> list[Saying]:
    """Return what a team says until a time."""
    return [what for _, _, what in acted(team, game, until) if isinstance(what, Saying)]


def with_a_person(words: str, rank: str = VETERAN) -> tuple[Table, Team]:
    """Return a table at which seat 1 is a person and seat 2 a companion."""
    game = lay(2, words)
    return game, team_at(game, {1: rank})


# -- when they say what ------------------------------------------------------------------------------------


def test_a_mission_in_hand_for_three_seconds_tells_what_it_lacks_once() -> None:
    game, team = with_a_person("hand 1 cup; hand 2 dragon-barber; deck map")
    told = [(now, what) for now, _, what in acted(team, game, 60.0) if what.key == "need"]
    ((now, saying),) = told
    assert saying == Saying(1, "need", {"kinds": ("sword", "sword", "book")})
    assert 3.0 <= now < 6.0


def test_who_holds_what_is_asked_for_says_that_it_comes() -> None:
    game, team = with_a_person("hand 1 cup; hand 2 bow; deck map map")
    team.ask(0.0, 0, "bow")
    assert heard(team, game)[0] == Saying(1, "have", {"kind": "bow"})


def test_nobody_holds_what_is_asked_for() -> None:
    game, team = with_a_person("hand 1 cup; hand 2 bow; deck map map")
    team.ask(0.0, 0, "keys")
    assert heard(team, game)[0] == Saying(1, "have-not", {"kind": "keys"})


def test_who_has_it_answers_and_the_others_keep_quiet() -> None:
    for number in range(10):
        game = lay(3, "hand 1 cup; hand 2 bow; hand 3 keys; deck map map")
        team = Team({1: NOVICE, 2: VETERAN}, f"one/{number}", 3, 300.0)
        team.begin(0.0, game.view(1))
        team.ask(0.0, 0, "bow")
        answers = [saying for saying in heard(team, game, 6.0) if saying.key in speech.ANSWERS]
        assert answers == [Saying(1, "have", {"kind": "bow"})]


def test_where_no_room_is_left_the_answer_is_that_the_backpack_fills_up() -> None:
    game, team = with_a_person("hand 1 cup; hand 2 bow; deck map map")
    tell(team, "sword shield torch potion flask map keys gold")
    team.ask(0.0, 0, "bow")
    assert heard(team, game)[0] == Saying(1, "full")
    assert "play bow" not in [what for _, _, what in acted(team, game, 20.0)]


def test_a_mission_that_counts_on_a_reward_says_which_is_to_be_taken() -> None:
    game, team = with_a_person("hand 1 bow; hand 2 last-orders; deck map map")
    tell(team, "torch shield flask grandmas-kettle")
    assert Saying(1, "promise", {"mission": "grandmas-kettle", "kind": "cup"}) in heard(team, game)


def test_what_the_team_does_not_remember_is_doubted_aloud_and_believed_less() -> None:
    game = lay(3, "hand 1 rent-day; deck map map")
    team = team_at(game)
    tell(team, "gold")
    team.companions[0].memory.hear(card_played("keys", 2))
    team.companions[0].memory.rank = team.memories[0].rank._replace(ask=1.0)
    assert Saying(0, "doubt", {"kind": "keys"}) in heard(team, game)
    assert team.memories[0].story["keys"] == 0


def test_two_slots_before_the_end_the_backpack_is_said_to_fill_up_once() -> None:
    five = "sword shield torch potion flask"
    for cards, times in ((five, 0), (f"{five} map", 1)):
        game, team = with_a_person("hand 1 bow; hand 2 dragon-barber")
        tell(team, cards)
        assert [saying.key for saying in heard(team, game, 60.0)].count("full") == times


def test_a_kind_of_which_hardly_any_is_unseen_is_offered_before_it_goes() -> None:
    offers = 0
    for number in range(12):
        game = lay(2, "hand 1 rent-day; hand 2 cup cup cup; deck map map; story bow bow bow bow keys")
        team = Team({1: VETERAN}, f"offer/{number}", 2, 300.0)
        team.begin(0.0, game.view(1))
        done = acted(team, game, 7.0)
        gone = [now for now, _, what in done if what == "discard cup"]
        offered = Saying(1, "throw", {"kind": "cup"})
        for now in (now for now, _, what in done if what == offered and now < 5.0):
            offers += 1
            assert any(later - now == pytest.approx(2.0) for later in gone)
    assert offers > 4


def test_a_kind_of_which_enough_is_unseen_goes_without_a_word() -> None:
    game, team = with_a_person("hand 1 rent-day; hand 2 cup cup; deck map map")
    assert [what for _, _, what in acted(team, game, 5.0) if not isinstance(what, str)] == []


def test_an_offer_that_is_taken_up_is_played() -> None:
    game, team = with_a_person("hand 1 rent-day; hand 2 cup; deck map map; story bow bow bow bow keys")
    tell(team, "cup cup cup bow bow bow")
    while not any(saying.key == "throw" for saying in team.wake(team.next_due[0], game.view(2)).sayings):
        assert team.next_due[0] < 20.0
    team.ask(team.next_due[0] - 1.9, 0, "cup")
    done = [what for _, _, what in acted(team, game, 20.0)]
    assert [what for what in done if what in ("play cup", "discard cup")] == ["play cup"]


def test_a_mission_too_hard_is_told() -> None:
    game, team = with_a_person("hand 1 cup; hand 2 rent-day dragon-barber important-absence; deck map")
    assert Saying(1, "hard", {"mission": "dragon-barber", "count": 3}) in heard(team, game, 30.0)


@pytest.mark.parametrize(("hand", "knocks"), [("cup", 1), ("cup rent-day last-orders", 0)])
def test_who_has_room_says_that_the_next_mission_is_taken(hand: str, knocks: int) -> None:
    game, team = with_a_person(f"hand 1 map; hand 2 {hand}; deck hiccuping-ogre map")
    done = [what for _, _, what in acted(team, game, 4.5)]
    assert "play cup" in done or "discard cup" in done
    assert done.count(Saying(1, "knock")) == knocks


def test_a_mission_that_is_played_makes_room_for_the_next() -> None:
    game, team = with_a_person("hand 1 map; hand 2 cup rent-day last-orders; deck hiccuping-ogre map")
    tell(team, "keys gold")
    done = [what for _, _, what in acted(team, game, 4.0)]
    assert done[:2] == [Saying(1, "knock"), "play rent-day"]


def test_a_slip_is_noticed() -> None:
    slips = set()
    for number in range(12):
        game = lay(2, "hand 1 rent-day; hand 2 keys bow cup; deck map map")
        team = Team({1: VETERAN}, f"slip/{number}", 2, 300.0)
        team.begin(0.0, game.view(1))
        team.show(0.0, 0, "rent-day")
        team.memories[1].rank = team.memories[1].rank._replace(slip=1.0)
        done = [what for _, _, what in acted(team, game, 4.0)]
        played = next(what for what in done if isinstance(what, str))
        slips.add(played != "play keys")
        assert (Saying(1, "oops") in done) == (played != "play keys")
    assert slips == {True, False}


# -- what the Story holds ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "key"), [
    ("torch", "sure"), ("torch cup cup cup cup bow", "sure"), ("torch cup cup cup cup bow bow", "perhaps"),
    ("cup", "forgotten"), ("torch cup last-orders", "forgotten")])
def test_asked_about_the_story_one_answers_in_three_grades(cards: str, key: str) -> None:
    assert speech.is_there("torch", remembering(cards)) == Saying(0, key, {"kind": "torch"})


def test_nothing_is_said_of_the_story_unless_somebody_asks() -> None:
    keys = {saying.key for number in range(3)
            for _, saying in Expedition([RANGER] * 3, Setup(3, f"quiet/{number}")).play().said}
    assert not keys & {"sure", "perhaps", "forgotten", "have", "have-not"}
    game, team = with_a_person("hand 1 cup; hand 2 bow; deck map map")
    tell(team, "torch")
    team.ask(0.0, 0, "torch", about_the_story=True)
    assert heard(team, game)[0] == Saying(1, "sure", {"kind": "torch"})


def test_a_novice_is_wrong_about_the_story_more_often_than_a_veteran() -> None:
    wrong = dict.fromkeys((NOVICE, VETERAN), 0)
    for rank in wrong:
        for number in range(200):
            memory = Memory(RANKS[rank], f"wrong/{number}", 0)
            for place, card in enumerate(["torch", "cup", "bow", "cup", "keys", "map", "gold"], 1):
                memory.hear(card_played(card, place))
            wrong[rank] += speech.is_there("torch", memory).key == "forgotten"
    assert 20 <= wrong[NOVICE] <= 40, "one time in seven"
    assert wrong[VETERAN] < 10


# -- when they keep quiet ----------------------------------------------------------------------------------


def test_nobody_says_two_things_in_a_breath_or_repeats_a_line_that_stands() -> None:
    talk = Talk()
    assert talk.lets(0.0, Saying(1, "knock"))
    assert not talk.lets(BREATH - 0.1, Saying(1, "full"))
    assert talk.lets(BREATH, Saying(1, "full"))
    assert not talk.lets(BREATH + STANDS - 0.1, Saying(2, "full"))
    assert talk.lets(BREATH + STANDS, Saying(2, "full"))


def test_in_whole_games_the_breaths_are_kept() -> None:
    game = Expedition([RANGER, ASKER, VETERAN, RANGER], Setup(4, "breaths", scenario="level-3")).play()
    for seat in (0, 2, 3):
        times = [now for now, saying in game.said if saying.seat == seat]
        assert len(times) > 5
        assert all(later - now >= BREATH for now, later in pairwise(times))


def test_who_is_alone_says_nothing() -> None:
    assert Expedition([RANGER], Setup(1, "alone")).play().said == []


def test_every_saying_is_a_key_and_plain_values() -> None:
    keys = set()
    for seats, scenario in ((3, "level-1"), (5, "level-4")):
        for _, saying in Expedition([NOVICE] * seats, Setup(seats, "plain", scenario=scenario)).play().said:
            keys.add(saying.key)
            assert all(isinstance(value, str | int | tuple) for value in saying.facts.values())
    assert {"need", "knock", "full", "throw"} <= keys


# -- advice ------------------------------------------------------------------------------------------------


def test_what_a_hero_costs_is_said_once() -> None:
    game = with_heroes("duellist monk", "rent-day bow", "sword sword")
    team = team_at(game)
    facts: Params = {"hero": "duellist", "kinds": ("sword", "sword")}
    assert [team.suggest(now, game.view(1))[1] for now in (0.0, 20.0)] == [Saying(0, "price", facts), None]
    tell(team, "sword sword")
    assert team.suggest(40.0, game.view(1))[1] == Saying(0, "spare", facts)


def test_what_is_only_shown_is_not_said() -> None:
    game = with_heroes("seer monk", "cup bow", "sword")
    assert team_at(game).suggest(0.0, game.view(2))[1] is None
