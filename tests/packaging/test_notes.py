"""Release notes out of the CHANGELOG, and the checksums beside the downloads."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from pack import __main__, checksums, notes, steps

CHANGELOG = """\
# Changelog

Words before.

## [Unreleased]

## [0.2.0rc1] - 2026-12-01

### Added

- Two.

## [0.1.0] - 2026-11-22

### Added

- One, which has
  two lines.

### Fixed

- A slip.

## [0.0.1]

### Added

[0.1.0]: somewhere
"""


def test_the_notes_of_a_version_are_its_section_without_the_heading() -> None:
    told = notes.notes(CHANGELOG, "0.1.0")
    assert told == "### Added\n\n- One, which has\n  two lines.\n\n### Fixed\n\n- A slip."
    assert notes.notes(CHANGELOG, "0.2.0rc1") == "### Added\n\n- Two."


@pytest.mark.parametrize("version", ["Unreleased", "0.0.1"])
def test_an_empty_section_is_told_so(version: str) -> None:
    with pytest.raises(notes.NoNotes, match="is empty"):
        notes.notes(CHANGELOG, version)


def test_a_missing_section_is_told_with_those_that_are_there() -> None:
    with pytest.raises(notes.NoNotes, match=r"no section for 9\.9; there is Unreleased, 0\.2\.0rc1, 0\.1\.0"):
        notes.notes(CHANGELOG, "9.9")


def test_the_changelog_of_this_project_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    newest = next(version for version in notes.sections(notes.CHANGELOG.read_text(encoding="utf-8")))
    assert notes.main([newest]) in (0, notes.FAILED)
    said = capsys.readouterr()
    assert said.out.startswith("### ") or "is empty" in said.err


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert notes.main(["v9.9"]) == notes.FAILED
    assert "CHANGELOG.md has no section for 9.9" in capsys.readouterr().err
    assert notes.main([]) == notes.BAD_USAGE
    assert "usage" in capsys.readouterr().err


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="sha256sum is not installed (coreutils)")
def test_sha256sum_accepts_the_checksums_and_notices_a_change(tmp_path: Path) -> None:
    for name in ("b.zip", "a.deb"):
        (tmp_path / name).write_bytes(name.encode())
    (tmp_path / "folder").mkdir()
    checksums.write(tmp_path)
    assert [line[66:] for line in checksums.write(tmp_path).read_text().splitlines()] == ["a.deb", "b.zip"]
    command = ["sha256sum", "--check", "--strict", checksums.NAME]
    assert subprocess.run(command, cwd=tmp_path, capture_output=True).returncode == 0
    (tmp_path / "a.deb").write_bytes(b"changed")
    assert subprocess.run(command, cwd=tmp_path, capture_output=True).returncode == 1


def test_nothing_to_sum_up_is_told(tmp_path: Path) -> None:
    with pytest.raises(steps.BuildError, match="nothing in"):
        checksums.write(tmp_path)


def test_a_build_of_the_folder_alone_succeeds_without_checksums(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug: `dev.py build app` in a new clone failed because there was no download yet."""
    monkeypatch.setattr(__main__, "DIST", tmp_path)
    monkeypatch.setitem(__main__.EVERYWHERE, "app", (tmp_path / "chrononauts-qt").mkdir)
    monkeypatch.setattr("sys.argv", ["pack", "app"])
    assert __main__.main() == 0
    assert [path.name for path in tmp_path.iterdir()] == ["chrononauts-qt"]
    (tmp_path / "chrononauts-qt").rmdir()
    (tmp_path / "an.exe").touch()
    assert __main__.main() == 0
    assert (tmp_path / checksums.NAME).is_file()
