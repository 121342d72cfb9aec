"""Texts fit where they stand, in the faces that the game brings along."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QRawFont, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.chrononauts.cards import ALL_CARDS, PATCHES
from chrononauts_qt.games.chrononauts.timeline import LINCHPINS, YEARS
from chrononauts_qt.ui.games.chrononauts.texts import headlines, titles
from tests.each import each
from tests.gui.catalog.sources import condensed_file, marked_texts, reading_file

HEADLINES = [
    *(headlines.headline(year, "true") for year in YEARS),
    *(headlines.headline(year, "prime") for year in LINCHPINS),
    *(headlines.patch_headline(patch.id) for patch in PATCHES),
    headlines.headline(1968, "paradox"),
]
LINE_END = "\n"
PUNCTUATION = set(" .,:;?!()/-%&+" "½≈×′«»“”‘’…–")


@pytest.fixture(scope="module")
def barlow(qapp: QApplication) -> str:
    """Load Barlow Condensed in the weights of headlines and titles and return its family."""
    numbers = [QFontDatabase.addApplicationFont(str(condensed_file(weight))) for weight in (500, 600)]
    assert min(numbers) >= 0
    return QFontDatabase.applicationFontFamilies(numbers[0])[0]


def lines_of(
    text: str, family: str, pixels: int, width: int, weight: QFont.Weight = QFont.Weight.Medium
) -> list[float]:
    """Return the natural width of each line of `text` broken between words at `width`."""
    font = QFont(family)
    font.setPixelSize(pixels)
    font.setWeight(weight)
    assert (QFontInfo(font).family(), QFontInfo(font).weight()) == (family, weight)
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    widths = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        widths.append(line.naturalTextWidth())
    layout.endLayout()
    return widths


def test_a_headline_takes_at_most_three_lines(barlow: str) -> None:
    for check in each(product(HEADLINES, [(14, 112), (12, 95)])):
        with check as (text, (pixels, width)):
            widths = lines_of(text, barlow, pixels, width)
            assert len(widths) <= 3
            assert max(widths) <= width


def test_a_note_takes_one_line_under_its_headline(barlow: str) -> None:
    for check in each(YEARS):
        with check as year:
            assert lines_of(headlines.event_note(year), barlow, 12, 112)[1:] == []


def test_a_title_takes_two_lines_of_a_hand_card(barlow: str) -> None:
    for check in each(ALL_CARDS):
        with check as card:
            widths = lines_of(titles.title(card.id), barlow, 13, 82, QFont.Weight.DemiBold)
            assert len(widths) <= 2
            assert max(widths) <= 82


def test_every_character_can_be_drawn_by_a_bundled_face(qapp: QApplication) -> None:
    faces = [QRawFont(str(path), 14) for path in (condensed_file(500), reading_file())]
    assert all(face.isValid() for face in faces)
    drawn = {char for _, text in marked_texts() for char in text} - {"{", "}", LINE_END}
    assert drawn
    assert {char for char in drawn if not any(face.supportsCharacter(ord(char)) for face in faces)} == set()


def test_a_text_holds_letters_digits_and_ordinary_punctuation_only() -> None:
    for check in each(marked_texts()):
        with check as (_, text):
            without_fields = text.replace("}", "{").split("{")[::2]
            assert {c for c in "".join(without_fields) if not c.isalnum()} - PUNCTUATION - {LINE_END} == set()
