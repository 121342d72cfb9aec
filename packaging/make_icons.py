"""Writes the program's icon in every form that systems ask for: `python packaging/make_icons.py`.

The drawing is resources/icon/chrononauts-qt.svg; Qt draws it at each size, Pillow writes the containers.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "resources" / "icon" / "chrononauts-qt.svg"
TARGET = ROOT / "packaging" / "icons"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = SIZES[:-1]
ICNS_SIZES = (16, 32, 64, 128, 256, 512)


def drawn(side: int) -> Image.Image:
    """Return the icon `side` pixels wide, drawn at that very size."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(SOURCE)).render(painter, QRectF(0, 0, side, side))
    painter.end()
    pixels = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return Image.frombytes("RGBA", (side, side), bytes(pixels.constBits()))


def main() -> int:
    """Write the PNG set, the .ico of Windows and the .icns of macOS; equal input gives equal files."""
    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    TARGET.mkdir(exist_ok=True)
    pictures = {side: drawn(side) for side in SIZES}
    for side, picture in pictures.items():
        picture.save(TARGET / f"chrononauts-qt-{side}.png", optimize=True)
    others = [pictures[side] for side in ICO_SIZES[:-1]]
    pictures[ICO_SIZES[-1]].save(
        TARGET / "chrononauts-qt.ico", sizes=[(side, side) for side in ICO_SIZES], append_images=others
    )
    large = [pictures[side] for side in ICNS_SIZES]
    drawn(1024).save(TARGET / "chrononauts-qt.icns", append_images=large)
    print(f"{len(list(TARGET.iterdir()))} files in {TARGET}")
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
