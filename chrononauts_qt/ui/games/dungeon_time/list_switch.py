"""Puts lists in the place of the pictures of the Adventure phase and back: same things, same keys."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.dungeon_time import list_rows as rows
from chrononauts_qt.ui.games.dungeon_time.hand_view import HandView
from chrononauts_qt.ui.games.dungeon_time.physical_keys import UPPER, Place
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.games.dungeon_time.texts.list_words import text
from chrononauts_qt.ui.kit.pieces import PieceModel, PieceView
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.list_page import ListPage, PieceTable
from chrononauts_qt.ui.table.list_rows import PieceRows, Tell

REPEAT = Place(UPPER, 4)
"""The key of R: in the lists it repeats the top card of the Story, and plays none."""


class CardTable(PieceTable):
    """Its keys are those of the pictures: Delete discards, Space is left to the table."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, view = str(self.currentIndex().data(ItemRole.KEY) or ""), self.view
        if event.key() == Qt.Key.Key_Space:
            event.ignore()
        elif event.key() == Qt.Key.Key_Delete and key and isinstance(view, HandView):
            if not event.isAutoRepeat():
                view.discarded.emit(key)
        else:
            super().keyPressEvent(event)


class DungeonList(QObject):
    """Keeps the lists of a table, in text as large as it is read; they are made when they are wanted."""

    def __init__(self, screen: DungeonScreen, reading: Theme) -> None:
        super().__init__(screen)
        self._screen, self._reading = screen, reading
        screen.followed.connect(self._follow)
        screen.laid_out.connect(self._stand)
        screen.status.add_door(text("door"), self.toggle)

    @property
    def is_list(self) -> bool:
        """Whether the lists stand there, or did when the table went."""
        return self._screen.phase.is_list

    @cached_property
    def page(self) -> ListPage:
        """The lists, once they are wanted: most tables never show any."""
        board = self._screen.phase
        page = ListPage(rows.WORDS, self._reading, board)
        page.hide()
        for seat in board.keys.places:
            self._add(page, f"hand-{seat}", board.views[seat], rows.HAND_COLUMNS, rows.hand,
                      rows.HAND_OPTIONAL)  # fmt: skip
        self._add(page, "story", board.story, rows.PILE_COLUMNS, rows.spoken)
        self._add(page, "deck", board.deck, rows.PILE_COLUMNS, rows.spoken)
        self._add(page, "discards", board.discards, rows.PILE_COLUMNS, rows.spoken)
        for seat in board.keys.places:
            signs = board.heads[seat].signs
            self._add(page, f"asked-{seat}", signs, rows.SIGN_COLUMNS, rows.spoken)
        self._add(page, "kinds", board.kinds, rows.KIND_COLUMNS, rows.kinds, ("by",))
        self._add(page, "heroes", board.heroes, rows.HERO_COLUMNS, rows.heroes)
        page.end()
        for before, after in pairwise(page.tables):
            QWidget.setTabOrder(before, after)
        return page

    def _add(
        self, page: ListPage, name: str, view: PieceView, columns: Sequence[str], tell: Tell,
        optional: Sequence[str] = (),
    ) -> None:  # fmt: skip
        model = view.model()
        assert isinstance(model, PieceModel)
        made = PieceRows(model, columns, tell, rows.WORDS, optional, page)
        table = page.add(name, view, made, kind=CardTable)
        table.installEventFilter(self._screen.phase)
        made.follow()

    def _follow(self) -> None:
        """Say anew what stands over the tables, and which of them there are."""
        if not self.is_list:
            return
        for name, section in self.page.sections.items():
            section.table.rows.follow()
            section.say(section.table.view.accessibleName())
            self.page.show_section(name, True)
        self.page.lie()

    def toggle(self) -> None:
        """Put the lists in the place of the pictures, or the pictures back; the keys stay where they were."""
        board = self._screen.phase
        to_list = board.is_list = not board.is_list
        page = self.page
        pictures = tuple(section.table.view for section in page.sections.values())
        had = next((view for view in pictures if view.hasFocus() or self._has(view)), None)
        for view in pictures:
            view.setFocusProxy(None)  # type: ignore[arg-type]  # none is how Qt takes one away
        page.setVisible(to_list)
        board.keys.reserve(REPEAT if to_list else None)
        board.refresh()
        self._screen.lay_out()
        if to_list:
            for section in page.sections.values():
                if section.table.view.isHidden():
                    section.table.view.setFocusProxy(section.table)
        self._follow()
        if had is not None:
            had.setFocus()

    def _has(self, view: PieceView) -> bool:
        return any(table.view is view and table.hasFocus() for table in self.page.tables)

    def _stand(self, room: QRect) -> None:
        """Let the lists stand where the pictures stand."""
        if self.is_list:
            self.page.stand(room)
