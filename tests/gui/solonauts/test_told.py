"""A journey is told to whoever does not see it: each thing that was done in one breath, and at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.gui.secrecy.witness import Sounds, listening
from tests.gui.solonauts.conftest import Deal


def told(sounds: Sounds) -> list[str]:
    """Return what a screen reader was told, and forget it."""
    said = [words for kind, words in sounds.heard if kind == "spoken"]
    sounds.heard.clear()
    return said


def test_a_play_is_told_with_all_that_comes_of_it(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    journey = deal()
    with listening(monkeypatch) as sounds:
        journey.do("play reverse-fate on 1865")
    (said,) = told(sounds)
    assert said.startswith("Ada plays Reverse Fate on 1865. 1865 became 1865 prime: ")
    assert " Opened: 1868 and 1974. Open Paradoxes: 7 of 13. You drew " in said


def test_who_goes_home_is_told_with_it(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    journey = deal()
    with listening(monkeypatch) as sounds:
        journey.do("play patch-1939 on 1939")
    (said,) = told(sounds)
    assert "Otto" in said
    assert "Clara" in said


def test_in_brief_the_way_there_is_left_out(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    journey = deal()
    journey.table.narrator.is_brief = True
    with listening(monkeypatch) as sounds:
        journey.do("play reverse-fate on 1865")
    (said,) = told(sounds)
    assert said.startswith("Ada plays Reverse Fate on 1865. Open Paradoxes: 7 of 13. You drew ")


def test_a_play_and_its_undoing_leave_nothing_older_to_be_told(
    deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    journey = deal()
    narrator = journey.table.narrator
    with listening(monkeypatch) as sounds:
        for words in ("play reverse-fate on 1865", "discard patch-1974"):
            narrator._speaks.start(60_000)
            narrator.say("An old story.")
            journey.do(words)
            assert not narrator.waiting
        played, discarded, *_ = told(sounds)
        assert played.startswith("Ada plays Reverse Fate on 1865.")
        assert discarded == "Ada discarded Patch 1974 prime."
        journey.controller.undo()
    assert told(sounds) == ["Taken back: Ada discarded Patch 1974 prime."]


def test_a_journey_begins_with_who_waits_and_what_to_do(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    with listening(monkeypatch) as sounds:
        deal()
    (said,) = told(sounds)
    assert said.startswith("Waiting to go home: ")
    assert said.endswith(". Cards in your hand: 5. Choose one to play.")


def test_on_the_way_to_another_year_only_what_a_play_on_that_would_do_is_told(
    deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug: a hint first told what its card would do at the year where the keys had been."""
    journey = deal()
    table = journey.table
    here, there = (table.timeline_model.index_of(year) for year in (1865, 1963))
    table.timeline.setCurrentIndex(here)
    table.timeline.setFocus()
    with listening(monkeypatch) as sounds:
        table.arming.arm("reverse-fate", "hand")
        table.timeline.setCurrentIndex(there)
        journey.settle()
    assert told(sounds) == [table.status.preview]


def test_a_question_is_heard_before_its_answers(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug: “Go on anyway” was heard before the reason."""
    journey = deal()
    with listening(monkeypatch) as sounds:
        journey.table.show_no_way(["Otto"])
        journey.settle()
    question = journey.table.question
    reader = QAccessible.queryAccessibleInterface(question)
    assert reader.role() == QAccessible.Role.Dialog, "its name is said as the keys come into it"
    assert reader.text(QAccessible.Text.Name) == question.words.text()
    assert question.no_button.hasFocus()
    assert told(sounds) == [], "not once more after the button"


def test_the_last_two_things_are_told_again_in_their_order(deal: Deal) -> None:
    journey = deal()
    for words in ("play reverse-fate on 1865", "discard patch-1974"):
        journey.do(words)
    told_again = journey.table.inquiries.answer(Qt.Key.Key_R)
    assert told_again.startswith("Ada plays Reverse Fate on 1865. 1865 became 1865 prime: ")
    assert told_again.endswith(" Ada discarded Patch 1974 prime.")
