"""The phones of `bench phones`, in a process of their own: they tap, and tell how long the answer took.

A line of JSON on the standard input says what to do, a line on the standard output what came of it.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.crowd.phone import Phone

WORD = "allow"
"""Kept until all are heard. Whenever it is said the seat's moment is used up, and another sheet comes."""
SEEN = """const done = arguments[arguments.length - 1], look = () => document.fonts.ready.then(() =>
  document.querySelector("#blocks .card")?.checkVisibility() ? done(1) : requestAnimationFrame(look));
look()"""


class Tapper(Phone):
    """A phone that taps, and notes the milliseconds until each tap was answered."""

    def __init__(self, link: str) -> None:
        super().__init__(link)
        self.times: list[float] = []

    async def timed_come(self) -> float:
        """Come, and return the milliseconds until there is a sheet."""
        began = time.perf_counter()
        await self.come()
        return (time.perf_counter() - began) * 1000

    async def tap(self, rate: float, seconds: float) -> None:
        """Tap so often a second, or as soon as the sheet that follows from the last tap has come."""
        now = began = time.perf_counter()
        while now < began + seconds:
            tapped, moment = time.perf_counter(), self.moment
            await self.say(WORD)
            self.times.append((time.perf_counter() - tapped) * 1000)
            await self.another(moment)
            now, due = time.perf_counter(), now + 1 / rate
            await asyncio.sleep(due - now)
            now = max(now, due)


class Together:
    """All phones of a table."""

    def __init__(self) -> None:
        self._phones: list[Tapper] = []

    async def come(self, links: list[str]) -> list[float]:
        """Let phones come by these links."""
        self._phones = [Tapper(link) for link in links]
        return list(await asyncio.gather(*(phone.timed_come() for phone in self._phones)))

    async def tap(self, rate: float, seconds: float) -> list[float]:
        """Let all tap; return the milliseconds of each until it was answered."""
        for phone in self._phones:
            phone.times.clear()
        await asyncio.gather(*(phone.tap(rate, seconds) for phone in self._phones))
        await asyncio.sleep(0.5)
        return [took for phone in self._phones for took in phone.times]

    async def cut(self, times: int) -> list[float]:
        """Cut each line so often; return the milliseconds until there is a sheet again."""
        found = []
        for _ in range(times):
            for phone in self._phones:
                await phone.cut()
                found.append(await phone.timed_come())
        return found

    async def size(self) -> int:
        """Return the bytes of the largest sheet."""
        return max(phone.bytes for phone in self._phones)

    async def scan(self, link: str) -> float:
        """Open a link in Chromium; return the milliseconds until the hand is drawn."""
        return scanned(link)


def scanned(link: str) -> float:
    """Return the milliseconds from a link to the hand and its letters, in a browser that has kept nothing."""
    from tests.browser.phone import Phone as Browser

    with TemporaryDirectory() as folder:
        browser = Browser(Path(folder))
        try:
            began = time.perf_counter()
            browser.driver.get(link)
            browser.driver.execute_async_script(SEEN)
            return (time.perf_counter() - began) * 1000
        finally:
            browser.driver.quit()


async def serve() -> None:
    """Do what is asked, line by line."""
    together = Together()
    while line := await asyncio.to_thread(sys.stdin.readline):
        asked = json.loads(line)
        print(json.dumps(await getattr(together, asked.pop("do"))(**asked)), flush=True)


if __name__ == "__main__":
    asyncio.run(serve())
