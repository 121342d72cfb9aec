"""The journal on the disk, from the first move on, and a disk that will not have it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.session import settings
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table import table_controller
from tests.gui.desks import controller_of
from tests.gui.robot import HandClock
from tests.gui.table.conftest import Deal
from tests.gui.table.doors import (
    fill_page,
    only_journal,
    open_page,
    shown,
)
from tests.session import corpus
from tests.small_disk import SmallDisk, mounted

CARD = "prevent-assassination"


def test_every_action_lies_on_the_disk_at_once(deal: Deal) -> None:
    scene = deal(players=2, hands={1: f"memo {CARD} patch-1944"})
    assert scene.written() == []
    said = []
    scene.controller.happened.connect(lambda _: said.append(len(scene.written())))
    scene.lift()
    scene.choose(CARD)
    scene.aim(1963)
    scene.pass_time(5)
    scene.key(Qt.Key.Key_E)
    assert said == [1, 2, 3]
    assert scene.written() == [f"1: play {CARD} on 1963", "2: allow", "1: end"]


def test_a_refused_action_is_not_written(deal: Deal) -> None:
    scene = deal(hands={1: f"memo {CARD} patch-1944"})
    scene.lift()
    assert not scene.controller.play(parse(f"play {CARD} on 1912"))
    assert scene.written() == []
    assert scene.said()


def test_a_full_disk_is_told_and_stops_nobody(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = deal(players=2, hands={1: f"memo {CARD} patch-1944"})
    assert scene.match.writer is not None

    def full() -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(scene.match.writer, "_flush", full)
    scene.lift()
    scene.do(f"discard {CARD}")
    assert "the disk is full" in scene.said()
    scene.do("keep")
    assert "the disk is full" in scene.said(), "it is told as long as it lasts"
    assert scene.public.step == "end"
    monkeypatch.undo()
    scene.key(Qt.Key.Key_E)
    assert scene.said() == ""
    assert scene.written() == [f"1: discard {CARD}", "1: keep", "1: end"]


def test_a_folder_that_cannot_be_written_is_told_and_the_game_begins(
    qtbot: QtBot, tmp_path: Path, clock: HandClock
) -> None:
    """No journal, no settings; a sentence, and a game."""
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    window = MainWindow(blocked / "games", now=clock)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    open_page(window, "mouse")
    fill_page(window, "mouse")
    assert shown(window) == "table"
    assert window.message.isVisible()
    assert window.message.words.text().endswith(".")


# -- a real file system, as small as a thumb-nail -----------------------------------------------------


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    with mounted(tmp_path / "disk") as found:
        yield found


@pytest.fixture
def on_disk(qtbot: QtBot, disk: SmallDisk, clock: HandClock) -> MainWindow:
    """Open the program on the small disk, where one game has been played before."""
    window = MainWindow(disk.folder, now=clock)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def begin(window: MainWindow) -> Match:
    """Come from the first screen to a table of two people, and return the match."""
    open_page(window, "mouse")
    fill_page(window, "mouse")
    assert shown(window) == "table"
    found: Match = controller_of(window).match
    return found


def play(window: MainWindow, actions: int) -> None:
    """Let so many actions happen, the first legal ones."""
    for _ in range(actions):
        (seat, owed), *_ = controller_of(window).match.game.pending(controller_of(window).match.state).items()
        assert controller_of(window).submit(seat, owed.options[0]), "the game does not go on"


def is_whole(window: MainWindow, folder: Path) -> bool:
    """Tell whether the journal holds just the game that is on the table."""
    match = controller_of(window).match
    return corpus.position(corpus.opened(only_journal(folder))[1]) == corpus.position(match)


@pytest.mark.parametrize(("spoil", "mend", "why"), [
    ("fill", "make_room", "the disk is full"),
    ("forbid", "allow", "access is denied"),
])  # fmt: skip
def test_a_game_begun_where_nothing_can_be_written_is_whole_once_it_can(
    on_disk: MainWindow, disk: SmallDisk, spoil: str, mend: str, why: str
) -> None:
    getattr(disk, spoil)()
    match = begin(on_disk)
    assert on_disk.message.isVisible()
    assert why in on_disk.message.words.text()
    play(on_disk, 12)
    assert match.trouble is not None
    assert controller_of(on_disk).trouble.endswith(".")
    getattr(disk, mend)()
    play(on_disk, 1)
    assert controller_of(on_disk).trouble == ""
    assert is_whole(on_disk, disk.folder)


def test_a_disk_that_fills_up_during_a_game_is_told_until_there_is_room(
    on_disk: MainWindow, disk: SmallDisk
) -> None:
    begin(on_disk)
    disk.fill()
    troubles: list[str] = []
    controller_of(on_disk).trouble_changed.connect(troubles.append)
    for _ in range(200):
        play(on_disk, 1)
        if troubles:
            break
    assert "the disk is full" in troubles[0]
    play(on_disk, 5)
    assert shown(on_disk) == "table"
    disk.make_room()
    play(on_disk, 1)
    assert troubles[1:] == [""]
    assert is_whole(on_disk, disk.folder)


@pytest.mark.parametrize(("spoil", "mend"), [("fill", "make_room"), ("forbid", "allow")])
def test_settings_that_cannot_be_kept_hold_for_now_and_are_kept_later(
    on_disk: MainWindow, disk: SmallDisk, spoil: str, mend: str
) -> None:
    on_disk.look.change(on_disk.look.settings._replace(people=("Somebody with a name " * 20,)))
    before = settings.load(disk.folder)
    getattr(disk, spoil)()
    on_disk.look.change(on_disk.look.settings._replace(board_as_list=True))
    assert on_disk.look.settings.board_as_list
    assert on_disk.message.isVisible()
    assert on_disk.message.words.text().endswith(".")
    assert settings.load(disk.folder) == before
    getattr(disk, mend)()
    on_disk.look.change(on_disk.look.settings._replace(sound=True))
    assert settings.load(disk.folder) == on_disk.look.settings
    assert settings.load(disk.folder).board_as_list


@pytest.mark.parametrize("way", ["home", "close", "new game"])
def test_a_game_that_is_left_once_there_is_room_again_is_whole(
    on_disk: MainWindow, disk: SmallDisk, way: str
) -> None:
    """Nobody has to play on to have the evening saved."""
    match = begin(on_disk)
    disk.fill()
    while match.trouble is None:
        play(on_disk, 1)
    play(on_disk, 5)
    disk.make_room()
    leave = {"home": on_disk.show_home, "close": on_disk.close, "new game": on_disk.ask_new_game}
    leave[way]()
    match.lock = None
    kept = corpus.opened(only_journal(disk.folder))[1]
    assert corpus.position(kept) == corpus.position(match)


def test_a_game_that_cannot_be_saved_is_left_at_the_second_asking_only(
    on_disk: MainWindow, disk: SmallDisk
) -> None:
    begin(on_disk)
    disk.fill()
    while controller_of(on_disk).match.trouble is None:
        play(on_disk, 1)
    on_disk.show_home()
    assert on_disk.shown() == "table"
    assert "ask once more" in on_disk.message.words.text()
    on_disk.ask_new_game()
    assert on_disk.shown() == "new_game"


def test_a_window_with_an_unsaved_game_closes_at_the_second_asking_only(
    on_disk: MainWindow, disk: SmallDisk
) -> None:
    begin(on_disk)
    disk.fill()
    while controller_of(on_disk).match.trouble is None:
        play(on_disk, 1)
    assert not on_disk.close()
    assert on_disk.close()


def test_saving_is_tried_again_by_itself(
    on_disk: MainWindow, disk: SmallDisk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_controller, "RETRY_MS", 20)
    match = begin(on_disk)
    disk.fill()
    while match.trouble is None:
        play(on_disk, 1)
    told: list[str] = []
    controller_of(on_disk).trouble_changed.connect(told.append)
    disk.make_room()
    qtbot.waitUntil(lambda: match.trouble is None)
    assert told == [""]
    match.lock = None
    kept = corpus.opened(only_journal(disk.folder))[1]
    assert corpus.position(kept) == corpus.position(match)
