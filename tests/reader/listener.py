"""Listens at the accessibility bus: events as JSON lines out, questions for the tree in.

`/usr/bin/python3 listener.py APPLICATION` needs the system's pyatspi, and nothing of ours.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import pyatspi
from gi.repository import Atspi, GLib

HEARD = (
    "window:activate",
    "object:announcement",
    "object:active-descendant-changed",
    "object:children-changed",
    "object:property-change:accessible-name",
    "object:property-change:accessible-description",
    "object:property-change:accessible-value",
    "object:selection-changed",
    "object:state-changed:checked",
    "object:state-changed:expanded",
    "object:state-changed:focused",
    "object:state-changed:selected",
    "object:state-changed:showing",
    "object:text-caret-moved",
    "object:text-changed",
)
TOLD = (
    "checkable", "checked", "editable", "expandable", "expanded", "focusable", "focused", "pressed",
    "selected", "showing",
)  # fmt: skip
CHANGES = (
    "object:property-change", "object:children-changed", "object:text-changed",
    "object:state-changed:selected",
)  # fmt: skip
"""What is said of nothing but what has the keys."""
DEEP = 40
"""So many containers lie within each other at most."""


def states_of(thing: Any) -> list[str]:
    """Return those states of which something is said, and `disabled`."""
    states = {pyatspi.stateToString(state) for state in thing.getState().getStates()}
    return [name for name in TOLD if name in states] + (["disabled"] if "sensitive" not in states else [])


def words_of(thing: Any) -> dict[str, Any]:
    """Return how something is told: role, name, description, states and value."""
    told = {
        "id": thing.path,
        "role": thing.getRoleName(),
        "name": thing.name or "",
        "description": thing.description or "",
        "states": states_of(thing),
    }
    if "Value" in pyatspi.listInterfaces(thing):
        told["value"] = thing.queryValue().currentValue
    return told


def around(thing: Any) -> list[dict[str, str]]:
    """Return what something lies in, the outermost first, from the window on."""
    found: list[dict[str, str]] = []
    over = thing.parent
    while over is not None and len(found) < DEEP:
        role = over.getRoleName()
        if role in ("application", "desktop frame"):
            break
        found.append(
            {"id": over.path, "role": role, "name": over.name or "", "description": over.description or ""}
        )
        over = over.parent
    return found[::-1]


def line_of(thing: Any) -> str | None:
    """Return the line at the caret of a text."""
    if "Text" not in pyatspi.listInterfaces(thing):
        return None
    text = thing.queryText()
    return str(text.getTextAtOffset(text.caretOffset, pyatspi.TEXT_BOUNDARY_LINE_START)[0]).strip("\n")


def texts_in(thing: Any, depth: int = 0) -> list[str]:
    """Return the texts of labels that are seen in something."""
    found: list[str] = []
    for child in list(thing)[:200] if depth < DEEP else []:
        if child is None or not child.getState().contains(pyatspi.STATE_SHOWING):
            continue
        if child.getRoleName() in ("label", "static", "heading", "paragraph"):
            found.append(child.name or line_of(child) or "")
        else:
            found += texts_in(child, depth + 1)
    return [text for text in found if text]


def branch(thing: Any, depth: int = 0) -> dict[str, Any]:
    """Return something with all in it that is seen."""
    told = words_of(thing)
    children = list(thing)[:300] if depth < DEEP else []
    seen = [one for one in children if one and one.getState().contains(pyatspi.STATE_SHOWING)]
    told["children"] = [branch(one, depth + 1) for one in seen]
    return told


def whole(thing: Any) -> dict[str, Any]:
    """Return something with its text and with all in it, seen or not."""
    told = words_of(thing)
    if "Text" in pyatspi.listInterfaces(thing):
        told["text"] = thing.queryText().getText(0, -1)
    told["children"] = [whole(one) for one in thing if one]
    return told


class Listener:
    """Tells on stdout what one application does, and answers questions from stdin, until that ends."""

    def __init__(self, application: str) -> None:
        self._name = application
        self._focus = ""

    def run(self) -> None:
        """Listen until nobody asks any more."""
        for kind in HEARD:
            pyatspi.Registry.registerEventListener(self._hear, kind)
        GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, self._asked)
        self._tell({"type": "ready"})
        pyatspi.Registry.start()

    def _tell(self, what: dict[str, Any]) -> None:
        print(json.dumps({"at": time.time(), **what}), flush=True)

    def _hear(self, event: Any) -> None:
        try:
            if event.host_application is None or event.host_application.name != self._name:
                return
            told = {"type": str(event.type), "detail": event.detail1}
            if told["type"] == "object:state-changed:focused" and not event.detail1:
                return
            if told["type"] == "object:state-changed:focused":
                self._focus = event.source.path
            told["source"] = words_of(event.source) if self._is_said(event) else {"id": event.source.path}
            if isinstance(event.any_data, str | int | float):
                told["data"] = event.any_data
            self._look_closer(event, told)
        except Exception as error:  # what the event is about may be gone
            told = {"type": "gone", "error": str(error), "of": str(event.type)}
        self._tell(told)

    def _is_said(self, event: Any) -> bool:
        """Tell whether a reader says anything of an event.

        Cells that change come in hundreds: with words asked of each, a notice would be gone by its turn.
        """
        kind, path = str(event.type), event.source.path
        if kind == "object:state-changed:showing":
            return event.source.getRoleName() in ("notification", "alert")
        return path == self._focus or not kind.startswith(CHANGES)

    def _look_closer(self, event: Any, told: dict[str, Any]) -> None:
        """Add what a reader asks for when it hears of the focus or of the caret."""
        kind, source = told["type"], event.source
        if kind == "object:active-descendant-changed" and hasattr(event.any_data, "path"):
            told["child"] = words_of(event.any_data)
        if kind == "object:text-caret-moved":
            told["line"] = line_of(source)
        if kind == "object:state-changed:focused" and event.detail1:
            told["around"] = around(source)
            told["line"] = line_of(source)
            for over in told["around"]:
                if over["role"] in ("dialog", "alert"):
                    found = source
                    while found.path != over["id"]:
                        found = found.parent
                    over["texts"] = texts_in(found)

    def _asked(self, _source: int, condition: int) -> bool:
        line = sys.stdin.readline()
        if not line:
            pyatspi.Registry.stop()
            return False
        desktop = pyatspi.Registry.getDesktop(0)
        if line == "rest\n":
            self._tell({"type": "rest", "windows": self._windows(desktop)})
            return True
        look = whole if line == "all\n" else branch
        tree: list[dict[str, Any]] = []
        error = ""
        try:
            for application in desktop:
                if application and application.name == self._name:
                    application.set_cache_mask(Atspi.Cache.NONE)  # it keeps names of which no change was told
                tree += [look(window) for window in application if window]
                application.set_cache_mask(Atspi.Cache.DEFAULT)
        except Exception as gone:  # it changes while it is read
            error = str(gone)
        self._tell({"type": "tree", "windows": tree, "error": error})
        return True

    def _windows(self, desktop: Any) -> int:
        """Return how many windows there are: the program answers when it has done what it does."""
        return sum(app.get_child_count() for app in desktop if app and app.name == self._name)


if __name__ == "__main__":
    Listener(sys.argv[1]).run()
