"""Words about the report of a problem."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, text_of

TEXTS: dict[str, Source] = {
    "report": QT_TRANSLATE_NOOP("Report", "Report a problem"),
    "report-door": QT_TRANSLATE_NOOP("Report", "Report…"),
    "intro": QT_TRANSLATE_NOOP(
        "Report", "This report helps to find what went wrong. It names no player, and it stays on this "
        "computer until you send it yourself. Read it first."),
    "text": QT_TRANSLATE_NOOP("Report", "The report"),
    "add-game": QT_TRANSLATE_NOOP("Report", "Add the game that was played last, with seats for names"),
    "add-game-note": QT_TRANSLATE_NOOP(
        "Report", "A game shows hidden cards: every hand and goal, and the order of the draw pile."),
    "save": QT_TRANSLATE_NOOP("Report", "Save report…"),
    "save-title": QT_TRANSLATE_NOOP("Report", "Save the report"),
    "copy": QT_TRANSLATE_NOOP("Report", "Copy"),
    "copied": QT_TRANSLATE_NOOP("Report", "The report was copied."),
    "fault": QT_TRANSLATE_NOOP(
        "Report", "Something went wrong in the program. The game is safe: close the window and continue it."),
    "fault-unwritten": QT_TRANSLATE_NOOP(
        "Report", "Something went wrong in the program. What it was could not be written down: {reason}. "
        "It can still be read in the report until you close the window."),
    "fault-before": QT_TRANSLATE_NOOP(
        "Report", "Something went wrong in the program the last time. Nothing of your games was lost."),
}  # fmt: skip

text = text_of(TEXTS)
