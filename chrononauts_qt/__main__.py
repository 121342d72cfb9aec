"""Start Chrononauts Qt: the window, or a command of the command line."""

from __future__ import annotations

import gc
import sys

CANNOT_START = 2


def main() -> int:
    """Return the exit code; Qt is loaded only when a window is wanted, the commands only when one is."""
    selftest = False
    if len(sys.argv) > 1:
        if getattr(sys, "frozen", False):  # a process of ours that plays games comes in by this door too
            from multiprocessing import freeze_support

            freeze_support()
        from chrononauts_qt.cli import parser, run

        args = parser().parse_args()
        if args.command:
            return run(args)
        selftest = args.selftest
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
    return app.selftest() if selftest else app.run()


if __name__ == "__main__":
    sys.exit(main())
