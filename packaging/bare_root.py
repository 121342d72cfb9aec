"""Test the Linux packages in a bare Debian: `python3 packaging/bare_root.py`, as root on Debian or Ubuntu.

Installs dist/*.deb, and unpacks dist/*.tar.xz, in a system that has nothing but Debian's minimum, and plays
there through the window. Needs a plain Python 3.11; packaging/README.md has the rest.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent), str(Path(__file__).resolve().parents[1])]

from bare import host  # noqa: E402  # the path to it comes first
from bare.display import Display  # noqa: E402
from bare.installed import Installed  # noqa: E402
from bare.portable import Portable  # noqa: E402
from bare.protocol import Failed, Protocol  # noqa: E402
from bare.root import Root, make_archive  # noqa: E402
from pack import BUILD, DIST, NAME, ROOT, VERSION, artefact  # noqa: E402

FAILED, UNFIT, INTERRUPTED = 1, 2, 130
WORK = BUILD / "bare"
USUAL_ARCHIVE = BUILD / "bare-root.tar"


def main() -> int:
    """Run the test; return 0 if all is well, 1 if not, 2 where it cannot be run."""
    args = _arguments()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return _test(args)
    except (host.Unfit, Failed) as error:
        print(f"bare_root.py: {error}.", file=sys.stderr)
        return UNFIT
    except KeyboardInterrupt:
        print("bare_root.py: stopped; nothing is left mounted or running.", file=sys.stderr)
        return INTERRUPTED


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bare_root.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", type=Path, metavar="FILE", help="write a summary there")
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="keep pictures of the screens there")
    parser.add_argument("--mirror", default="", metavar="URL", help="where debootstrap finds Debian")
    kept = f"the bare root, made if it is not there (default {USUAL_ARCHIVE.relative_to(ROOT)})"
    parser.add_argument("--root-archive", type=Path, default=USUAL_ARCHIVE, metavar="FILE", help=kept)
    return parser.parse_args()


def _test(args: argparse.Namespace) -> int:
    package, archive = _built()
    host.check()
    host.leave_mount_table()
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        stack.enter_context(_alone())
        display = stack.enter_context(closing(Display(args.pictures)))
        protocol = Protocol(lambda number: display.keep(f"failed-{number}"))
        protocol.follow([("a bare root", lambda: _bare_root(args.root_archive, args.mirror))])
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
        args.json.write_text(_summary(protocol, sizes), encoding="utf-8")
    return 0 if protocol.is_ok else FAILED


def _built() -> tuple[Path, Path]:
    """Return the Debian package and the archive of this version; raises Unfit."""
    archive = artefact(".tar.xz")
    packages = sorted(DIST.glob(f"{NAME}_{VERSION}_*.deb"))
    if not packages or not archive.exists():
        raise host.Unfit(
            f"{DIST} has no package of {VERSION} yet: “python3 dev.py build app deb archive” makes it"
        )
    return packages[-1], archive


def _bare_root(archive: Path, mirror: str) -> str:
    """Make the archive of the bare root, unless it is there."""
    made = not archive.exists()
    if made:
        archive.parent.mkdir(parents=True, exist_ok=True)
        make_archive(archive, mirror)
    when = "made by debootstrap" if made else "kept from an earlier run"
    return f"{archive.name}, {round(archive.stat().st_size / 1e6)} MB, {when}"


@contextmanager
def _alone() -> Iterator[None]:
    """Let no second run use the same folders; raises Unfit."""
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise host.Unfit("it runs already; wait for the other run") from None
        yield


def _summary(protocol: Protocol, sizes: dict[str, int]) -> str:
    commit = host.heard(["git", "-C", ROOT, "rev-parse", "--short", "HEAD"]).stdout.strip()
    told = {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit or None,
        "version": VERSION,
        "ok": protocol.is_ok,
        "bytes": sizes,
        "steps": protocol.summary(),
    }
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(main())
