"""Words of the table of Solonauts and of its last page."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, fill

TEXTS: dict[str, Source] = {
    "shelf": QT_TRANSLATE_NOOP("Solonauts", "Home"),
    "shelf-count": QT_TRANSLATE_NOOP("Solonauts", "{home} of {travellers} home"),
    "at-home": QT_TRANSLATE_NOOP("Solonauts", "{name} is home."),
    "home-word": QT_TRANSLATE_NOOP("Solonauts", "HOME"),
    "empty-place": QT_TRANSLATE_NOOP("Solonauts", "An empty place."),
    "waiting": QT_TRANSLATE_NOOP("Solonauts", "Travellers who wait"),
    "waits": QT_TRANSLATE_NOOP("Solonauts", "{name} waits."),
    "year-stands": QT_TRANSLATE_NOOP("Solonauts", "{year} stands."),
    "year-open": QT_TRANSLATE_NOOP("Solonauts", "{year} is missing; its Paradox is open."),
    "year-missing": QT_TRANSLATE_NOOP("Solonauts", "{year} is missing."),
    "lost-word": QT_TRANSLATE_NOOP("Solonauts", "STRANDED"),
    "lost": QT_TRANSLATE_NOOP("Solonauts", "No way home any more: {patch} is among the discards."),
    "sealed": QT_TRANSLATE_NOOP("Solonauts", "The ÜberParadox seals the way home."),
    "home": QT_TRANSLATE_NOOP("Solonauts", "goes home"),
    "helps": QT_TRANSLATE_NOOP("Solonauts", "nearer"),
    "hurts": QT_TRANSLATE_NOOP("Solonauts", "farther"),
    "not-needed": QT_TRANSLATE_NOOP("Solonauts", "NOT NEEDED"),
    "not-needed-why": QT_TRANSLATE_NOOP("Solonauts", "Not needed any more: nobody who waits lists {year}."),
    "step-play": QT_TRANSLATE_NOOP("Solonauts", "Play a card, or discard a Patch"),
    "step-stuck": QT_TRANSLATE_NOOP("Solonauts", "Discard one card"),
    "step-over": QT_TRANSLATE_NOOP("Solonauts", "The journey is over"),
    "refill": QT_TRANSLATE_NOOP("Solonauts", "After every card you draw back up to five."),
    "last-cards": QT_TRANSLATE_NOOP("Solonauts", "The draw pile is empty: these are your last cards."),
    "stuck": QT_TRANSLATE_NOOP("Solonauts", "Nothing in your hand can be played: discard one card."),
    "brings-home": QT_TRANSLATE_NOOP("Solonauts", "This brings home: {names}."),
    "practice": QT_TRANSLATE_NOOP("Solonauts", "Practice"),
    "practice-why": QT_TRANSLATE_NOOP(
        "Solonauts", "Something that had been hidden was seen and taken back: this game is practice."),
    "undo": QT_TRANSLATE_NOOP("Solonauts", "Undo move"),
    "undo-drawn": QT_TRANSLATE_NOOP("Solonauts", "Undo draw"),
    "undo-question": QT_TRANSLATE_NOOP(
        "Solonauts",
        "You have seen what was hidden. If you take this back, the game is practice from then on."),
    "undo-yes": QT_TRANSLATE_NOOP("Solonauts", "Take it back"),
    "undo-no": QT_TRANSLATE_NOOP("Solonauts", "Leave it"),
    "hint": QT_TRANSLATE_NOOP("Solonauts", "Hint"),
    "discard": QT_TRANSLATE_NOOP("Solonauts", "Discard"),
    "discard-named": QT_TRANSLATE_NOOP("Solonauts", "Discard {card}"),
    "wanted-question": QT_TRANSLATE_NOOP(
        "Solonauts", "Somebody still waits for {year}: {names}. Discard it all the same?"),
    "wanted-yes": QT_TRANSLATE_NOOP("Solonauts", "Discard it"),
    "wanted-no": QT_TRANSLATE_NOOP("Solonauts", "Keep it"),
    "end-here": QT_TRANSLATE_NOOP("Solonauts", "End here"),
    "end-question": QT_TRANSLATE_NOOP(
        "Solonauts", "End the journey here? At home: {home} of {travellers}."),
    "go-on": QT_TRANSLATE_NOOP("Solonauts", "Go on"),
    "go-on-anyway": QT_TRANSLATE_NOOP("Solonauts", "Go on anyway"),
    "no-way": QT_TRANSLATE_NOOP(
        "Solonauts", "Not everybody can get home any more. No way left for: {names}."),
    "end-all-home": QT_TRANSLATE_NOOP("Solonauts", "Everybody is home"),
    "end-stranded": QT_TRANSLATE_NOOP("Solonauts", "Somebody stayed behind"),
    "end-destroyed": QT_TRANSLATE_NOOP("Solonauts", "The Universe is destroyed"),
    "end-all-home-text": QT_TRANSLATE_NOOP("Solonauts", "Every traveller is where history began for them."),
    "end-cards-text": QT_TRANSLATE_NOOP("Solonauts", "The cards have run out."),
    "end-stopped-text": QT_TRANSLATE_NOOP("Solonauts", "You have ended the journey early."),
    "end-destroyed-text": QT_TRANSLATE_NOOP("Solonauts", "{count} Paradoxes were open at once: {years}."),
    "those-home": QT_TRANSLATE_NOOP("Solonauts", "Home"),
    "those-away": QT_TRANSLATE_NOOP("Solonauts", "Left behind"),
    "nobody": QT_TRANSLATE_NOOP("Solonauts", "Nobody."),
    "was-missing": QT_TRANSLATE_NOOP("Solonauts", "Missing: {years}."),
    "was-sealed": QT_TRANSLATE_NOOP("Solonauts", "All three headlines stood, beyond the ÜberParadox."),
    "deal": QT_TRANSLATE_NOOP("Solonauts", "Deal"),
    "difficulty": QT_TRANSLATE_NOOP("Solonauts", "Difficulty"),
    "best": QT_TRANSLATE_NOOP("Solonauts", "Best so far"),
    "retry": QT_TRANSLATE_NOOP("Solonauts", "Retry same deal"),
    "show-solution": QT_TRANSLATE_NOOP("Solonauts", "Show a solution"),
    "solution": QT_TRANSLATE_NOOP("Solonauts", "A solution"),
    "searching": QT_TRANSLATE_NOOP("Solonauts", "Looking for a solution."),
    "stop": QT_TRANSLATE_NOOP("Solonauts", "Stop"),
    "not-found": QT_TRANSLATE_NOOP("Solonauts", "No solution was found."),
    "numbered": QT_TRANSLATE_NOOP("Solonauts", "{number}. {move}"),
}


def text(key: str, **params: object) -> str:
    """Return a text of Solonauts with its parameters in place."""
    return fill(TEXTS[key], **params)
