"""Who may sit where: a key for each seat that never travels, and the first device that proves to have it.

The key stands in the fragment of the link, which no browser sends. The computer says a number that it says
only once (a nonce), the phone answers with its HMAC: whoever listens has nothing to use later (RFC 2104).
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Literal

from chrononauts_qt.wire.messages import FORM

KEY_BYTES = 16
LETTERS = "ABCDEFGHJKMNPRSTVWXYZ"
"""What is typed: no letter that looks like another, or like a digit."""

CODE_LENGTH = 6
CODE_SECONDS = 180.0
CODE_TRIES = 5

Admission = Literal["", "key", "taken"]
"""Empty for a phone that may sit; else its key is wrong, or another device keeps the seat."""


def new_nonce() -> str:
    """Return 22 letters for one line, good for one greeting."""
    return _letters_of(secrets.token_bytes(KEY_BYTES))


def proof_of(key: bytes, seat: int | None, nonce: str, device: str) -> str:
    """Return what a phone with this key says: 64 hexadecimal digits. `seat` None is that of a typed code."""
    place = "code" if seat is None else str(seat)
    said = f"chrononauts-qt phone {FORM}|{place}|{nonce}|{device}"
    return hmac.new(key, said.encode(), hashlib.sha256).hexdigest()


class Keys:
    """Keys, devices and typed codes of the seats of one evening; nothing of it is ever written anywhere."""

    def __init__(self, seats: int) -> None:
        self._keys = [secrets.token_bytes(KEY_BYTES) for _ in range(seats)]
        self._devices: dict[int, str] = {}
        self._codes: dict[int, _Code] = {}

    def key(self, seat: int) -> str:
        """Return the key of a seat as it stands in its link: 22 letters."""
        return _letters_of(self._keys[seat])

    def link(self, seat: int, host: str) -> str:
        """Return what the seat's code says; `host` is an address with its port."""
        return f"http://{host}/#{seat}.{self.key(seat)}"

    def is_taken(self, seat: int) -> bool:
        """Tell whether a device keeps the seat."""
        return seat in self._devices

    def admits(self, seat: int, nonce: str, device: str, proof: str) -> Admission:
        """Tell whether a phone may sit there, and let its device keep the seat if it is the first."""
        if not 0 <= seat < len(self._keys) or not _fits(self._keys[seat], seat, nonce, device, proof):
            return "key"
        return "" if self._seat(seat, device) else "taken"

    def release(self, seat: int) -> None:
        """Let another phone sit there: a new key, so that the old device, link and letters are void."""
        self._keys[seat] = secrets.token_bytes(KEY_BYTES)
        self._devices.pop(seat, None)
        self._codes.pop(seat, None)

    def type_code(self, seat: int, now: float) -> str:
        """Return six letters for a phone without a camera; those of the seat before them are void."""
        letters = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        self._codes[seat] = _Code(letters, now + CODE_SECONDS)
        return letters

    def code_left(self, seat: int, now: float) -> float:
        """Return for how many seconds there are letters that let a phone sit at a seat; 0: there are none."""
        return max(0.0, self._codes[seat].until - now) if seat in self._codes else 0.0

    def admits_code(self, nonce: str, device: str, proof: str, now: float) -> int | None:
        """Return the seat whose letters were typed, which are used up by it, or None.

        A wrong try counts for every seat that has letters: nobody says which ones he means.
        """
        self._codes = {seat: code for seat, code in self._codes.items() if now < code.until}
        for seat, code in self._codes.items():
            if _fits(code.letters.encode(), None, nonce, device, proof):
                return seat if self._seat(seat, device) else None
        for code in self._codes.values():
            code.tries -= 1
        self._codes = {seat: code for seat, code in self._codes.items() if code.tries}
        return None

    def _seat(self, seat: int, device: str) -> bool:
        if self._devices.setdefault(seat, device) != device:
            return False
        self._codes.pop(seat, None)
        return True


class _Code:
    def __init__(self, letters: str, until: float) -> None:
        self.letters, self.until, self.tries = letters, until, CODE_TRIES


def _letters_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _fits(key: bytes, seat: int | None, nonce: str, device: str, proof: str) -> bool:
    right = proof_of(key, seat, nonce, device)
    return hmac.compare_digest(right.encode(), proof.encode(errors="replace"))
