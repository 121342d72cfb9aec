"""The modules whose faults the tests nearest to them should notice, without the rest of the tests.

A secret, a game or a setting is lost in these, or a bot does what nobody checks again: whoever changes one of
them runs the tests beside it, not all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tests.faults.plant import Fault, named
from tests.run import PARTS

TABLE = (
    "tests/gui/table/test_take_back.py",
    "tests/gui/table/test_memo_window.py",
    "tests/gui/bots/test_plays.py",
    "tests/gui/table",
    "tests/gui/bots",
    "tests/gui/secrecy",
)
NEAREST: Mapping[str, tuple[str, ...]] = {
    "bots/ranks.py": ("tests/bots/test_ranks.py", "tests/bots"),
    "bots/rivals/player.py": ("tests/bots/test_ranks.py", "tests/bots/rivals/test_player.py", "tests/bots"),
    "session/clock.py": (
        "tests/session/test_clock.py",
        "tests/session/test_bots_silence.py",
        "tests/session",
    ),
    "session/journal_writer.py": (
        "tests/session/test_writer.py",
        "tests/session/test_torn.py",
        "tests/session",
    ),
    "session/kept_file.py": (
        "tests/session/test_kept_file.py",
        "tests/session/test_settings.py",
        "tests/session",
    ),
    "session/locks.py": ("tests/session/test_locks.py", "tests/session"),
    "session/places.py": ("tests/session/test_places.py", "tests/session"),
    "session/redaction.py": ("tests/session/test_redaction.py", "tests/session"),
    "session/report.py": ("tests/session/test_report.py", "tests/session"),
    "session/saves.py": ("tests/session/test_saves.py", "tests/session"),
    "session/statistics.py": ("tests/session/test_statistics.py", "tests/session"),
    "session/take_back.py": ("tests/session/test_take_back.py", "tests/session"),
    "session/thinking.py": ("tests/session/test_thinking.py", "tests/session"),
    "ui/table/bot_worker.py": ("tests/gui/bots/test_worker.py", "tests/gui/bots"),
    "ui/table/bots.py": ("tests/gui/bots/test_plays.py", "tests/gui/bots"),
    "ui/games/chrononauts/control/match_controller.py": TABLE,
    "ui/table/live_controller.py": TABLE,
    "ui/table/seat_controller.py": TABLE,
    "ui/shell/main_window.py": (
        "tests/gui/secrecy/test_covering.py",
        "tests/gui/windows",
        "tests/gui/secrecy",
    ),
    "ui/table/curtain.py": ("tests/gui/windows/test_curtain.py", "tests/gui/windows", "tests/gui/secrecy"),
}
"""The tests of the floor of each module: files that are asked first, then all folders."""

PACKAGE = "chrononauts_qt/"


class Missed(NamedTuple):
    """A fault that the nearest tests once missed: a line by its words, and how it is made wrong.

    ``which`` counts the lines of the module with the same words.
    """

    path: str
    before: str
    after: str
    which: int = 1


MISSED = (
    Missed("ui/table/live_controller.py", "if self.sole is None:", "if False:"),
    Missed(
        "ui/shell/main_window.py",
        "kind == QEvent.Type.WindowStateChange and self._window.isMinimized()",
        "False",
    ),
    Missed(
        "session/report.py",
        '_PRIVATE = frozenset({"names", "people"})',
        '_PRIVATE = frozenset({"names"})',
    ),
    Missed(
        "session/redaction.py",
        'is_source = line.startswith("    ") and _PLACE.match(before)',
        'is_source = line.startswith("    ")',
    ),
    Missed(
        "session/kept_file.py",
        "return {} if set_aside(path) is not None else Trouble(Flaw.DENIED, 0, told)",
        "return {} if set_aside(path) is not None else {}",
    ),
    Missed(
        "session/clock.py",
        "return self._people > 1 or self._match.game.pending(self._match.state)[seat].is_choice",
        "return self._people > 2 or self._match.game.pending(self._match.state)[seat].is_choice",
    ),
    Missed(
        "session/places.py",
        "if not is_damaged or path.is_symlink() or not disk.is_file(path):",
        "if not is_damaged or not disk.is_file(path):",
    ),
    Missed(
        "session/statistics.py",
        "return now if now.route else replace(now, when=before.when)",
        "return now",
    ),
    Missed(
        "session/thinking.py", "if view.is_open or thought.advice.action in view.actions:", "if True:"
    ),
    Missed(
        "ui/table/bot_worker.py",
        "if asked is None or question.rank != asked.by:",
        "if asked is None:",
    ),
    Missed(
        "ui/table/bot_worker.py",
        "if asked.view.is_open or thought.advice.action in asked.view.actions:",
        "if True:",
    ),
    Missed("ui/table/bot_worker.py", "self._end()", "pass", which=3),
    Missed(
        "bots/ranks.py",
        "for rank, seconds in zip(row.ranks, (0.05, 0.15, 0.6), strict=True)",
        "for rank, seconds in zip(row.ranks, (0.05, 0.15, 1.6), strict=True)",
    ),
    Missed(
        "bots/rivals/player.py",
        "own = (view.seat, view.identity, view.mission, view.hand, view.small_hand)",
        "own = (view.seat, view.identity, view.mission, view.hand)",
    ),
    Missed("session/journal_writer.py", "os.truncate(handle, whole)", "pass"),
    Missed(
        "session/locks.py",
        "if os.path.samestat(os.fstat(handle), side.stat()):",
        "if True:",
    ),
)


def modules() -> tuple[str, ...]:
    """Return the modules by their paths from the root."""
    return tuple(PACKAGE + path for path in NEAREST)


def missed() -> tuple[Fault, ...]:
    """Return what was once missed, where it stands now."""
    return tuple(named(PACKAGE + one.path, *one[1:]) for one in MISSED)


def tests_of(path: str) -> list[list[list[str]]]:
    """Return what is asked about a module, one after the other until something notices, each by part."""
    tests = NEAREST[path.removeprefix(PACKAGE)]
    files = [test for test in tests if test.endswith(".py")]
    folders = [test for test in tests if test not in files]
    return [
        [[] if part.on_x else [test for test in asked if test.startswith(part.folders)] for part in PARTS]
        for asked in (files, folders)
    ]
