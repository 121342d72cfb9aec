"""Words of the settings of time to answer and of captions."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "time": QT_TRANSLATE_NOOP("Ease", "Time to answer"),
    "time-usual": QT_TRANSLATE_NOOP("Ease", "As usual"),
    "time-twice": QT_TRANSLATE_NOOP("Ease", "Twice"),
    "time-four": QT_TRANSLATE_NOOP("Ease", "Four times"),
    "time-none": QT_TRANSLATE_NOOP("Ease", "No limit"),
    "time-note": QT_TRANSLATE_NOOP(
        "Ease",
        "How long an answer or a deal may take, how long bots wait and sentences stay, from the next "
        "question on. A glass is chosen with its game: with “No limit” a new game begins without."),
    "captions": QT_TRANSLATE_NOOP("Ease", "Captions for sounds"),
}  # fmt: skip

text = texts_of(TEXTS)
