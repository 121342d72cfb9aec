"""A game whose file is damaged in its middle: wherever it is met, it is told, and nothing is lost."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.session import disk, journal, places, saves, statistics
from chrononauts_qt.ui.kit.theme import DARK
from chrononauts_qt.ui.shell.games_page_rows import ROW, Row
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.replaying import open_replay, page_of
from chrononauts_qt.ui.table.replay.transcript import transcript
from tests.session.games import play_at_random, start

Spoilt = tuple[MainWindow, Path, bytes]


@pytest.fixture
def spoilt(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Spoilt:
    """The program over a folder with a game that has lost its last 10 of 30 actions; and its bytes."""
    folder = tmp_path / "games"
    path = folder / f"evening{places.SUFFIX}"
    play_at_random(start(path, 2), 30)
    end = journal.read(path).records[19].end
    data = path.read_bytes()
    path.write_bytes(data[:end] + b"\0" + data[end + 1 :])
    window = MainWindow(folder, DARK)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    return window, path, path.read_bytes()


def told(window: MainWindow) -> str:
    assert window.message.isVisible()
    return window.message.words.text()


def go_on(window: MainWindow, _: Path) -> None:
    window.home.front.continue_button.click()


def open_from_the_list(window: MainWindow, _: Path) -> None:
    window.home.games_button.click()
    QApplication.processEvents()
    window.games.open_button.click()


def open_file(window: MainWindow, path: Path) -> None:
    """As a file that is dropped does, or one on the command line."""
    window.open_file(path)


@pytest.mark.parametrize("door", [go_on, open_from_the_list, open_file])
def test_at_every_door_it_goes_on_before_the_damage_and_says_so(
    spoilt: Spoilt, door: Callable[[MainWindow, Path], None]
) -> None:
    window, path, data = spoilt
    door(window, path)
    kept = path.with_name(f"evening{places.SUFFIX}{places.DAMAGED}")
    assert kept.read_bytes() == path.read_bytes() == data
    assert window.desk is not None
    match = window.desk.controller.match
    assert (len(match.past), match.lock is not None) == (20, True)
    said = told(window)
    lost = len(data.splitlines()) - data[: data.index(b"\0")].count(b"\n")
    assert f"{lost} line" in said
    assert f"kept as {kept.name}." in said
    seat, owed = next(iter(match.game.pending(match.state).items()))
    match.submit(seat, owed.options[0])
    assert match.trouble is None
    assert journal.read(path).torn is None
    assert kept.read_bytes() == data


def test_the_list_says_so_and_changes_nothing(spoilt: Spoilt) -> None:
    window, path, data = spoilt
    window.home.games_button.click()
    QApplication.processEvents()
    rows = [window.games.model.index(place, 0).data(ROW) for place in range(window.games.model.rowCount())]
    (row,) = [row for row in rows if isinstance(row, Row)]
    assert (row.path, row.marks) == (path, ("Damaged",))
    assert "cannot be read" in row.note
    assert "When you go on" in row.note
    assert path.read_bytes() == data
    assert not list(path.parent.glob(f"*{places.DAMAGED}*"))


def test_a_name_is_given_and_the_loss_told(spoilt: Spoilt) -> None:
    window, path, data = spoilt
    window.home.games_button.click()
    QApplication.processEvents()
    window.games.named.emit(window.games.row(), "Sunday")
    assert f"kept as {path.name}{places.DAMAGED}." in told(window)
    assert path.with_name(path.name + places.DAMAGED).read_bytes() == data
    assert saves.listed(path.parent).named[0].summary.torn is None


def test_where_no_copy_can_be_kept_it_is_not_opened_and_can_still_be_watched(
    spoilt: Spoilt, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, path, data = spoilt

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as filled:
        filled.setattr(disk, "write", full)
        window.home.front.continue_button.click()
        assert window.desk is None
        said = told(window)
        assert "evening.chrononauts is damaged from line" in said
        assert "the disk is full" in said
        open_replay(window, path)
        assert window.shown() == "replay"
    assert path.read_bytes() == data
    window.open_file(path)
    assert window.desk is not None


def test_the_replay_says_what_it_lacks(spoilt: Spoilt) -> None:
    window, path, data = spoilt
    open_replay(window, path)
    assert "cannot be read. Everything before that is shown." in told(window)
    assert "cannot be read. Everything before that is shown." in transcript(page_of(window).positions)
    assert path.read_bytes() == data
    assert not list(path.parent.glob(f"*{places.DAMAGED}*"))


def test_a_finished_game_that_has_lost_its_end_stays_finished_in_the_statistics(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / f"game{places.SUFFIX}"
    match = start(path, 2)
    play_at_random(match, 2000)
    assert match.game.outcome(match.state) is not None
    statistics.ended(tmp_path, match)
    match.lock = None
    before = statistics.read(tmp_path).entries
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2] + b"\0" + data[len(data) // 2 + 1 :])
    window = MainWindow(tmp_path, DARK)
    qtbot.addWidget(window)
    window.open_file(path)
    assert window.desk is not None
    assert not window.desk.is_over
    assert statistics.read(tmp_path).entries == before
    assert before[0].route
