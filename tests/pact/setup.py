"""How a game is asked for, and how the journal says it: ``setup seed TEXT`` and ``setup team on``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from chrononauts_qt.kernel.errors import BadSetup

SEATS = range(2, 5)


@dataclass(frozen=True)
class Setup:
    """So many seats, the seed of the deal, and whether all play as a team."""

    seats: int
    seed: str = ""
    team: bool = False


def read_setup(seats: int, lines: Mapping[str, Sequence[Sequence[str]]]) -> Setup:
    """Return the setup that journal lines describe; raises BadSetup."""
    for key, said in lines.items():
        if key not in ("seed", "team"):
            raise BadSetup(f"“setup {key}” is unknown; it can be seed or team")
        if len(said) > 1:
            raise BadSetup(f"“setup {key}” is said twice")
    word = {key: " ".join(said[0]) for key, said in lines.items()}
    team = word.get("team", "off")
    if team not in ("on", "off"):
        raise BadSetup(f"“setup team {team}” is neither on nor off")
    return Setup(seats, word.get("seed", ""), team == "on")


def write_setup(setup: Setup) -> list[str]:
    """Return the setup as journal lines; what is as usual stays unsaid."""
    return [f"seed {setup.seed}"] * bool(setup.seed) + ["team on"] * setup.team


def check_setup(setup: Setup) -> None:
    """Raise BadSetup for a table that is too small or too large."""
    if setup.seats not in SEATS:
        raise BadSetup(f"Pact takes {SEATS.start} to {SEATS.stop - 1} players, not {setup.seats}")
