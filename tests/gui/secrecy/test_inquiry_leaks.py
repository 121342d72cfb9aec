"""What the keys that ask how the game stands say aloud is the same whatever is hidden; leaks are found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.chrononauts.inquiries import BoxInquiries
from chrononauts_qt.ui.games.chrononauts.texts.events import narrate
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.robot import HandClock
from tests.gui.secrecy.courses import Course, both
from tests.gui.secrecy.deals import DEALS, Deal
from tests.gui.secrecy.leaks import has_memo
from tests.gui.secrecy.test_covering import left
from tests.gui.secrecy.witness import Witness, compare
from tests.gui.table.scene import Scene

Key = Qt.Key
KEYS = (Key.Key_D, Key.Key_T, Key.Key_R, Key.Key_O, Key.Key_N)
Answer = Callable[[BoxInquiries], str]


def asked_among_others(deal: Deal, scene: Scene, witness: Witness) -> None:
    """Whoever looks asks everything, while others hear it."""
    scene.lift()
    witness.forget()
    scene.table.hand.setFocus()
    for key in KEYS:
        scene.key(key)
    witness.look_at_once("asked among others")


def asked_at_a_curtain(deal: Deal, scene: Scene, witness: Witness) -> None:
    """Somebody asks everything while all is covered."""
    scene.lift()
    left(scene)
    witness.forget()
    for key in KEYS:
        QTest.keyClick(scene.table, key)
    witness.look_at_whole("asked at a curtain")


def own(asked: BoxInquiries) -> Any:
    """Return what the first seat sees."""
    return asked._controller.view_of(0)


def private(key: Key) -> Answer:
    """Answer for the first seat, whoever hears it."""
    return lambda asked: asked.PRIVATE[key](own(asked))


def tells_draws(asked: BoxInquiries) -> str:
    """Tell what was done with the eyes of the first seat."""
    names = asked._controller.names
    return sentences(*(narrate(event, names) or "" for event in own(asked).events))


def counts_memo(asked: BoxInquiries) -> str:
    """Count a Paradox more where there is a Memo."""
    return "!" if has_memo(asked._controller.match) else "?"


LEAKS: dict[Key, Answer] = {
    Key.Key_D: private(Key.Key_D),
    Key.Key_T: private(Key.Key_T),
    Key.Key_R: tells_draws,
    Key.Key_O: counts_memo,
    Key.Key_N: private(Key.Key_N),
}
COURSES = pytest.mark.parametrize("course", [asked_among_others, asked_at_a_curtain])
EACH_GAME = pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.name)


@COURSES
@EACH_GAME
def test_what_is_said_aloud_is_alike(
    deal: Deal, course: Course, new_window: Callable[[], MainWindow], clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, two = both(deal, new_window, clock, monkeypatch, course)
    assert sum(kind == "spoken" for kind, *_ in one[-1].heard) >= len(KEYS)
    compare(one, two)


@COURSES
@EACH_GAME
@pytest.mark.parametrize("key", LEAKS, ids=lambda key: key.name)
def test_a_planted_leak_is_found(
    deal: Deal, key: Key, course: Course, new_window: Callable[[], MainWindow], clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    right = BoxInquiries.answer
    monkeypatch.setattr(
        BoxInquiries, "answer", lambda self, asked: LEAKS[key](self) if asked == key else right(self, asked)
    )
    one, two = both(deal, new_window, clock, monkeypatch, course)
    with pytest.raises(AssertionError):
        compare(one, two)
