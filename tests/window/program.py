"""The program as it is, with eyes in it.

`python -m tests.window.program FOLDER SEEN NOTES SEED ASK TELL [FILE]`:
SEEN is what the Witness writes, NOTES where a window that stands still is; ASK and TELL are ends of pipes.
FILE is a saved game.
"""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from random import Random

from PySide6.QtGui import QDesktopServices

from chrononauts_qt.__main__ import main as start
from chrononauts_qt.ui.shell import app
from tests.kills.witness import Witness
from tests.window.eyes import Eyes


def main() -> int:
    """Open the program; what it draws by lot follows from the seed, and no other program is called."""
    folder, seen, notes, seed, ask, tell, *file = sys.argv[1:]
    dice = Random(seed)
    secrets.token_hex = lambda nbytes=None: dice.randbytes(nbytes or 32).hex()
    secrets.choice = dice.choice
    QDesktopServices.openUrl = lambda *_: True  # type: ignore[method-assign]
    witness = Witness(Path(folder), Path(seen), 0)
    application = app.make_app()
    eyes = Eyes(witness, int(ask), int(tell), Path(notes))
    sys.argv[1:] = file
    code = start()
    del eyes, application
    return code


if __name__ == "__main__":
    sys.exit(main())
