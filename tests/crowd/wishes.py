"""What somebody with a phone wants to do: what a bot would, in the words of a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chrononauts_qt.bots.ranks import think
from chrononauts_qt.games.afternova import actions as an
from chrononauts_qt.games.afternova.actions import Action, Share

if TYPE_CHECKING:
    from chrononauts_qt.ui.table.live_controller import LiveController
    from tests.crowd.sheets import Counts

    Word = tuple[str, Counts | None]
    """What is said: as it stands, or composed of these parts."""

GUIDED = ("chrononauts", "artifaxx", "solonauts", "afternova")
"""Pressed at random these games take thousands of acts, or are given up; the other ends by itself."""
RANK = "agent"
PARTS = {an.ANYONE: "anyone", an.BOT: "bot"}
TRAYS = ("brings", "gets", "plus", "gives")


def bot_move(controller: LiveController, seat: int) -> Any:
    """Return what a bot would do in the place of a seat that is asked, None where anything will do."""
    match = controller.match
    if match.game_id not in GUIDED:
        return None
    owed = match.game.pending(match.state)[seat]
    if not owed.is_choice:
        return owed.options[0]
    return think(match.game_id, RANK, controller.view_of(seat)).advice.action


def spoken(move: Any, seat: int) -> Word:
    """Return a move as the phone of a seat says it."""
    return word_of(move, seat) if isinstance(move, Action) else (str(move), None)


def word_of(action: Action, seat: int) -> Word:
    """Return an action of AfterNova as the phone of a seat says it."""
    crew = {f"play {card}": 1 for card in action.cards}
    if action.verb in ("offer", "harvest"):
        parts = [one for share in action.shares for one in counted(share, share.seat).items()]
        return "deal", {f"at {action.planet}": 1, **crew, **dict(parts)}
    if action.verb == "accept":
        return f"accept {action.offer}", crew
    if action.verb == "counter":
        return f"counter {action.offer}", crew | counted(action.shares[0], seat)
    if action.verb == "seal":
        return str(action._replace(cards=())), crew
    if action.verb == "drop":
        amounts = action.fragments._asdict().items()
        return "drop", {f"own drop {hue}": count for hue, count in amounts if count}
    return str(action), None


def counted(share: Share, seat: int) -> Counts:
    """Return how much of what a share has, by its name on a sheet."""
    part = PARTS.get(seat, str(seat + 1))
    trays: dict[str, Any] = dict(zip(TRAYS, share[1:], strict=True))
    return {
        f"{part} {tray} {thing}": count
        for tray, amount in trays.items() for thing, count in amount._asdict().items() if count
    }  # fmt: skip
