"""The installer and the archive of Windows, around a stub of the program."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from pack import NAME, PACKAGING, ROOT, SUFFIX, TITLE, VERSION, game_icon, steps, trial, windows
from PIL import Image

from chrononauts_qt.session import places

STUB = """\
Unicode true
SilentInstall silent
RequestExecutionLevel user
OutFile "{target}"
Section
  Sleep {milliseconds}
SectionEnd
"""
INSIDE = ("chrononauts-qt.exe", "_internal/base_library.zip", "_internal/PySide6/Qt à $6.dll")
UNTIL_KILLED = 1_200_000
"""Milliseconds that a program sleeps which the trial ends itself, however long that takes."""

DOCUMENTS = ("LICENSE.txt", "NOTICE.txt", "README.txt", "chrononauts-qt-game.ico")

needs_nsis = pytest.mark.skipif(shutil.which("makensis") is None, reason="makensis is not installed (nsis)")
needs_7z = pytest.mark.skipif(shutil.which("7z") is None, reason="7z is not installed (p7zip-full)")


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as PyInstaller leaves it, with a few bytes for a program; what is built lies beside it."""
    monkeypatch.setattr(windows, "BUILD", tmp_path / "build")
    folder = tmp_path / "app"
    for name in INSIDE:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(name.encode())
    return folder


def test_the_version_resource_names_program_version_and_authors() -> None:
    tree = ast.parse(windows.version_info(), mode="eval")
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    named = [node for node in calls if isinstance(node.func, ast.Name) and node.func.id == "StringStruct"]
    told = dict(tuple(ast.literal_eval(word) for word in node.args) for node in named)
    assert told["ProductName"] == TITLE
    assert told["ProductVersion"] == told["FileVersion"] == VERSION
    assert told["OriginalFilename"] == "chrononauts-qt.exe"
    assert "contributors" in told["CompanyName"]


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", (0, 1, 0, 0)), ("1.2", (1, 2, 0, 0)), ("0.2.0rc1", (0, 2, 0, 0))],
)
def test_a_version_becomes_the_four_numbers_of_windows(version: str, numbers: tuple[int, ...]) -> None:
    assert windows.numbers(version) == numbers


def test_a_version_without_numbers_is_refused_in_a_sentence() -> None:
    with pytest.raises(steps.BuildError, match="does not begin with two numbers"):
        windows.numbers("next")


def test_the_archive_holds_one_folder_with_the_program_and_its_documents(app: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(windows.portable(app, tmp_path / "portable.zip")) as archive:
        names = set(archive.namelist())
        readme = archive.read(f"{NAME}-{VERSION}/README.txt").decode("utf-8-sig")
    assert names == {f"{NAME}-{VERSION}/{name}" for name in (*INSIDE, *DOCUMENTS)}
    assert "\r\n" in readme
    assert all(f"\n{language}\r" in readme for language in ("English", "Italiano", "Français"))


def test_the_uninstaller_deletes_each_file_by_name_and_no_folder_that_is_not_empty(app: Path) -> None:
    lines = windows.removal(windows.staged(app)).splitlines()
    deleted = {line[len('Delete "$INSTDIR\\') : -1] for line in lines if line.startswith("Delete")}
    assert deleted == {name.replace("/", "\\").replace("$", "$$") for name in (*INSIDE, *DOCUMENTS)}
    assert lines[-2:] == ['RMDir "$INSTDIR\\_internal\\PySide6"', 'RMDir "$INSTDIR\\_internal"']
    assert not any("/r" in line for line in lines)


@needs_nsis
@needs_7z
def test_the_installer_compiles_without_a_warning_and_holds_everything(app: Path, tmp_path: Path) -> None:
    made = windows.installer(app, tmp_path / f"{NAME}-{VERSION}-windows-x86_64-setup.exe")
    listed = subprocess.run(["7z", "l", "-slt", made], capture_output=True, text=True, check=True).stdout
    files = set(re.findall(r"^Path = (?!\$PLUGINSDIR|/)(.+)$", listed, re.MULTILINE))
    assert files == {*INSIDE, *DOCUMENTS, "uninstall.exe"}
    assert "SubType = NSIS-3 Unicode" in listed
    assert "Method = LZMA" in listed
    assert "Solid = +" in listed


@needs_nsis
def test_a_warning_of_nsis_fails_the_build(app: Path, tmp_path: Path) -> None:
    with pytest.raises(steps.BuildError, match="Insecure filename"):
        windows.installer(app, tmp_path / "setup.exe")


@needs_nsis
def test_every_text_of_the_installer_is_there_in_three_languages() -> None:
    texts = (windows.SCRIPT.parent / "texts.nsh").read_text(encoding="utf-8")
    script = windows.SCRIPT.read_text(encoding="utf-8")
    there = re.findall(r'^!insertmacro Text (\w+) \\\n(?:  ".+" \\\n){2}  ".+"$', texts, re.MULTILINE)
    assert there == re.findall(r"^!insertmacro Text (\w+)", texts, re.MULTILINE)
    assert set(there) == set(re.findall(r"\$\((\w+)\)", script))


def test_the_icons_of_a_game_have_every_size(tmp_path: Path) -> None:
    ico, icns = tmp_path / "game.ico", tmp_path / "game.icns"
    game_icon.write_ico(ico)
    game_icon.write_icns(icns)
    with Image.open(ico) as picture:
        assert picture.info["sizes"] == {(side, side) for side in game_icon.ICO_SIDES}
    with Image.open(icns) as picture:
        sides = {width * scale for width, _, scale in picture.info["sizes"]}
    assert sides >= set(game_icon.ICNS_SIDES)


def test_without_a_program_there_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "APP", tmp_path / "nothing")
    with pytest.raises(steps.BuildError, match=r"dev\.py build app"):
        windows.make_installer()


def test_the_game_of_the_trial_is_one_that_the_program_leaves_where_it_is(tmp_path: Path) -> None:
    """A bug: the program that the trial starts would have put aside what it cannot read."""
    game = tmp_path / f"a{SUFFIX}"
    game.write_text(trial.GAME, encoding="utf-8")
    found = places.latest_unfinished(tmp_path)
    assert found is not None
    assert [*tmp_path.iterdir()] == [game]


@needs_nsis
@pytest.mark.skipif(shutil.which("wine") is None, reason="wine is not installed")
@pytest.mark.timeout(1200)
def test_wine_installs_upgrades_and_removes_it(app: Path, tmp_path: Path) -> None:
    _skip_without_32_bits(tmp_path)
    _make_stub(app / f"{NAME}.exe", UNTIL_KILLED)
    old, new = (tmp_path / f"{NAME}-{version}-windows-x86_64-setup.exe" for version in ("0.0.9", VERSION))
    windows.installer(app, new)
    (app / "_internal" / "gone.dll").write_bytes(b"only in the earlier version")
    windows.installer(app, old, "0.0.9")
    command = [sys.executable, "-m", "pack.trial", str(new), str(old)]
    env = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{PACKAGING}"}
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 4


def _skip_without_32_bits(folder: Path) -> None:
    """NSIS makes programs of 32 bits; Debian's wine alone may run those of 64 only."""
    probe = folder / "probe.exe"
    _make_stub(probe, 0)
    env = {**os.environ, "WINEPREFIX": str(folder / "probe"), "WINEDEBUG": "-all", "DISPLAY": ""}
    if subprocess.run(["wine", probe], env=env, capture_output=True).returncode:
        pytest.skip("wine runs no programs of 32 bits (wine32)")


def _make_stub(target: Path, milliseconds: int) -> None:
    """Write a program for Windows that sleeps."""
    script = target.with_suffix(".nsi")
    script.write_text(STUB.format(target=target, milliseconds=milliseconds), encoding="utf-8")
    subprocess.run(["makensis", "-V1", script], check=True)
    script.unlink()
