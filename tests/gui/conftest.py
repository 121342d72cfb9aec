"""Guards every test of the windows against a Qt build that corrupts Python."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def none_refcount_guard() -> None:
    """Fail where PySide6 loses references to None: 6.12.0 does on Python < 3.12 and then aborts."""
    from PySide6.QtCore import QObject

    probe = QObject()
    before = sys.getrefcount(None)
    for _ in range(100):
        probe.setObjectName("probe")
    lost = before - sys.getrefcount(None)
    if sys.version_info < (3, 12) and lost > 50:
        pytest.fail(f"this PySide6 loses references to None ({lost} in 100 calls): install 6.11")
    return


@pytest.fixture
def headphones() -> Iterator[None]:
    """Let somebody have said that headphones are worn: what is private is spoken (3.8)."""
    from chrononauts_qt.ui import earshot

    earshot.wear(True)
    yield
    earshot.wear(False)
