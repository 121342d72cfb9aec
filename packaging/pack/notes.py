"""The release notes of a version: `python -m pack.notes 0.1.0` prints its section of CHANGELOG.md."""

from __future__ import annotations

import re
import sys

from pack import ROOT

CHANGELOG = ROOT / "CHANGELOG.md"
UNRELEASED = "Unreleased"
USAGE = f"usage: python -m pack.notes VERSION, such as 0.1.0, or {UNRELEASED}"
FAILED, BAD_USAGE = 1, 2

_HEADING = re.compile(r"^## \[?(?P<version>[^\]\s]+)\]?(?: - (?P<date>\d{4}-\d{2}-\d{2}))?\s*$")
_LINK = re.compile(r"^\[[^\]]+\]: ")


class NoNotes(Exception):
    """There is nothing to print; the sentence says why, and what now."""


def notes(changelog: str, version: str) -> str:
    """Return the section of a version, without its heading and without links; raises NoNotes."""
    found = sections(changelog)
    if version not in found:
        there = ", ".join(found) or "none at all"
        raise NoNotes(
            f"CHANGELOG.md has no section for {version}; there is {there}. "
            f"Call what is released “## [{version}] - YEAR-MONTH-DAY”, a new “## [{UNRELEASED}]” above it."
        )
    if not any(line and not line.startswith("#") for line in found[version].splitlines()):
        raise NoNotes(f"the section {version} of CHANGELOG.md is empty: say there what changed for players.")
    return found[version]


def sections(changelog: str) -> dict[str, str]:
    """Return the text of each section of the second rank by its version."""
    texts: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in changelog.splitlines():
        heading = _HEADING.match(line)
        if heading is not None:
            lines = texts.setdefault(heading["version"], [])
        elif not _LINK.match(line):
            lines.append(line)
    return {version: "\n".join(lines).strip() for version, lines in texts.items()}


def main(args: list[str]) -> int:
    """Print the notes; return 1 with a sentence when there are none."""
    if len(args) != 1:
        print(USAGE, file=sys.stderr)
        return BAD_USAGE
    try:
        text = notes(CHANGELOG.read_text(encoding="utf-8"), args[0].removeprefix("v"))
    except NoNotes as error:
        print(f"pack.notes: {error}", file=sys.stderr)
        return FAILED
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # Windows writes files otherwise
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
