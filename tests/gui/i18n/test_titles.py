"""Titles of cards beside each other in a sentence stand in the quotation marks of the language."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication

from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.chrononauts.texts import card_steps, reasons
from chrononauts_qt.ui.games.chrononauts.texts.events import clock_time
from chrononauts_qt.ui.games.chrononauts.texts.titles import most_real_mona_lisa, printed_with_kind, quoted
from tests.gui.catalog.sources import condensed_file, reading_file
from tests.gui.i18n.texts import TRANSLATIONS, messages

SAID = {
    "en": ("“Mona and the Dinosaur”", "“Perform a ‘Miracle’: Relic”"),
    "it": ("“Mona e il dinosauro”", "“Fare un ‘Miracolo’: Reliquia”"),
    "fr": ("«\u00a0Mona et le dinosaure\u00a0»", "«\u00a0Faire un “miracle”\u00a0: relique\u00a0»"),
}


def speak(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Let all texts be in a language."""
    path = TRANSLATIONS / f"chrononauts_qt_{language}.ts"
    said = {(one.context, one.source): one.forms[0] for one in messages(path)}
    monkeypatch.setattr(i18n, "translate", lambda context, text: said.get((context, text), text))


@pytest.mark.parametrize("language", SAID)
def test_titles_are_quoted_as_the_language_does(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    speak(monkeypatch, language)
    assert (quoted("mona-and-the-dinosaur"), quoted("miracle-biblical-relic")) == SAID[language]


@pytest.mark.parametrize(("language", "card", "printed"), [
    ("en", "fast-forward", ""),
    ("it", "fast-forward", "Nome inglese: Fast Forward"),
    ("fr", "fast-forward", "Nom anglais\u00a0: Fast Forward (Timewarp)"),
    ("fr", "t1957", "Nom anglais\u00a0: 1957: Sputnik (Linchpin)"),
    ("fr", "t1968", "Nom anglais\u00a0: 1968: King and RFK (Ripplepoint)"),
    ("fr", "sabotage", ""),
])
def test_a_printed_card_is_found_by_its_english_name_and_kind(
    monkeypatch: pytest.MonkeyPatch, language: str, card: str, printed: str
) -> None:
    speak(monkeypatch, language)
    assert printed_with_kind(card) == printed


@pytest.mark.parametrize(
    ("language", "shown"), [("en", "08:05"), ("it", "08:05"), ("fr", "08\u00a0h\u00a005")])
def test_the_time_of_day_is_written_as_the_language_does(
    monkeypatch: pytest.MonkeyPatch, language: str, shown: str
) -> None:
    speak(monkeypatch, language)
    assert clock_time(485) == shown


def test_lists_of_titles_quote_them() -> None:
    dodo = card_steps.steps("dodo")[1]
    assert (
        dodo == "Missions that ask for it: “Mona and the Dinosaur” and “Natural History”."
    )
    assert card_steps.steps("mona-lisa-real")[1] == "The Mission that asks for it: “Mona Lisa Triptych”."
    assert card_steps.steps("great-mysteries")[0].startswith("Have on your table: “")
    missing = Reason("mission-unfinished", params={"artifacts": ("MOST_REAL_MONA_LISA", "dodo")})
    assert reasons.say(missing, ()).endswith(": the most convincing Mona Lisa in play and “Dodo”.")


def test_the_best_painting_has_an_article_in_an_italian_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    speak(monkeypatch, "it")
    asked = "la Mona Lisa più convincente in gioco"
    assert card_steps.steps("mona-and-the-dinosaur")[0].startswith(f"Metti insieme sul tuo tavolo: {asked}, ")
    assert most_real_mona_lisa() == asked.removeprefix("la ")


def test_the_single_marks_have_a_glyph_in_every_face(qapp: QApplication) -> None:
    faces = [QRawFont(str(file), 14) for file in (condensed_file(500), reading_file())]
    assert all(face.supportsCharacter(ord(mark)) for face in faces for mark in "‘’")
