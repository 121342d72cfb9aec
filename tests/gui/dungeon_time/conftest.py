"""The languages as they are translated now, for the tests of words."""

from __future__ import annotations

from pathlib import Path

import pytest

from chrononauts_qt.ui import assets
from chrononauts_qt.ui.kit.look import LANGUAGES
from tests.gui.i18n.conftest import release
from tests.gui.i18n.texts import PREFIX, TRANSLATIONS


@pytest.fixture(scope="package")
def spoken_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the languages as they are translated now."""
    folder = tmp_path_factory.mktemp("translations")
    for language in LANGUAGES:
        release(TRANSLATIONS / f"{PREFIX}{language}.ts", folder)
    return folder


@pytest.fixture
def voices(monkeypatch: pytest.MonkeyPatch, spoken_folder: Path) -> None:
    """Let all languages be heard as they are translated now."""
    monkeypatch.setattr(assets, "TRANSLATIONS", (spoken_folder,))
