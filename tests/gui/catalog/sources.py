"""Reads what the tests compare the texts with: the source strings, the contract's tables, the fonts."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import fontpkg

ROOT = Path(__file__).parents[3]
UI = ROOT / "chrononauts_qt" / "ui"
CONTRACT = ROOT / "docs" / "engine-contract.md"


@cache
def marked_texts() -> tuple[tuple[str, str], ...]:
    """Return (context, text) of every literal that the catalogue marks for translation."""
    found = []
    for path in sorted(UI.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _called(node) in ("QT_TRANSLATE_NOOP", "translate"):
                literals = [a.value for a in node.args[:2] if isinstance(a, ast.Constant)]
                if len(literals) == 2:
                    found.append((str(literals[0]), str(literals[1])))
    return tuple(found)


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def contract_names(heading: str) -> list[str]:
    """Return the names in the first column of the table under `heading`; a cell may hold several."""
    section = CONTRACT.read_text(encoding="utf-8").partition(f"## {heading}")[2].partition("\n## ")[0]
    cells = [row.split("|")[1] for row in section.splitlines() if row.startswith("| `")]
    return [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]


def condensed_file(weight: int) -> Path:
    """Return the file of Barlow Condensed, the face of headlines and titles, in a weight."""
    return Path(fontpkg.path("Barlow Condensed", weight=weight))


def reading_file() -> Path:
    """Return the file of Atkinson Hyperlegible, the face of texts."""
    return Path(fontpkg.path("Atkinson Hyperlegible"))
