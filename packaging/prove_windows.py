"""Prove the Windows program in Wine: `python3 packaging/prove_windows.py`, as root on Debian 12.

Builds it in a bare Debian with Wine, and installs and plays it there on a Windows that has nothing. What it
builds is a proof, never to be published. It needs Python 3.11 with pip; packaging/README.md has the rest.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack, closing
from importlib.util import find_spec
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent), str(Path(__file__).resolve().parents[1])]

from bare import door, host  # noqa: E402  # the path to it comes first
from bare.display import Display  # noqa: E402
from bare.protocol import Protocol  # noqa: E402
from pack import BUILD, ROOT  # noqa: E402
from wine.built import Built  # noqa: E402
from wine.installed import Installed  # noqa: E402
from wine.root import WineRoot  # noqa: E402

WORK = BUILD / "wine"
FIGURES = ROOT / "docs" / "measured" / "windows-wine.json"
NOTE = "a proof only: made with home-made parts of Python, and never to be published"


def main() -> int:
    """Run the proof; return 0 if nothing failed, 1 if something did, 2 where it cannot be run."""
    args = door.arguments(__doc__ or "", FIGURES)
    return door.run(lambda: _prove(args))


def _prove(args: argparse.Namespace) -> int:
    host.check()
    if find_spec("pip") is None:
        raise host.Unfit("it needs pip for the packages of Windows: “apt-get install python3-pip” brings it")
    host.leave_mount_table()
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
    print(f"What is built here is {NOTE}.", flush=True)
    with ExitStack() as stack:
        stack.enter_context(door.alone(WORK))
        display = stack.enter_context(closing(Display(args.pictures)))
        protocol = Protocol(lambda number: display.keep(f"failed-{number}"))
        protocol.follow([("a bare root", lambda: door.bare_root(args.root_archive, args.mirror))])
        sizes: dict[str, int] = {}
        if protocol.is_ok:
            root = stack.enter_context(closing(WineRoot(WORK / "root", args.root_archive)))
            built = stack.enter_context(closing(Built(root)))
            protocol.follow(built.steps())
            sizes = built.sizes
        if protocol.is_ok:
            installed = stack.enter_context(closing(Installed(root, display)))
            protocol.follow(installed.steps())
    args.json.write_text(door.summary(protocol, sizes, note=NOTE), encoding="utf-8")
    print(f"{protocol.sums()} in Wine; what was built was {NOTE}")
    return 0 if protocol.is_ok else door.FAILED


if __name__ == "__main__":
    sys.exit(main())
