"""The ways into the replay of a game and back, and out of it as a text."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from chrononauts_qt.session.errors import CorruptSave, Trouble
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.catalog.replay_texts import cut_short, text
from chrononauts_qt.ui.shell.pages import lead_out

if TYPE_CHECKING:
    from chrononauts_qt.ui.shell.main_window import MainWindow
    from chrononauts_qt.ui.table.replay.page import ReplayPage

NAME = "replay"


def open_replay(window: MainWindow, path: Path, event: int | None = None) -> None:
    """Show the game of a journal from its beginning, or where an event came; or say why that cannot be."""
    from chrononauts_qt.ui.catalog.saves import cannot_open
    from chrononauts_qt.ui.table.replay.page import ReplayPage

    try:
        positions = Positions.read(path)
    except CorruptSave as error:
        window.tell(cannot_open(error))
        return
    came_from = window.shown() if window.shown() != NAME else "home"
    window.pages.remove(NAME)
    page = ReplayPage(positions, window.look.theme)
    page.course.pace = lambda: window.look.settings.bot_pace
    if event is not None:
        page.course.go(positions.scene_of(event))
    page.closed.connect(lambda: _close(window, page, came_from))
    page.save_requested.connect(lambda: save_text(window, positions))
    leave = partial(_leave, window)
    page.made.connect(lambda: lead_out(window, page.frame.screen, leave))
    lead_out(window, page.frame.screen, leave)
    if window.look.settings.board_as_list:
        page.frame.toggle_list()
    window.pages.add(NAME, page)
    window.show_page(NAME)
    if positions.broken is not None:
        window.tell(text("broken", line=positions.broken.line))
    elif positions.torn is not None:
        window.tell(cut_short(positions.torn))


def page_of(window: MainWindow) -> ReplayPage:
    """Return the page of the replay, which is there."""
    from chrononauts_qt.ui.table.replay.page import ReplayPage

    page = window.pages.get(NAME)
    assert isinstance(page, ReplayPage), "a game is being watched"
    return page


def _close(window: MainWindow, page: ReplayPage, came_from: str) -> None:
    _leave(window, lambda: window.show_page(came_from))
    if came_from == "home":
        window.show_home()


def _leave(window: MainWindow, go: Callable[[], object]) -> None:
    """Go somewhere else and let the table of the replay go."""
    go()
    window.pages.remove(NAME)


# -- the game on the desk ------------------------------------------------------------------------


def kept_path(window: MainWindow) -> Path | None:
    """Return where the journal of the game on the desk lies, if it is kept as a whole."""
    writer = window.desk.controller.match.writer if window.desk is not None else None
    return writer.path if writer is not None and writer.trouble is None else None


def watch_again(window: MainWindow, event: int | None = None) -> None:
    """Show the game on the desk from its beginning, or where an event came."""
    path = kept_path(window)
    if path is not None:
        open_replay(window, path, event)


def save_again(window: MainWindow) -> None:
    """Save the game on the desk, as a game or as a text."""
    path = kept_path(window)
    if path is not None:
        save_game(window, path)


# -- as a file -----------------------------------------------------------------------------------


def save_text(window: MainWindow, positions: Positions) -> None:
    """Ask where the game is to be told as text, and tell it there."""
    from chrononauts_qt.ui.shell.save_dialog import ask_where, tell_by, text_kind
    from chrononauts_qt.ui.table.replay.transcript import file_name, transcript

    kinds = [text_kind(lambda: transcript(positions))]
    ask_where(window, text("save-title"), file_name(positions), kinds, tell_by(window))


def save_game(window: MainWindow, path: Path) -> None:
    """Ask where a game is to be saved: as a copy of its journal, or told as text; over nothing else."""
    from chrononauts_qt.ui.shell.save_dialog import (
        TEXT,
        Kind,
        Put,
        ask_where_new,
        game_kind,
        tell_by,
        write_text,
    )

    def tell(target: Path, put: Put) -> Trouble | None:
        from chrononauts_qt.ui.table.replay.transcript import transcript

        try:
            words = transcript(Positions.read(path))
        except CorruptSave as error:  # taken away, or damaged, since the game was on the desk
            return Trouble(error.flaw, error.code, error.why)
        return write_text(target, words, put)

    kinds = [game_kind(path), Kind(TEXT, text("text-files"), tell)]
    ask_where_new(window, text("save-game"), path.name, kinds, tell_by(window))
