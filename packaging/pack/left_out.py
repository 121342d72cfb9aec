"""What of PyInstaller's harvest the program does not take along, by rule.

1. Modules of Python and Qt that nothing of ours asks for are never looked at (`MODULES`).
2. Of Qt's plugins those named here stay; a new kind has to be named before it costs anybody a download.
3. A library stays if something that stays needs it; so the libraries of left-out plugins go with them.
4. On Linux what every desktop brings, and brings newer, is the system's (`OF_THE_DESKTOP`).
5. Of Qt's own texts those of our languages stay.
6. What pip keeps of a package nobody asks for; its licence is laid beside the program (pack/licences.py).

An entry is PyInstaller's: (where it goes, where it comes from, what it is).
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable
from pathlib import PurePath

Entry = tuple[str, str, str]

MODULES = (
    # Networks: nothing goes to the internet. Phones come in by Qt's sockets, and are read by websockets'
    # parser, which wants `http` and `email`; its own ways to open a socket stay out, with ciphers.
    *("ssl", "_ssl", "ftplib", "xmlrpc", "netrc", "mimetypes", "asyncio"),
    *(f"websockets.{name}" for name in ("asyncio", "auth", "cli", "legacy", "proxy", "sync", "trio")),
    # segno's command line, and what else it can do than a code.
    *("segno.cli", "webbrowser"),
    # OpenSSL's hashes and the system's ids: Python has its own of those that we use.
    *("_hashlib", "_uuid"),
    # What the standard library asks for in corners where we do not go.
    *("statistics", "_statistics", "decimal", "_decimal", "_pydecimal", "fractions"),
    *("bz2", "_bz2", "lzma", "_lzma", "tarfile", "getpass", "getopt", "runpy"),
    *("unittest", "doctest", "pydoc", "pdb", "tkinter", "curses", "readline", "sqlite3"),
    # Writes our icons, but draws none of them.
    "PIL",
    "setuptools",
)

PLUGINS = {
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"),
    "platformthemes": ("qxdgdesktopportal",),
    "platforminputcontexts": ("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
    "xcbglintegrations": ("qxcb-glx-integration", "qxcb-egl-integration"),
    "wayland-shell-integration": ("xdg-shell",),
    "wayland-decoration-client": ("bradient", "adwaita"),
    "wayland-graphics-integration-client": ("qt-plugin-wayland-egl",),
    "iconengines": ("qsvgicon",),
    "imageformats": ("qsvg", "qico"),
    "styles": ("qmodernwindowsstyle", "qmacstyle"),
}
"""The plugins that stay, by folder, without the prefix and the ending of their system."""

OF_THE_DESKTOP = re.compile(
    r"lib(stdc\+\+|gcc_s|glib-2\.0|gthread-2\.0|gio-2\.0|gobject-2\.0|gmodule-2\.0|pcre2-8|dbus-1|systemd|"
    r"fontconfig|freetype|png16|brotli(common|dec)|X11|X11-xcb|Xau|Xdmcp|Xext|Xrender|bsd|md|"
    r"xcb-(glx|render|shm|sync|xfixes|randr)|gcrypt|gpg-error|lz4|zstd|lzma|cap|mount|blkid|selinux|"
    r"gssapi_krb5|krb5|k5crypto|krb5support|com_err|keyutils)\.so\.",
    re.IGNORECASE,
)
"""What a Linux desktop has; a second, older copy beside the system's is what breaks on newer systems.

Not libexpat, which every desktop has too: Debian's Python is linked to it, and without it could not even say
what is missing.
"""

UNUSED = ("opengl32sw.dll", "d3dcompiler_47.dll")
"""Qt's drawing of 3D on Windows without a graphics card: our windows draw none."""

LANGUAGES = ("it", "fr")
"""Those of our languages in which Qt says anything itself; its own is English."""

_PLUGIN = re.compile(r"/plugins/(?P<folder>[^/]+)/(?:lib)?(?P<name>[^/]+?)\.(?:so|dll|dylib)$")
_OF_PIP = re.compile(r"[^/]+\.dist-info/")
_FRAMEWORK = re.compile(r".*?\.framework/")
_QT_TEXT = re.compile(r"/translations/(?P<name>[^/]+)\.qm$")


def kept_binaries(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Return the entries that stay: extension modules, named plugins and what these need.

    `imports` gives the base names of the libraries that a file needs.
    """
    all_entries = [entry for entry in entries if not _is_left_to_the_system(entry)]
    by_name: dict[str, list[Entry]] = {}
    for entry in all_entries:
        by_name.setdefault(_base(entry[0]), []).append(entry)
    stays = {entry for entry in all_entries if _is_root(entry)}
    waiting = list(stays)
    while waiting:
        for name in imports(waiting.pop()[1]):
            for needed in by_name.get(_base(name), ()):
                if needed not in stays:
                    stays.add(needed)
                    waiting.append(needed)
    return [entry for entry in all_entries if entry in stays]


def kept_datas(entries: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """Return what stays beside the `binaries` that do: no other texts of Qt, nothing of pip, no dead link."""
    places = {_slashes(entry[0]) for entry in binaries}
    asked_for = (entry for entry in entries if not (_is_of_pip(entry[0]) or _is_foreign_text(entry[0])))
    return [entry for entry in asked_for if not _leads_nowhere(entry, places)]


def _leads_nowhere(entry: Entry, places: Iterable[str]) -> bool:
    """Tell whether an entry is a link to, or belongs to a framework of macOS around, what is left out."""
    place, target, kind = _slashes(entry[0]), _slashes(entry[1]), entry[2]
    framework = _FRAMEWORK.match(place)
    if framework is not None:
        return not any(stays.startswith(framework[0]) for stays in places)
    leads_to = posixpath.normpath(posixpath.join(posixpath.dirname(place), target))
    return kind == "SYMLINK" and leads_to not in places


def _is_root(entry: Entry) -> bool:
    """Tell what stays for itself, not because something else needs it."""
    plugin = _PLUGIN.search(_slashes(entry[0]))
    if plugin is not None:
        return plugin["name"] in PLUGINS.get(plugin["folder"], ())
    return entry[2] == "EXTENSION" or _base(entry[0]).startswith(("libpython", "python"))


def _is_left_to_the_system(entry: Entry) -> bool:
    name = _base(entry[0])
    is_bundled = "/" in _slashes(entry[0])  # what lies at the top is no part of a wheel
    return name in UNUSED or (not is_bundled and OF_THE_DESKTOP.match(name) is not None)


def _is_of_pip(place: str) -> bool:
    return _OF_PIP.match(_slashes(place)) is not None


def _is_foreign_text(place: str) -> bool:
    text = _QT_TEXT.search(_slashes(place))
    if text is None or "chrononauts" in place:
        return False
    return text["name"] not in {f"qtbase_{language}" for language in LANGUAGES}


def _base(place: str) -> str:
    return PurePath(_slashes(place)).name.lower()


def _slashes(place: str) -> str:
    return place.replace("\\", "/")
