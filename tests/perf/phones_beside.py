"""The phones of `bench phones`, in a process of their own: they tap, and tell how long the answer took.

A line of JSON on the standard input says what to do, a line on the standard output what came of it.
"""

from __future__ import annotations

import asyncio
import base64
import json
import sys
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from chrononauts_qt.wire.keys import new_nonce, proof_of

WORD = "allow"
"""Kept until all are heard. Whenever it is said the seat's moment is used up, and another sheet comes."""
SEEN = """const done = arguments[arguments.length - 1], look = () => document.fonts.ready.then(() =>
  document.querySelector("#blocks .card")?.checkVisibility() ? done(1) : requestAnimationFrame(look));
look()"""


class Phone:
    """A phone at its seat, which says only what its sheet of now lets it say."""

    def __init__(self, link: str) -> None:
        address, _, fragment = link.partition("#")
        seat, _, key = fragment.partition(".")
        self._seat, self._key = int(seat), base64.urlsafe_b64decode(f"{key}==")
        self._host = address.removeprefix("http://").strip("/")
        self._device = new_nonce()
        self._line: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._taps: dict[int, float] = {}
        self._ids = 0
        self.moment = 0
        self.has_sheet = asyncio.Event()
        self.times: list[float] = []
        self.bytes = 0

    async def come(self) -> float:
        """Connect; return the milliseconds until there is a sheet."""
        began = time.perf_counter()
        self.has_sheet.clear()
        self._line = await connect(
            f"ws://{self._host}/line", origin=Origin(f"http://{self._host}"), compression=None, proxy=None
        )
        self._reader = asyncio.create_task(self._read(self._line))
        await self.has_sheet.wait()
        return (time.perf_counter() - began) * 1000

    async def cut(self) -> None:
        """Lose the line without a word."""
        assert self._line is not None
        assert self._reader is not None
        self._line.transport.abort()
        await self._reader

    async def tap(self, rate: float, seconds: float) -> None:
        """Tap so often a second, or as soon as the sheet that follows from the last tap has come."""
        assert self._line is not None
        now = began = time.perf_counter()
        while now < began + seconds:
            self._ids += 1
            self.has_sheet.clear()
            self._taps[self._ids] = time.perf_counter()
            await self._line.send(json.dumps({"say": WORD, "moment": self.moment, "id": self._ids}))
            await self.has_sheet.wait()
            now, due = time.perf_counter(), now + 1 / rate
            await asyncio.sleep(due - now)
            now = max(now, due)

    async def _read(self, line: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for words in line:
                await self._hear(line, json.loads(words), len(str(words).encode()))

    async def _hear(self, line: ClientConnection, said: dict[str, Any], size: int) -> None:
        if "nonce" in said:
            proof = proof_of(self._key, self._seat, said["nonce"], self._device)
            await line.send(json.dumps({"seat": self._seat, "device": self._device, "proof": proof}))
        if "sheet" in said:
            self.moment, self.bytes = said["sheet"]["moment"], max(self.bytes, size)
            self.has_sheet.set()
        if "ack" in said:
            self.times.append((time.perf_counter() - self._taps.pop(said["ack"])) * 1000)


class Together:
    """All phones of a table."""

    def __init__(self) -> None:
        self._phones: list[Phone] = []

    async def come(self, links: list[str]) -> list[float]:
        """Let phones come by these links."""
        self._phones = [Phone(link) for link in links]
        return list(await asyncio.gather(*(phone.come() for phone in self._phones)))

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
                found.append(await phone.come())
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
