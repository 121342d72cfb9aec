"""A card carried by a real pointer through Qt's own drag loop: for tests marked `xcb`."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QDrag
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
STEPS, STEP_MS = 6, 8
LONGEST_MS = 30_000


def real_drag(source: QWidget, start: QPoint, target: QWidget, end: QPoint, escape: bool = False) -> None:
    """Press on `source`, carry, and let go over `target`; with `escape` press Esc there instead.

    Events go to the QWindow, where QDrag listens. The timer set before the first move fires inside the
    loop of `QDrag.exec()`; a second one breaks a drag that hangs.
    """
    window = source.window().windowHandle()
    first = window.mapFromGlobal(source.mapToGlobal(start))
    last = window.mapFromGlobal(target.mapToGlobal(end))
    stops = [first + (last - first) * step / STEPS for step in range(1, STEPS + 1)] + [last]
    done = []

    def move_on() -> None:
        if stops:
            QTest.mouseMove(window, stops.pop(0))
            QTimer.singleShot(STEP_MS, move_on)
            return
        if escape:
            QTest.keyClick(window, Qt.Key.Key_Escape)
        done.append(True)
        QTest.mouseRelease(window, LEFT, NONE, last)

    watchdog = QTimer()
    watchdog.setSingleShot(True)
    watchdog.timeout.connect(QDrag.cancel)
    watchdog.start(LONGEST_MS)
    QTest.mousePress(window, LEFT, NONE, first)
    QTimer.singleShot(0, move_on)
    QTest.mouseMove(window, first - QPoint(0, QApplication.startDragDistance() + 2))
    for _ in range(LONGEST_MS // 10):
        if done:
            break
        QTest.qWait(10)
    watchdog.stop()
    assert done, "the drag never came to its end"
    QApplication.processEvents()
