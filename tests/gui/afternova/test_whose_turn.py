"""Against bots, in the first two rounds: it is always plain whose turn it is, and what there is to do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QPushButton

from chrononauts_qt.games.afternova.state import TURN
from chrononauts_qt.ui.table import narrator
from tests.gui.afternova.people import People
from tests.gui.afternova.test_table import THREE
from tests.gui.program import settle

ADA, BO, CLEO = range(3)


def primaries(people: People) -> list[QPushButton]:
    """Return the yellow buttons of the dock."""
    steps = people.table.steps
    return [button for button in steps.buttons if button.property("primary") and button.isEnabled()]


def unclear(people: People) -> Iterator[str]:
    """Yield what is not plain at this moment to a person who has only the window."""
    view, steps = people.controller.seen(), people.table.steps
    mine = view.seat_to_move == ADA
    said = people.table.status.accessibleName()
    name = people.controller.names[view.seat_to_move]
    if not said.startswith("Your turn: " if mine else f"{name}’s turn: "):
        yield f"whose turn it is: {said}"
    if not steps.note.text() and not steps.heading.text():
        yield "what there is to do, or who is waited for"
    if mine and steps.note.text() == f"It is {name}’s turn.":
        yield "who is waited for: one is told of oneself as of another"
    if len(primaries(people)) > 1:
        yield f"which button: {[button.text() for button in primaries(people)]}"
    stuck = people.controller.decides and view.step != TURN and not any(b.isEnabled() for b in steps.buttons)
    if stuck and "hoose" not in steps.note.text():
        yield "how to go on"


def follow(people: People) -> None:
    """Let the bots play until it is Ada's turn, and look at every moment."""
    for _ in range(60):
        settle()
        assert not list(unclear(people))
        if people.controller.decides:
            return
        people.clock.now += 5
        people.controller.tick()
    raise AssertionError("the bots never come to an end")


def go_to_market(people: People) -> None:
    """Take three cards; whatever is chosen, one button says what is done with it."""
    assert "Choose a Planet" in people.table.steps.note.text()
    assert not primaries(people), "nothing is chosen yet"
    for count, card in enumerate(list(filter(None, people.controller.seen().market_crew))[:3], 1):
        people.choose(people.table.market, card)
        assert not list(unclear(people))
        (take,) = primaries(people)
        assert take.text().startswith(f"Take {count} card")
    people.press(primaries(people)[0])


def test_two_rounds_never_leave_a_person_in_doubt(people: People) -> None:
    people.sit(3, bots=(BO, CLEO))
    for _ in range(2):
        follow(people)
        while people.controller.seen().step != TURN or people.controller.seen().seat_to_move != ADA:
            people.press(people.button("Decline" if people.controller.seen().step == "answer" else "No more"))
            follow(people)
        for planet in people.controller.seen().planets:
            assert planet is not None
            people.choose(people.table.planets, planet.id)
            assert not list(unclear(people))
            (way,) = primaries(people)
            assert way.text() in ("Harvest", "Negotiate")
            people.press(people.button("Back"))
        go_to_market(people)
    follow(people)


def test_in_ones_own_turn_it_is_said_for_whom_all_wait(people: People) -> None:
    """In the lesson Ada was told that it was Ada’s turn, with nothing to do."""
    people.sit(replace(THREE, holds={BO: ("green", "black")}), bots=(BO, CLEO))
    go_to_market(people)
    settle()
    assert people.controller.seen().deciding == (BO,)
    assert people.table.steps.note.text() == "Still to decide: Bo."
    follow(people)


def test_to_several_people_a_turn_is_told_by_name(people: People) -> None:
    people.sit(3, bots=(CLEO,))
    assert people.table.status.accessibleName().startswith("Ada’s turn: ")


def test_a_table_begins_with_whose_turn_it_is_and_what_there_is_to_do(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[str]()
    monkeypatch.setattr(narrator, "announce", lambda _, words: told.append(words))
    people.sit(THREE, bots=(BO, CLEO))
    settle()
    assert told[0] == people.table.status.accessibleName()
    assert told[1] == people.table.steps.note.text()
