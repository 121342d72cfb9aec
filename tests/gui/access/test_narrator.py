"""The course of a game is told in its order, each thing once, and less of it where much has piled up."""

from __future__ import annotations

import time

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.table import narrator
from chrononauts_qt.ui.table.narrator import MOST_WAITING, Narrator

Voice = tuple[Narrator, list[str]]


@pytest.fixture
def voice(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Voice:
    """Return a narrator, and what it has said; nothing is over before the test says so."""
    monkeypatch.setattr(narrator, "BEGIN_MS", 60_000)
    widget, said = QWidget(), list[str]()
    qtbot.addWidget(widget)
    monkeypatch.setattr(narrator, "announce", lambda _, words: said.append(words))
    return Narrator(widget), said


def finish(speaker: Narrator, count: int = 1) -> None:
    """Let so many sentences be over."""
    for _ in range(count):
        speaker._speaks.stop()
        speaker._go_on()


def test_all_wait_for_each_other(voice: Voice) -> None:
    speaker, said = voice
    for word in "abc":
        speaker.say(word)
    assert said == ["a"]
    finish(speaker, 2)
    assert said == ["a", "b", "c"]


def test_a_sentence_takes_its_time(voice: Voice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(narrator, "BEGIN_MS", 300)
    monkeypatch.setattr(narrator, "LETTER_MS", 55)
    speaker, _ = voice
    speaker.say("ten signs.")
    assert speaker._speaks.interval() == 300 + 10 * 55


def test_what_piles_up_is_told_in_brief_and_the_oldest_of_too_much_not_at_all(voice: Voice) -> None:
    speaker, said = voice
    for name in ("Ada", "Bo", "Cleo", "Dan", "Eve"):
        speaker.say(f"{name} plays. 1912 is whole again.", f"{name} plays.")
    assert len(speaker.waiting) == MOST_WAITING
    finish(speaker, 5)
    whole = " 1912 is whole again."
    assert said == ["Ada plays." + whole, "Dan plays.", "Eve plays." + whole]


def test_what_had_to_go_is_summed_up_in_one_sentence(voice: Voice) -> None:
    speaker, said = voice
    speaker.sums_up = True
    for name in ("Ada", "Bo", "Cleo", "Dan", "Eve"):
        speaker.say(f"{name} plays. 1912 is whole again.", f"{name} plays.")
    finish(speaker, 4)
    whole = " 1912 is whole again."
    assert said == [
        "Ada plays." + whole, "Meanwhile: Bo plays. Cleo plays.", "Dan plays.", "Eve plays." + whole,
    ]  # fmt: skip


@pytest.mark.parametrize("count", [1, narrator.MOST_MISSED + 1])
def test_a_summary_is_called_one_only_where_it_leaves_something_out(voice: Voice, count: int) -> None:
    """A bug: “Meanwhile” stood before lines that were whole, and sounded like news."""
    speaker, said = voice
    speaker.sums_up = True
    speaker.say("Ada plays.")
    for name in range(count + MOST_WAITING):
        speaker.say(f"Bot {name} plays.")
    finish(speaker)
    assert said[1].startswith("Bot 0 plays." if count == 1 else "Meanwhile: Bot 1 plays. Bot 2 plays.")


def test_an_older_turn_is_not_summed_up(voice: Voice) -> None:
    speaker, said = voice
    speaker.sums_up = True
    speaker.say("Ada plays.")
    speaker.say("It is Bo’s turn.", topic="turn")
    for name in ("Bo", "Cleo"):
        speaker.say(f"{name} plays.")
    finish(speaker, 4)
    assert said == ["Ada plays.", "Bo plays.", "Cleo plays."]


@pytest.mark.parametrize("is_at_once", [False, True])
def test_what_is_private_does_not_go_for_what_others_do(voice: Voice, is_at_once: bool) -> None:
    """A bug: that a year of one's own Identity was lost went unsaid as soon as more happened."""
    speaker, said = voice
    speaker.say("Ada plays.")
    speaker.say("You lose 1948.", is_private=True)
    for name in ("Bo", "Cleo", "Dan"):
        speaker.say(f"{name} plays.")
    if is_at_once:
        speaker.interrupt("Eve plays.")
    finish(speaker, 4)
    assert said[1] == "You lose 1948."


def test_a_card_that_was_drawn_is_told_before_what_others_did_next(voice: Voice) -> None:
    """A bug: what was summed up came before it, though it had come later."""
    speaker, said = voice
    speaker.sums_up = True
    speaker.say("Ada plays.")
    speaker.say("1912 is patched.")
    speaker.say("You drew Dodo.", is_private=True)
    for name in ("Bo", "Cleo", "Dan", "Eve"):
        speaker.say(f"{name} plays.")
    finish(speaker, 5)
    assert said == [
        "Ada plays.", "1912 is patched.", "You drew Dodo.",
        "Bo plays. Cleo plays.", "Dan plays.", "Eve plays.",
    ]  # fmt: skip
    speaker.say("You drew Ark.", is_private=True)
    speaker.interrupt("Ada plays once more.")
    finish(speaker, 2)
    assert said[-2:] == ["You drew Ark.", "Ada plays once more."]


def test_what_somebody_is_asked_does_not_go_and_comes_before_the_summary(voice: Voice) -> None:
    speaker, said = voice
    speaker.sums_up = True
    for name in ("Ada", "Bo", "Cleo", "Dan"):
        speaker.say(f"{name} plays.")
    speaker.say_first("Your turn.")
    speaker.say("Eve plays.")
    finish(speaker, 5)
    summary = "Bo plays. Cleo plays."
    assert said == ["Ada plays.", "Your turn.", summary, "Dan plays.", "Eve plays."]


def test_who_is_asked_first_is_told_first(voice: Voice) -> None:
    """A bug: of two turns that waited the later one was told first."""
    speaker, said = voice
    speaker.say("Ada plays.")
    speaker.say_first("Turn 7: Bo.")
    speaker.say_first("Turn 9: Ada.")
    finish(speaker, 3)
    assert said == ["Ada plays.", "Turn 7: Bo.", "Turn 9: Ada."]


def test_what_is_newer_of_a_topic_takes_the_place_of_the_older(voice: Voice) -> None:
    speaker, said = voice
    speaker.say("Bo plays.")
    speaker.say("3 are open.", topic="paradoxes")
    speaker.say("Cleo plays.")
    speaker.say("4 are open.", topic="paradoxes")
    finish(speaker, 3)
    assert said == ["Bo plays.", "Cleo plays.", "4 are open."]


def test_nothing_is_said_twice_in_a_row(voice: Voice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(narrator, "SAME_S", 2.0)
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    speaker, said = voice
    speaker.say("Bo plays.")
    speaker.say("Bo plays.")
    finish(speaker)
    assert said == ["Bo plays."]
    now += 2.5
    speaker.say("Bo plays.")
    finish(speaker)
    assert said == ["Bo plays."] * 2


def test_what_has_happened_is_said_before_the_answer_to_a_key(voice: Voice) -> None:
    """A bug: it came after the answer, or among those to the next keys."""
    speaker, said = voice
    for word in ("Bo plays.", "Cleo plays.", "Dan plays."):
        speaker.say(word)
    speaker.say("You drew Dodo.", is_private=True)
    speaker.answer("You hold Dodo.")
    assert said == ["Bo plays.", "Cleo plays. Dan plays. You drew Dodo.", "You hold Dodo."]
    speaker.say("Eve plays.")
    assert said[-1] == "You hold Dodo.", "the answer is whole first"
    finish(speaker)
    assert said[-1] == "Eve plays."


def test_whoever_is_asked_hears_it_before_what_waits(voice: Voice) -> None:
    speaker, said = voice
    for word in ("Bo plays.", "Cleo plays."):
        speaker.say(word)
    speaker.say_first("Your turn.")
    finish(speaker, 2)
    assert said == ["Bo plays.", "Your turn.", "Cleo plays."]


def test_what_comes_at_once_leaves_nothing_older_after_it(voice: Voice) -> None:
    speaker, said = voice
    for word in "abc":
        speaker.say(word)
    speaker.interrupt("top")
    assert said == ["a", "top"]
    assert not speaker.waiting
    speaker.is_brief = True
    speaker.interrupt("Ada plays. 1912 is whole again.", "Ada plays.")
    assert said[-1] == "Ada plays."


def test_another_pair_of_eyes_hears_nothing_private_that_waited(voice: Voice) -> None:
    speaker, said = voice
    speaker.say("Bo plays.")
    speaker.say("Your Mission is fulfilled.", is_private=True)
    speaker.say("Cleo plays.")
    speaker.forget()
    finish(speaker, 2)
    assert said == ["Bo plays.", "Cleo plays."]


@pytest.mark.parametrize(
    ("change", "wanted"),
    [("is_brief", ["Bo plays."]), ("is_mute", [])],
)
def test_less_or_nothing_is_told_where_that_is_wished(voice: Voice, change: str, wanted: list[str]) -> None:
    speaker, said = voice
    setattr(speaker, change, True)
    speaker.say("Bo plays. 1912 is whole again.", "Bo plays.")
    finish(speaker)
    speaker.say("A card was drawn.", "")
    finish(speaker)
    assert said == wanted
