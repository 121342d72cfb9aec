"""A moment of people with phones and no plan, and that each kind of fault in front of them would be found."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from tests.crowd.people import Crowd
from tests.crowd.phone import Phone
from tests.soak_phones import GAMES, crowded, growth

FOUND = {
    "lose": "was taken and not done",
    "deny": "nothing was heard",
    "stumble": "planted",
    "freeze": "the window did not answer",
    "share": "two devices have it",
    "stall": "nothing was done for",
}
"""By fault, what is told of it."""


def test_nothing_is_lost_in_a_moment_of_each_game() -> None:
    told, errors = crowded("sample", 3, *GAMES)
    assert errors == ""
    assert [one["game"] for one in told] == list(GAMES)
    for one in told:
        failures = [failure for failure in one["failures"] if not failure.startswith("the window did not")]
        assert failures == [], one["game"]
        assert one["counts"]["said"]


def test_every_planted_fault_is_found() -> None:
    faults = FOUND.keys() - {"lose", "stall"}
    (told,), _ = crowded("planted", 15, GAMES[0], *(f"--fault={fault}" for fault in faults))
    for fault in faults:
        assert any(FOUND[fault] in failure for failure in told["failures"]), fault


@pytest.mark.parametrize("fault", ["lose", "stall"])
def test_that_nothing_is_done_is_found(fault: str) -> None:
    """What a phone says is taken all the same, or the whole table does nothing more."""
    (told,), _ = crowded("planted", 3, GAMES[0], f"--fault={fault}", "--still=2")
    assert any(FOUND[fault] in failure for failure in told["failures"])


async def _sent_home_while_hearing() -> bool:
    """Tell whether somebody goes who is sent home at the moment at which something is heard."""
    phone = Phone("http://127.0.0.1:47113/#0.AAAA")
    phone._reader = asyncio.create_task(_for_ever())
    waiting = asyncio.create_task(phone.until(lambda: False))
    await _a_turn()
    phone._heard.set()
    waiting.cancel()
    await asyncio.wait([waiting])
    phone._reader.cancel()
    return waiting.cancelled()


def test_whoever_is_sent_home_goes() -> None:
    """Python 3.11's `wait_for` forgets a cancellation that comes with what is waited for."""
    assert asyncio.run(_sent_home_while_hearing())


async def _for_ever() -> None:
    await asyncio.Event().wait()


async def _a_turn() -> None:
    """Let whatever has begun come to where it waits."""
    turned = asyncio.Event()
    asyncio.get_running_loop().call_soon(turned.set)
    await turned.wait()


async def _stays() -> None:
    with suppress(asyncio.CancelledError):
        await _for_ever()
    await _for_ever()


async def _rising_beside_one_who_stays() -> list[str]:
    crowd = Crowd("sample", patience=0.1)
    crowd._tasks = [asyncio.create_task(_stays())]
    await _a_turn()
    failures: list[str] = (await crowd.rise())["failures"]
    return failures


def test_whoever_does_not_go_is_told_of() -> None:
    assert any("did not go" in failure for failure in asyncio.run(_rising_beside_one_who_stays()))


def test_memory_that_grows_is_seen() -> None:
    assert growth([100, 120, 130, 130, 130, 131, 133]) == pytest.approx(133 / 130)
    assert growth([100, 120, 130, 130, 130, 131, 173]) > 1.3
