"""The table fits every window without overlaps."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from chrononauts_qt.ui.games.chrononauts.views.geometry import (
    CARD_HEIGHT,
    CARD_LETTERS,
    RING,
    Layout,
    layout_for,
    table_layout,
)
from chrononauts_qt.ui.kit.scale import LARGE_TEXT
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme
from tests.each import each

SIZES = [
    (1024, 500),
    (1024, 554),
    (1024, 600),
    (1093, 554),
    (1230, 631),
    (1366, 700),
    (1600, 860),
    (1920, 600),
    (1920, 1012),
    (2560, 1080),
    (2560, 1372),
    (3840, 2092),
    (3840, 2160),
]


def regions(layout: Layout) -> dict[str, QRect]:
    """Return what must not overlap; the hand and the dock's other parts stand within the dock."""
    return {
        "status": layout.status,
        "timeline": layout.timeline,
        "players": layout.players,
        **{f"tab {i}": tab for i, tab in enumerate(layout.tabs)},
        "hand": layout.hand,
        "deck": layout.deck,
        "discard": layout.discard,
        "secrets": layout.secrets,
        "steps": layout.steps,
        "button": layout.button,
    }


TEXTS = [1.0, 1.25, 1.4, 1.5, 2.0]


def test_no_two_regions_overlap() -> None:
    for check in each(product(SIZES, TEXTS)):
        with check as (size, text):
            for (a, first), (b, second) in combinations(regions(table_layout(*size, text)).items(), 2):
                assert not first.intersects(second), (a, first, b, second)


def test_everything_is_inside_the_window() -> None:
    for check in each(product(SIZES, TEXTS)):
        with check as (size, text):
            window = QRect(QPoint(0, 0), QSize(*size))
            for name, rect in regions(table_layout(*size, text)).items():
                assert window.contains(rect), (name, rect)
                assert rect.width() > 0, name
                assert rect.height() > 0, name


@pytest.mark.parametrize("size", [(2560, 1372), (3840, 2092)])
def test_a_wide_rail_is_in_proportion_with_the_board(size: tuple[int, int]) -> None:
    """Each player and each page has the whole width of the rail, and no page is a stub."""
    wide, normal = layout_for(*size), layout_for(1366, 700)
    assert wide.panel == pytest.approx(normal.panel * wide.u, abs=2)
    assert {wide.players.width(), *(tab.width() for tab in wide.tabs)} == {wide.rail.width()}
    assert wide.rail.width() == pytest.approx(normal.rail.width() * wide.u, abs=2)
    assert all(tab.height() >= wide.px(130) for tab in wide.tabs)
    assert wide.pages_below(2)[0].top() == wide.tabs[0].top() - 4 * (wide.panel + wide.px(4))


def test_large_text_gives_the_rail_s_width_to_the_board() -> None:
    for check in each(SIZES):
        with check as size:
            small, large = layout_for(*size), layout_for(*size, LARGE_TEXT)
            assert large.compact
            assert large.tiles[0].width() >= small.tiles[0].width()
            assert large.steps.width() == pytest.approx(small.steps.width() * LARGE_TEXT, abs=2)
            assert small.compact or large.tiles[0].width() > small.tiles[0].width() * 1.1


def test_tiles_are_equal_apart_and_leave_room_to_drop() -> None:
    for check in each(product(SIZES, TEXTS)):
        with check as (size, text):
            layout = layout_for(*size, text)
            assert len(layout.tiles) == 32
            assert len({tile.size().toTuple() for tile in layout.tiles}) == 1
            assert not any(a.intersects(b) for a, b in combinations(layout.tiles, 2))
            for tile in layout.tiles:
                assert layout.timeline.contains(tile.translated(0, layout.drop))


def test_a_hand_card_with_its_rise_fits_the_hand() -> None:
    for check in each(SIZES):
        with check as size:
            layout = layout_for(*size)
            assert layout.hand_card.height() + layout.px(24) <= layout.hand.height()
            assert layout.button.height() >= 32


@pytest.mark.parametrize("size", [(1920, 1012), (1920, 1080), (2560, 1372), (2560, 1440)])
def test_six_cards_lie_whole_side_by_side_in_a_large_window(size: tuple[int, int]) -> None:
    for text in (1.0, 1.25):
        layout = table_layout(*size, text)
        assert layout.hand_card.width() >= 150
        assert layout.hand.width() - 2 * RING >= 6 * layout.hand_card.width()
        assert layout.tiles == layout_for(*size, text).tiles, "the board gives nothing for it"


@pytest.mark.parametrize(
    ("size", "text"), [((1024, 600), 1.25), ((1366, 768), 1.5), ((1920, 1080), 2.0), ((2560, 1440), 2.0)]
)
def test_the_letters_of_the_hand_grow_with_the_reader_s_text(size: tuple[int, int], text: float) -> None:
    """Some on a card that stays, the rest as the card grows; four fifths of six cards are seen at least."""
    small, large = table_layout(*size), table_layout(*size, text)
    drawn = max(MIN_TEXT_PX, CARD_LETTERS * small.hand_card.height() / CARD_HEIGHT)
    grown = CARD_LETTERS * large.hand_card.height() / CARD_HEIGHT * large.card_text
    assert grown >= 0.95 * text * drawn
    step = (large.hand.width() - 2 * RING - large.hand_card.width()) / 5
    assert step >= 0.8 * large.hand_card.width()
    assert large.tiles[0].height() >= 0.95 * 100 * large.u


def test_small_sizes_are_laid_out_as_the_smallest() -> None:
    assert layout_for(640, 400) == layout_for(1024, 500)


@pytest.mark.parametrize(
    ("size", "compact", "wide", "tile"),
    [
        ((1024, 554), True, False, (113, 86)),
        ((1093, 554), True, False, (122, 86)),
        ((1366, 700), False, False, (130, 108)),
        ((1920, 1012), False, False, (183, 159)),
        ((2560, 1372), False, True, (244, 217)),
        ((3840, 2092), False, True, (366, 335)),
    ],
)
def test_the_measured_compositions(
    size: tuple[int, int], compact: bool, wide: bool, tile: tuple[int, int]
) -> None:
    layout = layout_for(*size)
    assert (layout.compact, layout.wide) == (compact, wide)
    assert layout.tiles[0].width() == pytest.approx(tile[0], abs=2)
    assert layout.tiles[0].height() == pytest.approx(tile[1], abs=2)
    assert len(layout.tabs) == (0 if compact else 2 if wide else 1)


def test_no_text_is_smaller_than_twelve_pixels(qapp: object) -> None:
    theme = Theme()
    for size in SIZES:
        u = layout_for(*size).u
        for units in (12, 14, 16, 18):
            assert theme.font("headline", units * u).pixelSize() >= MIN_TEXT_PX == 12
