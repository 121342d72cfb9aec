"""What a process has left of the games of a folder: all that it had shown must be there."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

from chrononauts_qt.session import campaigns, places, report, saves
from chrononauts_qt.session.errors import CorruptSave
from tests.session import corpus, mutations, wreck

Seen = list[list[Any]]


class Lost(Exception):
    """Something that had been shown is gone, or cannot be read."""


class Remains:
    """The games of one folder; ``known`` are the lines that were shown of every file."""

    def __init__(self, folder: Path, scratch: Path) -> None:
        self.folder, self.scratch = folder, scratch
        self.known: dict[str, list[str]] = {}
        self.counts = Counter[str]()

    def check(self, told: Seen) -> None:
        """Every save can be read and holds what was shown; the game goes on; settings can be read too."""
        synced: dict[str, int] = {}
        for name, *rest in told:
            if rest:
                said, size, is_whole = rest
                self.known.setdefault(name, []).append(said)
                self.counts["shown"] += 1
                self.counts["moves"] += ": " in said
                synced[name] = size
                if not is_whole:
                    raise Lost(f"“{said}” of {name} was shown before all of it was synced")
        self._check_small_files()
        unreadable: list[CorruptSave] = []
        places.latest_unfinished(self.folder, unreadable)
        if unreadable:
            raise Lost(f"a save cannot be read: {unreadable[0]}")
        for name in self.known:
            if not any((folder / name).exists() for folder in self._folders()):
                raise Lost(f"{name} is gone")
        for folder in self._folders():
            for path in sorted(folder.glob(f"*{places.SUFFIX}")):
                self._check_save(path, synced.get(path.name))

    def take_as_it_is(self) -> None:
        """Ask from now on for what there is, without what cannot be read."""
        self.known.clear()
        for path in self.folder.glob(f"*{places.SUFFIX}"):
            try:
                self.known[path.name] = said_in(path)
            except CorruptSave:
                path.unlink()

    def _folders(self) -> tuple[Path, ...]:
        """Return where a game may lie: one that gave way to newer ones or was deleted is not lost."""
        return self.folder, self.folder / saves.OLDER, self.folder / saves.DELETED

    def _check_save(self, path: Path, synced: int | None) -> None:
        shown = self.known.get(path.name, [])
        copy = self.scratch / path.name
        if synced is not None:  # a power cut leaves what had been synced, and whatever of the rest
            data = path.read_bytes()
            copy.write_bytes(data[:synced])
            self._compare(copy, shown, "after a power cut ")
            copy.write_bytes(data[:synced] + b"\0" * (len(data) - synced))
            self._compare(copy, shown, "after a power cut ")
        shutil.copyfile(path, copy)
        lines = self._compare(copy, shown, "")
        self.counts["not shown yet"] += len(lines) - len(shown)
        self.known[path.name] = lines
        if not mutations.goes_on(copy):
            raise Lost(f"{path.name} does not go on")
        copy.unlink()

    def _compare(self, copy: Path, shown: list[str], when: str) -> list[str]:
        try:
            lines = said_in(copy)
        except CorruptSave as error:
            raise Lost(f"{when}a save cannot be read: {error}") from error
        if lines[: len(shown)] != shown:
            at = next((n for n, (a, b) in enumerate(zip(shown, lines, strict=False)) if a != b), len(lines))
            raise Lost(f"{when}{copy.name} lacks what was shown, from action {at}: {shown[at : at + 3]}")
        return lines

    def _check_small_files(self) -> None:
        for path in self.folder.iterdir():
            if any(word in path.name for word in (places.UNREADABLE, places.DAMAGED, report.FAULT)):
                raise Lost(f"there is {path.name}: {path.read_bytes()[-1500:]!r}")
        damage = campaigns.read(self.folder).damage if (self.folder / campaigns.FILE).exists() else None
        if damage is not None:
            raise Lost(f"{damage}")
        for path in self.folder.glob("*.json"):
            if path.suffixes == [".json"]:
                try:
                    json.loads(path.read_bytes())
                except ValueError as error:
                    raise Lost(f"{path.name} cannot be read: {error}") from error


def said_in(path: Path) -> list[str]:
    """Return what the records of a save say that can be played, line by line, but for solutions.

    Raises CorruptSave for one that is damaged.
    """
    kept, match = corpus.opened(path)
    match.lock = None
    kept.check_whole()
    done = len(corpus.done_in(kept, match))
    lines = wreck.plain(path.read_bytes()[: kept.records[done - 1].end] if done else b"")
    behind = lines[lines.index("begin") + 1 :] if lines else []
    return [line for line in behind if not line.startswith("chance ") and line != "shown"]


def told(seen: Path) -> Seen:
    """Return what a process wrote down (`Witness`); a line that it did not end was not shown."""
    if not seen.exists():
        return []
    return [json.loads(line) for line in seen.read_bytes().split(b"\n")[:-1]]
