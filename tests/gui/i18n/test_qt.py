"""Qt's own dialogs speak the language of the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel

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
