"""What a test needs of the system; where that is missing, it is skipped and says why."""

from __future__ import annotations

import os
from importlib.util import find_spec
from shutil import which

import pytest

CHROMIUM = pytest.mark.skipif(
    not (which("chromium") and which("chromedriver") and find_spec("selenium")),
    reason="needs Chromium, its driver and selenium",
)
LINKS = pytest.mark.skipif(os.name == "nt", reason="only administrators make links there")
MODES = pytest.mark.skipif(os.name == "nt", reason="a file has no modes there")
PIPES = pytest.mark.skipif(os.name == "nt", reason="there are no pipes among the files")
SIGNALS = pytest.mark.skipif(os.name == "nt", reason="a killed process does not tell by what it ended")
