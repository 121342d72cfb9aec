"""What the doors of such tests share: how they end, the bare root they need, what they write down."""

from __future__ import annotations

import argparse
import fcntl
import json
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from pack import BUILD, ROOT, VERSION

from bare import host
from bare.protocol import Failed, Protocol
from bare.root import make_archive

FAILED, UNFIT, INTERRUPTED = 1, 2, 130
USUAL_ARCHIVE = BUILD / "bare-root.tar"


def run(test: Callable[[], int]) -> int:
    """Run a test and return its exit code, or that of the sentence why there is none."""
    name = Path(sys.argv[0]).name
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return test()
    except (host.Unfit, Failed) as error:
        print(f"{name}: {error}.", file=sys.stderr)
        return UNFIT
    except KeyboardInterrupt:
        print(f"{name}: stopped; nothing is left mounted or running.", file=sys.stderr)
        return INTERRUPTED


def arguments(said: str, summary: Path | None = None) -> argparse.Namespace:
    """Read what such a test is told; `summary` is where its summary goes unless told otherwise."""
    parser = argparse.ArgumentParser(description=said.partition("\n")[0])
    usual = f" (default {summary.relative_to(ROOT)})" if summary else ""
    parser.add_argument(
        "--json", type=Path, default=summary, metavar="FILE", help=f"write a summary there{usual}"
    )
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="keep pictures of the screens there")
    parser.add_argument("--mirror", default="", metavar="URL", help="where debootstrap finds Debian")
    kept = f"the bare root, made if it is not there (default {USUAL_ARCHIVE.relative_to(ROOT)})"
    parser.add_argument("--root-archive", type=Path, default=USUAL_ARCHIVE, metavar="FILE", help=kept)
    return parser.parse_args()


def bare_root(archive: Path, mirror: str) -> str:
    """Make the archive of the bare root, unless it is there."""
    made = not archive.exists()
    if made:
        archive.parent.mkdir(parents=True, exist_ok=True)
        make_archive(archive, mirror)
    when = "made by debootstrap" if made else "kept from an earlier run"
    return f"{archive.name}, {round(archive.stat().st_size / 1e6)} MB, {when}"


@contextmanager
def alone(work: Path) -> Iterator[None]:
    """Let no second run use the same folder; raises Unfit."""
    work.mkdir(parents=True, exist_ok=True)
    with (work / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise host.Unfit("it runs already; wait for the other run") from None
        yield


def summary(protocol: Protocol, sizes: dict[str, int], **more: str) -> str:
    """Return the figures of a run as they are kept."""
    commit = host.heard(["git", "-C", ROOT, "rev-parse", "--short", "HEAD"]).stdout.strip()
    told = {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit or None,
        "version": VERSION,
        **more,
        "ok": protocol.is_ok,
        "bytes": sizes,
        "steps": protocol.summary(),
    }
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"
