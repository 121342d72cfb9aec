"""Save files broken in every way: what the program does with each, and how fast and small it stays."""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from chrononauts_qt.session import places, saves
from chrononauts_qt.session.errors import CorruptSave, UnknownVersion
from tests.session import corpus, fuzz, mutations, wreck_json
from tests.soak_games import SEED, Result, Task, failures_of

FUZZ_TASKS, FUZZ_A_TASK = 400, 50
JOURNALS, JSON_FILES, A_TASK = 100_000, 10_000, 250
SHOWN_A_TASK = 4
"""So many files of a task go through the doors of the window too."""
LISTED_A_TASK = 10
TOOLS = (
    *("chrononauts_qt/ui/shell/openings.py", "tests/soak_mutations.py", "tests/work.py"),
    "tests/gui/broken.py",
    *(
        f"tests/session/{name}.py"
        for name in ("corpus", "fuzz", "mutations", "own_reading", "wreck", "wreck_json")
    ),
)


def fuzz_tasks() -> tuple[Task, ...]:
    """Return the tasks (players, number, how often) of the older and smaller measurement."""
    return tuple((2 + number % 5, number, FUZZ_A_TASK) for number in range(FUZZ_TASKS))


def fuzz_journals(task: Task) -> Result:
    """Damage one journal (players, number, how often) in many ways and read each."""
    players, number, count = task
    with tempfile.TemporaryDirectory(prefix="chrononauts-fuzz-") as folder:
        return fuzz.run(Path(folder), players, f"{SEED}/fuzz/{number}", count)


def report_fuzz(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return what became of the damaged journals, by the kind of damage."""
    kinds = _sums(results)
    return {
        "seed": f"{SEED}/fuzz/NUMBER",
        "journals": sum(sum(ends.values()) for ends in kinds.values()),
        "ends": kinds,
        "most_work": max(result["most_work"] for result in results.values()),
        "failures": failures_of(results),
    }


def _sums(results: Mapping[Task, Result]) -> dict[str, dict[str, int]]:
    kinds: dict[str, Counter[str]] = {}
    for result in results.values():
        for damage, ends in result["ends"].items():
            kinds.setdefault(damage, Counter()).update(ends)
    return {damage: dict(sorted(ends.items())) for damage, ends in sorted(kinds.items())}


def tasks() -> tuple[Task, ...]:
    """Return the tasks (what is broken, number, how often): every company in turn, then the JSON files."""
    companies, files = len(corpus.COMPANIES), len(wreck_json.FILES)
    journals = [(number % companies, number, A_TASK) for number in range(JOURNALS // A_TASK)]
    others = range(files * JSON_FILES // A_TASK)
    return (*journals, *((companies + number % files, number, A_TASK) for number in others))


def break_files(task: Task) -> Result:
    """Break one file many times and open it each time."""
    kind, number, count = task
    seed = f"{SEED}/mutations/{number}"
    memory = Path("/dev/shm")  # nothing is asked of the disk here
    place = memory if os.access(memory, os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="chrononauts-mutations-", dir=place) as name:
        folder = Path(name)
        if kind >= len(corpus.COMPANIES):
            return wreck_json.run(folder, list(wreck_json.FILES)[kind - len(corpus.COMPANIES)], seed, count)
        result = mutations.run(folder, kind, seed, count)
        (folder / "doors").mkdir()
        doors = at_the_doors(folder / "doors", kind, seed, SHOWN_A_TASK)
        return {**result, "doors": doors["ends"], "failures": result["failures"] + doors["failures"]}


def at_the_doors(folder: Path, company: int, seed: str, shown: int) -> dict[str, Any]:
    """Leave some broken saves in a folder, list it, and open them by the window."""
    from tests.gui.broken import Doors  # and Qt

    dice = Random(f"{seed}/doors")
    game, seats = corpus.COMPANIES[company]
    files, home = folder / "files", folder / "home"
    files.mkdir()
    original = corpus.write(folder / "original.chrononauts", game, seats, seed)
    paths = [files / f"{number}{places.SUFFIX}" for number in range(LISTED_A_TASK)]
    for path in paths:
        path.write_bytes(mutations.broken(original, dice.randrange(1000), dice).data)
    failures, ends = list[dict[str, str]](), Counter[str]()
    try:
        doors = Doors(home)
        for path in paths[:shown]:
            ends[doors.open(path)] += 1
        doors.close()
        check_list(files, paths)
    except Exception as error:
        again = f"soak_mutations.at_the_doors(folder, {company}, {seed!r}, {shown})"
        what = f"{type(error).__name__}: {error}"
        failures.append({"kind": "fault", "error": what[:400], "reproduce": again})
    return {"ends": dict(ends), "failures": failures}


def check_list(folder: Path, paths: list[Path]) -> None:
    """Every file is told once, with its bytes as they were; what a later version wrote keeps its name."""
    before = {path: path.read_bytes() for path in paths}
    flaws = {path: _flaw(path) for path in paths}
    for copy in _copies(folder):
        copy.unlink()
    found = saves.listed(folder)
    offered = [save.path for save in (*found.unfinished, *found.named, *found.finished, *found.older)]
    assert sorted(offered) == [path for path in sorted(paths) if flaws[path] is None], "not what can be read"
    assert len(found.unreadable) == len(paths) - len(offered), "not told what cannot be read"
    assert all(path.read_bytes() == before[path] for path in offered), "listing changed a game"
    assert not _copies(folder), "listing kept a copy, as only going on does"
    kept = Counter(path.read_bytes() for path in folder.iterdir() if path.is_file())
    assert not Counter(before.values()) - kept, "listing lost a file"
    later = [path for path in paths if isinstance(flaws[path], UnknownVersion)]
    assert all(path.exists() for path in later), "what a later version wrote was renamed"
    again = saves.listed(folder)
    assert len(again.unreadable) == len(found.unreadable), "told once and never again"


def _copies(folder: Path) -> list[Path]:
    """Return the copies of damaged games."""
    return list(folder.glob(f"*{places.DAMAGED}*"))


def _flaw(path: Path) -> CorruptSave | None:
    """Return why a file cannot be opened, or None; nobody plays it after that."""
    try:
        _, match = corpus.opened(path)
    except CorruptSave as error:
        return error
    match.lock = None
    return None


def report(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return what became of the broken files, by the way they were broken."""
    kinds = _sums(results)
    doors = sum((Counter[str](result.get("doors", {})) for result in results.values()), Counter[str]())
    journals = sum(count for kind, _, count in results if kind < len(corpus.COMPANIES))
    return {
        "seed": f"{SEED}/mutations/NUMBER",
        "journals": journals,
        "json_files": sum(count for _, _, count in results) - journals,
        "bounds": {
            "work": {"journals": fuzz.BOUND._asdict(), "json_files": wreck_json.BOUND._asdict()},
            "more_memory_in_mb": mutations.ROOM >> 20,
        },
        "at_the_window": dict(sorted(doors.items())),
        "ends": kinds,
        "most_work": max(result["most_work"] for result in results.values()),
        "failures": failures_of(results),
    }
