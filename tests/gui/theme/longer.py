"""A language that nobody speaks, 40 % longer than English: what it breaks, a translation would break."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui import i18n

LONGER = 1.4
_AFTER = dict(zip("aeiouAEIOU", "àéìòùàéìòù", strict=True))
_KEPT = re.compile(r"\{\w*\}|%n|%\d|&(?=\w)|<[^>]*>|\s+")


def longer(text: str) -> str:
    """Return the text with accented vowels set in, all over it, until it is 40 % longer.

    The places of parameters stay as they are; words become longer and no more in number, which is worse
    for narrow rooms than most translations are. What has too few vowels ends in dashes.
    """
    parts = [(part, bool(_KEPT.fullmatch(part))) for part in re.split(f"({_KEPT.pattern})", text) if part]
    letters = [[part] if kept else list(part) for part, kept in parts]
    size = sum(len(part) for part, kept in parts if not kept)
    wanted = round(size * (LONGER - 1))
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
        return longer(source.replace("(s)", "s").replace("(es)", "es") if n >= 0 else source)

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
        yield
    app.removeTranslator(added)
    added.setParent(None)
    install(app)
