"""Runs the parts of the tests: `python3 dev.py test [--no-x]` and `screens`, with arguments of pytest.

What needs no X display runs in as many processes as there are processors, real drags beside them. What is
named (a file, a test), and what talks to a person (--pdb, --collect-only), runs in one process and to the
terminal.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, NamedTuple

from tests import tally

ROOT = Path(__file__).parents[1]
NO_TESTS = 5
"""Pytest's exit code when it collected nothing."""

MANY = ("-n", "auto", "--maxprocesses", "8", "--dist", "worksteal")
TO_THE_TERMINAL = {
    *("-s", "--capture=no", "--pdb", "--trace", "--collect-only", "--co", "-h", "--help"),
    *("--fixtures", "--markers", "--version"),
}
SAID_EVERY = 20.0
"""Seconds between two lines of progress where they do not replace each other."""


class Part(NamedTuple):
    """One run of pytest: what it is called, where its tests are, and its surroundings."""

    title: str
    folders: tuple[str, ...]
    options: tuple[str, ...]
    env: Mapping[str, str]
    on_x: bool = False


PARTS = (
    Part(
        "engine, without Qt",
        (
            "tests/engine", "tests/property", "tests/afternova", "tests/dungeon_time", "tests/bots",
            "tests/deals", "tests/session", "tests/wire", "tests/browser", "tests/packaging",
        ),
        ("-p", "no:pytest-qt"),
        {"CHRONONAUTS_NO_QT": "1"},
    ),
    Part("windows, offscreen", ("tests/gui",), ("-m", "not xcb"), {"QT_QPA_PLATFORM": "offscreen"}),
    Part("windows, on X", ("tests/gui",), ("-m", "xcb"), {"QT_QPA_PLATFORM": "xcb"}, on_x=True),
)
SCREENS = Part("every screen", ("tests/gui/screens",), ("--whole",), {"QT_QPA_PLATFORM": "offscreen"})


@dataclass
class Running:
    """A part that runs by itself: what it says goes into a file."""

    part: Part
    process: subprocess.Popen[bytes]
    output: IO[bytes]
    tally: Path
    began: float = field(default_factory=time.monotonic)
    seconds: float = 0.0
    told: Counter[str] = field(default_factory=Counter)
    total: int = 0
    failed: list[str] = field(default_factory=list)
    _read: int = 0

    def look(self) -> None:
        """Read what has been tallied since."""
        if not self.tally.exists():
            return
        with self.tally.open(encoding="utf-8") as file:
            file.seek(self._read)
            for line in iter(file.readline, ""):
                if not line.endswith("\n"):
                    break
                self._read += len(line.encode())
                self._take(*line.rstrip("\n").partition(" ")[::2])

    def _take(self, word: str, test: str) -> None:
        if word.isdigit():
            self.total = int(word)
            return
        self.told[word] += 1
        if word in ("failed", "error"):
            self.failed.append(test)


def main(argv: Sequence[str]) -> int:
    """Run the parts; the exit code is that of the first part that failed."""
    own = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    own.add_argument("--without-x", metavar="REASON", default="")
    own.add_argument("--screens", action="store_true")
    ours, args = own.parse_known_args(argv)
    parts = [SCREENS] if ours.screens else [part for part in PARTS if not (part.on_x and ours.without_x)]
    named = [arg for arg in args if (ROOT / arg.split("::")[0]).exists()]
    rest = [arg for arg in args if arg not in named]
    chosen = [(part, tests) for part in parts if (tests := _tests_of(part, named))]
    is_watched = not TO_THE_TERMINAL.isdisjoint(rest) or any(".py" in arg for arg in named)
    codes = _one_by_one(chosen, rest) if is_watched else _side_by_side(chosen, rest)
    if ours.without_x:
        _name_x_tests(ours.without_x)
    return next((code for code in codes if code not in (0, NO_TESTS)), 0 if 0 in codes else NO_TESTS)


def command(part: Part, tests: Sequence[str], options: Sequence[str]) -> list[str]:
    """Return what runs tests of a part."""
    return [sys.executable, "-m", "pytest", *part.options, *options, *tests]


def surroundings(part: Part, **more: str) -> dict[str, str]:
    """Return the environment of a part."""
    return {**os.environ, **part.env, **more}


def _tests_of(part: Part, named: Sequence[str]) -> list[str]:
    """Return what a part runs: its folders, or what is named and lies in them."""
    if not named:
        return list(part.folders)
    return [arg for arg in named if arg.replace(os.sep, "/").startswith(part.folders)]


def _one_by_one(chosen: Sequence[tuple[Part, list[str]]], options: Sequence[str]) -> list[int]:
    codes = []
    for part, tests in chosen:
        print(f"\n== {part.title} ==", flush=True)
        codes.append(subprocess.call(command(part, tests, options), cwd=ROOT, env=surroundings(part)))
    return codes


def _side_by_side(chosen: Sequence[tuple[Part, list[str]]], options: Sequence[str]) -> list[int]:
    """Run the parts that take all processors one after another, and those on X beside them."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="chrononauts-tests-") as folder, ExitStack() as stack:
        def start(part: Part, tests: list[str]) -> Running:
            place = Path(folder, part.title.replace(" ", "-"))
            output = stack.enter_context(place.with_suffix(".out").open("w+b"))
            line = command(part, tests, [*([] if part.on_x else MANY), "-p", tally.__name__, *options])
            env = surroundings(part, **{tally.PATH: str(place), "PYTHONUNBUFFERED": "1"})
            process = subprocess.Popen(line, cwd=ROOT, env=env, stdout=output, stderr=subprocess.STDOUT)
            stack.callback(process.kill)
            return Running(part, process, output, place)

        screen = Screen(began)
        waiting = [(part, tests) for part, tests in chosen if not part.on_x]
        running = [start(part, tests) for part, tests in chosen if part.on_x]
        done: list[Running] = []
        while running or waiting:
            if waiting and all(one.part.on_x for one in running):
                running.append(start(*waiting.pop(0)))
            time.sleep(0.2)
            for one in [one for one in running if one.process.poll() is not None]:
                one.look()
                one.seconds = time.monotonic() - one.began
                running.remove(one)
                done.append(one)
                screen.end(one, is_whole=bool(options))
            for one in running:
                one.look()
            screen.progress([*done, *running])
    screen.sums(done)
    return [next(one.process.returncode for one in done if one.part is part) for part, _ in chosen]


class Screen:
    """What is seen of the parts while they run."""

    def __init__(self, began: float) -> None:
        self._began = self._said = began
        self._is_terminal = sys.stdout.isatty()
        self._failed = 0
        self._line = ""

    def progress(self, parts: Sequence[Running]) -> None:
        """Tell how far it is: in one line on a terminal, now and then elsewhere; failures at once."""
        failed = [test for one in parts for test in one.failed]
        for test in failed[self._failed :]:
            self._say(f"FAILED {test}")
        self._failed = len(failed)
        now = time.monotonic()
        if self._is_terminal or now - self._said >= SAID_EVERY:
            self._said = now
            done = sum(sum(one.told.values()) for one in parts)
            total = sum(one.total for one in parts)
            where = ", ".join(one.part.title for one in parts if not one.seconds)
            line = f"{_clock(now - self._began)}  {done:,} of {total:,} tests, {len(failed)} failed ({where})"
            self._draw(line)

    def end(self, one: Running, is_whole: bool) -> None:
        """Tell how a part ended, and all it said where something failed or more was asked for."""
        if is_whole or one.process.returncode not in (0, NO_TESTS):
            one.output.seek(0)
            self._say(one.output.read().decode(errors="replace").rstrip())
        self._say(f"{one.part.title}: {_counted(one.told)} in {_clock(one.seconds)}")

    def sums(self, parts: Sequence[Running]) -> None:
        """Close with the sums and the time that has passed."""
        seconds = time.monotonic() - self._began
        told = sum((one.told for one in parts), Counter[str]())
        self._say(f"{_counted(told)} in {seconds:.2f}s ({_clock(seconds)})")

    def _say(self, words: str) -> None:
        self._draw("")
        print(words, flush=True)

    def _draw(self, line: str) -> None:
        if self._is_terminal:
            print(f"\r{line:<{len(self._line)}}\r{line}", end="", flush=True)
            self._line = line
        elif line:
            print(line, flush=True)


def _counted(told: Counter[str]) -> str:
    """Return how many ended how, in the words and the order of pytest."""
    words = {"error": "errors" if told["error"] > 1 else "error"}
    kinds = ["failed", "passed", "skipped", "xfailed", "error"]
    said = [f"{told[kind]} {words.get(kind, kind)}" for kind in kinds if told[kind]]
    return ", ".join(said) or "no tests ran"


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"


def _name_x_tests(reason: str) -> None:
    """Say which tests are left out, so that nobody takes a part for the whole."""
    part = next(part for part in PARTS if part.on_x)
    line = command(part, part.folders, ["--collect-only", "-q", "-p", "no:randomly"])
    env = surroundings(part, QT_QPA_PLATFORM="offscreen")
    listed = subprocess.run(line, cwd=ROOT, env=env, capture_output=True, text=True)
    names = [line for line in listed.stdout.splitlines() if "::" in line]
    print(f"\nSkipped because {reason}: {len(names)} tests.")
    for name in names:
        print(f"  {name}")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
