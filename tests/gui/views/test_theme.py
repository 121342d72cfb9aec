"""Colours that can be read, fonts that are there, resources that are found."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPalette, QRawFont
from PySide6.QtWidgets import QApplication, QCheckBox

from chrononauts_qt.ui import assets
from chrononauts_qt.ui.kit import theme
from tests.each import each

INK_ON_GROUND = [
    ("text", "bg", 15.0),
    ("text", "panel", 15.0),
    ("muted", "panel", 7.0),
    ("line", "panel", 3.0),
    ("text", "ripple", 4.5),
    ("text", "linch", 4.5),
    ("text", "alt", 4.5),
    ("text", "paradox", 4.5),
    ("patch_ink", "patch", 4.5),
    ("focus_ink", "focus", 4.5),
    ("focus", "bg", 3.0),
    ("ok", "panel", 4.5),
    ("danger", "panel", 4.5),
    *(("card_ink", family, 8.0) for family in ("inverter", "patch", "artifact", "action", "timewarp")),
    *(("card_ink", family, 8.0) for family in ("identity", "mission", "card")),
]


def luminance(color: QColor) -> float:
    parts = [color.redF(), color.greenF(), color.blueF()]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_text_can_be_read_on_its_ground() -> None:
    for check in each(INK_ON_GROUND):
        with check as (ink, ground, least):
            assert contrast(theme.DARK.color(ink), theme.DARK.color(ground)) >= least


def test_each_role_has_its_own_face(qapp: object) -> None:
    for role, family in (
        ("body", assets.BODY_FAMILY),
        ("headline", assets.HEADLINE_FAMILY),
        ("number", assets.HEADLINE_FAMILY),
    ):
        assert QRawFont.fromFont(theme.DARK.font(role, 18)).familyName().startswith(family)


def test_figures_are_equally_wide(qapp: object) -> None:
    metrics = QFontMetricsF(theme.DARK.font("number", 18))
    assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1


def test_the_prime_sign_is_in_a_bundled_face(qapp: object) -> None:
    assert QRawFont.fromFont(theme.DARK.font("label", 18)).supportsCharacter(ord("′"))


def test_the_reader_can_enlarge_text_but_not_shrink_it_below_twelve(qapp: object) -> None:
    assert theme.Theme(text_scale=2.0).font("body", 16).pixelSize() == 32
    assert theme.Theme(text_scale=0.5).font("body", 16).pixelSize() == 12


def test_the_palette_sets_text_with_every_ground(qapp: object) -> None:
    found = theme.palette(theme.DARK)
    role = QPalette.ColorRole
    for ground, ink in (
        (role.Window, role.WindowText),
        (role.Base, role.Text),
        (role.Button, role.ButtonText),
        (role.ToolTipBase, role.ToolTipText),
        (role.Highlight, role.HighlightedText),
    ):
        assert contrast(found.color(ground), found.color(ink)) >= 4.5


def test_no_rule_of_the_style_sheet_sets_a_ground_without_its_ink() -> None:
    parts = ("::", "QScrollBar", "QSlider", "QSplitter", "corner")
    for rule in theme.style_sheet(theme.DARK).split("}"):
        selector, _, body = rule.partition("{")
        has_ground = "background-color" in body and "transparent" not in body
        if has_ground and not any(part in selector for part in parts):
            assert " color:" in body or body.strip().startswith("color:"), selector.strip()


def test_the_style_sheet_has_no_holes(qapp: QApplication) -> None:
    assert "$" not in theme.style_sheet(theme.DARK)


@pytest.mark.parametrize("name", ["Giochi però così", "it’s (1) #2 100%", 'a "quoted" \\ name'])
def test_the_style_sheet_is_read_in_a_folder_of_any_name(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    def ticked() -> QImage:
        box = QCheckBox()
        box.setChecked(True)
        box.setStyleSheet(theme.style_sheet(theme.DARK))
        return box.grab().toImage()

    usual, folder = ticked(), tmp_path / name
    shutil.copytree(assets.resource("signs"), folder / "signs")
    shutil.copy(assets.resource("style.qss"), folder)
    monkeypatch.setattr(theme, "resource", folder.joinpath)
    assert ticked() == usual


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="nothing here"):
        assets.resource("nothing here")
