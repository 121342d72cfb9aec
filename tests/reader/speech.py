"""What Orca 43 would say of the events of an application, in a line each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Event = dict[str, Any]

NAMELESS = ("table cell", "list item", "label", "filler", "unknown", "notification", "menu item", "tree item")
"""Roles that are not said: what such a thing is, its place tells."""
CONTEXTS = (
    "dialog", "alert", "panel", "grouping", "list", "table", "tool bar", "menu", "page tab list", "tree",
    "tree table", "status bar",
)  # fmt: skip
"""Roles of that in which something lies: they are said when the focus comes into it, if they have a name."""

WORDS = 3
"""Labels of fewer words are not read with a dialog."""


@dataclass(frozen=True)
class Said:
    """A sentence, when it was said, and what for: the focus, a notice, a change or a window."""

    at: float
    sentence: str
    kind: str


def words(thing: Event) -> str:
    """Return how something is said: "Keep, push button, grayed. Description"."""
    states = thing["states"]
    parts = [thing["name"]]
    if thing["role"] not in NAMELESS:
        parts.append(thing["role"])
    if "checkable" in states:
        parts.append("checked" if "checked" in states else "not checked")
    elif "pressed" in states:
        parts.append("pressed")
    if "expandable" in states:
        parts.append("expanded" if "expanded" in states else "collapsed")
    if "value" in thing:
        parts.append(f"{thing['value']:g}")
    if "disabled" in states:
        parts.append("grayed")
    return with_description(", ".join(part for part in parts if part), thing["description"])


def with_description(said: str, description: str) -> str:
    """Add a description, a sentence of its own, to what is said."""
    if not description or not said:
        return said or description
    return f"{said}{'' if said.endswith(('.', '!', '?', ':')) else '.'} {description}"


def entered(over: Event) -> str:
    """Return how that is said in which the focus comes: a dialog with its texts of three words and more, and
    only where there are none with its description."""
    said = ", ".join(filter(None, (over["name"], over["role"])))
    texts = (text for text in over.get("texts", ()) if text != over["name"] and len(text.split()) >= WORDS)
    return with_description(said, " ".join(texts) or over["description"])


class Voice:
    """Knows where the focus is, and says what events tell."""

    def __init__(self) -> None:
        self.focus: Event = {}
        self.around: list[Event] = []

    def hear(self, event: Event) -> list[Said]:
        """Return what is said of an event."""
        kind = event["type"]
        source = event.get("source")
        if source is None or "name" not in source:  # nothing, or gone before it was asked
            return []
        said = self._sentences(kind, event, source)
        return [Said(event["at"], sentence, what) for sentence, what in said if sentence]

    def _sentences(self, kind: str, event: Event, source: Event) -> list[tuple[str, str]]:
        if kind == "object:state-changed:focused":
            return self._focused(event, source)
        if kind == "object:active-descendant-changed" and "child" in event:
            return [(words(event["child"]), "focus")]
        if kind == "window:activate":
            return [(", ".join(filter(None, (source["name"], source["role"]))), "window")]
        if kind == "object:announcement":
            return [(str(event.get("data", "")), "notice")]
        if kind == "object:state-changed:showing" and source.get("role") in ("notification", "alert"):
            return [(with_description(source["name"], source["description"]), "notice")] * event["detail"]
        if source["id"] != self.focus.get("id"):
            return []
        return [(self._changed(kind, event, source), "change")]

    def _focused(self, event: Event, source: Event) -> list[tuple[str, str]]:
        old = self.focus
        old_around = {over["id"] for over in self.around} | {old.get("id")}
        self.focus, self.around = source, event.get("around", [])
        if source["id"] == old.get("id") and words(source) == words(old):
            return []
        new = [over for over in self.around if over["id"] not in old_around and over["role"] in CONTEXTS]
        told = [over for over in new if over["name"] or over["role"] in ("dialog", "alert")]
        said = [(entered(over), "focus") for over in told]
        line = event.get("line") or ""
        return [*said, (with_description(words(source), line if line != source["name"] else ""), "focus")]

    def _changed(self, kind: str, event: Event, source: Event) -> str:
        """Return what is said of a change of that which has the focus."""
        before, self.focus = self.focus, source
        if kind == "object:property-change:accessible-name":
            return str(source["name"]) if source["name"] != before["name"] else ""
        if kind == "object:property-change:accessible-description":
            return str(source["description"]) if source["description"] != before["description"] else ""
        if kind == "object:property-change:accessible-value":
            return f"{source.get('value', ''):g}" if source.get("value") != before.get("value") else ""
        if kind == "object:state-changed:checked":
            return "checked" if event["detail"] else "not checked"
        if kind == "object:state-changed:expanded":
            return "expanded" if event["detail"] else "collapsed"
        if kind == "object:text-caret-moved":
            return event.get("line") or "blank"
        return ""
