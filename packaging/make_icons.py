"""Writes the icons in every form that systems ask for: `python packaging/make_icons.py`.

The drawings are those of resources/icon/: the program, and a game that it keeps. Qt draws each at every
size. Linux takes the tree of the theme hicolor; Pillow writes the program's icon for Windows and macOS
(that of a game is made when it is needed: pack/game_icon.py).
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "resources" / "icon"
CONTAINERS = ROOT / "packaging" / "icons"
THEME = ROOT / "packaging" / "linux" / "icons" / "hicolor"
PROGRAM = "chrononauts-qt"
DRAWINGS = {PROGRAM: "apps", "application-x-chrononauts": "mimetypes"}
"""The folder of the theme that each drawing belongs to."""

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = SIZES[:-1]
ICNS_SIZES = (16, 32, 64, 128, 256, 512)


def drawn(name: str, side: int) -> Image.Image:
    """Return a drawing `side` pixels wide, drawn at that very size."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(SOURCES / f"{name}.svg")).render(painter, QRectF(0, 0, side, side))
    painter.end()
    pixels = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return Image.frombytes("RGBA", (side, side), bytes(pixels.constBits()))


def write(name: str, folder: str) -> None:
    """Write a drawing and its PNGs into the theme."""
    for side in SIZES:
        drawn(name, side).save(_made(THEME / f"{side}x{side}" / folder) / f"{name}.png", optimize=True)
    shutil.copyfile(SOURCES / f"{name}.svg", _made(THEME / "scalable" / folder) / f"{name}.svg")


def write_containers(name: str) -> None:
    """Write the .ico of Windows and the .icns of macOS."""
    pictures = {side: drawn(name, side) for side in SIZES}
    others = [pictures[side] for side in ICO_SIZES[:-1]]
    pictures[ICO_SIZES[-1]].save(
        CONTAINERS / f"{name}.ico", sizes=[(side, side) for side in ICO_SIZES], append_images=others
    )
    large = [pictures[side] for side in ICNS_SIZES]
    drawn(name, 1024).save(CONTAINERS / f"{name}.icns", append_images=large)


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def main() -> int:
    """Write all icons; equal drawings give equal files."""
    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    _made(CONTAINERS)
    for name, folder in DRAWINGS.items():
        write(name, folder)
    write_containers(PROGRAM)
    print(f"The icons are in {CONTAINERS} and {THEME}")
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
