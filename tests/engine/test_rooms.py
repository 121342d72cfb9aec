"""The rooms of `ui`: arrows run only downwards, and nothing but a game's own folder knows the game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.engine.test_imports import MODULES, PACKAGE, imports, names_of_games

ROOMS = ("", "catalog", "kit", "rulebook", "table", "games", "shell", "selftest")
"""From the ground up; the first is what lies in `ui` itself."""

BOX = {"artifaxx": "chrononauts", "solonauts": "chrononauts"}
"""Games that share the parts of a box, and the folder in which they lie."""

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


def test_no_room_knows_a_room_above_or_a_game() -> None:
    arrows = ((module, known) for module in of_ui() for known in known_to(module))
    assert [f"{module} knows {known}" for module, known in arrows if is_upward(module, known)] == []


def test_only_a_game_names_itself() -> None:
    others = (module for module in of_ui() if room_of(module) != "games")
    sources = ((module, (PACKAGE / NAMES[module]).read_text(encoding="utf-8")) for module in others)
    assert [module for module, source in sources if names_of_games(source)] == []


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
