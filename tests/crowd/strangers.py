"""Who knocks at the door and has nothing to do there: each way is answered, or cut, and harms nobody."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from random import Random

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from chrononauts_qt.wire.keys import new_nonce

PAUSE = 1.5
AT_ONCE = 14
"""More lines than an address may have without a proof."""
PROOFS_APART = 8.0
"""Seconds between two wrong proofs of a stranger: twenty in a minute close the door, for a minute."""
BROKEN = (OSError, EOFError, TimeoutError, InvalidHandshake, ConnectionClosed, asyncio.IncompleteReadError)
REQUESTS = (
    b"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n",
    b"GET /../../etc/passwd HTTP/1.1\r\nHost: {host}\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: example.org\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: {host}\r\nContent-Length: 5\r\n\r\nhello",
    b"GET /line HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nOrigin: http://example.org\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"\x00" * 5000,
    b"GET /" + b"a" * 20_000,
    b"GET / HT",
)


async def stranger(host: str, dice: Random, counts: Counter[str]) -> None:
    """Knock in one way after the other, for ever."""
    ways = (ask, ask, ask, crowd_in, say_nothing, guess)
    while True:
        way = dice.choice(ways)
        counts[f"stranger: {way.__name__.replace('_', ' ')}"] += 1
        with suppress(*BROKEN):
            await way(host, dice)
        await asyncio.sleep(dice.random() * PAUSE)


async def ask(host: str, dice: Random) -> None:
    """Ask for something, whole or broken off."""
    reader, writer = await _knock(host)
    try:
        writer.write(dice.choice(REQUESTS).replace(b"{host}", host.encode()))
        async with asyncio.timeout(dice.random() * 3):
            await reader.read()
    finally:
        writer.transport.abort()


async def crowd_in(host: str, dice: Random) -> None:
    """Open many lines and say nothing there."""
    lines = [await _knock(host) for _ in range(AT_ONCE)]
    await asyncio.sleep(dice.random())
    for _, writer in lines:
        writer.transport.abort()


async def say_nothing(host: str, dice: Random) -> None:
    """Open a line as a page does, and wait to be cut."""
    async with connect(f"ws://{host}/line", origin=Origin(f"http://{host}"), proxy=None) as line:
        with suppress(TimeoutError):
            async with asyncio.timeout(dice.random() * 8):
                await _read_all(line)


async def guess(host: str, dice: Random) -> None:
    """Try a key for a seat."""
    async with connect(f"ws://{host}/line", origin=Origin(f"http://{host}"), proxy=None) as line:
        await line.recv()
        proof = dice.randbytes(32).hex()
        await line.send(json.dumps({"seat": dice.randrange(8), "device": new_nonce(), "proof": proof}))
        await _read_all(line)
    await asyncio.sleep(PROOFS_APART)


async def _read_all(line: object) -> None:
    async for _ in line:  # type: ignore[attr-defined]
        pass


async def _knock(host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    address, _, port = host.partition(":")
    return await asyncio.open_connection(address, int(port))
