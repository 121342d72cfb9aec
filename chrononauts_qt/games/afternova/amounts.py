"""Fragments and skill icons, counted: small tuples in the order in which they are always listed."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add, ge, sub
from typing import NamedTuple, TypeVar


class Fragments(NamedTuple):
    """So many Fragments of each colour (AN-102)."""

    purple: int = 0
    green: int = 0
    orange: int = 0
    black: int = 0
    white: int = 0


class Skills(NamedTuple):
    """So many icons of each skill (AN-103)."""

    piloting: int = 0
    engineering: int = 0
    security: int = 0
    extraction: int = 0


COLOURS = Fragments._fields
SKILLS = Skills._fields
NO_FRAGMENTS = Fragments()
NO_SKILLS = Skills()

Amount = TypeVar("Amount", Fragments, Skills)

_made = tuple.__new__  # the constructor that a NamedTuple writes in Python takes twice as long


def plus(one: Amount, other: Amount) -> Amount:
    """Return both together."""
    return _made(type(one), map(add, one, other))


def minus(one: Amount, other: Amount) -> Amount:
    """Return what is left; negative where there was too little."""
    return _made(type(one), map(sub, one, other))


def lacking(wanted: Amount, there: Amount) -> Amount:
    """Return how much of what is wanted is not there."""
    both = zip(wanted, there, strict=True)
    return _made(type(wanted), [want - have if want > have else 0 for want, have in both])


def covers(there: Amount, wanted: Amount) -> bool:
    """Tell whether there is at least as much as is wanted, of each."""
    return all(map(ge, there, wanted))


def total(amounts: Iterable[Amount], none: Amount) -> Amount:
    """Return all of them together."""
    for amount in amounts:
        none = plus(none, amount)
    return none


def words(amount: Fragments | Skills) -> tuple[str, ...]:
    """Return one id for each, in order: “purple purple white”."""
    return tuple(name for name, count in zip(amount._fields, amount, strict=True) for _ in range(count))


def first(amount: Fragments | Skills) -> str:
    """Return the id of the first one there is."""
    return words(amount)[0]


def fragments(ids: Iterable[str]) -> Fragments:
    """Return the count of colours; ValueError for a word that is none."""
    listed = list(ids)
    if not set(listed) <= set(COLOURS):
        raise ValueError(next(word for word in listed if word not in COLOURS))
    return Fragments._make(listed.count(colour) for colour in COLOURS)


def skills(ids: Iterable[str]) -> Skills:
    """Return the count of skills; ValueError for a word that is none."""
    listed = list(ids)
    if not set(listed) <= set(SKILLS):
        raise ValueError(next(word for word in listed if word not in SKILLS))
    return Skills._make(listed.count(skill) for skill in SKILLS)
