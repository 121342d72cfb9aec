"""Every letter and sign that is shown is one of the bundled fonts'; every other sign is drawn."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.kit.look import LANGUAGES
from tests.gui.catalog.sources import condensed_file, reading_file
from tests.gui.i18n.texts import TRANSLATIONS, messages
from tests.gui.theme.longer import longer

UI = Path(__file__).parents[3] / "chrononauts_qt" / "ui"
WEIGHTS = (400, 500, 600, 700)
"""Those of Barlow Condensed that the roles of fonts use; it stands behind the reading face too."""


def typed(path: Path) -> Iterator[str]:
    """Yield the text literals of a module, without its docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)
    }  # what stands alone is a docstring
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def missing(text: str, face: QRawFont) -> set[str]:
    """Return the characters of a text that a face cannot draw."""
    return {char for char in text if char.isprintable() and not face.supportsCharacter(ord(char))}


@pytest.fixture(params=WEIGHTS)
def face(request: pytest.FixtureRequest, qapp: QApplication) -> QRawFont:
    """Return a weight of the condensed face, behind which no other stands."""
    return QRawFont(str(condensed_file(request.param)), 14)


def test_every_literal_of_the_windows_can_be_drawn(face: QRawFont) -> None:
    modules = sorted(UI.rglob("*.py"))
    assert len(modules) > 80
    found = {path.name: missing(" ".join(typed(path)), face) for path in modules}
    assert {name: chars for name, chars in found.items() if chars} == {}


def test_every_translation_can_be_drawn(face: QRawFont) -> None:
    for source in sorted(TRANSLATIONS.glob("*.ts")):
        forms = [form for message in messages(source) for form in message.forms]
        assert missing(" ".join(forms), face) == set(), source.name
    assert missing(longer("A Ripplepoint, with its own Patch"), face) == set()
    assert missing(" ".join(LANGUAGES.values()), face) == set()


def test_the_reading_face_lacks_only_what_the_condensed_one_lends(qapp: QApplication) -> None:
    reading = QRawFont(str(reading_file()), 14)
    assert missing("′", reading) == {"′"}
    assert missing("½×“”’…–«»ÜŒœàéç", reading) == set()


@pytest.mark.parametrize("sign", ["✓", "✗", "→", "⚠", "⚡", "★", "◐", "⏎", "♥"])
def test_the_check_sees_a_sign_that_is_typed(qapp: QApplication, sign: str) -> None:
    assert missing(f"Play it {sign} now", QRawFont(str(condensed_file(500)), 14)) == {sign}
