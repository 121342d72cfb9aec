"""The help of two presses: a card is chosen first, and a press on a pile says where it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.ui.games.dungeon_time.hands import place_key
from chrononauts_qt.ui.games.dungeon_time.piles import DISCARDS, STORY
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.kit.accessibility import announce

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.dungeon_time.phase_board import PhaseBoard


class Waiting:
    """The card of a board that waits for the second press: it is ringed, and where it can go."""

    def __init__(self, board: PhaseBoard) -> None:
        self._board = board
        self._place: tuple[int, int] | None = None
        self._card = ""

    def choose(self, seat: int, place: int) -> None:
        """Let a card wait; a press on the one that waits lets it be."""
        card = self._board.hands.card(seat, place)
        self._place = None if not card or self._place == (seat, place) else (seat, place)
        self._card = card
        self.follow()
        if self._place is not None:
            announce(self._board, text("chosen", card=words.name_of(card)))

    def follow(self) -> None:
        """Show what waits, unless it has gone."""
        board = self._board
        if self._place is not None and board.hands.card(*self._place) != self._card:
            self._place = None
        place = self._place
        for seat, view in enumerate(board.views):
            is_here = place is not None and place[0] == seat
            view.set_hinted(frozenset({place_key(*place)}) if place is not None and is_here else frozenset())
        board.story.set_hinted(frozenset({STORY} if place is not None else ()))
        board.discards.set_hinted(frozenset({DISCARDS} if place is not None else ()))

    def send(self, target: str) -> bool:
        """Play or discard what waits; tell whether anything did."""
        if self._place is None:
            return False
        place, self._place = self._place, None
        self._board.submit_drop(place_key(*place), "hand", target)
        self.follow()
        return True
