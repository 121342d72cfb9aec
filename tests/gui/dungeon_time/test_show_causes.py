"""Why a Mission failed: where what it missed had gone, beside what the Backpack itself tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.games.dungeon_time import causes as module
from chrononauts_qt.ui.games.dungeon_time.causes import (
    BURN,
    COLLECTOR,
    DROPPED,
    FEW,
    HAND,
    HERO,
    MISSION,
    MONK,
    NONE,
    TRADE,
    Cause,
    causes,
)
from chrononauts_qt.ui.games.dungeon_time.verdicts import why
from tests.dungeon_time.play import setup_of, steps
from tests.dungeon_time.table import Table, resolve

GAMES = 60
_BY_VERB = {
    "drop": DROPPED, "use": HERO, "hand-over": TRADE, "remove": COLLECTOR, "sift": MONK, "reveal": MISSION,
    "waive": MISSION,
}  # fmt: skip


def told(words: str, *said: str, backpack: str = "", setup: str = "") -> dict[str, Cause]:
    table: Table = resolve(words, backpack, setup)
    for line in said:
        table.says(line)
    return causes(rules.view(table.state, None).events)


def test_the_mission_that_took_the_item_is_named_with_how_long_ago_it_was() -> None:
    found = told(
        "important-absence cup arguing-door map", *["1: reveal"] * 3, backpack="hook hook shield keys"
    )
    assert found["shield"] == Cause(MISSION, "important-absence", ago=2)
    assert found["book"] == Cause(NONE)


def test_a_mission_with_which_it_was_discarded_is_named() -> None:
    story = "arguing-door important-absence map"
    found = told(story, "1: reveal", "1: drop shield", "1: reveal", backpack="shield")
    assert found["shield"] == Cause(DROPPED, "arguing-door", ago=1)
    assert found["hook"] == Cause(NONE)


def test_a_hero_who_paid_with_it_is_named() -> None:
    story = "important-absence map"
    heroes = "heroes on; hero 1 tinker; hero 2 monk"
    found = told(
        story, "1: use tinker shield", "1: reveal", "1: waive hook", backpack="shield hook", setup=heroes
    )
    assert found["shield"] == Cause(HERO, "tinker", ago=1)


def _truth(
    setup: Any, seed: str
) -> Iterator[tuple[dict[str, Cause], dict[str, tuple[str, int]], tuple[Event, ...]]]:
    """Yield at each failure what is said, and what the contents of the Backpack say: which verb made each
    missing kind fewer last, and how many cards ago."""
    lost: dict[str, tuple[str, int]] = {}
    held, cards, failures = dict.fromkeys(KINDS, 0), 0, 0
    for state, said in steps(setup, seed):
        now = {kind: state.held(kind) for kind in KINDS}
        if said is not None:
            cards += said.action.verb == "reveal"
            came = {event.data["kind"] for event in said.came.events if event.name == "ItemPlaced"}
            for kind in KINDS:
                if now[kind] < held[kind] and kind not in came:
                    lost[kind] = (said.action.verb, cards)
            if state.failures > failures:
                events = rules.view(state, None).events
                yield causes(events), {kind: (verb, cards - at) for kind, (verb, at) in lost.items()}, events
        held, failures = now, state.failures


def _faults(seats: int, number: int) -> list[str]:
    """Return every cause of a random game that the Backpack contradicts."""
    found = []
    for said, lost, _ in _truth(setup_of(seats, number), f"cause {number}"):
        for kind, cause in said.items():
            if cause.how in (FEW, NONE, HAND):
                if kind in lost:
                    found.append(f"{kind}: {cause} after {lost[kind]}")
            elif cause.how not in (MONK, BURN) and kind in lost:
                verb, ago = lost[kind]
                if (_BY_VERB[verb], ago) != (cause.how, cause.ago) and (verb, ago) != ("take", cause.ago):
                    found.append(f"{kind}: {cause} after {lost[kind]}")
    return found


def test_causes_of_random_games_are_what_the_backpack_shows() -> None:
    assert [fault for game in range(GAMES) for fault in _faults(1 + game % 5, 2 * game + 1)] == []


def test_a_wrong_cause_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: who took an Item first is blamed, not who took it last."""

    def first(self: Any, kinds: tuple[str, ...], how: str, who: str) -> None:
        for kind in kinds:
            self._lost.setdefault(kind, Cause(how, who, ago=self._cards))

    monkeypatch.setattr(module._Trail, "lose", first)
    assert [fault for game in range(GAMES) for fault in _faults(1 + game % 5, 2 * game + 1)]


def test_a_cause_forgotten_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: what Heroes cost is not followed."""
    monkeypatch.delitem(module._READ, "HeroUsed")
    assert [fault for game in range(GAMES) for fault in _faults(1 + game % 5, 2 * game + 1)]


def test_every_cause_has_its_sentence() -> None:
    """Over random games each way to lose an Item is told once at least, in words."""
    ways: set[str] = set()
    for game in range(GAMES):
        seats = 1 + game % 5
        for said, _, events in _truth(setup_of(seats, 2 * game + 1), f"cause {game}"):
            ways |= {cause.how for cause in said.values()}
            assert bool(why(events, "ABCDE")) == bool(said)
    assert {MISSION, DROPPED, HERO, FEW, NONE} <= ways
