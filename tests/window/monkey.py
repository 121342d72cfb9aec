"""Plays in a real window without a plan, spoils what can be spoilt, and writes down what goes wrong."""

from __future__ import annotations

import signal
import tempfile
import time
from collections import Counter, deque
from collections.abc import Iterable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from chrononauts_qt.session import places, report, settings
from chrononauts_qt.shelf import RANKS, SHELF
from tests.kills.life import ORPHANED, check_orphans
from tests.kills.remains import Lost, Remains, said_in, told
from tests.session import corpus
from tests.small_disk import CannotMount, SmallDisk, small_disk
from tests.window.acts import Acts, Seen
from tests.window.clock import Clock
from tests.window.hands import Hands
from tests.window.running import Ended, Hangs, Running, signal_to
from tests.xvfb import Xvfb

DISK = 2 << 20
LAST = 12
"""So many events before a failure are told."""
MISHAPS = {"close": 6, "kill": 6, "bots": 20, "spoil": 8}
"""How often what befalls a game, in a thousand events at its table."""
MENDED = 0.05
"""How likely a spoilt disk is mended at the next event."""


@dataclass(frozen=True)
class Limits:
    """What the program may take: seconds to begin, to stand still, to answer, to save at last, and memory.

    ``grown`` are the megabytes by which it may grow from the first table on.
    """

    begin: float = 60.0
    stall: float = 1.0
    hang: float = 30.0
    unsaved: float = 20.0
    orphaned: float = ORPHANED
    grown: int = 200


class Monkey:
    """Somebody without a plan at all games; ``failures`` are what went wrong, each kind of thing once.

    ``seed`` decides what is drawn by lot. What is pressed follows from that and from what is seen at that
    moment, so that the same seed finds the same things again unless a moment decides. ``planted`` are faults
    of the program, one at a look at a game that goes on.
    """

    def __init__(
        self, seed: str, limits: Limits | None = None, planted: Iterable[str] = (), again: str = ""
    ) -> None:
        self.counts = Counter[str]()
        self.failures: list[dict[str, str]] = []
        self.grown = self.megabytes = 0
        self._seed, self._again = seed, again
        self._limits = limits or Limits()
        self._planted = list(planted)
        self._dice = Random(seed)
        self._last = deque[str](maxlen=LAST)
        self._disk: SmallDisk | None = None
        self._is_spoilt = False
        self._modes: dict[Path, int] = {}
        self._unsaved_since = 0.0
        self._starts = self._at_first = 0
        self._look_of = dict[str, object]()
        self._games: dict[str, bool] = {}

    # -- a run ----------------------------------------------------------------------------------

    def play(self, events: int | None = None, seconds: float = float("inf")) -> None:
        """Do so many things, or as many as fit into so many seconds, or until all faults are planted."""
        is_planting = bool(self._planted)
        with ExitStack() as stack:
            home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="chrononauts-window-")))
            self._home = home
            self._folder = self._place(stack)
            (home / "scratch").mkdir()
            self._remains = Remains(self._folder, home / "scratch")
            self._display = stack.enter_context(Xvfb())
            self._hands = stack.enter_context(Hands(self._display))
            self._clock = stack.enter_context(Clock())
            self._acts = Acts(self._hands, self._dice, self._note)
            self._begun = self._prepare()
            self._start()
            end, done = self._clock.ran() + seconds, 0
            try:
                while done != events and self._clock.ran() < end and is_planting == bool(self._planted):
                    done += self._step()
                self._finish()
            finally:
                self._program.kill()
            self._sum_up(done)

    def _place(self, stack: ExitStack) -> Path:
        """Return the folder of the games, on a disk that can be spoilt if there may be one."""
        try:
            self._disk = stack.enter_context(small_disk(self._home / "disk", DISK))
        except CannotMount:
            (self._home / "games").mkdir()
            return self._home / "games"
        return self._disk.folder

    def _prepare(self) -> list[Path]:
        """Let one of every game have been begun, and somebody have chosen how everything looks."""
        dice = self._dice
        looks = settings.Settings(
            people=("Ada", "Bo"),
            names=("Ada", "Bo", "Cleo"),
            languages=("", "it", ""),
            bots=("", dice.choice(RANKS), dice.choice(("", "cadet"))),
            game=dice.choice(tuple(SHELF)),
            welcomed=dice.random() < 0.9,
            language=dice.choice(("en", "it", "fr")),
            theme=dice.choice(settings.THEMES),
            motion=dice.choice(settings.MOTIONS),
            text_scale=dice.choice((0.8, 1.0, 1.0, 1.3, 2.0)),
            board_as_list=dice.random() < 0.2,
        )
        settings.save(self._folder, looks)
        return [self._begin(game) for game in dice.sample(tuple(SHELF), len(SHELF))]

    def _begin(self, game: str) -> Path:
        dice = self._dice
        company = dice.choice([one for one in corpus.COMPANIES if one[0] == game])
        path = self._folder / f"begun-{game}{places.SUFFIX}"
        match = corpus.begin(path, *company, self._seed, dice)
        for seat in range(1, len(match.names)):
            if dice.random() < 0.6:
                match.seat_bot(seat, dice.choice(SHELF[game].ranks))
        for _ in range(dice.randrange(30)):
            corpus.go_on(match, dice)
        match.lock = None
        self._remains.known[path.name] = said_in(path)
        return path

    def _start(self) -> None:
        """Start the program: with each of the games that were begun, later with any game or none."""
        files = sorted(self._folder.glob(f"*{places.SUFFIX}"))
        file = self._dice.choice(files) if files and self._dice.random() < 0.6 else None
        if self._starts < len(self._begun) and self._begun[self._starts].exists():
            file = self._begun[self._starts]
        self._starts += 1
        self._at_first = 0
        self._acts.is_minimised = False
        self._patience = self._limits.begin
        seed = f"{self._seed}/{self._starts}"
        self._program = Running(self._home, self._folder, self._display, self._clock, seed, file)
        self._note("start" if file is None else "start: with a game")

    def _step(self) -> bool:
        """Look, and do something if there is a window; a program that has ended is started again."""
        try:
            seen = self._look()
            if not seen["window"]:
                time.sleep(0.05)
                return False
            if self._planted and seen["save"] and not (seen["over"] or self._is_spoilt):
                self._look(self._planted[0])
                del self._planted[0]  # a program that ended before it answered has not got it
            elif not self._mishap(seen):
                self._acts.act(seen)
        except Ended:
            self._end()
            self._start()
        except Hangs as error:
            self._hung(error)
            self._start()
        return True

    def _hung(self, error: Hangs) -> None:
        self._fail("hang", f"the window has not answered for {self._patience:g} seconds, {error}")
        self._program.kill()
        self._end(killed=True)

    def _sum_up(self, events: int) -> None:
        self.counts["events"] = events
        self.counts["moves"] = self._remains.counts["moves"]
        self.counts["games played"] = len(self._games)
        self.counts["games begun"] = len(self._games.keys() - {path.name for path in self._begun})
        self.counts["games ended"] = sum(self._games.values())

    # -- what is seen ---------------------------------------------------------------------------

    def _look(self, fault: str = "") -> Seen:
        """See what a player sees; ``fault`` is planted right after, before anything is done."""
        seen = self._program.look(self._patience, self._dice.randrange(1 << 30), fault)
        self._patience = self._limits.hang
        for start, end, waited, where in seen["stalls"]:
            seconds = end - start - waited - self._clock.stood(start, end)
            if seconds > self._limits.stall:
                self._fail("stall", f"the window stood still in {where or 'Qt'} for {seconds:.1f} seconds")
        self._hear()
        if seen["window"]:
            self._watch(seen)
        return seen

    def _hear(self) -> None:
        """Take what was printed, and a report of a fault."""
        if said := self._program.said():
            self._fail("stderr", f"the program printed: {said[-1500:]}")
        for name in (report.FAULT, report.TOLD):
            if (self._folder / name).exists():
                text = (self._folder / name).read_text(encoding="utf-8", errors="replace")
                self._fail("report", f"the program reports a fault: {text[-1500:]}")

    def _watch(self, seen: Seen) -> None:
        """Count what is seen, and ask what it costs."""
        self.counts[f"seen {seen['screen']} {seen['game']}".strip()] += 1
        for what, now in seen["look"].items():
            self.counts[f"other {what}"] += self._look_of.setdefault(what, now) != now
        self._look_of = seen["look"]
        if seen["save"]:
            self._games[seen["save"]] = self._games.get(seen["save"], False) or seen["over"]
        self._watch_saving(seen["unsaved"])
        used = self._program.megabytes()
        self.megabytes = max(self.megabytes, used)
        if seen["save"]:
            self._at_first = self._at_first or used
            self.grown = max(self.grown, used - self._at_first)
            if used - self._at_first > self._limits.grown:
                grown = f"the program has grown by more than {self._limits.grown} MB"
                self._fail("memory", f"{grown}, from {self._at_first} to {used} MB")

    def _watch_saving(self, is_unsaved: bool) -> None:
        now = self._clock.ran()
        if not is_unsaved or self._is_spoilt:
            self._unsaved_since = now
        elif now - self._unsaved_since > self._limits.unsaved:
            self._fail("unsaved", "the game is not saved though it has long been possible again")
            self._unsaved_since = now

    def _note(self, event: str) -> None:
        self._last.append(event)
        self.counts[event.partition(":")[0]] += 1

    def _fail(self, kind: str, sentence: str) -> None:
        """Keep one failure of each kind and last line."""
        key = sentence.rpartition("\n")[2] if kind in ("stderr", "report") else sentence.partition(",")[0]
        self.counts[f"failed {kind}"] += 1
        if not any(old["kind"] == kind and key[:60] in old["error"] for old in self.failures):
            last = "; ".join(self._last)
            where = {"seed": self._seed, "reproduce": self._again}
            self.failures.append({"kind": kind, "error": sentence, "last": last, **where})

    # -- how it ends ----------------------------------------------------------------------------

    def _end(self, killed: bool = False) -> None:
        """See how the program ended and what it left."""
        code = self._program.wait(self._limits.hang)
        if code is None:
            self._fail("hang", "the program does not end though its window has closed")
            self._program.kill()
        elif code and not killed:
            self._fail("crash", f"the program ended with code {code}")
        self._hear()
        if killed or code is None:
            self._program.wake()
        self._program.leave()
        try:
            check_orphans(self._program.pid, self._limits.orphaned, self._clock.ran)
        except Lost as error:
            self._fail("orphan", f"the program has ended, and {error}")
        self._mend()
        for name in (report.FAULT, report.TOLD):
            (self._folder / name).unlink(missing_ok=True)
        try:
            self._remains.check(told(self._program.seen))
        except Lost as error:
            self._fail("lost", f"{error}")
            self._remains.take_as_it_is()

    def _finish(self) -> None:
        """Close the window at the end: it may ask once whether an unsaved game is to be left."""
        try:
            self._mend()
            for _ in range(8):
                seen = self._look()
                self._hands.key("Escape")
                self._acts.restore(seen)
                self._hands.close(seen["window"])
                if self._program.wait(1.0) is not None:
                    break
            else:
                raise Hangs("it does not close")
        except Hangs as error:
            self._hung(error)
            return
        except Ended:
            pass
        self._end()

    # -- mishaps --------------------------------------------------------------------------------

    def _mishap(self, seen: Seen) -> bool:
        """Let something befall a game now and then; tell whether it did."""
        if self._is_spoilt and self._dice.random() < MENDED:
            self._note("mend the disk")
            self._mend()
            return True
        if seen["screen"] != "table" or self._dice.random() * 1000 >= sum(MISHAPS.values()):
            return False
        what = self._dice.choices(list(MISHAPS), list(MISHAPS.values()))[0]
        if what == "close":
            self._acts.close(seen)
        elif what == "kill":
            self._note("kill the program")
            self._program.kill()
            self._end(killed=True)
            self._start()
        elif what == "bots":
            return self._disturb_bots()
        else:
            return self._spoil()
        return True

    def _disturb_bots(self) -> bool:
        """Stop a process that thinks, let it go on, or kill it."""
        started = self._program.started()
        if started:
            which = self._dice.choice((signal.SIGSTOP, signal.SIGCONT, signal.SIGCONT, signal.SIGKILL))
            self._note(f"a bot gets {which.name}")
            signal_to(self._dice.choice(started), which)
        return bool(started)

    def _spoil(self) -> bool:
        """Let the disk be full, or let nothing in the folder be written to."""
        if self._is_spoilt:
            return False
        self._is_spoilt = True
        if self._disk is not None and self._dice.random() < 0.5:
            self._note("the disk is full")
            self._disk.fill(self._dice.choice((0, 0, 1)))
        else:
            self._note("nothing may be written")
            for path in [self._folder, *self._folder.rglob("*")]:
                with suppress(FileNotFoundError):
                    self._modes[path] = path.stat().st_mode
                    path.chmod(self._modes[path] & ~0o222)
        return True

    def _mend(self) -> None:
        if self._disk is not None:
            self._disk.make_room()
        for path, mode in self._modes.items():
            with suppress(FileNotFoundError):
                path.chmod(mode)
        self._modes.clear()
        self._is_spoilt = False
