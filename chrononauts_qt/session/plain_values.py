"""Values as a JSON file holds them: each is checked alone, and spares the others where it is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Readers = Mapping[str, Callable[[Any], Any]]
"""By name what makes a value of what stands in the file; ValueError or TypeError if it cannot."""


def read(data: Mapping[str, Any], readers: Readers) -> dict[str, Any]:
    """Return the values of `data` that their readers understand; whatever is missing stays away."""
    found = {}
    for name, reader in readers.items():
        if name in data:
            try:
                found[name] = reader(data[name])
            except (TypeError, ValueError, OverflowError):
                continue
    return found


def text(value: Any) -> str:
    """Return a text, without the halves of letters that nothing could show."""
    if not isinstance(value, str):
        raise TypeError("not a text")
    return value.encode("utf-8", "ignore").decode()


def texts(value: Any) -> tuple[str, ...]:
    """Return several texts."""
    if not isinstance(value, list):
        raise TypeError("not a list of texts")
    return tuple(text(one) for one in value)


def yes_or_no(value: Any) -> bool:
    """Return whether something is so."""
    if not isinstance(value, bool):
        raise TypeError("not true or false")
    return value


def number(value: Any) -> float:
    """Return a number that is not out of all bounds."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError("not a number")
    found = float(value)
    if not -1e6 < found < 1e6:  # neither infinite nor “not a number”
        raise ValueError("out of all bounds")
    return found


def one_of(*choices: str) -> Callable[[Any], str]:
    """Return what reads one of these texts."""

    def reader(value: Any) -> str:
        if value not in choices:
            raise ValueError(f"not one of {choices}")
        return str(value)

    return reader


def within(least: float, most: float) -> Callable[[Any], float]:
    """Return what reads a number, and takes the nearest one within these bounds."""
    return lambda value: min(most, max(least, number(value)))


def part(value: Any) -> dict[str, Any]:
    """Return by name the texts, numbers, yes, no and nothing of an object; all else stays away."""
    if not isinstance(value, dict):
        raise TypeError("not an object")
    return read(value, dict.fromkeys(value, _plain))


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return text(value)
    number(value)
    return value
