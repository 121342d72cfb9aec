"""The choice of Heroes and the Resolution as lists: played by Tab, arrows, Space and Enter, and heard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.ui.games.dungeon_time.blink import BLINK
from chrononauts_qt.ui.games.dungeon_time.list_switch import BoardLists, DungeonList
from chrononauts_qt.ui.games.dungeon_time.show import ResolutionShow
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.kit.theme import DARK
from tests.gui.dungeon_time.keyboard import press
from tests.gui.robot import HandClock

Lay = Callable[..., DungeonScreen]
FULL = {"cup": (1, 0), "keys": (2, 1), "gold": (1, 0), "potion": (2, 0)}
HEROES = {0: "monk", 1: "mule"}


def as_lists(screen: DungeonScreen) -> DungeonList:
    """Put the lists in the place of the pictures."""
    switch = DungeonList(screen, DARK)
    switch.toggle()
    QApplication.processEvents()
    return switch


def told(lists: BoardLists) -> dict[str, list[tuple[str, ...]]]:
    """Return the words of all lists that are in sight."""
    return {
        name: [line.cells for line in section.table.rows.lines]
        for name, section in lists.page.sections.items()
        if not section.isHidden()
    }


class Reader:
    """Plays the Resolution by keys; every one goes to what has the focus."""

    def __init__(self, screen: DungeonScreen, clock: HandClock) -> None:
        self.screen, self._clock = screen, clock
        self.lists = as_lists(screen).told

    @property
    def show(self) -> ResolutionShow:
        assert self.screen.resolution is not None
        return self.screen.resolution

    def key(self, *keys: Qt.Key) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self._clock.now += 2 * BLINK
            QTest.keyClick(self.focus or self.screen, key)
            self.show.suspense.finish()
            QApplication.processEvents()

    @property
    def focus(self) -> QWidget | None:
        return self.screen.focusWidget()

    def go_to(self, name: str) -> None:
        """Walk to a list by Tab."""
        table = self.lists.page.sections[name].table
        for _ in range(20):
            if self.focus is table:
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to {name}")


@pytest.fixture
def reader(lay: Lay, clock: HandClock) -> Callable[..., Reader]:
    """Return what lays a Story that is told as lists."""

    def make(*story: str, **more: object) -> Reader:
        screen = lay(2, turned=False, phase="resolution", goal=2, story=story, backpack=FULL, **more)
        return Reader(screen, clock)

    return make


def test_a_hero_is_kept_in_a_list_by_enter_and_by_the_key_of_the_seat(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = lay(2, turned=False, heroes=True, drafts={0: ("monk", "mule"), 1: ("seer", "tinker")})
    switch = as_lists(screen)
    page = switch._draft.page
    assert page.isVisible()
    assert not any(view.isVisible() for view in screen.draft.views)
    rows = told(switch._draft)
    assert list(rows) == ["draft-0", "draft-1"]
    assert rows["draft-0"][1][0] == "Tonk Redbeer, the Porter"
    assert "Give up a Torch" in rows["draft-0"][1][1]
    assert page.sections["draft-1"].heading.text() == "Heroes of Bruno"
    table = page.sections["draft-0"].table
    said: list[str] = []
    monkeypatch.setattr(screen.narrator, "say", said.append)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert screen.controller.seen().heroes == ("mule", "")
    assert [cells[3] for cells in told(switch._draft)["draft-0"]] == ["", "yes"]
    press(screen, 30, "u")
    assert screen.controller.seen().heroes == ("mule", "seer")
    assert said == [
        "Ada keeps Tonk Redbeer, the Porter.",
        "Bruno keeps Zaria Tearleaf, the Seer.",
        "Training Camp. Missions to complete: 10. Look at the cards first; “Turn the glass” begins.",
    ]
    assert screen.phase.is_list, "the Adventure phase goes on as lists"
    assert switch.page.isVisible()


def test_the_lists_tell_card_needs_backpack_and_choices(reader: Callable[..., Reader]) -> None:
    one = reader("troll-under-repair", "cup", heroes=True, kept=HEROES)
    one.key(Qt.Key.Key_Return)
    rows = told(one.lists)
    assert list(rows) == ["answers", "card", "slots", "heroes", "story", "past"]
    assert rows["answers"] == [("Potion", "", "stays", ""), ("Gold", "", "stays", "")]
    assert rows["card"][0][:2] == ("Troll Under Repair", "Potion, Bag of Gold, Grappling Hook")
    assert rows["slots"][1] == ("2", "Keys 3 of 3")
    assert rows["past"] == [("Troll Under Repair", "Ada")]
    heading = one.lists.page.sections["answers"].heading.text()
    assert one.show.asked is not None
    assert heading == one.show.asked.question
    assert not one.show.slots.isVisible()
    assert one.show.answer_button.isVisible()


def test_a_story_is_told_by_the_keys_alone(reader: Callable[..., Reader]) -> None:
    one = reader("troll-under-repair", "twins-in-the-tower", "cup")
    one.key(Qt.Key.Key_Return)
    assert one.lists.page.sections["answers"].table.hasFocus()
    one.key(Qt.Key.Key_Down, Qt.Key.Key_Space)
    assert told(one.lists)["answers"][1] == ("Gold", "", "is discarded", "yes")
    one.key(Qt.Key.Key_Return)
    assert one.show.controller.seen().discard[-2:] == ("gold", "troll-under-repair")
    assert "answers" not in told(one.lists)
    table = one.lists.page.sections["answers"].table
    assert table.accessibleName() == one.show.answers.accessibleName() != "", "it goes while it has the keys"
    assert one.show.button.hasFocus()
    one.key(Qt.Key.Key_Return)
    assert one.lists.page.sections["answers"].table.hasFocus(), "the Reward is to be chosen"
    one.key(Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert one.show.controller.seen().backpack["torch"] == (0, 1)
    assert one.show.controller.seen().outcome is not None


def test_in_the_lists_too_enter_gives_nothing_up_and_tab_leads_to_the_button_that_does(
    reader: Callable[..., Reader],
) -> None:
    one = reader("troll-under-repair", "cup")
    one.key(*[Qt.Key.Key_Return] * 3)
    assert one.show.controller.seen().step == "failure"
    heading = one.lists.page.sections["answers"].heading.text()
    assert heading == "Nothing is chosen. Space chooses, Tab leads to “Keep all”."
    one.key(Qt.Key.Key_Tab, Qt.Key.Key_Space)
    assert one.show.controller.seen().step == "resolve"


def test_a_hero_acts_in_the_list_and_the_open_cards_are_put_in_order(
    reader: Callable[..., Reader],
) -> None:
    kept = {0: "librarian", 1: "mule"}
    one = reader("cup", "bow", "map", "sword", "torch", heroes=True, kept=kept)
    one.go_to("heroes")
    one.key(Qt.Key.Key_Home, Qt.Key.Key_Return)
    assert [cells[0] for cells in told(one.lists)["answers"]] == ["Cup", "Bow", "Map", "Sword", "Torch"]
    one.go_to("answers")
    one.key(Qt.Key.Key_Down, Qt.Key.Key_Space)
    assert [cells[3] for cells in told(one.lists)["answers"]] == ["", "1", "", "", ""]
    one.key(Qt.Key.Key_Return, Qt.Key.Key_Return)
    cards = [e.data["card"] for e in one.show.controller.seen().events if e.name == "CardRevealed"]
    assert cards == ["bow"]


def test_lists_that_stood_in_the_phase_stand_in_the_resolution_and_pictures_come_back(lay: Lay) -> None:
    screen = lay(1)
    switch = as_lists(screen)
    screen.hands.play(0, 0)
    screen.controller.say_done(0)
    show = screen.resolution
    assert show is not None
    assert show.is_list
    assert switch.told.page.isVisible()
    switch.toggle()
    assert show.slots.isVisible()
    assert not switch.told.page.isVisible()


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_lists_and_buttons_do_not_overlap(reader: Callable[..., Reader], size: tuple[int, int]) -> None:
    one = reader("troll-under-repair", "cup", heroes=True, kept=HEROES)
    one.screen.resize(*size)
    one.key(Qt.Key.Key_Return)
    show = one.show
    boxes = [show.lists_room, *(button.geometry() for button in (show.button, show.run_button))]
    assert one.lists.page.geometry() == show.lists_room
    for number, box in enumerate(boxes):
        assert show.rect().contains(box)
        assert not any(box.intersects(other) for other in boxes[number + 1 :])
