"""Marking, translating and filling texts; lists of things and years within a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from string import Formatter
from typing import Any, NamedTuple, Protocol

from chrononauts_qt.ui.catalog import i18n


class Source(NamedTuple):
    """An English text waiting for translation, with the context that its translators see."""

    context: str
    text: str


def QT_TRANSLATE_NOOP(context: str, text: str) -> Source:
    """Mark `text` for lupdate, which knows this name, and keep its context (Qt's own forgets it)."""
    return Source(context, text)


@cache
def fields(text: str) -> frozenset[str]:
    """Return the names of the parameters that `text` has a place for."""
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name)


def fill(source: Source, **params: object) -> str:
    """Translate `source` and put `params` in; TypeError unless they are exactly those it names."""
    if fields(source.text) != params.keys():
        raise TypeError(f"“{source.text}” takes {sorted(fields(source.text))}, not {sorted(params)}")
    return i18n.translate(source.context, source.text).format(**params)


Facts = Mapping[str, Any]
Words = Callable[[Facts, Sequence[str]], object]


def told(source: Source, words: Mapping[str, Words], facts: Facts, names: Sequence[str]) -> str:
    """Translate `source` and fill it from what an event or a refusal tells.

    `words` say how the fact behind a parameter is written, `names` are the players' by 0-based seat; a
    parameter without words stands as the facts have it.
    """
    return fill(source, **{
        place: words[place](facts, names) if place in words else facts[place]
        for place in fields(source.text)})


class Texts(Protocol):
    """The texts of a table: by its key each with its parameters in place."""

    def __call__(self, key: str, **params: object) -> str:
        """KeyError for an unknown key, TypeError unless `params` are exactly those the text names."""


def texts_of(table: Mapping[str, Source]) -> Texts:
    """Return what gives the texts of a table, as most modules of texts have one called `text`."""
    return lambda key, **params: fill(table[key], **params)


PRIME = "′"
_ENDS = ".!?…:"
_PRIMED = re.compile(r"(\d{4})′")

_NEXT = QT_TRANSLATE_NOOP("Lists", "{first}, {second}")
_LAST_AND = QT_TRANSLATE_NOOP("Lists", "{first} and {second}")
_LAST_OR = QT_TRANSLATE_NOOP("Lists", "{first} or {second}")
_SENTENCES = QT_TRANSLATE_NOOP("Lists", "{first} {second}")
_ENDED = QT_TRANSLATE_NOOP("Lists", "{words}.")
_SPOKEN = QT_TRANSLATE_NOOP("Lists", "{year} prime")


def altered(year: int) -> str:
    """Return the year with the sign of an altered world: 1963′."""
    return f"{year}{PRIME}"


def marked(year: int, side: str) -> str:
    """Return the year as its side is written; `side` is "true" or "prime"."""
    return altered(year) if side == "prime" else str(year)


def _join(items: Iterable[object], last: Source, between: Source = _NEXT) -> str:
    words = [str(item) for item in items]
    if len(words) < 2:
        return "".join(words)
    text = words[0]
    for word in words[1:-1]:
        text = fill(between, first=text, second=word)
    return fill(last, first=text, second=words[-1])


def listed(items: Iterable[object]) -> str:
    """Return “1865, 1912”: a bare list."""
    return _join(items, _NEXT)


def all_of(items: Iterable[object]) -> str:
    """Return “1865, 1912 and 1914”."""
    return _join(items, _LAST_AND)


def any_of(items: Iterable[object]) -> str:
    """Return “1865, 1912 or 1914”."""
    return _join(items, _LAST_OR)


def sentences(*parts: str) -> str:
    """Return whole sentences one after the other, leaving out the empty ones."""
    return _join((part for part in parts if part), _SENTENCES, _SENTENCES)


def ended(words: str) -> str:
    """Return words as a sentence: a reader rests where it ends."""
    return words if not words or words[-1] in _ENDS else fill(_ENDED, words=words)


def spoken(text: str) -> str:
    """Return `text` for a screen reader, which passes over the sign: “1963 prime” for “1963′”."""
    return _PRIMED.sub(lambda found: fill(_SPOKEN, year=found[1]), text)
