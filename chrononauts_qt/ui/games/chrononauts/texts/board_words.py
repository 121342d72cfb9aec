"""The few words that only the painters and models of the box need."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.threats import MISSION_LINES, Threat
from chrononauts_qt.games.chrononauts.timeline import PARADOX_LIMIT
from chrononauts_qt.games.chrononauts.victory import HAND_LIMIT
from chrononauts_qt.ui.catalog import seat_texts, windows
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, any_of, fill, sentences
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.kit.theme import EMBLEMS

_WORDS = {
    "not-now": QT_TRANSLATE_NOOP("Board", "NOT NOW"),
    "to-move": QT_TRANSLATE_NOOP("Board", "TO MOVE"),
    "to-answer": QT_TRANSLATE_NOOP("Board", "TO ANSWER"),
    "paradoxes": QT_TRANSLATE_NOOP("Board", "Paradoxes"),
    "empty": QT_TRANSLATE_NOOP("Board", "empty"),
}
_TO_MOVE = QT_TRANSLATE_NOOP("Board", "{name} is to move.")
_TO_ANSWER = QT_TRANSLATE_NOOP("Board", "{name} is to answer.")
_OF = QT_TRANSLATE_NOOP("Board", "{count} of {limit}")
_CARDS = QT_TRANSLATE_NOOP("Board", "{name} holds {count} cards: {limit} win at the end of a turn.")
_ARTIFACTS = {
    2: QT_TRANSLATE_NOOP("Board", "{name} has two of the three Artifacts of a Mission: {missions}."),
    MISSION_LINES: QT_TRANSLATE_NOOP("Board", "{name} has all three Artifacts of a Mission: {missions}."),
}
_PARADOXES = {
    PARADOX_LIMIT - 2: QT_TRANSLATE_NOOP("Board", "Two more Paradoxes destroy the Universe."),
    PARADOX_LIMIT - 1: QT_TRANSLATE_NOOP("Board", "One more Paradox destroys the Universe."),
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


def turn_of(name: str, to_move: bool, deciding: bool) -> str:
    """Return what a screen reader says of a player's mark; "" for none."""
    if to_move:
        return fill(_TO_MOVE, name=name)
    return fill(_TO_ANSWER, name=name) if deciding else ""


def cards_threatening(count: int) -> str:
    """Return “8 of 10”, for so many cards in a hand."""
    return fill(_OF, count=count, limit=HAND_LIMIT)


def artifacts_threatening(count: int) -> str:
    """Return “2 of 3”, for so many Artifacts of a Mission."""
    return fill(_OF, count=count, limit=MISSION_LINES)


def threat(name: str, found: Threat) -> str:
    """Return in sentences how near a player is to winning, "" for no threat."""
    hand = fill(_CARDS, name=name, count=found.hand, limit=HAND_LIMIT) if found.hand else ""
    if not found.artifacts:
        return hand
    missions = any_of(title(mission) for mission in found.missions)
    return sentences(hand, fill(_ARTIFACTS[found.artifacts], name=name, missions=missions))


def paradoxes_left(count: int) -> str:
    """Return how near so many open Paradoxes are to the end of the Universe, "" while they are not."""
    return fill(_PARADOXES[count]) if count in _PARADOXES else ""
