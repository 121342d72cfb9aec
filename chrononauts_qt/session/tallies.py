"""What the kept games come to: by game, by person, by way to win, against bots, and journeys home."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from chrononauts_qt.bots.ranks import RANKS
from chrononauts_qt.session.game_entries import ENDED, SOLONAUTS, Entry, Result
from chrononauts_qt.session.match import GAMES

Entries = Sequence[Entry]


@dataclass
class Tally:
    """So many games by what they came to; ``helped`` counts those of them that ended with help."""

    results: Counter[Result] = field(default_factory=Counter)
    helped: Counter[Result] = field(default_factory=Counter)

    def add(self, result: Result, is_helped: bool) -> None:
        """Count a game."""
        self.results[result] += 1
        if is_helped and result in ENDED:
            self.helped[result] += 1

    @property
    def games(self) -> int:
        """How many games there are, whatever they came to."""
        return self.results.total()


@dataclass
class Journeys:
    """Games of Solonauts of so many travellers that ended: how many got home, without help and with it."""

    home: list[int] = field(default_factory=list)
    helped: list[int] = field(default_factory=list)

    def all_home(self, travellers: int) -> int:
        """Return in how many games without help everybody got home."""
        return self.home.count(travellers)


def _people(entry: Entry) -> Iterable[int]:
    return (seat for seat, sat in enumerate(entry.seats) if sat.is_person)


def by_game(entries: Entries) -> dict[str, Tally]:
    """Count by game what it came to for the people at the table: one of them won, or a bot did."""
    found = {game: Tally() for game in GAMES}
    for entry in entries:
        if all(sat.bot and not sat.changed for sat in entry.seats):
            continue  # nobody was there
        winner = entry.winner
        seat = winner if winner is not None and not entry.seats[winner].bot else -1
        helped = any(entry.is_helped(one) for one, sat in enumerate(entry.seats) if not sat.bot)
        found[entry.game].add(entry.result(seat), helped)
    return {game: tally for game, tally in found.items() if tally.games}


def by_person(entries: Entries) -> dict[tuple[str, str], Tally]:
    """Count by name and game; a seat that a bot has played for a while is nobody's."""
    found: dict[tuple[str, str], Tally] = defaultdict(Tally)
    for entry in entries:
        for seat in _people(entry):
            found[entry.seats[seat].name, entry.game].add(entry.result(seat), entry.is_helped(seat))
    order = list(GAMES)
    return dict(
        sorted(found.items(), key=lambda one: (one[0][0].casefold(), one[0][0], order.index(one[0][1])))
    )


def routes(entries: Entries, game: str) -> dict[str, Counter[str]]:
    """Count by name in which ways people have won a game."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for entry in entries:
        for seat in _people(entry):
            if entry.game == game and entry.result(seat) is Result.WON:
                found[entry.seats[seat].name][entry.route] += 1
    return dict(sorted(found.items(), key=lambda one: (one[0].casefold(), one[0])))


def against_bots(entries: Entries) -> dict[tuple[str, str], Tally]:
    """Count by name and rank the games in which a bot of the rank sat at the table from first to last."""
    found: dict[tuple[str, str], Tally] = defaultdict(Tally)
    for entry in entries:
        ranks = {sat.bot for sat in entry.seats if sat.bot and not sat.changed}
        for seat in _people(entry):
            for rank in ranks:
                found[entry.seats[seat].name, rank].add(entry.result(seat), entry.is_helped(seat))
    order = list(RANKS)
    return dict(
        sorted(found.items(), key=lambda one: (one[0][0].casefold(), one[0][0], order.index(one[0][1])))
    )


def journeys(entries: Entries) -> dict[tuple[str, int], Journeys]:
    """Gather by name and number of travellers how many got home in every game of Solonauts that ended."""
    found: dict[tuple[str, int], Journeys] = defaultdict(Journeys)
    for entry in entries:
        if entry.game == SOLONAUTS and entry.route:
            one = found[entry.seats[0].name, entry.travellers]
            (one.helped if entry.is_helped(0) else one.home).append(entry.home)
    return dict(sorted(found.items(), key=lambda one: (one[0][0].casefold(), one[0])))


# -- to be taken along ------------------------------------------------------------------------------

COLUMNS = (
    *("id", "when", "game", "seat", "name", "player", "result", "route", "turns"),
    *("hint_grade", "practice", "deal_known", "travellers", "home", "deal"),
)


def rows(entries: Entries) -> list[dict[str, str | int | bool]]:
    """Return one row for each seat of each game, with COLUMNS as its keys."""
    return [_row(entry, seat) for entry in entries for seat in range(len(entry.seats))]


def _row(entry: Entry, seat: int) -> dict[str, str | int | bool]:
    sat = entry.seats[seat]
    player = "several" if sat.changed else sat.bot or "person"
    cells = (
        *(entry.id, entry.when, entry.game, seat + 1, sat.name, player),
        *(entry.result(seat).value, entry.route, entry.turns, sat.hint, entry.practice, entry.known),
        *(entry.travellers, entry.home, entry.deal),
    )
    return dict(zip(COLUMNS, cells, strict=True))


def as_csv(entries: Entries) -> str:
    """Return all rows as comma-separated values below a line of heads."""
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS)
    writer.writeheader()
    writer.writerows(rows(entries))
    return text.getvalue()


def as_json(entries: Entries) -> str:
    """Return all rows as JSON."""
    return json.dumps(rows(entries), ensure_ascii=False, indent=1) + "\n"
