"""The messages between a phone and the computer: JSON in text frames. What a phone says is read strictly."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple

FORM = 1
"""The form of all messages; a page that has another one loads itself anew."""

MAX_MESSAGE = 4096
"""Bytes of the longest message that is read."""

Farewell = Literal["released", "taken", "closed", "newer", "key"]
"""Why a line is closed: the seat was given to another phone or device, the door is shut, another page of the
same phone came, the link is an old one."""

_DEVICE = re.compile(r"[A-Za-z0-9_-]{22}", re.ASCII)
_PROOF = re.compile(r"[0-9a-f]{64}", re.ASCII)
_FIELD = re.compile(r"[a-z][a-z_-]{0,31}", re.ASCII)
_MOST_FIELDS = 16
_PART = re.compile(r"[a-z0-9][a-z0-9 _-]{0,63}", re.ASCII)
_MOST_PARTS = 64
_MOST_OF_A_PART = 99
_LONGEST_SAY = 1024
_LARGEST = 2**53 - 1
"""The largest whole number that JavaScript counts to without leaving one out."""


class Nonsense(ValueError):
    """What was said is no message; whoever says such a thing is cut."""


class Hello(NamedTuple):
    """A phone wants a seat, or with `seat` None the one whose letters were typed; `proof` as in `keys`."""

    seat: int | None
    device: str
    proof: str


class Said(NamedTuple):
    """One of the texts that were offered, the moment it answers, the phone's own count, numbers by field."""

    say: str
    moment: int
    id: int
    fields: Mapping[str, int] = MappingProxyType({})


class Composed(NamedTuple):
    """What was put together out of a block for an open decision: `of` is what the block says it makes,
    `counts` how much there is of each part that is in it; the moment it answers, the phone's own count."""

    of: str
    counts: Mapping[str, int]
    moment: int
    id: int


class Weighing(NamedTuple):
    """It is asked what would become of something that is being composed; nothing is done."""

    composed: Composed


def read(text: str) -> Hello | Said | Composed | Weighing:
    """Return what a phone says. Raises Nonsense, and nothing else, for all that is not exactly a message."""
    if len(text.encode(errors="replace")) > MAX_MESSAGE:
        raise Nonsense("too long")
    try:
        said = json.loads(text, object_pairs_hook=_without_doubles)
    except (ValueError, RecursionError) as error:
        raise Nonsense(f"no message: {error}") from error
    keys = set(said) if type(said) is dict else set()
    if keys == {"seat", "device", "proof"}:
        return Hello(_number(said["seat"]), _word(said["device"], _DEVICE), _word(said["proof"], _PROOF))
    if keys == {"code", "device", "proof"} and said["code"] is True:
        return Hello(None, _word(said["device"], _DEVICE), _word(said["proof"], _PROOF))
    if keys == {"say", "moment", "id"}:
        return Said(_text(said["say"]), _number(said["moment"]), _number(said["id"]))
    if keys == {"say", "with", "moment", "id"}:
        fields = _fields(said["with"])
        return Said(_text(said["say"]), _number(said["moment"]), _number(said["id"]), fields)
    if keys == {"compose", "moment", "id"}:
        of, counts = _composed(said["compose"])
        return Composed(of, counts, _number(said["moment"]), _number(said["id"]))
    if keys == {"weigh", "moment", "id"}:
        of, counts = _composed(said["weigh"])
        return Weighing(Composed(of, counts, _number(said["moment"]), _number(said["id"])))
    raise Nonsense("other keys than a message has")


def to_bytes(values: Mapping[str, object]) -> bytes:
    """Return the one way to write these values: equal ones are equal bytes."""
    return json.dumps(
        values, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    ).encode()


def first_words(nonce: str) -> bytes:
    """Say which form is spoken here, and the number that a proof is to be made for."""
    return to_bytes({"form": FORM, "nonce": nonce})


def sheet(values: Mapping[str, object]) -> bytes:
    """Say all that the phone shows."""
    return to_bytes({"sheet": values})


def ack(number: int, no: str = "") -> bytes:
    """Say that the phone's message of this id was heard; `no` is a sentence why it was not done."""
    return to_bytes({"ack": number, "no": no} if no else {"ack": number})


def weighed(number: int, told: str) -> bytes:
    """Answer the phone's question of this id: a sentence on what is still missing, or that nothing is."""
    return to_bytes({"weighed": number, "told": told})


def buzz(*milliseconds: int) -> bytes:
    """Let the phone shake: for so long, a pause of so long, and so on."""
    return to_bytes({"buzz": milliseconds})


def ring(left: int, of: int, is_held: bool) -> bytes:
    """Say how many milliseconds are left of those in which everybody answers, and if they stand still."""
    return to_bytes({"ring": {"left": left, "of": of, "held": is_held}})


def no_ring() -> bytes:
    """Say that no time runs now."""
    return to_bytes({"ring": None})


def bye(why: Farewell) -> bytes:
    """Say why the line is closed after this."""
    return to_bytes({"bye": why})


def seated(seat: int, key: str) -> bytes:
    """Say which seat the typed letters gave, and its key, which the page keeps as if it were scanned."""
    return to_bytes({"seat": seat, "key": key})


def _without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    values = dict(pairs)
    if len(values) < len(pairs):
        raise Nonsense("a key said twice")
    return values


def _number(value: object, least: int = 0, most: int = _LARGEST) -> int:
    if type(value) is not int or not least <= value <= most:
        raise Nonsense(f"not a number: {value!r:.40}")
    return value


def _word(value: object, form: re.Pattern[str]) -> str:
    if type(value) is not str or form.fullmatch(value) is None:
        raise Nonsense(f"not of its form: {value!r:.40}")
    return value


def _text(value: object) -> str:
    if type(value) is not str or not 0 < len(value) <= _LONGEST_SAY or not value.isprintable():
        raise Nonsense(f"not a line: {value!r:.40}")
    return value


def _fields(value: object) -> Mapping[str, int]:
    if type(value) is not dict or not 0 < len(value) <= _MOST_FIELDS:
        raise Nonsense("no fields")
    return MappingProxyType(
        {_word(name, _FIELD): _number(number, -_LARGEST) for name, number in value.items()}
    )


def _composed(value: object) -> tuple[str, Mapping[str, int]]:
    if type(value) is not dict or value.keys() != {"of", "counts"}:
        raise Nonsense("not what was composed")
    counts = value["counts"]
    if type(counts) is not dict or len(counts) > _MOST_PARTS:
        raise Nonsense("no parts")
    parts = {_word(name, _PART): _number(count, 1, _MOST_OF_A_PART) for name, count in counts.items()}
    return _text(value["of"]), MappingProxyType(parts)
