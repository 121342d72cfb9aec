"""The controller of a table of rivals: Memo windows, a new Identity, and the guess of the time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from types import MappingProxyType

from chrononauts_qt.games.chrononauts.actions import ALLOW, GUESS, MEMO, MULLIGAN, SAW_CLOCK, Action
from chrononauts_qt.games.chrononauts.box import RivalGame
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Chance, Event
from chrononauts_qt.session.settings import MEMO_ASKS
from chrononauts_qt.session.take_back import Offer, offered
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.control.box_controller import BoxController
from chrononauts_qt.ui.games.chrononauts.texts.deeds import deeds
from chrononauts_qt.ui.table.bots import Bots, Worker

BEGINNING = 0.5
"""Which share of its pace a bot waits at the beginning of a turn and before it plays what a card fetches:
nothing new is to be seen then."""
HASTE = 0.8
"""With each play more than one a turn all of a round is waited and moved for less."""
_HELD = ("window", "kill", "mulligan", "end")
"""Steps at which a card waits for answers, or one that was discarded has just been seen."""

EVERY, TOUCHING, NEVER = *MEMO_ASKS, "never"
"""When a person is asked for a Memo: at every play, at those that touch that person, or not this round."""


def time_of_day() -> str:
    """Return the time on the wall as HH:MM, which a guess is measured against (R-208)."""
    return datetime.now().astimezone().strftime("%H:%M")


class MatchController(BoxController):
    """A match of rivals around one screen.

    `looking` is the seat that looks for a Memo, ``looked`` are those that have, and `reading` the seat that
    has not seen its new Identity yet. ``wishes`` has by seat when it is asked for a Memo, ``resting`` are the
    seats that are not asked before their next turn: both are of people, and said openly where there are
    several.
    """

    game: RivalGame
    holds_up = True
    """Whether what others do is held up to be seen over the board."""
    looked: frozenset[int] = frozenset()
    reading: int | None = None
    wishes: Mapping[int, str] = MappingProxyType({})
    resting: frozenset[int] = frozenset()

    def make_bots(self, now: Callable[[], float], hire: Callable[[], Worker] | None) -> Bots:
        bots = super().make_bots(now, hire)
        bots.tempo = self._tempo
        return bots

    def _tempo(self) -> float:
        """Return the share of the pace that bots wait, by what everybody sees alone."""
        public = self.public_view()
        turns = self._turns_of_bots(public.events)
        newest = deeds(turns[-1])[-1:] if turns else []
        is_new = public.step in _HELD or any(deed.is_seen for deed in newest)
        return (1.0 if is_new else BEGINNING) * self.haste

    @property
    def haste(self) -> float:
        turns = self._turns_of_bots(self.public_view().events)
        done = sum(len(deeds(turn)) for turn in turns)
        return 1 / (1 + HASTE * max(0, done - len(turns)))

    def _turns_of_bots(self, events: Sequence[Event]) -> list[Sequence[Event]]:
        """Return the events of the last turns, as many as the others have in a round, back to a person's."""
        found: list[Sequence[Event]] = []
        end = len(events)
        for at in range(len(events) - 1, -1, -1):
            if events[at].name == "TurnBegan":
                if len(found) == len(self.names) - 1 or events[at].data["seat"] not in self.match.bots:
                    break
                found.insert(0, events[at:end])
                end = at
        return found

    # -- asking ---------------------------------------------------------------------------------

    def claims_after(self, action: Action) -> tuple[str, ...]:
        """Return the ways to win that would stand for the viewer after a play."""
        return () if self.viewer is None else self.game.claims_after(self.match.state, self.viewer, action)

    def can_reach_home(self) -> bool:
        """Tell whether the years of the viewer's Identity are within reach."""
        return self.viewer is not None and self.game.can_reach_home(self.match.state, self.viewer)

    @property
    def asked(self) -> tuple[int, ...]:
        """Whoever has exchanged the Identity looks at the new one before anybody else decides (R-209).

        A guess needs nobody's private view.
        """
        if self.reading is not None:
            return (self.reading,)
        return () if self.is_unseen else super().asked

    @property
    def is_unseen(self) -> bool:
        """Tell whether the time is guessed: nobody sees who has (R-208)."""
        return self.public_view().step == "guess"

    @property
    def chooses_identity(self) -> bool:
        """Tell whether the viewer is asked to keep an Identity or exchange it, or is shown the new one."""
        return self.decides and (self.reading is not None or self.public_view().step == "mulligan")

    def asking(self, view: View) -> View:
        """Return a view as the table tells of it: a new Identity is read before anybody else is asked."""
        if self.reading is None:
            return view
        return view._replace(step="mulligan", deciding=(self.reading,))

    # -- doing ----------------------------------------------------------------------------------

    def guess(self, seat: int, minutes: int | None) -> bool:
        """Submit a guess of the time, None for a seat that saw a clock."""
        return self.submit(seat, SAW_CLOCK if minutes is None else GUESS[minutes])

    def given(self) -> Sequence[Chance]:
        """Let the last guess of the time meet the real time."""
        is_last_guess = self.is_unseen and len(self.public_view().deciding) == 1
        return [Chance("clock", (time_of_day(),))] if is_last_guess else []

    def take_back(self, offer: Offer) -> bool:
        """Take back as every table does; whatever is read then is read no longer.

        `looked` stays: nobody gets a second look by it, and a card that is announced again opens a window
        of its own.
        """
        if offered(self.match) == offer:
            self.reading = None
        return super().take_back(offer)

    def settle(self, events: tuple[Event, ...]) -> None:
        if any(event.name == "WindowOpened" for event in events):
            self.looked = frozenset()
        begun = {event.data["seat"] for event in events if event.name == "TurnBegan"}
        self.resting -= begun
        super().settle(events)

    def cover_for_newcomers(self, seat: int) -> None:
        if self.reading == seat:
            self.reading = None
        self.resting -= {seat}
        super().cover_for_newcomers(seat)

    def reseat(self) -> None:
        super().reseat()
        if self.looking is not None and self.sole is None:
            self._silence.ring.hold("look")

    def follow_bots(self) -> None:
        """Ask the only person that may play a Memo, too."""
        if self.sole is not None:
            may = MEMO in self.view_of(self.sole).actions and self.is_asked_for_memo(self.sole)
            self.looking = self.sole if may else None
        super().follow_bots()

    @property
    def is_covered(self) -> bool:
        return self.reading is not None or super().is_covered

    # -- the new Identity -----------------------------------------------------------------------

    def exchange_identity(self, seat: int) -> None:
        """Change the Identity of a seat, which then is the one to look until `end_reading` (R-209)."""
        self.reading = seat
        if not self.submit(seat, MULLIGAN):
            self.reading = None

    def end_reading(self) -> None:
        """The owner has seen the new Identity: the next seat may look."""
        self.reading = None
        self.settle_viewer()
        self.changed.emit()

    # -- the Memo window ------------------------------------------------------------------------

    def may_look(self, seat: int) -> bool:
        """Tell whether a seat may ask for a look: once a play, and only a person that was asked (R-1014)."""
        view = self.public_view()
        asked = view.step == "window" and seat in view.deciding and seat not in self.match.bots
        return asked and seat not in self.looked

    def is_asked_for_memo(self, seat: int) -> bool:
        """Tell whether a person wants to be asked in the window that is open.

        What touches a person is told by hidden cards, so it counts only where nobody else sees who is asked.
        """
        if seat in self.resting:
            return False
        if self.wishes.get(seat, EVERY) == EVERY or seat != self.sole:
            return True
        from chrononauts_qt.ui.games.chrononauts.texts.memo_stakes import concerns

        return concerns(self.view_of(seat))

    def wish(self, seat: int, wish: str) -> None:
        """Ask a person for a Memo at every play, at some, or not before that person's next turn."""
        self.resting = self.resting | {seat} if wish == NEVER else self.resting - {seat}
        if wish != NEVER:
            self.wishes = {**self.wishes, seat: wish}
            self.wished.emit(seat, wish)
        self.follow_bots()
        self.changed.emit()

    def rest(self, seat: int) -> None:
        """Let the play happen that is looked at, and ask this person no more before its next turn."""
        self.resting |= {seat}
        self.never_mind()

    def tick(self) -> None:
        """Let those say that they have no objection who want to be asked no more, as soon as all is seen."""
        view = self.public_view()
        if view.step == "window" and self.is_still():
            unasked = (seat for seat in view.deciding if seat in self.people and seat != self.looking)
            seat = next((seat for seat in unasked if not self.is_asked_for_memo(seat)), None)
            if seat is not None:
                self.allow(seat)
        super().tick()

    def look(self, seat: int) -> bool:
        """Stop the ring for a seat that wants to look at its hand; return whether it may."""
        if not self.may_look(seat) or self.looking is not None:
            return False
        self.looked |= {seat}
        self.looking, self._screen_was_shared = seat, True
        self._silence.ring.hold("look")
        self.changed.emit()
        return True

    def never_mind(self) -> None:
        """End the look without a Memo; everybody hears of it, and the ring runs on.

        The only person at a table has nobody to hear it, and is not asked again.
        """
        if self.looking is not None and self.looking == self.sole:
            self.allow(self.looking)
            return
        if self.looking is not None:
            self.remarked.emit(text("thought-better", name=self.names[self.looking]))
        self.looking = None
        self._silence.ring.go_on("look")
        self.cover()

    def memo(self, seat: int) -> bool:
        """Play the looking seat's Memo."""
        return self.submit(seat, MEMO)

    def explain_memo(self, seat: int) -> str | None:
        """Return why a seat cannot play a Memo now, or None; asked behind its lifted curtain only."""
        return self.explain(seat, MEMO)

    def allow(self, seat: int) -> bool:
        """Say that a seat has no objection."""
        return self.submit(seat, ALLOW)
