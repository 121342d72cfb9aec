"""What a game with phones leaves behind: its journal, as if everybody had played at the screen."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.gui.phones.conftest import Party
from tests.gui.phones.guest import Guest, until
from tests.gui.table.conftest import Deal

HANDS = {1: "prevent-assassination memo dodo", 2: "memo ark patch-1929", 3: "rewind rongorongo patch-1944"}
COURSE = ((0, "play prevent-assassination on 1963"), (-1, ""), (0, "end"), (1, "discard ark"), (1, "keep"))
"""Who says what; -1: the ring becomes empty."""


def files(folder: Path) -> dict[str, bytes]:
    """Return all that lies in a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_nothing_is_kept_of_phones(
    party: Callable[..., Party], deal: Deal, caplog: pytest.LogCaptureFixture
) -> None:
    """Keys, devices and typed letters stand in no file and no log, and no line is about phones."""
    scene = deal(players=3, hands=HANDS)
    for seat, words in COURSE:
        if seat < 0:
            scene.pass_time(4.1)
        else:
            scene.do(words, seat)
    without = files(scene.window.folder)

    with caplog.at_level(logging.DEBUG):
        table = party(players=3, hands=HANDS)
        secrets = [table.phones.keys.key(seat) for seat in range(3)]
        secrets.append(table.phones.type_code(0))
        guests = [table.seat(seat) for seat in range(3)]
        secrets += [guest.device for guest in guests]
        stranger = Guest(table.phones.link(0))
        until(lambda: stranger.is_gone, "no room")
        table.begin()
        for seat, words in COURSE:
            if seat < 0:
                table.scene.pass_time(4.1)
            else:
                assert "no" not in guests[seat].say(words)
            table.settle()
        table.phones.release(2)
    left = files(table.window.folder)
    assert left == without
    assert not any(secret.encode() in kept for secret in secrets for kept in left.values())
    logged = [record.getMessage() for record in caplog.records if record.name != "websockets.client"]
    assert not [secret for secret in secrets if secret in "".join(logged)], "the guests' own log aside"
