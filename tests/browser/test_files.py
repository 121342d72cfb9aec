"""What the page is made of: the program's colours, no game's ids, and a library that nobody has touched."""

from __future__ import annotations

import json
import re
from hashlib import sha256

import pytest

from tests.browser.computer import RESOURCES

PAGE = RESOURCES / "phone"
OWN = {path.name: path.read_text(encoding="utf-8") for path in PAGE.glob("*.*s") if path.name != "hmac.js"}
OWN_COLOURS = {
    "#5B543F": "what a card is, on it",
    "#D9D5C8": "a card that cannot be played",
    "#3C2A63": "a card that asks for others",
    "#7A1F1F": "one of a kind that does",
    "#5A4A00": "the whole page when it buzzes, dark",
    "#BBD0FF": "the same, light",
}
STRING = r'"[^"\n]*"|`[^`\n]*`'
GAMES = RESOURCES.parent / "chrononauts_qt" / "games"


def test_colours_are_those_of_the_program() -> None:
    themes = json.loads((RESOURCES / "themes.json").read_text(encoding="utf-8"))
    known = {value for name in ("dark", "light") for value in themes[name].values()}
    assert set(re.findall(r"#[0-9A-F]{6}\b", OWN["phone.css"])) - known == set(OWN_COLOURS)


def scheme(name: str) -> dict[str, str]:
    """Return the colours by name; the light ones stand after the dark ones and replace some of them."""
    blocks = re.findall(r":root \{(.*?)\}", OWN["phone.css"], re.DOTALL)
    return dict(re.findall(r"--([\w-]+): (#[0-9A-F]{6})", "".join(blocks[: 1 if name == "dark" else 2])))


def contrast(one: str, other: str) -> float:
    """Return the contrast of WCAG between two colours, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """Return how light a colour is, 0 to 1."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("name", ["dark", "light"])
def test_words_are_read_on_what_they_stand_on(name: str) -> None:
    colours = scheme(name)
    tiles = [(f"{state}-ink", state) for state in ("ripple", "linch", "alt", "paradox", "patch")]
    page = [(ink, ground) for ink in ("text", "muted") for ground in ("bg", "panel", "raised")]
    cards = [(ink, ground) for ink in ("card-ink", "card-quiet") for ground in ("card", "card-not")]
    pressed = [("focus-ink", "focus"), ("danger-ink", "danger"), ("danger", "panel"), ("danger", "bg")]
    asking = [("paradox-ink", ground) for ground in ("night", "seal")]
    pairs = [*tiles, *page, *cards, *pressed, *asking, ("card", "card-ink")]
    assert {pair for pair in pairs if contrast(*map(colours.__getitem__, pair)) < 4.5} == set()


@pytest.mark.parametrize("name", ["dark", "light"])
def test_shapes_are_seen_on_the_page(name: str) -> None:
    colours = scheme(name)
    pairs = [("focus", "bg"), ("line", "bg"), ("look", "panel"), ("ok", "bg"), ("danger", "bg")]
    assert {pair for pair in pairs if contrast(*map(colours.__getitem__, pair)) < 3} == set()


def test_no_script_knows_a_game() -> None:
    strings = [text for name in OWN if name.endswith(".js") for text in re.findall(STRING, OWN[name])]
    words = {word for text in strings for word in re.findall(r"[\w-]+", text)}
    ids = {word for path in GAMES.glob("*/cards.json") for word in _ids(json.loads(path.read_text("utf-8")))}
    assert len(ids) > 200
    assert words & (ids | {path.name for path in GAMES.iterdir()}) == set()
    assert [word for word in words if re.fullmatch(r"1[89]\d\d", word)] == []


def _ids(value: object) -> set[str]:
    if isinstance(value, dict):
        own = {value["id"]} if isinstance(value.get("id"), str) else set()
        return own.union(*map(_ids, value.values()))
    return set().union(*map(_ids, value)) if isinstance(value, list) else set()


def test_texts_enter_as_texts() -> None:
    for name, script in OWN.items():
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(", script), name


def test_the_library_is_as_it_was_bundled() -> None:
    library = (PAGE / "hmac.js").read_bytes()
    assert sha256(library).hexdigest() in (PAGE / "README.md").read_text(encoding="utf-8")
    assert b"The MIT License (MIT)" in library
