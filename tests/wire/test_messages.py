"""What a phone says is read strictly: a message of the contract, or Nonsense."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chrononauts_qt.wire import messages
from chrononauts_qt.wire.messages import MAX_MESSAGE, Composed, Hello, Nonsense, Said, Weighing, read
from tests.each import each

DEVICE, PROOF = "aZ09-_" + "x" * 16, "09af" * 16
HELLO = {"seat": 2, "device": DEVICE, "proof": PROOF}
CODE = {"code": True, "device": DEVICE, "proof": PROOF}
SAID = {"say": "play reverse-fate on 1963", "moment": 17, "id": 5}
WITH = {"say": "guess", "with": {"hours": 14, "minutes": 35}, "moment": 17, "id": 6}
PARTS = {"of": "deal", "counts": {"at nektarr": 1, "2 gets white": 3}}
COMPOSE = {"compose": PARTS, "moment": 17, "id": 7}
WEIGH = {"weigh": PARTS, "moment": 17, "id": 8}
EVERY: tuple[dict[str, Any], ...] = (HELLO, CODE, SAID, WITH, COMPOSE, WEIGH)
LARGEST = 2**53 - 1


def test_every_message_of_a_phone_is_read() -> None:
    assert read(json.dumps(HELLO)) == Hello(2, DEVICE, PROOF)
    assert read(json.dumps(CODE)) == Hello(None, DEVICE, PROOF)
    assert read(json.dumps(SAID)) == Said("play reverse-fate on 1963", 17, 5)
    assert read(json.dumps(WITH)) == Said("guess", 17, 6, {"hours": 14, "minutes": 35})
    assert read(json.dumps(COMPOSE)) == Composed("deal", {"at nektarr": 1, "2 gets white": 3}, 17, 7)
    assert read(json.dumps(WEIGH)) == Weighing(Composed("deal", {"at nektarr": 1, "2 gets white": 3}, 17, 8))
    assert read(json.dumps(COMPOSE | {"compose": PARTS | {"counts": {}}})) == Composed("deal", {}, 17, 7)
    assert read(json.dumps(SAID | {"say": "propose 1945′ to Zoë"})) == Said("propose 1945′ to Zoë", 17, 5)
    assert read(json.dumps(SAID | {"moment": 0, "id": LARGEST})) == Said(
        "play reverse-fate on 1963", 0, LARGEST
    )


WRONG: dict[str, tuple[Any, ...]] = {
    "seat": (None, "2", 2.0, True, -1, LARGEST + 1, [2]),
    "device": (None, 1, "", DEVICE[1:], DEVICE + "x", "é" * 22, DEVICE[1:] + "\n"),
    "proof": (None, "", PROOF[1:], PROOF.upper(), PROOF + "0", "g" * 64, "٣" * 64),
    "code": (False, 1, None, "true", []),
    "say": (None, "", 5, ["x"], "two\nlines", "\ud800", "x" * 1025, "\x00"),
    "moment": (None, "17", 17.0, False, -1, LARGEST + 1, float("inf"), float("nan")),
    "id": (None, "5", 5.5, True, -1, {}),
    "with": (
        *(None, [], {}, 5, {"hours": 1.0}, {"hours": True}, {"hours": "1"}, {"hours": LARGEST + 1}),
        *({"": 1}, {"H": 1}, {"a" * 33: 1}, {f"a{'b' * n}": n for n in range(17)}),
    ),
    "compose": (
        *(None, [], {}, 5, "deal", {"of": "deal"}, {"counts": {}}, {"of": "deal", "counts": {}, "with": {}}),
        *({"of": of, "counts": {}} for of in ("", 5, None, "a\nb", "x" * 1025)),
        *({"of": "deal", "counts": {name: 1}} for name in ("", "A", " a", "a\n", "é", "x" * 65)),
        *({"of": "deal", "counts": {"a": count}} for count in (0, -1, 100, 1.0, True, "1", None)),
        *({"of": "deal", "counts": None}, {"of": "deal", "counts": {f"a{n}": 1 for n in range(65)}}),
    ),
}
"""Values that no message has, by key."""
WRONG["weigh"] = WRONG["compose"]


def test_a_wrong_value_is_nonsense() -> None:
    wrong = [(message, key, value) for message in EVERY for key in message for value in WRONG[key]]
    for check in each(wrong):
        with check as (message, key, value), pytest.raises(Nonsense):
            read(json.dumps(message | {key: value}))


def test_a_key_that_lacks_or_is_too_many_is_nonsense() -> None:
    lacking = [(message, key) for message in EVERY for key in message if key != "with"]
    for check in each(lacking):
        with check as (message, key), pytest.raises(Nonsense):
            read(json.dumps({name: value for name, value in message.items() if name != key}))
    for more in each(EVERY):
        with more as message, pytest.raises(Nonsense):
            read(json.dumps(message | {"have": 41}))


def test_a_key_said_twice_is_nonsense() -> None:
    text = json.dumps(SAID)
    assert read(text)
    for doubled in (text[:-1] + ', "id": 5}', text[:-1] + ', "i\\u0064": 5}'):
        with pytest.raises(Nonsense, match="twice"):
            read(doubled)
    with pytest.raises(Nonsense, match="twice"):
        read('{"say": "guess", "with": {"hours": 1, "hours": 2}, "moment": 17, "id": 6}')


def test_what_is_no_object_is_nonsense() -> None:
    texts = (
        "",
        " ",
        "{",
        "[]",
        "5",
        "null",
        '"say"',
        "NaN",
        "-Infinity",
        "\ud800",
        "\ufeff{}",
        "{}{}",
        "{'say': 1}",
    )
    deep = ("[" * MAX_MESSAGE, '{"with":' * 500, "9" * 4090, '{"say":' + "[" * 4000)
    for check in each((*texts, *deep)):
        with check as text, pytest.raises(Nonsense):
            read(text)


def test_the_longest_message_has_4096_bytes() -> None:
    text = json.dumps(SAID)
    assert read(text.ljust(4096)) == read(text)
    with pytest.raises(Nonsense, match="long"):
        read(text.ljust(4097))
    wide = json.dumps(SAID | {"say": "é" * 1024}, ensure_ascii=False)
    assert read(wide.ljust(4096 - 1024))
    with pytest.raises(Nonsense, match="long"):
        read(wide.ljust(4096 - 1023))


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
KEYS = st.sampled_from(["seat", "device", "proof", "code", "say", "with", "compose", "weigh", "moment", "id"])
NEARLY = st.sampled_from(EVERY).flatmap(
    lambda message: st.dictionaries(KEYS, VALUES, max_size=2).map(lambda wrong: json.dumps(message | wrong))
)


@given(st.text(st.characters(exclude_categories=()), max_size=200) | VALUES.map(json.dumps) | NEARLY)
def test_no_input_raises_anything_but_nonsense(text: str) -> None:
    try:
        said = read(text)
    except Nonsense:
        return
    said = said.composed if isinstance(said, Weighing) else said
    if isinstance(said, Said):
        assert said.say.encode()
        assert {type(number) for number in (said.moment, said.id, *said.fields.values())} == {int}
    elif isinstance(said, Composed):
        assert said.of.encode()
        assert {type(number) for number in (said.moment, said.id, *said.counts.values())} == {int}
    else:
        assert (said.device, said.proof) == (DEVICE, PROOF)


def test_the_computers_messages_are_those_of_the_contract() -> None:
    made = (
        (messages.first_words("n" * 22), b'{"form":1,"nonce":"nnnnnnnnnnnnnnnnnnnnnn"}'),
        (messages.sheet({"state": "′", "form": 1}), '{"sheet":{"form":1,"state":"′"}}'.encode()),
        (messages.ack(5), b'{"ack":5}'),
        (messages.ack(5, "Not yet."), b'{"ack":5,"no":"Not yet."}'),
        (messages.weighed(8, "Still missing."), b'{"told":"Still missing.","weighed":8}'),
        (messages.buzz(60), b'{"buzz":[60]}'),
        (messages.ring(1500, 4000, True), b'{"ring":{"held":true,"left":1500,"of":4000}}'),
        (messages.no_ring(), b'{"ring":null}'),
        (messages.bye("released"), b'{"bye":"released"}'),
        (messages.seated(2, "k" * 22), b'{"key":"kkkkkkkkkkkkkkkkkkkkkk","seat":2}'),
    )
    for check in each(made):
        with check as (said, wanted):
            assert said == wanted


def test_equal_values_are_equal_bytes() -> None:
    assert messages.to_bytes({"a": 1, "b": {"d": 2, "c": 3}}) == messages.to_bytes(
        {"b": {"c": 3, "d": 2}, "a": 1}
    )
    with pytest.raises(ValueError, match="JSON"):
        messages.to_bytes({"left": float("nan")})
