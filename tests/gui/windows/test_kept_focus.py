"""What had the keys may be gone when they are given back: `give_back` asks first, nothing else may."""

from __future__ import annotations

import re
from pathlib import Path

import chrononauts_qt
from tests.each import each

KEPT = re.compile(r"self\.(\w+)(?:: [^=]+)? = QApplication\.focusWidget\(\)")
UI = Path(chrononauts_qt.__file__).parent / "ui"


def asked(source: str) -> list[str]:
    """Return every place at which something is asked of what had the keys."""
    return [found for name in KEPT.findall(source) for found in re.findall(rf"self\.{name}\.\w+", source)]


def test_nothing_is_asked_of_what_had_the_keys() -> None:
    keepers = [path for path in UI.rglob("*.py") if KEPT.search(path.read_text(encoding="utf-8"))]
    assert len(keepers) >= 3
    for check in each(keepers):
        with check as path:
            assert asked(path.read_text(encoding="utf-8")) == []


def test_a_planted_question_is_found() -> None:
    assert asked("self._had = QApplication.focusWidget()\nself._had.setFocus()") == ["self._had.setFocus"]
