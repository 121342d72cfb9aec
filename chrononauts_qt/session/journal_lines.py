"""The words of a journal (docs/journal.md): its header, its actions and its notes as lines of text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple
from zlib import crc32

from chrononauts_qt.kernel.errors import BadSetup
from chrononauts_qt.kernel.events import Chance
from chrononauts_qt.session.errors import CorruptSave, Flaw, Torn

MAGIC = "chrononauts-qt journal"
VERSION = 3
SECRET = "# This file holds hidden cards: every hand, every secret goal, and the order of the deck."
SEAL = "  ~"
MAX_LINE = 8192
"""No line of ours is longer (in bytes): the order of the whole deck takes less than 2 kB."""

MAX_NAME = 80
"""No name of a game is longer (in characters)."""

MAX_GRADE = 9
SHOWN = "shown"
_UNDO = re.compile(r"undo ([1-9][0-9]{0,4})", re.ASCII)
_SEAT = re.compile(r"seat ([1-9]) (\S+)", re.ASCII)
_HINT = re.compile(r"hint ([1-9]) ([1-9])", re.ASCII)
_NAME = re.compile(r"name(?: (.*))?")
_WISH = re.compile(r"wish ([1-9])(?: (.*))?", re.ASCII)
_PAUSE = re.compile(r"pause (0|[1-9][0-9]{0,8})", re.ASCII)
_STAMP = re.compile(r"(.*?) +@(0|[1-9][0-9]{0,8})", re.ASCII)


@dataclass(frozen=True)
class Header:
    """What stands above ``begin``: the game's id, the names by seat, options and setup lines by key."""

    game: str
    names: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    setup: Mapping[str, Sequence[Sequence[str]]] = field(default_factory=lambda: MappingProxyType({}))


class JournalLine(NamedTuple):
    """A line that counts: its 1-based number, its words, and the end byte and running checksum behind it."""

    number: int
    text: str
    end: int
    checksum: int


@dataclass(frozen=True)
class Record:
    """One action with the random results it brought: ``line`` is 1-based, ``seat`` 0-based.

    ``action`` is empty in a note, which says one of these instead: ``undo`` above 0 takes back so many,
    ``shown`` tells that a solution was shown, ``sits`` who has the seat from here on, ``hint`` the grade of
    help the seat was given, ``name`` what the game is called, ``wish`` what the seat has told its table,
    ``pause`` when people have stopped the time, as a stamp does.
    ``seat`` is -1 where a note is about none.
    ``end`` is the byte behind its last line and ``checksum`` the running checksum there. ``stamp`` tells when
    an action was done where time ran, in milliseconds since it began to.
    """

    line: int
    seat: int
    action: str
    end: int
    checksum: int
    chances: tuple[Chance, ...] = ()
    chance_lines: tuple[int, ...] = ()
    undo: int = 0
    shown: bool = False
    sits: str = ""
    hint: int = 0
    name: str | None = None
    wish: str | None = None
    pause: int | None = None
    stamp: int | None = None

    @property
    def is_note(self) -> bool:
        """Whether this is no action."""
        is_said = any(said is not None for said in (self.name, self.wish, self.pause))
        return is_said or bool(self.undo or self.shown or self.sits or self.hint)

    @property
    def said(self) -> str:
        """The line without the seat before an action."""
        if self.shown:
            return SHOWN
        if self.undo:
            return undo_line(self.undo)
        if self.sits:
            return seat_line(self.seat, self.sits)
        if self.hint:
            return hint_line(self.seat, self.hint)
        if self.wish is not None:
            return wish_line(self.seat, self.wish)
        if self.pause is not None:
            return pause_line(self.pause)
        return stamped(self.action, self.stamp) if self.name is None else name_line(self.name)


@dataclass(frozen=True)
class Journal:
    """A journal as read. ``sealed`` files carry checksums and every random result.

    ``size`` is that of the whole file in bytes, ``deal_end`` and ``deal_checksum`` are those behind the
    deal; ``torn`` tells of what was left out at its end. ``version`` is that of the file; ``lines`` are
    its own, in the words of this version.
    """

    path: Path
    header: Header
    deal: tuple[Chance, ...]
    records: tuple[Record, ...]
    sealed: bool
    begin_line: int
    deal_end: int
    deal_checksum: int
    size: int
    torn: Torn | None = None
    version: int = VERSION
    lines: tuple[JournalLine, ...] = field(default=(), repr=False, compare=False)

    def check_whole(self) -> None:
        """Raise CorruptSave where more is missing than a torn last line."""
        if self.torn is not None and self.torn.lost:
            raise CorruptSave(self.path, self.torn.line, Flaw.CHANGED, f"{self.torn}")


def seal(text: str, checksum: int) -> tuple[str, int]:
    """Return a line with its running checksum appended, and that checksum."""
    checksum = crc32(text.encode(), checksum)
    return f"{text}{SEAL}{checksum:08x}", checksum


def sealed_text(lines: Iterable[str], checksum: int = 0) -> tuple[str, int]:
    """Return lines as they stand in a file, sealed, SECRET behind the first, and the checksum at the end."""
    text = ""
    for said in lines:
        secret = "" if checksum else f"{SECRET}\n"
        line, checksum = seal(said, checksum)
        text += f"{line}\n{secret}"
    return text, checksum


def setup_words(lines: Iterable[str]) -> dict[str, list[list[str]]]:
    """Return setup lines (the word ``setup`` left out) as words by key, as the games read them."""
    found: dict[str, list[list[str]]] = {}
    for line in lines:
        key, _, value = line.partition(" ")
        found.setdefault(key, []).append(value.split())
    return found


def undo_line(count: int) -> str:
    """Return the note that so many actions are taken back."""
    return f"undo {count}"


def seat_line(seat: int, sits: str) -> str:
    """Return the note of who has a 0-based seat from here on."""
    return f"seat {seat + 1} {sits}"


def hint_line(seat: int, grade: int) -> str:
    """Return the note that a 0-based seat was given help of a grade, 1 to 9."""
    return f"hint {seat + 1} {grade}"


def wish_line(seat: int, wish: str) -> str:
    """Return the note of what a 0-based seat has told its table; "": nothing any more."""
    return f"wish {seat + 1} {wish}".rstrip()


def name_line(name: str) -> str:
    """Return the note of what the game is called; "": nothing any more."""
    return f"name {name}".rstrip()


def pause_line(stamp: int) -> str:
    """Return the note that people have stopped the time, in milliseconds since it began to run."""
    return f"pause {stamp}"


def note_of(line: JournalLine, seats: int) -> Record | None:
    """Return a line among the actions that is none, or None."""
    found = Record(line.number, -1, "", line.end, line.checksum)
    if line.text == SHOWN:
        return replace(found, shown=True)
    if undone := _UNDO.fullmatch(line.text):
        return replace(found, undo=int(undone[1]))
    if named := _NAME.fullmatch(line.text):
        return replace(found, name=game_name(named[1] or ""))
    if paused := _PAUSE.fullmatch(line.text):
        return replace(found, pause=int(paused[1]))
    if (sits := _SEAT.fullmatch(line.text)) and int(sits[1]) <= seats:
        return replace(found, seat=int(sits[1]) - 1, sits=sits[2])
    if (hint := _HINT.fullmatch(line.text)) and int(hint[1]) <= seats:
        return replace(found, seat=int(hint[1]) - 1, hint=int(hint[2]))
    if (wish := _WISH.fullmatch(line.text)) and int(wish[1]) <= seats:
        return replace(found, seat=int(wish[1]) - 1, wish=one_line(wish[2] or ""))
    return None


def game_name(text: str) -> str:
    """Return a text as a game can be called: on one line, and no longer than MAX_NAME."""
    return one_line(text)[:MAX_NAME].rstrip()


def one_line(text: str) -> str:
    """Return a text as a header line can hold it: no line ends, no controls, single blanks."""
    known = text.encode("utf-8", "ignore").decode()
    return " ".join("".join(" " if c < " " or "\x7f" <= c < "\xa0" else c for c in known).split())


def header_lines(header: Header, setup: Sequence[str]) -> list[str]:
    """Return what stands above the deal; raises BadSetup for what no line can hold."""
    lines = [f"{MAGIC} {VERSION}", f"game {header.game}"]
    lines += [f"seat {seat} {name}" for seat, name in enumerate(header.names, 1)]
    lines += [f"option {key} {value}" for key, value in header.options.items()]
    lines += [f"setup {line}" for line in setup]
    for line in lines:
        if len(line.encode()) > MAX_LINE // 2:
            raise BadSetup(f"“{line[:40]}…” is too long to be written down")
    return [*lines, "begin"]


def record_lines(seat: int, action: str, chances: Sequence[Chance], stamp: int | None = None) -> list[str]:
    """Return what is written of one action of a 0-based seat, its stamp and its random results."""
    return [f"{seat + 1}: {stamped(action, stamp)}", *(f"chance {chance}" for chance in chances)]


def stamped(action: str, stamp: int | None) -> str:
    """Return an action with the moment at which it was done, in milliseconds; None: as it is."""
    return action if stamp is None else f"{action} @{stamp}"


def action_and_stamp(said: str) -> tuple[str, int | None]:
    """Return an action without its stamp, and the stamp; None where there is none."""
    found = _STAMP.fullmatch(said)
    return (found[1], int(found[2])) if found else (said, None)
