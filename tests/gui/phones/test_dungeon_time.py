"""Dungeon Time with hands on phones: whole games by sheets alone, taps that cross, the pause, what is asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import resume
from chrononauts_qt.ui.games.dungeon_time.helps import FAMILY, HELPS_OPTION, helps_option
from chrononauts_qt.ui.phones import phones
from tests.gui.phones.guest import Guest, until
from tests.gui.phones.team_evening import TeamEvening, items_of

Gather = Callable[..., TeamEvening]
MOST = 900
QUIET = ("pause", "table: ", "call ", "mark ", "cross ", "promise ", "not-yet ", "end", "done", "wait", "back")
"""What a robot says seldom: no card moves by it."""


@pytest.fixture
def gather(qapp: QApplication, at_once: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gather]:
    """Return what deals a game to a team and lets phones in."""
    monkeypatch.setattr(phones, "pages", dict)
    evenings: list[TeamEvening] = []

    def dealt(*args: Any, **words: Any) -> TeamEvening:
        evenings.append(TeamEvening.gather(*args, **words))
        return evenings[-1]

    yield dealt
    for one in evenings:
        one.end()


class Robot:
    """Reads only sheets and says only what they offer."""

    def __init__(self, table: TeamEvening, seed: str) -> None:
        self._table, self._dice = table, random.Random(seed)
        self.said: set[str] = set()

    def act(self) -> None:
        """Let somebody say something; nothing that is offered is ever refused."""
        offered = {seat: guest.offers() for seat, guest in self._table.guests.items()}
        asked = sorted(seat for seat, words in offered.items() if words)
        if not asked:
            self._table.pass_time(2.0)  # companions choose, or wait for nobody
            return
        seat = self._dice.choice(asked)
        acts = [words for words in offered[seat] if not words.startswith(QUIET)]
        is_quiet = not acts or self._dice.random() < 0.15
        words = self._dice.choice(offered[seat] if is_quiet else acts)
        assert self._table.say(seat, words).keys() == {"ack"}, words
        self.said.add(words.partition(" ")[0])
        self._table.clock.now += 1.0
        self._table.controller.tick()


def play(table: TeamEvening, seed: str) -> set[str]:
    """Play to the end and return the verbs that were said."""
    robot = Robot(table, seed)
    for _ in range(MOST):
        if table.step == "over":
            break
        robot.act()
    table.settle()
    assert table.step == "over"
    assert all(guest.sheet["tone"] == "over" for guest in table.guests.values())
    return robot.said


@pytest.mark.rule("DT-1003", "DT-1004")
@pytest.mark.parametrize(
    ("players", "bots", "seats", "more"),
    [
        (1, {}, (0,), {}),
        (2, {}, (0, 1), {"heroes": True}),
        (4, {}, (0, 1, 2, 3), {"adventure": "goblin-market"}),
        (3, {2: "ranger"}, (0, 1), {"heroes": True}),
    ],
    ids=["alone", "two with Heroes", "four in an Adventure", "two with a companion"],
)
def test_a_whole_game_by_phone(
    gather: Gather, players: int, bots: dict[int, str], seats: tuple[int, ...], more: dict[str, Any],
    tmp_path: Path,
) -> None:
    """And what is written down is the game, with no word about phones."""
    path = tmp_path / "game.chrononauts"
    table = gather(players, path, bots=bots, options={HELPS_OPTION: helps_option(FAMILY)}, **more)
    table.seat(*seats)
    said = play(table, f"{players} {more}")
    assert {"card", "throw", "turn-glass", "reveal", "pause", "go-on", "call"} <= said
    kept = resume(journal.read(path))
    assert kept.state.events == table.match.state.events
    assert "phone" not in path.read_text(encoding="utf-8")
