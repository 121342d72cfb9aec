"""Journals of real games to be broken: every game and number of seats, with all that is said at a table."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from chrononauts_qt.games.afternova import setup as afternova
from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.variants import artifaxx, solonauts
from chrononauts_qt.games.dungeon_time import setup as dungeon_time
from chrononauts_qt.games.dungeon_time.cards import SCENARIOS
from chrononauts_qt.session import journal
from chrononauts_qt.session.journal import Header, Journal, Record
from chrononauts_qt.session.match import Match, Replay, resume
from chrononauts_qt.shelf import SHELF
from tests.session import wreck

COMPANIES = (
    *(("chrononauts", seats) for seats in range(2, 7)),
    *(("artifaxx", seats) for seats in range(2, 5)),
    *(("afternova", seats) for seats in range(2, 7)),
    *(("dungeon-time", seats) for seats in range(1, 6)),
    *(("solonauts", 1),) * 2,
)
"""Every game with every number of seats; Solonauts, whose files are short, twice."""

NAMES = ("Ada", "Bo Ångström", "孔 子", "Dr. X  ~0000", "Eve\u0301 # 1", "\U0001f9ed", "seat 2", "begin")
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"hints": "on"},
    {"memo-seconds": "4"},
    {"language-1": "it", "memo-seconds": "none"},
)
MOST_ACTIONS = 120


@dataclass(frozen=True)
class Original:
    """A journal as the program wrote it: what it says, and the position behind each of its records.

    ``ends`` are the bytes behind each record.
    """

    data: bytes
    header: Header
    deal_end: int
    said: tuple[tuple[int, str], ...]
    places: tuple[str, ...]
    ends: tuple[int, ...]


def setup_of(game: str, seats: int, seed: str, dice: Random) -> Any:
    """Return how a game of a company begins."""
    if game == "afternova":
        return afternova.Setup(seats, seed, dice.choice(("random", f"seat-{seats}")))
    if game == "dungeon-time":
        scenario, extended, heroes = dice.choice(tuple(SCENARIOS)), dice.random() < 0.3, dice.random() < 0.5
        return dungeon_time.Setup(seats, seed, scenario, extended=extended, heroes=heroes)
    first = dice.choice(("guess", "random", f"seat-{seats}"))
    if game == "artifaxx":
        parents = dice.choice((artifaxx.OUT, artifaxx.NEVER_EXISTED))
        return artifaxx.Setup(seats, seed, first, parents=parents)
    if game == "solonauts":
        return solonauts.Setup(dice.randint(6, 14), seed)
    return rules.Setup(seats, seed, first, dice.random() < 0.5)


def begin(path: Path, game: str, seats: int, seed: str, dice: Random) -> Match:
    """Deal a game of so many seats, some of them bots, with a journal at `path`."""
    options = dict(dice.choice(OPTIONS))
    if seats > 1 and dice.random() < 0.5:
        options[f"bot-{seats}"] = dice.choice(SHELF[game].ranks)
    names = tuple(dice.sample(NAMES, seats))
    return Match.start(game, names, setup_of(game, seats, seed, dice), path, options)


def go_on(match: Match, dice: Random) -> bool:
    """Do one thing at random, mostly an action; return whether the game still runs."""
    pending = match.game.pending(match.state)
    if not pending:
        return False
    lot = dice.random()
    if lot < 0.08 and len(match.past):
        match.undo(dice.randint(1, min(4, len(match.past))))
    elif lot < 0.12 and len(match.names) > 1:
        match.seat_bot(dice.randrange(len(match.names)), dice.choice(SHELF[match.game_id].ranks))
    elif lot < 0.14 and match.bots:
        match.seat_person(dice.choice(list(match.bots)))
    elif lot < 0.15:
        match.learn()
    elif lot < 0.17:
        match.note_hint(dice.randrange(len(match.names)), dice.randint(1, 9))
    elif lot < 0.18:
        match.note_wish(dice.randrange(len(match.names)), dice.choice(("order a b ask b", "", "孔 子")))
    elif lot < 0.2:
        match.rename(dice.choice(("Sunday", "", "孔 子", "name", "x" * 80)))
    else:
        seat = dice.choice(list(pending))
        match.submit(seat, dice.choice(pending[seat].options))
    return True


def write(path: Path, game: str, seats: int, seed: str) -> Original:
    """Play a game at random for a while, and return its journal."""
    dice = Random(seed)
    match = begin(path, game, seats, seed, dice)
    for _ in range(dice.randrange(MOST_ACTIONS)):
        if not go_on(match, dice):
            break
    original = as_kept(path)
    assert original.places[-1] == position(match), "the journal tells another game than was played"
    return original


def as_kept(path: Path) -> Original:
    """Return what a whole journal says, step by step."""
    kept = journal.read(path)
    replay, places = Replay(kept), []
    places.append(position(replay))
    while replay.step() is not None:
        places.append(position(replay))
    said = tuple(spoken(record) for record in kept.records)
    assert len(places) == len(said) + 1
    ends = tuple(record.end for record in kept.records)
    return Original(path.read_bytes(), kept.header, kept.deal_end, said, tuple(places), ends)


def as_version_1(path: Path, original: Original) -> Original:
    """Return the same game in the form of the first version, which knew neither names nor help nor wishes."""
    lines = wreck.plain(original.data)
    at = lines.index("begin")
    lines[at:] = [line for line in lines[at:] if not line.startswith(("name", "hint ", "wish "))]
    path.write_bytes(wreck.sealed(["chrononauts-qt journal 1", *lines[1:]]))
    return as_kept(path)


def spoken(record: Record) -> tuple[int, str]:
    """Return who said what in a record."""
    return record.seat, record.said


def done_in(kept: Journal, match: Match) -> tuple[tuple[int, str], ...]:
    """Return the records that a resumed match has done."""
    records = kept.records[:-1] if match.torn is not None and match.torn.of_chance else kept.records
    return tuple(spoken(record) for record in records)


def position(of: Match | Replay) -> str:
    """Return all there is to compare of where a game stands."""
    facts = [of.game.dump(of.state), sorted(of.bots.items()), of.past.is_practice, len(of.past)]
    facts += [sorted(of.hints.items()), sorted(of.wishes.items()), of.name]
    return json.dumps(facts, sort_keys=True)


def opened(path: Path) -> tuple[Journal, Match]:
    """Read a file and go on with it, as the program does."""
    kept = journal.read(path)
    return kept, resume(kept)
