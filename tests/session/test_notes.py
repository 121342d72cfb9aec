"""What a journal notes beside the actions: help that was given, what a seat wishes, the game's name."""

from __future__ import annotations

from pathlib import Path

import pytest

from chrononauts_qt.session import journal
from chrononauts_qt.session.errors import CorruptSave
from chrononauts_qt.session.match import resume
from tests.session.games import everything, play_at_random, replayed, start


def written_lines(path: Path) -> list[str]:
    """Return the lines of a sealed journal without their seals."""
    return [line.partition(journal.SEAL)[0] for line in path.read_text(encoding="utf-8").splitlines()]


def test_help_is_noted_by_seat_with_its_highest_grade(tmp_path: Path) -> None:
    path = tmp_path / "game"
    match = start(path)
    for seat, grade in ((0, 1), (0, 3), (0, 2), (2, 1)):
        match.note_hint(seat, grade)
    assert match.hints == resume(journal.read(path)).hints == {0: 3, 2: 1}
    assert written_lines(path)[-3:] == ["hint 1 1", "hint 1 3", "hint 3 1"]


def test_help_stays_noted_whatever_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game"
    match = start(path)
    play_at_random(match, 3)
    match.note_hint(1, 2)
    match.undo(3)
    assert resume(journal.read(path)).hints == {1: 2}
    assert len(resume(journal.read(path)).past) == 0


@pytest.mark.parametrize(("seat", "grade"), [(3, 1), (-1, 1), (0, 0), (0, 10)])
def test_help_for_nobody_is_refused(tmp_path: Path, seat: int, grade: int) -> None:
    match = start(tmp_path / "game")
    with pytest.raises(ValueError, match="there are seats 1 to 3"):
        match.note_hint(seat, grade)
    assert not match.hints


@pytest.mark.parametrize("line", ["hint 4 1", "hint 1", "hint 1 0", "hint 1 12", "hint ² 1", "hint 1 1 1"])
def test_a_note_of_help_for_nobody_makes_a_file_invalid(tmp_path: Path, line: str) -> None:
    path = tmp_path / "game"
    said = ("chrononauts-qt journal 2", "game chrononauts", "seat 1 Ada", "seat 2 Bo", "seat 3 Cleo", "begin")
    path.write_text("\n".join((*said, line)), encoding="utf-8")
    with pytest.raises(CorruptSave) as caught:
        replayed(path)
    assert caught.value.line == 7


def test_the_last_name_counts(tmp_path: Path) -> None:
    path = tmp_path / "game"
    match = start(path)
    match.rename("Sunday")
    play_at_random(match, 2)
    match.rename("  The long\nSunday ")
    match.rename("The long Sunday")
    again = resume(journal.read(path))
    assert match.name == again.name == "The long Sunday"
    assert everything(again.state) == everything(match.state)
    assert [line for line in written_lines(path) if line.startswith("name")] == [
        "name Sunday",
        "name The long Sunday",
    ]


def test_a_name_can_be_taken_away(tmp_path: Path) -> None:
    match = start(tmp_path / "game")
    match.rename("Sunday")
    match.rename(" \n")
    assert match.name == resume(journal.read(tmp_path / "game")).name == ""


@pytest.mark.parametrize("name", ["a  ~00000000", "undo 1", "\udcff\0Ü", "x" * 9000, "1: end", "👩‍🚀"])
def test_any_name_of_a_game_stays_on_its_line(tmp_path: Path, name: str) -> None:
    match = start(tmp_path / "game")
    play_at_random(match, 1)
    match.rename(name)
    again = resume(journal.read(tmp_path / "game"))
    assert again.name == match.name
    assert again.name.isprintable() or "👩" in name
    assert len(again.past) == 1


def test_a_game_without_a_journal_notes_the_same() -> None:
    match = start(None)
    match.note_hint(0, 1)
    match.rename("Sunday")
    assert (match.hints, match.name) == ({0: 1}, "Sunday")


def test_the_last_wish_of_a_seat_counts_and_stays_whatever_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game"
    match = start(path)
    play_at_random(match, 2)
    for seat, wish in ((0, "order a b"), (2, "order c"), (0, "ask\n b"), (0, "ask b"), (2, "")):
        match.note_wish(seat, wish)
    match.undo(2)
    again = resume(journal.read(path))
    assert match.wishes == again.wishes == {0: "ask b"}
    assert everything(again.state) == everything(match.state)
    noted = [line for line in written_lines(path) if line.startswith("wish")]
    assert noted == ["wish 1 order a b", "wish 3 order c", "wish 1 ask b", "wish 3"], "nothing twice"


@pytest.mark.parametrize("seat", [3, -1])
def test_a_wish_of_nobody_is_refused(tmp_path: Path, seat: int) -> None:
    match = start(tmp_path / "game")
    with pytest.raises(ValueError, match="there are seats 1 to 3"):
        match.note_wish(seat, "order a")
    assert not match.wishes
