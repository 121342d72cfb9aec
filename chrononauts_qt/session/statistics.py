"""What came of every game, in one file in the games folder; `tallies` counts it.

A game is known by its own id, so that it counts once however often it is opened or copied. It is entered
when it is opened at a table, and closed when it ends there; a finished game that is only looked at again
changes nothing.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any
from zlib import crc32

from chrononauts_qt.session import disk, journal, kept_file, locks
from chrononauts_qt.session.clock import glass_seconds
from chrononauts_qt.session.errors import CorruptSave, Trouble, trouble_of
from chrononauts_qt.session.game_entries import Entry, Sat, as_json, entry_of
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.places import SUFFIX, is_journal
from chrononauts_qt.session.saves import OLDER

FILE = "statistics.json"
VERSION = 2
"""2: places and scores instead of a winner. What an earlier version kept is read."""
GAMES_KEPT = 4000
ID_OPTION = "id"
"""The option of a journal by which a game is known, wherever its file goes."""
KNOWN_OPTION = "known"
"""The option of a journal whose deal everybody at the table has seen before."""

_ID = re.compile(r"[0-9a-f]{16}", re.ASCII)
_ID_LINE = re.compile(rb"^option id ([0-9a-f]{16})\b", re.MULTILINE)
_HEAD = 8192
"""The id stands among the first bytes of a journal."""


@dataclass(frozen=True)
class Book:
    """All games that are known; ``is_newer``: a later version keeps them, and nothing is read or written."""

    entries: tuple[Entry, ...] = ()
    is_newer: bool = False


def new_id() -> str:
    """Return an id for a new game."""
    return secrets.token_hex(8)


# -- writing ----------------------------------------------------------------------------------------


def opened(folder: Path, match: Match, put_aside: list[Path] | None = None) -> Trouble | None:
    """Enter a game that is laid on a table; one that is over is only closed if it had been entered."""

    def enter(now: Entry, before: Entry | None) -> Entry | None:
        if before is None:
            return None if now.route else now
        if before.route:
            return None
        return now if now.route else replace(now, when=before.when)

    return _note(folder, match, enter, put_aside)


def ended(folder: Path, match: Match, put_aside: list[Path] | None = None) -> Trouble | None:
    """Close a game that has just ended; one that has ended before stays as it was."""

    def close(now: Entry, before: Entry | None) -> Entry | None:
        return now if before is None or not before.route else None

    return _note(folder, match, close, put_aside)


def took_back(folder: Path, match: Match, put_aside: list[Path] | None = None) -> Trouble | None:
    """Open a game again whose end has been taken back at the table."""
    return _note(folder, match, lambda now, _: now, put_aside)


def solution_shown(folder: Path, match: Match, put_aside: list[Path] | None = None) -> Trouble | None:
    """Remember that the solution of a deal has been shown: from now on the deal is known."""

    def mark(_: Entry, before: Entry | None) -> Entry | None:
        return None if before is None else replace(before, shown=True)

    return _note(folder, match, mark, put_aside)


_Act = Callable[[Entry, Entry | None], Entry | None]
"""From how a game is now, and how it is entered, to how it is to be entered; None: it stays so."""


def _note(folder: Path, match: Match, act: _Act, put_aside: list[Path] | None) -> Trouble | None:
    """Change the entry of a game; a game that keeps no journal is nobody's."""
    if match.writer is None or not disk.is_file(match.writer.path):
        return None
    try:
        now = _entry_of(folder, match, journal.read(match.writer.path))
    except CorruptSave as error:
        return Trouble(error.flaw, error.code, error.why)
    with locks.alone(folder / FILE):
        return _change(folder / FILE, now, act, put_aside)


def _change(path: Path, now: Entry, act: _Act, put_aside: list[Path] | None) -> Trouble | None:
    """Change one entry of the file as it lies there now: another running copy may have written to it."""
    data = _data(path, put_aside)
    if _is_newer(data):
        return None
    games = _games(data)
    book = _book(games)
    before = next((entry for entry in book.entries if entry.id == now.id), None)
    now = replace(
        now,
        known=now.known or _is_known(now, before, book),
        shown=before is not None and before.shown,
    )
    after = act(now, before)
    if after is None or after == before:
        return None
    latest = list({**games, after.id: as_json(after)}.items())[-GAMES_KEPT:]
    return kept_file.replace(path, {"version": VERSION, "games": dict(latest)})


def _is_known(now: Entry, before: Entry | None, book: Book) -> bool:
    """Tell whether somebody had seen the solution of the deal in another game."""
    if before is not None and before.known:
        return True
    return bool(now.deal) and any(
        one.shown and one.deal == now.deal and one.id != now.id for one in book.entries
    )


def _entry_of(folder: Path, match: Match, kept: journal.Journal) -> Entry:
    """Return how a game stands."""
    changed = {record.seat for record in kept.records if record.sits}
    seats = tuple(
        Sat(name, match.bots.get(seat, ""), seat in changed, match.hints.get(seat, 0))
        for seat, name in enumerate(match.names)
    )
    outcome = match.game.outcome(match.state)
    return Entry(
        game_id(kept),
        match.game_id,
        datetime.now().astimezone().isoformat(timespec="seconds"),
        seats,
        "" if outcome is None else outcome.route,
        () if outcome is None else outcome.places,
        () if outcome is None else outcome.scores,
        0 if outcome is None else match.state.turn,
        match.past.is_practice,
        match.game.deal_name(match.state),
        match.game.figures(match.state),
        match.game.terms(match.state),
        glass_seconds(match.options),
        outcome is not None and outcome.is_team,
        known=KNOWN_OPTION in match.options,
        elsewhere=kept.path.resolve().parent != folder.resolve(),
    )


def game_id(kept: journal.Journal) -> str:
    """Return by what a game is known: its own id; for one without, its file's name and its deal."""
    own = kept.header.options.get(ID_OPTION, "")
    if _ID.fullmatch(own):
        return own
    header = kept.header
    setup = (f"{key} {' '.join(words)}" for key, lines in header.setup.items() for words in lines)
    told = "\n".join((header.game, *header.names, *setup, *map(str, kept.deal)))
    return f"{kept.path.stem} {crc32(told.encode()):08x}"


# -- reading ----------------------------------------------------------------------------------------


def is_kept(folder: Path) -> bool:
    """Tell whether there is anything to show."""
    return disk.is_file(folder / FILE)


def read(folder: Path, put_aside: list[Path] | None = None) -> Book:
    """Return all games that are known, and which of the unfinished ones nobody can go on with."""
    data = _data(folder / FILE, put_aside)
    if _is_newer(data):
        return Book(is_newer=True)
    book = _book(_games(data))
    waiting = [entry for entry in book.entries if not entry.route and not entry.elsewhere]
    places = (folder, folder / OLDER) if waiting else ()
    there = frozenset().union(*(_ids_in(place) for place in places))
    unseen = {entry.id for entry in waiting} - there
    gone = {id_ for id_ in unseen if not any(_lies_in(place, id_) for place in places)}
    return Book(tuple(replace(entry, is_there=entry.id not in gone) for entry in book.entries))


def _ids_in(folder: Path) -> frozenset[str]:
    """Return the ids of the games whose journals lie in the folder, from the first bytes of each."""
    found = set()
    try:
        paths = [path for path in folder.iterdir() if is_journal(path)]
    except OSError:
        return frozenset()
    for path in paths:
        try:
            with path.open("rb") as file:
                line = _ID_LINE.search(file.read(_HEAD))
        except OSError:
            continue
        if line:
            found.add(line[1].decode())
    return frozenset(found)


def _lies_in(folder: Path, id_: str) -> bool:
    """Tell whether the journal of a game without an id of its own is there."""
    stem, space, _ = id_.rpartition(" ")
    return bool(space) and disk.is_file(folder / f"{stem}{SUFFIX}")


def reset(folder: Path) -> Path | Trouble | None:
    """Put the file aside under the date of today and return where it lies; None where there is none."""
    path = folder / FILE
    stem, number = f"{path.stem}-{datetime.now().astimezone():%Y-%m-%d}", 1
    backup = path.with_name(f"{stem}.json")
    while disk.is_taken(backup):
        number += 1
        backup = path.with_name(f"{stem}-{number}.json")
    try:
        with locks.alone(path):
            return path.rename(backup) if disk.is_taken(path) else None
    except OSError as error:
        return trouble_of(error)


# -- the file ---------------------------------------------------------------------------------------


def _data(path: Path, put_aside: list[Path] | None) -> dict[str, Any]:
    """Return what the file holds; one that is not ours at all is put aside, as one that is damaged."""
    data = kept_file.read(path, put_aside)
    if not data or _is_newer(data) or isinstance(data.get("games"), dict):
        return data
    kept = kept_file.set_aside(path)
    if kept is not None and put_aside is not None:
        put_aside.append(kept)
    return {}


def _is_newer(data: Mapping[str, Any]) -> bool:
    version = data.get("version")
    return isinstance(version, int) and version > VERSION


def _games(data: Mapping[str, Any]) -> dict[str, Any]:
    games = data.get("games", {})
    assert isinstance(games, dict), "otherwise it was put aside"
    return games


def _book(games: Mapping[str, Any]) -> Book:
    """Return what can be believed of the file."""
    entries = (entry_of(id_, told) for id_, told in games.items())
    return Book(tuple(entry for entry in entries if entry is not None))
