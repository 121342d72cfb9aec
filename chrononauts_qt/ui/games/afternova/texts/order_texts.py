"""What the table of AfterNova says about standing orders, and of who may speak up."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "orders": QT_TRANSLATE_NOOP("AfterNova", "Standing orders"),
    "button": QT_TRANSLATE_NOOP("AfterNova", "Standing orders"),
    "button-note": QT_TRANSLATE_NOOP(
        "AfterNova", "Which of your Projects are completed as soon as possible, which ask you first, and in "
        "which order."),
    "at-once": QT_TRANSLATE_NOOP("AfterNova", "as soon as possible"),
    "ask-me": QT_TRANSLATE_NOOP("AfterNova", "ask me"),
    "order-name": QT_TRANSLATE_NOOP("AfterNova", "{project}, {place} of {count}: {when}"),
    "note": QT_TRANSLATE_NOOP(
        "AfterNova", "Press a Project to be asked first. Drag it, or move it with {up} and {down}, to change "
        "the order."),
    "agreed": QT_TRANSLATE_NOOP(
        "AfterNova", "All have agreed that Projects are completed as soon as possible. You choose "
        "the order."),
    "none": QT_TRANSLATE_NOOP("AfterNova", "You hold no Project."),
    "anyone": QT_TRANSLATE_NOOP("AfterNova", "Anyone wants to complete?"),
    "speak-up-spoken": QT_TRANSLATE_NOOP("AfterNova", "{name} wants to complete a Project"),
    "ends-game": QT_TRANSLATE_NOOP(
        "AfterNova", "This ends the game. You have {own} plus your objective; {name} shows {other}."),
    "five": QT_TRANSLATE_NOOP("AfterNova", "You have five Projects. None can be the sixth yet."),
}  # fmt: skip

text = texts_of(TEXTS)
