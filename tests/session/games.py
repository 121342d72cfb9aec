"""What the session's tests share: journals of random games, sealed lines, a clock moved by hand."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match, Replay

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Fay")


class Clock:
    """Seconds that go on only when a test says so."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def start(path: Path | None, players: int = 3, **setup: Any) -> Match:
    """Start a match of so many seats; without words about it, seat 1 plays at once."""
    said = {"first": "seat-1", "mulligan": False, "seed": "tests", **setup}
    return Match.start("chrononauts", NAMES[:players], rules.Setup(players, **said), path, {"memo": "4"})


def play_at_random(match: Match, actions: int, seed: str = "dice") -> None:
    """Do so many legal actions, whichever they are."""
    dice = Random(seed)
    for _ in range(actions):
        pending = rules.pending(match.state)
        if not pending:
            return
        seat = dice.choice(list(pending))
        match.submit(seat, dice.choice(pending[seat].options))


def do(match: Match, *said: str) -> None:
    """Do actions as journals write them, such as ``1: end``."""
    for line in said:
        seat, _, action = line.partition(": ")
        match.submit(int(seat) - 1, parse(action))


def sealed(lines: Iterable[str]) -> bytes:
    """Return lines with their running checksums, as the program writes them."""
    checksum, text = 0, ""
    for line in lines:
        line, checksum = journal.seal(line, checksum)
        text += line + "\n"
    return text.encode()


def plain(data: bytes) -> list[str]:
    """Return the lines of a sealed file that count, without their checksums."""
    lines = [line.partition(journal.SEAL)[0] for line in data.decode().splitlines()]
    return [line for line in lines if line.strip() and not line.startswith("#")]


def replayed(path: Path) -> Replay:
    """Return the journal of `path`, played to its end."""
    replay = Replay(journal.read(path))
    replay.run()
    return replay


def everything(state: Any) -> dict[str, object]:
    """Return all there is to compare of two positions: the dump and every seat's view."""
    views = {seat: repr(rules.view(state, seat)) for seat in (None, *range(state.players))}
    return {"dump": rules.dump(state), "views": views, "chance": (state.seed, state.chance_count)}
