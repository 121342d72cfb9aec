"""Words around a lesson; what is to be done in it says the game."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "learn": QT_TRANSLATE_NOOP("Lessons", "Learn"),
    "learn-by-playing": QT_TRANSLATE_NOOP("Lessons", "Learn by playing"),
    "lesson": QT_TRANSLATE_NOOP("Lessons", "Lesson"),
    "place": QT_TRANSLATE_NOOP("Lessons", "{lesson}: task {task} of {tasks}"),
    "asked": QT_TRANSLATE_NOOP("Lessons", "{place}."),
    "done": QT_TRANSLATE_NOOP("Lessons", "{place}. Done!"),
    "go-on": QT_TRANSLATE_NOOP("Lessons", "Go on"),
    "play": QT_TRANSLATE_NOOP("Lessons", "Play a game now"),
    "finish": QT_TRANSLATE_NOOP("Lessons", "Finish"),
    "known": QT_TRANSLATE_NOOP("Lessons", "{lesson}: what you know now"),
    "learn-again": QT_TRANSLATE_NOOP("Lessons", "Do the lesson again"),
    "to-shelf": QT_TRANSLATE_NOOP("Lessons", "Back to the shelf"),
    "again": QT_TRANSLATE_NOOP("Lessons", "Try again"),
    "missed": QT_TRANSLATE_NOOP("Lessons", "This leads somewhere else. “{again}” lays the task anew."),
    "leave": QT_TRANSLATE_NOOP("Lessons", "Leave"),
    "way-out": QT_TRANSLATE_NOOP(
        "Lessons", "Esc does nothing here. The button “{leave}” leads out of the lesson."),
    "damaged": QT_TRANSLATE_NOOP(
        "Lessons", "This lesson cannot be opened: its file “{file}” is damaged. Install the program again."),
}  # fmt: skip

text = texts_of(TEXTS)
