"""`dev.py test` leaves no test out, runs its parts side by side, and closes with the sums."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from pack import ROOT

from tests import run
from tests.run import PARTS, SCREENS, Part

GREEN = "def test_one(): pass\ndef test_two(): pass\n"
RED = "import pytest\ndef test_three(): assert 0, 'so it is'\n@pytest.mark.skip\ndef test_four(): pass\n"
LEAN = ("-p", "no:pytest-qt", "-p", "no:cacheprovider", "-p", "no:hypothesispytest", "-p", "no:randomly")


def test_every_test_lies_in_a_part() -> None:
    """A bug: the tests of the first frame lay in tests/perf, and nobody ran them."""
    folders = tuple(folder for part in PARTS for folder in part.folders)
    found = [path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")]
    assert [path for path in found if not path.startswith(folders)] == []
    assert all(folder.startswith(folders) for folder in SCREENS.folders)


@pytest.fixture
def parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sequence[Part]:
    """Put two parts of two tests each in place of the real ones, and one beside them."""
    found = []
    for name, words, on_x in (("green", GREEN, False), ("red", RED, False), ("drags", GREEN, True)):
        folder = tmp_path / name
        folder.mkdir()
        (folder / f"test_{name}.py").write_text(words, encoding="utf-8")
        options = (*LEAN, "--rootdir", str(folder))  # wherever the repository lies
        found.append(Part(name, (str(folder),), options, {}, on_x))
    monkeypatch.setattr(run, "PARTS", tuple(found))
    monkeypatch.setattr(run, "MANY", ("-n", "1"))
    return found


def test_the_parts_are_summed_up_and_what_failed_is_shown(
    parts: Sequence[Part], capfd: pytest.CaptureFixture[str]
) -> None:
    assert run.main([]) == 1
    lines = capfd.readouterr().out.splitlines()
    assert "FAILED test_red.py::test_three" in lines
    assert any("so it is" in line for line in lines)
    ends = [line.partition(" in ")[0] for line in lines if line.startswith(("green", "red", "drags"))]
    assert sorted(ends) == [
        "drags: 2 passed",
        "green: 2 passed",
        "red: 1 failed, 1 skipped",
    ]
    assert lines[-1].startswith("1 failed, 4 passed, 1 skipped in ")


def test_without_x_the_drags_are_left_out_and_named(
    parts: Sequence[Part], capfd: pytest.CaptureFixture[str]
) -> None:
    assert run.main(["--without-x=there is none", "-k", "not three"]) == 0
    said = capfd.readouterr().out
    assert "drags:" not in said
    assert "Skipped because there is none: 2 tests.\n  test_drags.py::test_one" in said


def test_a_test_that_is_named_runs_alone_and_to_the_terminal(
    parts: Sequence[Part], capfd: pytest.CaptureFixture[str]
) -> None:
    assert run.main([f"{parts[0].folders[0]}/test_green.py", "-q"]) == 0
    said = capfd.readouterr().out
    assert "== green ==" in said
    assert "== red ==" not in said
    assert "2 passed" in said


def test_where_nothing_is_found_the_exit_code_is_that_of_pytest(parts: Sequence[Part]) -> None:
    assert run.main([f"{parts[0].folders[0]}/test_green.py", "-k", "nothing"]) == run.NO_TESTS
