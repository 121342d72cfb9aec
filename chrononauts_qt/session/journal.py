"""The journal: every action of a game as a line of text, appended and synced (docs/journal.md)."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple
from zlib import crc32

from chrononauts_qt.kernel.errors import BadSetup
from chrononauts_qt.kernel.events import Chance
from chrononauts_qt.session.errors import (
    Changed,
    CorruptSave,
    Flaw,
    Torn,
    Trouble,
    UnknownVersion,
    trouble_of,
)

MAGIC = "chrononauts-qt journal"
VERSION = 1
SECRET = "# This file holds hidden cards: every hand, identity and mission, and the order of the deck."
SEAL = "  ~"
BYTE_ORDER_MARK = "\ufeff"
NO_TEXT = "\0"
MAX_BYTES = 4 << 20
"""A journal larger than this (in bytes) is no journal of ours: a long game takes a few hundred kB."""

MAX_LINE = 8192
"""Nor is a line longer (in bytes): the order of the whole deck takes less than 2 kB."""

MAX_LINES = 100_000
"""The longest of 20,000 random games took some 12,000 lines."""

SHOWN = "shown"
_UNDO = re.compile(r"undo ([1-9][0-9]{0,4})", re.ASCII)
_SEAT = re.compile(r"seat ([1-9]) (\S+)", re.ASCII)
_ANY_SEAL = re.compile(f"{SEAL}[0-9a-f]{{8}}$")


@dataclass(frozen=True)
class Header:
    """What stands above ``begin``: the game's id, the names by seat, options and setup lines by key."""

    game: str
    names: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    setup: Mapping[str, Sequence[Sequence[str]]] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True)
class Record:
    """One action with the random results it brought: ``line`` is 1-based, ``seat`` 0-based.

    ``action`` is empty where ``undo`` above 0 takes back so many, ``shown`` tells that a solution was shown
    (``seat`` is -1 then), or ``sits`` says who has the seat from here on.
    ``end`` is the byte behind its last line and ``checksum`` the running checksum there.
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

    @property
    def said(self) -> str:
        """The line without the seat before an action."""
        note = f"seat {self.seat + 1} {self.sits}" if self.sits else f"undo {self.undo}"
        return SHOWN if self.shown else self.action or note


@dataclass(frozen=True)
class Journal:
    """A journal as read. ``sealed`` files carry checksums and every random result.

    ``size`` is that of the whole file in bytes, ``deal_end`` and ``deal_checksum`` are those behind the
    deal; ``torn`` tells of a last line that was left out.
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


class _Line(NamedTuple):
    number: int
    text: str
    end: int
    checksum: int


def seal(text: str, checksum: int) -> tuple[str, int]:
    """Return a line with its running checksum appended, and that checksum."""
    checksum = crc32(text.encode(), checksum)
    return f"{text}{SEAL}{checksum:08x}", checksum


def read(path: Path) -> Journal:
    """Return the journal in `path`.

    A damaged last line of a sealed file is left out and told in ``torn``; any other damage raises
    CorruptSave, a later format UnknownVersion. The file is only read.
    """
    data = _bytes(path)
    _check_format(path, data)
    lines, sealed, torn = _lines(path, data)
    rest = iter(lines[1:])
    header, begin = _read_header(path, rest)
    body = list(rest)
    dealt = next((i for i, line in enumerate(body) if not _is_chance(line)), len(body))
    deal = tuple(_chance(path, line) for line in body[:dealt])
    records = _records(path, body[dealt:], len(header.names))
    last = body[dealt - 1] if dealt else begin
    behind_deal = (last.number, last.end, last.checksum)
    return Journal(path, header, deal, records, sealed, *behind_deal, len(data), torn)


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise CorruptSave.unreadable(path, "the file", error) from error
    if len(data) > MAX_BYTES:
        raise CorruptSave(path, 0, Flaw.TOO_LARGE, "the file is far too large for a game")
    if data.count(b"\n") > MAX_LINES or data.count(b"\r") > MAX_LINES:
        raise CorruptSave(path, 0, Flaw.TOO_LARGE, "the file has far too many lines for a game")
    return data


def _check_format(path: Path, data: bytes) -> None:
    """Say whose file this is before its checksums are asked: other versions may have other ones."""
    raws = data.splitlines()
    number, text = 0, ""
    while number < len(raws) and (not text.strip() or text.startswith("#")):
        text = raws[number][:MAX_LINE].decode("utf-8", "replace").removeprefix(BYTE_ORDER_MARK)
        number += 1
    if not text.startswith(f"{MAGIC} "):
        why = f"this is no game of Chrononauts Qt, which would begin with “{MAGIC}”"
        raise CorruptSave(path, 0, Flaw.NOT_OURS, why)
    first = text.partition(SEAL)[0].strip()
    if first != f"{MAGIC} {VERSION}":
        raise UnknownVersion(
            path,
            number,
            Flaw.NOT_OURS,
            f"“{first}” was made by another version; this one reads "
            f"version {VERSION}, and the file was left untouched",
        )


def _lines(path: Path, data: bytes) -> tuple[list[_Line], bool, Torn | None]:
    """Return the lines that count, whether they are sealed, and what of the tail was torn."""
    found: list[_Line] = []
    sealed: bool | None = None
    checksum = end = 0
    for number, raw in enumerate(data.splitlines(keepends=True), 1):
        end += len(raw)
        text = _text(raw)
        if not text.strip() or (text.startswith("#") and not (sealed and _ANY_SEAL.search(text))):
            continue
        if sealed is None:
            sealed = SEAL in text
        words, mark, given = text.rpartition(SEAL)
        checksum = crc32(words.encode(), checksum)
        good = (mark and given == f"{checksum:08x}" and raw.endswith(b"\n")) if sealed else not mark
        if good and text != NO_TEXT:
            found.append(_Line(number, words if sealed else text.strip(), end, checksum))
        elif sealed and end == len(data) and found:
            return found, True, Torn(number)
        else:
            why = (
                "the line or one before it was changed: its checksum does not match"
                if sealed
                else ("the line is no text" if text == NO_TEXT else "checksums stand on some lines only")
            )
            raise CorruptSave(path, number, Flaw.NO_TEXT if text == NO_TEXT else Flaw.CHANGED, why)
    return found, bool(sealed), None


def _text(raw: bytes) -> str:
    """Return a line as text; NO_TEXT for what cannot be one."""
    try:
        text = raw.decode("utf-8") if len(raw) <= MAX_LINE else NO_TEXT
    except UnicodeDecodeError:
        return NO_TEXT
    return text.rstrip("\r\n").removeprefix(BYTE_ORDER_MARK)


def _read_header(path: Path, lines: Iterator[_Line]) -> tuple[Header, _Line]:
    game, names = "", list[str]()
    options: dict[str, str] = {}
    said = list[str]()
    for line in lines:
        word, _, rest = line.text.partition(" ")
        if word == "begin" and not rest:
            if not game:
                raise CorruptSave(path, line.number, Flaw.HEADER, "no line says which game this is")
            return Header(game, tuple(names), options, setup_words(said)), line
        key, _, value = rest.partition(" ")
        if word == "game" and rest and not game:
            game = rest
        elif word == "seat" and key == str(len(names) + 1) and value.strip():
            names.append(value.strip())
        elif word == "option" and key and key not in options:
            options[key] = value
        elif word == "setup" and key:
            said.append(rest)
        else:
            raise CorruptSave(
                path,
                line.number,
                Flaw.HEADER,
                f"“{line.text}” is no header line; before “begin” come game, "
                "seat 1, seat 2 and so on, option and setup",
            )
    raise CorruptSave(path, 0, Flaw.UNFINISHED, "the file ends before “begin”")


def setup_words(lines: Iterable[str]) -> dict[str, list[list[str]]]:
    """Return setup lines (the word ``setup`` left out) as words by key, as the games read them."""
    found: dict[str, list[list[str]]] = {}
    for line in lines:
        key, _, value = line.partition(" ")
        found.setdefault(key, []).append(value.split())
    return found


def _is_chance(line: _Line) -> bool:
    return line.text.startswith("chance ")


def _chance(path: Path, line: _Line) -> Chance:
    words = line.text.split()
    if len(words) < 3:
        raise CorruptSave(path, line.number, Flaw.CHANCE, f"“{line.text}” names no random result")
    return Chance(words[1], tuple(words[2:]))


def _records(path: Path, lines: Iterable[_Line], seats: int) -> tuple[Record, ...]:
    """Return the actions, each with the random results that stand below it."""
    by_word = {str(seat + 1): seat for seat in range(seats)}
    groups: list[list[_Line]] = []
    for line in lines:
        if _is_chance(line):
            groups[-1].append(line)
        else:
            groups.append([line])
    records = []
    for first, *rest in groups:
        if not rest and (note := _note(first, by_word)):
            records.append(note)
            continue
        word, colon, action = first.text.partition(": ")
        if not colon or word not in by_word:
            raise CorruptSave(
                path,
                first.number,
                Flaw.ACTION,
                f"“{first.text}” is neither “SEAT: ACTION” with a seat from 1 to {seats} nor a chance line",
            )
        last = rest[-1] if rest else first
        chances = tuple(_chance(path, line) for line in rest)
        said = (first.number, by_word[word], action.strip(), last.end, last.checksum)
        records.append(Record(*said, chances, tuple(line.number for line in rest)))
    return tuple(records)


def _note(line: _Line, by_word: Mapping[str, int]) -> Record | None:
    """Return a line among the actions that is none, or None."""
    found = Record(line.number, -1, "", line.end, line.checksum)
    if line.text == SHOWN:
        return replace(found, shown=True)
    if undone := _UNDO.fullmatch(line.text):
        return replace(found, undo=int(undone[1]))
    if (sits := _SEAT.fullmatch(line.text)) and sits[1] in by_word:
        return replace(found, seat=by_word[sits[1]], sits=sits[2])
    return None


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


def record_lines(seat: int, action: str, chances: Sequence[Chance]) -> list[str]:
    """Return what is written of one action of a 0-based seat and its random results."""
    return [f"{seat + 1}: {action}", *(f"chance {chance}" for chance in chances)]


class Writer:
    """Appends lines to one journal and syncs each batch to the disk.

    A batch that cannot be written is kept and tried again with the next one; ``trouble`` then says
    why, and is None again once everything lies on the disk.
    """

    def __init__(
        self, path: Path, checksum: int = 0, whole: int | None = None, size: int | None = None
    ) -> None:
        """Go on behind byte `whole`, where the running checksum is `checksum`; None: a new file.

        ``size`` is what the file must measure in bytes, if that is known.
        """
        self.path = path
        self.trouble: Trouble | None = None
        self._checksum = self._kept = checksum
        self._waiting = ""
        self._whole = whole
        self._size = size

    def begin(self, header: Header, setup: Sequence[str], deal: Sequence[Chance]) -> None:
        """Write the header and the deal of a new game; a file that is there already is left alone."""
        self._write([*header_lines(header, setup), *(f"chance {chance}" for chance in deal)], f"{SECRET}\n")

    def append(self, seat: int, action: str, chances: Sequence[Chance]) -> None:
        """Write one action of a 0-based seat with its random results, in one piece."""
        self._write(record_lines(seat, action, chances))

    def note(self, line: str) -> None:
        """Write a line that is no action."""
        self._write([line])

    def _write(self, lines: Sequence[str], comment: str = "") -> None:
        for text in lines:
            line, self._checksum = seal(text, self._checksum)
            self._waiting += line + "\n" + comment
            comment = ""
        try:
            self._flush()
            self.trouble = None
        except OSError as error:
            self.trouble = trouble_of(error)

    def _flush(self) -> None:
        """Append what waits behind the last whole byte, so that a half-written batch is written over."""
        data = self._waiting.encode()
        mode = os.O_RDWR | getattr(os, "O_BINARY", 0)
        if self._whole is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            mode |= os.O_CREAT | os.O_EXCL
        handle = os.open(self.path, mode, 0o600)
        try:
            self._whole = self._whole or 0
            self._check_ours(handle, self._whole)
            self._size = None
            os.truncate(handle, self._whole)
            os.lseek(handle, self._whole, os.SEEK_SET)
            view = memoryview(data)
            while view:
                view = view[os.write(handle, view) :]
            os.fsync(handle)
        finally:
            os.close(handle)
        self._whole = self._size = self._whole + len(data)
        self._waiting, self._kept = "", self._checksum

    def _check_ours(self, handle: int, whole: int) -> None:
        """Refuse a file that is not as we left it: a second window may be playing the same game."""
        if self._size not in (None, os.lseek(handle, 0, os.SEEK_END)):
            raise Changed
        if not whole:
            return
        seal = f"{SEAL}{self._kept:08x}".encode()
        os.lseek(handle, max(0, whole - len(seal) - 2), os.SEEK_SET)
        if not os.read(handle, len(seal) + 2).rstrip(b"\r\n").endswith(seal):
            raise Changed
