"""What has happened, a sentence for every event worth telling; screen readers ask for it too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, DUELLIST, KINDS, SEER
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.wording import (
    QT_TRANSLATE_NOOP,
    Facts,
    Source,
    Words,
    all_of,
    fill,
    sentences,
    told,
)
from chrononauts_qt.ui.games.dungeon_time.texts import cards
from chrononauts_qt.ui.games.dungeon_time.texts.listed import a_card, as_sentence, one, some

Names = Sequence[str]
Teller = Callable[[Facts, Names], str | None]

SILENT = frozenset({"CardDrawn", "HandsShown"})
"""Events that are not told: hands lie open to all."""

_BEGAN = QT_TRANSLATE_NOOP("Log", "The game begins: {players}. {title}: complete {goal} Missions.")
_BEGAN_ADVENTURE = QT_TRANSLATE_NOOP(
    "Log", "The game begins: {players}. {title}: complete {goal} Missions and the Adventure.")
_DISCARDS = QT_TRANSLATE_NOOP("Log", "{name} discards {card}.")
_ENDED_PHASE = {
    "time": QT_TRANSLATE_NOOP("Log", "Time is up. The Resolution begins."),
    "done": QT_TRANSLATE_NOOP("Log", "Everybody is done. The Resolution begins."),
    "empty": QT_TRANSLATE_NOOP("Log", "No card is left. The Resolution begins."),
}
_REVEALED = QT_TRANSLATE_NOOP("Log", "Card {number}: {revealed}, from {name}.")
_REVEALED_ALONE = QT_TRANSLATE_NOOP("Log", "Card {number}: {revealed}.")

_SUCCEEDS = QT_TRANSLATE_NOOP("Log", "{title} succeeds and takes {spent}.")
_SUCCEEDS_FREE = {
    SEER: QT_TRANSLATE_NOOP("Log", "{title} succeeds, for the Seer has guessed right. It takes nothing."),
    DUELLIST: QT_TRANSLATE_NOOP("Log", "{title} succeeds, thanks to the Duellist. It takes nothing."),
}
_COMPLETED = QT_TRANSLATE_NOOP("Log", "Missions completed so far: {completed}.")

_USES = QT_TRANSLATE_NOOP("Log", "{name} uses {hero}.")
_USES_AS = QT_TRANSLATE_NOOP("Log", "{name} uses {hero}, who now does what {copied} can do.")
_COSTS = QT_TRANSLATE_NOOP("Log", "That costs {spent}.")
_NAMES = QT_TRANSLATE_NOOP("Log", "Named for the next Mission: {kind}.")

_SIFTED = QT_TRANSLATE_NOOP("Log", "Out of the Story go: {discarded}.")
_SIFTED_NOTHING = QT_TRANSLATE_NOOP("Log", "All of these cards stay in the Story.")
_LIMITS = {
    "mule": QT_TRANSLATE_NOOP("Log", "The Backpack has {limit} slots until a Mission has been settled."),
    "mule-over": QT_TRANSLATE_NOOP("Log", "The Backpack has {limit} slots again."),
    "squeeze": QT_TRANSLATE_NOOP("Log", "The Backpack has {limit} slots from now on."),
}
_REMOVED = {
    "supply": QT_TRANSLATE_NOOP("Log", "A token leaves the game from the supply: {kind}."),
    "backpack": QT_TRANSLATE_NOOP("Log", "A token leaves the game out of the Backpack: {kind}."),
}
_BROKE = QT_TRANSLATE_NOOP("Log", "There is no room for {item}: the Backpack breaks.")
_BROKE_BY_LIMIT = QT_TRANSLATE_NOOP("Log", "More slots are in use than the Backpack has now: it breaks.")
_ENDED = {
    "goal": QT_TRANSLATE_NOOP("Log", "The game is won: {completed} Missions completed, {goal} were needed."),
    "adventure": QT_TRANSLATE_NOOP(
        "Log", "The Adventure is won: {completed} Missions completed, {goal} were needed."),
    "broken": QT_TRANSLATE_NOOP(
        "Log", "The game is lost with the Backpack. Missions completed: {completed} of {goal}."),
    "short": QT_TRANSLATE_NOOP(
        "Log", "The Story is over and the game is lost. Missions completed: {completed} of {goal}."),
}


def narrate(event: Event, names: Names) -> str | None:
    """Return the sentence for an event, or None where it is not told; KeyError for an unknown one.

    `names` are the players' by 0-based seat. Whoever tells it sees to it that nothing shows the Story again
    before the Resolution (DT-1010).
    """
    if event.name in SILENT:
        return None
    line = _LINES[event.name]
    said = told(line, _WORDS, event.data, names) if isinstance(line, Source) else line(event.data, names)
    return said and as_sentence(said)


def _cards(found: Iterable[str]) -> str:
    return all_of(map(a_card, found))


_WORDS: Mapping[str, Words] = {
    "name": lambda facts, names: names[facts["seat"]],
    "players": lambda facts, names: all_of(names),
    "card": lambda facts, names: a_card(facts["card"]),
    "cards": lambda facts, names: _cards(facts["cards"]),
    "discarded": lambda facts, names: _cards(facts["discarded"]),
    "revealed": lambda facts, names: cards.name_of(facts["card"]) if facts["card"] in KINDS else cards.quoted(
        facts["card"]),
    "title": lambda facts, names: cards.quoted(facts.get("mission") or facts["card"]),
    "hero": lambda facts, names: cards.hero(facts["hero"]),
    "copied": lambda facts, names: cards.hero_name(facts["copied"]),
    "item": lambda facts, names: one(facts["kind"]),
    "kind": lambda facts, names: cards.kind(facts["kind"]),
    "kinds": lambda facts, names: some(facts["kinds"]),
    "missing": lambda facts, names: some(facts["missing"]),
    "spent": lambda facts, names: some(facts["spent"]),
}


def _began(data: Facts, names: Names) -> str:
    adventure = data["adventure"]
    title = cards.quoted(adventure) if adventure else cards.scenario(data["scenario"])
    source = _BEGAN_ADVENTURE if adventure else _BEGAN
    return fill(source, players=all_of(names), title=title, goal=data["goal"])


def _discarded(data: Facts, names: Names) -> str | None:
    """What fails, is thrown out or burns is told by what makes it so."""
    return told(_DISCARDS, _WORDS, data, names) if data["why"] == "hand" else None


def _succeeded(data: Facts, names: Names) -> str:
    first = told(_SUCCEEDS_FREE.get(data["how"], _SUCCEEDS), _WORDS, data, names)
    return sentences(first, "" if data["card"] in ADVENTURES else told(_COMPLETED, _WORDS, data, names))


def _used(data: Facts, names: Names) -> str:
    return sentences(
        told(_USES_AS if data["copied"] else _USES, _WORDS, data, names),
        told(_COSTS, _WORDS, data, names) if data["spent"] else "",
        fill(_NAMES, kind=cards.kind(data["named"])) if data["named"] else "",
    )


def _removed(data: Facts, names: Names) -> str:
    return sentences(*(
        fill(source, kind=cards.kind(kind)) for place, source in _REMOVED.items() for kind in data[place]))


def _one_of(fact: str, lines: Mapping[str, Source]) -> Teller:
    """Choose a sentence by what an event says."""
    return lambda data, names: told(lines[data[fact]], _WORDS, data, names)


_LINES: Mapping[str, Source | Teller] = {
    "GameBegan": _began,
    "HeroKept": QT_TRANSLATE_NOOP("Log", "{name} keeps {hero}."),
    "GlassTurned": QT_TRANSLATE_NOOP("Log", "The Adventure phase begins."),
    "CardPlayed": QT_TRANSLATE_NOOP("Log", "{name} plays {card}."),
    "CardDiscarded": _discarded,
    "SeatDone": QT_TRANSLATE_NOOP("Log", "{name} is done."),
    "SeatWaits": QT_TRANSLATE_NOOP("Log", "{name} goes on after all."),
    "AdventurePhaseEnded": _one_of("why", _ENDED_PHASE),
    "CardRevealed": lambda data, names: told(
        _REVEALED if len(names) > 1 else _REVEALED_ALONE, _WORDS, data, names),
    "ItemPlaced": QT_TRANSLATE_NOOP("Log", "Slots in use: {slots} of {limit}."),
    "MissionSucceeded": _succeeded,
    "MissionFailed": QT_TRANSLATE_NOOP("Log", "{title} fails. Missing: {missing}."),
    "ItemsDropped": QT_TRANSLATE_NOOP("Log", "Out of the Backpack, to the discards: {kinds}."),
    "RewardTaken": QT_TRANSLATE_NOOP("Log", "{title} pays {item}."),
    "RewardRefused": QT_TRANSLATE_NOOP("Log", "The Reward of {title} is left."),
    "RewardGone": QT_TRANSLATE_NOOP("Log", "{title} pays nothing: no such token is left."),
    "HeroUsed": _used,
    "StoryLookedAt": QT_TRANSLATE_NOOP("Log", "Next in the Story: {cards}."),
    "StorySifted": lambda data, names: told(
        _SIFTED if data["discarded"] else _SIFTED_NOTHING, _WORDS, data, names),
    "StoryOrdered": QT_TRANSLATE_NOOP("Log", "These cards go back in the order that was chosen."),
    "MissionReturned": QT_TRANSLATE_NOOP("Log", "{title} goes under the Story and comes once more."),
    "TokenTraded": QT_TRANSLATE_NOOP("Log", "In exchange you take {item}."),
    "TokensRemoved": _removed,
    "LimitChanged": _one_of("why", _LIMITS),
    "EffectBegan": lambda data, names: cards.effect(data["adventure"]),
    "GuessMissed": QT_TRANSLATE_NOOP("Log", "{title} does not ask for what was named: {kind}."),
    "BackpackBroke": lambda data, names: told(
        _BROKE if data["kind"] else _BROKE_BY_LIMIT, _WORDS, data, names),
    "GameEnded": _one_of("route", _ENDED),
}
