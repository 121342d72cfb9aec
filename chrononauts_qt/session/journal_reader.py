"""Reads a journal, of this version or an earlier one; the file is only read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from zlib import crc32

from chrononauts_qt.kernel.events import Chance
from chrononauts_qt.session import disk
from chrononauts_qt.session.errors import CorruptSave, Flaw, Torn, UnknownVersion
from chrononauts_qt.session.journal_lines import (
    MAGIC,
    MAX_LINE,
    SEAL,
    VERSION,
    Header,
    Journal,
    JournalLine,
    Record,
    action_and_stamp,
    note_of,
    setup_words,
)
from chrononauts_qt.session.migrations import UPGRADES, upgraded

BYTE_ORDER_MARK = "\ufeff"
NO_TEXT = "\0"
MAX_BYTES = 4 << 20
"""A journal larger than this (in bytes) is no journal of ours: a long game takes a few hundred kB."""

MAX_LINES = 50_000
"""The longest of 20,000 random games took some 12,000 lines."""

_ANY_SEAL = re.compile(f"{SEAL}[0-9a-f]{{8}}$")


def read(path: Path) -> Journal:
    """Return the journal in `path`.

    A sealed file is read up to its first damaged line, which ``torn`` tells, if its deal is whole; any other
    damage raises CorruptSave, a later format UnknownVersion. The file is only read.
    """
    data = _bytes(path)
    version = _version(path, data)
    own, sealed, torn = _lines(path, data)
    lines = [line._replace(text=upgraded(line.text, version)) for line in own]
    rest = iter(lines[1:])
    header, begin = _read_header(path, rest)
    body = list(rest)
    dealt = next((i for i, line in enumerate(body) if not _is_chance(line)), len(body))
    deal = tuple(_chance(path, line) for line in body[:dealt])
    records = _records(path, body[dealt:], len(header.names))
    last = body[dealt - 1] if dealt else begin
    deal_end = last.number, last.end, last.checksum
    found = Journal(path, header, deal, records, sealed, *deal_end, len(data), torn)
    return replace(found, version=version, lines=tuple(lines))


def _bytes(path: Path) -> bytes:
    try:
        data = disk.read(path, MAX_BYTES + 1)
    except OSError as error:
        raise CorruptSave.unreadable(path, "the file", error) from error
    if data is None:
        raise CorruptSave(path, 0, Flaw.NOT_OURS, "this is no ordinary file")
    if len(data) > MAX_BYTES:
        raise CorruptSave(path, 0, Flaw.TOO_LARGE, "the file is far too large for a game")
    if data.count(b"\n") > MAX_LINES or data.count(b"\r") > MAX_LINES:
        raise CorruptSave(path, 0, Flaw.TOO_LARGE, "the file has far too many lines for a game")
    return data


def _version(path: Path, data: bytes) -> int:
    """Return the version of a file, before its checksums are asked: other versions may have other ones."""
    raws = data.splitlines()
    number, text = 0, ""
    while number < len(raws) and (not text.strip() or text.startswith("#")):
        text = raws[number][:MAX_LINE].decode("utf-8", "replace").removeprefix(BYTE_ORDER_MARK)
        number += 1
    if not text.startswith(f"{MAGIC} "):
        why = f"this is no game of Chrononauts Qt, which would begin with “{MAGIC}”"
        raise CorruptSave(path, 0, Flaw.NOT_OURS, why)
    first = text.partition(SEAL)[0].strip()
    known = {f"{MAGIC} {version}": version for version in (*UPGRADES, VERSION)}
    if first not in known:
        raise UnknownVersion(
            path,
            number,
            Flaw.NOT_OURS,
            f"“{first}” was made by another version; this one reads versions "
            f"up to {VERSION}, and the file was left untouched",
        )
    return known[first]


def _lines(path: Path, data: bytes) -> tuple[list[JournalLine], bool, Torn | None]:
    """Return the lines that count, whether they are sealed, and what was left out from a bad one on."""
    found: list[JournalLine] = []
    sealed: bool | None = None
    checksum = end = 0
    raws = data.splitlines(keepends=True)
    for number, raw in enumerate(raws, 1):
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
            found.append(JournalLine(number, words if sealed else text.strip(), end, checksum))
        elif sealed and found and (end == len(data) or any(line.text == "begin" for line in found)):
            return found, True, _torn(number, raws[number - 1 :])
        else:
            why = (
                "the line or one before it was changed: its checksum does not match"
                if sealed
                else ("the line is no text" if text == NO_TEXT else "checksums stand on some lines only")
            )
            raise CorruptSave(path, number, Flaw.NO_TEXT if text == NO_TEXT else Flaw.CHANGED, why)
    return found, bool(sealed), None


def _torn(number: int, rest: Sequence[bytes]) -> Torn:
    """Return what was left out from a bad line on; a crash leaves one at most, behind it perhaps zeros."""
    last = rest[0].rstrip(b"\0")
    is_one = len(rest) == 1 and len(last) <= MAX_LINE and last.count(SEAL.encode()) < 2
    return Torn(number, lost=0 if is_one else len(rest))


def _text(raw: bytes) -> str:
    """Return a line as text; NO_TEXT for what cannot be one."""
    try:
        text = raw.decode("utf-8") if len(raw) <= MAX_LINE else NO_TEXT
    except UnicodeDecodeError:
        return NO_TEXT
    return text.rstrip("\r\n").removeprefix(BYTE_ORDER_MARK)


def _read_header(path: Path, lines: Iterator[JournalLine]) -> tuple[Header, JournalLine]:
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


def _is_chance(line: JournalLine) -> bool:
    return line.text.startswith("chance ")


def _chance(path: Path, line: JournalLine) -> Chance:
    words = line.text.split()
    if len(words) < 3:
        raise CorruptSave(path, line.number, Flaw.CHANCE, f"“{line.text}” names no random result")
    return Chance(words[1], tuple(words[2:]))


def _records(path: Path, lines: Iterable[JournalLine], seats: int) -> tuple[Record, ...]:
    """Return the actions, each with the random results that stand below it."""
    by_word = {str(seat + 1): seat for seat in range(seats)}
    groups: list[list[JournalLine]] = []
    for line in lines:
        if _is_chance(line):
            groups[-1].append(line)
        else:
            groups.append([line])
    records = []
    for first, *rest in groups:
        if not rest and (note := note_of(first, seats)):
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
        action, stamp = action_and_stamp(action.strip())
        said = (first.number, by_word[word], action, last.end, last.checksum)
        records.append(Record(*said, chances, tuple(line.number for line in rest), stamp=stamp))
    return tuple(records)
