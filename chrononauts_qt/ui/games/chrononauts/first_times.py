"""What is said in the box when it happens for the first time (`ui.table.first_times`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog import common
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of
from chrononauts_qt.ui.games.chrononauts.rulebook import topics
from chrononauts_qt.ui.table.first_times import FirstTime

TEXTS: dict[str, Source] = {
    "memo-window": QT_TRANSLATE_NOOP(
        "FirstTimes", "Before a card counts, everybody else may stop it with a Memo from the future."),
    "cancelled": QT_TRANSLATE_NOOP(
        "FirstTimes",
        "A Memo has stopped that card: both are discarded, and no other card is played for it."),
    "paradox": QT_TRANSLATE_NOOP(
        "FirstTimes",
        "A Paradox: what that year tells cannot come about. Its Patch closes the hole, and so does turning "
        "Linchpins back. With 13 open ones the Universe is destroyed."),
    "bonus": QT_TRANSLATE_NOOP(
        "FirstTimes", "A Patch has closed a Paradox, and whoever plays one draws a bonus card at once."),
    "nullified": QT_TRANSLATE_NOOP(
        "FirstTimes",
        "A Patch has been nullified: the Linchpins it hung on have been turned, so it is discarded."),
    "uberparadox": QT_TRANSLATE_NOOP(
        "FirstTimes",
        "The ÜberParadox: while the Patch of 1962 lies there, no year after 1962 can be reached."),
    "taken": QT_TRANSLATE_NOOP(
        "FirstTimes", "An Artifact has been taken: they count where they lie now, and are safe nowhere."),
    "dead-hand": QT_TRANSLATE_NOOP(
        "FirstTimes",
        "None of your cards can be played now. Choose one that you can spare, and press “{kill}”."),
    "home": QT_TRANSLATE_NOOP(
        "FirstTimes", "A traveller is home, and stays there whatever becomes of history."),
    "no-bonus": QT_TRANSLATE_NOOP(
        "FirstTimes",
        "Here a Patch brings no bonus card: after each play your hand is filled up to five, and what is "
        "used up never comes back."),
    "stuck": QT_TRANSLATE_NOOP(
        "FirstTimes", "None of your cards can be played now: discard one, best one that no traveller needs."),
}  # fmt: skip

text = texts_of(TEXTS)


def _row(name: str, event: str, rule: str, told: Mapping[str, Any] | None = None) -> FirstTime:
    return FirstTime(name, partial(text, name), event, told or {}, topic=topics.rule(rule))


def _is_hand_dead(view: View) -> bool:
    return view.step == "play" and bool(view.actions) and all(act.verb != "play" for act in view.actions)


def _is_stuck(view: View) -> bool:
    return view.step == "stuck" and bool(view.actions)


def _of_dead_hand() -> str:
    return text("dead-hand", kill=common.text("kill-time"))


_YEARS = (
    _row("paradox", "ParadoxOpened", "R-601"),
    _row("nullified", "PatchNullified", "R-505"),
    _row("uberparadox", "UberParadoxBegan", "R-701"),
)
_RIVALS = (
    _row("memo-window", "WindowOpened", "R-1001"),
    _row("cancelled", "CardCancelled", "R-1003"),
    _row("taken", "ArtifactTaken", "R-902"),
    FirstTime("dead-hand", _of_dead_hand, is_seen=_is_hand_dead, topic=topics.rule("R-304")),
)
CHRONONAUTS: Sequence[FirstTime] = (*_RIVALS, *_YEARS, _row("bonus", "CardDrawn", "R-503", {"why": "bonus"}))
ARTIFAXX: Sequence[FirstTime] = _RIVALS
SOLONAUTS: Sequence[FirstTime] = (
    *_YEARS,
    _row("home", "TravellerHome", "R-1210"),
    _row("no-bonus", "PatchPlaced", "R-1205"),
    FirstTime("stuck", partial(text, "stuck"), is_seen=_is_stuck, topic=topics.rule("R-1213")),
)
