"""What phones say of Dungeon Time that the table does not."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    # before the glass is turned
    "draft-others": QT_TRANSLATE_NOOP("DungeonTime", "The others still choose their Heroes."),
    "look-at-hand": QT_TRANSLATE_NOOP("DungeonTime", "Look at your cards before the glass is turned."),
    # the Adventure phase
    "rush": QT_TRANSLATE_NOOP("DungeonTime", "Everybody plays at once"),
    "no-cards": QT_TRANSLATE_NOOP("DungeonTime", "You have no card left. The others play on."),
    "how": QT_TRANSLATE_NOOP("DungeonTime", "Tap: play. Swipe: discard."),
    "throw": QT_TRANSLATE_NOOP("DungeonTime", "Discard instead"),
    "throws": QT_TRANSLATE_NOOP("DungeonTime", "Now tap the card to discard"),
    "discard-of": QT_TRANSLATE_NOOP("DungeonTime", "Discard: {card}"),
    "reputation": QT_TRANSLATE_NOOP("DungeonTime", "Missions on the Story: {played} of {needed}"),
    "glowing": QT_TRANSLATE_NOOP("DungeonTime", "{card}: somebody asks for it"),
    "wanted": QT_TRANSLATE_NOOP("DungeonTime", "asked for"),
    "calls": QT_TRANSLATE_NOOP("DungeonTime", "Who has one? All see it"),
    "say-team": QT_TRANSLATE_NOOP("DungeonTime", "Say to the team"),
    "mark": QT_TRANSLATE_NOOP("DungeonTime", "Ask for all that {mission} needs"),
    "cross-out": QT_TRANSLATE_NOOP("DungeonTime", "Cross out: {item}"),
    "not-yet": QT_TRANSLATE_NOOP("DungeonTime", "{name}, not yet: {mission}"),
    "pause-all": QT_TRANSLATE_NOOP("DungeonTime", "Pause for all"),
    "table": QT_TRANSLATE_NOOP("DungeonTime", "At the table"),
    "look-go-on": QT_TRANSLATE_NOOP("DungeonTime", "It goes on at the big screen."),
    # the Resolution
    "resolve": QT_TRANSLATE_NOOP("DungeonTime", "Look at the big screen: the Story is told"),
    "order": QT_TRANSLATE_NOOP(
        "DungeonTime", "These cards come next. Press them in the order in which they are to come."),
    # at the table
    "by-phone": QT_TRANSLATE_NOOP("DungeonTime", "by phone"),
    "asleep": QT_TRANSLATE_NOOP("DungeonTime", "phone asleep"),
    "asleep-of": QT_TRANSLATE_NOOP("DungeonTime", "{name}: the phone is asleep"),
}  # fmt: skip

text = texts_of(TEXTS)
