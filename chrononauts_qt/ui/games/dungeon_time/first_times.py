"""What is said at Dungeon Time when it happens for the first time (`ui.table.first_times`)."""

from __future__ import annotations

from functools import partial

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of
from chrononauts_qt.ui.table.first_times import FirstTime

TEXTS: dict[str, Source] = {
    "resolution": QT_TRANSLATE_NOOP(
        "DungeonFirstTimes",
        "The glass is done with. Now the Story is told card by card, and the Backpack must hold it all."),
    "succeeded": QT_TRANSLATE_NOOP(
        "DungeonFirstTimes",
        "A Mission has succeeded: its Items have left the Backpack, which has room again."),
    "failed": QT_TRANSLATE_NOOP(
        "DungeonFirstTimes",
        "A Mission has failed. Of the Items it asked for you may discard what is there, to make room."),
    "reward": QT_TRANSLATE_NOOP(
        "DungeonFirstTimes", "A Reward goes into the Backpack like any Item, and needs room there, too."),
    "hero": QT_TRANSLATE_NOOP(
        "DungeonFirstTimes",
        "A Hero has helped: each does so once in a Resolution, before the next card is revealed."),
}  # fmt: skip

text = texts_of(TEXTS)


def _row(name: str, event: str) -> FirstTime:
    return FirstTime(f"dungeon-{name}", partial(text, name), event)


DUNGEON_TIME = (
    _row("resolution", "AdventurePhaseEnded"),
    _row("succeeded", "MissionSucceeded"),
    _row("failed", "MissionFailed"),
    _row("reward", "RewardTaken"),
    _row("hero", "HeroUsed"),
)
