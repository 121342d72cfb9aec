"""Makes what people install: `python3 dev.py build` runs this package (see packaging/README.md)."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import chrononauts_qt

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build"
DIST = ROOT / "dist"

VERSION = chrononauts_qt.__version__

NAME = "chrononauts-qt"
"""The command, the Debian package, the folder of the program and the icon."""

TITLE = "Chrononauts Qt"
APP_ID = "io.github.chrononautsqt.ChrononautsQt"
"""The desktop entry, the AppStream component and the bundle of macOS."""

MIME_TYPE = "application/x-chrononauts"
SUFFIX = ".chrononauts"

APP = DIST / NAME
"""The folder that PyInstaller makes; on macOS `BUNDLE` beside it."""

BUNDLE = DIST / f"{TITLE}.app"

__all__ = [
    "APP",
    "APP_ID",
    "BUILD",
    "BUNDLE",
    "DIST",
    "MIME_TYPE",
    "NAME",
    "PACKAGING",
    "ROOT",
    "SUFFIX",
    "TITLE",
    "VERSION",
    "artefact",
]


def artefact(ending: str) -> Path:
    """Return where a download lies, such as dist/chrononauts-qt-0.1.0-linux-x86_64.tar.xz.

    `ending` is what follows the system's name: ".tar.xz", "-setup.exe".
    """
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    machine = {"AMD64": "x86_64", "ARM64": "arm64"}.get(platform.machine(), platform.machine())
    return DIST / f"{NAME}-{VERSION}-{system}-{machine}{ending}"
