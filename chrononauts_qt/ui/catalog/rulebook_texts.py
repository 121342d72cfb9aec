"""Words around the rulebook; the book itself lies in resources/rulebook."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "book-title": QT_TRANSLATE_NOOP("Rulebook", "Rules"),
    "contents": QT_TRANSLATE_NOOP("Rulebook", "Contents"),
    "search": QT_TRANSLATE_NOOP("Rulebook", "Search the rules"),
    "search-short": QT_TRANSLATE_NOOP("Rulebook", "Search"),
    "results": QT_TRANSLATE_NOOP("Rulebook", "Results"),
    "found": QT_TRANSLATE_NOOP("Rulebook", "Found: {count}"),
    "nothing-found": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Nothing in the rules says “{words}”. Try fewer words, the name of a card, a year, or a rule such "
        "as R-416."),
    "previous": QT_TRANSLATE_NOOP("Rulebook", "Previous"),
    "next": QT_TRANSLATE_NOOP("Rulebook", "Next"),
    "previous-named": QT_TRANSLATE_NOOP("Rulebook", "Previous: {title}"),
    "next-named": QT_TRANSLATE_NOOP("Rulebook", "Next: {title}"),
    "begins": QT_TRANSLATE_NOOP("Rulebook", "The text begins here."),
    "ends": QT_TRANSLATE_NOOP("Rulebook", "The text ends here."),
    "goes-on": QT_TRANSLATE_NOOP("Rulebook", "{cap} leads on to “{title}”."),
    "link": QT_TRANSLATE_NOOP("Rulebook", "Link: {words}"),
    "result-name": QT_TRANSLATE_NOOP("Rulebook", "{section}: {words}"),
    "step-back": QT_TRANSLATE_NOOP("Rulebook", "Step back"),
    "step-on": QT_TRANSLATE_NOOP("Rulebook", "Next step"),
    "step-of": QT_TRANSLATE_NOOP("Rulebook", "Step {step} of {last}"),
    "board-name": QT_TRANSLATE_NOOP("Rulebook", "The board of the example"),
    "board-step": QT_TRANSLATE_NOOP("Rulebook", "Step {step}. {tile}"),
    "page-in-english": QT_TRANSLATE_NOOP(
        "Rulebook", "A page of the rules could not be read ({file}), so it is shown in English."),
    "time-held": QT_TRANSLATE_NOOP("Rulebook", "The time is held while you read."),
    "no-book": QT_TRANSLATE_NOOP(
        "Rulebook",
        "The rules cannot be shown: {reason}. Install the program again; your games are not touched."),
}

text = texts_of(TEXTS)
