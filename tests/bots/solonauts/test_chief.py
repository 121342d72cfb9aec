"""How a Chief of Solonauts searches: as much as agreed, on orders of the unseen cards, and no clock."""

from __future__ import annotations

import random

import pytest

from chrononauts_qt.bots.solonauts import chief, journey
from chrononauts_qt.bots.solonauts.chief import Option, rehearse
from chrononauts_qt.bots.solonauts.journey import Journey
from chrononauts_qt.bots.solonauts.weighing import worth
from tests.bots.solonauts.positions import met, position, seen


def options(at: Journey) -> list[Option]:
    """Return every play as an option, the best first."""
    tried = [(journey.after(at, move), move) for move in journey.plays(at)]
    found = [Option(move, then) for then, move in tried if then is not None]
    return sorted(found, key=lambda option: -worth(option.then))


@pytest.mark.rule("R-314")
def test_it_tries_the_agreed_number_of_orders_of_what_is_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    met_piles: list[int] = []

    def end(at: Journey, pile: list[int], plays_left: int) -> Journey:
        met_piles.append(len(pile))
        return at

    monkeypatch.setattr(chief, "played_on", end)
    at = journey.read(seen(next(met(1, seed=51))))
    six = options(at)[:6]
    assert len(six) == 6
    rehearse(at, six)
    first, second, third = chief.ROUNDS
    assert len(met_piles) == 6 * first + 3 * second + 2 * third
    assert all(size <= journey.unseen(at) for size in met_piles)
    met_piles.clear()
    rehearse(at, six, effort=0.5)
    assert len(met_piles) == (6 * first + 3 * second + 2 * third) // 2


def test_it_takes_what_ends_best_even_if_it_looks_worse_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    at = journey.read(seen(position("lin clara noor", "reverse-fate restore-history sabotage", red=[1914])))
    offered = options(at)[:4]
    good = offered[2]

    def end(then: Journey, pile: list[int], plays_left: int) -> Journey:
        return then._replace(waiting=0 if then.red == good.then.red else at.waiting)

    monkeypatch.setattr(chief, "played_on", end)
    assert rehearse(at, offered) == good


def test_nothing_is_said_when_the_time_is_up_in_the_middle() -> None:
    at = journey.read(seen(next(met(1, seed=52))))
    clock = iter([0.5] * 10 + [-0.1] * 1000)
    assert rehearse(at, options(at)[:3], lambda: next(clock)) is None


def test_the_dice_are_those_of_the_position() -> None:
    random.seed(1)
    for state in met(3, seed=53):
        at = journey.read(seen(state))
        first = rehearse(at, options(at)[:3])
        random.seed(2)
        assert rehearse(at, options(at)[:3]) == first
