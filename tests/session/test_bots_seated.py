"""Who sits where: bots in the header of a journal, and seats that change hands in mid-game."""

from __future__ import annotations

from pathlib import Path

import pytest

from chrononauts_qt import cli
from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.kernel.errors import BadSetup
from chrononauts_qt.session import journal
from chrononauts_qt.session.errors import CorruptSave, Flaw
from chrononauts_qt.session.match import Match, Replay, bot_option, resume
from chrononauts_qt.shelf import RANKS

NAMES = ("Ada", "Bo", "Cleo")
SETUP = Setup(3, "seats", first="seat-1", mulligan=False, hands={0: ("patch-1929", "patch-1918")})


def begin(path: Path | None = None, **bots: str) -> Match:
    """Return a game whose first player can always kill time; `bots` are ranks by "bot_N"."""
    options = {name.replace("_", "-"): rank for name, rank in bots.items()}
    return Match.start("chrononauts", NAMES, SETUP, path, options)


def by_hand(path: Path, header: str, *records: str) -> Path:
    """Write a journal without seals."""
    lines = ("chrononauts-qt journal 1", "game chrononauts", "seat 1 Ada", "seat 2 Bo", *header.splitlines())
    body = ("setup first seat-1", "setup mulligan off", "setup hand 1 patch-1929 patch-1918", "begin")
    path.write_text("\n".join((*lines, *body, *records)) + "\n", encoding="utf-8")
    return path


def kill_time(match: Match) -> None:
    match.submit(0, parse("discard patch-1929"))


def test_without_a_word_everybody_is_a_person() -> None:
    assert begin().bots == {}


@pytest.mark.parametrize("rank", RANKS)
def test_a_bot_of_the_header_sits_from_the_deal_on(tmp_path: Path, rank: str) -> None:
    path = tmp_path / "game.chrononauts"
    match = Match.start("chrononauts", NAMES, SETUP, path, {bot_option(1): rank})
    assert match.bots == {1: rank}
    assert resume(journal.read(path)).bots == {1: rank}


@pytest.mark.parametrize("option", ["bot-1 hero", "bot-0 chief", "bot-4 chief", "bot-one chief"])
def test_a_game_with_a_bot_there_is_none_of_is_not_begun(option: str) -> None:
    key, rank = option.split()
    with pytest.raises(BadSetup, match="seats nobody"):
        Match.start("chrononauts", NAMES, SETUP, None, {key: rank})


def test_a_seat_changes_hands_and_the_journal_tells(tmp_path: Path) -> None:
    path = tmp_path / "game.chrononauts"
    match = begin(path, bot_2="cadet", bot_3="agent")
    match.seat_bot(1, "chief")
    kill_time(match)
    match.seat_person(2)
    match.seat_bot(0, "cadet")
    assert match.bots == {0: "cadet", 1: "chief"}
    again = resume(journal.read(path))
    assert again.bots == match.bots
    assert rules.dump(again.state) == rules.dump(match.state)
    told = [line.partition("  ~")[0] for line in path.read_text(encoding="utf-8").splitlines()]
    seats = [line for line in told if line.startswith("seat ")]
    assert seats[3:] == ["seat 2 chief", "seat 3 person", "seat 1 cadet"]


def test_a_seat_that_stays_as_it_is_is_not_told_again(tmp_path: Path) -> None:
    path = tmp_path / "game.chrononauts"
    match = begin(path, bot_2="cadet")
    before = path.read_bytes()
    match.seat_bot(1, "cadet")
    match.seat_person(0)
    assert path.read_bytes() == before


@pytest.mark.parametrize(("seat", "rank"), [(1, "hero"), (3, "chief"), (-1, "chief"), (0, "")])
def test_a_seat_or_a_rank_there_is_none_of_changes_nothing(tmp_path: Path, seat: int, rank: str) -> None:
    path = tmp_path / "game.chrononauts"
    match = begin(path, bot_2="cadet")
    before = path.read_bytes()
    with pytest.raises(ValueError, match=r"seats 1 to 3|none of the ranks"):
        match.seat_bot(seat, rank)
    assert (match.bots, path.read_bytes()) == ({1: "cadet"}, before)


def test_no_undo_counts_or_takes_back_who_sits_where(tmp_path: Path) -> None:
    path = tmp_path / "game.chrononauts"
    match = begin(path)
    before = rules.dump(match.state)
    kill_time(match)
    match.seat_bot(0, "agent")
    assert len(match.past) == 1
    match.undo()
    again = resume(journal.read(path))
    assert rules.dump(match.state) == rules.dump(again.state) == before
    assert match.bots == again.bots == {0: "agent"}


def test_an_old_journal_is_read_as_before(tmp_path: Path) -> None:
    path = by_hand(tmp_path / "old.chrononauts", "option memo 4", "1: discard patch-1929")
    replay = Replay(journal.read(path))
    replay.run()
    assert replay.bots == {}
    assert replay.done == 1


@pytest.mark.parametrize(
    ("header", "record", "line", "flaw", "why"),
    [
        ("option bot-2 hero", "seat 2 chief", 9, Flaw.HEADER, "“hero” is none of the ranks"),
        ("option bot-3 chief", "seat 2 chief", 9, Flaw.HEADER, "seats 1 to 2"),
        ("option bot-2 chief", "seat 2 hero", 10, Flaw.REFUSED, "“hero” is none of the ranks"),
        ("option bot-2 chief", "seat 3 chief", 10, Flaw.ACTION, "neither “SEAT: ACTION”"),
        ("option bot-2 chief", "seat 2", 10, Flaw.ACTION, "neither “SEAT: ACTION”"),
        ("option bot-2 chief", "seat 2 chief now", 10, Flaw.ACTION, "neither “SEAT: ACTION”"),
    ],
)
def test_a_bad_seat_is_refused_in_a_sentence(
    tmp_path: Path, header: str, record: str, line: int, flaw: Flaw, why: str
) -> None:
    path = by_hand(tmp_path / "bad.chrononauts", header, record)
    with pytest.raises(CorruptSave, match=why) as error:
        Replay(journal.read(path)).run()
    assert (error.value.line, error.value.flaw) == (line, flaw)


def test_a_seat_brings_no_random_result(tmp_path: Path) -> None:
    path = by_hand(tmp_path / "bad.chrononauts", "option memo 4", "seat 2 chief", "chance first seat-1")
    with pytest.raises(CorruptSave, match="line 10"):
        Replay(journal.read(path)).run()


def test_the_command_line_prints_who_takes_a_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = ("seat 2 chief", "1: discard patch-1929")
    path = by_hand(tmp_path / "game.chrononauts", "option bot-2 cadet", *records)
    assert cli.main(["replay", str(path)]) == 0
    assert [line.split("  (")[0].strip() for line in capsys.readouterr().out.splitlines()[1:]] == [
        "1 seat 2 chief",
        "2 1: discard patch-1929",
    ]
