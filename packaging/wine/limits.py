"""What Wine 8 does otherwise than Windows: nothing else may be called not provable."""

from __future__ import annotations

from bare.protocol import Unprovable

LOCKING = "msvcrt.locking fails with errno 0 instead of EACCES, so that a second copy takes the lock for none"

NOISE = ("QtWindows::DpiAwareness::PerMonitorVersion2 is not supported by current system.",)
"""What Qt says of Wine alone."""


def not_in_wine(limit: str) -> Unprovable:
    """Return what ends a step that only a real Windows can prove."""
    return Unprovable(f"in Wine {limit}")


def besides_noise(said: str) -> str:
    """Return what a program has said besides what Wine makes it say."""
    return "\n".join(line for line in said.splitlines() if line.strip() and line.strip() not in NOISE)
