"""The few words that only the painters and models of the box need."""

from __future__ import annotations

from chrononauts_qt.ui.catalog import seat_texts, windows
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, fill
from chrononauts_qt.ui.kit.theme import EMBLEMS

_WORDS = {
    "not-now": QT_TRANSLATE_NOOP("Board", "NOT NOW"),
    "to-move": QT_TRANSLATE_NOOP("Board", "TO MOVE"),
    "to-answer": QT_TRANSLATE_NOOP("Board", "TO ANSWER"),
    "paradoxes": QT_TRANSLATE_NOOP("Board", "Paradoxes"),
    "empty": QT_TRANSLATE_NOOP("Board", "empty"),
}
_BLOCKED = QT_TRANSLATE_NOOP("Board", "Cannot be played now. {reason}")
_PLAYER = QT_TRANSLATE_NOOP(
    "Board", "{name}, player {number}, {emblem}. Hand: {hand}. Artifacts: {artifacts}."
)
_BOT = QT_TRANSLATE_NOOP(
    "Board", "{name}, {bot}, player {number}, {emblem}. Hand: {hand}. Artifacts: {artifacts}."
)


def word(key: str) -> str:
    """Return a word that stands alone."""
    return fill(_WORDS[key])


def blocked(reason: str) -> str:
    """Return that a card cannot be played now, and why."""
    return fill(_BLOCKED, reason=reason).strip()


def player_name(seat: int, name: str, hand: int, artifacts: int, rank: str = "") -> str:
    """Return what a screen reader says of the player in a 0-based seat, who may be a bot of some rank."""
    emblem = windows.text(EMBLEMS[seat % len(EMBLEMS)])
    told = {"name": name, "number": seat + 1, "emblem": emblem, "hand": hand, "artifacts": artifacts}
    return fill(_BOT, bot=seat_texts.text(f"bot-{rank}"), **told) if rank else fill(_PLAYER, **told)
