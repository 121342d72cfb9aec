"""What the test needs of the computer it runs on: root's rights, a few tools, a mount table of its own."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from bare.protocol import Failed

TOOLS = {
    "debootstrap": "debootstrap",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "import": "imagemagick",
    "setpriv": "util-linux",
}
"""The tools, and the package of Debian that has each."""

NEW_MOUNT_TABLE = 0x00020000
LAST_LINES = 8


class Unfit(Exception):
    """The test cannot be run here; the message says why, and what now."""


def check() -> None:
    """Raise Unfit unless the test can be run here."""
    if os.geteuid():
        raise Unfit("it makes a system of its own to install in, which only root can: start it as root")
    missing = sorted({package for tool, package in TOOLS.items() if shutil.which(tool) is None})
    if missing:
        raise Unfit(f"it needs some tools more: “apt-get install {' '.join(missing)}” brings them")


def leave_mount_table() -> None:
    """Let nobody else see what is mounted from now on: it goes when this process goes, however it ends."""
    if ctypes.CDLL(None, use_errno=True).unshare(NEW_MOUNT_TABLE):
        why = os.strerror(ctypes.get_errno())
        raise Unfit(f"nothing can be mounted here ({why}): run it where root may do so")
    run(["mount", "--make-rprivate", "/"])


def run(
    command: Sequence[str | Path], env: Mapping[str, str] | None = None, seconds: float = 600
) -> subprocess.CompletedProcess[str]:
    """Run a command and return what it printed; raises Failed with its last lines."""
    done = heard(command, env, seconds)
    if done.returncode:
        last = (done.stdout + done.stderr).strip().splitlines()[-LAST_LINES:]
        said = " / ".join(last) or "nothing"
        raise Failed(f"“{' '.join(map(str, command))}” ended with code {done.returncode} and said: {said}")
    return done


def heard(
    command: Sequence[str | Path], env: Mapping[str, str] | None = None, seconds: float = 600
) -> subprocess.CompletedProcess[str]:
    """Run a command and return what it printed, whatever its exit code."""
    try:
        return subprocess.run(
            [str(word) for word in command],
            env=env,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"“{' '.join(map(str, command))}” did not end within {seconds:g} seconds") from None


def apt_options() -> list[str]:
    """Return how this computer's apt reaches its archives, as options for the apt of a root."""
    options = []
    for line in run(["apt-config", "dump"]).stdout.splitlines():
        name, _, value = line.rstrip(";").partition(" ")
        if name.startswith(("Acquire::http::", "Acquire::https::", "Acquire::Check-")) and value.strip('"'):
            options += ["-o", f"{name}={value.strip(chr(34))}"]
    return options
