"""Measures the start of the packaged game: `python3 dev.py bench packaged [--json]`.

Four programs start in turn on the same X display: an empty PySide6 window and the game, each from its source
and packaged by the same rules. A start ends when the first of its pixels is on the screen, seen from outside,
so that nothing in the programs is different for being measured. The bar stands in BARS; the exit code is 1
when it is missed.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
WORK = ROOT / "build" / "bench-packaged"
GAME = ROOT / "dist" / "chrononauts-qt"
RUNS = 15
PATIENCE = 60.0
BARS = {"packaged-to-source": 1.1, "packaged-to-empty": 2.0}

NOTHING = 0xFF00FF
"""The colour of the screen while no window is on it; none of ours is so loud."""

WATCHED = (600, 380)
PAUSE = 0.0005

Z_PIXMAP, ALL_PLANES = 2, 0xFFFFFFFF


class Screen:
    """Looks at one pixel of an X display (the environment's DISPLAY), which every window covers."""

    def __init__(self) -> None:
        self._x = ctypes.CDLL("libX11.so.6")
        for name in ("XOpenDisplay", "XGetImage"):
            getattr(self._x, name).restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = self._x.XGetPixel.restype = ctypes.c_ulong
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(None))
        if not self._display:
            raise OSError("there is no X display to look at")
        self._root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))

    def clear(self) -> None:
        """Paint the screen in NOTHING and wait until no window is left."""
        self._x.XSetWindowBackground(self._display, self._root, ctypes.c_ulong(NOTHING))
        while not self.is_clear():
            self._x.XClearWindow(self._display, self._root)
            self._x.XSync(self._display, 0)
            time.sleep(0.01)

    def is_clear(self) -> bool:
        """Tell whether the pixel shows no window."""
        x, y = WATCHED
        area = (x, y, ctypes.c_uint(1), ctypes.c_uint(1), ctypes.c_ulong(ALL_PLANES), Z_PIXMAP)
        image = ctypes.c_void_p(self._x.XGetImage(self._display, self._root, *area))
        pixel = self._x.XGetPixel(image, 0, 0)
        self._x.XDestroyImage(image)
        return bool(pixel & 0xFFFFFF == NOTHING)


def started(command: Sequence[str], home: str, screen: Screen) -> float:
    """Start a program, end it at its first pixel, and return how many milliseconds that took."""
    screen.clear()
    env = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "WAYLAND_"))}
    env |= {"HOME": home, "CHRONONAUTS_QT_HOME": home, "LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT)}
    env["PYTHONPYCACHEPREFIX"] = str(Path(home) / "compiled")
    began = time.monotonic()
    with subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL) as process:
        try:
            while screen.is_clear():
                if process.poll() is not None or time.monotonic() - began > PATIENCE:
                    raise RuntimeError(f"{command[0]} showed no window")
                time.sleep(PAUSE)
            return (time.monotonic() - began) * 1000
        finally:
            process.kill()


def programs() -> dict[str, list[str]]:
    """Return how the four are started; the packaged empty window is made if it is not there yet."""
    if not GAME.is_dir():
        raise FileNotFoundError(f"there is no {GAME}: `python3 dev.py build app` makes it")
    empty = ROOT / "tests" / "perf" / "empty_window.py"
    packaged = WORK / "dist" / "empty"
    if not packaged.is_dir():
        tool = (sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=ERROR")
        folders = ("--distpath", str(packaged.parent), "--workpath", str(WORK / "work"))
        subprocess.run([*tool, *folders, str(empty.with_name("empty.spec"))], check=True)
    return {
        "empty-source": [sys.executable, str(empty)],
        "source": [sys.executable, "-m", "chrononauts_qt"],
        "empty-packaged": [str(packaged / "empty")],
        "packaged": [str(GAME / "chrononauts-qt")],
    }


def measure(runs: int) -> dict[str, float]:
    """Start the four in turn; the first round only warms the caches. Times are medians of milliseconds."""
    commands, screen = programs(), Screen()
    found: dict[str, list[float]] = {name: [] for name in commands}
    with tempfile.TemporaryDirectory() as home:
        Path(home, "settings.json").write_text('{"welcomed": true}', encoding="utf-8")
        for _ in range(runs + 1):
            for name, command in commands.items():
                found[name].append(started(command, home, screen))

    def ratio(one: str, other: str) -> float:
        return statistics.median(a / b for a, b in zip(found[one][1:], found[other][1:], strict=True))

    return {f"{name}-ms": statistics.median(times[1:]) for name, times in found.items()} | {
        "packaged-to-source": ratio("packaged", "source"),
        "packaged-to-empty": ratio("packaged", "empty-packaged"),
        "source-to-empty": ratio("source", "empty-source"),
    }


def main(argv: Sequence[str]) -> int:
    """Measure, tell, and compare with the bar."""
    parser = argparse.ArgumentParser(prog="bench packaged")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    parser.add_argument("--runs", type=int, default=RUNS)
    args = parser.parse_args(argv)
    try:
        found = measure(args.runs)
    except (OSError, RuntimeError) as error:
        print(f"bench packaged: {error}.", file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps({"runs": args.runs, **found, "bars": BARS}))
    else:
        for name, value in found.items():
            print(f"{name:20} {value:8.2f}" + (f"   at most {BARS[name]}" if name in BARS else ""))
    return int(any(found[name] > most for name, most in BARS.items()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
