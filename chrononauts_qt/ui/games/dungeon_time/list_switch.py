"""Puts lists in the place of the pictures and back, from the choice of Heroes to the end of the Story: same
things, same keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.dungeon_time.state import DRAFT
from chrononauts_qt.ui.games.dungeon_time import list_rows as rows
from chrononauts_qt.ui.games.dungeon_time.draft import DraftPage
from chrononauts_qt.ui.games.dungeon_time.hand_view import HandView
from chrononauts_qt.ui.games.dungeon_time.inquiries import PLACES
from chrononauts_qt.ui.games.dungeon_time.phase import AdventurePhase
from chrononauts_qt.ui.games.dungeon_time.show import ResolutionShow
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.games.dungeon_time.texts.list_words import text
from chrononauts_qt.ui.kit.card_view import ENTER
from chrononauts_qt.ui.kit.pieces import PieceModel, PieceView
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.list_page import ListPage, PieceTable
from chrononauts_qt.ui.table.list_rows import ListWords, PieceRows, Tell


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


class ToldTable(PieceTable):
    """A list of the Resolution: as over its pictures, Enter does what can be done there."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)


class Part(NamedTuple):
    """A list: its name, the view in whose place it stands, what it tells, and what is over it."""

    name: str
    view: PieceView
    columns: Sequence[str]
    tell: Tell
    optional: Sequence[str] = ()
    kind: type[PieceTable] = CardTable
    heading: Callable[[], str] | None = None


Board = AdventurePhase | DraftPage | ResolutionShow


class BoardLists:
    """The lists of a board, in text as large as it is read; they are made when they are wanted."""

    def __init__(
        self, board: Board, words: ListWords, parts: Callable[[], Iterator[Part]], reading: Theme
    ) -> None:
        self.board = board
        self._words, self._make, self._reading = words, parts, reading

    @cached_property
    def _parts(self) -> tuple[Part, ...]:
        return tuple(self._make())

    @cached_property
    def page(self) -> ListPage:
        """The lists, once they are wanted: most tables never show any."""
        page = ListPage(self._words, self._reading, self.board)
        page.hide()
        for part in self._parts:
            model = part.view.model()
            assert isinstance(model, PieceModel)
            made = PieceRows(model, part.columns, part.tell, self._words, part.optional, page)
            table = page.add(part.name, part.view, made, kind=part.kind)
            if isinstance(self.board, (AdventurePhase, DraftPage)):
                table.installEventFilter(self.board)  # the keys of the seats
            made.follow()
        page.end()
        for before, after in pairwise(page.tables):
            QWidget.setTabOrder(before, after)
        if isinstance(self.board, ResolutionShow):
            answers = self.board.answers
            QWidget.setTabOrder(answers, page.sections["answers"].table)  # the next is their button
        return page

    def follow(self) -> None:
        """Say anew what stands over the tables, and which of them there are."""
        if not self.board.is_list:
            return
        for part in self._parts:
            section = self.page.sections[part.name]
            section.table.rows.follow()
            section.say(part.heading() if part.heading is not None else part.view.accessibleName())
            is_shown = bool(part.view.pieces) or not isinstance(part.view, HandView)
            self.page.show_section(part.name, is_shown)
        self.page.lie()

    def stand(self) -> None:
        """Let the lists stand where the pictures stand."""
        if self.board.is_list:
            self.page.stand(self.board.lists_room)

    def show(self, to_list: bool) -> None:
        """Put the lists in the place of the pictures, or the pictures back; the keys stay where they were."""
        if self.board.is_list == to_list:
            return
        self.board.is_list = to_list
        pictures = tuple(part.view for part in self._parts)
        had = next((view for view in pictures if view.hasFocus() or self._has(view)), None)
        for view in pictures:
            view.setFocusProxy(None)  # type: ignore[arg-type]  # none is how Qt takes one away
        self.page.setVisible(to_list)
        self.board.refresh()
        self.board.stand()
        if to_list:
            for section in self.page.sections.values():
                if section.table.view.isHidden():
                    section.table.view.setFocusProxy(section.table)
        self.follow()
        self.stand()
        if had is not None:
            had.setFocus()

    def _has(self, view: PieceView) -> bool:
        return any(table.view is view and table.hasFocus() for table in self.page.tables)


class DungeonList(QObject):
    """Keeps the lists of a table: of the Adventure phase, and of what comes before and after it."""

    def __init__(self, screen: DungeonScreen, reading: Theme) -> None:
        super().__init__(screen)
        self._screen, self._reading = screen, reading
        self._phase = BoardLists(screen.phase, rows.WORDS, self._of_phase, reading)
        self._draft = BoardLists(screen.draft, rows.DRAFT_WORDS, self._of_draft, reading)
        self._told: BoardLists | None = None
        screen.followed.connect(self._follow)
        screen.laid_out.connect(self._stand)
        screen.status.add_door(text("door"), self.toggle)

    @property
    def is_list(self) -> bool:
        """Whether the lists stand there, or did when the table went."""
        return self._screen.phase.is_list

    @property
    def page(self) -> ListPage:
        """The lists of the Adventure phase."""
        return self._phase.page

    @property
    def told(self) -> BoardLists:
        """The lists of the Resolution, which has begun."""
        if self._told is None:
            show = self._screen.resolution
            assert show is not None, "the Resolution has begun"
            self._told = BoardLists(show, rows.TOLD_WORDS, lambda: _of_resolution(show), self._reading)
            show.stood.connect(self._told.follow)
            show.stood.connect(self._told.stand)
        return self._told

    def _of_phase(self) -> Iterator[Part]:
        board = self._screen.phase
        for seat in board.keys.places:
            yield Part(f"hand-{seat}", board.views[seat], rows.HAND_COLUMNS, rows.hand, rows.HAND_OPTIONAL)
        for name, view in (("story", board.story), ("deck", board.deck), ("discards", board.discards)):
            yield Part(name, view, rows.PILE_COLUMNS, rows.spoken)
        for seat in board.keys.places:
            yield Part(f"asked-{seat}", board.heads[seat].signs, rows.SIGN_COLUMNS, rows.spoken)
        yield Part("kinds", board.kinds, rows.KIND_COLUMNS, rows.kinds, ("by",))
        yield Part("heroes", board.heroes, rows.HERO_COLUMNS, rows.heroes)

    def _of_draft(self) -> Iterator[Part]:
        board = self._screen.draft
        for seat in board.keys.places:
            yield Part(
                f"draft-{seat}", board.views[seat], rows.DRAFT_COLUMNS, rows.draft, rows.DRAFT_OPTIONAL
            )

    def _boards(self) -> Iterator[BoardLists]:
        """Yield the lists that are wanted while the game is where it is."""
        yield self._phase
        if self._screen.controller.seen().step == DRAFT:
            yield self._draft
        if self._screen.resolution is not None:
            yield self.told

    def _follow(self) -> None:
        for lists in self._boards():
            lists.show(self.is_list)
            lists.follow()

    def toggle(self) -> None:
        """Put the lists in the place of the pictures, or the pictures back."""
        to_list = not self.is_list
        if to_list:
            self._screen.message.dismiss()  # it may be what offers them
        self._screen.phase.keys.reserve(PLACES if to_list else frozenset())
        for lists in self._boards():
            lists.show(to_list)
        self._screen.lay_out()
        self._follow()

    def _stand(self, room: QRect) -> None:
        for lists in self._boards():
            lists.stand()


def _of_resolution(show: ResolutionShow) -> Iterator[Part]:
    yield Part(
        "answers", show.answers, rows.ANSWER_COLUMNS, rows.answers, rows.ANSWER_OPTIONAL, ToldTable,
        lambda: show.asked.question if show.asked is not None else show.answers.accessibleName(),
    )  # fmt: skip
    yield Part("card", show.card, rows.CARD_COLUMNS, rows.shown, rows.CARD_OPTIONAL, ToldTable)
    yield Part("slots", show.slots, rows.SLOT_COLUMNS, rows.slots, kind=ToldTable)
    yield Part("heroes", show.heroes, rows.HERO_COLUMNS, rows.able, kind=PieceTable)
    yield Part("story", show.story, rows.PILE_COLUMNS, rows.spoken, kind=ToldTable)
    yield Part("past", show.past, rows.PAST_COLUMNS, rows.past, kind=ToldTable)
