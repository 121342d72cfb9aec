"""Names of cards, families and categories; the year an Artifact comes from."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.cards import BY_ID, IDENTITY, PATCH, TIMEWARP
from chrononauts_qt.games.chrononauts.timeline import NEXUS
from chrononauts_qt.ui.catalog import wording
from chrononauts_qt.ui.catalog.names import Name
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, altered, fill, named

_TITLES = {
    "t1865": QT_TRANSLATE_NOOP("CardTitles", "1865: Lincoln"),
    "t1868": QT_TRANSLATE_NOOP("CardTitles", "1868: Andrew Johnson"),
    "t1912": QT_TRANSLATE_NOOP("CardTitles", "1912: Titanic"),
    "t1914": QT_TRANSLATE_NOOP("CardTitles", "1914: Sarajevo"),
    "t1915": QT_TRANSLATE_NOOP("CardTitles", "1915: Lusitania"),
    "t1917": QT_TRANSLATE_NOOP("CardTitles", "1917: America at war"),
    "t1918": QT_TRANSLATE_NOOP("CardTitles", "1918: Europe in ruins"),
    "t1929": QT_TRANSLATE_NOOP("CardTitles", "1929: Wall Street"),
    "t1933": QT_TRANSLATE_NOOP("CardTitles", "1933: Depression"),
    "t1936": QT_TRANSLATE_NOOP("CardTitles", "1936: Berlin Games"),
    "t1937": QT_TRANSLATE_NOOP("CardTitles", "1937: Hindenburg"),
    "t1939": QT_TRANSLATE_NOOP("CardTitles", "1939: Poland"),
    "t1941": QT_TRANSLATE_NOOP("CardTitles", "1941: Pearl Harbor"),
    "t1942": QT_TRANSLATE_NOOP("CardTitles", "1942: Holocaust"),
    "t1943": QT_TRANSLATE_NOOP("CardTitles", "1943: Manhattan Project"),
    "t1944": QT_TRANSLATE_NOOP("CardTitles", "1944: D-Day"),
    "t1945": QT_TRANSLATE_NOOP("CardTitles", "1945: atomic bombs"),
    "t1948": QT_TRANSLATE_NOOP("CardTitles", "1948: Israel"),
    "t1950": QT_TRANSLATE_NOOP("CardTitles", "1950: Korea"),
    "t1957": QT_TRANSLATE_NOOP("CardTitles", "1957: Sputnik"),
    "t1962": QT_TRANSLATE_NOOP("CardTitles", "1962: Cuba"),
    "t1963": QT_TRANSLATE_NOOP("CardTitles", "1963: Kennedy"),
    "t1968": QT_TRANSLATE_NOOP("CardTitles", "1968: King and RFK"),
    "t1969": QT_TRANSLATE_NOOP("CardTitles", "1969: Apollo 11"),
    "t1974": QT_TRANSLATE_NOOP("CardTitles", "1974: Nixon"),
    "t1980": QT_TRANSLATE_NOOP("CardTitles", "1980: Lennon"),
    "t1981": QT_TRANSLATE_NOOP("CardTitles", "1981: Reagan"),
    "t1986": QT_TRANSLATE_NOOP("CardTitles", "1986: Challenger"),
    "t1991": QT_TRANSLATE_NOOP("CardTitles", "1991: Soviet Union"),
    "t1993": QT_TRANSLATE_NOOP("CardTitles", "1993: Waco"),
    "t1995": QT_TRANSLATE_NOOP("CardTitles", "1995: Oklahoma City"),
    "t1999": QT_TRANSLATE_NOOP("CardTitles", "1999: Columbine"),
    "patch-1945-tokyo": QT_TRANSLATE_NOOP("CardTitles", "Patch 1945′ Tokyo"),
    "patch-1945-axis": QT_TRANSLATE_NOOP("CardTitles", "Patch 1945′ Axis"),
    "patch-1945-treaty": QT_TRANSLATE_NOOP("CardTitles", "Patch 1945′ Treaty"),
    "reverse-fate": QT_TRANSLATE_NOOP("CardTitles", "Reverse Fate"),
    "restore-history": QT_TRANSLATE_NOOP("CardTitles", "Restore History"),
    "prevent-assassination": QT_TRANSLATE_NOOP("CardTitles", "Prevent Assassination"),
    "avert-disaster": QT_TRANSLATE_NOOP("CardTitles", "Avert Disaster"),
    "halt-attack": QT_TRANSLATE_NOOP("CardTitles", "Halt Attack"),
    "sabotage": QT_TRANSLATE_NOOP("CardTitles", "Sabotage"),
    "mona-lisa-real": QT_TRANSLATE_NOOP("CardTitles", "Mona Lisa: The Real Thing"),
    "mona-lisa-excellent": QT_TRANSLATE_NOOP("CardTitles", "Mona Lisa: An Excellent Forgery"),
    "mona-lisa-obvious": QT_TRANSLATE_NOOP("CardTitles", "Mona Lisa: An Obvious Forgery"),
    "tyrannosaurus": QT_TRANSLATE_NOOP("CardTitles", "Tyrannosaurus"),
    "triceratops": QT_TRANSLATE_NOOP("CardTitles", "Triceratops"),
    "stegosaurus": QT_TRANSLATE_NOOP("CardTitles", "Stegosaurus"),
    "crown-of-thorns": QT_TRANSLATE_NOOP("CardTitles", "Crown of Thorns"),
    "ark": QT_TRANSLATE_NOOP("CardTitles", "Ark of the Covenant"),
    "creation-tape": QT_TRANSLATE_NOOP("CardTitles", "Videotape of Creation"),
    "sports-almanac": QT_TRANSLATE_NOOP("CardTitles", "Sports Almanac"),
    "cancer-cure": QT_TRANSLATE_NOOP("CardTitles", "Cure for Cancer"),
    "rongorongo": QT_TRANSLATE_NOOP("CardTitles", "Rongorongo Tablets"),
    "shakespeare-play": QT_TRANSLATE_NOOP("CardTitles", "Unknown Shakespeare"),
    "aristotle-book": QT_TRANSLATE_NOOP("CardTitles", "Aristotle’s Anatomy"),
    "dodo": QT_TRANSLATE_NOOP("CardTitles", "Dodo"),
    "get-there-first": QT_TRANSLATE_NOOP("CardTitles", "Get There First"),
    "sell-artifact-mona-lisa": QT_TRANSLATE_NOOP("CardTitles", "Sell an Artifact: Mona Lisa"),
    "sell-artifact-dinosaur": QT_TRANSLATE_NOOP("CardTitles", "Sell an Artifact: Dinosaur"),
    "sell-artifact-lost-works": QT_TRANSLATE_NOOP("CardTitles", "Sell an Artifact: Lost Works"),
    "miracle-biblical-relic": QT_TRANSLATE_NOOP("CardTitles", "Perform a “Miracle”: Relic"),
    "miracle-future-wisdom": QT_TRANSLATE_NOOP("CardTitles", "Perform a “Miracle”: Future"),
    "it-never-existed": QT_TRANSLATE_NOOP("CardTitles", "It Never Existed"),
    "new-mission": QT_TRANSLATE_NOOP("CardTitles", "New Mission"),
    "your-parents-never-met": QT_TRANSLATE_NOOP("CardTitles", "Your Parents Never Met"),
    "time-vortex": QT_TRANSLATE_NOOP("CardTitles", "Time Vortex"),
    "discontinuity": QT_TRANSLATE_NOOP("CardTitles", "Discontinuity"),
    "memo": QT_TRANSLATE_NOOP("CardTitles", "Memo From Your Future Self"),
    "fast-forward": QT_TRANSLATE_NOOP("CardTitles", "Fast Forward"),
    "rewind": QT_TRANSLATE_NOOP("CardTitles", "Rewind"),
    "quick-trip": QT_TRANSLATE_NOOP("CardTitles", "Quick Trip into the Future"),
    "mona-lisa-triptych": QT_TRANSLATE_NOOP("CardTitles", "Mona Lisa Triptych"),
    "cheaters-sometimes-win": QT_TRANSLATE_NOOP("CardTitles", "Cheaters Sometimes Win"),
    "mona-and-the-dinosaur": QT_TRANSLATE_NOOP("CardTitles", "Mona and the Dinosaur"),
    "great-mysteries": QT_TRANSLATE_NOOP("CardTitles", "The Great Mysteries"),
    "petting-zoo": QT_TRANSLATE_NOOP("CardTitles", "Petting Zoo"),
    "tomorrows-souvenirs": QT_TRANSLATE_NOOP("CardTitles", "Tomorrow’s Souvenirs"),
    "burnt-library": QT_TRANSLATE_NOOP("CardTitles", "The Burnt Library"),
    "healing-hands": QT_TRANSLATE_NOOP("CardTitles", "Healing Hands"),
    "natural-history": QT_TRANSLATE_NOOP("CardTitles", "Natural History"),
    "king-for-a-day": QT_TRANSLATE_NOOP("CardTitles", "King for a Day"),
    "yuri": QT_TRANSLATE_NOOP("CardTitles", "Yuri"),
    "hester": QT_TRANSLATE_NOOP("CardTitles", "Hester"),
    "rainbow": QT_TRANSLATE_NOOP("CardTitles", "Rainbow"),
    "squa-tront": QT_TRANSLATE_NOOP("CardTitles", "Squa Tront"),
    "renee": QT_TRANSLATE_NOOP("CardTitles", "Renee"),
    "yitzchak": QT_TRANSLATE_NOOP("CardTitles", "Yitzchak"),
    "otto": QT_TRANSLATE_NOOP("CardTitles", "Otto"),
    "maeve": QT_TRANSLATE_NOOP("CardTitles", "Maeve"),
    "lin": QT_TRANSLATE_NOOP("CardTitles", "Lin"),
    "clara": QT_TRANSLATE_NOOP("CardTitles", "Clara"),
    "dario": QT_TRANSLATE_NOOP("CardTitles", "Dario"),
    "jun": QT_TRANSLATE_NOOP("CardTitles", "Jun"),
    "noor": QT_TRANSLATE_NOOP("CardTitles", "Noor"),
    "abel": QT_TRANSLATE_NOOP("CardTitles", "Abel"),
}
_PATCH_TITLE = QT_TRANSLATE_NOOP("CardTitles", "Patch {year}")

_FAMILIES = {
    "linchpin": QT_TRANSLATE_NOOP("CardTitles", "Linchpin"),
    "ripplepoint": QT_TRANSLATE_NOOP("CardTitles", "Ripplepoint"),
    "patch": QT_TRANSLATE_NOOP("CardTitles", "Patch"),
    "inverter": QT_TRANSLATE_NOOP("CardTitles", "Inverter"),
    "artifact": QT_TRANSLATE_NOOP("CardTitles", "Artifact"),
    "action": QT_TRANSLATE_NOOP("CardTitles", "Action"),
    "timewarp": QT_TRANSLATE_NOOP("CardTitles", "Timewarp"),
    "mission": QT_TRANSLATE_NOOP("CardTitles", "Mission"),
    "identity": QT_TRANSLATE_NOOP("CardTitles", "Identity"),
}
_SHORT_FAMILIES = {TIMEWARP: QT_TRANSLATE_NOOP("CardFeet", "Timewarp")}
_CATEGORIES = {
    "mona-lisa": QT_TRANSLATE_NOOP("CardTitles", "Mona Lisa"),
    "dinosaur": QT_TRANSLATE_NOOP("CardTitles", "Dinosaur"),
    "biblical-relic": QT_TRANSLATE_NOOP("CardTitles", "Biblical Relic"),
    "future-wisdom": QT_TRANSLATE_NOOP("CardTitles", "Future Wisdom"),
    "lost-works": QT_TRANSLATE_NOOP("CardTitles", "Lost Works"),
}
_MOST_REAL = QT_TRANSLATE_NOOP("CardTitles", "the most convincing Mona Lisa in play")

_MILLIONS_BC = QT_TRANSLATE_NOOP("ArtifactYears", "{millions} million BC")
_MILLIONS_ON_CARD = QT_TRANSLATE_NOOP("CardFeet", "{millions} million BC")
_BC = QT_TRANSLATE_NOOP("ArtifactYears", "{year} BC")
_AD = QT_TRANSLATE_NOOP("ArtifactYears", "AD {year}")
_OUTSIDE = {
    "the Beginning": QT_TRANSLATE_NOOP("ArtifactYears", "the Beginning"),
    "the Future": QT_TRANSLATE_NOOP("ArtifactYears", "the Future"),
}
_CARD = QT_TRANSLATE_NOOP("NameForms", "{card}")
_KINDS = {PATCH: QT_TRANSLATE_NOOP("NameForms", "{patch}"), IDENTITY: wording.PERSON}
_PRINTED = QT_TRANSLATE_NOOP("CardNames", "English card: {name}")
_PRINTED_KIND = QT_TRANSLATE_NOOP("CardNames", "English card: {name} ({kind})")
_MILLION = 1_000_000
_FIRST_PLAIN_YEAR = 1000
"""Years from here on need no AD to be read as years."""


def title(card_id: str) -> Name:
    """Return the name of any of the 113 kinds of cards; no two are equal."""
    card = BY_ID[card_id]
    kind = _KINDS.get(card.family, _CARD)
    if card.family == PATCH and card.facts["year"] != NEXUS:
        return named(_PATCH_TITLE, kind, year=altered(card.facts["year"]))
    return named(_TITLES[card_id], kind)


def quoted(card_id: str) -> str:
    """Return the name of a card in quotation marks, as it stands beside others in a sentence."""
    return wording.quoted(title(card_id))


def english_title(card_id: str) -> str:
    """Return the English name of a card in any language: whoever has the printed cards looks for it."""
    card = BY_ID[card_id]
    if card.family == PATCH and card.facts["year"] != NEXUS:
        return _PATCH_TITLE.text.format(year=altered(card.facts["year"]))
    return _TITLES[card_id].text


def printed_name(card_id: str) -> str:
    """Return “English card: Fast Forward” where cards are shown in another language, else ""."""
    english = english_title(card_id)
    return "" if title(card_id) == english else fill(_PRINTED, name=english)


def printed_with_kind(card_id: str) -> str:
    """Return “English card: Fast Forward (Timewarp)” where its kind has another word too, else as above."""
    printed, kind = printed_name(card_id), _FAMILIES[BY_ID[card_id].family]
    if not printed or fill(kind) == kind.text:
        return printed
    return fill(_PRINTED_KIND, name=english_title(card_id), kind=kind.text)


def family_word(family: str) -> str:
    """Return the word for a family of cards: “Inverter”."""
    return fill(_FAMILIES[family])


def short_family_word(family: str) -> str:
    """Return the word for a family where a card has little room."""
    return fill(_SHORT_FAMILIES.get(family, _FAMILIES[family]))


def category_word(category: str) -> str:
    """Return the word for a category of Artifacts: “Biblical Relic”."""
    return fill(_CATEGORIES[category])


def most_real_mona_lisa() -> Name:
    """Return how a Mission names whichever Mona Lisa is the most genuine on any table (R-910)."""
    return named(_MOST_REAL, wording.PERSON)


def artifact_year(card_id: str, *, is_on_card: bool = False) -> str:
    """Return the year an Artifact is fetched from: “1505”, “586 BC”, “66 million BC”, “the Future”; shorter
    on a card."""
    said = BY_ID[card_id].facts["year"]
    if said in _OUTSIDE:
        return fill(_OUTSIDE[said])
    year = int(said)
    if year <= -_MILLION:
        return fill(_MILLIONS_ON_CARD if is_on_card else _MILLIONS_BC, millions=-year // _MILLION)
    if year < 0:
        return fill(_BC, year=-year)
    return fill(_AD, year=year) if year < _FIRST_PLAIN_YEAR else str(year)
