"""The book of AfterNova: the same in every language, true to the cards, and it knows every key and sign."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS
from chrononauts_qt.ui import assets
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.afternova import (
    deal_table,
    desk,
    keys,
    manual,
    race_line,
    steps,
    table,
)
from chrononauts_qt.ui.games.afternova.examples import steps as example_steps
from chrononauts_qt.ui.games.afternova.texts import cards
from chrononauts_qt.ui.games.afternova.views import cards as card_views
from chrononauts_qt.ui.games.afternova.views import columns, planets, seats, ship, slips
from chrononauts_qt.ui.kit import card_view, keyboard, word_table
from chrononauts_qt.ui.kit.look import LANGUAGES
from chrononauts_qt.ui.rulebook.book import Block, Book, load
from chrononauts_qt.ui.rulebook.search import Index
from chrononauts_qt.ui.shell.keys_page import keys_of
from chrononauts_qt.ui.table import list_desk, list_page, take_back
from tests.each import each
from tests.gui.afternova.people import People
from tests.gui.i18n.conftest import release
from tests.gui.i18n.texts import PREFIX, TRANSLATIONS
from tests.gui.program import settle
from tests.rules_coverage import ROOT, read_rulebook

OTHERS = [language for language in LANGUAGES if language != "en"]


def read(language: str) -> Book:
    return load(manual.folder(), language, manual.OUTLINE)


# -- the same in every language ---------------------------------------------------------------------


def test_every_language_has_the_same_blocks() -> None:
    def shape(block: Block) -> tuple[object, ...]:
        return block.kind, block.rules, block.step, sorted(block.links), len(block.cells)

    english = [shape(block) for block in read("en").blocks]
    for language in OTHERS:
        assert read(language).in_english == ()
        assert [shape(block) for block in read(language).blocks] == english, language


def test_every_language_has_the_steps_of_the_board() -> None:
    for language in LANGUAGES:
        found = [(block.section, block.step) for block in read(language).blocks if block.step >= 0]
        assert found == [("examples", number) for number in range(len(example_steps()))], language


def test_every_rule_for_players_leads_to_a_block_that_states_it() -> None:
    known = read_rulebook(ROOT / "docs" / "afternova.md").known
    book = read("en")
    for rule in known - {f"AN-T{number:02d}" for number in range(1, 100)}:
        block = book.find(f"rule:{rule}")
        assert block is not None, rule
        assert block.section not in manual.OUTLINE.retold
    assert {rule for block in book.blocks for rule in block.rules} <= known


# -- true to the cards ------------------------------------------------------------------------------


@pytest.fixture
def voices(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let the program speak as it is translated now."""
    for language in LANGUAGES:
        release(TRANSLATIONS / f"{PREFIX}{language}.ts", tmp_path)
    monkeypatch.setattr(assets, "TRANSLATIONS", (tmp_path,))


@pytest.mark.usefixtures("voices")
def test_a_card_is_called_as_at_the_table() -> None:
    """A bug: three Projects had another name in the book."""
    for language in LANGUAGES:
        named = [
            (run.href.removeprefix("card:"), run.text)
            for block in read(language).blocks for cell in block.cells for run in cell
            if run.href.startswith("card:")]
        assert {card for card, _ in named} >= {*CREWS, *PLANETS, *PROJECTS}
        with i18n.speaking(language):
            other = {"Mastro Zeno"}  # a title goes with the name in every language
            assert [name for card, name in named if name not in other | {cards.name_of(card)}] == [], language


# -- keys and signs ---------------------------------------------------------------------------------

KEYS = {
    "Return": ("Enter", "Invio", "Entrée"), "Enter": ("Enter", "Invio", "Entrée"),
    "Space": ("Space", "Spazio", "Espace"), "Delete": ("Delete", "Canc", "Suppr"),
    "Escape": ("Esc", "Esc", "Échap"),
}  # fmt: skip
"""By Qt's name what is printed on a key."""

SIGNS = {
    "tick": ("tick", "spunta", "coch"), "cross": ("Cross", "Croce", "Croix"),
    "bot": ("robot", "robot", "robot"),
    "question": ("question mark", "punto interrogativo", "point d’interrogation"),
    "warning": ("Triangle", "Triangolo", "Triangle"), "right": ("Arrow", "Freccia", "Flèche"),
    "sealed": ("lock", "lucchetto", "cadenas"), "hourglass": ("hourglass", "clessidra", "sablier"),
    "hint": ("Lamp", "Lampadina", "Ampoule"), "phone": ("Phone", "Telefono", "Téléphone"),
    "phone-asleep": ("z on the sign", "z sul segno", "z sur le signe"),
}  # fmt: skip
"""By the name of a picture how the page calls it."""


def source(*modules: ModuleType) -> Iterator[ast.AST]:
    for module in modules:
        yield from ast.walk(ast.parse(inspect.getsource(module)))


def taken() -> set[str]:
    """Return the keys that the table, its parts and its desk ask for, by Qt's names."""
    modules = (table, keys, deal_table, list_page, desk, list_desk, card_view, word_table)
    found = {node.attr for node in source(*modules) if isinstance(node, ast.Attribute)}
    return {name.removeprefix("Key_") for name in found if name.startswith("Key_")}


def listed(book: Book) -> set[str]:
    """Return the keys that the page of signs names."""
    return {part.text for row in keys_of(book, "afternova") for part in row.keys if part.is_cap}


def missing(book: Book, place: int) -> set[str]:
    """Return the keys that the page does not name."""
    due = {KEYS[name][place] if name in KEYS else name for name in taken() if not name.startswith("F")}
    due |= {"1–6", "Ctrl+Z", *(key for key in keyboard.RULES if isinstance(key, str))}
    return due - listed(book)


def test_the_page_of_signs_names_every_key() -> None:
    assert {"N", "H", "L", "Delete", "Space", "Escape"} <= taken()
    assert any(node.attr == "Undo" for node in source(take_back) if isinstance(node, ast.Attribute))
    for place, language in enumerate(("en", "it", "fr")):
        assert missing(read(language), place) == set(), language


def test_a_key_that_is_not_named_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = taken()
    monkeypatch.setattr("tests.gui.afternova.test_book.taken", lambda: asked | {"J"})
    assert missing(read("en"), 0) == {"J"}


def test_the_page_of_signs_names_every_sign() -> None:
    modules = (table, columns, slips, race_line, steps, card_views, planets, seats, ship)
    drawn = {
        name.value for node in source(*modules) if isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Name) and node.value.id == "SIGNS"
        for name in ast.walk(node.slice) if isinstance(name, ast.Constant)}
    drawn |= {*slips.SLIP_SIGNS.values(), "hint"}
    assert drawn == SIGNS.keys()
    for place, language in enumerate(("en", "it", "fr")):
        page = " ".join(block.text for block in read(language).section("signs").blocks)
        assert [sign for sign, said in SIGNS.items() if said[place] not in page] == [], language


def ask_about(people: People, widget: QWidget) -> str:
    """Press F1 on a widget, and return the section that opens."""
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_F1)
    settle()
    section = people.window.rulebook.section
    people.window.rules.close()
    settle()
    return section


def test_f1_opens_the_signs_where_nothing_in_particular_is_asked(people: People) -> None:
    """A bug: it opened the section on the turn everywhere, and the signs nowhere."""
    people.sit(4)
    at = people.table
    people.controller.lift(0)
    assert ask_about(people, at.status.menu_button) == "signs"
    people.controller.lift(0)
    assert ask_about(people, at.seats_view) == "signs"
    people.controller.lift(0)
    assert ask_about(people, at.ship) == "projects"
    people.controller.lift(0)
    at.planets.setCurrentIndex(at.planets.model().index(0, 0))
    assert ask_about(people, at.planets) == "cards"


# -- finding ----------------------------------------------------------------------------------------

TERMS = {
    "en": "Paw; Paws; crew; Project; Starship; Planet; Fragment; bag; Reserve; Hold; spaces; Market; Harvest;"
          "Piloting; Engineering; Security; Extraction; skill; icon; needs; requirements; Upgrade;"
          "secret objective; Victory Points; deal; offer; counter-offer; helper; anyone; seal; drop; discard;"
          "replace the row; completing Projects; last chance; Bot; first player; last player; clockwise;"
          "hand limit; tie; winner; setup; components; two players; trade; negotiate; supernova; examples",
    "it": "Zampesperta; Zampesperte; carte Zampesperte; carte Progetto; carte Astronave; carte Pianeta;"
          "Frammenti; sacchetto; a fianco del sacchetto; Riserva; Stiva; capienza della Stiva;"
          "spazio della Stiva; Mercato; azione Mercato; azione Raccolta; Pilotaggio; Ingegneria; Sicurezza;"
          "Estrazione; icone abilità; requisiti; Migliorie; obiettivo segreto; Punti Vittoria; accordo;"
          "proposta; controproposta; offerta; negoziare; negoziazione; chiunque; concludere; scartare;"
          "pila degli scarti; sostituire la fila; Completare Progetti; ultima occasione; Bot;"
          "primo giocatore; ultimo giocatore; senso orario; mazzo; pareggio; vincitore; preparazione;"
          "componenti; dotazione iniziale; svolgimento del gioco; panoramica; fine della partita;"
          "variante per 2 giocatori; scambio; simulato; supernova; esempi",
    "fr": "Patte experte; Pattes expertes; Projet; Vaisseau; Planète; Fragment; sac; réserve; soute; places;"
          "Marché; Récolte; Pilotage; Ingénierie; Sécurité; Extraction; compétence; icône; exigences;"
          "Amélioration; objectif secret; points de victoire; accord; offre; contre-offre; aide;"
          "n'importe qui; conclure; apporter; recevoir; céder; jeter; défausser; remplacer la rangée;"
          "réaliser des Projets; dernière chance; Bot; premier joueur; sens horaire; limite de main; égalité;"
          "vainqueur; préparation; matériel; deux joueurs; échange; négocier; supernova; exemples",
}  # fmt: skip
"""The words of the printed rules, and those of the game in the other languages."""


def test_the_terms_of_the_game_are_found() -> None:
    for language, said in TERMS.items():
        index = Index(read(language), manual.names())
        assert [term for term in map(str.strip, said.split(";")) if not index.search(term)] == [], language


def test_a_heading_answers_before_what_mentions_it() -> None:
    asked = (("en", "market"), ("it", "fine della partita"), ("it", "dotazione iniziale"), ("fr", "récolte"))
    for check in each(asked):
        with check as (language, term):
            assert Index(read(language), manual.names()).search(term)[0].block.kind in ("h1", "h2")


def test_every_section_is_in_the_document() -> None:
    """Each file of the outline is the counterpart of a printed section, and named as such."""
    document = (ROOT / "docs" / "rulebook.md").read_text(encoding="utf-8")
    own = document.partition("## AfterNova")[2].partition("\n## ")[0]
    assert [file for file in manual.OUTLINE.files if f"`{file}`" not in own] == []
