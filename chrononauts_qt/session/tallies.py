"""What the kept games come to: by game, by person, by way to win, against bots."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from chrononauts_qt.session.game_entries import ENDED, Entry, Result
from chrononauts_qt.shelf import GAMES, all_ranks

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


def _people(entry: Entry) -> Iterable[int]:
    return (seat for seat, sat in enumerate(entry.seats) if sat.is_person)


def by_game(entries: Entries) -> dict[str, Tally]:
    """Count by game what it came to for the people at the table: one of them won, or a bot did."""
    found = {game: Tally() for game in GAMES}
    for entry in entries:
        if all(sat.bot and not sat.changed for sat in entry.seats):
            continue  # nobody was there
        people = [seat for seat, sat in enumerate(entry.seats) if not sat.bot]
        results = [entry.result(seat) for seat in people]
        lost = Result.LOST if entry.places else entry.result(0)
        helped = any(entry.is_helped(seat) for seat in people)
        found[entry.game].add(Result.WON if Result.WON in results else lost, helped)
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


def form(entries: Entries, most: int) -> dict[tuple[str, str], tuple[Result, ...]]:
    """Return by name and game what came of somebody's last games that have ended, the latest last."""
    found: dict[tuple[str, str], list[Result]] = defaultdict(list)
    for entry in sorted(entries, key=lambda entry: entry.ended_at):
        for seat in _people(entry):
            if entry.result(seat) in ENDED:
                found[entry.seats[seat].name, entry.game].append(entry.result(seat))
    order = list(by_person(entries))
    return {who: tuple(found[who][-most:]) for who in order if who in found}


def against_bots(entries: Entries) -> dict[tuple[str, str], Tally]:
    """Count by name and rank the games in which a bot of the rank sat at the table from first to last.

    Whoever wins or loses together plays against nobody.
    """
    found: dict[tuple[str, str], Tally] = defaultdict(Tally)
    for entry in (entry for entry in entries if not entry.is_team):
        ranks = {sat.bot for sat in entry.seats if sat.bot and not sat.changed}
        for seat in _people(entry):
            for rank in ranks:
                found[entry.seats[seat].name, rank].add(entry.result(seat), entry.is_helped(seat))
    order = all_ranks()
    return dict(
        sorted(found.items(), key=lambda one: (one[0][0].casefold(), one[0][0], order.index(one[0][1])))
    )


# -- to be taken along ------------------------------------------------------------------------------

def columns() -> tuple[str, ...]:
    """Return the heads of a row."""
    figures = dict.fromkeys(figure for rules in GAMES.values() for figure in rules.FIGURES)
    return (
        *("id", "when", "game", "seat", "name", "player", "result", "route", "place", "score", "turns"),
        *("hint_grade", "practice", "deal_known", *figures, "deal", "terms", "seconds"),
    )


def rows(entries: Entries) -> list[dict[str, str | int | bool]]:
    """Return one row for each seat of each game, with `columns` as its keys."""
    heads = columns()
    return [_row(entry, seat, heads) for entry in entries for seat in range(len(entry.seats))]


def _row(entry: Entry, seat: int, heads: Sequence[str]) -> dict[str, str | int | bool]:
    sat = entry.seats[seat]
    told = {
        "id": entry.id,
        "when": entry.when,
        "game": entry.game,
        "seat": seat + 1,
        "name": sat.name,
        "player": "several" if sat.changed else sat.bot or "person",
        "result": entry.result(seat).value,
        "route": entry.route,
        "place": entry.places[seat] if entry.places else 0,
        "score": entry.scores[seat] if entry.scores else "",
        "turns": entry.turns,
        "hint_grade": sat.hint,
        "practice": entry.practice,
        "deal_known": entry.known,
        "deal": entry.deal,
        "terms": " ".join(f"{name}={word}" for name, word in entry.terms.items()),
        "seconds": entry.seconds,
        **entry.figures,
    }
    return {head: told.get(head, 0) for head in heads}


def as_csv(entries: Entries) -> str:
    """Return all rows as comma-separated values below a line of heads."""
    text = io.StringIO()
    writer = csv.DictWriter(text, columns())
    writer.writeheader()
    writer.writerows(rows(entries))
    return text.getvalue()


def as_json(entries: Entries) -> str:
    """Return all rows as JSON."""
    return json.dumps(rows(entries), ensure_ascii=False, indent=1) + "\n"
