"""People with phones and no plan: `python -m tests.crowd.people SEED`, with a table in another process.

A line of JSON on the standard input says what to do: `sit` with the links, `move` for a seat that has another
link now, `rise`. Then a line tells what was said and done, what was counted, and what went wrong.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from random import Random
from typing import Any

from tests.crowd.phone import Gone, Late, Phone
from tests.crowd.sheets import composable, composed, offers
from tests.crowd.strangers import stranger

THOUGHT = 0.6
"""At most so many seconds between two acts of somebody."""
NAP, SLEEP = 3.0, 14.0
"""The longer one is long enough for a phone to count as asleep."""
FLOOD = 150
OF_THE_TABLE = "table: "
OWN = 0.9
"""How often somebody says something of the game rather than anything at all."""
FOR_ALL = 0.03
"""How often somebody does what holds for all, where there is nothing else: the others try meanwhile, too."""
OPEN = 0.4
"""How often somebody composes something, where that can be done."""
NONSENSE: tuple[str | bytes, ...] = (
    b"\x00\x01\x02", "", "null", "[]", "{", "{}", "é" * 5000, '{"say":1}', '{"say":"x","moment":1}',
    "[" * 4000,
    '{"say":"allow","say":"memo","moment":1,"id":1}', '{"seat":0,"device":"x","proof":"y"}',
    '{"say":"__class__","moment":-1,"id":1}', '{"say":"allow","moment":1,"id":1,"with":{"a":1e9}}',
)  # fmt: skip
STRANGERS = 2
RISING = 30.0
"""Seconds for everybody to go; a line that the computer does not close takes ten."""


class Person:
    """Somebody at a seat, who says anything that the sheet offers and treats the phone badly."""

    def __init__(self, link: str, dice: Random, counts: Counter[str]) -> None:
        self.phone = Phone(link)
        self.said: list[str] = []
        """All that was answered with yes, in order."""
        self.failures: list[str] = []
        self._dice, self._counts = dice, counts
        acts: Mapping[Callable[[], Awaitable[None]], int] = {
            self._say: 70, self._repeat: 4, self._say_late: 4, self._cut: 4, self._leave: 2, self._nap: 2,
            self._sleep: 1, self._open_again: 3, self._lend: 3, self._babble: 3, self._flood: 1,
        }  # fmt: skip
        self._acts, self._often = list(acts), list(acts.values())

    async def live(self) -> None:
        """Act until told to stop; where the line has ended, come again."""
        while True:
            try:
                if not self.phone.is_here:
                    await self.phone.come()
                await self._dice.choices(self._acts, self._often)[0]()
            except Gone as gone:
                self._counts[f"gone: {gone}".partition(": no line")[0]] += 1
            except Late as late:
                self.failures.append(str(late))
                await self.phone.cut()
            await asyncio.sleep(self._dice.random() * THOUGHT)

    # -- what a phone is for --------------------------------------------------------------------

    def _message(self) -> dict[str, Any] | None:
        """Return anything that the sheet lets be said or composed, rather to what is asked than to all."""
        blocks, dice = self.phone.sheet["blocks"], self._dice
        words = list(offers(blocks))
        to_all = [block for block in blocks if block["kind"] == "bar" and block["lasting"]]
        told = {say for say, _ in offers(to_all)}
        own = [one for one in words if not one[0].startswith(OF_THE_TABLE)]
        calm = [one for one in own if one[0] not in told]
        own = calm or (own if dice.random() < FOR_ALL else [])
        open_ = composable(blocks)
        if open_ and dice.random() < OPEN:
            of = dice.choice([*open_])
            return self.phone.composed(of, composed(open_[of], dice))
        words = own if dice.random() < OWN else words
        if not words:
            return None
        said, fields = dice.choice(words)
        return self.phone.message(said, {name: dice.choice(own) for name, own in fields.items()})

    async def _say(self) -> None:
        message = self._message()
        if message is not None:
            await self._answered(message)

    async def _answered(self, message: dict[str, Any]) -> None:
        self._counts["said"] += 1
        held = [block for block in self.phone.sheet["blocks"] if block.get("lasting")]
        lasting = {say for say, _ in offers(held)}  # done, or gone meanwhile
        ack = await self.phone.answer_to(message)
        if ack is None:
            self._counts["too late"] += 1
        elif "no" in ack:
            self._counts["refused"] += 1
        elif message.get("say") not in lasting:
            self.said.append(message["say"] if "say" in message else message["compose"]["of"])

    async def _repeat(self) -> None:
        """Say something twice, as a phone whose answer was lost does: it is done once."""
        message = self._message()
        if message is not None:
            self._counts["said twice"] += 1
            await self.phone.send(json.dumps(message))
            await self._answered(message)

    async def _say_late(self) -> None:
        """Say something to a sheet that was shown before."""
        message = self._message()
        if message is not None and message["moment"] > 1:
            self._counts["said to an old sheet"] += 1
            shown = self.phone.sheets
            await self.phone.send(json.dumps(message | {"moment": message["moment"] - 1}))
            await self.phone.until(lambda: self.phone.sheets > shown)

    # -- coming and going -----------------------------------------------------------------------

    async def _cut(self) -> None:
        self._counts["cut"] += 1
        await self.phone.cut()

    async def _leave(self) -> None:
        self._counts["left"] += 1
        await self.phone.leave()

    async def _nap(self) -> None:
        self._counts["nap"] += 1
        await self.phone.sleep(self._dice.random() * NAP)

    async def _sleep(self) -> None:
        self._counts["asleep"] += 1
        await self.phone.sleep(SLEEP)

    async def _open_again(self) -> None:
        """Open the link on the same phone again: the newer page has the seat."""
        self._counts["second page"] += 1
        older, self.phone = self.phone, Phone(self.phone.link, self.phone.device)
        try:
            await self.phone.come()
        except Gone:  # the seat was given another key, or the door is full of strangers
            await older.cut()
            return
        await older.until(lambda: not older.is_here)
        if older.bye not in ("newer", "released", "closed", ""):
            self.failures.append(f"seat {older.seat}: a page was let go with “{older.bye}”")
        await older.cut()

    async def _lend(self) -> None:
        """Let another phone try the link that this one sits with."""
        self._counts["second device"] += 1
        other = Phone(self.phone.came_by)
        try:
            await other.come()
        except Gone:
            pass
        else:
            self.failures.append(f"seat {other.seat}: two devices have it")
        await other.cut()

    # -- what nobody should do ------------------------------------------------------------------

    async def _babble(self) -> None:
        self._counts["nonsense"] += 1
        await self.phone.send(self._dice.choice(NONSENSE))
        await self.phone.until(lambda: not self.phone.is_here)

    async def _flood(self) -> None:
        self._counts["flood"] += 1
        message = self._message() or self.phone.message("allow")
        await self.phone.send(*[json.dumps(message)] * FLOOD)
        await self.phone.until(lambda: not self.phone.is_here)


class Crowd:
    """Everybody with a phone, and strangers at the door."""

    def __init__(self, seed: str, patience: float = RISING) -> None:
        self._seed, self._patience = seed, patience
        self._people: dict[int, Person] = {}
        self._counts = Counter[str]()
        self._tasks: list[asyncio.Task[None]] = []
        self._games = 0

    def sit(self, links: list[str]) -> None:
        """Begin a game."""
        self._games += 1
        self._counts.clear()
        self._people.clear()
        for link in links:
            seat = int(link.partition("#")[2].partition(".")[0])
            self._people[seat] = Person(link, Random(f"{self._seed}/{self._games}/{seat}"), self._counts)
        host = self._people[min(self._people)].phone.host
        dice = [Random(f"{self._seed}/{self._games}/stranger {number}") for number in range(STRANGERS)]
        living = [person.live() for person in self._people.values()]
        knocking = [stranger(host, own, self._counts) for own in dice]
        self._tasks = [asyncio.ensure_future(one) for one in (*living, *knocking)]

    def move(self, link: str) -> None:
        """Somebody has scanned another code."""
        seat = int(link.partition("#")[2].partition(".")[0])
        self._people[seat].phone.take(link)

    async def rise(self) -> dict[str, Any]:
        """End a game, and tell of it."""
        for task in self._tasks:
            task.cancel()
        gone, stayed = await asyncio.wait(self._tasks, timeout=self._patience)
        broken = [repr(one.exception() or one) for one in gone if not one.cancelled()]
        for person in self._people.values():
            await person.phone.cut()
        failures = [failure for person in self._people.values() for failure in person.failures]
        if stayed:
            failures.append(f"{len(stayed)} of the crowd did not go")
        return {
            "said": {seat: person.said for seat, person in self._people.items()},
            "counts": dict(self._counts),
            "failures": [*failures, *(f"the crowd broke: {error}" for error in broken)],
        }


async def main(seed: str) -> None:
    """Do what is asked, line by line."""
    crowd = Crowd(seed)
    while line := await asyncio.to_thread(sys.stdin.readline):
        asked = json.loads(line)
        if asked["do"] == "sit":
            crowd.sit(asked["links"])
        elif asked["do"] == "move":
            crowd.move(asked["link"])
        else:
            print(json.dumps(await crowd.rise()), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
