"""What covers the table while something moves, and how it goes away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.clock import FADE
from tests.gui.motion.conftest import Film

Filmed = Callable[..., Film]
RIPPLE = {"hands": {1: "reverse-fate +2"}}
WW3 = {"hands": {1: "patch-1962 +2"}, "red": (1936, 1957), "patches": ""}


def picture(film: Film) -> QImage:
    """Return the board as it is on the screen."""
    table = film.scene.table
    return table.grab(table.timeline.geometry()).toImage()


def test_the_board_is_in_its_new_state_before_anything_moves(film: Filmed) -> None:
    table = film(**RIPPLE)
    table.play("play reverse-fate on 1936")
    assert 1939 in table.scene.public.open_paradoxes
    assert table.covered() == {1936, 1939, 1942, 1944, 1945, 1948}


def test_covers_go_one_after_the_other_in_year_order(film: Filmed) -> None:
    table = film(**RIPPLE)
    table.play("play reverse-fate on 1936")
    gone = []
    before = table.covered()
    for _ in range(300):
        table.run(10)
        gone += sorted(before - table.covered())
        before = table.covered()
    opened = [year for year in gone if year in table.scene.public.open_paradoxes]
    held = [year for year in gone[1:] if year not in opened]
    assert gone == [1936, *sorted(held), *sorted(opened)]
    assert opened
    assert not table.animator.is_running
    assert table.clock._wants["table"] == 0


def test_the_board_looks_old_at_first_and_new_at_last(film: Filmed) -> None:
    table = film(**RIPPLE)
    old = picture(table)
    table.scene.do("play reverse-fate on 1936")
    table.animator.finish()
    table.scene.pass_time(60)
    table.scene.table.timeline.clearFocus()
    cover = picture(table)
    year = table.scene.table.timeline.tile_rect(1944, False)
    assert cover.copy(year) == old.copy(year)
    table.run(3000)
    assert picture(table).copy(year) != old.copy(year)


@pytest.mark.parametrize("by", ["key", "click"])
def test_any_key_or_click_completes_what_moves(film: Filmed, by: str) -> None:
    table = film(**RIPPLE)
    table.play("play reverse-fate on 1936")
    table.run(100)
    if by == "key":
        QTest.keyClick(QApplication.focusWidget() or table.scene.table, Qt.Key.Key_F12)
    else:
        QTest.mouseClick(table.scene.table, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert not table.animator.is_running


def test_the_key_that_completes_does_what_it_does(film: Filmed) -> None:
    table = film(hands={1: "reverse-fate +2"})
    table.play("play reverse-fate on 1936")
    assert table.animator.is_running
    table.scene.lift()
    table.animator._pending = None
    turn = table.scene.public.turn
    table.scene.key(Qt.Key.Key_E)
    assert table.scene.public.turn == turn + 1


def test_off_means_that_nothing_moves(film: Filmed) -> None:
    table = film("off", **RIPPLE)
    table.play("play reverse-fate on 1936")
    assert not table.animator.is_running
    assert not table.scene.table.lamp.isVisible()


@pytest.mark.parametrize(("wish", "factor"), [("fast", 0.4), ("normal", 1.0), ("slow", 1.6)])
def test_the_speed_stretches_everything(film: Filmed, wish: str, factor: float) -> None:
    table = film(wish, **RIPPLE)
    table.play("play reverse-fate on 1936")
    turn = next(move for move in table.animator.moves if move.step.kind == "turn")
    assert turn.end - turn.start == pytest.approx(320 * factor)


def test_reduced_motion_is_one_short_cross_fade(film: Filmed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "is_reduced", lambda: True)
    table = film("auto", **RIPPLE)
    table.play("play reverse-fate on 1936")
    assert set(table.kinds()) <= {"fade", "cue"}
    table.run(FADE + 1)
    assert not table.animator.is_running


def test_opening_a_game_moves_nothing(film: Filmed) -> None:
    table = film(**RIPPLE)
    assert not table.animator.is_running


def test_a_change_without_a_play_shows_the_table_as_it_is(film: Filmed) -> None:
    table = film(**RIPPLE)
    table.play("play reverse-fate on 1936")
    table.scene.controller.changed.emit()
    assert not table.animator.is_running


def test_plays_that_come_too_fast_follow_each_other(film: Filmed) -> None:
    table = film(hands={1: "reverse-fate reverse-fate fast-forward"})
    table.play("play fast-forward")
    table.scene.do("play reverse-fate on 1936")
    table.scene.pass_time(60)
    table.scene.do("play reverse-fate on 1963")
    table.scene.pass_time(60)
    table.run(0)
    turned = [move for move in table.animator.moves if move.step.kind == "turn"]
    assert [move.step.year for move in turned] == [1936, 1963]
    assert turned[0].end <= turned[1].start
    for _ in range(80):
        table.run(100)
    assert [cue for cue in table.heard if cue.startswith("linchpin")] == ["linchpin-hall", "linchpin-road"]
    assert not table.animator.is_running


def test_who_falls_too_far_behind_is_brought_to_the_end(film: Filmed) -> None:
    table = film(hands={1: "reverse-fate reverse-fate fast-forward fast-forward prevent-assassination"})
    for words in ("play fast-forward", "play fast-forward", "play reverse-fate on 1936",
                  "play prevent-assassination on 1963", "play reverse-fate on 1936"):
        table.scene.do(words)
        table.scene.pass_time(60)
    now = table.clock.now_ms()
    assert max(move.end for move in table.animator.moves) - now <= 2 * 2400


def test_the_years_beyond_the_fault_sink(film: Filmed) -> None:
    table = film(hands={1: "patch-1962 +2"}, red=(1936, 1957))
    if 1962 not in table.scene.public.open_paradoxes:
        pytest.skip("1962 needs other Linchpins")
    table.play("play patch-1962 on 1962")
    sinking = {move.step.year for move in table.animator.moves if move.step.kind == "sink"}
    assert 1963 in sinking
    assert 1962 not in sinking
    table.run(3000)
    assert not table.animator.is_running


def test_a_resized_table_moves_nothing(film: Filmed) -> None:
    table = film(**RIPPLE)
    table.play("play reverse-fate on 1936")
    table.scene.window.resize(QSize(1280, 720))
    table.scene.settle()
    assert not table.animator.is_running


def test_the_lamp_beats_slowly_while_the_primary_button_can_be_pressed(film: Filmed) -> None:
    table = film(**RIPPLE)
    lamp = table.scene.table.lamp
    assert lamp.isVisible() == table.scene.table.steps.primary.isEnabled()
    table.scene.to_end_step()
    assert lamp.isVisible()
