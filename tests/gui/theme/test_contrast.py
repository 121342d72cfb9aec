"""Every theme can be read, and its fills are told apart by every eye."""

from __future__ import annotations

import re
from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.chrononauts.models.faces import TileFace, TileState, tile_face
from chrononauts_qt.ui.games.chrononauts.views import card_frame, tile_painter
from chrononauts_qt.ui.kit import theme
from chrononauts_qt.ui.kit.theme import THEMES, Theme
from tests.each import each
from tests.gui.theme.colours import VISIONS, ciede2000, contrast, difference, over

TEXT = [  # what is written, and what on
    *(("text", ground) for ground in ("bg", "panel", "raised", "hover")),
    *(("muted", ground) for ground in ("bg", "panel", "raised")),
    *(("faint", ground) for ground in ("bg", "panel", "raised")),
    *(("focus", ground) for ground in ("bg", "panel", "raised")),
    ("focus_ink", "focus"),
    ("focus_ink", "focus_hover"),
    ("pressed_ink", "pressed"),
    *((f"{fill}_ink", fill) for fill in ("ripple", "linch", "alt", "paradox", "patch")),
    ("paradox_edge", "alt"),  # the code in a lit lamp
    *(("card_ink", family) for family in ("inverter", "patch", "artifact", "action", "timewarp")),
    *(("card_ink", family) for family in ("identity", "mission", "card")),
]
EDGES = [  # rings, edges and signs, and what they lie on or against
    *(("focus", ground) for ground in ("bg", "panel", "raised", "ripple")),
    *(("line", ground) for ground in ("bg", "panel", "raised")),
    *((f"{fill}_edge", "bg") for fill in ("ripple", "linch", "alt", "patch")),
    ("paradox_edge", "paradox"),
    ("patch_stitch", "patch"),
    ("card_line", "panel"),
    ("card_line", "card"),
    *(("ok", ground) for ground in ("bg", "panel", "raised")),
    *(("danger", ground) for ground in ("bg", "panel", "raised")),
    ("focus_ink", "ok"),
    ("bg", "ok"),
    ("muted", "bg"),  # causes that are not in effect
    ("muted", "panel"),
    ("text", "bg"),  # the lamps of the status bar
    ("paradox_edge", "alt"),
    ("artifact", "raised"),
    *((family, ground) for family in ("identity", "mission") for ground in ("bg", "panel")),
    ("alt", "card"),
    ("linch", "card"),
]
FILLS = ("ripple", "linch", "alt", "paradox", "patch")
CLOSEST = {("ripple", "linch"): 20, ("linch", "paradox"): 16}
OTHERS = 22

every_theme = pytest.mark.parametrize("name", list(THEMES))


def test_text_can_be_read() -> None:
    for check in each(product(THEMES, TEXT)):
        with check as (name, (ink, ground)):
            found = THEMES[name]
            assert contrast(found.color(ink), found.color(ground)) >= 4.5


def test_edges_and_signs_can_be_seen() -> None:
    for check in each(product(THEMES, EDGES)):
        with check as (name, (edge, ground)):
            found = THEMES[name]
            assert contrast(found.color(edge), found.color(ground)) >= 3.0


RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
PART = re.compile(r"(?<![-\w])(background-color|color|border|border-color):\s*(?:\d+px \w+ )?\$(\w+)")


@every_theme
def test_every_rule_of_the_style_sheet_writes_what_can_be_read(name: str) -> None:
    """A rule names its text with its ground; what is disabled, too."""
    found, measured = THEMES[name], 0
    for selector, body in RULE.findall(resource("style.qss").read_text(encoding="utf-8")):
        parts = dict(PART.findall(body))
        if "background-color" in parts and "color" in parts:
            pair = parts["color"], parts["background-color"]
            assert contrast(*map(found.color, pair)) >= 4.5, (selector.strip(), pair)
            measured += 1
    assert measured >= 25


@every_theme
def test_the_card_s_own_colours_can_be_told_from_its_paper(name: str) -> None:
    found = THEMES[name]
    for ink in (card_frame.GOOD, card_frame.BAD):
        assert contrast(ink, found.color("card")) >= 4.5
    assert contrast(found.color("card_ink"), card_frame.GOOD_PALE) >= 4.5
    assert contrast(found.color("card"), card_frame.GOOD) >= 3.0


def test_colours_stand_in_the_theme_or_on_the_card() -> None:
    ui = Path(theme.__file__).parent
    others = {ui / "theme.py", ui / "views" / "card_frame.py"}
    strays = [
        f"{path.name}: {color}"
        for path in sorted(ui.rglob("*.py"))
        if path not in others
        for color in re.findall(r"\"#[0-9A-Fa-f]{6}\"", path.read_text(encoding="utf-8"))
    ]
    assert strays == []


def test_a_seat_can_be_seen_on_every_ground_and_its_number_read() -> None:
    for check in each(product(THEMES, range(6))):
        with check as (name, seat):
            found = THEMES[name]
            for ground in ("bg", "panel", "raised"):
                assert contrast(found.seat(seat), found.color(ground)) >= 3.0, ground
            assert contrast(found.color("card_ink"), found.seat(seat)) >= 4.5


def test_what_cannot_be_chosen_can_still_be_read() -> None:
    for check in each(product([("dark", 3.0), ("light", 3.0), ("contrast", 4.5)], FILLS)):
        with check as ((name, least), fill):
            found = THEMES[name]
            veil = found.color("bg", found.dim)
            ink, ground = (over(veil, found.color(token)) for token in (f"{fill}_ink", fill))
            assert contrast(ink, ground) >= least


def a_face(state: TileState, sealed: bool) -> TileFace:
    tiles = {
        TileState.RIPPLE: Tile(1968, "true", None, (), sealed),
        TileState.LINCHPIN: Tile(1963, "true", None, (), sealed),
        TileState.ALTERED: Tile(1963, "prime", None, (), sealed),
        TileState.PARADOX: Tile(1968, "paradox", None, (1963,), sealed),
        TileState.PATCH: Tile(1968, "paradox", "patch-1968", (1963,), sealed),
    }
    return tile_face(tiles[state])


def test_every_word_of_a_tile_can_be_read() -> None:
    for check in each(product(THEMES, TileState, [False, True])):
        with check as (name, state, sealed):
            brushes = tile_painter._Brushes.of(a_face(state, sealed), THEMES[name])
            assert contrast(brushes.ink, brushes.fill) >= 4.5
            assert contrast(over(brushes.quiet, brushes.fill), brushes.fill) >= 4.5


def test_fills_are_told_apart() -> None:
    for check in each(product(THEMES, VISIONS, combinations(FILLS, 2))):
        with check as (name, vision, (one, other)):
            apart = difference(THEMES[name].color(one), THEMES[name].color(other), vision)
            assert round(apart) >= CLOSEST.get((one, other), OTHERS), f"{one} and {other}: {apart:.1f}"


def test_fills_that_come_close_have_shapes_of_their_own() -> None:
    """Not by colour alone: corners, edge, pattern and word differ as well (see the tile painter)."""
    faces = {state: a_face(state, False) for state in TileState}
    assert faces[TileState.PARADOX].word
    assert faces[TileState.ALTERED].label.endswith("′")
    assert faces[TileState.PATCH].label.endswith("′")
    assert faces[TileState.LINCHPIN].ripples
    assert faces[TileState.RIPPLE].lamps


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [  # of the published test data
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
        ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
    ],
)
def test_the_difference_is_measured_as_published(
    one: tuple[float, float, float], other: tuple[float, float, float], apart: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(apart, abs=1e-4)


@every_theme
def test_the_palette_sets_text_with_every_ground(name: str, qapp: QApplication) -> None:
    found, role = theme.palette(THEMES[name]), QPalette.ColorRole
    for ground, ink in (
        (role.Window, role.WindowText),
        (role.Base, role.Text),
        (role.AlternateBase, role.Text),
        (role.Button, role.ButtonText),
        (role.ToolTipBase, role.ToolTipText),
        (role.Highlight, role.HighlightedText),
        (role.Window, role.Link),
        (role.Window, role.PlaceholderText),
    ):
        assert contrast(found.color(ground), found.color(ink)) >= 4.5, (ground, ink)


@every_theme
def test_the_style_sheet_has_no_colour_of_its_own(name: str, qapp: QApplication) -> None:
    found = THEMES[name]
    sheet = theme.style_sheet(found)
    tokens = {value.upper() for value in found.tokens().values()}
    words = {word.strip(";,").upper() for word in sheet.split() if word.startswith("#")}
    assert words <= tokens
    assert "$" not in sheet


def test_every_colour_of_a_theme_is_one_and_stands_in_the_dark_one_too() -> None:
    known = THEMES["dark"].tokens().keys()
    for found in THEMES.values():
        assert found.tokens().keys() == known
        for token, value in found.tokens().items():
            assert QColor(value).isValid(), token
    assert len({Theme(), *THEMES.values()}) == 3
