"""Games to be watched again: played by dice into a folder, to their end or not."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.variants import artifaxx, solonauts
from chrononauts_qt.session.match import Match

SIX = ("Ada", "Bruno", "Chloé", "Davide", "Élise", "Œdipe")
PLAYED = Path(__file__).parents[1] / "games"


def by_dice(match: Match, actions: int) -> Match:
    """Do so many actions, whichever they are, but for the end of a journey."""
    dice = Random("replay")
    for _ in range(actions):
        pending = match.game.pending(match.state)
        if not pending:
            break
        seat = dice.choice(list(pending))
        ways = [action for action in pending[seat].options if action.text != "stop"]
        match.submit(seat, dice.choice(ways or pending[seat].options))
    return match


def rivals(folder: Path, actions: int = 60, names: Sequence[str] = SIX, bot: str = "") -> Path:
    """Return the journal of a big game that goes on; a `bot` of this rank has the second seat."""
    path = folder / "rivals.chrononauts"
    setup = rules.Setup(len(names), "replay", "seat-1", False)
    options = {"bot-2": bot} if bot else {}
    by_dice(Match.start("chrononauts", tuple(names), setup, path, options), actions)
    return path


def shelves(folder: Path, actions: int = 60) -> Path:
    """Return the journal of a game of Artifaxx that goes on."""
    path = folder / "shelves.chrononauts"
    setup = artifaxx.Setup(4, "replay", "seat-1")
    by_dice(Match.start("artifaxx", SIX[:4], setup, path, {"bot-2": "chief"}), actions)
    return path


def journey(folder: Path, actions: int = 30, **said: Any) -> Path:
    """Return the journal of a journey."""
    path = folder / "journey.chrononauts"
    by_dice(Match.start("solonauts", SIX[:1], solonauts.Setup(8, "8-0001", **said), path), actions)
    return path


def won(folder: Path) -> Path:
    """Return the journal of a game that is over."""
    path = folder / "won.chrononauts"
    path.write_bytes((PLAYED / "home.chrononauts").read_bytes())
    return path
