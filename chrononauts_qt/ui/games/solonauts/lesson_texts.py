"""What is said over the tables of the lesson: what is to be done, and what has been seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of
from chrononauts_qt.ui.games.chrononauts.texts.titles import quoted, title
from chrononauts_qt.ui.games.solonauts import solonauts_texts

TEXTS: dict[str, Source] = {
    "known-1": QT_TRANSLATE_NOOP(
        "SolonautsLesson",
        "Each traveller needs three years; the way home opens by itself.",
    ),
    "known-2": QT_TRANSLATE_NOOP("SolonautsLesson", "The deck is used once: the order is the riddle."),
    "known-3": QT_TRANSLATE_NOOP(
        "SolonautsLesson",
        "A Patch that nobody needs may go at any time, any card when none can be played.",
    ),
    "lesson": QT_TRANSLATE_NOOP("SolonautsLesson", "First journey home"),
    "task-turn": QT_TRANSLATE_NOOP(
        "SolonautsLesson",
        "You play alone for all who wait to go home, each with three years, as listed. {who} and {other} "
        "need 1963 turned: use {card}.",
    ),
    "learnt-turn": QT_TRANSLATE_NOOP(
        "SolonautsLesson",
        "Your hand has been filled up to five, as after every play. The deck is used once: who is not "
        "home when it runs out stays behind.",
    ),
    "task-home": QT_TRANSLATE_NOOP(
        "SolonautsLesson",
        "{who} has two years of three. The last one is 1968′: play {card}.",
    ),
    "learnt-home": QT_TRANSLATE_NOOP(
        "SolonautsLesson",
        "The way home opens by itself and is final; a Patch brings no bonus card here. Others may need "
        "the opposite: the order is the riddle.",
    ),
    "task-discard": QT_TRANSLATE_NOOP(
        "SolonautsLesson",
        "Nobody waits for 1962′. A Patch that nobody needs may go at any time: choose {card} and press "
        "“{discard}”.",
    ),
    "learnt-discard": QT_TRANSLATE_NOOP(
        "SolonautsLesson",
        "That was no play, and the next one fills your hand again. Before a Patch goes that somebody "
        "waits for, you are asked.",
    ),
    "task-stuck": QT_TRANSLATE_NOOP(
        "SolonautsLesson",
        "Now no card can be played: one has to go. Choose what is missed least, say the Patch nobody "
        "waits for, and press “{discard}”.",
    ),
    "learnt-stuck": QT_TRANSLATE_NOOP(
        "SolonautsLesson",
        "A new card has come, and you go on. Moves can be undone, and “{hint}” gives advice. Now bring "
        "six home: the deal can be won for sure.",
    ),
}

text = texts_of(TEXTS)

NAMED: Mapping[str, Mapping[str, Callable[[], str]]] = {
    "task-turn": {
        "who": partial(title, "otto"),
        "other": partial(title, "abel"),
        "card": partial(quoted, "prevent-assassination"),
    },
    "task-home": {"who": partial(title, "otto"), "card": partial(quoted, "patch-1968")},
    "task-discard": {
        "card": partial(quoted, "patch-1962"),
        "discard": partial(solonauts_texts.text, "discard"),
    },
    "task-stuck": {"discard": partial(solonauts_texts.text, "discard")},
    "learnt-stuck": {"hint": partial(solonauts_texts.text, "hint")},
}
"""The cards and buttons that a text names, as they are called where they lie."""
