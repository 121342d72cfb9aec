"""The program's folder (on macOS also the bundle): PyInstaller, the licences, and a look whether it works."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

from pack import APP, BUILD, BUNDLE, DIST, NAME, PACKAGING, closure, licences, smoke, windows
from pack.steps import BuildError, run, told


def make() -> Path:
    """Make dist/chrononauts-qt/, on macOS the bundle beside it; raises BuildError when it does not work."""
    work = BUILD / "pyinstaller"
    if sys.platform == "win32":
        (BUILD / "version-info.txt").write_text(windows.version_info(), encoding="utf-8")
    options = ("--noconfirm", "--clean", "--log-level=WARN", "--distpath", DIST, "--workpath", work)
    run([sys.executable, "-m", "PyInstaller", *options, PACKAGING / f"{NAME}.spec"])
    made = BUNDLE if sys.platform == "darwin" else APP
    put_in_order(made)
    licences.gather(licences.folder_in(made))
    if sys.platform == "win32":
        closure.check(made)
    check(executable(made))
    return told(made)


def put_in_order(made: Path) -> None:
    """Pack Python's own modules by name: PyInstaller's order is that of a set, different in each build."""
    for path in made.rglob("base_library.zip"):
        if path.is_symlink():
            continue
        with zipfile.ZipFile(path) as archive:
            modules = sorted((info.filename, archive.read(info)) for info in archive.infolist())
        with zipfile.ZipFile(path, "w") as archive:
            for name, module in modules:
                archive.writestr(zipfile.ZipInfo(name), module)


def executable(made: Path) -> Path:
    """Return what is started of a folder or a bundle."""
    if made.suffix == ".app":
        return made / "Contents" / "MacOS" / NAME
    return made / (f"{NAME}.exe" if sys.platform == "win32" else NAME)


def check(program: Path) -> None:
    """Have the program test itself; raises BuildError with what it said."""
    try:
        smoke.smoke([str(program)])
    except smoke.Broken as error:
        raise BuildError(f"{program} was made, but does not work: {error}.") from error
