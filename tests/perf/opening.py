"""Measures how a kept game is opened and gone through: `python3 dev.py bench journal --part opening|jumping`.

Each figure is a ratio to a peer that takes turns with it in the same run: a damaged journal to the whole one,
far too many lines to as many good ones, and these to what no reader can leave out; a jump to a position of a
long game to playing the game up to its end again.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from zlib import crc32

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.kernel.errors import GameError
from chrononauts_qt.session import journal, settings
from chrononauts_qt.session.match import Replay
from chrononauts_qt.session.positions import Positions
from tests.perf.timing import timed
from tests.session import fuzz, wreck
from tests.session.games import play_at_random, start

ROUNDS, LARGE_ROUNDS = 15, 5
EACH = 3
"""So many files are damaged in each way."""

ACTIONS, NAMES = 600, 100_000
BARS = {
    "damaged-ratio": 1.5,
    "many-lines-ratio": 1.5,
    "reader-to-floor-ratio": 120.0,
    "settings-to-json-ratio": 15.0,
    "many-lines-ms": 1000.0,
    "jump-ratio": 0.3,
    "jump-ms": 50.0,
}
HOPES = frozenset({"many-lines-ms", "jump-ms"})
"""What is hoped for, and hangs on the machine: to miss it is told, and is no failure."""


def beside(ours: Callable[[], object], peer: Callable[[], object], rounds: int) -> tuple[float, float]:
    """Let both take turns; return the median of the rounds' ratios, and that of our milliseconds."""
    ratios, times = list[float](), list[float]()
    for number in range(rounds + 1):
        pair = [timed(step) for step in ((ours, peer) if number % 2 else (peer, ours))]
        mine, other = pair if number % 2 else reversed(pair)
        ratios.append(mine / other)
        times.append(mine)
    return statistics.median(ratios[1:]), statistics.median(times[1:])  # the first round fills the caches


def read_and_play(path: Path) -> None:
    """Open a journal as far as that goes."""
    try:
        fuzz.read_and_play(path)
    except GameError:
        return


def long_game(path: Path) -> bytes:
    """Write a game of six that goes on after so many actions, and return its journal."""
    play_at_random(start(path, 6, seed="s1"), ACTIONS, "d1")
    data = path.read_bytes()
    assert len(journal.read(path).records) == ACTIONS, "another seed, please: this game ends early"
    return data


def put(path: Path, data: bytes) -> Path:
    """Write a file and return where."""
    path.write_bytes(data)
    return path


def opening(folder: Path) -> dict[str, float]:
    """Open damaged journals, one that has as many lines as a journal may, and settings that are as large."""
    whole, dice = folder / "whole", Random("bench opening")
    data = long_game(whole)
    ways = [damage for damage in fuzz.DAMAGES if damage is not fuzz.blow_up for _ in range(EACH)]
    files = [put(folder / f"damaged-{number}", damage(data, dice)) for number, damage in enumerate(ways)]
    damaged = [
        beside(partial(read_and_play, path), partial(read_and_play, whole), ROUNDS)[0] for path in files
    ]
    lines = wreck.plain(data)
    more = journal.MAX_LINES - len(lines) - 1
    bad = put(folder / "bad", ("\n".join([*lines, *["1: end"] * more]) + "\n").encode())
    good = put(folder / "good", wreck.sealed([*lines, *["name Sunday"] * more]))
    ratio, longest = beside(partial(read_and_play, bad), partial(read_and_play, good), LARGE_ROUNDS)
    floor, _ = beside(partial(journal.read, good), partial(read_at_least, good), LARGE_ROUNDS)
    names = put(folder / settings.FILE, json.dumps({"names": ["Ada"] * NAMES}).encode())
    load, parse = partial(settings.load, folder), partial(read_json, names)
    settings_ratio, _ = beside(load, parse, LARGE_ROUNDS)
    return {
        "damaged-ratio": max(damaged),
        "damaged-ratio-median": statistics.median(damaged),
        "many-lines-ratio": ratio,
        "many-lines-ms": longest,
        "reader-to-floor-ratio": floor,
        "settings-to-json-ratio": settings_ratio,
    }


def read_at_least(path: Path) -> int:
    """Do what no reader of a journal can leave out: its bytes, its lines as text, their checksum."""
    checksum = 0
    for raw in path.read_bytes().splitlines():
        checksum = crc32(raw.decode().encode(), checksum)
    return checksum


def read_json(path: Path) -> object:
    """Do what no reader of settings can leave out."""
    return json.loads(path.read_bytes())


def jumping(folder: Path) -> dict[str, float]:
    """Jump to positions all over a long game, and look at each through all eyes."""
    path = folder / "long"
    long_game(path)
    places = Positions.read(path)

    def jump(number: int) -> None:
        state = places.state(number)
        for seat in (None, *range(6)):
            rules.view(state, seat)

    def play_again() -> None:
        Replay(places.journal).run()

    jumps = [beside(partial(jump, number), play_again, ROUNDS) for number in range(0, ACTIONS + 1, 50)]
    return {"jump-ratio": max(ratio for ratio, _ in jumps), "jump-ms": max(taken for _, taken in jumps)}
