"""What the steps of the build share: running a tool, starting a folder anew, telling what came out."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

LAST_LINES = 15
MEGABYTE = 1_000_000


class BuildError(Exception):
    """A step cannot be done; the message says why, and what now."""


def run(command: Sequence[str | Path], cwd: Path | None = None, env: Mapping[str, str] | None = None) -> str:
    """Run a tool quietly and return what it printed; raises BuildError with its last lines."""
    name = Path(command[0]).name
    try:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=cwd,
            env={**os.environ, **(env or {})},
            capture_output=True,
            text=True,
            errors="replace",
        )
    except FileNotFoundError:
        raise BuildError(f"{name} is not installed; packaging/README.md says where it comes from.") from None
    if done.returncode:
        last = (done.stdout + done.stderr).splitlines()[-LAST_LINES:]
        raise BuildError("\n  ".join([f"{name} ended with code {done.returncode}:", *last]))
    return done.stdout


def emptied(folder: Path) -> Path:
    """Return the folder, made anew."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def size(path: Path) -> int:
    """Return the bytes of a file, or of all files of a folder; links count nothing."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink())


def told(path: Path) -> Path:
    """Say what has been made and how large it is; return the same."""
    print(f"{path}  {size(path) / MEGABYTE:.1f} MB", flush=True)
    return path
