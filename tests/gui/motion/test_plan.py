"""The order and the length of what moves, as values."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.timeline import LINCHPINS
from chrononauts_qt.kernel.errors import BadSetup
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.games.chrononauts.views import motion
from chrononauts_qt.ui.games.chrononauts.views.motion import Motion, plan
from tests.scenario import explicit_setup


def ripple(year: int, red: tuple[int, ...] = (), patches: str = "") -> tuple[Motion, ...]:
    """Return what moves when a Linchpin turns."""
    state, _ = rules.new_game(explicit_setup(hands={1: "reverse-fate +2"}, red=red, patches=patches))
    rules.apply(state, 0, parse(f"play reverse-fate on {year}"))
    return plan(rules.apply(state, 1, parse("allow")).events)


def times(steps: tuple[Motion, ...], kind: str) -> dict[int, int]:
    """Return when each year begins to move so."""
    return {step.year: step.start for step in steps if step.kind == kind}


def test_the_wave_passes_in_year_order_eighty_milliseconds_apart() -> None:
    wave = times(ripple(1936), "lamp")
    assert list(wave) == [1939, 1942, 1944, 1945, 1948]
    starts = list(wave.values())
    assert [after - before for before, after in pairwise(starts)] == [80, 80, 80, 80]


def test_the_linchpin_turns_before_the_wave_and_years_react_after_it() -> None:
    steps = ripple(1936)
    turn = next(step for step in steps if step.kind == "turn")
    assert turn.end <= min(times(steps, "lamp").values())
    assert max(times(steps, "lamp").values()) < min(times(steps, "open").values())


def test_patches_come_off_before_years_turn() -> None:
    steps = ripple(1914, red=(1914,), patches="patch-1918")
    assert list(times(steps, "unpick")) == [1918]
    assert times(steps, "unpick")[1918] < times(steps, "close")[1918]


@pytest.mark.parametrize("year", LINCHPINS)
def test_no_ripple_lasts_longer_than_it_may(year: int) -> None:
    luck = random.Random(year)
    for _ in range(30):
        red = tuple(y for y in LINCHPINS if luck.random() < 0.3)
        try:
            steps = ripple(year, red)
        except BadSetup:
            continue  # thirteen holes: no such game begins
        assert max(step.end for step in steps) <= motion.LONGEST
        wave = times(steps, "lamp").values()
        assert max(wave) - min(wave) <= motion.WAVE_CAP


def drawn(card: str, why: str = "bonus") -> Event:
    """Return the public form of a draw."""
    data = {"seat": 0, "why": why, "small": False}
    return Event("CardDrawn", data, {0: {"card": card}}).seen_by(None)


def test_every_drawn_card_moves_alike_and_face_down() -> None:
    told = {plan([drawn(card)], 0) for card in ("memo", "patch-1918", "dodo")}
    assert len(told) == 1
    assert all(step.card == "" and step.cue == "draw" for steps in told for step in steps)


def test_cards_drawn_together_follow_each_other() -> None:
    starts = [step.start for step in plan([drawn("memo")] * 3, 0)]
    assert starts == [0, 80, 160]


def test_a_card_is_drawn_to_the_hand_only_where_the_hand_is_to_be_seen() -> None:
    assert plan([drawn("memo")], 0)[0].way == ("deck", "hand")
    assert plan([drawn("memo")], 1)[0].way == ("deck", "seat-0")
    assert plan([drawn("memo")], None)[0].way == ("deck", "seat-0")


def of_hand(name: str, **told: object) -> Event:
    """Return an event about a card that comes from the hand of seat 2."""
    return Event(name, {"seat": 1, "card": "dodo", "source": "hand", **told})


@pytest.mark.parametrize("event", [
    of_hand("CardAnnounced", target=None),
    *(of_hand("CardDiscarded", why=why) for why in ("kill", "second", "small-hand", "not-needed", "stuck")),
])  # fmt: skip
def test_a_card_leaves_the_hand_only_where_its_hand_is_to_be_seen(event: Event) -> None:
    assert plan([event], 1)[0].way[0] == "hand"
    assert plan([event], 0)[0].way[0] == "seat-1"
    assert plan([event], None)[0].way[0] == "seat-1"
