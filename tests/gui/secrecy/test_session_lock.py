"""The session lock of a Linux desktop, heard on a bus of this test's own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.session_lock import SESSION, SYSTEM, SessionLock, watch
from tests.gui.robot import HandClock
from tests.gui.table.eyes import world
from tests.gui.table.scene import start

DAEMON, SEND = shutil.which("dbus-daemon"), shutil.which("dbus-send")
on_a_bus = pytest.mark.skipif(not DAEMON or not SEND, reason="no D-Bus here")
LOCKS = (
    ("org.freedesktop.login1.Session.Lock", ()),
    ("org.freedesktop.login1.Manager.PrepareForSleep", ("boolean:true",)),
    ("org.freedesktop.ScreenSaver.ActiveChanged", ("boolean:true",)),
    ("org.gnome.ScreenSaver.ActiveChanged", ("boolean:true",)),
)


@pytest.fixture
def bus() -> Iterator[str]:
    """Return the address of a bus that only this test uses."""
    assert DAEMON is not None
    command = [DAEMON, "--session", "--nofork", "--print-address"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as daemon:
        assert daemon.stdout is not None
        yield daemon.stdout.readline().strip()
        daemon.terminate()


def tell(bus: str, member: str, words: tuple[str, ...] = ()) -> None:
    """Send a signal as the desktop would."""
    assert SEND is not None
    path = "/org/freedesktop/login1/session/_31"
    subprocess.run([SEND, f"--bus={bus}", "--type=signal", path, member, *words], check=True)


def listening(bus: str, window: MainWindow) -> SessionLock:
    """Return what hears of locks on a bus; nobody owns the name of a service there."""
    from PySide6.QtDBus import QDBusConnection

    lock = SessionLock(window)
    found = QDBusConnection.connectToBus(bus, bus)
    assert lock.listen(found, [told._replace(service="") for told in (*SYSTEM, *SESSION)])
    return lock


@on_a_bus
@pytest.mark.parametrize(("member", "words"), LOCKS)
def test_a_locked_session_covers(
    window: MainWindow, clock: HandClock, bus: str, qtbot: QtBot, member: str, words: tuple[str, ...]
) -> None:
    lock = listening(bus, window)
    lock.locked.connect(window.covers.cover)
    scene = start(window, clock, world(0))
    scene.lift()
    assert scene.controller.viewer == 0
    with qtbot.waitSignal(lock.locked):
        tell(bus, member, words)
    assert scene.controller.viewer is None
    assert scene.table.sheets.curtain.isVisible()


@on_a_bus
def test_a_saver_that_ends_is_no_lock(window: MainWindow, bus: str, qtbot: QtBot) -> None:
    lock = listening(bus, window)
    heard: list[bool] = []
    lock.locked.connect(lambda: heard.append(True))
    tell(bus, "org.freedesktop.ScreenSaver.ActiveChanged", ("boolean:false",))
    with qtbot.waitSignal(lock.locked):
        tell(bus, "org.freedesktop.ScreenSaver.ActiveChanged", ("boolean:true",))
    assert heard == [True]


def test_without_a_bus_nothing_is_heard(window: MainWindow) -> None:
    from PySide6.QtDBus import QDBusConnection

    nowhere = QDBusConnection("nowhere")
    assert not SessionLock(window).listen(nowhere, SYSTEM)


def test_without_qtdbus_or_elsewhere_there_is_nothing_to_hear(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtDBus", None)
    assert watch(window) is None
    monkeypatch.undo()
    for platform in ("win32", "darwin"):
        monkeypatch.setattr(sys, "platform", platform)
        assert watch(window) is None
