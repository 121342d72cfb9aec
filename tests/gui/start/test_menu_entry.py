"""What a desktop learns of the window."""

from __future__ import annotations

from pack import APP_ID, PACKAGING
from PySide6.QtGui import QGuiApplication

from chrononauts_qt.ui.shell.app import make_app


def test_desktops_find_the_menu_entry_of_a_window() -> None:
    app = make_app()
    entry = (PACKAGING / "linux" / f"{APP_ID}.desktop").read_text(encoding="utf-8").splitlines()
    assert QGuiApplication.desktopFileName() == APP_ID
    assert f"StartupWMClass={app.applicationName()}" in entry  # what Qt gives X11 as the window's class
