"""Compiles the translations for the wheel and the source archive; Hatchling runs it (see pyproject.toml)."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import PySide6
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface[Any]):
    """Makes chrononauts_qt/_data/translations/*.qm from translations/*.ts."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into build/translations; an editable installation reads that folder where it is."""
        root = Path(self.root)
        target = root / "build" / "translations"
        target.mkdir(parents=True, exist_ok=True)
        tool = shutil.which("lrelease", path=str(Path(PySide6.__file__).parent))
        if tool is None:
            raise FileNotFoundError("PySide6-Essentials brings no lrelease")
        for source in sorted(root.glob("translations/*.ts")):
            compiled = target / f"{source.stem}.qm"
            subprocess.run([tool, "-silent", str(source), "-qm", str(compiled)], check=True)
            if self.target_name == "sdist":
                build_data["force_include"][str(compiled)] = f"build/translations/{compiled.name}"
            elif version != "editable":
                place = f"chrononauts_qt/_data/translations/{compiled.name}"
                build_data["force_include"][str(compiled)] = place
