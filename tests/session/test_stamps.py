"""Where time runs for all: the glass, and when an action was done."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chrononauts_qt.session import journal
from chrononauts_qt.session.clock import Glass
from chrononauts_qt.session.errors import CorruptSave, Flaw
from chrononauts_qt.session.match import Match, resume
from tests.pact import rules as pact
from tests.pact.actions import PASS, TIME_UP
from tests.session.every_game import with_pact
from tests.session.games import Clock, plain, replayed, start

NAMES = ("Ada", "Bo", "Cleo")
HEAD = ("chrononauts-qt journal 3", "game pact", "seat 1 Ada", "seat 2 Bo", "seat 3 Cleo", "setup seed time")


@pytest.fixture(scope="module", autouse=True)
def _on_the_shelf() -> Iterator[None]:
    with with_pact():
        yield


def timed(path: Path | None = None) -> Match:
    """Begin a game in which time runs."""
    return Match.start("pact", NAMES, pact.quick_setup(3, "time"), path)


def by_hand(path: Path, *lines: str) -> Path:
    """Write such a game by hand."""
    path.write_text("\n".join((*HEAD, "begin", *lines, "")), encoding="utf-8")
    return path


# -- in the journal ---------------------------------------------------------------------------------


def test_a_stamp_stands_behind_its_action_and_changes_nothing_else(tmp_path: Path) -> None:
    stamped, unstamped = tmp_path / "stamped", tmp_path / "unstamped"
    one, other = timed(stamped), timed(unstamped)
    for seat, stamp in ((1, 400), (0, 400), (2, 61_000)):
        one.submit(seat, PASS, stamp=stamp)
        other.submit(seat, PASS)
    lines = plain(stamped.read_bytes())
    assert [line for line in lines if "@" in line] == ["2: pass @400", "1: pass @400", "3: pass @61000"]
    assert [line.partition(" @")[0] for line in lines] == plain(unstamped.read_bytes())
    again = replayed(stamped)
    assert [record.stamp for record in again.journal.records] == [400, 400, 61_000]
    assert [record.said for record in again.journal.records] == ["pass @400", "pass @400", "pass @61000"]
    assert pact.dump(again.state) == pact.dump(one.state) == pact.dump(other.state)


def test_a_stamp_may_be_missing_in_a_game_by_hand(tmp_path: Path) -> None:
    replay = replayed(by_hand(tmp_path / "game", "2: pass @400", "1: pass", "3: pass @500"))
    assert [record.stamp for record in replay.journal.records] == [400, None, 500]
    assert replay.stamp == 500


def test_stamps_never_fall(tmp_path: Path) -> None:
    with pytest.raises(CorruptSave, match="before that of the action above") as caught:
        replayed(by_hand(tmp_path / "game", "2: pass @400", "1: pass @399"))
    assert (caught.value.line, caught.value.flaw) == (len(HEAD) + 3, Flaw.ACTION)


def test_where_no_time_runs_no_action_has_a_stamp(tmp_path: Path) -> None:
    path = tmp_path / "game"
    head = ("chrononauts-qt journal 3", "game chrononauts", "seat 1 Ada", "seat 2 Bo", "setup first seat-1")
    lines = (*head, "setup hand 1 dodo", "begin", "1: discard dodo @1", "")
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(CorruptSave, match="no time runs here") as caught:
        replayed(path)
    assert caught.value.flaw is Flaw.ACTION


def test_what_is_no_stamp_belongs_to_the_action(tmp_path: Path) -> None:
    for word in ("pass @", "pass @-1", "pass @01", "pass @1.5", "pass@1", "pass @9999999999"):
        with pytest.raises(CorruptSave, match="pass") as caught:
            replayed(by_hand(tmp_path / "game", f"2: {word}"))
        assert caught.value.flaw is Flaw.ACTION


# -- the glass --------------------------------------------------------------------------------------


def test_an_empty_glass_says_the_deadline_once_and_the_journal_how_long_it_took(tmp_path: Path) -> None:
    clock, match = Clock(), timed(tmp_path / "game")
    glass = Glass(match, clock, 300.0)
    assert glass.is_running
    clock.seconds += 299.5
    assert (glass.tick(), glass.stamp) == ((), 299_500)
    clock.seconds += 5
    assert glass.tick() == ((0, TIME_UP),)
    for _ in range(3):
        ((seat, action),) = glass.tick()
        match.submit(seat, action, stamp=glass.stamp)
        glass.happened()
    assert match.game.outcome(match.state) is not None
    assert (glass.tick(), glass.is_running) == ((), False)
    assert {record.stamp for record in journal.read(tmp_path / "game").records} == {300_000}


def test_it_stands_still_while_anything_holds_it() -> None:
    clock = Clock()
    glass = Glass(timed(), clock, 10.0)
    glass.ring.hold("pause")
    clock.seconds += 60
    assert (glass.tick(), glass.stamp) == ((), 0)
    glass.ring.go_on("pause")
    clock.seconds += 9
    assert (glass.tick(), glass.stamp) == ((), 9000)
    glass.ring.hold("pause")
    clock.seconds += 60
    assert glass.tick() == ()
    glass.ring.go_on("pause")
    clock.seconds += 1
    assert glass.tick() == ((0, TIME_UP),)


def test_no_action_refills_it() -> None:
    clock, match = Clock(), timed()
    glass = Glass(match, clock, 10.0)
    for seat in range(3):
        clock.seconds += 3
        match.submit(seat, PASS, stamp=glass.stamp)
        glass.happened()
    assert glass.stamp == 9000


def test_a_game_that_is_resumed_goes_on_at_its_last_stamp(tmp_path: Path) -> None:
    match = timed(tmp_path / "game")
    match.submit(1, PASS, stamp=8000)
    if match.lock is not None:
        match.lock.free()
    again, clock = resume(journal.read(tmp_path / "game")), Clock()
    glass = Glass(again, clock, 10.0)
    assert (again.stamp, glass.stamp, glass.tick()) == (8000, 8000, ())
    clock.seconds += 2
    assert glass.tick() == ((0, TIME_UP),)


def test_without_an_end_it_never_empties() -> None:
    clock = Clock()
    glass = Glass(timed(), clock, None)
    clock.seconds += 100_000
    assert (glass.tick(), glass.stamp) == ((), 100_000_000)


def test_where_no_time_runs_it_says_nothing() -> None:
    clock = Clock()
    glass = Glass(start(None), clock, 1.0)
    clock.seconds += 60
    assert (glass.tick(), glass.is_running) == ((), False)


# -- pauses -----------------------------------------------------------------------------------------


def test_pauses_are_noted_with_the_stamp_at_which_they_begin(tmp_path: Path) -> None:
    path = tmp_path / "game"
    match = timed(path)
    match.note_pause(250)
    match.submit(1, PASS, stamp=400)
    match.note_pause(61_000)
    assert [line for line in plain(path.read_bytes()) if "pause" in line] == ["pause 250", "pause 61000"]
    assert [record.said for record in journal.read(path).records] == ["pause 250", "pass @400", "pause 61000"]
    match.lock = None
    again = resume(journal.read(path))
    assert (again.pauses, again.stamp, len(again.past)) == ([250, 61_000], 61_000, 1)
    assert Glass(again, Clock(), 300.0).stamp == 61_000


def test_a_pause_never_lies_before_what_stands_above_it(tmp_path: Path) -> None:
    for lines in (("2: pass @400", "pause 399"), ("pause 400", "2: pass @399"), ("pause 400", "pause 399")):
        with pytest.raises(CorruptSave, match="lies before"):
            replayed(by_hand(tmp_path / "game", *lines))
