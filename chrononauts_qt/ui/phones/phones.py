"""The phones of one table: who sits where with which, what they are shown, and what they say."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.phone_texts import page_texts, text
from chrononauts_qt.ui.kit.theme import DARK, EMBLEMS
from chrononauts_qt.ui.phones import table_words
from chrononauts_qt.ui.phones.door import Door, Visitor
from chrononauts_qt.ui.phones.feed import Feed
from chrononauts_qt.ui.phones.pages import pages, svg
from chrononauts_qt.ui.table.live_controller import LiveController
from chrononauts_qt.ui.table.phone_blocks import YOURS, Sheet, composable, lasting, offers
from chrononauts_qt.ui.table.screens import screens_of
from chrononauts_qt.wire import messages
from chrononauts_qt.wire.keys import CODE_SECONDS, Keys, new_nonce
from chrononauts_qt.wire.line import AWAKE_SECONDS
from chrononauts_qt.wire.messages import FORM, Composed, Hello, Nonsense, Weighing
from chrononauts_qt.wire.moments import Moments, Word

LOOK_MS = 1_000
BUZZ_MS = 60


class Phones(QObject):
    """Lets phones in to a table. `changed` tells that one has come or gone, and each second how it stands."""

    changed = Signal()

    def __init__(
        self,
        controller: LiveController,
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        seats = len(controller.names)
        drawn = screens_of(controller.match.game_id).phone_pictures()
        served = pages() | {path: svg(words) for path, words in drawn.items()}
        self.keys, self.door = Keys(seats), Door(served, now, self)
        self._now = now
        self._moments, self._undone = Moments(seats), 0
        self._visitors: dict[int, Visitor] = {}
        self._missed: dict[int, float] = {}
        self._calls: dict[int, Hashable] = {}
        self._called: dict[int, Hashable] = {}
        self._rings: dict[int, Hashable] = {}
        self._had_old_codes = False
        self._feed = Feed(self._make, self._send, self)
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self.look)
        self._look.start()
        self.door.opened.connect(self._greet)
        self.door.heard.connect(self._hear)
        self.door.gone.connect(self._miss)
        self._controller = controller
        for told, hear in self._bonds():
            told.connect(hear)

    def _bonds(self) -> tuple[tuple[SignalInstance, Callable[[], None]], ...]:
        """Return what is heard of the table, and by what."""
        table = self._controller
        return (
            (table.changed, self.show_all), (table.retold, self.show_all),
            (table.went_back, self._begin_again), (table.seats_changed, self._follow_seats),
        )  # fmt: skip

    def fits(self, match: Match) -> bool:
        """Tell whether the same people sit at the same seats of another match."""
        return match.names == self.names and self.seats.isdisjoint(match.bots)

    def go_on_at(self, controller: LiveController) -> None:
        """Stay in for a rematch, before anything of it is shown: hands come onto the phones of before.

        Keys and devices are those of the seats, so they stay; what was said to the last game does not count.
        """
        seats = self.seats
        for told, hear in self._bonds():
            told.disconnect(hear)
        self.setParent(controller)
        self._controller = controller
        for seat in sorted(seats):
            controller.take_phone(seat)
        for told, hear in self._bonds():
            told.connect(hear)
        self._begin_again()
        self.show_all()

    # -- who is in ------------------------------------------------------------------------------

    @property
    def names(self) -> Sequence[str]:
        """The names of all seats."""
        return self._controller.names

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that phones may take."""
        return self._controller.people

    @property
    def seats(self) -> frozenset[int]:
        """The seats whose hands are on phones, whether or not these are there now."""
        return self._controller.phones

    @property
    def had_old_codes(self) -> bool:
        """Tell whether somebody has come with a code that is good no more."""
        return self._had_old_codes

    @property
    def is_quiet(self) -> bool:
        """Tell whether all phones were heard, and each has been sent the sheet that is due."""
        return self.door.is_quiet and self._feed.is_quiet

    def type_code(self, seat: int) -> str:
        """Return letters that let a phone sit at a seat in the place of its link."""
        return self.keys.type_code(seat, self._now())

    def code_left(self, seat: int) -> float:
        """Return how much of their time the letters of a seat are still good, 1 all of it, 0: no more."""
        return self.keys.code_left(seat, self._now()) / CODE_SECONDS

    def is_in(self, seat: int) -> bool:
        """Tell whether the line to the phone of a seat is there."""
        return seat in self._visitors

    def is_awake(self, seat: int) -> bool:
        """Tell whether the phone of a seat has given a sign of life lately; a page that loads anew has."""
        if seat in self._visitors:
            return self._visitors[seat].line.is_awake(self._now())
        return seat in self._missed and self._now() - self._missed[seat] < AWAKE_SECONDS

    def is_taken(self, seat: int) -> bool:
        """Tell whether a phone keeps a seat, so that its code lets no other one in."""
        return self.keys.is_taken(seat)

    def link(self, seat: int) -> str:
        """Return the link that lets a phone sit at a seat."""
        return self.keys.link(seat, self.door.host)

    def look(self) -> None:
        """Tell the table whose phones have fallen asleep or woken up."""
        self._controller.set_asleep(frozenset(seat for seat in self.seats if not self.is_awake(seat)))
        self.changed.emit()

    def release(self, seat: int) -> None:
        """Give the hand of a seat back to the screen; the phone it was on, and its link, are out."""
        self.keys.release(seat)
        self._part(seat, "released")
        self._controller.leave_phone(seat)
        self.changed.emit()

    def renew(self, seat: int) -> None:
        """Let another phone take a seat: the one that has it is out, and so is its link."""
        self.keys.release(seat)
        self._part(seat, "released")
        self.changed.emit()

    def move(self, address: str) -> None:
        """Listen on another address: no page finds us there, so all hands go back to the screen. OSError."""
        for seat in sorted(self.seats):
            self.release(seat)
        self.door.open(address)

    def close(self) -> None:
        """Close the door, and give all hands back to the screen."""
        self.door.close()
        for seat in sorted(self._controller.phones):
            self._controller.leave_phone(seat)

    def _part(self, seat: int, why: messages.Farewell) -> None:
        visitor = self._visitors.pop(seat, None)
        self._feed.forget(seat)
        if visitor is not None:
            visitor.close(messages.bye(why))

    def _follow_seats(self) -> None:
        """A bot that has taken a seat needs no phone, even if the one of the seat is away."""
        for seat in range(len(self.names)):
            if self.is_taken(seat) and seat not in self.seats:
                self.keys.release(seat)
                self._part(seat, "released")
        self.changed.emit()

    # -- coming and going -----------------------------------------------------------------------

    def _greet(self, visitor: Visitor) -> None:
        visitor.nonce = new_nonce()
        visitor.say(messages.first_words(visitor.nonce))

    def _hear(self, visitor: Visitor, words: str) -> None:
        try:
            said = messages.read(words)
        except Nonsense:
            visitor.cut()
            return
        if isinstance(said, Hello) and visitor.seat is None:
            self._seat(visitor, said)
        elif isinstance(said, Hello) or visitor.seat is None:
            visitor.cut()
        elif isinstance(said, Weighing):
            self._weigh(visitor.seat, visitor, said.composed)
        else:
            self._answer(visitor.seat, visitor, said)

    def _seat(self, visitor: Visitor, hello: Hello) -> None:
        """Let a visitor sit down if it has proved that it may; of two pages of a phone the newer stays."""
        nonce, visitor.nonce = visitor.nonce, ""
        seat = hello.seat
        if seat is None:
            seat = self.keys.admits_code(nonce, hello.device, hello.proof, self._now())
            admission = "key" if seat is None else ""
        else:
            admission = self.keys.admits(seat, nonce, hello.device, hello.proof)
        if seat is None or admission == "key" or seat in self._controller.match.bots:
            self._had_old_codes = True
            self.door.wrong_proofs.note(self._now())
            self.changed.emit()
            visitor.close(messages.bye("key"))
            return
        if admission == "taken":
            visitor.close(messages.bye("taken"))
            return
        self._part(seat, "newer")
        self._rings.pop(seat, None)
        self.door.admit(visitor, seat)
        self._visitors[seat] = visitor
        if hello.seat is None:
            visitor.say(messages.seated(seat, self.keys.key(seat)))
        self._controller.take_phone(seat)
        self._feed.begin(seat)
        self.changed.emit()

    def _miss(self, visitor: Visitor) -> None:
        if visitor.seat is not None and self._visitors.get(visitor.seat) is visitor:
            del self._visitors[visitor.seat]
            self._missed[visitor.seat] = self._now()
            self._feed.forget(visitor.seat)
            self.changed.emit()

    # -- what they say --------------------------------------------------------------------------

    def _answer(self, seat: int, visitor: Visitor, said: Word) -> None:
        """Do what is said to the sheet of now: what has changed since the last one was sent counts."""
        self._feed.look(seat)
        if isinstance(said, Composed) and self._moments.is_made_of(seat, said) is False:
            visitor.say(messages.ack(said.id, self._unmade(seat)))
            return
        ack = self._moments.answer(seat, said, lambda word: self._do(seat, word))
        if ack is None:
            self._feed.begin(seat)
            return
        visitor.say(ack)
        self._feed.want(seat)

    def _weigh(self, seat: int, visitor: Visitor, made: Composed) -> None:
        """Tell a seat what is missing of that; of what the next sheet changes it asks again."""
        self._feed.look(seat)
        is_made = self._moments.is_made_of(seat, made)
        if is_made is not None:
            by_phone = self._controller.by_phone
            told = by_phone.weigh(seat, made.of, made.counts) if is_made else self._unmade(seat)
            visitor.say(messages.weighed(made.id, told))

    def _unmade(self, seat: int) -> str:
        with self._controller.speaking(seat):
            return text("unmade")

    def _do(self, seat: int, said: Word) -> str:
        """Do what a seat was offered; return the sentence that refuses it, or ""."""
        controller = self._controller
        if isinstance(said, Composed):
            return controller.by_phone.compose(seat, said.of, said.counts)
        answer = table_words.do(controller, seat, said.say)
        if answer is not None:
            return answer
        return controller.by_phone.hear(seat, said.say.format(**said.fields))

    # -- what they are shown --------------------------------------------------------------------

    def show_all(self) -> None:
        """Show every phone how it stands now, in the language of now."""
        self._feed.want(*self._visitors)

    def _begin_again(self) -> None:
        self._undone += 1

    def _send(self, seat: int, made: bytes) -> None:
        """Send a sheet, and call everybody alike who is asked by it and was not before."""
        if seat not in self._visitors:
            return
        self._visitors[seat].say(made)
        if self._calls[seat] is not None and self._calls[seat] != self._called.get(seat):
            self._visitors[seat].say(messages.buzz(BUZZ_MS))
        self._called[seat] = self._calls[seat]
        self._tell_ring(seat)

    def _tell_ring(self, seat: int) -> None:
        """Tell a seat how long everybody may answer, once for each window and each hold of it."""
        time_left = self._controller.by_phone.time_left(seat)
        now = None if time_left is None else (self._calls[seat], time_left.is_held)
        if now == self._rings.get(seat):
            return
        self._rings[seat] = now
        if time_left is None:
            self._visitors[seat].say(messages.no_ring())
            return
        left, whole = round(1000 * time_left.left), round(1000 * time_left.of)
        self._visitors[seat].say(messages.ring(left, whole, time_left.is_held))

    def _make(self, seat: int) -> bytes:
        with self._controller.speaking(seat):
            sheet = self._sheet(seat)
            said = offers(sheet) | table_words.standing(self._controller)
            about = (self._undone, sheet.about)
            self._calls[seat] = about if sheet.tone == YOURS else None
            moment = self._moments.offered(seat, said, about, lasting(sheet), composable(sheet))
            return messages.sheet(self._framed(seat, moment, sheet))

    def _sheet(self, seat: int) -> Sheet:
        controller = self._controller
        make = screens_of(controller.match.game_id).phone_sheet()
        assert make is not None, "phones are let in where there are sheets for them"
        view = controller.view_of(seat)
        kept = controller.by_phone.kept(seat, view)
        sheet = make(view, controller.names, partial(controller.foresee, seat), kept)
        return table_words.added(sheet, controller, seat)

    def _framed(self, seat: int, moment: int, sheet: Sheet) -> dict[str, object]:
        return {
            "form": FORM, "moment": moment, "language": i18n.spoken_languages()[0],
            "seat": seat, "name": self._controller.names[seat],
            "emblem": f"emblems/{EMBLEMS[seat]}.svg", "color": DARK.seat(seat).name(),
            "tone": sheet.tone, "state": sheet.state, "tabs": [list(tab) for tab in sheet.tabs],
            "texts": page_texts(), "blocks": list(sheet.blocks),
        }  # fmt: skip
