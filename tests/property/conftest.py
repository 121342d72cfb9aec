"""How many random games each property is tried on."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def games() -> range:
    """Return the seeds of the random games."""
    return range(40)


@pytest.fixture(scope="session")
def few_games() -> range:
    """Return fewer seeds, for properties that look at every action of every state."""
    return range(9)
