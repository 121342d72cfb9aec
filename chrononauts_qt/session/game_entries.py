"""One game as the statistics keep it: who sat there, what came of it, with which help."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.shelf import GAMES, all_ranks


class Result(StrEnum):
    """What a game is to somebody who plays it."""

    WON = "won"
    LOST = "lost"
    ALL_LOST = "all-lost"
    ABANDONED = "abandoned"
    UNFINISHED = "unfinished"


ENDED = (Result.WON, Result.LOST, Result.ALL_LOST)


@dataclass(frozen=True)
class Sat:
    """Who sits in a seat; ``bot`` is a rank or "", ``changed`` tells that a bot and a person have shared it.

    ``hint`` is the highest grade of help the seat was given.
    """

    name: str
    bot: str = ""
    changed: bool = False
    hint: int = 0

    @property
    def is_person(self) -> bool:
        """Tell whether one person has played the seat all the time."""
        return not self.bot and not self.changed


@dataclass(frozen=True)
class Entry:
    """What is known of one game; ``route`` is "" until it has ended, ``places`` and the rest as in `Outcome`.

    ``when`` is the time of its end, of its beginning before that. ``practice`` tells that something hidden
    was taken back; where deals are compared ``deal`` names the deal, ``shown`` tells that its solution was
    shown after the end, ``known`` that it had been before. ``figures`` are those of `Game.figures`.
    ``terms`` are those of `Game.terms`, ``seconds`` is the length of its glass, 0 without one.
    ``elsewhere``: its journal lies outside the games folder.
    ``is_there`` is not kept but found out: nobody can go on with a game whose journal is gone.
    """

    id: str
    game: str
    when: str
    seats: tuple[Sat, ...]
    route: str = ""
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    turns: int = 0
    practice: bool = False
    deal: str = ""
    figures: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    terms: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    seconds: int = 0
    is_team: bool = False
    shown: bool = False
    known: bool = False
    elsewhere: bool = False
    is_there: bool = True

    @property
    def ended_at(self) -> float:
        """``when``, in seconds since 1970."""
        return datetime.fromisoformat(self.when).timestamp()

    def result(self, seat: int) -> Result:
        """Return what the game is to a 0-based seat."""
        if not self.route:
            return Result.UNFINISHED if self.is_there else Result.ABANDONED
        if self.places:
            return Result.WON if self.places[seat] == 1 else Result.LOST
        return Result.LOST if self.is_team or len(self.seats) == 1 else Result.ALL_LOST

    def is_helped(self, seat: int) -> bool:
        """Tell whether a 0-based seat was helped."""
        return self.practice or self.known or self.seats[seat].hint > 0


# -- as the file has it -----------------------------------------------------------------------------


def entry_of(id_: str, told: Any) -> Entry | None:
    """Return an entry as the file tells it, None for what cannot be."""
    try:
        return _believed(id_, told)
    except (AttributeError, KeyError, OSError, OverflowError, TypeError, ValueError):
        return None


def _believed(id_: str, told: Any) -> Entry:
    """Return an entry as the file tells it; raises one of several errors for what cannot be."""
    seats = tuple(_seat(one) for one in _list(told["seats"]))
    if told["game"] not in GAMES or not seats or len(seats) not in GAMES[told["game"]].SEATS:
        raise ValueError("no game of ours")
    entry = Entry(
        id_,
        told["game"],
        told["when"],
        seats,
        _text(told.get("route", "")),
        _places(told, len(seats)),
        _by_seat(told.get("scores", []), len(seats)),
        _count(told.get("turns", 0)),
        _flag(told, "practice"),
        _text(told.get("deal", "")),
        _figures(told, GAMES[told["game"]].FIGURES),
        _terms(told.get("terms", {})),
        _count(told.get("seconds", 0)),
        _flag(told, "team"),
        _flag(told, "shown"),
        _flag(told, "known"),
        _flag(told, "elsewhere"),
    )
    if entry.ended_at < 0:
        raise ValueError("nobody played it then")
    return entry


def _seat(told: Any) -> Sat:
    bot = told.get("bot", "")
    if bot and bot not in all_ranks():
        raise ValueError("no rank of ours")
    return Sat(_text(told["name"]), _text(bot), _flag(told, "changed"), _count(told.get("hint", 0), 9))


def _places(told: Any, seats: int) -> tuple[int, ...]:
    """Return the places; version 1 kept only who won, as a seat from 1."""
    winner = told.get("winner")
    if winner is not None:
        return Outcome.won_by(range(1, seats + 1).index(_count(winner)), seats, "").places
    places = _by_seat(told.get("places", []), seats)
    if places and min(places) != 1:
        raise ValueError("nobody has the best place")
    return places


def _figures(told: Any, names: Sequence[str]) -> dict[str, int]:
    """Return what is counted; the first is the whole, of which the others are a part."""
    whole = _count(told.get(names[0], 0)) if names else 0
    return {name: _count(told.get(name, 0), whole) for name in names}


def _terms(told: Any) -> dict[str, str]:
    return {_text(name): _text(word) for name, word in told.items()}


def _by_seat(told: Any, seats: int) -> tuple[int, ...]:
    found = tuple(_count(one) for one in _list(told))
    if len(found) not in (0, seats):
        raise ValueError("not one for each seat")
    return found


def _list(told: Any) -> Iterable[Any]:
    if not isinstance(told, list):
        raise TypeError("not a list")
    return told


def _text(told: Any) -> str:
    if not isinstance(told, str):
        raise TypeError("not a text")
    return told.encode("utf-8", "ignore").decode()  # halves of letters, which nothing could show


def _count(told: Any, most: int = 100_000) -> int:
    if isinstance(told, bool) or not isinstance(told, int):
        raise TypeError("not a whole number")
    if not 0 <= told <= most:
        raise ValueError("out of all bounds")
    return told


def _flag(told: Any, key: str) -> bool:
    value = told.get(key, False)
    if not isinstance(value, bool):
        raise TypeError("not true or false")
    return value


def as_json(entry: Entry) -> dict[str, object]:
    """Return an entry as the file has it: seats from 1, and nothing that says nothing."""
    seats = [
        {"name": seat.name, **_said(bot=seat.bot, changed=seat.changed, hint=seat.hint)}
        for seat in entry.seats
    ]
    return {
        "game": entry.game,
        "when": entry.when,
        "seats": seats,
        **_said(
            route=entry.route,
            places=list(entry.places),
            scores=list(entry.scores),
            team=entry.is_team,
            turns=entry.turns,
            practice=entry.practice,
            deal=entry.deal,
            **entry.figures,
            terms=dict(entry.terms),
            seconds=entry.seconds,
            shown=entry.shown,
            known=entry.known,
            elsewhere=entry.elsewhere,
        ),
    }


def _said(**words: object) -> dict[str, object]:
    return {key: word for key, word in words.items() if word}
