"""A saved game that is named, dropped or handed over by the system is opened, behind a curtain."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDrag, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from chrononauts_qt import cli
from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.session import locks
from chrononauts_qt.session.journal import SEAL
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.ui.kit.theme import DARK
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import controller_of
from tests.gui.drag import LONGEST_MS
from tests.gui.windows.helpers import said

GAMES = Path(__file__).parents[1] / "games"
ROOT = Path(__file__).parents[3]


@pytest.fixture
def main(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """The program's window on an empty folder."""
    window = MainWindow(tmp_path / "games", DARK)
    qtbot.addWidget(window)
    window.show()
    return window


def saved(path: Path, seed: str = "open", bots: tuple[int, ...] = ()) -> Path:
    """Return a game that the program has begun and that somebody can look at."""
    setup = rules.Setup(2, seed, first="seat-1", mulligan=False)
    options = {bot_option(seat): "cadet" for seat in bots}
    Match.start("chrononauts", ("Ada", "Bruno"), setup, path, options)
    return path


def mime(*urls: str | Path) -> QMimeData:
    """Return what a file manager gives with these files."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(url)) if isinstance(url, Path) else QUrl(url) for url in urls])
    return data


def carry(main: MainWindow, data: QMimeData, at: QPoint | None = None) -> bool:
    """Carry something over the window; return whether it would be taken."""
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at or QPoint(40, 40), Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(main.windowHandle(), enter)
    return enter.isAccepted()


def drag(main: MainWindow, data: QMimeData, at: QPoint | None = None) -> bool:
    """Drag something onto the window and let it go if it is taken; return whether it was."""
    if not carry(main, data, at):
        return False
    window, at = main.windowHandle(), at or QPoint(40, 40)
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    drop = QDropEvent(QPointF(at), Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(window, drop)
    return drop.isAccepted()


def told(main: MainWindow) -> str:
    assert main.message.isVisible()
    return main.message.words.text()


def test_a_file_opens_behind_the_curtain(main: MainWindow, tmp_path: Path) -> None:
    main.open_file(saved(tmp_path / "evening.chrononauts"))
    assert main.shown() == "table"
    assert controller_of(main).viewer is None
    hand = controller_of(main).view_of(0).hand
    assert hand, "there is something to hide"


def test_a_file_opens_behind_the_curtain_for_a_single_person_too(main: MainWindow, tmp_path: Path) -> None:
    main.open_file(saved(tmp_path / "alone.chrononauts", bots=(1,)))
    assert controller_of(main).sole == 0
    assert controller_of(main).viewer is None


def test_a_finished_game_opens_at_its_end(main: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "home.chrononauts"
    shutil.copy(GAMES / path.name, path)
    main.open_file(path)
    assert main.shown() == "end"


def test_a_game_under_way_stays_in_its_journal(main: MainWindow, tmp_path: Path) -> None:
    first = saved(tmp_path / "first.chrononauts", "first")
    main.open_file(first)
    controller_of(main).lift(0)
    kept = first.read_bytes()
    main.open_file(saved(tmp_path / "second.chrononauts", "second"))
    assert controller_of(main).match.writer.path.name == "second.chrononauts"
    assert first.read_bytes() == kept
    main.open_file(first)
    assert controller_of(main).match.writer.path == first


def test_what_cannot_be_opened_leaves_the_game_under_way(main: MainWindow, tmp_path: Path) -> None:
    main.open_file(saved(tmp_path / "first.chrononauts"))
    match = controller_of(main).match
    (tmp_path / "letter.chrononauts").write_text("Dear Ada\n", encoding="utf-8")
    for name, words in (("letter", "not a game"), ("none", "not there")):
        main.open_file(tmp_path / f"{name}.chrononauts")
        assert f"{name}.chrononauts" in told(main)
        assert words in told(main)
        assert controller_of(main).match is match


def test_a_game_that_cannot_be_saved_is_not_given_up(
    main: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    second = saved(tmp_path / "second.chrononauts")
    main.open_file(saved(tmp_path / "first.chrononauts"))
    match = controller_of(main).match

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        match.writer.note("seat 2 cadet")
        assert match.trouble is not None
        main.open_file(second)
    assert controller_of(main).match is match
    assert "cannot be saved" in told(main)
    main.open_file(second)
    assert controller_of(main).match is not match, "there is room again"


def test_the_game_on_the_table_is_shown_again(main: MainWindow, tmp_path: Path) -> None:
    path = saved(tmp_path / "evening.chrononauts")
    main.open_file(path)
    match = controller_of(main).match
    controller_of(main).lift(0)
    main.settings_opener.open()
    main.open_file(tmp_path / ".." / tmp_path.name / path.name)
    assert main.shown() == "table"
    assert controller_of(main).match is match
    assert controller_of(main).viewer is None


def test_a_game_written_by_hand_says_that_it_keeps_nothing(main: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "hand.chrononauts"
    lines = (GAMES / "anomalies.chrononauts").read_text(encoding="utf-8").splitlines(True)
    path.write_text("\n".join(line.partition(SEAL)[0].strip() for line in lines[:-2]), encoding="utf-8")
    main.open_file(path)
    assert main.shown() == "table"
    assert "not saved" in told(main)
    assert controller_of(main).match.writer is None


# -- another running copy ---------------------------------------------------------------------------


@contextmanager
def another_copy(path: Path) -> Iterator[None]:
    """Let another process play a game."""
    block = "import sys; from pathlib import Path; from chrononauts_qt.session import locks; "
    block += "lock = locks.claim(Path(sys.argv[1])); print(lock is not None, flush=True); sys.stdin.read()"
    command = [sys.executable, "-c", block, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline().strip() == "True"
        yield
        process.stdin.close()


def test_a_game_of_another_running_copy_is_left_to_it(main: MainWindow, tmp_path: Path) -> None:
    path = saved(tmp_path / "evening.chrononauts")
    with another_copy(path):
        main.open_file(path)
        assert "another window" in told(main)
        assert main.shown() == "home"
    main.open_file(path)
    assert main.shown() == "table"


def test_what_waits_is_played_by_another_copy(main: MainWindow, tmp_path: Path) -> None:
    path = saved(main.folder / "evening.chrononauts")
    main.show_home()
    with another_copy(path):
        main.home.front.continue_button.click()
        assert "another window" in told(main)
        assert main.shown() == "home"


def test_a_game_is_offered_again_after_a_crash(main: MainWindow) -> None:
    path = saved(main.folder / "evening.chrononauts")
    block = "import os, sys; from pathlib import Path; from chrononauts_qt.session import journal, match; "
    block += "match = match.resume(journal.read(Path(sys.argv[1]))); os.kill(os.getpid(), 9)"
    killed = subprocess.run([sys.executable, "-c", block, str(path)], cwd=ROOT, timeout=60, check=False)
    assert killed.returncode != 0
    assert locks.side_file(path).exists(), "nobody has tidied up"
    main.show_home()
    assert main.home.front.continue_button.isVisible()
    main.home.front.continue_button.click()
    assert main.shown() == "table"
    assert controller_of(main).match.writer.path == path


def test_a_game_that_was_left_is_free_for_others(main: MainWindow, tmp_path: Path) -> None:
    path = saved(tmp_path / "evening.chrononauts")
    main.open_file(path)
    with pytest.raises(AssertionError), another_copy(path):
        pass
    main.show_home()
    with another_copy(path):
        pass


def test_closing_the_window_leaves_nothing_beside_the_game(main: MainWindow, tmp_path: Path) -> None:
    """A bug: the empty file of its lock stayed there for ever."""
    path = saved(tmp_path / "evening.chrononauts")
    main.open_file(path)
    assert locks.side_file(path).exists()
    main.close()
    assert [other for other in path.parent.iterdir() if other.name.startswith(".")] == []


# -- drops ------------------------------------------------------------------------------------------


def test_a_saved_game_dropped_anywhere_is_opened(main: MainWindow, tmp_path: Path) -> None:
    assert drag(main, mime(saved(tmp_path / "evening.chrononauts")))
    assert main.shown() == "table"
    assert drag(main, mime(saved(tmp_path / "next.chrononauts")))
    assert controller_of(main).match.writer.path.name == "next.chrononauts"


def test_a_saved_game_that_is_only_carried_over_the_window_opens_nothing(
    main: MainWindow, tmp_path: Path
) -> None:
    before = main.shown()
    assert carry(main, mime(saved(tmp_path / "evening.chrononauts")))
    assert main.shown() == before


def test_a_field_to_write_in_does_not_take_the_name_of_a_file(main: MainWindow, tmp_path: Path) -> None:
    main.ask_new_game()
    field = next(field for field in main.new_game.findChildren(QLineEdit) if field.isVisible())
    before, data = field.text(), mime(saved(tmp_path / "evening.chrononauts"))
    data.setText("/games/evening.chrononauts")
    assert drag(main, data, field.mapTo(main, field.rect().center()))
    assert field.text() == before
    assert main.shown() == "table"


def test_a_journal_of_another_name_is_opened(main: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    shutil.copy(saved(tmp_path / "evening.chrononauts"), path)
    assert drag(main, mime(path))
    assert main.shown() == "table"


@pytest.mark.parametrize(
    ("made", "words"),
    [
        (lambda home: mime(home / "a.chrononauts", home / "b.chrononauts"), "one saved game"),
        (lambda home: mime("https://example.org/evening.chrononauts"), "on this computer"),
        (lambda home: mime(home), "is a folder"),
        (lambda home: mime(home / "letter.txt"), "letter.txt is no saved game"),
        (lambda home: mime(home / "gone.txt"), "gone.txt is not there"),
        (lambda home: mime(home / ("a" * 300) / "far.txt"), "far.txt is not there"),
    ],
)
def test_anything_else_says_why_not(
    main: MainWindow, tmp_path: Path, made: Callable[[Path], QMimeData], words: str
) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada", encoding="utf-8")
    assert not drag(main, made(tmp_path))
    assert words in told(main)
    assert main.shown() == "home"


def test_what_is_no_file_is_none_of_its_business(main: MainWindow) -> None:
    data = QMimeData()
    data.setText("dodo")
    assert not drag(main, data)
    assert "error" not in said(main).casefold()
    assert not main.message.isVisible()


@pytest.mark.xcb
@pytest.mark.parametrize("name", ["evening.chrononauts", "letter.txt"])
def test_a_file_is_dropped_through_the_loop_of_the_system(
    main: MainWindow, tmp_path: Path, qtbot: QtBot, name: str
) -> None:
    assert QGuiApplication.platformName() == "xcb"
    main.activateWindow()
    qtbot.waitUntil(main.isActiveWindow)
    path = tmp_path / name
    if name.startswith("evening"):
        saved(path)
    else:
        path.write_text("Dear Ada", encoding="utf-8")
    window, no_keys = main.windowHandle(), Qt.KeyboardModifier.NoModifier
    stops = [QPoint(60 + 20 * step, 200) for step in range(8)]

    def move_on() -> None:
        if stops:
            QTest.mouseMove(window, stops.pop(0))
            QTimer.singleShot(15, move_on)
        else:
            QTest.mouseRelease(window, Qt.MouseButton.LeftButton, no_keys, QPoint(200, 200))

    watchdog = QTimer(singleShot=True, interval=LONGEST_MS)
    watchdog.timeout.connect(QDrag.cancel)
    watchdog.start()
    dragged = QDrag(main.home)
    dragged.setMimeData(mime(path))
    QTest.mousePress(window, Qt.MouseButton.LeftButton, no_keys, QPoint(60, 200))
    QTimer.singleShot(0, move_on)
    dragged.exec(Qt.DropAction.CopyAction)
    assert watchdog.isActive(), "the drag has ended by itself"
    if name.startswith("evening"):
        assert main.shown() == "table"
    else:
        assert "letter.txt is no saved game" in told(main)
        assert main.shown() == "home"


# -- the command line ----------------------------------------------------------------


def test_the_command_line_tells_files_from_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "evening").touch()
    (tmp_path / "cards").touch()
    there = {
        "evening": tmp_path / "evening",
        "gone.chrononauts": tmp_path / "gone.chrononauts",
        "sub/gone": tmp_path / "sub" / "gone",
        "cards": None,
        "gone": None,
        "g" * 5000: None,
        "--version": None,
    }
    assert {word: cli.file_to_open([word]) for word in there} == there
    assert cli.file_to_open([]) is None
    assert cli.file_to_open(["replay", "evening"]) is None


def test_a_mistyped_command_is_still_told() -> None:
    command = [sys.executable, "-m", "chrononauts_qt", "replya"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == cli.BAD_INPUT
    assert "invalid choice" in done.stderr
