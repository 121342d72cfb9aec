"""Words of the page of a new game of Solonauts: its deals, and what was chosen in sentences."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "name": QT_TRANSLATE_NOOP("NewGame", "Solonauts 1"),
    "told": QT_TRANSLATE_NOOP("NewGame", "Solonauts, one player or one team"),
    "about": QT_TRANSLATE_NOOP(
        "NewGame", "One player, or a team that shares one hand, brings every traveller home."),
    "missing": QT_TRANSLATE_NOOP("NewGame", "One player or one team plays. Enter a name."),
    "deal": QT_TRANSLATE_NOOP("NewGame", "Deal"),
    "deal-proven": QT_TRANSLATE_NOOP("NewGame", "One that can be won for sure"),
    "deal-today": QT_TRANSLATE_NOOP("NewGame", "Today’s"),
    "deal-seed": QT_TRANSLATE_NOOP("NewGame", "Any"),
    "today-note": QT_TRANSLATE_NOOP(
        "NewGame", "{date}: {count} travellers, the same deal for everybody on this date. It needs no "
        "network."),
    "travellers": QT_TRANSLATE_NOOP("NewGame", "Travellers"),
    "travellers-usual": QT_TRANSLATE_NOOP("NewGame", "{count}, as usual"),
    "travellers-note": QT_TRANSLATE_NOOP("NewGame", "Fewer is easier, more is harder."),
    "grade": QT_TRANSLATE_NOOP("NewGame", "Difficulty"),
    "grade-any": QT_TRANSLATE_NOOP("NewGame", "Any"),
    "grade-easy": QT_TRANSLATE_NOOP("NewGame", "Easy"),
    "grade-medium": QT_TRANSLATE_NOOP("NewGame", "Medium"),
    "grade-hard": QT_TRANSLATE_NOOP("NewGame", "Hard"),
    "grade-very-hard": QT_TRANSLATE_NOOP("NewGame", "Very hard"),
    "grade-note": QT_TRANSLATE_NOOP(
        "NewGame", "It is measured by how many of 200 games a simple player of the program loses on the "
        "deal."),
    "grade-none": QT_TRANSLATE_NOOP(
        "NewGame", "No deal of this difficulty is known for {count} travellers. Choose another one."),
    "search-note": QT_TRANSLATE_NOOP(
        "NewGame", "With so many travellers the program first looks for such a deal, for at most {seconds}."),
    "seed": QT_TRANSLATE_NOOP("NewGame", "Name of the deal"),
    "seed-note": QT_TRANSLATE_NOOP(
        "NewGame", "The same name always gives the same deal; without one, lots decide. It may be one that "
        "nobody can win."),
    "sum-journey": QT_TRANSLATE_NOOP("NewGame", "{name} has {count} travellers to bring home."),
    "sum-proven": QT_TRANSLATE_NOOP("NewGame", "The deal can be won for sure."),
    "sum-proven-grade": QT_TRANSLATE_NOOP("NewGame", "The deal can be won for sure. Difficulty: {grade}."),
    "sum-today": QT_TRANSLATE_NOOP("NewGame", "It is the deal of {date}."),
    "sum-seed": QT_TRANSLATE_NOOP("NewGame", "The name decides which deal it is."),
    "sum-random": QT_TRANSLATE_NOOP("NewGame", "Lots decide which deal it is."),
    "search-title": QT_TRANSLATE_NOOP("NewGame", "Looking for a deal that can be won…"),
    "search-text": QT_TRANSLATE_NOOP(
        "NewGame", "The program tries to bring {count} travellers home, for at most {seconds}."),
    "search-spent": QT_TRANSLATE_NOOP("NewGame", "Time spent looking"),
    "search-stop": QT_TRANSLATE_NOOP("NewGame", "Stop"),
    "unproven-title": QT_TRANSLATE_NOOP("NewGame", "Not proven"),
    "unproven-text": QT_TRANSLATE_NOOP(
        "NewGame", "No deal with {count} travellers was found in time that can be won for sure. You can play "
        "one all the same; it may be one that nobody can win."),
    "unproven-play": QT_TRANSLATE_NOOP("NewGame", "Play all the same"),
}  # fmt: skip

text = texts_of(TEXTS)


def proven_terms(grade: str) -> str:
    """Return in a sentence what is known of a proven deal; `grade` "" for any."""
    return text("sum-proven-grade", grade=text(f"grade-{grade}")) if grade else text("sum-proven")
