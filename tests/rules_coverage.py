"""Tell which tests prove which rule: `python -m tests.rules_coverage`.

Reads the rules of every box from docs (RULES) and the `@pytest.mark.rule("R-304", "A-05")` markers from
the source of the tests, which it never imports. Exits with 1 where a finished section has a rule without a
test, or a test names a rule that does not exist.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULES = tuple(ROOT / "docs" / f"{name}.md" for name in ("rules", "afternova", "dungeon_time"))
SECTION = re.compile(r"#{2,3} (\d+(?:\.\d+)?)\.? (.+)")
STATUS = re.compile(r"Status: (done|not yet)\s*$")
RULE = re.compile(r"\* \*\*((?:R|AN|DT)-\d+)\*\*")
VECTOR = re.compile(r"(?:\* \*\*(?=T)|\| (?=AN|DT))((?:(?:AN|DT)-)?T-?\d+)(?:\*\*| \|)")
RESOLUTION_ROW = re.compile(r"\| ([AXY]-\d+) \|")
RESOLUTION = re.compile(r"\b[AXY]-\d+\b")
SHOWN = 3


@dataclass
class Section:
    """One numbered section of the rules; `status` is None where it holds no rules to build."""

    title: str
    status: str | None = None
    rules: list[str] = field(default_factory=list)
    cited: set[str] = field(default_factory=set)


@dataclass
class Rulebook:
    """What the rules of all boxes say: its sections, and every id a test may name."""

    sections: list[Section] = field(default_factory=list)
    known: set[str] = field(default_factory=set)
    errors: list[str] = field(default_factory=list)

    def required(self) -> list[str]:
        """Return the rules of finished sections, and the resolutions they cite, in order."""
        done = [section for section in self.sections if section.status == "done"]
        rules = [rule for section in done for rule in section.rules]
        return rules + sorted({cited for section in done for cited in section.cited})


@dataclass
class Proofs:
    """Which tests name which id, and what is wrong with the markers."""

    tests: dict[str, list[str]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)


def read_rulebook(*paths: Path) -> Rulebook:
    """Read sections, statuses and ids; a rule outside a section with a status is an error."""
    book = Rulebook()
    for path in paths:
        _read_rules(path, book)
    for section in book.sections:
        if section.rules and section.status is None:
            book.errors.append(f"section {section.title} has rules but no status line")
        book.errors += [f"{cited} is cited but not settled" for cited in sorted(section.cited - book.known)]
    return book


def _read_rules(path: Path, book: Rulebook) -> None:
    rule_line = False
    for line in path.read_text(encoding="utf-8").splitlines():
        if heading := SECTION.match(line):
            book.sections.append(Section(f"{heading[1]} {heading[2]}"))
        if not book.sections:
            continue
        section = book.sections[-1]
        if status := STATUS.match(line):
            section.status = status[1]
        if rule := RULE.match(line):
            _add_id(book, rule[1])
            section.rules.append(rule[1])
        elif vector := VECTOR.match(line) or RESOLUTION_ROW.match(line):
            _add_id(book, vector[1])
        # The lines below a rule's first one still belong to it.
        rule_line = bool(rule) or (rule_line and line.startswith("  "))
        if rule_line:
            section.cited.update(RESOLUTION.findall(line))


def _add_id(book: Rulebook, rule_id: str) -> None:
    if rule_id in book.known:
        book.errors.append(f"{rule_id} is defined twice")
    book.known.add(rule_id)


def read_proofs(tests: Path) -> Proofs:
    """Collect the rule markers of every test below a folder."""
    proofs = Proofs()
    for path in sorted(tests.rglob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"), str(path))
        name = path.relative_to(tests.parent).as_posix()
        _collect(module, name, _module_marks(module), proofs)
    return proofs


def _collect(node: ast.Module | ast.ClassDef, name: str, inherited: list[ast.expr], proofs: Proofs) -> None:
    for child in node.body:
        if isinstance(child, ast.ClassDef):
            marks = inherited + child.decorator_list + _module_marks(child)
            _collect(child, f"{name}::{child.name}", marks, proofs)
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and child.name.startswith("test"):
            _add_test(f"{name}::{child.name}", inherited + child.decorator_list, proofs)


def _add_test(test: str, marks: list[ast.expr], proofs: Proofs) -> None:
    if any(_is_mark(node, "skip") or _is_mark(node, "xfail") for mark in marks for node in ast.walk(mark)):
        return  # what never runs green proves nothing
    for argument in _rule_arguments(marks):
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            names = proofs.tests.setdefault(argument.value, [])
            if test not in names:
                names.append(test)
        else:
            proofs.errors.append(f"{test}: a rule marker takes plain strings")


def _rule_arguments(marks: list[ast.expr]) -> Iterator[ast.expr]:
    for mark in marks:
        for node in ast.walk(mark):
            if isinstance(node, ast.Call) and _is_mark(node.func, "rule"):
                yield from node.args


def _is_mark(node: ast.AST, name: str) -> bool:
    """Tell whether an expression is `pytest.mark.<name>`."""
    return (
        isinstance(node, ast.Attribute)
        and node.attr == name
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "mark"
    )


def _module_marks(node: ast.Module | ast.ClassDef) -> list[ast.expr]:
    """Return the values assigned to `pytestmark`."""
    return [
        child.value
        for child in node.body
        if isinstance(child, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in child.targets)
    ]


def problems(book: Rulebook, proofs: Proofs) -> list[str]:
    """Return one sentence for everything that must be mended."""
    unknown = [
        f"{rule_id} is named by {proofs.tests[rule_id][0]} but is not in the rules"
        for rule_id in sorted(set(proofs.tests) - book.known)
    ]
    missing = [f"{rule_id} has no test" for rule_id in book.required() if rule_id not in proofs.tests]
    return book.errors + proofs.errors + unknown + missing


def table(book: Rulebook, proofs: Proofs) -> list[str]:
    """Return the lines of the report: what is required, then the sections still to come."""
    lines = [_row(rule_id, proofs.tests.get(rule_id, [])) for rule_id in book.required()]
    for section in book.sections:
        if section.status == "not yet":
            proved = sum(rule in proofs.tests for rule in section.rules)
            lines.append(f"not yet: {section.title} ({proved} of {len(section.rules)} rules have a test)")
    return lines


def _row(rule_id: str, tests: list[str]) -> str:
    more = f" and {len(tests) - SHOWN} more" if len(tests) > SHOWN else ""
    return f"{rule_id:<8}{', '.join(tests[:SHOWN]) or '-'}{more}"


def main(argv: Sequence[str] | None = None) -> int:
    """Print the table and the problems; return the exit code."""
    parser = argparse.ArgumentParser(prog="tests.rules_coverage", description="Which tests prove which rule.")
    parser.add_argument("--rules", type=Path, nargs="+", default=RULES)
    parser.add_argument("--tests", type=Path, default=ROOT / "tests")
    args = parser.parse_args(argv)
    book = read_rulebook(*args.rules)
    proofs = read_proofs(args.tests)
    found = problems(book, proofs)
    required = book.required()
    proved = sum(rule_id in proofs.tests for rule_id in required)
    print("\n".join(table(book, proofs)))
    print(f"\n{proved} of {len(required)} rules and resolutions of the finished sections have a test.")
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
