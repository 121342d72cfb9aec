"""Widgets that nobody needs any more may lie about while all are dressed anew."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
DRESSED = """
import gc, os
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from chrononauts_qt.ui.kit.theme import DARK, LIGHT, apply, dress

class Busy(QLabel):
    def changeEvent(self, event):
        made = [[] for _ in range(5000)]  # enough for the collector to come
        super().changeEvent(event)

app = QApplication([])
apply(app, DARK)
shown = [Busy() for _ in range(10)]
gc.collect()
gc.disable()
kept = [QWidget() for _ in range(300)]
for one in kept:
    one.itself = one
gc.collect(0)
del one, kept
gc.set_threshold(2000, 1, 1000)  # it comes for them after 4,000 more objects
before = len(app.allWidgets())
gc.enable()
dress(app, LIGHT)
assert len(app.allWidgets()) == before, "nothing was collected"
assert gc.isenabled()
gc.collect()
assert len(app.allWidgets()) < before, "there was garbage"
"""


def test_no_widget_is_collected_while_all_are_dressed() -> None:
    """Qt would go on with a widget that is no more, and the program would crash."""
    done = subprocess.run([sys.executable, "-c", DRESSED], cwd=ROOT, timeout=60, check=False)
    assert done.returncode == 0
