"""No test judges by the clock: a machine that is busy has all the time it needs (docs/performance.md)."""

from __future__ import annotations

import ast
from pathlib import Path

TESTS = Path(__file__).parents[1]
PARTS = ("engine", "property", "bots", "deals", "session", "wire", "packaging", "gui")
CLOCKS = {"monotonic", "perf_counter", "perf_counter_ns", "process_time", "thread_time", "sleep", "qWait"}
MAY = {
    "bots/peekers.py": "a player that peeks at the clock, and is caught",
    "engine/test_each.py": "hangs, to be ended",
    "gui/drag.py": "looks every now and then whether a drag has come to its end",
    "gui/motion/test_frames.py": "looks every now and then whether a timer has run out",
    "gui/start/test_start_errors.py": "looks every now and then whether another process has written",
    "gui/views/test_real_drag.py": "looks every now and then whether a drag has come to its end",
    "gui/windows/test_curtain.py": "lets a curtain be deaf for as long as it is, once",
    "session/test_arena.py": "has a pool sleep that is left before it wakes",
}
"""Modules that ask the time or wait, and why nothing hangs on how long that takes."""

LONG = 10_000
"""Milliseconds that a wait for an event must have before it gives up."""


def clocks_in(tree: ast.AST) -> set[str]:
    """Return the clocks that are read, and the short waits."""
    found = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Name):
            found.add(node.attr if isinstance(node, ast.Attribute) else node.id)
        elif isinstance(node, ast.ImportFrom) and node.module == "time":
            found |= {name.name for name in node.names}
    short = {
        f"timeout={word.value.value}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and "wait" in node.func.attr
        for word in node.keywords
        if word.arg == "timeout" and isinstance(word.value, ast.Constant)
        if isinstance(word.value.value, int | float) and word.value.value < LONG
    }
    return found & CLOCKS | short


def test_no_test_asks_what_time_it_is() -> None:
    paths = [path for part in PARTS for path in (TESTS / part).rglob("*.py")]
    found = {path.relative_to(TESTS).as_posix(): clocks_in(ast.parse(path.read_bytes())) for path in paths}
    assert {name: clocks for name, clocks in found.items() if clocks and name not in MAY} == {}
    assert MAY.keys() <= {name for name, clocks in found.items() if clocks}, "who asks no more is not named"
