"""The bundle of macOS made ready for people, and the disk image around it (pack/app.py makes the bundle)."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

from pack import (
    APP_ID,
    BUNDLE,
    MIME_TYPE,
    NAME,
    PACKAGING,
    ROOT,
    SUFFIX,
    TITLE,
    VERSION,
    artefact,
    game_icon,
    licences,
)
from pack.steps import run, told
from pack.windows import numbers

FILES = PACKAGING / "macos"
LANGUAGES = ("en", "it", "fr")
KIND_ID = f"{APP_ID}.game"
KIND = f"{TITLE} Game"
GAME_ICON = f"{NAME}-game.icns"

OLDEST = "13.0"
"""The macOS that the wheels of PySide6 6.11 ask for: their tag is macosx_13_0_universal2."""


ASKED_FOR = ("DesktopFolder", "DocumentsFolder", "DownloadsFolder", "NetworkVolumes", "RemovableVolumes")
"""Where macOS asks people before a program touches anything but the very file that they have chosen."""

WHY = "Chrononauts Qt keeps a small file beside each game that you open or save there."


def make_image() -> Path:
    """Finish and sign the bundle, and make dist/chrononauts-qt-VERSION-macos-MACHINE.dmg.

    Raises BuildError.
    """
    finish(licences.checked(BUNDLE))
    sign(BUNDLE)
    return told(disk_image(BUNDLE, artefact(".dmg")))


def info_plist() -> dict[str, Any]:
    """Return what macOS is told of the program, beside what PyInstaller writes itself."""
    version = ".".join(map(str, numbers(VERSION)[:3]))
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleName": TITLE,
        "CFBundleIdentifier": APP_ID,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": LANGUAGES[0],
        "CFBundleLocalizations": list(LANGUAGES),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,
        "NSHumanReadableCopyright": f"© 2026 The {TITLE} contributors. An unofficial fan edition.",
        **{f"NS{place}UsageDescription": WHY for place in ASKED_FOR},
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": KIND,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": GAME_ICON,
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [KIND_ID],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": KIND_ID,
                "UTTypeDescription": KIND,
                "UTTypeIconFile": GAME_ICON,
                "UTTypeConformsTo": ["public.data", "public.content"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SUFFIX.removeprefix(".")],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }


def finish(bundle: Path) -> None:
    """Put in what PyInstaller does not: the languages of the menu bar and the icon of a game."""
    resources = bundle / "Contents" / "Resources"
    for language in LANGUAGES:
        name = f"{language}.lproj"
        shutil.copytree(FILES / name, resources / name, dirs_exist_ok=True)
    game_icon.write_icns(resources / GAME_ICON)


def sign(bundle: Path) -> None:
    """Sign without a certificate, and check it; raises BuildError.

    A Mac with Apple's own processor starts nothing unsigned. That the program comes from us this does not
    prove: at the first start people have to allow it (packaging/README.md).
    """
    run(signing(bundle))
    run(verifying(bundle))


def signing(bundle: Path) -> list[str]:
    """Return the command that signs: deep, because every library inside has lost or never had a seal."""
    return ["codesign", "--force", "--deep", "--timestamp=none", "--sign", "-", str(bundle)]


def verifying(bundle: Path) -> list[str]:
    """Return the command that says whether every seal holds."""
    return ["codesign", "--verify", "--deep", "--strict", str(bundle)]


def disk_image(bundle: Path, target: Path) -> Path:
    """Make an image with the bundle, a link to the applications and the rights; raises BuildError."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name, TITLE)
        folder.mkdir()
        run(copying(bundle, folder / bundle.name))
        (folder / "Applications").symlink_to("/Applications")
        for document in ("LICENSE", "NOTICE"):
            shutil.copyfile(ROOT / document, folder / f"{document}.txt")
        run(imaging(folder, target))
    run(["hdiutil", "verify", "-quiet", str(target)])
    return target


def copying(bundle: Path, target: Path) -> list[str]:
    """Return the command that copies a bundle with its links and seals."""
    return ["ditto", str(bundle), str(target)]


def imaging(folder: Path, target: Path) -> list[str]:
    """Return the command that makes a compressed image of a folder."""
    options = ["-volname", TITLE, "-fs", "HFS+", "-format", "UDZO", "-ov", "-quiet"]
    return ["hdiutil", "create", *options, "-srcfolder", str(folder), str(target)]
