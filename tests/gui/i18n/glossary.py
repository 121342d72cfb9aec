"""Reads translations/glossary.toml: the words that every language uses for the terms of the game."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import NamedTuple

from tests.gui.i18n.texts import TRANSLATIONS, Message

LANGUAGES = ("it", "fr")


class Term(NamedTuple):
    """One term in one language: where it is due, what must stand there, what may stand nowhere."""

    english: re.Pattern[str] | None
    use: tuple[re.Pattern[str], ...]
    never: tuple[re.Pattern[str], ...]


@cache
def terms(language: str) -> tuple[Term, ...]:
    """Return the terms of a language; KeyError where an entry has none for it."""
    entries = tomllib.loads((TRANSLATIONS / "glossary.toml").read_text(encoding="utf-8"))["term"]
    return tuple(
        Term(
            _word(entry["en"]) if "en" in entry else None,
            tuple(_stem(stem) for stem in entry[language].get("use", ())),
            tuple(_word(word) for word in entry[language].get("not", ())),
        )
        for entry in entries
    )


def _stem(text: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{text})", re.IGNORECASE)


def _word(text: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{text})(?!\w)", re.IGNORECASE)


def without_names(text: str) -> str:
    """Return the text without the {names} of its parameters, which are the same in every language."""
    return re.sub(r"\{\w*\}", "{}", text)


def faults(message: Message, language: str) -> list[str]:
    """Return what is wrong with the words of a translated message, a sentence for each fault."""
    source, found = without_names(message.source), []
    for form in map(without_names, message.forms):
        for term in terms(language):
            due = term.english and term.use and term.english.search(source)
            if due and not any(stem.search(form) for stem in term.use):
                wanted = " or ".join(stem.pattern for stem in term.use)
                found.append(f"“{message.source}” needs {wanted}: “{form}”")
            found += [f"“{form}” may not hold {word.pattern}" for word in term.never if word.search(form)]
    return found
