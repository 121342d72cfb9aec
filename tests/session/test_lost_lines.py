"""A journal damaged anywhere behind its deal opens before the damage, and its file is kept as it was."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from chrononauts_qt.deals.review import review_game
from chrononauts_qt.session import disk, journal, places, saves
from chrononauts_qt.session.errors import CorruptSave, Flaw, NotKept, Torn
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.places import DAMAGED
from tests.session import corpus
from tests.session.corpus import Original
from tests.small_disk import SmallDisk, mounted

ROOT = Path(__file__).parents[2]
Damage = Callable[[bytes, int], bytes]


@pytest.fixture
def original(tmp_path: Path) -> Original:
    """A journal with notes, undone actions and random results; nobody plays it."""
    return corpus.write(tmp_path / "original", "chrononauts", 3, "an evening")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the damaged file is to lie, in a folder of its own."""
    (tmp_path / "games").mkdir()
    return tmp_path / "games" / f"evening{places.SUFFIX}"


def kept_beside(path: Path) -> list[Path]:
    found = path.parent.glob(f"*{DAMAGED}*")
    return sorted(path for path in found if not path.name.endswith(disk.FRESH))


def middle(original: Original) -> int:
    """Return a byte in the middle of what was played."""
    return (original.deal_end + len(original.data)) // 2


def whole_before(original: Original, at: int) -> int:
    """Return how many records end before a byte."""
    return sum(end <= at for end in original.ends)


def flip_a_bit(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


def lose_a_block(data: bytes, at: int) -> bytes:
    return data[:at] + data[at + 512 :]


def empty_a_block(data: bytes, at: int) -> bytes:
    return data[:at] + b"\0" * 512 + data[at + 512 :]


def soil_the_rest(data: bytes, at: int) -> bytes:
    return data[:at] + b"\n".join(Random(line).randbytes(40) for line in range(20)) + b"\n"


def damage_twice(data: bytes, at: int) -> bytes:
    return flip_a_bit(flip_a_bit(data, at), at + (len(data) - at) // 2)


def check(path: Path, original: Original, at: int) -> Match:
    """The file opens before byte `at`, says so, and lies beside it as it is; return the match."""
    data = path.read_bytes()
    kept, match = corpus.opened(path)
    done = len(corpus.done_in(kept, match))
    assert done == whole_before(original, at)
    assert corpus.position(match) == original.places[done]
    assert match.torn is not None
    line = data[:at].count(b"\n") + 1
    assert match.torn.line == line
    assert match.torn.lost == len(data.splitlines()) - line + 1
    assert match.kept is not None
    assert kept_beside(path) == [match.kept]
    assert path.read_bytes() == match.kept.read_bytes() == data
    return match


@pytest.mark.parametrize(
    "damage",
    [flip_a_bit, lose_a_block, empty_a_block, soil_the_rest, damage_twice],
    ids=lambda way: way.__name__,
)
def test_damage_in_the_middle_costs_only_what_stands_behind_it(
    original: Original, path: Path, damage: Damage
) -> None:
    at = middle(original)
    path.write_bytes(damage(original.data, at))
    check(path, original, at)


def test_damage_in_any_line_costs_what_the_line_belongs_to(original: Original, path: Path) -> None:
    """A note, an action, one of its random results; a torn last line is another matter."""
    lines = original.data.splitlines(keepends=True)
    at, words = 0, set[bytes]()
    for line in lines[:-1]:
        if at >= original.deal_end:
            words.add(line.split()[0])
            path.write_bytes(flip_a_bit(original.data, at + len(line) // 2))
            check(path, original, at).lock = None
            kept_beside(path)[0].unlink()
        at += len(line)
    assert {b"1:", b"chance", b"undo", b"shown"} <= words


def test_garbage_behind_a_whole_game_costs_nothing(original: Original, path: Path) -> None:
    path.write_bytes(soil_the_rest(original.data, len(original.data)))
    check(path, original, len(original.data))


def test_two_lines_that_lost_the_line_end_between_them_are_more_than_a_torn_one(
    original: Original, path: Path
) -> None:
    lines = original.data.splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:-2], lines[-2][:-1], lines[-1]]))
    check(path, original, len(original.data) - len(lines[-1]) - len(lines[-2]))


@pytest.mark.parametrize("end", [b"1: pla", b"\0" * 20_000, b"\xff\xfe"])
def test_a_torn_last_line_needs_no_copy(original: Original, path: Path, end: bytes) -> None:
    path.write_bytes(original.data + end)
    match = corpus.opened(path)[1]
    assert match.torn == Torn(original.data.count(b"\n") + 1, turn=match.state.turn)
    assert match.kept is None
    assert kept_beside(path) == []


@pytest.mark.parametrize("word", [b"seat 2", b"begin", b"chance missions"])
def test_damage_in_the_header_or_the_deal_is_refused(original: Original, path: Path, word: bytes) -> None:
    at = original.data.index(word)
    assert at < original.deal_end
    path.write_bytes(flip_a_bit(original.data, at))
    with pytest.raises(CorruptSave) as caught:
        corpus.opened(path)
    assert places.set_aside(caught.value).kept == path.with_name(path.name + places.UNREADABLE)
    assert kept_beside(path) == []


def test_damage_in_a_game_written_by_hand_is_refused(path: Path) -> None:
    lines = ("chrononauts-qt journal 1", "game chrononauts", "seat 1 Ada", "seat 2 Bo", "setup first seat-1")
    more = ("setup mulligan off", "setup hand 1 dodo memo memo", "begin", "1: pl\x01y dodo", "2: allow")
    path.write_text("\n".join([*lines, *more, ""]), encoding="utf-8")
    with pytest.raises(CorruptSave, match="line 9"):
        corpus.opened(path)


# -- going on ---------------------------------------------------------------------------------------


def damaged(path: Path, original: Original) -> bytes:
    """Leave the file with a flipped bit in its middle, and return what it holds."""
    path.write_bytes(flip_a_bit(original.data, middle(original)))
    return path.read_bytes()


def go_on(match: Match) -> None:
    seat, owed = next(iter(match.game.pending(match.state).items()))
    match.submit(seat, owed.options[0])


def test_what_is_played_on_is_whole_and_told_no_more(original: Original, path: Path) -> None:
    data = damaged(path, original)
    match = corpus.opened(path)[1]
    go_on(match)
    go_on(match)
    assert match.trouble is None
    again, after = corpus.opened(path)
    assert (after.torn, after.kept) == (None, None)
    assert corpus.position(after) == corpus.position(match)
    assert len(again.records) == whole_before(original, middle(original)) + 2
    assert [copy.read_bytes() for copy in kept_beside(path)] == [data]


def test_opened_again_and_again_there_is_one_copy(original: Original, path: Path) -> None:
    damaged(path, original)
    kept = {corpus.opened(path)[1].kept for _ in range(3)}
    assert sorted(kept_beside(path)) == list(kept)


def test_another_copy_is_not_written_over(original: Original, path: Path) -> None:
    data = damaged(path, original)
    other = path.with_name(path.name + DAMAGED)
    other.write_bytes(b"an earlier damage")
    match = corpus.opened(path)[1]
    assert match.kept == path.with_name(f"{path.name}{DAMAGED}-2")
    assert match.kept.read_bytes() == data
    assert other.read_bytes() == b"an earlier damage"


def test_a_damaged_game_of_an_earlier_version_is_gone_on_with(
    original: Original, path: Path, tmp_path: Path
) -> None:
    old = corpus.as_version_1(tmp_path / "version-1", original)
    data = damaged(path, old)
    match = check(path, old, middle(old))
    go_on(match)
    assert match.trouble is None
    assert corpus.opened(path)[0].version == journal.VERSION
    assert path.with_name(f"{path.name}.version-1").read_bytes() == data
    assert match.kept is not None
    assert match.kept.read_bytes() == data


def test_two_windows_keep_one_copy_and_one_of_them_plays(original: Original, path: Path) -> None:
    damaged(path, original)
    one = corpus.opened(path)[1]
    with pytest.raises(CorruptSave) as caught:
        elsewhere(path)
    assert caught.value.flaw is Flaw.IN_USE
    assert one.kept is not None
    assert kept_beside(path) == [one.kept]


def elsewhere(path: Path) -> None:
    """Open a game in another process; raises what it raised there."""
    program = "import sys; from pathlib import Path; from tests.session import corpus; "
    program += "from chrononauts_qt.session.errors import CorruptSave\n"
    program += "try: corpus.opened(Path(sys.argv[1]))\nexcept CorruptSave as error: print(error.flaw)"
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)], cwd=ROOT, check=True, capture_output=True, text=True
    )
    if done.stdout.strip():
        raise CorruptSave(path, 0, Flaw(done.stdout.strip()), "as there")


# -- lists and other readers ------------------------------------------------------------------------


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".json"}


def test_a_list_tells_of_the_damage_and_touches_nothing(original: Original, path: Path) -> None:
    damaged(path, original)
    before = files(path.parent)
    for _ in range(2):  # read, and from memory
        (save,) = saves.listed(path.parent).unfinished
        assert save.summary.torn is not None
        assert save.summary.torn.lost > 0
    found = places.latest_unfinished(path.parent)
    assert found is not None
    assert (found[0], found[1].torn) == (path, save.summary.torn)
    assert files(path.parent) == before


def test_what_is_kept_is_no_game_of_the_list(original: Original, path: Path) -> None:
    """Not even beside a game that an earlier program could not read and gave another name."""
    unread = path.with_name(path.name + places.UNREADABLE)
    damaged(unread, original)
    corpus.opened(unread)
    assert kept_beside(path)
    found = saves.listed(path.parent)
    assert [save.path for save in found.unfinished] == [unread]
    assert found.unreadable == ()


def test_a_name_for_a_damaged_game_keeps_it_and_says_so(original: Original, path: Path) -> None:
    data = damaged(path, original)
    told: list[tuple[Torn, Path]] = []
    assert saves.rename(path, "Sunday", told) is None
    assert [kept for _, kept in told] == kept_beside(path)
    assert kept_beside(path)[0].read_bytes() == data
    assert saves.listed(path.parent).named[0].summary.torn is None
    assert saves.rename(path, "Monday", told) is None
    assert len(told) == 1


def test_a_copy_is_as_damaged_as_the_game_and_none_is_made_with_a_name(
    original: Original, path: Path
) -> None:
    data = damaged(path, original)
    assert saves.copy_as(path, path.with_name("copy")) is None
    assert path.with_name("copy").read_bytes() == data
    with pytest.raises(CorruptSave):
        saves.copy_as(path, path.with_name("another"), "Sunday")
    assert not path.with_name("another").exists()


def test_a_damaged_journey_is_not_judged(path: Path, tmp_path: Path) -> None:
    """Which move lost it may stand where nobody can read it any more."""
    damaged(path, corpus.write(tmp_path / "journey", "solonauts", 1, "journey"))
    with pytest.raises(CorruptSave):
        review_game(journal.read(path), 1)


# -- where no copy can be kept ----------------------------------------------------------------------


def refused(path: Path) -> NotKept:
    """Open a damaged game, of which no copy can be kept; it stays as it is, and its name too."""
    before = files(path.parent)
    with pytest.raises(NotKept) as caught:
        corpus.opened(path)
    assert places.set_aside(caught.value).kept is None
    assert files(path.parent) == before
    return caught.value


@pytest.fixture
def small(tmp_path: Path) -> Iterator[SmallDisk]:
    with mounted(tmp_path / "disk") as found:
        yield found


@pytest.mark.parametrize(("way", "flaw"), [("fill", Flaw.DISK_FULL), ("forbid", Flaw.DENIED)])
def test_on_a_full_or_read_only_disk_it_is_not_opened(
    small: SmallDisk, original: Original, way: str, flaw: Flaw
) -> None:
    path = small.folder / "game"
    damaged(path, original)
    getattr(small, way)()
    assert refused(path).flaw is flaw
    small.make_room() if way == "fill" else small.allow()
    check(path, original, middle(original))


@pytest.mark.parametrize("call", ["open", "write"])
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_whatever_the_system_refuses_the_game_is_free_and_as_it_was(
    original: Original, path: Path, monkeypatch: pytest.MonkeyPatch, call: str, error: int
) -> None:
    damaged(path, original)
    real = getattr(os, call)

    def refuse(target: object, *args: object) -> object:
        if disk.FRESH in str(target) or call == "write":
            raise OSError(error, os.strerror(error))
        return real(target, *args)

    with monkeypatch.context() as broken:
        broken.setattr(os, call, refuse)
        assert refused(path).code == error
    check(path, original, middle(original))


# -- killed on the way ------------------------------------------------------------------------------

KILLED = """
import sys
from pathlib import Path
from tests.kills.witness import Witness
from tests.session import corpus

path, seen, at = sys.argv[1:]
witness = Witness(Path(path).parent, Path(seen), int(at))
match = corpus.opened(Path(path))[1]
witness.tell("opened")
seat, owed = next(iter(match.game.pending(match.state).items()))
match.submit(seat, owed.options[0])
witness.show()
"""


def test_killed_at_any_moment_the_file_is_as_it_was_or_lies_beside(
    original: Original, path: Path, tmp_path: Path
) -> None:
    done, at, opened = whole_before(original, middle(original)), 0, 0
    code = -9
    while code == -9:
        at += 1
        data, seen = damaged(path, original), tmp_path / "seen"
        seen.unlink(missing_ok=True)
        code = subprocess.run(
            [sys.executable, "-c", KILLED, str(path), str(seen), str(at)], cwd=ROOT, timeout=60, check=False
        ).returncode
        opened += b"opened" in seen.read_bytes()
        copies = [copy.read_bytes() for copy in kept_beside(path)]
        assert path.read_bytes() == data or copies == [data], at
        shown = seen.read_bytes().count(b"game")
        kept, match = corpus.opened(path)
        match.lock = None
        assert len(corpus.done_in(kept, match)) >= done + shown, at
        assert [copy.read_bytes() for copy in kept_beside(path)] == [data], at
        for copy in kept_beside(path):
            copy.unlink()
    assert code == 0
    assert 1 < opened < at - 5, "before and behind the copy"
