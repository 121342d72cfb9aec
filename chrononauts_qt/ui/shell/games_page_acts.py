"""What the page of saved games does with files: every answer is a sentence, and nothing is written over."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from chrononauts_qt.session import locks, places, saves, statistics
from chrononauts_qt.session.errors import CorruptSave, Torn, Trouble
from chrononauts_qt.ui.catalog import games_texts as words
from chrononauts_qt.ui.catalog.saves import left_out
from chrononauts_qt.ui.catalog.saves import reason as reason_of
from chrononauts_qt.ui.shell.games_page_rows import Lies, Row, Section
from chrononauts_qt.ui.shell.save_dialog import ask_where_new, game_kind
from chrononauts_qt.ui.table.screens import screens_of

if TYPE_CHECKING:
    from chrononauts_qt.session.saves import Save, Saves
    from chrononauts_qt.ui.shell.games_page import GamesPage
    from chrononauts_qt.ui.shell.main_window import MainWindow


class GameActs(QObject):
    """Fills a page with the games of a window's folder, and does what is asked for there."""

    def __init__(self, window: MainWindow, page: GamesPage) -> None:
        super().__init__(page)
        self._window = window
        self._page = page
        self._deleted: Path | None = None
        page.refresh_wanted.connect(self.refresh)
        page.opened.connect(self.open)
        page.named.connect(self.name)
        page.copy_wanted.connect(self.copy)
        page.deleted.connect(self.delete)
        page.brought_back.connect(self.bring_back)
        page.bring_back_wanted.connect(self._undo_delete)
        page.other_wanted.connect(self.open_other)
        page.folder_wanted.connect(self.show_folder)

    def refresh(self) -> None:
        """Show what lies in the folder now."""
        folder, now = self._window.folder, datetime.now().astimezone()
        self._page.offer_statistics(statistics.is_kept(folder))
        older, deleted = saves.listed(folder / saves.OLDER), saves.listed(folder / saves.DELETED)
        self._page.show_games(sections(saves.listed(folder), older, deleted, now))

    # -- one game -------------------------------------------------------------------------------

    def open(self, row: Row) -> None:
        """Go on with a game; what had given way to newer ones comes back first, to be offered again.

        One that another running copy plays stays where that one writes it.
        """
        path = row.path
        if row.lies is Lies.OLDER and locks.is_free(path):
            brought = saves.bring_back(path)
            if isinstance(brought, Trouble):
                self._tell("not-back", brought, game=row.title)
                return
            path = brought
        self._window.open_file(path)
        if self._window.desk is None:
            self.refresh()

    def name(self, row: Row, name: str) -> None:
        """Give a game a name, which keeps it for good; "" takes it away."""
        damaged: list[tuple[Torn, Path]] = []
        try:
            trouble = saves.rename(row.path, name, damaged)
        except CorruptSave as error:
            self._window.tell(words.not_opened(error))
        else:
            if trouble is not None:
                self._tell("not-named", trouble)
            elif damaged:
                self._window.tell(left_out(*damaged[0]))
        self.refresh()

    def copy(self, row: Row) -> None:
        """Ask where a copy shall lie, and write it there; never over another file."""
        name = f"{_file_name(row)}{places.SUFFIX}"
        ask_where_new(self._window, words.text("copy"), name, [game_kind(row.path)], self._tell_copied)

    def _tell_copied(self, target: Path, trouble: Trouble | None) -> None:
        if trouble is not None:
            self._tell("not-copied", trouble, file=target)
            return
        self._page.tell(words.text("copied", file=target))
        if target.parent == self._window.folder:
            self.refresh()

    def delete(self, row: Row) -> None:
        """Take a game away; it can be brought back at once, and later from its section."""
        moved = saves.delete(row.path)
        if isinstance(moved, Trouble):
            self._tell("not-deleted", moved, game=row.title)
            return
        self._deleted = moved
        self.refresh()
        self._page.tell(words.text("deleted", game=row.title), may_bring_back=True)

    def bring_back(self, path: Path) -> None:
        """Let a deleted game lie where it was."""
        brought = saves.bring_back(path)
        self._page.tell("")
        if isinstance(brought, Trouble):
            self._tell("not-back", brought, game=path.name)
        self.refresh()
        if isinstance(brought, Path):
            self._page.point_at(brought)

    def _undo_delete(self) -> None:
        if self._deleted is not None:
            self.bring_back(self._deleted)
            self._deleted = None

    def _tell(self, key: str, trouble: Trouble, **params: object) -> None:
        self._window.tell(words.text(key, reason=reason_of(trouble.flaw, trouble.code), **params))

    # -- files ----------------------------------------------------------------------------------

    def open_other(self) -> None:
        """Ask for a file and open it."""
        chosen, _ = QFileDialog.getOpenFileName(
            self._page, words.text("open-other"), str(Path.home()), ";;".join(_filters())
        )
        if chosen:
            self._window.open_file(Path(chosen))

    def show_folder(self) -> None:
        """Show the folder of the games in the file manager of the system."""
        folder = self._window.folder
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self._window.tell(words.text("no-folder", folder=folder))


def sections(found: Saves, older: Saves, deleted: Saves, now: datetime) -> tuple[Section, ...]:
    """Return what the list shows: the games of the folder, what gave way to newer ones, what was deleted."""
    thrown = _rows(_all_of(deleted), now, Lies.DELETED)
    thrown += [_unreadable(error, Lies.DELETED) for error in deleted.unreadable]
    gave_way = [*_rows(found.older, now), *_rows(_all_of(older), now, Lies.OLDER)]
    bad = (*found.unreadable, *older.unreadable)
    return (
        Section(words.text("unfinished"), _rows(found.unfinished, now)),
        Section(words.text("named"), _rows(found.named, now)),
        Section(words.text("finished"), _rows(found.finished, now), words.text("no-finished")),
        Section(words.text("older"), gave_way),
        Section(words.text("unreadable"), [_unreadable(error) for error in bad]),
        Section(words.text("deleted-games"), thrown),
    )


def _all_of(found: Saves) -> tuple[Save, ...]:
    return (*found.unfinished, *found.older, *found.named, *found.finished)


def _filters() -> tuple[str, str]:
    return f"{words.text('files-ours')} (*{places.SUFFIX})", f"{words.text('files-all')} (*)"


def _file_name(row: Row) -> str:
    """Return a name for a copy that every system can have."""
    said = "".join(c if c.isalnum() or c in " -_" else " " for c in row.name)
    return " ".join(said.split()) or row.path.name.partition(".")[0]


def _rows(found: tuple[Save, ...], now: datetime, lies: Lies = Lies.HERE) -> list[Row]:
    return [_row(save, now, lies) for save in found]


def _row(save: Save, now: datetime, lies: Lies) -> Row:
    """Return what is said of a game in the list."""
    told, screens = save.summary, screens_of(save.summary.game)
    is_free = lies is Lies.DELETED or locks.is_free(save.path)
    players, game = words.players(told.names, told.bots), screens.title()
    torn = {} if told.torn is None else {"damaged" if told.torn.lost else "torn": True}
    marks = {"practice": told.is_practice, "helped": told.is_helped, **torn, "in-use": not is_free}
    note = left_out(told.torn) if told.torn is not None else ""
    return Row(
        save.path,
        told.name or players,
        words.text("game-people", game=game, players=players) if told.name else game,
        words.when(save.when, now),
        screens.how_far(told),
        tuple(words.text(key) for key, holds in marks.items() if holds),
        is_over=told.is_over,
        lies=lies,
        name=told.name,
        note=note if is_free else words.text("locked", file=words.shown(save.path)),
    )


def _unreadable(error: CorruptSave, lies: Lies = Lies.UNREADABLE) -> Row:
    path = error.kept or error.path
    why = words.why_not_opened(error)
    return Row(path, words.shown(path), why, lies=lies, note=words.not_opened(error))
