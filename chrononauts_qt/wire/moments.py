"""What has been offered and answered: said twice is done once, and what comes late is not done."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Mapping

from chrononauts_qt.wire import messages
from chrononauts_qt.wire.messages import Said

Offers = Mapping[str, Mapping[str, range]]
"""The texts that a seat may say, each with the numbers that its fields may have; most have no field."""

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
        self, seat: int, offers: Offers, about: Hashable = None, lasting: frozenset[str] = frozenset()
    ) -> int:
        """Return the moment of a sheet that offers this.

        `about` tells two offers of the same texts apart: what is asked about, how often was taken back.
        """
        mine = self._seats[seat]
        asked = {text: fields for text, fields in offers.items() if text not in lasting}
        mine.gone = (mine.gone | mine.lasting) - lasting
        mine.lasting = lasting
        if mine.moment == 0 or (mine.offers, mine.about) != (asked, about):
            mine.offers, mine.about, mine.gone = asked, about, frozenset()
            mine.moment += 1
        return mine.moment

    def answer(self, seat: int, said: Said, do: Callable[[Said], str]) -> bytes | None:
        """Return the ack of what a seat said, or None if it was not offered now: it wants the sheet anew.

        `do` does it, once, and returns "" or the sentence why not. What is done uses the moment up. A lasting
        text that has gone meanwhile was heard, and nothing is done.
        """
        mine = self._seats[seat]
        for word, ack in mine.heard:
            if word == said:
                return ack
        is_lasting = not said.fields and said.say in mine.lasting | mine.gone
        if said.moment != mine.moment or not (is_lasting or mine.offers_this(said)):
            return None
        no = "" if said.say in mine.gone else do(said)
        if not no and not is_lasting:
            mine.moment += 1
        mine.heard.append((said, messages.ack(said.id, no)))
        return mine.heard[-1][1]


class _Seat:
    def __init__(self) -> None:
        self.moment = 0
        self.offers: Offers = {}
        self.about: Hashable = None
        self.lasting: frozenset[str] = frozenset()
        self.gone: frozenset[str] = frozenset()
        self.heard: deque[tuple[Said, bytes]] = deque(maxlen=REMEMBERED)

    def offers_this(self, said: Said) -> bool:
        """Tell whether a text is offered, and its numbers with it."""
        fields = self.offers.get(said.say)
        if fields is None or fields.keys() != said.fields.keys():
            return False
        return all(number in fields[name] for name, number in said.fields.items())
