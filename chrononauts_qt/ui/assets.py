"""Finds what is shipped beside the code: the two typefaces, the files of resources/, the translations."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtGui import QFontDatabase

HEADLINE_FAMILY = "Barlow Condensed"
BODY_FAMILY = "Atkinson Hyperlegible"

FONTS = {
    "fontpkg_barlow_condensed": (
        "BarlowCondensed-Regular.ttf",
        "BarlowCondensed-Medium.ttf",
        "BarlowCondensed-SemiBold.ttf",
        "BarlowCondensed-Bold.ttf",
    ),
    "fontpkg_atkinson_hyperlegible": (
        "AtkinsonHyperlegible-Regular.ttf",
        "AtkinsonHyperlegible-Bold.ttf",
        "AtkinsonHyperlegible-Italic.ttf",
        "AtkinsonHyperlegible-BoldItalic.ttf",
    ),
}
"""The files of the two typefaces by the package that brings them."""

_PACKAGE = Path(__file__).resolve().parent.parent

# Where the compiled translations lie: as installed, else as dev.py made them in the repository.
TRANSLATIONS = (_PACKAGE / "_data" / "translations", _PACKAGE.parent / "build" / "translations")


class MissingFont(Exception):
    """A typeface that the program needs is not installed or cannot be read."""


def load_fonts() -> tuple[str, ...]:
    """Give Qt the bundled faces and return the families it now knows; raises MissingFont.

    Qt brings no font of its own, and on a bare system it would draw boxes. The static files are used:
    variable ones lose their weights on some systems. Qt gets what is in them and not their paths: on Windows
    it cannot always open one with an accent.
    """
    families: list[str] = []
    for package, names in FONTS.items():
        folder = font_folder(package)
        for name in names:
            number = QFontDatabase.addApplicationFontFromData(_data_of(folder / name))
            if number < 0:
                raise MissingFont(f"{name} of {package} cannot be read")
            families += QFontDatabase.applicationFontFamilies(number)
    return tuple(dict.fromkeys(families))


def _data_of(path: Path) -> bytes:
    """Return what is in a file, nothing where it cannot be read."""
    try:
        return path.read_bytes()
    except OSError:
        return b""


def font_folder(package: str) -> Path:
    """Return where a package of `FONTS` has its files; raises MissingFont if it is not installed."""
    found = find_spec(package)
    if found is None or found.origin is None:
        raise MissingFont(f"the package {package} is not installed")
    return Path(found.origin).with_name("files")


def resource(name: str) -> Path:
    """Return the file or folder `name` of resources/: as installed, else as in the repository.

    Raises FileNotFoundError when neither has it.
    """
    for folder in (_PACKAGE / "_data" / "resources", _PACKAGE.parent / "resources"):
        if (folder / name).exists():
            return folder / name
    raise FileNotFoundError(f"no resource “{name}”")


def licences() -> Path | None:
    """Return the folder with the licences of everything inside; only a packaged program carries one."""
    program = Path(sys.executable).resolve().parent
    for folder in (program / "licences", program.parent / "Resources" / "licences"):
        if getattr(sys, "frozen", False) and folder.is_dir():
            return folder
    return None


def translation(language: str) -> Path | None:
    """Return the compiled texts of `language` ("en", "it"), or None: the program speaks English without."""
    paths = (folder / f"chrononauts_qt_{language}.qm" for folder in TRANSLATIONS)
    return next((path for path in paths if path.is_file()), None)
