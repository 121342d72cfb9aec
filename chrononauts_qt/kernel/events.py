"""What happened, with who may know what of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

_NOTHING: Mapping[Any, Any] = {}


class Event(NamedTuple):
    """One thing that happened.

    ``name`` is a past participle (``CardDrawn``), ``data`` what everybody sees (ids, years, 0-based
    seats, numbers), ``private`` further data by the seat that alone may see it.
    """

    name: str
    data: Mapping[str, Any] = _NOTHING
    private: Mapping[int, Mapping[str, Any]] = _NOTHING

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as `seat` sees it (None: as the whole table sees it)."""
        if not self.private:
            return self
        own = self.private.get(seat) if seat is not None else None
        return Event(self.name, {**self.data, **own} if own else self.data)


class Chance(NamedTuple):
    """A random result: what was asked for and what came, as the journal's ``chance`` line says it."""

    kind: str
    result: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((self.kind, *self.result))
