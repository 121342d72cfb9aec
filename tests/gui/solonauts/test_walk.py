"""The way to the shelf: 1.2 seconds, ended by any key or press, none for those who want no motion."""

from __future__ import annotations

from PySide6.QtCore import Qt

from chrononauts_qt.ui.games.chrononauts.views.motion import LONGEST
from chrononauts_qt.ui.games.solonauts.walk import WALK_MS
from chrononauts_qt.ui.kit import clock
from tests.gui.desks import solo_end_of
from tests.gui.solonauts.conftest import Deal
from tests.gui.solonauts.journey import Journey


def _pass(journey: Journey, milliseconds: float) -> None:
    """Move the table's clock."""
    ticking = journey.table.staging.clock
    now = ticking.now_ms() / 1000 + milliseconds / 1000
    ticking._now = lambda: now
    ticking.ticked.emit()


def _send_home(journey: Journey) -> None:
    assert clock.speed() == 1.0
    journey.do("play patch-1939 on 1939")


def test_whoever_goes_home_walks_to_the_shelf(deal: Deal, moving: None) -> None:
    """R-1210: the rules have them home already; the eye follows."""
    journey = deal()
    clock.follow(lambda: "normal")
    walk, shelf = journey.table.walk, journey.table.shelf
    _send_home(journey)
    assert walk.is_running
    assert shelf._expected == frozenset({"otto", "clara"})
    assert journey.table.shelf_model.home == ("otto", "clara")
    _pass(journey, LONGEST)
    assert walk.isVisible()
    _pass(journey, WALK_MS / 2)
    assert walk.is_running
    _pass(journey, WALK_MS)
    assert not walk.is_running
    assert not walk.isVisible()
    assert shelf._expected == frozenset()


def test_a_key_ends_the_way_and_does_what_it_does(deal: Deal, moving: None) -> None:
    journey = deal()
    clock.follow(lambda: "normal")
    _send_home(journey)
    _pass(journey, LONGEST)
    assert journey.table.walk.isVisible()
    journey.table.hand.setFocus()
    journey.key(Qt.Key.Key_1)
    assert not journey.table.walk.is_running
    assert journey.table.arming.card == journey.view.hand[0]


def test_nobody_walks_without_motion(deal: Deal) -> None:
    journey = deal()
    clock.follow(lambda: "off")
    journey.do("play patch-1939 on 1939")
    assert not journey.table.walk.is_running
    assert journey.table.shelf._expected == frozenset()
    clock.follow(None)


def test_the_end_waits_for_the_last_step(deal: Deal, moving: None) -> None:
    journey = deal(home=("yuri", "lin", "noor", "abel"))
    clock.follow(lambda: "normal")
    _send_home(journey)
    assert journey.view.outcome is not None
    assert journey.table.isVisible()
    _pass(journey, LONGEST)
    _pass(journey, WALK_MS * 2)
    journey.settle()
    assert solo_end_of(journey.window).isVisible()


def test_the_way_back_brings_everybody_back_at_once(deal: Deal, moving: None) -> None:
    journey = deal()
    clock.follow(lambda: "normal")
    _send_home(journey)
    journey.controller.undo()
    assert not journey.table.walk.is_running
    assert journey.table.shelf_model.home == ()
