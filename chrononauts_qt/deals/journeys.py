"""How many travellers got home in the games that are kept, by who took how many along."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from chrononauts_qt.deals import bank, today
from chrononauts_qt.deals.rating import GRADES
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


def by_grade(entries: Sequence[Entry]) -> dict[str, tuple[int, int]]:
    """Return by difficulty of the deal, the easiest first, how many journeys without help brought everybody
    home, and how many did not.

    Only deals of the bank and of the days have a difficulty that is known.
    """
    found = {grade: [0, 0] for _, grade in GRADES}
    for entry in entries:
        grade = _grades().get(entry.deal, "")
        if entry.game == ID and entry.route and grade and not entry.is_helped(0):
            found[grade][entry.figures["home"] < entry.figures["travellers"]] += 1
    return {grade: (home, away) for grade, (home, away) in found.items() if home + away}


@cache
def _grades() -> dict[str, str]:
    """Return the difficulty of every deal that is shipped, by its name."""
    return {f"{deal.travellers} {deal.seed}": deal.grade for deal in (*bank.deals(), *today.days())}
