"""Finds words in the rulebook, whatever their case and accents; rules by id, cards by English name too."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from chrononauts_qt.ui.rulebook.book import Block, Book

MOST = 80
"""So many results are listed; whoever gets more should ask for more."""

EXCERPT = 120
"""Characters of the words around what was found."""

_SIGNS = str.maketrans({"’": "'", "‘": "'", "′": "'", "“": '"', "”": '"', "–": "-", "\u00a0": " ",
                        "œ": "oe", "æ": "ae", "ß": "ss"})  # fmt: skip
_RULE = re.compile(r"([ra])[- ]?(\d{1,4})")


@dataclass(frozen=True, slots=True)
class Found:
    """A block that holds what was asked for, with the words around it; ``marks`` are places in them."""

    block: Block
    excerpt: str
    marks: tuple[tuple[int, int], ...]


def folded(words: str) -> str:
    """Return words without case and accents, for comparing. The length may change with œ, æ and ß."""
    plain = unicodedata.normalize("NFKD", words.lower().translate(_SIGNS))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


class Index:
    """The blocks of a book with all they can be found by. `names` are the printed names by card id."""

    def __init__(self, book: Book, names: Mapping[str, str]) -> None:
        self._retold = book.outline.retold
        self._rows = [(block, folded(block.text), self._hidden(block, names)) for block in book.blocks]

    @staticmethod
    def _hidden(block: Block, names: Mapping[str, str]) -> str:
        """Return what a block is found by and does not say itself: other words, English names, rule ids."""
        cards = (link.removeprefix("card:") for link in block.links if link.startswith("card:"))
        return folded(" ".join([*(names.get(card, "") for card in cards), *block.rules, block.also]))

    def search(self, asked: str) -> tuple[Found, ...]:
        """Return the blocks that hold all words asked for: the best first, equal ones in reading order.

        A rule id finds the blocks that state it, first the one it leads to.
        """
        whole = folded(asked).strip()
        words = whole.split()
        if not words:
            return ()
        rule = _RULE.fullmatch(whole)
        if rule is not None:
            return self._carrying(f"{rule[1].upper()}-{int(rule[2]):02d}")
        found: list[tuple[int, Found]] = []
        for block, own, hidden in self._rows:
            everything = f"{own} {hidden}"
            if all(word in everything for word in words):
                found.append((_rank(block, own, hidden, whole, words), _found(block, words)))
        found.sort(key=lambda pair: pair[0])
        return tuple(result for _, result in found[:MOST])

    def _carrying(self, rule: str) -> tuple[Found, ...]:
        blocks = [block for block, _, _ in self._rows if rule in block.rules]
        blocks.sort(key=lambda block: block.section in self._retold)
        return tuple(_found(block, ()) for block in blocks)


def _rank(block: Block, own: str, hidden: str, whole: str, words: list[str]) -> int:
    """Return how well a block answers, 0 the best: headings and phrases before words that stand apart."""
    begins = all(re.search(rf"\b{re.escape(word)}", f"{own} {hidden}") for word in words)
    if block.kind in ("h1", "h2") and (whole in own or whole in hidden):
        return 0 if begins else 1
    if whole in own or whole in hidden:
        return 1 if begins else 3
    return 2 if begins else 4


def _found(block: Block, words: list[str] | tuple[str, ...]) -> Found:
    """Return a result with some words of the block around the first one found."""
    text = block.text
    places = sorted(place for word in words for place in _places(text, word))
    first = places[0][0] if places else 0
    start = 0
    if len(text) > EXCERPT and first > EXCERPT // 3:
        start = text.rfind(" ", 0, first - EXCERPT // 4) + 1
    end = len(text) if len(text) - start <= EXCERPT else text.rfind(" ", start, start + EXCERPT)
    end = end if end > start else len(text)
    head, tail = "…" if start else "", "…" if end < len(text) else ""
    shift = len(head) - start
    marks = tuple((a + shift, b + shift) for a, b in places if a >= start and b <= end)
    return Found(block, f"{head}{text[start:end]}{tail}", marks)


def _places(text: str, word: str) -> list[tuple[int, int]]:
    """Return where a folded word stands in a text, in the text's own characters."""
    owner: list[int] = []
    plain = ""
    for place, sign in enumerate(text):
        part = folded(sign)
        plain += part
        owner += [place] * len(part)
    return [(owner[m.start()], owner[m.end() - 1] + 1) for m in re.finditer(re.escape(word), plain)]
