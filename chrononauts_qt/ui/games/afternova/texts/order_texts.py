"""What the table of AfterNova says about standing orders, and of who may speak up."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "orders": QT_TRANSLATE_NOOP("AfterNova", "Standing orders"),
    "button": QT_TRANSLATE_NOOP("AfterNova", "Standing orders"),
    "button-note": QT_TRANSLATE_NOOP(
        "AfterNova", "Your Projects are completed by themselves. Say here which of them ask you first, and "
        "which goes first where two want the same Fragment."),
    "at-once": QT_TRANSLATE_NOOP("AfterNova", "by itself"),
    "ask-me": QT_TRANSLATE_NOOP("AfterNova", "asks me first"),
    "order-name": QT_TRANSLATE_NOOP("AfterNova", "{project}, {place} of {count}: {when}"),
    "note": QT_TRANSLATE_NOOP(
        "AfterNova", "Press a Project: then it asks you first. The upper one goes first: drag it, or press "
        "{up} or {down}."),
    "agreed": QT_TRANSLATE_NOOP(
        "AfterNova", "All have agreed that no Project asks: each is completed by itself. You choose which "
        "goes first."),
    "why-itself": QT_TRANSLATE_NOOP(
        "AfterNova", "“By itself”: at the end of the turn in which your Hold can pay for a Project, it is "
        "completed without a question. So it is with every Project at first."),
    "why-asks": QT_TRANSLATE_NOOP(
        "AfterNova", "“Asks me first”: at that moment you are asked, and may wait. An example: you hold "
        "purple and green. They would pay for “Autopaw”, but you save them for “Night Garden”, which wants "
        "black too."),
    "why-order": QT_TRANSLATE_NOOP(
        "AfterNova", "Where two Projects want the same Fragment, the upper one is completed first."),
    "why-others": QT_TRANSLATE_NOOP(
        "AfterNova", "The others may see that you want to be asked, never about what. The sixth Project "
        "always asks, for it ends the game."),
    "none": QT_TRANSLATE_NOOP("AfterNova", "You hold no Project."),
    "anyone": QT_TRANSLATE_NOOP("AfterNova", "Does anybody want to complete a Project?"),
    "speak-up-spoken": QT_TRANSLATE_NOOP("AfterNova", "{name} wants to complete a Project"),
    "ends-game": QT_TRANSLATE_NOOP(
        "AfterNova", "This ends the game. You have {own} plus your objective; {name} shows {other}."),
    "five": QT_TRANSLATE_NOOP("AfterNova", "You have five Projects, and cannot pay for a sixth yet."),
}  # fmt: skip

text = texts_of(TEXTS)
