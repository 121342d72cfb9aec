"""What keeps a start short: the first frame waits for nothing that it does not show."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from chrononauts_qt.ui.shell.preload import modules

HEAVY = {
    "appearing with a game": (
        "chrononauts_qt.games.chrononauts.timeline",
        "chrononauts_qt.games.chrononauts.view",
        "chrononauts_qt.games.chrononauts.rules",
        "chrononauts_qt.session.match",
        "chrononauts_qt.session.journal",
        "chrononauts_qt.ui.games.chrononauts.control.match_controller",
        "chrononauts_qt.ui.games.chrononauts.views.geometry",
        "chrononauts_qt.ui.games.chrononauts.models",
        "chrononauts_qt.ui.table.desk",
        "chrononauts_qt.ui.table.table_controller",
        "chrononauts_qt.ui.table.replay",
        "chrononauts_qt.ui.games.chrononauts.texts.spoken",
        "chrononauts_qt.ui.kit.clock",
    ),
    "appearing when asked for": (
        "chrononauts_qt.cli",
        "chrononauts_qt.ui.kit.sound",
        "chrononauts_qt.ui.catalog.settings_texts",
        "chrononauts_qt.ui.shell.about",
        "chrononauts_qt.ui.kit.message",
        "chrononauts_qt.ui.shell.new_game",
        "chrononauts_qt.session.report",
        "chrononauts_qt.ui.catalog.replay_texts",
        "chrononauts_qt.ui.catalog.report_texts",
        "chrononauts_qt.ui.shell.replaying",
        "chrononauts_qt.ui.shell.report_page",
        "chrononauts_qt.ui.games.chrononauts.end_page",
        "chrononauts_qt.ui.shell.rulebook_page",
        "chrononauts_qt.ui.rulebook",
        "chrononauts_qt.ui.catalog.rulebook_texts",
        "chrononauts_qt.ui.shell.settings_page",
        "chrononauts_qt.ui.shell.welcome",
        "chrononauts_qt.ui.games.dungeon_time.desk",
        "chrononauts_qt.ui.games.dungeon_time.controller",
        "chrononauts_qt.ui.games.dungeon_time.views",
        "chrononauts_qt.games.dungeon_time",
        "chrononauts_qt.bots.dungeon_time",
    ),
    "of Python": ("datetime", "secrets", "hashlib"),
}
"""Modules that the first frame does without, with whatever lies below them."""

OF_PHONES = (
    *("chrononauts_qt.wire", "chrononauts_qt.ui.phones", "chrononauts_qt.ui.shell.phones_page"),
    *("PySide6.QtNetwork", "websockets", "segno", "http", "email"),
)
"""Modules that come when somebody lets phones in, with whatever lies below them."""

START = """
import gc
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from chrononauts_qt.ui.shell.preload import Preload
from chrononauts_qt.ui.shell.main_window import MainWindow

frames, full, kept = [], [], []

def paint(window, event):
    frames.append(window)
    if len(frames) == 1:
        QTimer.singleShot(0, lambda: seen(window.findChild(Preload)))

def seen(later):
    print("first:", *sys.modules)
    later.finished.connect(finished)

def finished():
    print("later:", *sys.modules)
    print("collects:", gc.isenabled())
    gc.callbacks.append(lambda phase, told: full.append((phase, told["generation"])))
    kept.extend([number] for number in range(200_000))
    print("while a page is shown:", full.count(("start", 2)))
    frames[0].show_page("about")
    QTimer.singleShot(500, turned)

def turned():
    print("when another is:", full.count(("start", 2)))
    QCoreApplication.quit()

MainWindow.paintEvent = paint
sys.argv = ["chrononauts-qt"]
from chrononauts_qt.__main__ import main
sys.exit(main())
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What the program has loaded with its first frame, and when nothing is left to do."""
    home = tmp_path_factory.mktemp("home")
    (home / "settings.json").write_text('{"welcomed": true}', encoding="utf-8")
    env = dict(os.environ, CHRONONAUTS_QT_HOME=str(home), QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8")
    root = str(Path(__file__).parents[3])
    run = [sys.executable, "-c", START]
    done = subprocess.run(run, env=env, cwd=root, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    rows = (row.partition(":") for row in done.stdout.splitlines())
    return {name: words.split() for name, _, words in rows}


def test_the_first_frame_does_without_what_it_does_not_show(told: dict[str, list[str]]) -> None:
    heavy = tuple(name for names in HEAVY.values() for name in names)
    assert of(heavy, told["first"]) == []


def test_nothing_of_phones_is_loaded_before_they_are_let_in(told: dict[str, list[str]]) -> None:
    assert of(OF_PHONES, told["later"]) == []


def of(names: tuple[str, ...], modules: list[str]) -> list[str]:
    """Return which modules have these names, or lie below them."""
    return [module for module in modules if f"{module}.".startswith(tuple(f"{name}." for name in names))]


def test_the_rest_is_loaded_while_the_person_looks(told: dict[str, list[str]]) -> None:
    assert "chrononauts_qt.ui.shell.home" in told["first"]
    assert not set(modules()) & set(told["first"])
    assert set(modules()) <= set(told["later"])


def test_what_is_not_needed_any_more_is_collected_again(told: dict[str, list[str]]) -> None:
    assert told["collects"] == ["True"]


def test_all_is_looked_through_only_when_another_page_is_shown(told: dict[str, list[str]]) -> None:
    """A full collection takes tens of milliseconds at a table, where things move."""
    assert told["while a page is shown"] == ["0"]
    assert told["when another is"] == ["1"]
