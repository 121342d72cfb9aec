"""The names of AfterNova, and what is printed on its cards; crew and Planets are called alike everywhere."""

from __future__ import annotations

from chrononauts_qt.games.afternova.cards import CREWS
from chrononauts_qt.ui.catalog import wording
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, fill

_CREW = {
    "hare-zefira": "Zefira",
    "hare-lampo": "Lampo",
    "hare-duna": "Duna",
    "hare-rollo": "Rollo",
    "beaver-odette": "Odette",
    "beaver-querco": "Querco",
    "beaver-brunilde": "Brunilde",
    "beaver-zeno": "Mastro Zeno",
    "bear-orsola": "Orsola",
    "bear-bruma": "Bruma",
    "bear-valdo": "Valdo",
    "bear-tronco": "Tronco",
    "mole-carbo": "Carbo",
    "mole-ipogea": "Ipogea",
    "mole-nello": "Nello",
    "mole-silvana": "Silvana",
    "raccoon-rocco": "Rocco",
    "raccoon-mirtilla": "Mirtilla",
    "raccoon-gaspard": "Gaspard",
    "raccoon-pepita": "Pepita",
    "cat-minou": "Minou",
    "cat-cassio": "Cassio",
    "cat-fuliggine": "Fuliggine",
    "cat-perla": "Perla",
    "otter-ondina": "Ondina",
    "otter-sasso": "Sasso",
    "otter-marlow": "Marlow",
    "otter-lutra": "Lutra",
    "badger-bernarda": "Bernarda",
    "badger-grigio": "Grigio",
    "badger-wanda": "Wanda",
    "badger-tobia": "Tobia",
    "squirrel-pinolo": "Pinolo",
    "squirrel-ghianda": "Ghianda",
    "squirrel-scintilla": "Scintilla",
    "squirrel-nocciolo": "Nocciolo",
    "fox-ambra": "Ambra",
    "fox-fulvio": "Fulvio",
    "fox-rossana": "Rossana",
    "fox-reynold": "Reynold",
}

_PLANETS = {
    "nektarr": "Nektarr",
    "volanza": "Volanza",
    "torquilla": "Torquilla",
    "corvenna": "Corvenna",
    "sentara": "Sentara",
    "bastiglio": "Bastiglio",
    "pirolita": "Pirolita",
    "geodonia": "Geodonia",
    "cavarra": "Cavarra",
    "ferralba": "Ferralba",
    "caldara": "Caldara",
    "serraglia": "Serraglia",
    "minarvia": "Minarvia",
    "scavolia": "Scavolia",
    "trapanor": "Trapanor",
    "obsidra": "Obsidra",
    "grottamar": "Grottamar",
    "tenebriga": "Tenebriga",
}
PROPER_NAMES = frozenset((*_CREW.values(), *_PLANETS.values()))
"""What is called alike in every language."""


_COLOURS: dict[str, Source] = {
    "purple": QT_TRANSLATE_NOOP("AfterNova", "purple"),
    "green": QT_TRANSLATE_NOOP("AfterNova", "green"),
    "orange": QT_TRANSLATE_NOOP("AfterNova", "orange"),
    "black": QT_TRANSLATE_NOOP("AfterNova", "black"),
    "white": QT_TRANSLATE_NOOP("AfterNova", "white"),
}

_SKILLS: dict[str, Source] = {
    "piloting": QT_TRANSLATE_NOOP("AfterNova", "Piloting"),
    "engineering": QT_TRANSLATE_NOOP("AfterNova", "Engineering"),
    "security": QT_TRANSLATE_NOOP("AfterNova", "Security"),
    "extraction": QT_TRANSLATE_NOOP("AfterNova", "Extraction"),
}

_SPECIES: dict[str, Source] = {
    "hare": QT_TRANSLATE_NOOP("AfterNova", "Hare"),
    "beaver": QT_TRANSLATE_NOOP("AfterNova", "Beaver"),
    "bear": QT_TRANSLATE_NOOP("AfterNova", "Bear"),
    "mole": QT_TRANSLATE_NOOP("AfterNova", "Mole"),
    "raccoon": QT_TRANSLATE_NOOP("AfterNova", "Raccoon"),
    "cat": QT_TRANSLATE_NOOP("AfterNova", "Cat"),
    "otter": QT_TRANSLATE_NOOP("AfterNova", "Otter"),
    "badger": QT_TRANSLATE_NOOP("AfterNova", "Badger"),
    "squirrel": QT_TRANSLATE_NOOP("AfterNova", "Squirrel"),
    "fox": QT_TRANSLATE_NOOP("AfterNova", "Fox"),
}

_ANIMALS: dict[str, Source] = {
    "hare": QT_TRANSLATE_NOOP("AfterNova", "hare"),
    "beaver": QT_TRANSLATE_NOOP("AfterNova", "beaver"),
    "bear": QT_TRANSLATE_NOOP("AfterNova", "bear"),
    "mole": QT_TRANSLATE_NOOP("AfterNova", "mole"),
    "raccoon": QT_TRANSLATE_NOOP("AfterNova", "raccoon"),
    "cat": QT_TRANSLATE_NOOP("AfterNova", "cat"),
    "otter": QT_TRANSLATE_NOOP("AfterNova", "otter"),
    "badger": QT_TRANSLATE_NOOP("AfterNova", "badger"),
    "squirrel": QT_TRANSLATE_NOOP("AfterNova", "squirrel"),
    "fox": QT_TRANSLATE_NOOP("AfterNova", "fox"),
}
"""As they stand within a sentence."""

_WITH_ANIMAL = QT_TRANSLATE_NOOP("AfterNova", "{name} ({animal})")

_TRADES: dict[str, Source] = {
    "hare": QT_TRANSLATE_NOOP("AfterNova", "test pilots"),
    "beaver": QT_TRANSLATE_NOOP("AfterNova", "builders"),
    "bear": QT_TRANSLATE_NOOP("AfterNova", "guards"),
    "mole": QT_TRANSLATE_NOOP("AfterNova", "miners"),
    "raccoon": QT_TRANSLATE_NOOP("AfterNova", "flying mechanics"),
    "cat": QT_TRANSLATE_NOOP("AfterNova", "escort pilots"),
    "otter": QT_TRANSLATE_NOOP("AfterNova", "prospectors"),
    "badger": QT_TRANSLATE_NOOP("AfterNova", "locksmiths"),
    "squirrel": QT_TRANSLATE_NOOP("AfterNova", "drill makers"),
    "fox": QT_TRANSLATE_NOOP("AfterNova", "treasure hunters"),
}

_UPGRADES: dict[str, Source] = {
    "hold": QT_TRANSLATE_NOOP("CardTitles", "Bigger Hold"),
    "market": QT_TRANSLATE_NOOP("CardTitles", "Big Basket"),
    "scout": QT_TRANSLATE_NOOP("CardTitles", "Scout"),
    "thanks": QT_TRANSLATE_NOOP("CardTitles", "Good Name"),
    "piloting": QT_TRANSLATE_NOOP("CardTitles", "Piloting +1"),
    "engineering": QT_TRANSLATE_NOOP("CardTitles", "Engineering +1"),
    "security": QT_TRANSLATE_NOOP("CardTitles", "Security +1"),
    "extraction": QT_TRANSLATE_NOOP("CardTitles", "Extraction +1"),
}

_UPGRADE_RULES: dict[str, Source] = {
    "hold": QT_TRANSLATE_NOOP("CardTexts", "Your Hold has one space more."),
    "market": QT_TRANSLATE_NOOP("CardTexts", "At the Market you get one card more."),
    "scout": QT_TRANSLATE_NOOP("CardTexts", "At the Market, replacing a row is free once."),
    "thanks": QT_TRANSLATE_NOOP("CardTexts", "After a shared Harvest you took part in, draw one crew card."),
    "piloting": QT_TRANSLATE_NOOP("CardTexts", "Wherever you play crew: 1 Piloting icon more."),
    "engineering": QT_TRANSLATE_NOOP("CardTexts", "Wherever you play crew: 1 Engineering icon more."),
    "security": QT_TRANSLATE_NOOP("CardTexts", "Wherever you play crew: 1 Security icon more."),
    "extraction": QT_TRANSLATE_NOOP("CardTexts", "Wherever you play crew: 1 Extraction icon more."),
}

_PROJECTS: dict[str, Source] = {
    "autopaw": QT_TRANSLATE_NOOP("CardTitles", "Autopaw"),
    "milk-magnet": QT_TRANSLATE_NOOP("CardTitles", "Milk Magnet"),
    "star-lullaby": QT_TRANSLATE_NOOP("CardTitles", "Star Lullaby"),
    "growl-amplifier": QT_TRANSLATE_NOOP("CardTitles", "Growl Amplifier"),
    "folding-shovel": QT_TRANSLATE_NOOP("CardTitles", "Folding Shovel"),
    "guest-hammock": QT_TRANSLATE_NOOP("CardTitles", "Guest Hammock"),
    "moss-carpet": QT_TRANSLATE_NOOP("CardTitles", "Moss Carpet"),
    "universal-spanner": QT_TRANSLATE_NOOP("CardTitles", "Universal Spanner"),
    "warm-lamp": QT_TRANSLATE_NOOP("CardTitles", "Warm Light"),
    "notice-board": QT_TRANSLATE_NOOP("CardTitles", "Notice Board"),
    "bristle-shield": QT_TRANSLATE_NOOP("CardTitles", "Bristle Shield"),
    "night-garden": QT_TRANSLATE_NOOP("CardTitles", "Night Garden"),
    "patient-robot": QT_TRANSLATE_NOOP("CardTitles", "Patient Robot"),
    "welcome-kitchen": QT_TRANSLATE_NOOP("CardTitles", "Welcome Kitchen"),
    "comet-postbox": QT_TRANSLATE_NOOP("CardTitles", "Comet Postbox"),
    "echo-sieve": QT_TRANSLATE_NOOP("CardTitles", "Echo Sieve"),
    "loud-bazaar": QT_TRANSLATE_NOOP("CardTitles", "Loud Bazaar"),
    "second-rudder": QT_TRANSLATE_NOOP("CardTitles", "Second Rudder"),
    "fossil-library": QT_TRANSLATE_NOOP("CardTitles", "Fossil Library"),
    "roof-rack": QT_TRANSLATE_NOOP("CardTitles", "Roof Rack"),
    "gossip-antenna": QT_TRANSLATE_NOOP("CardTitles", "Gossip Antenna"),
    "sunny-orchard": QT_TRANSLATE_NOOP("CardTitles", "Sunny Orchard"),
    "ember-forge": QT_TRANSLATE_NOOP("CardTitles", "Ember Forge"),
    "secret-pantry": QT_TRANSLATE_NOOP("CardTitles", "Secret Pantry"),
    "snow-globe": QT_TRANSLATE_NOOP("CardTitles", "Snow Globe"),
    "grand-veranda": QT_TRANSLATE_NOOP("CardTitles", "Grand Veranda"),
    "talent-beacon": QT_TRANSLATE_NOOP("CardTitles", "Talent Beacon"),
    "tail-trunk": QT_TRANSLATE_NOOP("CardTitles", "Tail Trunk"),
    "thinking-crane": QT_TRANSLATE_NOOP("CardTitles", "Thinking Crane"),
    "star-plough": QT_TRANSLATE_NOOP("CardTitles", "Star Plough"),
    "ivy-palace": QT_TRANSLATE_NOOP("CardTitles", "Ivy Palace"),
    "grand-arcade": QT_TRANSLATE_NOOP("CardTitles", "Grand Arcade"),
    "velvet-observatory": QT_TRANSLATE_NOOP("CardTitles", "Velvet Observatory"),
    "crystal-choir": QT_TRANSLATE_NOOP("CardTitles", "Crystal Choir"),
    "lantern-festival": QT_TRANSLATE_NOOP("CardTitles", "Lantern Festival"),
    "dragonfly-wing": QT_TRANSLATE_NOOP("CardTitles", "Dragonfly Wing"),
    "flying-fair": QT_TRANSLATE_NOOP("CardTitles", "Flying Fair"),
    "pocket-volcano": QT_TRANSLATE_NOOP("CardTitles", "Pocket Volcano"),
    "aurora-theatre": QT_TRANSLATE_NOOP("CardTitles", "Aurora Theatre"),
    "moon-gate": QT_TRANSLATE_NOOP("CardTitles", "Moon Gate"),
}

_SHIPS: dict[str, Source] = {
    "tin-whisker": QT_TRANSLATE_NOOP("CardTitles", "Tin Whisker"),
    "old-biscuit": QT_TRANSLATE_NOOP("CardTitles", "Old Biscuit"),
    "purring-comet": QT_TRANSLATE_NOOP("CardTitles", "Purring Comet"),
    "left-paw": QT_TRANSLATE_NOOP("CardTitles", "Left Paw"),
    "mossy-anchor": QT_TRANSLATE_NOOP("CardTitles", "Mossy Anchor"),
    "midnight-acorn": QT_TRANSLATE_NOOP("CardTitles", "Midnight Acorn"),
    "second-breakfast": QT_TRANSLATE_NOOP("CardTitles", "Second Breakfast"),
    "ember-tail": QT_TRANSLATE_NOOP("CardTitles", "Ember Tail"),
    "laughing-kettle": QT_TRANSLATE_NOOP("CardTitles", "Laughing Kettle"),
    "snow-lantern": QT_TRANSLATE_NOOP("CardTitles", "Snow Lantern"),
}

_LINES: dict[str, Source] = {
    "hare-zefira": QT_TRANSLATE_NOOP("CardTexts", "Brakes are for people who planned."),
    "hare-lampo": QT_TRANSLATE_NOOP("CardTexts", "Arrived yesterday. Leaves tomorrow."),
    "hare-duna": QT_TRANSLATE_NOOP("CardTexts", "Lands on her feet, all four."),
    "hare-rollo": QT_TRANSLATE_NOOP("CardTexts", "Counts barrel rolls to fall asleep."),
    "beaver-odette": QT_TRANSLATE_NOOP("CardTexts", "Measures twice, bites once."),
    "beaver-querco": QT_TRANSLATE_NOOP("CardTexts", "If it leaks, he is already there."),
    "beaver-brunilde": QT_TRANSLATE_NOOP("CardTexts", "Her toolbox has its own seat belt."),
    "beaver-zeno": QT_TRANSLATE_NOOP("CardTexts", "Built a dam on a comet. It held."),
    "bear-orsola": QT_TRANSLATE_NOOP("CardTexts", "Sleeps in front of the airlock."),
    "bear-bruma": QT_TRANSLATE_NOOP("CardTexts", "Polite once. Only once."),
    "bear-valdo": QT_TRANSLATE_NOOP("CardTexts", "Hugs count as arrests."),
    "bear-tronco": QT_TRANSLATE_NOOP("CardTexts", "Nobody has seen him run. Nobody needed to."),
    "mole-carbo": QT_TRANSLATE_NOOP("CardTexts", "Finds the way out by digging it."),
    "mole-ipogea": QT_TRANSLATE_NOOP("CardTexts", "Afraid of nothing but daylight."),
    "mole-nello": QT_TRANSLATE_NOOP("CardTexts", "Reads rock like a newspaper."),
    "mole-silvana": QT_TRANSLATE_NOOP("CardTexts", "Her helmet light is for the others."),
    "raccoon-rocco": QT_TRANSLATE_NOOP("CardTexts", "Repairs it while flying it."),
    "raccoon-mirtilla": QT_TRANSLATE_NOOP("CardTexts", "Spare parts appear around her."),
    "raccoon-gaspard": QT_TRANSLATE_NOOP("CardTexts", "Owns nine keys and no ship."),
    "raccoon-pepita": QT_TRANSLATE_NOOP("CardTexts", "Hot-wires suns, returns them full."),
    "cat-minou": QT_TRANSLATE_NOOP("CardTexts", "Knocked three satellites off the shelf."),
    "cat-cassio": QT_TRANSLATE_NOOP("CardTexts", "Docks in places that are not docks."),
    "cat-fuliggine": QT_TRANSLATE_NOOP("CardTexts", "You hear her when she wants it."),
    "cat-perla": QT_TRANSLATE_NOOP("CardTexts", "Flies straight through the alarm."),
    "otter-ondina": QT_TRANSLATE_NOOP("CardTexts", "Treats asteroid belts like rivers."),
    "otter-sasso": QT_TRANSLATE_NOOP("CardTexts", "Keeps his favourite stone in orbit."),
    "otter-marlow": QT_TRANSLATE_NOOP("CardTexts", "Dives first, scans later."),
    "otter-lutra": QT_TRANSLATE_NOOP("CardTexts", "Holds paws at warp speed."),
    "badger-bernarda": QT_TRANSLATE_NOOP("CardTexts", "Her locks have opinions."),
    "badger-grigio": QT_TRANSLATE_NOOP("CardTexts", "Welded the door. Then the window."),
    "badger-wanda": QT_TRANSLATE_NOOP("CardTexts", "The fence was her idea. So was the moat."),
    "badger-tobia": QT_TRANSLATE_NOOP("CardTexts", "Checks the checklist for traps."),
    "squirrel-pinolo": QT_TRANSLATE_NOOP("CardTexts", "Knows where everything is, except one."),
    "squirrel-ghianda": QT_TRANSLATE_NOOP("CardTexts", "Built a drill out of two smaller drills."),
    "squirrel-scintilla": QT_TRANSLATE_NOOP("CardTexts", "Her solutions spark. So does she."),
    "squirrel-nocciolo": QT_TRANSLATE_NOOP("CardTexts", "Stores crystals for a winter in space."),
    "fox-ambra": QT_TRANSLATE_NOOP("CardTexts", "The treasure was guarded. Was."),
    "fox-fulvio": QT_TRANSLATE_NOOP("CardTexts", "Digs tunnels behind the guards he hired."),
    "fox-rossana": QT_TRANSLATE_NOOP("CardTexts", "Smiles at scanners. They let her pass."),
    "fox-reynold": QT_TRANSLATE_NOOP("CardTexts", "Always has a second exit and a third."),
    "nektarr": QT_TRANSLATE_NOOP("CardTexts", "Windmills the size of moons."),
    "volanza": QT_TRANSLATE_NOOP("CardTexts", "Its cities hang from balloons."),
    "torquilla": QT_TRANSLATE_NOOP("CardTexts", "A clockwork world, spring wound too tight."),
    "corvenna": QT_TRANSLATE_NOOP("CardTexts", "Flocks of drones nobody called back."),
    "sentara": QT_TRANSLATE_NOOP("CardTexts", "Every canyon has a toll gate."),
    "bastiglio": QT_TRANSLATE_NOOP("CardTexts", "A fortress that outlived its war."),
    "pirolita": QT_TRANSLATE_NOOP("CardTexts", "It rains sparks on Tuesdays."),
    "geodonia": QT_TRANSLATE_NOOP("CardTexts", "Hollow, and singing inside."),
    "cavarra": QT_TRANSLATE_NOOP("CardTexts", "Three storms take turns; mine between them."),
    "ferralba": QT_TRANSLATE_NOOP("CardTexts", "Dawn comes with rust and sirens."),
    "caldara": QT_TRANSLATE_NOOP("CardTexts", "The boilers still want a password."),
    "serraglia": QT_TRANSLATE_NOOP("CardTexts", "A zoo of machines, all cages open."),
    "minarvia": QT_TRANSLATE_NOOP("CardTexts", "Lifts go down for a week."),
    "scavolia": QT_TRANSLATE_NOOP("CardTexts", "One big quarry with a nice view."),
    "trapanor": QT_TRANSLATE_NOOP("CardTexts", "The drills went on without their masters."),
    "obsidra": QT_TRANSLATE_NOOP("CardTexts", "Black glass, sharp and watched."),
    "grottamar": QT_TRANSLATE_NOOP("CardTexts", "Caves with a tide and with teeth."),
    "tenebriga": QT_TRANSLATE_NOOP("CardTexts", "The richest vein runs under the prison."),
    "autopaw": QT_TRANSLATE_NOOP("CardTexts", "Steers while you nap."),
    "milk-magnet": QT_TRANSLATE_NOOP("CardTexts", "Attracts one thing, very well."),
    "star-lullaby": QT_TRANSLATE_NOOP("CardTexts", "Plays until the crew snores."),
    "growl-amplifier": QT_TRANSLATE_NOOP("CardTexts", "Heard two systems away."),
    "folding-shovel": QT_TRANSLATE_NOOP("CardTexts", "Fits in any cheek pouch."),
    "guest-hammock": QT_TRANSLATE_NOOP("CardTexts", "Helpers tend to stay."),
    "moss-carpet": QT_TRANSLATE_NOOP("CardTexts", "Soft under every paw."),
    "universal-spanner": QT_TRANSLATE_NOOP("CardTexts", "Opens jars too."),
    "warm-lamp": QT_TRANSLATE_NOOP("CardTexts", "A small sun for cold ears."),
    "notice-board": QT_TRANSLATE_NOOP("CardTexts", "New faces every morning."),
    "bristle-shield": QT_TRANSLATE_NOOP("CardTexts", "Stands up when strangers come."),
    "night-garden": QT_TRANSLATE_NOOP("CardTexts", "Blooms when nobody looks."),
    "patient-robot": QT_TRANSLATE_NOOP("CardTexts", "Holds the torch for hours."),
    "welcome-kitchen": QT_TRANSLATE_NOOP("CardTexts", "The soup finds new crew."),
    "comet-postbox": QT_TRANSLATE_NOOP("CardTexts", "Collected every ninety years."),
    "echo-sieve": QT_TRANSLATE_NOOP("CardTexts", "Shakes the sound out of stone."),
    "loud-bazaar": QT_TRANSLATE_NOOP("CardTexts", "Everything must come aboard."),
    "second-rudder": QT_TRANSLATE_NOOP("CardTexts", "For when the first disagrees."),
    "fossil-library": QT_TRANSLATE_NOOP("CardTexts", "Old stories, heavy pages."),
    "roof-rack": QT_TRANSLATE_NOOP("CardTexts", "Rattles, but carries."),
    "gossip-antenna": QT_TRANSLATE_NOOP("CardTexts", "Knows who is looking for work."),
    "sunny-orchard": QT_TRANSLATE_NOOP("CardTexts", "Apples with low gravity."),
    "ember-forge": QT_TRANSLATE_NOOP("CardTexts", "Never quite goes out."),
    "secret-pantry": QT_TRANSLATE_NOOP("CardTexts", "Behind the panel behind the panel."),
    "snow-globe": QT_TRANSLATE_NOOP("CardTexts", "A whole winter under glass."),
    "grand-veranda": QT_TRANSLATE_NOOP("CardTexts", "The whole pack fits, and friends."),
    "talent-beacon": QT_TRANSLATE_NOOP("CardTexts", "Blink twice to apply."),
    "tail-trunk": QT_TRANSLATE_NOOP("CardTexts", "Bigger inside than the tail."),
    "thinking-crane": QT_TRANSLATE_NOOP("CardTexts", "Hums while it calculates."),
    "star-plough": QT_TRANSLATE_NOOP("CardTexts", "Straight furrows through rock."),
    "ivy-palace": QT_TRANSLATE_NOOP("CardTexts", "Grew while nobody had a plan."),
    "grand-arcade": QT_TRANSLATE_NOOP("CardTexts", "Forty shops, one queue."),
    "velvet-observatory": QT_TRANSLATE_NOOP("CardTexts", "The darkest room has the best view."),
    "crystal-choir": QT_TRANSLATE_NOOP("CardTexts", "Tuned by the solar wind."),
    "lantern-festival": QT_TRANSLATE_NOOP("CardTexts", "Tonight nobody drills."),
    "dragonfly-wing": QT_TRANSLATE_NOOP("CardTexts", "Turns on a whisker."),
    "flying-fair": QT_TRANSLATE_NOOP("CardTexts", "Arrives before its posters."),
    "pocket-volcano": QT_TRANSLATE_NOOP("CardTexts", "Heats the bath. Mostly the bath."),
    "aurora-theatre": QT_TRANSLATE_NOOP("CardTexts", "The curtain is the sky."),
    "moon-gate": QT_TRANSLATE_NOOP("CardTexts", "Closes with a very long click."),
    "tin-whisker": QT_TRANSLATE_NOOP("CardTexts", "Small, proud, and audible."),
    "old-biscuit": QT_TRANSLATE_NOOP("CardTexts", "Crumbles a little at take-off."),
    "purring-comet": QT_TRANSLATE_NOOP("CardTexts", "The engine only sounds asleep."),
    "left-paw": QT_TRANSLATE_NOOP("CardTexts", "Turns better one way."),
    "mossy-anchor": QT_TRANSLATE_NOOP("CardTexts", "Was a boat once. Misses water."),
    "midnight-acorn": QT_TRANSLATE_NOOP("CardTexts", "Planted on the launch pad."),
    "second-breakfast": QT_TRANSLATE_NOOP("CardTexts", "Never launched hungry."),
    "ember-tail": QT_TRANSLATE_NOOP("CardTexts", "Easy to follow home."),
    "laughing-kettle": QT_TRANSLATE_NOOP("CardTexts", "Whistles when docking."),
    "snow-lantern": QT_TRANSLATE_NOOP("CardTexts", "Seen from far, lit from inside."),
}


def crew_name(card: str) -> str:
    """Return what a crew member is called."""
    return _CREW[card]


def planet(planet_id: str) -> str:
    """Return what a Planet is called."""
    return _PLANETS[planet_id]


def colour(colour_id: str) -> str:
    """Return the name of a Fragment's colour."""
    return fill(_COLOURS[colour_id])


def skill(skill_id: str) -> str:
    """Return the name of a skill."""
    return fill(_SKILLS[skill_id])


def species(card: str) -> str:
    """Return which animal a crew member is."""
    return fill(_SPECIES[CREWS[card].species])


def trade(card: str) -> str:
    """Return what a crew member does for a living."""
    return fill(_TRADES[CREWS[card].species])


def upgrade(upgrade_id: str) -> str:
    """Return the name of an Upgrade."""
    return fill(_UPGRADES[upgrade_id])


def upgrade_rule(upgrade_id: str) -> str:
    """Return what an Upgrade does, in a sentence."""
    return fill(_UPGRADE_RULES[upgrade_id])


def project(card: str) -> str:
    """Return the name of a Project."""
    return fill(_PROJECTS[card])


def ship(ship_id: str) -> str:
    """Return the name of a Starship."""
    return fill(_SHIPS[ship_id])


def line(thing: str) -> str:
    """Return the line that is printed on a card, a Planet or a Starship."""
    return fill(_LINES[thing])


def quoted(title: str) -> str:
    """Return the name of a Project or an Upgrade as it stands in a sentence: “Star Lullaby”."""
    return wording.quoted(title)


def in_sentence(card: str) -> str:
    """Return the name of a hand card as it stands in a sentence: Ondina, “Star Lullaby”."""
    return crew_name(card) if card in _CREW else quoted(project(card))


def introduced(card: str) -> str:
    """Return a hand card as it is told where it is new to somebody: Ondina (otter)."""
    if card not in _CREW:
        return in_sentence(card)
    return fill(_WITH_ANIMAL, name=crew_name(card), animal=fill(_ANIMALS[CREWS[card].species]))


def name_of(thing: str) -> str:
    """Return the name of a hand card or a Planet."""
    if thing in _CREW:
        return crew_name(thing)
    return planet(thing) if thing in _PLANETS else project(thing)
