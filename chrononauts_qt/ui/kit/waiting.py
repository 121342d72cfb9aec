"""Waiting while Qt works on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEventLoop, QTimer

POLL_MS = 5


def wait_for(is_done: Callable[[], bool], seconds: float) -> bool:
    """Let Qt work until something is done or the time is up; return whether it is done."""
    loop, timer, end = QEventLoop(), QTimer(), QTimer()
    timer.timeout.connect(lambda: loop.quit() if is_done() else None)
    end.setSingleShot(True)
    end.timeout.connect(loop.quit)
    timer.start(POLL_MS)
    end.start(round(seconds * 1000))
    if not is_done():
        loop.exec()
    return is_done()
