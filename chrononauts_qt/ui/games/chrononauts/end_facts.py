"""What the last page tells of a finished game, gathered from the views and the events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.games.chrononauts.view import Need, View
from chrononauts_qt.ui.catalog import seat_texts, take_back_texts
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import all_of
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.end_page import Ending, SeatReveal
from chrononauts_qt.ui.games.chrononauts.end_parts import Proof
from chrononauts_qt.ui.games.chrononauts.end_turnings import moments_of
from chrononauts_qt.ui.games.chrononauts.goals import need_headline, need_label
from chrononauts_qt.ui.games.chrononauts.texts.titles import quoted, title
from chrononauts_qt.ui.games.chrononauts.views.inspector_page import card_scene

Count = Callable[[View, Counter[str]], tuple[tuple[str, int], ...]]
"""Returns figures of a game, each with its name, from its view and how often each event came."""


def of_the_timeline(view: View, counts: Counter[str]) -> tuple[tuple[str, int], ...]:
    """Count turns of Linchpins and Paradoxes; the most at once are followed event by event."""
    present, most = 0, 0
    for event in view.events:
        if event.name == "ParadoxOpened" or (event.name == "PatchNullified" and event.data["still_paradox"]):
            present += 1
        elif event.name in ("ParadoxClosed", "PatchPlaced"):
            present -= 1
        elif event.name == "PatchNullified":
            present += 1  # the year closes next, and takes one away again
        most = max(most, present)
    return (
        (text("stat-flips"), counts["LinchpinFlipped"]),
        (text("stat-opened"), counts["ParadoxOpened"]),
        (text("stat-mended"), counts["ParadoxClosed"] + counts["PatchPlaced"]),
        (text("stat-most-open"), most),
    )


def ending_of(controller: MatchController, count: Count = of_the_timeline) -> Ending:
    """Return the page of a game that is over; every goal card may be shown now."""
    is_marked = controller.match.past.is_practice
    ending, view = _ending(controller, count), controller.public_view()
    return replace(
        _with_ranks(ending, controller.match.bots),
        board=view.timeline if "home" in view.routes else (),
        moments=moments_of(controller.turning_points(), controller.names),
        rewound=take_back_texts.text("practice-why") if is_marked else "",
    )


def _with_ranks(ending: Ending, bots: Mapping[int, str]) -> Ending:
    """Return a page that tells which bots of which rank have played."""
    others = tuple(
        replace(other, name=seat_texts.ranked(other.name, bots.get(other.seat, "")))
        for other in ending.others
    )
    rank = bots.get(ending.winner, "") if ending.winner is not None else ""
    return replace(ending, others=others, rank=seat_texts.text(f"bot-{rank}") if rank else "")


def _ending(controller: MatchController, count: Count) -> Ending:
    views = [controller.view_of(seat) for seat in range(len(controller.names))]
    outcome = views[0].outcome
    assert outcome is not None, "asked at the end of a game only"
    first = 0 if outcome.winner is None else outcome.winner + 1
    clockwise = views[first:] + views[:first]
    others = tuple(_reveal(view, controller.names) for view in clockwise if view.seat != outcome.winner)
    statistics = _statistics(controller.public_view(), count)
    if outcome.winner is None:
        return _destroyed(views[0], controller.names, others, statistics)
    name, view = controller.names[outcome.winner], views[outcome.winner]
    needs = {"home": view.home_needs, "mission": view.mission_needs, "hand": ()}[outcome.route]
    labels = all_of(need_label(need, quoted) for need in needs)
    card = {"home": view.identity, "mission": view.mission, "hand": None}[outcome.route]
    shown = card or view.identity
    words = {
        "home": lambda: text("end-home-text", identity=title(view.identity or ""), years=labels),
        "mission": lambda: text("end-mission-text", mission=title(view.mission or ""), artifacts=labels),
        "hand": lambda: text("end-hand-text", name=name),
    }[outcome.route]()
    lines = tuple((_line(need), need.fulfilled) for need in needs) or (
        (text("hand-of-ten", count=len(view.hand)), True),
    )
    return Ending(
        text(f"end-won-{outcome.route}", name=name),
        words,
        outcome.winner,
        title(card) if card else text("route-hand"),
        lines,
        tuple(_proof(need, view) for need in needs),
        BY_ID[card].family if card else "play",
        card_scene(BY_ID[shown], needs) if shown else "",
        view.hand if outcome.route == "hand" else (),
        others=others,
        statistics=statistics,
    )


def _destroyed(
    view: View, names: Sequence[str], others: tuple[SeatReveal, ...], statistics: tuple[tuple[str, str], ...]
) -> Ending:
    years = view.open_paradoxes
    last = next(event for event in reversed(view.events) if event.name == "CardAnnounced")
    by = text("end-destroyed-by", card=title(last.data["card"]), name=names[last.data["seat"]])
    return Ending(
        text("end-destroyed"),
        text("end-destroyed-text", count=len(years), years=all_of(years)),
        years=tuple(map(str, years)),
        last_play=by,
        others=others,
        statistics=statistics,
    )


def _reveal(view: View, names: Sequence[str]) -> SeatReveal:
    assert view.seat is not None, "a seat's own view"
    name = names[view.seat]
    needed = []
    for needs, key, param in (
        (view.home_needs, "reveal-home-missing", "years"),
        (view.mission_needs, "reveal-mission-missing", "artifacts"),
    ):
        missing = _missing(needs)
        if missing:
            needed.append(text(key, name=name, **{param: all_of(missing)}))
    identity, mission = (title(card) if card else "" for card in (view.identity, view.mission))
    goals = ((view.identity, view.home_needs), (view.mission, view.mission_needs))
    scenes = tuple(card_scene(BY_ID[card], needs) for card, needs in goals if card)
    table = view.players[view.seat].table
    return SeatReveal(view.seat, name, identity, mission, tuple(needed), scenes, table, view.hand)


def _line(need: Need) -> str:
    """Return a line of the winner's card: for a year also the headline that stands there now."""
    if not need.side:
        return need_label(need)
    return text("goal-headline", year=need_label(need), headline=need_headline(need))


def _proof(need: Need, view: View) -> Proof | None:
    """Return what fulfils a line of the winner's card: the year as it stands, or an Artifact on the table."""
    if need.side:
        return next(tile for tile in view.timeline if tile.year == int(need.what))
    assert view.seat is not None, "a seat's own view"
    return next((card for card in need.choices if card in view.players[view.seat].table), None)


def _missing(needs: Sequence[Need]) -> list[str]:
    return [need_label(need, quoted) for need in needs if not need.fulfilled]


def _statistics(view: View, count: Count) -> tuple[tuple[str, str], ...]:
    """Count what happened, as a game does it."""
    counts = Counter(event.name for event in view.events)
    memos = sum(1 for e in view.events if e.name == "CardAnnounced" and e.data["card"] == "memo")
    turns, played = (text("stat-turns"), view.turn), (text("stat-memos"), memos)
    told = count(view, counts)
    return tuple((label, str(value)) for label, value in (turns, *told[:3], played, *told[3:]))
