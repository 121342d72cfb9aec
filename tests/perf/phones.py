"""Measures phones: `python3 dev.py bench phones [--json] [--runs N]`.

A table of six at 1920x1080 whose board is painted sixty times a second, first without phones, then while
five of them may stop a card: they tap twice a second, and as fast as sheets come, at most twenty times. The
table is one process, the phones are another. The bars stand in BARS; the exit code is 1 when one is missed.
Without Chromium the way from the code to the hand is not measured.
"""

from __future__ import annotations

import argparse
import json
import lzma
import math
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from functools import partial
from itertools import pairwise
from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QThread, QTimer
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.actions import parse
from tests.perf.stand import Stand
from tests.perf.timing import share, worked

if TYPE_CHECKING:
    from chrononauts_qt.ui.phones.phones import Phones

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

RUNS = 5
SECONDS = 5.0
CALM, BUSY = 2.0, 20.0
"""Taps a second of each phone."""
FRAME_MS = 16
SHEETS = 1200
PHONES = (1, 2, 3, 4, 5)
CUTS = 3
BARS = {
    "tap-calm-p95-ms": 30.0,
    "tap-busy-p95-ms": 60.0,
    "frame-calm-ratio": 1.2,
    "frame-busy-ratio": 2.0,
    "sheet-p50-ms": 1.5,
    "sheet-p99-ms": 5.0,
    "sheet-afternova-p50-ms": 1.5,
    "sheet-afternova-p99-ms": 5.0,
    "scan-ms": 1500.0,
    "back-p95-ms": 500.0,
    "loaded-at-start": 0.0,
    "packed-mb": 2.5,
}
OF_PHONES = ("websockets", "segno", "PySide6.QtNetwork", "chrononauts_qt.wire", "chrononauts_qt.ui.phones")

LOADED = f"""
import sys
from pathlib import Path
from chrononauts_qt.ui.shell.preload import Preload
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell import app as application
app = application.make_app()
window, done = MainWindow(Path(sys.argv[1])), []
later = Preload(window)
later.finished.connect(lambda: done.append(True))
window.show()
while not done:
    app.processEvents()
before = set(sys.modules)
print(sum(name.startswith({OF_PHONES!r}) for name in before))
import chrononauts_qt.ui.shell.phones_page, chrononauts_qt.ui.phones.phones
for name in sorted(set(sys.modules) - before):
    print(getattr(sys.modules[name], "__file__", None) or "")
"""
"""What a start has loaded of phones, and what is loaded for them when the door is opened."""


class Frames(QObject):
    """Notes when a widget is painted, and has it painted again and again."""

    def __init__(self, shown: QWidget) -> None:
        super().__init__(shown)
        self.times: list[float] = []
        shown.installEventFilter(self)
        self._timer = QTimer(self, interval=FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(shown.update)
        self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note a paint event."""
        if event.type() is QEvent.Type.Paint:
            self.times.append(time.perf_counter())
        return False

    def gaps(self) -> list[float]:
        """Return the milliseconds between the frames since this was asked last."""
        times, self.times = self.times, []
        return [(after - before) * 1000 for before, after in pairwise(times)]


class Beside:
    """The process of the phones."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.perf.phones_beside"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def ask(self, do: str, **words: Any) -> Any:
        """Let the phones do something while the window does what it does; return what they tell."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"do": do, **words}) + "\n")
        self._process.stdin.flush()
        reader = _Reader(self._process)
        loop = QEventLoop()
        reader.finished.connect(loop.quit)
        reader.start()
        loop.exec()
        reader.wait()
        if not reader.line:
            raise SystemExit("the phones have ended: what they said stands above")
        return json.loads(reader.line)

    def close(self) -> None:
        """Let the process end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


class _Reader(QThread):
    def __init__(self, process: subprocess.Popen[str]) -> None:
        super().__init__()
        self._process, self.line = process, ""

    def run(self) -> None:
        assert self._process.stdout is not None
        self.line = self._process.stdout.readline()


class PhoneStand(Stand):
    """The table of six; the person at the screen announces a card, and five phones may stop it."""

    def links(self) -> list[str]:
        """Open the door on the loopback, and return what the codes of five seats say."""
        from chrononauts_qt.ui.phones import addresses

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(addresses, "addresses", lambda: [addresses.Address("127.0.0.1", "loopback")])
            self._window.phones.open()
        return [self._phones.link(seat) for seat in PHONES]

    def begin(self) -> None:
        """Leave the page with the codes; a card is announced, and the time for answers does not run out."""
        self._window.phones.close()
        self._settle()
        controller = self._table.controller
        if controller.viewer is None:
            controller.lift(0)
        if not controller.play(parse("play reverse-fate on 1936")):
            raise SystemExit("the card cannot be played")
        self._settle()

    def fresh_link(self, seat: int) -> str:
        """Let another phone take a seat, and return what its code says."""
        self._phones.renew(seat)
        return self._phones.link(seat)

    def timed_sheets(self) -> list[float]:
        """Return where the milliseconds of processor time are noted that each sheet takes from now on."""
        phones, times = self._phones, list[float]()
        make = phones._feed._make

        def noted(seat: int) -> bytes:
            made: list[bytes] = []
            times.append(worked(lambda: made.append(make(seat))))
            return made[0]

        phones._feed._make = noted
        return times

    def frames(self) -> Frames:
        """Have the board painted all the time."""
        return Frames(self._table.timeline.viewport())

    @property
    def _phones(self) -> Phones:
        phones = self._window.phones.phones
        assert phones is not None, "the door is open"
        return phones


def wait(seconds: float) -> None:
    """Let the window do what it does."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def at_table(runs: int, folder: Path) -> dict[str, float]:
    """Measure taps, frames, sheets and coming back."""
    stand, beside = PhoneStand(folder), Beside()
    frames = stand.frames()
    wait(1.0)
    frames.gaps()
    wait(SECONDS * runs)
    alone = frames.gaps()
    beside.ask("come", links=stand.links())
    stand.begin()
    sheets = stand.timed_sheets()
    taps: dict[float, list[float]] = {CALM: [], BUSY: []}
    gaps: dict[float, list[float]] = {CALM: [], BUSY: []}
    for rate in [CALM, BUSY] * runs:
        frames.gaps()
        taps[rate] += beside.ask("tap", rate=rate, seconds=SECONDS)
        gaps[rate] += frames.gaps()
    back = beside.ask("cut", times=CUTS * runs)
    size = beside.ask("size")
    scans = [beside.ask("scan", link=stand.fresh_link(PHONES[0])) for _ in range(runs) if which("chromium")]
    beside.close()
    stand.close()
    return {
        "taps-calm": float(len(taps[CALM])),
        "tap-calm-p50-ms": share(taps[CALM], 0.5),
        "tap-calm-p95-ms": share(taps[CALM], 0.95),
        "tap-calm-p99-ms": share(taps[CALM], 0.99),
        "taps-busy": float(len(taps[BUSY])),
        "tap-busy-p50-ms": share(taps[BUSY], 0.5),
        "tap-busy-p95-ms": share(taps[BUSY], 0.95),
        "tap-busy-p99-ms": share(taps[BUSY], 0.99),
        "frame-alone-p99-ms": share(alone, 0.99),
        "frame-calm-p99-ms": share(gaps[CALM], 0.99),
        "frame-busy-p99-ms": share(gaps[BUSY], 0.99),
        "frame-calm-ratio": share(gaps[CALM], 0.99) / share(alone, 0.99),
        "frame-busy-ratio": share(gaps[BUSY], 0.99) / share(alone, 0.99),
        "sheets": float(len(sheets)),
        "sheet-p50-ms": share(sheets, 0.5),
        "sheet-p99-ms": share(sheets, 0.99),
        "sheet-bytes": float(size),
        "back-p95-ms": share(back, 0.95),
        **({"scan-ms": statistics.median(scans)} if scans else {}),
    }


def at_deals() -> dict[str, float]:
    """Measure the sheets of five who play AfterNova by chance, each in one of three languages."""
    from chrononauts_qt.games.afternova.sampling import sample
    from chrononauts_qt.games.afternova.setup import Setup
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
    from chrononauts_qt.ui.phones.phones import Phones

    times, dice = list[float](), random.Random("deals")
    names = ("Ada", "Bruno", "Chloé", "Davide", "Élise")
    languages = {"language-2": "it", "language-3": "fr"}
    match = Match.start("afternova", names, Setup(len(names), "deals"), None, languages)
    table = AfterNovaController(match)
    phones = Phones(table, parent=table)
    while len(times) < SHEETS and match.state.outcome is None:
        seat = dice.choice(sorted(match.game.pending(match.state)))
        match.submit(seat, sample(match.state, seat, dice))
        times += [worked(partial(phones._make, seat)) for seat in range(len(names))]
    table.stop()
    return {"sheet-afternova-p50-ms": share(times, 0.5), "sheet-afternova-p99-ms": share(times, 0.99)}


def loaded(home: Path) -> dict[str, float]:
    """Count what a start loads of phones, and pack what is loaded for them later as a package is packed."""
    env = dict(os.environ, CHRONONAUTS_QT_HOME=str(home), LC_ALL="C.UTF-8")
    run = [sys.executable, "-c", LOADED, str(home)]
    first, *files = subprocess.run(run, env=env, capture_output=True, text=True, check=True).stdout.split(
        "\n"
    )
    import PySide6

    library = Path(PySide6.__file__).parent / "Qt" / "lib" / "libQt6Network.so.6"
    page = [path for path in Path("resources/phone").iterdir() if path.is_file()]
    whole = [path for path in [*map(Path, filter(None, files)), library, *page] if path.is_file()]
    packed = lzma.compress(b"".join(path.read_bytes() for path in whole))
    return {"loaded-at-start": float(first), "packed-mb": len(packed) / 2**20}


def main(argv: list[str]) -> int:
    """Measure, tell, and compare with the bar."""
    parser = argparse.ArgumentParser(prog="bench phones")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    parser.add_argument("--runs", type=int, default=RUNS)
    args = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        found = at_table(args.runs, Path(folder)) | at_deals()
    with tempfile.TemporaryDirectory() as home:
        found |= loaded(Path(home))
    lacking = {"scan-ms": 0.0}  # without Chromium
    missed = [name for name, bar in BARS.items() if found.get(name, lacking.get(name, math.inf)) > bar]
    if args.json:
        rounded = {name: round(value, 2) for name, value in found.items()}
        print(json.dumps({"runs": args.runs, "figures": rounded, "bars": BARS, "missed": missed}))
    else:
        for name, value in found.items():
            bar = f"   at most {BARS[name]:g}{', missed' if name in missed else ''}" if name in BARS else ""
            print(f"{name:24} {value:9.2f}{bar}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
