"""The wheel and the source archive."""

from __future__ import annotations

import tomllib

from pack import ROOT


def test_the_version_is_said_in_one_place() -> None:
    """A bug: a wheel of the version before was built where only the other place was changed."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in told["project"]
    assert told["project"]["dynamic"] == ["version"]
    assert told["tool"]["hatch"]["version"]["path"] == "chrononauts_qt/__init__.py"
