"""How many presses a deal costs, and how long bots are watched: docs/performance.md has the table."""

from __future__ import annotations

from chrononauts_qt.bots.afternova.player import choose
from chrononauts_qt.games.afternova.actions import answer
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.ui.games.afternova.deal import FRAGMENT
from tests.gui.afternova.people import People
from tests.gui.afternova.test_table import ADA, BO, CLEO, THREE
from tests.gui.afternova.two_worlds import Prompted
from tests.gui.program import settle
from tests.gui.robot import HandClock

TICK = 0.05


def compose(people: People) -> None:
    """Put a deal with Bo together, one sign for one Fragment, and propose it."""
    people.choose(people.table.planets, "geodonia")
    people.choose(people.table.seats_view, "seat-2")
    deal = people.table.draft.deal
    assert deal is not None
    token = next(t for t in deal.tokens(ADA)["gets"] if (t.kind, t.what) == (FRAGMENT, "orange"))
    people.choose(people.table.deal.columns, token.key)
    people.press(people.button("Propose"))


def test_a_deal_with_a_bot_is_proposed_with_four_presses_and_sealed_with_one(people: People) -> None:
    worker = Prompted()
    people.sit(THREE, bots=(BO, CLEO), hire=lambda: worker)
    compose(people)
    assert people.gestures == 4
    worker.prompt(BO, answer("accept", 1, ["mole-nello"]))
    people.let_bots_play()
    settle()
    people.press(people.button("Seal with Bo"))
    assert (people.gestures, people.lifts) == (5, [])
    assert people.controller.seen().players[BO].hold.orange == 1


def test_a_deal_with_another_person_costs_one_press_and_one_curtain_more(people: People) -> None:
    """And one press by which whoever offered comes back."""
    people.sit(THREE)
    people.lift(ADA)
    people.gestures, people.lifts = 0, []
    compose(people)
    assert people.gestures == 4
    people.lift(BO)
    assert people.gestures == 6, "two presses, or one that is held"
    people.press(people.button("Accept"))
    people.lift(ADA)
    assert people.gestures == 8, "one press alone"
    people.press(people.button("Seal with Bo"))
    assert (people.gestures, len(people.lifts)) == (9, 2)
    assert people.controller.seen().players[BO].hold.orange == 1


def test_three_bots_at_the_market_are_watched_for_five_seconds(people: People, clock: HandClock) -> None:
    """At normal pace, one after the other; the clock is moved by hand."""
    people.sit(Setup(4, "pace", first="seat-1"), bots=(1, 2, 3))
    controller = people.controller
    while controller.seen().seat_to_move == ADA:
        people.say(ADA, choose("agent", controller.seen(ADA)).action)
        settle()
    began, acts = clock.now, len(controller.match.past)
    while not controller.asked:
        clock.now += TICK
        controller.tick()
        settle()
    assert len(controller.match.past) - acts == 10
    assert 2 < clock.now - began <= 5
