"""Keys of a real display after Tab has been round a sheet and everything was drawn anew."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.session import report, settings
from chrononauts_qt.session.match import Match
from tests.needs import SIGNALS
from tests.window.clock import Clock
from tests.window.hands import Hands
from tests.window.running import Running
from tests.xvfb import Xvfb

pytestmark = [pytest.mark.xcb, SIGNALS]

PATIENCE = 60.0
HELD = 1.5


@pytest.mark.parametrize("tab", ["Tab", "Shift+Tab"])
def test_one_short_press_lifts_no_curtain_whatever_happened_before(tmp_path: Path, tab: str) -> None:
    """A bug: releases were lost after Tab and another size of text, so that a tap was taken for a hold."""
    folder = tmp_path / "games"
    settings.save(folder, settings.Settings(welcomed=True, motion="off"))
    path = folder / "guess.chrononauts"
    match = Match.start("chrononauts", ("Ada", "Bo"), rules.Setup(2, "keys", first="guess"), path)
    assert match.lock is not None
    match.lock.free()
    with ExitStack() as stack:
        display = stack.enter_context(Xvfb())
        hands = stack.enter_context(Hands(display))
        program = Running(tmp_path, folder, display, stack.enter_context(Clock()), "keys", path)
        stack.callback(program.kill)
        seen = until(program, hands, lambda seen: seen["window"] and seen["lift"])
        hands.focus(seen["window"])
        for presses, other_size, size in ((9, "Ctrl+equal", 1.1), (12, "Ctrl+minus", 1.0)):
            for _ in range(presses):
                hands.key(tab)
            hands.key(other_size)
            until(program, hands, partial(text_is, size))
        hands.key("space")
        hands.rest(HELD)
        assert program.look(PATIENCE, 0)["lift"], "the curtain hangs"
        hands.key("space", HELD)
        until(program, hands, lambda seen: not seen["lift"])
        assert not program.said()
        assert not (folder / report.FAULT).exists()


def text_is(size: float, seen: dict[str, Any]) -> bool:
    """Tell whether text is so large."""
    return bool(seen["look"]["text size"] == size)


def until(program: Running, hands: Hands, is_so: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Return what is seen once it is as it should be."""
    for _ in range(600):
        seen = program.look(PATIENCE, 0)
        if is_so(seen):
            return seen
        hands.rest(0.1)
    raise AssertionError(f"never seen: {seen}")
