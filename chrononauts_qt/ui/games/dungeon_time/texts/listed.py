"""Items in words: “2 Swords”, “a Sword and a Map”, “two Swords, Grappling Hook”; slots and other counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, all_of, any_of, fill, listed
from chrononauts_qt.ui.games.dungeon_time.texts import cards

_NOTHING = QT_TRANSLATE_NOOP("DungeonTime", "nothing")

_ONE: dict[str, Source] = {
    "sword": QT_TRANSLATE_NOOP("DungeonTime", "a Sword"),
    "bow": QT_TRANSLATE_NOOP("DungeonTime", "a Bow"),
    "shield": QT_TRANSLATE_NOOP("DungeonTime", "a Shield"),
    "torch": QT_TRANSLATE_NOOP("DungeonTime", "a Torch"),
    "potion": QT_TRANSLATE_NOOP("DungeonTime", "a Potion"),
    "flask": QT_TRANSLATE_NOOP("DungeonTime", "a Flask"),
    "map": QT_TRANSLATE_NOOP("DungeonTime", "a Map"),
    "keys": QT_TRANSLATE_NOOP("DungeonTime", "a set of Keys"),
    "gold": QT_TRANSLATE_NOOP("DungeonTime", "a Bag of Gold"),
    "hook": QT_TRANSLATE_NOOP("DungeonTime", "a Grappling Hook"),
    "cup": QT_TRANSLATE_NOOP("DungeonTime", "a Cup"),
    "book": QT_TRANSLATE_NOOP("DungeonTime", "a Book"),
}

_TWO: dict[str, Source] = {
    "sword": QT_TRANSLATE_NOOP("DungeonTime", "two Swords"),
    "bow": QT_TRANSLATE_NOOP("DungeonTime", "two Bows"),
    "shield": QT_TRANSLATE_NOOP("DungeonTime", "two Shields"),
    "torch": QT_TRANSLATE_NOOP("DungeonTime", "two Torches"),
    "potion": QT_TRANSLATE_NOOP("DungeonTime", "two Potions"),
    "flask": QT_TRANSLATE_NOOP("DungeonTime", "two Flasks"),
    "map": QT_TRANSLATE_NOOP("DungeonTime", "two Maps"),
    "keys": QT_TRANSLATE_NOOP("DungeonTime", "two sets of Keys"),
    "gold": QT_TRANSLATE_NOOP("DungeonTime", "two Bags of Gold"),
    "hook": QT_TRANSLATE_NOOP("DungeonTime", "two Grappling Hooks"),
    "cup": QT_TRANSLATE_NOOP("DungeonTime", "two Cups"),
    "book": QT_TRANSLATE_NOOP("DungeonTime", "two Books"),
}

_THE: dict[str, Source] = {
    "sword": QT_TRANSLATE_NOOP("DungeonTime", "the Sword"),
    "bow": QT_TRANSLATE_NOOP("DungeonTime", "the Bow"),
    "shield": QT_TRANSLATE_NOOP("DungeonTime", "the Shield"),
    "torch": QT_TRANSLATE_NOOP("DungeonTime", "the Torch"),
    "potion": QT_TRANSLATE_NOOP("DungeonTime", "the Potion"),
    "flask": QT_TRANSLATE_NOOP("DungeonTime", "the Flask"),
    "map": QT_TRANSLATE_NOOP("DungeonTime", "the Map"),
    "keys": QT_TRANSLATE_NOOP("DungeonTime", "the Keys"),
    "gold": QT_TRANSLATE_NOOP("DungeonTime", "the Bag of Gold"),
    "hook": QT_TRANSLATE_NOOP("DungeonTime", "the Grappling Hook"),
    "cup": QT_TRANSLATE_NOOP("DungeonTime", "the Cup"),
    "book": QT_TRANSLATE_NOOP("DungeonTime", "the Book"),
}


def counted(kind: str, count: int) -> str:
    """Return so many Items of a kind: “2 Swords”."""
    return {
        "sword": lambda: i18n.translate("Counts", "%n Sword(s)", None, count),
        "bow": lambda: i18n.translate("Counts", "%n Bow(s)", None, count),
        "shield": lambda: i18n.translate("Counts", "%n Shield(s)", None, count),
        "torch": lambda: i18n.translate("Counts", "%n Torch(es)", None, count),
        "potion": lambda: i18n.translate("Counts", "%n Potion(s)", None, count),
        "flask": lambda: i18n.translate("Counts", "%n Flask(s)", None, count),
        "map": lambda: i18n.translate("Counts", "%n Map(s)", None, count),
        "keys": lambda: i18n.translate("Counts", "%n set(s) of Keys", None, count),
        "gold": lambda: i18n.translate("Counts", "%n Bag(s) of Gold", None, count),
        "hook": lambda: i18n.translate("Counts", "%n Grappling Hook(s)", None, count),
        "cup": lambda: i18n.translate("Counts", "%n Cup(s)", None, count),
        "book": lambda: i18n.translate("Counts", "%n Book(s)", None, count),
    }[kind]()


def one(kind: str) -> str:
    """Return an Item as it is new to a sentence: a Sword."""
    return fill(_ONE[kind])


def the(kind: str) -> str:
    """Return an Item as a sentence knows it already: the Sword."""
    return fill(_THE[kind])


def the_card(card: str) -> str:
    """Return a card of a hand in a sentence: the Sword, “Rent Day”."""
    return the(card) if card in KINDS else cards.quoted(card)


def a_card(card: str) -> str:
    """Return a card in a sentence where it is new: a Sword, “Rent Day”."""
    return one(card) if card in KINDS else cards.quoted(card)


def some(kinds: Iterable[str]) -> str:
    """Return Items within a sentence: “two Swords and a Map”, “nothing” for none."""
    return all_of(_each(kinds)) or fill(_NOTHING)


def all_the(kinds: Iterable[str]) -> str:
    """Return Items that a sentence knows already: “the Sword and two Maps”."""
    return all_of(the(kind) if count == 1 else _so_many(kind, count) for kind, count in _tally(kinds))


def either(kinds: Iterable[str]) -> str:
    """Return a choice of Items: “a Sword or a Shield”."""
    return any_of(map(one, kinds))


def asked(kinds: Iterable[str]) -> str:
    """Return what a Mission asks for, as a bare list: “two Swords, Grappling Hook”."""
    return listed(cards.kind(kind) if count == 1 else _so_many(kind, count) for kind, count in _tally(kinds))


def _each(kinds: Iterable[str]) -> Iterable[str]:
    return (_so_many(kind, count) for kind, count in _tally(kinds))


def _so_many(kind: str, count: int) -> str:
    small = {1: _ONE, 2: _TWO}.get(count)
    return counted(kind, count) if small is None else fill(small[kind])


def _tally(kinds: Iterable[str]) -> Iterable[tuple[str, int]]:
    return Counter(kinds).items()


def cards_ago(count: int) -> str:
    """Return “4 cards ago”."""
    return i18n.translate("Counts", "%n card(s) ago", None, count)


def cards_later(count: int) -> str:
    """Return “2 cards later”."""
    return i18n.translate("Counts", "%n card(s) later", None, count)


def card_count(count: int) -> str:
    """Return “12 cards”."""
    return i18n.translate("Counts", "%n card(s)", None, count)


def mission_count(count: int) -> str:
    """Return “3 Missions”."""
    return i18n.translate("Counts", "%n Mission(s)", None, count)


def completed(count: int) -> str:
    """Return “3 Missions completed”."""
    return i18n.translate("Counts", "%n Mission(s) completed", None, count)


def failure_count(count: int) -> str:
    """Return “2 failures”."""
    return i18n.translate("Counts", "%n failure(s)", None, count)


def kinds_fit(count: int) -> str:
    """Return how many new kinds the Backpack still has slots for."""
    return i18n.translate("Counts", "%n new kinds still fit, the next one breaks the Backpack.", None, count)


def short_by(count: int) -> str:
    """Return by how many Missions the goal was missed."""
    return i18n.translate("Counts", "Short by %n Mission(s)", None, count)


def plays(count: int) -> str:
    """Return “14 plays”."""
    return i18n.translate("Counts", "%n play(s)", None, count)


def discards(count: int) -> str:
    """Return “2 discards”."""
    return i18n.translate("Counts", "%n discard(s)", None, count)


def pauses(count: int) -> str:
    """Return “2 pauses”."""
    return i18n.translate("Counts", "%n pause(s)", None, count)


def as_sentence(text: str) -> str:
    """Return a whole sentence that may begin with a small word, as it is printed: “The Sword ...”."""
    return text[:1].upper() + text[1:]
