"""What the papers name as proof is there."""

from __future__ import annotations

import re
from pathlib import Path

from tests.measured import ROOT

PAPERS = (*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/*.md")))
CRITERION = re.compile(r"\d\.\d\.\d+ ")
"""How the row of a criterion of WCAG begins."""
CHECKS = {"`dev.py screens`"}
"""What is no test of this folder and is run by a person or a workflow."""


def named_in(text: str) -> list[str]:
    """Return every path in the tests that is named."""
    return re.findall(r"`(tests/[\w/]+(?:\.py)?)/?`", text)


def missing(root: Path, text: str) -> list[str]:
    """Return what is named and not there."""
    return [name for name in named_in(text) if not (root / name).exists()]


def test_every_test_that_a_paper_names_is_there() -> None:
    named = {(paper.name, name) for paper in PAPERS for name in missing(ROOT, paper.read_text("utf-8"))}
    assert sorted(named) == []


def test_every_criterion_of_accessibility_names_a_test_by_its_path() -> None:
    text = (ROOT / "docs" / "accessibility.md").read_text("utf-8")
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    criteria = {row[0].strip(): row[-1] for row in rows if CRITERION.match(row[0].strip())}
    assert len(criteria) > 10
    assert [criterion for criterion, shown in criteria.items() if not named_in(shown)] == []
    named = [name for row in rows for name in re.findall(r"`[^`]*(?:test_\w+|dev\.py)[^`]*`", row[-1])]
    assert {name for name in named if not named_in(name)} <= CHECKS


def test_a_test_that_is_gone_is_found(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_here.py").touch()
    assert missing(tmp_path, "`tests/test_here.py`, `tests/test_gone.py`, `tests/`") == ["tests/test_gone.py"]
