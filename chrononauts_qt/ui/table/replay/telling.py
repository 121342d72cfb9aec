"""What a position of a replay is told in: sentences, in the language of the interface."""

from __future__ import annotations

from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.replay_texts import taken_back
from chrononauts_qt.ui.table.screens import screens_of


def told(positions: Positions, number: int, seat: int | None = None) -> tuple[str, ...]:
    """Return what happened at a position, as a seat was told it; None: as the whole table was."""
    place, names = positions[number], positions.names
    record = place.record
    if record is not None and record.undo:
        return (taken_back(record.undo),)
    if record is not None and record.sits:
        rank = place.bots.get(record.seat)
        key = "seat-taken" if rank is None else f"seat-to-{rank}"
        return (text(key, name=names[record.seat]),)
    narrate = screens_of(positions.game_id).narrate
    said = (narrate(event.seen_by(seat), names) for event in place.events)
    return tuple(words for words in said if words)
