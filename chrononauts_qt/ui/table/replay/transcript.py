"""A game told in sentences, one position or all of it as text; in the language of the interface."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.catalog import common, i18n, seat_texts
from chrononauts_qt.ui.catalog.replay_texts import cut_short, taken_back, text
from chrononauts_qt.ui.catalog.wording import all_of
from chrononauts_qt.ui.table.screens import screens_of


def transcript(positions: Positions) -> str:
    """Return a game as text; of one that goes on only what everybody at the table saw."""
    parts = ("\n".join(_head(positions)), "\n".join(_tale(positions)), "\n".join(_end(positions)))
    return "\n\n".join(parts) + "\n"


def in_english(positions: Positions) -> str:
    """Return a game as English text; no window has to be there."""
    app = QCoreApplication.instance() or QCoreApplication([])
    i18n.install(app)
    return transcript(positions)


def file_name(positions: Positions) -> str:
    """Return what the text of a game is called at first."""
    return f"{positions.journal.path.stem}.txt"


def _head(positions: Positions) -> Iterator[str]:
    bots = positions[len(positions) - 1].bots
    seats = enumerate(positions.names)
    players = [
        seat_texts.text("seat-of", name=name, player=seat_texts.text(bots[seat])) if seat in bots else name
        for seat, name in seats
    ]
    yield text("told-by", game=screens_of(positions.game_id).title())
    yield text("players", players=all_of(players))
    played = _last_played(positions.journal.path)
    if played:
        yield text("played-on", date=played)
    yield _result(positions)
    if len(positions.names) > 1:
        yield text("shows-all" if positions.is_open else "only-public")


def _last_played(path: Path) -> str:
    """Return when a journal was written last, as 2026-11-21; "" if the system does not say."""
    try:
        seconds = path.stat().st_mtime
    except OSError:
        return ""
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d")


def _result(positions: Positions) -> str:
    if not positions.is_finished:
        return text("no-result")
    narrate = screens_of(positions.game_id).narrate
    said = (narrate(event, positions.names) for event in reversed(positions.history(len(positions) - 1)))
    return text("result", words=next(filter(None, said), ""))


def _tale(positions: Positions) -> Iterator[str]:
    """Yield what everybody heard, each turn a little apart."""
    narrate = screens_of(positions.game_id).narrate
    listener = 0 if len(positions.names) == 1 else None
    for number in range(len(positions)):
        place = positions[number]
        if place.record is not None and not place.record.action:
            yield from told(positions, number)
            continue
        for event in place.events:
            words = narrate(event.seen_by(listener), positions.names)
            if words and positions.game.begins_turn(event):
                yield ""
            if words:
                yield words


def _end(positions: Positions) -> Iterator[str]:
    """Yield how the game stands at the end, and what its file lacks."""
    yield text("at-the-end" if positions.is_finished else "by-now")
    yield from screens_of(positions.game_id).standing(positions)
    if positions.torn is not None:
        yield cut_short(positions.torn)
    if positions.broken is not None:
        yield text("broken", line=positions.broken.line)


def told(positions: Positions, number: int, seat: int | None = None) -> tuple[str, ...]:
    """Return what happened at a position, as a seat was told it; None: as the whole table was."""
    place, names = positions[number], positions.names
    record = place.record
    if record is not None and record.undo:
        return (taken_back(record.undo),)
    if record is not None and record.sits:
        rank = place.bots.get(record.seat)
        key = "seat-taken" if rank is None else f"seat-to-{rank}"
        return (common.text(key, name=names[record.seat]),)
    narrate = screens_of(positions.game_id).narrate
    said = (narrate(event.seen_by(seat), names) for event in place.events)
    return tuple(words for words in said if words)
