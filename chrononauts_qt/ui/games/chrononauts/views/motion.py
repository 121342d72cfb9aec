"""What moves when, as plain values: the events of one action become steps on one time axis (4.7).

Nothing here knows a widget. Only public events are read, and a drawn card has no name in them, so neither
the order nor the timing of a step can depend on a hidden card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.games.chrononauts.views.undertones import UNDERTONE
from chrononauts_qt.ui.kit.moving import Step

FLY, TURN, IRIS, LAMP, STITCH, FAULT, RISE = 220, 320, 260, 80, 260, 450, 350
STAGGER, WAVE_CAP, REACT_CAP = 80, 900, 300
LONGEST = 2400
"""No play moves longer at normal speed; who falls further behind is brought to the end at once."""

MEMO = "memo"


@dataclass(frozen=True, slots=True)
class Motion(Step):
    """One movement.

    ``kind``: fly (a card, face down without ``card``, along ``way``), turn, lamp, open, close, stitch,
    unpick (of ``year``), sink, rise (of the years beyond the fault), cue (only to be heard). Places of a
    way are hand, slot, deck, discard, ``year-1936``, ``seat-0`` (a 0-based seat) and ``table-0`` (the
    Artifacts in front of it).
    """

    year: int = 0
    card: str = ""
    way: tuple[str, str] = ("", "")


def plan(events: Iterable[Event], viewer: int | None = None) -> tuple[Motion, ...]:
    """Return the steps of one action's public events; ``viewer`` is the seat whose hand is uncovered."""
    score = _Score(viewer)
    for event in events:
        if event.name not in _RIPPLE:
            score.end_ripple()
        follow = _FOLLOW.get(event.name)
        if follow is not None:
            follow(score, event.data)
    score.end_ripple()
    return tuple(sorted(score.steps, key=lambda step: step.start))


class _Score:
    """The steps so far, and the moment at which the next one may begin."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.now = 0
        self.steps: list[Motion] = []
        self._draws = 0
        self._touched: list[tuple[int, str]] = []
        self._unpicked: list[tuple[int, str]] = []
        self._heals = False

    def add(self, kind: str, length: int, wait: bool = True, **words: Any) -> None:
        """Put a step at the present moment; the next one waits for its end or starts with it."""
        self.steps.append(Motion(kind, self.now, length, **words))
        if wait:
            self.now += length

    def home_of(self, seat: int) -> str:
        """Where a seat's cards are on the screen: in the dock if they are uncovered, else at its panel."""
        return "hand" if seat == self.viewer else f"seat-{seat}"

    def draw(self, data: Mapping[str, Any]) -> None:
        """Let a face-down card leave the pile; several leave one after the other."""
        start = self.now if not self._draws else self.now - FLY + STAGGER
        self._draws += 1
        way = ("deck", self.home_of(data["seat"]))
        self.steps.append(Motion("fly", start, FLY, way=way, cue="draw"))
        self.now = start + FLY

    def flip(self, data: Mapping[str, Any]) -> None:
        """Turn the Linchpin; what the wave does is gathered until it is whole."""
        year = data["year"]
        self.add("turn", TURN, year=year, cue=f"linchpin-{UNDERTONE[year]}")

    def nullify(self, data: Mapping[str, Any]) -> None:
        """Remember a Patch that comes off."""
        self._unpicked.append((data["year"], data["patch"]))

    def heal(self, data: Mapping[str, Any]) -> None:
        """Remember that the ÜberParadox ends with the Patch that comes off."""
        self._heals = True

    def touch(self, kind: str, year: int) -> None:
        """Remember a year that the wave reaches, and how it reacts."""
        self._touched.append((year, kind))

    def end_ripple(self) -> None:
        """Run the wave in year order, then take Patches off, then turn years."""
        self._draws = 0 if self._touched or self._unpicked else self._draws
        touched, unpicked = sorted(self._touched), sorted(self._unpicked)
        self._touched, self._unpicked = [], []
        for number, (year, _) in enumerate(touched):
            gap = _gap(len(touched), WAVE_CAP - LAMP)
            cue = "" if number else "wave"
            self.steps.append(Motion("lamp", self.now + number * gap, LAMP, year=year, cue=cue))
        self.now += (len(touched) - 1) * _gap(len(touched), WAVE_CAP - LAMP) + LAMP if touched else 0
        self._react([("unpick", year, patch) for year, patch in unpicked])
        if self._heals:
            self._heals = False
            self.add("rise", RISE, wait=False, cue="healed")
        self._react([(kind, year, "") for year, kind in touched if kind])

    def _react(self, all_of: list[tuple[str, int, str]]) -> None:
        gap = _gap(len(all_of), REACT_CAP)
        for number, (kind, year, patch) in enumerate(all_of):
            start = self.now + number * gap
            self.steps.append(Motion(kind, start, IRIS, year=year, cue=kind))
            if patch:
                way = (f"year-{year}", "discard")
                self.steps.append(Motion("fly", start + STITCH, FLY, card=patch, way=way))
        if all_of:
            self.now += (len(all_of) - 1) * gap + IRIS


def _gap(count: int, cap: int) -> int:
    """Return the time from one of `count` steps to the next: STAGGER, less if the cap asks for it."""
    return min(STAGGER, cap // (count - 1)) if count > 1 else STAGGER


def _announce(score: _Score, data: Mapping[str, Any]) -> None:
    home = {"discard": "discard", "draw-pile": "deck"}.get(data["source"], f"seat-{data['seat']}")
    if data["source"] in ("hand", "small-hand") and data["card"] != MEMO:
        home = score.home_of(data["seat"])
    cue = "memo" if data["card"] == MEMO else "put"
    score.add("fly", FLY, card=data["card"], way=(home, "slot"), cue=cue)


def _discard(score: _Score, data: Mapping[str, Any]) -> None:
    why, seat = data["why"], data["seat"]
    home = f"table-{seat}"
    if why in ("played", "cancelled", "memo"):
        home = "slot"
    elif why in ("kill", "second", "small-hand", "not-needed", "stuck"):
        home = score.home_of(seat)
    cue = "tear" if why == "cancelled" else "put"
    score.add("fly", FLY, wait=why != "played", card=data["card"], way=(home, "discard"), cue=cue)


def _patch(score: _Score, data: Mapping[str, Any]) -> None:
    year = data["year"]
    score.add("fly", FLY, card=data["patch"], way=("slot", f"year-{year}"), cue="put")
    score.add("stitch", STITCH, year=year, cue=f"stitch-{UNDERTONE[year]}")


def _artifact(score: _Score, data: Mapping[str, Any]) -> None:
    way = ("slot", f"table-{data['seat']}")
    score.add("fly", FLY, card=data["card"], way=way, cue="artifact")


def _take(score: _Score, data: Mapping[str, Any]) -> None:
    way = (f"table-{data['victim']}", f"table-{data['seat']}")
    score.add("fly", FLY, card=data["card"], way=way, cue="artifact")


def _shuffle_hands(score: _Score, data: Mapping[str, Any]) -> None:
    for there in (True, False):
        for seat in range(len(data["sizes"])):
            way = (f"seat-{seat}", "deck") if there else ("deck", f"seat-{seat}")
            score.add("fly", FLY, wait=False, way=way, cue="" if seat else "shuffle")
        score.now += FLY


def _say(cue: str) -> Callable[[_Score, Mapping[str, Any]], None]:
    def follow(score: _Score, data: Mapping[str, Any]) -> None:
        score.add("cue", 0, cue=cue)

    return follow


def _touch(kind: str) -> Callable[[_Score, Mapping[str, Any]], None]:
    def follow(score: _Score, data: Mapping[str, Any]) -> None:
        score.touch(kind, data["year"])

    return follow


_RIPPLE = ("PatchNullified", "ParadoxOpened", "ParadoxClosed", "ConditionHeld", "UberParadoxEnded")
_FOLLOW: dict[str, Callable[[_Score, Mapping[str, Any]], None]] = {
    "TurnBegan": _say("hand-off"),
    "PileShuffled": _say("shuffle"),
    "CardDrawn": _Score.draw,
    "CardAnnounced": _announce,
    "WindowOpened": _say("ring"),
    "CardDiscarded": _discard,
    "LinchpinFlipped": _Score.flip,
    "PatchNullified": _Score.nullify,
    "ParadoxOpened": _touch("open"),
    "ParadoxClosed": _touch("close"),
    "ConditionHeld": _touch(""),
    "PatchPlaced": _patch,
    "UberParadoxBegan": lambda score, data: score.add("sink", FAULT, cue="fault"),
    "UberParadoxEnded": _Score.heal,
    "ArtifactPlaced": _artifact,
    "ArtifactTaken": _take,
    "HandsShuffled": _shuffle_hands,
    "HandsPassed": _say("shuffle"),
    "VictoryClaimed": _say("win"),
    "UniverseDestroyed": _say("end"),
}
