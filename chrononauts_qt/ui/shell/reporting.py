"""What the report of a window says, and where it is saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from chrononauts_qt.session import report
from chrononauts_qt.ui.catalog.report_texts import text
from chrononauts_qt.ui.shell.report_page import facts
from chrononauts_qt.ui.shell.save_dialog import ask_where, tell_by, text_kind

if TYPE_CHECKING:
    from chrononauts_qt.ui.shell.main_window import MainWindow

FILE = "chrononauts-qt-report.txt"


def last_game(window: MainWindow) -> Path | None:
    """Return the journal of the game on the desk, else that of the game that was played last."""
    writer = window.desk.controller.match.writer if window.desk is not None else None
    return writer.path if writer is not None else report.latest_game(window.folder)


def compose(window: MainWindow) -> Callable[[bool], str]:
    """Return what writes the report: with the last game, or without it."""

    def write(with_game: bool) -> str:
        path = last_game(window) if with_game else None
        game = report.nameless_journal(path) if path is not None else ""
        fault = window.reports.fault or report.last_fault(window.folder)
        return report.report(facts(), window.look.settings, fault, game)

    return write


def save(window: MainWindow, words: str) -> None:
    """Ask where the report is to lie, and write it there as it was read."""
    ask_where(window, text("save-title"), FILE, [text_kind(lambda: words)], tell_by(window))


def tell_copied(window: MainWindow) -> None:
    """Say that the report lies on the clipboard."""
    window.message.say(text("copied"), brief=True)
