"""Lays the licences of everything inside beside the program, with an index, and writes Debian's copyright."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from pack import NAME, TITLE, VERSION
from pack.components import OURS, Component, Text, inside, patterns
from pack.steps import BuildError, emptied

FOLDER = "licences"
INDEX = "README.txt"
COMMON = {
    "GPL-3.0.txt": "GPL-3",
    "LGPL-3.0.txt": "LGPL-3",
    "LGPL-2.1.txt": "LGPL-2.1",
    "Apache-2.0.txt": "Apache-2.0",
    "CC0-1.0.txt": "CC0-1.0",
    "MPL-2.0.txt": "MPL-2.0",
}
"""Texts that every Debian system has under /usr/share/common-licenses, and that no package repeats."""

GPL = "GNU GENERAL PUBLIC LICENSE"
MADE_OF = f"What {TITLE} {VERSION} is made of"
HEAD = f"""\
{MADE_OF}
{"=" * len(MADE_OF)}

The program is under the licences in {NAME}.txt; NOTICE.txt says whose games
it plays. It comes with works of others, each under a licence of its own. All of
them may be used, copied and passed on, on the terms of the texts beside this file.
"""
REPLACING = """\
Another Qt
==========

Qt and Qt for Python are under the GNU Lesser General Public License 3. They are
shared libraries in files of their own, so you may put others in their place,
such as ones that you have changed: build Qt {version} or a later 6.{minor} for this
system, and copy what comes of it over the files of the same names in
  {folder}
{extra}The same goes for Qt for Python {version}. Nothing in our licences forbids finding out
how the program works with them.

Their source is at
  https://download.qt.io/official_releases/qt/6.{minor}/{version}/
  https://download.qt.io/official_releases/QtForPython/pyside6/
"""


def gather(folder: Path) -> list[Component]:
    """Fill `folder`, which lies in what is passed on, with the licences of all that lies around it.

    Raises UnknownLicence when something has none. Returns what was found, ours first.
    """
    components = inside(program_around(folder), folder)
    emptied(folder)
    for text in (text for component in components for text in component.texts):
        shutil.copyfile(text.path, folder / text.name)
        (folder / text.name).chmod(0o644)
    (folder / INDEX).write_text(index(components), encoding="utf-8")
    return components


def folder_in(made: Path) -> Path:
    """Return where the licences lie in a program's folder, or in a bundle."""
    return (made / "Contents" / "Resources" if made.suffix == ".app" else made) / FOLDER


def checked(made: Path) -> Path:
    """Return a folder or bundle that was made; raises BuildError if it is not there or of another version."""
    index = folder_in(made) / INDEX
    if not index.is_file():
        raise BuildError(f"there is no whole {made} yet: `python3 dev.py build app` makes it.")
    if index.read_text(encoding="utf-8").partition("\n")[0] != MADE_OF:
        raise BuildError(f"{made} is not of version {VERSION}: `python3 dev.py build app` makes it anew.")
    return made


def program_around(folder: Path) -> Path:
    """Return the program's folder, or the bundle, that a folder of licences lies in."""
    around = folder.parent
    return around.parent.parent if around.parts[-2:] == ("Contents", "Resources") else around


def index(components: list[Component]) -> str:
    """Return the table of all components, and how Qt is replaced."""
    blocks = [HEAD]
    for component in components:
        facts = [
            ("version", component.version),
            ("licence", component.licence),
            ("text", ", ".join(text.name for text in component.texts)),
            ("copyright", "; ".join(component.holders)),
            ("files", ", ".join(patterns(component, components)) or f"in the program {NAME}"),
        ]
        blocks.append("\n".join([component.name, *(_fact(key, value) for key, value in facts)]) + "\n")
    blocks += [replacing(component) for component in components if component.name == "Qt"]
    return "\n".join(blocks)


def _fact(key: str, value: str) -> str:
    start = f"  {key:10} "
    return textwrap.fill(
        value, 79, initial_indent=start, subsequent_indent=" " * len(start),
        break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip


def replacing(qt: Component) -> str:
    """Return how the libraries of Qt are replaced."""
    core = next(file for file in qt.files if "Qt6Core" in file or "QtCore.framework/" in file)
    folder, framework, _ = core.partition("/QtCore.framework/")
    if framework:
        extra = "On macOS sign the bundle anew: codesign --force --deep --sign - BUNDLE\n"
    else:
        folder, extra = str(PurePosixPath(core).parent), ""
    return REPLACING.format(version=qt.version, minor=qt.version.split(".")[1], folder=folder, extra=extra)


def debian_copyright(folder: Path) -> str:
    """Return the copyright file of a Debian package in whose program `folder` holds the licences.

    Of the stanzas that name a file the last one counts: that of its own component, so the packages that have
    no file but lie in the program itself come first.
    """
    components = inside(program_around(folder), folder)
    ordered = sorted(components, key=lambda found: (found.name != TITLE, bool(found.files)))
    head = (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: {TITLE}\n"
        f"Upstream-Contact: {OURS}\n"
        f"Comment: The program and the libraries it needs are in /usr/lib/{NAME};\n"
        f" /usr/lib/{NAME}/{folder.name} holds the licences as files, with an index.\n"
    )
    return "\n".join([head, *(_stanza(component, components) for component in ordered)])


def _stanza(component: Component, components: list[Component]) -> str:
    around = f"usr/lib/{NAME}"
    if component.name == TITLE:
        files = ["*"]
    else:
        files = [f"{around}/{place}" for place in patterns(component, components)] or [f"{around}/{NAME}"]
    lines = [
        "Files: " + "\n       ".join(files),
        "Copyright: " + "\n           ".join(component.holders),
        "License: " + component.licence.replace(" AND ", " and ").replace(" WITH ", " with "),
        *(f" {line}" if line.strip() else " ." for text in component.texts for line in _lines(text)),
        f"Comment: {component.name} {component.version}",
    ]
    return "\n".join(lines) + "\n"


def _lines(text: Text) -> Iterator[str]:
    """Yield a text, or where Debian has it; what is in it of the GPL is there, too."""
    if text.name in COMMON:
        yield f"On Debian systems this is /usr/share/common-licenses/{COMMON[text.name]}."
        yield ""
        return
    for line in text.path.read_text(encoding="utf-8", errors="replace").splitlines():
        if GPL in line:
            yield "On Debian systems the GNU General Public License, version 2, is in"
            yield "/usr/share/common-licenses/GPL-2."
            break
        yield line.rstrip().replace("\t", "    ").replace("\f", "")
    yield ""
