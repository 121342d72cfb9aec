"""A table in its real window, at which people with phones play who have no plan, beside bots and the screen.

`python -m tests.crowd.table FOLDER SEED SECONDS GAMES…` prints a line of JSON for each game that was dealt.
Each of GAMES is dealt again and again for so long, with `--once` only once. With `--company browsers` phones
are Chromium; `--alone` has phones at all seats. `--fault` plants one, which has to be found.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
import traceback
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Qt, QTimer, qInstallMessageHandler

from chrononauts_qt.session import places
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.games.chrononauts.control.box_controller import BoxController
from chrononauts_qt.ui.games.chrononauts.new_game_terms import MEMO_OPTION
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.phones import addresses
from chrononauts_qt.ui.shell import app
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.preload import Preload
from chrononauts_qt.wire import limits
from chrononauts_qt.wire.messages import Composed
from tests.crowd import planted
from tests.crowd.memory import Memory
from tests.crowd.seats import NAMES, TABLES, Seats
from tests.crowd.wishes import bot_move, spoken

if TYPE_CHECKING:
    from types import TracebackType

    from chrononauts_qt.ui.phones.phones import Phones
    from chrononauts_qt.ui.table.live_controller import LiveController
    from chrononauts_qt.wire.moments import Word

PACE = {MEMO_OPTION: "4"}
"""Phones that sleep are not waited for; a browser answers."""
FREEZE_MS = 50.0
BEAT_MS = 5
ACT_MS = 250
AFTER = 1.0
"""Seconds for which an action is still drawn."""
STILL_SECONDS = 120.0
"""In so many seconds something is done at every table: whoever sleeps wakes up, and a held time goes on."""
SEATING = 1 / 60
"""How likely, whenever the table acts, somebody gets another code or comes back to the screen for a while."""


class Pulse(QObject):
    """Beats as often as events allow, and notes the milliseconds of work between two beats.

    `resting` are those in which phones may come, go, babble and be refused, but nobody has acted for AFTER:
    an action draws the table anew and waits for the disk, whoever did it; to ask all whether something is
    taken back is one, and whatever else a phone says and the table takes. `resting` and `moving` are the
    longest of each, `rests` counts the first.
    """

    def __init__(self) -> None:
        super().__init__()
        self._beat = QTimer(self, interval=BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._beat.timeout.connect(self._note)

    def begin(self) -> None:
        """Note from now on."""
        self.rests, self.resting, self.moving = 0, 0.0, 0.0
        self._worked, self._acted = time.thread_time(), time.monotonic()
        self._beat.start()

    def act(self, *_: object) -> None:
        """Somebody acts now."""
        self._acted = time.monotonic()

    def stop(self) -> None:
        """Note no more."""
        self._beat.stop()

    def _note(self) -> None:
        before, self._worked = self._worked, time.thread_time()
        worked = (self._worked - before) * 1000
        if time.monotonic() - self._acted > AFTER:
            self.rests += 1
            self.resting = max(self.resting, worked)
        else:
            self.moving = max(self.moving, worked)


class Table:
    """One window, one game after the other."""

    def __init__(
        self, folder: Path, seed: str, company: str = "people", still: float = STILL_SECONDS
    ) -> None:
        self.failures: list[str] = []
        self._folder, self._seed, self._dice = folder, seed, Random(seed)
        self._games = 0
        self._are_browsers = company == "browsers"
        self._pace = {} if self._are_browsers else PACE
        self._app = app.make_app()
        sys.excepthook = self._caught
        qInstallMessageHandler(lambda kind, where, words: self.failures.append(f"Qt: {words}"))
        addresses.addresses = lambda: [addresses.Address("127.0.0.1", "loopback")]
        self._window = MainWindow(folder)
        if self._are_browsers:  # they play whole games: nothing that moves is waited for
            limits.LINES_PER_ADDRESS = limits.MOST_LINES  # one computer has all the phones
            look = self._window.look
            look.change(look.settings._replace(motion="off", bot_pace="fast"))
        self._window.resize(1366, 768)
        later = Preload(self._window)
        loaded = QEventLoop()
        later.finished.connect(loaded.quit)
        self._window.show()
        loaded.exec()
        self._crowd = subprocess.Popen(
            [sys.executable, "-m", f"tests.crowd.{company}", seed],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self._pulse = Pulse()
        self._done: list[tuple[int, str]] = []
        self._counts = Counter[str]()
        self._memory = Memory()
        self._wished: dict[int, int] = {}
        self._may_stand = still
        self._steps, self._moved, self._still = 0, 0.0, 0.0

    def play(self, game: str, seats: Seats, seconds: float, turn: int = 0) -> dict[str, Any]:
        """Deal a game, let it be played to its end or for so long, and return what there is to tell."""
        self._counts.clear()
        self._done.clear()
        self._wished.clear()
        began = time.monotonic()
        self._deal(game, seats, turn)
        self._steps, self._moved, self._still = 0, time.monotonic(), 0.0
        table = QTimer(interval=ACT_MS)
        table.timeout.connect(self._act)
        self._memory.begin()
        loop = QEventLoop()
        table.timeout.connect(lambda: loop.quit() if self._is_over else None)
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        self._pulse.begin()
        table.start()
        loop.exec()
        table.stop()
        self._pulse.stop()
        crowd = self._rise()
        told = self._told(crowd, time.monotonic() - began)
        self._clear()
        return told

    def close(self) -> None:
        """Let everybody go home."""
        assert self._crowd.stdin is not None
        self._crowd.stdin.close()
        self._crowd.wait()
        self._window.close()

    # -- a game ---------------------------------------------------------------------------------

    def _deal(self, game: str, table: Seats, turn: int) -> None:
        """Deal, and let the phones scan their codes."""
        window = self._window
        people = table.phones + table.screens
        seats = people + table.bots
        self._games += 1
        path = self._folder / f"{self._games}{places.SUFFIX}"
        setup = table.setup(seats, f"{self._seed} {self._games}")
        bots = {bot_option(seat): SHELF[game].ranks[0] for seat in range(people, seats)}
        window.open_match(Match.start(game, NAMES[:seats], setup, path, self._pace | bots))
        window.phones.open()
        settle()
        self._watch()
        self._tell(do="sit", turn=turn, links=[self._phones.link(seat) for seat in range(table.phones)])
        until(lambda: len(self._phones.seats) == table.phones)
        window.phones.close()
        settle()

    def _watch(self) -> None:
        """Note what phones have said and what came of it: a word that was taken is played, or kept."""
        controller, phones = self._controller, self._phones
        do, is_plain = phones._do, isinstance(controller, BoxController)  # else words go to the team

        def watched(seat: int, said: Word) -> str:
            before = len(controller.match.past.steps())
            no = do(seat, said)
            if not no:
                self._pulse.act()
                self._done.append((seat, said.of if isinstance(said, Composed) else said.say))
                is_kept = is_plain and controller.answered(seat) is not None
                is_done = len(controller.match.past.steps()) > before
                if is_plain and not (is_kept or is_done or self._done[-1][1].startswith("table: ")):
                    self.failures.append(f"seat {seat}: “{self._done[-1][1]}” was taken and not done")
            return no

        phones._do = watched  # type: ignore[method-assign]
        controller.happened.connect(self._pulse.act)
        controller.viewer_changed.connect(self._pulse.act)
        controller.back_wanted.connect(self._pulse.act)

    def _look(self) -> None:
        """Note for how long nothing has been done."""
        steps, now = len(self._controller.match.past.steps()), time.monotonic()
        self._still = max(self._still, now - self._moved)
        if steps != self._steps:
            self._steps, self._moved = steps, now

    def _act(self) -> None:
        """Do what those at the screen do."""
        self._look()
        controller = self._controller
        if self._is_over or (isinstance(controller, DungeonController) and controller.is_at_rest):
            return
        if self._are_browsers:
            self._let_wish()
        elif self._dice.random() < SEATING:
            self._seat_anew()
        seats = [seat for seat in controller.public_view().deciding if seat in controller.at_screen]
        if not seats:
            return
        seat = self._dice.choice(seats)
        if controller.wanted == seat and controller.viewer != seat:
            controller.lift(seat)
        actions = controller.view_of(seat).actions
        wanted = bot_move(controller, seat) if self._are_browsers else None
        if actions and controller.submit(seat, wanted or self._dice.choice(actions)):
            self._counts["acts at the screen"] += 1

    def _let_wish(self) -> None:
        """Tell browsers what their seats want, whenever something else is asked."""
        controller = self._controller
        asked = len(controller.match.past)
        for seat in controller.public_view().deciding:
            if seat in controller.phones and self._wished.get(seat) != asked:
                self._wished[seat] = asked
                move = bot_move(controller, seat)
                self._tell(do="wish", seat=seat, word=move and spoken(move, seat))

    def _seat_anew(self) -> None:
        seat = self._dice.choice(sorted(self._phones.seats) or [0])
        if self._dice.random() < 0.5:
            self._phones.renew(seat)
        else:
            self._phones.release(seat)
        self._counts["seated anew"] += 1
        self._tell(do="move", link=self._phones.link(seat))

    def _clear(self) -> None:
        """Leave the table."""
        self._window.show_home()
        settle()

    # -- what there is to tell ------------------------------------------------------------------

    def _told(self, crowd: dict[str, Any], seconds: float) -> dict[str, Any]:
        failures = [*self.failures, *crowd["failures"], *self._lost(crowd["said"])]
        self.failures.clear()
        longest = self._pulse.resting
        if longest > FREEZE_MS and not self._are_browsers:  # what those want is thought of here as well
            failures.append(f"the window did not answer for {longest:.0f} ms")
        if self._still > self._may_stand:
            failures.append(f"nothing was done for {self._still:.0f} s")
        return {
            "game": self._controller.match.game_id,
            "seconds": round(seconds, 1),
            "is_over": self._is_over,
            "steps": len(self._controller.match.past.steps()),
            "counts": dict(sorted((Counter(crowd["counts"]) + self._counts).items())),
            "longest_still_s": round(self._still, 1),
            "turns": self._pulse.rests,
            "longest_ms": round(longest, 1),
            "longest_with_an_action_ms": round(self._pulse.moving, 1),
            "resident": self._memory.end(),
            "pictures": self._memory.pictures,
            "failures": failures,
        }

    def _lost(self, said: dict[str, list[str]]) -> list[str]:
        """Return whatever was answered with yes and is not done, seat by seat, in its order."""
        lost = []
        for seat, words in said.items():
            done = iter([say for own, say in self._done if own == int(seat)])
            lost += [f"seat {seat}: “{word}” was answered and not done" for word in words if word not in done]
        return lost

    # -- the crowd ------------------------------------------------------------------------------

    def _tell(self, **words: Any) -> None:
        assert self._crowd.stdin is not None
        self._crowd.stdin.write(json.dumps(words) + "\n")
        self._crowd.stdin.flush()

    def _rise(self) -> dict[str, Any]:
        assert self._crowd.stdout is not None
        self._tell(do="rise")
        told: dict[str, Any] = json.loads(self._crowd.stdout.readline())
        return told

    def _caught(self, kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        self.failures.append("".join(traceback.format_exception(kind, error, where)))

    @property
    def _controller(self) -> LiveController:
        assert self._window.desk is not None
        return self._window.desk.controller  # type: ignore[return-value]

    @property
    def _phones(self) -> Phones:
        assert self._window.phones.phones is not None, "the door is open"
        return self._window.phones.phones

    @property
    def _is_over(self) -> bool:
        return self._controller.public_view().outcome is not None


def settle() -> None:
    """Let Qt do what it has been asked to, and delete what it was asked to delete."""
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def until(is_so: Callable[[], bool]) -> None:
    """Let the window do what it does until something is so."""
    end = time.monotonic() + 120
    while not is_so():
        if time.monotonic() > end:
            raise TimeoutError("the phones do not come")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def main() -> None:
    """Deal each game again and again for its time, and tell of all."""
    parser = ArgumentParser(prog="tests.crowd.table", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("seed")
    parser.add_argument("seconds", type=float)
    parser.add_argument("games", nargs="+", choices=TABLES)
    parser.add_argument("--company", choices=("people", "browsers"), default="people")
    parser.add_argument("--once", action="store_true")
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--turn", type=int, default=0, help="which size of a browser comes first")
    parser.add_argument("--still", type=float, default=STILL_SECONDS, help="seconds without an action")
    parser.add_argument("--fault", action="append", choices=planted.PLANT, default=[])
    args = parser.parse_args()
    try:
        _play(args)
    except Exception:  # Qt's hook has taken the place of Python's
        traceback.print_exc()
        sys.exit(1)


def _play(args: Namespace) -> None:
    table = Table(args.folder, args.seed, args.company, args.still)
    for fault in args.fault:
        planted.PLANT[fault]()
    for game in args.games:
        seats = TABLES[game].alone if args.alone else TABLES[game]
        end, is_done = time.monotonic() + args.seconds, False
        while not is_done and (left := end - time.monotonic()) > 1:
            print(json.dumps(table.play(game, seats, left, args.turn), ensure_ascii=False), flush=True)
            is_done = args.once
    table.close()


if __name__ == "__main__":
    main()
