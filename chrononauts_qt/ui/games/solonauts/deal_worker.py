"""The solver of Solonauts in another process, so that the window never waits for it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from chrononauts_qt.ui.table.own_process import end, program

PATIENCE = 5.0
"""So many seconds the program may take longer than it was told to, for its start and its end."""


class DealWorker(QObject):
    """Runs one `solve` at a time; whatever ran before is ended. Nothing is told of what was stopped.

    `done` carries what the solver found as a dict with "verdict", "line" and "seconds"; `failed` carries a
    reason for the log, in English.
    """

    done = Signal(object)
    failed = Signal(str)

    def __init__(self, command: Sequence[str] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = tuple(command) or program()
        self._process = QProcess(self)
        self._process.finished.connect(self._finished)
        self._process.errorOccurred.connect(self._troubled)
        self._deadline = QTimer(self)
        self._deadline.setSingleShot(True)
        self._deadline.timeout.connect(self._overdue)

    def solve(self, travellers: int, seed: str, seconds: int) -> None:
        """Look whether a deal can be won, for whole seconds."""
        deal = ("--travellers", str(travellers), f"--seed={seed}")
        self._run((*deal, "--seconds", str(seconds)), seconds)

    def solve_journal(self, journal: Path, seconds: int) -> None:
        """Look whether the deal of a journal can be won, and after which move it could not any more."""
        self._run((f"--journal={journal}", "--seconds", str(seconds)), seconds)

    @property
    def is_running(self) -> bool:
        """Whether something is being looked for."""
        return self._process.state() != QProcess.ProcessState.NotRunning

    def stop(self) -> None:
        """End what runs, at once and without a word."""
        self._deadline.stop()
        end(self._process)

    def _run(self, options: Sequence[str], seconds: int) -> None:
        self.stop()
        self._deadline.start(round((seconds + PATIENCE) * 1000))
        self._process.start(self._command[0], [*self._command[1:], "solve", *options, "--json"])

    def _finished(self, code: int, status: QProcess.ExitStatus) -> None:
        self._deadline.stop()
        said = bytes(self._process.readAllStandardOutput().data()).decode("utf-8", "replace")
        complaint = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace").strip()
        try:
            found = json.loads(said)
        except (ValueError, RecursionError):
            found = None
        if code == 0 and status == QProcess.ExitStatus.NormalExit and isinstance(found, dict):
            self.done.emit(found)
        else:
            self.failed.emit(complaint or f"the solver ended with code {code} and no answer")

    def _troubled(self, error: QProcess.ProcessError) -> None:
        """Tell that nothing could be started; after any other trouble the process ends, and tells itself."""
        if error == QProcess.ProcessError.FailedToStart:
            self._deadline.stop()
            self.failed.emit(self._process.errorString())

    def _overdue(self) -> None:
        self.stop()
        self.failed.emit("the solver did not end in time")
