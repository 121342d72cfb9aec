"""What is said of cards where they are read, in the game that is played: Solonauts gives no bonus cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from chrononauts_qt.games.chrononauts.cards import BY_ID, IDENTITY, PATCH
from chrononauts_qt.games.chrononauts.timeline import NEXUS, UBER_YEAR
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, fill
from chrononauts_qt.ui.games.chrononauts.texts.card_steps import bonus_step, steps
from chrononauts_qt.ui.games.chrononauts.texts.card_texts import short_text
from chrononauts_qt.ui.games.chrononauts.texts.conditions import patch_settings
from chrononauts_qt.ui.games.chrononauts.texts.spoken import card_name

_COVERS = QT_TRANSLATE_NOOP("CardTexts", "Covers the Paradox of {year}.")
_COVERS_IF = QT_TRANSLATE_NOOP("CardTexts", "Covers {year} if {settings}. Unstable.")
_SEALS = QT_TRANSLATE_NOOP("CardTexts", "Covers {year} and begins the ÜberParadox.")
_GOES = QT_TRANSLATE_NOOP("CardSteps", "Goes home as soon as all three stand, and for good.")


class CardWords(NamedTuple):
    """What a card does in one line, step by step, and as a screen reader says it; each by its id."""

    line: Callable[[str], str]
    steps: Callable[[str], list[str]]
    spoken: Callable[[str], str]


def solo_line(card_id: str) -> str:
    """Return in one line what a card of Solonauts does."""
    card = BY_ID[card_id]
    if card.family != PATCH:
        return short_text(card_id)
    year = card.facts["year"]
    if year == NEXUS:
        return fill(_COVERS_IF, year=year, settings=patch_settings(card_id))
    return fill(_SEALS if year == UBER_YEAR else _COVERS, year=year)


def solo_steps(card_id: str) -> list[str]:
    """Return the steps of a card in Solonauts (R-1205, R-1210)."""
    said = [line for line in steps(card_id) if line != bonus_step()]
    return [*said[:-1], fill(_GOES)] if BY_ID[card_id].family == IDENTITY else said


def solo_name(card_id: str) -> str:
    """Return what a screen reader says of a card of Solonauts."""
    return card_name(card_id, solo_line)


COMPANY = CardWords(short_text, steps, card_name)
ALONE = CardWords(solo_line, solo_steps, solo_name)
