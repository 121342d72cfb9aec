"""The session's clock: how long seats may stay silent. The rules know no time."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session.match import Match

SECONDS_OPTION = "seconds"
"""The option of a journal that tells the length of the glass, where time runs for all at once."""


def glass_seconds(options: Mapping[str, str]) -> int:
    """Return for how many seconds the glass of a game runs, 0 for a game without one."""
    said = options.get(SECONDS_OPTION, "")
    return int(said) if re.fullmatch("[0-9]{1,5}", said, re.ASCII) else 0


class Ring:
    """A ring that empties in `seconds` of `now()`; it stands still while anything holds it.

    ``now`` is passed in (seconds, rising), so tests move it by hand. ``seconds`` None: never empties;
    0: empty at once.
    """

    def __init__(self, now: Callable[[], float], seconds: float | None) -> None:
        self.seconds = seconds
        self._now = now
        self._since = now()
        self._spent = 0.0
        self._holds: set[str] = set()

    def restart(self) -> None:
        """Fill the ring; what holds it is forgotten."""
        self._since, self._spent = self._now(), 0.0
        self._holds.clear()

    def hold(self, who: str) -> None:
        """Stop the ring on behalf of `who` (a look, the Hold button, a hidden window)."""
        if not self._holds:
            self._spent += self._now() - self._since
        self._holds.add(who)

    def go_on(self, who: str) -> None:
        """Let the ring run on once nobody holds it any more."""
        if who in self._holds:
            self._holds.discard(who)
            self._since = self._now()

    @property
    def held(self) -> frozenset[str]:
        """Who holds the ring."""
        return frozenset(self._holds)

    @property
    def spent(self) -> float:
        """The seconds for which it ran since it was filled."""
        return self._spent + (0.0 if self._holds else self._now() - self._since)

    @property
    def left(self) -> float:
        """The part of the ring that is left, 1.0 to 0.0."""
        if self.seconds is None:
            return 1.0
        if self.seconds <= 0.0:
            return 0.0
        return max(0.0, 1.0 - self.spent / self.seconds)


class Silence:
    """Says for silent seats what their silence means, in the game's order, and when: at one moment for all.

    That moment depends on nothing hidden, for bots as for people (R-1014). Where several people share the
    screen it is when the ring is empty; `seconds` None: once every person has answered. Where one person
    plays with bots, or none, nobody sees a ring, and the moment is ``pause`` seconds after the window has
    opened; but a person who can do more than stay silent is waited for. ``times`` says what people make of
    the seconds, whenever a window opens.

    What somebody says before that moment where nobody else hears it is kept (`keep`) and said in its place.
    """

    def __init__(self, match: Match, now: Callable[[], float], seconds: float | None) -> None:
        self.pause = 0.0
        self.times: Callable[[float | None], float | None] = lambda usual: usual
        self._match = match
        self.seconds = seconds
        self._kept: dict[int, object] = {}
        self.ring = Ring(now, self._length())

    @property
    def is_ringing(self) -> bool:
        """Tell whether people answer in a time that everybody sees."""
        return self._people > 1 and self.times(self.seconds) is not None

    @property
    def _people(self) -> int:
        return len(self._match.names) - len(self._match.bots)

    def _length(self) -> float | None:
        seconds = self.times(self.seconds)
        waits = self._people > 1 and (seconds is not None or not self._match.bots)
        return seconds if waits else self.pause

    def happened(self, events: tuple[Event, ...]) -> None:
        """Fill the ring for a decision that an action has just opened; an answer alone does not."""
        if events and self.is_open:
            self.begin_again()

    def begin_again(self) -> None:
        """Fill the ring: a window has opened, or others sit at the table."""
        self.ring.seconds = self._length()
        self.ring.restart()
        self._kept.clear()

    @property
    def is_open(self) -> bool:
        """Tell whether some seat may stay silent now."""
        return bool(self._match.game.silent_answers(self._match.state))

    def keep(self, seat: int, action: object) -> None:
        """Keep what a seat says in the place of its silence; it may still say something else."""
        self._kept[seat] = action

    def kept(self, seat: int) -> object | None:
        """Return what a seat will say, None as long as it has said nothing."""
        return self._kept.get(seat)

    def tick(self) -> tuple[tuple[int, object], ...]:
        """Return the (seat, action) answers that are due now; the caller submits them in this order."""
        is_over = self.ring.seconds is None or self.ring.left <= 0.0
        if not is_over or self.ring.held:
            return ()
        silent = self._match.game.silent_answers(self._match.state)
        if any(self._is_waited_for(seat) for seat in silent):
            return ()
        return tuple((seat, self._kept.get(seat, action)) for seat, action in silent.items())

    def _is_waited_for(self, seat: int) -> bool:
        """Tell whether a seat that may stay silent has a person who is asked all the same."""
        if seat in self._match.bots or self.is_ringing or seat in self._kept:
            return False
        return self._people > 1 or self._match.game.pending(self._match.state)[seat].is_choice


class Glass:
    """The sand glass of a game in which time runs for all at once; when it is empty, it says the deadline.

    It is turned when a decision has a deadline for the first time (`happened`), no action refills it, and it
    stands still while anything holds its ring. ``seconds`` None: it never empties. A game that is resumed
    goes on at its last stamp.
    """

    def __init__(self, match: Match, now: Callable[[], float], seconds: float | None) -> None:
        self._match = match
        self._length = None if seconds is None else round(seconds * 1000)
        self._before = match.stamp or 0
        self.ring = Ring(now, None if self._length is None else max(0, self._length - self._before) / 1000)
        self._is_turned = match.stamp is not None
        self.happened()

    def happened(self) -> None:
        """Turn the glass if time begins to run with what has just happened."""
        if not self._is_turned and self._deadlines():
            self._is_turned = True
            self.ring.restart()

    @property
    def is_running(self) -> bool:
        """Tell whether there is a time to be kept now, even if something holds it."""
        return self._is_turned and bool(self._deadlines())

    @property
    def stamp(self) -> int:
        """The milliseconds that have run through; never more than there were."""
        return self.stamp_of(0.0)

    def stamp_of(self, ago: float) -> int:
        """Return how many milliseconds had run through so many seconds ago."""
        spent = self._before + int(max(0.0, self.ring.spent - ago) * 1000)
        return spent if self._length is None else min(spent, self._length)

    def was_empty(self, ago: float) -> bool:
        """Tell whether the glass was empty so many seconds ago already."""
        return self.ring.seconds is not None and self.ring.spent - ago >= self.ring.seconds

    @property
    def ends_in(self) -> float | None:
        """The seconds until it is empty, None while it does not run, and without an end."""
        if self.ring.seconds is None or self.ring.held or not self.is_running:
            return None
        return self.ring.seconds - self.ring.spent

    def tick(self) -> tuple[tuple[int, object], ...]:
        """Return the (seat, action) that the empty glass says; the caller submits them with `stamp`."""
        if not self.is_running or self.ring.held or self.ring.left > 0.0:
            return ()
        return tuple(self._deadlines().items())

    def _deadlines(self) -> dict[int, object]:
        owed = self._match.game.pending(self._match.state)
        return {seat: owes.deadline for seat, owes in owed.items() if owes.deadline is not None}
