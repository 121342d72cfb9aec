"""The installer and the portable archive of Windows, from the program's folder (pack/app.py makes it)."""

from __future__ import annotations

import os
import re
import shutil
import zipfile
from pathlib import Path

from PIL import Image

from pack import APP, BUILD, NAME, PACKAGING, ROOT, TITLE, VERSION, artefact, game_icon, licences
from pack.steps import BuildError, emptied, run, size, told

SCRIPT = PACKAGING / "windows" / f"{NAME}.nsi"
PUBLISHER = f"The {TITLE} contributors"
GAME_ICON = f"{NAME}-game.ico"

DOCUMENTS = {
    "README.txt": PACKAGING / "windows" / "README.txt",
    "LICENSE.txt": ROOT / "LICENSE",
    "NOTICE.txt": ROOT / "NOTICE",
}
"""What lies beside the program, by the name under which a double click opens it."""

VERSION_INFO = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", {publisher!r}),
      StringStruct("FileDescription", {title!r}),
      StringStruct("FileVersion", {version!r}),
      StringStruct("InternalName", {name!r}),
      StringStruct("LegalCopyright", {publisher!r}),
      StringStruct("OriginalFilename", {program!r}),
      StringStruct("ProductName", {title!r}),
      StringStruct("ProductVersion", {version!r}),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 0x04B0])]),
  ],
)
"""


def make_portable() -> Path:
    """Make dist/chrononauts-qt-VERSION-windows-MACHINE.zip; raises BuildError."""
    return told(portable(licences.checked(APP), artefact(".zip")))


def make_installer() -> Path:
    """Make dist/chrononauts-qt-VERSION-windows-MACHINE-setup.exe; raises BuildError."""
    return told(installer(licences.checked(APP), artefact("-setup.exe")))


def version_info() -> str:
    """Return what Windows shows among the details of the program, as PyInstaller reads it."""
    return VERSION_INFO.format(
        numbers=numbers(VERSION),
        publisher=PUBLISHER,
        title=TITLE,
        version=VERSION,
        name=NAME,
        program=f"{NAME}.exe",
    )


def numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as the four numbers that Windows wants: (0, 1, 0, 0) for "0.1.0" and "0.1.0rc2".

    macOS takes three of them.
    """
    found = re.match(r"(\d+)\.(\d+)(?:\.(\d+))?", version)
    if found is None:
        raise BuildError(f"the version {version} does not begin with two numbers: the system cannot show it.")
    return int(found[1]), int(found[2]), int(found[3] or 0), 0


def portable(app: Path, target: Path) -> Path:
    """Pack a program's folder into a .zip with one folder in it."""
    folder = staged(app)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in files(folder):
            archive.write(path, Path(f"{NAME}-{VERSION}", path.relative_to(folder)))
    return target


def installer(app: Path, target: Path, version: str = VERSION) -> Path:
    """Have NSIS make the installer of a program's folder; raises BuildError, also for a mere warning."""
    folder = staged(app)
    remove = BUILD / "windows" / "remove.nsh"
    remove.write_text(removal(folder), encoding="utf-8")
    defines = {
        "NAME": NAME,
        "TITLE": TITLE,
        "VERSION": version,
        "QUAD": ".".join(map(str, numbers(version))),
        "PUBLISHER": PUBLISHER,
        "FILES": folder,
        "REMOVE": remove,
        "KILOBYTES": size(folder) // 1024,
        "LICENCE": folder / "LICENSE.txt",
        "ICON": PACKAGING / "icons" / f"{NAME}.ico",
        "PICTURE": picture(),
        "TARGET": target.absolute(),
    }
    words = [f"-D{key}={value}" for key, value in defines.items()]
    run([makensis(), "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, SCRIPT])
    return target


def picture() -> Path:
    """Return what stands beside the first and the last page: our icon on our colour."""
    drawn = Image.new("RGB", (164, 314), "#3D1B69")
    with Image.open(game_icon.PICTURES / "128x128" / "apps" / f"{NAME}.png").convert("RGBA") as icon:
        drawn.paste(icon, ((drawn.width - icon.width) // 2, 40), icon)
    target = BUILD / "windows" / "picture.bmp"
    drawn.save(target)
    return target


def staged(app: Path) -> Path:
    """Return a folder with everything that people get: the program, its documents and the icon of a game."""
    folder = emptied(BUILD / "windows" / NAME)
    shutil.copytree(app, folder, dirs_exist_ok=True)
    for name, source in DOCUMENTS.items():
        text = source.read_text(encoding="utf-8")
        (folder / name).write_text(text, encoding="utf-8-sig", newline="\r\n")
    game_icon.write_ico(folder / GAME_ICON)
    return folder


def removal(folder: Path) -> str:
    """Return the commands of NSIS that delete what is in a folder, file by file, and folders left empty."""
    folders = sorted((path for path in folder.rglob("*") if path.is_dir()), reverse=True)
    lines = [f'Delete "$INSTDIR\\{_named(path, folder)}"' for path in files(folder)]
    lines += [f'RMDir "$INSTDIR\\{_named(path, folder)}"' for path in folders]
    return "\n".join(lines) + "\n"


def files(folder: Path) -> list[Path]:
    """Return the files of a folder and its folders, in one order everywhere."""
    return sorted(path for path in folder.rglob("*") if path.is_file())


def makensis() -> str:
    """Return the compiler of NSIS; its own installer does not add it to the PATH."""
    usual = Path(os.environ.get("PROGRAMFILES(X86)", ""), "NSIS", "makensis.exe")
    return shutil.which("makensis") or (str(usual) if usual.is_file() else "makensis")


def _named(path: Path, folder: Path) -> str:
    """Return a path as NSIS writes it: with backslashes, a dollar doubled."""
    return "\\".join(path.relative_to(folder).parts).replace("$", "$$")
