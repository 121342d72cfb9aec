"""Test the Linux packages in a bare Debian: `python3 packaging/bare_root.py`, as root on Debian or Ubuntu.

Installs dist/*.deb, and unpacks dist/*.tar.xz, in a system that has nothing but Debian's minimum, and plays
there through the window. Needs a plain Python 3.11; packaging/README.md has the rest.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack, closing
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent), str(Path(__file__).resolve().parents[1])]

from bare import door, host  # noqa: E402  # the path to it comes first
from bare.display import Display  # noqa: E402
from bare.installed import Installed  # noqa: E402
from bare.portable import Portable  # noqa: E402
from bare.protocol import Protocol  # noqa: E402
from bare.root import Root  # noqa: E402
from pack import BUILD, DIST, NAME, VERSION, artefact  # noqa: E402

WORK = BUILD / "bare"


def main() -> int:
    """Run the test; return 0 if all is well, 1 if not, 2 where it cannot be run."""
    args = door.arguments(__doc__ or "")
    return door.run(lambda: _test(args))


def _test(args: argparse.Namespace) -> int:
    package, archive = _built()
    host.check()
    host.leave_mount_table()
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        stack.enter_context(door.alone(WORK))
        display = stack.enter_context(closing(Display(args.pictures)))
        protocol = Protocol(lambda number: display.keep(f"failed-{number}"))
        protocol.follow([("a bare root", lambda: door.bare_root(args.root_archive, args.mirror))])
        sizes = {package.name: package.stat().st_size, archive.name: archive.stat().st_size}
        if protocol.is_ok:
            with closing(Root(WORK / "installed", args.root_archive)) as root:
                installed = Installed(root, display, package)
                protocol.follow(installed.steps())
            with closing(Root(WORK / "portable", args.root_archive)) as root:
                portable = Portable(root, display, archive)
                protocol.follow(portable.steps())
            sizes |= installed.sizes | portable.sizes
    if args.json:
        args.json.write_text(door.summary(protocol, sizes), encoding="utf-8")
    return 0 if protocol.is_ok else door.FAILED


def _built() -> tuple[Path, Path]:
    """Return the Debian package and the archive of this version; raises Unfit."""
    archive = artefact(".tar.xz")
    packages = sorted(DIST.glob(f"{NAME}_{VERSION}_*.deb"))
    if not packages or not archive.exists():
        raise host.Unfit(
            f"{DIST} has no package of {VERSION} yet: “python3 dev.py build app deb archive” makes it"
        )
    return packages[-1], archive


if __name__ == "__main__":
    sys.exit(main())
