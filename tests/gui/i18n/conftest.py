"""The compiled translations, and an application that every test leaves as it found it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from chrononauts_qt.session import settings
from chrononauts_qt.session.settings import Settings
from chrononauts_qt.ui import assets
from chrononauts_qt.ui.assets import load_fonts
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.kit import theme
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.i18n.pseudo import ALPHABETS, build
from tests.gui.i18n.texts import TRANSLATIONS
from tests.shots import SCREENS, closed

LRELEASE = [sys.executable, "-c", "from PySide6.scripts import pyside_tool; pyside_tool.lrelease()"]

_HAND = "%n card(s) in hand"
SPOKEN: dict[str, tuple[tuple[str, str], dict[str, str]]] = {
    "it": (
        ("%n carta in mano", "%n carte in mano"),
        {"Fast Forward": "Avanti veloce", "Sabotage": "Sabotaggio"},
    ),
    "fr": (
        ("%n carte en main", "%n cartes en main"),
        {"Fast Forward": "Avance rapide"},
    ),
}
"""What these tests need of two languages: the forms of one counted text, and titles of cards."""


def _ts(language: str) -> str:
    forms, titles = SPOKEN[language]
    counted = "".join(f"<numerusform>{form}</numerusform>" for form in forms)
    cards = "".join(
        f"<message><source>{english}</source><translation>{said}</translation></message>"
        for english, said in titles.items()
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS>'
        f'<TS version="2.1" language="{language}" sourcelanguage="en">'
        f'<context><name>Counts</name><message numerus="yes"><source>{_HAND}</source>'
        f"<translation>{counted}</translation></message></context>"
        f"<context><name>CardTitles</name>{cards}</context></TS>"
    )


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with our English plurals, and with Italian and French as far as these tests need."""
    folder = tmp_path_factory.mktemp("translations")
    sources = [TRANSLATIONS / "chrononauts_qt_en.ts"]
    for language in SPOKEN:
        sources.append(folder / f"chrononauts_qt_{language}.ts")
        sources[-1].write_text(_ts(language), encoding="utf-8")
    for source in sources:
        release(source, folder)
    return folder


def release(source: Path, folder: Path) -> None:
    """Compile a .ts file into a folder."""
    command = [*LRELEASE, "-silent", str(source), "-qm", str(folder / f"{source.stem}.qm")]
    subprocess.run(command, check=True, timeout=60)


@pytest.fixture(scope="session")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with our English plurals and two languages that nobody speaks."""
    folder = tmp_path_factory.mktemp("pseudo")
    for source in (TRANSLATIONS / "chrononauts_qt_en.ts", *(build(folder, code) for code in ALPHABETS)):
        release(source, folder)
    return folder


@pytest.fixture
def babel(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, pseudo: Path, tmp_path: Path
) -> Iterator[Callable[..., MainWindow]]:
    """Return what opens a screen of tests/shots.py, Italian and French being `pseudo`; English it is not."""
    load_fonts()
    monkeypatch.setattr(assets, "TRANSLATIONS", (pseudo,))
    windows: list[MainWindow] = []

    def opened(screen: str = "home", width: int = 1366, height: int = 768, **fields: Any) -> MainWindow:
        kept = Settings(**{"theme": "dark", "language": "it", "welcomed": True, **fields})
        settings.save(tmp_path, kept)
        window = MainWindow(tmp_path)
        windows.append(window)
        window.resize(width, height)
        window.show()
        window.activateWindow()
        SCREENS[screen](window)
        for _ in range(3):
            QApplication.processEvents()
        return window

    yield opened
    for window in windows:
        closed(window)
    i18n.set_card_language("")
    monkeypatch.undo()
    theme.apply(qapp)
    i18n.install(qapp)


@pytest.fixture
def app(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, compiled: Path) -> Iterator[QApplication]:
    """Give an application without any language, which finds those of `compiled`."""
    before = qapp.findChildren(QTranslator)
    monkeypatch.setattr(assets, "TRANSLATIONS", (compiled.with_name("absent"),))
    i18n.install(qapp)
    monkeypatch.setattr(assets, "TRANSLATIONS", (compiled.with_name("absent"), compiled))
    yield qapp
    monkeypatch.setattr(assets, "TRANSLATIONS", (compiled.with_name("absent"),))
    i18n.install(qapp)
    monkeypatch.undo()
    if before:
        i18n.install(qapp)
