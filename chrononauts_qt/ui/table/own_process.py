"""This program once more, in a process of its own that the window never waits for."""

from __future__ import annotations

import sys

from PySide6.QtCore import QProcess

LAST_WAIT = 5000
"""Milliseconds until what was killed is gone."""


def program() -> tuple[str, ...]:
    """Return how the command line of this program is started."""
    return (sys.executable,) if getattr(sys, "frozen", False) else (sys.executable, "-m", "chrononauts_qt")


def end(process: QProcess) -> None:
    """End a process at once and without a word."""
    if process.state() != QProcess.ProcessState.NotRunning:
        process.blockSignals(True)
        process.kill()
        process.waitForFinished(LAST_WAIT)
        process.blockSignals(False)
