"""Measures what is done with journals: `python3 dev.py bench journal [--json] [--part PART]`.

`writing` is what one adds to an action: it is written by the journal's writer, and the same bytes by a bare
append and fdatasync to a file that stays open; the two take turns in one run, in a folder of the same disk.
`opening` and `jumping` are in `tests/perf/opening.py`. The bars stand in BARS; the exit code is 1 when one is
missed.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.kernel.events import Chance
from chrononauts_qt.session import journal, journal_lines
from chrononauts_qt.session.match import Match
from tests.perf import opening
from tests.perf.timing import share, timed

ACTIONS = 400
BARS = {"ratio-median": 2.0, "ratio-p95": 2.0, "action-p95-ms": 10.0, **opening.BARS}
HOPES = frozenset({"action-p95-ms", *opening.HOPES})
"""What is hoped for, and hangs on the disk: to miss it is told, and is no failure."""

_sync: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)


def batches(count: int) -> list[tuple[int, str, tuple[Chance, ...]]]:
    """Return so many actions of random games with their random results, as the journal is given them."""
    found: list[tuple[int, str, tuple[Chance, ...]]] = []
    dice = Random("bench journal")
    while len(found) < count:
        match = Match.start("chrononauts", ("Ada", "Bo", "Cleo", "Dan"), rules.Setup(4, str(len(found))))
        while (pending := rules.pending(match.state)) and len(found) < count:
            seat = dice.choice(list(pending))
            action = dice.choice(pending[seat].options)
            result = match.game.apply(match.state, seat, action, ())
            found.append((seat, action.text, tuple(result.chances)))
    return found


def writing(actions: int, folder: Path) -> dict[str, float]:
    """Write so many actions both ways, in turn; who comes first changes with every one."""
    ours, bare = list[float](), list[float]()
    path = folder / "game.chrononauts"
    writer = journal.Writer(path)
    writer.begin(journal.Header("chrononauts", ("Ada", "Bo", "Cleo", "Dan")), [], ())
    handle = os.open(folder / "bare", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.write(handle, path.read_bytes())
    written = path.stat().st_size
    for number, (seat, said, chances) in enumerate(batches(actions)):
        data = journal_lines.sealed_text(journal_lines.record_lines(seat, said, chances), 1)[0].encode()

        def append(data: bytes = data) -> None:
            os.write(handle, data)
            _sync(handle)

        def act(batch: tuple[int, str, tuple[Chance, ...]] = (seat, said, chances)) -> None:
            writer.append(*batch)

        steps: list[tuple[list[float], Callable[[], object]]] = [(ours, act), (bare, append)]
        for times, step in steps if number % 2 else reversed(steps):
            times.append(timed(step))
        written += len(data)
    os.close(handle)
    if writer.trouble or not path.stat().st_size == written == (folder / "bare").stat().st_size:
        raise SystemExit(f"the two did not write the same: {writer.trouble}")
    found = {
        "action-median-ms": statistics.median(ours),
        "action-p95-ms": share(ours, 0.95),
        "bare-median-ms": statistics.median(bare),
        "bare-p95-ms": share(bare, 0.95),
    }
    found["ratio-median"] = found["action-median-ms"] / found["bare-median-ms"]
    found["ratio-p95"] = found["action-p95-ms"] / found["bare-p95-ms"]
    return found


PARTS: dict[str, Callable[[int, Path], dict[str, float]]] = {
    "writing": writing,
    "opening": lambda _, folder: opening.opening(folder),
    "jumping": lambda _, folder: opening.jumping(folder),
}


def measure(actions: int, folder: Path | None, part: str) -> dict[str, float]:
    """Measure everything, or one part, in a folder that is thrown away."""
    found: dict[str, float] = {}
    for name, do in PARTS.items():
        if part in ("", name):
            with tempfile.TemporaryDirectory(dir=folder) as place:
                found |= do(actions, Path(place))
    return found


def main(argv: list[str]) -> int:
    """Measure, tell, and compare with the bar."""
    parser = argparse.ArgumentParser(prog="bench journal")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    parser.add_argument("--part", default="", choices=("", *PARTS))
    parser.add_argument("--actions", type=int, default=ACTIONS)
    parser.add_argument("--folder", type=Path, help="where to write; a disk in memory measures nothing")
    args = parser.parse_args(argv)
    found = measure(args.actions, args.folder, args.part)
    missed = [name for name, bar in BARS.items() if found.get(name, 0) > bar]
    if args.json:
        rounded = {name: round(value, 3) for name, value in found.items()}
        print(json.dumps({"actions": args.actions, "figures": rounded, "bars": BARS, "missed": missed}))
    else:
        for name, value in found.items():
            bar = f"   at most {BARS[name]:g}{', missed' if name in missed else ''}" if name in BARS else ""
            print(f"{name:24} {value:9.3f}{bar}")
    return 1 if set(missed) - HOPES else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
