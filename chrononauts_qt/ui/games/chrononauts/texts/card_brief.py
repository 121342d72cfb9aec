"""What stands on a card as small as it lies in the hand: a line, or numbered steps of a few words each."""

from __future__ import annotations

from collections.abc import Iterable

from chrononauts_qt.games.chrononauts.cards import ARTIFACT, BY_ID, INVERTER, PATCH
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, all_of, fill
from chrononauts_qt.ui.games.chrononauts.texts.card_texts import short_text
from chrononauts_qt.ui.games.chrononauts.texts.headlines import patch_headline

_EFFECTS = {
    "prevent-assassination": QT_TRANSLATE_NOOP("CardBriefs", "Nobody is killed."),
    "avert-disaster": QT_TRANSLATE_NOOP("CardBriefs", "It never happens."),
    "halt-attack": QT_TRANSLATE_NOOP("CardBriefs", "No attack comes."),
    "sabotage": QT_TRANSLATE_NOOP("CardBriefs", "The project fails."),
}
_STEPS: dict[str, tuple[Source, ...]] = {
    "get-there-first": (
        QT_TRANSLATE_NOOP("CardBriefs", "Choose a rival’s Artifact."),
        QT_TRANSLATE_NOOP("CardBriefs", "It is yours."),
    ),
    "sell-artifact-mona-lisa": (
        QT_TRANSLATE_NOOP("CardBriefs", "Sell an Artifact."),
        QT_TRANSLATE_NOOP("CardBriefs", "Draw 2 (the best Mona Lisa: 3)."),
    ),
    "sell-artifact-dinosaur": (
        QT_TRANSLATE_NOOP("CardBriefs", "Sell an Artifact."),
        QT_TRANSLATE_NOOP("CardBriefs", "Draw 2 (a Dinosaur: 3)."),
    ),
    "sell-artifact-lost-works": (
        QT_TRANSLATE_NOOP("CardBriefs", "Sell an Artifact."),
        QT_TRANSLATE_NOOP("CardBriefs", "Draw 2 (Lost Works: 3)."),
    ),
    "miracle-biblical-relic": (
        QT_TRANSLATE_NOOP("CardBriefs", "Spend an Artifact."),
        QT_TRANSLATE_NOOP("CardBriefs", "Draw 2 (a relic: 3)."),
        QT_TRANSLATE_NOOP("CardBriefs", "Play 1 (a relic: 2)."),
    ),
    "miracle-future-wisdom": (
        QT_TRANSLATE_NOOP("CardBriefs", "Spend an Artifact."),
        QT_TRANSLATE_NOOP("CardBriefs", "Draw 2 (future: 3)."),
        QT_TRANSLATE_NOOP("CardBriefs", "Play 1 (future: 2)."),
    ),
    "it-never-existed": (
        QT_TRANSLATE_NOOP("CardBriefs", "Choose any Artifact."),
        QT_TRANSLATE_NOOP("CardBriefs", "Discard it."),
    ),
    "new-mission": (
        QT_TRANSLATE_NOOP("CardBriefs", "Put your Mission back."),
        QT_TRANSLATE_NOOP("CardBriefs", "Take the next one."),
    ),
    "your-parents-never-met": (
        QT_TRANSLATE_NOOP("CardBriefs", "Choose a player."),
        QT_TRANSLATE_NOOP("CardBriefs", "Show and change the Identity."),
    ),
    "time-vortex": (
        QT_TRANSLATE_NOOP("CardBriefs", "Shuffle all hands."),
        QT_TRANSLATE_NOOP("CardBriefs", "Deal them anew."),
    ),
    "discontinuity": (
        QT_TRANSLATE_NOOP("CardBriefs", "Choose left or right."),
        QT_TRANSLATE_NOOP("CardBriefs", "All hands move on."),
    ),
    "memo": (
        QT_TRANSLATE_NOOP("CardBriefs", "A rival plays a card."),
        QT_TRANSLATE_NOOP("CardBriefs", "Cancel it."),
    ),
    "fast-forward": (
        QT_TRANSLATE_NOOP("CardBriefs", "Draw two cards."),
        QT_TRANSLATE_NOOP("CardBriefs", "Make two plays."),
    ),
    "rewind": (
        QT_TRANSLATE_NOOP("CardBriefs", "Choose a discard."),
        QT_TRANSLATE_NOOP("CardBriefs", "Play it."),
    ),
    "quick-trip": (
        QT_TRANSLATE_NOOP("CardBriefs", "Search the draw pile."),
        QT_TRANSLATE_NOOP("CardBriefs", "Play one card."),
    ),
}
_TURNS = QT_TRANSLATE_NOOP("CardBriefs", "It can turn now: {years}.")
_TURNS_NONE = QT_TRANSLATE_NOOP("CardBriefs", "It can turn nothing now.")
_NOT_FETCHED = QT_TRANSLATE_NOOP("CardBriefs", "Neither Rewind nor Quick Trip can fetch it.")


def brief(card_id: str) -> str:
    """Return the line of an Inverter, a Patch (its headline) or an Artifact.

    Actions and Timewarps have steps; an Inverter that turns all thirteen Linchpins has them around it.
    """
    family = BY_ID[card_id].family
    if family == INVERTER:
        return fill(_EFFECTS[card_id]) if card_id in _EFFECTS else ""
    if family == PATCH:
        return patch_headline(card_id)
    return short_text(card_id) if family == ARTIFACT else ""


def brief_steps(card_id: str) -> tuple[str, ...]:
    """Return the steps of an Action or a Timewarp, without their numbers; other cards have none."""
    return tuple(fill(source) for source in _STEPS.get(card_id, ()))


def turns_now(years: Iterable[int]) -> str:
    """Return which Linchpins an Inverter can turn now."""
    found = sorted(years)
    return fill(_TURNS, years=all_of(found)) if found else fill(_TURNS_NONE)


def not_fetched() -> str:
    """Return that a Timewarp comes neither by Rewind nor by Quick Trip (R-904)."""
    return fill(_NOT_FETCHED)


def copies_in_deck(count: int) -> str:
    """Return “9 of them in the deck”."""
    return i18n.translate("Counts", "%n of them in the deck", None, count)


def copies_here(count: int) -> str:
    """Return “2 of them here”, in a pile."""
    return i18n.translate("Counts", "%n of them here", None, count)
