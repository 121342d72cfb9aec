"""Asks the tests that execute a line whether they notice that it is wrong.

A fault is planted alone, and the narrowest of these tests are asked first, until one fails.

One run of all tests under coverage, each test a context, tells which tests those are. What runs when a module
is imported belongs to no test: of it, all are asked that execute anything in that module. Tests that read
the texts of the sources instead of running them are asked about every line that may hold one.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from itertools import count
from pathlib import Path

from coverage import CoverageData
from coverage.numbits import numbits_to_nums

from tests.faults.plant import ROOT, Fault
from tests.run import MANY, NO_TESTS, PARTS, Part, command, surroundings
from tests.xvfb import Xvfb

READERS = (
    "tests/gui/catalog/test_sources.py",
    "tests/gui/catalog/test_uses.py",
    "tests/gui/i18n/test_texts.py",
    "tests/gui/i18n/test_voices.py",
    "tests/gui/theme/test_letters.py",
)
JUDGES = "tests/session/test_faults_sample.py"
"""Its tests plant faults of their own, and fail where one is planted already."""
HANGS = 120
"""Seconds after which a test that does not end has noticed something."""
LONGEST = 2400
"""Seconds after which a run that does not end has noticed something."""

_NUMBERS = count(1)


class Suite:
    """Which tests execute what, after one run of all of them under coverage; kept in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def measure(self) -> None:
        """Run all tests under coverage, unless that has been done."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for number, part in enumerate(PARTS):
            data = self._data(number)
            if not data.exists():
                half = data.with_suffix(".half")
                options = ["--cov=chrononauts_qt", "--cov-context=test", "--cov-report=", "--timeout", "600"]
                many = () if part.on_x else MANY
                asked(part, part.folders, [*options, *many], ROOT, {"COVERAGE_FILE": str(half)})
                half.replace(data)

    def tests_of(self, fault: Fault) -> list[list[str]]:
        """Return by part the tests that execute a line, the narrowest first, and those that read it."""
        is_executed, found = self.is_executed(fault), []
        for number, tests in enumerate(self._tests(fault.path)):
            mine = tests.get(fault.line, set()) if is_executed else set().union(*tests.values())
            _, narrow = _read(self._data(number))
            judged = [test for test in mine if not test.startswith(f"{JUDGES}::")]
            found.append(sorted(judged, key=lambda test: (narrow[test], test)))
        if '"' in fault.before:
            found[1] += READERS
        return found

    def is_executed(self, fault: Fault) -> bool:
        """Tell whether a test executes a line, not the import of its module alone."""
        return any(tests.get(fault.line) for tests in self._tests(fault.path))

    @cache  # noqa: B019 (there is one suite)
    def _tests(self, path: str) -> list[dict[int, set[str]]]:
        """Return by part which tests execute which line of a module."""
        found = []
        for number in range(len(PARTS)):
            data, _ = _read(self._data(number))
            files = [file for file in data.measured_files() if file.endswith(f"/{path}")]
            lines = data.contexts_by_lineno(files[0]) if files else {}
            found.append({line: {_test(name) for name in names if name} for line, names in lines.items()})
        return found

    def _data(self, number: int) -> Path:
        return self.folder / f"part-{number}.coverage"


@cache
def _read(path: Path) -> tuple[CoverageData, Mapping[str, int]]:
    """Return what was measured, and how many lines of the program each test executes."""
    data = CoverageData(str(path))
    data.read()
    narrow: dict[str, int] = defaultdict(int)
    with sqlite3.connect(path) as base:
        rows = base.execute("select context, numbits from line_bits join context on context.id = context_id")
        for context, bits in rows:
            narrow[_test(context)] += len(numbits_to_nums(bits))
    return data, narrow


def _test(context: str) -> str:
    """Return the test of a context, which is one of its phases: setup, run or teardown."""
    return context.rpartition("|")[0]


class Tree:
    """A copy of the repository in which one line at a time is wrong."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        shutil.rmtree(folder, ignore_errors=True)
        line = ["git", "ls-files", "-co", "--exclude-standard"]
        listed = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True)
        for name in listed.stdout.splitlines():
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)
        shutil.copytree(ROOT / "build" / "translations", folder / "build" / "translations")
        subprocess.run(["git", "init", "--quiet"], cwd=folder, check=True)  # some tests ask git what there is

    @contextmanager
    def planted(self, *faults: Fault) -> Iterator[None]:
        """Let lines be wrong for a while."""
        before = {fault.path: self._lines(fault.path) for fault in faults}
        after = {path: list(lines) for path, lines in before.items()}
        for fault in faults:
            assert before[fault.path][fault.line - 1] == fault.before, "it is drawn from these sources"
            after[fault.path][fault.line - 1] = fault.after
        try:
            self._write(after)
            yield
        finally:
            self._write(before)

    def _lines(self, path: str) -> list[str]:
        return (self.root / path).read_text(encoding="utf-8").split("\n")

    def _write(self, lines: Mapping[str, Sequence[str]]) -> None:
        """Write modules with a time that Python has not seen yet, so that it compiles them anew."""
        for name, words in lines.items():
            path = self.root / name
            path.write_text("\n".join(words), encoding="utf-8")
            when = path.stat().st_mtime + next(_NUMBERS)
            os.utime(path, (when, when))

    def noticed_by(self, fault: Fault, tests: Sequence[Sequence[str]]) -> str:
        """Return the first test that notices a fault, or how it was noticed otherwise; "" if nothing does."""
        with self.planted(fault):
            for part, some in zip(PARTS, tests, strict=True):
                for failed in self._failed(part, some) if some else ():
                    return failed
        return ""

    def _failed(self, part: Part, tests: Sequence[str]) -> list[str]:
        listed = self.root / "asked.txt"
        listed.write_text("\n".join(tests), encoding="utf-8")
        plain = ["-p", "no:randomly", "-p", "no:cacheprovider", "--basetemp", str(self.root / "tmp")]
        options = ["-x", "--timeout", str(HANGS), "--ignore", JUDGES, *plain]
        return asked(part, [f"@{listed}"], options, self.root, timeout=LONGEST)


def asked(
    part: Part,
    tests: Sequence[str],
    options: Sequence[str],
    root: Path,
    env: Mapping[str, str] | None = None,
    timeout: int | None = None,
) -> list[str]:
    """Run tests of a part; return what failed, or how they ended otherwise."""
    with ExitStack() as stack:
        more = {"PYTHONPATH": str(root), **(env or {})}
        more["XDG_RUNTIME_DIR"] = stack.enter_context(tempfile.TemporaryDirectory(prefix="chrononauts-"))
        if part.on_x:
            more["DISPLAY"] = stack.enter_context(Xvfb())
        try:
            done = subprocess.run(
                command(part, tests, ["-q", "--tb=no", "-rfE", *options]),
                cwd=root,
                env=surroundings(part, **more),
                capture_output=True,
                text=True,
                errors="replace",
                timeout=timeout,
            )
        except subprocess.TimeoutExpired:
            return ["no end"]
    if done.returncode == 0:
        return []
    if done.returncode == NO_TESTS or "ERROR: not found" in done.stderr + done.stdout:
        raise RuntimeError(f"pytest could not ask these tests:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    failed = re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", done.stdout, re.MULTILINE)
    return failed or [f"ended with code {done.returncode}"]
