"""What opening a broken save must never do: fail otherwise than told, hang, swell, or show another game."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from chrononauts_qt.session.errors import CorruptSave
from chrononauts_qt.session.journal import Journal
from chrononauts_qt.session.journal_reader import MAX_BYTES, MAX_LINES
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.places import DAMAGED
from tests.session import corpus, fuzz, own_reading, wreck
from tests.session.corpus import Original
from tests.work import counted

HANGS = 20.0
"""After so many seconds of the processor a file is given up."""
ROOM = 200 << 20
"""So many bytes more than before may be in use while a file is opened."""
LONGEST_MESSAGE = 1000


class Hung(Exception):
    """A file was not done with in time."""


if sys.platform == "linux":
    import resource
    import signal

    @contextmanager
    def bounds() -> Iterator[None]:
        """Let what is done inside have no more than ROOM memory and HANGS seconds of the processor."""

        def give_up(*_: object) -> None:
            raise Hung(f"not done after {HANGS:g} s")

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        before = resource.getrlimit(resource.RLIMIT_AS)
        handler = signal.signal(signal.SIGVTALRM, give_up)
        signal.setitimer(signal.ITIMER_VIRTUAL, HANGS)
        resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + ROOM, before[1]))
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, handler)
            resource.setrlimit(resource.RLIMIT_AS, before)
else:

    @contextmanager
    def bounds() -> Iterator[None]:
        """Bound nothing: only Linux tells how much memory is in use."""
        yield


class Way:
    """A file broken in one way: what that is called, the bytes, and what is known of them.

    ``is_told``: the checksums are as the program wrote them, so that only a told end may be missing.
    ``must_open``: its header and its deal are as they were.
    """

    def __init__(self, name: str, data: bytes, is_told: bool, must_open: bool = False) -> None:
        self.name = name
        self.data = data
        self.is_told = is_told
        self.must_open = must_open


def broken(original: Original, number: int, dice: Random) -> Way:
    """Return the file broken in one of all ways, in turn."""
    ways = len(wreck.DISK) * 2 + len(wreck.CUNNING) * 2
    number %= ways
    if number < len(wreck.DISK):
        damage = wreck.DISK[number]
        data = damage(original.data, dice)
        if data and dice.random() < 0.2:  # one damage seldom comes alone
            data = fuzz.flip_bits(data, dice)
        return Way(f"sealed {damage.__name__}", data, True, _must_open(original, data))
    number -= len(wreck.DISK)
    if number < len(wreck.DISK):
        damage = wreck.DISK[number]
        return Way(f"by hand {damage.__name__}", damage(_by_hand(original, dice), dice), False)
    number -= len(wreck.DISK)
    forge = wreck.CUNNING[number % len(wreck.CUNNING)]
    lines = wreck.plain(original.data)
    for _ in range(dice.choice((1, 1, 1, 2, 5))):
        lines = forge(lines, dice) or ["#"]
    if number < len(wreck.CUNNING):
        return Way(f"resealed {forge.__name__}", wreck.sealed(lines), False)
    return Way(f"by hand {forge.__name__}", ("\n".join(lines) + "\n").encode(), False)


def _must_open(original: Original, data: bytes) -> bool:
    """Tell whether nothing is damaged but what was played, and the file is no larger than one of ours."""
    is_small = len(data) <= MAX_BYTES and max(data.count(b"\n"), data.count(b"\r")) <= MAX_LINES
    return is_small and data.startswith(original.data[: original.deal_end])


def _by_hand(original: Original, dice: Random) -> bytes:
    """Return a file as a hand would write it, with its random results or without."""
    lines, chances = wreck.plain(original.data), dice.random() < 0.5
    kept = [line for line in lines if chances or not line.startswith("chance ")]
    return ("\n".join(kept) + "\n").encode()


def verdict(path: Path, original: Original, way: Way) -> tuple[str, float]:
    """Open a broken file; return how that ended and its share of fuzz.BOUND; AssertionError: a fault."""
    path.write_bytes(way.data)
    try:
        with bounds(), counted() as done:
            kept, match = corpus.opened(path)
    except CorruptSave as error:
        check_refusal(error, path, way)
        return "refused", fuzz.share_of_bound(done, way.data)
    share = fuzz.share_of_bound(done, way.data)
    assert path.read_bytes() == way.data, "opening changed the file"
    check_kept(path, way.data, match)
    if not way.is_told:
        check_own_text(way.data, kept, match)
        return ("told as torn" if match.torn else "plays as it says"), share
    return check_told(original, way.data, kept, match), share


def check_refusal(error: CorruptSave, path: Path, way: Way) -> None:
    """A refusal is one line that names the file, and leaves it as it is; its end is no reason for one."""
    assert not way.must_open, f"the deal is whole, and yet it cannot be read: {error}"
    said = str(error)
    assert said.startswith(str(path)), f"the file is not named: {said[:200]!r}"
    assert said.isprintable(), f"the error is not one line of text: {said[:200]!r}"
    assert len(said) < LONGEST_MESSAGE, f"the error has {len(said)} characters"
    assert path.read_bytes() == way.data, "reading changed the file"


def check_told(original: Original, data: bytes, kept: Journal, match: Match) -> str:
    """A file with the program's own checksums shows its game up to some action, and says what is missing."""
    done = corpus.done_in(kept, match)
    assert kept.header == original.header, "the header is another one"
    assert done == original.said[: len(done)], "other things are said than were"
    assert corpus.position(match) == original.places[len(done)], "the position is another one"
    pairs = enumerate(zip(original.data, data, strict=False))
    same = next((at for at, (was, found) in pairs if was != found), min(len(original.data), len(data)))
    assert len(done) >= sum(end <= same for end in original.ends), "what stands before the damage is missing"
    check_cut(original, data, kept, match)
    if len(done) == len(original.said):
        return "same"
    is_clean = _without_comment(original.data).startswith(_without_comment(data))
    assert match.torn or is_clean, "something is missing and nothing says so"
    return "up to the damage" if match.torn and match.torn.lost else "shortened"


def _without_comment(data: bytes) -> bytes:
    """Return a file without its second line, if that says nothing, whatever became of it."""
    lines = data.splitlines(keepends=True)
    return b"".join(line for at, line in enumerate(lines) if at != 1 or not line.startswith(b"#"))


def check_cut(original: Original, data: bytes, kept: Journal, match: Match) -> None:
    """Where the file is not kept, no more goes than what was being written: one action with its results."""
    done = len(corpus.done_in(kept, match))
    start = kept.records[done - 1].end if done else kept.deal_end
    ends = (original.deal_end, *original.ends, len(original.data))
    batch = original.data[ends[done] : ends[done + 1]].count(b"\n")
    assert match.kept or data[start:].count(b"  ~") <= max(1, batch), "more is cut than is told"


def check_kept(path: Path, data: bytes, match: Match) -> None:
    """A damaged file lies beside itself as it is, and no other does; the copy is taken away here."""
    copies = list(path.parent.glob(f"{path.name}{DAMAGED}*"))
    is_damaged = match.torn is not None and match.torn.lost > 0
    assert copies == ([match.kept] if is_damaged else []), f"kept are {[copy.name for copy in copies]}"
    for copy in copies:
        assert copy.read_bytes() == data, "what is kept is not the file as it was"
        copy.unlink()


def check_own_text(data: bytes, kept: Journal, match: Match) -> None:
    """A file with other checksums, or none, plays as it says itself, read by other eyes."""
    line = match.torn.line if match.torn else 0
    if match.torn and match.torn.of_chance:
        line = kept.records[-1].line
    dump = json.dumps(match.game.dump(match.state), sort_keys=True)
    assert own_reading.dump(data, line) == dump, "the game is not what its text says"
    notes = own_reading.Reading(data, line).notes
    assert notes == (match.hints, match.wishes, match.name), f"the notes are not what the text says: {notes}"


def goes_on(path: Path) -> bool:
    """Do the next action in a file that opened, and see whether it holds just that then, and all is kept."""
    data = path.read_bytes()
    kept, match = corpus.opened(path)
    before = corpus.done_in(kept, match)
    pending = match.game.pending(match.state)
    if not kept.sealed or not pending:
        check_kept(path, data, match)
        return True
    seat, owed = next(iter(pending.items()))
    match.submit(seat, owed.options[0])
    check_kept(path, data, match)
    again, after = corpus.opened(path)
    whole = corpus.done_in(again, after) == (*before, (seat, owed.options[0].text)) and not after.torn
    return not match.trouble and whole and corpus.position(after) == corpus.position(match)


def run(folder: Path, company: int, seed: str, count: int) -> dict[str, Any]:
    """Break one game's journal `count` times and open each; in one of five that open, play on."""
    dice = Random(seed)
    game, seats = corpus.COMPANIES[company]
    original = corpus.write(folder / "original.chrononauts", game, seats, seed)
    if dice.random() < 0.25:
        original = corpus.as_version_1(folder / "version-1.chrononauts", original)
    path = folder / "broken.chrononauts"
    ends, failures, most = Counter[tuple[str, str]](), list[dict[str, str]](), 0.0
    for number in range(count):
        way = broken(original, number, dice)
        try:
            end, share = verdict(path, original, way)
            assert end == "refused" or dice.random() < 0.8 or goes_on(path), "the game does not go on"
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            again = f"mutations.run(folder, {company}, {seed!r}, {count}), file {number}: {way.name}"
            failures.append({"kind": "fault", "error": what[:400], "reproduce": again})
            continue
        ends[way.name, end] += 1
        most = max(most, share)
    return {"ends": by_way(ends), "most_work": round(most, 3), "failures": failures}


def by_way(ends: Counter[tuple[str, str]]) -> dict[str, dict[str, int]]:
    """Return how often each way to break a file had each end."""
    told: dict[str, dict[str, int]] = {}
    for (name, end), times in sorted(ends.items()):
        told.setdefault(name, {})[end] = times
    return told
