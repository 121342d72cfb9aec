"""How many random games each property is tried on."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")  # how long an example takes is no reason to fail


@pytest.fixture(scope="session")
def games() -> range:
    """Return the seeds of the random games."""
    return range(40)


@pytest.fixture(scope="session")
def few_games() -> range:
    """Return fewer seeds, for properties that look at every action of every state."""
    return range(9)
