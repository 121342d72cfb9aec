"""Collect the texts that the sources mark into translations/*.ts: `python3 dev.py texts [LANGUAGE ...]`.

What is translated already stays. A language named for the first time gets its file.
"""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).parents[3]
SOURCES = ROOT / "chrononauts_qt" / "ui"
TRANSLATIONS = ROOT / "translations"
PREFIX = "chrononauts_qt_"
SOURCE_LANGUAGE = "en"  # its file holds nothing but plural forms
COUNT_ARGUMENTS = 4  # translate(context, text, comment, count)


class Message(NamedTuple):
    """One text of a .ts file; a counted one has as many forms as its language."""

    context: str
    source: str
    comment: str
    counted: bool
    forms: tuple[str, ...]
    finished: bool

    @property
    def key(self) -> tuple[str, str, str, bool]:
        """Return what the sources decide, without the translation."""
        return self[:4]


def extract(target: Path, sources: Path = SOURCES) -> None:
    """Bring the .ts file `target` up to date with the .py files below `sources`."""
    language = target.stem.removeprefix(PREFIX)
    command = [sys.executable, "-c", "from PySide6.scripts import pyside_tool; pyside_tool.lupdate()"]
    command += ["-silent", "-extensions", "py", "-locations", "none", "-no-obsolete"]
    command += ["-source-language", SOURCE_LANGUAGE, "-target-language", language]
    if language == SOURCE_LANGUAGE:
        command += ["-pluralonly"]
    with tempfile.TemporaryDirectory() as folder:
        _copy_countable(sources, Path(folder))
        subprocess.run([*command, folder, "-ts", str(target)], check=True, timeout=60)


def _copy_countable(sources: Path, folder: Path) -> None:
    for path in sources.rglob("*.py"):
        copy = folder / path.relative_to(sources)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(_with_literal_counts(path.read_bytes()))


def _with_literal_counts(source: bytes) -> bytes:
    """Return the module with 1 for every count that is handed to translate().

    Of translate(), lupdate sees that a text is counted only where the count is a literal number: it takes
    a name for an encoding, as Qt 4 had, and loses the whole text at anything else.
    """
    starts = [0, *accumulate(len(line) for line in source.splitlines(keepends=True))]
    spans = [(starts[count.lineno - 1] + count.col_offset,
              starts[(count.end_lineno or count.lineno) - 1] + (count.end_col_offset or 0))
             for count in _counts(ast.parse(source))]
    for first, last in sorted(spans, reverse=True):
        source = source[:first] + b"1" + source[last:]
    return source


def _counts(tree: ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and len(node.args) == COUNT_ARGUMENTS:
            name = getattr(node.func, "attr", None) or getattr(node.func, "id", None)
            if name == "translate":
                yield node.args[-1]


def messages(path: Path) -> list[Message]:
    """Return the texts of a .ts file."""
    return [_message(context.findtext("name", ""), message)
            for context in ElementTree.parse(path).getroot().iter("context")
            for message in context.iter("message")]


def _message(context: str, message: ElementTree.Element) -> Message:
    translation = message.find("translation")
    if translation is None:
        raise ValueError(f"“{message.findtext('source')}” has no place for its translation")
    counted = message.get("numerus") == "yes"
    forms = list(translation.iter("numerusform")) if counted else [translation]
    texts = tuple(form.text or "" for form in forms)
    return Message(context, message.findtext("source", ""), message.findtext("comment", ""), counted,
                   texts, all(texts) and translation.get("type") is None)


def main(argv: Sequence[str] | None = None) -> int:
    """Bring all files up to date and say what is still to be translated."""
    parser = argparse.ArgumentParser(prog="python3 dev.py texts", description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="a language to begin, such as it")
    paths = {TRANSLATIONS / f"{PREFIX}{language}.ts" for language in parser.parse_args(argv).languages}
    for path in sorted(paths.union(TRANSLATIONS.glob("*.ts"))):
        extract(path)
        found = messages(path)
        waiting = sum(not message.finished for message in found)
        print(f"{path.relative_to(ROOT)}: {len(found)} texts, {waiting} to be translated")
    return 0


if __name__ == "__main__":
    sys.exit(main())
