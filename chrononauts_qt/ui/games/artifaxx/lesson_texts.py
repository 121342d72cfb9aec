"""What is said over the tables of the lesson: what is to be done, and what has been seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from chrononauts_qt.ui.catalog import common
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of
from chrononauts_qt.ui.games.chrononauts.texts.titles import quoted

TEXTS: dict[str, Source] = {
    "known-1": QT_TRANSLATE_NOOP(
        "ArtifaxxLesson",
        "You win with the three Artifacts of your Mission, and in no other way.",
    ),
    "known-2": QT_TRANSLATE_NOOP(
        "ArtifaxxLesson",
        "What stands on a shelf can be taken; a Memo is all that stops it.",
    ),
    "known-3": QT_TRANSLATE_NOOP("ArtifaxxLesson", "An Artifact that you do not need is worth cards."),
    "lesson": QT_TRANSLATE_NOOP("ArtifaxxLesson", "First treasures"),
    "task-place": QT_TRANSLATE_NOOP(
        "ArtifaxxLesson",
        "Here is no TimeLine and nobody has an Identity: only your Mission counts. It lies at the bottom "
        "right. Play an Artifact that it names: {card}.",
    ),
    "learnt-place": QT_TRANSLATE_NOOP(
        "ArtifaxxLesson",
        "It stands on your shelf now. Turns are those of Chrononauts, Memos and Killing Time too; only "
        "Inverters and Patches are left out.",
    ),
    "task-take": QT_TRANSLATE_NOOP(
        "ArtifaxxLesson",
        "Bo has what your Mission asks for. Choose {card}, then {artifact} on the shelf of Bo.",
    ),
    "learnt-take": QT_TRANSLATE_NOOP(
        "ArtifaxxLesson",
        "What stands on a shelf can change hands at any time: yours, too. A Memo is all that stops it.",
    ),
    "task-sell": QT_TRANSLATE_NOOP(
        "ArtifaxxLesson",
        "Your Mission has no use for a Dinosaur, but it is worth cards. Choose {card}, then {artifact} on "
        "your own shelf.",
    ),
    "learnt-sell": QT_TRANSLATE_NOOP(
        "ArtifaxxLesson",
        "A Dinosaur is worth three cards to this one, any other Artifact two. With more cards you sooner "
        "find what you need.",
    ),
    "task-mission": QT_TRANSLATE_NOOP(
        "ArtifaxxLesson",
        "The third Artifact of your Mission is in your hand: play {card}, then press “{claim}”.",
    ),
    "learnt-mission": QT_TRANSLATE_NOOP(
        "ArtifaxxLesson",
        "That is the only way to win here: be the first to have your three Artifacts. Bots are after "
        "theirs. Now play a short game.",
    ),
}

text = texts_of(TEXTS)

NAMED: Mapping[str, Mapping[str, Callable[[], str]]] = {
    "task-place": {"card": partial(quoted, "tyrannosaurus")},
    "task-take": {"card": partial(quoted, "get-there-first"), "artifact": partial(quoted, "stegosaurus")},
    "task-sell": {
        "card": partial(quoted, "sell-artifact-dinosaur"),
        "artifact": partial(quoted, "stegosaurus"),
    },
    "task-mission": {"card": partial(quoted, "stegosaurus"), "claim": partial(common.text, "claim-victory")},
}
"""The cards and buttons that a text names, as they are called where they lie."""
