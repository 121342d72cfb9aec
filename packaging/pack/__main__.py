"""`python3 dev.py build [PIECE ...]`: make what the system it runs on can make, into dist/."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from pack import DIST, app, checksums, linux, macos, wheel, windows
from pack.steps import BuildError, told

Maker = Callable[[], object]

EVERYWHERE: dict[str, Maker] = {"wheel": wheel.make, "app": app.make}
HERE: dict[str, dict[str, Maker]] = {
    "linux": {"deb": linux.make_deb, "archive": linux.make_archive},
    "win32": {"archive": windows.make_portable, "installer": windows.make_installer},
    "darwin": {"image": macos.make_image},
}


def main() -> int:
    """Make the named pieces, or all; return 1 with a sentence when one cannot be made."""
    pieces = {**EVERYWHERE, **HERE.get(sys.platform, {})}
    parser = argparse.ArgumentParser(prog="dev.py build", description=__doc__)
    parser.add_argument("pieces", nargs="*", metavar="PIECE", help=f"{', '.join(pieces)} (default: all)")
    wanted = parser.parse_args().pieces or list(pieces)
    for name in wanted:
        if name not in pieces:
            parser.error(f"“{name}” cannot be made here; there are {', '.join(pieces)}")
    try:
        for name in pieces:
            if name in wanted:
                pieces[name]()
        if checksums.downloads(DIST):  # the program's folder alone is none
            told(checksums.write(DIST))
    except BuildError as error:
        print(f"dev.py build: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
