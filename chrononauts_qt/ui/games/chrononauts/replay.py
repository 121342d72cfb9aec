"""The big table watched again, and what its kind of table shares there with others."""

from __future__ import annotations

from abc import abstractmethod
from functools import cached_property

from PySide6.QtCore import QModelIndex, QRect, Qt

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.catalog.replay_texts import text
from chrononauts_qt.ui.catalog.wording import listed
from chrononauts_qt.ui.games.chrononauts.board_switch import BoardSwitch, ListSwitch
from chrononauts_qt.ui.games.chrononauts.card_table import CardTable, YearTable
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.chrononauts.views.geometry import layout_for
from chrononauts_qt.ui.kit.roles import CardRole
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.replay.seen import Seen
from chrononauts_qt.ui.table.replay_frame import Controller, Frame, OpenHand, OpenHands

Key = Qt.Key


class RivalsSeen(Seen, MatchController):
    """A table of rivals without rivals; what has been done is told in the place of the dock."""

    holds_up = False

    def view(self) -> View:
        """Return the view of whoever is looked through, without anything to do."""
        return _settled(super().view())._replace(actions=(), choices=())

    def public_view(self) -> View:
        """Return what everybody saw. A Memo window asks nobody any more."""
        return _settled(super().public_view())


def _settled(view: View) -> View:
    """Return a view in which a Memo window is only a card that is being played: nothing covers the dock."""
    return view._replace(step="play", deciding=()) if view.step == "window" else view


class CardFrame(Frame):
    """A table with cards, which can be read large."""

    LOOKS = Frame.LOOKS | {Key.Key_W, Key.Key_J, Key.Key_G, Key.Key_C, Key.Key_A}

    screen: CardTable

    def __init__(self, controller: Controller, screen: CardTable) -> None:
        super().__init__(controller, screen)
        screen.hand.setDragEnabled(False)
        screen.hand.activated.disconnect()
        screen.hand.activated.connect(self._read)

    def retell(self) -> None:
        self.screen.announcer.begin_again()

    def _read(self, index: QModelIndex) -> None:
        """Show a card of the hand large, or put it away again."""
        card, reader = str(index.data(CardRole.CARD) or ""), self.screen.reader
        if card and card == reader.key:
            reader.close()
        elif card:
            reader.show(card)

    def close_reading(self) -> bool:
        was = not self.screen.reader.inspector.isHidden()
        self.screen.reader.close()
        return was

    @property
    def is_moving(self) -> bool:
        return self.screen.staging.animator.is_running

    def open_hands(self) -> OpenHands:
        match = self.controller.match
        pile = match.game.dump(match.state)["draw_pile"]
        assert isinstance(pile, list), "the dump lists cards"
        seats = range(len(match.names))
        hands = tuple(_open_hand(match.view(seat)) for seat in seats)
        order = listed(map(title, pile))
        return OpenHands(hands, text("deck-order", cards=order) if order else text("no-deck"))


def _open_hand(view: View) -> OpenHand:
    goals = (("identity", view.identity), ("mission", view.mission))
    cards, small = listed(map(title, view.hand)), listed(map(title, view.small_hand))
    held = text("hand", cards=cards) if cards else text("no-hand")
    return OpenHand(
        tuple(text(key, card=title(card)) for key, card in goals if card),
        (held, text("small-hand", cards=small)) if small else (held,),
    )


class TimelineFrame(CardFrame):
    """A table with a board, which a list can replace, and with what explains it."""

    HAS_LIST = True

    screen: YearTable

    @cached_property
    @abstractmethod
    def switch(self) -> ListSwitch:
        """The list beside the board, once it is wanted: it is sorted anew for every tile that turns."""

    def board(self) -> QRect:
        return self.screen.dock.timeline

    @property
    def is_list(self) -> bool:
        return "switch" in vars(self) and self.switch.is_list

    def toggle_list(self) -> None:
        self.switch.toggle()

    def close_something(self) -> bool:
        explain = self.screen.explain
        return super().close_something() or explain.rail.close() or explain.tracing.end()


class TableSeen(TableScreen):
    """The big table; what has been done is told where the steps stand, so they keep their place."""

    layout_for = staticmethod(layout_for)


class BoardFrame(TimelineFrame):
    """The big table."""

    screen: TableSeen

    def __init__(self, positions: Positions, theme: Theme, reading: Theme) -> None:
        seen = RivalsSeen(positions)
        super().__init__(seen, TableSeen(seen, theme, reading=reading))
        self.screen.seats.forget()

    @cached_property
    def switch(self) -> ListSwitch:
        return BoardSwitch(self.screen)
