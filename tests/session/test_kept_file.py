"""Settings and bests: two running copies, a crash at any step, and files that are none."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from chrononauts_qt.deals import bests
from chrononauts_qt.session import disk, kept_file, locks, settings
from chrononauts_qt.session.errors import Flaw
from chrononauts_qt.session.settings import Settings
from tests.needs import LINKS, PIPES

ROOT = Path(__file__).parents[2]
COUNTS = """
import sys
from pathlib import Path
from chrononauts_qt.session import kept_file, locks
locks.PATIENCE = 60.0  # however slow the disk is
path, name = Path(sys.argv[1]), sys.argv[2]
for number in range(40):
    def count(now):
        return {**now, name: now.get(name, 0) + 1, "both": now.get("both", 0) + 1}
    trouble = kept_file.change(path, count)
    assert trouble is None, trouble
"""


def test_two_copies_that_change_different_settings_undo_nothing(tmp_path: Path) -> None:
    settings.save(tmp_path, Settings(names=("Ada", "Bo")))
    one = two = settings.load(tmp_path)
    assert settings.save(tmp_path, one._replace(theme="dark", games={"a": {"first": "random"}}), one) is None
    assert settings.save(tmp_path, two._replace(text_scale=1.5, games={"a": {"parents": "x"}}), two) is None
    found = settings.load(tmp_path)
    assert (found.theme, found.text_scale, found.names) == ("dark", 1.5, ("Ada", "Bo"))
    assert found.kept("a") == {"first": "random", "parents": "x"}


def test_of_one_setting_the_last_word_counts(tmp_path: Path) -> None:
    one = settings.load(tmp_path)
    settings.save(tmp_path, one._replace(theme="dark"), one)
    settings.save(tmp_path, one._replace(theme="contrast"), one)
    assert settings.load(tmp_path).theme == "contrast"


def test_settings_of_a_later_version_outlive_a_change(tmp_path: Path) -> None:
    (tmp_path / settings.FILE).write_text('{"weather": "rain", "theme": "dark"}', encoding="utf-8")
    now = settings.load(tmp_path)
    settings.save(tmp_path, now._replace(sound=True), now)
    kept = json.loads((tmp_path / settings.FILE).read_text(encoding="utf-8"))
    assert (kept["weather"], kept["theme"], kept["sound"], kept["motion"]) == ("rain", "dark", True, "auto")


def test_settings_that_are_gone_are_written_as_a_whole(tmp_path: Path) -> None:
    now = Settings(theme="dark", names=("Ada",))
    settings.save(tmp_path, now._replace(sound=True), now)
    assert settings.load(tmp_path) == now._replace(sound=True)


def test_processes_that_count_at_once_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "count.json"
    runs = [
        subprocess.Popen([sys.executable, "-c", COUNTS, str(path), name], cwd=ROOT) for name in ("one", "two")
    ]
    assert [run.wait(60) for run in runs] == [0, 0]
    assert kept_file.read(path) == {"one": 40, "two": 40, "both": 80}
    assert [other.name for other in tmp_path.iterdir()] == ["count.json"]


def test_two_copies_keep_the_better_of_two_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deal, other = "8 s8-0001", "8 s8-0002"
    real = locks.alone

    def meanwhile(path: Path) -> Any:
        monkeypatch.setattr(locks, "alone", real)
        bests.record(tmp_path, deal, 7)
        bests.record(tmp_path, other, 3)
        return real(path)

    monkeypatch.setattr(locks, "alone", meanwhile)
    assert bests.record(tmp_path, deal, 5) == (7, None)
    assert (bests.best_of(tmp_path, deal), bests.best_of(tmp_path, other)) == (7, 3)


@pytest.mark.parametrize("step", ["_written", "write", "sync_folder"])
@pytest.mark.parametrize("after", [False, True])
def test_a_crash_at_any_step_leaves_the_old_or_the_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, after: bool
) -> None:
    class Crash(BaseException):
        """The process ends here."""

    path = tmp_path / "kept.json"
    kept_file.replace(path, {"now": "old"})
    real = getattr(disk, step)

    def crash(*args: Any) -> None:
        if after:
            real(*args)
        raise Crash

    with monkeypatch.context() as patch:
        patch.setattr(disk, step, crash)
        with pytest.raises(Crash):
            kept_file.replace(path, {"now": "new"})
    assert kept_file.read(path)["now"] in ("old", "new")
    assert kept_file.replace(path, {"now": "newer"}) is None
    assert kept_file.read(path) == {"now": "newer"}
    assert [other.name for other in tmp_path.iterdir()] == [path.name]


@pytest.mark.skipif(os.name == "nt", reason="this system knows no such thing")
def test_the_folder_is_synced_after_a_replacement(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, synced = tmp_path / "kept.json", list[tuple[int, bool]]()
    real = os.fsync

    def watch(handle: int) -> None:
        synced.append((os.fstat(handle).st_ino, path.exists()))
        real(handle)

    monkeypatch.setattr(os, "fsync", watch)
    kept_file.replace(path, {})
    assert (tmp_path.stat().st_ino, True) in synced


def test_a_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "kept.json").mkdir()
    check_left_alone(tmp_path / "kept.json")


@PIPES
def test_a_pipe_is_left_alone_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "kept.json")
    check_left_alone(tmp_path / "kept.json")


@LINKS
def test_a_link_that_leads_to_itself_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "kept.json").symlink_to(tmp_path / "kept.json")
    check_left_alone(tmp_path / "kept.json")


def check_left_alone(path: Path) -> None:
    """What is no file is read as nothing, and nothing takes its place."""
    before = path.lstat()
    assert kept_file.read(path) == {}
    trouble = kept_file.replace(path, {"now": "new"})
    assert trouble is not None
    assert path.lstat().st_ino == before.st_ino


@LINKS
def test_a_link_to_a_file_stays_one(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "kept.json").symlink_to(tmp_path / "deep" / "real.json")
    (tmp_path / "deep" / "real.json").write_text("{}", encoding="utf-8")
    assert kept_file.replace(tmp_path / "kept.json", {"now": "new"}) is None
    assert (tmp_path / "kept.json").is_symlink()
    assert kept_file.read(tmp_path / "deep" / "real.json") == {"now": "new"}


def test_whoever_waits_too_long_goes_on_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "claim", lambda _: None)
    monkeypatch.setattr(locks, "PATIENCE", 0.05)
    assert kept_file.replace(tmp_path / "kept.json", {"now": "new"}) is None
    assert kept_file.read(tmp_path / "kept.json") == {"now": "new"}


def test_a_large_file_is_not_written_larger_than_it_can_be_read(tmp_path: Path) -> None:
    """A bug: laid out for people, 1.8 MB became 5 MB, which was put aside at the next reading."""
    path = tmp_path / "kept.json"
    many: list[list[int]] = [[]] * 600_000
    path.write_text(json.dumps({"many": many}, separators=(",", ":")), encoding="utf-8")
    assert kept_file.change(path, lambda found: {**found, "more": 1}) is None
    aside: list[Path] = []
    assert kept_file.read(path, aside) == {"many": many, "more": 1}
    assert aside == []


def test_what_could_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    path.write_text('{"few": 1}', encoding="utf-8")
    trouble = kept_file.replace(path, {"much": "x" * kept_file.MAX_BYTES})
    assert trouble is not None
    assert trouble.flaw is Flaw.TOO_LARGE
    assert kept_file.read(path) == {"few": 1}
