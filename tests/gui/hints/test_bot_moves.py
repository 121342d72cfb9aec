"""A bot's play stays explained in Why? until the next play: who, what, and the public reason."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.games.chrononauts.explain.bot_moves import action_of, bot_moves
from tests.gui.hints.conftest import Tables
from tests.gui.table.scene import Scene

COVERS = "It covers a Paradox and brings a card. Open then: 1 of 13."


def told(scene: Any) -> str:
    """Return what Why? says of the last play, "" for nothing."""
    move = bot_moves(scene.controller).last
    return "" if move is None else move.whole


def page(scene: Scene) -> str:
    """Return all words on the page Why?."""
    content = scene.table.explain.why.area.widget()
    assert content is not None
    return " ".join(label.text() for label in content.findChildren(QLabel))


def rank(scene: Scene, **ranks: str) -> None:
    """Let the match know of bots; the tests act for them, at once."""
    seats = {"ada": 0, "bruno": 1, "chloe": 2}
    scene.match.bots.update({seats[name]: of for name, of in ranks.items()})


@pytest.mark.rule("R-503")
def test_the_play_of_a_bot_is_told_with_its_public_reason(deal: Tables) -> None:
    scene = deal()
    rank(scene, ada="agent")
    scene.do("play patch-1969 on 1969")
    scene.match.bots.clear()
    assert told(scene) == f"Ada, an Agent bot: Ada plays Patch 1969′. {COVERS}", "nothing of Yuri's goals"
    assert COVERS in page(scene)
    assert "Ada, an Agent bot" in page(scene)
    scene.pass_time(60)
    assert COVERS in page(scene), "it stays when the card has happened"
    assert "headlines" not in page(scene)
    assert COVERS in scene.table.explain.why.area.accessibleDescription()
    scene.do("end")
    assert COVERS in page(scene), "and when the next turn begins"


@pytest.mark.rule("R-1001")
def test_a_memo_of_a_bot_is_told_and_a_play_of_a_person_ends_it(deal: Tables) -> None:
    scene = deal()
    rank(scene, bruno="cadet")
    scene.do("play dodo")
    assert told(scene) == "", "Ada is a person"
    scene.do("memo", 1)
    scene.match.bots.clear()
    assert told(scene) == "Bruno, a Cadet bot: Bruno answers Dodo with a Memo. It stops Dodo, played by Ada."
    scene.pass_time(60)
    assert told(scene).startswith("Bruno, a Cadet bot")
    scene.do("end")
    assert told(scene).startswith("Bruno, a Cadet bot")
    hand = scene.controller.view_of(1).hand
    scene.do(f"discard {hand[0]}")
    assert told(scene) == ""
    assert "Cadet" not in page(scene)


@pytest.mark.rule("R-304")
def test_killing_time_is_told_too(deal: Tables) -> None:
    scene = deal()
    rank(scene, ada="agent")
    scene.do("discard rewind")
    assert told(scene).endswith("Killing Time: nothing is played.")
    scene.do("discard dodo")
    assert told(scene).endswith("Another card comes in its place.")


def test_it_stays_when_the_table_is_made_again(deal: Tables) -> None:
    scene = deal()
    rank(scene, ada="agent")
    scene.do("play patch-1969 on 1969")
    scene.match.bots.clear()
    before = scene.table
    scene.window.look.change_text_size(10)
    scene.settle()
    assert scene.table is not before
    assert COVERS in page(scene)


def test_on_the_counter_it_stands_below_the_log_and_w_leads_there(counter: Tables) -> None:
    scene = counter()
    rank(scene, ada="chief")
    note = scene.table.log_panel.note
    assert not note.isVisible()
    scene.do("play get-there-first on dodo")
    scene.match.bots.clear()
    scene.pass_time(60)
    assert note.isVisible()
    assert note.accessibleName() == "Why?"
    assert note.accessibleDescription() == (
        "Ada, a Chief bot: Ada plays Get There First on Dodo. It takes Dodo from Bruno, "
        "whose Mission may ask for it."
    )
    assert not note.geometry().intersects(scene.table.log.geometry())
    assert scene.table.log_panel.rect().contains(note.geometry())
    scene.key(Qt.Key.Key_W)
    assert note.hasFocus()
    scene.do("end")
    assert note.isVisible(), "until the next play"


def test_what_is_told_depends_on_public_events_alone() -> None:
    told = {"seat": 0, "card": "dodo", "target": None, "source": "hand"}
    assert action_of(Event("CardAnnounced", told)) is parse("play dodo")
    told = {"seat": 0, "card": "memo", "target": "dodo", "source": "hand"}
    assert action_of(Event("CardAnnounced", told)) is parse("memo")
    told = {"seat": 0, "card": "dodo", "why": "played"}
    assert action_of(Event("CardDiscarded", told)) is None
    told = {"seat": 0, "card": "dodo", "why": "kill"}
    assert action_of(Event("CardDiscarded", told)) is parse("discard dodo")
    told = {"seat": 0, "route": "mission", "identity": None, "mission": "petting-zoo"}
    assert action_of(Event("VictoryClaimed", told)) is parse("claim mission")
    assert action_of(Event("TurnEnded", {"seat": 0})) is None
