"""A report for whoever mends the program: plain text that can be read before it goes anywhere.

Nothing in it names a player or the user of this computer; it is English, as its readers are strangers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from chrononauts_qt.session import disk
from chrononauts_qt.session.errors import Trouble, trouble_of
from chrononauts_qt.session.journal import MAGIC, SEAL
from chrononauts_qt.session.places import SUFFIX, is_journal
from chrononauts_qt.session.settings import Settings

FAULT = "crash-report.txt"
"""What went wrong last, as the program wrote it down at that moment."""
TOLD = "crash-report-told.txt"
"""The same, once the user has been told of it at a later start."""

LONGEST = 200_000
"""So many characters of a file go into a report at most."""

_PRIVATE = frozenset({"names", "people"})
_SEALED = re.compile(re.escape(SEAL) + "[0-9a-f]{8}$")
_FILE = re.compile(rf"(\d{{4}}-\d\d-\d\d-\d{{6}}-)[^\s/\\'\"]+?(?={re.escape(SUFFIX)})")
"""What a journal is called at first (`places.new_game_path`): by its time and the names of its players."""
_SEAT = re.compile(r"seat ([1-9]) ")
_HEADER = re.compile(r"(game|option|setup) \S.*|begin")
_BODY = re.compile(r"[1-9]: \S.*|chance \S.*|undo \d+|shown|hint [1-9] \S+|seat [1-9] \S+")
_GONE = "# (a line that cannot be understood was left out)"


# -- what went wrong -----------------------------------------------------------------------------


def write_fault(folder: Path, text: str) -> Trouble | None:
    """Write down what went wrong; return why that was not possible."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        disk.replace(folder / FAULT, text.encode("utf-8", "backslashreplace"))
    except OSError as error:
        return trouble_of(error)
    return None


def mark_told(folder: Path) -> None:
    """Keep in mind that the user knows of it; where that cannot be kept, it is told once more."""
    try:
        (folder / FAULT).replace(folder / TOLD)
    except OSError:
        return


def last_fault(folder: Path) -> str:
    """Return what went wrong last, "" for nothing."""
    return next(filter(None, (_read(folder / name) for name in (FAULT, TOLD))), "")


# -- the report ----------------------------------------------------------------------------------


def report(facts: Mapping[str, str], settings: Settings, fault: str = "", journal: str = "") -> str:
    """Return the report. `facts` are what is said of program and computer, `journal` is nameless already."""
    alone = (settings.alone(game) for game in settings.games)
    known = tuple(name for name in (*settings.names, *settings.people, *alone) if name)
    parts = [
        "Chrononauts Qt: report of a problem",
        "\n".join(f"{key}: {value}" for key, value in facts.items()),
    ]
    parts.append("Settings\n" + "\n".join(f"{key}: {value}" for key, value in _plain(settings)))
    parts.append("Last error\n" + (_nameless(fault.strip(), known) if fault.strip() else "none"))
    if journal:
        parts.append(f"Game (it holds hidden cards)\n{journal.strip()}")
    return "\n\n".join(parts) + "\n"


def _plain(settings: Settings) -> Iterator[tuple[str, object]]:
    """Yield the settings by key, without names; of what games keep no text, which may be anybody’s."""
    told = settings._asdict()
    games = told.pop("games")
    yield from ((key, value) for key, value in told.items() if key not in _PRIVATE)
    for game, kept in games.items():
        yield from ((f"{game}.{key}", value) for key, value in kept.items() if not isinstance(value, str))


def _nameless(text: str, names: Sequence[str]) -> str:
    """Return a text without the folder of the user and without the names of players."""
    home = str(Path.home())
    for written in (home, home.replace("\\", "\\\\")):  # as it is, and as Python quotes it on Windows
        text = text.replace(written, "~")
    text = _FILE.sub(r"\1[names]", text)
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "[name]", text)
    return text


def nameless_journal(path: Path) -> str:
    """Return a journal with “Seat 1” and so on for names, "" if it cannot be read.

    It can be played again: its seals are off, as for one that was changed by hand, and every action and
    random result is in it. What is no line of a journal is left out, and so are comments.
    """
    lines = [_SEALED.sub("", line).strip() for line in _read(path).lstrip("\ufeff").splitlines()]
    return "\n".join(_nameless_lines([line for line in lines if line and not line.startswith("#")]))


def _nameless_lines(lines: Sequence[str]) -> Iterator[str]:
    begun = False
    for line in lines:
        seat = _SEAT.match(line)
        if line.startswith(f"{MAGIC} "):
            yield line
        elif not begun and seat is not None:
            yield f"seat {seat[1]} Seat {seat[1]}"
        elif (_BODY if begun else _HEADER).fullmatch(line):
            begun = begun or line == "begin"
            yield line
        elif not line.startswith("name "):
            yield _GONE


def latest_game(folder: Path) -> Path | None:
    """Return the journal in a folder that was written last, or None."""
    try:
        found = [(p.stat().st_mtime_ns, p.name, p) for p in folder.iterdir() if is_journal(p)]
    except OSError:
        return None
    return max(found)[2] if found else None


def _read(path: Path) -> str:
    try:
        data = disk.read(path, LONGEST)
    except OSError:
        return ""
    return (data or b"").decode("utf-8", "replace")
