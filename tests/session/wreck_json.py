"""Ways to break a small JSON file, and what reading it and writing it again must never do."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from chrononauts_qt.deals import bests
from chrononauts_qt.deals.journeys import journeys
from chrononauts_qt.session import kept_file, places, settings, statistics, tallies
from chrononauts_qt.session.match import Match
from tests.session import corpus, fuzz, mutations, wreck
from tests.work import Bound, counted

Broken = tuple[str, bytes]
Trip = Callable[[Path], None]
"""Reads a file of a folder and writes it again; AssertionError: a fault."""

DAMAGES = (*fuzz.DAMAGES, wreck.soil_the_end, wreck.recode, wreck.turn_lines, wreck.noise, wreck.zero_the_end)
DEEP = 100_000
NASTY: tuple[str, ...] = (
    *(
        "NaN",
        "Infinity",
        "-Infinity",
        "1e999",
        "-1e999",
        "1e-999",
        "-0.0",
        "9" * 4000,
        "9" * 5000,
        "-1",
        "0",
        "3.5",
    ),
    *("null", "true", "false", '""', "[]", "{}", "[[]]", '[""]', "[null]", '{"": {}}', "[1, 2]"),
    *('"\\ud800"', '["\\ud800"]', '"\\u0000"', '"\\n"', '"\\u202e"', '["Ada", "Ada"]', '"../../x"'),
    *('"' + "x" * 500_000 + '"', "[" * DEEP + "]" * DEEP, '{"a":' * DEEP + "1" + "}" * DEEP),
    *(
        "[" + '"Ada",' * 100_000 + '"Ada"]',
        "[" + "[]," * 600_000 + "[]]",
        "{",
        "]",
        ",",
        "1 2",
        "undefined",
    ),
)
"""What may stand where a value stood."""


def change_value(data: bytes, dice: Random) -> bytes:
    """Put something strange in the place of one to three values, wherever they stand."""
    found = json.loads(data)
    marks = {}
    for number in range(dice.randint(1, 3)):
        place = found
        while True:
            key = dice.choice(list(place) if isinstance(place, dict) else range(len(place)))
            if not place[key] or not isinstance(place[key], dict | list) or dice.random() < 0.3:
                break
            place = place[key]
        place[key] = mark = f"@{number}@"
        marks[json.dumps(mark)] = dice.choice(NASTY)
    text = json.dumps(found, ensure_ascii=False, indent=1)
    for mark, nasty in marks.items():
        text = text.replace(mark, nasty)
    return text.encode()


def change_key(data: bytes, dice: Random) -> bytes:
    """Give a value another name, or the same one twice."""
    found = json.loads(data)
    pairs = list(found.items())
    at = dice.randrange(len(pairs))
    key = dice.choice([name for name, _ in pairs] + ["", "x" * 100_000, "__class__", "\x00"])
    pairs[at : at + dice.randint(0, 1)] = [(key, pairs[dice.randrange(len(pairs))][1])]
    said = ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in pairs)
    return f"{{{said}}}".encode()


def whole(data: bytes, dice: Random) -> bytes:
    """Put another value in the place of all."""
    return dice.choice(NASTY).encode()


WAYS = (*DAMAGES, change_value, change_value, change_value, change_key, whole)


def write_settings(folder: Path, dice: Random) -> Path:
    """Keep some settings as the program does."""
    names = tuple(dice.sample(("Ada", "Bo", "Ünal", "孔子", "Eve"), dice.randint(0, 4)))
    solo = {"name": names[0] if names else "", "travellers": dice.randint(6, 14), "seed": "s"}
    kept = settings.Settings(
        names=names,
        languages=tuple("it" for _ in names),
        bots=tuple(dice.choice(("", "cadet")) for _ in names),
        people=names,
        games={"solonauts": solo, "chrononauts": {"memo_seconds": dice.choice((None, 2.0, 8.0))}},
        theme=dice.choice(settings.THEMES),
        text_scale=dice.choice((1.0, 1.25)),
    )
    assert settings.save(folder, kept) is None
    return folder / settings.FILE


def trip_settings(folder: Path, data: bytes) -> str:
    """Read settings and write them again; what cannot be understood lies beside them as it was."""
    aside: list[Path] = []
    found = settings.load(folder, aside)
    check_aside(aside, data)
    assert settings.save(folder, found) is None, "they cannot be kept again"
    assert settings.load(folder) == found, "they are not kept as they were read"
    return "put aside" if aside else "read"


def write_bests(folder: Path, dice: Random) -> Path:
    """Keep the best of some deals as the program does."""
    for number in range(dice.randint(1, 20)):
        _, trouble = bests.record(folder, f"{dice.randint(6, 14)} s8-{number}", dice.randint(0, 6))
        assert trouble is None
    return folder / bests.FILE


def trip_bests(folder: Path, data: bytes) -> str:
    """Read a best and record another; what cannot be understood lies beside them as it was."""
    deal = "8 fresh"
    bests.best_of(folder, deal)
    best, trouble = bests.record(folder, deal, 3)
    assert trouble is None, "they cannot be kept again"
    assert best >= 3
    assert bests.best_of(folder, deal) == best, "they are not kept as they were recorded"
    aside = sorted(folder.glob("*.unreadable*"))
    check_aside(aside, data)
    return "put aside" if aside else "read"


def check_aside(aside: list[Path], data: bytes) -> None:
    """What was put aside is what lay there."""
    assert len(aside) < 2, "more was put aside than there was"
    assert all(path.read_bytes() == data for path in aside), "what was put aside is not what lay there"


def write_statistics(folder: Path, dice: Random) -> Path:
    """Enter some games as the program does."""
    for number in range(dice.randint(1, 3)):
        match = _game(folder, number, dice)
        assert statistics.opened(folder, match) is None
    return folder / statistics.FILE


def trip_statistics(folder: Path, data: bytes) -> str:
    """Read and count all games and enter another; what a later version keeps is left as it is."""
    aside: list[Path] = []
    book = statistics.read(folder, aside)
    for told in (tallies.as_csv, tallies.as_json, tallies.by_game, tallies.by_person, journeys):
        told(book.entries)
    assert statistics.opened(folder, _game(folder, 9, Random("trip")), aside) is None, (
        "no game can be entered"
    )
    check_aside(aside, data)
    if book.is_newer:
        assert (folder / statistics.FILE).read_bytes() == data, "what a later version keeps was changed"
        return "read"
    after = statistics.read(folder, aside).entries
    assert after[:-1] == book.entries, "they are not kept as they were read"
    return "put aside" if aside else "read"


def _game(folder: Path, number: int, dice: Random) -> Match:
    game, seats = dice.choice(corpus.COMPANIES)
    match = corpus.begin(folder / f"{number}{places.SUFFIX}", game, seats, f"{number}", dice)
    match.lock = None
    return match


BOUND = Bound(calls=60_000, calls_a_piece=10, letters=300_000, letters_a_byte=30)
"""The most work that a trip may be; every byte can be the piece of which a value is made."""

FILES: dict[str, tuple[Callable[[Path, Random], Path], Callable[[Path, bytes], str]]] = {
    settings.FILE: (write_settings, trip_settings),
    bests.FILE: (write_bests, trip_bests),
    statistics.FILE: (write_statistics, trip_statistics),
}


def is_ours(name: str, data: bytes) -> bool:
    """Tell whether somebody else would read a JSON object of a bearable size there, and one of its kind."""
    if len(data) > kept_file.MAX_BYTES:
        return False
    try:
        found = json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError):
        return False
    if name != statistics.FILE or not found:
        return isinstance(found, dict)
    version = found.get("version") if isinstance(found, dict) else None
    is_newer = isinstance(version, int) and version > statistics.VERSION
    return isinstance(found, dict) and (is_newer or isinstance(found.get("games"), dict))


def run(folder: Path, name: str, seed: str, count: int) -> dict[str, Any]:
    """Break one kind of file `count` times, read each and write it again."""
    write, trip = FILES[name]
    dice = Random(seed)
    ends, failures, most = Counter[tuple[str, str]](), list[dict[str, str]](), 0.0
    for number in range(count):
        place = folder / str(number)
        place.mkdir()
        path, damage = write(place, dice), WAYS[number % len(WAYS)]
        data = damage(path.read_bytes(), dice)
        path.write_bytes(data)
        try:
            with mutations.bounds(), counted() as done:
                end = trip(place, data)
            share = BOUND.share(done, len(data), len(data))
            assert (end == "read") == is_ours(name, data), f"it was {end}"
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            again = f"wreck_json.run(folder, {name!r}, {seed!r}, {count}), file {number}: {damage.__name__}"
            failures.append({"kind": "fault", "error": what[:400], "reproduce": again})
            continue
        ends[f"{name} {damage.__name__}", end] += 1
        most = max(most, share)
    return {"ends": mutations.by_way(ends), "most_work": round(most, 3), "failures": failures}
