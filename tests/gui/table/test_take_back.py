"""Taking back at the big table: everybody is asked, nothing private shows, and why it cannot be is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts import hindsight, rules
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.session import journal, take_back
from chrononauts_qt.session.match import resume
from chrononauts_qt.session.take_back import AGREED, REWIND_OPTION, Offer, offered
from chrononauts_qt.ui.catalog.take_back_texts import NAMED, REFUSALS, text, why_not
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.end_facts import ending_of
from chrononauts_qt.ui.games.chrononauts.texts.reasons import say
from chrononauts_qt.ui.table.take_back_sheet import TakeBackSheet
from tests.gui.desks import reveal_of
from tests.gui.table.conftest import Deal
from tests.gui.table.doors import offscreen_menu, through_the_menu
from tests.gui.table.scene import Scene, every_text

pytestmark = offscreen_menu
CONTROL = Qt.KeyboardModifier.ControlModifier
WORDS = "Take back…"


@pytest.fixture
def scene(deal: Deal) -> Scene:
    """Three people; the first one looks, with a card of each kind."""
    found = deal(
        players=3,
        hands={1: "dodo patch-1918 get-there-first", 2: "memo ark +1", 3: "+3"},
        red=(1914,),
        draw="stegosaurus +5",
    )
    found.lift()
    return found


def sheet_of(scene: Scene) -> TakeBackSheet:
    return scene.table.sheets.take_back


def play(scene: Scene, card: str) -> None:
    """Play a card that nobody answers."""
    scene.do(f"play {card}")
    scene.pass_time(60)
    assert scene.public.step != "window"


def undo(scene: Scene) -> None:
    scene.key(Qt.Key.Key_Z, CONTROL)


def dump(scene: Scene) -> object:
    return rules.dump(scene.match.state)


def log(scene: Scene) -> list[str]:
    return [line.text for line in scene.table.log_model.lines]


def beside_bots(scene: Scene) -> None:
    """Let bots play every seat but the first, who looks."""
    for seat in (1, 2):
        scene.match.bots[seat] = "cadet"
    scene.controller.reseat()
    scene.controller.lift(0)
    scene.settle()


# -- asking -----------------------------------------------------------------------------------------


def test_the_menu_has_a_line_for_it_at_every_step(scene: Scene) -> None:
    for _ in range(2):
        assert WORDS in [action.text() for action in scene.table.status.menu().actions()]
        scene.controller.cover()


def test_everybody_has_to_agree(scene: Scene) -> None:
    before, said = dump(scene), log(scene)
    play(scene, "dodo")
    through_the_menu(scene, WORDS)
    sheet = sheet_of(scene)
    assert sheet.isVisible()
    assert sheet.what.text().startswith("Ada goes and fetches")
    assert sheet.mark.isHidden()
    assert sorted(sheet.answers) == [0, 1, 2]
    for seat in (2, 0):
        scene.click(sheet.answers[seat])
        assert sheet.isVisible()
    assert sheet.answers[2].text() == "Chloé agrees"
    scene.click(sheet.answers[2])
    scene.click(sheet.answers[1])
    assert sheet.answers[2].text() == "Chloé: OK"
    assert sheet.isVisible(), "the third one has thought better of it"
    scene.click(sheet.answers[2])
    assert sheet.isHidden()
    assert dump(scene) == before
    assert log(scene) == [*said, "Ada took back the last move."]
    assert scene.match.writer is not None
    assert dump(scene) == rules.dump(resume(journal.read(scene.match.writer.path)).state)


def test_digits_answer_for_the_seats(scene: Scene) -> None:
    before = dump(scene)
    play(scene, "dodo")
    undo(scene)
    for key in (Qt.Key.Key_2, Qt.Key.Key_1, Qt.Key.Key_3):
        scene.key(key)
    assert dump(scene) == before


@pytest.mark.parametrize("by", ["button", "escape", "undo"])
def test_any_one_no_is_enough(scene: Scene, by: str) -> None:
    play(scene, "dodo")
    after = dump(scene)
    undo(scene)
    scene.click(sheet_of(scene).answers[0])
    if by == "button":
        scene.click(sheet_of(scene).no_button)
    elif by == "escape":
        scene.key(Qt.Key.Key_Escape)
    else:
        undo(scene)
    assert sheet_of(scene).isHidden()
    assert dump(scene) == after
    undo(scene)
    assert not sheet_of(scene).answers[0].isChecked(), "nobody's OK is kept"


def test_the_same_room_for_everybody(scene: Scene) -> None:
    play(scene, "dodo")
    undo(scene)
    assert len({button.height() for button in sheet_of(scene).answers.values()}) == 1
    widths = [button.width() for button in sheet_of(scene).answers.values()]
    assert max(widths) - min(widths) <= 1


# -- secrecy ----------------------------------------------------------------------------------------


def test_what_is_private_is_covered_before_anybody_is_asked_and_after(scene: Scene) -> None:
    play(scene, "dodo")
    assert scene.controller.viewer == 0
    undo(scene)
    assert scene.controller.viewer is None
    assert scene.table.sheets.curtain.isVisible()
    said = " ".join(every_text(scene.table))
    assert "Get There First" not in said
    for button in list(sheet_of(scene).answers.values()):
        scene.click(button)
    assert scene.controller.viewer is None
    assert scene.table.sheets.curtain.isVisible()
    assert scene.shown() == ()
    scene.lift()
    assert "dodo" in scene.shown()


def test_the_curtain_hangs_after_a_take_back_though_a_hand_lay_open(scene: Scene) -> None:
    """Whoever it was that looked: it may be somebody else's turn again."""
    play(scene, "dodo")
    offer = offered(scene.match)
    assert isinstance(offer, Offer)
    assert scene.controller.viewer == 0
    assert scene.controller.take_back(offer)
    scene.settle()
    assert scene.controller.viewer is None
    assert scene.table.sheets.curtain.isVisible()


def test_a_no_leaves_the_curtain_hanging(scene: Scene) -> None:
    play(scene, "dodo")
    undo(scene)
    scene.key(Qt.Key.Key_Escape)
    assert scene.controller.viewer is None


def test_the_sheet_lies_over_the_curtain(scene: Scene) -> None:
    play(scene, "dodo")
    undo(scene)
    scene.table.refresh()
    layers = [child for child in scene.table.children() if isinstance(child, QWidget)]
    assert layers.index(sheet_of(scene)) > layers.index(scene.table.sheets.curtain)


def test_whoever_leaves_the_table_is_asked_anew(scene: Scene) -> None:
    play(scene, "dodo")
    undo(scene)
    scene.click(sheet_of(scene).answers[0])
    sheet = sheet_of(scene)
    scene.table.hide()
    scene.table.show()
    scene.settle()
    assert sheet.isHidden()


def test_bots_wait_for_the_people(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    play(scene, "dodo")
    assert scene.controller.is_watched() == (not scene.table.staging.animator.is_running)
    scene.table.staging.animator.finish()
    undo(scene)
    assert not scene.controller.is_watched()


# -- why not ----------------------------------------------------------------------------------------


def test_why_not_is_said_in_the_message_bar(scene: Scene) -> None:
    undo(scene)
    assert scene.said() == "There is nothing to take back yet."
    scene.do("play dodo")
    undo(scene)
    assert scene.said().startswith("A card waits for a Memo")
    scene.pass_time(60)
    scene.do("end")
    undo(scene)
    assert scene.said() == "A card has been drawn since: this cannot be taken back."
    assert sheet_of(scene).isHidden()


def test_a_memo_is_named(scene: Scene) -> None:
    scene.do("play dodo")
    scene.do("memo", 1)
    scene.pass_time(60)
    undo(scene)
    assert scene.said() == "Bruno has answered: this cannot be taken back."


def test_an_offer_that_is_no_longer_one_does_nothing(scene: Scene) -> None:
    play(scene, "dodo")
    offer = offered(scene.match)
    assert isinstance(offer, Offer)
    scene.do("end")
    after = dump(scene)
    assert not scene.controller.take_back(offer)
    assert dump(scene) == after


def agree(scene: Scene) -> None:
    """Let everybody agree to what was asked."""
    before, sheet = dump(scene), sheet_of(scene)
    assert sheet.isVisible()
    for answer in list(sheet.answers.values()):
        scene.click(answer)
    assert sheet.isHidden()
    assert dump(scene) == before


def test_an_offer_that_fell_through_while_people_agreed_says_why(scene: Scene) -> None:
    play(scene, "dodo")
    undo(scene)
    scene.do("end")
    agree(scene)
    assert scene.said() == "A card has been drawn since: this cannot be taken back."


def test_what_others_would_be_asked_now_is_not_done(scene: Scene) -> None:
    play(scene, "dodo")
    undo(scene)
    scene.match.seat_bot(2, "cadet")
    agree(scene)
    assert scene.said() == "The game has moved on since you were asked: it stays. You can ask again."


def test_every_reason_has_a_sentence() -> None:
    general, own = (
        set(re.findall(r'"(take-back-[a-z]+)"', Path(str(module.__file__)).read_text()))
        for module in (take_back, hindsight)
    )
    assert general == {*REFUSALS, *NAMED}
    assert all(why_not(Reason(key, params={"seat": 1}), ("Ada", "Bo")).endswith(".") for key in general)
    assert all(say(Reason(key), ("Ada", "Bo")).endswith(".") for key in own - general)
    assert not any(why_not(Reason(key), ("Ada", "Bo")) for key in own - general)


# -- choosing ---------------------------------------------------------------------------------------


def test_ctrl_z_puts_an_armed_card_back_before_anything_else(scene: Scene) -> None:
    scene.choose("patch-1918")
    assert scene.table.arming.card == "patch-1918"
    undo(scene)
    assert scene.table.arming.card is None
    assert scene.said() == ""


def test_ctrl_z_closes_a_sheet_of_choices(scene: Scene) -> None:
    scene.table.questions.ask_claim()
    assert scene.table.sheets.claim.isVisible()
    undo(scene)
    assert scene.table.sheets.claim.isHidden()
    assert scene.said() == ""


# -- turns that are begun again ---------------------------------------------------------------------


def test_a_family_begins_a_turn_again_and_the_game_is_marked(scene: Scene) -> None:
    scene.match.options[REWIND_OPTION] = AGREED
    before = dump(scene)
    play(scene, "patch-1918 on 1918")
    undo(scene)
    sheet = sheet_of(scene)
    assert sheet.title.text() == "Begin this turn again?"
    assert sheet.mark.isVisible()
    for button in list(sheet.answers.values()):
        scene.click(button)
    assert dump(scene) == before
    assert scene.match.past.is_practice
    assert log(scene)[-1].startswith("This game is practice")
    assert scene.match.writer is not None
    assert resume(journal.read(scene.match.writer.path)).past.is_practice


# -- one person with bots ---------------------------------------------------------------------------


def test_one_person_takes_back_at_once_and_goes_on_looking(scene: Scene) -> None:
    beside_bots(scene)
    before = dump(scene)
    play(scene, "dodo")
    undo(scene)
    assert sheet_of(scene).isHidden()
    assert dump(scene) == before
    assert scene.controller.viewer == 0
    assert "dodo" in scene.shown()


def test_one_person_is_told_before_the_game_is_marked_and_only_once(scene: Scene) -> None:
    beside_bots(scene)
    before = dump(scene)
    play(scene, "patch-1918 on 1918")
    undo(scene)
    sheet = sheet_of(scene)
    assert sheet.mark.isVisible()
    assert not sheet.answers
    assert sheet.no_button.hasFocus()
    scene.click(sheet.yes_button)
    assert dump(scene) == before
    assert scene.match.past.is_practice
    play(scene, "patch-1918 on 1918")
    undo(scene)
    assert sheet.isHidden()
    assert dump(scene) == before


def test_bots_are_asked_anew(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    beside_bots(scene)
    play(scene, "dodo")
    forgotten: list[MatchController] = []
    monkeypatch.setattr(scene.controller.bots, "begin_again", lambda: forgotten.append(scene.controller))
    undo(scene)
    assert forgotten == [scene.controller]


def test_nothing_moves_when_something_is_taken_back(scene: Scene) -> None:
    beside_bots(scene)
    play(scene, "dodo")
    scene.table.staging.animator.finish()
    undo(scene)
    assert not scene.table.staging.animator.is_running


def test_marks_of_a_look_are_kept(scene: Scene) -> None:
    scene.do("play dodo")
    assert scene.controller.look(1)
    scene.controller.never_mind()
    scene.pass_time(60)
    undo(scene)
    for button in list(sheet_of(scene).answers.values()):
        scene.click(button)
    assert scene.controller.looked == {1}
    assert "Bruno thought better of it." in log(scene), "what was said of people stays"
    scene.lift()
    scene.do("play dodo")
    assert scene.controller.may_look(1), "a card that is announced again is asked about again"


@pytest.mark.parametrize("marked", [False, True])
def test_the_last_page_shows_the_mark(deal: Deal, marked: bool) -> None:
    scene = deal(
        players=2,
        hands={1: "triceratops patch-1918"},
        red=(1914,),
        tables={1: "tyrannosaurus stegosaurus"},
        missions={1: "petting-zoo"},
    )
    if marked:
        play(scene, "patch-1918 on 1918")
        scene.match.undo(2)
    play(scene, "triceratops")
    scene.do("claim mission")
    ending = ending_of(scene.controller)
    reveal_of(scene.window).show_ending(ending)
    scene.window.show_page("end")
    mark = reveal_of(scene.window).rewound
    assert mark.isVisible() == marked
    assert mark.accessibleName() == (text("practice-why") if marked else "")
