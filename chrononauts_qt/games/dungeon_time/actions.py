"""What can be said, as small values with a text that round-trips (section 11 of docs/dungeon_time.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import NamedTuple

from chrononauts_qt.games.dungeon_time.cards import HEROES, KINDS, SEER, TINKER, UNDERSTUDY, is_card
from chrononauts_qt.kernel.errors import BadActionText

SUPPLY, BACKPACK = "supply", "backpack"
_NOTHING = "none"


class _Said(NamedTuple):
    verb: str
    card: str = ""
    kinds: tuple[str, ...] = ()
    places: tuple[int, ...] = ()
    copied: str = ""
    where: str = ""


class Action(_Said):
    """One thing to say; of what its verb has no word for, nothing is filled in.

    ``card`` is a card, a Hero or a kind, ``copied`` the Hero whose ability the Understudy uses, ``kinds`` are
    in alphabetical order, ``places`` count from 1 for the next card of the Story, ``where`` is supply or
    backpack.
    """

    @cached_property
    def text(self) -> str:
        """Return the form that journals use."""
        return _WRITE.get(self.verb, _plain)(self)

    @property
    def hero(self) -> str:
        """The Hero whose ability is used."""
        return self.copied or self.card

    def __str__(self) -> str:
        return self.text


def _plain(action: Action) -> str:
    return " ".join(filter(None, (action.verb, action.where, action.card)))


def _use(action: Action) -> str:
    copied = ("as", action.copied) if action.copied else ()
    return " ".join(("use", action.card, *copied, *action.kinds))


def _listed(action: Action) -> str:
    return " ".join((action.verb, *(action.kinds or map(str, action.places) or ())))


_WRITE: dict[str, Callable[[Action], str]] = {
    "use": _use,
    "drop": lambda action: _listed(action) if action.kinds else f"drop {_NOTHING}",
    "waive": _listed,
    "sift": lambda action: _listed(action) if action.places else f"sift {_NOTHING}",
    "order": _listed,
}

TURN_GLASS, DONE, WAIT, TIME_UP = Action("turn-glass"), Action("done"), Action("wait"), Action("time-up")
REVEAL, REFUSE, ENOUGH = Action("reveal"), Action("refuse"), Action("enough")


def use(hero: str, kinds: Iterable[str] = (), copied: str = "") -> Action:
    """Return the use of an ability; `copied` is the Hero that the Understudy plays."""
    return Action("use", hero, tuple(sorted(kinds)), copied=copied)


def of_kinds(verb: str, kinds: Iterable[str]) -> Action:
    """Return drop or waive."""
    return Action(verb, kinds=tuple(sorted(kinds)))


def of_places(verb: str, places: Iterable[int]) -> Action:
    """Return sift or order; places count from 1."""
    return Action(verb, places=tuple(places))


def remove(where: str, kind: str) -> Action:
    """Return the removal of a token out of the game."""
    return Action("remove", kind, where=where)


# -- reading ----------------------------------------------------------------------------------------


def parse(text: str) -> Action:
    """Return the action that a text names; raises BadActionText."""
    verb, *words = text.split(" ")
    try:
        action = _READ[verb](verb, words)
        if action.text != text:
            raise ValueError(text)
    except (ValueError, KeyError) as error:
        raise BadActionText(f"“{text}” is no action of Dungeon Time") from error
    return action


def _one_of(known: Callable[[str], bool]) -> Callable[[str, list[str]], Action]:
    def read(verb: str, words: list[str]) -> Action:
        (word,) = words
        if not known(word):
            raise ValueError(word)
        return Action(verb, word)

    return read


def _bare(verb: str, words: list[str]) -> Action:
    if words:
        raise ValueError(words)
    return Action(verb)


def _read_use(verb: str, words: list[str]) -> Action:
    hero, *rest = words
    copied = ""
    if hero == UNDERSTUDY:
        word, copied, *rest = rest
        if word != "as":
            raise ValueError(word)
    most = {SEER: range(1, 2), TINKER: range(1, 3)}.get(copied or hero, range(1))
    if not {hero, copied or hero} <= set(HEROES) or copied == UNDERSTUDY or len(rest) not in most:
        raise ValueError(hero)
    return use(hero, _kinds(rest), copied)


def _read_kinds(verb: str, words: list[str]) -> Action:
    return of_kinds(verb, () if verb == "drop" and words == [_NOTHING] else _kinds(words, 1))


def _kinds(words: list[str], least: int = 0) -> list[str]:
    if len(words) < least or not set(words) <= set(KINDS):
        raise ValueError(words)
    return words


def _read_places(verb: str, words: list[str]) -> Action:
    places = () if verb == "sift" and words == [_NOTHING] else tuple(map(int, words))
    if (not places and words != [_NOTHING]) or len(set(places)) < len(places) or not all(
        1 <= place <= 5 for place in places
    ):
        raise ValueError(words)
    if verb == "sift" and list(places) != sorted(places):
        raise ValueError(words)
    return of_places(verb, places)


def _read_remove(verb: str, words: list[str]) -> Action:
    where, kind = words
    if where not in (SUPPLY, BACKPACK) or kind not in KINDS:
        raise ValueError(where)
    return remove(where, kind)


_of_card, _of_kind = _one_of(is_card), _one_of(KINDS.__contains__)
_READ: dict[str, Callable[[str, list[str]], Action]] = {
    "keep": _one_of(HEROES.__contains__),
    "turn-glass": _bare,
    "play": _of_card,
    "discard": _of_card,
    "done": _bare,
    "wait": _bare,
    "time-up": _bare,
    "reveal": _bare,
    "use": _read_use,
    "drop": _read_kinds,
    "waive": _read_kinds,
    "take": _of_kind,
    "refuse": _bare,
    "sift": _read_places,
    "order": _read_places,
    "hand-over": _of_kind,
    "trade-for": _of_kind,
    "remove": _read_remove,
    "enough": _bare,
}
