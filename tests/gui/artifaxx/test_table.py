"""The counter in the window: choosing, aiming, dropping, sheets, motion, and being made anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from chrononauts_qt.ui.games.artifaxx.asked import asked_on_counter
from chrononauts_qt.ui.kit.roles import CardRole, LogRole
from tests.gui.artifaxx.robot import CounterRobot, artifact_on
from tests.gui.artifaxx.scene import SHELVES, CounterScene, Deal
from tests.gui.desks import reveal_of
from tests.gui.robot import LEFT

# -- by mouse -----------------------------------------------------------------------------------


def test_an_armed_artifact_rings_slot_and_own_shelf_and_nothing_of_others(deal: Deal) -> None:
    scene = deal()
    scene.choose("tyrannosaurus")
    table = scene.counter
    assert table.middle.legal_targets == frozenset({"slot", "seat-1"})
    scene.press_shelf(1)
    assert scene.public.step == "play"
    assert "Tyrannosaurus" in scene.said()
    scene.press_shelf(0)
    assert scene.played() == (0, "tyrannosaurus", None)
    scene.allow()
    assert scene.on_shelf(0) == ("dodo", "ark", "tyrannosaurus")


@pytest.mark.rule("R-1106")
def test_a_card_is_aimed_at_an_artifact_by_a_click(deal: Deal) -> None:
    scene = deal()
    scene.choose("get-there-first")
    assert not scene.counter.sheets.choice.isVisible()
    assert scene.counter.shelves[1].legal_targets == frozenset({*SHELVES[1], *SHELVES[2]})
    scene.press("dodo")
    assert scene.public.step == "play"
    assert scene.said()
    scene.press("rongorongo")
    assert scene.played() == (0, "get-there-first", "rongorongo")
    ring, shelf = scene.counter.aim_mark, scene.counter.shelves[1]
    place = shelf.visualRect(artifact_on(scene.counter, "rongorongo")[1]).translated(shelf.pos())
    assert ring.isVisible()
    assert ring.geometry().contains(place)
    assert not ring.geometry().contains(shelf.geometry())
    scene.allow()
    assert scene.on_shelf(0) == ("dodo", "ark", "rongorongo")
    assert scene.on_shelf(1) == ("mona-lisa-obvious",)


def test_a_click_without_an_armed_card_reads_and_plays_nothing(deal: Deal) -> None:
    scene = deal()
    scene.press("rongorongo")
    assert scene.counter.reader.key == "rongorongo"
    assert scene.public.step == "play"
    scene.key(Qt.Key.Key_Escape)
    assert not scene.counter.reader.inspector.isVisible()


def test_a_click_on_the_slot_plays_what_needs_no_target(deal: Deal) -> None:
    scene = deal()
    scene.choose("tyrannosaurus")
    slot = scene.counter.middle
    QTest.mouseClick(slot.viewport(), LEFT, pos=slot.rect().center())
    scene.settle()
    assert scene.played() == (0, "tyrannosaurus", None)
    assert scene.counter.slot_model.cards == ("tyrannosaurus",)


def test_a_direction_is_chosen_on_a_sheet(deal: Deal) -> None:
    scene = deal("discontinuity memo")
    scene.choose("discontinuity")
    choice = scene.counter.sheets.choice
    assert choice.isVisible()
    assert choice.title.text() == "Which way do the hands move?"
    scene.click(choice.choices["left"])
    assert scene.played() == (0, "discontinuity", "left")


# -- by keyboard --------------------------------------------------------------------------------


def test_the_keys_of_a_turn(deal: Deal) -> None:
    """A digit arms, the focus goes to the first legal Artifact, Enter plays, Esc puts back, X discards."""
    scene = deal()
    row = scene.shown().index("get-there-first")
    digit = Qt.Key(Qt.Key.Key_1 + row)
    scene.key(digit)
    shelf = scene.counter.shelves[1]
    assert shelf.hasFocus()
    assert shelf.currentIndex().data(CardRole.CARD) == "rongorongo"
    scene.key(Qt.Key.Key_Escape)
    assert scene.counter.arming.card is None
    scene.key(digit)
    scene.key(Qt.Key.Key_A)
    assert scene.counter.shelves[2].hasFocus()
    scene.key(Qt.Key.Key_Return)
    assert scene.played() == (0, "get-there-first", "stegosaurus")
    scene.allow()
    assert scene.public.step == "end"
    scene.key(Qt.Key.Key_E)
    assert scene.public.seat_to_move == 1


def test_space_leads_back_to_the_curtain_from_a_shelf(deal: Deal) -> None:
    """An arrow key on its button leads to a shelf, and there Space was dead."""
    scene = deal(lift=False, tables={})
    curtain = scene.counter.sheets.curtain
    scene.counter.shelves[0].setFocus()
    scene.key(Qt.Key.Key_Space)
    assert curtain.lift_button.hasFocus()
    assert curtain.isVisible(), "this press was not the curtain's"


def test_x_discards_and_the_second_card_is_explained(deal: Deal) -> None:
    scene = deal()
    scene.counter.hand.setCurrentIndex(scene.card("memo"))
    scene.key(Qt.Key.Key_X)
    assert scene.public.step == "kill"
    assert "second card" in scene.said()


def test_enter_on_an_empty_shelf_puts_the_armed_artifact_there(deal: Deal) -> None:
    scene = deal(tables={})
    scene.choose("tyrannosaurus")
    scene.counter.shelves[0].setFocus()
    scene.key(Qt.Key.Key_Return)
    assert scene.played() == (0, "tyrannosaurus", None)


def test_g_and_j_lead_to_the_mission_and_the_log(deal: Deal) -> None:
    scene = deal(missions={0: "petting-zoo"})
    scene.key(Qt.Key.Key_G)
    assert scene.counter.drawer.card.hasFocus()
    scene.key(Qt.Key.Key_Return)
    assert scene.counter.reader.key == "petting-zoo"
    scene.key(Qt.Key.Key_Escape)
    scene.key(Qt.Key.Key_J)
    assert scene.counter.log.hasFocus()


# -- windows, sheets, goals ---------------------------------------------------------------------


@pytest.mark.rule("R-1107")
def test_only_the_mission_can_be_claimed(deal: Deal) -> None:
    scene = deal(tables={0: ("ark", "creation-tape", "rongorongo")}, missions={0: "great-mysteries"})
    scene.to_end_step()
    scene.key(Qt.Key.Key_V)
    claim = scene.counter.sheets.claim
    assert list(claim.claims) == ["mission"]
    assert scene.counter.steps.reminds
    scene.click(claim.claims["mission"])
    assert scene.public.outcome is not None
    assert reveal_of(scene.window).isVisible()


@pytest.mark.rule("R-1107")
def test_enter_ends_the_turn_after_a_claim_was_thought_better_of(deal: Deal) -> None:
    """The keys come back to the button that had them."""
    scene = deal()
    scene.do("play tyrannosaurus")
    scene.pass_time(9)
    scene.lift()
    assert scene.counter.steps.primary.hasFocus()
    scene.key(Qt.Key.Key_V)
    assert scene.counter.sheets.claim.isVisible()
    scene.key(Qt.Key.Key_Escape)
    assert scene.counter.steps.primary.hasFocus()
    scene.key(Qt.Key.Key_Return)
    assert scene.public.seat_to_move == 1


def test_a_claim_that_is_not_true_is_told_to_the_claimant_only(deal: Deal) -> None:
    scene = deal(missions={0: "great-mysteries"})
    scene.to_end_step()
    assert not scene.counter.steps.reminds
    scene.key(Qt.Key.Key_V)
    scene.click(scene.counter.sheets.claim.claims["mission"])
    assert scene.counter.sheets.claim.answer.text().startswith("Not yet.")
    assert scene.public.outcome is None


@pytest.mark.rule("R-1004", "R-1108")
def test_a_memo_lies_over_the_card_in_the_slot(deal: Deal) -> None:
    scene = deal(hands={1: ("memo",)})
    scene.do("play get-there-first on rongorongo")
    assert scene.counter.sheets.memo.isVisible()
    scene.do("memo", 1)
    assert scene.counter.slot_model.cards == ("get-there-first", "memo")
    scene.allow()
    assert scene.counter.slot_model.rowCount() == 0
    assert scene.on_shelf(1) == ("rongorongo", "mona-lisa-obvious")


def test_a_miracle_shows_its_small_hand(deal: Deal) -> None:
    scene = deal("miracle-biblical-relic memo")
    scene.choose("miracle-biblical-relic")
    scene.press("ark")
    scene.allow()
    assert scene.public.step == "miracle"
    assert scene.counter.hand.model() is scene.counter.small_hand_model
    assert scene.shown() == scene.controller.view().small_hand


def test_a_rewind_that_fetches_an_action_is_aimed_at_the_shelves(deal: Deal) -> None:
    scene = deal("rewind memo", discard_pile=("get-there-first",))
    scene.choose("rewind")
    scene.key(Qt.Key.Key_Return)
    scene.allow()
    CounterRobot(scene.window, scene.clock)._fetch("get-there-first")
    assert scene.counter.arming.source == "discard"
    assert not scene.counter.sheets.is_asking
    scene.press("stegosaurus")
    assert scene.played() == (0, "get-there-first", "stegosaurus")


def test_the_drawer_shows_on_whose_shelf_the_mission_lies(deal: Deal) -> None:
    scene = deal(missions={0: "great-mysteries"})
    face = scene.counter.drawer.card.face
    assert face is not None
    assert [row.owners for row in face.rows] == [(), (0,), (1,)]
    scene.controller.cover()
    scene.settle()
    assert scene.counter.drawer.card.face is None


def test_the_status_line_has_nothing_of_a_timeline(deal: Deal) -> None:
    scene = deal()
    assert [button.text() for button in scene.counter.status.buttons] == ["Menu"]
    assert "Ada" in scene.counter.status.accessibleName()


def test_f1_asks_about_what_has_the_keys(deal: Deal) -> None:
    scene = deal(tables=SHELVES)
    table = scene.counter
    shelf, index = artifact_on(table, "rongorongo")
    shelf.setCurrentIndex(index)
    assert asked_on_counter(table, shelf) == ("card:rongorongo", False)
    table.hand.setCurrentIndex(scene.card("memo"))
    assert asked_on_counter(table, table.hand) == ("card:memo", True)
    assert asked_on_counter(table, table.steps.claim_button) == ("rule:R-1107", False)
    assert asked_on_counter(table, table.drawer.card) == ("rule:R-1107", False)
    assert asked_on_counter(table, table.log)[1] is False


def test_the_log_goes_on_where_the_last_turn_of_the_reader_ended(deal: Deal) -> None:
    """Heading and first line for whoever has just lifted the curtain; the next event brings the Log back."""
    scene = deal()
    panel, log = scene.counter.log_panel, scene.counter.log
    for _ in range(3):
        scene.to_end_step()
        assert panel.heading == "Log"
        scene.do("end")
    scene.lift()
    assert panel.heading == "Since your last turn"
    bar, first = log.verticalScrollBar(), log.indexAt(QPoint(20, 12))
    assert first.data(LogRole.TURN) == 2 or bar.value() == bar.maximum()
    scene.to_end_step()
    assert panel.heading == "Log"


def test_the_discards_are_open_at_any_time_but_while_a_clock_runs(deal: Deal) -> None:
    scene = deal(discard_pile=("dodo",), tables={1: ("rongorongo",)}, lift=False)
    scene.click(scene.counter.discard.viewport())
    assert scene.counter.sheets.discards.isVisible()
    scene.key(Qt.Key.Key_Escape)
    scene.lift()
    scene.do("play get-there-first on rongorongo")
    assert not scene.counter.discard.isEnabled()
    scene.allow()
    assert scene.counter.discard.isEnabled()


# -- motion -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("moving")
def test_a_card_on_its_way_is_not_yet_on_the_shelf(deal: Deal) -> None:
    """The model is in the new state at once; the picture waits for the flight, or for any key."""
    scene = deal()
    scene.do("play tyrannosaurus")
    scene.counter.staging.animator.finish()
    for seat in (1, 2):
        assert scene.controller.allow(seat)
    table = scene.counter
    assert scene.on_shelf(0)[-1] == "tyrannosaurus"
    assert table.staging.animator.is_running
    assert table.shelves[0].arriving == frozenset({"tyrannosaurus"})
    flights = [move.step.way for move in table.staging.animator.moves if move.step.card == "tyrannosaurus"]
    assert flights == [("slot", "table-0")]
    table.staging.animator.finish()
    assert table.shelves[0].arriving == frozenset()


# -- made anew ----------------------------------------------------------------------------------


def _in_a_window(scene: CounterScene) -> None:
    scene.do("play get-there-first on rongorongo")


def _in_a_look(scene: CounterScene) -> None:
    _in_a_window(scene)
    scene.click(scene.counter.sheets.memo.seat_buttons[1])
    scene.lift()


def _armed(scene: CounterScene) -> None:
    scene.choose("get-there-first")


def _read(scene: CounterScene) -> None:
    scene.press("rongorongo")


def _claiming(scene: CounterScene) -> None:
    scene.to_end_step()
    scene.key(Qt.Key.Key_V)


@pytest.mark.parametrize("moment", [_in_a_window, _in_a_look, _armed, _read, _claiming])
@pytest.mark.parametrize("change", [{"theme": "light"}, {"language": "it"}, {"text_scale": 1.25}])
def test_the_counter_made_anew_goes_on_where_it_was(
    deal: Deal, moment: Callable[[CounterScene], None], change: dict[str, Any]
) -> None:
    """Another look or language in the middle of everything: same viewer, card, sheet, and what was read."""
    scene = deal()
    moment(scene)

    def state() -> tuple[Any, ...]:
        table = scene.counter
        sheets = table.sheets
        return (
            scene.controller.viewer,
            scene.controller.looking,
            table.arming.card,
            table.reader.key,
            sheets.memo.isVisible(),
            sheets.claim.isVisible(),
            sheets.curtain.isVisible(),
            table.slot_model.cards,
            [model.cards for model in table.shelf_models],
            table.log_model.rowCount(),
        )

    before, old = state(), scene.counter
    scene.window.look.change(scene.window.look.settings._replace(**change))
    scene.settle()
    assert scene.counter is not old
    assert state() == before


@pytest.mark.parametrize(("scale", "language", "said"), [
    (2.0, "it", "Gioca la carta scelta"),
    (2.0, "en", "Play Videotape of Creation"),
    (1.0, "it", "Gioca “Videocassetta della Creazione”"),
])  # fmt: skip
def test_a_name_without_room_is_not_cut_on_the_button_that_plays(
    deal: Deal, scale: float, language: str, said: str
) -> None:
    """A bug: it said “Gioca Videocassetta della Creazi…”. The card stands out of the hand beside it."""
    scene = deal(hand="creation-tape memo")
    scene.window.look.change(scene.window.look.settings._replace(language=language, text_scale=scale))
    scene.settle()
    scene.choose("creation-tape")
    assert scene.counter.steps.primary.text().replace("\n", " ") == said
