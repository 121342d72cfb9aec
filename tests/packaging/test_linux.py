"""The Debian package and the archive, made around a small program that stands for ours."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from pack import APP_ID, NAME, VERSION, licences, linux
from pack.steps import BuildError

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux packages are made on Linux")
needs_dpkg = pytest.mark.skipif(not shutil.which("dpkg-shlibdeps"), reason="dpkg-dev makes Debian packages")


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program's folder with the parts that matter: a binary, a library of the system, a licence."""
    folder = tmp_path / "dist" / NAME
    inside = folder / "_internal"
    inside.mkdir(parents=True)
    shutil.copy("/bin/true", folder / NAME)
    for name in ("libxcb-cursor.so.0", "libpython3.11.so.1.0"):
        shutil.copy("/bin/true", inside / name)
    (inside / "libQt6Core.so.6").symlink_to("PySide6/Qt/lib/libQt6Core.so.6")
    licences.folder_in(folder).mkdir()
    (licences.folder_in(folder) / licences.INDEX).write_text(licences.HEAD, encoding="utf-8")
    monkeypatch.setattr(linux, "APP", folder)
    monkeypatch.setattr(linux, "DIST", tmp_path)
    monkeypatch.setattr(linux, "BUILD", tmp_path / "build")
    monkeypatch.setattr(licences, "gather", lambda folder: [])
    monkeypatch.setattr(licences, "debian_copyright", lambda folder: "Format: 1.0\n")
    monkeypatch.setattr(linux, "artefact", lambda ending: tmp_path / f"program{ending}")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    return folder


def asked(*words: str | Path) -> str:
    """Return what dpkg-deb says."""
    return subprocess.run(["dpkg-deb", *words], capture_output=True, text=True, check=True).stdout.strip()


def test_debian_has_the_libraries_that_came_from_the_system(program: Path) -> None:
    assert [path.name for path in linux.of_the_system(program)] == ["libxcb-cursor.so.0"]


@needs_dpkg
def test_a_package_holds_the_program_and_what_desktops_want_to_know(program: Path) -> None:
    made = linux.make_deb()
    places = {line.split()[5] for line in asked("--contents", made).splitlines()}
    assert {
        f"./usr/lib/{NAME}/{NAME}",
        f"./usr/bin/{NAME}",
        f"./usr/share/applications/{APP_ID}.desktop",
        f"./usr/share/metainfo/{APP_ID}.metainfo.xml",
        f"./usr/share/mime/packages/{APP_ID}.xml",
        f"./usr/share/icons/hicolor/scalable/apps/{NAME}.svg",
        f"./usr/share/man/man6/{NAME}.6.gz",
        f"./usr/share/man/it/man6/{NAME}.6.gz",
        f"./usr/share/man/fr/man6/{NAME}.6.gz",
        f"./usr/share/doc/{NAME}/copyright",
        f"./usr/share/doc/{NAME}/changelog.gz",
    } <= places
    assert f"./usr/lib/{NAME}/_internal/libxcb-cursor.so.0" not in places


@needs_dpkg
def test_a_package_names_its_version_and_what_it_needs(program: Path) -> None:
    made = linux.make_deb()
    assert [asked("--field", made, field) for field in ("Package", "Version")] == [NAME, VERSION]
    assert "libc6" in asked("--field", made, "Depends")


@needs_dpkg
def test_what_comes_before_a_release_is_older_than_it_for_debian(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug: 0.2.0rc1 counted as newer, so that nobody who had it was given 0.2.0."""
    monkeypatch.setattr(linux, "VERSION", "0.2.0rc1")
    made = linux.make_deb()
    version = asked("--field", made, "Version")
    assert made.name.startswith(f"{NAME}_0.2.0rc1_")
    subprocess.run(["dpkg", "--compare-versions", version, "lt", "0.2.0"], check=True)


@needs_dpkg
def test_everybody_may_read_what_was_built_by_somebody_secretive(program: Path) -> None:
    """A bug: with umask 027, as some people have it, dpkg-deb refused, and files were nobody's to read."""
    data = program / "_internal" / "data.qm"
    data.write_bytes(b"x")
    data.chmod(0o600)
    before = os.umask(0o027)
    try:
        listed = asked("--contents", linux.make_deb()).splitlines()
        with tarfile.open(linux.make_archive()) as archive:
            closed = [each.name for each in archive if not each.issym() and each.mode & 0o044 != 0o044]
    finally:
        os.umask(before)
    modes = {line.split()[5]: line.split()[0] for line in listed}
    started = [place for place, mode in modes.items() if mode == "-rwxr-xr-x"]
    assert started == [f"./usr/lib/{NAME}/{NAME}"]
    assert {mode for place, mode in modes.items() if place not in started} == {
        "drwxr-xr-x", "-rw-r--r--", "lrwxrwxrwx",
    }  # fmt: skip
    assert closed == []


@needs_dpkg
def test_equal_sources_give_equal_packages(program: Path) -> None:
    first = linux.make_deb().read_bytes()
    assert linux.make_deb().read_bytes() == first


def test_an_archive_unpacks_into_one_folder_of_nobody_in_particular(program: Path) -> None:
    with tarfile.open(linux.make_archive()) as archive:
        members = archive.getmembers()
    assert {member.name.split("/")[0] for member in members} == {f"{NAME}-{VERSION}"}
    assert {(member.uid, member.uname, member.mtime) for member in members} == {(0, "root", 1000000000)}
    assert f"{NAME}-{VERSION}/README.txt" in {member.name for member in members}


def test_without_a_program_it_is_said_what_makes_one(program: Path) -> None:
    shutil.rmtree(program)
    with pytest.raises(BuildError, match=r"dev\.py build app"):
        linux.make_archive()


def test_a_program_of_another_version_is_not_packed_under_this_one(program: Path) -> None:
    index = licences.folder_in(program) / licences.INDEX
    index.write_text(licences.HEAD.replace(VERSION, "0.0.9"), encoding="utf-8")
    with pytest.raises(BuildError, match=f"not of version {VERSION}"):
        linux.make_deb()
