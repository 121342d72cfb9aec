"""What bots answer to an offer stands in Why?, each with a reason that everybody can see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from chrononauts_qt.games.afternova.actions import Action, Share, answer, harvest, offer, parse
from chrononauts_qt.games.afternova.amounts import fragments, skills
from chrononauts_qt.games.afternova.setup import Setup
from tests.gui.afternova.people import People
from tests.gui.afternova.test_table import ADA, BO, CLEO, THREE
from tests.gui.program import settle

FIVE = ("echo-sieve", "velvet-observatory", "warm-lamp", "comet-postbox", "flying-fair")
FULL = ("green", "black", "black", "white")


def share(gets: Sequence[str], seat: int = BO, brings: Sequence[str] = ("extraction",)) -> Share:
    """Return what a helper brings and gets."""
    return Share(seat, skills(brings), fragments(gets))


def asked(people: People, setup: Setup, *shares: Share) -> None:
    """Let Ada make an offer at Geodonia, in front of people who then are bots."""
    people.sit(setup)
    people.say(ADA, offer("geodonia", shares))
    people.controller.match.bots.update({BO: "agent", CLEO: "agent"})


def says(people: People, seat: int, action: Action) -> str:
    """Let a bot answer; return all that Why? says."""
    assert people.controller.submit(seat, action)
    settle()
    return told(people)


def told(people: People) -> str:
    """Return all that Why? says."""
    return people.table.rail.told.text()


YES = answer("accept", 1, ["mole-nello"])
NO = answer("decline", 1)


@pytest.mark.parametrize(("setup", "gets", "said", "why"), [
    (THREE, ["orange"], YES, "Bo accepts: 1 orange is fair for 1 Extraction."),
    (replace(THREE, holds={BO: FULL}), ["orange"], YES,
     "Bo accepts: 1 orange may be better than what the Hold has now."),
    (replace(THREE, holds={BO: FULL}), ["orange"], NO, "Bo declines: the Hold has no room for 1 orange."),
    (THREE, ["orange"], NO,
     "Bo declines: Ada would keep 1 green, 1 orange and 1 white and give away only 1 orange."),
    (replace(THREE, holds={BO: ("green",)}), ["orange", "orange", "white"], NO,
     "Bo declines for a reason in the own hand, which nobody else sees."),
    (replace(THREE, completed={ADA: FIVE}), ["orange"], NO,
     "Bo declines: that would bring Ada too near the end."),
    (THREE, ["orange"], answer("counter", 1, ["mole-nello"], share(["orange", "white"])),
     "Bo counters: 1 Extraction may be worth more than 1 orange. "
     "Bo brings 1 Extraction and gets 1 orange and 1 white."),
])  # fmt: skip
def test_a_bot_gives_a_reason(people: People, setup: Setup, gets: list[str], said: Action, why: str) -> None:
    asked(people, setup, share(gets))
    assert why not in told(people)
    assert told_lines(says(people, BO, said))[-2:] == ["Offer 1 of Ada, at Geodonia:", why]


def at_the_market(people: People) -> None:
    """Let whoever's turn it is take three crew cards, and nobody complete anything."""
    controller = people.controller
    turn = controller.seen().turn
    while controller.seen().turn == turn:
        view = controller.seen()
        card = next(filter(None, view.market_crew), "")
        done = view.step == "complete"
        assert controller.submit(view.deciding[0], parse("done" if done else f"take {card}"))
        settle()


def told_lines(words: str) -> list[str]:
    """Return the lines of Why?."""
    return words.split("\n\n")


def test_what_is_little_and_what_cannot_be_brought(people: People) -> None:
    two = share(["orange"], brings=["extraction", "extraction"])
    asked(people, THREE, two)
    assert "Bo declines: 1 orange is little for 2 Extraction." in says(people, BO, NO)
    bare = replace(THREE, hands={**THREE.hands, BO: ("mole-nello", "night-garden"), ADA: (
        "hare-zefira", "hare-rollo", "otter-ondina", "otter-sasso", "autopaw")})  # fmt: skip
    three = share(["orange", "orange", "white"], brings=["piloting", "extraction", "extraction"])
    asked(people, bare, three)
    assert "Bo declines: 1 crew cannot bring 1 Piloting and 2 Extraction." in says(people, BO, NO)


def test_answers_are_told_together_and_of_people_without_a_reason(people: People) -> None:
    asked(people, THREE, share(["orange"]), share(["orange"], CLEO))
    people.controller.match.bots.pop(CLEO)
    assert "Offer 1" not in says(people, BO, NO), "Cleo has not answered yet"
    words = told_lines(says(people, CLEO, answer("decline", 1)))
    assert words[-1] == "Cleo declines."
    assert words[-2].startswith("Bo declines: Ada would keep")


def test_whoever_gets_what_it_had_wanted_says_so(people: People) -> None:
    asked(people, THREE, share(["orange"]))
    says(people, BO, answer("counter", 1, ["mole-nello"], share(["orange", "white"])))
    people.controller.submit(ADA, offer("geodonia", [share(["orange", "white"])]))
    settle()
    assert told_lines(told(people))[-1] == "Bo has wanted just that, and accepts."


def test_an_answer_stands_there_whatever_is_read_and_into_the_next_turn(people: People) -> None:
    why = "Bo declines: Ada would keep 1 green, 1 orange and 1 white and give away only 1 orange."
    asked(people, THREE, share(["orange"]))
    says(people, BO, NO)
    people.choose(people.table.planets, "nektarr")
    assert why in told(people)
    people.table.draft.forget()
    at_the_market(people)
    assert people.controller.seen().seat_to_move == BO
    assert why in told(people)
    people.window.look.change_text_size(10)
    settle()
    assert why in told(people), "in another look as well"
    at_the_market(people)
    assert people.controller.seen().seat_to_move == CLEO
    assert "Bo declines" not in told(people)


# -- counter-offers that are passed over ------------------------------------------------------------


def countered(people: People) -> None:
    """Let Ada make an offer that Bo answers with one of its own."""
    people.sit(THREE)
    people.say(ADA, offer("geodonia", [share(["orange"])]))
    people.say(BO, answer("counter", 1, ["mole-nello"], share(["orange", "white"])))


def test_a_counter_offer_that_is_passed_over_gets_an_answer(people: People) -> None:
    """Whoever had made one heard nothing more of it."""
    countered(people)
    people.lift(ADA)
    people.say(ADA, parse("take hare-duna"))
    said = "Ada passes over the counter-offer of Bo and goes to the Market."
    lines = people.lines()
    assert lines.count(said) == 1
    assert lines.index(said) == lines.index(next(line for line in lines if "Duna" in line)) - 1
    assert told_lines(told(people))[-1] == said
    at_the_market(people)
    assert told_lines(told(people))[-1] == said, "into the next turn"
    at_the_market(people)
    assert said not in told(people)
    assert people.lines().count(said) == 1


def test_a_bot_says_why_it_passes_a_counter_offer_over(people: People) -> None:
    people.sit(THREE)
    people.say(ADA, offer("geodonia", [share(["orange"])]))
    people.controller.match.bots.update({ADA: "agent"})
    says(people, BO, answer("counter", 1, ["mole-nello"], share(["orange", "white"])))
    says(people, ADA, parse("take hare-duna"))
    assert told_lines(told(people))[-1] == (
        "Ada passes over the counter-offer of Bo and goes to the Market. "
        "1 orange and 1 white is much for 1 Extraction.")


def test_what_was_taken_up_is_not_passed_over(people: People) -> None:
    countered(people)
    people.lift(ADA)
    people.press(people.button("Take what Bo wants"))
    people.press(people.button("Seal with Bo"))
    assert not any("passes over" in line for line in people.lines())


@pytest.mark.parametrize(("planet", "said"), [
    ("geodonia", "Ada passes over the counter-offer of Bo and seals another deal."),
    ("nektarr", "Ada passes over the counter-offer of Bo and harvests Nektarr without that help."),
])
def test_another_deal_and_a_lone_harvest_pass_it_over(people: People, planet: str, said: str) -> None:
    hand = ("raccoon-rocco", "raccoon-mirtilla", "otter-ondina", "hare-zefira", "otter-sasso")
    people.sit(replace(THREE, hands={**THREE.hands, ADA: hand}))
    people.say(ADA, offer("geodonia", [share(["orange"])]))
    people.say(BO, answer("counter", 1, ["mole-nello"], share(["orange", "white"])))
    people.lift(ADA)
    if planet == "geodonia":
        people.say(ADA, offer("geodonia", [share(["orange"], CLEO)]))
        people.say(CLEO, answer("accept", 2, ["mole-silvana"]))
        people.lift(ADA)
        people.press(people.button("Seal with Cleo"))
    else:
        people.say(ADA, harvest("nektarr", ["raccoon-rocco", "raccoon-mirtilla"]))
    assert people.lines().count(said) == 1
