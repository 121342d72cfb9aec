"""What stands on the stage of each Mission behind its figure: one of eight backdrops, and the weather."""

from __future__ import annotations

from typing import NamedTuple


class Stage(NamedTuple):
    """The scenery of a Mission, as files of `backdrops` and `weather`."""

    backdrop: str
    weather: str


CELLAR, STREET, TOWER, WOOD = "cellar", "street", "tower", "wood"
WATER, FIRE, HALL, GATE = "water", "fire", "hall", "gate"
MOON, RAIN, MIST, MOTES = "moon", "rain", "mist", "motes"

STAGES = {
    "cellar-without-stairs": Stage(CELLAR, MOTES),
    "last-orders": Stage(CELLAR, MOTES),
    "overdue": Stage(CELLAR, MOTES),
    "wandering-library": Stage(CELLAR, MOTES),
    "important-absence": Stage(CELLAR, MOTES),
    "mimics-birthday": Stage(CELLAR, MOTES),
    "biscuits-in-the-crypt": Stage(CELLAR, MOTES),
    "lich-retires": Stage(CELLAR, MIST),
    "rent-day": Stage(STREET, RAIN),
    "honest-goblin": Stage(STREET, MOON),
    "haunted-pawnshop": Stage(STREET, MIST),
    "cupid-on-duty": Stage(STREET, MOON),
    "alchemists-laundry": Stage(STREET, RAIN),
    "hiccuping-ogre": Stage(STREET, MOTES),
    "audit-below": Stage(STREET, MOTES),
    "cat-on-the-roof": Stage(TOWER, MOON),
    "upside-down-cell": Stage(TOWER, RAIN),
    "twins-in-the-tower": Stage(TOWER, MOON),
    "medusas-haircut": Stage(TOWER, MOTES),
    "wizards-exam": Stage(TOWER, MOON),
    "doomsday-postponed": Stage(TOWER, RAIN),
    "stage-fright": Stage(TOWER, MOTES),
    "archery-class": Stage(WOOD, MIST),
    "lost-referee": Stage(WOOD, MIST),
    "stars-for-orcs": Stage(WOOD, MOTES),
    "army-of-geese": Stage(WOOD, MIST),
    "moth-king": Stage(WOOD, MOON),
    "troll-under-repair": Stage(WOOD, RAIN),
    "fishing-for-genies": Stage(WATER, MOON),
    "kraken-dentist": Stage(WATER, RAIN),
    "black-market": Stage(WATER, MIST),
    "pirate-who-hates-water": Stage(WATER, RAIN),
    "leviathans-cold": Stage(WATER, RAIN),
    "sleepwalking-castle": Stage(WATER, MOON),
    "grandmas-kettle": Stage(FIRE, MOTES),
    "volcano-tavern": Stage(FIRE, MOTES),
    "lava-gardener": Stage(FIRE, MOTES),
    "dragon-barber": Stage(FIRE, MOTES),
    "bank-of-dragons": Stage(FIRE, MOTES),
    "duel-of-quotations": Stage(HALL, MOTES),
    "throwing-feast": Stage(HALL, MOTES),
    "breakfast-with-hydra": Stage(HALL, MOTES),
    "row-nine": Stage(HALL, MOTES),
    "invisible-heist": Stage(HALL, MOTES),
    "x-marks-the-cook": Stage(HALL, MOTES),
    "sphinx-on-strike": Stage(GATE, MOON),
    "arguing-door": Stage(GATE, RAIN),
    "minotaur-moves": Stage(GATE, MIST),
}
