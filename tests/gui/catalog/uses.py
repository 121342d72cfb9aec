"""Finds out which texts of the catalogue the program asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from tests.gui.catalog.sources import ROOT

PACKAGE = ROOT / "chrononauts_qt"


@cache
def _trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


@cache
def _imports_and_calls(path: Path) -> tuple[list[ast.ImportFrom], list[ast.Call]]:
    nodes = list(ast.walk(_trees()[path]))
    imports = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    return imports, [node for node in nodes if isinstance(node, ast.Call)]


def forget() -> None:
    """Let all trees go: the collector would go through them after every later test."""
    _trees.cache_clear()
    _imports_and_calls.cache_clear()


def _is_marked(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") == "QT_TRANSLATE_NOOP"


@cache
def constants(path: Path) -> frozenset[str]:
    """Return the strings of a module that are neither keys nor texts of the catalogue."""
    tree = _trees()[path]
    marked: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            pairs = zip(node.keys, node.values, strict=True)
            marked |= {id(key) for key, value in pairs if _is_marked(value)}
        elif isinstance(node, ast.Call) and _is_marked(node):
            marked |= {id(arg) for arg in node.args}
    found = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in marked)
    return frozenset(node.value for node in found if isinstance(node.value, str))


@cache
def _near(path: Path) -> frozenset[str]:
    """Return `constants` of a module and of those that import from it, where its classes are made more of."""
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    imported = (
        other
        for other in _trees()
        if any(node.module == name for node in _imports_and_calls(other)[0])
    )
    return constants(path).union(*(constants(other) for other in imported))


def _name(node: ast.expr | None) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _calls(path: Path, table: str) -> Iterator[ast.Call]:
    """Yield the calls of a table's ``text`` in a module, by whatever name it was imported."""
    package, _, own = table.rpartition(".")
    is_here = path == ROOT.joinpath(*table.split(".")).with_suffix(".py")
    bare, behind = {"text"} if is_here else set[str](), set[str]()
    imports, calls = _imports_and_calls(path)
    for node in imports:
        if node.module == table:
            bare |= {alias.asname or alias.name for alias in node.names if alias.name == "text"}
        elif node.module == package:
            behind |= {alias.asname or alias.name for alias in node.names if alias.name == own}
    for call in calls:
        name = call.func
        through = name.value if isinstance(name, ast.Attribute) and name.attr == "text" else None
        if _name(name) in bare or _name(through) in behind:
            yield call


def _keys(key: ast.expr, path: Path) -> Iterator[str]:
    """Yield the keys that an expression may stand for; one that comes from elsewhere in its module may
    be any string of it."""
    if isinstance(key, ast.Constant):
        yield str(key.value)
    elif isinstance(key, ast.IfExp):
        yield from _keys(key.body, path)
        yield from _keys(key.orelse, path)
    elif not isinstance(key, ast.JoinedStr):
        yield from constants(path)


def _fits(key: str, asked: ast.expr, path: Path) -> bool:
    """Tell whether a key may be what an f-string makes; one without a word of its own is filled with
    strings of its module or of those near it."""
    if not isinstance(asked, ast.JoinedStr):
        return False
    parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else "(.+)" for p in asked.values]
    found = re.fullmatch("".join(parts), key)
    has_word = any(c.isalpha() for p in asked.values if isinstance(p, ast.Constant) for c in str(p.value))
    return found is not None and (has_word or _near(path).issuperset(found.groups()))


def unasked(table: str, keys: Iterable[str]) -> list[str]:
    """Return the keys of a module of texts, by its whole name, that nothing in the program asks for."""
    asked = [(call.args[0], path) for path in _trees() for call in _calls(path, table)]
    exact = {key for expression, path in asked for key in _keys(expression, path)}
    return [key for key in sorted(keys) if key not in exact and not any(_fits(key, *one) for one in asked)]


def unread_names() -> list[str]:
    """Return the texts and tables of texts that the program never reads, as ``module.NAME``."""
    read = {
        getattr(node, "id", getattr(node, "attr", ""))
        for tree in _trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load)
    }
    made = [
        (path, _name(target))
        for path, tree in _trees().items()
        for node in tree.body
        if isinstance(node, ast.Assign) and any(_is_marked(part) for part in ast.walk(node))
        for target in node.targets
    ]
    return [f"{path.stem}.{name}" for path, name in made if name not in read]
