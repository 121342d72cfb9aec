"""The page of saved games: unfinished ones, those with a name, finished ones, and what cannot be opened."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout

from chrononauts_qt.ui.catalog import games_texts as words
from chrononauts_qt.ui.catalog import statistics_texts, windows
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.choice_sheet import ChoiceSheet
from chrononauts_qt.ui.kit.page import Page, least_width
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.shell.games_page_rows import ROW, GameLines, GameList, GamesModel, Lies, Row, Section
from chrononauts_qt.ui.table.name_sheet import NameSheet

DELETE = "delete"


class GamesPage(Page):
    """Shows rows and asks for what shall be done with one; it touches no file itself."""

    opened = Signal(Row)
    named = Signal(Row, str)
    replay_requested = Signal(Path)
    copy_wanted = Signal(Row)
    deleted = Signal(Row)
    brought_back = Signal(Path)
    bring_back_wanted = Signal()
    other_wanted = Signal()
    folder_wanted = Signal()
    statistics_wanted = Signal()
    closed = Signal()
    refresh_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setAccessibleName(windows.text("games"))
        self.model = GamesModel(self)
        self.list = GameList()
        self.list.setAccessibleName(words.text("list"))
        self.list.setModel(self.model)
        self.list.setItemDelegate(GameLines(self, self.list))
        self.list.selectionModel().currentChanged.connect(self._follow)
        self.list.doubleClicked.connect(lambda _: self._open())
        self.note = self.label("", "body", 16)
        self.bring_back_button = self.button(words.text("bring-back"), then=self.bring_back_wanted)
        self.watch_button = self.button(words.text("watch"), then=self._watch)
        self.name_button = self.button(words.text("name"), then=self._name)
        self.copy_button = self.button(words.text("copy"), then=self._copy)
        self.delete_button = self.button(words.text("delete"), then=self._delete)
        self.back_button = self.fixed(self.button(text("back"), back=True, then=self.closed), 130, 0)
        self.other_button = self.button(words.text("open-other"), then=self.other_wanted)
        self.folder_button = self.button(words.text("show-folder"), then=self.folder_wanted)
        self.statistics_button = self.button(statistics_texts.text("title"), then=self.statistics_wanted)
        self.open_button = self.fixed(self.button(text("continue"), primary=True, then=self._open), 190, 0)
        self._begin_at: Path | None = None
        self.naming = NameSheet(self, theme)
        self.asking = ChoiceSheet(self, theme)
        self._connect()
        self._lay_out()

    def _connect(self) -> None:
        self.naming.named.connect(self._named)
        self.asking.chosen.connect(self._deleted)
        for keys, button in (
            (QKeySequence(Qt.Key.Key_F2), self.name_button),
            (QKeySequence(Qt.Key.Key_Delete), self.delete_button),
            (QKeySequence("Ctrl+Backspace"), self.delete_button),  # Macs have no other key for it
            (QKeySequence(QKeySequence.StandardKey.Save), self.copy_button),
            (QKeySequence(QKeySequence.StandardKey.Open), self.other_button),
        ):
            shortcut = QShortcut(keys, self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.setWhatsThis(button.text())
            shortcut.activated.connect(lambda button=button: self._press(button))

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), 32, 14)
        head = self.inner(page, QHBoxLayout(), 14)
        head.addWidget(self.label(windows.text("games"), "title", 34), 1)
        head.addWidget(self.statistics_button)
        middle = self.inner(page, QHBoxLayout(), 14, stretch=1)
        middle.addWidget(self.list, 1)
        acts_on = (self.watch_button, self.name_button, self.copy_button, self.delete_button)
        self.inner(middle, QVBoxLayout(), 10, *acts_on, ...)
        said = self.inner(page, QHBoxLayout(), 14, self.bring_back_button)
        self.prose(said, self.note, 1)
        self._foot = self.inner(page, QBoxLayout(QBoxLayout.Direction.RightToLeft), 14)
        self.inner(self._foot, QHBoxLayout(), 14, ..., self.open_button)
        others = (self.back_button, self.other_button, self.folder_button)
        self.inner(self._foot, QHBoxLayout(), 14, *others, ..., stretch=1)
        others_ = (self.bring_back_button, self.other_button, self.folder_button, self.statistics_button)
        for before, after in pairwise((self.list, self.open_button, *acts_on, *others_, self.back_button)):
            self.setTabOrder(before, after)
        self.tell("")

    # -- what is shown --------------------------------------------------------------------------

    def show_games(self, sections: Iterable[Section]) -> None:
        """Show sections of games; the one that was current stays so, or its place."""
        was, place = self.kept(), self.list.currentIndex().row()
        self.model.show_sections(sections)
        index = self.model.index_of(was) if was is not None else QModelIndex()
        self.list.setCurrentIndex(index if index.isValid() else self.model.first(max(0, place)))
        self._follow()

    def offer_statistics(self, are_there: bool) -> None:
        """Show the door to the statistics where there are any."""
        self.statistics_button.setVisible(are_there)

    def point_at(self, path: Path) -> None:
        """Make a game the current one, if it is there."""
        index = self.model.index_of(path)
        if index.isValid():
            self.list.setCurrentIndex(index)

    def row(self) -> Row | None:
        """Return the current game."""
        row = self.list.currentIndex().data(ROW)
        return row if isinstance(row, Row) else None

    def kept(self) -> Path | None:
        row = self.row()
        return self._begin_at if row is None else row.path

    def restore(self, kept: object) -> None:
        """Begin at a game, as soon as there are any: they are read when the page is shown."""
        self._begin_at = kept if isinstance(kept, Path) else None

    def tell(self, sentence: str, may_bring_back: bool = False) -> None:
        """Say something below the list until another game is looked at; `may_bring_back`: with a button."""
        had_focus = self.bring_back_button.hasFocus()
        self.note.setText(sentence)
        self.note.setAccessibleName(sentence)
        self.note.setVisible(bool(sentence))
        self.bring_back_button.setVisible(may_bring_back)
        if had_focus and not may_bring_back:
            self.list.setFocus()

    def _follow(self, *_: object) -> None:
        row = self.row()
        lies = row.lies if row is not None else Lies.UNREADABLE
        said = words.text("look-at-end") if row is not None and row.is_over else text("continue")
        said = words.text("bring-back") if lies is Lies.DELETED else said
        self.open_button.setText(said)
        self.open_button.setAccessibleName(said)
        self.open_button.setAccessibleDescription("" if row is None else row.spoken)
        self.open_button.setEnabled(lies is not Lies.UNREADABLE)
        for button in (self.watch_button, self.name_button):
            button.setEnabled(lies in (Lies.HERE, Lies.OLDER))
        self.copy_button.setEnabled(row is not None)
        self.delete_button.setEnabled(row is not None and lies is not Lies.DELETED)
        if row is not None and row.note:
            self.tell(row.note)
        elif self.bring_back_button.isHidden():
            self.tell("")
        self.rescale()

    def rescale(self) -> None:
        """Two rows at the foot where large text needs the width; a line is as high as its type."""
        super().rescale()
        buttons = (self.back_button, self.other_button, self.folder_button, self.open_button)
        needed = sum(max(least_width(button), button.minimumWidth()) for button in buttons)
        narrow = needed + 2 * self.px(32) + 4 * self.px(14) > self.width()
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.RightToLeft
        self._foot.setDirection(way)
        self.list.doItemsLayout()

    # -- what is asked for ----------------------------------------------------------------------

    def _open(self) -> None:
        row = self.row()
        if row is None or row.lies is Lies.UNREADABLE:
            return
        if row.lies is Lies.DELETED:
            self.brought_back.emit(row.path)
        else:
            self.opened.emit(row)

    def _watch(self) -> None:
        row = self.row()
        if row is not None:
            self.replay_requested.emit(row.path)

    def _copy(self) -> None:
        row = self.row()
        if row is not None:
            self.copy_wanted.emit(row)

    def _name(self) -> None:
        row = self.row()
        if row is not None:
            self.naming.ask(row.name)

    def _delete(self) -> None:
        row = self.row()
        if row is not None:
            question = words.text("delete-question", game=row.title)
            self.asking.ask(question, [(DELETE, words.text("delete"))])
            self.asking.cancel_button.setFocus()

    def _named(self, name: str) -> None:
        row = self.row()
        if row is not None and name != row.name:
            self.named.emit(row, name)

    def _deleted(self) -> None:
        row = self.row()
        if row is not None:
            self.deleted.emit(row)

    def _press(self, button: QPushButton) -> None:
        """Do what a key stands for, unless a sheet lies over the page."""
        if button.isEnabled() and not self.naming.isVisible() and not self.asking.isVisible():
            button.click()

    def showEvent(self, event: QShowEvent) -> None:
        """Show what there is now; what was said the last time is over."""
        super().showEvent(event)
        if not event.spontaneous():
            self.tell("")
            self.refresh_wanted.emit()
            self.list.setFocus()
