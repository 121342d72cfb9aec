"""What the ring of a countdown says, and when."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.kit.theme import DARK
from chrononauts_qt.ui.table.countdown_ring import Ring


def test_a_ring_says_what_is_left_while_it_is_seen(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    ring = Ring(DARK, window)
    ring.hide()
    window.show()
    ring.set_fraction(0.5)
    ring.set_held(True)
    ring.set_held(False)
    assert ring.accessibleName() == "", "nobody sees it"
    ring.show()
    assert ring.accessibleName() == "Time left: 50 percent"
    ring.set_fraction(0.42)
    assert ring.accessibleName() == "Time left: 40 percent"
    ring.set_held(True)
    ring.set_fraction(0.1)
    assert "40" not in ring.accessibleName()
    ring.set_held(False)
    assert ring.accessibleName() == "Time left: 40 percent"
