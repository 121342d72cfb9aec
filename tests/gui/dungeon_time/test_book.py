"""The book of Dungeon Time: well formed, the same in every language, true to the cards, and to be found."""

from __future__ import annotations

import re
from itertools import product
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chrononauts_qt.games.dungeon_time.cards import (
    ADVENTURES,
    HEROES,
    KINDS,
    MISSIONS,
    card_table,
)
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.dungeon_time import examples, manual
from chrononauts_qt.ui.kit.look import LANGUAGES
from chrononauts_qt.ui.kit.theme import DARK, THEMES
from chrononauts_qt.ui.rulebook.book import Block, Book, load
from chrononauts_qt.ui.rulebook.search import Index
from chrononauts_qt.ui.selftest.workspace import colors_of
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.each import each
from tests.gui.dungeon_time.games import GAME
from tests.gui.i18n.glossary import terms
from tests.gui.i18n.test_rulebook import OWN_PUNCTUATION, PUNCTUATION, misplaced
from tests.gui.program import settle
from tests.rules_coverage import ROOT, read_rulebook

OTHERS = [language for language in LANGUAGES if language != "en"]
CARDS = {*KINDS, *MISSIONS, *HEROES, *ADVENTURES}
VECTORS = re.compile(r"DT-T\d+")


def read(language: str) -> Book:
    return load(manual.folder(), language, manual.OUTLINE)


def page(language: str, name: str) -> Element:
    return ElementTree.parse(manual.folder() / language / f"{name}.html").getroot()


def names(language: str) -> dict[str, str]:
    """Return what the tables of the book call each card."""
    found: dict[str, str] = {}
    for block in read(language).blocks:
        for run in block.cells[0] if block.kind == "row" else ():
            if run.href.startswith("card:"):
                found.setdefault(run.href.removeprefix("card:"), run.text)
    return found


PAGES = list(product(LANGUAGES, manual.OUTLINE.files))


# -- well formed ------------------------------------------------------------------------------------


def test_a_language_has_every_page_and_nothing_else() -> None:
    for language in LANGUAGES:
        found = sorted(path.stem for path in (manual.folder() / language).iterdir())
        assert found == sorted(manual.OUTLINE.files), language


def test_a_page_holds_only_what_the_format_allows() -> None:
    for check in each(PAGES):
        with check as (language, name):
            root = page(language, name)
            assert (root.tag, root.get("id"), root[0].tag) == ("section", name[3:], "h1")
            assert len(root.findall("h1")) == 1
            assert list(misplaced(root)) == []


def test_every_sign_is_one_that_the_fonts_have() -> None:
    for check in each(PAGES):
        with check as (language, name):
            root = page(language, name)
            told = "".join([*root.itertext(), *(image.get("alt", "") for image in root.iter("img"))])
            allowed = PUNCTUATION | {"+", "/"} | OWN_PUNCTUATION.get(language, set())
            assert {sign for sign in told if not sign.isalnum()} - allowed == set()


def test_french_keeps_its_signs_with_the_words_before_them() -> None:
    for check in each(manual.OUTLINE.files):
        with check as name:
            told = "".join(page("fr", name).itertext())
            assert re.findall(r".{9}(?<![\u00a0\n])[:;!?»]|«(?!\u00a0)", told.replace(" + ", "")) == []


def test_links_and_pictures_lead_somewhere() -> None:
    known = read_rulebook(ROOT / "docs" / "dungeon_time.md").known
    there = {f"card:{card}" for card in CARDS} | {f"rule:{rule}" for rule in known}
    for language in LANGUAGES:
        book = read(language)
        there |= {f"section:{section.id}" for section in book.sections}
        assert {link for block in book.blocks for link in block.links} <= there, language


# -- the same in every language ---------------------------------------------------------------------


def test_every_language_has_the_same_blocks() -> None:
    def shape(block: Block) -> tuple[object, ...]:
        return block.kind, block.rules, block.step, block.picture, sorted(block.links), len(block.cells)

    english = [shape(block) for block in read("en").blocks]
    for language in OTHERS:
        assert read(language).in_english == ()
        assert [shape(block) for block in read(language).blocks] == english, language


def test_every_language_has_the_steps_of_the_board() -> None:
    for language in LANGUAGES:
        found = [(block.section, block.step) for block in read(language).blocks if block.step >= 0]
        assert found == [("examples", number) for number in range(len(examples.steps()))], language


def test_every_rule_leads_to_a_block_that_states_it() -> None:
    known = read_rulebook(ROOT / "docs" / "dungeon_time.md").known
    book = read("en")
    rules = {rule for rule in known if not VECTORS.fullmatch(rule)}
    assert len(rules) > 100
    for check in each(sorted(rules)):
        with check as rule:
            block = book.find(f"rule:{rule}")
            assert block is not None
            assert block.section not in manual.OUTLINE.retold
    assert {rule for block in book.blocks for rule in block.rules} <= known


WORDS = {
    r"Backpacks?": ("Zain", "Sac à dos"), r"Items?": ("Oggett", "Objet"),
    r"Missions?": ("Mission", "Mission"), r"Rewards?": ("Ricompens", "Récompense"),
    r"the (<b>)?Story": ("Storia", "Histoire"), r"Deck": ("Mazzo", "pioche"),
    r"Hero(es)?": ("Ero", "Héros"), r"(sand )?glass": ("clessidr", "sablier"),
    r"scrolls?": ("Pergamen", "Parchemin"), r"Reputation": ("Reputazion", "Réputation"),
    r"Adventures?": ("Avventur", "Aventure"), r"goal": ("Obiettiv", "objectif"),
    r"tokens?": ("pedin", "jeton"), r"slots?": ("spazi", "emplacement"), r"tiers?": ("fasc", "palier"),
    r"Resolution": ("Risoluzion", "Résolution"), r"supply": ("riserva", "réserve"),
    r"Extended mode": ("modalità Estesa", "mode Étendu"), r"Campaign": ("Campagn", "Campagne"),
    r"companions": ("compagni di squadra", "coéquipier"), r"discards?": ("scart", "défauss"),
    r"settled": ("risol", "résolu"),
}  # fmt: skip
"""The binding words of this game: English, and what stands for it in Italian and French."""


def missing(said: str, translated: str, place: int) -> list[str]:
    """Return the words that a translation lacks for those of the English text."""
    due = [stems[place] for word, stems in WORDS.items() if re.search(rf"\b{word}\b", said)]
    return [stem for stem in due if stem.lower() not in translated.lower()]


def test_a_translation_uses_the_words_of_the_game() -> None:
    english = read("en").blocks
    for place, language in enumerate(OTHERS):
        for check in each(zip(english, read(language).blocks, strict=True)):
            with check as (said, translated):
                assert missing(said.text, translated.text, place) == [], translated.text


def test_another_word_is_noticed() -> None:
    assert missing("The Deck is empty.", "La pila di pesca è vuota.", 0) == ["Mazzo"]
    assert missing("Two slots of the Backpack.", "Deux places du Sac à dos.", 1) == ["emplacement"]


def test_no_text_holds_a_word_that_no_text_may_hold() -> None:
    for language in OTHERS:
        told = " ".join(block.text for block in read(language).blocks)
        found = [word.pattern for term in terms(language) for word in term.never if word.search(told)]
        assert found == [], language


# -- finding ----------------------------------------------------------------------------------------

TERMS = {
    "en": "Adventure phase; Resolution phase; Story; Deck; discards; Backpack; slot; breaks; Item; Mission;"
          "Reward; token; supply; question mark; succeeds; fails; goal; Campaign; level; bonus level;"
          "Training Camp; Good Luck!; The Tome of Fate; My First Dungeon; Adventure; scroll; Reputation;"
          "Hero; Extended mode; Solo; sand glass; setup; components; pause; tier; half; Potion; Bag of Gold;"
          "Ros Thanir; Understudy; Important Absence; DT-502; Y-29; examples; signs; keys; companions; day",
    "it": "fase Avventura; fase Risoluzione; mazzo; Storia; scarti; Zaino; plancia Zaino; spazio; si rompe;"
          "carta Oggetto; carta Missione; Ricompensa; pedina Ricompensa; riserva; punto di domanda; riesce;"
          "fallisce; Obiettivo; scenario singolo; Campagna; livello; livello bonus; Campo d’Addestramento;"
          "Buona Fortuna!; Il Tomo del Destino; Il mio primo dungeon; Il dungeon oscuro; Nemici innaturali;"
          "Avventura; carta Avventura; Pergamena; Reputazione; Eroe; modalità Estesa; solitario; clessidra;"
          "preparazione; componenti; fine del gioco; varianti; scenari; Rampino; Sacchetto d’Oro; Ampolla;"
          "Garynor the Belly; Assenza Importante; Visita il Mercato Nero; esempi; pausa; fascia; metà;"
          "ha successo",
    "fr": "phase d’Aventure; phase de Résolution; pioche; Histoire; défausse; Sac à dos; emplacement;"
          "se déchire; carte Objet; carte Mission; Récompense; jeton Récompense; réserve;"
          "point d’interrogation; réussit; échoue; objectif; scénario isolé; Campagne; niveau; niveau bonus;"
          "Camp d’entraînement; Bonne chance; Le Tome du Destin; Mon premier donjon; Ennemis contre nature;"
          "Aventure; carte Aventure; Parchemin; Réputation; Héros; mode Étendu; solitaire; sablier;"
          "préparation; matériel; Grappin; Bourse d’or; Fiole; Plan; Tonk Redbeer; Porteur; exemples; pause;"
          "palier; moitié",
}  # fmt: skip
"""The words of the printed rules, and those of the game in the other languages."""


def test_the_terms_of_the_game_are_found() -> None:
    for language, said in TERMS.items():
        index = Index(read(language), names(language))
        assert [term for term in map(str.strip, said.split(";")) if not index.search(term)] == [], language


def test_a_heading_answers_before_what_mentions_it() -> None:
    asked = (("en", "heroes"), ("it", "fine del gioco"), ("it", "fase risoluzione"), ("fr", "scénarios"))
    for check in each(asked):
        with check as (language, term):
            assert Index(read(language), names(language)).search(term)[0].block.kind in ("h1", "h2")


def test_every_card_leads_to_its_row() -> None:
    book = read("en")
    for card in CARDS:
        block = manual.block_of(book, f"card:{card}")
        assert block is not None, card
        assert (block.kind, block.links[0]) == ("row", f"card:{card}")


def test_every_section_is_in_the_document() -> None:
    """Each file of the outline is the counterpart of a printed section, and named as such."""
    document = (ROOT / "docs" / "rulebook.md").read_text(encoding="utf-8").partition("## Dungeon Time")[2]
    assert [file for file in manual.OUTLINE.files if f"`{file}`" not in document] == []


# -- among the other books --------------------------------------------------------------------------


def test_every_card_is_drawn_and_no_two_alike() -> None:
    for theme in THEMES.values():
        seen: dict[bytes, str] = {}
        for row in card_table():
            image = manual.draw(f"card:{row['id']}", theme, 0.5, 1.0).toImage()
            assert colors_of(image) >= 3, row["id"]
            assert image.size() == manual.size_of(f"card:{row['id']}", 0.5)
            bits = bytes(image.constBits())
            assert bits not in seen, (row["id"], seen.get(bits))
            seen[bits] = row["id"]


@pytest.mark.usefixtures("voices")
def test_a_card_is_called_as_at_the_table() -> None:
    for language in LANGUAGES:
        with i18n.speaking(language):
            assert names(language) == manual.names(), language


@pytest.mark.usefixtures("voices")
def test_a_card_is_drawn_in_the_language_of_the_cards() -> None:
    def drawn() -> bytes:
        return bytes(manual.draw("card:torch", DARK, 1.0, 1.0).toImage().constBits())

    with i18n.speaking("it"):
        italian = drawn()
    with i18n.speaking("fr"):
        assert drawn() != italian


def test_it_is_chosen_among_the_books_and_read_to_the_end(window: MainWindow) -> None:
    window.rules.open("section:summary", game=GAME)
    settle()
    read_here = window.rulebook
    assert read_here.books.currentText() == "Dungeon Time"
    assert read_here.book is not None
    for section in read_here.book.sections[1:]:
        QTest.keyClick(read_here, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
        settle()
        assert read_here.section == section.id
        assert read_here.contents.currentItem().text() == section.title
    window.rulebook.search_field.setText("ninth")
    assert window.rulebook.results.count() > 0


def test_a_card_in_the_text_leads_to_its_row(window: MainWindow) -> None:
    window.rules.open("section:examples", game=GAME)
    settle()
    window.rulebook.text.followed.emit("card:moth-king")
    assert window.rulebook.section == "missions"
    block = window.rulebook.block_of("card:moth-king")
    assert block is not None
    assert window.rulebook.text.marked == block.number


def test_another_language_keeps_the_book_and_the_page(window: MainWindow) -> None:
    window.rules.open("section:heroes", game=GAME)
    for _ in LANGUAGES:
        window.look.next_language()
        settle()
        assert window.rulebook.books.currentText() == "Dungeon Time"
        assert window.rulebook.section == "heroes"


def test_buttons_step_through_the_examples_and_the_text_follows(window: MainWindow) -> None:
    window.rules.open("section:examples", game=GAME)
    settle()
    read_here, last = window.rulebook, len(examples.steps()) - 1
    assert read_here.book is not None
    for step in range(1, last + 1):
        QTest.mouseClick(read_here.example.on_button, Qt.MouseButton.LeftButton)
        assert read_here.example.step == step
        assert read_here.book.blocks[read_here.text.marked].step == step
    assert not read_here.example.on_button.isEnabled()
