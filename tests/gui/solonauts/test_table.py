"""The table of Solonauts in its window: drops, free discards, the way back, what is asked and said."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.cards import PLAY_CARDS
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.solonauts.desk import SoloDesk
from chrononauts_qt.ui.kit.card_view import CardView
from chrononauts_qt.ui.kit.drop_model import Offer, encode
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.narrator import Narrator
from tests.gui.program import point_at
from tests.gui.solonauts.conftest import Deal
from tests.gui.solonauts.journey import CTRL, HAND, Journey
from tests.gui.table.scene import every_text
from tests.gui.views.conftest import drag

Key = Qt.Key


def _drop(journey: Journey, card: str, view: CardView, at: QPoint) -> bool:
    taken = drag(view.viewport(), at, encode(Offer(card, "hand")))
    journey.settle()
    return taken


def _year(journey: Journey, year: int) -> QPoint:
    table = journey.table
    return table.timeline.visualRect(table.timeline_model.index_of(year)).center()


def _pile(journey: Journey) -> QPoint:
    return journey.table.discard.viewport().rect().center()


def _said(journey: Journey) -> str:
    bar = journey.table.message
    return bar.words.text() if bar.isVisible() else ""


# -- drops ----------------------------------------------------------------------------------------


def test_a_card_is_played_by_dropping_it_on_a_year(deal: Deal) -> None:
    journey = deal()
    assert _drop(journey, "patch-1939", journey.table.timeline, _year(journey, 1939))
    assert "patch-1939" not in journey.view.hand
    assert [one.identity for one in journey.view.travellers if one.home] == ["otto", "clara"]


def test_a_drop_on_a_ripplepoint_is_refused_with_its_reason(deal: Deal) -> None:
    """R-402."""
    journey = deal()
    journey.table.arming.arm("reverse-fate", "hand")
    assert not _drop(journey, "reverse-fate", journey.table.timeline, _year(journey, 1968))
    assert "1963" in _said(journey)
    assert journey.view.hand == HAND


def test_a_patch_that_nobody_needs_goes_at_once(deal: Deal) -> None:
    """R-1206, A-22, A-37: free, at any time, and nothing is drawn for it."""
    journey = deal(hand=("patch-1945-axis", *HAND[1:]))
    assert _drop(journey, "patch-1945-axis", journey.table.discard, _pile(journey))
    assert journey.view.hand == HAND[1:]
    assert journey.view.discard_pile[-1] == "patch-1945-axis"


def test_a_patch_that_somebody_waits_for_is_asked_about(deal: Deal) -> None:
    """A-22: once, and the answer that changes nothing has the keys."""
    journey = deal()
    _drop(journey, "patch-1939", journey.table.discard, _pile(journey))
    question = journey.table.question
    assert question.isVisible()
    assert question.words.text() == "Somebody still waits for 1939′: Otto and Clara. Discard it all the same?"
    assert question.no_button.hasFocus()
    journey.key(Key.Key_Escape)
    assert not question.isVisible()
    assert journey.view.hand == HAND
    journey.choose("patch-1939")
    journey.click(journey.table.steps.discard_button)
    journey.click(question.yes_button)
    assert journey.view.discard_pile == ("patch-1939",)


def test_an_inverter_cannot_be_thrown_away(deal: Deal) -> None:
    """R-1206: only Patches go."""
    journey = deal()
    journey.table.arming.arm("reverse-fate", "hand")
    assert not _drop(journey, "reverse-fate", journey.table.discard, _pile(journey))
    assert _said(journey)
    assert not journey.table.steps.discard_button.isEnabled()
    journey.key(Key.Key_X)
    assert journey.view.hand == HAND


def test_only_cards_that_can_be_dropped_there_ring_the_pile(deal: Deal) -> None:
    journey = deal()
    journey.choose("reverse-fate")
    assert journey.table.discard.legal_targets is None
    journey.choose("patch-1974")
    assert journey.table.discard.legal_targets == frozenset({"discard"})


def test_what_nobody_needs_is_marked(deal: Deal) -> None:
    """R-1206: as soon as the last one who lists the year is home."""
    journey = deal(hand=("patch-1945-axis", *HAND[1:]))
    axis, needed = journey.card("patch-1945-axis"), journey.card("patch-1974")
    assert axis.data(ItemRole.FACE).stamp == "NOT NEEDED"
    assert needed.data(ItemRole.FACE).stamp == "NOT NOW"
    assert axis.data(Qt.ItemDataRole.AccessibleDescriptionRole).startswith("Not needed any more")


# -- who is helped --------------------------------------------------------------------------------


def _verdicts(journey: Journey) -> dict[str, str]:
    model = journey.table.travellers_model
    faces = [model.index(row, 0).data(ItemRole.FACE) for row in range(model.rowCount())]
    return {face.identity: face.verdict for face in faces if face.verdict}


def test_a_card_that_is_pointed_at_shows_whom_it_helps(deal: Deal) -> None:
    journey = deal()
    hand = journey.table.hand
    point_at(hand.viewport(), hand.visualRect(journey.card("patch-1939")).center())
    assert _verdicts(journey) == {"otto": "home", "clara": "home"}
    hand.viewportEntered.emit()
    journey.settle()
    assert _verdicts(journey).get("otto") != "home", "now the card that has the keys counts"


def test_a_target_that_is_considered_shows_whom_it_helps_and_hurts(deal: Deal) -> None:
    journey = deal()
    journey.choose("restore-history")
    journey.table.timeline.setCurrentIndex(journey.table.timeline_model.index_of(1914))
    journey.settle()
    assert _verdicts(journey) == {"lin": "helps", "noor": "hurts", "clara": "hurts"}
    journey.table.set_help(True, preview=False, claim=False)
    assert _verdicts(journey) == {}, "who wants no preview gets none"


def test_the_top_line_says_who_would_be_home(deal: Deal) -> None:
    journey = deal()
    journey.choose("patch-1939")
    assert journey.table.status.preview.startswith("This brings home: Otto and Clara.")


def test_a_traveller_lights_three_years(deal: Deal) -> None:
    journey = deal()
    view = journey.table.travellers
    view.entered.emit(journey.traveller("yuri"))
    assert set(journey.table.explain.lines.pointed) == {1995, 1969, 1991}
    view.viewportEntered.emit()
    assert journey.table.explain.lines.pointed == ()
    view.setFocus()
    view.setCurrentIndex(journey.traveller("lin"))
    journey.settle()
    assert set(journey.table.explain.lines.pointed) == {1918, 1948, 1995}


def test_a_traveller_can_be_read_large(deal: Deal) -> None:
    journey = deal()
    journey.click_item(journey.table.travellers, journey.traveller("yuri"))
    reader = journey.table.explain.reader
    assert reader.key == "yuri"
    assert reader.inspector.isVisible()
    journey.click_item(journey.table.travellers, journey.traveller("yuri"))
    assert not reader.inspector.isVisible()


# -- the way back ---------------------------------------------------------------------------------


def _log(journey: Journey) -> list[str]:
    model = journey.table.log_model
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_nothing_to_take_back(deal: Deal) -> None:
    journey = deal()
    assert not journey.table.steps.undo_button.isEnabled()
    journey.key(Key.Key_Z, CTRL)
    assert journey.view.hand == HAND


def test_what_told_nothing_is_taken_back_at_once(deal: Deal) -> None:
    """3.11: a free discard draws nothing."""
    journey = deal()
    before = _log(journey)
    journey.do("discard patch-1974")
    assert journey.table.steps.undo_button.text() == "Undo move"
    assert _log(journey) != before
    journey.key(Key.Key_Z, CTRL)
    assert journey.view.hand == HAND
    assert _log(journey) == before
    assert not journey.controller.is_practice


def test_what_is_behind_a_draw_is_asked_about_once(deal: Deal) -> None:
    """3.11: the game becomes practice, which is said before and stays on the screen."""
    journey = deal()
    journey.do("play reverse-fate on 1957")
    journey.do("play prevent-assassination on 1865")
    undo, question = journey.table.steps.undo_button, journey.table.question
    assert undo.text() == "Undo draw"
    journey.click(undo)
    assert question.isVisible()
    journey.click(question.no_button)
    assert len(journey.match.past) == 2
    journey.click(undo)
    journey.click(question.yes_button)
    assert len(journey.match.past) == 1
    assert journey.controller.is_practice
    assert journey.table.status.accessibleName().startswith("Practice")
    assert undo.text() == "Undo move", "nothing more is to be lost"
    journey.click(undo)
    assert not question.isVisible()
    assert journey.view.hand == HAND
    assert not undo.isEnabled()


@pytest.mark.parametrize("answer", [Key.Key_Left, Key.Key_Right, Key.Key_Escape])
def test_the_keys_leave_a_question_that_is_answered(deal: Deal, answer: Qt.Key) -> None:
    """A bug: after “Take it back” they went to the other answer, and by Tab to the first one again."""
    journey = deal()
    journey.do("play reverse-fate on 1957")
    journey.do("play prevent-assassination on 1865")
    hand, question = journey.table.hand, journey.table.question
    hand.setFocus()
    journey.key(Key.Key_Z, CTRL)
    assert question.no_button.hasFocus()
    journey.key(answer)
    if answer != Key.Key_Escape:
        journey.key(Key.Key_Space)
    assert question.isHidden()
    assert hand.hasFocus()
    journey.key(Key.Key_Tab)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert not question.isAncestorOf(focus)


def test_the_board_forgets_what_was_taken_back(deal: Deal) -> None:
    journey = deal()
    journey.do("play reverse-fate on 1957")
    model = journey.table.timeline_model
    assert model.index_of(1962).data(TileRole.BADGE) == "opened"
    journey.controller.undo()
    assert model.index_of(1962).data(TileRole.BADGE) == ""
    assert model.index_of(1957).data(TileRole.TILE).side == "true"
    assert journey.table.explain.why.isEnabled()


def test_who_came_home_waits_again_after_the_way_back(deal: Deal) -> None:
    journey = deal()
    journey.do("play patch-1939 on 1939")
    assert list(journey.table.shelf_model.home) == ["otto", "clara"]
    journey.controller.undo()
    assert list(journey.table.shelf_model.home) == []
    assert journey.traveller("otto").isValid()


def test_tab_stays_between_the_answers_of_a_question(deal: Deal) -> None:
    question = deal().table.question
    question.ask("?", ("Yes", lambda: None), ("No", lambda: None))
    assert question.no_button.hasFocus()
    QTest.keyClick(question.no_button, Qt.Key.Key_Tab)
    assert question.yes_button.hasFocus()
    QTest.keyClick(question.yes_button, Qt.Key.Key_Tab)
    assert question.no_button.hasFocus()


def test_a_question_that_gave_way_to_another_is_asked_again(deal: Deal) -> None:
    """A-22: nobody has answered it."""
    journey = deal()
    journey.controller.play(parse("discard patch-1939"))
    journey.table.questions.ask_end()
    journey.key(Key.Key_Escape)
    assert not journey.controller.play(parse("discard patch-1939"))
    assert journey.table.question.isVisible()


# -- stuck ----------------------------------------------------------------------------------------

IDLE = ("patch-1939", "patch-1974", "patch-1918", "patch-1991", "patch-1995")
"""No Paradox is open: none of these can be played."""


def test_a_hand_that_cannot_be_played_says_so_and_lets_any_card_go(deal: Deal) -> None:
    """R-1213: one card of one's own choice goes, and the hand is refilled."""
    journey = deal(red=(), patches=(), hand=IDLE)
    assert journey.view.step == "stuck"
    panel = journey.table.steps
    assert panel.accessibleName() == "Nothing in your hand can be played: discard one card."
    stamps = {journey.card(card).data(ItemRole.FACE).stamp for card in IDLE}
    assert "NOT NOW" not in stamps
    journey.choose("patch-1991")
    assert panel.primary.text().replace("\n", " ") == "Discard Patch 1991′"
    journey.click(panel.primary)
    journey.click(journey.table.question.yes_button)
    assert journey.view.discard_pile == ("patch-1991",)
    assert len(journey.view.hand) == 5


# -- what others have to say ----------------------------------------------------------------------


def test_an_advice_rings_card_and_target(deal: Deal) -> None:
    journey = deal()
    journey.table.show_advice(parse("play reverse-fate on 1957"), "It opens 1962.")
    assert journey.table.arming.card == "reverse-fate"
    assert journey.table.explain.lines.pointed == (1957,)
    assert _said(journey) == "It opens 1962."
    journey.table.show_advice(parse("discard patch-1974"), "Nobody needs it.")
    assert journey.table.arming.card == "patch-1974"
    assert journey.view.hand == HAND, "an advice does nothing"


def test_enter_does_what_was_advised(deal: Deal) -> None:
    """The keys go where the advice leads: to the year, whose ripple is shown too, or to the button."""
    journey = deal()
    journey.table.show_advice(parse("play reverse-fate on 1957"), "It opens 1962.")
    assert journey.table.timeline.hasFocus()
    assert journey.table.explain.preview.considered() is parse("play reverse-fate on 1957")
    journey.key(Key.Key_Return)
    assert "reverse-fate" in journey.view.discard_pile
    journey = deal()
    journey.table.show_advice(parse("discard patch-1974"), "Nobody needs it.")
    assert journey.table.steps.discard_button.hasFocus()
    journey.key(Key.Key_Return)
    assert "patch-1974" not in journey.view.hand or journey.table.question.isVisible()


@pytest.mark.parametrize("by", ["button", "key"])
def test_a_hint_is_asked_for(deal: Deal, by: str) -> None:
    journey = deal()
    wanted: list[bool] = []
    journey.table.hint_wanted.connect(lambda: wanted.append(True))
    if by == "key":
        journey.key(Key.Key_H)
    else:
        journey.click(journey.table.steps.hint_button)
    assert wanted == [True]


def test_no_way_left_leaves_the_choice(deal: Deal) -> None:
    """R-1217: the player may go on for a partial result."""
    journey = deal()
    journey.table.show_no_way(["Otto", "Lin"])
    question = journey.table.question
    assert question.words.text().endswith("No way left for: Otto and Lin.")
    journey.click(question.no_button)
    assert journey.view.outcome is None
    journey.table.show_no_way(["Otto"])
    journey.click(question.yes_button)
    assert journey.view.outcome is not None


def test_a_question_goes_when_something_else_happens(deal: Deal) -> None:
    journey = deal(hand=("patch-1945-axis", *HAND[1:]))
    journey.table.show_no_way(["Otto"])
    journey.do("discard patch-1945-axis")
    assert not journey.table.question.isVisible()


def test_the_menu_ends_the_journey_after_a_question(deal: Deal) -> None:
    journey = deal()
    door = journey.table.status.menu().actions()[0]
    assert door.text() == "End here"
    door.trigger()
    journey.settle()
    assert journey.view.outcome is None
    journey.click(journey.table.question.yes_button)
    assert journey.view.outcome is not None


def test_whoever_is_stuck_once_more_is_told_once_more(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    """R-1213: also where the way back and another way lead to as many events."""
    told: list[str] = []
    monkeypatch.setattr(Narrator, "say_first", lambda _, sentence: told.append(sentence))
    hand = ("reverse-fate", "patch-1939", "patch-1974", "patch-1991", "patch-1968")
    journey = deal(red=(), patches=(), hand=hand, draw_pile=("patch-1950",))
    journey.do("play reverse-fate on 1993")
    events = len(journey.view.events)
    journey.controller.undo()
    journey.do("play reverse-fate on 1914")
    assert (journey.view.step, len(journey.view.events)) == ("stuck", events)
    assert len(told) == 2


# -- the thirteenth Paradox -----------------------------------------------------------------------


def test_the_end_of_everything_is_warned_of_first(deal: Deal) -> None:
    """R-607, A-24: two presses, as on the big table."""
    red = (1912, 1914, 1936, 1937, 1941, 1943, 1957, 1963)
    journey = deal(red=red, patches=())
    before = len(journey.view.open_paradoxes)
    journey.choose("reverse-fate")
    index = journey.table.timeline_model.index_of(1980)
    journey.click_item(journey.table.timeline, index)
    assert before < 13
    assert journey.view.outcome is None
    assert _said(journey)
    journey.click_item(journey.table.timeline, index)
    assert journey.view.outcome is not None
    assert journey.view.outcome.route == "destroyed"


# -- what may be known, and who can reach it ------------------------------------------------------


def test_nothing_tells_what_is_still_in_the_draw_pile(deal: Deal) -> None:
    """The one seat sees everything but the order and the contents of what is to be drawn."""
    journey = deal()
    seen = {*journey.view.hand, "patch-1968", "patch-1918"}
    hidden = {title(card.id) for card in PLAY_CARDS if card.family == "patch" and card.id not in seen}
    texts = every_text(journey.table)
    assert hidden
    assert [name for name in hidden if any(name in words for words in texts)] == []


def test_tab_reaches_every_region(deal: Deal) -> None:
    journey = deal()
    journey.do("discard patch-1974")
    journey.choose("patch-1939")
    table = journey.table
    steps = table.steps
    wanted: set[QWidget] = {
        *(table.timeline, table.hand, table.discard, table.travellers, table.shelf),
        *(steps.primary, steps.discard_button, steps.undo_button, steps.hint_button),
        table.status.menu_button,
    }
    reached: set[QWidget] = set()
    table.timeline.setFocus()
    for _ in range(60):
        focus = QApplication.focusWidget()
        if focus is None or focus in reached:
            break
        reached.add(focus)
        QTest.keyClick(focus, Key.Key_Tab)
    assert wanted <= reached
    assert all(widget.accessibleName() for widget in wanted)


def test_a_list_stands_in_the_boards_place(deal: Deal) -> None:
    """3.15: the same gestures and the same keys in words."""
    journey = deal()
    journey.key(Key.Key_L)
    desk = journey.window.desk
    assert isinstance(desk, SoloDesk)
    assert desk.board is not None
    assert desk.board.is_list
    assert not journey.table.timeline.isVisible()
    journey.choose("reverse-fate")
    rows = desk.board.list.rows
    legal = [rows.tile(row).year for row in range(rows.rowCount()) if rows.is_marked(row)]
    assert 1957 in legal
    assert 1962 not in legal
    desk.board.list.show_tile(journey.table.timeline_model.index_of(1957))
    desk.board.list.setFocus()
    journey.key(Key.Key_Return)
    assert "reverse-fate" in journey.view.discard_pile
    journey.key(Key.Key_L)
    assert journey.table.timeline.isVisible()


def test_f1_asks_about_what_has_the_keys(deal: Deal) -> None:
    """3.14: the rule behind it, in the rulebook."""
    journey = deal()
    table, desk = journey.table, journey.window.desk
    assert desk is not None
    table.timeline.setCurrentIndex(table.timeline_model.index_of(1974))
    table.hand.setCurrentIndex(journey.card("reverse-fate"))
    for focus, topic in (
        (table.steps.discard_button, "rule:R-1206"),
        (table.travellers, "rule:R-1210"),
        (table.shelf, "rule:R-1210"),
        (table.timeline, "rule:R-411"),
        (table.hand, "card:reverse-fate"),
        (table.steps.primary, "rule:R-1205"),
    ):
        assert desk.screen.asked(focus) == (topic, False)
    journey.window.rules.open(*desk.screen.asked(table.travellers))
    journey.settle()
    assert journey.window.shown() == "rulebook"


def test_no_card_promises_what_solonauts_does_not_give(deal: Deal) -> None:
    """R-1205: a Patch brings no bonus card; R-1210: nobody has to claim anything."""
    journey = deal(discard_pile=("patch-1945-axis", "patch-1962"))
    table = journey.table
    reader = table.explain.reader
    table.show_discards()
    texts = every_text(table)
    for key in ("patch-1939", "patch-1945-axis", "patch-1962", "yuri"):
        reader.show(key)
        texts.append(reader.inspector.accessibleDescription())
        page = reader.inspector.page
        assert page is not None
        texts.append(page.spoken())
    assert any("Goes home as soon as all three stand" in words for words in texts)
    assert [words for words in texts if "bonus" in words or "Claim victory" in words] == []


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_a_message_hides_no_title_of_a_card_that_has_risen(
    deal: Deal, window: MainWindow, size: tuple[int, int]
) -> None:
    """A bug: the chosen card rose under the line of messages."""
    window.resize(*size)
    journey = deal()
    table, hand = journey.table, journey.table.hand
    journey.choose(HAND[0])
    free = hand.cell_rect(journey.card(HAND[0])).top()
    table.message.say("Something is said.")
    journey.settle()
    risen = hand.cell_rect(journey.card(HAND[0])).top()
    assert hand.y() + risen > table.message.geometry().bottom()
    table.message.dismiss()
    journey.settle()
    assert hand.cell_rect(journey.card(HAND[0])).top() == free <= risen
