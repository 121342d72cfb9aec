"""What the rulebooks say about the cards, typed by hand: never read from the program's own data."""

from __future__ import annotations

from itertools import combinations

LINCHPINS = (1865, 1912, 1914, 1915, 1936, 1937, 1941, 1943, 1957, 1963, 1980, 1981, 1993)

PARADOXED_IF = {
    1868: "1865",
    1917: "1915",
    1918: "1914",
    1929: "1912",
    1933: "1912 or 1915",
    1939: "1936",
    1942: "1936",
    1944: "1936 and 1941",
    1945: "1936 or 1941 or 1943",
    1948: "1936",
    1950: "1937",
    1962: "1943 or 1957",
    1968: "1963",
    1969: "1957 or 1963",
    1974: "1865 and 1963",
    1986: "1980 and 1981",
    1991: "1981",
    1995: "1993",
    1999: "1980",
}
"""Ripplepoint -> the Linchpins that must be prime."""

RIPPLEPOINTS = tuple(PARADOXED_IF)
YEARS = tuple(sorted(LINCHPINS + RIPPLEPOINTS))

RIPPLES = {
    1865: {1868, 1974},
    1912: {1929, 1933},
    1914: {1918},
    1915: {1917, 1933},
    1936: {1939, 1942, 1944, 1945, 1948},
    1937: {1950},
    1941: {1944, 1945},
    1943: {1945, 1962},
    1957: {1962, 1969},
    1963: {1968, 1969, 1974},
    1980: {1986, 1999},
    1981: {1986, 1991},
    1993: {1995},
}

ONE_FLIP = {
    1865: {1868},
    1912: {1929, 1933},
    1914: {1918},
    1915: {1917, 1933},
    1936: {1939, 1942, 1945, 1948},
    1937: {1950},
    1941: {1945},
    1943: {1945, 1962},
    1957: {1962, 1969},
    1963: {1968, 1969},
    1980: {1999},
    1981: {1991},
    1993: {1995},
}
"""The Paradoxes that one flip from True History brings."""

FLIPS = {
    "reverse-fate": {(year, side) for year in LINCHPINS for side in ("true", "prime")},
    "restore-history": {(year, "prime") for year in LINCHPINS},
    "prevent-assassination": {
        (1865, "true"), (1914, "true"), (1963, "true"), (1980, "true"), (1936, "prime"), (1981, "prime"),
    },
    "avert-disaster": {(1912, "true"), (1915, "true"), (1937, "true")},
    "halt-attack": {(1941, "true"), (1993, "true")},
    "sabotage": {(1943, "true"), (1957, "true")},
}
"""Inverter -> (Linchpin, the side it must show) it may flip."""

NEXUS = {"patch-1945-tokyo": {"1936": False, "1941": False, "1943": True},
         "patch-1945-axis": {"1936": False, "1941": True},
         "patch-1945-treaty": {"1936": True}}
"""1945 patch -> which Linchpins must be prime (True) or not (False)."""

PATCHES = {year: f"patch-{year}" for year in RIPPLEPOINTS if year != 1945}

IDENTITIES = {
    "yuri": (1995, 1969, 1991),
    "hester": (1929, 1917, 1974),
    "rainbow": (1950, 1968, 1986),
    "squa-tront": (1945, 1950, 1962),
    "renee": (1944, 1868, 1917),
    "yitzchak": (1968, 1942, 1999),
    "otto": (1868, 1939, 1968),
    "maeve": (1917, 1929, 1950),
    "lin": (1918, 1948, 1995),
    "clara": (1933, 1918, 1939),
    "dario": (1948, 1933, 1986),
    "jun": (1969, 1944, 1995),
    "noor": (1986, 1918, 1999),
    "abel": (1991, 1969, 1974),
}
"""ID -> black year, two red years."""

MISSIONS = {
    "mona-lisa-triptych": "mona-lisa-real mona-lisa-excellent mona-lisa-obvious",
    "cheaters-sometimes-win": "mona-lisa-obvious sports-almanac shakespeare-play",
    "mona-and-the-dinosaur": "mona-lisa-obvious tyrannosaurus dodo",
    "great-mysteries": "creation-tape ark rongorongo",
    "petting-zoo": "tyrannosaurus triceratops stegosaurus",
    "tomorrows-souvenirs": "sports-almanac cancer-cure creation-tape",
    "burnt-library": "rongorongo shakespeare-play aristotle-book",
    "healing-hands": "ark crown-of-thorns cancer-cure",
    "natural-history": "stegosaurus dodo aristotle-book",
    "king-for-a-day": "crown-of-thorns triceratops shakespeare-play",
}
"""Mission -> three artifacts that fulfil it while no better painting is in play."""

ARTIFACTS = {
    "mona-lisa": ("mona-lisa-real", "mona-lisa-excellent", "mona-lisa-obvious"),
    "dinosaur": ("tyrannosaurus", "triceratops", "stegosaurus"),
    "biblical-relic": ("crown-of-thorns", "ark", "creation-tape"),
    "future-wisdom": ("sports-almanac", "cancer-cure"),
    "lost-works": ("rongorongo", "shakespeare-play", "aristotle-book", "dodo"),
}

COPIES = {
    **dict.fromkeys([*PATCHES.values(), *NEXUS], 1),
    "reverse-fate": 9, "restore-history": 3, "prevent-assassination": 4, "avert-disaster": 2,
    "halt-attack": 1, "sabotage": 1,
    **{artifact: 1 for category in ARTIFACTS.values() for artifact in category},
    "get-there-first": 3, "sell-artifact-mona-lisa": 1, "sell-artifact-dinosaur": 1,
    "sell-artifact-lost-works": 1, "miracle-biblical-relic": 1, "miracle-future-wisdom": 1,
    "it-never-existed": 2, "new-mission": 1, "your-parents-never-met": 1, "time-vortex": 1,
    "discontinuity": 1,
    "memo": 4, "fast-forward": 2, "rewind": 2, "quick-trip": 2,
}
"""The 80 cards of the play deck."""

TIMEWARPS = ("memo", "fast-forward", "rewind", "quick-trip")


def is_paradox(year: int, red: set[int]) -> bool:
    """Tell whether a Ripplepoint is paradoxed while the Linchpins of `red` are prime."""
    condition = PARADOXED_IF[year]
    needed = [int(word) in red for word in condition.split() if word.isdigit()]
    return all(needed) if " and " in condition else any(needed)


def paradoxes(red: set[int]) -> set[int]:
    """Return all paradoxed years."""
    return {year for year in RIPPLEPOINTS if is_paradox(year, red)}


def fits(patch: str, red: set[int]) -> bool:
    """Tell whether a patch may lie on the TimeLine."""
    if patch in NEXUS:
        return all((int(year) in red) == prime for year, prime in NEXUS[patch].items())
    return is_paradox(int(patch.removeprefix("patch-")), red)


def reds_for(identity: str) -> set[int]:
    """Return a smallest set of flips that lets a character's three years stand as needed."""
    black, *primes = IDENTITIES[identity]
    for count in range(len(LINCHPINS)):
        for flips in combinations(LINCHPINS, count):
            red = set(flips)
            if not is_paradox(black, red) and all(is_paradox(year, red) for year in primes):
                return red
    raise AssertionError(identity)
