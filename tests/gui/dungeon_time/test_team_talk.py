"""What people say to their team while the glass runs: markers, questions, ticks, promises, a no."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.dungeon_time.cards import MISSIONS
from chrononauts_qt.ui.games.dungeon_time.helps import FAMILY, HELPS_OPTION, STRICT, helps_option
from chrononauts_qt.ui.games.dungeon_time.phase import AdventurePhase
from chrononauts_qt.ui.games.dungeon_time.physical_keys import blocks
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.kit.pieces import Piece, PieceView
from tests.gui.dungeon_time.keyboard import press, scan_of
from tests.gui.robot import HandClock

Lay = Callable[..., DungeonScreen]

HANDS = {
    0: ("kraken-dentist", "rent-day", "sword", "bow"),
    1: ("cellar-without-stairs", "sword", "flask", "keys"),
}
"""With four seats; the other two get what the dice say."""


def heard(screen: DungeonScreen) -> list[tuple[object, ...]]:
    """Return a list that takes what people say, as companions hear it."""
    said: list[tuple[object, ...]] = []
    talk = screen.controller.talk
    talk.asked.connect(lambda seat, kind: said.append(("asked", seat, kind)))
    talk.wondered.connect(lambda seat, kind: said.append(("wondered", seat, kind)))
    talk.shown.connect(lambda seat, mission: said.append(("shown", seat, mission)))
    talk.said_no.connect(lambda mission: said.append(("no", mission)))
    talk.ticked.connect(lambda mission, kind: said.append(("tick", mission, kind)))
    talk.promised.connect(lambda mission, kind: said.append(("promise", mission, kind)))
    return said


def ask(screen: DungeonScreen, seat: int) -> None:
    """Press the ask key of a seat."""
    place = blocks(len(screen.controller.names))[seat].ask
    assert place is not None
    press(screen, scan_of(place))


def click(view: PieceView, key: str) -> None:
    """Click on a thing."""
    at = view.cell_rect(view.model().row_of(key)).center()  # type: ignore[attr-defined]
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def glowing(phase: AdventurePhase) -> set[str]:
    """Return which cards glow in the hands."""
    faces = [piece.face for view in phase.views for piece in view.pieces if piece.face]
    return {face.card for face in faces if face.glows}


def asked_below(phase: AdventurePhase) -> dict[str, tuple[str, ...]]:
    """Return which kinds glow in the bar, and for whom."""
    return {piece.key: piece.face[1] for piece in phase.kinds.pieces if piece.face[1]}


# -- whether the Story has it -----------------------------------------------------------------------


def test_a_kind_pressed_twice_asks_companions_whether_the_story_has_it(lay: Lay) -> None:
    screen = lay(2, bots={1: "ranger"})
    said = heard(screen)
    for _ in range(2):
        QTest.keyClick(screen.phase.views[0], Qt.Key.Key_F4)
    assert said == [("asked", 0, "torch"), ("wondered", 0, "torch")]
    assert screen.talk.said[0].words == "Is there a Torch in the Story?"
    screen.phase.glow("")
    QTest.keyClick(screen.phase.views[0], Qt.Key.Key_F4)
    assert said[-1] == ("asked", 0, "torch"), "it was asked anew"


def test_who_has_no_companions_asks_each_other_only(lay: Lay) -> None:
    screen = lay(2)
    said = heard(screen)
    for _ in range(2):
        QTest.keyClick(screen.phase.views[0], Qt.Key.Key_F4)
    assert said == [("asked", 0, "torch")] * 2


# -- the marker -------------------------------------------------------------------------------------


def test_the_ask_key_goes_through_the_missions_of_its_seat_and_then_takes_the_marker_away(lay: Lay) -> None:
    screen = lay(4, hands=HANDS)
    said = heard(screen)
    for _ in range(3):
        ask(screen, 0)
    assert said == [("shown", 0, "kraken-dentist"), ("shown", 0, "rent-day"), ("shown", 0, "")]
    assert screen.controller.talk.markers == {}


def test_a_marker_says_in_all_places_what_its_mission_asks_for(lay: Lay) -> None:
    screen = lay(4, hands=HANDS)
    ask(screen, 0)
    needs = MISSIONS["kraken-dentist"].needs
    head = screen.phase.heads[0]
    assert [piece.face[0] for piece in head.signs.pieces] == list(needs)
    assert head.signs.isVisible()
    assert head.accessibleName() == "Ada asks: Sword, two Flasks, Keys"
    assert asked_below(screen.phase) == dict.fromkeys(needs, ("1",))
    assert screen.phase.kinds.pieces[0].spoken == "Sword. Asking: Ada"
    assert [(line.seat, line.words) for line in screen.talk.said] == [
        (0, "I ask for a Sword, two Flasks and a set of Keys.")
    ]


@pytest.mark.parametrize(("helps", "wanted"), [(None, True), (FAMILY, True), (STRICT, False)])
def test_cards_that_are_asked_for_glow_where_the_team_wants_it(
    lay: Lay, helps: tuple[str, ...] | None, wanted: bool
) -> None:
    options = {} if helps is None else {HELPS_OPTION: helps_option(helps)}
    screen = lay(4, hands=HANDS, options=options)
    assert not glowing(screen.phase)
    ask(screen, 0)
    found = glowing(screen.phase)
    assert found <= set(MISSIONS["kraken-dentist"].needs)
    assert ({"sword", "flask", "keys"} <= found) is wanted
    ask(screen, 0)
    assert "keys" not in glowing(screen.phase) - set(MISSIONS["rent-day"].needs)


def test_a_press_on_the_head_of_a_panel_is_the_same_by_mouse_and_by_enter(lay: Lay) -> None:
    screen = lay(4, hands=HANDS)
    head = screen.phase.heads[1]
    QTest.mouseClick(head, Qt.MouseButton.LeftButton, pos=head.rect().center())
    assert screen.controller.talk.markers == {1: "cellar-without-stairs"}
    head.setFocus()
    QTest.keyClick(head, Qt.Key.Key_Return)
    assert screen.controller.talk.markers == {}


def test_the_marker_goes_when_its_mission_leaves_the_hand(lay: Lay, clock: HandClock) -> None:
    screen = lay(4, hands=HANDS)
    ask(screen, 0)
    said = heard(screen)
    screen.hands.play(0, screen.hands.slots[0].cards.index("kraken-dentist"))
    assert said == [("shown", 0, "")]
    assert not asked_below(screen.phase)
    assert not screen.phase.heads[0].signs.isVisible()


def test_a_marker_never_says_what_is_missing(lay: Lay, clock: HandClock) -> None:
    """What lies in the Story already is asked for all the same (DT-1010)."""
    shown = []
    for played in ("sword", "bow"):
        screen = lay(4, hands=HANDS)
        screen.hands.play(0, screen.hands.slots[0].cards.index(played))
        clock.now += 1
        screen.hands.play(1, screen.hands.slots[1].cards.index("cellar-without-stairs"))
        ask(screen, 0)
        clock.now += 10
        screen.talk.forget()
        head = screen.phase.heads[0]
        shown.append((head.accessibleName(), head.signs.pieces, screen.phase.kinds.pieces,
                      screen.phase.story.pieces))  # fmt: skip
    assert shown[0] == shown[1]


def test_nobody_says_anything_before_the_glass_is_turned(lay: Lay) -> None:
    screen = lay(4, turned=False, hands=HANDS)
    said = heard(screen)
    ask(screen, 0)
    QTest.keyClick(screen.phase.views[0], Qt.Key.Key_F1)
    assert said == []


# -- who has this -----------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["key", "mouse", "enter"])
def test_a_kind_is_asked_for_aloud_by_the_seat_that_has_the_keys(lay: Lay, by: str) -> None:
    screen = lay(4, hands=HANDS)
    said = heard(screen)
    if by == "key":
        screen.phase.views[2].setFocus()
        QTest.keyClick(screen.phase.views[2], Qt.Key.Key_F1)
    elif by == "mouse":
        click(screen.phase.kinds, "sword")
    else:
        screen.phase.kinds.setFocus()
        screen.phase.kinds.go_to("sword")
        QTest.keyClick(screen.phase.kinds, Qt.Key.Key_Return)
    assert said == [("asked", 2 if by == "key" else 0, "sword")]
    assert screen.talk.said[0].words == "Who has a Sword?"
    assert glowing(screen.phase) == {"sword"}


# -- ticks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("helps", [FAMILY, STRICT])
def test_what_is_asked_is_crossed_out_by_people_alone_where_the_team_wants_it(
    lay: Lay, helps: tuple[str, ...]
) -> None:
    screen = lay(4, hands=HANDS, options={HELPS_OPTION: helps_option(helps)})
    ask(screen, 0)
    said = heard(screen)
    signs = screen.phase.heads[0].signs
    click(signs, "1")
    click(signs, "1")
    if helps is STRICT:
        assert said == []
        return
    assert said == [("tick", "kraken-dentist", "flask")]
    assert signs.pieces[1].spoken == "Flask, crossed out"
    assert "flask" in glowing(screen.phase), "two were asked for"
    signs.setFocus()
    signs.go_to("2")
    QTest.keyClick(signs, Qt.Key.Key_Return)
    assert "flask" not in glowing(screen.phase)
    assert "flask" not in asked_below(screen.phase)


# -- promises ---------------------------------------------------------------------------------------


def promises_of(screen: DungeonScreen) -> list[Piece]:
    """Return what can be promised of the Story's top card."""
    return list(screen.phase.story.pieces[1:])


@pytest.mark.parametrize("by", ["mouse", "enter"])
@pytest.mark.parametrize("form", ["optional", "slash"])
def test_a_reward_of_choice_on_top_of_the_story_can_be_promised(
    lay: Lay, clock: HandClock, by: str, form: str
) -> None:
    mission = next(one for one in MISSIONS.values() if one.reward is not None and one.reward.form == form)
    screen = lay(4, hands={0: (mission.id, "sword", "bow", "map")})
    assert not promises_of(screen)
    screen.hands.play(0, 0)
    said, story = heard(screen), screen.phase.story
    assert mission.reward is not None
    assert [piece.key for piece in promises_of(screen)] == list(mission.reward.kinds)
    last = mission.reward.kinds[-1]
    if by == "mouse":
        click(story, last)
    else:
        story.setFocus()
        story.go_to(last)
        QTest.keyClick(story, Qt.Key.Key_Return)
    assert said == [("promise", mission.id, last)]
    assert screen.talk.said[0].words.startswith("Take the ")
    clock.now += 5
    screen.talk.forget()
    assert not screen.talk.said, "the team must remember it"


def test_what_must_be_taken_is_not_promised(lay: Lay, clock: HandClock) -> None:
    for form in ("must", "any"):
        mission = next(one for one in MISSIONS.values() if one.reward is not None and one.reward.form == form)
        screen = lay(4, hands={0: (mission.id, "sword", "bow", "map")})
        screen.hands.play(0, 0)
        assert not promises_of(screen), form


@pytest.mark.rule("DT-1010")
def test_a_promise_is_over_when_another_card_lies_on_top(lay: Lay, clock: HandClock) -> None:
    """Whether a Mission that lies below could have been promised is seen and said nowhere."""
    rewards = {one.id: one.reward for one in MISSIONS.values() if one.reward is not None}
    mission = next(key for key, reward in rewards.items() if reward.form == "slash")
    shown = []
    for order in ((0, 1, 2), (1, 0, 2)):
        screen = lay(4, hands={0: (mission, "sword", "bow", "map"), 1: ("cup", "book", "torch", "gold")})
        for place in order:
            screen.hands.play(0, place)
            for piece in promises_of(screen):
                click(screen.phase.story, piece.key)
        clock.now += 10
        screen.talk.forget()
        QApplication.processEvents()
        shown.append((screen.phase.story.grab().toImage(), screen.phase.story.pieces, screen.talk.said,
                      screen.talk.accessibleDescription()))  # fmt: skip
    assert shown[0] == shown[1]


# -- companions -------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["mouse", "enter", "right"])
def test_a_press_on_a_companions_card_asks_for_it_or_lets_a_mission_wait(lay: Lay, by: str) -> None:
    screen = lay(4, people=(0,), hands=HANDS)
    said, view = heard(screen), screen.phase.views[1]
    for card in ("flask", "cellar-without-stairs"):
        row = screen.hands.slots[1].cards.index(card)
        at = view.visualRect(view.model().index(row, 0)).center()
        if by == "enter":
            view.setFocus()
            view.setCurrentIndex(view.model().index(row, 0))
            QTest.keyClick(view, Qt.Key.Key_Return)
        else:
            button = Qt.MouseButton.LeftButton if by == "mouse" else Qt.MouseButton.RightButton
            QTest.mouseClick(view.viewport(), button, pos=at)
    assert said == ([] if by == "right" else [("asked", 0, "flask"), ("no", "cellar-without-stairs")])
    seen = screen.controller.seen()
    assert not seen.story_size
    assert not seen.discard


def test_a_companion_has_no_keys_no_done_and_asks_for_itself(lay: Lay) -> None:
    screen = lay(4, people=(0,), hands=HANDS)
    ask(screen, 1)
    press(screen, scan_of(blocks(4)[1].done))
    assert screen.controller.talk.markers == {}
    assert screen.controller.seen().done == frozenset()
    assert [button.isVisible() for button in screen.phase.done_buttons] == [True, False, False, False]
    assert not screen.phase.heads[1].isEnabled()


# -- the lines --------------------------------------------------------------------------------------


def test_the_newest_line_is_on_top_and_each_is_gone_after_a_while(lay: Lay, clock: HandClock) -> None:
    screen = lay(4, hands=HANDS)
    screen.talk.say(0, "One.")
    clock.now += 4
    screen.talk.say(1, "Two.")
    assert [line.words for line in screen.talk.said] == ["Two.", "One."]
    clock.now += 4
    screen.talk.forget()
    assert [line.words for line in screen.talk.said] == ["Two."]
    assert screen.talk.accessibleDescription() == "Two."


