"""What the Linux package lays beside the program: menu entry, metadata, kind of file, icons, man pages."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pack import APP_ID, MIME_TYPE, NAME, PACKAGING, ROOT, SUFFIX, TITLE, VERSION

from chrononauts_qt.cli import parser
from chrononauts_qt.session import places

FILES = PACKAGING / "linux"
ENTRY = FILES / f"{APP_ID}.desktop"
METAINFO = FILES / f"{APP_ID}.metainfo.xml"
KIND = FILES / f"{APP_ID}.xml"
PAGES = {"en": FILES / "man", "it": FILES / "man" / "it", "fr": FILES / "man" / "fr"}
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def run(tool: str, *args: str | Path, env: dict[str, str] | None = None) -> str:
    """Return what a tool of Linux says; the test is skipped where there is none, and fails where it fails."""
    if sys.platform != "linux" or shutil.which(tool) is None:  # macOS has another `man`
        pytest.skip(f"{tool} is not installed")
    done = subprocess.run(
        [tool, *map(str, args)],
        env={**os.environ, **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def entry() -> dict[str, str]:
    read = ConfigParser(interpolation=None, delimiters=("=",))
    read.optionxform = str  # type: ignore[assignment,method-assign]  # keys of the menu entry have capitals
    read.read(ENTRY, encoding="utf-8")
    return dict(read["Desktop Entry"])


def test_the_menu_entry_is_valid() -> None:
    assert run("desktop-file-validate", ENTRY) == ""


def test_the_menu_entry_starts_the_command_with_a_file() -> None:
    keys = entry()
    assert keys["Name"] == TITLE
    assert keys["Exec"] == f"{NAME} %f"
    assert keys["Icon"] == NAME
    assert keys["MimeType"] == f"{MIME_TYPE};"


def test_the_menu_entry_of_the_archive_is_found_from_its_window_too() -> None:
    """A bug: under another name a window on Wayland has neither the icon nor the title of its entry."""
    readme = (FILES / "README.txt").read_text(encoding="utf-8")
    assert f"Save this as {APP_ID}.desktop" in readme


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_menu_entry_speaks_every_language(key: str) -> None:
    keys = entry()
    assert len({keys[key], keys[f"{key}[it]"], keys[f"{key}[fr]"]}) == 3


def test_the_metadata_is_valid() -> None:
    said = run("appstreamcli", "validate", "--no-net", "--no-color", METAINFO)
    assert not re.search(r"^[EW]:", said, re.MULTILINE), said


def test_the_metadata_is_of_this_version_and_these_names() -> None:
    root = ElementTree.parse(METAINFO).getroot()
    release = root.find("releases/release")
    assert release is not None
    assert release.get("version") == VERSION
    assert root.findtext("id") == APP_ID
    assert root.findtext("launchable") == ENTRY.name
    assert root.findtext("provides/binary") == NAME
    assert root.findtext("provides/mediatype") == MIME_TYPE
    assert f'license = "{root.findtext("project_license")}"' in (ROOT / "pyproject.toml").read_text("utf-8")


def test_the_metadata_says_everything_in_every_language() -> None:
    root = ElementTree.parse(METAINFO).getroot()
    told = {"p", "li", "summary", "developer_name"}
    for parent in root.iter():
        said = [(part.tag, part.get(LANG, "en")) for part in parent if part.tag in told]
        for tag in {tag for tag, _ in said}:
            languages = [language for name, language in said if name == tag]
            assert languages == ["en", "fr", "it"] * (len(languages) // 3), parent.tag


def test_a_saved_game_is_known_by_its_name_and_by_its_first_line(tmp_path: Path) -> None:
    packages = tmp_path / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(KIND, packages)
    run("update-mime-database", tmp_path / "mime")
    without_suffix = tmp_path / "evening"
    shutil.copy(next((ROOT / "tests" / "session" / "saves" / "v1").glob(f"solo*{SUFFIX}")), without_suffix)
    empty = tmp_path / f"morning{SUFFIX}"
    empty.write_text("# not begun yet\n")
    data = {"XDG_DATA_HOME": str(tmp_path), "XDG_DATA_DIRS": str(tmp_path), "LC_ALL": "C.UTF-8"}
    for file in (without_suffix, empty):
        assert f"standard::content-type: {MIME_TYPE}" in run("gio", "info", file, env=data)


def test_the_kind_of_file_is_that_of_the_program() -> None:
    kind = ElementTree.parse(KIND).getroot().find(f"{MIME}mime-type")
    assert kind is not None
    assert kind.get("type") == MIME_TYPE
    assert kind.find(f"{MIME}glob[@pattern='*{SUFFIX}']") is not None
    assert places.SUFFIX == SUFFIX
    assert [comment.get(LANG, "en") for comment in kind.iter(f"{MIME}comment")] == ["en", "fr", "it"]
    icon = kind.find(f"{MIME}icon")
    assert icon is not None
    assert (FILES / "icons" / "hicolor" / "scalable" / "mimetypes" / f"{icon.get('name')}.svg").is_file()


def test_the_scalable_icons_are_the_drawings() -> None:
    scalable = FILES / "icons" / "hicolor" / "scalable"
    for icon in scalable.rglob("*.svg"):
        assert icon.read_bytes() == (ROOT / "resources" / "icon" / icon.name).read_bytes()


@pytest.mark.parametrize("language", PAGES)
def test_a_man_page_prints_without_a_warning(language: str) -> None:
    page = PAGES[language] / f"{NAME}.6"
    said = run(
        "man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", page, env={"MANWIDTH": "80", "LC_ALL": "C.UTF-8"}
    )
    assert "warning" not in said, said
    assert f"Chrononauts Qt {VERSION}" in said


@pytest.mark.parametrize("language", PAGES)
def test_a_man_page_names_every_command_and_option(language: str) -> None:
    top = parser()
    (subparsers,) = (each for each in top._actions if isinstance(each, argparse._SubParsersAction))
    known = {"": options_of(top)}
    known |= {name: options_of(command) - {"-h", "--help"} for name, command in subparsers.choices.items()}
    assert options_in((PAGES[language] / f"{NAME}.6").read_text("utf-8")) == known


def options_of(command: argparse.ArgumentParser) -> set[str]:
    return {option for action in command._actions for option in action.option_strings}


def options_in(page: str) -> dict[str, set[str]]:
    """Return the options that the page explains, by command; "" are those without one."""
    found: dict[str, set[str]] = {"": set()}
    command = ""
    for line in page.replace(r"\-", "-").splitlines():
        if line.startswith(".SS "):
            command = line.split()[1]
            found[command] = set()
        elif line.startswith(".SH "):
            command = ""
        elif re.match(r"\.(B|BR|BI) -", line):
            found[command] |= set(re.findall(r"--?[a-z]+", line))
    return found


@pytest.mark.parametrize("language", PAGES)
def test_a_man_page_names_where_games_lie_and_how_to_move_them(language: str) -> None:
    page = (PAGES[language] / f"{NAME}.6").read_text("utf-8").replace(r"\-", "-")
    assert f".B {places.HOME}\n" in page
    assert f"~/.local/share/{NAME}/*{SUFFIX}" in page
