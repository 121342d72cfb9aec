"""The tests can be collected on Windows, and what only other systems have is skipped there by name."""

from __future__ import annotations

import os
import subprocess
import sys

from pack import ROOT


def test_no_test_needs_more_than_windows_has() -> None:
    """A bug: the samples of broken saves and of kills could not even be imported there."""
    with_qt = {key: value for key, value in os.environ.items() if key != "CHRONONAUTS_NO_QT"}
    way = {"PYTHONPATH": str(ROOT / "packaging"), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "tests.on_windows"]
    done = subprocess.run(command, cwd=ROOT, env={**with_qt, **way}, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
