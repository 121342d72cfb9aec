"""The Debian package and the portable archive, both from the program's folder (pack/app.py makes it)."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import tarfile
import tempfile
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from pack import APP, APP_ID, BUILD, DIST, NAME, PACKAGING, ROOT, VERSION, artefact, licences
from pack.steps import BuildError, emptied, run, size, told

FILES = PACKAGING / "linux"
LANGUAGES = ("", "it", "fr")
"""The folders of the man page; "" is English."""

MAINTAINER = "Chrononauts Qt maintainers <maintainers@chrononauts-qt.invalid>"
CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: desktop-file-utils, hicolor-icon-theme, shared-mime-info
Suggests: alsa-utils | pulseaudio-utils | pipewire-bin
Section: games
Priority: optional
Description: time-travel card game for one to six people around one screen
 Chrononauts Qt is an unofficial fan edition of the card game Chrononauts and
 of its small companions Artifaxx and Solonauts. The program keeps the timeline
 right, says why every card turned, hides what is secret and never loses a
 move. Play with friends at one screen, against bots or alone, in English,
 Italian or French, without an account. Nothing goes to the internet; phones
 talk to this computer over the local network, once somebody has let them in.
"""


def make_deb() -> Path:
    """Make dist/chrononauts-qt_VERSION_ARCHITECTURE.deb; raises BuildError."""
    architecture = run(["dpkg", "--print-architecture"]).strip()
    root = emptied(BUILD / "deb")
    program = root / "usr" / "lib" / NAME
    shutil.copytree(licences.checked(APP), program, symlinks=True)
    for library in of_the_system(program):
        library.unlink()
    licences.gather(licences.folder_in(program))  # again, without those of what Debian brings
    _put_files(root)
    _put_documents(root / "usr" / "share" / "doc" / NAME, program)
    control = CONTROL.format(
        name=NAME,
        version=debian_version(VERSION),
        architecture=architecture,
        maintainer=MAINTAINER,
        kilobytes=size(root) // 1024,
        depends=dependencies(program),
    )
    _write(root / "DEBIAN" / "control", control)
    _write(root / "DEBIAN" / "md5sums", _md5sums(root))
    _let_everybody_read(root, program / NAME)
    made = DIST / f"{NAME}_{VERSION}_{architecture}.deb"
    run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, made], env=_epoch())
    return told(made)


def make_archive() -> Path:
    """Make dist/chrononauts-qt-VERSION-linux-MACHINE.tar.xz; raises BuildError."""
    made = artefact(".tar.xz")
    top = f"{NAME}-{VERSION}"
    when = int(_epoch()["SOURCE_DATE_EPOCH"])

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = when
        member.mode |= 0o755 if member.isdir() or member.mode & 0o100 else 0o644
        return member

    with tarfile.open(made, "w:xz") as archive:
        archive.add(licences.checked(APP), top, filter=plain)
        for path in (ROOT / "LICENSE", ROOT / "NOTICE", FILES / "README.txt"):
            archive.add(path, f"{top}/{path.name}", filter=plain)
    return told(made)


def debian_version(version: str) -> str:
    """Return a version as Debian orders it: what comes before a release has a tilde, "0.2.0~rc1"."""
    return re.sub(r"(?<=\d)(?=[a-z])", "~", version)


def of_the_system(program: Path) -> list[Path]:
    """Return the libraries in a program's folder that the package takes from Debian instead.

    They are those that lie at its top: PyInstaller puts there what came from the system, and Python itself.
    """
    found = (program / "_internal").glob("lib*.so*")
    return [path for path in found if not path.is_symlink() and not path.name.startswith("libpython")]


def dependencies(program: Path) -> str:
    """Return what the programs and libraries in a folder need of Debian, as `Depends` has it."""
    binaries = [path for path in sorted(program.rglob("*")) if _is_elf(path)]
    private = sorted({str(path.parent) for path in binaries if path.name.startswith("lib")})
    with tempfile.TemporaryDirectory() as folder:
        _write(Path(folder, "debian", "control"), f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n")
        places = [f"-l{place}" for place in private]
        options = ["-O", "--warnings=0", "--ignore-missing-info", *places]  # our own have no package
        said = run(["dpkg-shlibdeps", *options, *binaries], cwd=Path(folder))
    found = re.search(r"^shlibs:Depends=(.+)$", said, re.MULTILINE)
    if found is None:
        raise BuildError(f"dpkg-shlibdeps named no library that {NAME} needs: is {program} whole?")
    return found[1]


def _let_everybody_read(root: Path, program: Path) -> None:
    """Give everything the rights that Debian wants, whoever built it: only the program itself is started."""
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)


def _put_files(root: Path) -> None:
    """Lay the command, the menu entry, the icons, the kind of file and the man pages where they belong."""
    share = root / "usr" / "share"
    command = root / "usr" / "bin" / NAME
    command.parent.mkdir(parents=True)
    command.symlink_to(Path("..", "lib", NAME, NAME))
    _copy(FILES / f"{APP_ID}.desktop", share / "applications")
    _copy(FILES / f"{APP_ID}.metainfo.xml", share / "metainfo")
    _copy(FILES / f"{APP_ID}.xml", share / "mime" / "packages")
    for icon in sorted((FILES / "icons").rglob("*.*")):
        _copy(icon, share / "icons" / icon.parent.relative_to(FILES / "icons"))
    for language in LANGUAGES:
        page = (FILES / "man" / language / f"{NAME}.6").read_bytes()
        _zip(share / "man" / language / "man6" / f"{NAME}.6.gz", page)


def _put_documents(folder: Path, program: Path) -> None:
    copyright_file = licences.debian_copyright(licences.folder_in(program))
    _write(folder / "copyright", copyright_file)
    _zip(folder / "changelog.gz", (ROOT / "CHANGELOG.md").read_bytes())
    first = f"{NAME} ({debian_version(VERSION)}) unstable; urgency=medium"
    entry = f"{first}\n\n  * See changelog.gz.\n\n -- {MAINTAINER}  {_when()}\n"
    _zip(folder / "changelog.Debian.gz", entry.encode())


def _when() -> str:
    return format_datetime(datetime.fromtimestamp(int(_epoch()["SOURCE_DATE_EPOCH"]), UTC))


def _epoch() -> dict[str, str]:
    """Return the time that all files get: that of the commit, so that equal sources give equal packages."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    try:
        return {"SOURCE_DATE_EPOCH": given or run(["git", "log", "-1", "--format=%ct"], cwd=ROOT).strip()}
    except BuildError:  # the source archive has no history
        return {"SOURCE_DATE_EPOCH": str(int((ROOT / "pyproject.toml").stat().st_mtime))}


def _md5sums(root: Path) -> str:
    files = [path for path in sorted((root / "usr").rglob("*")) if path.is_file() and not path.is_symlink()]
    return run(["md5sum", *(path.relative_to(root) for path in files)], cwd=root)


def _is_elf(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _copy(source: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / source.name)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _zip(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(content, 9, mtime=0))
