"""What the states of all games do alike: tell what happens, draw what is random, go back."""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_
from typing import Any, Self

from chrononauts_qt.kernel.chance import pick, shuffled
from chrononauts_qt.kernel.errors import BadChance
from chrononauts_qt.kernel.events import Chance, Event
from chrononauts_qt.kernel.game import Bookmark, Resolution


class TellingState:
    """What has happened at a table, and what came of chance; a game's own state adds what lies on it.

    ``events`` is what has happened, or None in search, where nobody reads it: then nothing is told or
    written down. ``seen`` keeps what each seat has been told of them. ``chances`` and ``imposed`` are the
    random results of the step under way, ``chance_count`` how many there have been.
    """

    __slots__ = ("chance_count", "chances", "events", "imposed", "seed", "seen")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.chance_count = 0
        self.events: list[Event] | None = []
        self.seen: dict[int | None, tuple[Event, ...]] = {}
        self.chances: list[Chance] = []
        self.imposed: list[Chance] = []

    def copy(self) -> Self:
        """Return an independent copy; events are immutable values and shared."""
        raise NotImplementedError

    def copy_told(self, twin: Self) -> None:
        """Give a copy what belongs to all states."""
        twin.seed = self.seed
        twin.chance_count = self.chance_count
        twin.events = None if self.events is None else self.events[:]
        twin.seen = {}
        twin.chances = self.chances[:]
        twin.imposed = self.imposed[:]

    def bookmark(self, before: Bookmark | None = None) -> Bookmark:
        """Return a place to go back to; what has happened until now is counted, not copied.

        Lists that are as they were at `before` are kept once for both places.
        """
        events, self.events = self.events, None
        twin = self.copy()
        self.events = events
        if before is not None:
            for name in type(self).__slots__:
                if type(part := getattr(twin, name)) is list:
                    setattr(twin, name, _kept_once(part, getattr(before.state, name)))
        return Bookmark(twin, len(events or ()))

    def back_at(self, place: Bookmark) -> Self:
        """Return the state as it was at an earlier bookmark of the same game, which may be used again."""
        twin: Self = place.state.copy()
        twin.events = (self.events or [])[: place.happened]
        return twin

    def tell(self, name: str, /, private: dict[int, dict[str, object]] | None = None, **data: object) -> None:
        """Record an event; `private` holds what single seats see besides."""
        if self.events is not None:
            self.events.append(Event(name, data, private) if private else Event(name, data))

    def told(self, seat: int | None) -> tuple[Event, ...]:
        """Return what has happened as `seat` sees it; what it has been told before is kept."""
        if self.events is None:
            return ()
        before = self.seen.get(seat, ())
        if len(before) < len(self.events):
            news = [event.seen_by(seat) for event in self.events[len(before) :]]
            before = self.seen[seat] = (*before, *news)
        return before

    def shuffle(self, kind: str, cards: Sequence[str]) -> list[str]:
        """Return `cards` in a random order, top first, and record it; an imposed result goes first.

        Of no cards nothing is random, and nothing is recorded. Raises BadChance if the imposed result is
        not an order of the same cards.
        """
        if not cards:
            return []
        given = self._take_imposed(kind)
        if given is not None and sorted(given) != sorted(cards):
            raise BadChance(
                f"the imposed result “chance {kind}” is not an order of the {len(cards)} cards asked for"
            )
        result = list(given) if given is not None else shuffled(cards, self.seed, self.chance_count)
        self._note(kind, tuple(result))
        return result

    def pick(self, kind: str, options: Sequence[str]) -> str:
        """Return one of `options` at random, and record it; an imposed result goes first."""
        given = self._take_imposed(kind)
        if given is not None and (len(given) != 1 or given[0] not in options):
            raise BadChance(
                f"the imposed result “chance {kind} {' '.join(given)}” is not one of the "
                f"{len(options)} possible ones"
            )
        result = given[0] if given is not None else options[pick(len(options), self.seed, self.chance_count)]
        self._note(kind, (result,))
        return result

    def close(self, since: int) -> Resolution:
        """Collect what has happened since event number `since`; nothing imposed may be left over."""
        left, chances = self.imposed, tuple(self.chances)
        self.imposed, self.chances = [], []
        if left:
            raise BadChance(f"the imposed result “chance {left[0].kind}” was not asked for")
        return Resolution(tuple(self.events[since:]) if self.events is not None else (), chances)

    def _note(self, kind: str, result: tuple[str, ...]) -> None:
        """Count a random result, and write it down unless nobody reads it."""
        self.chance_count += 1
        if self.events is not None:
            self.chances.append(Chance(kind, result))

    def _take_imposed(self, kind: str) -> tuple[str, ...] | None:
        if not self.imposed:
            return None
        chance = self.imposed.pop(0)
        if chance.kind != kind:
            raise BadChance(f"the imposed result “chance {chance.kind}” came where “chance {kind}” is due")
        return chance.result


def _kept_once(part: list[Any], before: object) -> list[Any]:
    """Return `before` in the place of a list of the same things, or of lists of them."""
    if type(before) is not list or len(part) != len(before):
        return part
    if list in map(type, part):
        pairs = zip(part, before, strict=True)
        part[:] = [_kept_once(one, was) if type(one) is list else one for one, was in pairs]
    return before if all(map(is_, part, before)) else part
