"""A journal whose last lines were torn while they were written opens at the last whole action."""

from __future__ import annotations

from pathlib import Path

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.kernel.events import Chance
from chrononauts_qt.session import journal
from chrononauts_qt.session.errors import CorruptSave, Torn
from chrononauts_qt.session.match import Match, resume
from tests.session.games import do, everything, play_at_random, replayed, start

VORTEX = ("1: play time-vortex", "2: allow")


@pytest.fixture
def written(tmp_path: Path) -> tuple[Path, Match, list[int], list[dict[str, object]]]:
    """Return a journal that ends with a random result, its match, its length and position by action."""
    path = tmp_path / "game"
    match = start(path, 2, hands={0: ("time-vortex", "dodo", "memo")})
    ends, positions = [path.stat().st_size], [everything(match.state)]
    for action in VORTEX:
        do(match, action)
        ends.append(path.stat().st_size)
        positions.append(everything(match.state))
    return path, match, ends, positions


Written = tuple[Path, Match, list[int], list[dict[str, object]]]


def test_the_last_record_of_these_tests_has_a_random_result(written: Written) -> None:
    assert [chance.kind for chance in journal.read(written[0]).records[-1].chances] == ["vortex"]


def test_cut_at_every_byte_it_opens_at_the_last_whole_action(written: Written) -> None:
    path, _, ends, positions = written
    data = path.read_bytes()
    for cut in range(ends[0], len(data) + 1):
        path.write_bytes(data[:cut])
        whole = max(number for number, end in enumerate(ends) if end <= cut)
        replay = replayed(path)
        assert replay.done == whole, cut
        assert everything(replay.state) == positions[whole], cut
        assert bool(replay.torn) == (cut not in ends), cut
        assert path.read_bytes() == data[:cut], cut


def test_going_on_from_any_cut_writes_over_the_torn_tail(written: Written) -> None:
    path, _, ends, _ = written
    data = path.read_bytes()
    for cut in range(ends[0], len(data) + 1):
        path.write_bytes(data[:cut])
        match = resume(journal.read(path))
        assert bool(match.torn) == (cut not in ends), cut
        play_at_random(match, 2)
        assert not match.trouble, cut
        again = replayed(path)
        assert not again.torn, cut
        assert everything(again.state) == everything(match.state), cut


def test_what_was_left_out_is_said_in_a_sentence(written: Written) -> None:
    path, _, ends, _ = written
    data = path.read_bytes()
    line = data.count(b"\n") - 1
    for cut in (len(data) - 1, data.index(b"chance vortex")):
        path.write_bytes(data[:cut])
        assert replayed(path).torn == Torn(line, of_chance=True, turn=1)
    path.write_bytes(data[: ends[1] + 5])
    assert replayed(path).torn == Torn(line, turn=1)


def test_cut_inside_the_header_or_the_deal_there_is_no_game_yet(written: Written) -> None:
    path, _, ends, _ = written
    data = path.read_bytes()
    for cut in range(ends[0]):
        path.write_bytes(data[:cut])
        with pytest.raises(CorruptSave):
            replayed(path)
        assert path.read_bytes() == data[:cut]


def test_a_tail_of_zeros_after_a_power_cut_is_torn(written: Written) -> None:
    path, match, _, _ = written
    path.write_bytes(path.read_bytes() + b"\0" * 4000)
    replay = replayed(path)
    assert replay.torn
    assert rules.dump(replay.state) == rules.dump(match.state)


def test_a_last_action_that_a_flipped_bit_makes_a_comment_is_not_lost_silently(tmp_path: Path) -> None:
    path = tmp_path / "game"
    match = start(path, 3, first="seat-3")
    play_at_random(match, 1)
    data = path.read_bytes()
    assert data.splitlines()[-1].startswith(b"3: ")
    path.write_bytes(data[: data.rindex(b"3: ")] + b"#" + data[data.rindex(b"3: ") + 1 :])
    assert replayed(path).torn


def test_a_hand_written_file_has_no_torn_tail(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text(
        "chrononauts-qt journal 1\ngame chrononauts\nseat 1 Ada\nseat 2 Bo\n"
        "setup first seat-1\nsetup mulligan off\nsetup hand 1 dodo memo memo\nbegin\n1: play dod",
        encoding="utf-8",
    )
    with pytest.raises(CorruptSave, match="line 9"):
        replayed(path)


def test_a_random_result_of_the_last_action_may_be_wrong_only_by_damage(written: Written) -> None:
    path, _, ends, _ = written
    chances = journal.read(path).records[-1].chances
    path.write_bytes(path.read_bytes()[: ends[1]])
    read = journal.read(path)
    torn = journal.Writer(path, read.records[-1].checksum, read.records[-1].end)
    torn.append(1, "allow", [Chance("vortex", chances[0].result[1:])])
    with pytest.raises(CorruptSave, match="not an order of the"):
        replayed(path)
