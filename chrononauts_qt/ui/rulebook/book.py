"""Reads the pages of the rulebook: sections, their blocks, and the block that a link or a rule leads to.

Nothing here knows Qt. A page that cannot be read is shown in English; without an English one there is no
book.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from chrononauts_qt.kernel.errors import GameError

ENGLISH = "en"
_SPACE = re.compile(r"[ \n\t\r]+")
_PARAGRAPHS = frozenset({"h1", "h2", "p"})
_INLINE = frozenset({"a", "b", "i"})


class DamagedRulebook(GameError):
    """A page of the book is missing or cannot be read; ``file`` is its name."""

    def __init__(self, file: str, reason: str) -> None:
        super().__init__(f"the page {file} of the rulebook cannot be read: {reason}")
        self.file = file


@dataclass(frozen=True, slots=True)
class Outline:
    """What a book has in every language.

    ``files`` are its pages in reading order; what follows the number is the id of the section. ``retold`` are
    the sections that retell or show what others state: no rule leads there. ``example`` is the one that is
    read beside a board, ``signs`` the one that shows what stands on the screen: there F1 leads at a table if
    it asks about nothing in particular. Both are "" where there is none.
    """

    files: tuple[str, ...]
    retold: frozenset[str] = frozenset()
    example: str = ""
    signs: str = ""


@dataclass(frozen=True, slots=True)
class Run:
    """Words that look alike; ``href`` is where a link leads, or empty. A `picture` has no words."""

    text: str
    bold: bool = False
    italic: bool = False
    href: str = ""
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Block:
    """What is read as one piece: a heading, a paragraph, an item of a list, a row of a table, a picture.

    ``number`` counts through the whole book and is the same in every language. ``kind`` is h1, h2, p, ol,
    ul, head, row or picture; only rows and heads have more than one cell. ``group`` tells the lists and
    tables of a section apart. ``step`` counts the steps of the example, -1 elsewhere; ``picture`` is what
    is drawn ("card:t1963"). ``keys_of`` are the games at whose tables a row tells what a key does, ``also``
    what else a reader may ask for who means this block: words of other rulebooks and of the printed cards.
    """

    number: int
    section: str
    kind: str
    cells: tuple[tuple[Run, ...], ...]
    rules: tuple[str, ...] = ()
    step: int = -1
    group: int = 0
    picture: str = ""
    keys_of: tuple[str, ...] = ()
    also: str = ""

    @property
    def text(self) -> str:
        """All its words; of a picture what is told instead of it."""
        return " ".join("".join(run.text for run in cell).strip() for cell in self.cells)

    @property
    def links(self) -> tuple[str, ...]:
        """Where its links and its picture lead."""
        found = (run.href for cell in self.cells for run in cell)
        return tuple(href for href in (*found, self.picture) if href)


@dataclass(frozen=True, slots=True)
class Section:
    """A page of the book."""

    id: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Book:
    """The sections in reading order; ``in_english`` are the files that a language's own could not serve."""

    language: str
    outline: Outline
    sections: tuple[Section, ...]
    in_english: tuple[str, ...] = ()

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """Every block of the book; its place here is its number."""
        return tuple(block for section in self.sections for block in section.blocks)

    def section(self, name: str) -> Section:
        """Return the section with this id; KeyError if there is none."""
        return self._by_id[name]

    def find(self, topic: str) -> Block | None:
        """Return the block that is about a topic: "rule:R-416", "card:memo" or "section:jfk".

        A card has a block of its own if a table tells of it.
        """
        kind, _, name = topic.partition(":")
        if kind == "section":
            return self._by_id[name].blocks[0] if name in self._by_id else None
        return {"rule": self._by_rule, "card": self._by_card}.get(kind, {}).get(name)

    @cached_property
    def _by_id(self) -> dict[str, Section]:
        return {section.id: section for section in self.sections}

    @cached_property
    def _by_rule(self) -> dict[str, Block]:
        found: dict[str, Block] = {}
        for block in self._stating:
            for rule in block.rules:
                found.setdefault(rule, block)
        return found

    @cached_property
    def _by_card(self) -> dict[str, Block]:
        found: dict[str, Block] = {}
        for block in self._stating:
            for link in block.links if block.kind == "row" else ():
                if link.startswith("card:"):
                    found.setdefault(link.removeprefix("card:"), block)
        return found

    @property
    def _stating(self) -> Iterator[Block]:
        return (block for block in self.blocks if block.section not in self.outline.retold)


def load(folder: Path, language: str, outline: Outline) -> Book:
    """Return a book in a language: `folder` holds one folder for each.

    What a language lacks or has damaged is in English; raises DamagedRulebook where that cannot be read
    either.
    """
    has_own = (folder / language).is_dir()
    sections: list[Section] = []
    replaced: list[str] = []
    count = 0
    for name in outline.files:
        try:
            page = read_page(folder / (language if has_own else ENGLISH) / f"{name}.html")
        except DamagedRulebook:
            if not has_own or language == ENGLISH:
                raise
            replaced.append(f"{language}/{name}.html")
            page = read_page(folder / ENGLISH / f"{name}.html")
        blocks = tuple(replace(block, number=count + place) for place, block in enumerate(page.blocks))
        count += len(blocks)
        sections.append(replace(page, blocks=blocks))
    return Book(language if has_own else ENGLISH, outline, tuple(sections), tuple(replaced))


def read_page(path: Path) -> Section:
    """Return one page, its blocks counted from 0; raises DamagedRulebook."""
    file = f"{path.parent.name}/{path.name}"
    try:
        root = ElementTree.fromstring(path.read_bytes())
        blocks = tuple(_blocks(root))
    except (OSError, ElementTree.ParseError, ValueError) as error:
        raise DamagedRulebook(file, str(error)) from error
    if root.tag != "section" or root.get("id") != path.stem[3:] or not blocks or blocks[0].kind != "h1":
        raise DamagedRulebook(file, "it is not the section it should be")
    return Section(path.stem[3:], blocks[0].text, blocks)


def _blocks(root: Element) -> Iterator[Block]:
    section, number = root.get("id", ""), 0
    for group, element in enumerate(root):
        for kind, part in _parts(element):
            image = part.find("img") if kind == "p" else None
            cells = part if kind in ("head", "row") else (part,)
            yield Block(
                number,
                section,
                "picture" if image is not None else kind,
                tuple(tuple(_runs(cell)) for cell in cells) if image is None else _alt(image),
                tuple(part.get("data-rules", "").split()),
                int(part.get("data-step", -1)),
                group,
                "" if image is None else image.get("src", ""),
                tuple(part.get("data-keys", element.get("data-keys", "")).split()),
                _plain(part.get("data-also")),
            )
            number += 1


def _parts(element: Element) -> Iterator[tuple[str, Element]]:
    """Yield what stands for itself within a child of a section, and its kind; ValueError for the unknown."""
    if element.tag in _PARAGRAPHS:
        yield element.tag, element
    elif element.tag in ("ol", "ul"):
        yield from ((element.tag, item) for item in element)
    elif element.tag == "table":
        yield from (("head" if row.find("th") is not None else "row", row) for row in element)
    else:
        raise ValueError(f"{element.tag} has no place on a page")


def _alt(image: Element) -> tuple[tuple[Run, ...], ...]:
    return ((Run(image.get("alt", "")),),)


def _runs(cell: Element) -> Iterator[Run]:
    """Yield the words of a paragraph; only its own first and last spaces are no words."""
    runs = [run for run in _inside(cell, Run("")) if run.text or run.picture]
    for place, run in enumerate(runs):
        words = run.text.lstrip(" ") if place == 0 else run.text
        yield replace(run, text=words.rstrip(" ") if place == len(runs) - 1 else words)


def _inside(element: Element, style: Run) -> Iterator[Run]:
    yield replace(style, text=_plain(element.text))
    for child in element:
        if child.tag == "img":
            yield Run("", picture=child.get("src", ""))
            yield replace(style, text=_plain(child.tail))
            continue
        if child.tag not in _INLINE:
            raise ValueError(f"{child.tag} has no place within a line")
        yield from _inside(
            child,
            Run(
                "",
                style.bold or child.tag == "b",
                style.italic or child.tag == "i",
                child.get("href", "") if child.tag == "a" else style.href,
            ),
        )
        yield replace(style, text=_plain(child.tail))


def _plain(words: str | None) -> str:
    """Return words with each stretch of ordinary white space as one space; no-break spaces stay."""
    return _SPACE.sub(" ", words or "")
