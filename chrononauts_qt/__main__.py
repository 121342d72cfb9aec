"""Start Chrononauts Qt: the window, or a command of the command line."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chrononauts_qt.session.positions import Positions

CANNOT_START = 2


def main() -> int:
    """Return the exit code; Qt is loaded only when a window is wanted, the commands only when one is."""
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
                return run(args, _narrate)
            if args.selftest:
                from chrononauts_qt.ui.selftest import run as selftest

                return selftest()
    gc.disable()  # while thousands of objects are made that all stay; ui/later.py switches it on again
    try:
        from chrononauts_qt.ui import app
    except ImportError as error:
        print(
            f"chrononauts-qt: the window cannot open because a library is missing ({error}). "
            "“python3 dev.py play” installs what it needs.",
            file=sys.stderr,
        )
        return CANNOT_START
    return app.run(file)


def _narrate(positions: Positions) -> str:
    """Return a game told in English, as the window would tell it."""
    from chrononauts_qt.ui.transcript import in_english

    return in_english(positions)


if __name__ == "__main__":
    sys.exit(main())
