"""The desk of a table whose pictures a list can replace: by the key L, or by the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible

from chrononauts_qt.ui.catalog import list_texts
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.kit.spoken_keys import key_of
from chrononauts_qt.ui.kit.word_table import is_list_key
from chrononauts_qt.ui.table.desk import Desk
from chrononauts_qt.ui.table.first_times import is_quiet

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from chrononauts_qt.ui.table.window import Screen

OFFERED = "list-offer"
"""What the settings call it that the list has been offered at a table."""


class Switch(Protocol):
    """Puts a list in the place of pictures, and the pictures back."""

    @property
    def is_list(self) -> bool:
        """Whether the list stands there."""

    def toggle(self) -> None:
        """Put the list there, or the pictures back."""


class ListDesk(Desk):
    """Keeps the switch of the table that is laid."""

    board: Switch | None = None

    def lay_list(self, switch: Switch) -> None:
        """Keep a list beside the board; it stands in its place where it did so before."""
        was, self.board = self.board, switch
        if self.window.look.settings.board_as_list if was is None else was.is_list:
            switch.toggle()

    def lay(self) -> None:
        super().lay()
        ListOffer(self, self.screen)

    @property
    def has_smaller_text(self) -> bool:
        """Tell whether a table of this size has no room for its words as large as they are wanted."""
        return self._fitting_theme().text_scale < self.window.look.theme.text_scale

    def show_list(self) -> None:
        """Let the list stand at this table and at every one to come."""
        look = self.window.look
        look.change(look.settings._replace(board_as_list=True))
        if self.board is not None and not self.board.is_list:
            self.board.toggle()

    @property
    def is_asking(self) -> bool:
        """Tell whether a question lies over the table: it is answered first."""
        return False

    def press(self, event: QKeyEvent) -> bool:
        is_wanted = is_list_key(event)
        if is_wanted and self.board is not None and not self.is_asking:
            self.board.toggle()
        return is_wanted

    def show_settings(self, was_list: bool) -> None:
        super().show_settings(was_list)
        if self.board is not None and self.window.look.settings.board_as_list != was_list:
            self.board.toggle()


class ListOffer(QObject):
    """Says on a screen that there is a list, with a door to it, to whoever reads large text or listens.

    Once it has been taken away it is not said again. A screen reader may begin to run during the game.
    """

    def __init__(self, desk: ListDesk, screen: Screen) -> None:
        super().__init__(screen)
        self._desk, self._screen = desk, screen
        self._is_said = False
        screen.message.dismissed.connect(self._keep)
        desk.controller.changed.connect(self._follow)
        if self._is_wanted() and self._desk.has_smaller_text:
            self._say()

    def _is_wanted(self) -> bool:
        board = self._desk.board
        is_new = OFFERED not in self._desk.window.look.settings.told
        return is_new and not self._is_said and board is not None and not board.is_list

    def _follow(self) -> None:
        """Say it to who looks now, when nothing else is said or asked there."""
        controller = self._desk.controller
        is_seen = self._desk.laid is self._screen and controller.viewer is not None
        if not (is_seen and self._desk.window.look.settings.first_times and self._is_wanted()):
            return
        is_for = self._desk.has_smaller_text or QAccessible.isActive()
        if is_for and is_quiet(self._screen, controller):
            with controller.speaking():
                self._say()

    def _say(self) -> None:
        self._is_said = True
        said = offer if self._desk.has_smaller_text else offer_to_listeners
        self._screen.message.say(said(self._desk.controller.match.game_id))
        self._screen.message.offer(list_texts.text("list-door"), self._desk.show_list)

    def _keep(self) -> None:
        if self._is_said:
            look = self._desk.window.look
            look.change(look.settings.having_told(OFFERED))


def offer(game: str) -> str:
    """Return what is said of the list of a game to whoever reads large text."""
    return sentences(list_texts.text("list-offer"), _by_key(game))


def offer_to_listeners(game: str) -> str:
    """Return what is said of the list of a game to whoever listens."""
    return sentences(list_texts.text("list-heard"), _by_key(game))


def _by_key(game: str) -> str:
    """Return which key leads there; "" where none does."""
    cap = key_of(game, "L")
    return list_texts.text("list-key", cap=cap) if cap else ""


def is_offer(sentence: str) -> bool:
    """Tell whether a sentence says that there is a list."""
    return sentence.startswith((list_texts.text("list-offer"), list_texts.text("list-heard")))
