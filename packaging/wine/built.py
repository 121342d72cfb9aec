"""The program is built in Wine: from the sources to the installer, as on Windows."""

from __future__ import annotations

import json
from pathlib import Path

from bare.protocol import Failed, Step
from pack import NAME, VERSION
from pack.steps import MEGABYTE, size

from wine.root import CLONE, PYTHON, WineRoot
from wine.windows import QUIET, Windows, of_windows

PROGRAM = f"{CLONE}/dist/{NAME}"
SETUP = f"{CLONE}/dist/{NAME}-{VERSION}-windows-x86_64-setup.exe"
PATHS = ";".join(of_windows(path) for path in (CLONE, f"{CLONE}/packaging"))

VERSION_INFO = """\
from pack import BUILD, windows
(BUILD / 'version-info.txt').write_text(windows.version_info(), encoding='utf-8')
"""
FINISH = """\
from pack import APP, app, licences
app.put_in_order(APP)
licences.gather(licences.folder_in(APP))
"""
INSTALLER = f"""\
from pathlib import Path
from pack import APP, licences, windows
windows.installer(licences.checked(APP), Path('{SETUP}'))
"""


class Built:
    """The steps of the build, each of which needs the one before it; nothing of it is published."""

    def __init__(self, root: WineRoot) -> None:
        self._root = root
        self._windows = Windows(root, "builds", "builder", QUIET)
        self._python = ""
        self.sizes: dict[str, int] = {}

    def steps(self) -> list[Step]:
        """Return the steps in their order."""
        return [
            ("a Debian with Wine for programs of 64 and 32 bits", self._root.bring_wine),
            ("a Python of Windows", self.make_python),
            ("the self-test passes from the sources", self.try_source),
            ("PyInstaller builds the program", self.freeze),
            ("every library is where a Windows without a runtime looks", self.look_for_libraries),
            ("NSIS makes the installer", self.make_installer),
        ]

    def close(self) -> None:
        """End what still runs."""
        self._windows.end()

    def make_python(self) -> str:
        """Make the Python, a Windows for it, and the texts that the program needs."""
        self._root.bring_python()
        self._windows.make()
        self._python = self._windows.launcher("windows-python", of_windows(f"{PYTHON}/python.exe"))
        compiler = of_windows(f"{PYTHON}/Lib/site-packages/PySide6/lrelease.exe")
        compile_text = self._windows.launcher("windows-lrelease", compiler)
        build = self._root.inside(f"{CLONE}/build/translations")
        self._root.told(["mkdir", "-p", f"{CLONE}/build/translations"])
        for source in sorted(self._root.inside(f"{CLONE}/translations").glob("*.ts")):
            there = of_windows(f"{CLONE}/translations/{source.name}")
            target = of_windows(f"{CLONE}/build/translations/{source.stem}.qm")
            self._windows.told(compile_text, "-silent", there, "-qm", target)
        told = self._run("-c", "import sys; print(sys.version)").strip()
        return f"{told}; {len([*build.glob('*.qm')])} translations compiled"

    def try_source(self) -> str:
        """Have the program test itself, not built yet."""
        told = json.loads(self._run("-m", "chrononauts_qt", "--selftest"))
        checks = f"{len(told['checks'])} checks in {told['seconds']} s"
        return f"{checks}, Python {told['python']}, Qt {told['qt']}"

    def freeze(self) -> str:
        """Build the program's folder as pack/app.py does, which hangs in Wine when PyInstaller has ended."""
        self._run("-c", VERSION_INFO)
        options = ("--noconfirm", "--log-level=ERROR")
        places = ("--distpath", f"{CLONE}/dist", "--workpath", f"{CLONE}/build/pyinstaller")
        spec = of_windows(f"{CLONE}/packaging/{NAME}.spec")
        words = (of_windows(word) if word.startswith("/") else word for word in places)
        self._run("-m", "PyInstaller", *options, *words, spec)
        self._run("-c", FINISH)
        program = self._root.inside(PROGRAM)
        if not (program / f"{NAME}.exe").is_file():
            raise Failed(f"PyInstaller ended well, but made no {NAME}.exe")
        self.sizes["program"] = size(program)
        files = [path for path in program.rglob("*") if path.is_file()]
        return f"{self.sizes['program'] / MEGABYTE:.0f} MB, {len(files)} files"

    def look_for_libraries(self) -> str:
        """Look whether what every file asks for lies where Windows looks."""
        return self._run("-m", "pack.closure", of_windows(PROGRAM)).strip().partition(": ")[2]

    def make_installer(self) -> str:
        """Make the installer, by the NSIS of Linux."""
        paths = f"PYTHONPATH={CLONE}:{CLONE}/packaging"
        self._root.told(["env", paths, "python3", "-c", INSTALLER])
        self.sizes["installer"] = self._root.inside(SETUP).stat().st_size
        return f"{Path(SETUP).name}, {self.sizes['installer'] / MEGABYTE:.1f} MB"

    def _run(self, *words: str) -> str:
        return self._windows.told(self._python, *words, PYTHONPATH=PATHS)
