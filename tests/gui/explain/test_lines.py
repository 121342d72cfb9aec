"""Lines of cause in both directions, and rings that answer a refusal."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.chrononauts.timeline import YEARS
from chrononauts_qt.ui.games.chrononauts.explain.lines import partners
from tests.gui.explain.steps import explain_of, focus_year
from tests.gui.table.conftest import Deal
from tests.gui.table.scene import Scene

Key = Qt.Key


def dealt(deal: Deal, card: str = "avert-disaster", **words: object) -> Scene:
    """Return the first turn of a game, uncovered."""
    scene = deal(**({"players": 2, "hands": {1: f"{card} dodo memo"}} | words))
    scene.lift()
    return scene


def test_c_shows_lines_as_long_as_it_is_held(deal: Deal) -> None:
    scene = dealt(deal)
    focus_year(scene, 1974)
    lines = explain_of(scene).lines
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyPress(focus, Key.Key_C)
    assert lines.isVisible()
    assert lines.shown() == (1974, 1865, 1963)
    QTest.keyRelease(focus, Key.Key_C)
    assert not lines.isVisible()


def test_shift_c_lets_them_stay_and_they_follow_the_keys(deal: Deal) -> None:
    scene = dealt(deal)
    focus_year(scene, 1963)
    lines = explain_of(scene).lines
    scene.key(Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    assert lines.shown() == (1963, 1968, 1969, 1974)
    scene.key(Key.Key_Right)
    assert lines.shown() == (1968, 1963)
    assert explain_of(scene).why.lines_button.isChecked()
    scene.key(Key.Key_Escape)
    assert not lines.isVisible()


@pytest.mark.rule("R-413")
def test_every_year_has_lines_and_they_say_the_same_from_both_ends() -> None:
    for year in YEARS:
        assert partners(year), year
        assert all(year in partners(other) for other in partners(year)), year


def test_what_takes_no_part_is_dimmed(deal: Deal) -> None:
    scene = dealt(deal)
    focus_year(scene, 1963)
    board, model = scene.table.timeline, scene.table.timeline_model

    def light(year: int) -> int:
        place = board.visualRect(model.index_of(year))
        image = scene.table.grab(place.translated(board.pos()).adjusted(8, 40, -8, -30)).toImage()
        return sum(image.pixelColor(x, image.height() - 2).lightness() for x in range(0, image.width(), 3))

    before = {year: light(year) for year in (1917, 1969)}
    scene.key(Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    assert light(1917) < before[1917] * 0.7
    assert light(1969) >= before[1969] * 0.9


@pytest.mark.rule("R-402")
def test_an_inverter_on_a_ripplepoint_rings_the_linchpins_that_move_it(deal: Deal) -> None:
    scene = dealt(deal)
    scene.choose("avert-disaster")
    scene.aim(1969)
    assert "1957 and 1963" in scene.said()
    assert explain_of(scene).lines.pointed == (1957, 1963)
    assert scene.table.timeline.legal_targets == frozenset({"1912", "1915", "1937"})
    assert scene.table.arming.card == "avert-disaster"
    scene.key(Key.Key_Escape)
    assert explain_of(scene).lines.pointed == ()
    assert scene.table.timeline.legal_targets is None


@pytest.mark.rule("R-402")
def test_a_refused_drop_rings_them_as_well(deal: Deal) -> None:
    scene = dealt(deal)
    scene.table.hand.drag_began.emit("avert-disaster")
    sentence = scene.table.referee.explain_drop("avert-disaster", "hand", "1969")
    scene.table.timeline.refused.emit("1969", sentence)
    scene.table.hand.drag_ended.emit("avert-disaster", False)
    assert explain_of(scene).lines.pointed == (1957, 1963)
    assert scene.table.timeline.legal_targets == frozenset({"1912", "1915", "1937"})


@pytest.mark.rule("R-501")
def test_a_patch_on_another_year_points_at_its_own(deal: Deal) -> None:
    scene = dealt(deal, "patch-1968", red=[1963])
    scene.choose("patch-1968")
    scene.aim(1969)
    assert explain_of(scene).lines.pointed == (1968,)
