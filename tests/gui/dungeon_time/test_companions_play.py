"""Companions at the table: they play at human pace, speak, and leave the rest to people."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from chrononauts_qt.games.dungeon_time.actions import Action
from chrononauts_qt.games.dungeon_time.cards import needs_of
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, OVER, READY, RESOLVE
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.show import ResolutionShow
from chrononauts_qt.ui.kit.theme import DARK
from tests.gui.robot import HandClock

Team = Callable[..., DungeonController]

BESIDE = {1: "ranger", 2: "veteran"}
NEEDED = {kind: (needs_of("grandmas-kettle").count(kind), 0) for kind in needs_of("grandmas-kettle")}
STEP = 0.25


def let_run(controller: DungeonController, clock: HandClock, seconds: float) -> None:
    """Let the time run in small steps, as the timer would."""
    end = clock.now + seconds
    while clock.now < end:
        clock.now += STEP
        controller.tick()


def happened(controller: DungeonController) -> list[Event]:
    """Return all that has happened so far."""
    return list(controller.match.state.events)


def plays(controller: DungeonController) -> list[int]:
    """Return the seats that have played a card, one after the other."""
    return [event.data["seat"] for event in happened(controller) if event.name == "CardPlayed"]


def test_companions_choose_their_heroes_and_leave_the_glass_to_people(team: Team, clock: HandClock) -> None:
    controller = team(3, bots=BESIDE, heroes=True)
    let_run(controller, clock, 20)
    assert controller.seen().deciding == (0,)
    action = controller.game.pending(controller.match.state)[0].options[0]
    assert controller.submit(0, action)
    let_run(controller, clock, 20)
    assert controller.seen().step == READY


def test_companions_play_at_human_pace_and_stop_in_a_pause(team: Team, clock: HandClock) -> None:
    controller = team(3, bots=BESIDE)
    controller.turn_glass()
    let_run(controller, clock, 60)
    played = plays(controller)
    assert set(played) == {1, 2}
    assert 8 <= len(played) <= 45
    controller.rest(True)
    let_run(controller, clock, 60)
    assert plays(controller) == played
    controller.rest(False)
    let_run(controller, clock, 30)
    assert len(plays(controller)) > len(played)


def test_without_a_glass_companions_play_on_when_people_are_done(team: Team, clock: HandClock) -> None:
    controller = team(3, seconds=0, bots=BESIDE)
    controller.turn_glass()
    let_run(controller, clock, 60)
    waited = len(plays(controller))
    let_run(controller, clock, 60)
    assert len(plays(controller)) == waited, "they wait for people"
    controller.say_done(0)
    let_run(controller, clock, 900)
    assert controller.seen().step == RESOLVE


def test_what_companions_say_is_heard(team: Team, clock: HandClock) -> None:
    controller = team(3, bots=BESIDE)
    said: list[tuple[int, Any]] = []
    controller.bots.said.connect(lambda seat, saying: said.append((seat, saying)))
    controller.turn_glass()
    let_run(controller, clock, 60)
    assert said
    assert {seat for seat, _ in said} <= {1, 2}


def test_a_companion_that_is_asked_about_the_story_answers_from_its_memory(
    team: Team, clock: HandClock
) -> None:
    controller = team(2, bots={1: "veteran"}, hands={0: ("torch", "map")})
    said: list[str] = []
    controller.bots.said.connect(lambda seat, saying: said.append(saying.key))
    controller.turn_glass()
    controller.submit(0, Action("play", "torch"))
    controller.talk.wonder(0, "torch")
    let_run(controller, clock, 6)
    assert "sure" in said


def test_in_the_resolution_people_press(team: Team, clock: HandClock) -> None:
    controller = team(3, bots=BESIDE)
    controller.turn_glass()
    let_run(controller, clock, 301)
    assert controller.seen().step == RESOLVE
    let_run(controller, clock, 30)
    assert not any(event.name == "CardRevealed" for event in happened(controller))


def test_in_the_resolution_a_companion_says_what_it_would_choose(team: Team) -> None:
    laid = {"phase": "resolution", "story": ("grandmas-kettle",), "backpack": NEEDED}
    show = ResolutionShow(team(2, bots={1: "veteran"}, **laid), DARK, now=count().__next__)
    show.suspense.finish()
    show.press_enter()
    while show.suspense.is_running:
        show.suspense.finish()
    assert show.asked is not None
    assert show.counsel.startswith("Bruno: “")
    assert show.counsel in " ".join(words.said for words in show._words())


def test_nobody_advises_who_plays_without_companions(team: Team) -> None:
    laid = {"phase": "resolution", "story": ("grandmas-kettle",), "backpack": NEEDED}
    show = ResolutionShow(team(2, **laid), DARK, now=count().__next__)
    show.press_enter()
    while show.suspense.is_running:
        show.suspense.finish()
    assert not show.counsel


def test_companions_alone_play_to_the_end(team: Team, clock: HandClock) -> None:
    controller = team(2, bots={0: "novice", 1: "ranger"}, heroes=True)
    controller.bots.pace = lambda: 0.1
    let_run(controller, clock, 500)
    assert controller.seen().step == OVER


@pytest.mark.parametrize("seconds", [300, 0])
def test_companions_of_a_game_that_is_resumed_have_heard_the_story(
    team: Team, clock: HandClock, seconds: int
) -> None:
    controller = team(3, seconds=seconds, bots=BESIDE)
    controller.turn_glass()
    for _ in range(8):
        let_run(controller, clock, 5)
        seat = next(seat for seat in controller.seen().deciding if seat == 0)
        first = next(way for way in controller.game.pending(controller.match.state)[seat].options)
        controller.submit(seat, first)
    heard = {seat: memory.story.total() for seat, memory in controller.bots.team.memories.items()}
    controller.bots.begin_again()
    again = {seat: memory.story.total() for seat, memory in controller.bots.team.memories.items()}
    assert controller.seen().step == ADVENTURE
    assert all(abs(again[seat] - heard[seat]) <= 4 for seat in heard)
