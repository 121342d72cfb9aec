"""Faults are planted in lines drawn by their words, and found by the tests that execute them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from coverage import CoverageData

from tests import soak_faults
from tests.faults import near
from tests.faults.judge import JUDGES, READERS, Suite, Tree
from tests.faults.plant import ROOT, Fault, faults_of, named, sample

SOURCE = '''\
"""Doors."""
from __future__ import annotations

LONGEST: int = 3


def is_open(door: Door, keys: int) -> bool:
    """Tell whether a door is open."""
    if door.lock is None and keys > LONGEST:
        return not door.shut
    door.tries += 1
    door.knock("twice")
    assert keys, "there is a key"
    return False
'''
RUN = {
    "": [4],
    "b.py::wide|run": [9, 10],
    "a.py::narrow|run": [9],
    f"{JUDGES}::test|run": [9],
    "c.py::knocks|run": [12],
}
"""Lines by the test that executes them; what no test does is done by the import."""


def test_a_line_is_left_out_negated_or_weakened() -> None:
    found = faults_of("a.py", SOURCE)
    assert {number: {fault.after.strip() for fault in faults} for number, faults in found.items()} == {
        4: {"LONGEST: int = 4"},
        9: {
            "if door.lock is not None and keys > LONGEST:",
            "if door.lock is None or keys > LONGEST:",
            "if door.lock is None and keys >= LONGEST:",
            "if not (door.lock is None and keys > LONGEST):",
        },
        10: {"return door.shut", "return None"},
        11: {"pass", "door.tries += 2"},
        12: {"pass", 'door.knock("")'},
        14: {"return True", "return None"},
    }


def test_what_a_type_variable_is_called_is_left_alone() -> None:
    assert faults_of("a.py", 'Door = TypeVar("Door", Oak, Iron)\n') == {}


def _write(root: Path, source: str) -> None:
    (root / "chrononauts_qt" / "ui").mkdir(parents=True, exist_ok=True)
    (root / "chrononauts_qt" / "ui" / "doors.py").write_text(source, encoding="utf-8")


def test_a_sample_stays_the_same_while_other_lines_come_and_go(tmp_path: Path) -> None:
    _write(tmp_path, SOURCE)
    before = sample(6, "seed", tmp_path)
    _write(tmp_path, SOURCE.replace("LONGEST: int", "\n\nLONGEST: int"))
    after = sample(6, "seed", tmp_path)
    assert [fault._replace(line=fault.line + 2) for fault in before] == list(after)
    assert [fault.before for fault in sample(6, "another", tmp_path)] != [fault.before for fault in before]


def test_every_fault_is_another_program_in_one_line() -> None:
    source = (ROOT / "chrononauts_qt/session/places.py").read_text(encoding="utf-8")
    lines = source.splitlines()
    faults = [fault for faults in faults_of("places.py", source).values() for fault in faults]
    assert len(faults) > 50
    for fault in faults:
        assert lines[fault.line - 1] == fault.before != fault.after
        ast.parse("\n".join([*lines[: fault.line - 1], fault.after, *lines[fault.line :]]))


def test_a_line_is_found_by_its_words_wherever_it_stands(tmp_path: Path) -> None:
    _write(tmp_path, SOURCE + "    return False\n")
    path = "chrononauts_qt/ui/doors.py"
    one, other = (named(path, "return False", "return True", which, tmp_path) for which in (1, 2))
    assert (one.line, other.line) == (14, 15)
    assert one.after == "    return True"
    with pytest.raises(ValueError, match="has 2 lines “return False”, not 3"):
        named(path, "return False", "return True", 3, tmp_path)


def test_at_least_120_faults_are_planted() -> None:
    assert soak_faults.FAULTS >= 120


def test_near_faults_are_those_that_were_missed_and_others_of_the_same_modules() -> None:
    faults = soak_faults.drawn_near()
    assert len({fault[:2] for fault in faults}) == soak_faults.NEAR_FAULTS
    assert faults[: len(near.MISSED)] == near.missed()
    assert {fault.path for fault in faults} <= set(near.modules())
    for fault in near.missed():
        lines = (ROOT / fault.path).read_text(encoding="utf-8").splitlines()
        ast.parse("\n".join([*lines[: fault.line - 1], fault.after, *lines[fault.line :]]))


def test_the_nearest_tests_are_there_and_files_are_asked_before_folders() -> None:
    for path, tests in near.NEAREST.items():
        assert all((ROOT / test).exists() for test in (near.PACKAGE + path, *tests)), path
        first, then = near.tests_of(near.PACKAGE + path)
        assert sorted(test for some in first + then for test in some) == sorted(tests), path
    files, folders = near.tests_of("chrononauts_qt/session/clock.py")
    assert files == [["tests/session/test_clock.py", "tests/session/test_bots_silence.py"], [], []]
    assert folders == [["tests/session"], [], []]


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    """Three tests were run: two open a door, one of them the narrower one; one only knocks."""
    path, other = (f"/somewhere/chrononauts_qt/ui/{name}.py" for name in ("doors", "houses"))
    for number in range(3):
        data = CoverageData(str(tmp_path / f"part-{number}.coverage"))
        for test, lines in RUN.items() if number == 0 else [("", [4])]:
            data.set_context(test)
            data.add_lines({path: lines, other: [1, 2, 3] if "wide" in test else []})
        data.write()
    return Suite(tmp_path)


def asked(suite: Suite, line: int, words: str = "") -> list[list[str]]:
    return suite.tests_of(Fault("chrononauts_qt/ui/doors.py", line, words, ""))


def test_the_tests_that_execute_a_line_are_asked_and_the_narrowest_first(suite: Suite) -> None:
    assert asked(suite, 9) == [["a.py::narrow", "b.py::wide"], [], []]
    assert asked(suite, 12, 'door.knock("twice")') == [["c.py::knocks"], [*READERS], []]


def test_of_what_runs_at_the_import_all_tests_of_the_module_are_asked(suite: Suite) -> None:
    assert set(asked(suite, 4)[0]) == {"a.py::narrow", "b.py::wide", "c.py::knocks"}


def test_every_test_that_reads_the_sources_is_there() -> None:
    assert [name for name in READERS if not (ROOT / name).is_file()] == []


def test_a_planted_fault_is_found_and_one_that_changes_nothing_is_not(tmp_path: Path) -> None:
    tree = Tree(tmp_path / "tree")
    path = ROOT / "chrononauts_qt/session/places.py"
    before = next(line for line in path.read_text(encoding="utf-8").splitlines() if "SUFFIX =" in line)
    number = path.read_text(encoding="utf-8").splitlines().index(before) + 1
    found = []
    for after in ('SUFFIX = ""', f"{before}  # the same"):
        fault = Fault(path.relative_to(ROOT).as_posix(), number, before, after)
        found.append(tree.noticed_by(fault, [["tests/session/test_places.py"], [], []]))
    assert found[0].startswith("tests/session/test_places.py::test_")
    assert found[1] == ""
    assert (tree.root / path.relative_to(ROOT)).read_bytes() == path.read_bytes()
