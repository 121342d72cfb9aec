"""A journal on a disk that is really full, or really read-only: the game goes on, and is whole later."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from chrononauts_qt.deals import bests
from chrononauts_qt.session import campaigns, settings
from chrononauts_qt.session.errors import Flaw
from tests.session import corpus
from tests.session.ended import ended, tell
from tests.session.games import play_at_random, start
from tests.small_disk import SmallDisk, mounted


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    with mounted(tmp_path / "disk") as found:
        yield found


def test_whatever_was_done_while_the_disk_was_full_is_written_later(disk: SmallDisk) -> None:
    """The disk is full by turns, sometimes in the middle of a line, and sometimes from the deal on."""
    troubles = sum(play_while_it_fills(disk, seed) for seed in range(30))
    assert troubles > 10


def play_while_it_fills(disk: SmallDisk, seed: int) -> bool:
    """Play one game; return whether the disk was ever too full for it."""
    dice = Random(f"full {seed}")
    game, seats = dice.choice(corpus.COMPANIES)
    if dice.random() < 0.5:
        disk.fill()
    path = disk.folder / f"game {seed}"
    match = corpus.begin(path, game, seats, str(seed), dice)
    was_in_trouble = False
    for _ in range(60):
        lot = dice.random()
        if lot < 0.15:
            disk.fill(dice.choice((0, 0, 1)))
        elif lot < 0.25:
            disk.make_room()
        if not corpus.go_on(match, dice):
            break
        was_in_trouble |= match.trouble is not None
        assert match.trouble is None or match.trouble.flaw is Flaw.DISK_FULL
    disk.make_room()
    match.rename("there is room again")
    assert match.trouble is None
    kept, again = corpus.opened(path)
    assert kept.torn is None
    assert corpus.position(again) == corpus.position(match)
    path.unlink()
    return was_in_trouble


def test_a_crash_on_a_full_disk_leaves_what_was_written(disk: SmallDisk) -> None:
    """Everything said before there was no room is there, and the game opens, whatever the last write left."""
    path = disk.folder / "game"
    match = start(path, 2)
    play_at_random(match, 20)
    before = len(corpus.opened(path)[0].records)
    disk.fill()
    done = 0
    while match.trouble is None:
        play_at_random(match, 1, seed=f"{done}")
        done += 1
    play_at_random(match, 5)
    copy = path.with_name("copy")
    disk.make_room()
    copy.write_bytes(path.read_bytes())
    kept, again = corpus.opened(copy)
    assert len(corpus.done_in(kept, again)) == before + done - 1


def test_a_disk_that_is_read_only_from_the_first_move_on_loses_nothing_later(disk: SmallDisk) -> None:
    path = disk.folder / "game"
    disk.forbid()
    match = start(path, 3)
    play_at_random(match, 10)
    assert match.trouble is not None
    assert match.trouble.flaw is Flaw.DENIED
    assert not path.exists()
    disk.allow()
    play_at_random(match, 1, seed="more")
    assert match.trouble is None
    assert corpus.position(corpus.opened(path)[1]) == corpus.position(match)


def test_a_game_on_a_disk_that_became_read_only_is_gone_on_with(disk: SmallDisk) -> None:
    path = disk.folder / "game"
    begun = start(path, 3)
    play_at_random(begun, 10)
    begun.lock = None
    disk.forbid()
    match = corpus.opened(path)[1]
    play_at_random(match, 5)
    assert match.trouble is not None
    assert match.trouble.flaw is Flaw.DENIED
    disk.allow()
    play_at_random(match, 1, seed="more")
    assert match.trouble is None
    assert corpus.position(corpus.opened(path)[1]) == corpus.position(match)


@pytest.mark.parametrize("way", ["fill", "forbid"])
def test_settings_and_records_that_cannot_be_kept_stay_as_they_were(disk: SmallDisk, way: str) -> None:
    known = settings.Settings(names=("Ada",), people=tuple(f"Somebody {n}" * 9 for n in range(20)))
    assert settings.save(disk.folder, known) is None
    assert bests.record(disk.folder, "8 deal", 3) == (3, None)
    getattr(disk, way)()
    fresh = known._replace(names=("Bo",), theme="dark")
    trouble = settings.save(disk.folder, fresh)
    assert trouble is not None
    assert trouble.flaw is (Flaw.DISK_FULL if way == "fill" else Flaw.DENIED)
    assert settings.load(disk.folder) == known
    best, why = bests.record(disk.folder, "8 deal", 5)
    assert (best, why is None) == (5, False)
    assert bests.best_of(disk.folder, "8 deal") == 3
    disk.make_room() if way == "fill" else disk.allow()
    assert settings.save(disk.folder, fresh) is None
    assert settings.load(disk.folder) == fresh
    assert not [path for path in disk.folder.iterdir() if "unreadable" in path.name]


@pytest.mark.parametrize("way", ["fill", "forbid"])
def test_campaigns_that_cannot_be_kept_stay_as_they_were_and_are_entered_later(
    disk: SmallDisk, way: str
) -> None:
    known = [campaigns.begin(disk.folder, "chrononauts", "A long name " * 6 + f"{n}") for n in range(60)]
    kept = known[0]
    assert isinstance(kept, campaigns.Campaign)
    match = ended(disk.folder, kept.id)
    match.lock = None
    before = (disk.folder / campaigns.FILE).read_bytes()
    getattr(disk, way)()
    trouble = campaigns.enter(disk.folder, match, tell)
    assert trouble is not None
    assert trouble.flaw is (Flaw.DISK_FULL if way == "fill" else Flaw.DENIED)
    assert (disk.folder / campaigns.FILE).read_bytes() == before
    disk.make_room() if way == "fill" else disk.allow()
    assert campaigns.gather(disk.folder, "chrononauts", tell) is None
    found = campaigns.read(disk.folder).of(kept.id)
    assert found is not None
    assert len(found.results) == 1
