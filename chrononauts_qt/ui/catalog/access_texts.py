"""Words that only a screen reader says, of no game and no page."""

from __future__ import annotations

from collections.abc import Sequence

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "valued": QT_TRANSLATE_NOOP("Access", "{name}: {value}"),
    "no-further": QT_TRANSLATE_NOOP("Access", "Nothing further that way."),
    "no-way-back": QT_TRANSLATE_NOOP("Access", "There is nothing to go back from here."),
    "message-closed": QT_TRANSLATE_NOOP("Access", "The message is closed."),
    "no-key": QT_TRANSLATE_NOOP("Access", "This key does nothing in this dialog."),
    "aim": QT_TRANSLATE_NOOP("Access", "{card}: the arrows choose where, Enter plays the card there."),
    "aim-hushed": QT_TRANSLATE_NOOP("Access", "The arrows choose where, Enter plays the card there."),
    "table": QT_TRANSLATE_NOOP("Access", "Table"),
    "name-needed": QT_TRANSLATE_NOOP("Access", "Nothing is written here yet: the game needs a name."),
    "search-note": QT_TRANSLATE_NOOP(
        "Access", "What is typed is looked for at once. Down leads to what is found."),
    "begin-note": QT_TRANSLATE_NOOP("Access", "Keeps what is chosen here and leads to the games."),
    "keys-note": QT_TRANSLATE_NOOP(
        "Access",
        "Up and Down read it key by key, Tab leads to the keys that can be changed, Esc closes it."),
    "keys-closed": QT_TRANSLATE_NOOP("Access", "The list of keys is closed."),
    "equal": QT_TRANSLATE_NOOP("Access", "{name} {number} of {count}"),
}  # fmt: skip

text = texts_of(TEXTS)


def told_apart(names: Sequence[str], place: int) -> str:
    """Return the name in this place; one of equal names with its number among them."""
    name = names[place]
    count = names.count(name) if name else 1
    return text("equal", name=name, number=names[: place + 1].count(name), count=count) if count > 1 else name
