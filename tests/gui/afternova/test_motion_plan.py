"""The order, the length and the sounds of what moves, as values."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.actions import Action, Share, answer, harvest, offer, parse
from chrononauts_qt.games.afternova.amounts import fragments, skills
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.games.afternova.views import motion
from chrononauts_qt.ui.games.afternova.views.motion import Motion, plan
from chrononauts_qt.ui.kit.clock import FADE
from chrononauts_qt.ui.kit.sound import CUES

ADA, BO, CLEO = range(3)
PLANET = ("geodonia", "green", "orange", "orange", "white")
ROW = ("hare-duna", "beaver-zeno", "bear-bruma", "cat-minou")
HANDS = {ADA: ("hare-zefira", "mole-nello", "otter-ondina", "cat-perla", "autopaw"),
         BO: ("mole-carbo", "night-garden"), CLEO: ("otter-marlow",)}


def heard(*said: tuple[int, Action], **terms: Any) -> tuple[Event, ...]:
    """Return the public events of the last of some actions."""
    setup = Setup(3, "motion", first="seat-1", **{"planets": {0: PLANET}, "hands": HANDS, **terms})
    state, _ = rules.new_game(setup)
    events: tuple[Event, ...] = ()
    for seat, action in said:
        events = tuple(event.seen_by(None) for event in rules.apply(state, seat, action).events)
    return events


def deal() -> tuple[Event, ...]:
    """Return what is told when a deal between three is sealed."""
    shares = [Share(BO, skills(["extraction"]), fragments(["green"]), fragments(["purple"])),
              Share(CLEO, skills(["extraction"]), fragments(["orange"]))]
    return heard(
        (ADA, offer("geodonia", shares)), (BO, answer("accept", 1, ["mole-carbo"])),
        (CLEO, answer("accept", 1, ["otter-marlow"])), (ADA, parse("seal 1 with hare-zefira")),
        holds={ADA: ("purple",)})


def kinds(steps: tuple[Motion, ...], kind: str) -> list[Motion]:
    """Return the steps of a kind."""
    return [step for step in steps if step.kind == kind]


def fragments_of(steps: tuple[Motion, ...]) -> list[Motion]:
    """Return the Fragments of the Planet and the Holds, in order of time."""
    return [step for step in kinds(steps, "fly") if step.waits]


def test_a_card_flies_to_its_place() -> None:
    steps = plan(heard((ADA, parse("take hare-duna")), market_crew=ROW), None)
    assert steps == (Motion("fly", 0, 220, "paw", "hare-duna", ("market crew 0", "seat 0")),)


def test_a_card_flies_to_the_hand_only_where_the_hand_is_to_be_seen() -> None:
    events = heard((ADA, parse("take hare-duna")), market_crew=ROW)
    assert [plan(events, viewer)[0].way[1] for viewer in (ADA, BO, None)] == ["hand", "seat 0", "seat 0"]


def test_a_row_turns_its_four_cards_together() -> None:
    turns = kinds(plan(heard((ADA, parse("replace crew")))), "turn")
    assert [(step.start, step.length) for step in turns] == [(0, 260)] * 4
    assert [step.cue for step in turns if step.cue] == ["paws"]


def test_the_cards_of_a_deal_then_its_fragments_one_after_the_other() -> None:
    steps = plan(deal())
    cards = [step for step in kinds(steps, "fly") if step.way[1] == "planet geodonia"]
    assert {step.thing for step in cards} == {"hare-zefira", "mole-carbo", "otter-marlow"}
    thrown = fragments_of(steps)
    assert max(step.end for step in cards) <= thrown[0].start
    assert [(step.thing, step.way[1]) for step in thrown] == [
        ("green", "hold 1"), ("orange", "hold 2"), ("orange", "hold 0"), ("white", "hold 0"),
        ("purple", "hold 1")]
    assert all(step.length == 260 for step in thrown)
    assert [after.start - before.start for before, after in pairwise(thrown)] == [60] * 4
    assert [(step.length, step.cue) for step in kinds(steps, "press")] == [(180, "stamp")]


def test_a_harvest_alone_has_no_seal() -> None:
    steps = plan(heard((ADA, harvest("nektarr", ("hare-zefira", "beaver-odette"))), planets={
        0: ("nektarr", "green")}, hands={ADA: ("hare-zefira", "beaver-odette")}))
    assert not kinds(steps, "press")
    assert fragments_of(steps)


def test_a_planet_leaves_and_fragments_drop_out_of_the_bag() -> None:
    steps = plan(deal())
    (leaves,), (rises,) = kinds(steps, "leave"), kinds(steps, "rise")
    assert (leaves.start, leaves.length) == (rises.start, rises.length)
    assert leaves.length == 320
    assert leaves.start >= fragments_of(steps)[-1].end
    dropped = [step for step in kinds(steps, "fly") if step.way[0] == "bag"]
    assert [after.start - before.start for before, after in pairwise(dropped)] == [70] * (len(dropped) - 1)
    assert dropped[0].start >= rises.end


@pytest.mark.parametrize("traded", [0, 5, 15])
def test_no_deal_is_longer_than_it_may_be(traded: int) -> None:
    crew = {ADA: ("hare-zefira",), BO: ("mole-carbo",)}
    share = {"seat": BO, "brings": (), "gets": ("green",), "plus": ("purple",) * traded, "gives": ("black",)}
    told = Event("Harvested", {"seat": ADA, "planet": "geodonia", "crew": crew, "shares": [share],
                               "left": ("orange", "orange", "white")})
    steps = plan([told])
    assert max(step.end for step in fragments_of(steps)) <= motion.DEAL_CAP == 1400


def test_a_project_is_completed_in_seven_tenths_of_a_second() -> None:
    told = Event("ProjectCompleted", {"seat": ADA, "project": "autopaw", "fragments": ("purple", "green")})
    steps = plan([told], done=(4, 0, 0))
    roll = kinds(steps, "roll")[0]
    assert (max(step.end for step in steps), roll.start, roll.end) == (700, 400, 700)
    assert [step.way for step in fragments_of(steps)] == [("hold 0", "bag")] * 2
    assert [step.cue for step in steps if step.cue] == ["chime"]


def test_the_fifth_project_rings_and_the_last_chance_three_times() -> None:
    told = Event("ProjectCompleted", {"seat": BO, "project": "autopaw", "fragments": ("purple",)})
    assert [step.cue for step in plan([told], done=(0, 5, 0)) if step.cue] == ["chime", "meter-10"]
    assert [step.cue for step in plan([Event("LastChance", {"seat": BO})])] == ["meter-12"]


def test_bots_fragment_flies_along_its_row_and_what_it_was_given_comes_from_the_planet() -> None:
    placed = Event("BotPlaced", {"colour": "green", "project": "moss-carpet"})
    drawn = kinds(plan([placed]), "draw")
    assert [(step.length, step.way) for step in drawn] == [(600, ("bag", "icon moss-carpet green"))]
    share = {"seat": "bot", "brings": (), "gets": ("green",), "plus": (), "gives": ()}
    told = Event("Harvested", {
        "seat": ADA, "planet": "geodonia", "crew": {ADA: ("hare-zefira",)}, "shares": [share], "left": ()})
    given = fragments_of(plan([told, placed]))
    assert [step.way for step in given] == [("socket geodonia 0", "icon moss-carpet green")]


def test_reduced_motion_is_one_cross_fade_and_badges_of_what_has_come() -> None:
    steps = motion.faded(plan(deal()))
    assert {step.kind for step in steps} == {"cue", "fade", "badge"}
    assert all((step.start, step.length) == (0, FADE) for step in kinds(steps, "fade"))
    came = {step.place: step.thing for step in kinds(steps, "badge")}
    assert came == {"hold 0": "orange white", "hold 1": "green purple", "hold 2": "orange"}


def test_an_answer_is_neither_seen_nor_heard_before_all_are_told() -> None:
    assert plan([Event("AnswerGiven", {"seat": BO, "number": 1})]) == ()
    told = [{BO: "accept"}, {BO: "decline"}, {BO: {"seat": BO}}]
    answers = [plan([Event("AnswersTold", {"number": 1, "answers": said})]) for said in told]
    assert [steps[0].cue for steps in answers] == ["", "no", "ask"]
    agreed = plan([Event("DealAgreed", {"number": 1, "seats": (BO,)})])
    assert (agreed[0].cue, agreed[0].length) == ("yes", 180)


def test_the_sound_of_a_card_never_depends_on_the_card() -> None:
    def cues(events: list[Event]) -> list[str]:
        return [step.cue for step in plan(events) if step.cue]

    taken = {tuple(cues([Event("CardTaken", {"seat": BO, "card": card, "place": 1})]))
             for card in ("hare-duna", "bear-bruma", "milk-magnet")}
    assert len(taken) == 1
    drawn = {plan([Event("CrewDrawn", {"seat": BO}, {BO: {"card": card}}).seen_by(None)])
             for card in ("hare-duna", "bear-bruma")}
    assert len(drawn) == 1
    glass = {tuple(cues([Event("FragmentsDropped", {"seat": BO, "fragments": (colour,)})]))
             for colour in ("purple", "white")}
    assert glass == {("drawer",)}


def test_every_sound_is_there() -> None:
    named = {step.cue for step in (*plan(deal()), *plan(heard((ADA, parse("replace crew")))))}
    assert named - {""} <= set(CUES)
