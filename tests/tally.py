"""Writes every outcome down as it comes, for the one line of progress of all parts (tests/run.py).

A plugin of pytest: the first line is how many tests there are, each further one what became of one of them.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

import pytest

PATH = "CHRONONAUTS_TALLY"
"""The variable that names the file."""


class Tally:
    """What has become of the tests of one part."""

    def __init__(self, config: pytest.Config, file: TextIO) -> None:
        self._config = config
        self._file = file
        self._is_counted = False

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Count the tests of a part that runs in one process."""
        self._count(len(session.items))

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: object, ids: Sequence[str]) -> None:
        """Count the tests of a part that runs in many, each of which collects all."""
        self._count(len(ids))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write an outcome as pytest counts it: passed, failed, error, skipped, xfailed."""
        status = self._config.hook.pytest_report_teststatus(report=report, config=self._config)
        if status and status[0]:
            self._tell(f"{status[0]} {report.nodeid}")

    def _count(self, tests: int) -> None:
        if tests and not self._is_counted:
            self._is_counted = True
            self._tell(str(tests))

    def _tell(self, line: str) -> None:
        self._file.write(line + "\n")
        self._file.flush()


def pytest_configure(config: pytest.Config) -> None:
    """Listen in the process that hears of all tests."""
    if PATH in os.environ and not hasattr(config, "workerinput"):
        file = Path(os.environ[PATH]).open("w", encoding="utf-8")  # noqa: SIM115 (pytest closes it)
        config.add_cleanup(file.close)
        config.pluginmanager.register(Tally(config, file), "tally")
