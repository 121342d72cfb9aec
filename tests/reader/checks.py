"""What is wrong with what was heard: faults in recorded turns and in the targets of a place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tests.reader.ears import LONGEST, Node, Turn
from tests.reader.speech import Said

TWICE = 2.0
"""In less than so many seconds nothing is said twice."""
ROLELESS = ("filler", "unknown", "invalid", "redundant object", "layered pane")
"""Roles of containers, which tell nobody what can be done there."""
PLACES = ("dialog", "alert", "menu", "popup menu", "frame")
"""Roles of that in which targets must differ."""


class Fault(NamedTuple):
    """What is wrong, and where: the key after which it was heard, or the place."""

    kind: str
    where: str
    what: str


def faults_of(turns: Sequence[Turn]) -> list[Fault]:
    """Return all that is wrong in what was heard, each thing once."""
    found = [fault for turn in turns for fault in (*focus_faults(turn), *silences(turn), *repeats(turn))]
    return list(dict.fromkeys(found))


def focus_faults(turn: Turn) -> list[Fault]:
    """Return what took the focus without a name, or without a role."""
    found = []
    for event in turn.events:
        if event["type"] != "object:state-changed:focused" or "source" not in event:
            continue
        source = event["source"]
        if not source["name"]:
            found.append(Fault("unnamed", turn.key, f"{source['role']} without a name takes the focus"))
        if source["role"] in ROLELESS:
            found.append(Fault("roleless", turn.key, f"{source['role']} {source['name']!r} takes the focus"))
    return found


def silences(turn: Turn, longest: float = LONGEST) -> list[Fault]:
    """Return the silence after a key while something changed in the tree, if there was one."""
    changes = [event for event in turn.events if event["type"] != "object:state-changed:focused"]
    if not changes or any(said.at - turn.at <= longest for said in turn.said):
        return []
    changed = [about for event in changes if (about := _about(event))]
    what = f"; {changed[-1]}" if changed else ""
    return [Fault("silence", turn.key, f"nothing was said, though something changed{what}")]


def _about(event: dict[str, object]) -> str:
    source = event.get("source")
    if not isinstance(source, dict):
        return ""
    if "name" not in source:
        return f"{event['type']} of something that has not the keys"
    return f"{event['type']} of {source['role']} {source['name']!r}"


def repeats(turn: Turn) -> list[Fault]:
    """Return what was said twice after one key, in little time."""
    last: dict[str, Said] = {}
    found = []
    for said in turn.said:
        before = last.get(said.sentence)
        if before is not None and said.at - before.at < TWICE:
            found.append(Fault("twice", turn.key, said.sentence))
        last[said.sentence] = said
    return found


def duplicates(windows: Iterable[Node]) -> list[Fault]:
    """Return targets of one place that nobody can tell from each other: role, name, description, group."""
    found = []
    for window in windows:
        seen: dict[tuple[str, ...], str] = {}
        for node, place, group in _targets(window, window.name, ""):
            words = (place, group, node.role, node.name, node.description)
            if seen.setdefault(words, node.id) != node.id:
                found.append(Fault("duplicate", place, f"{group} {node.role} {node.name!r}".strip()))
    return list(dict.fromkeys(found))


def _targets(node: Node, place: str, group: str) -> list[tuple[Node, str, str]]:
    """Return what can take the focus, with the name of its place and of the group in which it is said."""
    found = []
    for child in node.children:
        if {"focusable", "showing"} <= set(child.states) and "disabled" not in child.states:
            found.append((child, place, group))
        inner = child.name if child.role in PLACES else place
        found += _targets(child, inner, f"{group} {child.name}".strip() if child.children else group)
    return found
