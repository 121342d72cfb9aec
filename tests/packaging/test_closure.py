"""Whether Windows would find the libraries of a program, on files as the packaged program has them."""

from __future__ import annotations

from pack import closure, left_out

INSIDE = "_internal"
PROGRAM = "chrononauts-qt.exe"
PYTHON = f"{INSIDE}/python311.dll"
QT = f"{INSIDE}/PySide6"
SHIBOKEN = f"{INSIDE}/shiboken6"
NEEDS = {
    PROGRAM: ("KERNEL32.dll", "api-ms-win-crt-runtime-l1-1-0.dll"),
    PYTHON: ("VCRUNTIME140.dll", "KERNEL32.dll"),
    f"{INSIDE}/zlib.pyd": ("python311.dll",),
    f"{SHIBOKEN}/shiboken6.abi3.dll": ("python3.dll", "VCRUNTIME140.dll"),
    f"{QT}/QtCore.pyd": ("shiboken6.abi3.dll", "Qt6Core.dll"),
    f"{QT}/Qt6Core.dll": ("WINSPOOL.DRV", "icuuc.dll"),
    f"{QT}/plugins/platforms/qwindows.dll": ("Qt6Core.dll",),
}
RUNTIMES = (f"{INSIDE}/VCRUNTIME140.dll", f"{SHIBOKEN}/VCRUNTIME140.dll")
WHOLE = (*NEEDS, *RUNTIMES, f"{INSIDE}/python3.dll")


def unfound(*places: str) -> dict[str, list[str]]:
    return closure.unfound(places, lambda place: NEEDS.get(place, ()))


def without(place: str) -> dict[str, list[str]]:
    return unfound(*(other for other in WHOLE if other != place))


def test_a_program_that_has_everything_lacks_nothing() -> None:
    assert unfound(*WHOLE) == {}


def test_the_runtime_in_another_folder_is_no_runtime_for_python() -> None:
    """A bug: it lay beside Shiboken only, and on a Windows without Visual C++'s the program did not start."""
    assert without(RUNTIMES[0]) == {"vcruntime140.dll": [PYTHON]}


def test_qt_s_libraries_find_each_other_and_those_of_shiboken() -> None:
    assert without(f"{SHIBOKEN}/shiboken6.abi3.dll") == {"shiboken6.abi3.dll": [f"{QT}/QtCore.pyd"]}
    assert list(without(f"{QT}/Qt6Core.dll")) == ["qt6core.dll"]


def test_what_is_nowhere_is_named_with_all_that_ask_for_it() -> None:
    asking = [f"{SHIBOKEN}/shiboken6.abi3.dll"]
    assert without(f"{INSIDE}/python3.dll") == {"python3.dll": asking}


def test_what_left_out_keeps_of_a_windows_bundle_is_closed() -> None:
    """A bug: of libraries with one name in several folders only one was kept."""
    inside = [place.removeprefix(f"{INSIDE}/") for place in WHOLE if place != PROGRAM]
    kinds = {".pyd": "EXTENSION"}
    entries = [
        (place.replace("/", "\\"), f"{INSIDE}/{place}", kinds.get(place[-4:], "BINARY")) for place in inside
    ]
    kept = left_out.kept_binaries(entries, lambda path: NEEDS.get(path, ()))
    assert unfound(PROGRAM, *(source for _, source, _ in kept)) == {}
    assert RUNTIMES[0] in [source for _, source, _ in kept]
