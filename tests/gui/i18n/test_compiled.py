"""The texts are compiled when they have changed, and an installation without them is not whole."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui import assets
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.kit.look import LANGUAGES
from chrononauts_qt.ui.selftest.installation import languages
from chrononauts_qt.ui.selftest.workspace import Workspace
from chrononauts_qt.ui.table.inventory import Flawed
from tests.gui.i18n.texts import PREFIX, ROOT, TRANSLATIONS


def loaded(path: Path) -> Any:
    """Return a script of the repository as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Return a repository that has nothing but our English plurals, a minute old."""
    (tmp_path / "translations").mkdir()
    source = tmp_path / "translations" / f"{PREFIX}en.ts"
    source.write_bytes((TRANSLATIONS / source.name).read_bytes())
    os.utime(source, (1_000_000, 1_000_000))
    return tmp_path


def test_dev_py_compiles_what_is_older_than_its_source(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dev = loaded(ROOT / "dev.py")
    monkeypatch.setattr(dev, "ROOT", str(clone))
    compiled = clone / "build" / "translations" / f"{PREFIX}en.qm"
    dev.compile_texts()
    whole = compiled.read_bytes()
    compiled.write_bytes(b"as it was")
    dev.compile_texts()
    assert compiled.read_bytes() == b"as it was"
    os.utime(clone / "translations" / f"{PREFIX}en.ts")
    os.utime(compiled, (2_000_000, 2_000_000))
    dev.compile_texts()
    assert compiled.read_bytes() == whole


@pytest.mark.parametrize(
    ("target", "folder"), [("wheel", "chrononauts_qt/_data/translations"), ("sdist", "build/translations")]
)
def test_what_is_passed_on_gets_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: str, folder: str
) -> None:
    class Hook:
        def __class_getitem__(cls, _: object) -> type:
            return cls

    place = "hatchling.builders.hooks.plugin.interface"
    interface = ModuleType(place)
    interface.BuildHookInterface = Hook  # type: ignore[attr-defined]  # all that the hook needs of it
    monkeypatch.setitem(sys.modules, place, interface)
    shutil.copytree(TRANSLATIONS, tmp_path / "translations")
    hook, data = loaded(ROOT / "packaging" / "build_hook.py"), {"force_include": dict[str, str]()}
    itself = SimpleNamespace(root=str(tmp_path), target_name=target)
    hook.TranslationsHook.initialize(itself, "standard", data)
    wanted = {f"{folder}/{PREFIX}{code}.qm" for code in LANGUAGES}
    assert set(data["force_include"].values()) == wanted
    assert all(Path(source).stat().st_size for source in data["force_include"])


def test_an_installation_without_a_language_is_not_whole(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(assets, "TRANSLATIONS", (tmp_path,))
    for code in ("en", "it"):
        name = f"{PREFIX}{code}.qm"
        (tmp_path / name).write_bytes((ROOT / "build" / "translations" / name).read_bytes())
    with pytest.raises(Flawed, match="Français"):
        languages(Workspace(tmp_path))


def test_the_texts_of_qt_are_needed_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / f"{PREFIX}it.qm").touch()
    monkeypatch.setattr(assets, "TRANSLATIONS", (tmp_path,))
    assert i18n.is_whole("it")
    monkeypatch.setattr(i18n, "_of_qt", lambda language: None)
    assert not i18n.is_whole("it")
