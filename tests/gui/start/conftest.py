"""Every test here starts the program anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.gui.start.clone import Clone


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    """A program of one's own, to be damaged."""
    return Clone(tmp_path)
