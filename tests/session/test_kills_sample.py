"""A few of the kills, without a window, and that the measurement would notice a loss."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from chrononauts_qt.session import campaigns, places, settings
from tests.kills.life import ROOT, Life
from tests.kills.remains import Lost, said_in
from tests.needs import SIGNALS
from tests.session import corpus, wreck

pytestmark = SIGNALS


@pytest.mark.parametrize("seed", ["sample 1", "sample 2"])
def test_nothing_that_was_shown_is_lost_with_the_process(tmp_path: Path, seed: str) -> None:
    life = Life(tmp_path, "match", seed)
    for number in range(2):
        life.kill(number)
    assert life.counts["shown"] > 0


@pytest.fixture
def life(tmp_path: Path) -> Life:
    """Return a folder in which one game has been shown."""
    found = Life(tmp_path, "match", "planted")
    found.known.clear()
    corpus.write(found.folder / f"game{places.SUFFIX}", "chrononauts", 2, "planted")
    return found


def told(life: Life, is_whole: bool = True) -> list[list[object]]:
    """Return what a process would have written down that had shown this game and synced it."""
    path = life.folder / f"game{places.SUFFIX}"
    return [[path.name, line, path.stat().st_size, is_whole] for line in said_in(path)]


def lose_an_action(path: Path) -> None:
    path.write_bytes(wreck.sealed(wreck.plain(path.read_bytes())[:-1]))


def lose_all(path: Path) -> None:
    path.unlink()


def soil(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"1: ", b"2: ", 1))


def soil_the_settings(path: Path) -> None:
    (path.parent / settings.FILE).write_text("{", encoding="utf-8")


def soil_the_campaigns(path: Path) -> None:
    campaigns.begin(path.parent, "chrononauts", "Sundays")
    (path.parent / campaigns.FILE).write_bytes((path.parent / campaigns.FILE).read_bytes()[:-1])


def leave_a_report(path: Path) -> None:
    (path.parent / "crash-report.txt").write_text("Traceback", encoding="utf-8")


def test_a_game_that_is_there_is_no_loss(life: Life) -> None:
    life.check(told(life))
    assert life.counts["shown"] == len(told(life)) > 10


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lose_an_action, "lacks what was shown"),
        (lose_all, "is gone"),
        (soil, "cannot be read"),
        (soil_the_settings, r"settings.json cannot be read"),
        (soil_the_campaigns, r"line of campaigns.txt cannot be read"),
        (leave_a_report, "there is crash-report.txt"),
    ],
)
def test_a_planted_loss_is_noticed(life: Life, spoil: Callable[[Path], None], why: str) -> None:
    seen = told(life)
    spoil(life.folder / f"game{places.SUFFIX}")
    with pytest.raises(Lost, match=why):
        life.check([[name, line, 10**9, whole] for name, line, _, whole in seen])


def test_what_was_shown_unsynced_is_noticed(life: Life) -> None:
    with pytest.raises(Lost, match="before all of it was synced"):
        life.check(told(life, is_whole=False))


def test_what_a_power_cut_would_take_is_noticed(life: Life) -> None:
    seen = told(life)
    size = (life.folder / f"game{places.SUFFIX}").stat().st_size
    with pytest.raises(Lost, match="after a power cut"):
        life.check([[name, line, size - 1, whole] for name, line, _, whole in seen])


UNSYNCED = """
import os, sys
from pathlib import Path
from tests.kills.witness import Witness
from tests.session import games

folder = Path(sys.argv[1])
syncs = os.fsync, os.fdatasync
witness = Witness(folder, folder / "seen", 0)
for seed, unplugged in (("synced", False), ("unsynced", True)):
    if unplugged:
        os.fsync, os.fdatasync = syncs
    match = games.start(folder / seed)
    games.play_at_random(match, 3, seed)
    witness.show()
"""


def test_the_witness_sees_what_was_synced(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", UNSYNCED, str(tmp_path)], cwd=ROOT, check=True, timeout=60)
    seen = [json.loads(line) for line in (tmp_path / "seen").read_text(encoding="utf-8").splitlines()]
    assert [(name, whole) for name, _, _, whole in seen] == [("synced", True)] * 3 + [("unsynced", False)] * 3
