"""What lies in the program's folder, and under which licence: every file belongs to one component.

A file is known by its place (`RULES`). What no rule knows is a library of the system, named by dpkg. A
component without a licence text, or a file of no component, ends the build.
"""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module, metadata
from pathlib import Path

from pack import NAME, PACKAGING, ROOT, TITLE, VERSION
from pack.steps import BuildError

OURS = "The Chrononauts Qt contributors"
TEXTS = PACKAGING / "licences"
HMAC = ROOT / "resources" / "phone" / "hmac.js"
"""A work of others among our files; it says itself which version it is."""

LOOKED_INTO = (3, 11)
"""The Python of which it is known what it is made of: Python-parts.txt."""

QT = "LGPL-3.0-only"
QT_TEXTS = ("LGPL-3.0.txt", "GPL-3.0.txt")
QT_PARTS = ("Qt-parts.txt", "LGPL-2.1.txt", "Apache-2.0.txt", "CC0-1.0.txt", "MPL-2.0.txt")

PREFIX = re.compile(r"(_internal|Contents/(Frameworks|Resources))/")
"""What stands before a place on Linux and Windows, and in a bundle of macOS."""

RULES = (
    ("noble", r"chrononauts_qt/_data/resources/phone/hmac\.js$"),
    ("ours", r"chrononauts_qt/|Contents/(Info\.plist|PkgInfo|_CodeSignature/)|[^/]+\.(icns|ico|txt)$"),
    ("bootloader", rf"(Contents/MacOS/)?{NAME}(\.exe)?$"),
    ("microsoft", r"(.*/)?(vcruntime|msvcp|concrt|ucrtbase|api-ms-win-)[^/]*\.dll$"),
    (
        "python",
        r"(lib)?python3[\d.]*\.(dll|dylib|so[\d.]*)$|python3\.\d+/|lib-dynload/|Python(\.framework/|$)|"
        r"base_library\.zip$|[^/]+\.pyd$|libffi-\d\.dll$",
    ),
    ("icu", r"(.*/)?libicu[a-z0-9]+\.so\.\d+$"),
    (
        "pyside",
        r"PySide6/[^/]+\.(abi3\.so|pyd)$|(PySide6/)?(lib)?pyside6[^/]*$|shiboken6/|libshiboken6[^/]*$",
    ),
    ("qt", r"PySide6/|(lib)?Qt6?[A-Z][^/]*$"),
)
_COMPILED = tuple((key, re.compile(pattern, re.IGNORECASE)) for key, pattern in RULES)

OF_THE_SYSTEM = {
    "libz.": "Zlib",
    "libexpat.": "MIT",
    "libffi.": "MIT",
    "libxcb-": "X11",
    "libxkbcommon": "MIT AND X11 AND HPND",
}
"""The licence of a library that comes from the system, by how its name begins."""

NAMED = {"segno": "BSD-3-Clause"}
"""The licence of a Python package that brings a text and does not say its name."""

KNOWN_MODULES = re.compile(r"(chrononauts_qt|PySide6|shiboken6|_?pyi\w*)$")
"""What has a rule of its own among the modules inside."""

COPYRIGHT = re.compile(r"copyright:?\s+(?:©|\(c\)|\d{4}).*", re.IGNORECASE)


class UnknownLicence(BuildError):
    """Something would be passed on that nobody has named a licence for."""


@dataclass(frozen=True)
class Text:
    """A licence text: what it is called beside the program, and where it is now."""

    name: str
    path: Path


@dataclass(frozen=True)
class Component:
    """A work that somebody may use under one licence; `files` are places in the program's folder."""

    name: str
    version: str
    licence: str
    holders: tuple[str, ...]
    texts: tuple[Text, ...]
    files: tuple[str, ...] = ()


def inside(folder: Path, licences: Path) -> list[Component]:
    """Return the components of the program's folder or bundle, ours first; raises UnknownLicence.

    `licences` is what lies in it already of this very information.
    """
    places: dict[str, list[str]] = {}
    program: Path | None = None
    for path in sorted(folder.rglob("*")):
        if path.is_symlink() or not path.is_file() or path.is_relative_to(licences):
            continue
        place = path.relative_to(folder).as_posix()
        key = _key(place)
        places.setdefault(key, []).append(place)
        program = path if key == "bootloader" else program
    if program is None:
        raise UnknownLicence(f"there is no program in {folder}: nothing can be said of what is inside.")
    for module in modules_inside(program):
        if KNOWN_MODULES.match(module) is None:
            places.setdefault(f"module {module}", [])
    by_name: dict[str, Component] = {}
    for key, files in places.items():
        component = _component(key, tuple(files))
        earlier = by_name.get(component.name)
        merged = tuple(sorted({*component.files, *(earlier.files if earlier else ())}))
        by_name[component.name] = replace(component, files=merged)
    return sorted(by_name.values(), key=lambda found: (found.name != TITLE, found.name.lower()))


def modules_inside(program: Path) -> set[str]:
    """Return the names of all packages and modules in a program of PyInstaller but Python's own."""
    archive = import_module("PyInstaller.archive.readers").CArchiveReader(str(program))
    names: set[str] = set()
    for entry in archive.toc:
        if entry.lower().endswith(".pyz"):
            names |= {name.split(".")[0] for name in archive.open_embedded_archive(entry).toc}
    return names - set(sys.stdlib_module_names)


def _key(place: str) -> str:
    """Return what knows a file: a rule, a Python package, or the library's own name."""
    inner = PREFIX.sub("", place, count=1).replace("__dot__", ".")  # PyInstaller's dots on macOS
    for key, pattern in _COMPILED:
        if pattern.match(inner):
            return key
    top = inner.split("/")[0]
    return f"module {top}" if top in _packages() else f"library {place}"


@cache
def _packages() -> Mapping[str, list[str]]:
    """Return which installed package brings which module."""
    return metadata.packages_distributions()


def _component(key: str, files: tuple[str, ...]) -> Component:
    """Return the component of a rule, a package or a library."""
    kind, _, name = key.partition(" ")
    if kind == "module":
        return _distribution(name, files, NAMED.get(name))
    if kind == "library":
        return _library(name)
    return {
        "noble": _noble,
        "ours": _ours,
        "bootloader": _bootloader,
        "python": _python,
        "microsoft": _microsoft,
        "icu": _icu,
        "pyside": _pyside,
        "qt": _qt,
    }[key](files)


def _ours(files: tuple[str, ...]) -> Component:
    texts = (Text(f"{NAME}.txt", ROOT / "LICENSE"), Text("NOTICE.txt", ROOT / "NOTICE"))
    return Component(TITLE, VERSION, "MIT AND CC-BY-SA-4.0", (f"2026 {OURS}",), texts, files)


def _noble(files: tuple[str, ...]) -> Component:
    texts = _texts("noble-hashes.txt")
    said = HMAC.read_text(encoding="utf-8").partition("*/")[0]
    version = said.partition("@noble/hashes ")[2].partition(",")[0]
    return Component("noble-hashes", version, "MIT", holders_in(texts[0].path), texts, files)


def _bootloader(files: tuple[str, ...]) -> Component:
    found = _distribution("PyInstaller", files, "GPL-2.0-or-later WITH Bootloader-exception AND Apache-2.0")
    texts = (*found.texts, *_texts("Apache-2.0.txt"))
    return replace(found, name="PyInstaller's bootloader", texts=texts)


def _python(files: tuple[str, ...]) -> Component:
    if sys.version_info[:2] != LOOKED_INTO:
        known = ".".join(map(str, LOOKED_INTO))
        raise UnknownLicence(
            f"nobody has looked yet at what Python {sys.version.split()[0]} is made of. "
            f"Build with {known}, or bring packaging/licences/Python-parts.txt along."
        )
    texts = (Text("Python.txt", python_licence()), *_texts("Python-parts.txt"))
    holders = ("2001 and later, Python Software Foundation",)
    return Component("Python", sys.version.split()[0], "Python-2.0.1", holders, texts, files)


def python_licence() -> Path:
    """Return the licence that came with the running Python; raises UnknownLicence."""
    minor = f"python3.{sys.version_info.minor}"
    places = (
        Path(sysconfig.get_path("stdlib"), "LICENSE.txt"),
        Path(sys.base_prefix, "LICENSE.txt"),
        Path("/usr/share/doc", minor, "copyright"),
        Path("/usr/share/doc", f"lib{minor}-minimal", "copyright"),
    )
    for place in places:
        if place.is_file():
            return place
    tried = ", ".join(map(str, places))
    raise UnknownLicence(f"this Python brings no licence text along ({tried}). Build with one that does.")


def _microsoft(files: tuple[str, ...]) -> Component:
    holders = ("Microsoft Corporation",)
    licence, texts = "LicenseRef-Microsoft-runtime", _texts("Microsoft-runtime.txt")
    return Component("Microsoft Visual C++ runtime", "14", licence, holders, texts, files)


def _icu(files: tuple[str, ...]) -> Component:
    holders = ("1991-2022 Unicode, Inc.", "1995-2016 International Business Machines Corporation and others")
    version = files[0].rpartition(".")[2]
    licence = "Unicode-DFS-2016 AND ICU AND BSD-3-Clause AND BSD-2-Clause"
    return Component("ICU", version, licence, holders, _texts("ICU.txt"), files)


def _pyside(files: tuple[str, ...]) -> Component:
    version = metadata.version("PySide6_Essentials")
    holders = ("The Qt Company Ltd. and other contributors",)
    return Component("Qt for Python (PySide6, Shiboken)", version, QT, holders, _texts(*QT_TEXTS), files)


def _qt(files: tuple[str, ...]) -> Component:
    version = metadata.version("PySide6_Essentials")  # they are released together
    holders = ("The Qt Company Ltd. and other contributors", "the authors that Qt-parts.txt names")
    return Component("Qt", version, QT, holders, _texts(*QT_TEXTS, *QT_PARTS), files)


def _distribution(module: str, files: tuple[str, ...], licence: str | None = None) -> Component:
    """Return the Python package that a module belongs to; its licence is what it says itself."""
    names = _packages().get(module)
    if not names:
        raise UnknownLicence(f"the module {module} is inside, but no installed package brings it.")
    found = metadata.distribution(names[0])
    name = found.metadata["Name"]
    told = (found.metadata[key] for key in ("License-Expression", "License") if key in found.metadata)
    said = licence or next(told, "")
    if licence is None and not re.fullmatch(r"[\w.+-]+", said):
        raise UnknownLicence(f"{name} does not name its licence; name it in packaging/pack/components.py.")
    paths = [Path(str(file.locate())) for file in found.files or () if _is_licence(str(file))]
    if not paths:
        raise UnknownLicence(f"{name} {found.version} brings no licence text, so it cannot be passed on.")
    texts = tuple(
        Text(f"{name}{f'-{number}' if number > 1 else ''}.txt", path) for number, path in enumerate(paths, 1)
    )
    return Component(name, found.version, said, holders_in(paths[0]), texts, files)


def _is_licence(place: str) -> bool:
    """Tell whether a file of a package is its licence; copies beside the code are not looked for."""
    return re.search(r"\.dist-info/(licenses/)?(LICEN[CS]E|COPYING|NOTICE)[^/]*$", place) is not None


def _library(place: str) -> Component:
    """Return the Debian package of a library that was taken from the system; raises UnknownLicence."""
    name = place.rpartition("/")[2]
    licence = next((said for start, said in OF_THE_SYSTEM.items() if name.startswith(start)), None)
    if licence is None:
        raise UnknownLicence(
            f"nobody knows the licence of {place}. Leave it out (pack/left_out.py), "
            "or name it in packaging/pack/components.py."
        )
    package = _said(["dpkg", "-S", f"*/{name}"], name).split(":")[0]
    version = _said(["dpkg-query", "-W", "-f", "${Version}\\n", package], name).splitlines()[0]
    text = Path("/usr/share/doc", package, "copyright")
    if not text.is_file():
        raise UnknownLicence(f"the package {package}, which {name} comes from, has no copyright file.")
    return Component(package, version, licence, holders_in(text), (Text(f"{package}.txt", text),), (place,))


def _said(command: list[str], name: str) -> str:
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        raise UnknownLicence(
            f"no Debian package brings {name}, so its licence is not known. Build on Debian 12."
        ) from None


def holders_in(text: Path) -> tuple[str, ...]:
    """Return the first notices of copyright in a licence text."""
    lines = text.read_text(encoding="utf-8", errors="replace").splitlines()
    found = (COPYRIGHT.search(line) for line in lines)
    notices = dict.fromkeys(_holder(each[0]) for each in found if each)
    return tuple(notices)[:3] or ("see the licence",)


def _holder(notice: str) -> str:
    plain = re.sub(r"^copyright:?\s*((©|\(c\))\s*)*", "", notice, flags=re.IGNORECASE)
    return re.sub(r"\s+", " ", plain).strip(" .")


def _texts(*names: str) -> tuple[Text, ...]:
    return tuple(Text(name, TEXTS / name) for name in names)


def patterns(component: Component, everything: Iterable[Component]) -> list[str]:
    """Return a component's files with whole folders named as one."""
    others = {file for other in everything if other is not component for file in other.files}
    found: dict[str, None] = {}
    for file in component.files:
        parts = file.split("/")
        folders = ("/".join(parts[:end]) + "/" for end in range(2, len(parts)))
        whole = (folder for folder in folders if not any(other.startswith(folder) for other in others))
        folder = next(whole, None)
        found[f"{folder}*" if folder else file] = None
    return list(found)
