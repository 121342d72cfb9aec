"""How everything looks: colours, type and the style of the standard widgets; `look.py` says which is worn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
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


@dataclass(frozen=True, slots=True)
class Theme:
    """Colour tokens as hex text, so that a theme is a value: hashable, comparable, part of cache keys.

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
    bg: str = "#0B1120"
    panel: str = "#151D31"
    raised: str = "#202B45"
    text: str = "#F3F6FB"
    muted: str = "#B4C0D6"
    line: str = "#66789F"
    focus: str = "#FFD84D"
    focus_ink: str = "#120D04"
    focus_hover: str = "#FFE684"
    hover: str = "#2C3A5C"
    pressed: str = "#5A6B8F"
    pressed_ink: str = "#FFFFFF"
    faint: str = "#8E9BB8"
    ripple: str = "#2A6FBE"
    ripple_edge: str = "#8CC4FF"
    ripple_ink: str = "#F3F6FB"
    ripple_night: str = "#061A38"
    ripple_glow: str = "#BFE0FF"
    linch: str = "#3D1B69"
    linch_edge: str = "#E6D8FF"
    linch_ink: str = "#F3F6FB"
    linch_night: str = "#0E0322"
    linch_glow: str = "#E6D8FF"
    alt: str = "#B0243A"
    alt_edge: str = "#FFB3BC"
    alt_ink: str = "#F3F6FB"
    alt_night: str = "#2E030C"
    alt_glow: str = "#FFD0C4"
    paradox: str = "#050508"
    paradox_edge: str = "#FFFFFF"
    paradox_ink: str = "#F3F6FB"
    paradox_night: str = "#05050A"
    paradox_glow: str = "#C9D6F2"
    patch: str = "#F0A030"
    patch_edge: str = "#FFE2B0"
    patch_stitch: str = "#7A4300"
    patch_ink: str = "#120D04"
    patch_night: str = "#4A2400"
    patch_glow: str = "#FFF3DC"
    ok: str = "#57D9A3"
    danger: str = "#FF6B6B"
    card: str = "#F7F4EA"
    card_ink: str = "#120D04"
    card_line: str = "#8A836F"
    inverter: str = "#F2D24B"
    inverter_night: str = "#4D3A00"
    inverter_glow: str = "#FFFBE3"
    artifact: str = "#4FC3A1"
    artifact_night: str = "#0B3A33"
    artifact_glow: str = "#F7FFF4"
    action: str = "#7FA8FF"
    action_night: str = "#122458"
    action_glow: str = "#F2F6FF"
    timewarp: str = "#E48BD0"
    timewarp_night: str = "#4A0D3E"
    timewarp_glow: str = "#FFF0FB"
    identity: str = "#E9EDF5"
    identity_sky: str = "#93A3C4"
    identity_night: str = "#141F3C"
    identity_glow: str = "#FFFDF4"
    mission: str = "#C9B68A"
    mission_night: str = "#3E2F12"
    mission_glow: str = "#FFF9E8"
    seats: tuple[str, ...] = ("#56B4E9", "#E69F00", "#35C493", "#F0E442", "#E58BB9", "#FF8552")

    def color(self, token: str, alpha: float = 1.0) -> QColor:
        """Return a token's colour; `alpha` from 0 (clear) to 1."""
        color = QColor(getattr(self, token))
        color.setAlphaF(alpha)
        return color

    def band(self, family: str) -> QColor:
        """Return the band of a card family; dark ink reads on every one of them."""
        return QColor(getattr(self, family))

    def tones(self, name: str) -> Tones:
        """Return the tones of a scene on the fill of a state or on the band of a family."""
        fill = QColor(getattr(self, f"{name}_sky", getattr(self, name)))
        night, glow = QColor(getattr(self, f"{name}_night")), QColor(getattr(self, f"{name}_glow"))
        soft = 0.8 if name == "paradox" else 1.0
        dark = (mixed(fill, night, share * soft).name() for share in (0.86, 0.62, 0.32))
        lit = (mixed(fill, glow, share * soft).name() for share in (0.17, 0.42, 0.88))
        return Tones._make((*dark, fill.name(), *lit))

    def seat(self, seat: int) -> QColor:
        """Return the colour of a 0-based seat."""
        return QColor(self.seats[seat % len(self.seats)])

    def font(self, role: str, px: float) -> QFont:
        """Return the font of a role at a size in pixels before the reader's own factor.

        Roles: body, strong (reading); text, headline, label, title (condensed); number, code (condensed,
        figures of equal width). Never below MIN_TEXT_PX. Atkinson lacks ′, so Barlow stands behind it.
        """
        family, weight = _ROLES[role]
        font = QFont([family, HEADLINE_FAMILY] if family == BODY_FAMILY else [family])
        font.setWeight(weight)
        font.setPixelSize(max(MIN_TEXT_PX, round(px * self.text_scale)))
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        if role in _TABULAR:
            font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def tokens(self) -> dict[str, str]:
        """Return the colours by name, for style sheets."""
        return {field.name: getattr(self, field.name) for field in fields(self) if field.type == "str"}


DARK = Theme()

LIGHT = Theme(
    name="light",
    bg="#F4F1E8",
    panel="#FFFDF7",
    raised="#E9E4D6",
    text="#16202E",
    muted="#4C566A",
    line="#837C6A",
    focus="#0847C4",
    focus_ink="#FFFFFF",
    focus_hover="#0A3A99",
    hover="#DCD5C2",
    pressed="#4C566A",
    faint="#5C6474",
    ripple="#A9CDF2",
    ripple_edge="#1C5FA8",
    ripple_ink="#16202E",
    ripple_night="#123A6B",
    ripple_glow="#FFFFFF",
    linch="#5B2E91",
    linch_edge="#2B0F52",
    linch_ink="#FFFFFF",
    linch_night="#16052E",
    alt="#B3202F",
    alt_edge="#6E0B18",
    alt_ink="#FFFFFF",
    alt_night="#32040A",
    paradox="#111116",
    paradox_ink="#FFFFFF",
    paradox_night="#000000",
    patch="#F3B04C",
    patch_edge="#8A4B00",
    patch_night="#5A2D00",
    patch_glow="#FFF6E4",
    ok="#0E6B45",
    danger="#B3202F",
    card="#FFFFFF",
    artifact="#298F72",
    identity="#728098",
    mission="#937D46",
    seats=("#2A86BE", "#B27100", "#1C9067", "#8E8000", "#BA6292", "#CF5D2B"),
)
"""Like an archive's reading room: paper, ink, and the tiles' own colours."""

CONTRAST = Theme(
    name="contrast",
    edges=2.0,
    patterns=2.0,
    dim=0.2,
    scenes=0.0,
    bg="#000000",
    panel="#000000",
    raised="#1C1C1C",
    text="#FFFFFF",
    muted="#E0E0E0",
    line="#C8C8C8",
    focus="#FFE23D",
    focus_ink="#000000",
    focus_hover="#FFF3A6",
    hover="#3A3A3A",
    pressed="#FFFFFF",
    pressed_ink="#000000",
    faint="#A6A6A6",
    ripple="#005ED6",
    ripple_edge="#FFFFFF",
    ripple_ink="#FFFFFF",
    linch="#3B0068",
    linch_edge="#FFFFFF",
    linch_ink="#FFFFFF",
    alt="#A8001A",
    alt_edge="#FFFFFF",
    alt_ink="#FFFFFF",
    paradox="#000000",
    paradox_ink="#FFFFFF",
    patch="#FFB000",
    patch_edge="#FFFFFF",
    patch_stitch="#4A2800",
    patch_ink="#000000",
    ok="#6BFFB8",
    danger="#FF8080",
    card="#FFFFFF",
    card_ink="#000000",
    card_line="#6B6B6B",
)

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
    app.setPalette(palette(theme))
    app.setFont(theme.font("body", 16))
    app.setStyleSheet(style_sheet(theme))


def palette(theme: Theme) -> QPalette:
    """Return the palette: each background role together with the text role that lies on it."""
    role = QPalette.ColorRole
    colors = {
        role.Window: theme.bg,
        role.WindowText: theme.text,
        role.Base: theme.panel,
        role.AlternateBase: theme.raised,
        role.Text: theme.text,
        role.PlaceholderText: theme.muted,
        role.Button: theme.raised,
        role.ButtonText: theme.text,
        role.BrightText: theme.danger,
        role.ToolTipBase: theme.raised,
        role.ToolTipText: theme.text,
        role.Highlight: theme.focus,
        role.HighlightedText: theme.focus_ink,
        role.Link: theme.ripple_edge,
        role.LinkVisited: theme.linch_edge,
        role.Light: theme.line,
        role.Midlight: theme.raised,
        role.Mid: theme.line,
        role.Dark: theme.bg,
        role.Shadow: theme.bg,
        role.Accent: theme.focus,
    }
    result = QPalette()
    for name, value in colors.items():
        result.setColor(name, QColor(value))
    faded = (role.WindowText, role.Text, role.ButtonText, role.PlaceholderText)
    for name in faded:
        result.setColor(QPalette.ColorGroup.Disabled, name, QColor(theme.faint))
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
