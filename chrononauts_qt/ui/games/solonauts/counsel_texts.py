"""Words of advice on a journey of Solonauts, and of what is known of its deal afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QDate, QLocale

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, all_of, fill, sentences, texts_of
from chrononauts_qt.ui.games.chrononauts.texts.actions import describe
from chrononauts_qt.ui.games.chrononauts.texts.titles import title

_ADVICE = QT_TRANSLATE_NOOP("Counsel", "{action}.")
_REASONS: dict[str, Source] = {
    "brings-home": QT_TRANSLATE_NOOP("Counsel", "It brings home: {travellers}."),
    "patch-shared": QT_TRANSLATE_NOOP(
        "Counsel", "More than one traveller waits for this Patch: {travellers}."),
    "patch-needed": QT_TRANSLATE_NOOP("Counsel", "Somebody waits for this Patch: {travellers}."),
    "patch-covers": QT_TRANSLATE_NOOP(
        "Counsel", "Nobody waits for this Patch, but it closes a Paradox. Open then: {count}."),
    "patch-spare": QT_TRANSLATE_NOOP("Counsel", "Nobody waits for this Patch, and playing it harms nobody."),
    "opens-for-hand": QT_TRANSLATE_NOOP("Counsel", "It opens {years} for a Patch in your hand."),
    "opens-for-later": QT_TRANSLATE_NOOP("Counsel", "It opens {years} for a Patch that is still to come."),
    "mends-black": QT_TRANSLATE_NOOP("Counsel", "It makes {years} whole again. That helps: {travellers}."),
    "half-way": QT_TRANSLATE_NOOP("Counsel", "It turns one of two Linchpins. Waiting for both: {years}."),
    "ends-uberparadox": QT_TRANSLATE_NOOP(
        "Counsel", "It ends the ÜberParadox and opens the way home again for {travellers}."),
    "closes": QT_TRANSLATE_NOOP("Counsel", "It closes Paradoxes; open then: {count}."),
    "least-harm": QT_TRANSLATE_NOOP("Counsel", "Nothing helps now; this does the least harm."),
    "nobody-needs": QT_TRANSLATE_NOOP("Counsel", "Nobody waits for this Patch any more."),
    "stuck-spare": QT_TRANSLATE_NOOP("Counsel", "Nothing can be played, and nobody needs this card."),
    "stuck-loss": QT_TRANSLATE_NOOP(
        "Counsel", "Nothing can be played. Giving this up costs least, but strands somebody: {travellers}."),
}
_FILLERS: Mapping[str, Callable[[Any], object]] = {
    "travellers": lambda ids: all_of(title(identity) for identity in ids),
    "years": all_of,
    "count": int,
}

TEXTS: dict[str, Source] = {
    "easy": QT_TRANSLATE_NOOP("Counsel", "Easy: a simple player won {wins} of {plays} games."),
    "medium": QT_TRANSLATE_NOOP("Counsel", "Medium: a simple player won {wins} of {plays} games."),
    "hard": QT_TRANSLATE_NOOP("Counsel", "Hard: a simple player won {wins} of {plays} games."),
    "very-hard": QT_TRANSLATE_NOOP("Counsel", "Very hard: a simple player won {wins} of {plays} games."),
    "deal": QT_TRANSLATE_NOOP("Counsel", "{name}, {count} travellers"),
    "best": QT_TRANSLATE_NOOP("Counsel", "{home} of {count}"),
    "rows": QT_TRANSLATE_NOOP("Counsel", "{now} in a row, at most {longest}"),
    "lost-after": QT_TRANSLATE_NOOP("Counsel", "The win was gone after move {number}: {action}."),
    "costs": QT_TRANSLATE_NOOP("Counsel", "After that no way home is left for: {travellers}."),
    "never": QT_TRANSLATE_NOOP("Counsel", "This deal could not be won: that has been proved."),
}

text = texts_of(TEXTS)


def advise(advice: Advice, lost: Sequence[str] = ()) -> str:
    """Return what is advised, the reason for it, and what it costs: the travellers (ids) lost by it."""
    source = _REASONS[advice.key]
    known = {key: _FILLERS[key](value) for key, value in advice.params.items() if f"{{{key}}}" in source.text}
    costs = text("costs", travellers=_FILLERS["travellers"](lost)) if lost else ""
    return sentences(fill(_ADVICE, action=describe(advice.action, ())), fill(source, **known), costs)


def deal_name(seed: str, day: str, count: int) -> str:
    """Return what a deal is called: by its day (ISO) as the language writes it, else by its seed."""
    on = QDate.fromString(day, "yyyy-MM-dd") if day else QDate()
    name = QLocale().toString(on, QLocale.FormatType.ShortFormat) if on.isValid() else seed
    return text("deal", name=name, count=count)
