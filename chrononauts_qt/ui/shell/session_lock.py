"""Hears from a Linux desktop, over D-Bus, that the session is locked or the computer goes to sleep.

Other platforms tell an application that it is no longer active, which is enough to cover by. This module is
loaded late; where there is no bus, or no QtDBus, nothing is ever heard.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from chrononauts_qt.session import disk

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection

_LOGIN = "org.freedesktop.login1"
_SAVERS = ("org.freedesktop.ScreenSaver", "org.gnome.ScreenSaver", "org.cinnamon.ScreenSaver")


class Told(NamedTuple):
    """A signal of D-Bus, from any path, and what hears it here."""

    service: str
    interface: str
    name: str
    slot: str


SYSTEM = (
    Told(_LOGIN, f"{_LOGIN}.Session", "Lock", "1lock()"),
    Told(_LOGIN, f"{_LOGIN}.Manager", "PrepareForSleep", "1lock_if(bool)"),
)
SESSION = tuple(Told("", saver, "ActiveChanged", "1lock_if(bool)") for saver in _SAVERS)


class SessionLock(QObject):
    """Emits `locked` for every lock it hears of on the buses it listens to."""

    locked = Signal()

    def listen(self, bus: QDBusConnection, signals: Iterable[Told]) -> bool:
        """Listen to these signals on a bus; return whether it can."""
        if not bus.isConnected():
            return False
        done = [
            bus.connect(told.service, "", told.interface, told.name, self, told.slot)  # type: ignore[call-overload]  # takes words, whatever its hints say
            for told in signals
        ]
        return all(done)

    @Slot()
    def lock(self) -> None:
        """The session is locked."""
        self.locked.emit()

    @Slot(bool)
    def lock_if(self, on: bool) -> None:
        """The screen saver begins or ends; the computer goes to sleep or wakes."""
        if on:
            self.locked.emit()


def watch(parent: QObject) -> SessionLock | None:
    """Return what hears of locks on this desktop, or None where nothing tells of them."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        from PySide6.QtDBus import QDBusConnection
    except ImportError:
        return None
    lock = SessionLock(parent)
    heard = [lock.listen(QDBusConnection.systemBus(), SYSTEM)]
    if _has_session_bus():
        heard.append(lock.listen(QDBusConnection.sessionBus(), SESSION))
    return lock if any(heard) else None


def _has_session_bus() -> bool:
    """Tell whether there is one: asked for one, a library may start it, which takes long."""
    run = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS")) or bool(run and disk.is_taken(Path(run) / "bus"))
