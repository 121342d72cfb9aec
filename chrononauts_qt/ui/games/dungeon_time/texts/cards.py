"""What is printed on the cards of Dungeon Time, and the scrolls and scenarios that go with them."""

from __future__ import annotations

from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, ANY, KINDS, MISSIONS, MUST, OPTIONAL, SLASH
from chrononauts_qt.ui.catalog import wording
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, any_of, fill

_HERO_NAMES = {
    "understudy": "Ros Thanir",
    "monk": "Nintrabash",
    "mule": "Tonk Redbeer",
    "advocate": "Arvedui Miriel",
    "tinker": "Tragurk",
    "librarian": "Zigarat Ho",
    "pawnbroker": "Garynor the Belly",
    "seer": "Zaria Tearleaf",
    "collector": "Fylee Stepshadow",
    "duellist": "Alan Ironstar",
}
PROPER_NAMES = frozenset(_HERO_NAMES.values())
"""What is called alike in every language."""

_HERO = QT_TRANSLATE_NOOP("DungeonTime", "{name}, {role}")

_LABELS: dict[str, Source] = {
    "sword": QT_TRANSLATE_NOOP("CardTitles", "Sword"),
    "bow": QT_TRANSLATE_NOOP("CardTitles", "Bow"),
    "shield": QT_TRANSLATE_NOOP("CardTitles", "Shield"),
    "torch": QT_TRANSLATE_NOOP("CardTitles", "Torch"),
    "potion": QT_TRANSLATE_NOOP("CardTitles", "Potion"),
    "flask": QT_TRANSLATE_NOOP("CardTitles", "Flask"),
    "map": QT_TRANSLATE_NOOP("CardTitles", "Map"),
    "keys": QT_TRANSLATE_NOOP("CardTitles", "Keys"),
    "gold": QT_TRANSLATE_NOOP("CardTitles", "Gold"),
    "hook": QT_TRANSLATE_NOOP("CardTitles", "Hook"),
    "cup": QT_TRANSLATE_NOOP("CardTitles", "Cup"),
    "book": QT_TRANSLATE_NOOP("CardTitles", "Book"),
}
"""What stands under a picture."""

_KINDS: dict[str, Source] = {
    "sword": QT_TRANSLATE_NOOP("DungeonTime", "Sword"),
    "bow": QT_TRANSLATE_NOOP("DungeonTime", "Bow"),
    "shield": QT_TRANSLATE_NOOP("DungeonTime", "Shield"),
    "torch": QT_TRANSLATE_NOOP("DungeonTime", "Torch"),
    "potion": QT_TRANSLATE_NOOP("DungeonTime", "Potion"),
    "flask": QT_TRANSLATE_NOOP("DungeonTime", "Flask"),
    "map": QT_TRANSLATE_NOOP("DungeonTime", "Map"),
    "keys": QT_TRANSLATE_NOOP("DungeonTime", "Keys"),
    "gold": QT_TRANSLATE_NOOP("DungeonTime", "Bag of Gold"),
    "hook": QT_TRANSLATE_NOOP("DungeonTime", "Grappling Hook"),
    "cup": QT_TRANSLATE_NOOP("DungeonTime", "Cup"),
    "book": QT_TRANSLATE_NOOP("DungeonTime", "Book"),
}

_TITLES: dict[str, Source] = {
    "hiccuping-ogre": QT_TRANSLATE_NOOP("CardTitles", "The Hiccuping Ogre"),
    "rent-day": QT_TRANSLATE_NOOP("CardTitles", "Rent Day"),
    "grandmas-kettle": QT_TRANSLATE_NOOP("CardTitles", "Grandma’s Kettle"),
    "wandering-library": QT_TRANSLATE_NOOP("CardTitles", "The Wandering Library"),
    "cat-on-the-roof": QT_TRANSLATE_NOOP("CardTitles", "Cat on the Roof"),
    "last-orders": QT_TRANSLATE_NOOP("CardTitles", "Last Orders"),
    "archery-class": QT_TRANSLATE_NOOP("CardTitles", "Archery Class"),
    "upside-down-cell": QT_TRANSLATE_NOOP("CardTitles", "The Upside-Down Cell"),
    "alchemists-laundry": QT_TRANSLATE_NOOP("CardTitles", "The Alchemist’s Laundry"),
    "cellar-without-stairs": QT_TRANSLATE_NOOP("CardTitles", "Cellar Without Stairs"),
    "duel-of-quotations": QT_TRANSLATE_NOOP("CardTitles", "Duel of Quotations"),
    "honest-goblin": QT_TRANSLATE_NOOP("CardTitles", "The Honest Goblin"),
    "important-absence": QT_TRANSLATE_NOOP("CardTitles", "Important Absence"),
    "fishing-for-genies": QT_TRANSLATE_NOOP("CardTitles", "Fishing for Genies"),
    "haunted-pawnshop": QT_TRANSLATE_NOOP("CardTitles", "The Haunted Pawnshop"),
    "dragon-barber": QT_TRANSLATE_NOOP("CardTitles", "The Dragon’s Barber"),
    "biscuits-in-the-crypt": QT_TRANSLATE_NOOP("CardTitles", "Biscuits in the Crypt"),
    "cupid-on-duty": QT_TRANSLATE_NOOP("CardTitles", "Cupid on Duty"),
    "x-marks-the-cook": QT_TRANSLATE_NOOP("CardTitles", "X Marks the Cook"),
    "stars-for-orcs": QT_TRANSLATE_NOOP("CardTitles", "Stars for the Orcs"),
    "throwing-feast": QT_TRANSLATE_NOOP("CardTitles", "The Throwing Feast"),
    "sphinx-on-strike": QT_TRANSLATE_NOOP("CardTitles", "The Sphinx on Strike"),
    "twins-in-the-tower": QT_TRANSLATE_NOOP("CardTitles", "Twins in the Tower"),
    "black-market": QT_TRANSLATE_NOOP("CardTitles", "A Visit to the Black Market"),
    "troll-under-repair": QT_TRANSLATE_NOOP("CardTitles", "Troll Under Repair"),
    "sleepwalking-castle": QT_TRANSLATE_NOOP("CardTitles", "The Sleepwalking Castle"),
    "moth-king": QT_TRANSLATE_NOOP("CardTitles", "The Moth King’s Ransom"),
    "overdue": QT_TRANSLATE_NOOP("CardTitles", "Overdue"),
    "kraken-dentist": QT_TRANSLATE_NOOP("CardTitles", "The Kraken’s Dentist"),
    "lost-referee": QT_TRANSLATE_NOOP("CardTitles", "The Lost Referee"),
    "mimics-birthday": QT_TRANSLATE_NOOP("CardTitles", "The Mimic’s Birthday"),
    "volcano-tavern": QT_TRANSLATE_NOOP("CardTitles", "The Volcano Tavern"),
    "medusas-haircut": QT_TRANSLATE_NOOP("CardTitles", "Medusa’s Haircut"),
    "pirate-who-hates-water": QT_TRANSLATE_NOOP("CardTitles", "The Dry Pirate"),
    "minotaur-moves": QT_TRANSLATE_NOOP("CardTitles", "The Minotaur Moves House"),
    "wizards-exam": QT_TRANSLATE_NOOP("CardTitles", "The Wizard’s Exam"),
    "lich-retires": QT_TRANSLATE_NOOP("CardTitles", "The Lich Retires"),
    "army-of-geese": QT_TRANSLATE_NOOP("CardTitles", "The Army of Geese"),
    "audit-below": QT_TRANSLATE_NOOP("CardTitles", "Audit Down Below"),
    "bank-of-dragons": QT_TRANSLATE_NOOP("CardTitles", "The Bank of Dragons"),
    "breakfast-with-hydra": QT_TRANSLATE_NOOP("CardTitles", "Breakfast with the Hydra"),
    "stage-fright": QT_TRANSLATE_NOOP("CardTitles", "A Thousand Stage Frights"),
    "arguing-door": QT_TRANSLATE_NOOP("CardTitles", "The Door That Argues"),
    "lava-gardener": QT_TRANSLATE_NOOP("CardTitles", "The Lava Gardener"),
    "leviathans-cold": QT_TRANSLATE_NOOP("CardTitles", "Leviathan’s Cold"),
    "row-nine": QT_TRANSLATE_NOOP("CardTitles", "The Phantom in Row Nine"),
    "invisible-heist": QT_TRANSLATE_NOOP("CardTitles", "The Invisible Heist"),
    "doomsday-postponed": QT_TRANSLATE_NOOP("CardTitles", "Doomsday, Postponed"),
    "sneezing-dragon": QT_TRANSLATE_NOOP("CardTitles", "The Sneezing Dragon"),
    "goblin-market": QT_TRANSLATE_NOOP("CardTitles", "The Goblin Market"),
    "stubborn-echo": QT_TRANSLATE_NOOP("CardTitles", "The Stubborn Echo"),
    "shrinking-castle": QT_TRANSLATE_NOOP("CardTitles", "The Shrinking Castle"),
}

_TALES: dict[str, Source] = {
    "hiccuping-ogre": QT_TRANSLATE_NOOP(
        "CardTexts", "Slice the lemon, stir the syrup, hold his nose; he pays in house keys."),
    "rent-day": QT_TRANSLATE_NOOP(
        "CardTexts", "The landlord is a ghost, but his receipts are perfectly solid."),
    "grandmas-kettle": QT_TRANSLATE_NOOP("CardTexts", "It spits lava; survivors may keep the cup."),
    "wandering-library": QT_TRANSLATE_NOOP("CardTexts", "It was never lost: it moved house and told nobody."),
    "cat-on-the-roof": QT_TRANSLATE_NOOP(
        "CardTexts", "It is a griffin, but it thinks it is a cat, and it will not come down."),
    "last-orders": QT_TRANSLATE_NOOP(
        "CardTexts", "The ghost goes home once somebody lights the lane and pays for his drink."),
    "archery-class": QT_TRANSLATE_NOOP(
        "CardTexts", "The pupils are keen, short-sighted and well stocked with arrows."),
    "upside-down-cell": QT_TRANSLATE_NOOP(
        "CardTexts", "The prisoner hangs from the ceiling, and so does the lock."),
    "alchemists-laundry": QT_TRANSLATE_NOOP(
        "CardTexts", "Two stains are left, and one of them asks for a lawyer."),
    "cellar-without-stairs": QT_TRANSLATE_NOOP(
        "CardTexts", "The last guest went down in spring and still sends complaints."),
    "duel-of-quotations": QT_TRANSLATE_NOOP("CardTexts", "Strike first, then name the page."),
    "honest-goblin": QT_TRANSLATE_NOOP("CardTexts", "He tosses a coin for the cup; both happen to be yours."),
    "important-absence": QT_TRANSLATE_NOOP(
        "CardTexts", "The guest of honour hangs from the balcony: fetch a hook, and duck."),
    "fishing-for-genies": QT_TRANSLATE_NOOP(
        "CardTexts", "Strong line, steady hand, and never rub the catch."),
    "haunted-pawnshop": QT_TRANSLATE_NOOP(
        "CardTexts", "Everything is for sale except the shopkeeper, who is on loan."),
    "dragon-barber": QT_TRANSLATE_NOOP(
        "CardTexts", "One blade for each sideburn, and a book of hairstyles to choose from."),
    "biscuits-in-the-crypt": QT_TRANSLATE_NOOP(
        "CardTexts", "The scouts went down to sell sweets; fetch them before the skeletons buy the lot."),
    "cupid-on-duty": QT_TRANSLATE_NOOP(
        "CardTexts", "He hit the mayor and a mule: undo it before the wedding."),
    "x-marks-the-cook": QT_TRANSLATE_NOOP(
        "CardTexts", "The treasure trail ends in the kitchen, and the kitchen is armed."),
    "stars-for-orcs": QT_TRANSLATE_NOOP("CardTexts", "They asked for stars: aim high, then pull."),
    "throwing-feast": QT_TRANSLATE_NOOP("CardTexts", "Local manners: first you duck, then you say thanks."),
    "sphinx-on-strike": QT_TRANSLATE_NOOP(
        "CardTexts", "She wants the riddles in writing and cover from wrong answers."),
    "twins-in-the-tower": QT_TRANSLATE_NOOP(
        "CardTexts", "Both cursed, both locked in, and neither will be the younger."),
    "black-market": QT_TRANSLATE_NOOP(
        "CardTexts", "Bring a light, a full purse and a drink: one bargains all night there."),
    "troll-under-repair": QT_TRANSLATE_NOOP(
        "CardTexts", "The bridge is fine; it is the troll that has come loose."),
    "sleepwalking-castle": QT_TRANSLATE_NOOP(
        "CardTexts", "It rose at two and was last seen wading into the swamp."),
    "moth-king": QT_TRANSLATE_NOOP(
        "CardTexts", "He wants glitter and a light to admire it; guard your coat."),
    "overdue": QT_TRANSLATE_NOOP("CardTexts", "The volume is a century late and has grown teeth."),
    "kraken-dentist": QT_TRANSLATE_NOOP(
        "CardTexts", "Rinse twice, mind the third row, and get your keys back."),
    "lost-referee": QT_TRANSLATE_NOOP(
        "CardTexts", "Two archers, one trophy, and the only judge took the wrong wood."),
    "mimics-birthday": QT_TRANSLATE_NOOP("CardTexts", "One of the parcels is the guest of honour."),
    "volcano-tavern": QT_TRANSLATE_NOOP(
        "CardTexts", "Soup of the day: served boiling, delivered by catapult."),
    "medusas-haircut": QT_TRANSLATE_NOOP(
        "CardTexts", "Watch the mirror, loosen the curlers, calm the fringe."),
    "pirate-who-hates-water": QT_TRANSLATE_NOOP(
        "CardTexts", "He buried the ship instead of the treasure; hoist it, then toast it."),
    "minotaur-moves": QT_TRANSLATE_NOOP(
        "CardTexts", "Forty rooms, one sofa, and he has forgotten which way was out."),
    "wizards-exam": QT_TRANSLATE_NOOP(
        "CardTexts", "Two set texts, a locked desk, and a teacher who shoots at whispers."),
    "lich-retires": QT_TRANSLATE_NOOP(
        "CardTexts", "He wants a sport, a good cellar, and no raising before nine."),
    "army-of-geese": QT_TRANSLATE_NOOP("CardTexts", "They hold the mill and have not read the treaty."),
    "audit-below": QT_TRANSLATE_NOOP("CardTexts", "The accounts add up, but they also bite."),
    "bank-of-dragons": QT_TRANSLATE_NOOP("CardTexts", "Minimum deposit: everything; opening hours: never."),
    "breakfast-with-hydra": QT_TRANSLATE_NOOP("CardTexts", "Every head wants its toast cut another way."),
    "stage-fright": QT_TRANSLATE_NOOP("CardTexts", "The beholder sings tonight: soothe it eye by eye."),
    "arguing-door": QT_TRANSLATE_NOOP("CardTexts", "It opens for whoever wins, and it has read law."),
    "lava-gardener": QT_TRANSLATE_NOOP("CardTexts", "His roses bloom once an age and spark at critics."),
    "leviathans-cold": QT_TRANSLATE_NOOP("CardTexts", "Somebody must reach the nostril, and it is uphill."),
    "row-nine": QT_TRANSLATE_NOOP("CardTexts", "The chandelier is loose and the understudy is far too glad."),
    "invisible-heist": QT_TRANSLATE_NOOP(
        "CardTexts", "Steal the robe nobody can see, then prove you have it."),
    "doomsday-postponed": QT_TRANSLATE_NOOP(
        "CardTexts", "The prophecy has the wrong address: draw it twice, seal it, tip the oracle."),
    "sneezing-dragon": QT_TRANSLATE_NOOP(
        "CardTexts", "He promises to leave once his nose is dry; stand well back."),
    "goblin-market": QT_TRANSLATE_NOOP(
        "CardTexts", "Everything has a price, and every price has a goblin sitting on it."),
    "stubborn-echo": QT_TRANSLATE_NOOP(
        "CardTexts", "It repeats your mistakes, but with better pronunciation."),
    "shrinking-castle": QT_TRANSLATE_NOOP(
        "CardTexts", "The rooms get smaller, the owner blames the washing."),
}

_ROLES: dict[str, Source] = {
    "understudy": QT_TRANSLATE_NOOP("DungeonTime", "the Understudy"),
    "monk": QT_TRANSLATE_NOOP("DungeonTime", "the Fussy Monk"),
    "mule": QT_TRANSLATE_NOOP("DungeonTime", "the Porter"),
    "advocate": QT_TRANSLATE_NOOP("DungeonTime", "the Advocate"),
    "tinker": QT_TRANSLATE_NOOP("DungeonTime", "the Tinker"),
    "librarian": QT_TRANSLATE_NOOP("DungeonTime", "the Librarian"),
    "pawnbroker": QT_TRANSLATE_NOOP("DungeonTime", "the Pawnbroker"),
    "seer": QT_TRANSLATE_NOOP("DungeonTime", "the Seer"),
    "collector": QT_TRANSLATE_NOOP("DungeonTime", "the Tax Collector"),
    "duellist": QT_TRANSLATE_NOOP("DungeonTime", "the Duellist"),
}
"""As they stand within a sentence."""

_ABILITIES: dict[str, Source] = {
    "understudy": QT_TRANSLATE_NOOP(
        "CardTexts", "Give up a Potion: do what another Hero at the table can do and has not done yet. "
        "That Hero keeps the power."),
    "monk": QT_TRANSLATE_NOOP(
        "CardTexts", "See the five cards that come next; throw out as many as you like. The rest stay in "
        "order."),
    "mule": QT_TRANSLATE_NOOP(
        "CardTexts", "Give up a Torch: the Backpack has nine slots until one Mission has been settled."),
    "advocate": QT_TRANSLATE_NOOP(
        "CardTexts", "Give up a Bag of Gold: the Mission that failed most recently goes under the Story "
        "and gets its second hearing at the end."),
    "tinker": QT_TRANSLATE_NOOP(
        "CardTexts", "Give up one or two Items of any kind: the Mission that comes next asks for one or "
        "two fewer."),
    "librarian": QT_TRANSLATE_NOOP(
        "CardTexts", "See the five cards that come next and stack them again as you please."),
    "pawnbroker": QT_TRANSLATE_NOOP(
        "CardTexts", "Hand over one, two or three Items and take one Reward of any kind that is left."),
    "seer": QT_TRANSLATE_NOOP(
        "CardTexts", "Name one kind. If the Mission that comes next asks for it, it succeeds, costs "
        "nothing and still pays."),
    "collector": QT_TRANSLATE_NOOP(
        "CardTexts", "Take one to five Reward tokens out of the game, from the supply or out of the "
        "Backpack."),
    "duellist": QT_TRANSLATE_NOOP(
        "CardTexts", "Give up two Swords: the Mission that comes next succeeds, costs nothing and still "
        "pays."),
}

_EFFECTS: dict[str, Source] = {
    "sneezing-dragon": QT_TRANSLATE_NOOP(
        "CardTexts", "One great sneeze: everything then in the Backpack burns and is discarded."),
    "goblin-market": QT_TRANSLATE_NOOP(
        "CardTexts", "From now on a Mission that offers any Reward offers a kind of your choice, and you "
        "may say no."),
    "stubborn-echo": QT_TRANSLATE_NOOP(
        "CardTexts", "From now on a Mission that fails goes under the Story once instead of to the "
        "discards."),
    "shrinking-castle": QT_TRANSLATE_NOOP("CardTexts", "From now on the Backpack has one slot fewer."),
}

_SUCCEEDS = QT_TRANSLATE_NOOP("CardTexts", "The Adventure card succeeds.")
_COMPLETES = QT_TRANSLATE_NOOP("CardTexts", "At least {goal} Missions are completed.")
_FAILS_LITTLE = QT_TRANSLATE_NOOP(
    "CardTexts", "At least {goal} Missions are completed, and at most {most} cards fail.")

_ADVICE: dict[str, Source] = {
    "sneezing-dragon": QT_TRANSLATE_NOOP(
        "CardTexts", "Play it when the Backpack is full of leftovers: it makes room, but burns what later "
        "Missions need."),
    "goblin-market": QT_TRANSLATE_NOOP(
        "CardTexts", "Play it early, before Missions with a Reward: each of them then pays what the next "
        "one lacks."),
    "stubborn-echo": QT_TRANSLATE_NOOP(
        "CardTexts", "Play it early and count: each failure counts, the repeated one too, and a fifth "
        "loses the game."),
    "shrinking-castle": QT_TRANSLATE_NOOP(
        "CardTexts", "Play it late, after the Missions that you need: until then you keep every slot."),
}

_SCENARIOS: dict[str, Source] = {
    "training": QT_TRANSLATE_NOOP("DungeonTime", "Training Camp"),
    "level-1": QT_TRANSLATE_NOOP("DungeonTime", "Level 1"),
    "bonus-1": QT_TRANSLATE_NOOP("DungeonTime", "My First Dungeon"),
    "level-2": QT_TRANSLATE_NOOP("DungeonTime", "Level 2"),
    "bonus-2": QT_TRANSLATE_NOOP("DungeonTime", "The Dark Dungeon"),
    "level-3": QT_TRANSLATE_NOOP("DungeonTime", "Level 3"),
    "bonus-3": QT_TRANSLATE_NOOP("DungeonTime", "Unnatural Foes"),
    "level-4": QT_TRANSLATE_NOOP("DungeonTime", "Level 4"),
    "good-luck": QT_TRANSLATE_NOOP("DungeonTime", "Good Luck!"),
    "tome": QT_TRANSLATE_NOOP("DungeonTime", "The Tome of Fate"),
}

_DRAWN: dict[str, Source] = {
    "training": QT_TRANSLATE_NOOP("DungeonTime", "The twelve easiest Missions: tier 1 of 4."),
    "level-1": QT_TRANSLATE_NOOP(
        "DungeonTime", "Six Missions of tier 1, the easiest, and six of tier 2, by lot."),
    "bonus-1": QT_TRANSLATE_NOOP(
        "DungeonTime", "Six Missions of tier 1, the easiest, and six of tier 2, by lot."),
    "level-2": QT_TRANSLATE_NOOP("DungeonTime", "All twelve Missions of tier 2: 1 is easy, 4 is hard."),
    "bonus-2": QT_TRANSLATE_NOOP(
        "DungeonTime", "Six Missions of tier 2 and six of tier 3, by lot: 1 is easy, 4 is hard."),
    "level-3": QT_TRANSLATE_NOOP("DungeonTime", "All twelve Missions of tier 3: 1 is easy, 4 is hard."),
    "bonus-3": QT_TRANSLATE_NOOP(
        "DungeonTime", "Six Missions of tier 3 and six of tier 4, the hardest, by lot."),
    "level-4": QT_TRANSLATE_NOOP("DungeonTime", "The twelve hardest Missions: tier 4 of 4."),
    "good-luck": QT_TRANSLATE_NOOP("DungeonTime", "Any twelve of the 48 Missions."),
    "tome": QT_TRANSLATE_NOOP("DungeonTime", "Three Missions of each tier, from easy to hard."),
}
_OF_CHOICE = QT_TRANSLATE_NOOP("DungeonTime", "any")
_LEFT_OVER = QT_TRANSLATE_NOOP("DungeonTime", "The halves of tiers 1 and 2 that Level 1 has left in the box.")

_REWARDS: dict[str, Source] = {
    MUST: QT_TRANSLATE_NOOP("DungeonTime", "pays {kinds}, must be taken"),
    OPTIONAL: QT_TRANSLATE_NOOP("DungeonTime", "pays {kinds}, can be left"),
    SLASH: QT_TRANSLATE_NOOP("DungeonTime", "pays {kinds}, one must be taken"),
}
_ANY_REWARD = QT_TRANSLATE_NOOP("DungeonTime", "pays any kind, one must be taken")
_NO_REWARD = QT_TRANSLATE_NOOP("DungeonTime", "pays nothing")


def label(card: str) -> str:
    """Return the word under the picture of an Item, the title of any other card."""
    return fill(_LABELS[card]) if card in KINDS else title(card)


def of_choice() -> str:
    """Return what stands on a Mission for a Reward of any kind."""
    return fill(_OF_CHOICE)


def kind(kind_id: str) -> str:
    """Return what an Item is called."""
    return fill(_KINDS[kind_id])


def title(card: str) -> str:
    """Return the title of a Mission or an Adventure."""
    return fill(_TITLES[card])


def tale(card: str) -> str:
    """Return the tale that a Mission or an Adventure tells."""
    return fill(_TALES[card])


def name_of(card: str) -> str:
    """Return the name of anything that can be in a hand."""
    return kind(card) if card in KINDS else title(card)


def quoted(card: str) -> str:
    """Return the title of a Mission or an Adventure as it stands in a sentence: “Rent Day”."""
    return wording.quoted(title(card))


def reward(mission: str) -> str:
    """Return what a Mission pays: “pays Keys, must be taken”."""
    paid = MISSIONS[mission].reward
    if paid is None or paid.form == ANY:
        return fill(_NO_REWARD if paid is None else _ANY_REWARD)
    return fill(_REWARDS[paid.form], kinds=any_of(map(kind, paid.kinds)))


def hero_name(hero: str) -> str:
    """Return what a Hero is called."""
    return _HERO_NAMES[hero]


def role(hero: str) -> str:
    """Return the by-name of a Hero as it stands in a sentence: the Porter."""
    return fill(_ROLES[hero])


def hero(hero_id: str) -> str:
    """Return a Hero with the by-name: Tonk Redbeer, the Porter."""
    return fill(_HERO, name=hero_name(hero_id), role=role(hero_id))


def ability(hero_id: str) -> str:
    """Return what a Hero can do."""
    return fill(_ABILITIES[hero_id])


def effect(adventure: str) -> str:
    """Return what an Adventure does once it has succeeded."""
    return fill(_EFFECTS[adventure])


def conditions(adventure: str) -> tuple[str, str]:
    """Return both conditions to win an Adventure."""
    scroll = ADVENTURES[adventure]
    if scroll.most_failures is None:
        return fill(_COMPLETES, goal=scroll.goal), fill(_SUCCEEDS)
    return fill(_FAILS_LITTLE, goal=scroll.goal, most=scroll.most_failures), fill(_SUCCEEDS)


def advice(adventure: str) -> str:
    """Return one sentence of advice for an Adventure."""
    return fill(_ADVICE[adventure])


def scenario(scenario_id: str) -> str:
    """Return what a scenario is called."""
    return fill(_SCENARIOS[scenario_id])


def drawn(scenario_id: str, has_level_1: bool = False) -> str:
    """Return which Missions a scenario draws; the first bonus level of a campaign takes what is left over."""
    if has_level_1 and scenario_id == "bonus-1":
        return fill(_LEFT_OVER)
    return fill(_DRAWN[scenario_id])
