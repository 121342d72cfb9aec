"""The completion step of a table: who is asked by public facts (AN-607), and who may still speak up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from chrononauts_qt.games.afternova.actions import DONE, Action, of_cards
from chrononauts_qt.games.afternova.state import COMPLETE, MOST_PROJECTS
from chrononauts_qt.session.clock import Ring
from chrononauts_qt.ui.games.afternova.orders import Orders, completable
from chrononauts_qt.ui.games.afternova.terms import all_complete
from chrononauts_qt.ui.kit import patience

if TYPE_CHECKING:
    from chrononauts_qt.games.afternova.view import View
    from chrononauts_qt.ui.games.afternova.controller import AfterNovaController

SPEAK_UP_SECONDS = 2.0
"""For so long people may speak up in every completion step, whatever they hold."""


class Completing:
    """Standing orders by seat, and where a completion step has got to.

    Where several people play, it stands still once for a constant time (`ring`) in which anybody may speak
    up, unless all have agreed that everything is completed as soon as possible. Whoever has a Project to be
    asked about, which the others see (`asks`), is asked in its own turn before that, whatever it can
    complete.
    """

    def __init__(self, table: AfterNovaController, now: Callable[[], float]) -> None:
        self._table = table
        self.ring = Ring(now, SPEAK_UP_SECONDS)
        self._orders: dict[int, Orders] = {}
        self._begin(())

    def _begin(self, step: tuple[object, ...]) -> None:
        self.step = step
        self._speaking, self._answered = frozenset[int](), frozenset[int]()
        self._is_running = self._is_over = False

    def look(self) -> None:
        """Begin anew with another step, and let the time run as soon as anybody may speak up."""
        public = self._table.seen()
        step = (public.turn, public.is_last_chance) if public.step == COMPLETE else ()
        if step != self.step:
            self._begin(step)
        if bool(self.may_speak()) != self._is_running:
            self._is_running = not self._is_running
            self.ring.seconds = patience.paced(SPEAK_UP_SECONDS)
            self.ring.restart()

    # -- orders ---------------------------------------------------------------------------------

    def orders(self, seat: int) -> Orders:
        """Return the standing orders of a seat, as its journal has kept them."""
        if seat not in self._orders:
            self._orders[seat] = Orders(self._table.match.wishes.get(seat, ""))
        return self._orders[seat]

    def keep(self, seat: int) -> None:
        """Let the journal keep what a seat has ordered: it holds all that is hidden, and shows nobody any."""
        self._table.match.note_wish(seat, self.orders(seat).kept)

    def forget(self, seat: int) -> None:
        """Somebody else sits there: nothing has been said in advance."""
        self._orders.pop(seat, None)
        self._table.match.note_wish(seat, "")

    @property
    def is_agreed(self) -> bool:
        """Whether all have agreed that everything is completed as soon as possible."""
        return all_complete(self._table.match)

    @property
    def asks(self) -> frozenset[int]:
        """The people who have something to be asked about in their hand; everybody sees who they are."""
        return frozenset(filter(self._has_questions, self._table.people))

    def _has_questions(self, seat: int) -> bool:
        return not self.is_agreed and self.orders(seat).asks(self._table.seen(seat))

    def ordered(self, seat: int) -> Action:
        """Return what the orders of a seat say now."""
        orders = self.orders(seat)
        due = orders.due(self._table.seen(seat))
        best = next((project for project in due if self.is_agreed or not orders.asks_about(project)), "")
        return of_cards("complete", best) if best else DONE

    # -- who is asked ---------------------------------------------------------------------------

    @staticmethod
    def always_asks(public: View, seat: int) -> bool:
        """Tell whether a seat is asked whatever it has ordered: what it says can end the game."""
        return public.is_last_chance or len(public.players[seat].completed) >= MOST_PROJECTS - 1

    def is_asked(self, public: View, seat: int) -> bool:
        """Tell whether a person is asked now: by public facts where several people play."""
        is_always = self.always_asks(public, seat)
        if self._table.sole is None:
            is_first = public.last_turns.get(seat) == public.turn and seat not in self._answered
            return is_always or seat in self._speaking or (is_first and self._has_questions(seat))
        view = self._table.seen(seat)
        if is_always:
            return bool(completable(view))
        first = next(self.orders(seat).due(view), "")
        return seat not in self._answered and not self.is_agreed and self.orders(seat).asks_about(first)

    def answer(self, seat: int) -> None:
        """A seat wants nothing more of what it is asked about."""
        self._answered |= {seat}
        self._speaking -= {seat}

    # -- speaking up ----------------------------------------------------------------------------

    def may_speak(self) -> tuple[int, ...]:
        """Return the people who may speak up now."""
        table, public = self._table, self._table.seen()
        if public.step != COMPLETE or table.sole is not None or self.is_agreed or self._is_over:
            return ()
        if table.asked_by(public):
            return ()
        return tuple(seat for seat in public.deciding if seat in table.people)

    @property
    def speaker(self) -> int | None:
        """Who has spoken up and not answered yet, which everybody hears."""
        return next(iter(self._speaking), None)

    def speak_up(self, seat: int) -> None:
        """Let a seat be asked; the time begins again when it has answered."""
        self._speaking |= {seat}
        self._is_running = False

    def tick(self) -> bool:
        """Tell whether the time has just run out."""
        if not self._is_running or self.ring.held or self.ring.left > 0.0:
            return False
        self._is_running, self._is_over = False, True
        return True
