"""What is told of the course of a game: how it begins, what was taken back, how far the own goals are."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "journey": QT_TRANSLATE_NOOP(
        "Course", "Waiting to go home: {waiting}. Cards in your hand: {count}. Choose one to play."),
    "taken-back": QT_TRANSLATE_NOOP("Course", "Taken back: {done}"),
    "home-lost": QT_TRANSLATE_NOOP("Course", "Lost for your Identity: {lines}."),
    "home-gained": QT_TRANSLATE_NOOP("Course", "Gained for your Identity: {lines}."),
    "home": QT_TRANSLATE_NOOP(
        "Course", "Years of your Identity that stand as you need them: {met} of {all}."),
    "mission-lost": QT_TRANSLATE_NOOP("Course", "Lost for your Mission: {lines}."),
    "mission-gained": QT_TRANSLATE_NOOP("Course", "Gained for your Mission: {lines}."),
    "mission": QT_TRANSLATE_NOOP("Course", "Lines of your Mission that are fulfilled: {met} of {all}."),
}

text = texts_of(TEXTS)
