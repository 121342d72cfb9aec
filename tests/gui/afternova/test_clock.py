"""Time at the table of AfterNova: to talk, to answer, and for those who want peace."""

from __future__ import annotations

from chrononauts_qt.games.afternova.actions import Action, Share, answer, offer
from chrononauts_qt.games.afternova.amounts import fragments
from chrononauts_qt.ui.games.afternova.terms import ANSWER_OPTION, TALK_OPTION
from tests.gui.afternova.people import People
from tests.gui.afternova.test_table import ADA, ASK, BO, CLEO, THREE
from tests.gui.program import settle


def ask(gets: str, *more: str, seat: int = BO) -> Action:
    """Return an offer of Ada's for one icon."""
    return offer("geodonia", [Share(seat, ASK, fragments([gets, *more]))])


def pass_time(people: People, seconds: float) -> None:
    """Let time pass."""
    people.clock.now += seconds
    people.controller.tick()
    settle()


# -- talking ----------------------------------------------------------------------------------------


def test_the_time_to_talk_runs_while_the_deal_table_lies_open(people: People) -> None:
    people.sit(THREE, options={TALK_OPTION: "60"})
    people.lift(ADA)
    button = people.table.status.hold_button
    pass_time(people, 300)
    assert not button.isVisible(), "nobody has begun to talk"
    people.choose(people.table.planets, "geodonia")
    people.press(people.button("Negotiate"))
    assert button.text() == "Hold: 60 s"
    pass_time(people, 20)
    assert button.text() == "Hold: 40 s"
    people.press(people.button("Back"))
    pass_time(people, 300)
    assert not button.isVisible()
    people.press(people.button("Negotiate"))
    pass_time(people, 0)
    assert button.text() == "Hold: 40 s"


def test_when_it_is_over_no_offer_is_made_and_all_else_can_be(people: People) -> None:
    people.sit(THREE, options={TALK_OPTION: "60"})
    people.say(ADA, ask("orange"))
    people.say(BO, answer("accept", 1, ["mole-nello"]))
    people.lift(ADA)
    pass_time(people, 60)
    over = "The time to talk is over in this turn: seal, harvest or go to the Market."
    assert people.controller.explain(ADA, ask("white")) == over
    assert not people.controller.submit(ADA, ask("white"))
    assert people.table.message.words.text() == over
    assert people.button("Seal with Bo").isEnabled()
    people.press(people.button("Seal with Bo"))
    assert people.controller.seen().players[BO].hold.orange == 1


def test_hold_stops_the_time_to_talk(people: People) -> None:
    people.sit(THREE, options={TALK_OPTION: "90"})
    people.lift(ADA)
    people.choose(people.table.planets, "geodonia")
    people.press(people.button("Negotiate"))
    people.press(people.table.status.hold_button)
    pass_time(people, 300)
    assert people.table.status.hold_button.text() == "Go on: 90 s"
    people.press(people.table.status.hold_button)
    pass_time(people, 91)
    assert people.controller.talk.is_over


def test_without_the_option_nothing_runs(people: People) -> None:
    people.sit(THREE)
    people.lift(ADA)
    people.choose(people.table.planets, "geodonia")
    people.press(people.button("Negotiate"))
    pass_time(people, 10_000)
    assert not people.table.status.hold_button.isVisible()
    assert people.controller.explain(ADA, ask("orange")) is None


# -- answering --------------------------------------------------------------------------------------


def test_silence_declines_when_the_time_is_over(people: People) -> None:
    """AN-430."""
    people.sit(THREE, options={ANSWER_OPTION: "20"})
    people.say(ADA, ask("orange"))
    assert people.table.status.hold_button.text() == "Hold: 20 s"
    people.press(people.table.status.hold_button)
    pass_time(people, 100)
    assert people.controller.seen().step == "answer", "somebody holds it"
    people.press(people.table.status.hold_button)
    pass_time(people, 19)
    assert people.controller.seen().step == "answer"
    pass_time(people, 1.1)
    assert people.controller.seen().step == "turn"
    assert "Bo declines." in people.lines()


def test_bots_do_not_wait_for_a_time_that_people_have(people: People) -> None:
    people.sit(THREE, options={ANSWER_OPTION: "40"})
    people.controller.match.bots[CLEO] = "agent"
    people.controller.reseat()
    both = [Share(BO, ASK, fragments(["orange"])), Share(CLEO, ASK, fragments(["white"]))]
    people.say(ADA, offer("geodonia", both))
    people.say(BO, answer("decline", 1))
    for _ in range(4):
        pass_time(people, 2)
    assert people.controller.seen().step == "turn"


# -- peace ------------------------------------------------------------------------------------------


def test_who_is_asked_three_times_may_have_peace_for_the_turn(people: People) -> None:
    """Everybody can count how often somebody was asked, so the button tells nothing."""
    people.sit(THREE)
    said = []
    for number, gets in enumerate((["orange"], ["white"], ["green"]), 1):
        people.say(ADA, ask(*gets))
        people.lift(BO)
        said.append([button.text() for button in people.table.steps.buttons])
        if number < 3:
            people.press(people.button("Decline"))
    assert said[0] == said[1] == ["Accept", "Counter…", "Decline"]
    assert said[2][-1] == "No more this turn"
    people.press(people.button("No more this turn"))
    settle()
    assert people.controller.seen().step == "turn"
    assert "Bo wants no more offers in this turn." in people.lines()
    people.say(ADA, ask("orange", "white"))
    settle()
    assert people.controller.seen().step == "turn", "nobody is asked again"
    assert not people.controller.talk.is_deaf(CLEO)
