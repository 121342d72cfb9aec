"""The full state as JSON values, and a position in some English words."""

from __future__ import annotations

from chrononauts_qt.games.afternova.actions import BOT
from chrononauts_qt.games.afternova.amounts import words
from chrononauts_qt.games.afternova.cards import OBJECTIVES
from chrononauts_qt.games.afternova.state import MARKET, State


def dump(state: State) -> dict[str, object]:
    """Return the full state; seats count from 1, decks have their top first, discards the newest last."""
    bot = state.bot
    return {
        "turn": state.turn,
        "step": state.step,
        "active": _seat(state.active),
        "first": _seat(state.first),
        "asked": [seat + 1 for seat in state.asked()],
        "hands": [
            {"crew": crew[:], "projects": projects[:]}
            for crew, projects in zip(state.crews, state.projects, strict=True)
        ],
        "holds": [list(words(hold)) for hold in state.holds],
        "completed": [completed[:] for completed in state.completed],
        "working": state.working[:],
        "objectives": [list(words(OBJECTIVES[one].colours)) for one in state.objectives],
        "known": [sorted(known) for known in state.known],
        "shown": sorted(state.shown),
        "last_turns": {_name(seat): turn for seat, turn in sorted(state.last_turns.items())},
        "market": {"crew": state.market_crew[:], "projects": state.market_projects[:]},
        "planets": [found and [found.id, list(words(found.fragments))] for found in state.planets],
        "decks": {
            "crew": state.crew_deck[::-1], "projects": state.project_deck[::-1],
            "planets": state.planet_deck[::-1], "bag": state.bag[::-1],
        },
        "discarded": {
            "crew": state.crew_discard[:], "projects": state.project_discard[:],
            "planets": state.planet_discard[:],
        },
        "reserve": list(words(state.reserve)),
        "offers": len(state.offers),
        "negotiated": [
            [now.action.text, {str(seat + 1): said.text for seat, said in sorted(now.answers.items())}]
            for now in state.offers
        ],
        "agreed": [now.number for now in state.offers if now.is_agreed],
        "takes": state.takes if state.step == MARKET or state.has_taken else None,
        "free": state.free,
        "done": [seat + 1 for seat in sorted(state.done)],
        "last_chance": state.is_last_chance,
        "bot": bot and {
            "row": [[one.project, list(words(one.fragments))] for one in bot.row],
            "hold": list(words(bot.hold)),
            "objective": list(words(OBJECTIVES[bot.objective].colours)),
            "completed": bot.completed[:],
            "gained": bot.gained[:],
        },
        "outcome": state.outcome and {
            "route": state.outcome.route, "places": list(state.outcome.places),
            "scores": list(state.outcome.scores),
        },
    }  # fmt: skip


def _seat(seat: int) -> object:
    return "bot" if seat == BOT else seat + 1


def _name(seat: int) -> str:
    return str(_seat(seat))


def in_short(state: State) -> str:
    """Return turn and Projects in some English words."""
    counts = [len(completed) for completed in state.completed]
    bot = [] if state.bot is None else [f"Bot {state.bot.project_count}"]
    projects = ", ".join([*(f"{seat + 1}: {count}" for seat, count in enumerate(counts)), *bot])
    return f"turn {state.turn}, {state.step}; Projects completed {projects}"
