"""Marking, translating and filling texts; lists of things and years within a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from string import Formatter
from typing import Any, NamedTuple, Protocol

from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.names import Name, forms_of


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
    text = i18n.translate(source.context, source.text)
    if not _asks_for_forms(text):
        return text.format(**params)
    return text.format(**{place: _as_name(value) for place, value in params.items()})


@cache
def _asks_for_forms(text: str) -> bool:
    return any(form for _, _, form, _ in Formatter().parse(text))


PERSON = QT_TRANSLATE_NOOP("NameForms", "{name}")
_YEAR = QT_TRANSLATE_NOOP("NameForms", "{year}")


def named(source: Source, kind: Source, **params: object) -> Name:
    """Return a translated name with its forms: its own, and those of its kind (see `names`)."""
    text = i18n.translate(source.context, source.text)
    return _name(forms_of(text).alone.format(**params), kind, text, **params)


def _name(alone: str, kind: Source, own: str = "", **params: object) -> Name:
    def formed(form: str) -> str:
        kinds = i18n.translate(kind.context, kind.text)
        words = forms_of(own).say(form, alone) or forms_of(kinds).say(form, alone)
        return words.format(**params, **dict.fromkeys(fields(kind.text), alone), quoted=quoted(alone))

    return Name(alone, formed)


def _as_name(value: object) -> Name:
    """Return what has no kind as a name: a number is a year, and other words are a person."""
    if isinstance(value, Name):
        return value
    return _name(str(value), _YEAR if isinstance(value, int) else PERSON)


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
_QUOTED = QT_TRANSLATE_NOOP("Lists", "“{title}”")
_QUOTED_WITHIN = QT_TRANSLATE_NOOP("Lists", "‘{title}’")
_SENTENCES = QT_TRANSLATE_NOOP("Lists", "{first} {second}")
_ENDED = QT_TRANSLATE_NOOP("Lists", "{words}.")
_SPOKEN = QT_TRANSLATE_NOOP("Lists", "{year} prime")


def altered(year: int) -> Name:
    """Return the year with the sign of an altered world: 1963′."""
    return _name(f"{year}{PRIME}", _YEAR)


def marked(year: int, side: str) -> Name:
    """Return the year as its side is written; `side` is "true" or "prime"."""
    return altered(year) if side == "prime" else _name(str(year), _YEAR)


def quoted(title: str) -> str:
    """Return a title in quotation marks."""
    return fill(_QUOTED, title=within_quotes(title))


def within_quotes(title: str) -> str:
    """Return a title as it stands between quotation marks: its own are of the other kind."""
    outer, inner = (fill(marks, title="\n").split("\n") for marks in (_QUOTED, _QUOTED_WITHIN))
    for mark, within in zip(outer, inner, strict=True):
        title = title.replace(mark, within)
    return title


def _join(items: Iterable[object], last: Source, between: Source = _NEXT) -> str:
    words = [str(item) for item in items]
    if len(words) < 2:
        return "".join(words)
    text = words[0]
    for word in words[1:-1]:
        text = _joined(between, text, word)
    return _joined(last, text, words[-1])


def _joined(source: Source, first: str, second: str) -> str:
    forms = forms_of(i18n.translate(source.context, source.text))
    return (forms.say("", second) or forms.alone).format(first=first, second=second)


def _listing(items: Iterable[object], last: Source) -> Name:
    """Return things one after the other; in a form, each of them has it."""
    each = tuple(items)

    def formed(form: str) -> str:
        return _join((format(_as_name(item), form) for item in each), last)

    return Name(_join(each, last), formed)


def listed(items: Iterable[object]) -> Name:
    """Return “1865, 1912”: a bare list."""
    return _listing(items, _NEXT)


def all_of(items: Iterable[object]) -> Name:
    """Return “1865, 1912 and 1914”."""
    return _listing(items, _LAST_AND)


def any_of(items: Iterable[object]) -> Name:
    """Return “1865, 1912 or 1914”."""
    return _listing(items, _LAST_OR)


def sentences(*parts: str) -> str:
    """Return whole sentences one after the other, leaving out the empty ones."""
    return _join((part for part in parts if part), _SENTENCES, _SENTENCES)


def ended(words: str) -> str:
    """Return words as a sentence: a reader rests where it ends."""
    return words if not words or words[-1] in _ENDS else fill(_ENDED, words=words)


def spoken(text: str) -> str:
    """Return `text` for a screen reader, which passes over the sign: “1963 prime” for “1963′”."""
    return _PRIMED.sub(lambda found: fill(_SPOKEN, year=found[1]), text)
