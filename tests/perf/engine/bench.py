"""Measures the rules engine: `python3 dev.py bench engine [--json]`.

Ours and the others are played in turn in one process on one core; what counts are the ratios of their
medians. The bar stands in GATES; the exit code is 1 when a floor is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import warnings
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.perf.engine.rounds import Figure, measure

ROUNDS, SECONDS = 7, 0.4


class Gate(NamedTuple):
    """The ratio of one of our figures to one of another's; times have a most, rates a least."""

    name: str
    ours: str
    theirs: str
    floor: float
    aim: float

    @property
    def is_time(self) -> bool:
        """Tell whether less is better."""
        return not self.ours.endswith("/s")

    def reaches(self, ratio: float, bar: float) -> bool:
        """Tell whether a ratio is as good as the bar."""
        return ratio <= bar if self.is_time else ratio >= bar


GATES = (
    Gate("random play in search, to uno", "search decisions/s", "uno decisions/s", 3, 4.5),
    Gate("random play in search, to hanabi", "search decisions/s", "hanabi decisions/s", 0.67, 1),
    Gate("random play by the referee, to uno", "referee decisions/s", "uno decisions/s", 1.5, 3),
    Gate("clone, to hanabi", "clone us", "hanabi clone us", 3, 1.5),
    Gate("view of a seat, to uno", "view us", "uno get_state us", 0.5, 0.2),
    Gate("view with its log, to uno", "view and log us", "uno get_state us", 0.5, 0.2),
    Gate("Dungeon Time, to a naive referee", "dungeon decisions/s", "naive dungeon decisions/s", 0.17, 0.33),
    Gate("import, to an empty start", "engine start ms", "empty start ms", 5, 3),
)


class Ratio(NamedTuple):
    """What a gate measured: the ratio of the medians, and our worst round beside their best one."""

    gate: Gate
    median: float
    worst: float

    @property
    def verdict(self) -> str:
        """Return "aim", "floor" or "missed"."""
        if self.gate.reaches(self.median, self.gate.aim):
            return "aim"
        return "floor" if self.gate.reaches(self.median, self.gate.floor) else "missed"


def ratio(gate: Gate, figures: dict[str, Figure]) -> Ratio:
    """Return what the figures of a run say at one gate."""
    ours, theirs = figures[gate.ours], figures[gate.theirs]
    worst = ours.most / theirs.least if gate.is_time else ours.least / theirs.most
    return Ratio(gate, ours.median / theirs.median, worst)


def as_text(figures: dict[str, Figure], ratios: list[Ratio]) -> str:
    """Return both tables for people."""
    lines = [f"{'figure':24}{'median':>12}{'least':>12}{'most':>12}"]
    lines += [f"{name:24}" + "".join(f"{value:12,.2f}" for value in row) for name, row in figures.items()]
    lines += ["", f"{'ratio':38}{'median':>8}{'worst':>8}{'floor':>8}{'aim':>6}"]
    for gate, median, worst in ratios:
        sign = "<=" if gate.is_time else ">="
        numbers = f"{median:8.2f}{worst:8.2f}{sign:>4}{gate.floor:<4g}{gate.aim:6g}"
        lines.append(f"{gate.name:38}{numbers}  {Ratio(gate, median, worst).verdict}")
    return "\n".join(lines)


def as_json(figures: dict[str, Figure], ratios: list[Ratio]) -> str:
    """Return the same as JSON, with the interpreter it was measured with."""
    told = {
        "python": platform.python_version(),
        "clock": "processor time of the thread",
        "figures": {name: row._asdict() for name, row in figures.items()},
        "ratios": [
            {**row.gate._asdict(), "median": row.median, "worst": row.worst, "verdict": row.verdict}
            for row in ratios
        ],
    }
    return json.dumps(told, indent=1)


def main() -> int:
    """Measure, print, and tell by the exit code whether every floor is reached."""
    parser = argparse.ArgumentParser(prog="dev.py bench engine", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print figures and ratios as JSON")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each task in each round")
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    warnings.simplefilter("ignore")  # those of the peers
    from tests.perf.engine.dungeon import tasks as dungeon
    from tests.perf.engine.ours import ours
    from tests.perf.engine.peers import peers

    with TemporaryDirectory() as home:
        figures = measure([*peers(), *ours(home), *dungeon()], args.rounds, args.seconds)
    ratios = [ratio(gate, figures) for gate in GATES]
    print(as_json(figures, ratios) if args.json else as_text(figures, ratios))
    return int(any(row.verdict == "missed" for row in ratios))


if __name__ == "__main__":
    sys.exit(main())
