"""What the bare-root test knows without a root: what it reads, how it tells, when it refuses."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from bare.portable import asked_for
from bare.protocol import Failed, Protocol, Unprovable
from bare.root import dependency_names, reached
from bare.texts import translated

PACKAGING = Path(__file__).parents[2] / "packaging"


def fails() -> str:
    raise Failed("two things are wrong")


def test_a_dependency_is_read_without_its_version_and_with_its_alternatives() -> None:
    depends = "libc6 (>= 2.35), libgl1:any, default-mta | mail-transport-agent (= 1), "
    assert dependency_names(depends) == ["libc6", "libgl1", "default-mta", "mail-transport-agent"]


def test_what_a_package_needs_is_followed_to_its_end() -> None:
    packages = {"game": {"gl", "not-there"}, "gl": {"x", "game"}, "x": set[str](), "stray": {"x"}}
    assert reached(packages, "game") == {"game", "gl", "x"}


def test_the_readme_of_the_archive_names_packages_over_several_lines() -> None:
    text = (PACKAGING / "linux" / "README.txt").read_text(encoding="utf-8")
    asked = asked_for(text)
    assert asked == sorted(asked)
    assert {"libegl1", "libgl1", "libxcb-xfixes0"} <= set(asked)


def test_packages_are_read_from_what_the_program_says() -> None:
    said = "missing (libGL.so.1). “sudo apt install libgl1 libegl1” helps."
    assert asked_for(said) == ["libgl1", "libegl1"]
    assert asked_for("Install the program again.") == []


@pytest.mark.parametrize(("language", "title"), [("en", "Player 1"), ("it", "Giocatore 1")])
def test_a_text_is_found_in_the_translations(language: str, title: str) -> None:
    assert translated(language, "Settings", "Player 1") == title


def test_a_text_that_has_changed_is_told() -> None:
    with pytest.raises(Failed, match="has no translation into it"):
        translated("it", "Settings", "Nobody says this")


def test_after_a_failed_step_none_of_those_that_need_it_is_done(capsys: pytest.CaptureFixture[str]) -> None:
    heard: list[int] = []
    protocol = Protocol(heard.append)
    protocol.follow([("one", lambda: "done"), ("two", fails), ("three", lambda: "never")])
    protocol.follow([("four", lambda: "done too")])
    assert [outcome.name for outcome in protocol.outcomes] == ["one", "two", "four"]
    assert (protocol.is_ok, heard) == (False, [2])
    assert json.loads(json.dumps(protocol.summary()))[1]["told"] == "two things are wrong"
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == ["passed", "failed", "passed"]


def test_what_cannot_be_proved_is_neither_passed_nor_failed(capsys: pytest.CaptureFixture[str]) -> None:
    def unprovable() -> str:
        raise Unprovable("nobody can know")

    protocol = Protocol()
    protocol.follow([("one", unprovable), ("two", lambda: "done")])
    assert protocol.is_ok
    assert protocol.sums() == "1 passed, 0 failed, 1 not provable"
    assert "one: nobody can know" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform != "linux", reason="the root is a Debian")
@pytest.mark.parametrize("door", ["bare_root.py", "prove_windows.py"])
def test_where_it_cannot_run_it_says_why_in_one_sentence(tmp_path: Path, door: str) -> None:
    env = {**os.environ, "PATH": str(tmp_path)}
    command = [sys.executable, str(PACKAGING / door)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith(f"{door}: ")
