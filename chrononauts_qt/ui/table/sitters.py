"""Who sits at a table that is laid anew: people, and bots with names of our own."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import zip_longest
from typing import NamedTuple

from chrononauts_qt.session.settings import RANKS

GENTLE = RANKS[0]
"""What a seat is played by that nobody has chosen anything for."""

BOT_NAMES = ("Tamsel", "Orvik", "Nelloc", "Brindo", "Kesmi", "Ludrel")
"""Names by seat that nobody has, in no language and of no sex."""


class Sitter(NamedTuple):
    """Who sits in a seat; ``rank`` is "" for a person, ``language`` "" for that of the program."""

    name: str = ""
    language: str = ""
    rank: str = ""


NEWCOMERS = (Sitter(), *(Sitter(name, rank=GENTLE) for name in BOT_NAMES[1:4]))
"""Who sits at the first table of all: one person, who has yet to write a name, and three gentle bots."""


def sitters_of(
    names: Sequence[str], languages: Sequence[str] = (), ranks: Sequence[str] = ()
) -> tuple[Sitter, ...]:
    """Return by seat who sits there; too few languages are that of the program, too few ranks people."""
    seats = len(names)
    told = zip_longest(names, languages[:seats], ranks[:seats], fillvalue="")
    return tuple(Sitter(*one) for one in told)


def free_name(seat: int, taken: Collection[str]) -> str:
    """Return a bot's name for a 0-based seat, or the next one that nobody at the table has."""
    used = {name.casefold() for name in taken}
    names = (*BOT_NAMES[seat:], *BOT_NAMES[:seat])
    return next((name for name in names if name.casefold() not in used), names[0])
