"""A move, and why it is a good one, as a key and parameters; the texts live at the edge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

Params = Mapping[str, str | int | tuple[str, ...] | tuple[int, ...]]
_NOTHING: Params = {}


class Advice(NamedTuple):
    """A move, and the sentence that speaks for it: its key, and what fills it."""

    action: Any
    key: str
    params: Params = _NOTHING
