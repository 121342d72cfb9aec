"""The big screen while every person has a phone: what goes, what grows, what it says, how it comes back."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.chrononauts.control import match_controller
from chrononauts_qt.ui.games.chrononauts.phone_sheet import GUESS
from chrononauts_qt.ui.games.chrononauts.views.far_geometry import far_layout
from chrononauts_qt.ui.games.chrononauts.views.geometry import layout_for
from chrononauts_qt.ui.kit.pixmaps import Pixmaps, drawn
from chrononauts_qt.ui.table.afar import LEAST_TEXT
from tests.gui.artifaxx.conftest import deal as counter
from tests.gui.phones.conftest import Party
from tests.gui.phones.evening import WHOLE_RING
from tests.gui.phones.test_chrononauts import CARD, HANDS
from tests.gui.secrecy.witness import listening

__all__ = ["counter"]

Begin = Callable[..., Party]
SIZES = ((1366, 768), (1920, 1080))


def own_parts(party: Party) -> tuple[QWidget, ...]:
    """Return what somebody with a hand at the screen has there."""
    table = party.scene.table
    return table.hand, table.steps, table.goals


def tabbed(start: QWidget) -> set[QWidget]:
    """Return what Tab comes to from somewhere, once round."""
    start.setFocus()
    found: dict[QWidget, None] = {}
    while (focus := QApplication.focusWidget()) not in found:
        assert focus is not None
        found[focus] = None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    return set(found)


def test_the_dock_goes_with_the_last_hand_and_comes_back_with_the_first(party: Begin) -> None:
    table = party(players=3, hands=HANDS)
    scene = table.scene
    for seat in (0, 1):
        table.seat(seat)
    table.begin()
    assert all(part.isVisible() for part in own_parts(table))
    at_desk = scene.table.layout_now
    table.seat(2)
    scene.settle()
    assert not any(part.isVisible() for part in own_parts(table))
    assert scene.table.timeline.geometry().bottom() > at_desk.dock.center().y()
    assert scene.table.timeline.u > at_desk.u
    table.phones.release(1)
    scene.settle()
    assert all(part.isVisible() for part in own_parts(table))
    assert scene.table.layout_now == at_desk


def test_a_seat_that_is_taken_over_at_the_screen_ends_it(party: Begin) -> None:
    table = party(players=3, hands=HANDS)
    table.scene.controller.hand_over(2, "agent")
    for seat in (0, 1):
        table.seat(seat)
    table.begin()
    assert not table.scene.table.hand.isVisible()
    table.scene.controller.take_over(2)
    table.scene.settle()
    assert table.scene.table.hand.isVisible()


def test_neither_tab_nor_keys_come_to_a_hand_and_a_listener_hears_why(
    party: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = party(players=3, hands=HANDS)
    scene = table.scene
    for seat in (0, 1):
        table.seat(seat)
    table.begin()
    scene.table.sheets.curtain.lifted.emit(2)
    scene.table.goals.setFocus()
    heard: list[tuple[Any, ...]] = []
    with listening(monkeypatch) as sounds:
        sounds.heard = heard
        table.seat(2)
        scene.table.narrator.answer("")
    names = "Ada, Bruno and Chloé"
    assert ("spoken", f"Everybody plays by phone: {names}.") in heard
    assert names in scene.table.status.accessibleDescription()
    assert QApplication.focusWidget() is scene.table.timeline
    reached = tabbed(scene.table.timeline)
    assert scene.table.timeline in reached
    assert scene.table.log in reached
    for part in own_parts(table):
        assert not any(part is one or part.isAncestorOf(one) for one in reached)
    for key in (Qt.Key.Key_1, Qt.Key.Key_G, Qt.Key.Key_H, Qt.Key.Key_X, Qt.Key.Key_E, Qt.Key.Key_V):
        scene.table.message.dismiss()
        scene.key(key)
        assert scene.said() == "The hands are on the phones."
        assert QApplication.focusWidget() in reached
    assert not scene.written()


def test_what_is_public_is_still_done_at_the_screen(party: Begin) -> None:
    """The time is held, what was done is taken back, years are explained, and phones are looked after."""
    table = party(players=3, hands=HANDS)
    scene = table.scene
    ada, bo, chloe = (table.seat(seat) for seat in range(3))
    table.begin()
    ada.say(f"play {CARD} on 1963")
    scene.settle()
    scene.click(scene.table.sheets.memo.hold_button)
    scene.pass_time(60)
    assert scene.public.step == "window"
    scene.click(scene.table.sheets.memo.hold_button)
    scene.pass_time(4.1)
    assert scene.public.step == "end"
    scene.aim(1963)
    assert scene.table.explain.why.isVisible()
    scene.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    table.settle()
    for guest in (ada, bo, chloe):
        assert "no" not in guest.say("table: agree")
    table.settle()
    assert scene.public.step == "play"
    doors = [action.text() for action in scene.table.status.menu().actions()]
    assert "Let phones in…" in doors


@pytest.mark.parametrize("seconds", ["4", "none"])
def test_who_is_asked_is_told_and_never_who_has_answered(party: Begin, seconds: str) -> None:
    table = party(players=3, hands=HANDS, seconds=seconds)
    ada, bo, chloe = (table.seat(seat) for seat in range(3))
    table.begin()
    ada.say(f"play {CARD} on 1963")
    table.settle()
    memo = table.scene.table.sheets.memo
    assert memo.isVisible()
    before = memo.grab().toImage(), memo.accessibleDescription()
    assert [label.text() for label in memo.findChildren(QLabel) if "Bruno and Chloé" in label.text()]
    assert not [button for button in memo.seat_buttons if button.isVisible()]
    for guest, words in ((bo, "memo"), (bo, "allow")):
        assert "no" not in guest.say(words)
        table.settle()
        assert (memo.grab().toImage(), memo.accessibleDescription()) == before
    if seconds == "none":
        chloe.say("allow")
        table.scene.pass_time(0.1)
        assert table.scene.public.step == "end"


@pytest.mark.parametrize("target", ["1963", "1865"])
def test_what_is_played_is_held_up_and_nothing_lies_over_what_it_is_aimed_at(
    party: Begin, target: str
) -> None:
    table = party(players=3, hands=HANDS)
    ada, _, _ = (table.seat(seat) for seat in range(3))
    table.begin()
    ada.say(f"play {CARD} on {target}")
    table.settle()
    screen = table.scene.table
    screen.staging.animator.finish()
    table.scene.settle()
    assert screen.slot.isVisible()
    assert screen.slot.card_place.height() > 0.4 * screen.height()
    held_up, asked = screen.slot.geometry(), screen.sheets.memo.geometry()
    assert not held_up.intersects(asked)
    for part in (held_up, asked):
        assert not part.intersects(screen.target_place(target, None))


def test_the_board_is_whole_again_once_a_play_has_been_read(party: Begin, qtbot: QtBot) -> None:
    """Whoever ends the turn by phone, and whoever is next, has nothing to press at the screen."""
    table = party(players=3, hands=HANDS)
    ada, _, _ = (table.seat(seat) for seat in range(3))
    table.begin()
    table.scene.controller.bots.pace = lambda: 0.02
    ada.say(f"play {CARD} on 1963")
    table.settle()
    table.scene.pass_time(WHOLE_RING)
    screen = table.scene.table
    screen.staging.animator.finish()
    table.scene.settle()
    assert screen.slot.shown is not None, "it was held up"
    qtbot.waitUntil(screen.slot.isHidden)


def written_on(screen: QWidget, monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """Return all that is painted on a table and that stands on its labels, with the height of its type."""
    found: dict[str, float] = {}
    draw = QPainter.drawText

    def note(painter: QPainter, *args: Any) -> Any:
        text = next((arg for arg in args if isinstance(arg, str)), "")
        pixels = painter.font().pixelSize() * painter.worldTransform().m22()
        found[text] = min(pixels, found.get(text, pixels))
        return draw(painter, *args)

    with monkeypatch.context() as patch:
        patch.setattr(QPainter, "drawText", note)
        patch.setattr(Pixmaps, "get", lambda kept, look, size, ratio, draw: drawn(size, ratio, draw))
        screen.grab()
    for part in screen.findChildren(QWidget):
        if isinstance(part, QLabel | QPushButton) and part.isVisible() and part.text():
            found[part.text()] = part.font().pixelSize()
    return found


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", ["chrononauts", "artifaxx"])
def test_everything_can_be_read_from_a_sofa(
    party: Begin, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, size: Any, game: str
) -> None:
    """While a card waits and when it is done, everything is at least 2.2 % of the screen high."""
    play = f"play {CARD} on 1963"
    if game == "artifaxx":
        table = party(request.getfixturevalue("counter")(lift=False))
        play = "play get-there-first on rongorongo"
    else:
        table = party(players=4, hands=HANDS, red=[1912, 1936])
    guests = [table.seat(seat) for seat in range(len(table.phones.names))]
    table.begin()
    table.window.resize(*size)
    assert "no" not in guests[0].say(play)
    screen = table.scene.table
    for seconds in (0.0, 4.1):
        table.scene.pass_time(seconds)
        table.settle()
        screen.staging.animator.finish()
        table.scene.settle()
        assert screen.slot.isVisible()
        written = written_on(screen, monkeypatch)
        assert len(written) > 20
        least = math.floor(LEAST_TEXT * screen.height())
        assert {text: px for text, px in written.items() if px < least} == {}


def test_how_the_guesses_came_out_does_not_wait_for_a_hand_at_the_screen(
    party: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_controller, "time_of_day", lambda: "21:40")
    table = party(players=2, first="guess")
    ada, bo = table.seat(0), table.seat(1)
    table.begin()
    ada.say("saw-clock")
    bo.say(GUESS, hours=21, minutes=30)
    table.settle()
    guessed = table.scene.table.sheets.guessed
    assert guessed.isVisible()
    guessed._leaves.timeout.emit()
    assert not guessed.isVisible()


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 600), *SIZES, (3840, 2160), (1280, 1024)], ids=str)
def test_the_board_has_the_height_of_the_dock(size: tuple[int, int], text: float) -> None:
    far, desk = far_layout(*size, text), layout_for(*size, text)
    assert far.timeline.bottom() >= desk.dock.bottom()
    assert far.tiles[0].height() > 1.15 * desk.tiles[0].height()
    assert far.u * text * 12 >= LEAST_TEXT * size[1] - 0.01
    parts = [far.timeline, far.players, *far.tabs, far.deck, far.discard, far.status]
    for number, part in enumerate(parts):
        assert far.size.width() >= part.right() + 1
        assert far.size.height() >= part.bottom() + 1
        assert not any(part.intersects(other) for other in parts[number + 1 :])
