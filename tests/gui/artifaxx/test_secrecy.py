"""Nobody's eyes at the counter: with no viewer it gives nothing away, in pixels, words or answers.

Two games that differ only in hands, Missions and deck must look, speak and answer alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible

from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.chrononauts.new_game_terms import MEMO_OPTION
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.artifaxx.scene import CounterScene
from tests.gui.artifaxx.screens import NAMES
from tests.gui.robot import HandClock
from tests.gui.table.eyes import compare, look
from tests.gui.table.moments import away
from tests.gui.table.scene import every_text

TABLES = {0: ("dodo",), 1: ("rongorongo", "mona-lisa-obvious")}
FIRST = "tyrannosaurus"


def world(number: int) -> artifaxx.Setup:
    """Return one of two deals: Ada's first card and all that lies open are the same, all else is not."""
    hidden: tuple[dict[str, Any], ...] = (
        {
            "hands": {0: (FIRST, "get-there-first", "memo"), 1: ("memo", "ark"), 2: ("rewind",)},
            "missions": {0: "petting-zoo", 1: "natural-history", 2: "great-mysteries"},
            "draw_pile": ("sell-artifact-dinosaur", "quick-trip", "cancer-cure"),
        },
        {
            "hands": {0: (FIRST, "new-mission", "rewind"), 1: ("time-vortex", "memo"), 2: ("ark",)},
            "missions": {0: "burnt-library", 1: "king-for-a-day", 2: "healing-hands"},
            "draw_pile": ("discontinuity", "memo", "stegosaurus"),
        },
    )
    return artifaxx.Setup(3, f"world-{number}", first="seat-1", tables=TABLES, **hidden[number])


def curtain(scene: CounterScene) -> None:
    """Before a turn."""


def in_a_window(scene: CounterScene) -> None:
    """Ada's Artifact waits for a Memo."""
    scene.lift()
    scene.do(f"play {FIRST}")
    scene.counter.staging.animator.finish()


def asked_for_a_look(scene: CounterScene) -> None:
    """Bruno's curtain hangs over the Memo window."""
    in_a_window(scene)
    scene.click(scene.counter.sheets.memo.seat_buttons[1])


def look_broken_off(scene: CounterScene) -> None:
    """Another program comes to the front while Bruno looks."""
    asked_for_a_look(scene)
    scene.lift()
    away()


def never_mind(scene: CounterScene) -> None:
    """Bruno has looked and thought better of it."""
    asked_for_a_look(scene)
    scene.lift()
    scene.click(scene.counter.sheets.memo.never_button)


def away_with_a_card_armed(scene: CounterScene) -> None:
    """Ada has read a card and armed another, and leaves the program."""
    scene.lift()
    other = next(card for card in scene.shown() if card != FIRST)
    scene.counter.reader.show(other)
    scene.choose(FIRST)
    scene.counter.arming.arm(other, "hand")
    scene.counter.drawer.card.setFocus()
    away()


def shelf_with_keys(scene: CounterScene) -> None:
    """The keys are on a shelf while the curtain hangs: what lies there is open to all."""
    scene.counter.shelves[1].setFocus()


MOMENTS = (
    curtain,
    in_a_window,
    asked_for_a_look,
    look_broken_off,
    never_mind,
    away_with_a_card_armed,
    shelf_with_keys,
)


@pytest.fixture
def both(window: MainWindow, clock: HandClock) -> Callable[[Callable[[CounterScene], None]], None]:
    """Return what brings both worlds to a moment and compares what is seen of them."""

    def compared(moment: Callable[[CounterScene], None]) -> None:
        seen = []
        for number in range(2):
            clock.now = 0.0
            state, _ = artifaxx.new_game(world(number))
            scene = CounterScene(window, clock, Match("artifaxx", NAMES[:3], state, {MEMO_OPTION: "4"}))
            moment(scene)
            seen.append(look(scene))
        assert seen[0].public == seen[1].public, "the two games differ in public: the test is wrong"
        compare(*seen)

    return compared


@pytest.mark.rule("R-1108", "R-1014")
@pytest.mark.parametrize("moment", MOMENTS, ids=[moment.__name__ for moment in MOMENTS])
def test_two_games_that_differ_in_secrets_look_alike(
    both: Callable[[Callable[[CounterScene], None]], None], moment: Callable[[CounterScene], None]
) -> None:
    both(moment)


def test_the_uncovered_hand_and_mission_are_shown_to_their_owner(
    window: MainWindow, clock: HandClock
) -> None:
    """The comparison would see them: uncovered, the two games differ in words and in pixels."""
    seen = []
    for number in range(2):
        state, _ = artifaxx.new_game(world(number))
        scene = CounterScene(window, clock, Match("artifaxx", NAMES[:3], state, {}))
        scene.lift()
        seen.append((scene.window.grab().toImage(), every_text(scene.counter)))
        assert scene.counter.drawer.card.face is not None
    assert seen[0][0] != seen[1][0]
    assert seen[0][1] != seen[1][1]


def test_behind_the_curtain_no_private_word_is_left(window: MainWindow, clock: HandClock) -> None:
    state, _ = artifaxx.new_game(world(0))
    scene = CounterScene(window, clock, Match("artifaxx", NAMES[:3], state, {}))
    away_with_a_card_armed(scene)
    table = scene.counter
    assert table.hand_model.rowCount() == table.small_hand_model.rowCount() == 0
    assert table.drawer.card.face is None
    assert table.arming.card is None
    assert all(shelf.legal_targets is None for shelf in table.shelves)
    assert scene.said() == ""
    spoken = QAccessible.queryAccessibleInterface(table.drawer.card)
    assert spoken.text(QAccessible.Text.Name) == spoken.text(QAccessible.Text.Description) == ""


@pytest.mark.parametrize("size", [QSize(1024, 600), QSize(1920, 1080)])
def test_the_curtain_covers_hand_drawer_and_buttons_and_nothing_open(
    window: MainWindow, clock: HandClock, size: QSize
) -> None:
    window.resize(size)
    state, _ = artifaxx.new_game(world(0))
    scene = CounterScene(window, clock, Match("artifaxx", NAMES[:3], state, {}))
    table, hung = scene.counter, scene.counter.sheets.curtain.geometry()
    assert hung.contains(table.drawer.geometry())
    assert hung.contains(table.steps.geometry())
    assert hung.contains(table.layout_now.base.hand.intersected(table.layout_now.base.dock))
    for view in (*table.shelves, table.middle, table.discard, table.log_panel):
        assert not hung.intersects(view.geometry())
