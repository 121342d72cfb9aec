"""What is taken back where nothing hidden was learnt, what is not; a game watched again with open hands."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.afternova.actions import Share, answer, harvest, offer, parse
from chrononauts_qt.games.afternova.amounts import fragments
from chrononauts_qt.games.afternova.cards import OBJECTIVES
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.afternova.texts import cards
from chrononauts_qt.ui.shell.replaying import open_replay, page_of
from tests.gui.afternova.people import NAMES, People
from tests.gui.afternova.test_table import ADA, ALONE, ASK, BO, THREE
from tests.gui.program import settle


def ask_back(people: People) -> str:
    """Ask by Ctrl+Z to take the last act back; agree for all, or return what was said instead."""
    QTest.keyClick(
        QApplication.focusWidget() or people.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    sheet = people.table.sheets.take_back
    if not sheet.isVisible():
        return people.table.message.words.text()
    assert people.controller.viewer is None, "all come to the screen together"
    for button in sheet.answers.values():
        people.press(button)
    return ""


def test_a_draft_is_taken_back_without_a_question_and_then_what_was_done(people: People) -> None:
    people.sit(THREE)
    people.say(ADA, parse("take hare-duna"))
    people.choose(people.table.market, "milk-magnet")
    assert ask_back(people) == ""
    assert people.controller.seen().step == "market", "only what was considered is gone"
    assert ask_back(people) == ""
    assert people.controller.seen().step == "turn"
    assert len(people.controller.match.past) == 0
    assert not people.controller.match.past.is_practice


def test_what_told_something_is_not_taken_back_and_says_why(people: People) -> None:
    people.sit(ALONE)
    people.say(ADA, harvest("nektarr", ["raccoon-rocco", "raccoon-mirtilla"]))
    settle()
    done = len(people.controller.match.past)
    assert ask_back(people)
    assert len(people.controller.match.past) == done


def test_an_offer_is_not_taken_back_while_it_waits_nor_once_it_was_heard(people: People) -> None:
    """AN-425: a withdrawal would probe who is about to answer."""
    people.sit(THREE)
    people.say(ADA, offer("geodonia", [Share(BO, ASK, fragments(["orange"]))]))
    waiting = ask_back(people)
    assert waiting
    people.say(BO, answer("decline", 1))
    people.lift(ADA)
    heard = ask_back(people)
    assert heard not in ("", waiting)
    assert len(people.controller.match.past) == 2


def test_one_person_with_bots_goes_back_without_asking_anybody(people: People) -> None:
    people.sit(THREE, bots=(BO, 2))
    people.say(ADA, parse("take hare-duna"))
    people.say(ADA, parse("take milk-magnet"))
    assert ask_back(people) == ""
    assert len(people.controller.match.past) == 1


def test_open_hands_tell_every_card_and_objective_of_a_game_that_is_over(
    people: People, tmp_path: Path
) -> None:
    path = tmp_path / "again.chrononauts"
    match = Match.start("afternova", NAMES[:3], THREE, path, {})
    match.submit(ADA, parse("take hare-duna"))
    open_replay(people.window, path)
    settle()
    page = page_of(people.window)
    told = page.frame.open_hands().seats
    for seat, hand in enumerate(told):
        wants, held = hand[0][0], " ".join(hand[1])
        goal = OBJECTIVES[match.state.objectives[seat]].colours
        wanted = [colour for colour, is_wanted in zip(goal._fields, goal, strict=True) if is_wanted]
        assert all(cards.colour(colour) in wants for colour in wanted)
        assert all(cards.name_of(card) in held for card in THREE.hands[seat])
    assert len(told) == 3
    assert "Beside the bag: nothing." in page.frame.open_hands().rest
