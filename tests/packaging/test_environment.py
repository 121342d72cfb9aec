"""What the packaged program hands on to the programs that it starts."""

from __future__ import annotations

import os
import sys

import pytest

from chrononauts_qt import __main__ as start


@pytest.fixture
def packaged(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if PyInstaller's start had just let Python begin, on Linux."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/chrononauts-qt/_internal")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)


@pytest.mark.usefixtures("packaged")
def test_programs_of_the_system_get_no_library_of_ours() -> None:
    """A bug: a file manager of KDE would have begun with our Qt."""
    start._mend_libraries()
    assert "LD_LIBRARY_PATH" not in os.environ


@pytest.mark.usefixtures("packaged")
def test_what_the_user_had_named_is_named_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/usr/local/lib")
    start._mend_libraries()
    assert os.environ["LD_LIBRARY_PATH"] == "/usr/local/lib"


def test_from_source_nothing_is_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/usr/local/lib")
    start._mend_libraries()
    assert os.environ["LD_LIBRARY_PATH"] == "/usr/local/lib"


@pytest.mark.parametrize("language", [None, "", "C", "POSIX"])
def test_where_no_language_is_set_utf_8_is(monkeypatch: pytest.MonkeyPatch, language: str | None) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("LC_ALL", "LC_CTYPE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    if language is not None:
        monkeypatch.setenv("LANG", language)
    start._mend_locale()
    assert os.environ["LC_CTYPE"] == "C.UTF-8"
    os.environ.pop("LC_CTYPE")  # monkeypatch did not set it


@pytest.mark.parametrize("name", ["LC_ALL", "LC_CTYPE", "LANG"])
def test_what_is_asked_for_stays(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    for other in ("LC_ALL", "LC_CTYPE", "LANG"):
        monkeypatch.delenv(other, raising=False)
    monkeypatch.setenv(name, "it_IT.ISO-8859-1")
    start._mend_locale()
    assert os.environ.get("LC_CTYPE") in (None, "it_IT.ISO-8859-1")
