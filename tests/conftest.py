"""What every test run needs before the first import of Qt, or instead of it."""

from __future__ import annotations

import os
import sys
from importlib.abc import MetaPathFinder
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

    import pytest

# Without a display Qt aborts the whole process instead of raising.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


class NoQt(MetaPathFinder):
    """Refuses PySide6, so that an engine that needs Qt fails its own tests."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Raise for PySide6 and shiboken6; leave every other module to the other finders."""
        if fullname.partition(".")[0] in {"PySide6", "shiboken6"}:
            raise ModuleNotFoundError(f"{fullname} is blocked: this part of the tests runs without Qt")
        return None


if os.environ.get("CHRONONAUTS_NO_QT") == "1":
    sys.meta_path.insert(0, NoQt())


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """Declare --whole, and pytest-qt's settings where it is off; pyproject.toml holds them for all runs."""
    parser.addoption("--whole", action="store_true", help="look at every screen in every way")
    if not pluginmanager.hasplugin("pytest-qt"):
        parser.addini("qt_log_level_fail", "read by pytest-qt")
        parser.addini("qt_log_ignore", "read by pytest-qt", type="linelist")
