"""When people are asked for a Memo: at every play, at some, or not before their next turn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.session.settings import load
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.kit.roles import CardRole
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.curtain import DEAF_MS
from tests.gui.bots.conftest import opened
from tests.gui.bots.stubs import SlowWorker
from tests.gui.desks import screen_of
from tests.gui.program import settle
from tests.gui.robot import HandClock, let_pass

NAMES = ("Ada", "Orvik", "Nelloc")
HANDS = {
    0: ("memo", "patch-1929"),
    1: ("prevent-assassination", "dodo", "time-vortex", "get-there-first"),
    2: ("ark",),
}
GOALS = {0: "yuri", 1: "otto", 2: "abel"}
"""Yuri wants 1969 and 1991 patched and 1995 as it was."""
Open = Callable[..., MatchController]


@pytest.fixture
def lay(window: MainWindow, tmp_path: Path) -> Open:
    """Return what lays a table in the window; `bots` are counted from 1, seat 2 begins, Ada holds a Memo."""

    def laid(*bots: int, **setup: Any) -> MatchController:
        said = {"first": "seat-2", "mulligan": False, "hands": HANDS, "identities": GOALS, **setup}
        options = {bot_option(seat - 1): "agent" for seat in bots} | {"memo": "none"}
        path = tmp_path / "wish.chrononauts"
        match = Match.start("chrononauts", NAMES, Setup(3, "wish", **said), path, options)
        return opened(window, match)

    return laid


def chosen(window: MainWindow, words: str, *path: str) -> None:
    """Choose something in the menu that asks when to ask, within the menus of `path`."""
    menu = screen_of(window).memo_menu.menu()
    for name in path:
        menu = next(action.menu() for action in menu.actions() if action.text() == name)
    found: QAction = next(action for action in menu.actions() if action.text() == words)
    found.trigger()
    menu.deleteLater()
    settle()


def plays(controller: MatchController, action: str, seat: int = 1) -> None:
    """Let somebody play."""
    assert controller.submit(seat, parse(action))
    controller.tick()
    settle()


def is_asked(window: MainWindow) -> bool:
    """Tell whether the only person is asked."""
    return bool(screen_of(window).sheets.is_up("memo"))


@pytest.mark.rule("R-1001")
@pytest.mark.parametrize(
    ("action", "touches"),
    [
        ("play prevent-assassination on 1865", False),
        ("play prevent-assassination on 1963", True),
        ("play dodo", False),
        ("play time-vortex", True),
        ("play get-there-first on stegosaurus", True),
        ("play get-there-first on mona-lisa-real", False),
    ],
)
def test_who_wants_it_is_asked_of_what_touches_alone(
    window: MainWindow, lay: Open, clock: HandClock, action: str, touches: bool
) -> None:
    tables = {0: ("stegosaurus",), 2: ("mona-lisa-real",)}
    controller = lay(2, 3, tables=tables, missions={0: "king-for-a-day"})
    chosen(window, "Only if it touches me or my years")
    plays(controller, action)
    assert is_asked(window) == touches
    assert controller.public_view().step == "window", "bots answer in their own time, whatever she wants"
    assert (0 in controller.public_view().deciding) == touches
    assert load(window.folder).memo_asks == {"ada": "touching"}


def test_the_wish_is_kept_for_the_next_game(window: MainWindow, lay: Open) -> None:
    controller = lay(2, 3)
    chosen(window, "Only if it touches me or my years")
    assert dict(screen_of(window).controller.wishes) == {0: "touching"}
    chosen(window, "At every play")
    assert load(window.folder).memo_asks == {"ada": "every"}
    plays(controller, "play dodo")
    assert is_asked(window)


def test_the_least_window_has_all_three_answers(window: MainWindow, lay: Open) -> None:
    window.resize(1024, 600)
    controller = lay(2, 3)
    plays(controller, "play dodo")
    memo = screen_of(window).sheets.memo
    answers = (memo.never_button, memo.memo_button, memo.rest_button)
    places = [QRect(one.mapTo(memo, QPoint()), one.size()) for one in answers if one.isVisible()]
    assert len(places) == 3
    assert not [pair for pair in combinations(places, 2) if pair[0].intersects(pair[1])]
    assert all(memo.rect().contains(place) and place.height() >= MIN_TARGET_PX for place in places)


def test_not_this_round_ends_with_the_own_turn(window: MainWindow, lay: Open, clock: HandClock) -> None:
    controller = lay(2, 3)
    plays(controller, "play dodo")
    QTest.mouseClick(screen_of(window).sheets.memo.rest_button, Qt.MouseButton.LeftButton)
    settle()
    assert not is_asked(window)
    assert controller.resting == {0}
    allowed(controller, clock)
    controller.submit(1, parse("end"))
    plays(controller, "play ark", 2)
    assert not is_asked(window), "not in this round"
    allowed(controller, clock)
    controller.submit(2, parse("end"))
    assert controller.public_view().seat_to_move == 0
    assert controller.resting == frozenset()


def allowed(controller: MatchController, clock: HandClock) -> None:
    """Let all who are left say that they have no objection."""
    while controller.public_view().step == "window":
        controller.submit(controller.public_view().deciding[0], parse("allow"))


def test_among_several_it_is_said_openly_and_nobody_sees_what_touches(
    window: MainWindow, lay: Open
) -> None:
    controller = lay(3)
    menu = screen_of(window).memo_menu.menu()
    ways = {entry.text(): [way.text() for way in entry.menu().actions()] for entry in menu.actions()}
    both = ["At every play", "Not before my next turn"]
    assert ways == {"Ada": both, "Orvik": both}
    controller.wishes = {0: "touching"}
    plays(controller, "play dodo")
    assert 0 in controller.public_view().deciding, "whatever her cards are, she is asked"
    chosen(window, "Not before my next turn", "Ada")
    controller.tick()
    assert 0 not in controller.public_view().deciding


def test_the_question_says_what_would_come_of_it_and_leaves_hand_and_goals_in_sight(
    window: MainWindow, lay: Open, worker: SlowWorker
) -> None:
    controller = lay(2, 3, red=[1957], patches=("patch-1969",))
    plays(controller, "play prevent-assassination on 1963")
    table = screen_of(window)
    panel = table.sheets.memo
    assert "1963 would turn. Paradoxes opened: 1968. Nothing of yours would change." in panel._refusal.text()
    for part in (table.hand, table.goals):
        assert part.isEnabled()
        assert not panel.geometry().intersects(part.geometry())
    assert controller.looking == 0


@pytest.mark.rule("R-916")
@pytest.mark.parametrize(
    "action", ["play time-vortex", "play discontinuity on left", "play discontinuity on right"]
)
def test_the_question_counts_the_cards_of_another_hand(
    window: MainWindow, lay: Open, worker: SlowWorker, action: str
) -> None:
    hands = {
        0: ("memo", "patch-1929"),
        1: ("time-vortex", "discontinuity", "dodo", "stegosaurus"),
        2: ("ark",),
    }
    controller = lay(2, 3, hands=hands)
    plays(controller, action)
    before = controller.public_view().players[0].hand_size
    said = screen_of(window).sheets.memo._refusal.text()
    while controller.public_view().step == "window":
        assert controller.submit(controller.public_view().deciding[0], parse("allow"))
    after = controller.public_view().players[0].hand_size
    assert f"You hold {before}; you would get {after}." in said


def test_the_question_says_what_year_would_help_or_hinder(
    window: MainWindow, lay: Open, worker: SlowWorker
) -> None:
    """Yuri needs 1969 patched, and it can be only while it is a Paradox."""
    controller = lay(2, 3)
    plays(controller, "play prevent-assassination on 1963")
    said = screen_of(window).sheets.memo._refusal.text()
    assert "It would help you; you could patch: 1969." in said
    assert "Nothing of yours" not in said


def test_the_question_says_what_can_be_patched_no_longer(
    window: MainWindow, lay: Open, worker: SlowWorker
) -> None:
    controller = lay(2, 3, red=[1963], hands={**HANDS, 1: ("restore-history",)})
    plays(controller, "play restore-history on 1963")
    said = screen_of(window).sheets.memo._refusal.text()
    assert "It would set you back; you could no longer patch: 1969." in said


@pytest.mark.parametrize("way", ["click", "enter"])
def test_a_memo_chosen_in_the_hand_leads_to_the_button_that_plays_it(
    window: MainWindow, lay: Open, worker: SlowWorker, way: str
) -> None:
    controller = lay(2, 3)
    plays(controller, "play dodo")
    let_pass(DEAF_MS)
    table = screen_of(window)
    panel, hand = table.sheets.memo, table.hand
    index = next(i for i in hand.items() if i.data(CardRole.CARD) == "memo")
    if way == "click":
        place = hand.visualRect(index).center()
        QTest.mouseClick(hand.viewport(), Qt.MouseButton.LeftButton, pos=place)
    else:
        hand.setFocus()
        hand.setCurrentIndex(index)
        QTest.keyClick(hand, Qt.Key.Key_Return)
    assert controller.public_view().step == "window", "it takes two steps, as any card"
    assert panel.memo_button.hasFocus()
    assert table.message.words.text() == "Press “Cancel it with my Memo”."
    QTest.keyClick(panel.memo_button, Qt.Key.Key_Return)
    settle()
    assert controller.public_view().playing[-1].card == "memo"
