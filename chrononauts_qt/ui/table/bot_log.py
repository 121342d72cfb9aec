"""Where it is written down that a bot ran out of time or a process failed: no player has to see it."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path

NAME = "bots.log"


class _Quietly(logging.FileHandler):
    """Writes the log of one run; where it cannot be written, the game goes on without it."""

    def _open(self) -> TextIOWrapper:
        """Open the file for its owner's eyes only, as all others of the folder are."""
        with suppress(OSError):  # one of an earlier version, or on a disk without modes
            Path(self.baseFilename).chmod(0o600)
        handle = os.open(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        return TextIOWrapper(os.fdopen(handle, "wb"), self.encoding)

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line; opening the file may fail, which the handler does not take for its own error."""
        with suppress(OSError):
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """Let a line be lost."""


def keep(folder: Path) -> None:
    """Write what is logged to a file in `folder`, from its first line on; once a run."""
    log = logging.getLogger("chrononauts_qt")
    if any(isinstance(handler, _Quietly) for handler in log.handlers):
        return
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    handler = _Quietly(folder / NAME, mode="w", encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)
