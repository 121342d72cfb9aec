"""What each card does step by step, for the inspector."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from chrononauts_qt.games.chrononauts.cards import (
    ARTIFACT,
    BY_ID,
    IDENTITY,
    INVERTER,
    LINCHPIN,
    MISSION,
    MISSIONS,
    MOST_REAL_MONA_LISA,
    PATCH,
    RIPPLEPOINT,
    Card,
)
from chrononauts_qt.games.chrononauts.timeline import NEXUS, RIPPLES, UBER_YEAR
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, all_of, altered, any_of, fill
from chrononauts_qt.ui.games.chrononauts.texts.conditions import (
    condition_text,
    patch_settings,
    restored_text,
    reverse_settings,
)
from chrononauts_qt.ui.games.chrononauts.texts.titles import artifact_year, most_real_mona_lisa, quoted, title

_OWN: dict[str, tuple[Source, ...]] = {
    "reverse-fate": (
        QT_TRANSLATE_NOOP("CardSteps", "Choose any Linchpin, whichever side it shows."),
        QT_TRANSLATE_NOOP("CardSteps", "Turn it over."),
    ),
    "restore-history": (
        QT_TRANSLATE_NOOP("CardSteps", "Choose a Linchpin that shows its altered side."),
        QT_TRANSLATE_NOOP("CardSteps", "Turn it back to True History."),
    ),
    "prevent-assassination": (
        QT_TRANSLATE_NOOP(
            "CardSteps", "Choose 1865, 1914, 1963 or 1980 on the true side, or 1936′ or 1981′."),
        QT_TRANSLATE_NOOP("CardSteps", "Turn it over: nobody is killed. It never works the other way round."),
    ),
    "avert-disaster": (
        QT_TRANSLATE_NOOP("CardSteps", "Choose 1912, 1915 or 1937 on the true side."),
        QT_TRANSLATE_NOOP(
            "CardSteps", "Turn it over: the disaster stays away. It cannot be brought back this way."),
    ),
    "halt-attack": (
        QT_TRANSLATE_NOOP("CardSteps", "Choose 1941 or 1993 on the true side."),
        QT_TRANSLATE_NOOP("CardSteps", "Turn it over: the attack does not come."),
    ),
    "sabotage": (
        QT_TRANSLATE_NOOP("CardSteps", "Choose 1943 or 1957 on the true side."),
        QT_TRANSLATE_NOOP("CardSteps", "Turn it over: the work of years comes to nothing."),
    ),
    "get-there-first": (
        QT_TRANSLATE_NOOP("CardSteps", "Choose an Artifact on the table of another player."),
        QT_TRANSLATE_NOOP("CardSteps", "It moves to your own table."),
    ),
    "sell-artifact-mona-lisa": (
        QT_TRANSLATE_NOOP("CardSteps", "Discard an Artifact from your table."),
        QT_TRANSLATE_NOOP("CardSteps", "Draw two cards."),
        QT_TRANSLATE_NOOP(
            "CardSteps", "Was it the most convincing Mona Lisa on any table? Then draw three instead."),
    ),
    "sell-artifact-dinosaur": (
        QT_TRANSLATE_NOOP("CardSteps", "Discard an Artifact from your table."),
        QT_TRANSLATE_NOOP("CardSteps", "Draw two cards."),
        QT_TRANSLATE_NOOP("CardSteps", "Was it a Dinosaur? Then draw three instead."),
    ),
    "sell-artifact-lost-works": (
        QT_TRANSLATE_NOOP("CardSteps", "Discard an Artifact from your table."),
        QT_TRANSLATE_NOOP("CardSteps", "Draw two cards."),
        QT_TRANSLATE_NOOP("CardSteps", "Did it belong to the Lost Works? Then draw three instead."),
    ),
    "miracle-biblical-relic": (
        QT_TRANSLATE_NOOP("CardSteps", "Discard an Artifact from your table and set your hand aside."),
        QT_TRANSLATE_NOOP("CardSteps", "Draw two cards: play one of them, discard the other."),
        QT_TRANSLATE_NOOP("CardSteps", "Was it a Biblical Relic? Then draw three, play two, discard one."),
        QT_TRANSLATE_NOOP("CardSteps", "Take your hand back."),
    ),
    "miracle-future-wisdom": (
        QT_TRANSLATE_NOOP("CardSteps", "Discard an Artifact from your table and set your hand aside."),
        QT_TRANSLATE_NOOP("CardSteps", "Draw two cards: play one of them, discard the other."),
        QT_TRANSLATE_NOOP("CardSteps", "Was it Future Wisdom? Then draw three, play two, discard one."),
        QT_TRANSLATE_NOOP("CardSteps", "Take your hand back."),
    ),
    "it-never-existed": (
        QT_TRANSLATE_NOOP("CardSteps", "Choose an Artifact on any table; your own will do."),
        QT_TRANSLATE_NOOP("CardSteps", "It goes to the discard pile."),
    ),
    "new-mission": (
        QT_TRANSLATE_NOOP("CardSteps", "Slide your Mission under the Mission stack without showing it."),
        QT_TRANSLATE_NOOP("CardSteps", "The top Mission of the stack is yours now."),
    ),
    "your-parents-never-met": (
        QT_TRANSLATE_NOOP("CardSteps", "Choose a player; you may choose yourself."),
        QT_TRANSLATE_NOOP("CardSteps", "The old Identity is shown to all and goes under the stack."),
        QT_TRANSLATE_NOOP("CardSteps", "The player takes the top Identity and keeps it secret."),
    ),
    "time-vortex": (
        QT_TRANSLATE_NOOP("CardSteps", "All hands are gathered and shuffled; Missions and Identities stay."),
        QT_TRANSLATE_NOOP("CardSteps", "The cards are dealt one by one, beginning with you."),
    ),
    "discontinuity": (
        QT_TRANSLATE_NOOP("CardSteps", "Choose left or right."),
        QT_TRANSLATE_NOOP("CardSteps", "Every player gives the whole hand to the next player on that side."),
    ),
    "memo": (
        QT_TRANSLATE_NOOP("CardSteps", "Play it while another player is playing a card, in any turn."),
        QT_TRANSLATE_NOOP("CardSteps", "That card does nothing and is discarded; so is the Memo."),
        QT_TRANSLATE_NOOP("CardSteps", "The turn goes on, with that play used up."),
    ),
    "fast-forward": (
        QT_TRANSLATE_NOOP("CardSteps", "Draw two cards."),
        QT_TRANSLATE_NOOP("CardSteps", "Make two plays, one after the other; Killing Time counts as a play."),
        QT_TRANSLATE_NOOP("CardSteps", "A Memo against the first of them leaves you the second."),
    ),
    "rewind": (
        QT_TRANSLATE_NOOP("CardSteps", "Choose a card in the discard pile that is not a Timewarp."),
        QT_TRANSLATE_NOOP("CardSteps", "Play it at once."),
    ),
    "quick-trip": (
        QT_TRANSLATE_NOOP(
            "CardSteps", "Look through the draw pile and choose a card that is not a Timewarp."),
        QT_TRANSLATE_NOOP("CardSteps", "The rest of the draw pile is shuffled."),
        QT_TRANSLATE_NOOP(
            "CardSteps", "Play the chosen card at once. If none can be played, the trip was for nothing."),
    ),
}
_CHECKED = QT_TRANSLATE_NOOP(
    "CardSteps", "Every year on its Ripples list is checked, and turns if its condition says so.")
_PATCH = QT_TRANSLATE_NOOP("CardSteps", "Play it on {year} while the Paradox there is open.")
_NEXUS = QT_TRANSLATE_NOOP(
    "CardSteps", "Play it on {year} while no other Patch lies there, and only with {settings}.")
_COVERED = QT_TRANSLATE_NOOP("CardSteps", "The Paradox no longer counts, and the new headline holds.")
_BONUS = QT_TRANSLATE_NOOP("CardSteps", "Draw a bonus card.")
_MAY_STAY = QT_TRANSLATE_NOOP("CardSteps", "It is nullified if {settings}, even where the Paradox remains.")
_SEALS = QT_TRANSLATE_NOOP(
    "CardSteps", "While it lies there, the ÜberParadox puts every later year out of reach.")
_FETCHED = QT_TRANSLATE_NOOP("CardSteps", "Fetched from: {year}. It lies face up on your table.")
_WANTED = QT_TRANSLATE_NOOP("CardSteps", "Missions that ask for it: {missions}.")
_WANTED_ONCE = QT_TRANSLATE_NOOP("CardSteps", "The Mission that asks for it: {mission}.")
_WANTED_AT_TIMES = QT_TRANSLATE_NOOP("CardSteps", "While no better Mona Lisa is in play, also: {missions}.")
_SEALED = QT_TRANSLATE_NOOP("CardSteps", "It cannot be played during the ÜberParadox.")
_LINCHPIN = QT_TRANSLATE_NOOP("CardSteps", "An Inverter that lists {year} turns this Linchpin over.")
_RIPPLES = QT_TRANSLATE_NOOP(
    "CardSteps", "Checked each time, and may turn: {years}.")
_RIPPLEPOINT = QT_TRANSLATE_NOOP("CardSteps", "No card turns a Ripplepoint: it follows its Linchpins.")
_COVER = QT_TRANSLATE_NOOP("CardSteps", "Its Paradox can be covered by: {patch}.")
_GATHER = QT_TRANSLATE_NOOP("CardSteps", "Have on your table: {artifacts}.")
_HOME = QT_TRANSLATE_NOOP(
    "CardSteps", "{true} must show its true headline, {first} and {second} must lie under their Patches.")
_EITHER_FORGERY = QT_TRANSLATE_NOOP("CardSteps", "either forged Mona Lisa")
_CLAIM = QT_TRANSLATE_NOOP("CardSteps", "Claim victory when your own turn ends.")


def steps(card_id: str) -> list[str]:
    """Return the steps of any card in order, without their numbers."""
    card = BY_ID[card_id]
    by_family = {LINCHPIN: _linchpin, RIPPLEPOINT: _ripplepoint, PATCH: _patch, ARTIFACT: _artifact,
                 MISSION: _mission, IDENTITY: _identity}
    if card.family in by_family:
        return by_family[card.family](card)
    own = [fill(source) for source in _OWN[card_id]]
    return [*own, fill(_CHECKED)] if card.family == INVERTER else own


def bonus_step() -> str:
    """Return the step that a Patch has in a game with bonus cards."""
    return fill(_BONUS)


def _linchpin(card: Card) -> list[str]:
    year = card.facts["year"]
    return [fill(_LINCHPIN, year=year), fill(_RIPPLES, years=all_of(RIPPLES[year]))]


def _ripplepoint(card: Card) -> list[str]:
    year = card.facts["year"]
    cover = [] if year == NEXUS else [fill(_COVER, patch=title(f"patch-{year}"))]  # 1945 has a table of them
    return [fill(_RIPPLEPOINT), condition_text(year), restored_text(year), *cover]


def _patch(card: Card) -> list[str]:
    year = card.facts["year"]
    if year == NEXUS:
        return [fill(_NEXUS, year=year, settings=patch_settings(card.id)), fill(_COVERED), fill(_BONUS),
                fill(_MAY_STAY, settings=reverse_settings(card.id))]
    seals = [fill(_SEALS)] if year == UBER_YEAR else []
    return [fill(_PATCH, year=year), fill(_COVERED), fill(_BONUS), *seals]


def _artifact(card: Card) -> list[str]:
    firmly = [quoted(m.id) for m in MISSIONS if any(card.id in names for names in _named(m))]
    maybe = [quoted(m.id) for m in MISSIONS if MOST_REAL_MONA_LISA in m.facts["artifacts"]]
    lines = [fill(_FETCHED, year=artifact_year(card.id)), _wanted(firmly)]
    if card.facts["category"] == "mona-lisa":
        lines.append(fill(_WANTED_AT_TIMES, missions=all_of(maybe)))
    if card.facts.get("unplayable_in_uberparadox"):
        lines.append(fill(_SEALED))
    return lines


def _wanted(missions: Sequence[str]) -> str:
    if len(missions) == 1:
        return fill(_WANTED_ONCE, mission=missions[0])
    return fill(_WANTED, missions=all_of(missions))


def _named(mission: Card) -> list[list[str]]:
    """Return for each thing a Mission asks for the ids of the Artifacts that will do."""
    return [[need] if isinstance(need, str) else need for need in mission.facts["artifacts"]]


def needed_words(need: str | Sequence[str], named: Callable[[str], str] = title) -> str:
    """Return the name of one thing a Mission asks for: an Artifact, a choice or the best painting (R-910).

    `named` gives a card its name: in a sentence, `titles.quoted`.
    """
    if isinstance(need, str):
        return most_real_mona_lisa() if need == MOST_REAL_MONA_LISA else named(need)
    if len(need) > 1 and all(BY_ID[name].facts.get("realness") for name in need):
        return fill(_EITHER_FORGERY)
    return any_of(named(name) for name in need)


def _mission(card: Card) -> list[str]:
    asked = [needed_words(need, quoted) for need in card.facts["artifacts"]]
    return [fill(_GATHER, artifacts=all_of(asked)), fill(_CLAIM)]


def _identity(card: Card) -> list[str]:
    first, second = (altered(year) for year in card.facts["primes"])
    return [fill(_HOME, true=card.facts["true"], first=first, second=second), fill(_CLAIM)]
