"""The icon of a saved game in the forms of Windows and macOS, from the pictures that Linux uses."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from pack import MIME_TYPE, PACKAGING

PICTURES = PACKAGING / "linux" / "icons" / "hicolor"
ICO_SIDES = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIDES = (32, 64, 128, 256, 512)


def write_ico(target: Path) -> None:
    """Write the icon of Windows."""
    *others, largest = map(_picture, ICO_SIDES)
    largest.save(target, format="ICO", sizes=[(side, side) for side in ICO_SIDES], append_images=others)


def write_icns(target: Path) -> None:
    """Write the icon of macOS."""
    *others, largest = map(_picture, ICNS_SIDES)
    largest.save(target, format="ICNS", append_images=[*others, largest])


def _picture(side: int) -> Image.Image:
    path = PICTURES / f"{side}x{side}" / "mimetypes" / f"{MIME_TYPE.replace('/', '-')}.png"
    return Image.open(path).convert("RGBA")
