"""Whole journeys through the real window, by mouse and by keyboard alone: events, no engine calls."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from chrononauts_qt.games.chrononauts.actions import Action, parse
from chrononauts_qt.games.chrononauts.cards import DECK, FAMILY, PLAY_CARDS
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match, resume
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import solo_end_of
from tests.gui.solonauts.conftest import Deal
from tests.gui.solonauts.journey import HAND, Journey

MOST = 100


def _rest(*used: str) -> tuple[str, ...]:
    """Return the deck without these cards."""
    left = [PLAY_CARDS[card].id for card in DECK if FAMILY[card] in ("patch", "inverter")]
    for card in used:
        left.remove(card)
    return tuple(left)


NEARLY_HOME: dict[str, Any] = {"home": ("yuri", "lin", "noor", "abel")}
LAST_CARDS: dict[str, Any] = {
    "hand": ("patch-1974", "reverse-fate"),
    "discard_pile": _rest("patch-1974", "reverse-fate", "patch-1968", "patch-1918"),
}
NEARLY_LOST: dict[str, Any] = {"red": (1912, 1914, 1936, 1937, 1941, 1943, 1957, 1963), "patches": ()}


@pytest.mark.parametrize("by", ["mouse", "keys"])
@pytest.mark.parametrize(
    ("words", "actions", "route", "said"),
    [
        (
            NEARLY_HOME,
            ["discard patch-1974", "play reverse-fate on 1957", "play patch-1939 on 1939"],
            "all-home",
            "6 of 6 home",
        ),
        (LAST_CARDS, ["discard patch-1974", "play reverse-fate on 1980"], "stranded", "0 of 6 home"),
        ({}, ["play patch-1939 on 1939", "stop"], "stranded", "2 of 6 home"),
        (NEARLY_LOST, ["play reverse-fate on 1980"], "destroyed", "0 of 6 home"),
    ],
)
def test_a_journey_to_each_of_its_ends(
    deal: Deal, words: dict[str, Any], actions: list[str], route: str, said: str, by: str
) -> None:
    """R-1211, R-1212, A-24, R-1217."""
    journey = deal(by, **words)
    for action in actions:
        journey.act(parse(action))
    assert journey.view.outcome == Outcome(route, (1,) if route == "all-home" else ())
    journey.settle()
    assert solo_end_of(journey.window).isVisible()
    assert solo_end_of(journey.window).accessibleDescription().endswith(f" {said}.")


def _next(journey: Journey, chance: random.Random) -> Action:
    """Choose what to do: mostly a play, now and then a free discard, never the end."""
    actions = [action for action in journey.view.actions if action.verb != "stop"]
    plays = [action for action in actions if action.verb == "play"]
    return chance.choice(plays if plays and chance.random() < 0.9 else actions)


@pytest.mark.parametrize(("seed", "count", "by"), [("first", 8, "keys"), ("second", 14, "mouse")])
def test_a_journey_from_the_deal_to_its_end(
    window: MainWindow, tmp_path: Path, seed: str, count: int, by: str
) -> None:
    """R-1216: it has an end; and the journal tells the same journey (R-1208)."""
    path, chance = tmp_path / "journey.chrononauts", random.Random(seed)
    match = Match.start("solonauts", ("Ada",), solonauts.Setup(count, seed), path)
    journey = Journey(window, match, by)
    for _ in range(MOST):
        if journey.view.outcome is not None:
            break
        if journey.table.question.isVisible():  # somebody cannot get home any more
            journey.table.question.no_button.click()
        journey.act(_next(journey, chance))
    assert journey.view.outcome is not None
    assert resume(journal.read(path)).game.dump(match.state) == solonauts.dump(match.state)


def test_a_journey_that_is_taken_back_and_forth_is_told_by_its_journal(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "journey.chrononauts"
    setup = solonauts.Setup(6, "back", identities=("otto", "clara"), red=(1936,), hand=HAND)
    journey = Journey(window, Match.start("solonauts", ("Ada",), setup, path), "keys")
    for words in ("play reverse-fate on 1957", "play patch-1939 on 1939"):
        journey.act(parse(words))
    journey.click(journey.table.steps.undo_button)
    journey.click(journey.table.question.yes_button)
    journey.act(parse("discard patch-1974"))
    again = resume(journal.read(path))
    assert solonauts.dump(again.state) == solonauts.dump(journey.match.state)
    assert again.past.is_practice
