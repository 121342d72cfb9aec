"""What a screen reader says of private things while others hear it, and where headphones are told of."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "card": QT_TRANSLATE_NOOP("Earshot", "private card"),
    "goal": QT_TRANSLATE_NOOP("Earshot", "private goal"),
    "identity": QT_TRANSLATE_NOOP("Earshot", "private Identity"),
    "mission": QT_TRANSLATE_NOOP("Earshot", "private Mission"),
    "text": QT_TRANSLATE_NOOP("Earshot", "private text"),
    "choice": QT_TRANSLATE_NOOP("Earshot", "private choice {number} of {count}"),
    "choose": QT_TRANSLATE_NOOP("Earshot", "Choose in private"),
    "message": QT_TRANSLATE_NOOP("Earshot", "A private message can be read on the screen."),
    "play-chosen": QT_TRANSLATE_NOOP("Earshot", "Play the chosen card"),
    "wear": QT_TRANSLATE_NOOP("Earshot", "I am wearing headphones"),
    "wear-note": QT_TRANSLATE_NOOP(
        "Earshot", "Until you close the program, a screen reader then reads private cards aloud."),
}  # fmt: skip

text = texts_of(TEXTS)
