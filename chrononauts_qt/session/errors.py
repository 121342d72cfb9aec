"""What can be wrong with a file; every message is one sentence for people."""

from __future__ import annotations

from pathlib import Path

from chrononauts_qt.kernel.errors import GameError

_LONGEST = 400


def _readable(text: str) -> str:
    """Return what a file says so that it can be shown: on one line, and no longer than a few."""
    shown = "".join(c if c.isprintable() else "\ufffd" for c in text)
    return shown if len(shown) <= _LONGEST else f"{shown[: _LONGEST // 2]} … {shown[-_LONGEST // 2 :]}"


class CorruptSave(GameError):
    """A journal that cannot be read: ``path``, 1-based ``line`` (0: the whole file) and ``why``."""

    def __init__(self, path: Path, line: int, why: str) -> None:
        why = _readable(why)
        where = f"{path}, line {line}" if line else f"{path}"
        super().__init__(f"{where}: {why}.")
        self.path = path
        self.line = line
        self.why = why


class UnknownVersion(CorruptSave):
    """A journal of a later version of the app; it is left untouched."""
