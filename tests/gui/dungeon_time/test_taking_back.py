"""What the team has chosen in the Resolution can be taken back until a card tells more; nothing else can."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.ui.catalog.take_back_texts import text
from chrononauts_qt.ui.games.dungeon_time import blink
from chrononauts_qt.ui.games.dungeon_time.show import ResolutionShow
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen

Lay = Callable[..., DungeonScreen]


@pytest.fixture(autouse=True)
def at_leisure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two presses there is time enough."""
    monkeypatch.setattr(blink, "BLINK", 0.0)


def told(lay: Lay, players: int = 1, story: str = "cat-on-the-roof cup bow", **more: object) -> DungeonScreen:
    """Lay a Story whose first Mission has succeeded, and asks whether its Reward is taken."""
    held = dict.fromkeys(("bow", "hook", "gold", "flask"), (1, 0))
    begins = {"phase": "resolution", "story": tuple(story.split()), "backpack": held}
    screen = lay(players, turned=False, **begins, **more)
    reveal(screen)
    return screen


def show(screen: DungeonScreen) -> ResolutionShow:
    assert screen.resolution is not None
    return screen.resolution


def reveal(screen: DungeonScreen) -> None:
    show(screen).press_enter()
    show(screen).suspense.finish()


def choose(screen: DungeonScreen) -> None:
    """Choose the first answer."""
    show(screen).press(show(screen).answers.pieces[0].key)


def take(screen: DungeonScreen) -> None:
    """Take the first Reward."""
    choose(screen)
    show(screen).answer()
    show(screen).suspense.finish()


def undo(screen: DungeonScreen) -> None:
    QTest.keyClick(screen.focusWidget() or screen, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def dump(screen: DungeonScreen) -> object:
    return rules.dump(screen.controller.match.state)


def doors(screen: DungeonScreen) -> list[str]:
    return [action.text() for action in screen.status.menu().actions()]


@pytest.mark.rule("DT-1009")
def test_it_is_offered_from_when_the_story_is_told(lay: Lay) -> None:
    running = lay(1)
    assert text("take-back") not in doors(running)
    before = dump(running)
    running.hands.play(0, 0)
    played = dump(running)
    undo(running)
    assert dump(running) == played != before
    assert text("take-back") in doors(told(lay))


@pytest.mark.rule("DT-1009")
@pytest.mark.parametrize("bots", [{}, {0: "ranger", 2: "novice"}])
def test_one_person_takes_a_choice_back_at_once(lay: Lay, bots: dict[int, str]) -> None:
    screen = told(lay, len(bots) + 1, bots=bots)
    before, offered = dump(screen), show(screen).answers.pieces
    take(screen)
    assert dump(screen) != before
    undo(screen)
    assert dump(screen) == before
    assert show(screen).answers.pieces == offered
    assert not screen.controller.match.past.is_practice
    assert screen.message.words.text().endswith("took back the last move.")


@pytest.mark.rule("DT-1009")
@pytest.mark.parametrize(("choices", "why"), [
    (0, "There is nothing to take back yet."), (1, "Cards have been seen since: this cannot be taken back."),
])
def test_a_reveal_stays_and_all_that_lies_behind_it(lay: Lay, choices: int, why: str) -> None:
    screen = told(lay)
    for _ in range(choices):
        take(screen)
        reveal(screen)
    before = dump(screen)
    undo(screen)
    assert dump(screen) == before
    assert screen.message.words.text() == why


@pytest.mark.rule("DT-1009")
def test_of_several_people_all_agree(lay: Lay) -> None:
    screen = told(lay, 2)
    before = dump(screen)
    take(screen)
    undo(screen)
    assert screen.back is not None
    sheet = screen.back.take_back
    assert sheet.isVisible()
    sheet.answers[0].click()
    assert dump(screen) != before
    sheet.answers[1].click()
    assert dump(screen) == before
    assert not sheet.isVisible()


@pytest.mark.rule("DT-1009")
def test_what_is_only_chosen_is_put_back_first(lay: Lay) -> None:
    screen = told(lay, story="lich-retires cup")
    before = dump(screen)
    choose(screen)
    assert show(screen).chooser.picked
    undo(screen)
    assert not show(screen).chooser.picked
    assert dump(screen) == before
    assert not screen.message.isVisible()
