"""What a seat sees privately is told in its own language, what all see in that of the interface."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.session.match import language_option
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.afternova.deal import OWN
from chrononauts_qt.ui.games.afternova.texts import cards
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.games.afternova.views.cards import LEAST_PROJECT, PROJECT_CARD, title_lines
from chrononauts_qt.ui.kit.text_block import is_whole
from chrononauts_qt.ui.kit.theme import DARK
from tests.gui.afternova.people import People
from tests.gui.afternova.test_secrecy import OFFER
from tests.gui.afternova.test_table import ADA, BO, CLEO, THREE
from tests.gui.program import settle

SEATS = {language_option(ADA): "it", language_option(BO): "en"}
SPEAKS = Qt.ItemDataRole.AccessibleTextRole


def sit(people: People) -> None:
    """Ada reads Italian, Bo English; Cleo and the program French."""
    look = people.window.look
    look.change(look.settings._replace(language="fr"))
    people.sit(THREE, options=SEATS)


def public(people: People) -> list[str]:
    """Return what stands on the table for all: the line above, the players, the Log."""
    table = people.table
    seats = [str(index.data(SPEAKS)) for index in table.seats_view.items()]
    return [table.status.accessibleName() or table.status.accessibleDescription(), *seats, *people.lines()]


def dock(people: People) -> list[str]:
    """Return what stands in the private place: buttons, words, and the objective."""
    table = people.table
    words = [label.text() for part in (table.steps, table.objective) for label in part.findChildren(QLabel)]
    return [*(button.text() for button in table.steps.buttons), *words]


def of_the_curtain(people: People) -> str:
    """Return what the curtain says to whoever is to lift it."""
    return " ".join(label.text() for label in people.table.curtain.findChildren(QLabel))


def test_each_seat_is_asked_in_its_own_language_and_all_are_told_in_that_of_the_program(
    people: People,
) -> None:
    sit(people)
    assert of_the_curtain(people).startswith("Passa il computer ad Ada")
    before = public(people)
    assert before[0].startswith("À Ada")
    people.lift(ADA)
    people.choose(people.table.planets, "geodonia")
    assert dock(people)[:2] == ["Negozia", "Indietro"]
    assert "Geodonia, ancora da coprire: 1 Estrazione. Chiedi a qualcuno." in dock(people)
    assert any("nero e bianco" in line for line in dock(people))
    assert public(people) == before
    people.press(people.button("Indietro"))
    assert people.controller.submit(ADA, OFFER)
    settle()
    assert people.lines()[-1].startswith("Ada fait l’offre 1, pour Geodonia.")
    assert of_the_curtain(people).startswith("Pass the computer to Bo")
    people.lift(BO)
    assert dock(people)[:3] == ["Accept", "Counter…", "Decline"]
    assert "Bo brings 1 Extraction and gets 1 green." in dock(people)
    people.press(people.button("Decline"))
    people.lift(CLEO)
    assert dock(people)[:3] == ["Accepter", "Contre-offre…", "Refuser"]
    assert public(people)[0].startswith("À Ada")


def test_what_is_said_to_one_alone_is_said_in_that_one_s_language(people: People) -> None:
    """A bug: what Z asks, and why a token stays, were said in the language of the program."""
    sit(people)
    people.lift(ADA)
    message = people.table.message.words
    people.table.hand.go_to("otter-ondina")
    QTest.keyClick(people.table.hand, Qt.Key.Key_Z)
    with i18n.speaking("it"):
        assert message.text() == text("show-again", card=cards.name_of("otter-ondina"), cap="Z")
    people.choose(people.table.planets, "geodonia")
    people.choose(people.table.seats_view, "seat-2")
    deal = people.table.draft.deal
    assert deal is not None
    hers = next(token for tray in deal.tokens(BO).values() for token in tray if token.kind == OWN)
    people.choose(people.table.seats_view, "seat-3")
    people.choose(people.table.deal.columns, hers.key)
    people.choose(people.table.deal.columns, f"column {CLEO}")
    with i18n.speaking("it"):
        assert message.text() == text("cannot-carry")


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_no_name_of_a_project_is_broken_within_a_word(people: People, language: str) -> None:
    """An Italian player read “Amplificator / e di ringhi” on a card of the hand."""
    with i18n.speaking(language):
        for k, seen in ((0.75, PROJECT_CARD[0]), (1.0, LEAST_PROJECT), (1.5, LEAST_PROJECT)):
            width = seen * k - 6 - 10 * k
            for card in PROJECTS:
                name = cards.project(card)
                lines, font = title_lines(name, width, DARK, k)
                assert is_whole(lines, name), (name, lines, k)
                assert max(map(QFontMetricsF(font).horizontalAdvance, lines)) <= width + 1, (name, k)
