"""What is worded again and again of the same facts is kept, by these and by the languages that are spoken."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache, wraps
from typing import TypeVar, TypeVarTuple

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog import i18n

_Facts = TypeVarTuple("_Facts")
_Words = TypeVar("_Words")
_Narrate = Callable[[Event, Sequence[str]], str | None]


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


def narrating(most: int) -> Callable[[_Narrate], _Narrate]:
    """Let what was last said of events be kept, of more than a game has: all are told again and again.

    The words depend on the event, the names and the languages alone.
    """

    def keeping(narrate: _Narrate) -> _Narrate:
        @worded(most)
        def kept(event: _This, names: tuple[str, ...]) -> str | None:
            return narrate(event.event, names)

        @wraps(narrate)
        def said(event: Event, names: Sequence[str]) -> str | None:
            return kept(_This(event), tuple(names))

        return said

    return keeping


class _This:
    """An event as a fact: it is the same as itself, whatever another one tells."""

    __slots__ = ("event",)

    def __init__(self, event: Event) -> None:
        self.event = event

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _This) and other.event is self.event

    def __hash__(self) -> int:
        return id(self.event)
