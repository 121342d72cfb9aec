"""Taking back at the counter: the same way, the same sheet, and everything lies where it lay."""

from __future__ import annotations

from PySide6.QtCore import Qt

from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session.take_back import AGREED, REWIND_OPTION
from tests.gui.artifaxx.scene import Deal

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_an_artifact_that_was_fetched_goes_back_to_the_hand(deal: Deal) -> None:
    scene = deal()
    before = artifaxx.dump(scene.match.state)
    scene.do("play tyrannosaurus")
    scene.allow()
    assert "tyrannosaurus" in scene.on_shelf(0)
    scene.key(Qt.Key.Key_Z, CONTROL)
    sheet = scene.counter.sheets.take_back
    assert sheet.isVisible()
    for button in list(sheet.answers.values()):
        scene.click(button)
    assert artifaxx.dump(scene.match.state) == before
    assert "tyrannosaurus" not in scene.on_shelf(0)
    assert scene.counter.sheets.curtain.isVisible()
    assert scene.shown() == ()
    assert scene.counter.log_model.lines[-1].text.endswith("took back the last move.")


def test_an_armed_card_goes_back_first(deal: Deal) -> None:
    scene = deal()
    if scene.controller.viewer is None:
        scene.lift()
    scene.choose("get-there-first")
    assert scene.counter.arming.card == "get-there-first"
    scene.key(Qt.Key.Key_Z, CONTROL)
    assert scene.counter.arming.card is None
    assert scene.counter.sheets.take_back.isHidden()


def test_a_turn_of_a_family_is_begun_again_behind_the_curtain(deal: Deal) -> None:
    scene = deal()
    scene.match.options[REWIND_OPTION] = AGREED
    before = artifaxx.dump(scene.match.state)
    scene.do("discard tyrannosaurus")
    scene.do("discard get-there-first")
    scene.key(Qt.Key.Key_Z, CONTROL)
    sheet = scene.counter.sheets.take_back
    assert sheet.mark.isVisible()
    for button in list(sheet.answers.values()):
        scene.click(button)
    assert artifaxx.dump(scene.match.state) == before
    assert scene.match.past.is_practice
    assert scene.controller.viewer is None
