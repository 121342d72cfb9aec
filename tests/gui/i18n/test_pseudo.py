"""On every screen every word comes through the catalogue."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QLabel

from chrononauts_qt.ui.windows.main_window import MainWindow
from tests.gui.i18n.pseudo import ALPHABETS, english, is_glued, of, shown, told
from tests.gui.theme.painted import listening
from tests.shots import SCREENS, picture

Open = Callable[..., MainWindow]
TOLD = [name for name in SCREENS if not name.startswith("rulebook")]
"""The rulebook is no catalogue: it has pages of its own in each language (test_rulebook.py)."""


def untold(window: MainWindow) -> list[str]:
    """Return what is shown, said or painted in English letters."""
    with listening() as ear, ear.hearing_widgets():
        picture(window)
        painted = [("painted", text) for text in ear.texts()]
    found = [*shown(window), *painted]
    return sorted({f"{where}: “{text}”" for where, text in found if english(text)})


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)], ids=str)
@pytest.mark.parametrize("screen", TOLD)
def test_nothing_is_shown_that_the_catalogue_has_not_told(
    babel: Open, screen: str, size: tuple[int, int]
) -> None:
    assert untold(babel(screen, *size)) == []


@pytest.mark.parametrize("screen", TOLD)
def test_sentences_are_filled_and_not_put_together(babel: Open, screen: str) -> None:
    window = babel(screen)
    assert sorted({f"{where}: “{text}”" for where, text in shown(window) if is_glued(text)}) == []


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
    assert window.table is not None
    window.table.deck.setToolTip("Draw")
    window.table.steps.setAccessibleName("Steps")
    window.table.steps._steps = ("Draw", "Play", "End")
    assert len(untold(window)) == 5


@pytest.mark.parametrize("language", list(ALPHABETS))
def test_what_the_catalogue_tells_has_no_english_letter(language: str) -> None:
    said = told("{name} plays two cards.", language)
    assert english(said.format(name="Ada")) == ""
    assert of(said, language)
    assert not is_glued(said)
    assert english("[Ада] plays") == "plays"
    assert is_glued(f"{said} {said}")
    assert is_glued(f"{said}.")
