"""The full state as JSON values, and a position in some English words."""

from __future__ import annotations

from chrononauts_qt.games.dungeon_time.state import State


def dump(state: State) -> dict[str, object]:
    """Return the full state (section 20); seats count from 1, what comes next in Deck and Story is first."""
    return {
        "turn": state.turn,
        "players": state.seats,
        "extended": state.extended,
        "scenario": state.scenario,
        "adventure": state.adventure,
        "goal": state.goal,
        "step": state.step,
        "asked": [seat + 1 for seat in state.asked()],
        "draft": [list(pair) for pair in state.draft],
        "heroes": list(state.heroes),
        "used": sorted(state.used),
        "hands": [hand[:] for hand in state.hands],
        "deck": state.deck[::-1],
        "story": [told.card for told in state.story],
        "played_by": [told.seat + 1 for told in state.story],
        "discard": state.discard[:],
        "done": [seat + 1 for seat in sorted(state.done)],
        "missions_played": state.missions_played,
        "backpack": {kind: list(there) for kind, there in sorted(state.backpack.items())},
        "supply": dict(state.supply),
        "removed": sorted(state.removed),
        "slots": state.slots,
        "limit": state.limit,
        "ninth": state.has_ninth,
        "completed": list(state.completed),
        "failed": [told.card for told in state.failed],
        "failures": state.failures,
        "adventure_done": state.adventure_done,
        "market": state.market,
        "echo": state.echo,
        "echoed": sorted(state.echoed),
        "squeeze": state.squeeze,
        "guesses": list(state.guesses),
        "free": state.free,
        "waive": state.waive,
        "peek": [told.card for told in state.peek],
        "card": state.mission,
        "offer": list(state.offer),
        "may_refuse": state.may_refuse,
        "handed_over": state.handed_over,
        "taken_out": state.taken_out,
        "outcome": state.outcome and {
            "route": state.outcome.route, "places": list(state.outcome.places),
            "scores": list(state.outcome.scores),
        },
    }  # fmt: skip


def in_short(state: State) -> str:
    """Return step, Story and Backpack in some English words."""
    return (
        f"{state.step}; {len(state.story)} cards in the Story, {state.slots} of {state.limit} slots in use, "
        f"{len(state.completed)} of {state.goal} Missions completed"
    )
