"""One game as the statistics keep it: who sat there, what came of it, with which help."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any

from chrononauts_qt.bots.ranks import RANKS
from chrononauts_qt.session.match import GAMES

SOLONAUTS = "solonauts"


class Result(StrEnum):
    """What a game is to somebody who plays it."""

    WON = "won"
    LOST = "lost"
    DESTROYED = "destroyed"
    ABANDONED = "abandoned"
    UNFINISHED = "unfinished"


ENDED = (Result.WON, Result.LOST, Result.DESTROYED)


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
    """What is known of one game; ``route`` is "" until it has ended, ``winner`` a 0-based seat.

    ``when`` is the time of its end, of its beginning before that. ``practice`` tells that something hidden
    was taken back; of Solonauts ``deal`` names the deal, ``shown`` tells that its solution was shown after
    the end, ``known`` that it had been before. ``elsewhere``: its journal lies outside the games folder.
    ``is_there`` is not kept but found out: nobody can go on with a game whose journal is gone.
    """

    id: str
    game: str
    when: str
    seats: tuple[Sat, ...]
    route: str = ""
    winner: int | None = None
    turns: int = 0
    practice: bool = False
    deal: str = ""
    travellers: int = 0
    home: int = 0
    shown: bool = False
    known: bool = False
    elsewhere: bool = False
    is_there: bool = True

    def result(self, seat: int) -> Result:
        """Return what the game is to a 0-based seat."""
        if not self.route:
            return Result.UNFINISHED if self.is_there else Result.ABANDONED
        if self.winner is not None:
            return Result.WON if self.winner == seat else Result.LOST
        return Result.DESTROYED if self.route == "destroyed" else Result.LOST

    def is_helped(self, seat: int) -> bool:
        """Tell whether a 0-based seat was helped."""
        return self.practice or self.known or self.seats[seat].hint > 0


# -- as the file has it -----------------------------------------------------------------------------


def entry_of(id_: str, told: Any) -> Entry | None:
    """Return an entry as the file tells it, None for what cannot be."""
    try:
        return _believed(id_, told)
    except (AttributeError, KeyError, TypeError, ValueError):
        return None


def _believed(id_: str, told: Any) -> Entry:
    """Return an entry as the file tells it; raises one of several errors for what cannot be."""
    seats = tuple(_seat(one) for one in _list(told["seats"]))
    winner = told.get("winner")
    if told["game"] not in GAMES or not seats or len(seats) > 6:
        raise ValueError("no game of ours")
    datetime.fromisoformat(told["when"])
    return Entry(
        id_,
        told["game"],
        told["when"],
        seats,
        _text(told.get("route", "")),
        None if winner is None else range(1, len(seats) + 1).index(_count(winner)),
        _count(told.get("turns", 0)),
        _flag(told, "practice"),
        _text(told.get("deal", "")),
        _count(told.get("travellers", 0)),
        _count(told.get("home", 0), told.get("travellers", 0)),
        _flag(told, "shown"),
        _flag(told, "known"),
        _flag(told, "elsewhere"),
    )


def _seat(told: Any) -> Sat:
    bot = told.get("bot", "")
    if bot and bot not in RANKS:
        raise ValueError("no rank of ours")
    return Sat(_text(told["name"]), _text(bot), _flag(told, "changed"), _count(told.get("hint", 0), 9))


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
    ended = {"winner": entry.winner + 1} if entry.winner is not None else {}
    return {
        "game": entry.game,
        "when": entry.when,
        "seats": seats,
        **_said(route=entry.route),
        **ended,
        **_said(
            turns=entry.turns,
            practice=entry.practice,
            deal=entry.deal,
            travellers=entry.travellers,
            home=entry.home,
            shown=entry.shown,
            known=entry.known,
            elsewhere=entry.elsewhere,
        ),
    }


def _said(**words: object) -> dict[str, object]:
    return {key: word for key, word in words.items() if word}
