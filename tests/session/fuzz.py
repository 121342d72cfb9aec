"""Damaged journals: what reading them must never do. The soak runs many, the tests a few."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.kernel.errors import GameError
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match, Replay, resume
from tests.work import Bound, Work, counted

BOUND = Bound(calls=60_000, calls_a_piece=200, letters=300_000, letters_a_byte=25)
"""The most work that opening a damaged journal may be, with its deal and for each of its lines."""

MAX_MESSAGE = 1000


@dataclass(frozen=True)
class Original:
    """A journal as it was written, its header, and the position after every action as JSON."""

    data: bytes
    header: journal.Header
    positions: tuple[str, ...]


def position(state: Any) -> str:
    """Return the full state as text, to be compared."""
    return json.dumps(rules.dump(state), sort_keys=True)


def write_random_game(path: Path, players: int, seed: str, actions: int) -> Original:
    """Play some random actions with a journal at `path`."""
    dice = Random(seed)
    names = tuple(f"Player {seat}" for seat in range(1, players + 1))
    match = Match.start("chrononauts", names, rules.Setup(players, seed), path, {"memo": "4"})
    positions = [position(match.state)]
    for _ in range(actions):
        pending = rules.pending(match.state)
        if not pending:
            break
        seat = dice.choice(list(pending))
        match.submit(seat, dice.choice(pending[seat].options))
        positions.append(position(match.state))
    return Original(path.read_bytes(), journal.read(path).header, tuple(positions))


def unsealed(data: bytes, *, chances: bool = True) -> bytes:
    """Return a journal as a hand would write it: no checksums, with or without its chance lines."""
    lines = [line.partition("  ~")[0] for line in data.decode().splitlines()]
    kept = [line for line in lines if chances or not line.startswith("chance ")]
    return ("\n".join(kept) + "\n").encode()


def flip_bits(data: bytes, dice: Random) -> bytes:
    """Flip one to four bits."""
    damaged = bytearray(data)
    for _ in range(dice.randint(1, 4)):
        damaged[dice.randrange(len(damaged))] ^= 1 << dice.randrange(8)
    return bytes(damaged)


def cut_off(data: bytes, dice: Random) -> bytes:
    """Cut the end off, often within the last lines."""
    return data[: dice.randrange(max(0, len(data) - 300) if dice.random() < 0.5 else 0, len(data))]


def cut_out(data: bytes, dice: Random) -> bytes:
    """Cut some bytes out of the middle."""
    start = dice.randrange(len(data))
    return data[:start] + data[start + dice.randint(1, 200) :]


def swap_lines(data: bytes, dice: Random) -> bytes:
    """Exchange two lines."""
    lines = data.splitlines(keepends=True)
    one, two = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return b"".join(lines)


def double_lines(data: bytes, dice: Random) -> bytes:
    """Say a few lines twice."""
    lines = data.splitlines(keepends=True)
    start = dice.randrange(len(lines))
    some = lines[start : start + dice.randint(1, 3)]
    return b"".join([*lines[: start + len(some)], *some, *lines[start + len(some) :]])


def leave_out_lines(data: bytes, dice: Random) -> bytes:
    """Leave a few lines out."""
    lines = data.splitlines(keepends=True)
    start = dice.randrange(len(lines))
    return b"".join([*lines[:start], *lines[start + dice.randint(1, 3) :]])


def blow_up(data: bytes, dice: Random) -> bytes:
    """Put a huge word, or the same line a hundred thousand times, somewhere."""
    lines = data.splitlines(keepends=True)
    place = dice.randrange(len(lines))
    if dice.random() < 0.5:
        words = lines[place].split(b" ")
        huge = dice.choice((b"9", b"x", b"\xc3\xbc", b"-", b" ", b"\0")) * 500_000
        words.insert(dice.randrange(len(words) + 1), huge)
        lines[place] = b" ".join(words)
    else:
        lines[place] *= 100_000 if len(lines[place]) < 20 else 1_500_000 // len(lines[place])
    return b"".join(lines)


def scribble(data: bytes, dice: Random) -> bytes:
    """Write noise over a stretch, or put words that mean something elsewhere."""
    start = dice.randrange(len(data))
    words = (
        b"\n#",
        b"  ~00000000",
        b"\nbegin\n",
        b"\nchance deck\n",
        b"\nsetup seed " + b"s" * 3000 + b"\n",
        b"\n1: claim home\n",
        b"\r",
        b"\xef\xbb\xbf",
        dice.randbytes(20),
    )
    return data[:start] + dice.choice(words) + data[start + dice.randint(0, 20) :]


DAMAGES: tuple[Callable[[bytes, Random], bytes], ...] = (
    flip_bits,
    cut_off,
    cut_out,
    swap_lines,
    double_lines,
    leave_out_lines,
    blow_up,
    scribble,
)


def read_and_play(path: Path) -> Replay:
    """Read a journal and play it to its end."""
    replay = Replay(journal.read(path))
    replay.run()
    return replay


def verdict(path: Path, original: Original, damaged: bytes, sealed: bool) -> tuple[str, float]:
    """Read a damaged journal; return how that ended and the share of BOUND; AssertionError: a fault.

    A sealed file is refused, or shows the game it was up to some action, and says so where anything
    but a clean cut took the rest away.
    """
    path.write_bytes(damaged)
    try:
        with counted() as done:
            replay = read_and_play(path)
    except GameError as error:
        said = str(error)
        assert said.isprintable(), f"the error is not one line of text: {said[:200]!r}"
        assert len(said) < MAX_MESSAGE, f"the error has {len(said)} characters"
        assert path.read_bytes() == damaged, "reading changed the file"
        return "refused", share_of_bound(done, damaged)
    share = share_of_bound(done, damaged)
    if not sealed:
        return "played", share
    assert replay.journal.header == original.header, "the header is another one"
    assert replay.done < len(original.positions), "there are more actions than were done"
    assert position(replay.state) == original.positions[replay.done], "the position is another one"
    if replay.done == len(original.positions) - 1:
        return "same", share
    assert replay.torn or original.data.startswith(damaged), "actions are missing and nothing says so"
    assert goes_on(path, replay.done), "the game does not go on from there"
    return "shortened", share


def share_of_bound(done: Work, data: bytes) -> float:
    """Return the share of BOUND that was done for a journal; where lines are too many none is looked at."""
    lines = max(data.count(b"\n"), data.count(b"\r")) + 1
    return BOUND.share(done, lines if lines <= journal.MAX_LINES else 0, len(data))


def goes_on(path: Path, done: int) -> bool:
    """Do one more action on what is left of a journal, and see whether the file then holds just that."""
    match = resume(journal.read(path))
    seat, owed = next(iter(rules.pending(match.state).items()))
    match.submit(seat, owed.options[0])
    again = read_and_play(path)
    whole = again.done == done + 1 and not again.torn
    if match.kept is not None:
        match.kept.unlink()
    return not match.trouble and whole and position(again.state) == position(match.state)


def run(folder: Path, players: int, seed: str, count: int) -> dict[str, Any]:
    """Damage one random game's journal `count` times, sealed and unsealed."""
    dice = Random(seed)
    original = write_random_game(folder / "original.chrononauts", players, seed, dice.randint(0, 150))
    ends: dict[str, dict[str, int]] = {}
    failures: list[dict[str, str]] = []
    most = 0.0
    for number in range(count):
        damage, sealed = DAMAGES[number % len(DAMAGES)], number // len(DAMAGES) % 2 == 0
        source = original.data if sealed else unsealed(original.data, chances=dice.random() < 0.5)
        damaged = damage(source, dice)
        try:
            end, share = verdict(folder / "damaged.chrononauts", original, damaged, sealed)
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            again = f"fuzz.run(folder, {players}, {seed!r}, {count}), journal {number}: {damage.__name__}"
            failures.append({"kind": "fault", "error": what[:400], "reproduce": again})
            continue
        kind = f"{'sealed' if sealed else 'unsealed'} {damage.__name__}"
        ends.setdefault(kind, {}).setdefault(end, 0)
        ends[kind][end] += 1
        most = max(most, share)
    return {"ends": ends, "most_work": round(most, 3), "failures": failures}
