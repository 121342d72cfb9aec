"""Nothing is passed on without its licence."""

from __future__ import annotations

import re
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest
from pack import NAME, ROOT, TITLE, components, licences
from pack.components import UnknownLicence, inside, python_licence

from tests.needs import LINKS

LINUX = (
    NAME,
    "_internal/base_library.zip",
    "_internal/libpython3.11.so.1.0",
    "_internal/python3.11/lib-dynload/zlib.cpython-311-x86_64-linux-gnu.so",
    "_internal/PySide6/QtCore.abi3.so",
    "_internal/PySide6/libpyside6.abi3.so.6.11",
    "_internal/PySide6/Qt/lib/libQt6Core.so.6",
    "_internal/PySide6/Qt/lib/libicudata.so.73",
    "_internal/PySide6/Qt/plugins/platforms/libqxcb.so",
    "_internal/shiboken6/Shiboken.abi3.so",
    "_internal/fontpkg_barlow_condensed/files/BarlowCondensed-Bold.ttf",
    "_internal/chrononauts_qt/_data/resources/style.qss",
    "_internal/chrononauts_qt/_data/resources/phone/hmac.js",
    "_internal/websockets/speedups.cpython-311-x86_64-linux-gnu.so",
)
WINDOWS = (
    f"{NAME}.exe",
    "_internal/python311.dll",
    "_internal/_socket.pyd",
    "_internal/libffi-8.dll",
    "_internal/VCRUNTIME140.dll",
    "_internal/PySide6/MSVCP140.dll",
    "_internal/PySide6/Qt6Core.dll",
    "_internal/PySide6/QtCore.pyd",
    "_internal/PySide6/pyside6.abi3.dll",
    "_internal/PySide6/plugins/platforms/qwindows.dll",
    "_internal/shiboken6/shiboken6.abi3.dll",
    f"{NAME}-game.ico",
)
MACOS = (
    "Contents/Info.plist",
    f"Contents/MacOS/{NAME}",
    "Contents/Frameworks/Python.framework/Versions/3.11/Python",
    "Contents/Frameworks/python3__dot__11/lib-dynload/math.cpython-311-darwin.so",
    "Contents/Frameworks/PySide6/QtCore.abi3.so",
    "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
    "Contents/Frameworks/libpyside6.abi3.6.11.dylib",
    f"Contents/Resources/{NAME}.icns",
    "Contents/Resources/base_library.zip",
    "Contents/Resources/chrononauts_qt/deals/bank.txt",
)


@pytest.fixture(autouse=True)
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Stand in for PyInstaller, which the tests do without: its package, and what it packs into a program."""
    package = tmp_path / "site" / "pyinstaller-6.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: pyinstaller\nVersion: 6.0\n")
    (package / "top_level.txt").write_text("PyInstaller\n")
    text = f"Copyright (c) 2010-2023, PyInstaller Team\n\n  {licences.GPL}\n  the whole of it\n"
    (package / "COPYING.txt").write_text(text)
    names = ("METADATA", "top_level.txt", "COPYING.txt")
    (package / "RECORD").write_text("".join(f"{package.name}/{name},,\n" for name in names))
    monkeypatch.syspath_prepend(str(package.parent))
    components._packages.cache_clear()
    monkeypatch.setattr(components, "LOOKED_INTO", sys.version_info[:2])
    found = {"chrononauts_qt", "PySide6", "shiboken6", "_pyi_rth_utils", "appdirs", "segno", "websockets"}
    monkeypatch.setattr(components, "modules_inside", lambda program: found)
    return found


@pytest.fixture
def app(tmp_path: Path) -> Path:
    return program(tmp_path / "app", LINUX)


def program(folder: Path, places: tuple[str, ...]) -> Path:
    for place in places:
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_bytes(b"x")
    return folder


@pytest.mark.parametrize(
    ("places", "also"),
    [
        (LINUX, {"ICU", "appdirs", "fontpkg-barlow-condensed", "noble-hashes", "segno", "websockets"}),
        (WINDOWS, {"Microsoft Visual C++ runtime", "appdirs", "segno", "websockets"}),
        (MACOS, {"appdirs", "segno", "websockets"}),
    ],
    ids=["Linux", "Windows", "macOS"],
)
def test_every_file_belongs_to_one_component(tmp_path: Path, places: tuple[str, ...], also: set[str]) -> None:
    found = inside(program(tmp_path / "app", places), tmp_path / "none")
    always = {TITLE, "PyInstaller's bootloader", "Python", "Qt", "Qt for Python (PySide6, Shiboken)"}
    assert {component.name for component in found} == always | also
    assert sorted(file for component in found for file in component.files) == sorted(places)


def test_a_component_has_a_version_a_licence_holders_and_texts(app: Path) -> None:
    for component in inside(app, app / "licences"):
        assert component.version
        assert component.licence
        assert component.holders
        assert component.texts
        assert all(text.path.stat().st_size > 300 or "site" in text.path.parts for text in component.texts)


def test_what_others_wrote_of_the_page_of_phones_says_its_version_and_its_licence(app: Path) -> None:
    noble = next(found for found in inside(app, app / "licences") if found.name == "noble-hashes")
    said = components.HMAC.read_text("utf-8")
    assert f"@noble/hashes {noble.version}," in said
    assert noble.holders == ("2022 Paul Miller (https://paulmillr.com)",)
    assert noble.texts[0].path.read_text("utf-8") in said
    assert f"noble-hashes {noble.version} " in (ROOT / "NOTICE").read_text("utf-8")


def test_a_file_that_nobody_knows_ends_the_build(app: Path) -> None:
    program(app, ("_internal/libstranger.so.1",))
    with pytest.raises(UnknownLicence, match=r"licence of _internal/libstranger\.so\.1"):
        licences.gather(app / "licences")


def test_a_module_without_a_licence_text_ends_the_build(app: Path, modules: set[str]) -> None:
    modules.add("fontpkg")
    with pytest.raises(UnknownLicence, match=r"fontpkg .* brings no licence text"):
        licences.gather(app / "licences")


def test_a_module_of_no_package_ends_the_build(app: Path, modules: set[str]) -> None:
    modules.add("stranger")
    with pytest.raises(UnknownLicence, match="no installed package brings it"):
        licences.gather(app / "licences")


def test_a_folder_without_a_program_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownLicence, match="there is no program"):
        inside(tmp_path / "nothing", tmp_path)


@LINKS
def test_a_link_counts_for_nothing(app: Path) -> None:
    (app / "_internal" / "libQt6Core.so.6").symlink_to("PySide6/Qt/lib/libQt6Core.so.6")
    files = [file for component in inside(app, app / "licences") for file in component.files]
    assert "_internal/libQt6Core.so.6" not in files


def test_the_texts_lie_beside_the_program_and_the_index_names_them(app: Path) -> None:
    found = licences.gather(app / "licences")
    index = (app / "licences" / "README.txt").read_text("utf-8")
    laid = {path.name for path in (app / "licences").iterdir()}
    assert laid == {text.name for component in found for text in component.texts} | {"README.txt"}
    named = re.sub(r"\s+", " ", index)
    for component in found:
        assert f"{component.name} version {component.version} licence {component.licence}" in named
    assert all(name in index for name in laid - {"README.txt"})
    assert max(map(len, index.splitlines())) <= 100


def test_gathering_again_changes_nothing(app: Path) -> None:
    licences.gather(app / "licences")
    first = {path.name: path.read_bytes() for path in (app / "licences").iterdir()}
    licences.gather(app / "licences")
    assert {path.name: path.read_bytes() for path in (app / "licences").iterdir()} == first


@pytest.mark.parametrize(
    ("places", "licence_folder", "qt"),
    [
        (LINUX, "licences", "_internal/PySide6/Qt/lib\n"),
        (WINDOWS, "licences", "_internal/PySide6\n"),
        (MACOS, "Contents/Resources/licences", "Contents/Frameworks/PySide6/Qt/lib\n"),
    ],
    ids=["Linux", "Windows", "macOS"],
)
def test_the_index_says_how_qt_is_replaced(
    tmp_path: Path, places: tuple[str, ...], licence_folder: str, qt: str
) -> None:
    folder = program(tmp_path / "app", places) / licence_folder
    licences.gather(folder)
    index = (folder / "README.txt").read_text("utf-8")
    assert f"the same names in\n  {qt}" in index
    assert ("codesign" in index) == (places is MACOS)


def test_a_whole_folder_is_named_as_one(app: Path) -> None:
    found = inside(app, app / "licences")
    qt = next(component for component in found if component.name == "Qt")
    assert components.patterns(qt, found) == [
        "_internal/PySide6/Qt/lib/libQt6Core.so.6",
        "_internal/PySide6/Qt/plugins/*",
    ]


def test_the_copyright_file_of_debian_names_a_licence_for_every_file(app: Path) -> None:
    copyright_file = licences.debian_copyright(app / "licences")
    stanzas = [stanza(text) for text in re.split(r"\n(?=Files: )", copyright_file)[1:]]
    for keys in stanzas:
        assert set(keys) == {"Files", "Copyright", "License", "Comment"}
    for place in LINUX:
        path = f"usr/lib/{NAME}/{place}"
        last = [keys for keys in stanzas if any(fnmatch(path, each) for each in keys["Files"].split())][-1]
        owner = next(each for each in inside(app, app / "licences") if place in each.files)
        assert last["Comment"] == f"{owner.name} {owner.version}"


def stanza(text: str) -> dict[str, str]:
    """Return the fields of a stanza; those of several lines keep them."""
    fields = re.findall(r"^([A-Z][A-Za-z-]*): ?(.*(?:\n[ \t].*)*)", text, re.MULTILINE)
    return dict(fields)


def test_the_copyright_file_of_debian_points_to_what_every_debian_has(app: Path) -> None:
    copyright_file = licences.debian_copyright(app / "licences")
    for name in ("GPL-2", "GPL-3", "LGPL-3", "Apache-2.0"):
        assert f"/usr/share/common-licenses/{name}" in copyright_file
    assert licences.GPL not in copyright_file
    assert "the whole of it" not in copyright_file


def test_a_python_that_nobody_has_looked_into_ends_the_build(
    app: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(components, "LOOKED_INTO", (3, 2))
    with pytest.raises(UnknownLicence, match=r"Build with 3\.2"):
        licences.gather(app / "licences")


def test_the_running_python_brings_its_licence() -> None:
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in python_licence().read_text("utf-8", "replace")


def test_a_python_without_a_licence_ends_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "is_file", lambda path: False)
    with pytest.raises(UnknownLicence, match="this Python brings no licence text along"):
        python_licence()


def test_what_qt_is_made_of_is_told_with_every_text() -> None:
    told = (components.TEXTS / "Qt-parts.txt").read_text("utf-8")
    table, _, texts = told.partition("\n---")
    rows = [line for line in table.splitlines() if re.match(r"  \S", line)]
    names = {name for row in rows for name in row[45:62].strip().split(", ")}
    assert names >= {"MIT", "libpng", "PCRE2", "FTL", "Unicode"}
    for name in names:
        assert f"\n{name}\n---" in texts or (components.TEXTS / f"{name}.txt").is_file(), name
