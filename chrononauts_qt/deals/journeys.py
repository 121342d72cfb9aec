"""How many travellers got home in the games that are kept, by who took how many along."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from chrononauts_qt.games.chrononauts.variants.solonauts import ID
from chrononauts_qt.session.game_entries import Entry


@dataclass
class Journeys:
    """Games of Solonauts of so many travellers that ended: how many got home, without help and with it."""

    home: list[int] = field(default_factory=list)
    helped: list[int] = field(default_factory=list)

    def all_home(self, travellers: int) -> int:
        """Return in how many games without help everybody got home."""
        return self.home.count(travellers)


def journeys(entries: Sequence[Entry]) -> dict[tuple[str, int], Journeys]:
    """Gather by name and number of travellers how many got home in every game of Solonauts that ended."""
    found: dict[tuple[str, int], Journeys] = defaultdict(Journeys)
    for entry in entries:
        if entry.game == ID and entry.route:
            one = found[entry.seats[0].name, entry.figures["travellers"]]
            (one.helped if entry.is_helped(0) else one.home).append(entry.figures["home"])
    return dict(sorted(found.items(), key=lambda one: (one[0][0].casefold(), one[0])))


def rows_of(entries: Sequence[Entry], name: str) -> tuple[int, int]:
    """Return how many journeys of somebody in a row brought everybody home: the last row, and the longest.

    Those with help neither end a row nor make it longer.
    """
    now = longest = 0
    for entry in sorted(entries, key=lambda entry: entry.ended_at):
        if entry.game == ID and entry.route and entry.seats[0].name == name and not entry.is_helped(0):
            now = now + 1 if entry.figures["home"] == entry.figures["travellers"] else 0
            longest = max(longest, now)
    return now, longest
