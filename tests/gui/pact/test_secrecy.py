"""What a seat hides is nowhere in the window: what lies open is the same whatever it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QAccessible

from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.table.curtain import Curtain
from tests.gui.pact.people import People
from tests.gui.pact.witness import GIVEN, WANTED, Course, PactWitness, both
from tests.gui.program import NewWindow
from tests.gui.robot import HandClock
from tests.gui.secrecy.witness import Note, compare
from tests.pact.actions import ACCEPT, PASS, offer
from tests.pact.parts import Board, Hand
from tests.pact.table import PactScreen

ADA, BO = range(2)


def a_round(people: People, witness: PactWitness) -> None:
    """An offer is made and accepted; both look at their hands, and turn away."""
    witness.look("dealt")
    people.lift(ADA)
    witness.forget()
    witness.look("Ada looks")
    people.press(people.table.hand.buttons[1])
    people.controller.cover()
    witness.look("Ada has turned away")
    people.say(ADA, offer((GIVEN,), BO, WANTED))
    witness.look("an offer stands")
    people.lift(BO)
    witness.forget()
    witness.look("Bo looks")
    people.say(BO, ACCEPT)
    witness.look("accepted, and Bo goes on looking")
    people.say(BO, PASS)
    witness.look("Bo passes")


def begun(people: People, witness: PactWitness) -> None:
    """Ada looks, and turns away."""
    witness.look("dealt")
    people.lift(ADA)
    witness.forget()
    witness.look("Ada looks")
    people.controller.cover()
    witness.look("Ada has turned away")


@pytest.fixture
def watched(
    on_the_shelf: None, new_window: NewWindow, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Course], tuple[list[Note], list[Note]]]:
    """Return what goes through a course in both worlds, while a screen reader runs."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return lambda course: both(new_window, clock, monkeypatch, course)


@pytest.mark.parametrize("course", [a_round, begun])
def test_two_deals_that_differ_in_hidden_stones_look_and_sound_alike(
    watched: Callable[[Course], tuple[list[Note], list[Note]]], course: Course
) -> None:
    compare(*watched(course))


# -- leaks on purpose -------------------------------------------------------------------------------


def hand_stays(patch: pytest.MonkeyPatch) -> None:
    """The hand stays below the curtain."""
    right = Hand.show_stones
    patch.setattr(Hand, "show_stones", lambda self, stones: right(self, stones) if stones else None)


def hand_is_read_out(patch: pytest.MonkeyPatch) -> None:
    """The stones are read out to whoever is in the room."""
    patch.setattr(private_speech, "said", lambda words, instead="": words)


def board_tells(patch: pytest.MonkeyPatch) -> None:
    """A tooltip of the open table has the stones of the first seat."""
    right = Board.show_view

    def besides(self: Any, view: Any, asked: Any) -> None:
        right(self, view, asked)
        self.setToolTip(str(self.parent().controller.match.state.hands[0]))

    patch.setattr(Board, "show_view", besides)


def log_tells(patch: pytest.MonkeyPatch) -> None:
    """The Log is written with the eyes of the first seat."""
    right = PactScreen._tell_all
    patch.setattr(PactScreen, "_tell_all", lambda self, _: right(self, self.controller.view_of(0)))


def curtain_tells(patch: pytest.MonkeyPatch) -> None:
    """A screen reader hears the stones of whoever is to lift the curtain."""
    right = Curtain.cover

    def cover(self: Any, seat: int, *words: Any) -> None:
        right(self, seat, *words)
        self.setAccessibleDescription(str(self.parent().controller.match.state.hands[seat]))

    patch.setattr(Curtain, "cover", cover)


LEAKS = (hand_stays, hand_is_read_out, board_tells, log_tells, curtain_tells)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None],
    watched: Callable[[Course], tuple[list[Note], list[Note]]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    one, two = watched(begun)
    with pytest.raises(AssertionError):
        compare(one, two)
