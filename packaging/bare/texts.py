"""What the program says in other languages, from the files of its translations."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from bare.protocol import Failed

TRANSLATIONS = Path(__file__).resolve().parents[2] / "translations"


def translated(language: str, context: str, source: str) -> str:
    """Return a text in a language; English is the source itself. Raises Failed where there is none."""
    if language == "en":
        return source
    for part in ElementTree.parse(TRANSLATIONS / f"chrononauts_qt_{language}.ts").iter("context"):
        if part.findtext("name") == context:
            for message in part.iter("message"):
                if message.findtext("source") == source:
                    return message.findtext("translation") or source
    raise Failed(f"“{source}” has no translation into {language}: is the text another one now?")
