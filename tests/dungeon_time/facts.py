"""The cards of Dungeon Time, copied out of the data: the tests trust no table of the engine."""

from __future__ import annotations

from typing import NamedTuple


class Mission(NamedTuple):
    """What a Mission asks for and pays; ``half`` is 1 for the sun and 2 for the moon."""

    tier: int
    half: int
    needs: str
    pays: str


class Adventure(NamedTuple):
    """The halves an Adventure plays with, as (tier, half), and what its card and scroll say."""

    halves: tuple[tuple[int, int], ...]
    reputation: int
    needs: str
    effect: str
    goal: int


class Deal(NamedTuple):
    """A row of the table at DT-203."""

    items: int
    hand: int
    deck: int
    items_of_adventure: int
    deck_of_adventure: int


KINDS = ("sword", "bow", "shield", "torch", "potion", "flask", "map", "keys", "gold", "hook", "cup", "book")
HALVES = {1: "sun", 2: "moon"}

# Tier, half, what it asks for, the form and the kinds of its Reward.
MISSIONS = {
    "hiccuping-ogre": Mission(1, 1, "sword potion", "must keys"),
    "rent-day": Mission(1, 1, "keys gold", ""),
    "grandmas-kettle": Mission(1, 1, "shield flask", "optional cup"),
    "wandering-library": Mission(1, 1, "map book", ""),
    "cat-on-the-roof": Mission(1, 1, "bow hook", "optional book"),
    "last-orders": Mission(1, 1, "torch cup", ""),
    "archery-class": Mission(1, 2, "bow shield", "optional torch"),
    "upside-down-cell": Mission(1, 2, "keys hook", ""),
    "alchemists-laundry": Mission(1, 2, "potion flask", "optional hook"),
    "cellar-without-stairs": Mission(1, 2, "torch map", ""),
    "duel-of-quotations": Mission(1, 2, "sword book", "must gold"),
    "honest-goblin": Mission(1, 2, "gold cup", ""),
    "important-absence": Mission(2, 1, "hook shield", "must flask"),
    "fishing-for-genies": Mission(2, 1, "flask hook", "optional sword"),
    "haunted-pawnshop": Mission(2, 1, "keys gold", ""),
    "dragon-barber": Mission(2, 1, "sword sword book", "must shield"),
    "biscuits-in-the-crypt": Mission(2, 1, "cup torch map", ""),
    "cupid-on-duty": Mission(2, 1, "bow potion", "optional map"),
    "x-marks-the-cook": Mission(2, 2, "sword map", "optional bow"),
    "stars-for-orcs": Mission(2, 2, "bow hook", ""),
    "throwing-feast": Mission(2, 2, "shield cup", "optional potion"),
    "sphinx-on-strike": Mission(2, 2, "shield book", "must gold"),
    "twins-in-the-tower": Mission(2, 2, "potion potion keys", "slash map torch"),
    "black-market": Mission(2, 2, "torch gold flask", ""),
    "troll-under-repair": Mission(3, 1, "potion gold hook", "must keys"),
    "sleepwalking-castle": Mission(3, 1, "potion map keys", "slash sword shield"),
    "moth-king": Mission(3, 1, "shield torch gold", "optional book"),
    "overdue": Mission(3, 1, "sword torch book", "must potion"),
    "kraken-dentist": Mission(3, 1, "sword flask flask keys", ""),
    "lost-referee": Mission(3, 1, "bow bow map cup", ""),
    "mimics-birthday": Mission(3, 2, "sword torch hook", "must cup"),
    "volcano-tavern": Mission(3, 2, "shield flask cup", "optional bow"),
    "medusas-haircut": Mission(3, 2, "bow shield potion", ""),
    "pirate-who-hates-water": Mission(3, 2, "gold hook cup", "optional flask"),
    "minotaur-moves": Mission(3, 2, "torch potion map keys", "must hook"),
    "wizards-exam": Mission(3, 2, "bow keys book book", "any"),
    "lich-retires": Mission(4, 1, "bow flask cup book", ""),
    "army-of-geese": Mission(4, 1, "sword shield flask map", "must bow"),
    "audit-below": Mission(4, 1, "potion map gold book", "optional torch"),
    "bank-of-dragons": Mission(4, 1, "shield keys gold hook", "slash flask map"),
    "breakfast-with-hydra": Mission(4, 1, "sword sword torch keys cup", "must gold"),
    "stage-fright": Mission(4, 1, "bow torch potion potion hook", "must cup"),
    "arguing-door": Mission(4, 2, "shield keys hook book", "optional potion"),
    "lava-gardener": Mission(4, 2, "sword shield torch flask", ""),
    "leviathans-cold": Mission(4, 2, "bow potion flask hook", "slash book keys"),
    "row-nine": Mission(4, 2, "bow torch cup book", "any"),
    "invisible-heist": Mission(4, 2, "sword potion keys gold cup", "must shield"),
    "doomsday-postponed": Mission(4, 2, "flask map map gold book", "must hook"),
}

HEROES = (
    "understudy", "monk", "mule", "advocate", "tinker", "librarian", "pawnbroker", "seer", "collector",
    "duellist",
)  # fmt: skip

ADVENTURES = {
    "sneezing-dragon": Adventure(((1, 1), (2, 1)), 4, "shield potion flask", "burn", 8),
    "goblin-market": Adventure(((2, 2), (3, 1)), 3, "gold gold map", "market", 7),
    "stubborn-echo": Adventure(((2, 1), (3, 2)), 3, "bow keys book", "echo", 7),
    "shrinking-castle": Adventure(((1, 2), (4, 2)), 4, "torch hook cup", "squeeze", 6),
}

# How many Missions of which tier, and the goal; "any" takes twelve of all.
SCENARIOS: dict[str, tuple[dict[int, int], int]] = {
    "level-1": ({1: 6, 2: 6}, 10),
    "bonus-1": ({1: 6, 2: 6}, 10),
    "level-2": ({2: 12}, 10),
    "bonus-2": ({2: 6, 3: 6}, 8),
    "level-3": ({3: 12}, 8),
    "bonus-3": ({3: 6, 4: 6}, 7),
    "level-4": ({4: 12}, 6),
    "training": ({1: 12}, 10),
    "good-luck": ({}, 8),
    "tome": ({1: 3, 2: 3, 3: 3, 4: 3}, 7),
}

DEALS = {
    1: Deal(13, 15, 45, 12, 46),
    2: Deal(12, 7, 46, 11, 47),
    3: Deal(13, 5, 45, 12, 46),
    4: Deal(14, 4, 44, 13, 45),
    5: Deal(13, 3, 45, 12, 46),
}


def half(tier: int, number: int) -> list[str]:
    """Return the Missions of a half of a tier."""
    return [name for name, mission in MISSIONS.items() if (mission.tier, mission.half) == (tier, number)]


def missions_of(adventure: str) -> list[str]:
    """Return the Missions an Adventure is played with."""
    return [mission for tier, number in ADVENTURES[adventure].halves for mission in half(tier, number)]


def needs(card: str) -> list[str]:
    """Return the Items a Mission or an Adventure asks for."""
    return (MISSIONS[card].needs if card in MISSIONS else ADVENTURES[card].needs).split()
