"""Words of the page on which keys are chosen."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "door": QT_TRANSLATE_NOOP("OwnKeys", "Keys…"),
    "letters": QT_TRANSLATE_NOOP("OwnKeys", "Single letters"),
    "letters-on": QT_TRANSLATE_NOOP("OwnKeys", "On"),
    "letters-alt": QT_TRANSLATE_NOOP("OwnKeys", "With {alt}"),
    "letters-off": QT_TRANSLATE_NOOP("OwnKeys", "Off"),
    "letters-note": QT_TRANSLATE_NOOP(
        "OwnKeys", "Digits and signs too. Text is typed as ever, and lists find what is typed."),
    "in-turn": QT_TRANSLATE_NOOP("OwnKeys", "One key after the other"),
    "in-turn-note": QT_TRANSLATE_NOOP(
        "OwnKeys", "A key such as {control} or {alt}, pressed and let go alone, is held for the next key."),
    "held": QT_TRANSLATE_NOOP("OwnKeys", "{keys} is held for the next key. Esc lets it go."),
    "let-go": QT_TRANSLATE_NOOP("OwnKeys", "No key is held any more."),
    "change-note": QT_TRANSLATE_NOOP(
        "OwnKeys", "Press a key of the list to choose another for it. Digits stay as they are."),
    "asked": QT_TRANSLATE_NOOP(
        "OwnKeys", "Press the new key for “{does}”. Backspace gives it the usual one, Esc leaves it."),
    "now": QT_TRANSLATE_NOOP("OwnKeys", "“{does}” is now {own}."),
    "taken": QT_TRANSLATE_NOOP("OwnKeys", "{own} is taken already: “{does}”. Choose another key."),
    "fixed": QT_TRANSLATE_NOOP(
        "OwnKeys", "{own} leads about every page and cannot be given to anything else."),
    "all-usual": QT_TRANSLATE_NOOP("OwnKeys", "Reset all keys"),
    "all-are-usual": QT_TRANSLATE_NOOP("OwnKeys", "Every key is the usual one again."),
}  # fmt: skip

text = texts_of(TEXTS)
