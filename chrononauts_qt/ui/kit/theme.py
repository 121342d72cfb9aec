"""How everything looks: colours, type and the style of the standard widgets; `look.py` says which is worn."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from string import Template
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.assets import BODY_FAMILY, HEADLINE_FAMILY, resource

MIN_TEXT_PX = 12
"""No text is ever set smaller (3.15): what does not fit is left out and stands in the inspector."""

MIN_TARGET_PX = 32

STYLE = "fusion"
"""What Qt draws the standard widgets with, on every system."""
MARK_PX = 20

EMBLEMS = ("hourglass", "sextant", "lantern", "key", "moth", "compass")
"""A seat's second sign after its number, because some pairs of seat colours look alike to some eyes."""

_WEIGHT = QFont.Weight
_ROLES = {
    "body": (BODY_FAMILY, _WEIGHT.Normal),
    "strong": (BODY_FAMILY, _WEIGHT.Bold),
    "text": (HEADLINE_FAMILY, _WEIGHT.Normal),
    "headline": (HEADLINE_FAMILY, _WEIGHT.Medium),
    "label": (HEADLINE_FAMILY, _WEIGHT.DemiBold),
    "title": (HEADLINE_FAMILY, _WEIGHT.Bold),
    "number": (HEADLINE_FAMILY, _WEIGHT.Bold),
    "code": (HEADLINE_FAMILY, _WEIGHT.DemiBold),
}
_TABULAR = {"number", "code"}


class Tones(NamedTuple):
    """The seven tones of a scene as hex text, from the darkest; `fill` is the ground it lies on."""

    night: str
    dusk: str
    shade: str
    fill: str
    haze: str
    light: str
    glow: str


_COLORS: dict[str, dict[str, str]] = json.loads(resource("themes.json").read_text(encoding="utf-8"))
"""The colours of each theme by token; a theme leaves out what is as in the dark one."""

_LIT, _LIT_ON_DARK = (0.17, 0.42, 0.88), (0.26, 0.54, 0.92)
"""How far the lit tones of a scene lie from its fill towards its glow: further on the darkest of fills."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A look as a value: hashable, comparable, part of cache keys; resources/themes.json has its colours.

    ``text_scale`` is the reader's own factor, for text only. ``edges`` are pixels that the tiles' edges
    gain, ``patterns`` is a factor of their patterns' strength, ``dim`` how thick the veil over what cannot be
    chosen is, ``scenes`` how strong the pictures of the tiles are, 0 for none. A scene on a fill is mixed
    from it and its ``night`` and ``glow``. An ``ink`` is what is written on the fill of its
    name. Measured contrasts stand in the tests.
    """

    name: str = "dark"
    text_scale: float = 1.0
    edges: float = 0.0
    patterns: float = 1.0
    dim: float = 0.4
    scenes: float = 1.0

    def __getitem__(self, token: str) -> str:
        """Return a token's colour as hex text."""
        return _COLORS[self.name].get(token) or _COLORS["dark"][token]

    def color(self, token: str, alpha: float = 1.0) -> QColor:
        """Return a token's colour; `alpha` from 0 (clear) to 1."""
        color = QColor(self[token])
        color.setAlphaF(alpha)
        return color

    def tones(self, name: str) -> Tones:
        """Return the tones of a scene on the fill of a state or on the band of a family."""
        fill = self.color("identity_sky" if name == "identity" else name)
        night, glow = self.color(f"{name}_night"), self.color(f"{name}_glow")
        dark = (mixed(fill, night, share).name() for share in (0.86, 0.62, 0.32))
        lit = (mixed(fill, glow, share).name() for share in (_LIT_ON_DARK if name == "linch" else _LIT))
        return Tones._make((*dark, fill.name(), *lit))

    def seat(self, seat: int) -> QColor:
        """Return the colour of a 0-based seat."""
        return self.color(f"seat_{seat % len(EMBLEMS) + 1}")

    def font(self, role: str, px: float) -> QFont:
        """Return the font of a role at a size in pixels before the reader's own factor.

        Roles: body, strong (reading); text, headline, label, title (condensed); number, code (condensed,
        figures of equal width). Never below MIN_TEXT_PX. Atkinson lacks ′, so Barlow stands behind it.
        """
        return QFont(_font(role, max(MIN_TEXT_PX, round(px * self.text_scale))))

    def tokens(self) -> dict[str, str]:
        """Return the colours by name, for style sheets."""
        return _COLORS["dark"] | _COLORS[self.name]


@cache
def _font(role: str, px: int) -> QFont:
    """Return the font that all of its size share: what Qt found out about it is asked once."""
    family, weight = _ROLES[role]
    font = QFont([family, HEADLINE_FAMILY] if family == BODY_FAMILY else [family])
    font.setWeight(weight)
    font.setPixelSize(px)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if role in _TABULAR:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


DARK = Theme()
LIGHT = Theme("light")
"""Like an archive's reading room: paper, ink, and the tiles' own colours."""
CONTRAST = Theme("contrast", edges=2.0, patterns=2.0, dim=0.2, scenes=0.0)

THEMES = {theme.name: theme for theme in (DARK, LIGHT, CONTRAST)}


def mixed(start: QColor, end: QColor, share: float) -> QColor:
    """Return the colour that is `share` of the way from one to another."""
    return QColor(
        round(start.red() * (1 - share) + end.red() * share),
        round(start.green() * (1 - share) + end.green() * share),
        round(start.blue() * (1 - share) + end.blue() * share),
    )


_STRENGTHS = {"on": 1.0, "quiet": 0.45, "off": 0.0}


def chosen(name: str, text_scale: float = 1.0, pictures: str = "on") -> Theme:
    """Return the theme of a setting: a name, or "auto" for what the system prefers now."""
    theme = THEMES.get(name) or THEMES[system_theme()]
    return replace(theme, text_scale=text_scale, scenes=theme.scenes * _STRENGTHS[pictures])


def system_theme() -> str:
    """Return the name of the theme that suits the system; dark where the system does not tell."""
    hints = QGuiApplication.styleHints()
    more = getattr(Qt, "ContrastPreference", None)  # Qt before 6.10 does not ask for it
    if more is not None and hints.accessibility().contrastPreference() == more.HighContrast:
        return CONTRAST.name
    return LIGHT.name if hints.colorScheme() == Qt.ColorScheme.Light else DARK.name


def watch_system(changed: Callable[[], None]) -> None:
    """Call `changed`, a method of a QObject, whenever the system may prefer another theme."""
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.connect(changed)
    if hasattr(Qt, "ContrastPreference"):
        hints.accessibility().contrastPreferenceChanged.connect(changed)


def system_reduces_motion() -> bool | None:
    """Tell whether the system asks for less motion; None where this Qt (before 6.12) cannot tell."""
    hints = QGuiApplication.styleHints()
    told = getattr(hints.accessibility(), "motionPreference", None)
    return None if told is None else bool(told().name == "ReducedMotion")


def apply(app: QApplication, theme: Theme = DARK) -> None:
    """Give an application our style, and dress every standard widget."""
    app.setStyle(STYLE)
    dress(app, theme)


def dress(app: QApplication, theme: Theme) -> None:
    """Dress every standard widget of an application that has our style: a full palette, one style sheet.

    The palette sets a text colour with every background, so that no system theme shines through half.
    """
    with _nothing_collected():
        app.setPalette(palette(theme))
        app.setFont(theme.font("body", 16))
        app.setStyleSheet(style_sheet(theme))


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """Keep what is garbage: Qt walks over a list of all widgets, and does not see that one goes meanwhile."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def palette(theme: Theme) -> QPalette:
    """Return the palette: each background role together with the text role that lies on it."""
    role = QPalette.ColorRole
    colors = {
        role.Window: theme["bg"],
        role.WindowText: theme["text"],
        role.Base: theme["panel"],
        role.AlternateBase: theme["raised"],
        role.Text: theme["text"],
        role.PlaceholderText: theme["muted"],
        role.Button: theme["raised"],
        role.ButtonText: theme["text"],
        role.BrightText: theme["danger"],
        role.ToolTipBase: theme["raised"],
        role.ToolTipText: theme["text"],
        role.Highlight: theme["focus"],
        role.HighlightedText: theme["focus_ink"],
        role.Link: theme["ripple_edge"],
        role.LinkVisited: theme["linch_edge"],
        role.Light: theme["line"],
        role.Midlight: theme["raised"],
        role.Mid: theme["line"],
        role.Dark: theme["bg"],
        role.Shadow: theme["bg"],
        role.Accent: theme["focus"],
    }
    result = QPalette()
    for name, value in colors.items():
        result.setColor(name, QColor(value))
    faded = (role.WindowText, role.Text, role.ButtonText, role.PlaceholderText)
    for name in faded:
        result.setColor(QPalette.ColorGroup.Disabled, name, QColor(theme["faint"]))
    return result


def style_sheet(theme: Theme) -> str:
    """Return resources/style.qss filled with the theme's colours and the least size of a target."""
    text = resource("style.qss").read_text(encoding="utf-8")
    tone = "-light" if theme.name == LIGHT.name else ""
    arrows = {name: _quoted(resource(f"signs/{name}{tone}.svg")) for name in ("down", "up", "tick", "dot")}
    mark = round(MARK_PX * max(1.0, theme.text_scale))  # boxes to tick grow with what stands beside them
    return Template(text).substitute(
        theme.tokens(), target=MIN_TARGET_PX, mark=mark, mark_round=mark // 2 + 2, **arrows
    )


def _quoted(path: Path) -> str:
    """Return a path as a style sheet has it between quotes: folders of people have blanks in their names."""
    return path.as_posix().replace("\\", r"\\").replace('"', r"\"")
