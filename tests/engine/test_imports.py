"""The floors of the house: every module knows only what lies below it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import chrononauts_qt
from tests.each import each

PACKAGE = Path(chrononauts_qt.__file__).parent
MODULES = sorted(path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))

FLOORS = {
    "": 0,  # chrononauts_qt/__init__.py: the version
    "kernel": 1,
    "wire": 1,  # beside all games: what phones say
    "shelf": 1,  # it has the names of what lies above, and loads it when it is asked for
    "games": 2,
    "bots": 3,
    "session": 4,
    "cli": 4,
    "deals": 5,
    "ui": 6,
    "__main__": 7,
}

OUTSIDE = {
    "PySide6": "ui",
    "PySide6.QtNetwork": "ui/phones",
    "shiboken6": "ui",
    "fontpkg": "ui",
    "PIL": "ui",
    "appdirs": "session/places.py",
    "websockets": "wire",
    "segno": "ui/phones",
}
"""Packages from elsewhere and parts of them, and the one folder or module that may import them."""

GAME = re.compile(r"(?<![\w-])(?:chrononauts|artifaxx|solonauts|afternova)(?![\w-])", re.IGNORECASE)
"""A game by its id or name."""

OF_THE_PROGRAM = re.compile(r"Chrononauts Qt|chrononauts_qt(?:\.\w+)*|\.chrononauts\b")
"""The program, its package and its files are called after one of the games."""

NAMES_GAMES: dict[str, str] = {}
"""What should name no game and still does, with what has to change; nothing is added here."""

NOT_IN_RULES = ("os", "sys", "time", "datetime", "random", "secrets", "socket", "threading", "subprocess")


def floor_of(module: Path) -> str:
    """Return the floor a module lies on: its folder below the package, or its own name."""
    name = module.parts[0] if len(module.parts) > 1 else module.stem
    return "" if name == "__init__" else name


@cache
def imports(module: Path, folder: Path = PACKAGE) -> tuple[tuple[int, str, bool], ...]:
    """Return (line, absolute name, whether at the top of the module) of everything it imports."""
    tree = ast.parse((folder / module).read_text(encoding="utf-8"))
    package = ("chrononauts_qt", *module.parts[:-1])
    top = set(ast.walk(tree)) - {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for inner in ast.walk(node)
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name, node in top) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) + 1 - node.level]) if node.level else ""
            source = ".".join(part for part in (base, node.module or "") if part)
            found += [(node.lineno, f"{source}.{alias.name}", node in top) for alias in node.names]
    return tuple(found)


def own(name: str) -> str | None:
    """Return the floor of a module of ours that is imported by this name, or None for others."""
    parts = name.split(".")
    if parts[0] != "chrononauts_qt":
        return None
    return parts[1] if len(parts) > 1 and parts[1] in FLOORS else ""


def test_every_module_lies_on_a_floor() -> None:
    assert set(map(floor_of, MODULES)) == set(FLOORS)


def test_no_module_imports_from_a_floor_above() -> None:
    for check in each(MODULES):
        with check as module:
            mine = FLOORS[floor_of(module)]
            above = [
                f"{module}:{line} imports {name}"
                for line, name, _ in imports(module)
                if (floor := own(name)) is not None and FLOORS[floor] > mine
            ]
            assert not above, above


def test_what_comes_from_elsewhere_is_imported_in_its_one_place() -> None:
    for check in each(MODULES):
        with check as module:
            misplaced = []
            for line, name, _ in imports(module):
                places = [place for package, place in OUTSIDE.items() if f"{name}.".startswith(f"{package}.")]
                if not all(f"{module.as_posix()}/".startswith(f"{place}/") for place in places):
                    misplaced.append(f"{module}:{line} imports {name}")
            assert not misplaced, misplaced


def test_the_wire_knows_no_other_floor_and_only_the_phones_know_it() -> None:
    for check in each(MODULES):
        with check as module:
            ours = {floor for _, name, _ in imports(module) if (floor := own(name)) is not None}
            if floor_of(module) == "wire":
                assert ours <= {"wire"}
                others = {name.partition(".")[0] for _, name, _ in imports(module)}
                assert others & set(NOT_IN_RULES) <= {"secrets"}
            elif "wire" in ours:
                assert module.as_posix().startswith(("ui/phones/", "ui/shell/phones_page.py"))


def test_the_start_loads_the_windows_only_when_they_are_wanted() -> None:
    found = [(name, top) for _, name, top in imports(Path("__main__.py")) if own(name) == "ui"]
    assert found
    assert not any(top for _, top in found)


def test_the_rules_know_no_clock_no_dice_of_python_and_no_system() -> None:
    for check in each(module for module in MODULES if floor_of(module) in ("kernel", "games", "bots")):
        with check as module:
            names = {name.partition(".")[0] for _, name, _ in imports(module)}
            if floor_of(module) == "bots":
                names -= {"random"}
            assert names & set(NOT_IN_RULES) == set()


def test_the_kernel_names_no_game() -> None:
    for check in each(module for module in MODULES if floor_of(module) == "kernel"):
        with check as module:
            text = (PACKAGE / module).read_text(encoding="utf-8").lower()
            assert [word for word in ("linchpin", "paradox", "artifact", "memo ") if word in text] == []


def names_of_games(text: str) -> list[str]:
    """Return the games that a source names; the package, the program and the suffix of its files are none."""
    return GAME.findall(OF_THE_PROGRAM.sub("", text))


def test_what_plays_any_game_names_none() -> None:
    anything = [module for module in MODULES if floor_of(module) in ("session", "cli")]
    naming = {
        module.as_posix()
        for module in (*anything, Path("bots/ranks.py"))
        if names_of_games((PACKAGE / module).read_text(encoding="utf-8"))
    }
    assert naming == set(NAMES_GAMES), "a game is named, or the list is too long"


def test_the_name_of_the_program_is_not_taken_for_a_game() -> None:
    ours = """import chrononauts_qt.session; "chrononauts-qt journal"; "a.chrononauts"; "Chrononauts Qt" """
    assert names_of_games(ours) == []
    theirs = """{"artifaxx": 1}; of Solonauts; default="chrononauts"; settings.solonauts; "Chrononauts" """
    assert names_of_games(theirs) == ["artifaxx", "Solonauts", "chrononauts", "solonauts", "Chrononauts"]


def test_a_relative_import_is_read_as_what_it_means(tmp_path: Path) -> None:
    (tmp_path / "kernel").mkdir()
    (tmp_path / "kernel" / "bad.py").write_text(
        "from ..ui import app\ndef later():\n    import PySide6.QtCore\n", encoding="utf-8"
    )
    found = imports(Path("kernel/bad.py"), tmp_path)
    assert found == ((1, "chrononauts_qt.ui.app", True), (3, "PySide6.QtCore", False))
    assert own(found[0][1]) == "ui"
