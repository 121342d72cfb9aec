"""Matches of a campaign that have ended, of a game that is on the shelf anyway."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.session.campaigns import CAMPAIGN_OPTION
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.statistics import ID_OPTION, new_id
from tests.session.games import do

NAME = "Sunday evenings"
WON = ("1: play stegosaurus", "2: allow", "1: claim mission")


def begun(folder: Path, of: str, **options: str) -> Match:
    """Return a match of a campaign that Ada wins with WON."""
    id_ = new_id()
    said = {ID_OPTION: id_, CAMPAIGN_OPTION: of, **{k.replace("_", "-"): v for k, v in options.items()}}
    setup = Setup(
        2,
        "evening",
        first="seat-1",
        mulligan=False,
        tables={0: ("tyrannosaurus", "triceratops")},
        missions={0: "petting-zoo"},
        draw_pile=("stegosaurus", "dodo"),
    )
    return Match.start("chrononauts", ("Ada", "Bo"), setup, folder / f"{id_}.chrononauts", said)


def ended(folder: Path, of: str, **options: str) -> Match:
    """Return a match of a campaign that has ended, and was entered nowhere."""
    match = begun(folder, of, **options)
    do(match, *WON)
    return match


def tell(view: Any, bots: Mapping[int, str], seconds: int) -> str:
    """Return a line of how a match ended."""
    return " ".join([view.outcome.route, *(f"{seat} {rank}" for seat, rank in bots.items())])
