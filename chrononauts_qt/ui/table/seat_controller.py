"""The controller of a table with several seats: who sits there, and who may look where."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import Signal

from chrononauts_qt.kernel.game import View
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.phone_texts import text as phone_text
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.table.table_controller import TableController

PHONE, ASLEEP = "phone", "asleep"
"""What stands in the place of a rank for people whose hands are on phones."""


class BackQuestion(NamedTuple):
    """What everybody is asked about taking back: a question, what it is about, and who is asked."""

    title: str
    what: str
    seats: tuple[int, ...]


class SeatController(TableController):
    """People around one screen, who look one after the other, and bots, who never look at it.

    `viewer` is None while everything private is covered, `looking` the seat that looks at its own cards
    in a window, when seats may stay silent. Where one person plays with bots alone, that person is the
    viewer all the time: nobody is there to hide anything from. `seats_changed` tells that a bot or a person
    sits where another sat.

    The people of `phones` hold their cards in their own hands: nothing of theirs ever comes on the screen,
    and no curtain hangs for them.
    """

    remarked = Signal(str)
    """A sentence about the people at the table, for the Log."""
    seats_changed = Signal()
    asleep_changed = Signal()
    """Phones have fallen asleep or woken up: nothing else has changed."""
    back_wanted = Signal()
    """Somebody who has a phone asks to take something back."""
    back_answered = Signal(int, bool)
    """Somebody who has a phone agrees to taking back, or does not."""

    back_question: BackQuestion | None = None
    phones: frozenset[int] = frozenset()
    asleep: frozenset[int] = frozenset()
    """Those of `phones` that give no sign of life."""

    looking: int | None = None
    _covered_seat: int | None = None
    _screen_was_shared = False
    _called: int | None = None

    # -- who sits there -------------------------------------------------------------------------

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.match.bots)

    @property
    def at_screen(self) -> tuple[int, ...]:
        """The seats of people who look at the screen for their cards."""
        return tuple(seat for seat in self.people if seat not in self.phones)

    @property
    def is_afar(self) -> bool:
        """Whether every person has a phone: nobody needs the screen for cards, and all may see it."""
        return bool(self.people) and not self.at_screen

    @property
    def sitters(self) -> dict[int, str]:
        """By seat the rank of each bot, and PHONE or ASLEEP for a person whose hand is on a phone."""
        on_phones = {seat: ASLEEP if seat in self.asleep else PHONE for seat in self.phones}
        return {**self.match.bots, **on_phones}

    @property
    def sole(self) -> int | None:
        """The seat of the only person at the table, without a phone; None where there are more, or none."""
        return self.at_screen[0] if len(self.people) == len(self.at_screen) == 1 else None

    def take_over(self, seat: int) -> None:
        """Let a person play a seat from here on; what its bot is thinking is dropped."""
        if seat in self.match.bots:
            self.match.seat_person(seat)
            self.cover_for_newcomers(seat)
            self._tell_seats()
            self.remarked.emit(text("seat-taken", name=self.names[seat]))

    def hand_over(self, seat: int, rank: str) -> None:
        """Let a bot of a rank play a seat from here on."""
        if self.match.bots.get(seat) == rank:
            return
        was_person = seat not in self.match.bots
        self.phones -= {seat}
        self.match.seat_bot(seat, rank)
        if was_person:
            self.cover_for_newcomers(seat)
        self._tell_seats()
        self.remarked.emit(text(f"seat-to-{rank}", name=self.names[seat]))

    def take_phone(self, seat: int) -> None:
        """Let a person hold the cards of a seat on a phone: what the screen shows is covered first."""
        if seat in self.people and seat not in self.phones:
            self.cover_for_newcomers(seat)
            self.phones |= {seat}
            self._tell_devices(phone_text("came", name=self.names[seat]))

    def leave_phone(self, seat: int) -> None:
        """Let a person come to the screen for the cards of a seat: its curtain hangs until it is lifted."""
        if seat in self.phones:
            self.phones -= {seat}
            self.cover_for_newcomers(seat)
            self._tell_devices(phone_text("went", name=self.names[seat]))

    def _tell_devices(self, remark: str) -> None:
        self.settle_viewer()
        self._tell_seats()
        self.remarked.emit(remark)

    def cover_for_newcomers(self, seat: int) -> None:
        """Cover all that is private: somebody else plays a seat now, and lifts a curtain first."""
        self.looking, self._covered_seat, self._screen_was_shared = None, None, True
        self.viewer = None

    def set_asleep(self, seats: frozenset[int]) -> None:
        """Tell whose phones are asleep now."""
        if seats != self.asleep:
            self.asleep = seats
            self.asleep_changed.emit()

    def _tell_seats(self) -> None:
        self.reseat()
        self.set_asleep(self.asleep & self.phones)
        self.viewer_changed.emit()
        self.seats_changed.emit()
        self.changed.emit()
        self.tell_trouble()

    def reseat(self) -> None:
        """Follow a change of seats, before anybody hears of it; here nothing more changes."""

    @contextmanager
    def speaking(self, seat: int | None = None) -> Iterator[None]:
        """Speak as every table does; what is for the viewer alone may be overheard by other people (3.8)."""
        is_private = seat is None and self.viewer is not None
        with super().speaking(seat), private_speech.among(is_private and len(self.people) > 1):
            yield

    @property
    def may_ask_back(self) -> bool:
        """Tell whether to offer to phones that something be taken back; what can be is looked at then."""
        return True

    # -- who may look ---------------------------------------------------------------------------

    def view_of(self, seat: int) -> View:
        """Return a seat's own view; only for a sheet that stands behind that seat's curtain."""
        view: View = self.match.view(seat)
        return view

    @property
    def asked(self) -> tuple[int, ...]:
        """The people who owe an answer for which they need their private view; in a window nobody has to."""
        silent = self.game.silent_answers(self.match.state)
        waiting = self.public_view().deciding
        return tuple(seat for seat in waiting if seat not in silent and seat not in self.match.bots)

    @property
    def wanted(self) -> int | None:
        """The person whose private view is needed on the screen next: of several, whoever looks already.

        While nobody looks, it is whoever has called for the screen, or the first.
        """
        asked = tuple(seat for seat in self.asked if seat not in self.phones)
        first = (seat for seat in (self.viewer, self._called) if seat in asked)
        return next(first, next(iter(asked), None))

    @property
    def decides(self) -> bool:
        """Tell whether it is the viewer who decides now, outside a window."""
        return self.viewer is not None and self.viewer == self.wanted

    def lift(self, seat: int) -> None:
        """Show a seat's private view: its owner has lifted the curtain, and is warned anew."""
        self.viewer, self._screen_was_shared = seat, True
        self.drop_doubt()
        self.viewer_changed.emit()
        self.changed.emit()

    def call(self, seat: int) -> None:
        """Cover everything private: of several that are asked, this one answers next."""
        self._called = seat
        self.cover()
        self.changed.emit()

    def cover(self) -> None:
        """Cover everything private, whatever is going on; only its owner uncovers it again."""
        self._screen_was_shared = True
        if self.viewer is not None:
            self.viewer = None
            self.viewer_changed.emit()
            self.changed.emit()

    def turn_away(self) -> None:
        """Cover what is private while another page is shown; not where only one person plays."""
        if self.sole is None:
            self.cover()

    @property
    def needs_handover(self) -> bool:
        """Tell whether the wanted seat is another than the one that was covered for the last window."""
        return self.sole is None and self.wanted is not None and self.wanted != self._covered_seat

    def settle_viewer(self) -> None:
        """Cover what is private when a window opens or another seat is wanted; uncover it for nobody.

        After a window that nobody looked into, the seat that was covered for it sees its cards again.
        """
        self._called = None
        if self.sole is not None:
            return
        if self.viewer is not None and self.game.silent_answers(self.match.state):
            self._covered_seat = self.viewer if self.looking is None else self._covered_seat
            self._screen_was_shared = self.looking is not None
        self.looking = None
        wanted = self.wanted
        if wanted != self.viewer:
            returns = wanted is not None and wanted == self._covered_seat and not self._screen_was_shared
            self.viewer = wanted if returns else None
            self.viewer_changed.emit()
        if wanted is not None:
            self._covered_seat = None if self.viewer == wanted else self._covered_seat
