"""How everything looks: colours, type and the style of the standard widgets."""

from __future__ import annotations

from dataclasses import dataclass, fields
from string import Template

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from chrononauts_qt.ui.assets import BODY_FAMILY, HEADLINE_FAMILY, resource

MIN_TEXT_PX = 12
"""No text is ever set smaller (3.15): what does not fit is left out and stands in the inspector."""

MIN_TARGET_PX = 32

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


@dataclass(frozen=True, slots=True)
class Theme:
    """Colour tokens as hex text, so that a theme is a value: hashable, comparable, part of cache keys.

    ``text_scale`` is the reader's own factor, for text only. Measured contrasts stand in the tests.
    """

    name: str = "dark"
    text_scale: float = 1.0
    bg: str = "#0B1120"
    panel: str = "#151D31"
    raised: str = "#202B45"
    text: str = "#F3F6FB"
    muted: str = "#B4C0D6"
    line: str = "#5A6B8F"
    focus: str = "#FFD84D"
    focus_ink: str = "#120D04"
    ripple: str = "#2A6FBE"
    ripple_edge: str = "#8CC4FF"
    linch: str = "#3D1B69"
    linch_edge: str = "#E6D8FF"
    alt: str = "#B0243A"
    alt_edge: str = "#FFB3BC"
    paradox: str = "#050508"
    paradox_edge: str = "#FFFFFF"
    patch: str = "#F0A030"
    patch_edge: str = "#FFE2B0"
    patch_stitch: str = "#7A4300"
    patch_ink: str = "#120D04"
    ok: str = "#57D9A3"
    danger: str = "#FF6B6B"
    card: str = "#F7F4EA"
    card_ink: str = "#120D04"
    card_line: str = "#8A836F"
    inverter: str = "#F2D24B"
    artifact: str = "#4FC3A1"
    action: str = "#7FA8FF"
    timewarp: str = "#E48BD0"
    identity: str = "#E9EDF5"
    mission: str = "#C9B68A"
    seats: tuple[str, ...] = ("#56B4E9", "#E69F00", "#35C493", "#F0E442", "#E58BB9", "#FF8552")

    def color(self, token: str, alpha: float = 1.0) -> QColor:
        """Return a token's colour; `alpha` from 0 (clear) to 1."""
        color = QColor(getattr(self, token))
        color.setAlphaF(alpha)
        return color

    def band(self, family: str) -> QColor:
        """Return the band of a card family; dark ink reads on every one of them."""
        return QColor(getattr(self, family))

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


def apply(app: QApplication, theme: Theme = DARK) -> None:
    """Dress every standard widget of the program: Fusion, a full palette, one style sheet.

    The palette sets a text colour with every background, so that no system theme shines through half.
    """
    style = QStyleFactory.create("Fusion")
    if style is not None:
        app.setStyle(style)
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
        result.setColor(QPalette.ColorGroup.Disabled, name, QColor(theme.line).lighter(130))
    return result


def style_sheet(theme: Theme) -> str:
    """Return resources/style.qss filled with the theme's colours and the least size of a target."""
    text = resource("style.qss").read_text(encoding="utf-8")
    arrows = {name: resource(f"signs/{name}.svg").as_posix() for name in ("down", "up", "tick", "dot")}
    return Template(text).substitute(theme.tokens(), target=MIN_TARGET_PX, **arrows)
