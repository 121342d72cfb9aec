"""Breaking a text into lines of a width; what does not fit ends in an ellipsis, never in half a line."""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption, QTransform

from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX

LINE_HEIGHT = 1.2
_PARTS = re.compile(r"\s+|(?<=[-–/′])")
"""Where a line may end."""


def line_height(font: QFont) -> float:
    """Return the distance of two lines, in pixels (4.3: 1.2 for the condensed face)."""
    return font.pixelSize() * LINE_HEIGHT


@lru_cache(maxsize=4096)
def _broken(text: str, font_key: str, width: int) -> tuple[str, ...]:
    font = QFont()
    font.fromString(font_key)
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return tuple(lines)


def lines_of(text: str, font: QFont, width: float) -> tuple[str, ...]:
    """Return the lines of `text` in `width` pixels."""
    return _broken(text, font.toString(), max(1, int(width))) if text else ()


def fitted(text: str, font: QFont, width: float, limit: int) -> tuple[str, ...]:
    """Return at most `limit` lines, the last one shortened if there were more."""
    lines = lines_of(text, font, width)
    if len(lines) <= limit:
        return lines
    if limit <= 0:
        return ()
    rest = " ".join(lines[limit - 1 :])
    last = QFontMetricsF(font).elidedText(rest, Qt.TextElideMode.ElideRight, width)
    return (*lines[: limit - 1], last)


def elide_middle(name: str, font: QFont, width: float) -> str:
    """Return a name as far as there is room for it: where it differs from others, at its ends."""
    return QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideMiddle, width)


def is_whole(lines: tuple[str, ...], text: str) -> bool:
    """Tell whether lines hold all of a text, each word of it on one line."""
    return [part for line in lines for part in _parts(line)] == _parts(text)


def _parts(text: str) -> list[str]:
    return [part for part in _PARTS.split(text) if part]


def snug(font: QFont, words: str, width: float) -> QFont:
    """Return `font`, its letters closer where a word is wider than `width`."""
    metrics = QFontMetricsF(font)
    return closer(font, max(words.split(), key=metrics.horizontalAdvance, default=""), width)


def closer(font: QFont, line: str, width: float) -> QFont:
    """Return `font`, its letters closer (by an eighth at most) where a line is wider than `width`."""
    wide = QFontMetricsF(font).horizontalAdvance(line)
    if not line or wide <= width:
        return font
    result = QFont(font)
    result.setLetterSpacing(QFont.SpacingType.PercentageSpacing, max(87.0, 99 * width / wide))
    return result


def fitting(font: QFont, line: str, width: float) -> QFont | None:
    """Return the largest type up to `font` in which a line is at most so wide, or None."""
    for pixels in range(font.pixelSize(), MIN_TEXT_PX - 1, -1):
        smaller = QFont(font)
        smaller.setPixelSize(pixels)
        smaller = closer(smaller, line, width)
        if QFontMetricsF(smaller).horizontalAdvance(line) <= width:
            return smaller
    return None


def draw_lines(
    painter: QPainter,
    lines: tuple[str, ...],
    font: QFont,
    color: QColor,
    top_left: QPointF,
    width: float = 0,
    step: float = 0,
) -> float:
    """Draw lines downwards from `top_left` (centred if `width` is given); return where they end.

    `step` is the distance of two lines in pixels, if it is not that of the font.
    """
    painter.setFont(font)
    painter.setPen(color)
    metrics, step = QFontMetricsF(font), step or line_height(font)
    top = top_left.y()
    for line in lines:
        shift = (width - metrics.horizontalAdvance(line)) / 2 if width else 0.0
        baseline = top + (step + metrics.ascent() - metrics.descent()) / 2
        painter.drawText(QPointF(top_left.x() + shift, baseline), line)
        top += step
    return top


def draw_word(
    painter: QPainter, text: str, font: QFont, color: QColor, box: QRectF, side: str = "l"
) -> float:
    """Draw one line in the middle of a box's height, at its side l, r or c; return its width.

    The optical middle of capitals and figures is used, not that of the line with its descenders.
    """
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text)
    x = {"l": box.left(), "r": box.right() - width, "c": box.center().x() - width / 2}[side]
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(QPointF(x, box.center().y() + metrics.capHeight() / 2), text)
    return width


def draw_fitting(
    painter: QPainter,
    text: str,
    font: QFont,
    color: QColor,
    box: QRectF,
    side: str = "l",
    least: int = MIN_TEXT_PX,
    is_name: bool = False,
) -> float:
    """Draw one line as `draw_word` does: in smaller type than `font` where it is too wide, but not smaller
    than `least` pixels; then it is cut, a name in its middle."""
    fits = fitting(font, text, box.width())
    if fits is None or fits.pixelSize() < least:
        fits = QFont(font)
        fits.setPixelSize(least)
        cut = fitted(text, fits, box.width(), 1)
        text = elide_middle(text, fits, box.width()) if is_name else "".join(cut)
    return draw_word(painter, text, fits, color, box, side)


def draw_upwards(painter: QPainter, text: str, font: QFont, color: QColor, box: QRectF, limit: int) -> None:
    """Draw lines turned to read from below upwards, for the strip of an overlapped card."""
    painter.save()
    painter.setTransform(QTransform().translate(box.left(), box.bottom()).rotate(-90), True)
    lines = fitted(text, font, box.height(), limit)
    step = min(line_height(font), box.width() / max(1, len(lines)))
    draw_lines(painter, lines, font, color, QPointF(0, (box.width() - len(lines) * step) / 2), step=step)
    painter.restore()
