"""What eyes see of colours: contrast (WCAG), colour-vision simulations, difference (CIEDE2000)."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from PySide6.QtGui import QColor

Rgb = tuple[float, float, float]
Matrix = tuple[Rgb, Rgb, Rgb]

# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear light.
VISIONS: dict[str, Matrix] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(color: QColor) -> Rgb:
    """Return the parts of a colour as amounts of light."""

    def light(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return light(color.redF()), light(color.greenF()), light(color.blueF())


def luminance(color: QColor) -> float:
    """Return how bright a colour is, 0 to 1."""
    red, green, blue = linear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two opaque colours, 1 to 21 (WCAG 2)."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def over(ink: QColor, ground: QColor) -> QColor:
    """Return what is seen of a half clear colour on a ground."""
    alpha = ink.alphaF()

    def mixed(front: float, back: float) -> float:
        return front * alpha + back * (1 - alpha)

    return QColor.fromRgbF(
        mixed(ink.redF(), ground.redF()),
        mixed(ink.greenF(), ground.greenF()),
        mixed(ink.blueF(), ground.blueF()),
    )


def seen(color: QColor, vision: str) -> Rgb:
    """Return the linear light of a colour as somebody with this vision sees it."""
    light = linear(color)
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, light, strict=True))))
        for row in VISIONS[vision]
    )
    return red, green, blue


def lab(light: Rgb) -> Rgb:
    """Return CIE L*a*b* of linear sRGB light under D65."""
    red, green, blue = light
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883

    def bend(part: float) -> float:
        return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116

    return 116 * bend(y) - 16, 500 * (bend(x) - bend(y)), 200 * (bend(y) - bend(z))


def ciede2000(one: Rgb, other: Rgb) -> float:
    """Return the difference of two L*a*b* colours (Sharma, Wu and Dalal 2005)."""
    mean = (hypot(one[1], one[2]) + hypot(other[1], other[2])) / 2
    stretch = 1 + 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25.0**7)))
    chroma1, hue1 = _polar(one[1] * stretch, one[2])
    chroma2, hue2 = _polar(other[1] * stretch, other[2])
    light, chroma = (one[0] + other[0]) / 2, (chroma1 + chroma2) / 2
    turn, hue = _turn(chroma1, hue1, chroma2, hue2)
    shape = (
        1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6)) - 0.20 * cos(radians(4 * hue - 63))
    )
    by_light = (other[0] - one[0]) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(chroma1 * chroma2) * sin(radians(turn) / 2) / (1 + 0.015 * chroma * shape)
    bend = 2 * sqrt(chroma**7 / (chroma**7 + 25.0**7))
    rotation = -bend * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + rotation * by_chroma * by_hue)


def _polar(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360


def _turn(chroma1: float, hue1: float, chroma2: float, hue2: float) -> tuple[float, float]:
    """Return the difference and the mean of two hues, the short way round."""
    if chroma1 * chroma2 == 0:
        return 0.0, hue1 + hue2
    turn = hue2 - hue1
    if turn > 180:
        turn -= 360
    elif turn < -180:
        turn += 360
    hue = (hue1 + hue2) / 2
    if abs(hue1 - hue2) > 180:
        hue += 180 if hue1 + hue2 < 360 else -180
    return turn, hue


def difference(one: QColor, other: QColor, vision: str) -> float:
    """Return how different two colours look to somebody with this vision."""
    return ciede2000(lab(seen(one, vision)), lab(seen(other, vision)))
