"""The smoke test believes a program only if all of it is well, and says in a sentence what is not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pack import smoke

WELL = {"ok": True, "version": "9", "python": "3", "qt": "6", "checks": {"a": 1}, "seconds": 1}
SMOKE = str(Path(smoke.__file__))


@pytest.fixture
def program(tmp_path: Path) -> Any:
    """Return what makes a program out of some lines, of which `said` is the line of JSON."""

    def make(lines: str, said: object = WELL) -> list[str]:
        path = tmp_path / "program.py"
        head = f"import os, pathlib, sys, time\nsaid = {json.dumps(said)!r}\n"
        path.write_text(head + lines, encoding="utf-8")
        return [sys.executable, str(path)]

    return make


def test_a_program_that_is_well_is_believed(program: Any) -> None:
    command = program("print(said) if sys.argv[1:] == ['--selftest'] else sys.exit(9)")
    assert smoke.smoke(command) == WELL


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("pass", "no line of JSON; it said: nothing"),
        ("sys.exit('a library is missing')", "code 1 and no line of JSON; it said: a library is missing"),
        ("print(said); print('and more')", "no line of JSON"),
        ("print('well')", "no line of JSON"),
        ("print('[1]')", "no line of JSON"),
        ("print(said); sys.exit(3)", "ended with code 3"),
        ("print(said); print('a warning', file=sys.stderr)", "said on stderr: a warning"),
        ("print(said); pathlib.Path.home().joinpath('rest').touch()", "left files behind: home/rest"),
        ("os.abort()", "no line of JSON"),
    ],
)
def test_anything_unasked_fails_it(program: Any, lines: str, reason: str) -> None:
    with pytest.raises(smoke.Broken, match=reason.replace("[", r"\[")):
        smoke.smoke(program(lines))


def test_a_check_that_failed_is_named(program: Any) -> None:
    bad = {"ok": False, "failed": "fonts", "reason": "Barlow is missing"}
    with pytest.raises(smoke.Broken, match="“fonts” failed: Barlow is missing"):
        smoke.smoke(program("print(said); sys.exit(1)", bad))


def test_a_program_that_does_not_end_is_ended(program: Any) -> None:
    with pytest.raises(smoke.Broken, match=r"within 0\.5 seconds"):
        smoke.smoke(program("time.sleep(60)"), 0.5)


def test_a_program_that_is_not_there_is_a_sentence() -> None:
    with pytest.raises(smoke.Broken, match="cannot be started"):
        smoke.smoke(["/nowhere/chrononauts-qt"])


@pytest.mark.skipif(os.name == "nt", reason="a script that starts by itself")
def test_a_program_is_found_from_where_it_was_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "program"
    path.write_text(f"#!/bin/sh\necho '{json.dumps(WELL)}'\n", encoding="utf-8")
    path.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    assert smoke.smoke(["./program"]) == WELL


def test_the_program_gets_an_environment_of_its_own(
    program: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("PYTHONPATH", "DISPLAY", "QT_QPA_PLATFORM", "CHRONONAUTS_QT_HOME", "LANG"):
        monkeypatch.setenv(name, "ours")
    seen = tmp_path / "seen"
    smoke.smoke(program(f"print(said); pathlib.Path({str(seen)!r}).write_text(repr(dict(os.environ)))"))
    text = seen.read_text(encoding="utf-8")
    assert "ours" not in text
    assert os.path.expanduser("~/") not in text.replace(os.environ.get("PATH", ""), "")  # noqa: PTH111  # as text


def test_the_file_needs_nothing_but_python(program: Any, tmp_path: Path) -> None:
    run = [sys.executable, "-I", SMOKE]
    done = subprocess.run(
        [*run, *program("print(said)")], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "works: 9, Python 3, Qt 6" in done.stdout
    assert subprocess.run(run, capture_output=True, check=False).returncode == smoke.BAD_USAGE
    bad = subprocess.run([*run, "false"], capture_output=True, text=True, check=False)
    assert bad.returncode == smoke.FAILED
    assert bad.stderr == "false does not work: it ended with code 1 and no line of JSON; it said: nothing.\n"
