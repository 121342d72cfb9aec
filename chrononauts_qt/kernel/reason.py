"""Why something is refused, as a key and parameters; texts live at the edge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

_NOTHING: Mapping[str, Any] = {}


class Reason(NamedTuple):
    """A refusal.

    ``key`` names a sentence of the catalogue, ``params`` fills it (card ids, years, 0-based seats,
    numbers), ``rule`` is the id of the rule behind it, such as ``R-404``.
    """

    key: str
    rule: str = ""
    params: Mapping[str, Any] = _NOTHING

    def __str__(self) -> str:
        """Return key, parameters and rule for logs; people read the catalogue's sentence."""
        inside = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return " ".join(part for part in (self.key, inside and f"({inside})", self.rule) if part)
