"""What a card or a year that is read large means to whoever looks at it."""

from __future__ import annotations

from collections.abc import Iterable

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, any_of, texts_of
from chrononauts_qt.ui.games.chrononauts.texts.board_words import blocked
from chrononauts_qt.ui.games.chrononauts.texts.titles import title

_TEXTS = {
    "now": QT_TRANSLATE_NOOP("Notes", "Can be played now."),
    "now-on": QT_TRANSLATE_NOOP("Notes", "Can be played now on: {targets}."),
    "mission": QT_TRANSLATE_NOOP("Notes", "Your Mission asks for it."),
    "mission-met": QT_TRANSLATE_NOOP("Notes", "Your Mission asks for it, and has it."),
    "here": QT_TRANSLATE_NOOP("Notes", "You can play here now: {cards}."),
    "need-true": QT_TRANSLATE_NOOP("Notes", "Your Identity asks for this year on its true side."),
    "need-prime": QT_TRANSLATE_NOOP("Notes", "Your Identity asks for this year as a patched Paradox."),
    "met-true": QT_TRANSLATE_NOOP("Notes", "On its true side, as your Identity asks."),
    "met-prime": QT_TRANSLATE_NOOP("Notes", "A patched Paradox, as your Identity asks."),
    "closer": QT_TRANSLATE_NOOP("Notes", "Brings you closer to your Identity: {years}."),
    "farther": QT_TRANSLATE_NOOP("Notes", "Takes away what your Identity asks: {years}."),
    "closer-on": QT_TRANSLATE_NOOP(
        "Notes", "Played on {target}, it brings you closer to your Identity: {years}."),
    "farther-on": QT_TRANSLATE_NOOP(
        "Notes", "Played on {target}, it takes away what your Identity asks: {years}."),
}

text = texts_of(_TEXTS)


def not_now(reason: str) -> str:
    """Return that a card cannot be played now, and why."""
    return blocked(reason)


def played_here(cards: Iterable[str]) -> str:
    """Return which cards (ids) of the hand can be played on a year now."""
    return text("here", cards=any_of(title(card) for card in cards))


def home_need(side: str, is_met: bool) -> str:
    """Return how an Identity asks for a year: side "true" or "prime"; or that it stands so."""
    return text(f"{'met' if is_met else 'need'}-{side}")


def for_home(what: str, target: str, years: str) -> str:
    """Return what a play does for the way home: "closer" or "farther", on a target or on none ("")."""
    return text(f"{what}-on", target=target, years=years) if target else text(what, years=years)
