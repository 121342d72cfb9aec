"""Cards of a journey carried by a real pointer, on X."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from tests.gui.drag import real_drag
from tests.gui.solonauts.conftest import Deal
from tests.gui.solonauts.journey import HAND, Journey

pytestmark = pytest.mark.xcb


def _carry_to_year(journey: Journey, card: str, year: int) -> None:
    board = journey.table.timeline
    point = board.visualRect(journey.table.timeline_model.index_of(year)).center()
    real_drag(journey.table.hand.viewport(), _grip(journey, card), board.viewport(), point)
    journey.settle()


def _carry_away(journey: Journey, card: str) -> None:
    pile = journey.table.discard.viewport()
    real_drag(journey.table.hand.viewport(), _grip(journey, card), pile, pile.rect().center())
    journey.settle()


def _grip(journey: Journey, card: str) -> QPoint:
    rect = journey.table.hand.visualRect(journey.card(card))
    return rect.topLeft() + QPoint(14, rect.height() // 2)


def test_a_patch_is_carried_to_its_year(deal: Deal) -> None:
    """R-1205, R-1207: it is played, and the hand is full again."""
    journey = deal()
    _carry_to_year(journey, "patch-1939", 1939)
    assert "patch-1939" not in journey.view.hand
    assert len(journey.view.hand) == len(HAND)
    assert journey.table.arming.card is None


def test_an_inverter_let_go_over_a_ripplepoint_stays_armed(deal: Deal) -> None:
    journey = deal()
    _carry_to_year(journey, "reverse-fate", 1968)
    assert journey.view.hand == HAND
    assert journey.table.arming.card == "reverse-fate"
    assert journey.table.message.isVisible()


def test_a_patch_that_nobody_needs_is_carried_away(deal: Deal) -> None:
    """R-1206."""
    journey = deal(hand=("patch-1945-axis", *HAND[1:]))
    _carry_away(journey, "patch-1945-axis")
    assert journey.view.discard_pile == ("patch-1945-axis",)


def test_a_patch_that_somebody_waits_for_is_asked_about_where_it_was_let_go(deal: Deal) -> None:
    """A-22: and it stays armed for the answer."""
    journey = deal()
    _carry_away(journey, "patch-1939")
    assert journey.table.question.isVisible()
    assert journey.view.hand == HAND
    journey.click(journey.table.question.yes_button)
    assert journey.view.discard_pile == ("patch-1939",)
