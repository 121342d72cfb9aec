"""Why Missions failed, in sentences: where the Items went that they lacked.

What was in the Backpack once is “the Sword”; what never came there in time is “a Sword”, for there are four
of each: one can have been discarded, and another one come too late.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from chrononauts_qt.games.dungeon_time import account
from chrononauts_qt.games.dungeon_time.account import Failure, Lost
from chrononauts_qt.games.dungeon_time.cards import HEROES
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, fields, fill, sentences
from chrononauts_qt.ui.games.dungeon_time.texts import cards
from chrononauts_qt.ui.games.dungeon_time.texts.listed import (
    all_the,
    as_sentence,
    cards_ago,
    cards_later,
    some,
)

_WENT: Mapping[str, Source] = {
    account.TAKEN: QT_TRANSLATE_NOOP("DungeonTime", "{items} went to {by}, {ago}."),
    account.DROPPED: QT_TRANSLATE_NOOP(
        "DungeonTime", "{items} went to the discards when {by} failed, {ago}."),
    account.SPENT: QT_TRANSLATE_NOOP("DungeonTime", "{by} was given {items}, {ago}."),
    account.BURNT: QT_TRANSLATE_NOOP("DungeonTime", "{by} burnt {items}, {ago}."),
    account.THROWN_OUT: QT_TRANSLATE_NOOP("DungeonTime", "{by} threw {items} out of the Story, {ago}."),
    account.REMOVED: QT_TRANSLATE_NOOP("DungeonTime", "{by} took {items} out of the game, {ago}."),
    account.REFUSED: QT_TRANSLATE_NOOP("DungeonTime", "You left {items}, the Reward of {by}, {ago}."),
    account.USED_UP: QT_TRANSLATE_NOOP(
        "DungeonTime", "{by} was to pay {items}, {ago}, but no token was left."),
    account.DISCARDED: QT_TRANSLATE_NOOP("DungeonTime", "{name} discarded {some} in the Adventure phase."),
    account.LATER: QT_TRANSLATE_NOOP("DungeonTime", "{some} came too late, {later}."),
    account.NEVER: QT_TRANSLATE_NOOP("DungeonTime", "{some} would have had to be played before it."),
}


def why(failure: Failure, names: Sequence[str]) -> str:
    """Return where all went that a Mission lacked, a sentence for each way: “The Shield went to ...”."""
    return sentences(*_ways(failure.lost, names))


def _ways(lost: Sequence[Lost], names: Sequence[str]) -> Iterator[str]:
    for way, found in groupby(sorted(lost, key=_way), key=_way):
        where, by, seat, away = way
        kinds, source = [one.kind for one in found], _WENT[where]
        facts = {
            "items": all_the(kinds), "some": some(kinds), "by": _name(by),
            "name": names[seat], "ago": cards_ago(away), "later": cards_later(away),
        }  # fmt: skip
        yield as_sentence(fill(source, **{place: facts[place] for place in fields(source.text)}))


def _name(by: str) -> str:
    return cards.hero_name(by) if by in HEROES else by and cards.quoted(by)


def _way(lost: Lost) -> tuple[str, str, int, int]:
    return lost.where, lost.by, lost.seat, lost.cards
