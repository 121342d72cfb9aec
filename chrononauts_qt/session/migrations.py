"""How journals of earlier versions are read: each version's lines in the words of the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from chrononauts_qt.session.journal_lines import MAGIC, VERSION


def _from_1(line: str) -> str:
    """Version 2 brought the notes ``hint`` and ``name``; all else is said in the same words."""
    return line


def _from_2(line: str) -> str:
    """Version 3 brought stamps and the notes ``wish`` and ``pause``; all else is said in the same words."""
    return line


UPGRADES: Mapping[int, Callable[[str], str]] = {1: _from_1, 2: _from_2}
"""By version, what one of its lines is in the next: line for line, so that numbers stay those of the file."""


def upgraded(line: str, version: int) -> str:
    """Return a line of a version as this one writes it."""
    if line == f"{MAGIC} {version}":
        return f"{MAGIC} {VERSION}"
    for known in range(version, VERSION):
        line = UPGRADES[known](line)
    return line
