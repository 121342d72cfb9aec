"""Reading the pages: blocks, where rules and cards lead, and what happens to a damaged page."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from chrononauts_qt.games.chrononauts.cards import ALL_CARDS
from chrononauts_qt.ui.games.chrononauts.rulebook import topics
from chrononauts_qt.ui.games.chrononauts.rulebook.manual import OUTLINE
from chrononauts_qt.ui.rulebook.book import Block, Book, DamagedRulebook
from tests.each import each
from tests.gui.rulebook.conftest import BOOK, read
from tests.rules_coverage import ROOT, read_rulebook


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of the book's folder that may be damaged."""
    shutil.copytree(BOOK, tmp_path / "book")
    return tmp_path / "book"


def test_the_blocks_are_numbered_through_the_book(book: Book) -> None:
    assert [block.number for block in book.blocks] == list(range(len(book.blocks)))
    assert [section.id for section in book.sections] == [name[3:] for name in OUTLINE.files]


@pytest.mark.parametrize("language", sorted(folder.name for folder in BOOK.iterdir() if folder.is_dir()))
def test_every_language_has_the_same_blocks(book: Book, language: str) -> None:
    def shape(block: Block) -> tuple[object, ...]:
        return block.kind, block.rules, block.step, sorted(block.links), len(block.cells)

    assert [shape(block) for block in read(language).blocks] == [shape(block) for block in book.blocks]


def test_words_keep_their_look_and_their_spaces(book: Book) -> None:
    block = book.find("rule:R-202")
    assert block is not None
    assert block.text.startswith("That board is the TimeLine: 32 cards")
    assert [run.text for run in block.cells[0] if run.bold] == ["TimeLine", "Time Index"]


def test_every_rule_and_resolution_leads_to_a_block_that_states_it(book: Book) -> None:
    known = read_rulebook(ROOT / "docs" / "rules.md").known
    for rule in (name for name in known if name[0] in "RA"):
        block = book.find(f"rule:{rule}")
        assert block is not None, rule
        assert rule in block.rules
        assert block.section not in OUTLINE.retold
        earlier = [other for other in book.blocks[: block.number] if other.section not in OUTLINE.retold]
        assert not [other for other in earlier if rule in other.rules]


def test_every_card_has_a_paragraph(book: Book) -> None:
    for check in each(ALL_CARDS):
        with check as card:
            block = topics.block_of(book, topics.card(card.id))
            assert block is not None
            assert block.section not in OUTLINE.retold


def test_a_card_of_a_table_leads_to_its_own_row(book: Book) -> None:
    for card, words in (("memo", "Cancels a card"), ("t1963", "Kennedy"), ("sabotage", "1943 and 1957")):
        block = topics.block_of(book, topics.card(card))
        assert block is not None
        assert block.kind == "row"
        assert words in block.text


def test_nothing_is_about_what_does_not_exist(book: Book) -> None:
    assert [book.find(topic) for topic in ("rule:R-999", "card:joker", "section:none", "", "R-416")] == [
        None
    ] * 5


def test_a_language_without_a_book_gets_the_english_one(book: Book) -> None:
    assert read("tlh") == book


@pytest.mark.parametrize(
    "words", ["<section id='turns'><h1>Cut", "", "<section id='turns'><h1>A</h1><hr/></section>"]
)
def test_a_damaged_page_is_shown_in_english(copy: Path, book: Book, words: str) -> None:
    shutil.copytree(copy / "en", copy / "xx")
    (copy / "xx" / "09-turns.html").write_text(words, encoding="utf-8")
    (copy / "xx" / "10-winning.html").unlink()
    found = read("xx", copy)
    assert found.in_english == ("xx/09-turns.html", "xx/10-winning.html")
    assert found.section("turns") == book.section("turns")
    assert found.blocks == book.blocks


def test_without_an_english_page_there_is_no_book(copy: Path) -> None:
    (copy / "en" / "09-turns.html").write_bytes(b"\xff\xfe<section")
    with pytest.raises(DamagedRulebook, match=r"en/09-turns\.html"):
        read("en", copy)
