"""Who may sit: proofs, the first device, a seat that is given away, letters that are typed."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re

import pytest

from chrononauts_qt.wire.keys import CODE_TRIES, LETTERS, Keys, new_nonce

NONCE, PHONE, OTHER = "n" * 22, "p" * 22, "o" * 22


def key_of(link: str) -> bytes:
    """Return the key that a phone reads in a link."""
    return base64.urlsafe_b64decode(link.partition("#")[2].partition(".")[2] + "==")


def prove(key: bytes, place: int | str, nonce: str = NONCE, device: str = PHONE) -> str:
    """Return what the page's own HMAC makes of the contract's text."""
    return hmac.new(
        key, f"chrononauts-qt phone 1|{place}|{nonce}|{device}".encode(), hashlib.sha256
    ).hexdigest()


@pytest.fixture
def keys() -> Keys:
    return Keys(3)


def scan(keys: Keys, seat: int, device: str = PHONE, nonce: str = NONCE) -> str:
    """Return what a phone is told that has scanned the seat's code."""
    proof = prove(key_of(keys.link(seat, "h")), seat, nonce, device)
    return keys.admits(seat, nonce, device, proof)


def type_in(keys: Keys, letters: str, now: float, device: str = PHONE) -> int | None:
    """Return the seat of a phone on which letters were typed."""
    return keys.admits_code(NONCE, device, prove(letters.encode(), "code", device=device), now)


def test_a_link_has_the_seat_and_its_key(keys: Keys) -> None:
    link = keys.link(2, "192.168.1.5:47113")
    assert re.fullmatch(r"http://192\.168\.1\.5:47113/#2\.[A-Za-z0-9_-]{22}", link)
    assert link.endswith(keys.key(2))
    assert len({key_of(keys.link(seat, "h")) for seat in range(3)}) == 3


def test_nonces_are_different_and_of_22_letters() -> None:
    nonces = {new_nonce() for _ in range(100)}
    assert len(nonces) == 100
    assert all(re.fullmatch("[A-Za-z0-9_-]{22}", nonce) for nonce in nonces)


def test_a_proof_lets_the_phone_sit_and_come_again(keys: Keys) -> None:
    assert not keys.is_taken(1)
    assert scan(keys, 1) == ""
    assert keys.is_taken(1)
    assert scan(keys, 1, nonce="m" * 22) == ""
    assert not keys.is_taken(0)


def test_a_wrong_proof_lets_nobody_sit(keys: Keys) -> None:
    right = prove(key_of(keys.link(1, "h")), 1)
    for proof in ("", "0" * 64, right.upper(), right[:-1], "\ud800é", prove(key_of(keys.link(0, "h")), 1)):
        assert keys.admits(1, NONCE, PHONE, proof) == "key"
    assert keys.admits(0, NONCE, PHONE, right) == "key"
    assert keys.admits(1, NONCE, OTHER, right) == "key", "a proof names its device"
    assert keys.admits(3, NONCE, PHONE, right) == "key"
    behind = prove(key_of(keys.link(1, "h")), -2)
    assert keys.admits(-2, NONCE, PHONE, behind) == "key", "seats are not counted from behind"
    assert not any(map(keys.is_taken, range(3)))
    assert keys.admits(1, NONCE, PHONE, right) == ""


def test_a_proof_is_good_for_one_nonce(keys: Keys) -> None:
    overheard = prove(key_of(keys.link(1, "h")), 1)
    assert keys.admits(1, NONCE, PHONE, overheard) == ""
    assert keys.admits(1, "m" * 22, PHONE, overheard) == "key"


def test_the_first_device_keeps_the_seat(keys: Keys) -> None:
    assert scan(keys, 1) == ""
    assert scan(keys, 1, OTHER) == "taken"
    assert scan(keys, 1) == ""
    assert scan(keys, 2, OTHER) == ""


def test_a_seat_that_is_released_has_another_key(keys: Keys) -> None:
    old = key_of(keys.link(1, "h"))
    scan(keys, 1)
    keys.release(1)
    assert not keys.is_taken(1)
    assert keys.admits(1, NONCE, PHONE, prove(old, 1)) == "key"
    assert scan(keys, 1, OTHER) == ""


def test_typed_letters_give_the_seat_once(keys: Keys) -> None:
    letters = keys.type_code(2, 0.0)
    assert re.fullmatch(f"[{LETTERS}]{{6}}", letters)
    assert not set("ILOQU") & set(LETTERS)
    assert type_in(keys, letters, 179.9) == 2
    assert keys.is_taken(2)
    assert type_in(keys, letters, 179.9) is None
    assert scan(keys, 2) == "", "the page keeps the key that it is told"


def test_typed_letters_last_three_minutes(keys: Keys) -> None:
    letters = keys.type_code(2, 1000.0)
    assert type_in(keys, letters, 1180.0) is None
    assert not keys.is_taken(2)


def test_after_five_wrong_tries_the_right_letters_are_wrong(keys: Keys) -> None:
    for tries in (CODE_TRIES - 1, CODE_TRIES):
        letters = keys.type_code(2, 0.0)
        for _ in range(tries):
            assert type_in(keys, "AAAAAB", 1.0) is None
        assert type_in(keys, letters, 2.0) == (2 if tries < CODE_TRIES else None)
        keys.release(2)


def test_each_seat_has_letters_of_its_own(keys: Keys) -> None:
    letters = [keys.type_code(seat, 0.0) for seat in range(3)]
    assert [type_in(keys, letters[seat], 1.0, str(seat) * 22) for seat in (1, 0, 2)] == [1, 0, 2]


def test_older_letters_are_void(keys: Keys) -> None:
    old, new = keys.type_code(0, 0.0), keys.type_code(0, 1.0)
    assert type_in(keys, old, 2.0) is None
    assert type_in(keys, new, 2.0) == 0
    letters = keys.type_code(1, 0.0)
    keys.release(1)
    assert type_in(keys, letters, 1.0) is None


def test_letters_are_void_once_somebody_has_scanned(keys: Keys) -> None:
    letters = keys.type_code(1, 0.0)
    scan(keys, 1)
    assert type_in(keys, letters, 1.0, OTHER) is None
    letters = keys.type_code(1, 1.0)
    assert type_in(keys, letters, 2.0, OTHER) is None, "nobody is put off a seat by letters"
    assert scan(keys, 1) == ""


def test_a_proof_of_letters_is_none_of_a_seat(keys: Keys) -> None:
    letters = keys.type_code(1, 0.0)
    assert keys.admits_code(NONCE, PHONE, prove(letters.encode(), 1), 1.0) is None
    assert keys.admits_code("m" * 22, PHONE, prove(letters.encode(), "code"), 1.0) is None
    assert keys.admits(1, NONCE, PHONE, prove(letters.encode(), "code")) == "key"
    assert type_in(keys, letters, 1.0) == 1
