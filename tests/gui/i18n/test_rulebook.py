"""The rulebook of the program: well formed, complete, and the same in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from chrononauts_qt.games.chrononauts.cards import BY_ID, PLAY_INDEX
from chrononauts_qt.games.chrononauts.timeline import (
    FITS,
    LINCHPIN_BIT,
    LINCHPINS,
    RIPPLE_BIT,
    RIPPLEPOINTS,
    open_paradoxes,
)
from chrononauts_qt.ui.games.chrononauts.rulebook.signs import MARKS, TILES
from chrononauts_qt.ui.kit.signs import SIGNS
from tests.each import each
from tests.rules_coverage import ROOT, read_rulebook

BOOK = ROOT / "resources" / "rulebook" / "chrononauts"
DOC = ROOT / "docs" / "rulebook.md"
NAMES = [
    "01-summary",
    "02-quick-start",
    "03-overview",
    "04-three-ways",
    "05-timeline",
    "06-jfk",
    "07-cards",
    "08-starting",
    "09-turns",
    "10-winning",
    "11-losing",
    "12-anomalies",
    "13-clarifications",
    "14-artifaxx",
    "15-solonauts",
    "16-debate",
    "17-table",
    "18-signs",
]
IDS = [name[3:] for name in NAMES]
LANGUAGES = sorted(folder.name for folder in BOOK.iterdir() if folder.is_dir())
PAGES = [BOOK / language / f"{name}.html" for language in LANGUAGES for name in NAMES]

RETOLD = {"summary", "quick-start", "overview", "jfk", "signs"}
"""Sections that retell or show rules which another section states."""
SETTLED = "table"
"""The section that alone tells how A-01 to A-38 are settled."""

INLINE = {"b", "i", "a"}
CHILDREN = {
    "section": {"h1", "h2", "p", "ol", "ul", "table"},
    "ol": {"li"},
    "ul": {"li"},
    "table": {"tr"},
    "tr": {"th", "td"},
    "p": INLINE,
    "li": INLINE,
    "td": INLINE | {"img"},
    "img": set[str](),
    "b": {"i", "a"},
    "i": {"a"},
    "h1": set[str](),
    "h2": set[str](),
    "th": set[str](),
    "a": set[str](),
}
ATTRIBUTES = {
    "section": {"id"},
    "h1": {"data-also"},
    "h2": {"data-also"},
    "p": {"data-rules", "data-step", "data-also"},
    "li": {"data-rules", "data-also"},
    "tr": {"data-rules", "data-keys", "data-also"},
    "table": {"data-keys"},
    "a": {"href"},
    "img": {"src"},
}
NO_TEXT = {"section", "ol", "ul", "table", "tr"}
PICTURE = {"class": "picture"}
PUNCTUATION = set(" \n.,;:!?()+-’“”–…½×′")
OWN_PUNCTUATION = {"fr": set("«»\u00a0")}


class Block(NamedTuple):
    """What must be the same in every language of a block: what it is, what it is about, where it leads."""

    tag: str
    rules: str
    step: str
    pictures: tuple[str, ...]
    links: tuple[str, ...]


@cache
def page(path: Path) -> Element:
    """Return the root of a page; ParseError if it is not well formed."""
    return ElementTree.parse(path).getroot()


def pages(language: str) -> dict[str, Element]:
    return {name[3:]: page(BOOK / language / f"{name}.html") for name in NAMES}


def blocks(root: Element) -> list[Block]:
    """Return the blocks of a page in reading order; the order of links inside one is the translator's."""
    return [
        Block(
            element.tag,
            element.get("data-rules", ""),
            element.get("data-step", ""),
            tuple(picture.get("src", "") for picture in element.iter("img")),
            tuple(sorted(link.get("href", "") for link in element.iter("a"))),
        )
        for element in root.iter()
        if element.tag not in INLINE
    ]


def cited(root: Element) -> set[str]:
    """Return the rules that the blocks of a page carry."""
    return {rule for element in root.iter() for rule in element.get("data-rules", "").split()}


@cache
def known() -> tuple[set[str], set[str]]:
    """Return the ids of all rules of sections 1 to 11, and of all resolutions."""
    book = read_rulebook(ROOT / "docs" / "rules.md")
    rules = {rule for section in book.sections for rule in section.rules}
    return rules, {rule for rule in book.known if rule.startswith("A-")}


def misplaced(element: Element) -> Iterator[str]:
    """Say what an element holds that the format has no place for."""
    if element.tag == "p" and element.get("class"):
        if element.attrib != PICTURE or [child.tag for child in element] != ["img"] or text_of(element):
            yield "a picture stands alone in its paragraph"
        elif element[0].attrib.keys() != {"src", "alt"} or not element[0].get("alt"):
            yield "a picture has src and alt"
        return
    if extra := element.attrib.keys() - ATTRIBUTES.get(element.tag, set()):
        yield f"{element.tag} with {sorted(extra)}"
    if (
        element.tag in NO_TEXT
        and (element.text or "").strip() + "".join(c.tail or "" for c in element).strip()
    ):
        yield f"text right inside {element.tag}"
    is_drawn = element.tag == "img" or element.find("img") is not None
    if element.tag not in NO_TEXT and not is_drawn and not text_of(element):
        yield f"an empty {element.tag}"
    for child in element:
        if child.tag not in CHILDREN[element.tag]:
            yield f"{child.tag} inside {element.tag}"
        else:
            yield from misplaced(child)


def text_of(element: Element) -> str:
    return "".join(element.itertext()).strip()


def leads_nowhere(target: str) -> bool:
    """Tell whether a link or picture names something that does not exist."""
    kind, _, name = target.partition(":")
    rules, resolutions = known()
    return name not in {
        "rule": rules | resolutions,
        "card": set(BY_ID),
        "section": set(IDS),
    }.get(kind, set())


def no_picture(source: str) -> bool:
    kind, _, name = source.partition(":")
    drawn = {"card": set(BY_ID), "symbol": set(map(str, LINCHPINS)), "tile": set(TILES)}
    signs = {"badge": set(SIGNS), "sign": set(SIGNS), "mark": set(MARKS), "lamp": {"met", "open"}}
    return name not in {**drawn, **signs, "threat": {"10"}}.get(kind, set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_section_and_nothing_else(language: str) -> None:
    assert sorted(path.name for path in (BOOK / language).iterdir()) == [f"{name}.html" for name in NAMES]


def test_a_page_holds_only_what_the_format_allows() -> None:
    for check in each(PAGES):
        with check as path:
            root = page(path)
            assert (root.tag, root.get("id")) == ("section", path.stem[3:])
            assert [child.tag for child in root].index("h1") == 0
            assert len(root.findall("h1")) == 1
            assert list(misplaced(root)) == []


def test_links_and_pictures_lead_somewhere() -> None:
    for check in each(PAGES):
        with check as path:
            root = page(path)
            assert [href for link in root.iter("a") if leads_nowhere(href := link.get("href", ""))] == []
            assert [source for image in root.iter("img") if no_picture(source := image.get("src", ""))] == []


def test_every_sign_is_one_that_the_fonts_have() -> None:
    for check in each(PAGES):
        with check as path:
            root = page(path)
            texts = "".join([*root.itertext(), *(image.get("alt", "") for image in root.iter("img"))])
            allowed = PUNCTUATION | OWN_PUNCTUATION.get(path.parent.name, set())
            assert {sign for sign in texts if not sign.isalnum()} - allowed == set()


def test_every_rule_is_stated_and_every_resolution_stands_on_its_own_page() -> None:
    rules, resolutions = known()
    book = pages("en")
    stated = {rule for name, root in book.items() if name not in RETOLD for rule in cited(root)}
    assert (rules | resolutions) - stated == set()
    assert set().union(*map(cited, book.values())) - rules - resolutions == set()
    own = [block.rules.split() for block in blocks(book[SETTLED]) if block.rules]
    assert sorted(ids[0] for ids in own) == sorted(resolutions)
    elsewhere = set().union(*(cited(root) for name, root in book.items() if name != SETTLED))
    assert elsewhere & resolutions == set()


def test_a_translation_has_the_blocks_of_the_english_page() -> None:
    for check in each(product([language for language in LANGUAGES if language != "en"], IDS)):
        with check as (language, name):
            assert blocks(pages(language)[name]) == blocks(pages("en")[name])


def test_the_example_counts_its_steps() -> None:
    steps = {name: [block.step for block in blocks(root) if block.step] for name, root in pages("en").items()}
    assert [name for name, own in steps.items() if own] == ["jfk"]
    assert steps["jfk"] == [str(number) for number in range(len(board_rows()))]


def board_rows() -> list[list[str]]:
    """Return the table of docs/rulebook.md that says what the board of the example shows."""
    table = DOC.read_text(encoding="utf-8").partition("| step |")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()[2:]]


def years(cell: str) -> list[int]:
    return [int(year) for year in re.findall(r"\d{4}", cell)]


def test_the_board_of_the_example_follows_the_rules() -> None:
    for check in each(board_rows()):
        with check as (_, _, turned, patched, opened, _):
            red = sum(LINCHPIN_BIT[year] for year in years(turned))
            patches = sum(1 << PLAY_INDEX[f"patch-{year}"] for year in years(patched))
            assert patches & ~FITS[red] == 0
            found = open_paradoxes(red, patches)
            assert [year for year in sorted(RIPPLEPOINTS) if found & RIPPLE_BIT[year]] == years(opened)
