"""Everything that a phone may fetch, read once and given by its exact path: no path ever touches the disk."""

from __future__ import annotations

from pathlib import Path

from chrononauts_qt.ui.assets import FONTS, font_folder, resource
from chrononauts_qt.wire.requests import Page

_KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
}
_FACES = {
    "BarlowCondensed-SemiBold": "label",
    "BarlowCondensed-Bold": "title",
    "AtkinsonHyperlegible-Regular": "body",
    "AtkinsonHyperlegible-Bold": "strong",
}
"""By what names a page asks for the typefaces."""

_ART = ("emblems", "games", "icon", "marks")


def pages() -> dict[str, Page]:
    """Return by path the page of phones with its typefaces, and the pictures of resources/."""
    found = {f"/{path.name}": _read(path) for path in resource("phone").iterdir() if path.suffix in _KINDS}
    found["/"] = found["/index.html"]
    for folder in map(resource, _ART):
        for path in folder.rglob("*.svg"):
            found[f"/art/{path.relative_to(folder.parent).as_posix()}"] = _read(path)
    for package, files in FONTS.items():
        for path in (font_folder(package) / file for file in files):
            if path.stem in _FACES:
                found[f"/font/{_FACES[path.stem]}{path.suffix}"] = _read(path)
    return found


def svg(words: bytes) -> Page:
    """Return a picture that lies in no file."""
    return Page(_KINDS[".svg"], words)


def _read(path: Path) -> Page:
    return Page(_KINDS[path.suffix], path.read_bytes())
