"""What macOS is told of the bundle, and the commands that finish it; running these needs a Mac."""

from __future__ import annotations

import plistlib
import re
from pathlib import Path

import pytest
from pack import APP_ID, MIME_TYPE, ROOT, licences, macos, steps
from PIL import Image

from chrononauts_qt.session import places

BUNDLE = Path("dist", "Chrononauts Qt.app")


def test_the_list_of_properties_survives_being_written() -> None:
    told = macos.info_plist()
    assert plistlib.loads(plistlib.dumps(told)) == told
    assert told["CFBundleIdentifier"] == APP_ID
    assert told["LSMinimumSystemVersion"] == "13.0"
    assert told["NSHighResolutionCapable"] is True
    assert told["NSRequiresAquaSystemAppearance"] is False, "it may be dark"
    assert told["NSPrincipalClass"] == "NSApplication", "as Qt's own programs have it"


@pytest.mark.parametrize("version", ["0.1.0", "0.2.0rc1"])
def test_the_system_gets_three_numbers_for_a_version(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    """Apple: both are one to three whole numbers with dots between; a letter is an invalid value."""
    monkeypatch.setattr(macos, "VERSION", version)
    told = macos.info_plist()
    shown = {told["CFBundleShortVersionString"], told["CFBundleVersion"]}
    assert shown == {re.sub("rc.*", "", version)}


def test_the_bundle_speaks_the_languages_of_the_program() -> None:
    languages = {path.stem.rpartition("_")[2] for path in (ROOT / "translations").glob("*.ts")}
    assert set(macos.info_plist()["CFBundleLocalizations"]) == languages
    assert {folder.name for folder in macos.FILES.iterdir()} == {f"{code}.lproj" for code in languages}


def test_the_system_can_say_why_a_folder_is_asked_for() -> None:
    """A game writes beside its file, which is more than the panel that chose the file has allowed."""
    told = macos.info_plist()
    asked = {f"NS{place}UsageDescription" for place in macos.ASKED_FOR}
    assert {"NSDocumentsFolderUsageDescription", "NSRemovableVolumesUsageDescription"} <= asked
    assert {key for key in told if key.endswith("UsageDescription")} == asked
    assert [key for key in asked if not told[key].endswith(".")] == []


def test_a_saved_game_is_a_kind_of_file_of_ours() -> None:
    told = macos.info_plist()
    (document,), (kind,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    tags = kind["UTTypeTagSpecification"]
    assert [f".{ending}" for ending in tags["public.filename-extension"]] == [places.SUFFIX]
    assert tags["public.mime-type"] == [MIME_TYPE]


@pytest.mark.parametrize("language", macos.LANGUAGES)
def test_every_language_says_what_the_system_shows_of_us(language: str) -> None:
    text = (macos.FILES / f"{language}.lproj" / "InfoPlist.strings").read_text(encoding="utf-8")
    pairs = dict(re.findall(r'^"([^"]+)" = "([^"]+)";$', text, re.MULTILINE))
    assert len(pairs) == len(text.splitlines())
    told = macos.info_plist()
    asked = {key for key in told if key.endswith("UsageDescription")}
    assert set(pairs) == {macos.KIND, "NSHumanReadableCopyright", *asked}
    if language == "en":
        assert [key for key in pairs if key in told and pairs[key] != told[key]] == []


def test_finishing_puts_in_languages_and_the_icon_of_a_game(tmp_path: Path) -> None:
    resources = tmp_path / "Contents" / "Resources"
    resources.mkdir(parents=True)
    macos.finish(tmp_path)
    names = {path.relative_to(resources).as_posix() for path in resources.rglob("*") if path.is_file()}
    strings = {f"{language}.lproj/InfoPlist.strings" for language in macos.LANGUAGES}
    icon = macos.info_plist()["CFBundleDocumentTypes"][0]["CFBundleTypeIconFile"]
    assert names == strings | {icon}
    with Image.open(resources / icon) as icns:
        assert {(16, 16, 2), (32, 32, 2), (128, 128, 1), (256, 256, 2)} <= set(icns.info["sizes"])


def test_signing_is_without_a_certificate_and_checked_strictly() -> None:
    signing, verifying = macos.signing(BUNDLE), macos.verifying(BUNDLE)
    assert signing[signing.index("--sign") + 1] == "-"
    assert {"--force", "--deep"} <= set(signing)
    assert {"--verify", "--deep", "--strict"} <= set(verifying)
    assert signing[0] == verifying[0] == "codesign"
    assert signing[-1] == verifying[-1] == str(BUNDLE)


def test_the_image_is_compressed_and_named_after_the_program() -> None:
    command = macos.imaging(Path("stage"), Path("dist/a.dmg"))
    assert command[:2] == ["hdiutil", "create"]
    assert command[-3:] == ["-srcfolder", "stage", "dist/a.dmg"]
    assert command[command.index("-volname") + 1] == "Chrononauts Qt"
    assert command[command.index("-format") + 1] == "UDZO"


def test_the_bundle_is_finished_then_signed_then_packed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []

    def run(command: list[str]) -> str:
        called.append(" ".join(command[:2]))
        if command[:2] == ["hdiutil", "create"]:
            Path(command[-1]).write_bytes(b"image")
        return ""

    bundle = tmp_path / "Chrononauts Qt.app"
    index = licences.folder_in(bundle) / licences.INDEX
    index.parent.mkdir(parents=True)
    index.write_text(licences.HEAD, encoding="utf-8")
    monkeypatch.setattr(macos, "BUNDLE", bundle)
    monkeypatch.setattr(macos, "artefact", lambda ending: tmp_path / f"made{ending}")
    monkeypatch.setattr(macos, "run", run)
    assert macos.make_image() == tmp_path / "made.dmg"
    copy = f"ditto {bundle}"
    assert called == ["codesign --force", "codesign --verify", copy, "hdiutil create", "hdiutil verify"]
    assert (bundle / "Contents" / "Resources" / "it.lproj").is_dir()


def test_without_a_bundle_there_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(macos, "BUNDLE", tmp_path / "nothing.app")
    with pytest.raises(steps.BuildError, match=r"dev\.py build app"):
        macos.make_image()
