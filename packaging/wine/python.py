"""A Python of Windows for the proof: its library out of a wheel, its modules Debian's, the rest made here.

The wheel carries Windows' CPython for freezing. What is built with it is a proof and no download: python3.dll
is home-made, and the modules are those of another patch version.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import sys
import zipfile
from pathlib import Path

from bare import host
from bare.protocol import Failed
from pack import PACKAGING

LOCK = PACKAGING / "locks" / "build.txt"
WHEEL = "panda3d==1.10.16"
LIBRARY = "python311.dll"
DIGEST = "0817a2a657a24c0d5fbb60df56960f42fc66b3039d522ec952dab83e2d869364"
"""Of the library, as the Python Software Foundation has signed it."""

BESIDE_PYTHON = (LIBRARY, "VCRUNTIME140.dll")
INSIDE_WHEEL = "deploy_libs/"
NOT_PYTHONS = ("api-ms", "tcl", "tk", "_tkinter")
NOT_OF_WINDOWS = ("site-packages", "dist-packages", "__pycache__", "lib-dynload", "config-*", "test")

WANTED = "--platform win_amd64 --python-version 3.11 --implementation cp --abi cp311 --abi abi3 --abi none"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
WHEELS = [*WANTED.split(), "--only-binary=:all:", "--no-deps"]

_EXPORT = re.compile(r"^\s*\[ *\d+\].*\s(\w+)\s*$", re.MULTILINE)


def unpack(folder: Path, modules: Path) -> None:
    """Put Windows' Python into a folder, with the modules of this system's and the packages of our build."""
    packages = folder / "Lib" / "site-packages"
    shutil.copytree(modules, folder / "Lib", ignore=shutil.ignore_patterns(*NOT_OF_WINDOWS))
    packages.mkdir()
    (folder / "DLLs").mkdir()
    wheel = _downloaded(folder.with_name("wheel"))
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            base = name.rpartition("/")[2]
            if name.startswith(INSIDE_WHEEL) and not base.startswith(NOT_PYTHONS):
                place = folder if base in BESIDE_PYTHON else folder / "DLLs"
                (place / base).write_bytes(archive.read(name))
    if hashlib.sha256((folder / LIBRARY).read_bytes()).hexdigest() != DIGEST:
        raise Failed(f"{LIBRARY} of {WHEEL} is not the one that its makers have signed")
    wanted = folder.with_name("windows.txt")
    wanted.write_text(of_windows(LOCK.read_text(encoding="utf-8")), encoding="utf-8")
    host.run([*PIP, "install", "--no-compile", "--target", packages, *WHEELS, "-r", wanted])


def _downloaded(folder: Path) -> Path:
    host.run([*PIP, "download", "--dest", folder, *WHEELS, WHEEL])
    return next(folder.glob("*.whl"))


def of_windows(lock: str) -> str:
    """Return the packages of a lock that Windows wants: pip reads its marks for the system pip runs on."""
    lines = (line.partition(";") for line in lock.splitlines())
    return "".join(f"{wanted.strip()}\n" for wanted, _, mark in lines if not mark or "win32" in mark)


def forwards(exported: str) -> str:
    """Return the definition of python3.dll from what objdump says of python311.dll."""
    table = exported.partition("[Ordinal/Name Pointer] Table")[2]
    names = _EXPORT.findall(table)
    if not names:
        raise Failed(f"objdump names nothing that {LIBRARY} exports")
    lines = (f"  {name}={Path(LIBRARY).stem}.{name}\n" for name in names)
    return f"LIBRARY python3\nEXPORTS\n{''.join(lines)}"
