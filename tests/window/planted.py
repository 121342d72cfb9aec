"""Faults that are planted in the program, to see that the monkey notices each of them."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QApplication

from chrononauts_qt.session import disk
from chrononauts_qt.session.journal_writer import Writer
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import controller_of

MUCH = 64 << 20
_kept: list[bytes] = []


def _raise() -> None:
    raise RuntimeError("planted")


def _stand_still() -> None:
    time.sleep(1.5)


def _complain() -> None:
    print("planted", file=sys.stderr, flush=True)


def _grow() -> None:
    _kept.append(b"x" * MUCH)


def _leave_an_orphan() -> None:
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])


def _lose_a_move() -> None:
    """Write the next move nowhere, and tell nobody."""
    append = Writer.append

    def lose(*_: Any) -> None:
        Writer.append = append  # type: ignore[method-assign]  # as it was

    Writer.append = lose  # type: ignore[assignment, method-assign]  # a fault
    _move()


def _give_up_saving() -> None:
    """Take the disk for full for ever."""

    def refuse(handle: int, data: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    disk.write = refuse
    _move()


def _move() -> None:
    """Do the first thing that can be done at the table."""
    (window,) = (found for found in QApplication.topLevelWidgets() if isinstance(found, MainWindow))
    match = controller_of(window).match
    seat, owed = next(iter(match.game.pending(match.state).items()))
    controller_of(window).submit(seat, owed.options[0])


def _crash() -> None:
    os._exit(3)


def _hang() -> None:
    time.sleep(600)


PLANTED: dict[str, Callable[[], None]] = {
    "raise": _raise,
    "complain": _complain,
    "stand still": _stand_still,
    "grow": _grow,
    "orphan": _leave_an_orphan,
    "lose a move": _lose_a_move,
    "give up saving": _give_up_saving,
    "crash": _crash,
    "hang": _hang,
}
