"""Games of earlier versions: read as they are, gone on with in the words of this one, and kept."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chrononauts_qt.session import disk, journal, migrations
from chrononauts_qt.session.errors import UnknownVersion
from chrononauts_qt.session.match import Match, Replay, resume
from tests.needs import LINKS
from tests.session.games import replayed

SAVES = Path(__file__).parent / "saves"
"""By version, what its program wrote, and beside each the position it stands for."""

SEALED = ("artifaxx", "chrononauts", "solonauts", "torn")
NAMES = (*SEALED, "by-hand")
VERSIONS = (1, 2)


def told(replay: Replay) -> dict[str, Any]:
    """Return what the files beside the golden ones hold."""
    return {
        "done": replay.done,
        "bots": {str(seat): rank for seat, rank in replay.bots.items()},
        "practice": replay.past.is_practice,
        "hints": {str(seat): grade for seat, grade in replay.hints.items()},
        "name": replay.name,
        "torn": str(replay.torn or ""),
        "position": json.loads(json.dumps(replay.game.dump(replay.state))),
    }


def golden(folder: Path, name: str, version: int = 1) -> Path:
    """Return a copy of a golden file."""
    path = folder / f"{name}.chrononauts"
    path.write_bytes((SAVES / f"v{version}" / path.name).read_bytes())
    return path


def go_on(match: Match, actions: int = 1) -> None:
    """Do some legal actions, whichever they are but the last one of a game."""
    dice = Random("on")
    for _ in range(actions):
        seat, owed = next(iter(match.game.pending(match.state).items()))
        match.submit(seat, dice.choice([action for action in owed.options if action.text != "stop"]))


def beside(path: Path) -> list[str]:
    """Return the names of all files in the folder of a journal, apart from claims on it."""
    return sorted(other.name for other in path.parent.iterdir() if not other.name.endswith(".lock"))


def test_every_earlier_version_has_its_upgrade_and_its_golden_files() -> None:
    assert set(migrations.UPGRADES) == set(range(1, journal.VERSION))
    for version in VERSIONS:
        assert {path.stem for path in (SAVES / f"v{version}").iterdir()} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("version", VERSIONS)
def test_every_version_is_read_in_memory_as_it_was_played(tmp_path: Path, version: int, name: str) -> None:
    path = golden(tmp_path, name, version)
    before = path.read_bytes()
    replay = replayed(path)
    expected = json.loads((SAVES / f"v{version}" / f"{name}.json").read_text(encoding="utf-8"))
    assert told(replay) == expected
    assert replay.journal.version == version
    assert path.read_bytes() == before
    assert beside(path) == [path.name]


@pytest.mark.parametrize("name", SEALED)
@pytest.mark.parametrize("version", VERSIONS)
def test_an_earlier_game_that_is_gone_on_with_becomes_one_of_this_version(
    tmp_path: Path, version: int, name: str
) -> None:
    path = golden(tmp_path, name, version)
    before, replay = path.read_bytes(), replayed(path)
    match = resume(journal.read(path))
    assert path.read_bytes() == before
    match.note_hint(0, 9)
    assert not match.trouble
    again = replayed(path)
    assert (again.journal.version, again.journal.sealed) == (journal.VERSION, True)
    hints = {**told(replay)["hints"], "0": 9}
    assert {**told(again), "done": replay.done} == {**told(replay), "torn": "", "hints": hints}
    assert journal.SECRET in path.read_text(encoding="utf-8").splitlines()[1]
    assert beside(path) == [path.name, f"{path.name}.version-{version}"]
    assert (tmp_path / f"{path.name}.version-{version}").read_bytes() == before


@pytest.mark.parametrize("name", SEALED)
def test_it_is_written_on_like_any_other(tmp_path: Path, name: str) -> None:
    path = golden(tmp_path, name)
    match = resume(journal.read(path))
    go_on(match, 3)
    match.rename("Sunday")
    assert not match.trouble
    assert match.game.dump(replayed(path).state) == match.game.dump(match.state)
    assert len(beside(path)) == 2


def test_a_game_written_by_hand_stays_as_it_is(tmp_path: Path) -> None:
    path = golden(tmp_path, "by-hand")
    before, match = path.read_bytes(), resume(journal.read(path))
    go_on(match, 2)
    assert path.read_bytes() == before
    assert beside(path) == [path.name]


@pytest.mark.parametrize("broken", ["write", "replace", "link"])
def test_where_it_cannot_be_rewritten_the_old_game_stays_and_all_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    def full(*_: object, **__: object) -> Any:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    path = golden(tmp_path, "chrononauts")
    before, match = path.read_bytes(), resume(journal.read(path))
    with monkeypatch.context() as patch:
        place: tuple[Any, str] = (Path, "replace") if broken == "replace" else (os, broken)
        patch.setattr(*place, full)
        if broken == "link":  # a file system without second names: a rename does as well
            patch.setattr(Path, "rename", full)
        go_on(match, 2)
        assert match.trouble
    assert path.read_bytes() == before
    go_on(match)
    assert not match.trouble
    assert match.game.dump(replayed(path).state) == match.game.dump(match.state)
    assert beside(path) == [path.name, f"{path.name}.version-1"]


def stops() -> list[tuple[str, Callable[..., Any]]]:
    """Return the steps of a rewriting, each with what it does when nothing stops it."""
    return [("keep_beside", disk.keep_beside), ("replace", disk.replace), ("_written", disk._written)]


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("step", stops(), ids=lambda step: step[0])
def test_a_crash_at_any_step_leaves_the_game_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: tuple[str, Callable[..., Any]], after: bool
) -> None:
    class Crash(BaseException):
        """The process ends here."""

    def crash(*args: Any) -> None:
        if after:
            step[1](*args)
        raise Crash

    path = golden(tmp_path, "chrononauts")
    match = resume(journal.read(path))
    done = len(match.past)
    with monkeypatch.context() as patch:
        patch.setattr(disk, step[0], crash)
        with pytest.raises(Crash):
            go_on(match)
    again = resume(journal.read(path))
    assert len(again.past) - done in (0, 1)
    go_on(again)
    assert not again.trouble
    assert (tmp_path / f"{path.name}.version-1").read_bytes() == (SAVES / "v1" / path.name).read_bytes()


def test_an_old_game_that_has_changed_meanwhile_is_not_replaced(tmp_path: Path) -> None:
    path = golden(tmp_path, "chrononauts")
    one, two = resume(journal.read(path)), resume(journal.read(path))
    go_on(one)
    data = path.read_bytes()
    go_on(two)
    assert "another program has changed the file" in str(two.trouble)
    assert path.read_bytes() == data


def test_the_original_is_never_kept_over_another_file(tmp_path: Path) -> None:
    path = golden(tmp_path, "chrononauts")
    (tmp_path / f"{path.name}.version-1").write_text("my diary", encoding="utf-8")
    before = path.read_bytes()
    go_on(resume(journal.read(path)))
    assert (tmp_path / f"{path.name}.version-1").read_text(encoding="utf-8") == "my diary"
    assert (tmp_path / f"{path.name}.version-1-2").read_bytes() == before


@LINKS
def test_a_link_to_an_old_game_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    path = golden(tmp_path / "deep", "chrononauts")
    link = tmp_path / "link"
    link.symlink_to(path)
    go_on(resume(journal.read(link)))
    assert link.is_symlink()
    assert journal.read(path).version == journal.VERSION


@pytest.mark.parametrize("name", NAMES)
def test_a_later_version_is_refused_and_left_byte_for_byte(tmp_path: Path, name: str) -> None:
    path = golden(tmp_path, name)
    later = path.read_bytes().replace(b"journal 1", f"journal {journal.VERSION + 1}".encode(), 1)
    path.write_bytes(later)
    os.utime(path, (1, 1))
    with pytest.raises(UnknownVersion, match="left untouched"):
        journal.read(path)
    assert path.read_bytes() == later
    assert path.stat().st_mtime == 1
    assert beside(path) == [path.name]
