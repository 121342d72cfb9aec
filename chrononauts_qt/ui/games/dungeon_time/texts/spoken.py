"""What a screen reader hears of a thing on the table; of the Story nothing but its top and its size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, KINDS, needs_of
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, fill, listed
from chrononauts_qt.ui.games.dungeon_time.texts import cards
from chrononauts_qt.ui.games.dungeon_time.texts.listed import asked, card_count, counted

_MISSION = QT_TRANSLATE_NOOP("DungeonTime", "Mission {title}: needs {needs}; {reward}")
_ADVENTURE = QT_TRANSLATE_NOOP("DungeonTime", "Adventure {title}: needs {needs}; Reputation {reputation}")
_WITH_KEY = QT_TRANSLATE_NOOP("DungeonTime", "{card}, key {key}")
_TOKEN = QT_TRANSLATE_NOOP("DungeonTime", "{kind}, Reward token")
_PLAY = QT_TRANSLATE_NOOP("DungeonTime", "{name}: {card}")
_WENT = {
    "CardPlayed": QT_TRANSLATE_NOOP("DungeonTime", "To the Story: {card}."),
    "CardDiscarded": QT_TRANSLATE_NOOP("DungeonTime", "To the Discards: {card}."),
}
_CAME = QT_TRANSLATE_NOOP("DungeonTime", "Drawn: {card}.")
_READY = QT_TRANSLATE_NOOP(
    "DungeonTime", "{title}. Missions to complete: {goal}. Look at the cards first; “{button}” begins.")
_HAND = QT_TRANSLATE_NOOP("DungeonTime", "Hand of {name}: {cards}")
_HAND_EMPTY = QT_TRANSLATE_NOOP("DungeonTime", "Hand of {name}: no card")
_HERO = QT_TRANSLATE_NOOP("DungeonTime", "{name} plays {hero}")
_ASKS = QT_TRANSLATE_NOOP("DungeonTime", "{name} asks: {needs}")

_STORY = QT_TRANSLATE_NOOP("DungeonTime", "Story, {count}, on top {card}")
_STORY_EMPTY = QT_TRANSLATE_NOOP("DungeonTime", "Story, no card yet")
_STORY_LEFT: Mapping[str | None, Source] = {
    "item": QT_TRANSLATE_NOOP("DungeonTime", "Story, {count} to come, next an Item"),
    "mission": QT_TRANSLATE_NOOP("DungeonTime", "Story, {count} to come, next a Mission"),
    None: QT_TRANSLATE_NOOP("DungeonTime", "Story, no card left"),
}
_DECK: Mapping[str | None, Source] = {
    "item": QT_TRANSLATE_NOOP("DungeonTime", "Deck, {count}, next an Item"),
    "mission": QT_TRANSLATE_NOOP("DungeonTime", "Deck, {count}, next a Mission"),
    None: QT_TRANSLATE_NOOP("DungeonTime", "Deck, no card left"),
}
_DISCARDS = QT_TRANSLATE_NOOP("DungeonTime", "Discards, {count}, on top {card}")
_DISCARDS_EMPTY = QT_TRANSLATE_NOOP("DungeonTime", "Discards, no card yet")
_BACKPACK = QT_TRANSLATE_NOOP("DungeonTime", "Backpack, {slots} of {limit} slots in use: {items}")
_BACKPACK_EMPTY = QT_TRANSLATE_NOOP("DungeonTime", "Backpack, empty, {limit} slots")


def card(card_id: str, key: str = "") -> str:
    """Return a card, with the key that plays it; of a Mission what it needs and pays."""
    return keyed(_card(card_id), key)


def keyed(said: str, key: str) -> str:
    """Return a thing with the key that chooses it, if there is one."""
    return fill(_WITH_KEY, card=said, key=key) if key else said


def _card(card_id: str) -> str:
    if card_id in KINDS:
        return cards.kind(card_id)
    facts = {"title": cards.title(card_id), "needs": asked(needs_of(card_id))}
    if card_id in ADVENTURES:
        return fill(_ADVENTURE, reputation=ADVENTURES[card_id].reputation, **facts)
    return fill(_MISSION, reward=cards.reward(card_id), **facts)


def play(name: str, card_id: str) -> str:
    """Return what is said while the glass runs: “Ada: Sword”."""
    return fill(_PLAY, name=name, card=cards.name_of(card_id))


def went(event: str, card_id: str) -> str:
    """Return where a card of one's own has gone."""
    return fill(_WENT[event], card=cards.name_of(card_id))


def came(card_id: str) -> str:
    """Return what has come into one's own hand."""
    return fill(_CAME, card=cards.name_of(card_id))


def ready(title: str, goal: int, button: str) -> str:
    """Return what there is to be done before the glass is turned."""
    return fill(_READY, title=title, goal=goal, button=button)


def asks(name: str, mission: str) -> str:
    """Return what a Mission in hand lists, as its holder asks for it: never what is missing."""
    return fill(_ASKS, name=name, needs=asked(needs_of(mission)))


def hand(name: str, held: Sequence[str]) -> str:
    """Return all cards of a hand by name."""
    if not held:
        return fill(_HAND_EMPTY, name=name)
    return fill(_HAND, name=name, cards=listed(map(cards.name_of, held)))


def hero(name: str, hero_id: str) -> str:
    """Return who plays a Hero."""
    return fill(_HERO, name=name, hero=cards.hero(hero_id))


def story(size: int, top: str | None) -> str:
    """Return the Story in the Adventure phase: its size and its top card."""
    if top is None:
        return fill(_STORY_EMPTY)
    return fill(_STORY, count=card_count(size), card=cards.name_of(top))


def story_left(size: int, back: str | None) -> str:
    """Return the Story in the Resolution: how much is left, and the back of its next card."""
    return _by_back(_STORY_LEFT, size, back)


def deck(size: int, back: str | None) -> str:
    """Return the Deck, and the back of its next card."""
    return _by_back(_DECK, size, back)


def _by_back(sources: Mapping[str | None, Source], size: int, back: str | None) -> str:
    return fill(sources[back], count=card_count(size)) if back else fill(sources[None])


def discards(pile: Sequence[str]) -> str:
    """Return the discards: how many, and the top one."""
    if not pile:
        return fill(_DISCARDS_EMPTY)
    top, is_token = pile[-1].rstrip("*"), pile[-1].endswith("*")
    said = fill(_TOKEN, kind=cards.kind(top)) if is_token else cards.name_of(top)
    return fill(_DISCARDS, count=card_count(len(pile)), card=said)


def backpack(held: Mapping[str, tuple[int, int]], slots: int, limit: int) -> str:
    """Return all that the Backpack holds, and its slots."""
    if not held:
        return fill(_BACKPACK_EMPTY, limit=limit)
    items = listed(counted(kind, sum(held[kind])) for kind in KINDS if kind in held)
    return fill(_BACKPACK, slots=slots, limit=limit, items=items)
