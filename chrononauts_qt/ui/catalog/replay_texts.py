"""Words of the replay of a game, and of a game told as text."""

from __future__ import annotations

from chrononauts_qt.session.errors import Torn
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.saves import damage
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, sentences, texts_of

TEXTS: dict[str, Source] = {
    "replay": QT_TRANSLATE_NOOP("Replay", "Replay"),
    "watch-again": QT_TRANSLATE_NOOP("Replay", "Watch again"),
    "save-as": QT_TRANSLATE_NOOP("Replay", "Save as…"),
    "save-text": QT_TRANSLATE_NOOP("Replay", "Save as text…"),
    "speed": QT_TRANSLATE_NOOP("Replay", "{speed}×"),
    "even": QT_TRANSLATE_NOOP("Replay", "even"),
    "speed-own": QT_TRANSLATE_NOOP("Replay", "Pace: {speed} times that of the game"),
    "speed-even": QT_TRANSLATE_NOOP("Replay", "Pace: every step as long as the next"),
    "first": QT_TRANSLATE_NOOP("Replay", "To the beginning"),
    "turn-back": QT_TRANSLATE_NOOP("Replay", "Turn before"),
    "back": QT_TRANSLATE_NOOP("Replay", "One step back"),
    "play": QT_TRANSLATE_NOOP("Replay", "Let it play"),
    "pause": QT_TRANSLATE_NOOP("Replay", "Pause"),
    "forward": QT_TRANSLATE_NOOP("Replay", "One step on"),
    "turn-on": QT_TRANSLATE_NOOP("Replay", "Next turn"),
    "card-back": QT_TRANSLATE_NOOP("Replay", "Card before"),
    "card-on": QT_TRANSLATE_NOOP("Replay", "Next card"),
    "last": QT_TRANSLATE_NOOP("Replay", "To the end"),
    "controls": QT_TRANSLATE_NOOP("Replay", "Controls of the replay"),
    "with-key": QT_TRANSLATE_NOOP("Replay", "{words} ({shortcut})"),
    "place": QT_TRANSLATE_NOOP("Replay", "Place in the game"),
    "where": QT_TRANSLATE_NOOP("Replay", "Turn {turn}, step {step} of {steps}"),
    "where-deal": QT_TRANSLATE_NOOP("Replay", "Before the first turn, step {step} of {steps}"),
    "where-step": QT_TRANSLATE_NOOP("Replay", "Step {step} of {steps}"),
    "turn-short": QT_TRANSLATE_NOOP("Replay", "Turn {turn}"),
    "deal-short": QT_TRANSLATE_NOOP("Replay", "Deal"),
    "eyes": QT_TRANSLATE_NOOP("Replay", "Whose eyes"),
    "eyes-open": QT_TRANSLATE_NOOP("Replay", "All open"),
    "eyes-seat": QT_TRANSLATE_NOOP("Replay", "What {name} saw"),
    "eyes-public": QT_TRANSLATE_NOOP("Replay", "What all saw"),
    "eyes-note": QT_TRANSLATE_NOOP(
        "Replay", "Hands and goals can be watched once the game has ended. Until then you see what all saw."),
    "hands": QT_TRANSLATE_NOOP("Replay", "All hands"),
    "identity": QT_TRANSLATE_NOOP("Replay", "Identity: {card}"),
    "mission": QT_TRANSLATE_NOOP("Replay", "Mission: {card}"),
    "hand": QT_TRANSLATE_NOOP("Replay", "Hand: {cards}"),
    "no-hand": QT_TRANSLATE_NOOP("Replay", "No card in hand"),
    "small-hand": QT_TRANSLATE_NOOP("Replay", "For the “Miracle”: {cards}"),
    "deck-order": QT_TRANSLATE_NOOP("Replay", "Draw pile, from the top: {cards}"),
    "no-deck": QT_TRANSLATE_NOOP("Replay", "The draw pile is empty."),
    "broken": QT_TRANSLATE_NOOP(
        "Replay", "The game can be watched up to here: line {line} of its file cannot be followed."),
    "torn": QT_TRANSLATE_NOOP(
        "Replay", "The last line of this game’s file is torn. Everything before it is shown."),
    "damaged": QT_TRANSLATE_NOOP("Replay", "Everything before that is shown."),
    "save-title": QT_TRANSLATE_NOOP("Replay", "Save the game as text"),
    "save-game": QT_TRANSLATE_NOOP("Replay", "Save the game"),
    "game-files": QT_TRANSLATE_NOOP("Replay", "Games"),
    "text-files": QT_TRANSLATE_NOOP("Replay", "Text files"),
    "told-by": QT_TRANSLATE_NOOP("Replay", "{game}, told by Chrononauts Qt"),
    "players": QT_TRANSLATE_NOOP("Replay", "Players: {players}"),
    "played-on": QT_TRANSLATE_NOOP("Replay", "Last played: {date}"),
    "result": QT_TRANSLATE_NOOP("Replay", "Result: {words}"),
    "no-result": QT_TRANSLATE_NOOP("Replay", "The game is not over."),
    "only-public": QT_TRANSLATE_NOOP("Replay", "This text tells only what everybody at the table saw."),
    "shows-all": QT_TRANSLATE_NOOP("Replay", "This text shows the hands and goals at the end."),
    "at-the-end": QT_TRANSLATE_NOOP("Replay", "How it stands at the end"),
    "by-now": QT_TRANSLATE_NOOP("Replay", "How it stands by now"),
    "turned": QT_TRANSLATE_NOOP("Replay", "Altered years: {years}"),
    "open": QT_TRANSLATE_NOOP("Replay", "Open Paradoxes: {years}"),
    "patched": QT_TRANSLATE_NOOP("Replay", "Patches: {cards}"),
    "table": QT_TRANSLATE_NOOP("Replay", "On the table: {cards}"),
    "home": QT_TRANSLATE_NOOP("Replay", "At home: {travellers}"),
    "waiting": QT_TRANSLATE_NOOP("Replay", "Not at home: {travellers}"),
    "none": QT_TRANSLATE_NOOP("Replay", "none"),
    "text-saved": QT_TRANSLATE_NOOP("Replay", "Saved as {file}."),
    "text-not-saved": QT_TRANSLATE_NOOP("Replay", "{file} could not be saved: {reason}."),
}  # fmt: skip

text = texts_of(TEXTS)


def speed_words(speed: int) -> str:
    """Return “2×”; 0: every step takes as long as the next."""
    return text("speed", speed=speed) if speed else text("even")


def cut_short(torn: Torn) -> str:
    """Return the sentences about a game of which something is missing at its end."""
    return sentences(damage(torn), text("damaged")) if torn.lost else text("torn")


def taken_back(count: int) -> str:
    """Return “The last 2 moves were taken back.”"""
    return i18n.translate("Log", "The last %n move(s) were taken back.", None, count)
