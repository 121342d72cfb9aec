"""A language that nobody speaks, 40 % longer than English: what it breaks, a translation would break."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import chain

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.kit.text_block import is_whole, lines_of
from chrononauts_qt.ui.kit.theme import DARK

LONGER = 1.4


@dataclass(frozen=True, slots=True)
class Room:
    """What translators are given for a text: so many lines of a width, with letters of a size, in pixels."""

    role: str
    px: int
    width: int
    lines: int

    def holds(self, text: str) -> bool:
        """Tell whether a text keeps to this room, its words whole."""
        lines = lines_of(text, self._font(), self.width)
        return len(lines) <= self.lines and is_whole(lines, text)

    def _font(self) -> QFont:
        return DARK.font(self.role, self.px)


ROOMS = {
    "Headlines": (Room("headline", 14, 110, 3), Room("headline", 12, 93, 3)),
    "EventNotes": (Room("headline", 12, 112, 1),),
    "CardTitles": (Room("label", 13, 82, 2), Room("label", 12, 50, 4)),
}
"""Texts of pictures, whose room is what it is: a translation is written to fit (by context)."""

_AFTER = dict(zip("aeiouAEIOU", "àéìòùàéìòù", strict=True))
_KEPT = re.compile(r"\{\w*\}|%n|%\d|&(?=\w)|<[^>]*>|\s+")


@cache
def translated(context: str, text: str) -> str:
    """Return what stands for a text: one as much longer as the room that translators have allows."""
    rooms = ROOMS.get(context, ())
    factors = (1 + (LONGER - 1) * part / 8 for part in range(8, 0, -1))
    tried = (longer(text, factor) for factor in factors)
    return next((words for words in tried if all(room.holds(words) for room in rooms)), text)


def longer(text: str, factor: float = LONGER) -> str:
    """Return the text with accented vowels set in, all over it, until it is `factor` times as long.

    The places of parameters stay as they are; words become longer and no more in number, which is worse
    for narrow rooms than most translations are. What has too few vowels ends in dashes.
    """
    parts = [(part, bool(_KEPT.fullmatch(part))) for part in re.split(f"({_KEPT.pattern})", text) if part]
    letters = [[part] if kept else list(part) for part, kept in parts]
    size = sum(len(part) for part, kept in parts if not kept)
    wanted = round(size * (factor - 1))
    spots = [
        (word, place)
        for word, (part, kept) in enumerate(parts)
        if not kept
        for place, letter in enumerate(part)
        if letter in _AFTER
    ]
    for word, place in _spread(spots, wanted):
        letters[word][place] += _AFTER[letters[word][place][0]]
        wanted -= 1
    return "".join(chain.from_iterable(letters)) + "–" * (wanted if size > 1 else 0)


def _spread(spots: list[tuple[int, int]], wanted: int) -> Iterator[tuple[int, int]]:
    """Yield `wanted` of the spots, evenly; each thrice at most."""
    if spots:
        rounds, rest = divmod(min(wanted, 3 * len(spots)), len(spots))
        yield from spots * rounds
        yield from (spots[number * len(spots) // rest] for number in range(rest))


class Longer(QTranslator):
    """Answers every text with a longer one; counted texts take their plural."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """Return the longer text."""
        return translated(context, source.replace("(s)", "s").replace("(es)", "es") if n >= 0 else source)

    def isEmpty(self) -> bool:
        """Tell Qt to ask."""
        return False


@contextmanager
def spoken(app: QApplication, language: str) -> Iterator[None]:
    """Let whatever language the settings ask for be this one: "longer", or a built one."""
    added, install = Longer(app), i18n.install

    def speak(app: QCoreApplication, _: str = i18n.SOURCE_LANGUAGE) -> bool:
        if language != "longer":
            return install(app, language)
        app.removeTranslator(added)
        return install(app) | app.installTranslator(added)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(i18n, "install", speak)
        try:
            yield
        finally:
            app.removeTranslator(added)
            added.setParent(None)
            install(app)
