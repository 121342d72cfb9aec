"""What has been offered and answered: said twice is done once, and what comes late is not done."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from types import MappingProxyType

from chrononauts_qt.wire import messages
from chrononauts_qt.wire.messages import Composed, Said

Offers = Mapping[str, Mapping[str, range]]
"""The texts that a seat may say, each with the numbers that its fields may have; most have no field. Of what
is composed: what may be made, each with how much there may be of its parts."""
NOTHING: Offers = MappingProxyType({})

Word = Said | Composed


class Moments:
    """A number for each seat, which grows whenever what the seat may say changes; none comes twice.

    A position of the game would come again after it was taken back. Lives as long as the seats' keys.
    """

    def __init__(self, seats: int) -> None:
        self._seats = [_Seat() for _ in range(seats)]

    def offered(
        self, seat: int, offers: Offers, about: Hashable = None, composable: Offers = NOTHING
    ) -> int:
        """Return the moment of a sheet that offers this to be said, and that to be composed.

        `about` tells two offers of the same texts apart: what is asked about, how often was taken back.
        """
        mine = self._seats[seat]
        if mine.moment == 0 or (mine.offers, mine.composable, mine.about) != (offers, composable, about):
            mine.offers, mine.composable, mine.about = dict(offers), dict(composable), about
            mine.moment += 1
        return mine.moment

    def answer(self, seat: int, said: Word, do: Callable[[Word], str]) -> bytes | None:
        """Return the ack of what a seat said, or None if it was not offered now: it wants the sheet anew.

        `do` does it, once, and returns "" or the sentence why not. What is done uses the moment up.
        """
        mine = self._seats[seat]
        if said == mine.last:
            return mine.ack
        if said.moment != mine.moment or not mine.has_offered(said):
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
        self.composable: Offers = {}
        self.about: Hashable = None
        self.last: Word | None = None
        self.ack = b""

    def has_offered(self, said: Word) -> bool:
        """Tell whether this may be said: with each of its fields; what is composed may leave parts out."""
        if isinstance(said, Composed):
            given, fields = said.counts, self.composable.get(said.of)
            is_whole = fields is not None and given.keys() <= fields.keys()
        else:
            given, fields = said.fields, self.offers.get(said.say)
            is_whole = fields is not None and given.keys() == fields.keys()
        return is_whole and fields is not None and all(n in fields[name] for name, n in given.items())
