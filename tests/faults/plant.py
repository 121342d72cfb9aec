"""Draws lines of the program and makes each wrong in one way: left out, negated or weakened.

A line is drawn by its own words, not by its number, so that a sample stays the same while other lines change.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PACKAGES = ("ui", "session", "bots")

_COMPARED = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
_JOINED = {ast.And: ("and", "or"), ast.Or: ("or", "and")}
_COUNTED = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "/"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
}
Change = tuple[int, int, int, str]
"""A line, the first byte that is replaced and the one behind the last, and what stands there instead."""



class Fault(NamedTuple):
    """A line of a file (its path from the root, its number from 1), as it is and as it is planted."""

    path: str
    line: int
    before: str
    after: str


def sample(count: int, seed: str, root: Path = ROOT, paths: Sequence[str] = ()) -> tuple[Fault, ...]:
    """Return `count` faults, at most one a line, drawn uniformly over the lines that can be made wrong.

    Without `paths`, from all modules of PACKAGES.
    """
    drawn = sorted((_lot(seed, key), faults) for key, faults in _lines(root, paths or _modules(root)))
    return tuple(faults[int(_lot(seed, faults[0].before), 16) % len(faults)] for _, faults in drawn[:count])


def named(path: str, before: str, after: str, which: int = 1, root: Path = ROOT) -> Fault:
    """Return the fault of a line that is known by its words, the `which`-th such line of a file."""
    lines = (root / path).read_text(encoding="utf-8").splitlines()
    found = [number for number, line in enumerate(lines, 1) if line.strip() == before]
    if len(found) < which:
        raise ValueError(f"{path} has {len(found)} lines “{before}”, not {which}")
    line = lines[found[which - 1] - 1]
    return Fault(path, found[which - 1], line, line.replace(before, after))


def faults_of(path: str, source: str) -> dict[int, list[Fault]]:
    """Return every way in which a line can be made wrong, by its number."""
    lines = source.splitlines()
    found: dict[int, list[Fault]] = {}
    for number, first, last, words in _changes(ast.parse(source), lines):
        before = lines[number - 1]
        raw = before.encode()
        after = (raw[:first] + words.encode() + raw[last:]).decode()
        if after != before:
            found.setdefault(number, []).append(Fault(path, number, before, after))
    return found


def _lot(seed: str, key: str) -> str:
    return hashlib.sha256(f"{seed}\n{key}".encode()).hexdigest()


def _modules(root: Path) -> list[str]:
    folders = [root / "chrononauts_qt" / package for package in PACKAGES]
    return [file.relative_to(root).as_posix() for folder in folders for file in sorted(folder.rglob("*.py"))]


def _lines(root: Path, paths: Sequence[str]) -> Iterator[tuple[str, list[Fault]]]:
    """Yield what names a line (its file, its words, and how many such came before), and its faults."""
    for path in paths:
        seen = dict[str, int]()
        for _, faults in sorted(faults_of(path, (root / path).read_text(encoding="utf-8")).items()):
            words = faults[0].before.strip()
            seen[words] = seen.get(words, 0) + 1
            yield f"{path}\n{words}\n{seen[words]}", faults


def _changes(tree: ast.Module, lines: list[str]) -> Iterator[Change]:
    spared = {part for node in ast.walk(tree) if (found := _spared(node)) for part in ast.walk(found)}
    for node in ast.walk(tree):
        if node in spared:
            continue
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield from _sign(lines, node.left, node.comparators[0], *_COMPARED[type(node.ops[0])])
        elif isinstance(node, ast.BoolOp):
            yield from _sign(lines, node.values[0], node.values[1], *_JOINED[type(node.op)])
        elif isinstance(node, ast.BinOp) and type(node.op) in _COUNTED:
            yield from _sign(lines, node.left, node.right, *_COUNTED[type(node.op)])
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield from _place(node, ast.unparse(node.operand))
        elif isinstance(node, ast.If | ast.While | ast.IfExp):
            yield from _place(node.test, f"not ({ast.unparse(node.test)})")
        elif isinstance(node, ast.Constant):
            yield from _other_constant(node)
        elif isinstance(node, ast.Return) and node.value is not None:
            yield from _place(node, "return None")
        elif isinstance(node, ast.stmt) and _can_go(node):
            yield from _place(node, "pass")


def _sign(lines: list[str], left: ast.expr, right: ast.expr, sign: str, other: str) -> Iterator[Change]:
    """Change the sign between two expressions that meet in one line."""
    if left.end_lineno != right.lineno or left.end_col_offset is None:
        return
    between = lines[right.lineno - 1].encode()[left.end_col_offset : right.col_offset].decode()
    at = between.find(sign)
    if at >= 0:
        first = left.end_col_offset + at
        yield right.lineno, first, first + len(sign), other


def _place(node: ast.expr | ast.stmt, words: str) -> Iterator[Change]:
    """Put other words in the place of what stands in one line."""
    if node.lineno == node.end_lineno and node.end_col_offset is not None and "\n" not in words:
        yield node.lineno, node.col_offset, node.end_col_offset, words


def _other_constant(node: ast.Constant) -> Iterator[Change]:
    value = node.value
    if isinstance(value, bool):
        yield from _place(node, str(not value))
    elif isinstance(value, int | float):
        yield from _place(node, repr(value + 1))
    elif isinstance(value, str) and value:
        yield from _place(node, '""')


def _can_go(node: ast.stmt) -> bool:
    """Tell whether a statement can be left out without a name that nobody has set."""
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return isinstance(node, ast.Expr | ast.AugAssign | ast.Raise | ast.Continue | ast.Break | ast.Delete)


def _spared(node: ast.AST) -> ast.AST | None:
    """Return what is never made wrong of a node: docstrings, types, f-strings, the words of an assertion.

    What a type variable is called nobody reads while the program runs.
    """
    match node:
        case ast.Expr(value=ast.Constant()) | ast.JoinedStr() | ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return node
        case ast.Assign(targets=[ast.Name(id="__all__")]) | ast.Assign(
            value=ast.Call(func=ast.Name(id="TypeVar"))
        ):
            return node
        case ast.AnnAssign(annotation=types) | ast.arg(annotation=types) | ast.FunctionDef(returns=types):
            return types
        case ast.Assert(msg=words):
            return words
    return None
