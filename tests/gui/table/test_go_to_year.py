"""Y leads to a year of the board or of its list by its digits, which choose cards everywhere else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.games.chrononauts.list_view import TimelineTable
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from chrononauts_qt.ui.kit import private_speech
from tests.gui.secrecy.witness import listening
from tests.gui.table.conftest import Deal
from tests.gui.table.scene import Scene

Key = Qt.Key


@pytest.fixture
def scene(deal: Deal) -> Scene:
    """Return a table in whose hand the keys are."""
    scene = deal(players=2, hands={1: "prevent-assassination dodo"})
    scene.lift()
    scene.table.hand.setFocus()
    return scene


def type_(scene: Scene, digits: str) -> None:
    """Ask for a year and type its digits."""
    scene.key(Key.Key_Y)
    QTest.keyClicks(scene.table.explain.year_door.sheet.field, digits)
    scene.settle()


def go_to(scene: Scene, digits: str) -> None:
    """Type the digits of a year, and go there."""
    type_(scene, digits)
    scene.key(Key.Key_Return)


def year_with_keys(scene: Scene) -> int | None:
    """Return the year that has the keys."""
    focus = QApplication.focusWidget()
    assert isinstance(focus, TimelineView | TimelineTable)
    found: int | None = focus.currentIndex().data(TileRole.YEAR)
    return found


@pytest.mark.parametrize("is_list", [False, True], ids=["board", "list"])
def test_digits_and_enter_lead_to_a_year(scene: Scene, is_list: bool) -> None:
    if is_list:
        scene.key(Key.Key_L)
    go_to(scene, "1945")
    assert year_with_keys(scene) == 1945
    assert scene.table.explain.year_door.sheet.isHidden()
    scene.key(Key.Key_Down)
    assert year_with_keys(scene) != 1945
    go_to(scene, "1945")
    assert year_with_keys(scene) == 1945


def test_enter_leads_to_the_first_year_that_begins_like_that(scene: Scene) -> None:
    go_to(scene, "198")
    assert year_with_keys(scene) == 1980


def test_the_fourth_digit_waits_for_enter(scene: Scene) -> None:
    """A bug: it led to the year by itself, and Enter, pressed as told, played the chosen card there."""
    scene.key(Key.Key_1)
    type_(scene, "1963")
    assert scene.table.explain.year_door.sheet.isVisible()
    scene.key(Key.Key_Return)
    assert year_with_keys(scene) == 1963
    assert scene.public.step == "play"


def test_a_year_that_is_not_there_is_refused_aloud(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    with listening(monkeypatch) as sounds:
        go_to(scene, "1900")
    assert ("spoken", "No year of the TimeLine begins with 1900.") in sounds.heard
    assert scene.table.explain.year_door.sheet.isVisible()
    scene.key(Key.Key_Escape)
    assert scene.table.hand.hasFocus()
    assert scene.table.arming.card is None, "no digit has chosen a card"


def test_each_digit_says_which_year_is_meant_and_what_the_card_would_do_there(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug: the digits were heard, and nothing of where they lead."""
    private_speech.wear(True)
    scene.key(Key.Key_1)
    with listening(monkeypatch) as sounds:
        type_(scene, "1963")
    private_speech.wear(False)
    said = [words for kind, words in sounds.heard if kind == "spoken" and words.startswith("Enter goes to ")]
    assert said == [
        "Enter goes to 1865. Opens 1868. Open Paradoxes then: 1 of 13.",
        "Enter goes to 1912.",
        "Enter goes to 1962.",
        "Enter goes to 1963. Opens 1968 and 1969. Open Paradoxes then: 2 of 13.",
    ]


def test_it_goes_when_something_else_gets_the_keys(scene: Scene) -> None:
    scene.key(Key.Key_Y)
    scene.table.hand.setFocus()
    assert scene.table.explain.year_door.sheet.isHidden()


def test_a_chosen_card_can_be_played_there(scene: Scene) -> None:
    scene.key(Key.Key_1)
    card = scene.table.arming.card
    assert card is not None
    go_to(scene, "1963")
    assert scene.table.arming.card == card
    scene.key(Key.Key_Return)
    assert scene.public.step == "window"


def test_the_key_of_the_list_says_what_it_shows(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug: with the keys in the hand L was silent."""
    with listening(monkeypatch) as sounds:
        scene.key(Key.Key_L)
        scene.key(Key.Key_L)
    heard = [words for kind, words in sounds.heard if kind == "spoken"]
    assert heard == ["TimeLine as a list", "TimeLine"]
