"""Which key of a keyboard is whose: keys are places here, whatever letters are printed on them.

The four rows of ten keys lie alike on Italian, French and US keyboards. Linux (X11 and Wayland) and Windows
tell a place by its scan code, macOS by its virtual key.
"""

from __future__ import annotations

from typing import NamedTuple

DIGITS, UPPER, HOME, LOWER = "digits", "upper", "home", "lower"
"""The rows from above: 1 to 0, and on a US keyboard those of Q, A and Z."""
ROWS = (DIGITS, UPPER, HOME, LOWER)
COLUMNS = 10
CARD, DISCARD, ASK, DONE, PAUSE = "card", "discard", "ask", "done", "pause"
"""What a key of a seat is for."""


class Place(NamedTuple):
    """A key: its row, and its column from the left, 1 to 10."""

    row: str
    column: int


def _rows(digits: range, upper: range, home: range, lower: range) -> dict[int, Place]:
    rows = ((DIGITS, digits), (UPPER, upper), (HOME, home), (LOWER, lower))
    return {code: Place(row, column) for row, codes in rows for column, code in enumerate(codes, start=1)}


_LINUX = _rows(range(10, 20), range(24, 34), range(38, 48), range(52, 62))
_WINDOWS = _rows(range(2, 12), range(16, 26), range(30, 40), range(44, 54))
_MAC = {
    code: Place(row, column)
    for row, codes in (
        (DIGITS, (18, 19, 20, 21, 23, 22, 26, 28, 25, 29)),
        (UPPER, (12, 13, 14, 15, 17, 16, 32, 34, 31, 35)),
        (HOME, (0, 1, 2, 3, 5, 4, 38, 40, 37, 41)),
        (LOWER, (6, 7, 8, 9, 11, 45, 46, 43, 47, 44)),
    )
    for column, code in enumerate(codes, start=1)
}


def place_of(scan: int, virtual: int, system: str) -> Place | None:
    """Return which key was pressed, None for all that have no place here.

    ``scan`` and ``virtual`` are what Qt's key event calls native, ``system`` is `sys.platform`.
    """
    if system == "darwin":
        return _MAC.get(virtual)
    return (_WINDOWS if system == "win32" else _LINUX).get(scan)


class Use(NamedTuple):
    """What a key is for; of a card the 0-based place in the hand."""

    act: str
    number: int = 0


class Block(NamedTuple):
    """The keys of one seat: one for each card in the order of the hand, to discard, to ask, to be done.

    Alone there is none to ask: nobody is there.
    """

    cards: tuple[Place, ...]
    discard: Place
    ask: Place | None
    done: Place


def _line(row: str, first: int, last: int) -> tuple[Place, ...]:
    return tuple(Place(row, column) for column in range(first, last + 1))


def _shared(first: int, last: int, home: int, discard: Place, done: Place) -> Block:
    """Return the block of a seat at a shared keyboard: the upper row, then so many keys of the home row."""
    cards = _line(UPPER, first, last) + _line(HOME, first, first + home - 1)
    return Block(cards, discard, Place(DIGITS, first), done)


def blocks(seats: int) -> tuple[Block, ...]:
    """Return the keys of every seat; seats sit from the left."""
    if seats == 1:
        cards = _line(UPPER, 1, 5) + _line(HOME, 1, 5) + _line(LOWER, 1, 5)
        return (Block(cards, Place(HOME, 6), None, Place(DIGITS, 1)),)
    spans = {
        2: ((1, 4), (7, 10)),
        3: ((1, 3), (5, 7), (8, 10)),
        4: ((1, 2), (4, 5), (6, 7), (9, 10)),
        5: ((1, 2), (3, 4), (5, 6), (7, 8), (9, 10)),
    }[seats]
    found = []
    for first, last in spans:
        if seats == 4:
            home, discard = 2, Place(LOWER, first)
        else:
            home, discard = last - first, Place(HOME, last)
        found.append(_shared(first, last, home, discard, Place(DIGITS, last)))
    return tuple(found)


_PRINTED = {DIGITS: "1234567890", UPPER: "QWERTYUIOP", HOME: "ASDFGHJKL;", LOWER: "ZXCVBNM,./"}


class KeyCaps:
    """What is printed on the keys: those of a US keyboard until a key has said its own letter."""

    def __init__(self) -> None:
        self._printed = {
            Place(row, column): letter
            for row, letters in _PRINTED.items()
            for column, letter in enumerate(letters, start=1)
        }

    def __getitem__(self, place: Place) -> str:
        return self._printed[place]

    def learn(self, place: Place, text: str) -> bool:
        """Remember what a key prints; tell whether that is news."""
        letter = text.strip().upper()
        if len(letter) != 1 or not letter.isprintable() or self._printed[place] == letter:
            return False
        self._printed[place] = letter
        return True
