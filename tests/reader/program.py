"""The program as it is, whose lots follow from a seed: `python -m tests.reader.program SEED`."""

from __future__ import annotations

import secrets
import sys
from random import Random

from PySide6.QtGui import QDesktopServices

from chrononauts_qt.__main__ import main


def start() -> int:
    """Open the program; no other program is called."""
    dice = Random(sys.argv.pop(1))
    secrets.token_hex = lambda nbytes=None: dice.randbytes(nbytes or 32).hex()
    secrets.choice = dice.choice
    QDesktopServices.openUrl = lambda *_: True  # type: ignore[method-assign]
    return main()


if __name__ == "__main__":
    sys.exit(start())
