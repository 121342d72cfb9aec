"""A name within a sentence: what becomes of it there, each language says itself.

A translation asks for a form by a word of its own language, as in “Gioca {card:il} {target:su}”. The forms
are lines of the translations, too, below the first line of their text:

    {year}
    il = il {year}
    su = sul {year}

So stands each kind of name in the context "NameForms". A name that differs from its kind has such lines below
its own translation. Letters in brackets are those that the name has to begin with, accents apart:
“a (a) = ad {name}”. Whoever asks for a form with a capital gets one: “{patch:Il} non regge più.” A form that
a name lacks is the name alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import NamedTuple
from unicodedata import normalize

_LINE = re.compile(r"(?P<form>\w*) ?(?:\((?P<letters>\w+)\) )?= ?(?P<words>.*)")


class _Line(NamedTuple):
    form: str
    letters: str
    words: str


class Forms(NamedTuple):
    """What a text of the catalogue says without a form, and its lines with forms."""

    alone: str
    lines: tuple[_Line, ...]

    def say(self, form: str, beside: str = "") -> str:
        """Return the words of a form for what begins as `beside` does; "" if there is no such line."""
        letter = _first_letter(beside)
        fitting = [line for line in self.lines if line.form == form and letter in (line.letters or letter)]
        return max(fitting, key=lambda line: bool(line.letters)).words if fitting else ""


@cache
def forms_of(text: str) -> Forms:
    """Return a text without its lines with forms, and these; a text may have several lines without any."""
    said, *rest = text.split("\n")
    found = [one for one in map(_LINE.fullmatch, rest) if one]
    if not found or len(found) < len(rest):
        return Forms(text, ())
    return Forms(said, tuple(_Line(one["form"], one["letters"] or "", one["words"]) for one in found))


def _first_letter(words: str) -> str:
    return normalize("NFD", next(filter(str.isalnum, words), "")).casefold()[:1]


class Name(str):
    """The words for something, alone; formatted with a form of a language, as that form has them."""

    _formed: Callable[[str], str]

    def __new__(cls, alone: str, formed: Callable[[str], str]) -> Name:
        """Return a name; `formed` returns it in a form, "" if it has no such form."""
        self = super().__new__(cls, alone)
        self._formed = formed
        return self

    def __format__(self, form: str) -> str:
        words = (form and self._formed(form[0].lower() + form[1:])) or str(self)
        return words[:1].upper() + words[1:] if form[:1].isupper() else words
