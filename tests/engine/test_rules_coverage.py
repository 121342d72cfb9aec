"""The coverage tool is fed small rulebooks and small test folders."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import rules_coverage

RULES = """\
# Rules

## 3. Turns

Status: done

* **R-301** (L) Draw, then play.
* **R-308** (A-05) Waiting may replace
  a granted play, see A-06.

## 4. Later

Status: not yet

* **R-401** (A-07) Something else.

## 13. Resolutions

| id | question |
|---|---|
| A-05 | first |
| A-06 | second |
| A-07 | third |

## 16. Vectors

* **T-01** A case.
"""

COMPLETE = """\
import pytest

pytestmark = pytest.mark.rule("A-06")


@pytest.mark.rule("R-308")
class TestWaiting:
    @pytest.mark.rule("A-05", "T-01")
    def test_replaces_a_play(self):
        pass


@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("R-301"))])
def test_turn(n):
    pass
"""


class Project:
    """A fake project folder with one rules file and one test module."""

    def __init__(self, folder: Path) -> None:
        self.rules = folder / "rules.md"
        self.tests = folder / "tests"
        self.tests.mkdir()
        self.write(RULES, COMPLETE)

    def write(self, rules: str, test: str) -> None:
        """Replace both files."""
        self.rules.write_text(rules, encoding="utf-8")
        (self.tests / "test_it.py").write_text(test, encoding="utf-8")

    def run(self) -> int:
        """Run the tool on this folder."""
        return rules_coverage.main(["--rules", str(self.rules), "--tests", str(self.tests)])


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_complete_project_passes(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    assert project.run() == 0
    out = capsys.readouterr().out
    assert "R-301   tests/test_it.py::test_turn\n" in out
    assert "A-05    tests/test_it.py::TestWaiting::test_replaces_a_play\n" in out
    assert "4 of 4 rules" in out


def test_section_still_to_come_needs_no_tests_but_is_named(
    project: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    project.run()
    out = capsys.readouterr().out
    assert "not yet: 4 Later (0 of 1 rules have a test)" in out
    assert "R-401" not in out


@pytest.mark.parametrize("lost", ["R-301", "R-308", "A-05", "A-06"])
def test_required_id_without_test_fails(
    project: Project, capsys: pytest.CaptureFixture[str], lost: str
) -> None:
    project.write(RULES, COMPLETE.replace(lost, "T-01"))
    assert project.run() == 1
    assert f"{lost} has no test" in capsys.readouterr().err


def test_finishing_a_section_asks_for_its_rules_and_resolutions(
    project: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    project.write(RULES.replace("not yet", "done"), COMPLETE)
    assert project.run() == 1
    assert capsys.readouterr().err.splitlines() == ["R-401 has no test", "A-07 has no test"]


def test_id_unknown_to_the_rules_fails(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.write(RULES, COMPLETE.replace('"T-01"', '"R-999"'))
    assert project.run() == 1
    assert "R-999 is named by tests/test_it.py::TestWaiting::test_replaces_a_play" in capsys.readouterr().err


@pytest.mark.parametrize("mark", ["skip", "xfail(reason='later')"])
def test_test_that_never_passes_proves_nothing(
    project: Project, capsys: pytest.CaptureFixture[str], mark: str
) -> None:
    project.write(RULES, COMPLETE.replace("def test_turn", f"@pytest.mark.{mark}\ndef test_turn"))
    assert project.run() == 1
    assert "R-301 has no test" in capsys.readouterr().err


def test_marker_on_a_helper_proves_nothing(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.write(RULES, COMPLETE.replace("def test_turn", "def helper"))
    assert project.run() == 1
    assert "R-301 has no test" in capsys.readouterr().err


def test_marker_with_a_computed_id_fails(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.write(RULES, COMPLETE.replace('"T-01"', "RULE_ID"))
    assert project.run() == 1
    assert "takes plain strings" in capsys.readouterr().err


def test_marks_of_a_list_of_module_marks_count(project: Project) -> None:
    project.write(RULES, COMPLETE.replace('pytest.mark.rule("A-06")', '[pytest.mark.rule("A-06")]'))
    assert project.run() == 0


def test_rules_without_status_line_fail(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.write(RULES.replace("Status: not yet\n", ""), COMPLETE)
    assert project.run() == 1
    assert "section 4 Later has rules but no status line" in capsys.readouterr().err


def test_id_defined_twice_fails(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.write(RULES + "* **T-01** Again.\n", COMPLETE)
    assert project.run() == 1
    assert "T-01 is defined twice" in capsys.readouterr().err


def test_cited_resolution_must_be_settled(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.write(RULES.replace("see A-06", "see A-66"), COMPLETE)
    assert project.run() == 1
    assert "A-66 is cited but not settled" in capsys.readouterr().err


def test_rules_of_the_project_itself_can_be_read() -> None:
    book = rules_coverage.read_rulebook(rules_coverage.ROOT / "docs" / "rules.md")
    assert not book.errors
    assert {"R-101", "R-1014", "R-1302", "A-38", "T-23"} <= book.known
    assert all(section.status for section in book.sections if section.rules)
