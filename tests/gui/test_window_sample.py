"""A few events of the monkey in a real window, and that it would notice each kind of failure."""

from __future__ import annotations

import pytest

from tests.needs import SIGNALS
from tests.window.clock import Clock
from tests.window.monkey import Limits, Monkey

pytestmark = [pytest.mark.xcb, SIGNALS]

PATIENT = Limits(stall=60, hang=60, unsaved=60)
"""A test does not judge by the clock."""
PLANTED = {
    "lose a move": "lost",
    "complain": "stderr",
    "grow": "memory",
    "stand still": "stall",
    "orphan": "orphan",
    "raise": "report",
    "crash": "crash",
    "give up saving": "unsaved",
    "hang": "hang",
}
"""Each fault of the program, and the kind of failure that it is; the crash ends the first process."""


def test_nothing_goes_wrong_in_a_few_events() -> None:
    monkey = Monkey("sample 9", PATIENT)
    monkey.play(12)
    assert monkey.failures == []
    assert monkey.counts["games played"] > 0
    assert monkey.counts["moves"] > 0


def test_every_planted_fault_is_noticed() -> None:
    monkey = Monkey("planted 1", Limits(hang=3, unsaved=0, orphaned=0.5, grown=40), PLANTED)
    monkey.play(seconds=300)
    assert {failure["kind"] for failure in monkey.failures} == set(PLANTED.values())
    assert all(failure["last"] for failure in monkey.failures), "the last events are told"


def test_a_computer_that_stood_still_is_no_fault_of_the_program() -> None:
    times = [100.0]
    clock = Clock(lambda: times[-1])
    for now in (100.02, 100.04, 1900.04, 1900.06):
        times.append(now)
        clock.beat()
    assert clock.stood(99.0, 2000.0) == pytest.approx(1800)
    assert clock.stood(100.04 - 1.5, 100.54) == pytest.approx(0.5)
    assert clock.stood(1900.04, 1901.54) == 0
    was = clock.ran()
    times.append(5500.06)
    assert clock.ran() == pytest.approx(was), "it has stood still, and no beat has told so yet"
