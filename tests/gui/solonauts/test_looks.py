"""A journey goes on where it was when another look or language is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole
from chrononauts_qt.ui.kit.theme import DARK, dress
from tests.gui.desks import solo_end_of
from tests.gui.solonauts.conftest import Deal
from tests.gui.solonauts.journey import Journey


@pytest.fixture(autouse=True)
def as_before(dressed: QApplication) -> Iterator[None]:
    """Leave the program to the next test as this one found it."""
    yield
    dress(dressed, DARK)


def restyle(journey: Journey, **wishes: Any) -> None:
    look = journey.window.look
    look.change(look.settings._replace(**wishes))
    journey.settle()


@pytest.mark.parametrize("wishes", [{"theme": "light"}, {"text_scale": 1.25}, {"language": "fr"}])
def test_what_one_was_at_is_kept(deal: Deal, wishes: dict[str, Any]) -> None:
    journey = deal()
    old = journey.table
    old.hand_model.move_row(0, 4)
    order = old.hand_model.cards
    old.arming.arm("restore-history", "hand")
    old.travellers.setCurrentIndex(journey.traveller("lin"))
    old.explain.show_year(1974)
    restyle(journey, **wishes)
    new = journey.table
    assert new is not old
    assert new.hand_model.cards == order
    assert new.arming.card == "restore-history"
    assert new.travellers.currentIndex().data(ItemRole.KEY) == "lin"
    assert new.explain.showing.year == 1974
    assert journey.window.shown() == "table"


def test_an_open_pile_stays_open(deal: Deal) -> None:
    journey = deal(discard_pile=("patch-1945-axis",))
    journey.table.show_discards()
    restyle(journey, theme="contrast")
    assert journey.table.discards.isVisible()


def test_the_board_of_an_ended_journey_stays_where_it_was(deal: Deal) -> None:
    journey = deal()
    journey.controller.end_here()
    journey.settle()
    journey.window.show_page("table")
    restyle(journey, theme="light")
    assert journey.window.shown() == "table"
    restyle(journey, theme="dark")
    journey.window.show_page("end")
    restyle(journey, theme="light")
    assert journey.window.shown() == "end"
    assert "2 of 6" not in solo_end_of(journey.window).accessibleDescription()


def test_only_the_last_screen_is_warned(deal: Deal) -> None:
    """R-1215: after a change of looks somebody who is lost is told of once."""
    journey = deal()
    restyle(journey, theme="light")
    journey.do("discard patch-1974")
    question = journey.table.question
    assert question.isVisible()
    assert "Abel" in question.words.text()
    journey.key(Qt.Key.Key_Escape)
    assert not question.isVisible()
    hand = journey.table.hand_model
    cards = [hand.index(row, 0).data(CardRole.CARD) for row in range(hand.rowCount())]
    assert "patch-1974" not in cards


def test_what_was_asked_is_asked_again_in_another_look(deal: Deal) -> None:
    """A-22: the question went with the old table, so one press gives nothing away."""
    journey = deal()
    wanted = parse("discard patch-1939")
    assert not journey.controller.play(wanted)
    restyle(journey, theme="light")
    assert not journey.controller.play(wanted)
    assert journey.table.question.isVisible()


def test_a_warning_is_given_again_in_another_look(deal: Deal) -> None:
    """R-607, A-24: the words went with the old table."""
    journey = deal(red=(1912, 1914, 1936, 1937, 1941, 1943, 1957, 1963), patches=())
    end = parse("play reverse-fate on 1980")
    assert not journey.controller.play(end)
    restyle(journey, theme="light")
    assert not journey.controller.play(end)
    assert journey.view.outcome is None
