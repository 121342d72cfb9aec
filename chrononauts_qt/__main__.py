"""Start Chrononauts Qt: the window, or a command of the command line."""

from __future__ import annotations

import gc
import os
import sys
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from chrononauts_qt.session.positions import Positions

NEEDED = (3, 11)
CANNOT_START = 2


def main() -> int:
    """Return the exit code; what keeps the program from starting is told in a sentence."""
    if sys.version_info < NEEDED:
        print("chrononauts-qt: this Python is too old. Install Python 3.11 or later.", file=sys.stderr)
        return CANNOT_START
    _mend_streams()
    _mend_locale()
    _mend_libraries()
    try:
        work = _begin()
    except Exception as error:  # whatever it is, nobody shall have to read a traceback
        from chrononauts_qt.ui.shell.start_errors import refuse

        return refuse(error)
    return work()


def _begin() -> Callable[[], int]:
    """Return what is to be done; Qt is loaded only when a window is wanted, the commands only when one is."""
    file = None
    if len(sys.argv) > 1:
        if getattr(sys, "frozen", False):  # a process of ours that plays games comes in by this door too
            from multiprocessing import freeze_support

            freeze_support()
        from chrononauts_qt.cli import file_to_open, parser, run

        file = file_to_open(sys.argv[1:])
        if file is None:
            args = parser().parse_args()
            if args.command:
                return partial(run, args, _narrate)
            if args.selftest:
                from chrononauts_qt.ui import selftest

                return selftest.run
    gc.disable()  # while thousands of objects are made that stay; ui/shell/preload.py switches it on again
    from chrononauts_qt.ui.shell import app

    return app.open_window(file)


def _mend_streams() -> None:
    """Put nothing in the place of a stream that is missing, as a window of Windows has none."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115  # open to the end


def _mend_locale() -> None:
    """Ask for UTF-8 where nobody asks for anything: Python does so (PEP 538), but not when it is packaged."""
    asked = os.environ.get("LC_CTYPE") or os.environ.get("LANG") or "C"
    if sys.platform == "linux" and asked in ("C", "POSIX") and not os.environ.get("LC_ALL"):
        os.environ["LC_CTYPE"] = "C.UTF-8"


def _mend_libraries() -> None:
    """Let programs of the system that we start have its libraries: PyInstaller's start names ours instead."""
    if getattr(sys, "frozen", False) and sys.platform == "linux":
        before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
        if before is None:
            os.environ.pop("LD_LIBRARY_PATH", None)
        else:
            os.environ["LD_LIBRARY_PATH"] = before


def _narrate(positions: Positions) -> str:
    """Return a game told in English, as the window would tell it."""
    from chrononauts_qt.ui.table.replay.transcript import in_english

    return in_english(positions)


if __name__ == "__main__":
    sys.exit(main())
