"""Whether Windows finds every library that a file of the program asks for: `python -m pack.closure FOLDER`.

The machine that builds has Visual C++'s runtime in its system folder, so that a program without it starts
there and nowhere else; this looks where a Windows without it looks. pefile reads the files (locks/build.txt).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path, PurePosixPath

from pack.steps import BuildError

USAGE = "usage: python -m pack.closure FOLDER"
FAILED, BAD_USAGE = 1, 2
KINDS = (".dll", ".exe", ".pyd")

INSIDE = "_internal"
"""Where the program's start lets Windows look for everybody; the folder of the program itself is another."""

QT = (f"{INSIDE}/PySide6", f"{INSIDE}/shiboken6")
"""What PySide6 names to Windows, before it loads anything that lies in these two or below."""

OF_WINDOWS = frozenset(
    f"{name}.dll"
    for name in (
        *("advapi32", "authz", "bcrypt", "cfgmgr32", "comctl32", "comdlg32", "crypt32", "d2d1", "d3d11"),
        *("d3d12", "d3d9", "dnsapi", "dwmapi", "dwrite", "dxgi", "gdi32", "gdiplus", "icuuc", "imm32"),
        *("iphlpapi", "kernel32", "mpr", "netapi32", "ntdll", "ole32", "oleaut32", "opengl32", "propsys"),
        *("psapi", "rpcrt4", "runtimeobject", "secur32", "setupapi", "shcore", "shell32", "shlwapi"),
        *("uiautomationcore", "user32", "userenv", "uxtheme", "version", "winmm", "ws2_32", "wtsapi32"),
    )
) | {"winspool.drv"}
"""What every Windows 10 has; Visual C++'s runtime is not among it."""

FORWARDERS = ("api-ms-win-", "ext-ms-win-")
"""How the names begin under which Windows hands out what others of its libraries do."""


def unfound(places: Iterable[str], imports: Callable[[str], Iterable[str]]) -> dict[str, list[str]]:
    """Return the libraries that Windows would not find, each with the files that ask for it.

    `places` are the files of the program, from its folder on and with slashes; `imports` gives the names of
    the libraries that one of them asks for.
    """
    files = [PurePosixPath(place) for place in places]
    there = {_lower(path) for path in files}
    missing: dict[str, list[str]] = {}
    for path in files:
        for name in map(str.lower, imports(str(path))):
            if name in OF_WINDOWS or name.startswith(FORWARDERS):
                continue
            if not any(_lower(folder / name) in there for folder in _searched(path)):
                missing.setdefault(name, []).append(str(path))
    return missing


def _searched(path: PurePosixPath) -> list[PurePosixPath]:
    """Return where Windows looks for what a file asks for."""
    folders = [path.parent, PurePosixPath(INSIDE), PurePosixPath()]
    if str(path).startswith(QT):
        folders += map(PurePosixPath, QT)
    return folders


def _lower(path: PurePosixPath) -> str:
    return str(path).lower()


def check(program: Path) -> int:
    """Return how many files of a program's folder were read; raises BuildError where one asks in vain."""
    found = sorted(path for path in program.rglob("*") if path.suffix.lower() in KINDS)
    places = [path.relative_to(program).as_posix() for path in found]
    missing = unfound(places, lambda place: imported(program / place))
    if missing:
        lacking = (f"{name} (for {', '.join(asking[:3])})" for name, asking in sorted(missing.items()))
        raise BuildError(
            f"{program} would not start on a Windows without Visual C++'s runtime; it lacks "
            f"{'; '.join(lacking)}. See that pack/left_out.py keeps them."
        )
    return len(places)


def imported(path: Path) -> list[str]:
    """Return the names of the libraries that a file of Windows asks for, at once or later."""
    import pefile

    with pefile.PE(str(path), fast_load=True) as read:
        kinds = ("ENTRY_IMPORT", "ENTRY_DELAY_IMPORT")
        read.parse_data_directories([pefile.DIRECTORY_ENTRY[f"IMAGE_DIRECTORY_{kind}"] for kind in kinds])
        asked = [entry for kind in kinds for entry in getattr(read, f"DIRECTORY_{kind}", ())]
        return [entry.dll.decode("ascii") for entry in asked]


def main(args: Sequence[str]) -> int:
    """Tell whether a program's folder has all that it needs; return the exit code."""
    if len(args) != 1:
        print(USAGE, file=sys.stderr)
        return BAD_USAGE
    try:
        read = check(Path(args[0]))
    except BuildError as error:
        print(f"pack.closure: {error}", file=sys.stderr)
        return FAILED
    print(f"{args[0]}: {read} files, and every library they ask for is where Windows looks")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
