"""What has been offered and answered: said twice is done once, and what comes late is not done."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from chrononauts_qt.wire import messages
from chrononauts_qt.wire.messages import Said

Offers = Mapping[str, Mapping[str, range]]
"""The texts that a seat may say, each with the numbers that its fields may have; most have no field."""


class Moments:
    """A number for each seat, which grows whenever what the seat may say changes; none comes twice.

    A position of the game would come again after it was taken back. Lives as long as the seats' keys.
    """

    def __init__(self, seats: int) -> None:
        self._seats = [_Seat() for _ in range(seats)]

    def offered(self, seat: int, offers: Offers, about: Hashable = None) -> int:
        """Return the moment of a sheet that offers this.

        `about` tells two offers of the same texts apart: what is asked about, how often was taken back.
        """
        mine = self._seats[seat]
        if mine.moment == 0 or (mine.offers, mine.about) != (offers, about):
            mine.offers, mine.about = dict(offers), about
            mine.moment += 1
        return mine.moment

    def answer(self, seat: int, said: Said, do: Callable[[Said], str]) -> bytes | None:
        """Return the ack of what a seat said, or None if it was not offered now: it wants the sheet anew.

        `do` does it, once, and returns "" or the sentence why not. What is done uses the moment up.
        """
        mine = self._seats[seat]
        if said == mine.last:
            return mine.ack
        fields = mine.offers.get(said.say)
        if said.moment != mine.moment or fields is None or fields.keys() != said.fields.keys():
            return None
        if any(number not in fields[name] for name, number in said.fields.items()):
            return None
        no = do(said)
        if not no:
            mine.moment += 1
        mine.last, mine.ack = said, messages.ack(said.id, no)
        return mine.ack


class _Seat:
    def __init__(self) -> None:
        self.moment = 0
        self.offers: Offers = {}
        self.about: Hashable = None
        self.last: Said | None = None
        self.ack = b""
