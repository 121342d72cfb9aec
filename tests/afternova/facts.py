"""The cards of AfterNova, copied out of the data: the tests trust no table of the engine."""

from __future__ import annotations

COLOURS = ("purple", "green", "orange", "black", "white")
SKILLS = ("piloting", "engineering", "security", "extraction")

# The two icons of each kind, and the four of it.
SPECIES: dict[str, tuple[str, str]] = {
    "hare": ("piloting", "piloting"),
    "beaver": ("engineering", "engineering"),
    "bear": ("security", "security"),
    "mole": ("extraction", "extraction"),
    "raccoon": ("piloting", "engineering"),
    "cat": ("piloting", "security"),
    "otter": ("piloting", "extraction"),
    "badger": ("engineering", "security"),
    "squirrel": ("engineering", "extraction"),
    "fox": ("security", "extraction"),
}
NAMES = {
    "hare": "zefira lampo duna rollo",
    "beaver": "odette querco brunilde zeno",
    "bear": "orsola bruma valdo tronco",
    "mole": "carbo ipogea nello silvana",
    "raccoon": "rocco mirtilla gaspard pepita",
    "cat": "minou cassio fuliggine perla",
    "otter": "ondina sasso marlow lutra",
    "badger": "bernarda grigio wanda tobia",
    "squirrel": "pinolo ghianda scintilla nocciolo",
    "fox": "ambra fulvio rossana reynold",
}
CREW = tuple(f"{kind}-{name}" for kind, names in NAMES.items() for name in names.split())

# What a Planet asks for, and its spaces.
PLANETS: dict[str, tuple[dict[str, int], int]] = {
    "nektarr": ({"piloting": 2, "engineering": 2}, 3),
    "volanza": ({"piloting": 3, "engineering": 3}, 4),
    "torquilla": ({"piloting": 4, "engineering": 3}, 5),
    "corvenna": ({"piloting": 2, "security": 2}, 3),
    "sentara": ({"piloting": 3, "security": 3}, 4),
    "bastiglio": ({"piloting": 3, "security": 4}, 5),
    "pirolita": ({"piloting": 2, "extraction": 2}, 3),
    "geodonia": ({"piloting": 3, "extraction": 3}, 4),
    "cavarra": ({"piloting": 4, "extraction": 3}, 5),
    "ferralba": ({"engineering": 2, "security": 2}, 3),
    "caldara": ({"engineering": 3, "security": 3}, 4),
    "serraglia": ({"engineering": 4, "security": 3}, 5),
    "minarvia": ({"engineering": 2, "extraction": 2}, 3),
    "scavolia": ({"engineering": 3, "extraction": 3}, 4),
    "trapanor": ({"engineering": 3, "extraction": 4}, 5),
    "obsidra": ({"security": 2, "extraction": 2}, 3),
    "grottamar": ({"security": 3, "extraction": 3}, 4),
    "tenebriga": ({"security": 4, "extraction": 3}, 5),
}

# Cost, Points and Upgrade ("" for none) of a Project.
PROJECTS: dict[str, tuple[str, int, str]] = {
    "autopaw": ("purple green", 2, "piloting"),
    "milk-magnet": ("purple orange", 3, ""),
    "star-lullaby": ("purple black", 3, ""),
    "growl-amplifier": ("purple white", 2, "security"),
    "folding-shovel": ("green orange", 2, "extraction"),
    "guest-hammock": ("green black", 2, "thanks"),
    "moss-carpet": ("green white", 3, ""),
    "universal-spanner": ("orange black", 2, "engineering"),
    "warm-lamp": ("orange white", 3, ""),
    "notice-board": ("black white", 2, "scout"),
    "bristle-shield": ("purple green orange", 4, "security"),
    "night-garden": ("purple green black", 5, ""),
    "patient-robot": ("purple green white", 4, "engineering"),
    "welcome-kitchen": ("purple orange black", 4, "thanks"),
    "comet-postbox": ("purple orange white", 5, ""),
    "echo-sieve": ("purple black white", 4, "extraction"),
    "loud-bazaar": ("green orange black", 4, "market"),
    "second-rudder": ("green orange white", 4, "piloting"),
    "fossil-library": ("green black white", 5, ""),
    "roof-rack": ("orange black white", 3, "hold"),
    "gossip-antenna": ("purple purple green", 4, "scout"),
    "sunny-orchard": ("green green orange", 5, ""),
    "ember-forge": ("orange orange black", 5, ""),
    "secret-pantry": ("black black white", 3, "hold"),
    "snow-globe": ("purple white white", 5, ""),
    "grand-veranda": ("green orange black white", 6, "thanks"),
    "talent-beacon": ("purple orange black white", 6, "scout"),
    "tail-trunk": ("purple green black white", 5, "hold"),
    "thinking-crane": ("purple green orange white", 6, "engineering"),
    "star-plough": ("purple green orange black", 6, "extraction"),
    "ivy-palace": ("purple purple green green", 7, ""),
    "grand-arcade": ("purple purple orange orange", 6, "market"),
    "velvet-observatory": ("purple purple black black", 7, ""),
    "crystal-choir": ("purple purple white white", 7, ""),
    "lantern-festival": ("green green orange orange", 7, ""),
    "dragonfly-wing": ("green green black black", 6, "piloting"),
    "flying-fair": ("green green white white", 6, "market"),
    "pocket-volcano": ("orange orange black black", 7, ""),
    "aurora-theatre": ("orange orange white white", 7, ""),
    "moon-gate": ("black black white white", 6, "security"),
}


def icons(card: str) -> tuple[str, str]:
    """Return the two icons of a crew card."""
    return SPECIES[card.partition("-")[0]]


def cost(project: str) -> str:
    """Return the Fragments a Project asks for."""
    return PROJECTS[project][0]


def points(*projects: str) -> int:
    """Return the Points of some Projects together."""
    return sum(PROJECTS[project][1] for project in projects)


def fitting(objective: str, *projects: str) -> int:
    """Return how many cost icons of some Projects are of a colour of an objective."""
    return sum(cost(project).split().count(colour) for project in projects for colour in objective.split())
