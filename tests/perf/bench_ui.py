"""Measures the windows: `python3 dev.py bench ui [--json]`.

Start and memory are ratios to an empty PySide6 window, both started in turn in the same run; input and
frames are milliseconds, and opening a damaged save or a step through a long game is a ratio to opening a
whole one. The bar stands in BARS; the exit code is 1 when it is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.perf.timing import share

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

RUNS = 15
BARS = {
    "start-ratio": 2.0,
    "memory-ratio": 2.5,
    "later-longest-ms": 50.0,
    "input-p95-ms": 50.0,
    "thinking-input-p95-ms": 50.0,
    "frame-p99-ms": 12.0,
    "hurried-frame-p99-ms": 16.7,
    "open-damaged-ratio": 1.5,
    "open-refused-ratio": 0.5,
    "open-damaged-ms": 2000.0,
    "step-ratio": 0.3,
    "step-p95-ms": 250.0,
    "redraw-p95-ms": 300.0,
    "redraw-longest-p95-ms": 100.0,
    "deals-frame-p99-ms": 16.7,
    "deals-input-p95-ms": 50.0,
    "deals-draft-p95-ms": 16.0,
    "deals-open-ms": 150.0,
    "deals-agents-turn-p95-ms": 30.0,
    "deals-four-answers-p95-ms": 100.0,
    "glass-open-ms": 300.0,
    "glass-memory-mb": 30.0,
    "glass-press-p95-ms": 50.0,
    "glass-thinking-p95-ms": 50.0,
    "glass-key-p95-ms": 50.0,
    "glass-lost-share": 0.0,
    "glass-off-ms": 50.0,
    "glass-sand-per-second": 10.0,
    "glass-companions-percent": 5.0,
    "glass-end-p99-ms": 30.0,
    "glass-busy-end-p99-ms": 100.0,
    "glass-frame-longest-ms": 33.0,
    "glass-flight-p99-ms": 16.7,
    "glass-line-p99-ms": 10.0,
    "glass-slow-disk-p95-ms": 50.0,
    "glass-load-ms": 30.0,
    "glass-replay-off-ms": 100.0,
    "glass-action-us": 33.3,
    "glass-action-to-naive-ratio": 6.0,
    "glass-rangers-game-ms": 16.7,
    "glass-decision-p95-ms": 5.0,
    "glass-decision-worst-ms": 50.0,
}

EMPTY = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        QTimer.singleShot(0, seen)
def seen():
    import resource, time
    print(time.monotonic(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, flush=True)
    app.quit()
app = QApplication(sys.argv[:1])
window = Window()
window.resize(1366, 768)
window.show()
app.exec()
"""

OURS = """
import gc, sys
gc.disable()  # as __main__ does before it imports the window
from PySide6.QtCore import QTimer
from chrononauts_qt.ui.shell.preload import Preload
from chrononauts_qt.ui.shell.main_window import MainWindow
awaited = [True]
def paint(window, event):
    if awaited:
        awaited.clear()
        QTimer.singleShot(0, lambda: seen(window.findChild(Preload)))
def seen(later):
    import resource, time
    from PySide6.QtWidgets import QApplication
    print(time.monotonic(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, flush=True)
    if not watch:
        QApplication.instance().quit()
        return
    turns = [time.monotonic()]
    turn = QTimer(later)
    turn.timeout.connect(lambda: turns.append(time.monotonic()))
    turn.start(0)
    def finished():
        turns.append(time.monotonic())
        print(turns[-1] - turns[0], max(after - before for before, after in pairwise(turns)))
        QApplication.instance().quit()
    later.finished.connect(finished)
MainWindow.paintEvent = paint
sys.argv = ["chrononauts-qt"]
from chrononauts_qt.__main__ import main
sys.exit(main())
"""
WATCH = "from itertools import pairwise\nwatch = True\n" + OURS
OURS = "watch = False\n" + OURS
"""The second also waits for what a start leaves for later, and tells how long one turn of the events took."""


def started(code: str, home: str) -> tuple[float, ...]:
    """Start a program and return the milliseconds to its first interactive frame, and its memory in MB.

    Both keep their compiled modules from one start to the next, as an installation does. WATCH adds how long
    it went on loading, and its longest turn of events meanwhile, in milliseconds.
    """
    env = dict(os.environ, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, HOME=home, LC_ALL="C.UTF-8")
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    env["PYTHONPYCACHEPREFIX"] = str(Path(home) / "compiled")
    env["CHRONONAUTS_QT_HOME"] = home
    began = time.monotonic()
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    seen, kilobytes, *later = (float(word) for word in done.stdout.split())
    return (seen - began) * 1000, kilobytes / 1024, *(seconds * 1000 for seconds in later)


def start(runs: int) -> dict[str, float]:
    """Start our window and an empty one in turn; the first pair only warms the caches."""
    found: dict[str, list[tuple[float, ...]]] = {"empty": [], "ours": [], "later": []}
    with tempfile.TemporaryDirectory() as home:
        Path(home, "settings.json").write_text('{"welcomed": true}', encoding="utf-8")
        for _ in range(runs + 1):
            found["empty"].append(started(EMPTY, home))
            found["ours"].append(started(OURS, home))
            found["later"].append(started(WATCH, home))
    (empty, empty_mb), (ours, ours_mb), later = (_medians(rows[1:]) for rows in found.values())
    return {
        "empty-start-ms": empty,
        "start-ms": ours,
        "start-ratio": statistics.median(
            mine[0] / bare[0] for mine, bare in zip(found["ours"][1:], found["empty"][1:], strict=True)
        ),
        "empty-memory-mb": empty_mb,
        "memory-at-home-mb": ours_mb,
        "later-ms": later[2],
        "later-longest-ms": later[3],
    }


def _medians(rows: list[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(statistics.median(column) for column in zip(*rows, strict=True))


def at_table(runs: int) -> dict[str, float]:
    """Measure a table of 1920x1080 in this process: input, the largest ripple, memory after it."""
    from tests.perf.stand import Stand

    with tempfile.TemporaryDirectory() as folder:
        stand = Stand(Path(folder))
        inputs = stand.inputs(runs * 2)
        frames = stand.ripples(max(3, runs // 3))
        hurried = stand.ripples(max(3, runs // 3), rests=False)
        memory = stand.memory()
        stand.close()
        return {
            "input-p50-ms": share(inputs, 0.5),
            "input-p95-ms": share(inputs, 0.95),
            "frames": float(len(frames)),
            "frame-p50-ms": share(frames, 0.5),
            "frame-p99-ms": share(frames, 0.99),
            "frame-worst-ms": max(frames),
            "hurried-frame-p99-ms": share(hurried, 0.99),
            "memory-mb": memory,
        }


def while_thinking(runs: int) -> dict[str, float]:
    """Measure input at a table of one person and three Chiefs, who think all the time."""
    from tests.perf.thinking import ThinkingStand

    with tempfile.TemporaryDirectory() as folder:
        stand = ThinkingStand(Path(folder))
        before = stand.thoughts
        inputs = stand.inputs(runs * 6)
        thoughts = stand.thoughts - before
        stand.close()
        return {
            "thinking-inputs": float(len(inputs)),
            "thinking-thoughts": float(thoughts),
            "thinking-input-p50-ms": share(inputs, 0.5),
            "thinking-input-p95-ms": share(inputs, 0.95),
            "thinking-input-worst-ms": max(inputs),
        }


def of_saves(runs: int) -> dict[str, float]:
    """Measure how saves are opened, damaged ones too, and how one goes about in a long one."""
    from tests.perf.saves import Shelf

    with tempfile.TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder))
        found = shelf.openings(runs) | shelf.steps(runs)
        shelf.close()
        return found


def after_changes(runs: int) -> dict[str, float]:
    """Measure how the window follows another look, size of text and language, on every screen and in all."""
    from tests.perf.redraw import Redraw, RedrawStand

    with tempfile.TemporaryDirectory() as folder:
        stand = RedrawStand(Path(folder))
        done = list(stand.redraws(max(2, runs // 3)))
        stand.close()
    found: dict[str, float] = {}
    cases: dict[str, list[Redraw]] = {}
    for redraw in done:
        cases.setdefault(f"{redraw.screen}-{redraw.change}", []).append(redraw)
    for name, same in cases.items():
        found[f"redraw-{name}-ms"] = statistics.median(redraw.whole for redraw in same)
        found[f"redraw-{name}-longest-ms"] = statistics.median(redraw.longest for redraw in same)
    found["redraw-p95-ms"] = share([redraw.whole for redraw in done], 0.95)
    found["redraw-longest-p95-ms"] = share([redraw.longest for redraw in done], 0.95)
    return found


def of_deals(runs: int) -> dict[str, float]:
    """Measure a table of AfterNova: its largest Harvest, a draft, what bots think, its journal."""
    from tests.perf.deals import measure

    with tempfile.TemporaryDirectory() as folder:
        return measure(runs, Path(folder))


def of_the_glass(runs: int) -> dict[str, float]:
    """Measure a table of Dungeon Time while its glass runs."""
    from tests.perf.glass import measure

    with tempfile.TemporaryDirectory() as folder:
        return measure(runs, Path(folder))


PARTS: dict[str, Callable[[int], dict[str, float]]] = {
    "start": start,
    "table": at_table,
    "thinking": while_thinking,
    "saves": of_saves,
    "redraw": after_changes,
    "deals": of_deals,
    "glass": of_the_glass,
}


def measure(runs: int, part: str) -> dict[str, float]:
    """Measure one part, or everything: each part in a process of its own, as a player has one window."""
    if part:
        return PARTS[part](runs)
    found: dict[str, float] = {}
    for name in PARTS:
        run = [sys.executable, "-m", "tests.perf.bench_ui", "--json", "--runs", str(runs), "--part", name]
        done = subprocess.run(run, stdout=subprocess.PIPE, text=True, check=False)
        found |= json.loads(done.stdout)["figures"]
    if "memory-mb" in found and "empty-memory-mb" in found:
        found["memory-ratio"] = found["memory-mb"] / found["empty-memory-mb"]
    return found


def main(argv: list[str]) -> int:
    """Measure, tell, and compare with the bar."""
    parser = argparse.ArgumentParser(prog="bench ui")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--part", default="", choices=("", *PARTS))
    args = parser.parse_args(argv)
    found = measure(args.runs, args.part)
    missed = [name for name, bar in BARS.items() if found.get(name, 0) > bar]
    if args.json:
        rounded = {name: round(value, 2) for name, value in found.items()}
        print(json.dumps({"figures": rounded, "bars": BARS, "missed": missed}))
    else:
        for name, value in found.items():
            bar = f"   at most {BARS[name]:g}{', missed' if name in missed else ''}" if name in BARS else ""
            print(f"{name:32} {value:9.2f}{bar}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
