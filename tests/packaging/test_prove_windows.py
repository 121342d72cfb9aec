"""What the proof in Wine knows without Wine: what it reads and makes of it, and when it refuses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from bare.protocol import Failed
from wine import limits, python
from wine.windows import of_windows

ROOT = Path(__file__).parents[2]

DUMPED = """\
The Export Tables (interpreted .rdata section contents)
Export Address Table -- Ordinal Base 1
\t[   0] +base[   1] 11c9dc Export RVA

[Ordinal/Name Pointer] Table
\t[   0] PyAIter_Check
\t[   1] +base[   2]  0001 PyArg_Parse

PE File Base Relocations
"""


def test_windows_gets_the_packages_of_the_lock_that_are_its_own() -> None:
    marks = [f'; sys_platform == "{system}"' for system in ("win32", "darwin")]
    lock = f"# a word\npillow==1\npefile==2{marks[0]}\nmacholib==3{marks[1]}\n"
    assert python.of_windows(lock).splitlines() == ["# a word", "pillow==1", "pefile==2"]


def test_python3_dll_leads_to_all_that_python_exports() -> None:
    told = python.forwards(DUMPED).splitlines()
    assert told == [
        "LIBRARY python3",
        "EXPORTS",
        "  PyAIter_Check=python311.PyAIter_Check",
        "  PyArg_Parse=python311.PyArg_Parse",
    ]


def test_a_library_that_exports_nothing_is_told() -> None:
    with pytest.raises(Failed, match="names nothing"):
        python.forwards("python311.dll: file format not recognized")


def test_a_path_becomes_one_of_windows() -> None:
    assert of_windows("/home/Jörg/a b") == "Z:\\home\\Jörg\\a b"


def test_only_what_wine_alone_makes_a_program_say_is_passed_over() -> None:
    assert limits.besides_noise(f"{limits.NOISE[0]}\n\nodd\n") == "odd"


def test_every_step_that_may_be_unprovable_is_one_of_the_known_limits() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "packaging" / "wine").glob("*.py")]
    named = {name for text in sources for name in re.findall(r"raise not_in_wine\((\w+)\)", text)}
    assert named == {"LOCKING"}
    assert sum(text.count("Unprovable(") for text in sources) == 1
