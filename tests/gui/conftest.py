"""What tests of several folders ask for, and a guard against a Qt build that corrupts Python."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from inspect import unwrap
from itertools import count
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication, QSpacerItem, QWidget, QWidgetItem
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit import theme
from chrononauts_qt.ui.kit.accessibility import tell_roles
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table import curtain, end_page, narrator
from tests.gui.program import NewWindow, carry_away, let_go, open_window
from tests.gui.robot import CurtainTimer, HandClock

PATIENCE = 30_000
"""Milliseconds after which a test waits no longer for what must happen: no machine is so busy."""

COLLECTED_EVERY = 10
"""After so many tests what is garbage goes."""
_TESTS = count(1)

for _wait in (QtBot.waitActive, QtBot.waitExposed, QtBot.waitSignal, QtBot.waitUntil):
    _wait.__kwdefaults__ = {**(_wait.__kwdefaults__ or {}), "timeout": PATIENCE}


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


@pytest.fixture(scope="session", autouse=True)
def roles_are_told() -> None:
    """Widgets have the roles that a screen reader gets in the program."""
    tell_roles()


@pytest.fixture(scope="session", autouse=True)
def nothing_is_kept_for_ever() -> Iterator[None]:
    """A start keeps what it has made from the collector; with hundreds of starts that keeps all garbage."""
    gc.collect()
    gc.freeze()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gc, "freeze", lambda: None)
        yield


@pytest.fixture(autouse=True)
def no_item_of_a_layout_is_known() -> Iterator[None]:
    """A bug: PySide6 keeps a wrapper of every item of a layout that is full when it goes into another one.

    Qt lets such an item go with its widget, without a word to PySide6; what lay at its address next came back
    from Qt as an item of a layout, and the program crashed at its end.
    """
    yield
    known = [one for one in shiboken6.getAllValidWrappers() if type(one) in (QWidgetItem, QSpacerItem)]
    assert known == [], "a layout goes into another one while it is empty, and nobody asks for its items"


@pytest.fixture(autouse=True)
def closed_windows_are_deleted() -> Iterator[None]:
    """Leave nothing behind that every later test would dress and translate too, nor speak.

    The collector counts objects; it cannot know that a few of them hold the pictures of a whole window.
    """
    yield
    app = QApplication.instance()
    if isinstance(app, QApplication):
        carry_away()
    let_go()
    if app is not None and i18n.interface_language() != i18n.SOURCE_LANGUAGE:
        i18n.install(app)
    if next(_TESTS) % COLLECTED_EVERY == 0:
        gc.collect()


@pytest.fixture(autouse=True)
def curtains_wait_for_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody be too slow or too quick for a curtain or a last page: `robot.let_pass` moves their time."""
    monkeypatch.setattr(curtain, "QElapsedTimer", CurtainTimer)
    monkeypatch.setattr(end_page, "QElapsedTimer", CurtainTimer)


@pytest.fixture(autouse=True)
def readers_speak_in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing wait for a screen reader: what is told is told at once, and no clock runs for it."""
    for name in ("BEGIN_MS", "LETTER_MS", "SAME_S"):
        monkeypatch.setattr(narrator, name, 0)


@pytest.fixture
def headphones() -> Iterator[None]:
    """Let somebody have said that headphones are worn: what is private is spoken (3.8)."""
    from chrononauts_qt.ui.kit import private_speech

    private_speech.wear(True)
    yield
    private_speech.wear(False)


@pytest.fixture
def moving(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let cards fly, as the settings of a player would have it; none arrives while a test looks away."""
    made = unwrap(pace.Clock.__init__)  # an override of Qt's may be wrapped (`kit/overrides.py`)
    monkeypatch.setattr(made, "__defaults__", (None, HandClock()))
    assert pace.Clock().now_ms() == 0, "time would pass by itself"
    pace.follow(lambda: "normal")
    yield
    pace.follow(None)


@pytest.fixture
def clock() -> HandClock:
    """Return the clock of pauses and Memo windows, moved by hand."""
    return HandClock()


@pytest.fixture
def new_window(qtbot: QtBot, tmp_path: Path, clock: HandClock) -> NewWindow:
    """Return what opens a window over the folder of this test, as a fresh start of the program would."""
    return lambda: open_window(qtbot, tmp_path, clock)


@pytest.fixture
def window(new_window: NewWindow, qapp: QApplication) -> Iterator[MainWindow]:
    """Return the program's window on its first screen; its look is put back in the end."""
    i18n.install(qapp, "en")  # or the first test of a process would have no plurals
    yield new_window()
    let_go()  # before it would be dressed anew
    i18n.set_card_language("")
    theme.apply(qapp)


@pytest.fixture
def went(qapp: QApplication) -> Iterator[list[QWidget]]:
    """Return where the keys have been since it was emptied."""
    places: list[QWidget] = []

    def note(_before: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            places.append(now)

    qapp.focusChanged.connect(note)
    yield places
    qapp.focusChanged.disconnect(note)
