"""Orca, which writes down what it says and says nothing aloud: `/usr/bin/python3 with_orca.py FILE`.

Its own program begins only where the same user has no other one, on whatever display that is.
"""

from __future__ import annotations

import logging
import sys

from orca import orca


def main(path: str) -> int:
    """Run Orca with its usual settings until it is ended."""
    logging.getLogger("speech").addHandler(logging.FileHandler(path))
    manager = orca.getSettingsManager()
    manager.activate(None, {})
    sys.path.insert(0, manager.getPrefsDir())
    return int(orca.main())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
