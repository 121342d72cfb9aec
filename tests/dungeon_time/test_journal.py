"""DT-1003 and DT-1004: a game in its journal, with stamps and without them."""

from __future__ import annotations

from pathlib import Path

import pytest

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match, Replay
from chrononauts_qt.shelf import SHELF, Row
from tests.dungeon_time.play import setup_of, steps

GAME = "dungeon-time"
NAMES = ("Ada", "Bo", "Cleo")


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, GAME, Row("chrononauts_qt.games.dungeon_time.rules", "", ""))


def written(path: Path, number: int, stamped: bool) -> Match:
    """Play a random game into a journal; an action of the Adventure phase gets a stamp."""
    setup = setup_of(len(NAMES), number)
    match = Match.start(GAME, NAMES, setup, path)
    stamp = 0
    for _, said in steps(setup, f"journal {number}"):
        if said is not None:
            runs = any(decision.deadline for decision in rules.pending(match.state).values())
            stamp += 700 if runs else 0
            match.submit(said.seat, said.action, stamp=stamp if runs and stamped else None)
    return match


def loaded(path: Path) -> Replay:
    """Return a journal that has been played again."""
    replay = Replay(journal.read(path))
    replay.run()
    return replay


@pytest.mark.rule("DT-1003", "DT-1004", "DT-T54")
@pytest.mark.parametrize("number", range(6))
def test_stamps_change_nothing(tmp_path: Path, number: int) -> None:
    one, other = (written(tmp_path / str(stamped), number, stamped) for stamped in (True, False))
    again, bare = loaded(tmp_path / "True"), loaded(tmp_path / "False")
    stamps = [record.stamp for record in again.journal.records if record.stamp is not None]
    assert stamps == sorted(stamps)
    assert {record.stamp for record in bare.journal.records} == {None}
    dumps = [rules.dump(game.state) for game in (one, other, again, bare)]
    assert dumps == [dumps[0]] * 4
    assert [record.action for record in again.journal.records] == [
        record.action for record in bare.journal.records]


@pytest.mark.rule("DT-1003")
def test_actions_of_the_adventure_phase_alone_have_a_stamp(tmp_path: Path) -> None:
    written(tmp_path / "game", 0, stamped=True)
    verbs = {(record.action.split()[0], record.stamp is not None)
             for record in journal.read(tmp_path / "game").records}
    stamped = {verb for verb, is_stamped in verbs if is_stamped}
    assert {"play"} <= stamped <= {"play", "discard", "done", "wait", "time-up"}
