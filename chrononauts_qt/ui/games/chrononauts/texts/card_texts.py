"""What each card does in one line, for cards as small as they lie in the hand (75 characters at most)."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.cards import BY_ID, IDENTITY, LINCHPIN, PATCH, RIPPLEPOINT
from chrononauts_qt.games.chrononauts.timeline import NEXUS, RIPPLES, UBER_YEAR
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, all_of, altered, fill
from chrononauts_qt.ui.games.chrononauts.texts.conditions import condition_text, patch_settings

_LINCHPIN = QT_TRANSLATE_NOOP("CardTexts", "Its ripples reach {years}.")
_PATCH = QT_TRANSLATE_NOOP("CardTexts", "Covers the Paradox of {year}. You draw a bonus card.")
_NEXUS = QT_TRANSLATE_NOOP("CardTexts", "Covers {year} if {settings}. Unstable. You draw a bonus card.")
_UBER = QT_TRANSLATE_NOOP("CardTexts", "Covers {year}, gives a bonus card, begins the ÜberParadox.")
_IDENTITY = QT_TRANSLATE_NOOP("CardTexts", "Home: {first}, {second} and {third}.")

_TEXTS = {
    "reverse-fate": QT_TRANSLATE_NOOP("CardTexts", "Turns over any Linchpin, from either side."),
    "restore-history": QT_TRANSLATE_NOOP("CardTexts", "Turns any altered Linchpin back to True History."),
    "prevent-assassination": QT_TRANSLATE_NOOP(
        "CardTexts", "Saves a life: 1865, 1914, 1963, 1980, or undoes 1936′ or 1981′."),
    "avert-disaster": QT_TRANSLATE_NOOP("CardTexts", "Averts what happened in 1912, 1915 or 1937."),
    "halt-attack": QT_TRANSLATE_NOOP("CardTexts", "Stops what happened in 1941 or 1993."),
    "sabotage": QT_TRANSLATE_NOOP("CardTexts", "Makes the project of 1943 or the launch of 1957 fail."),
    "mona-lisa-real": QT_TRANSLATE_NOOP("CardTexts", "Leonardo’s own. No painting in play outranks it."),
    "mona-lisa-excellent": QT_TRANSLATE_NOOP(
        "CardTexts", "Fools the experts. Only the original outranks it."),
    "mona-lisa-obvious": QT_TRANSLATE_NOOP("CardTexts", "She winks. The other two paintings outrank it."),
    "tyrannosaurus": QT_TRANSLATE_NOOP("CardTexts", "Alive, answers to Rex. Feeding hours are posted."),
    "triceratops": QT_TRANSLATE_NOOP("CardTexts", "Alive, three horns, no sense of traffic."),
    "stegosaurus": QT_TRANSLATE_NOOP("CardTexts", "Alive, slow, and sixteen plates too many for the door."),
    "crown-of-thorns": QT_TRANSLATE_NOOP("CardTexts", "Plaited thorns, from Jerusalem. Handle with respect."),
    "ark": QT_TRANSLATE_NOOP("CardTexts", "Gilded acacia wood. Keep the lid on."),
    "creation-tape": QT_TRANSLATE_NOOP("CardTexts", "Light, take one. You only need an old recorder."),
    "sports-almanac": QT_TRANSLATE_NOOP("CardTexts", "Every score to come. Not playable in an ÜberParadox."),
    "cancer-cure": QT_TRANSLATE_NOOP("CardTexts", "One small vial. Not playable in an ÜberParadox."),
    "rongorongo": QT_TRANSLATE_NOOP("CardTexts", "Wooden tablets of Easter Island, not read since."),
    "shakespeare-play": QT_TRANSLATE_NOOP("CardTexts", "Saved hours before the Globe burned down."),
    "aristotle-book": QT_TRANSLATE_NOOP("CardTexts", "Borrowed from Alexandria just in time."),
    "dodo": QT_TRANSLATE_NOOP("CardTexts", "Alive, trusting, and fond of crumbs."),
    "get-there-first": QT_TRANSLATE_NOOP("CardTexts", "Take an Artifact from another player’s table."),
    "sell-artifact-mona-lisa": QT_TRANSLATE_NOOP(
        "CardTexts", "Discard your Artifact, draw 2; best Mona Lisa in play: draw 3."),
    "sell-artifact-dinosaur": QT_TRANSLATE_NOOP(
        "CardTexts", "Discard your Artifact, draw 2; a Dinosaur: draw 3."),
    "sell-artifact-lost-works": QT_TRANSLATE_NOOP(
        "CardTexts", "Discard your Artifact, draw 2; Lost Works: draw 3."),
    "miracle-biblical-relic": QT_TRANSLATE_NOOP(
        "CardTexts", "Spend an Artifact: draw 2, play 1. A Biblical Relic: draw 3, play 2."),
    "miracle-future-wisdom": QT_TRANSLATE_NOOP(
        "CardTexts", "Spend an Artifact: draw 2, play 1. Future Wisdom: draw 3, play 2."),
    "it-never-existed": QT_TRANSLATE_NOOP("CardTexts", "Discard any one Artifact from any table."),
    "new-mission": QT_TRANSLATE_NOOP("CardTexts", "Exchange your Mission for the next one."),
    "your-parents-never-met": QT_TRANSLATE_NOOP(
        "CardTexts", "One player shows the Identity and gets a new one."),
    "time-vortex": QT_TRANSLATE_NOOP("CardTexts", "All hands are shuffled together and dealt anew."),
    "discontinuity": QT_TRANSLATE_NOOP("CardTexts", "Every hand moves on to the left or to the right."),
    "memo": QT_TRANSLATE_NOOP("CardTexts", "At any time: cancels the card another player is playing."),
    "fast-forward": QT_TRANSLATE_NOOP("CardTexts", "Draw two cards, then make two plays."),
    "rewind": QT_TRANSLATE_NOOP("CardTexts", "Play a card from the discard pile, but no Timewarp."),
    "quick-trip": QT_TRANSLATE_NOOP("CardTexts", "Search the draw pile and play a card, but no Timewarp."),
    "mona-lisa-triptych": QT_TRANSLATE_NOOP("CardTexts", "All three Mona Lisas."),
    "cheaters-sometimes-win": QT_TRANSLATE_NOOP(
        "CardTexts", "A forged Mona Lisa, the Almanac, the Shakespeare."),
    "mona-and-the-dinosaur": QT_TRANSLATE_NOOP(
        "CardTexts", "The best Mona Lisa in play, Tyrannosaurus, Dodo."),
    "great-mysteries": QT_TRANSLATE_NOOP("CardTexts", "Videotape of Creation, Ark, Rongorongo Tablets."),
    "petting-zoo": QT_TRANSLATE_NOOP("CardTexts", "Tyrannosaurus, Triceratops, Stegosaurus."),
    "tomorrows-souvenirs": QT_TRANSLATE_NOOP(
        "CardTexts", "Sports Almanac, Cure for Cancer, Videotape of Creation."),
    "burnt-library": QT_TRANSLATE_NOOP("CardTexts", "Rongorongo Tablets, the Shakespeare, the Aristotle."),
    "healing-hands": QT_TRANSLATE_NOOP("CardTexts", "Ark of the Covenant, Crown of Thorns, Cure for Cancer."),
    "natural-history": QT_TRANSLATE_NOOP("CardTexts", "Stegosaurus, Dodo, Aristotle’s Anatomy."),
    "king-for-a-day": QT_TRANSLATE_NOOP("CardTexts", "Crown of Thorns, Triceratops, the Shakespeare."),
}


def short_text(card_id: str) -> str:
    """Return in one line what a card does, or what a goal card asks for."""
    card = BY_ID[card_id]
    facts = card.facts
    if card.family == LINCHPIN:
        return fill(_LINCHPIN, years=all_of(RIPPLES[facts["year"]]))
    if card.family == RIPPLEPOINT:
        return condition_text(facts["year"])
    if card.family == PATCH:
        return _patch_text(card_id, facts["year"])
    if card.family == IDENTITY:
        second, third = (altered(year) for year in facts["primes"])
        return fill(_IDENTITY, first=facts["true"], second=second, third=third)
    return fill(_TEXTS[card_id])


def _patch_text(patch_id: str, year: int) -> str:
    if year == NEXUS:
        return fill(_NEXUS, year=year, settings=patch_settings(patch_id))
    return fill(_UBER if year == UBER_YEAR else _PATCH, year=year)
