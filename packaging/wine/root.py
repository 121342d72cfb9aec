"""The Debian of the proof: a bare root with Wine for programs of 64 and 32 bits, and with a compiler."""

from __future__ import annotations

import shutil
from pathlib import Path

from bare.root import PLAYER, Root
from pack import ROOT

from wine import python

PACKAGES = (
    *("wine", "wine64", "wine32:i386"),  # the installer is a program of 32 bits
    *("gcc-mingw-w64-x86-64-win32", "nsis", "python3", "python3-pil"),
)
SOURCE = ("chrononauts_qt", "resources", "translations", "packaging")
DOCUMENTS = ("LICENSE", "NOTICE")
"""What of the repository is built."""

WORK = "/proof"
PYTHON = f"{WORK}/python"
CLONE = f"{WORK}/source"
ICU = f"{WORK}/icuuc.dll"
GCC, OBJDUMP = (f"x86_64-w64-mingw32-{tool}" for tool in ("gcc", "objdump"))
MODULES = "/usr/lib/python3.11"


class WineRoot(Root):
    """A bare Debian in which programs of Windows are made and run."""

    patience = 3600.0

    def bring_wine(self) -> str:
        """Install Wine for both kinds of programs, which only a Debian without newer packages can."""
        self.run(["dpkg", "--add-architecture", "i386"])
        self.install(*PACKAGES)
        return self.told(["wine", "--version"]).strip()

    def bring_python(self) -> None:
        """Make a Python of Windows and the libraries that Wine lacks, and copy the sources beside it."""
        work = self.inside(WORK)
        work.mkdir()
        python.unpack(self.inside(PYTHON), self.inside(MODULES))
        sources = Path(__file__).parent
        for name in ("python.c", "python3.c", "icuuc.c"):
            (work / name).write_bytes((sources / name).read_bytes())
        library = f"{PYTHON}/{python.LIBRARY}"
        definition = python.forwards(self.run([OBJDUMP, "-p", library]))
        (work / "python3.def").write_text(definition, encoding="ascii")
        made = {
            f"{PYTHON}/python.exe": ("-municode", f"{WORK}/python.c", library),
            f"{PYTHON}/python3.dll": (
                *("-shared", "-nostdlib", "-Wl,-eDllMain"),
                *(f"{WORK}/python3.c", f"{WORK}/python3.def"),
            ),
            ICU: ("-shared", f"{WORK}/icuuc.c"),
        }
        for target, words in made.items():
            self.run([GCC, "-O2", "-o", target, *words])
        self._copy_source()
        self.run(["chown", "-R", f"{PLAYER}:{PLAYER}", WORK])

    def _copy_source(self) -> None:
        clone = self.inside(CLONE)
        for name in SOURCE:
            shutil.copytree(ROOT / name, clone / name, ignore=shutil.ignore_patterns("__pycache__"))
        for name in DOCUMENTS:
            shutil.copy(ROOT / name, clone)
