"""What the last page tells of a finished game, gathered from what everybody has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from chrononauts_qt.games.dungeon_time import account
from chrononauts_qt.games.dungeon_time.account import Cost
from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session.clock import glass_seconds
from chrononauts_qt.session.statistics import KNOWN_OPTION
from chrononauts_qt.ui.catalog import take_back_texts
from chrononauts_qt.ui.catalog.wording import all_of, listed
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.glass_line import clock_words
from chrononauts_qt.ui.games.dungeon_time.story_line import StoryCard, story_of
from chrononauts_qt.ui.games.dungeon_time.suspense import needs_seen
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts import listed as items
from chrononauts_qt.ui.games.dungeon_time.texts.end_texts import text
from chrononauts_qt.ui.games.dungeon_time.verdicts import Verdict, ending, verdict


class Told(NamedTuple):
    """A Mission, or the Adventure card, as it was told: as the so many-th card, with what it asked for and
    whether it had that, and what became of it. ``event`` is the number of the event that revealed it."""

    card: str
    number: int
    needs: tuple[tuple[str, bool], ...]
    verdict: Verdict
    event: int


class Ending(NamedTuple):
    """How a game ended. ``note`` says what was played, ``warning`` that it was practice or its deal known.

    ``facts`` are rows of the page: a head, and what stands below it. ``plays`` has a line for each seat.
    """

    verdict: Verdict
    completed: int
    goal: int
    note: str
    warning: str
    account: tuple[Told, ...]
    facts: tuple[tuple[str, str], ...]
    plays: tuple[str, ...]
    story: tuple[StoryCard, ...]
    names: tuple[str, ...]


def ending_of(controller: DungeonController) -> Ending | None:
    """Return how the game ended, None while it goes on."""
    view = controller.seen()
    if view.outcome is None:
        return None
    return Ending(
        ending(view),
        len(view.completed),
        view.goal,
        _note(view, glass_seconds(controller.match.options)),
        _warning(controller),
        account_of(view.events, controller.names),
        tuple(_facts(controller, view)),
        tuple(_plays(view.events, controller.names)),
        story_of(view.events),
        controller.names,
    )


def _warning(controller: DungeonController) -> str:
    if controller.match.past.is_practice:
        return take_back_texts.text("practice-why")
    return text("deal-known") if KNOWN_OPTION in controller.match.options else ""


def _note(view: View, seconds: int) -> str:
    """Return what was played, in which mode, and with which glass (DT-1007)."""
    what = words.scenario(view.scenario) if view.scenario else words.title(view.adventure)
    glass = text("glass", time=clock_words(seconds)) if seconds else text("no-glass")
    return listed(part for part in (what, text("extended") if view.extended else "", glass) if part)


# -- the account -----------------------------------------------------------------------------------


def account_of(events: Sequence[Event], names: Sequence[str]) -> tuple[Told, ...]:
    """Return what became of every Mission that was told, in order."""
    revealed = [place for place, event in enumerate(events) if event.name == "CardRevealed"]
    found = []
    for number, (place, end) in enumerate(pairwise([*revealed, len(events)]), 1):
        card = events[place].data["card"]
        if card not in KINDS:
            past = events[:end]
            said = verdict(past, names, events[end:])
            found.append(Told(card, number, needs_seen(past, {}), said, place))
    return tuple(found)


# -- what else there is to tell ---------------------------------------------------------------------


def _facts(controller: DungeonController, view: View) -> Iterator[tuple[str, str]]:
    dearest = account.dearest(view.events)
    if dearest is not None:
        yield text("dearest"), _cost(dearest)
    unused = account.unused(view)
    if unused:
        yield text("unused"), items.as_sentence(items.asked(unused))
    time = _time(controller)
    if time:
        yield text("time"), time


def _cost(cost: Cost) -> str:
    mission = words.title(cost.mission)
    if cost.lacked:
        lacked = all_of(map(words.quoted, cost.lacked))
        return text("dearest-lacked", mission=mission, items=items.either(cost.reward), missions=lacked)
    return text("dearest-dropped", mission=mission, items=items.asked(cost.dropped))


def _plays(events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """Yield a line for each seat: how many cards it has played, and discarded."""
    played = Counter(event.data["seat"] for event in events if event.name == "CardPlayed")
    discarded = (event.data for event in events if event.name == "CardDiscarded")
    thrown = Counter(data["seat"] for data in discarded if data["why"] == "hand")
    for seat, name in enumerate(names):
        acts = items.plays(played[seat]), items.discards(thrown[seat])
        yield text("plays-of", name=name, plays=acts[0], discards=acts[1])


def _time(controller: DungeonController) -> str:
    """Return how long the Adventure phase took, and how often it was interrupted, if that is known."""
    match = controller.match
    if match.stamp is None:
        return ""
    time, whole = clock_words(match.stamp / 1000), glass_seconds(match.options)
    said = text("time-of", time=time, whole=clock_words(whole)) if whole else time
    if controller.pauses:
        return text("time-and-pauses", time=said, pauses=items.pauses(controller.pauses))
    return said
