"""What has been offered and answered: said twice is done once, and what comes late is not done."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Mapping
from types import MappingProxyType

from chrononauts_qt.wire import messages
from chrononauts_qt.wire.messages import Composed, Said

Offers = Mapping[str, Mapping[str, range]]
"""The texts that a seat may say, each with the numbers that its fields may have; most have no field. Of what
is composed: what may be made, each with how much there may be of its parts."""
NOTHING: Offers = MappingProxyType({})

Word = Said | Composed

REMEMBERED = 16
"""So many of the last words of a seat are known again: as many may be on their way at once."""


class Moments:
    """A number for each seat, which grows whenever what the seat may say changes; none comes twice.

    A position of the game would come again after it was taken back. Lives as long as the seats' keys.

    Texts that mean the same as long as they are offered, such as the number of a card, are `lasting`: they
    come and go within a moment and use none up, so that of several words on their way each is done.
    """

    def __init__(self, seats: int) -> None:
        self._seats = [_Seat() for _ in range(seats)]

    def offered(
        self,
        seat: int,
        offers: Offers,
        about: Hashable = None,
        lasting: frozenset[str] = frozenset(),
        composable: Offers = NOTHING,
    ) -> int:
        """Return the moment of a sheet that offers this to be said, and that to be composed.

        `about` tells two offers of the same texts apart: what is asked about, how often was taken back.
        """
        mine = self._seats[seat]
        asked = {text: fields for text, fields in offers.items() if text not in lasting}
        mine.gone = (mine.gone | mine.lasting) - lasting
        mine.lasting = lasting
        if mine.moment == 0 or (mine.offers, mine.composable, mine.about) != (asked, composable, about):
            mine.offers, mine.composable, mine.about = asked, dict(composable), about
            mine.gone = frozenset()
            mine.moment += 1
        return mine.moment

    def is_made_of(self, seat: int, made: Composed) -> bool | None:
        """Tell whether something is composed of what the sheet of now shows; None: it is for another one."""
        mine = self._seats[seat]
        return mine.has_offered(made) if made.moment == mine.moment else None

    def answer(self, seat: int, said: Word, do: Callable[[Word], str]) -> bytes | None:
        """Return the ack of what a seat said, or None if it was not offered now: it wants the sheet anew.

        `do` does it, once, and returns "" or the sentence why not. What is done uses the moment up. A lasting
        text that has gone meanwhile was heard, and nothing is done.
        """
        mine = self._seats[seat]
        for word, ack in mine.heard:
            if word == said:
                return ack
        is_lasting = isinstance(said, Said) and mine.has_lasting(said)
        if said.moment != mine.moment or not (is_lasting or mine.has_offered(said)):
            return None
        no = "" if isinstance(said, Said) and said.say in mine.gone else do(said)
        if not no and not is_lasting:
            mine.moment += 1
        mine.heard.append((said, messages.ack(said.id, no)))
        return mine.heard[-1][1]


class _Seat:
    def __init__(self) -> None:
        self.moment = 0
        self.offers: Offers = {}
        self.composable: Offers = {}
        self.about: Hashable = None
        self.lasting: frozenset[str] = frozenset()
        self.gone: frozenset[str] = frozenset()
        self.heard: deque[tuple[Word, bytes]] = deque(maxlen=REMEMBERED)

    def has_lasting(self, said: Said) -> bool:
        """Tell whether this means what it did when it was offered, whether or not it still is."""
        return not said.fields and said.say in self.lasting | self.gone

    def has_offered(self, said: Word) -> bool:
        """Tell whether this may be said: with each of its fields; what is composed may leave parts out."""
        if isinstance(said, Composed):
            given, fields = said.counts, self.composable.get(said.of)
            is_whole = fields is not None and given.keys() <= fields.keys()
        else:
            given, fields = said.fields, self.offers.get(said.say)
            is_whole = fields is not None and given.keys() == fields.keys()
        return is_whole and fields is not None and all(n in fields[name] for name, n in given.items())
