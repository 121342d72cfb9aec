"""What shows that a word has not come through the catalogue sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QLabel

from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import screen_of
from tests.gui.i18n.pseudo import ALPHABETS, english, is_glued, of, told, untold

Open = Callable[..., MainWindow]

def _planted(window: MainWindow) -> Iterator[QLabel]:
    for text in ("Carry on", told("Carry on", "it") + " now"):
        label = QLabel(text, window)
        label.setGeometry(0, 0, 200, 40)
        label.show()
        yield label
        label.hide()


def test_a_planted_text_is_noticed(babel: Open) -> None:
    window = babel("home")
    assert [len(untold(window)) for _ in _planted(window)] == [1, 1]
    assert untold(window) == []


def test_a_planted_tooltip_name_and_painted_word_are_noticed(
    babel: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = babel("table-start")
    assert screen_of(window) is not None
    screen_of(window).deck.setToolTip("Draw")
    screen_of(window).steps.setAccessibleName("Steps")
    screen_of(window).steps._steps = ("Draw", "Play", "End")
    assert len(untold(window)) == 5


@pytest.mark.parametrize("language", list(ALPHABETS))
def test_what_the_catalogue_tells_has_no_english_letter(language: str) -> None:
    said = told("{name} plays two cards.", language)
    assert english(said.format(name="Ada")) == ""
    assert of(said, language)
    assert not is_glued(said)
    assert english("[Ада] plays") == "plays"
    assert english("Wilhelm…, Wilhelmine-…ximiliane Ä, Wilhelmine-Max…iane Ö") == ""
    assert english("Deck…, Wil…iane Ä Deck") == "Deck Deck"
    assert is_glued(f"{said} {said}")
    assert is_glued(f"{said}.")
