"""The wheel and the source archive, and a look whether an installed wheel is whole."""

from __future__ import annotations

import os
import sys
import tempfile
import venv
from pathlib import Path

from pack import DIST, NAME, ROOT, VERSION, smoke
from pack.steps import BuildError, run, told

WHEEL = DIST / f"{NAME.replace('-', '_')}-{VERSION}-py3-none-any.whl"
SOURCE = DIST / f"{NAME.replace('-', '_')}-{VERSION}.tar.gz"


def make() -> None:
    """Make both; raises BuildError."""
    DIST.mkdir(exist_ok=True)
    run([sys.executable, "-m", "hatchling", "build", "-d", DIST, "-t", "sdist", "-t", "wheel"], cwd=ROOT)
    told(SOURCE)
    told(WHEEL)


def check() -> None:
    """Install the wheel into an environment of its own, as pipx does, and have the program test itself.

    Needs the network: the wheel's dependencies are installed. Raises BuildError.
    """
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        scripts = Path(folder, "Scripts" if os.name == "nt" else "bin")
        run([scripts / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", WHEEL])
        try:
            smoke.smoke([str(scripts / NAME)])
        except smoke.Broken as error:
            raise BuildError(f"the wheel was installed, but does not work: {error}.") from error


if __name__ == "__main__":
    try:
        check()
    except BuildError as error:
        sys.exit(str(error))
