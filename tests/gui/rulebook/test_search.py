"""Finding words, rules and cards."""

from __future__ import annotations

import tomllib

import pytest

from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.ui.games.afternova import manual as afternova
from chrononauts_qt.ui.games.chrononauts.rulebook import manual as chrononauts
from chrononauts_qt.ui.games.chrononauts.texts.titles import english_title
from chrononauts_qt.ui.games.dungeon_time import manual as dungeon_time
from chrononauts_qt.ui.rulebook.book import Book, load
from chrononauts_qt.ui.rulebook.manual import Manual
from chrononauts_qt.ui.rulebook.search import EXCERPT, Index, folded
from tests.gui.i18n.texts import TRANSLATIONS
from tests.gui.rulebook.conftest import BOOK, read

NAMES = {card: english_title(card) for card in BY_ID}
LANGUAGES = sorted(folder.name for folder in BOOK.iterdir() if folder.is_dir())
MANUALS: dict[str, Manual] = {
    "chrononauts": chrononauts, "afternova": afternova, "dungeon_time": dungeon_time}
ASKED: dict[str, dict[str, list[str]]] = tomllib.loads(
    (TRANSLATIONS / "glossary.toml").read_text(encoding="utf-8"))["search"]
"""What readers of the published rulebooks ask for, by box and language."""


@pytest.fixture(scope="module")
def index(book: Book) -> Index:
    return Index(book, NAMES)


@pytest.mark.parametrize("asked", ["überparadox", "UBERPARADOX", "ÜberParadox", "  uberparadox "])
def test_case_and_accents_do_not_matter(index: Index, asked: str) -> None:
    assert index.search(asked)[0].block.text == "1962′, the ÜberParadox"


def test_all_words_have_to_be_there(index: Index) -> None:
    found = index.search("patch bonus decline")
    assert found
    for result in found:
        assert all(word in folded(result.block.text) for word in ("patch", "bonus", "decline"))


@pytest.mark.parametrize("asked", ["R-416", "r-416", "r416", "R 416"])
def test_a_rule_finds_where_it_is_stated_first(book: Book, index: Index, asked: str) -> None:
    found = index.search(asked)
    assert found[0].block == book.find("rule:R-416")
    assert all("R-416" in result.block.rules for result in found)


def test_a_resolution_is_found(book: Book, index: Index) -> None:
    assert [result.block for result in index.search("A-9")] == [book.find("rule:A-09")]


def test_headings_come_first(index: Index) -> None:
    assert index.search("killing time")[0].block.kind == "h2"


@pytest.mark.parametrize("box", MANUALS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_published_rulebooks_are_found(box: str, language: str) -> None:
    manual, asked = MANUALS[box], ASKED[box]["en"] + ASKED[box][language]
    index = Index(load(manual.folder(), language, manual.OUTLINE), manual.names())
    assert [words for words in asked if not index.search(words)] == []


def test_every_book_has_words_that_are_asked_for() -> None:
    assert MANUALS.keys() == ASKED.keys()


@pytest.mark.parametrize(("language", "asked", "heading"), [
    ("fr", "Linchpin", "Les événements modifiables"),
    ("fr", "Manipulateur du Temps", "Les Manipulations du Temps"),
    ("fr", "Retourner à la maison", "Rentrer chez soi"),
    ("fr", "identification", "Les Identités"),
    ("it", "Mulligan", "Un ripensamento su di te"),
    ("it", "Dimensione della mano", "Dieci carte"),
    ("en", "Executive Summary", "The game in a minute"),
])
def test_a_word_of_theirs_leads_to_our_heading_first(language: str, asked: str, heading: str) -> None:
    assert Index(read(language), NAMES).search(asked)[0].block.text == heading


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Memo From Your Future Self", "Reverse Fate", "Time Vortex"])
def test_the_printed_english_names_are_found_in_every_language(language: str, name: str) -> None:
    found = Index(read(language), NAMES).search(name)
    card = next(card for card, title in NAMES.items() if title == name)
    assert [result for result in found if f"card:{card}" in result.block.links]


def test_what_was_found_is_marked_in_a_short_excerpt(index: Index) -> None:
    for asked in ("1963’", "paradoxes", "memo future"):
        for result in index.search(asked):
            assert len(result.excerpt) <= EXCERPT + 40
            for start, end in result.marks:
                assert folded(result.excerpt[start:end]) in folded(asked)


def test_nothing_is_found_for_nothing_and_for_nonsense(index: Index) -> None:
    assert index.search("") == index.search("   ") == index.search("xyzzy") == ()
