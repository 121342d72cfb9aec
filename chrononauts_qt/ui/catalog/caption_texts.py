"""Captions: in words what sounds. Like the sounds they name what everybody sees."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "caption": QT_TRANSLATE_NOOP("Captions", "({sound})"),
    "draw": QT_TRANSLATE_NOOP("Captions", "A card is drawn"),
    "pick": QT_TRANSLATE_NOOP("Captions", "A card is picked up"),
    "put": QT_TRANSLATE_NOOP("Captions", "A card is put down"),
    "refused": QT_TRANSLATE_NOOP("Captions", "Refused"),
    "linchpin": QT_TRANSLATE_NOOP("Captions", "A year turns"),
    "wave": QT_TRANSLATE_NOOP("Captions", "A wave runs along the years"),
    "open": QT_TRANSLATE_NOOP("Captions", "Something opens"),
    "close": QT_TRANSLATE_NOOP("Captions", "Something closes"),
    "stitch": QT_TRANSLATE_NOOP("Captions", "A Patch is sewn on"),
    "unpick": QT_TRANSLATE_NOOP("Captions", "A Patch comes off"),
    "ring": QT_TRANSLATE_NOOP("Captions", "A ring"),
    "memo": QT_TRANSLATE_NOOP("Captions", "A Memo"),
    "tear": QT_TRANSLATE_NOOP("Captions", "Paper tears"),
    "artifact": QT_TRANSLATE_NOOP("Captions", "An Artifact"),
    "shuffle": QT_TRANSLATE_NOOP("Captions", "Cards are shuffled"),
    "fault": QT_TRANSLATE_NOOP("Captions", "A crack"),
    "healed": QT_TRANSLATE_NOOP("Captions", "A chord that resolves"),
    "meter": QT_TRANSLATE_NOOP("Captions", "A warning, higher each time"),
    "hand-off": QT_TRANSLATE_NOOP("Captions", "The next one’s turn"),
    "click": QT_TRANSLATE_NOOP("Captions", "A click"),
    "rise": QT_TRANSLATE_NOOP("Captions", "A rising note"),
    "win": QT_TRANSLATE_NOOP("Captions", "A fanfare"),
    "end": QT_TRANSLATE_NOOP("Captions", "The last chord"),
    "paw": QT_TRANSLATE_NOOP("Captions", "A paw"),
    "paws": QT_TRANSLATE_NOOP("Captions", "Paws"),
    "rustle": QT_TRANSLATE_NOOP("Captions", "A rustle"),
    "glass": QT_TRANSLATE_NOOP("Captions", "The glass is turned"),
    "slip": QT_TRANSLATE_NOOP("Captions", "Something slides"),
    "yes": QT_TRANSLATE_NOOP("Captions", "A yes"),
    "no": QT_TRANSLATE_NOOP("Captions", "A no"),
    "ask": QT_TRANSLATE_NOOP("Captions", "A question"),
    "stamp": QT_TRANSLATE_NOOP("Captions", "A stamp"),
    "engine": QT_TRANSLATE_NOOP("Captions", "An engine"),
    "drawer": QT_TRANSLATE_NOOP("Captions", "A drawer"),
    "chime": QT_TRANSLATE_NOOP("Captions", "A chime"),
    "deep": QT_TRANSLATE_NOOP("Captions", "A deep note"),
    "knock": QT_TRANSLATE_NOOP("Captions", "A knock"),
    "tick": QT_TRANSLATE_NOOP("Captions", "A tick"),
    "gong": QT_TRANSLATE_NOOP("Captions", "A gong"),
    "pulse": QT_TRANSLATE_NOOP("Captions", "A pulse"),
    "bell": QT_TRANSLATE_NOOP("Captions", "A bell: another minute has gone"),
}  # fmt: skip

text = texts_of(TEXTS)


def caption(cue: str) -> str:
    """Return what is read of a sound; of a family, such as the steps of a scale, all have the same."""
    return text("caption", sound=text(cue if cue in TEXTS else cue.rpartition("-")[0]))
