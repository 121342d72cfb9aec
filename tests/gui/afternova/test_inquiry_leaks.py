"""What the asking keys of AfterNova say aloud is the same whatever is hidden; leaks are found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chrononauts_qt.ui.games.afternova.inquiries import AfterNovaInquiries, last_round, race
from tests.gui.afternova.people import People
from tests.gui.afternova.test_secrecy import ADA, Course, DealsWitness, Watched, watched
from tests.gui.secrecy.witness import compare

__all__ = ["watched"]

Key = Qt.Key
KEYS = (Key.Key_D, Key.Key_T, Key.Key_R, Key.Key_P, Key.Key_I)
Answer = Callable[[AfterNovaInquiries], str]


def asked_among_others(people: People, witness: DealsWitness) -> None:
    """Ada looks and asks everything, while others hear it."""
    people.lift(ADA)
    witness.forget()
    people.table.hand.setFocus()
    for key in KEYS:
        QTest.keyClick(people.table.hand, key)
    witness.look_at_once("asked among others")


def asked_at_a_curtain(people: People, witness: DealsWitness) -> None:
    """Somebody asks everything while all is covered."""
    people.lift(ADA)
    people.controller.cover()
    witness.forget()
    for key in KEYS:
        QTest.keyClick(people.table, key)
    witness.look_at_whole("asked at a curtain")


def own(asked: AfterNovaInquiries) -> Any:
    """Return what Ada sees."""
    return asked._controller.view_of(ADA)


def private(key: Key) -> Answer:
    """Answer for Ada, whoever hears it."""
    return lambda asked: asked.PRIVATE[key](own(asked))


def tells_hand(asked: AfterNovaInquiries) -> str:
    """Tell after the last round what Ada holds."""
    return f"{last_round(own(asked), asked._controller.names, ADA)} {own(asked).crew}"


def counts_objective(asked: AfterNovaInquiries) -> str:
    """Tell after the race what counts for Ada at the end."""
    return f"{race(own(asked), asked._controller.names, ADA)} {own(asked).objective}"


def names_ways(asked: AfterNovaInquiries) -> str:
    """Tell with which cards Ada can do what can be done."""
    return " ".join(action.text for action in own(asked).actions)


LEAKS: dict[Key, Answer] = {
    Key.Key_D: private(Key.Key_D),
    Key.Key_T: private(Key.Key_T),
    Key.Key_R: tells_hand,
    Key.Key_P: counts_objective,
    Key.Key_I: names_ways,
}
COURSES = pytest.mark.parametrize("course", [asked_among_others, asked_at_a_curtain])


@COURSES
def test_what_is_said_aloud_is_alike(watched: Watched, course: Course) -> None:
    one, two = watched(course)
    assert sum(kind == "spoken" for kind, *_ in one[-1].heard) >= len(KEYS)
    compare(one, two)


@COURSES
@pytest.mark.parametrize("key", LEAKS, ids=lambda key: key.name)
def test_a_planted_leak_is_found(
    watched: Watched, key: Key, course: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = AfterNovaInquiries.answer
    monkeypatch.setattr(
        AfterNovaInquiries, "answer",
        lambda self, asked: LEAKS[key](self) if asked == key else right(self, asked),
    )  # fmt: skip
    one, two = watched(course)
    with pytest.raises(AssertionError):
        compare(one, two)
