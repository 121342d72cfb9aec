"""Words of the table of Artifaxx: shelves, the card that is being played, the most convincing painting."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "slot": QT_TRANSLATE_NOOP("Artifaxx", "The card that is being played"),
    "slot-empty": QT_TRANSLATE_NOOP("Artifaxx", "What is being played lies here."),
    "slot-of": QT_TRANSLATE_NOOP("Artifaxx", "{name} plays"),
    "shelf-empty": QT_TRANSLATE_NOOP("Artifaxx", "Nothing borrowed yet."),
    "shelves-listed": QT_TRANSLATE_NOOP(
        "Artifaxx", "Every shelf is a list already: A leads to the next shelf, the arrows from Artifact to "
        "Artifact, and Space shows one large."),
    "drawer": QT_TRANSLATE_NOOP("Artifaxx", "Mission drawer"),
    "convincing-real": QT_TRANSLATE_NOOP("Artifaxx", "Most convincing in play: The Real Thing"),
    "convincing-excellent": QT_TRANSLATE_NOOP("Artifaxx", "Most convincing in play: An Excellent Forgery"),
    "convincing-obvious": QT_TRANSLATE_NOOP("Artifaxx", "Most convincing in play: An Obvious Forgery"),
    "outranked-real": QT_TRANSLATE_NOOP("Artifaxx", "Outranked by: The Real Thing"),
    "outranked-excellent": QT_TRANSLATE_NOOP("Artifaxx", "Outranked by: An Excellent Forgery"),
    "convincing-yes": QT_TRANSLATE_NOOP("Artifaxx", "Best in play"),
    "convincing-no": QT_TRANSLATE_NOOP("Artifaxx", "Outranked"),
    "convincing-this": QT_TRANSLATE_NOOP("Artifaxx", "This is the most convincing painting in play."),
    "convincing-other": QT_TRANSLATE_NOOP("Artifaxx", "The most convincing painting in play is {card}."),
    "stat-borrowed": QT_TRANSLATE_NOOP("Artifaxx", "Artifacts put on shelves"),
    "stat-taken": QT_TRANSLATE_NOOP("Artifaxx", "Artifacts taken from others"),
    "stat-lost": QT_TRANSLATE_NOOP("Artifaxx", "Artifacts sold or erased"),
}  # fmt: skip

text = texts_of(TEXTS)


def chip(painting: str, best: str) -> str:
    """Return what the chip on a painting says while `best` is the best in play (R-909)."""
    how_real = best.removeprefix("mona-lisa-")
    return text(f"convincing-{how_real}") if painting == best else text(f"outranked-{how_real}")
