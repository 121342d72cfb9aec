"""What measures the packaged game says what it needs."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import pytest
from pack import ROOT


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """dev.py, on Linux, by an ordinary user; it installs nothing and starts nothing."""
    spec = spec_from_file_location("dev", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    monkeypatch.setattr(found, "LINUX", True)
    monkeypatch.setattr(found, "ensure_venv", lambda lock: None)
    monkeypatch.setattr(found.os, "geteuid", lambda: 1000, raising=False)
    return found


def test_without_xvfb_it_is_said_what_installs_it(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev.shutil, "which", lambda tool: None if tool == "Xvfb" else f"/usr/bin/{tool}")
    with pytest.raises(dev.Stop, match=r"Xvfb.*\n.*xvfb"):
        dev.bench(["packaged"])


def test_without_x_it_is_said_where_it_can_be_measured(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "LINUX", False)
    with pytest.raises(dev.Stop, match="on Linux"):
        dev.bench(["packaged"])
