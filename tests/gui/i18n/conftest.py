"""The compiled translations, and an application that every test leaves as it found it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui import assets, i18n
from tests.gui.i18n.texts import TRANSLATIONS

LRELEASE = [sys.executable, "-c", "from PySide6.scripts import pyside_tool; pyside_tool.lrelease()"]

ITALIAN = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta in mano</numerusform>
            <numerusform>%n carte in mano</numerusform>
        </translation>
    </message>
</context>
</TS>
"""


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with our English plurals, and with Italian as far as these tests need it."""
    folder = tmp_path_factory.mktemp("translations")
    italian = folder / "chrononauts_qt_it.ts"
    italian.write_text(ITALIAN, encoding="utf-8")
    for source in (TRANSLATIONS / "chrononauts_qt_en.ts", italian):
        command = [*LRELEASE, "-silent", str(source), "-qm", str(folder / f"{source.stem}.qm")]
        subprocess.run(command, check=True, timeout=60)
    return folder


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
