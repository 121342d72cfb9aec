"""What was said of the journals of a folder the last time, so that only what has changed is read again."""

from __future__ import annotations

from collections.abc import Container, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.session import kept_file, places
from chrononauts_qt.session.errors import Torn
from chrononauts_qt.session.places import Summary
from chrononauts_qt.shelf import GAMES, all_ranks

FILE = "summaries.json"
VERSION = 3
"""Raised whenever a summary says more, or the same differently."""

T = TypeVar("T")


class Summaries:
    """The summaries of a folder; a journal is known by its name, its size and when it was last written."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        told = kept_file.read(self._path)
        games = told.get("games") if told.get("version") == VERSION else None
        self._before: dict[str, Any] = games if isinstance(games, dict) else {}
        self._now: dict[str, Any] = {}

    def of(self, path: Path) -> Summary:
        """Return what is to be said of a journal; raises CorruptSave."""
        mark = _mark(path)
        kept = self._before.get(path.name)
        found = (
            _understood(kept[1]) if isinstance(kept, list) and len(kept) == 2 and kept[0] == mark else None
        )
        if found is None or mark is None:
            found = places.summary(path)._replace(view=None)
        else:
            found = found._replace(when=mark[1] / 1e9)
        if mark is not None and mark == _mark(path):
            self._now[path.name] = [mark, _told(found)]
        return found

    def keep(self) -> None:
        """Remember what was said now; where that cannot be, it is found out again the next time."""
        if self._now != self._before:
            kept_file.replace(self._path, {"version": VERSION, "games": self._now})


def _mark(path: Path) -> list[int] | None:
    """Return what tells that a file has changed; None for what is none."""
    try:
        seen = path.stat()
    except OSError:
        return None
    return [seen.st_size, seen.st_mtime_ns]


def _told(summary: Summary) -> dict[str, Any]:
    """Return a summary as JSON values, without what is public of the position."""
    return {
        "game": summary.game,
        "names": list(summary.names),
        "turn": summary.turn,
        "actions": summary.actions,
        "torn": None if summary.torn is None else list(summary.torn),
        "name": summary.name,
        "outcome": None if summary.outcome is None else list(summary.outcome),
        "bots": {str(seat): rank for seat, rank in summary.bots.items()},
        "practice": summary.is_practice,
        "helped": summary.is_helped,
        "figures": dict(summary.figures),
    }


def _understood(told: Any) -> Summary | None:
    """Return a summary from JSON values; None for what cannot be one."""
    try:
        names = tuple(_of(str, name) for name in _of(list, told["names"]))
        torn, outcome = told["torn"], told["outcome"]
        return Summary(
            game=_one_of(GAMES, told["game"]),
            names=names,
            turn=_of(int, told["turn"]),
            actions=_of(int, told["actions"]),
            torn=None if torn is None else _torn(torn),
            name=_of(str, told["name"]),
            outcome=None if outcome is None else _outcome(outcome, len(names)),
            bots=MappingProxyType(
                {int(seat): _one_of(all_ranks(), rank) for seat, rank in told["bots"].items()}
            ),
            is_practice=_of(bool, told["practice"]),
            is_helped=_of(bool, told["helped"]),
            figures=_figures(told["figures"], told["game"]),
        )
    except (TypeError, ValueError, LookupError, AttributeError):
        return None


def _of(kind: type[T], value: Any) -> T:
    if type(value) is not kind:
        raise TypeError(f"no {kind.__name__}")
    return value


def _one_of(known: Container[str], value: Any) -> str:
    if value not in known:
        raise ValueError("there is none of that name")
    return _of(str, value)


def _torn(value: Any) -> Torn:
    line, of_chance, turn, lost = value
    return Torn(_of(int, line), _of(bool, of_chance), _of(int, turn), _of(int, lost))


def _figures(value: Any, game: str) -> Mapping[str, int]:
    return MappingProxyType({name: _of(int, value[name]) for name in GAMES[game].FIGURES})


def _outcome(value: Any, seats: int) -> Outcome:
    route, places, scores, is_team = value
    if len(places) not in (0, seats) or len(scores) not in (0, seats):
        raise ValueError("not one for each seat")
    by_place, by_score = (tuple(_of(int, one) for one in some) for some in (places, scores))
    return Outcome(_of(str, route), by_place, by_score, _of(bool, is_team))
