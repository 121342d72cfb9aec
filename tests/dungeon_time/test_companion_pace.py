"""Companions at human pace: when they look, that they look again and wait for people, what people ask."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest

from chrononauts_qt.bots.dungeon_time import companion, memory
from chrononauts_qt.bots.dungeon_time.askings import Asking, Askings
from chrononauts_qt.bots.dungeon_time.companion import Around, Companion
from chrononauts_qt.bots.dungeon_time.ranks import NOVICE, RANGER, RANKS, VETERAN
from chrononauts_qt.bots.dungeon_time.speech import ANSWERS, Talk
from chrononauts_qt.bots.dungeon_time.team import Team
from chrononauts_qt.games.dungeon_time.setup import Setup
from tests.dungeon_time.companions import PERFECT, acted, card_played, moment, remembering, team_at, tell
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


def test_the_more_play_the_longer_one_waits() -> None:
    first = {}
    for players in (2, 5):
        game = lay(2, "hand 1 cup cup cup; hand 2 bow bow bow; deck map map")
        team = Team({0: VETERAN}, "wait", players, 300.0)
        team.begin(0.0, game.view(1))
        team.hear(0.7, [card_played("sword", 1, 1)], game.view(1))
        first[players] = next(now for now, _, what in acted(team, game, 12.0) if isinstance(what, str))
    assert first[2] + 0.3 < first[5]


def test_what_was_chosen_is_not_played_when_it_is_not_there_any_more() -> None:
    game, gone = (lay(2, f"hand 1 map; hand 2 {hand}; deck map map") for hand in ("cup cup", "bow bow"))
    team = team_at(game, {1: VETERAN})
    while team.next_due[0] < 2.5:  # it chooses, and would act next
        before = team.next_due[0]
        assert team.wake(before, game.view(2)).action is None
        if team.next_due[0] - before >= 0.5:
            break
    assert team.wake(team.next_due[0], gone.view(2)).action is None


def test_a_promise_of_a_deed_that_was_not_done_is_not_kept() -> None:
    game = lay(2, "hand 1 bow; hand 2 last-orders; deck map map")
    team = team_at(game, {1: VETERAN})
    tell(team, "torch shield flask grandmas-kettle")
    while (deed := team.wake(team.next_due[0], game.view(2))).action is None:
        assert team.next_due[0] < 9.0
    assert deed.relied is not None
    team.hear(team.next_due[0], [card_played("cup", 5, 0)], game.view(2))  # it came in between
    assert "play last-orders" in [what for _, _, what in acted(team, game, 20.0)]
    assert (team.memories[1].kept, team.memories[1].source_of("cup")) == ({}, "grandmas-kettle")


@pytest.mark.parametrize(("pause", "noticed"), [(1.1, 0), (1.3, 1)])
def test_a_card_on_another_ones_heels_is_hurried(
    pause: float, noticed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "HURRIED", 1.0)
    game = lay(2, "hand 1 cup; hand 2 bow")
    team = team_at(game, {0: VETERAN})
    team.memories[0].rank = PERFECT
    for number, card in enumerate(("sword", "keys")):
        team.hear(number * pause, [card_played(card, number + 1, 1)], game.view(1))
    assert (team.memories[0].story["sword"], team.memories[0].story["keys"]) == (1, noticed)


@pytest.mark.parametrize(("remember", "is_doubted"), [
    ((True, False), True), ((True, False, False), True), ((True, True, False), False), ((True,), False)])
def test_the_middle_one_of_the_team_counts(remember: tuple[bool, ...], is_doubted: bool) -> None:
    seats = len(remember)
    game = lay(seats, "hand 1 rent-day; deck map map")
    team = team_at(game, dict.fromkeys(range(seats), VETERAN))
    for seat, heard in enumerate(remember):
        team.memories[seat].rank = PERFECT._replace(ask=1.0, pace=(1.0, 2.0))
        for number, card in enumerate(("keys", "gold") if heard else (), 1):
            team.memories[seat].hear(card_played(card, number, seat))
    done = [what for _, seat, what in acted(team, game, 4.0) if seat == 0]
    assert ("play rent-day" in done) != is_doubted


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
    team.show(0.0, 0, "rent-day")
    assert "play keys" in [what for _, _, what in acted(team, game, 6.0)]


def test_what_the_companion_remembers_or_people_have_ticked_is_not_played_again() -> None:
    for ticked in (False, True):
        game, team = at_ease("hand 1 rent-day; hand 2 keys bow bow; deck cup map; story keys")
        team.show(0.0, 0, "rent-day")
        if ticked:
            team.tick("rent-day", "keys")
        else:
            tell(team, "keys")
        played = [what for _, _, what in acted(team, game, 8.0) if what == "play keys"]
        assert played == [], ticked


def test_a_mission_that_has_left_the_hand_asks_for_nothing() -> None:
    game, team = at_ease("hand 1 cup; hand 2 keys bow bow; deck cup map")
    team.show(0.0, 0, "rent-day")
    assert "play keys" not in [what for _, _, what in acted(team, game, 6.0)]


def test_a_kind_that_is_asked_for_aloud_comes_once() -> None:
    game, team = at_ease("hand 1 cup; hand 2 keys keys; deck bow bow bow")
    team.ask(0.0, 0, "keys")
    done = acted(team, game, 6.0)
    assert [what for _, _, what in done if what == "play keys"] == ["play keys"]


def test_what_was_asked_aloud_is_forgotten_after_ten_seconds() -> None:
    game, askings = lay(2, "hand 1 cup; hand 2 bow"), Askings()
    askings.ask(Asking(0, "keys", 5.0, about_the_story=False))
    for now, is_asked in ((14.9, True), (15.0, False)):
        needs = askings.needs(now, remembering(""), game.view(2))
        assert ([need.kinds for need in needs], askings.waiting(now) is not None) == (
            [Counter(["keys"])] * is_asked, is_asked)


def test_the_card_follows_the_word_at_once() -> None:
    for number in range(10):
        game = lay(2, "hand 1 cup; hand 2 keys bow bow; deck map map")
        team = Team({1: NOVICE}, f"follows/{number}", 2, 300.0)
        team.begin(0.0, game.view(1))
        team.ask(0.0, 0, "keys")
        done = acted(team, game, 9.0)
        said = next(now for now, _, what in done if what[1:2] == ("have",))
        came = next(now for now, _, what in done if what == "play keys")
        assert 0.5 <= came - said <= 1.2
        assert said <= 7.0 / 3


def test_one_answer_is_enough() -> None:
    game = lay(3, "hand 1 cup; hand 2 bow; hand 3 sword; deck map map")
    team = team_at(game, {1: VETERAN, 2: VETERAN})
    team.memories[1].hear(card_played("keys", 1, 1))  # the other one would say that it does not remember
    team.ask(0.0, 0, "keys", about_the_story=True)
    told = [what.key for _, _, what in acted(team, game, 3.0) if not isinstance(what, str)]
    assert len([key for key in told if key in ANSWERS]) == 1


def test_while_an_asking_waits_nobody_chats() -> None:
    game = lay(3, "hand 1 cup; hand 2 dragon-barber; hand 3 keys")
    for asking, told in ((None, ["need"]), (Asking(0, "keys", 9.0, about_the_story=False), [])):
        one = Companion(VETERAN, "quiet", 1, Talk())
        one.take_stock(0.0, game.view(2))
        deed = one.look(10.0, game.view(2), Around(moment(may_move_on=False), asking, (1, 2)))
        assert [saying.key for saying in deed.sayings] == told


@pytest.mark.parametrize(("about_the_story", "card", "waits"), [
    (False, "keys", False), (False, "cup", True), (True, "keys", True)])
def test_a_card_answers_who_asked_for_it(about_the_story: bool, card: str, waits: bool) -> None:
    askings = Askings()
    askings.ask(Asking(0, "keys", 0.0, about_the_story))
    askings.hear_card(card)
    assert (askings.waiting(1.0) is not None) == waits


def test_a_companion_takes_peoples_word_for_what_its_mission_lacks() -> None:
    game, team = at_ease("hand 1 cup; hand 2 rent-day; deck bow bow bow; story keys gold")
    tell(team, "keys")
    team.hear(0.0, [], game.view(1))
    team.tick("rent-day", "gold")
    team.tick("last-orders", "cup")
    assert [(need.mission, need.kinds) for need in team.companions[1].needs] == [("rent-day", Counter())]
    assert "play rent-day" in [what for _, _, what in acted(team, game, 6.0)]


def test_a_no_holds_a_mission_back_for_ten_seconds() -> None:
    game, team = at_ease("hand 1 cup; hand 2 rent-day; deck bow bow bow; story keys gold")
    tell(team, "keys gold")
    team.say_no(0.0, "rent-day")
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
