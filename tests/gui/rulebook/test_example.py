"""The board beside the example: what the engine says at each step, there and back, with motion or not."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.games.chrononauts.rulebook.board import LAST, TAKES_PART, ExampleBoard, steps
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.theme import DARK
from tests.each import each
from tests.gui.i18n.test_rulebook import board_rows

BADGES = [
    {},
    *[{1968: "opened", 1969: "opened", 1974: "half"}] * 4,
    {},
    {},
    {1868: "opened", 1974: "opened"},
    {1962: "opened", 1969: "held"},
    {1968: "nullified", 1969: "held", 1974: "closed"},
    {1962: "closed", 1969: "nullified"},
]


@pytest.fixture
def board(dressed: QApplication, qtbot: QtBot) -> ExampleBoard:
    found = ExampleBoard(DARK)
    qtbot.addWidget(found)
    found.resize(1000, 560)
    found.show()
    return found


def of(cell: str) -> list[int]:
    return [int(year) for year in re.findall(r"\d{4}", cell)]


def turned(tiles: tuple[Tile, ...]) -> list[int]:
    return [tile.year for tile in tiles if tile.side == "prime"]


def patched(tiles: tuple[Tile, ...]) -> list[int]:
    return [tile.year for tile in tiles if tile.patch]


def opened(tiles: tuple[Tile, ...]) -> list[int]:
    return [tile.year for tile in tiles if tile.side == "paradox" and not tile.patch]


def test_the_engine_comes_to_the_state_of_the_table() -> None:
    for check in each(board_rows()):
        with check as (number, _, primes, patches, paradoxes, year):
            step = steps()[int(number)]
            assert (turned(step.tiles), patched(step.tiles), opened(step.tiles)) == (
                of(primes),
                of(patches),
                of(paradoxes),
            )
            assert step.year == of(year)[0]


def test_only_the_years_that_take_part_ever_change() -> None:
    first = steps()[0].tiles
    changed = {new.year for step in steps() for old, new in zip(first, step.tiles, strict=True) if old != new}
    assert changed | {1963} == set(TAKES_PART)


def test_the_board_goes_there_and_back(board: ExampleBoard) -> None:
    for number in [*range(1, LAST + 1), *range(LAST - 1, -1, -1), 7, 2, 10, 0]:
        board.show_step(number)
        assert board.tiles() == steps()[number].tiles
        assert board.badges() == BADGES[number]
        assert board.lines.pointed == (steps()[number].year,)
        assert not board.animator.is_running


def test_a_step_says_itself_to_a_screen_reader(board: ExampleBoard) -> None:
    board.show_step(2)
    assert board.accessibleDescription().startswith("Step 2. 1968, row C column 7, open Paradox")


@pytest.mark.usefixtures("moving")
def test_it_turns_with_the_motion_of_the_table(board: ExampleBoard) -> None:
    board.show_step(1)
    kinds = {(move.step.kind, move.step.year) for move in board.animator.moves}
    assert {("turn", 1963), ("lamp", 1968), ("open", 1968), ("open", 1969)} <= kinds
    assert board.tiles() == steps()[1].tiles  # below what moves it is there already
    board.show_step(0)
    board.animator.finish()
    assert board.tiles() == steps()[0].tiles


@pytest.mark.usefixtures("moving")
def test_for_those_who_want_less_motion_it_is_there_at_once(
    board: ExampleBoard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "is_reduced", lambda: True)
    board.show_step(1)
    assert not board.animator.is_running


@pytest.mark.parametrize(("width", "height", "years"), [(1000, 560, 32), (560, 400, 8), (980, 130, 8)])
def test_tiles_are_never_too_small_to_read(board: ExampleBoard, width: int, height: int, years: int) -> None:
    board.resize(width, height)
    shown = {tile.year: board.view.tile_rect(tile.year, False) for tile in board.tiles()}
    shown = {year: place for year, place in shown.items() if not place.isEmpty()}
    assert len(shown) == years
    assert set(TAKES_PART) <= shown.keys()
    for place in shown.values():
        assert place.width() >= 100
        assert place.height() >= 82
        assert board.view.rect().contains(place)
