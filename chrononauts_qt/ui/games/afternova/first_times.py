"""What is said at AfterNova when it happens for the first time (`ui.table.first_times`)."""

from __future__ import annotations

from functools import partial

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of
from chrononauts_qt.ui.table.first_times import FirstTime

TEXTS: dict[str, Source] = {
    "offer": QT_TRANSLATE_NOOP(
        "NovaFirstTimes",
        "An offer is on the table: whoever is asked accepts, declines or counters, and all answers are told "
        "together."),
    "agreed": QT_TRANSLATE_NOOP(
        "NovaFirstTimes",
        "A deal is agreed. Nothing moves yet: whoever has the turn may still choose another one."),
    "completed": QT_TRANSLATE_NOOP(
        "NovaFirstTimes",
        "A Project is completed: its Points count at the end, and its Upgrade helps from the next turn on."),
    "replaced": QT_TRANSLATE_NOOP(
        "NovaFirstTimes", "A whole row of the Market may be replaced, for one card fewer to take."),
    "last-chance": QT_TRANSLATE_NOOP(
        "NovaFirstTimes",
        "Six Projects are completed: everybody may complete what they can pay for, then the game ends."),
}  # fmt: skip

text = texts_of(TEXTS)


def _row(name: str, event: str, rule: str) -> FirstTime:
    return FirstTime(f"nova-{name}", partial(text, name), event, topic=f"rule:{rule}")


AFTERNOVA = (
    _row("offer", "OfferMade", "AN-425"),
    _row("agreed", "DealAgreed", "AN-427"),
    _row("completed", "ProjectCompleted", "AN-604"),
    _row("replaced", "RowReplaced", "AN-502"),
    _row("last-chance", "LastChance", "AN-701"),
)
