"""What is said over the tables of the lesson: what is to be done, and what has been seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from chrononauts_qt.ui.catalog import common, windows
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of
from chrononauts_qt.ui.games.chrononauts.texts.titles import quoted, title

TEXTS: dict[str, Source] = {
    "known-1": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "A Linchpin that is turned bears the prime, ′, and its ripples run forwards.",
    ),
    "known-2": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "A Ripplepoint becomes a Paradox by its circled years: AND needs both, OR one.",
    ),
    "known-3": QT_TRANSLATE_NOOP("FirstLesson", "A Patch closes a Paradox and brings a bonus card."),
    "known-4": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "Three ways to win: your three years, your three Artifacts, ten cards; you claim it yourself.",
    ),
    "known-5": QT_TRANSLATE_NOOP("FirstLesson", "A Memo stops a card of somebody else, another Memo too."),
    "known-6": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "If nothing fits, you kill time; with 13 open Paradoxes everybody loses.",
    ),
    "lesson": QT_TRANSLATE_NOOP("FirstLesson", "First ripples"),
    "task-ripple": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "You are Ada, and this is history from 1865 to 1999. Linchpins, the purple years with cut "
        "corners, can be turned over. Choose {card} in your hand (click it, or press 4), then 1963 "
        "(click, or arrows and Enter).",
    ),
    "learnt-ripple": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "Kennedy lives, so 1968 and 1969 cannot come about: they are Paradoxes now, holes in history. "
        "1963 names the years that its ripples can reach: 68, 69 and 74. Each turn is like this: a card "
        "comes to your hand, and you play one.",
    ),
    "task-prime": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "1963 lies on its other side and is now called 1963′, “1963 prime”. 1974 says 65 AND 63: it "
        "becomes a Paradox when both bear the ′. 63 has it already: turn the other one as well, with "
        "{card}.",
    ),
    "learnt-prime": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "Both bear the ′, and 1974 is a Paradox. Where a year says OR, one of them is enough. A Linchpin "
        "that is turned back loses its ′, and what hung on it is whole again.",
    ),
    "task-patch": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "Each Paradox can be closed with its Patch, which tells what happened instead. You have the one "
        "for 1968: choose {card}, then 1968.",
    ),
    "learnt-patch": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "1968′ is a hole no more, and you have drawn a bonus card, as for each Patch that you play. If "
        "somebody turns 1963 back, history is as it was, and the Patch is discarded.",
    ),
    "task-home": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "In secret you are {who}. Your Identity, at the bottom right, says what your world is like: 1917 "
        "unchanged, 1929′ and 1950′ patched. 1929′ is missing: play its Patch, press “{claim}”, and "
        "then “{this}” below “{route}”.",
    ),
    "learnt-home": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "You have won. Every traveller has an Identity that nobody else sees. Victory can be claimed at "
        "the end of your own turn only, and nobody does it for you.",
    ),
    "task-mission": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "There is a second way to win. Your Mission, below your Identity, names three Artifacts. Two lie "
        "before you, as your panel at the top right shows. Play the third, {card}, and claim victory with "
        "the Mission.",
    ),
    "learnt-mission": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "Artifacts lie before whoever plays them, count for Missions, and do nothing else. They are not "
        "safe there: some cards take them away.",
    ),
    "task-memo": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "Play {card}. Bo will stop it with a Memo from the future, which cancels a card before it counts. "
        "You hold a Memo, too, and it can cancel that of Bo: when you are asked, play it.",
    ),
    "learnt-memo": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "Your Memo has stopped the one of Bo, and your Artifact stays. A Memo is the only card for the "
        "turns of others: while you hold one, you are asked whenever somebody plays a card.",
    ),
    "task-ten": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "The third way to win: ten cards in your hand at the end of your turn. You hold ten, but one has "
        "still to be played. Which card brings a new one at once? Play it, and claim victory.",
    ),
    "learnt-ten": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "A Patch was right: its bonus card made up for it. Three ways lead to victory: your Identity, "
        "your Mission and ten cards. Keep all of them in mind, and watch what others are up to.",
    ),
    "task-kill": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "None of your cards fits now. Then you kill time: choose a card that you can spare and press "
        "“{kill}”, then choose another one and press it again. For the second one you draw a new card.",
    ),
    "learnt-kill": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "So no turn is wasted, and you may keep the second card. Choose a card that does not fit, and you "
        "are told why; rest the mouse on any, and it is shown large. The bulb gives hints.",
    ),
    "task-thirteen": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "Danger: twelve Paradoxes are open, as the lamps at the top show. With the thirteenth the "
        "Universe is destroyed, and everybody loses. Choose {card} and turn a Linchpin back: 1936 closes "
        "four of them.",
    ),
    "learnt-thirteen": QT_TRANSLATE_NOOP(
        "FirstLesson",
        "Saved. Only open Paradoxes count, patched ones do not, and you are warned before a play that "
        "would open the thirteenth. Now you know it all: play a first game, with two gentle bots.",
    ),
}

text = texts_of(TEXTS)

NAMED: Mapping[str, Mapping[str, Callable[[], str]]] = {
    "task-ripple": {"card": partial(quoted, "prevent-assassination")},
    "task-prime": {"card": partial(quoted, "prevent-assassination")},
    "task-patch": {"card": partial(quoted, "patch-1968")},
    "task-home": {
        "who": partial(title, "maeve"),
        "claim": partial(common.text, "claim-victory"),
        "route": partial(common.text, "route-home"),
        "this": partial(windows.text, "claim-this"),
    },
    "task-mission": {"card": partial(quoted, "stegosaurus")},
    "task-memo": {"card": partial(quoted, "tyrannosaurus")},
    "task-kill": {"kill": partial(common.text, "kill-time")},
    "task-thirteen": {"card": partial(quoted, "restore-history")},
}
"""The cards and buttons that a text names, as they are called where they lie."""
