"""SHA256SUMS beside the downloads: `python -m pack.checksums [FOLDER]`; `sha256sum -c` checks it."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from pack import DIST
from pack.steps import BuildError, told

NAME = "SHA256SUMS"


def write(folder: Path = DIST) -> Path:
    """Write a line for every download; raises BuildError where there is none."""
    found = downloads(folder)
    if not found:
        raise BuildError(f"there is nothing in {folder} to sum up: `python3 dev.py build` makes it.")
    lines = [f"{_digest(path)}  {path.name}\n" for path in found]
    (folder / NAME).write_text("".join(lines), encoding="utf-8", newline="\n")
    return folder / NAME


def downloads(folder: Path) -> list[Path]:
    """Return the files that lie in the folder itself, by name."""
    return sorted(path for path in folder.glob("*") if path.is_file() and path.name != NAME)


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


if __name__ == "__main__":
    try:
        told(write(*map(Path, sys.argv[1:2])))
    except BuildError as error:
        sys.exit(f"pack.checksums: {error}")
