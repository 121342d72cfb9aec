"""How much strangers may ask of us: messages, lines, wrong proofs. Clocks are seconds of whoever asks."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Hashable
from typing import Generic, TypeVar

MESSAGES_PER_SECOND = 30.0
BURST_MESSAGES = 60.0
MOST_LINES = 32
LINES_PER_ADDRESS = 12
WRONG_PROOFS = 20
WRONG_PROOFS_SECONDS = 60.0

Someone = TypeVar("Someone", bound=Hashable)


class Bucket:
    """A token bucket: a burst of messages, then so many a second."""

    def __init__(self, now: float) -> None:
        self._left, self._since = BURST_MESSAGES, now

    def takes(self, now: float) -> bool:
        """Tell whether one more message is not too many."""
        self._left = min(BURST_MESSAGES, self._left + (now - self._since) * MESSAGES_PER_SECOND)
        self._since = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Crowd(Generic[Someone]):
    """The lines without a proof. Phones that sit are not counted: else three devices shut everybody out."""

    def __init__(self) -> None:
        self._addresses: dict[Someone, str] = {}

    def enter(self, line: Someone, address: str) -> Someone | None:
        """Count a line; return the one that has to go for it: the oldest of the address with too many."""
        lines = Counter(self._addresses.values())
        if lines[address] < LINES_PER_ADDRESS:
            fullest = max(lines, key=lines.__getitem__) if len(self._addresses) >= MOST_LINES else None
        else:
            fullest = address
        out = next((other for other, where in self._addresses.items() if where == fullest), None)
        if out is not None:
            del self._addresses[out]
        self._addresses[line] = address
        return out

    def leave(self, line: Someone) -> None:
        """Count a line no more: it is gone, or its proof was right."""
        self._addresses.pop(line, None)


class WrongProofs:
    """Whether keys are being tried out."""

    def __init__(self) -> None:
        self._times: deque[float] = deque(maxlen=WRONG_PROOFS)

    def note(self, now: float) -> None:
        """A proof was wrong."""
        self._times.append(now)

    def shuts(self, now: float) -> bool:
        """Tell whether no new line is to be let in for now."""
        return len(self._times) == WRONG_PROOFS and now - self._times[0] < WRONG_PROOFS_SECONDS
