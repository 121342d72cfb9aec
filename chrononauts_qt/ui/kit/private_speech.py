"""Whether others hear what a screen reader says of private things (3.8).

Where several people share a screen, a voice reaches all of them. What only one of them sees is then called
private and no more, until somebody has said that headphones are worn: for this session, kept in no file,
because next time other people may sit here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from chrononauts_qt.ui.catalog.wording import spoken

_worn = False
_among_others = False


def wear(on: bool) -> None:
    """Take or end the word of the people here that headphones are worn."""
    global _worn
    _worn = on


def are_worn() -> bool:
    """Tell whether somebody has said in this session that headphones are worn."""
    return _worn


@contextmanager
def among(others: bool) -> Iterator[None]:
    """Within the block all that is said is for one seat; `others` tells whether more people are there."""
    global _among_others
    before, _among_others = _among_others, others
    try:
        yield
    finally:
        _among_others = before


def is_overheard() -> bool:
    """Tell whether what is said now would reach people whom it is not for."""
    return _among_others and not _worn


def said(words: str, instead: str = "") -> str:
    """Return what a screen reader may say: the words, or `instead` where they would be overheard."""
    return spoken(instead if words and is_overheard() else words)
