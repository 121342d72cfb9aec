"""What the packaged program takes along, on entries as PyInstaller has them."""

from __future__ import annotations

import os
import subprocess
import sys

from pack import ROOT, left_out
from pack.left_out import Entry

QT = "PySide6/Qt"
XCB = (f"{QT}/plugins/platforms/libqxcb.so", "/wheels/libqxcb.so", "BINARY")
GTK = (f"{QT}/plugins/platformthemes/libqgtk3.so", "/wheels/libqgtk3.so", "BINARY")
XCB_HELPER = (f"{QT}/lib/libQt6XcbQpa.so.6", "/wheels/libQt6XcbQpa.so.6", "BINARY")
CURSOR = ("libxcb-cursor.so.0", "/usr/lib/libxcb-cursor.so.0", "BINARY")
PANGO = ("libpango-1.0.so.0", "/usr/lib/libpango-1.0.so.0", "BINARY")
GLIB = ("libglib-2.0.so.0", "/usr/lib/libglib-2.0.so.0", "BINARY")
CORE = ("PySide6/QtCore.abi3.so", "/wheels/QtCore.abi3.so", "EXTENSION")
PYTHON = ("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0", "BINARY")

NEEDS = {
    XCB[1]: ("libQt6XcbQpa.so.6", "libglib-2.0.so.0"),
    XCB_HELPER[1]: ("/somewhere/else/libxcb-cursor.so.0",),
    GTK[1]: ("libpango-1.0.so.0", "libglib-2.0.so.0"),
}


def kept(*entries: Entry) -> list[Entry]:
    return left_out.kept_binaries(entries, lambda path: NEEDS.get(path, ()))


def test_a_named_plugin_stays_with_all_that_it_needs() -> None:
    assert kept(CURSOR, XCB, XCB_HELPER) == [CURSOR, XCB, XCB_HELPER]


def test_another_plugin_goes_with_what_only_it_needs() -> None:
    assert kept(XCB, XCB_HELPER, CURSOR, GTK, PANGO) == [XCB, XCB_HELPER, CURSOR]


def test_what_every_desktop_has_is_the_system_s_even_where_it_is_needed() -> None:
    assert kept(XCB, GLIB) == [XCB]


def test_kerberos_which_the_sockets_of_qt_want_is_the_system_s() -> None:
    network = ("PySide6/QtNetwork.abi3.so", "/wheels/QtNetwork.abi3.so", "EXTENSION")
    own = (f"{QT}/lib/libQt6Network.so.6", "/wheels/libQt6Network.so.6", "BINARY")
    chain = ("gssapi_krb5.so.2", "krb5.so.3", "k5crypto.so.3", "krb5support.so.0", "com_err.so.2")
    names = [f"lib{name}" for name in (*chain, "keyutils.so.1")]
    libraries = [(name, f"/usr/lib/{name}", "BINARY") for name in names]
    found = left_out.kept_binaries([network, own, *libraries], lambda path: (own[0], *names))
    assert found == [network, own]


def test_no_cipher_and_no_other_plugin_of_the_network_comes_along() -> None:
    plugins = ("tls/libqopensslbackend", "tls/libqcertonlybackend", "networkinformation/libqglib")
    assert kept(*((f"{QT}/plugins/{name}.so", f"/wheels/{name}.so", "BINARY") for name in plugins)) == []


def test_a_phone_is_let_in_without_what_is_left_out() -> None:
    """As the packaged program has it: in a process that finds none of the modules."""
    without = f"import sys; sys.modules |= dict.fromkeys({left_out.MODULES!r})"
    opened = "from chrononauts_qt.ui.selftest.use import phones; import PySide6.QtWidgets as widgets"
    asked = "app = widgets.QApplication([]); print(phones(None))"
    done = subprocess.run(
        [sys.executable, "-c", "\n".join((without, opened, asked))],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""
    assert int(done.stdout) > 0


def test_the_libraries_of_a_wheel_are_never_the_system_s() -> None:
    own = ("shiboken6/libglib-2.0.so.0", "/wheels/libglib-2.0.so.0", "BINARY")
    assert kept(XCB, own) == [XCB, own]


def test_python_and_its_modules_stay() -> None:
    assert kept(CORE, PYTHON) == [CORE, PYTHON]


def test_what_python_itself_needs_stays_so_that_it_can_say_what_is_missing() -> None:
    expat = ("libexpat.so.1", "/usr/lib/libexpat.so.1", "BINARY")
    found = left_out.kept_binaries([PYTHON, expat], lambda path: ("libexpat.so.1",))
    assert found == [PYTHON, expat]


def test_windows_and_its_backslashes_are_understood() -> None:
    windows = ("PySide6\\plugins\\platforms\\qwindows.dll", "C:\\qwindows.dll", "BINARY")
    direct2d = ("PySide6\\plugins\\platforms\\qdirect2d.dll", "C:\\qdirect2d.dll", "BINARY")
    software = ("PySide6\\opengl32sw.dll", "C:\\opengl32sw.dll", "BINARY")
    python = ("python311.dll", "C:\\python311.dll", "BINARY")
    assert kept(windows, direct2d, software, python) == [windows, python]


def test_a_library_that_lies_in_several_folders_stays_in_each() -> None:
    """A bug: Windows' Python was left without the runtime beside it, for there was one beside Shiboken."""
    python = ("python311.dll", "C:\\python311.dll", "BINARY")
    shiboken = ("shiboken6\\Shiboken.pyd", "C:\\Shiboken.pyd", "EXTENSION")
    runtimes = [
        (f"{folder}VCRUNTIME140.dll", f"C:\\{folder}VCRUNTIME140.dll", "BINARY")
        for folder in ("", "shiboken6\\")
    ]
    entries = [python, shiboken, *runtimes]
    assert left_out.kept_binaries(entries, lambda path: ("vcruntime140.dll",)) == entries


def test_of_qt_s_texts_those_of_our_languages_stay() -> None:
    texts = [(f"{QT}/translations/qtbase_{language}.qm", "", "DATA") for language in ("de", "fr", "it")]
    ours = ("chrononauts_qt/_data/translations/chrononauts_qt_en.qm", "", "DATA")
    assert left_out.kept_datas([*texts, ours], []) == [*texts[1:], ours]


def test_nothing_that_pip_keeps_of_a_package_stays() -> None:
    names = ("websockets-17.4.dist-info/RECORD", "websockets-17.4.dist-info/licenses/LICENSE")
    assert left_out.kept_datas([(name, f"/wheels/{name}", "DATA") for name in names], []) == []


def test_a_link_stays_as_long_as_its_library() -> None:
    links = [(name, f"{QT}/lib/{name}", "SYMLINK") for name in ("libQt6XcbQpa.so.6", "libQt6Network.so.6")]
    assert left_out.kept_datas(links, [XCB_HELPER]) == links[:1]


def test_a_framework_of_macos_stays_or_goes_as_a_whole() -> None:
    core, network = f"{QT}/lib/QtCore.framework", f"{QT}/lib/QtNetwork.framework"
    library = (f"{core}/Versions/A/QtCore", "/wheels/QtCore", "BINARY")
    parts = [(f"{core}/QtCore", "Versions/Current/QtCore", "SYMLINK"), (f"{core}/Resources", "", "SYMLINK")]
    rest = [(f"{network}/QtNetwork", "Versions/Current/QtNetwork", "SYMLINK")]
    assert left_out.kept_datas([*parts, *rest], [library]) == parts
