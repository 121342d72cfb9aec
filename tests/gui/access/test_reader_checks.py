"""The ears of the reader find what is wrong with what is said: each fault is planted once."""

from __future__ import annotations

from typing import Any

from tests.reader.checks import Fault, duplicates, faults_of
from tests.reader.ears import Node, Turn
from tests.reader.speech import Voice
from tests.reader.stage import SPOKEN

FOCUSED = "object:state-changed:focused"
RENAMED = "object:property-change:accessible-name"
SHOWN = "object:state-changed:showing"


def thing(number: int, role: str, name: str, description: str = "", *states: str) -> dict[str, Any]:
    return {"id": str(number), "role": role, "name": name, "description": description, "states": list(states)}


def turn(key: str, *events: tuple[float, str, dict[str, Any]], voice: Voice | None = None) -> Turn:
    voice = voice or Voice()
    heard = Turn(key, 100.0)
    for after, kind, source in events:
        event = {"at": 100.0 + after, "type": kind, "detail": 1, "source": source}
        heard.events.append(event)
        heard.said += voice.hear(event)
    return heard


def kinds(*turns: Turn) -> list[str]:
    return [fault.kind for fault in faults_of(turns)]


def target(number: int, role: str, name: str, description: str = "") -> Node:
    return Node(str(number), role, name, description, ("focusable", "showing"))


def place(role: str, name: str, *children: Node) -> Node:
    return Node(f"{role} {name}", role, name, "", ("showing",), children)


def test_what_is_told_well_has_no_fault() -> None:
    keep = thing(1, "push button", "Keep", "The card is lost.", "focused")
    notice = thing(2, "notification", "Your turn.")
    heard = turn("Tab", (0.1, FOCUSED, keep), (0.2, SHOWN, notice))
    assert heard.sentences == ["Keep, push button. The card is lost.", "Your turn."]
    assert kinds(heard) == []


def test_a_target_without_a_name_is_found() -> None:
    assert kinds(turn("Tab", (0.1, FOCUSED, thing(1, "page tab list", "")))) == ["unnamed"]


def test_a_container_without_a_role_that_takes_the_focus_is_found() -> None:
    assert kinds(turn("g", (0.1, FOCUSED, thing(1, "filler", "Keep?")))) == ["roleless"]
    assert kinds(turn("g", (0.1, FOCUSED, thing(1, "unknown", "Keep?")))) == ["roleless"]
    assert kinds(turn("g", (0.1, FOCUSED, thing(1, "dialog", "Keep?")))) == []


def test_silence_while_something_changes_is_found() -> None:
    status = thing(1, "label", "Your turn")
    assert kinds(turn("Return", (0.1, RENAMED, status))) == ["silence"]
    notice = thing(2, "notification", "Your turn.")
    assert kinds(turn("Return", (0.1, RENAMED, status), (9.0, SHOWN, notice))) == []
    assert kinds(turn("Return", (0.1, RENAMED, status), (11.0, SHOWN, notice))) == ["silence"]
    assert kinds(turn("Return")) == []  # nothing has changed: nothing is to be said


def test_the_same_sentence_twice_is_found() -> None:
    first, again = (thing(number, "notification", "Turn 19: Ada.") for number in (1, 2))
    heard = turn("Return", (0.1, SHOWN, first), (1.5, SHOWN, again))
    assert faults_of([heard]) == [Fault("twice", "Return", "Turn 19: Ada.")]
    assert kinds(turn("Return", (0.1, SHOWN, first), (2.5, SHOWN, again))) == []


def test_targets_that_nobody_can_tell_apart_are_found() -> None:
    cadets = [target(number, "combo box", "Cadet") for number in (1, 2)]
    assert duplicates([place("frame", "New game", *cadets)]) == [
        Fault("duplicate", "New game", "combo box 'Cadet'")
    ]
    seats = [place("panel", f"Seat {number}", cadet) for number, cadet in enumerate(cadets)]
    assert duplicates([place("frame", "New game", *seats)]) == []
    close = [target(number, "push button", "Close") for number in (1, 2)]
    asks = place("frame", "Table", close[0], place("dialog", "Keep?", close[1]))
    assert duplicates([asks]) == []


def test_a_dialog_is_said_with_its_question() -> None:
    keep = thing(1, "push button", "Keep", "", "focused")
    event = {"at": 0.0, "type": FOCUSED, "detail": 1, "source": keep}
    event["around"] = [{**thing(2, "dialog", "Memo"), "texts": ["Memo", "Cancel the Inverter?"]}]
    assert [said.sentence for said in Voice().hear(event)] == [
        "Memo, dialog. Cancel the Inverter?",
        "Keep, push button",
    ]


def test_a_dialog_is_said_once() -> None:
    """A bug: its texts were read after its description, which says the same."""
    keep = thing(1, "push button", "Keep", "", "focused")
    memo = thing(2, "dialog", "Memo", "Ada. Cancel the Inverter?")
    memo["texts"] = ["Ada", "Cancel the Inverter?"]
    event = {"at": 0.0, "type": FOCUSED, "detail": 1, "source": keep, "around": [memo]}
    assert Voice().hear(event)[0].sentence == "Memo, dialog. Cancel the Inverter?"
    memo["texts"] = ["Ada"]
    assert Voice().hear(event)[0].sentence == "Memo, dialog. Ada. Cancel the Inverter?"


def test_what_orca_says_is_read_from_its_log() -> None:
    log = (
        "SPEECH OUTPUT: 'h ' {'established': False}\nSPEECH OUTPUT: 'Goals:\n1. It’s one.' voice=default\n"
        "SPEECH OUTPUT: 'tab ' {'established': False}\n"
    )
    assert SPOKEN.findall(log) == ["h ", "Goals:\n1. It’s one.", "tab "]
