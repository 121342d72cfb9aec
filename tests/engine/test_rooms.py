"""The rooms of `ui`: arrows run only downwards, and nothing but a game's own folder knows the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.engine.test_imports import MODULES, PACKAGE, imports, names_of_games

ROOMS = ("", "catalog", "kit", "rulebook", "table", "games", "shell", "selftest")
"""From the ground up; the first is what lies in `ui` itself."""

BOX = {"artifaxx": "chrononauts", "solonauts": "chrononauts"}
"""Games that share the parts of a box, and the folder in which they lie."""

STILL = Path(__file__).with_name("arrows.txt")
"""What should not be and still is: modules of `ui` with what they know; nothing is added there."""

NAMING = Path(__file__).with_name("naming.txt")
"""Modules of `ui` outside the folders of games that name one still; nothing is added there."""


def room_of(module: str) -> str:
    """Return the room of a module below `chrononauts_qt.ui`, given as its dotted name."""
    first = module.split(".")[2] if module.count(".") > 1 else ""
    return first if first in ROOMS else ""


def game_of(module: str) -> str:
    """Return the game whose folder a module lies in, "" outside all."""
    parts = module.split(".")
    inside = parts[1:3] == ["ui", "games"] and len(parts) > 3
    return parts[3] if inside else parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else ""


def is_upward(module: str, known: str) -> bool:
    """Tell whether a module of `ui` must not know another of the program."""
    mine, theirs = game_of(module), game_of(known)
    if theirs and theirs not in (mine, BOX.get(mine)):
        return True
    if not known.startswith("chrononauts_qt.ui."):
        return False
    return ROOMS.index(room_of(known)) > ROOMS.index(room_of(module))


def dotted(path: Path) -> str:
    """Return the name of a module of the package."""
    parts = path.with_suffix("").parts
    return ".".join(("chrononauts_qt", *(parts[:-1] if parts[-1] == "__init__" else parts)))


NAMES = {dotted(path): path for path in MODULES}


def known_to(module: str) -> Iterator[str]:
    """Yield the modules of ours that a module imports: at its top, inside, and for types alone."""
    for _, name, _ in imports(NAMES[module]):
        found = name if name in NAMES else name.rpartition(".")[0]
        if found in NAMES and found != module:
            yield found


def of_ui() -> list[str]:
    """Return the modules of `ui`."""
    return [module for module in NAMES if module.startswith("chrononauts_qt.ui.")]


def test_every_module_lies_in_a_room() -> None:
    folders = {path.parts[1] for path in MODULES if path.parts[0] == "ui" and len(path.parts) > 2}
    assert folders == set(ROOMS) - {""}


def test_a_module_that_is_named_lies_there() -> None:
    root = PACKAGE.parent
    papers = [*root.glob("*.md"), *root.glob("docs/**/*.md"), *root.glob("resources/*.md")]
    papers = [path for path in papers if path.name != "CHANGELOG.md"]
    assert papers
    named = {
        (path.name, found)
        for path in (*papers, *(PACKAGE / module for module in MODULES))
        for found in re.findall(r"\bui/[\w/]+\.py", path.read_text(encoding="utf-8"))
    }
    assert named
    assert [(where, what) for where, what in sorted(named) if not (PACKAGE / what).exists()] == []


def test_no_room_knows_a_room_above_or_a_game() -> None:
    arrows = ((module, known) for module in of_ui() for known in known_to(module))
    found = {f"{module} {known}" for module, known in arrows if is_upward(module, known)}
    listed = set(STILL.read_text(encoding="utf-8").splitlines())
    assert found == listed, "an arrow is new, or the list is too long"


def test_only_a_game_names_itself() -> None:
    naming = {
        module
        for module in of_ui()
        if room_of(module) != "games"
        and names_of_games((PACKAGE / NAMES[module]).read_text(encoding="utf-8"))
    }
    listed = set(NAMING.read_text(encoding="utf-8").splitlines())
    assert naming == listed, "a game is named, or the list is too long"


def test_an_arrow_upwards_is_found() -> None:
    ui = "chrononauts_qt.ui"
    assert is_upward(f"{ui}.kit.parts", f"{ui}.shell.home")
    assert is_upward(f"{ui}.table.desk", f"{ui}.games.artifaxx.desk")
    assert is_upward(f"{ui}.shell.home", "chrononauts_qt.games.chrononauts.view")
    assert is_upward(f"{ui}.games.chrononauts.table", f"{ui}.games.artifaxx.table")
    assert not is_upward(f"{ui}.games.artifaxx.table", f"{ui}.games.chrononauts.table")
    assert not is_upward(f"{ui}.games.chrononauts.table", "chrononauts_qt.games.chrononauts.view")
    assert not is_upward(f"{ui}.shell.home", f"{ui}.table.desk")
    assert not is_upward(f"{ui}.shell.home", "chrononauts_qt.session.match")
