"""The sentences of the command line, in English and without Qt."""

from __future__ import annotations

from chrononauts_qt.kernel.reason import Reason


def say(reason: Reason) -> str:
    """Return a refusal for the command line."""
    return str(reason)
