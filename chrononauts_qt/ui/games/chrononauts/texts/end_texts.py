"""What the last page says besides who won: the turning points, and the cards that everybody held."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    # turning points: who played it, what it changed, and for whom
    "turnings": QT_TRANSLATE_NOOP("Endings", "Turning points"),
    "turnings-note": QT_TRANSLATE_NOOP("Endings", "Press one to watch the game from there."),
    "own-nearer": QT_TRANSLATE_NOOP("Endings", "Turn {turn}: {name} plays {card} and now has {lines}."),
    "own-farther": QT_TRANSLATE_NOOP("Endings", "Turn {turn}: {name} plays {card} and loses {lines}."),
    "own-cards": QT_TRANSLATE_NOOP(
        "Endings", "Turn {turn}: {name} plays {card}. Cards in hand since then: {count}."),
    "own-goal": QT_TRANSLATE_NOOP("Endings", "Turn {turn}: {name} plays {card}. The new goal is {goal}."),
    "own-artifact": QT_TRANSLATE_NOOP(
        "Endings", "Turn {turn}: {name} fetches {card}, as the Mission asks for."),
    "other-nearer": QT_TRANSLATE_NOOP(
        "Endings", "Turn {turn}: {name} plays {card}, and now {other} has {lines}."),
    "other-farther": QT_TRANSLATE_NOOP(
        "Endings", "Turn {turn}: {name} plays {card}, and {other} loses {lines}."),
    "other-cards": QT_TRANSLATE_NOOP(
        "Endings", "Turn {turn}: {name} plays {card}. Cards in {other}’s hand since then: {count}."),
    "other-goal": QT_TRANSLATE_NOOP(
        "Endings", "Turn {turn}: {name} plays {card}. {other}’s new goal is {goal}."),
    # the same on a journey
    "solo-home": QT_TRANSLATE_NOOP("Endings", "Card {turn}: {card} brings home {travellers}."),
    "solo-nearer": QT_TRANSLATE_NOOP("Endings", "Card {turn}: {card} makes {lines} stand for {other}."),
    "solo-farther": QT_TRANSLATE_NOOP("Endings", "Card {turn}: {card} takes {lines} from {other}."),
    # everybody's cards
    "in-hand": QT_TRANSLATE_NOOP("Endings", "In hand"),
    "on-table": QT_TRANSLATE_NOOP("Endings", "On the table"),
    "cards-are": QT_TRANSLATE_NOOP("Endings", "{place}: {cards}"),
    # the TimeLine
    "board": QT_TRANSLATE_NOOP("Endings", "The TimeLine at the end"),
    "board-told": QT_TRANSLATE_NOOP(
        "Endings", "Altered: {altered}. Patched: {patched}. Open Paradoxes: {open}."),
    "none": QT_TRANSLATE_NOOP("Endings", "none"),
}  # fmt: skip

text = texts_of(TEXTS)
