"""The journal: every action of a game as a line of text, appended and synced (docs/journal.md)."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple
from zlib import crc32

from chrononauts_qt.kernel.events import Chance
from chrononauts_qt.session.errors import CorruptSave, UnknownVersion

MAGIC = "chrononauts-qt journal"
VERSION = 1
SECRET = "# This file holds hidden cards: every hand, identity and mission, and the order of the deck."
SEAL = "  ~"
MAX_BYTES = 16 << 20
"""A journal larger than this (in bytes) is no journal of ours: a long game takes a few hundred kB."""


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

    ``end`` is the byte behind its last line and ``checksum`` the running checksum there.
    """

    line: int
    seat: int
    action: str
    end: int
    checksum: int
    chances: tuple[Chance, ...] = ()
    chance_lines: tuple[int, ...] = ()


@dataclass(frozen=True)
class Journal:
    """A journal as read. ``sealed`` files carry checksums and every random result.

    ``deal_end`` and ``deal_checksum`` are those behind the deal; ``torn`` is a sentence about a last
    line that was left out, or "".
    """

    path: Path
    header: Header
    deal: tuple[Chance, ...]
    records: tuple[Record, ...]
    sealed: bool
    begin_line: int
    deal_end: int
    deal_checksum: int
    torn: str = ""


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
    lines, sealed, torn = _lines(path)
    rest = iter(lines)
    first = next(rest, None)
    if first is None or not first.text.startswith(MAGIC):
        raise CorruptSave(path, 0, f"this is no game of Chrononauts Qt, which would begin with “{MAGIC}”")
    if first.text != f"{MAGIC} {VERSION}":
        raise UnknownVersion(
            path,
            first.number,
            f"“{first.text}” was made by another version; this one reads "
            f"version {VERSION}, and the file was left untouched",
        )
    header, begin = _read_header(path, rest)
    body = list(rest)
    deal: list[Chance] = []
    while body and body[0].text.startswith("chance "):
        begin = body[0]
        deal.append(_chance(path, body.pop(0)))
    records = _records(path, body, len(header.names))
    return Journal(path, header, tuple(deal), records, sealed, begin.number, begin.end, begin.checksum, torn)


def _lines(path: Path) -> tuple[list[_Line], bool, str]:
    """Return the lines that count, whether they are sealed, and a sentence about a torn tail."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise CorruptSave(path, 0, "the file is far too large for a game")
        data = path.read_bytes()
    except OSError as error:
        raise CorruptSave(path, 0, f"the file cannot be read ({error.strerror or error})") from error
    found: list[_Line] = []
    sealed: bool | None = None
    checksum = end = 0
    for number, raw in enumerate(data.splitlines(keepends=True), 1):
        end += len(raw)
        is_last = end == len(data)
        try:
            text = raw.decode("utf-8").rstrip("\r\n")
        except UnicodeDecodeError:
            text = "\0"
        if not text.strip() or text.startswith("#"):
            continue
        if sealed is None:
            sealed = SEAL in text
        words, mark, given = text.rpartition(SEAL)
        checksum = crc32(words.encode(), checksum)
        good = (mark and given == f"{checksum:08x}" and raw.endswith(b"\n")) if sealed else not mark
        if good and text != "\0":
            found.append(_Line(number, words if sealed else text.strip(), end, checksum))
        elif sealed and is_last and found:
            return found, True, f"line {number} is torn and was left out"
        else:
            why = (
                "the line or one before it was changed: its checksum does not match"
                if sealed
                else ("the line is no text" if text == "\0" else "checksums stand on some lines only")
            )
            raise CorruptSave(path, number, why)
    return found, bool(sealed), ""


def _read_header(path: Path, lines: Iterator[_Line]) -> tuple[Header, _Line]:
    game, names = "", list[str]()
    options: dict[str, str] = {}
    setup: dict[str, list[list[str]]] = {}
    for line in lines:
        word, _, rest = line.text.partition(" ")
        if word == "begin" and not rest:
            if not game:
                raise CorruptSave(path, line.number, "no line says which game this is")
            return Header(game, tuple(names), options, setup), line
        key, _, value = rest.partition(" ")
        if word == "game" and rest and not game:
            game = rest
        elif word == "seat" and key == str(len(names) + 1) and value.strip():
            names.append(value.strip())
        elif word == "option" and key and key not in options:
            options[key] = value
        elif word == "setup" and key:
            setup.setdefault(key, []).append(value.split())
        else:
            raise CorruptSave(
                path,
                line.number,
                f"“{line.text}” is no header line; before “begin” come game, "
                "seat 1, seat 2 and so on, option and setup",
            )
    raise CorruptSave(path, 0, "the file ends before “begin”")


def _chance(path: Path, line: _Line) -> Chance:
    words = line.text.split()
    if len(words) < 3:
        raise CorruptSave(path, line.number, f"“{line.text}” names no random result")
    return Chance(words[1], tuple(words[2:]))


def _records(path: Path, lines: Iterable[_Line], seats: int) -> tuple[Record, ...]:
    records: list[Record] = []
    for line in lines:
        if line.text.startswith("chance "):
            if not records:
                raise CorruptSave(path, line.number, "a random result stands before any action")
            last = records[-1]
            records[-1] = replace(
                last,
                end=line.end,
                checksum=line.checksum,
                chances=(*last.chances, _chance(path, line)),
                chance_lines=(*last.chance_lines, line.number),
            )
            continue
        seat, colon, action = line.text.partition(": ")
        if not colon or seat not in [str(number + 1) for number in range(seats)]:
            raise CorruptSave(
                path,
                line.number,
                f"“{line.text}” is neither “SEAT: ACTION” with a seat from 1 to {seats} nor a chance line",
            )
        records.append(Record(line.number, int(seat) - 1, action.strip(), line.end, line.checksum))
    return tuple(records)


class Writer:
    """Appends lines to one journal and syncs each batch to the disk.

    A batch that cannot be written is kept and tried again with the next one; ``trouble`` then says
    why in one sentence, and is empty again once everything lies on the disk.
    """

    def __init__(self, path: Path, checksum: int = 0, whole: int | None = None) -> None:
        self.path = path
        self.trouble = ""
        self._checksum = checksum
        self._waiting = ""
        self._whole = whole

    def begin(self, header: Header, setup: Sequence[str], deal: Sequence[Chance]) -> None:
        """Write the header and the deal of a new game; the file must not exist yet."""
        lines = [f"{MAGIC} {VERSION}", f"game {header.game}"]
        lines += [f"seat {seat} {name}" for seat, name in enumerate(header.names, 1)]
        lines += [f"option {key} {value}" for key, value in header.options.items()]
        lines += [f"setup {line}" for line in setup]
        lines += ["begin", *(f"chance {chance}" for chance in deal)]
        self._whole = 0
        self._write(lines, f"{SECRET}\n")

    def append(self, seat: int, action: str, chances: Sequence[Chance]) -> None:
        """Write one action of a 0-based seat with its random results, in one piece."""
        self._write([f"{seat + 1}: {action}", *(f"chance {chance}" for chance in chances)])

    def _write(self, lines: Sequence[str], comment: str = "") -> None:
        for text in lines:
            line, self._checksum = seal(text, self._checksum)
            self._waiting += line + "\n" + comment
            comment = ""
        try:
            self._flush()
            self.trouble = ""
        except OSError as error:
            self.trouble = f"The game cannot be saved to {self.path} ({error.strerror or error})."

    def _flush(self) -> None:
        """Append what waits behind the last whole byte, so that a half-written batch is written over."""
        data = self._waiting.encode()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(self.path, os.O_WRONLY | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
        try:
            start = os.lseek(handle, 0, os.SEEK_END) if self._whole is None else self._whole
            os.truncate(handle, start)
            os.lseek(handle, start, os.SEEK_SET)
            view = memoryview(data)
            while view:
                view = view[os.write(handle, view) :]
            os.fsync(handle)
        finally:
            os.close(handle)
        self._whole, self._waiting = start + len(data), ""
