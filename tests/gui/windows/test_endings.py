"""What a game that is over shows: its turning points, everybody's cards, and the newspaper of its world."""

from __future__ import annotations

import errno
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts import turning
from chrononauts_qt.games.chrononauts.turning import Turning
from chrononauts_qt.session import disk
from chrononauts_qt.ui.games.chrononauts.control import box_controller
from chrononauts_qt.ui.games.chrononauts.desk import ChrononautsDesk
from chrononauts_qt.ui.games.chrononauts.end_cards import CardRow, FinalBoard
from chrononauts_qt.ui.games.chrononauts.front_page import sheet_of
from chrononauts_qt.ui.games.chrononauts.front_page_news import edition_of
from chrononauts_qt.ui.games.chrononauts.texts.headlines import headline, patch_headline
from chrononauts_qt.ui.kit.theme import DARK
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.print_page import PrintPage
from chrononauts_qt.ui.shell.replaying import page_of
from chrononauts_qt.ui.table.new_game import NewGameChoice
from chrononauts_qt.ui.table.printed import Printed
from tests.gui.desks import controller_of, reveal_of
from tests.gui.windows.helpers import check_controls, choose, said
from tests.shots import GAMES, match_of

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """The program's window on an empty folder."""
    window = MainWindow(tmp_path, DARK)
    qtbot.addWidget(window)
    window.show()
    return window


def ended(window: MainWindow, name: str) -> MainWindow:
    """Open a journal of a game that is over."""
    path = window.folder / f"{name}.chrononauts"
    shutil.copy(GAMES / path.name, path)
    window.open_file(path)
    QApplication.processEvents()
    assert window.shown() == "end"
    reveal_of(window).veil.finish()
    return window


# -- the turning points -----------------------------------------------------------------------------


def played_at(window: MainWindow) -> str:
    """Return what the replay says has just happened."""
    page = page_of(window)
    number = page.positions.scenes[page.course.step]
    events = page.positions[number].events
    return " ".join(str(event.data.get("patch", event.data.get("card", ""))) for event in events)


@pytest.mark.parametrize("by_key", [False, True])
def test_a_turning_point_is_one_press_from_the_replay(window: MainWindow, by_key: bool) -> None:
    page = reveal_of(ended(window, "home"))
    view = page.turnings
    first, second = view.pieces
    assert "Chloé" in first.spoken
    assert "Patch 1991′" in first.spoken
    assert "watch" in first.note
    if by_key:
        view.setFocus()
        view.go_to(second.key)
        QTest.keyClick(view, Qt.Key.Key_Return)
    else:
        QTest.mouseClick(view.viewport(), LEFT, pos=view.cell_rect(view.model().index(1, 0)).center())
    assert window.shown() == "replay"
    assert "patch-1969" in played_at(window)
    page_of(window).closed.emit()
    assert window.shown() == "end"


def test_a_game_that_was_not_kept_tells_its_turning_points_and_leads_nowhere(window: MainWindow) -> None:
    window.open_match(match_of("home"))
    view = reveal_of(window).turnings
    assert len(view.pieces) == 2
    assert all(piece.note == "" for piece in view.pieces)
    view.chosen.emit(view.pieces[0].key)
    assert window.shown() == "end"


# -- everybody's cards --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["home", "mission", "hand", "destroyed"])
def test_what_everybody_held_is_shown_as_cards(window: MainWindow, name: str) -> None:
    page, controller = reveal_of(ended(window, name)), controller_of(window)
    rows = [row.cards for row in page.findChildren(CardRow)]
    views = [controller.view_of(seat) for seat in range(len(controller.names))]
    winner = views[0].outcome.winner
    wanted: list[tuple[str, ...]] = []
    if winner is not None and views[0].outcome.route == "hand":
        wanted.append(views[winner].hand)
    order = [seat for seat in range(len(views)) if seat != winner]
    for seat in order:
        wanted += [cards for cards in (views[seat].players[seat].table, views[seat].hand) if cards]
    assert sorted(rows) == sorted(wanted)
    assert page.findChildren(FinalBoard)
    check_controls(page)


# -- the newspaper ------------------------------------------------------------------------------------


def paper(window: MainWindow, name: str = "home") -> PrintPage:
    """Open the newspaper of a game by its key."""
    QTest.keyClick(reveal_of(ended(window, name)), Qt.Key.Key_N)
    assert window.shown() == "paper"
    found = window.paper
    assert isinstance(found, PrintPage)
    return found


@pytest.mark.parametrize("name", ["home", "mission", "hand", "destroyed"])
def test_the_newspaper_has_every_headline_as_it_stands(window: MainWindow, name: str) -> None:
    told = paper(window, name).sheet.accessibleDescription()
    for tile in controller_of(window).public_view().timeline:
        if tile.patch:
            assert patch_headline(tile.patch) in told
        elif tile.side != "paradox":
            assert headline(tile.year, tile.side) in told
    count = len(controller_of(window).public_view().open_paradoxes)
    assert f"{count} open Paradox" in told


def test_the_newspaper_opens_by_button_and_esc_leads_back(window: MainWindow) -> None:
    page = reveal_of(ended(window, "home"))
    QTest.mouseClick(page.paper_button, LEFT)
    assert window.shown() == "paper"
    check_controls(window.paper)
    QTest.keyClick(window.paper, Qt.Key.Key_Escape)
    assert window.shown() == "end"


def test_it_is_saved_as_pdf_and_as_picture(window: MainWindow, tmp_path: Path) -> None:
    page = paper(window)
    QTest.keyClick(page, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    choose(window, tmp_path / "world.pdf", 0)
    assert (tmp_path / "world.pdf").read_bytes().startswith(b"%PDF")
    assert "world.pdf" in window.message.words.text()
    page.save_button.click()
    choose(window, tmp_path / "world", 1)
    picture = QImage(str(tmp_path / "world.png"))
    assert 1.41 < picture.height() / picture.width() < 1.42, "A4 upright"
    assert picture.pixelColor(2, 2).lightness() > 200, "paper, whatever the theme"


def test_the_sheet_is_the_same_in_every_theme(window: MainWindow) -> None:
    page = paper(window)
    before = page.sheet.grab().toImage().pixelColor(20, 20)
    window.look.change(window.look.settings._replace(theme="light"))
    QApplication.processEvents()
    assert window.shown() == "paper"
    assert window.paper.sheet.grab().toImage().pixelColor(20, 20) == before


@pytest.mark.parametrize(
    ("number", "words"), [(errno.ENOSPC, "the disk is full"), (errno.EACCES, "access is denied")]
)
def test_what_cannot_be_written_is_told(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    page = paper(window)

    def fails(path: Path, data: bytes) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(disk, "replace", fails)
    for kind, name in ((0, "world.pdf"), (1, "world.png")):
        page.save_button.click()
        choose(window, tmp_path / name, kind)
        assert words in window.message.words.text()
        assert name in window.message.words.text()
        assert not (tmp_path / name).exists()


def test_printing_gives_the_page_to_the_systems_program(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, opened = paper(window), list[QUrl]()

    def open_url(url: QUrl) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    QTest.keyClick(page, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert Path(opened[0].toLocalFile()).read_bytes().startswith(b"%PDF")
    Path(opened[0].toLocalFile()).unlink()
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    page.print_button.click()
    assert "No program" in window.message.words.text()


def test_a_new_language_words_the_newspaper_anew(window: MainWindow) -> None:
    paper(window)
    window.look.change(window.look.settings._replace(language="it"))
    QApplication.processEvents()
    assert window.shown() == "paper"
    assert window.paper.accessibleName() == "L’Eco dei Paradossi"
    window.look.change(window.look.settings._replace(language="en"))


# -- nothing of it before the end ---------------------------------------------------------------------


def tells_nothing_before_the_end(window: MainWindow, name: str) -> None:
    """Look at what the end would show, at every tenth moment of a game and at its last but one."""
    whole = len(match_of(name).past)
    for until in (*range(0, whole, 10), whole - 1):
        window.open_match(match_of(name, until))
        assert window.desk is not None
        controller: Any = window.desk.controller
        assert controller.turning_points() == ()
        assert window.desk.printed() is None
        assert window.pages.get("end") is None
        QTest.keyClick(window.desk.screen, Qt.Key.Key_N)
        assert window.shown() == "table"


@pytest.mark.parametrize("name", ["home", "destroyed"])
def test_before_the_end_nothing_is_told(window: MainWindow, name: str) -> None:
    tells_nothing_before_the_end(window, name)


def _too_early(*args: Any) -> tuple[Turning, ...]:
    steps, state = args
    twin = state.copy()
    twin.events = list(state.events or ())
    twin.outcome = object()
    return turning.turning_points(steps, twin)


def _printed_early(desk: ChrononautsDesk) -> Printed:
    view = desk.controller.public_view()
    return sheet_of(edition_of(view.timeline, view.turn))


LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "turning points": lambda patch: patch.setattr(box_controller, "turning_points", _too_early),
    "newspaper": lambda patch: patch.setattr(ChrononautsDesk, "printed", _printed_early),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(window: MainWindow, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError):
        tells_nothing_before_the_end(window, "home")


def test_words_of_the_page_name_everybodys_cards(window: MainWindow) -> None:
    words = said(reveal_of(ended(window, "home")))
    assert "In hand: " in words
    assert "The TimeLine at the end" in words


# -- the first screen ---------------------------------------------------------------------------------


def test_home_tells_how_the_last_game_has_ended(window: MainWindow) -> None:
    ended(window, "home")
    window.show_home()
    box = window.home.boxes["chrononauts"]
    assert box.line.text() == "The last game has ended: Chloé is home."
    assert not box.continue_button.isVisible()
    lines = [other.line.text() for game, other in window.home.boxes.items() if game != "chrononauts"]
    assert not any("has ended" in line for line in lines)


def test_a_game_that_waits_and_was_played_since_is_what_home_tells(window: MainWindow) -> None:
    ended(window, "home")
    window.openings.start(NewGameChoice(("Ada", "Bruno")))
    window.show_home()
    box = window.home.boxes["chrononauts"]
    assert "just begun" in box.line.text()
    assert "has ended" not in box.line.text()
