"""The translations use the binding words of the game, and the rulebook does too."""

from __future__ import annotations

import pytest

from tests.gui.i18n.glossary import LANGUAGES, faults, terms
from tests.gui.i18n.texts import TRANSLATIONS, Message, messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_uses_the_words_of_the_glossary(language: str) -> None:
    found = messages(TRANSLATIONS / f"chrononauts_qt_{language}.ts")
    assert found
    assert [fault for message in found for fault in faults(message, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_the_glossary_asks_for_or_forbids_something(language: str) -> None:
    assert all(term.use or term.never for term in terms(language))
    assert all(term.english for term in terms(language) if term.use)


def _message(source: str, translation: str) -> Message:
    return Message("Log", source, "", False, (translation,), True)


@pytest.mark.parametrize(("language", "source", "right", "wrong"), [
    ("it", "{name} plays a Patch.", "{name} gioca una Patch.", "{name} gioca una toppa."),
    ("it", "{year} is a Linchpin.", "{year} è un Linchpin.", "{year} è un evento."),
    ("it", "The draw pile is empty.", "La pila di pesca è vuota.", "Il mazzo di pesca è vuoto."),
    ("fr", "{year} is a Linchpin.", "{year} est un événement modifiable.", "{year} est un Linchpin."),
    ("fr", "{name} claims victory.", "{name} revendique la victoire.", "{name} réclame la victoire."),
])
def test_a_wrong_word_is_noticed(language: str, source: str, right: str, wrong: str) -> None:
    assert faults(_message(source, right), language) == []
    assert faults(_message(source, wrong), language)


def test_the_name_of_a_parameter_is_not_a_word() -> None:
    assert faults(_message("{patch} is here.", "{patch} est là."), "fr") == []
