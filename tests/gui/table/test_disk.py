"""The journal on the disk, from the first move on, and a disk that will not have it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.ui.windows.main_window import MainWindow
from tests.gui.robot import HandClock
from tests.gui.table.conftest import Deal
from tests.gui.table.doors import (
    fill_page,
    open_page,
    shown,
)

NewWindow = Callable[[], MainWindow]
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
