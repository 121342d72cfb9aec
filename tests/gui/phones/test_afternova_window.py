"""AfterNova in its window: phones beside the screen, and nothing of theirs on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest
from PySide6.QtTest import QSignalSpy

from chrononauts_qt.games.afternova.amounts import Fragments
from chrononauts_qt.games.afternova.state import DROP
from chrononauts_qt.ui.phones import addresses
from chrononauts_qt.ui.phones.addresses import Address
from tests.gui.afternova.conftest import people
from tests.gui.afternova.people import People
from tests.gui.phones.conftest import Party
from tests.gui.phones.guest import until
from tests.gui.phones.test_afternova import ADA, BRUNO, CHLOE, DEALING, OFFER
from tests.gui.program import settle

__all__ = ["people"]


@pytest.fixture
def window_table(people: People, monkeypatch: pytest.MonkeyPatch) -> Iterator[Party]:
    """Return a table in its window, whose door is open: Ada sits at the screen, Chloé is still to come."""
    monkeypatch.setattr(addresses, "addresses", lambda: [Address("127.0.0.1", "loopback")])
    people.sit(DEALING)
    made = Party(cast("Any", people))
    yield made
    made.window.phones.leave()


def settled(table: Party) -> None:
    """Let every phone have its sheet."""
    until(lambda: table.phones.is_quiet, "all sheets are sent")
    settle()


def test_phones_beside_the_screen(window_table: Party, people: People) -> None:
    """Ada composes with the mouse behind her curtain; Bruno and Chloé answer by phone, and none hangs."""
    table, controller = window_table, people.controller
    guests = [table.seat(seat) for seat in (BRUNO, CHLOE)]
    table.window.phones.close()
    settle()
    panels = people.table.seats_view.pieces
    assert [panel.face.by_phone for panel in panels] == [False, True, True]
    assert "Bo: Phone" in panels[BRUNO].spoken
    people.say(ADA, controller.game.parse(OFFER))
    settled(table)
    assert people.table.deal.isVisible()
    assert not people.table.curtain.isVisible(), "nobody at the screen is asked"
    people.choose(people.table.seats_view, "seat-2")
    assert controller.viewer is None, "what is Bruno's stays on his phone"
    for guest in guests:
        [block] = guest.blocks("deal")
        assert "no" not in guest.compose("accept 1", block["begin"])
        settled(table)
    assert controller.wanted == ADA
    people.say(ADA, controller.game.parse("seal 1 with hare-duna raccoon-rocco"))
    assert controller.seen().players[BRUNO].hold.purple == 1


def test_a_phone_that_sleeps_is_said_to_be_waited_for(window_table: Party, people: People) -> None:
    table, controller = window_table, people.controller
    guest = table.seat(ADA)
    table.window.phones.close()
    guest.leave()
    drawn = QSignalSpy(people.table.followed)
    controller.set_asleep(frozenset({ADA}))
    assert drawn.count() == 0, "nothing but the seats is drawn anew"
    assert people.table.seats_view.pieces[ADA].face.mark == "Phone asleep"
    assert people.table.flow.said().note == "It is Ada’s turn."
    table.phones.release(ADA)
    assert people.table.curtain.seat == ADA


@pytest.mark.rule("AN-408")
def test_a_hold_on_a_phone_is_not_emptied_at_the_screen(window_table: Party, people: People) -> None:
    table, controller = window_table, people.controller
    bruno = table.seat(BRUNO)
    table.window.phones.close()
    settle()
    state = controller.match.state
    state.step = DROP
    state.holds[BRUNO] = Fragments(2, 2, 1, 0, 0)
    controller.match.state = state
    controller.changed.emit()
    settled(table)
    assert controller.droppers == ()
    assert people.table.flow.said().choices == ()
    assert [block["acts"][0]["say"] for block in bruno.blocks("deal")] == ["drop"]
    assert bruno.weigh("drop", {"own drop purple": 1}) == "The rest fits into your Hold."
    assert bruno.weigh("drop", {"own drop purple": 2}) == "Fragments to drop, no more and no fewer: 1."
