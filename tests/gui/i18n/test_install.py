"""A language can be put in place, replaced at any time, and be missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTranslator
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui import assets
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.common import cards_in_deck, cards_in_hand


class Counter(QLabel):
    """Says how many cards are in hand, in the language of the moment."""

    def __init__(self) -> None:
        super().__init__(cards_in_hand(1))
        self.changes = 0

    def changeEvent(self, event: QEvent) -> None:
        """Say it again when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.changes += 1
            self.setText(cards_in_hand(1))
        super().changeEvent(event)


def _cancel() -> str:
    return QCoreApplication.translate("QPlatformTheme", "Cancel")


def test_english_is_installed_without_being_named(app: QApplication) -> None:
    assert i18n.install(app)
    assert cards_in_hand(1) == "1 card in hand"


def test_installing_twice_leaves_one(app: QApplication) -> None:
    i18n.install(app)
    count = len(app.findChildren(QTranslator))
    assert i18n.install(app)
    assert len(app.findChildren(QTranslator)) == count == 1
    assert cards_in_hand(1) == "1 card in hand"


def test_another_language_replaces_the_first_and_makes_room_again(app: QApplication) -> None:
    i18n.install(app)
    assert i18n.install(app, "it")
    assert (cards_in_hand(1), cards_in_hand(2)) == ("1 carta in mano", "2 carte in mano")
    i18n.install(app)
    assert cards_in_hand(2) == "2 cards in hand"


def test_the_texts_of_qt_follow_the_language(app: QApplication) -> None:
    i18n.install(app, "it")
    assert _cancel() == "Annulla"
    i18n.install(app)
    assert _cancel() == "Cancel"


def test_a_text_that_a_language_lacks_is_shown_in_good_english(app: QApplication) -> None:
    i18n.install(app, "it")
    assert cards_in_deck(1) == "1 card in the draw pile"


def test_windows_are_told_of_a_new_language(app: QApplication, qtbot: QtBot) -> None:
    i18n.install(app)
    label = Counter()
    qtbot.addWidget(label)
    QApplication.processEvents()
    label.changes = 0
    i18n.install(app, "it")
    QApplication.processEvents()
    assert label.text() == "1 carta in mano"
    assert label.changes == 1


def test_a_language_without_a_file_is_no_error(app: QApplication) -> None:
    i18n.install(app, "it")
    assert not i18n.install(app, "de")
    assert cards_in_hand(1) == "1 card in hand"
    assert _cancel() == "Cancel"


def test_no_files_at_all_are_no_error(
    app: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    i18n.install(app)
    monkeypatch.setattr(assets, "TRANSLATIONS", (tmp_path / "absent", tmp_path))
    assert not i18n.install(app)
    assert cards_in_hand(1) == "1 card(s) in hand"
    assert not app.findChildren(QTranslator)


def test_a_damaged_file_is_no_error(
    app: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "chrononauts_qt_en.qm").write_bytes(b"torn")
    monkeypatch.setattr(assets, "TRANSLATIONS", (tmp_path,))
    assert not i18n.install(app)
    assert cards_in_hand(1) == "1 card(s) in hand"


def test_what_is_installed_comes_before_what_the_repository_holds(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    files = [tmp_path / folder / "chrononauts_qt_en.qm" for folder in ("installed", "repository")]
    for file in files:
        file.parent.mkdir()
        file.touch()
    monkeypatch.setattr(assets, "TRANSLATIONS", tuple(file.parent for file in files))
    assert assets.translation("en") == files[0]
