"""A few of the kills of the real program, with its window."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kills.life import Life
from tests.needs import SIGNALS

pytestmark = SIGNALS


@pytest.mark.parametrize("seed", ["sample 1", "sample 4"])
def test_nothing_that_was_shown_is_lost_with_the_program(tmp_path: Path, seed: str) -> None:
    life = Life(tmp_path, "window", seed)
    for number in range(2):
        life.kill(number)
    assert sum(count for what, count in life.counts.items() if "killed" in what) == 2
