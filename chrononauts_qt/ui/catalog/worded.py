"""What is worded again and again of the same facts is kept, by these and by the languages that are spoken."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from typing import TypeVar, TypeVarTuple

from chrononauts_qt.ui.catalog import i18n

_Facts = TypeVarTuple("_Facts")
_Words = TypeVar("_Words")


def worded(most: int) -> Callable[[Callable[[*_Facts], _Words]], Callable[[*_Facts], _Words]]:
    """Let the last answers of a function be kept that words facts, so many of them.

    Facts are values, and no text depends on anything else; nobody changes what is answered.
    """

    def keeping(word: Callable[[*_Facts], _Words]) -> Callable[[*_Facts], _Words]:
        @lru_cache(most)
        def kept(voice: Hashable, *facts: *_Facts) -> _Words:
            return word(*facts)

        @wraps(word)
        def said(*facts: *_Facts) -> _Words:
            return kept(i18n.voice(), *facts)

        return said

    return keeping
