"""A second reading of a journal, written from docs/journal.md alone, to check the first one by."""

from __future__ import annotations

import json
import re
from typing import Any

from chrononauts_qt.kernel.events import Chance
from chrononauts_qt.session.journal import one_line
from chrononauts_qt.shelf import GAMES

_SEAL = re.compile("  ~[0-9a-f]{8}$")
_NOTE = re.compile(r"(undo|seat|shown|hint|wish|name|pause)\b")


class Reading:
    """What a file says: header lines by their first word, the deal's results, and lines with theirs."""

    def __init__(self, data: bytes, torn_line: int = 0) -> None:
        self.header: list[list[str]] = []
        self.deal: list[Chance] = []
        self.said: list[tuple[str, list[Chance]]] = []
        sealed = b"  ~" in data.splitlines()[0]
        has_begun = False
        for number, raw in enumerate(data.splitlines(), 1):
            line = raw.decode().removeprefix("\ufeff")
            if number == torn_line:
                break
            if not line.strip() or (line.startswith("#") and not _SEAL.search(line)):
                continue
            line = _SEAL.sub("", line) if sealed else line.strip()
            if not has_begun:
                has_begun = line == "begin"
                self.header.append(line.split(" ", 1))
            elif line.startswith("chance "):
                _, kind, *result = line.split()
                (self.said[-1][1] if self.said else self.deal).append(Chance(kind, tuple(result)))
            else:
                self.said.append((line, []))

    @property
    def notes(self) -> tuple[dict[int, int], dict[int, str], str]:
        """Return by 0-based seat the highest grade of help and the last wish, and what the game is called."""
        hints: dict[int, int] = {}
        wishes: dict[int, str] = {}
        name = ""
        for line, _ in self.said:
            word, *rest = line.split(" ")
            if word == "hint":
                hints[int(rest[0]) - 1] = max(int(rest[1]), hints.get(int(rest[0]) - 1, 0))
            elif word == "wish":
                wishes[int(rest[0]) - 1] = one_line(" ".join(rest[1:]))
            elif word == "name":
                name = one_line(" ".join(rest))[:80].strip()
        return hints, {seat: wish for seat, wish in wishes.items() if wish}, name

    def state(self) -> Any:
        """Return where the game stands when all is played that was not taken back."""
        rest: dict[str, list[str]] = {}
        for word, *more in self.header:
            rest.setdefault(word, []).extend(more)
        setup: dict[str, list[list[str]]] = {}
        for line in rest.get("setup", []):
            key, _, words = line.partition(" ")
            setup.setdefault(key, []).append(words.split())
        game = GAMES[rest["game"][0]]
        state, _ = game.new_game(game.read_setup(len(rest["seat"]), setup), self.deal)
        for line, chances in self._kept():
            seat, _, action = line.partition(": ")
            game.apply(state, int(seat) - 1, game.parse(action.strip()), chances)
        return state

    def _kept(self) -> list[tuple[str, list[Chance]]]:
        """Return the actions that were not taken back."""
        kept: list[tuple[str, list[Chance]]] = []
        for line, chances in self.said:
            if line.startswith("undo "):
                count = int(line.removeprefix("undo "))
                assert 0 < count <= len(kept), f"“{line}” takes back more than was done"
                del kept[-count:]
            elif not _NOTE.match(line):
                kept.append((line, chances))
        return kept


def dump(data: bytes, torn_line: int = 0) -> str:
    """Return the position at the end of a file, as text to compare."""
    reading = Reading(data, torn_line)
    state = reading.state()
    game = GAMES[next(rest[0] for word, *rest in reading.header if word == "game")]
    return json.dumps(game.dump(state), sort_keys=True)
