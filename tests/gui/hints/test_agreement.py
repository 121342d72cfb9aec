"""Where several people play there are hints only if all have agreed, which the journal keeps."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from chrononauts_qt.session import journal
from chrononauts_qt.session.match import resume
from chrononauts_qt.ui.games.chrononauts.new_game_terms import PRESETS
from chrononauts_qt.ui.shell import dealing
from chrononauts_qt.ui.table.agreement import HINTS_OPTION, is_agreed
from chrononauts_qt.ui.table.new_game import NewGameChoice
from chrononauts_qt.ui.table.screens import screens_of

PEOPLE = NewGameChoice(("Ada", "Bruno", "Chloé"))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("game", ["chrononauts", "artifaxx"])
def test_a_family_has_agreed_and_nobody_else(tmp_path: Path, preset: str, game: str) -> None:
    seconds, help_ = PRESETS[preset]
    terms = screens_of(game).new_game().read({"memo_seconds": seconds})
    match = dealing.deal(replace(PEOPLE, game=game, terms=terms, help=help_), tmp_path)
    assert is_agreed(match) == (preset == "family")
    assert match.writer is not None
    kept = resume(journal.read(match.writer.path))
    assert is_agreed(kept) == (preset == "family"), "as long as the game lasts"
    assert (HINTS_OPTION in kept.options) == (preset == "family")


def test_one_person_needs_nobodys_leave_however_many_bots_there_are(tmp_path: Path) -> None:
    match = dealing.deal(replace(PEOPLE, bots=("", "agent", "chief")), tmp_path)
    assert is_agreed(match)
    match.seat_person(1)
    assert not is_agreed(match), "a second person has sat down"
    match.seat_bot(1, "cadet")
    assert is_agreed(match)
