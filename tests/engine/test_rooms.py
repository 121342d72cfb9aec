"""The rooms of `ui`: arrows run only downwards, and nothing but a game's own folder knows the game."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path

from chrononauts_qt.kernel.game import Game
from chrononauts_qt.shelf import Row
from chrononauts_qt.ui.table.screens import Screens
from tests.each import each
from tests.engine.test_imports import MODULES, PACKAGE, floor_of, imports, names_of_games

ROOMS = ("", "catalog", "kit", "rulebook", "table", "phones", "games", "shell", "selftest")
"""From the ground up; the first is what lies in `ui` itself."""

BOX = {"artifaxx": "chrononauts", "solonauts": "chrononauts"}
"""Games that share the parts of a box, and the folder in which they lie."""

THINGS_OF_A_GAME = frozenset({"game", "rules", "screens", "row", "view", "state", "manual", "desk"})
"""How a game, or a part of one, is called where it can be any."""

MEMBERS = frozenset(
    name
    for form in (Game, Screens, Row, str)
    for name in (*dir(form), *getattr(form, "__annotations__", ()))
    if not name.startswith("_")
)
"""What a game, its screens, its row and its id have, whatever game it is."""


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


@cache
def known_to(module: str) -> frozenset[str]:
    """Return the modules of ours that a module imports: at its top, inside, and for types alone."""
    names = (name for _, name, _ in imports(NAMES[module]))
    found = (name if name in NAMES else name.rpartition(".")[0] for name in names)
    return frozenset(name for name in found if name in NAMES and name != module)


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
    assert [f"{module} {known}" for module, known in arrows if is_upward(module, known)] == []


def test_only_a_game_names_itself() -> None:
    others = (NAMES[module] for module in of_ui() if room_of(module) != "games")
    assert [path for path in others if names_of_games((PACKAGE / path).read_text(encoding="utf-8"))] == []


# -- what a game is, nobody asks --------------------------------------------------------------------


def last_name(node: ast.expr) -> str:
    """Return the last name of an expression: "game" for match.game, "SHELF" for SHELF[game]."""
    if isinstance(node, ast.Call):
        return last_name(node.func)
    if isinstance(node, ast.Subscript):
        return last_name(node.value)
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def is_game(node: ast.expr) -> bool:
    """Tell whether an expression is a game, its screens, its row or its id."""
    made = isinstance(node, ast.Call) and last_name(node) == "screens_of"
    kept = isinstance(node, ast.Subscript) and last_name(node) in ("SHELF", "GAMES")
    named = isinstance(node, ast.Name | ast.Attribute) and last_name(node) in ("game", "game_id", "screens")
    return made or kept or named


def is_one_game(node: ast.expr) -> bool:
    """Tell whether an expression is the id of a certain game, or some of them: words, or a constant."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(map(is_one_game, node.elts))
    if isinstance(node, ast.Constant):
        return bool(node.value)
    return last_name(node).isupper() and last_name(node) not in ("SHELF", "GAMES")


def asks_what_a_game_is(text: str) -> list[str]:
    """Return the places of a source that ask what a game is or has, instead of letting it do it."""
    return [ast.unparse(node) for node in ast.walk(ast.parse(text)) if _asks(node)]


def _asks(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Name(id="hasattr" | "getattr"), args=[of, *_]):
            return is_game(of) or last_name(of) in THINGS_OF_A_GAME
        case ast.Attribute(value=of, attr=name):
            return is_game(of) and name not in MEMBERS
        case ast.Compare():
            sides = [node.left, *node.comparators]
            return any(map(is_game, sides)) and any(map(is_one_game, sides))
        case ast.Match(subject=of):
            return is_game(of)
    return False


def test_nobody_asks_what_a_game_is_or_has() -> None:
    anything = [module for module in MODULES if floor_of(module) in ("session", "cli")]
    ui = [NAMES[module] for module in of_ui() if room_of(module) != "games"]
    for check in each((*anything, *ui, Path("bots/ranks.py"))):
        with check as module:
            assert asks_what_a_game_is((PACKAGE / module).read_text(encoding="utf-8")) == []


def test_who_asks_what_a_game_is_is_found() -> None:
    for check in each(
        (
            "if game.has_memo: ring()",
            "if match.game.can_reach_home(state): hint()",
            "hasattr(self.match.game, 'claims_after')",
            "getattr(screens_of(match.game_id), 'tray', None)",
            "screens_of(game).tray()",
            "hasattr(SHELF[game], 'deals')",
            "GAMES[game].claims_after",
            "getattr(view, 'open_paradoxes', ())",
            "if header.game == solonauts.ID: pass",
            "if match.game_id in ('pact', other): pass",
            "alone = choice.game != 'pact'",
            "match found.game:\n    case 'pact': pass",
        )
    ):
        with check as planted:
            assert asks_what_a_game_is(planted) != []


def test_what_is_asked_of_every_game_is_none_of_that() -> None:
    for check in each(
        (
            "match.game.view(state, None)",
            "screens_of(game).box().players",
            "if choice.game == look.settings.game: pass",
            "if game in SHELF and game != '': pass",
            "getattr(sys, 'frozen', False)",
            "name = game.upper()",
        )
    ):
        with check as fine:
            assert asks_what_a_game_is(fine) == []


# -- arrows -----------------------------------------------------------------------------------------


def package_of(module: str) -> str:
    """Return the package of a module; what lies beside all packages stands for itself."""
    above = module if NAMES[module].name == "__init__.py" else module.rpartition(".")[0]
    return module if above == "chrononauts_qt" else above


def circles(known: Mapping[str, Collection[str]]) -> list[set[str]]:
    """Return the packages that know each other, directly or through others."""
    reached = {name: set(others) for name, others in known.items()}
    for through in known:
        for others in reached.values():
            if through in others:
                others |= reached[through]
    in_circles = {name: {o for o in reached[name] if name in reached.get(o, ())} for name in known}
    return [found for name, found in in_circles.items() if found and name == min(found)]


def test_no_packages_know_each_other() -> None:
    known: dict[str, set[str]] = {package_of(module): set() for module in NAMES}
    for module in NAMES:
        others = {package_of(other) for other in known_to(module)}
        known[package_of(module)] |= others - {package_of(module), "chrononauts_qt"}
    assert circles(known) == []


def test_packages_that_know_each_other_are_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [{"a", "b", "c"}]


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
