"""What is said of a damaged game is said in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.session.errors import Flaw, NotKept, Torn
from chrononauts_qt.ui import assets
from chrononauts_qt.ui.catalog import i18n, replay_texts
from chrononauts_qt.ui.catalog.saves import cannot_open, left_out
from tests.gui.i18n.conftest import release
from tests.gui.i18n.texts import PREFIX, TRANSLATIONS

SAID = {
    "en": ("from line 40 on, 12 lines cannot be read", "in turn 7", "kept as x.damaged."),
    "it": ("dalla riga 40 in poi non si possono leggere 12 righe", "al turno 7", "come x.damaged."),
    "fr": ("à partir de la ligne 40, 12 lignes sont illisibles", "au tour 7", "sous le nom x.damaged."),
}


def all_of_it() -> list[str]:
    torn, kept = Torn(40, turn=7, lost=12), Path("x.damaged")
    refused = NotKept(Path("x"), 40, Flaw.DISK_FULL, "full")
    more = (left_out(torn), replay_texts.cut_short(torn), cannot_open(refused))
    return [left_out(torn, kept), left_out(torn._replace(turn=0, lost=1), kept), *more]


@pytest.mark.parametrize("language", SAID)
def test_damage_is_told_in_every_language(
    app: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    for code in SAID:
        release(TRANSLATIONS / f"{PREFIX}{code}.ts", tmp_path)
    monkeypatch.setattr(assets, "TRANSLATIONS", (tmp_path,))
    i18n.install(app)
    english = all_of_it()
    i18n.install(app, language)
    said = all_of_it()
    assert [word for word in SAID[language] if word not in said[0]] == []
    assert len(set(said)) == 5
    assert language == "en" or not set(said) & set(english)
