"""The saved games of a folder: which are listed where, and that none of them is ever lost."""

from __future__ import annotations

import errno
import gc
import json
import os
from datetime import datetime
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.session import journal, places, saves, summaries
from chrononauts_qt.session.errors import CorruptSave, Flaw, Trouble
from chrononauts_qt.session.match import Match, resume
from chrononauts_qt.session.saves import DELETED, OLDER, TEN
from tests.each import each
from tests.needs import PIPES
from tests.session.games import do, everything, play_at_random, replayed, start

GOLDEN = Path(__file__).parent / "saves" / "v1"
HAND = [f"patch-{year}" for year in (1929, 1918, 1917, 1868, 1933, 1939, 1942, 1944, 1948)]


def written(folder: Path, name: str, age: int, *said: str, called: str = "", hand: Any = None) -> Path:
    """Write a game that was last played `age` seconds ago."""
    path = folder / f"{name}{places.SUFFIX}"
    match = start(path, 2, hands={0: hand or ("dodo", "patch-1929", "rewind")})
    do(match, *said)
    if called:
        match.rename(called)
    os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


def finished(folder: Path, name: str, age: int, called: str = "") -> Path:
    """Write a game that has been won."""
    said = ("1: play dodo", "2: allow", "1: claim hand")
    return written(folder, name, age, *said, called=called, hand=[*HAND, "dodo", "memo"])


def paths(found: tuple[saves.Save, ...]) -> list[str]:
    """Return the names of games without their endings."""
    return [save.path.name.partition(".")[0] for save in found]


def everything_in(folder: Path) -> dict[str, bytes]:
    """Return all games in a folder and below it."""
    return {path.name: path.read_bytes() for path in folder.rglob("*") if places.SUFFIX in path.name}


def test_every_game_is_listed_once_where_it_belongs(tmp_path: Path) -> None:
    for age in range(12):
        written(tmp_path, f"open-{age}", age + 10)
    written(tmp_path, "kept", 1, called="Sunday")
    finished(tmp_path, "won", 2)
    finished(tmp_path, "won-kept", 3, called="Monday")
    (tmp_path / "bad.chrononauts").write_bytes(b"no game")
    found = saves.listed(tmp_path)
    assert paths(found.unfinished) == [f"open-{age}" for age in range(TEN)]
    assert paths(found.older) == ["open-10", "open-11"]
    assert paths(found.named) == ["kept", "won-kept"]
    assert paths(found.finished) == ["won"]
    assert [error.kept for error in found.unreadable] == [tmp_path / "bad.chrononauts.unreadable"]


def test_of_every_game_the_one_that_was_played_last_waits(tmp_path: Path) -> None:
    alone = tmp_path / "alone.chrononauts"
    Match.start("solonauts", ("Ada",), solonauts.Setup(seed="alone"), alone)
    os.utime(alone, (1_000_000 - 9, 1_000_000 - 9))
    finished(tmp_path, "won", 1)
    (tmp_path / "bad.chrononauts").write_bytes(b"no game")
    written(tmp_path, "later", 3)
    written(tmp_path, "earlier", 5)
    before = everything_in(tmp_path)
    found = saves.waiting(tmp_path)
    assert {game: save.path.stem for game, save in found.items()} == {
        "chrononauts": "later",
        "solonauts": "alone",
    }
    assert everything_in(tmp_path) == before
    assert saves.waiting(tmp_path / "nowhere") == {}


def test_what_was_unreadable_stays_listed_and_keeps_its_name(tmp_path: Path) -> None:
    (tmp_path / "bad.chrononauts").write_bytes(b"no game")
    for _ in range(3):
        found = saves.listed(tmp_path)
        assert len(found.unreadable) == 1
    assert [error.path for error in found.unreadable] == [tmp_path / "bad.chrononauts.unreadable"]
    assert (tmp_path / "bad.chrononauts.unreadable").read_bytes() == b"no game"


def test_what_was_unreadable_and_is_not_is_a_game_again(tmp_path: Path) -> None:
    written(tmp_path, "bad", 0).rename(tmp_path / "bad.chrononauts.unreadable")
    found = saves.listed(tmp_path)
    assert paths(found.unfinished) == ["bad"]
    assert found.unreadable == ()


def test_a_game_tells_what_a_list_needs(tmp_path: Path) -> None:
    match = start(tmp_path / "game.chrononauts", 3)
    match.seat_bot(1, "chief")
    match.note_hint(0, 1)
    play_at_random(match, 30)
    match.undo(20)
    match.rename("Sunday")
    (found,) = saves.listed(tmp_path).named
    summary = found.summary
    assert (summary.game, summary.names, summary.name) == ("chrononauts", ("Ada", "Bo", "Cleo"), "Sunday")
    assert (summary.bots, summary.is_practice, summary.is_helped) == ({1: "chief"}, True, True)
    assert (summary.turn, summary.outcome, summary.is_over) == (match.state.turn, None, False)
    assert abs((found.when - datetime.now().astimezone()).total_seconds()) < 60


def test_a_list_from_memory_says_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in GOLDEN.glob("*.chrononauts"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    finished(tmp_path, "won", 2)
    first = saves.listed(tmp_path)
    monkeypatch.setattr(places, "summary", None)
    assert saves.listed(tmp_path) == first
    assert {save.summary.figures.get("travellers", 0) for save in first.unfinished} == {0, 8}


@pytest.mark.parametrize(
    "outcome",
    [
        ["hand", [1, 2], [], 0],
        ["hand", [1, 2, 2], [], False],
        ["hand", [], [3], False],
        ["hand", ["1", 2], [], False],
        [0, [], [], False],
        [1, "hand"],
    ],
)
def test_an_end_that_cannot_be_is_read_from_the_journal_again(tmp_path: Path, outcome: object) -> None:
    finished(tmp_path, "won", 2)
    first = saves.listed(tmp_path)
    memory = json.loads((tmp_path / summaries.FILE).read_text(encoding="utf-8"))
    (kept,) = memory["games"].values()
    assert kept[1]["outcome"][0] == first.finished[0].summary.outcome.route  # type: ignore[union-attr]  # it has ended
    kept[1]["outcome"] = outcome
    (tmp_path / summaries.FILE).write_text(json.dumps(memory), encoding="utf-8")
    assert saves.listed(tmp_path) == first


@pytest.mark.parametrize(
    "figures", [{}, {"travellers": 8}, {"travellers": 8, "home": "2"}, {"home": 2, "a": 3}]
)
def test_figures_of_another_game_are_read_from_the_journal_again(
    tmp_path: Path, figures: dict[str, object]
) -> None:
    Match.start("solonauts", ("Ada",), solonauts.Setup(8, "tests"), tmp_path / "alone.chrononauts")
    first = saves.listed(tmp_path)
    assert first.unfinished[0].summary.figures == {"travellers": 8, "home": 0}
    memory = json.loads((tmp_path / summaries.FILE).read_text(encoding="utf-8"))
    (kept,) = memory["games"].values()
    kept[1]["figures"] = figures
    (tmp_path / summaries.FILE).write_text(json.dumps(memory), encoding="utf-8")
    assert saves.listed(tmp_path) == first


def test_the_memory_of_an_earlier_version_is_made_anew(tmp_path: Path) -> None:
    finished(tmp_path, "won", 2)
    first = saves.listed(tmp_path)
    said = (tmp_path / summaries.FILE).read_text(encoding="utf-8")
    earlier = json.loads(said)
    earlier["version"] = 2
    (kept,) = earlier["games"].values()
    kept[1].update(outcome=[0, "home"], home=0, travellers=0)
    (tmp_path / summaries.FILE).write_text(json.dumps(earlier), encoding="utf-8")
    assert saves.listed(tmp_path) == first
    assert (tmp_path / summaries.FILE).read_text(encoding="utf-8") == said


def test_the_memory_holds_no_secrets(tmp_path: Path) -> None:
    match = start(tmp_path / "game.chrononauts")
    play_at_random(match, 30)
    saves.listed(tmp_path)
    memory = (tmp_path / summaries.FILE).read_text(encoding="utf-8")
    seats = rules.dump(match.state)["seats"]
    assert isinstance(seats, list)
    for seat in seats:
        assert not [card for card in (*seat["hand"], seat["mission"], seat["identity"]) if card in memory]


def test_a_game_that_has_been_played_on_is_read_again(tmp_path: Path) -> None:
    path = written(tmp_path, "game", 0)
    assert saves.listed(tmp_path).unfinished[0].summary.actions == 0
    play_at_random(resume(journal.read(path)), 3)
    assert saves.listed(tmp_path).unfinished[0].summary.actions == 3


def test_a_damaged_memory_is_not_believed(tmp_path: Path) -> None:
    written(tmp_path, "game", 0)
    first = saves.listed(tmp_path)
    said = (tmp_path / summaries.FILE).read_text(encoding="utf-8")
    keys = ("turn", "outcome", "names", "bots", "torn", "game", "name", "figures")
    values: list[object] = ["x", -1.5, [[]], {"a": {}}, None, True, [9, 9, 9]]
    may_be_so = {("outcome", None), ("torn", None), ("name", "x")}
    for check in each(product(keys, values)):
        with check as (key, wrong):
            memory = json.loads(said)
            (kept,) = memory["games"].values()
            kept[1][key] = wrong
            (tmp_path / summaries.FILE).write_text(json.dumps(memory), encoding="utf-8")
            found = saves.listed(tmp_path)
            assert isinstance(wrong, list | dict) or (key, wrong) in may_be_so or found == first
            for games in (found.unfinished, found.named):
                assert all(isinstance(save.summary.turn, int) for save in games)


@pytest.mark.parametrize("memory", [b"", b"[]", b"{", b'{"version": 1}', b'{"version": 1, "games": [1]}',
                                    b'{"version": 1, "games": {"game.chrononauts": 7}}',
                                    b'{"version": 99, "games": {"game.chrononauts": []}}'])  # fmt: skip
def test_a_memory_that_is_none_costs_only_time(tmp_path: Path, memory: bytes) -> None:
    written(tmp_path, "game", 0)
    (tmp_path / summaries.FILE).write_bytes(memory)
    assert paths(saves.listed(tmp_path).unfinished) == ["game"]


def test_without_a_folder_there_is_nothing_and_none_is_made(tmp_path: Path) -> None:
    assert saves.listed(tmp_path / "none") == saves.Saves()
    saves.make_room(tmp_path / "none")
    assert not (tmp_path / "none").exists()


# -- room for a new game ----------------------------------------------------------------------------


def test_a_new_game_moves_what_falls_out_of_the_ten(tmp_path: Path) -> None:
    for age in range(12):
        written(tmp_path, f"open-{age:02}", age + 10)
    written(tmp_path, "kept", 900, called="Sunday")
    finished(tmp_path, "won", 901)
    gc.collect()
    before = everything_in(tmp_path)
    saves.make_room(tmp_path)
    found = saves.listed(tmp_path)
    assert paths(found.unfinished) == [f"open-{age:02}" for age in range(TEN - 1)]
    assert (paths(found.named), paths(found.finished), found.older) == (["kept"], ["won"], ())
    assert paths(saves.listed(tmp_path / OLDER).unfinished) == ["open-09", "open-10", "open-11"]
    assert everything_in(tmp_path) == before


def test_a_game_that_is_being_played_is_not_moved(tmp_path: Path) -> None:
    for age in range(TEN):
        written(tmp_path, f"open-{age}", age)
    gc.collect()
    match = resume(journal.read(tmp_path / "open-9.chrononauts"))
    saves.make_room(tmp_path)
    assert (tmp_path / "open-9.chrononauts").exists()
    assert saves.delete(tmp_path / "open-9.chrononauts") == (Flaw.IN_USE, 0, "the game is being played")
    assert match.lock is not None
    match.lock.free()
    saves.make_room(tmp_path)
    assert not (tmp_path / "open-9.chrononauts").exists()


def test_what_is_unreadable_is_not_renamed_behind_the_back(tmp_path: Path) -> None:
    (tmp_path / "bad.chrononauts").write_bytes(b"no game")
    saves.make_room(tmp_path)
    assert (tmp_path / "bad.chrononauts").exists()


def test_what_a_killed_copy_left_behind_goes_after_an_hour(tmp_path: Path) -> None:
    old, new = tmp_path / ".old.chrononauts.fresh", tmp_path / ".new.chrononauts.fresh"
    for path in (old, new):
        path.touch()
    os.utime(old, (1, 1))
    saves.make_room(tmp_path)
    assert (old.exists(), new.exists()) == (False, True)


def test_a_folder_that_cannot_be_written_is_listed_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for age in range(12):
        written(tmp_path, f"open-{age}", age)
    gc.collect()
    before = everything_in(tmp_path)

    def refuse(*_: object, **__: object) -> Any:
        raise PermissionError(errno.EACCES, "Permission denied")

    for name in ("rename", "replace", "mkdir"):
        monkeypatch.setattr(Path, name, refuse)
    saves.make_room(tmp_path)
    assert len(saves.listed(tmp_path).unfinished) == TEN
    assert everything_in(tmp_path) == before
    assert isinstance(saves.delete(tmp_path / "open-1.chrononauts"), Trouble)


# -- copies and names -------------------------------------------------------------------------------


@pytest.mark.parametrize("source", sorted(path.stem for path in GOLDEN.glob("*.chrononauts")))
def test_a_copy_with_a_name_is_the_same_game(tmp_path: Path, source: str) -> None:
    path, target = GOLDEN / f"{source}.chrononauts", tmp_path / "copy.chrononauts"
    before = path.read_bytes()
    assert saves.copy_as(path, target, "Sunday") is None
    one, two = replayed(path), replayed(target)
    assert one.game.dump(one.state) == two.game.dump(two.state)
    assert (two.name, two.torn, two.journal.version) == ("Sunday", None, journal.VERSION)
    assert two.journal.sealed == one.journal.sealed
    assert path.read_bytes() == before
    assert paths(saves.listed(tmp_path).named) == ["copy"]


def test_a_copy_without_a_name_is_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "bad").write_bytes(b"no game")
    assert saves.copy_as(tmp_path / "bad", tmp_path / "deep" / "copy") is None
    assert (tmp_path / "deep" / "copy").read_bytes() == b"no game"


def test_a_copy_is_never_written_over_a_file(tmp_path: Path) -> None:
    path = written(tmp_path, "game", 0)
    (tmp_path / "copy").write_bytes(b"my diary")
    trouble = saves.copy_as(path, tmp_path / "copy", "Sunday")
    assert trouble is not None
    assert trouble.flaw is Flaw.EXISTS
    assert (tmp_path / "copy").read_bytes() == b"my diary"


@PIPES
def test_what_never_ends_is_not_copied(tmp_path: Path) -> None:
    pipe, target = tmp_path / "pipe.chrononauts", tmp_path / "copy.chrononauts"
    os.mkfifo(pipe)
    trouble = saves.copy_as(pipe, target)
    assert trouble is not None
    assert trouble.flaw is Flaw.NOT_OURS
    assert not target.exists()


def test_a_game_that_cannot_be_read_is_given_no_name(tmp_path: Path) -> None:
    (tmp_path / "bad").write_bytes(b"no game")
    with pytest.raises(CorruptSave):
        saves.copy_as(tmp_path / "bad", tmp_path / "copy", "Sunday")
    with pytest.raises(CorruptSave):
        saves.rename(tmp_path / "bad", "Sunday")
    assert not (tmp_path / "copy").exists()


def test_a_name_makes_no_game_more_recent(tmp_path: Path) -> None:
    path = written(tmp_path, "game", 50)
    newer = written(tmp_path, "newer", 20)
    assert saves.rename(path, "Sunday") is None
    found = saves.listed(tmp_path)
    assert (paths(found.named), paths(found.unfinished)) == (["game"], ["newer"])
    assert found.named[0].summary.when == 1_000_000 - 50
    assert places.newest_first(tmp_path, [])[0] == newer
    assert saves.rename(path, "") is None
    assert paths(saves.listed(tmp_path).unfinished) == ["newer", "game"]


def test_a_game_that_is_being_played_takes_its_name_from_its_match(tmp_path: Path) -> None:
    """Its writer would find another end than the one it left, and write no more."""
    path = written(tmp_path, "game", 50)
    gc.collect()
    match, before = resume(journal.read(path)), path.read_bytes()
    assert saves.rename(path, "Sunday") == (Flaw.IN_USE, 0, "the game is being played")
    assert path.read_bytes() == before
    match.rename("Sunday")
    play_at_random(match, 2)
    assert match.trouble is None
    assert resume(journal.read(path)).name == "Sunday"


def test_a_game_written_by_hand_takes_no_name(tmp_path: Path) -> None:
    path = tmp_path / "by-hand.chrononauts"
    path.write_bytes((GOLDEN / path.name).read_bytes())
    assert saves.rename(path, "Sunday") is not None
    assert path.read_bytes() == (GOLDEN / path.name).read_bytes()


# -- deleting ---------------------------------------------------------------------------------------


def test_what_is_deleted_can_be_brought_back(tmp_path: Path) -> None:
    path = written(tmp_path, "game", 0, "1: play dodo")
    gc.collect()
    before = path.read_bytes()
    moved = saves.delete(path)
    assert moved == tmp_path / DELETED / path.name
    assert saves.listed(tmp_path) == saves.Saves()
    assert saves.bring_back(moved) == path
    assert path.read_bytes() == before


def test_deleting_and_bringing_back_write_over_nothing(tmp_path: Path) -> None:
    texts = []
    for number in range(3):
        path = written(tmp_path, "game", number, *("1: play dodo", "2: allow")[:number])
        gc.collect()
        texts.append(path.read_bytes())
        assert isinstance(saves.delete(path), Path)
    lying = sorted((tmp_path / DELETED).iterdir())
    assert [path.name for path in lying] == [
        "game-2.chrononauts",
        "game-3.chrononauts",
        "game.chrononauts",
    ]
    for path in lying:
        assert saves.bring_back(path) == tmp_path / path.name
    assert sorted(everything_in(tmp_path).values()) == sorted(texts)


def test_an_older_game_is_deleted_and_brought_up_into_the_folder(tmp_path: Path) -> None:
    for age in range(TEN + 1):
        written(tmp_path, f"open-{age:02}", age)
    gc.collect()
    saves.make_room(tmp_path)
    one, two = (save.path for save in saves.listed(tmp_path / OLDER).unfinished)
    assert saves.delete(one) == tmp_path / DELETED / one.name
    assert saves.bring_back(two) == tmp_path / two.name
    assert two.name.partition(".")[0] in paths(saves.listed(tmp_path).unfinished)


@pytest.mark.parametrize("folder", [OLDER, DELETED])
def test_a_game_that_is_being_played_is_not_moved_from_under_its_player(tmp_path: Path, folder: str) -> None:
    (tmp_path / folder).mkdir()
    path = written(tmp_path / folder, "evening", 1)
    match = resume(journal.read(path))
    brought = saves.bring_back(path)
    assert isinstance(brought, Trouble)
    assert brought.flaw is Flaw.IN_USE
    do(match, "1: play dodo")
    assert match.trouble is None
    assert match.lock is not None
    match.lock.free()
    assert saves.bring_back(path) == tmp_path / path.name


def test_a_game_that_is_gone_is_told(tmp_path: Path) -> None:
    moved = saves.delete(tmp_path / "none.chrononauts")
    assert isinstance(moved, Trouble)
    assert moved.flaw is Flaw.GONE


def test_a_position_is_not_lost_by_any_of_it(tmp_path: Path) -> None:
    path = tmp_path / "game.chrononauts"
    match = start(path)
    play_at_random(match, 40)
    assert match.lock is not None
    match.lock.free()
    moved = saves.delete(path)
    assert isinstance(moved, Path)
    back = saves.bring_back(moved)
    assert isinstance(back, Path)
    saves.rename(back, "Sunday")
    saves.copy_as(back, tmp_path / "copy.chrononauts", "Monday")
    assert everything(replayed(tmp_path / "copy.chrononauts").state) == everything(match.state)
    assert rules.dump(replayed(back).state) == rules.dump(match.state)
