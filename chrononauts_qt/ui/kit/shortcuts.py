"""What keys do, in words."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from chrononauts_qt.ui.kit.keyboard import written


class Part(NamedTuple):
    """A piece of what is said of keys: what is printed on a key, or words between keys.

    `usual` is the name of a key that can be changed, in its `place` (`own_keys`).
    """

    text: str
    is_cap: bool = True
    usual: str = ""
    place: str = ""


class Shortcut(NamedTuple):
    """Keys, and what they do, in words."""

    keys: tuple[Part, ...]
    does: str

    @property
    def said(self) -> str:
        """The keys in words: those that are printed side by side have a comma between them."""
        words = ""
        for part in self.keys:
            words += ", " + part.text if words and part.is_cap and words[-1] != " " else part.text
        return words.strip()


def pressed(does: str, *keys: str | Qt.Key | QKeySequence) -> Shortcut:
    """Return what keys do, each written as this system writes it."""
    return Shortcut(tuple(Part(written(key)) for key in keys), does)
