"""Start Chrononauts Qt: the window, or a command of the command line."""

from __future__ import annotations

import sys

from chrononauts_qt.cli import BAD_INPUT, parser, run


def main() -> int:
    """Return the exit code; Qt is loaded only when a window is wanted."""
    args = parser().parse_args()
    if args.command:
        return run(args)
    try:
        from chrononauts_qt.ui import app
    except ImportError as error:
        print(
            f"chrononauts-qt: the window cannot open because a library is missing ({error}). "
            "“python3 dev.py play” installs what it needs.",
            file=sys.stderr,
        )
        return BAD_INPUT
    return app.selftest() if args.selftest else app.run()


if __name__ == "__main__":
    sys.exit(main())
