"""What is held up to be seen: a card that is announced, and what has come of what somebody did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chrononauts_qt.games.chrononauts.cards import BY_ID, IDENTITY
from chrononauts_qt.games.chrononauts.plays_left import plays_left
from chrononauts_qt.games.chrononauts.threats import MISSION_DANGER, threats
from chrononauts_qt.games.chrononauts.timeline import PARADOX_LIMIT
from chrononauts_qt.games.chrononauts.victory import HAND_LIMIT, mission_on_tables
from chrononauts_qt.games.chrononauts.view import Need, Tile, View
from chrononauts_qt.ui.catalog.common import plays_left as plays_words
from chrononauts_qt.ui.catalog.wording import all_of, any_of, sentences
from chrononauts_qt.ui.games.chrononauts.goals import need_label
from chrononauts_qt.ui.games.chrononauts.models.faces import GoalFace, goal_face
from chrononauts_qt.ui.games.chrononauts.texts.beat_texts import text
from chrononauts_qt.ui.games.chrononauts.texts.deeds import Deed, deeds, what_came_of_it, what_was_done
from chrononauts_qt.ui.games.chrononauts.texts.events import narrate
from chrononauts_qt.ui.games.chrononauts.texts.titles import quoted

_OF_PARADOXES = ("ParadoxOpened", "ParadoxClosed", "PatchNullified", "PatchPlaced")
_HANDS_MOVED = ("HandsPassed", "HandsShuffled")
_GRAVE = ("ArtifactTaken", "UberParadoxBegan", "VictoryClaimed", "UniverseDestroyed")
_NEARLY_LOST = {PARADOX_LIMIT - 2: "open-two-left", PARADOX_LIMIT - 1: "open-one-left"}
_LOST = ("sold", "miracle", "never-existed")
"""Why an Artifact leaves a table: it is what has to be seen, not the card that did it."""


class Beat(NamedTuple):
    """Something that everybody is to see.

    ``cards`` (ids) lie over each other, the newest last; ``done`` says who does what, ``came`` what has come
    of it, ``aim`` is the year it is done to and ``target`` what it is aimed at, as actions name it, an
    Artifact with the seat that has it as ``owner``. ``is_grave`` asks for attention, ``goal`` is the card
    that a claim reveals.
    """

    seat: int
    cards: tuple[str, ...]
    done: str
    came: str = ""
    aim: Tile | None = None
    target: str = ""
    owner: int | None = None
    is_grave: bool = False
    goal: GoalFace | None = None

    @property
    def whole(self) -> str:
        """All that is said."""
        return sentences(self.done, self.came)


def announced(public: View, names: Sequence[str]) -> Beat:
    """Return the card that waits for answers, over the one that it answers."""
    newest = public.playing[-1]
    event = next(event for event in reversed(public.events) if event.name == "CardAnnounced")
    cards = tuple(played.card for played in public.playing[-2:])
    target = newest.target or ""
    owner = next((seat for seat, player in enumerate(public.players) if target in player.table), None)
    done, aim = narrate(event, names) or "", _tile(public, target)
    return Beat(newest.seat, cards, done, aim=aim, target=target, owner=owner)


def resolved(public: View, names: Sequence[str], seen: int) -> Beat | None:
    """Return what has come of the newest deed; None where the first `seen` events say it all already."""
    events = public.events
    begun = max((at for at, event in enumerate(events[:seen]) if event.name == "TurnBegan"), default=0)
    found = deeds(events[begun:])
    if not found or found[-1:] == deeds(events[begun:seen])[-1:]:
        return None
    deed = found[-1]
    if deed.has("VictoryClaimed"):
        return _claimed(public, deed, names)
    count, warnings, left = _count(public, deed), _warnings(public, deed, names), plays_left(public)
    is_nearly_lost = bool(count) and len(public.open_paradoxes) in _NEARLY_LOST
    return Beat(
        _who(deed),
        _cards(deed),
        what_was_done(deed, names),
        sentences(what_came_of_it(deed, names), count, f"{plays_words(left)}." if left else "", *warnings),
        aim=_tile(public, str(deed.year)),
        target=str(deed.events[0].data.get("target") or ""),
        is_grave=deed.has(*_GRAVE) or bool(warnings) or is_nearly_lost,
    )


def _who(deed: Deed) -> int:
    """Return whose doing it is: that of the Memo that came between, else of who played."""
    between = [event.data["by"] for event in deed.events if event.name == "CardCancelled"]
    return int(between[-1]) if between else deed.seat


def _cards(deed: Deed) -> tuple[str, ...]:
    """Return what was played, or what was lost or gained by it over that."""
    cards = [deed.card] if deed.card else []
    for event in deed.events[1:]:
        lost = event.name == "CardDiscarded" and event.data["why"] in (*_LOST, "second", "memo")
        if lost or event.name == "ArtifactTaken":
            cards.append(event.data["card"])
    return tuple(cards[-2:])


def _count(public: View, deed: Deed) -> str:
    """Return how many Paradoxes are open, if that has changed and the Universe still stands."""
    count = len(public.open_paradoxes)
    if public.outcome is not None or not deed.has(*_OF_PARADOXES):
        return ""
    return paradoxes(count)


def paradoxes(count: int) -> str:
    """Return in a sentence how many Paradoxes are open, and how near that is to the end of everything."""
    return text(_NEARLY_LOST.get(count, "open"), count=count, limit=PARADOX_LIMIT)


def _warnings(public: View, deed: Deed, names: Sequence[str]) -> list[str]:
    """Return who is one card or one Artifact from victory, as far as everybody sees it, at the turn's end."""
    if public.step != "end":
        return []
    found = []
    seats = range(len(names)) if deed.has(*_HANDS_MOVED) else (deed.seat,)
    for seat in seats if "hand" in public.routes else ():
        if (count := public.players[seat].hand_size) >= HAND_LIMIT - 1:
            found.append(text("near-hand", name=names[seat], count=count))
    if deed.has("ArtifactPlaced", "ArtifactTaken"):
        threat = threats(public)[deed.seat]
        if threat.artifacts == MISSION_DANGER:
            told = any_of(quoted(mission) for mission in threat.missions)
            found.append(text("near-mission", name=names[deed.seat], missions=told))
    return found


def _claimed(public: View, deed: Deed, names: Sequence[str]) -> Beat:
    """Return a claim with the card it reveals and what that rests on."""
    event, seat = deed.events[0], deed.seat
    done, came = text("claim", name=names[seat]), narrate(event, names) or ""
    card = event.data["identity"] or event.data["mission"]
    if card is None:
        return Beat(seat, (), done, came, is_grave=True)
    needs = _needs(public, card, seat)
    labels = all_of(need_label(need, quoted) for need in needs)
    proof = text("stands", years=labels) if event.data["identity"] else text("lies", artifacts=labels)
    face = goal_face(card, needs, public.players)
    return Beat(seat, (), done, sentences(came, proof), is_grave=True, goal=face)


def _needs(public: View, card: str, seat: int) -> tuple[Need, ...]:
    """Return the lines of the card that has been revealed; all of them are fulfilled."""
    facts = BY_ID[card].facts
    if BY_ID[card].family == IDENTITY:
        black = Need(str(facts["true"]), "true", (), True)
        return (black, *(Need(str(year), "prime", (), True) for year in facts["primes"]))
    return mission_on_tables(card, [player.table for player in public.players], seat)


def _tile(public: View, year: str) -> Tile | None:
    return next((tile for tile in public.timeline if str(tile.year) == year), None)
