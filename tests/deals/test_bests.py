"""The best of every deal: kept, raised, and never lost to a damaged file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chrononauts_qt.deals import bests

DEAL = "8 s8-0001"


def test_the_best_of_a_deal_is_kept_and_only_raised(tmp_path: Path) -> None:
    assert bests.best_of(tmp_path, DEAL) is None
    assert bests.record(tmp_path, DEAL, 5)[0] == 5
    assert bests.record(tmp_path, DEAL, 7)[0] == 7
    assert bests.record(tmp_path, DEAL, 6)[0] == 7
    assert bests.best_of(tmp_path, DEAL) == 7


def test_deals_of_one_seed_but_other_numbers_of_travellers_are_different(tmp_path: Path) -> None:
    bests.record(tmp_path, DEAL, 8)
    assert bests.best_of(tmp_path, "9 s8-0001") is None


def test_a_damaged_file_is_put_aside_not_written_over(tmp_path: Path) -> None:
    (tmp_path / bests.FILE).write_text("{", encoding="utf-8")
    best, trouble = bests.record(tmp_path, DEAL, 4)
    assert (best, trouble) == (4, None)
    assert (tmp_path / "solonauts.unreadable.json").read_text(encoding="utf-8") == "{"


@pytest.mark.parametrize("wrong", [True, "8", -1, 15, None, [8], 8.0])
def test_what_cannot_be_is_not_believed(tmp_path: Path, wrong: object) -> None:
    (tmp_path / bests.FILE).write_text(json.dumps({DEAL: wrong}), encoding="utf-8")
    assert bests.best_of(tmp_path, DEAL) is None


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("", encoding="utf-8")
    best, trouble = bests.record(nowhere / "folder", DEAL, 3)
    assert best == 3
    assert trouble is not None


def test_the_file_does_not_grow_for_ever(tmp_path: Path) -> None:
    many = {f"8 old-{number}": 1 for number in range(bests.DEALS_KEPT)}
    (tmp_path / bests.FILE).write_text(json.dumps(many), encoding="utf-8")
    bests.record(tmp_path, DEAL, 2)
    kept = json.loads((tmp_path / bests.FILE).read_text(encoding="utf-8"))
    assert len(kept) == bests.DEALS_KEPT
    assert kept[DEAL] == 2
