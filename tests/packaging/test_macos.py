"""What macOS is told of the bundle, and the commands that finish it; running these needs a Mac."""

from __future__ import annotations

import plistlib
import re
from pathlib import Path

import pytest
from pack import APP_ID, MIME_TYPE, VERSION, licences, macos, steps

from chrononauts_qt.session import places

BUNDLE = Path("dist", "Chrononauts Qt.app")


def test_the_list_of_properties_survives_being_written() -> None:
    told = macos.info_plist()
    assert plistlib.loads(plistlib.dumps(told)) == told
    assert told["CFBundleIdentifier"] == APP_ID
    assert told["CFBundleShortVersionString"] == VERSION
    assert told["LSMinimumSystemVersion"] == "13.0"
    assert told["CFBundleLocalizations"] == ["en", "it", "fr"]
    assert told["NSHighResolutionCapable"] is True


def test_a_saved_game_is_a_kind_of_file_of_ours() -> None:
    told = macos.info_plist()
    (document,), (kind,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    tags = kind["UTTypeTagSpecification"]
    assert [f".{ending}" for ending in tags["public.filename-extension"]] == [places.SUFFIX]
    assert tags["public.mime-type"] == [MIME_TYPE]


@pytest.mark.parametrize("language", macos.LANGUAGES)
def test_every_language_names_the_kind_of_file(language: str) -> None:
    text = (macos.FILES / f"{language}.lproj" / "InfoPlist.strings").read_text(encoding="utf-8")
    pairs = dict(re.findall(r'^"([^"]+)" = "([^"]+)";$', text, re.MULTILINE))
    assert len(pairs) == len(text.splitlines())
    assert set(pairs) == {macos.KIND, "NSHumanReadableCopyright"}


def test_finishing_puts_in_languages_and_the_icon_of_a_game(tmp_path: Path) -> None:
    resources = tmp_path / "Contents" / "Resources"
    resources.mkdir(parents=True)
    macos.finish(tmp_path)
    names = {path.relative_to(resources).as_posix() for path in resources.rglob("*") if path.is_file()}
    strings = {f"{language}.lproj/InfoPlist.strings" for language in macos.LANGUAGES}
    assert names == strings | {macos.info_plist()["CFBundleDocumentTypes"][0]["CFBundleTypeIconFile"]}


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
