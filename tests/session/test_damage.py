"""A journal that is damaged or wrong is refused in one sentence, with its line, and left as it is."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from chrononauts_qt.session import journal
from chrononauts_qt.session.errors import CorruptSave, UnknownVersion
from tests.needs import LINKS, PIPES
from tests.session import fuzz
from tests.session.games import plain, play_at_random, replayed, sealed, start
from tests.work import counted

HEADER = [
    "chrononauts-qt journal 1",
    "game chrononauts",
    "seat 1 Ada",
    "seat 2 Bo",
    "setup first seat-1",
    "setup mulligan off",
    "setup hand 1 dodo memo patch-1929",
    "begin",
]


def refusal(path: Path, data: bytes) -> CorruptSave:
    """Return how a file is refused; it must be one sentence of one line, little work, and touch nothing."""
    path.write_bytes(data)
    with counted() as done, pytest.raises(CorruptSave) as caught:
        replayed(path)
    fuzz.share_of_bound(done, data)
    assert path.read_bytes() == data
    said = str(caught.value)
    assert said.startswith(str(path))
    assert said.isprintable()
    assert len(said) < 1000
    assert caught.value.path == path
    assert caught.value.line == 0 or f", line {caught.value.line}:" in said
    return caught.value


def text(*lines: str) -> bytes:
    """Return a hand-written journal: the header above, then these lines."""
    return ("\n".join([*HEADER, *lines]) + "\n").encode()


@pytest.mark.parametrize(
    ("lines", "line", "why"),
    [
        (("1: fly",), 9, "“fly” is no action"),
        (("1: play unicorn",), 9, "no card of the play deck"),
        (("1: play dodo on 1929",), 9, "no target"),
        (("1: play time-vortex",), 9, "seat 1 cannot “play time-vortex”"),
        (("1: play dodo", "2: allow", "2: end"), 11, "seat 2 cannot “end”"),
        (("3: end",), 9, "a seat from 1 to 2"),
        (("0: end",), 9, "a seat from 1 to 2"),
        (("01: end",), 9, "a seat from 1 to 2"),
        (("²: end",), 9, "a seat from 1 to 2"),
        (("end",), 9, "neither “SEAT: ACTION”"),
        (("begin",), 9, "neither “SEAT: ACTION”"),
        (("1: play dodo", "chance", "2: allow"), 10, "neither “SEAT: ACTION”"),
        (("1: play dodo", "chance vortex", "2: allow"), 10, "names no random result"),
        (("1: play dodo", "chance vortex dodo", "2: allow"), 10, "was not asked for"),
        (("chance deck dodo",), 9, "came where “chance missions” is due"),
        (("chance missions dodo",), 9, "not an order of the 10 cards"),
    ],
)
def test_a_wrong_line_of_a_hand_written_file_is_named(
    tmp_path: Path, lines: tuple[str, ...], line: int, why: str
) -> None:
    error = refusal(tmp_path / "game", text(*lines))
    assert (error.line, why in error.why) == (line, True), error


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("game chrononauts", "game whist", 0, "no game called “whist”"),
        ("game chrononauts", "# game", 8, "which game this is"),
        ("seat 2 Bo", "seat 3 Bo", 4, "no header line"),
        ("seat 2 Bo", "seat 2", 4, "no header line"),
        ("seat 2 Bo", "# alone", 8, "takes 2 to 6 players, not 1"),
        ("seat 2 Bo", "chair 2 Bo", 4, "no header line"),
        ("seat 2 Bo", "\n".join(f"seat {n} S" for n in range(2, 9)), 14, "takes 2 to 6 players, not 8"),
        ("setup first seat-1", "setup first seat-3", 8, "none of guess, random, seat-1, seat-2"),
        ("setup first seat-1", "setup weather rain", 8, "“setup weather” is unknown"),
        ("setup first seat-1", "setup red 1929", 8, "1929 is no Linchpin"),
        ("setup first seat-1", "setup red soon", 8, "“soon” is no year"),
        ("setup first seat-1", "setup patches patch-1918", 8, "while its Linchpins stand as they do"),
        ("setup first seat-1", "setup hand 3 dodo", 8, "seat 3 does not exist"),
        ("setup first seat-1", "setup hand 1 dodo", 8, "said twice"),
        ("setup first seat-1", "setup draw unicorn", 8, "“unicorn” is unknown"),
        ("setup first seat-1", "setup draw dodo", 8, "more often than it exists"),
        ("setup first seat-1", "setup mission 1", 8, "names one card"),
        ("setup mulligan off", "setup mulligan perhaps", 8, "neither on nor off"),
        ("begin", "# begin", 0, "ends before “begin”"),
    ],
)
def test_a_wrong_header_is_named(tmp_path: Path, old: str, new: str, line: int, why: str) -> None:
    error = refusal(tmp_path / "game", text().decode().replace(old, new).encode())
    assert (error.line, why in error.why) == (line, True), error


def test_option_lines_may_not_be_doubled(tmp_path: Path) -> None:
    data = text().decode().replace("begin", "option memo 4\noption memo 5\nbegin").encode()
    assert refusal(tmp_path / "game", data).line == 9


@pytest.mark.parametrize("number", ["4", "10", "1.1", "x"])
@pytest.mark.parametrize("seal", ["", "  ~00000000", "  ~a-longer-seal"])
def test_a_later_version_is_named_whatever_its_checksums(tmp_path: Path, number: str, seal: str) -> None:
    data = text().replace(b"journal 1", f"journal {number}{seal}".encode())
    error = refusal(tmp_path / "game", data)
    assert isinstance(error, UnknownVersion)
    assert "left untouched" in error.why


@pytest.mark.parametrize(
    "data",
    [b"", b"\n\n  \n", b"# only a comment\n", b"hello\n", b"\x7fELF\x02\0\xff\xfe" * 500, b"\0" * 9999],
)
def test_a_file_of_something_else_is_no_game(tmp_path: Path, data: bytes) -> None:
    error = refusal(tmp_path / "game", data)
    assert (error.line, "no game of Chrononauts Qt" in error.why) == (0, True)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(CorruptSave, match="cannot be read"):
        journal.read(tmp_path / "none")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(CorruptSave, match="cannot be read"):
        journal.read(tmp_path)


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    with (tmp_path / "game").open("wb") as file:
        file.truncate(10 << 30)
    with pytest.raises(CorruptSave, match="far too large"):
        journal.read(tmp_path / "game")


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/stdin"])
def test_a_device_is_refused(device: str) -> None:
    if not Path(device).exists():
        pytest.skip("this system has none")
    with pytest.raises(CorruptSave):
        journal.read(Path(device))


@PIPES
def test_a_pipe_into_which_nobody_writes_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "game")
    (tmp_path / "link").symlink_to(tmp_path / "game")
    for name in ("game", "link"):
        with pytest.raises(CorruptSave, match="no ordinary file"):
            journal.read(tmp_path / name)


@LINKS
def test_a_link_that_leads_to_itself_is_refused(tmp_path: Path) -> None:
    (tmp_path / "game").symlink_to(tmp_path / "game")
    with pytest.raises(CorruptSave, match="cannot be read"):
        journal.read(tmp_path / "game")


@pytest.mark.parametrize(
    "line",
    [
        "1: " + "x" * 500_000,
        "1: play " + "dodo " * 100_000,
        "chance deck " + "dodo " * 100_000,
        "9" * 500_000 + ": end",
        "\x1b[2J: end",
        "1: \u2028\x07",
    ],
)
def test_a_huge_or_unreadable_line_gives_a_short_sentence(tmp_path: Path, line: str) -> None:
    assert refusal(tmp_path / "game", text(line)).line == 9


@pytest.mark.parametrize("line", ["chance deck a", "1: play dodo", "1: play dodo\nchance deck a"])
def test_a_line_repeated_endlessly_is_refused_unread(tmp_path: Path, line: str) -> None:
    first, _, more = line.partition("\n")
    many = (more or first,) * 90_000
    refusal(tmp_path / "game", text(first, *many))


@pytest.mark.parametrize("line", ["1: x", "#", "", "option a b"])
def test_a_file_of_endless_lines_is_refused_unread(tmp_path: Path, line: str) -> None:
    error = refusal(tmp_path / "game", text(*(line,) * 300_000))
    assert (error.line, error.why) == (0, "the file has far too many lines for a game")


def damaged_header(data: bytes) -> list[tuple[str, bytes]]:
    """Return what can happen to the header of a sealed file."""
    lines = data.splitlines(keepends=True)
    begin = next(i for i, line in enumerate(lines) if line.startswith(b"begin"))
    return [
        ("changed name", data.replace(b"Ada", b"Eva")),
        ("changed checksum", data.replace(b"Ada  ~", b"Ada  ~0", 1)),
        ("line left out", b"".join([*lines[:begin], *lines[begin + 1 :]])),
        ("line doubled", b"".join([*lines[: begin - 1], *lines[begin - 2 :]])),
        ("line without its checksum", data.replace(b"begin  ~" + lines[begin][8:16], b"begin")),
        ("line added", b"".join([*lines[:begin], b"option memo 4\n", *lines[begin:]])),
        ("seat line made a comment", data.replace(b"seat 1", b"#eat 1")),
        ("bytes that are no text", data.replace(b"Ada", b"\xff\xfe")),
        ("line ends lost", data.replace(b"\n", b" ", 5)),
    ]


@pytest.mark.parametrize("number", range(9))
def test_damage_in_the_header_of_a_sealed_file_is_found(tmp_path: Path, number: int) -> None:
    path = tmp_path / "game"
    play_at_random(start(path), 20)
    what, data = damaged_header(path.read_bytes())[number]
    assert data != path.read_bytes(), what
    error = refusal(path, data)
    assert what == "line ends lost" or error.line > 0, (what, error)


def changed_lines(lines: list[bytes]) -> list[list[bytes]]:
    """Return what somebody can do with the last lines but one of a file that keep their checksums."""
    one, two, last = lines[-3:]
    return [[one, one, two, last], [two, one, last], [one, b"1: end\n", two, last], [two, last]]


@pytest.mark.parametrize("number", range(4))
def test_lines_changed_behind_the_deal_of_a_sealed_file_are_told(tmp_path: Path, number: int) -> None:
    path = tmp_path / "game"
    play_at_random(start(path), 20)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:-3], *changed_lines(lines)[number]]))
    replay = replayed(path)
    assert replay.torn is not None
    assert replay.torn.lost in (2, 3)
    assert replay.done in (17, 18)


def test_every_flipped_bit_of_a_sealed_file_is_found_or_told(tmp_path: Path) -> None:
    path = tmp_path / "game"
    play_at_random(start(path, 2), 2)
    data = path.read_bytes()
    comment = range(data.index(b"#"), data.index(b"\n", data.index(b"#")))
    for place in range(len(data) - 400, len(data)):
        damaged = bytearray(data)
        damaged[place] ^= 1 << place % 8
        path.write_bytes(damaged)
        with suppress(CorruptSave):
            assert replayed(path).torn or place in comment, place


def test_a_file_sealed_in_part_is_refused(tmp_path: Path) -> None:
    data = text("1: play dodo").replace(b"seat 1 Ada", b"seat 1 Ada  ~00000000")
    error = refusal(tmp_path / "game", data)
    assert (error.line, error.why) == (3, "checksums stand on some lines only")


def change_action(lines: list[str]) -> list[str]:
    return [*lines, "1: memo"]


def drop_random_result(lines: list[str]) -> list[str]:
    place = next(i for i, line in enumerate(lines) if line.startswith("chance reshuffle"))
    return lines[:place] + lines[place + 1 :]


def drop_deal(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.startswith("chance deck")]


@pytest.mark.parametrize(
    ("forge", "why"),
    [
        (change_action, "cannot “memo”"),
        (drop_random_result, "a random result of this action is missing"),
        (drop_deal, "the deal is not whole"),
    ],
)
def test_right_checksums_do_not_make_a_wrong_game_right(
    tmp_path: Path, forge: Callable[[list[str]], list[str]], why: str
) -> None:
    path = tmp_path / "game"
    play_at_random(start(path, 2), 350)
    error = refusal(path, sealed(forge(plain(path.read_bytes()))))
    assert error.line > 0
    assert why in error.why
