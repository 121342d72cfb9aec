"""The big table watched again, and what its kind of table shares there with others."""

from __future__ import annotations

from abc import abstractmethod
from functools import cached_property
from typing import Protocol

from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.catalog.replay_texts import text
from chrononauts_qt.ui.catalog.wording import listed
from chrononauts_qt.ui.games.chrononauts.board_switch import BoardSwitch, ListSwitch
from chrononauts_qt.ui.games.chrononauts.explain.reading import Reader
from chrononauts_qt.ui.games.chrononauts.explain.years import YearExplainer
from chrononauts_qt.ui.games.chrononauts.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.rulebook.asked import asked_about
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.games.chrononauts.texts.cards import title
from chrononauts_qt.ui.games.chrononauts.views.hand_view import HandView
from chrononauts_qt.ui.games.chrononauts.views.staging import Staging
from chrononauts_qt.ui.kit.roles import CardRole
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.rulebook.asked import Asked
from chrononauts_qt.ui.table.replay.frames import Frame, OpenHand, OpenHands, Parts
from chrononauts_qt.ui.table.replay.seen import Seen

Key = Qt.Key


class RivalsSeen(Seen, MatchController):
    """A table of rivals without rivals."""

    def view(self) -> View:
        """Return the view of whoever is looked through, without anything to do."""
        return _settled(super().view())._replace(actions=(), choices=())

    def public_view(self) -> View:
        """Return what everybody saw. A Memo window asks nobody any more."""
        return _settled(super().public_view())


def _settled(view: View) -> View:
    """Return a view in which a Memo window is only a card that is being played: nothing covers the dock."""
    return view._replace(step="play", deciding=()) if view.step == "window" else view


class CardParts(Parts, Protocol):
    """What every screen of this box has."""

    @property
    def hand(self) -> HandView: ...

    @property
    def staging(self) -> Staging: ...


class CardFrame(Frame):
    """A table with cards, which can be read large."""

    LOOKS = Frame.LOOKS | {Key.Key_W, Key.Key_J, Key.Key_G, Key.Key_C, Key.Key_A}

    parts: CardParts

    def __init__(self) -> None:
        super().__init__()
        self.parts.hand.setDragEnabled(False)
        self.parts.hand.activated.disconnect()
        self.parts.hand.activated.connect(self._read)

    @property
    @abstractmethod
    def reader(self) -> Reader:
        """What shows cards large."""

    def _read(self, index: QModelIndex) -> None:
        """Show a card of the hand large, or put it away again."""
        card = str(index.data(CardRole.CARD) or "")
        if card and card == self.reader.key:
            self.reader.close()
        elif card:
            self.reader.show(card)

    def close_reading(self) -> bool:
        was = not self.reader.inspector.isHidden()
        self.reader.close()
        return was

    @property
    def is_moving(self) -> bool:
        return self.parts.staging.animator.is_running

    def open_hands(self) -> OpenHands:
        match = self.controller.match
        pile = match.game.dump(match.state)["draw_pile"]
        assert isinstance(pile, list), "the dump lists cards"
        seats = range(len(match.names))
        hands = tuple(_open_hand(match.game.view(match.state, seat)) for seat in seats)
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


class TimelineParts(CardParts, Protocol):
    """What a screen with a TimeLine has."""

    @property
    def explain(self) -> YearExplainer: ...


class TimelineFrame(CardFrame):
    """A table with a board, which a list can replace, and with what explains it."""

    parts: TimelineParts

    @cached_property
    @abstractmethod
    def switch(self) -> ListSwitch:
        """The list beside the board, once it is wanted: it is sorted anew for every tile that turns."""

    @property
    def reader(self) -> Reader:
        return self.parts.explain.reader

    @property
    def is_list(self) -> bool:
        return "switch" in vars(self) and self.switch.is_list

    def toggle_list(self) -> None:
        self.switch.toggle()

    def close_something(self) -> bool:
        explain = self.parts.explain
        return super().close_something() or explain.rail.close() or explain.tracing.end()


class BoardFrame(TimelineFrame):
    """The big table."""

    def __init__(self, positions: Positions, theme: Theme, reading: Theme) -> None:
        self.controller = self._seen = RivalsSeen(positions)
        self.screen = self.parts = self._table = TableScreen(self._seen, theme, reading=reading)
        self._table.seats.forget()
        super().__init__()

    @cached_property
    def switch(self) -> ListSwitch:
        return BoardSwitch(self._table)

    def retell(self) -> None:
        self._table.announcer.begin_again()

    def board(self) -> QRect:
        return self._table.layout_now.timeline

    def asked(self, focus: QWidget | None) -> Asked:
        return asked_about(self._table, focus)
