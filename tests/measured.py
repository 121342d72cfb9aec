"""Where long tests keep what they have done, and which commit that belongs to."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".soak"


def tested_commit(paths: Sequence[str]) -> str:
    """Return the last commit that touched what is tested, with a + if that has been changed since."""
    git = ["git", "-C", str(ROOT)]
    try:
        last = subprocess.run(
            [*git, "log", "-1", "--format=%h", "--", *paths], capture_output=True, text=True, check=True
        )
        changed = subprocess.run(
            [*git, "status", "--porcelain", "--", *paths], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return last.stdout.strip() + ("+" if changed.stdout.strip() else "")
