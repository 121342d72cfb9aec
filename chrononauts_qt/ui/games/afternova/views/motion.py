"""What moves when at a table of AfterNova, as plain values: the events of one action on one time axis.

Nothing here knows a widget. Only public events are read, and a hidden card has no name in them, so neither
the order, the timing nor the sound of a step can depend on one.

Places are words: ``planet geodonia``, ``socket geodonia 2`` (its third space), ``market crew 0``, ``deck
crew``, ``hand``, ``seat 1`` and ``hold 1`` (0-based seats, or bot), ``done 1`` (where its Projects lie),
``icon KEY colour`` (on a Project of Bot's), ``slip 2`` and ``bag``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from chrononauts_qt.games.afternova.amounts import fragments, words
from chrononauts_qt.games.afternova.cards import CREWS
from chrononauts_qt.games.afternova.state import MOST_PROJECTS, ROW_SIZE
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.kit.clock import FADE
from chrononauts_qt.ui.kit.moving import Step, first_cues

CARD, ARC, SEAL, SLIP, PLANET, ROW, DRAW, COMPLETE = 220, 260, 180, 160, 320, 260, 600, 700
STAGGER, DROP = 60, 70
"""From one Fragment to the next: of a deal, and out of the bag."""
DEAL_CAP = 1400
"""Cards, seal and Fragments of a deal together."""
ROLL = 300
"""The last part of a completion: the points roll up."""
LONGEST = 2800
"""Who falls further behind at normal speed is brought to the end at once."""
BADGE = 1600
"""So long those who want no motion read what came into a Hold."""

COVERS = ("keep", "leave", "turn", "fade", "slide", "fill", "roll")
"""These show what was until their moment, and change then."""


@dataclass(frozen=True, slots=True)
class Motion(Step):
    """One movement.

    ``kind``: fly (``thing``, a colour, a card, or the back of a row, along ``way``), draw (the same along
    Bot's row), keep (what was at ``place`` until the end), leave and rise (a Planet), turn, slide, fade,
    fill (a gap of the Market), roll (the points of a seat), press (a seal), badge (``thing``: what has
    come), cue (only to be heard). A thing `waits` where it begins, and lies where it ends until ``stays``.
    """

    thing: str = ""
    way: tuple[str, str] = ("", "")
    place: str = ""
    waits: bool = False
    stays: int = 0


def plan(
    events: Iterable[Event], viewer: int | None = None, done: Sequence[int] = ()
) -> tuple[Motion, ...]:
    """Return the steps of one action's public events.

    ``viewer`` is the seat whose hand is uncovered, ``done`` how many Projects each seat has completed now.
    """
    score = _Score(viewer, done)
    for event in events:
        follow = _FOLLOW.get(event.name)
        if follow is not None:
            follow(score, event.data)
    return score.written()


def faded(steps: Sequence[Motion]) -> tuple[Motion, ...]:
    """Return one cross-fade of all that changes, and badges for what came, for those who want no motion."""
    heard = [Motion("cue", 0, 0, cue) for cue in first_cues(steps)]
    places = dict.fromkeys(step.place for step in steps if step.kind in COVERS)
    came: dict[str, list[str]] = {}
    for step in steps:
        if step.kind in ("fly", "draw") and step.way[1].startswith("hold") and step.stays:
            came.setdefault(step.way[1], []).append(step.thing)
    fades = [Motion("fade", 0, FADE, place=place) for place in places]
    badges = [Motion("badge", 0, BADGE, place=place, thing=" ".join(what)) for place, what in came.items()]
    return (*heard, *fades, *badges)


class _Score:
    """The steps so far, and the moment at which the next one may begin."""

    def __init__(self, viewer: int | None, done: Sequence[int]) -> None:
        self.viewer, self.done = viewer, done
        self.now = 0
        self.steps: list[Motion] = []
        self._kept: dict[str, int] = {}
        self.for_bot: list[str] = []
        """Where the Fragments lie that Bot has been given and has not placed yet."""

    def add(self, kind: str, length: int, wait: bool = True, **words_: Any) -> None:
        """Put a step at the present moment; the next one waits for its end or starts with it."""
        self.steps.append(Motion(kind, self.now, length, **words_))
        if wait:
            self.now += length

    def home_of(self, seat: int) -> str:
        """Where a seat's cards are on the screen: in the dock if they are uncovered, else at its panel."""
        return "hand" if seat == self.viewer else f"seat {seat}"

    def keep(self, place: str, end: int) -> None:
        """Let a place look as it was until then, and change softly."""
        self._kept[place] = max(self._kept.get(place, 0), end)

    def throw(self, thrown: Sequence[tuple[str, str, str]], length: int, gap: int, cue: str = "") -> None:
        """Let Fragments (colour, whence, whither) fly one after the other; each clicks where it lands."""
        for number, (colour, whence, whither) in enumerate(thrown):
            start = self.now + number * gap
            stays = start + length if whither != "bag" else 0
            self.steps.append(Motion(
                "fly", start, length, cue if not number else "", colour, (whence, whither), waits=True,
                stays=stays))
            if whither != "bag":
                self.steps.append(Motion("cue", start + length, 0, "glass"))
            for place in (whence, whither):
                if place.startswith("hold"):
                    self.keep(place, start + length)
        if thrown:
            self.now += (len(thrown) - 1) * gap + length

    def written(self) -> tuple[Motion, ...]:
        """Return all steps in order; what has come into a Hold lies there until the Hold itself shows it."""
        steps = [
            replace(step, stays=self._kept[step.way[1]] + FADE)
            if step.stays and step.way[1] in self._kept else step
            for step in self.steps
        ]
        steps += [Motion("keep", 0, end + FADE, place=place) for place, end in self._kept.items()]
        return tuple(sorted(steps, key=lambda step: step.start))

    # -- deals ------------------------------------------------------------------------------------

    def harvest(self, data: Mapping[str, Any]) -> None:
        """Cards to the Planet, a seal where others help, then the Fragments to those who get them."""
        planet = f"planet {data['planet']}"
        for seat, crew in data["crew"].items():
            for card in crew:
                self.add("fly", CARD, wait=False, thing=card, way=(self.home_of(int(seat)), planet))
        if len(data["crew"]) > 1:
            self.add("press", SEAL, False, place=planet, cue="stamp", stays=self.now + CARD + SEAL)
        self.now += CARD
        self.add("cue", 0, cue="engine")
        thrown, bots = _shared(data), _from_planet(data)
        self.throw(thrown, ARC, _gap(len(thrown), STAGGER, DEAL_CAP - CARD - ARC))
        self.for_bot = [f"socket {data['planet']} {at}" for at, (_, to) in enumerate(bots) if to == "bot"]
        self.keep(planet, self.now)

    def reveal(self, data: Mapping[str, Any]) -> None:
        """A Planet leaves to the left, a new one rises, Fragments drop out of the bag."""
        place, planet = f"place {data['place']}", data["planet"]
        self._kept = {kept: end for kept, end in self._kept.items() if not kept.startswith("planet")}
        self.add("leave", PLANET, wait=False, place=place)
        end = self.now + PLANET + (len(data["fragments"]) - 1) * DROP + CARD
        self.add("rise", PLANET, place=place, thing=planet, stays=end)
        self.add("cue", 0, cue="rustle")
        for number, colour in enumerate(data["fragments"]):
            start = self.now + number * DROP
            way = ("bag", f"socket {planet} {number}")
            self.steps.append(Motion("fly", start, CARD, "", colour, way, stays=end))
            self.steps.append(Motion("cue", start + CARD, 0, "glass"))
        self.now = max(self.now, end)

    # -- Bot --------------------------------------------------------------------------------------

    def bot_gets(self, colour: str, place: str) -> None:
        """A drawn Fragment flies along Bot's row; one that it was given comes from the Planet."""
        if self.for_bot:
            self.throw([(colour, self.for_bot.pop(0), place)], ARC, 0)
            self.keep("hold bot", self.now)
            return
        self.steps.append(Motion("cue", self.now, 0, "rustle"))
        stays = self.now + DRAW
        self.add("draw", DRAW, thing=colour, way=("bag", place), stays=stays)
        self.add("cue", 0, cue="glass")
        self.keep("hold bot", self.now)

    def complete(self, who: int | str, data: Mapping[str, Any], whence: str) -> None:
        """Fragments fly to the Reserve, the card slides under the ship, points roll up."""
        began = self.now
        paid = [(colour, f"hold {who}", "bag") for colour in data["fragments"]]
        self.throw(paid, ARC, _gap(len(paid), STAGGER, COMPLETE - ROLL - ARC))
        self.now = began
        fifth = who != "bot" and bool(self.done) and self.done[int(who)] == MOST_PROJECTS - 1
        self.add("fly", COMPLETE - ROLL, thing=data["project"], way=(whence, f"done {who}"), cue="chime")
        self.keep(f"done {who}", self.now)
        self.add("roll", ROLL, place=f"seat {who}", cue="meter-10" if fifth else "")


def _gap(count: int, gap: int, cap: int) -> int:
    """Return the time from one of `count` to the next, less if all together would be too long."""
    return max(0, min(gap, cap // (count - 1))) if count > 1 else gap


def _from_planet(data: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return the Fragments of a Planet in the order of its spaces, each with who gets it."""
    gets: dict[str, list[str]] = {}
    for share in data["shares"]:
        for colour in share["gets"]:
            gets.setdefault(colour, []).append(str(share["seat"]))
    for colour in data["left"]:
        gets.setdefault(colour, []).append(str(data["seat"]))
    everything = words(fragments(colour for colour, all_of in gets.items() for _ in all_of))
    return [(colour, gets[colour].pop(0)) for colour in everything]


def _shared(data: Mapping[str, Any]) -> list[tuple[str, str, str]]:
    """Return what flies in a deal: out of the Planet, and between Holds; what Bot gets flies later."""
    active = data["seat"]
    found = [
        (colour, f"socket {data['planet']} {number}", f"hold {who}")
        for number, (colour, who) in enumerate(_from_planet(data)) if who != "bot"
    ]
    for share in data["shares"]:
        found += [(colour, f"hold {active}", f"hold {share['seat']}") for colour in share["plus"]]
        found += [(colour, f"hold {share['seat']}", f"hold {active}") for colour in share["gives"]]
    return found


def _take(score: _Score, data: Mapping[str, Any]) -> None:
    row = "crew" if data["card"] in CREWS else "projects"
    way = (f"market {row} {data['place']}", score.home_of(data["seat"]))
    score.add("fly", CARD, thing=data["card"], way=way, cue="paw")


def _replace(score: _Score, data: Mapping[str, Any]) -> None:
    for place in range(ROW_SIZE):
        cue = "" if place else "paws"
        score.add("turn", ROW, wait=False, place=f"market {data['row']} {place}", cue=cue)
    score.now += ROW


def _restore(score: _Score, data: Mapping[str, Any]) -> None:
    for row in ("crew", "projects"):
        for place in range(ROW_SIZE):
            start = score.now + place * STAGGER
            score.steps.append(
                Motion("fill", start, CARD, place=f"market {row} {place}", way=(f"deck {row}", "")))
    score.now += CARD + (ROW_SIZE - 1) * STAGGER


def _offer(score: _Score, data: Mapping[str, Any]) -> None:
    score.add("slide", SLIP, place=f"slip {data['number']}", cue="slip")


def _answers(score: _Score, data: Mapping[str, Any]) -> None:
    said = list(data["answers"].values())
    cue = "ask" if any(not isinstance(answer, str) for answer in said) else "no"
    cue = "" if all(answer == "accept" for answer in said) else cue
    score.add("turn", ROW, place=f"slip {data['number']}", cue=cue)


def _agree(score: _Score, data: Mapping[str, Any]) -> None:
    score.add("press", SEAL, place=f"slip {data['number']}", cue="yes", stays=score.now + SEAL)


def _drop(score: _Score, data: Mapping[str, Any]) -> None:
    thrown = [(colour, f"hold {data['seat']}", "bag") for colour in data["fragments"]]
    score.throw(thrown, ARC, STAGGER, "drawer")


def _discard(score: _Score, data: Mapping[str, Any]) -> None:
    row = "crew" if data["card"] in CREWS else "projects"
    way = (score.home_of(data["seat"]), f"deck {row}")
    score.add("fly", CARD, thing=data["card"], way=way, cue="paw")


def _thank(score: _Score, data: Mapping[str, Any]) -> None:
    score.add("fly", CARD, thing="crew", way=("deck crew", score.home_of(data["seat"])))


def _bot_places(score: _Score, data: Mapping[str, Any]) -> None:
    score.bot_gets(data["colour"], f"icon {data['project']} {data['colour']}")


def _bot_draws(score: _Score, data: Mapping[str, Any]) -> None:
    score.add("fly", CARD, thing=data["project"], way=("deck projects", "seat bot"), cue="paw")
    score.keep("hold bot", score.now)


def _bot_empties(score: _Score, data: Mapping[str, Any]) -> None:
    thrown = [(colour, "hold bot", "bag") for colour in data["fragments"]]
    score.throw(thrown, ARC, STAGGER, "drawer")


def _say(cue: str) -> Callable[[_Score, Mapping[str, Any]], None]:
    def follow(score: _Score, data: Mapping[str, Any]) -> None:
        score.add("cue", 0, cue=cue)

    return follow


_FOLLOW: dict[str, Callable[[_Score, Mapping[str, Any]], None]] = {
    "OfferMade": _offer,
    "AnswersTold": _answers,
    "DealAgreed": _agree,
    "Harvested": _Score.harvest,
    "FragmentsDropped": _drop,
    "PlanetRevealed": _Score.reveal,
    "CrewDrawn": _thank,
    "CardTaken": _take,
    "RowReplaced": _replace,
    "MarketRestored": _restore,
    "CardDiscarded": _discard,
    "CardsShown": _say("slip"),
    "ProjectCompleted": lambda score, data: score.complete(data["seat"], data, score.home_of(data["seat"])),
    "LastChance": _say("meter-12"),
    "BagRefilled": _say("rustle"),
    "BotPlaced": _bot_places,
    "BotStored": lambda score, data: score.bot_gets(data["colour"], "hold bot"),
    "BotCompleted": lambda score, data: score.complete("bot", data, "seat bot"),
    "BotDrew": _bot_draws,
    "BotHoldEmptied": _bot_empties,
    "BotGained": lambda score, data: score.add(
        "fly", CARD, thing="projects", way=("deck projects", "done bot"), cue="paw"),
}
