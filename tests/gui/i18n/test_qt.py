"""Qt's own dialogs speak the language of the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QFileInfo
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QFileIconProvider, QLabel

from chrononauts_qt.ui.catalog import i18n


def words_of_a_file_dialog(language: str, app: QApplication) -> set[str]:
    """Return everything written on Qt's dialog for files, where the system brings none of its own."""
    i18n.install(app, language)
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    written = [
        *(label.text() for label in dialog.findChildren(QLabel)),
        *(button.text() or button.toolTip() for button in dialog.findChildren(QAbstractButton)),
        *(action.text() for action in dialog.findChildren(QAction)),
    ]
    return {text for text in written if text}


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    """Give an application that speaks English again afterwards."""
    yield qapp
    i18n.install(qapp)


@pytest.mark.parametrize("language", ["it", "fr"])
def test_no_word_of_the_file_dialog_stays_english(app: QApplication, language: str) -> None:
    """A bug: Qt's translations are older than two of its labels."""
    english = words_of_a_file_dialog("en", app)
    assert "&Look in:" in english
    assert not english & words_of_a_file_dialog(language, app)


@pytest.mark.parametrize(
    ("language", "kinds"), [("it", ["Cartella", "Unità"]), ("fr", ["Dossier", "Disque"])])
def test_the_kinds_of_places_are_told_in_the_language(
    app: QApplication, tmp_path: Path, language: str, kinds: list[str]
) -> None:
    """A bug: Qt looks for them in another context than its translations have them in."""
    i18n.install(app, language)
    places = QFileInfo(str(tmp_path)), QFileInfo(tmp_path.anchor)
    assert [QFileIconProvider().type(place) for place in places] == kinds
