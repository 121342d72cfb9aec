"""All books as they are set: a narrow column of a table breaks no word, and a page is laid out once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.dungeon_time import manual as dungeon_time
from chrononauts_qt.ui.kit.look import LANGUAGES
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.rulebook.book import load
from chrononauts_qt.ui.rulebook.manual import Manual
from chrononauts_qt.ui.rulebook.text_view import RuleText
from chrononauts_qt.ui.shell.openers import books
from tests.each import each

LAID_OUT = 5
"""So often a document may change while a page is set: it is emptied, gets its measures, and is filled."""


class NoPictures:
    """Painters that paint nothing: this is about words."""

    def size_of(self, picture: str, k: float) -> QSize:
        return QSize(1, 1)

    def draw(self, picture: str, theme: Theme, k: float, ratio: float) -> QPixmap:
        return QPixmap(1, 1)


def broken(document: QTextDocument) -> Iterator[str]:
    """Yield the words that go on in the next line, with a stroke where they break."""
    block = document.begin()
    while block.isValid():
        text, layout = block.text(), block.layout()
        for number in range(layout.lineCount() - 1):
            line = layout.lineAt(number)
            end = line.textStart() + line.textLength()
            if text[end - 1].isalpha() and text[end : end + 1].isalpha():
                yield f"{text[:end].split()[-1]}|{text[end:].split()[0]}"
        block = block.next()


@pytest.mark.parametrize(("width", "scale"), [(620, 1.0), (960, 1.5), (960, 2.0)])
def test_no_word_of_a_table_is_broken(
    dressed: QApplication, qtbot: QtBot, width: int, scale: float
) -> None:
    """A bug: in Italian and French the points of Projects had a heading of two lines, “Punt” and “i”."""
    text = RuleText(NoPictures(), DARK)
    qtbot.addWidget(text)
    text.resize(width, 400)
    text.set_scale(replace(DARK, text_scale=scale), 1.0)
    text.show()
    shelf: list[Manual] = list(dict.fromkeys([*books(), dungeon_time]))
    for check in each(product(shelf, LANGUAGES)):
        with check as (manual, language):
            for section in load(manual.folder(), language, manual.OUTLINE).sections:
                if any(block.kind == "row" for block in section.blocks):
                    text.show_section(section)
                    assert list(broken(text.document())) == [], section.id
                    assert text.document().size().width() <= text.viewport().width() + 1, section.id


def test_a_page_is_laid_out_once(dressed: QApplication, qtbot: QtBot) -> None:
    """A bug: a text that was shown was laid out anew with every row, which took most of a second."""
    text = RuleText(NoPictures(), DARK)
    qtbot.addWidget(text)
    text.show()
    changes: list[None] = []
    text.document().contentsChanged.connect(lambda: changes.append(None))
    for section in load(dungeon_time.folder(), "en", dungeon_time.OUTLINE).sections:
        changes.clear()
        text.show_section(section)
        assert len(changes) <= LAID_OUT, section.id
