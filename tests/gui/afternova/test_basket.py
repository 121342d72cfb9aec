"""The places of a Market action: nothing is said before all of it is chosen and wanted."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from chrononauts_qt.games.afternova.actions import parse
from tests.gui.afternova.people import People
from tests.gui.afternova.test_table import ADA, THREE, key, model_of


def said(people: People) -> list[str]:
    """Return all that has been said."""
    return [step.action.text for step in people.controller.match.past.steps()]


def places(people: People) -> list[str]:
    """Return what lies in the places, by key."""
    return [piece.key for piece in people.table.basket.pieces]


def words(people: People) -> str:
    """Return what the yellow button says."""
    return people.table.steps.buttons[0].text()


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_row_is_paid_with_a_place_and_nothing_is_said_before_the_yellow_button(
    people: People, by: str
) -> None:
    """AN-502: the cards that the row had of use are taken before it goes."""
    people.sit(THREE)
    people.lift(ADA)
    people.by = by
    people.choose(people.table.market, "hare-duna")
    people.choose(people.table.market, "milk-magnet")
    people.choose(people.table.market, "replace-crew")
    assert said(people) == []
    assert places(people) == ["hare-duna", "milk-magnet", "replace-crew"]
    assert words(people) == "Take 2 cards, give up 1 card"
    paid = people.table.basket.pieces[2]
    assert paid.spoken == "Replace the crew row: costs a card"
    assert paid.face.said == "costs you a card"
    if by == "mouse":
        people.press(people.table.steps.buttons[0])
    else:
        key(people, Qt.Key.Key_Escape)
        assert places(people) == []
        people.choose(people.table.market, "hare-duna")
        key(people, Qt.Key.Key_B)
        people.choose(people.table.market, "milk-magnet")
        key(people, Qt.Key.Key_Return)
    assert said(people)[:3] == ["take hare-duna", "take milk-magnet", "replace crew"]


def test_what_lies_in_a_place_is_put_back_by_pressing_it(people: People) -> None:
    people.sit(THREE)
    people.lift(ADA)
    people.choose(people.table.market, "hare-duna")
    people.choose(people.table.market, "replace-projects")
    people.choose(people.table.basket, "hare-duna")
    assert places(people) == ["replace-projects", "free-0", "free-1"]
    assert words(people) == "Replace the row of Projects"
    people.choose(people.table.basket, "replace-projects")
    assert people.table.draft.is_empty
    assert not people.table.basket.isVisible(), "the Starship is seen again"


def test_a_row_that_cannot_be_paid_any_more_says_so(people: People) -> None:
    """AN-503: one card at least is taken."""
    people.sit(THREE)
    people.lift(ADA)
    for thing in ("hare-duna", "beaver-zeno", "milk-magnet", "replace-crew"):
        people.choose(people.table.market, thing)
    assert places(people) == ["hare-duna", "beaver-zeno", "milk-magnet"]
    assert people.table.message.words.text() == "All places are used: put something back first."
    people.choose(people.table.market, "bear-bruma")
    assert places(people) == ["hare-duna", "beaver-zeno", "milk-magnet"]
    faces = {piece.key: piece for piece in model_of(people.table.market).pieces}
    assert not faces["replace-crew"].face.is_open


def test_places_that_are_used_stay_in_sight(people: People) -> None:
    """A big basket has four."""
    people.sit(replace(THREE, completed={ADA: ("loud-bazaar",)}))
    people.say(ADA, parse("take hare-duna"))
    people.say(ADA, parse("replace crew"))
    assert places(people) == ["used-0", "used-1", "free-0", "free-1"]
    people.choose(people.table.market, "milk-magnet")
    assert places(people) == ["used-0", "used-1", "milk-magnet", "free-0"]
    people.controller.cover()
    assert places(people) == [], "what is chosen is nobody else's business"


def test_a_scout_pays_no_place_for_one_row(people: People) -> None:
    people.sit(replace(THREE, completed={ADA: ("notice-board",)}))
    people.lift(ADA)
    assert model_of(people.table.market).pieces[4].spoken == "Replace the crew row: costs nothing"
    people.choose(people.table.market, "replace-crew")
    assert places(people) == ["free-0", "free-1", "free-2"]
    people.choose(people.table.market, "replace-projects")
    assert places(people) == ["replace-projects", "free-0", "free-1"]
    assert words(people) == "Replace both rows, give up 1 card"
    for card in ("hare-duna", "milk-magnet"):
        people.choose(people.table.market, card)
    people.press(people.table.steps.buttons[0])
    assert said(people)[:4] == ["take hare-duna", "take milk-magnet", "replace crew", "replace projects"]


def test_a_row_for_nothing_goes_before_the_last_card(people: People) -> None:
    """AN-506: with the last card the action is over, so a free row goes before it."""
    people.sit(replace(THREE, completed={ADA: ("notice-board",)}))
    people.lift(ADA)
    for thing in ("milk-magnet", "grand-arcade", "folding-shovel", "replace-crew"):
        people.choose(people.table.market, thing)
    people.press(people.table.steps.buttons[0])
    assert said(people)[:4] == [
        "replace crew", "take milk-magnet", "take grand-arcade", "take folding-shovel"]
    assert people.controller.seen().step != "market"


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_discard_keeps_what_else_was_chosen(people: People, by: str) -> None:
    """AN-505: whoever holds eight cards discards one before the next is taken; the rest stays chosen."""
    full = (*THREE.hands[ADA], "fox-ambra", "cat-cassio", "comet-postbox", "warm-lamp")
    people.sit(replace(THREE, hands={**THREE.hands, ADA: full}))
    people.lift(ADA)
    people.by = by
    for thing in ("hare-duna", "milk-magnet", "replace-crew"):
        people.choose(people.table.market, thing)
    people.press(people.table.steps.buttons[0])
    people.choose(people.table.hand, "warm-lamp")
    people.press(people.button("Discard"))
    assert people.controller.seen().step == "market"
    assert places(people) == ["used-0", "milk-magnet", "replace-crew"]
    assert words(people) == "Take 1 card, give up 1 card"
    people.press(people.table.steps.buttons[0])
    people.choose(people.table.hand, "comet-postbox")
    key(people, Qt.Key.Key_Escape)
    assert people.table.draft.card == "", "Escape leaves the card, and nothing else"
    people.choose(people.table.hand, "comet-postbox")
    people.press(people.button("Discard"))
    people.press(people.table.steps.buttons[0])
    assert said(people)[:5] == [
        "take hare-duna", "discard warm-lamp", "take milk-magnet", "discard comet-postbox", "replace crew"]
    assert people.table.draft.is_empty


def test_escape_at_a_discard_puts_back_what_was_chosen(people: People) -> None:
    full = (*THREE.hands[ADA], "fox-ambra", "cat-cassio", "comet-postbox", "warm-lamp")
    people.sit(replace(THREE, hands={**THREE.hands, ADA: full}))
    people.lift(ADA)
    for thing in ("hare-duna", "milk-magnet"):
        people.choose(people.table.market, thing)
    people.press(people.table.steps.buttons[0])
    key(people, Qt.Key.Key_Escape)
    assert people.table.draft.is_empty
    assert said(people) == ["take hare-duna"]
