"""Cards dropped on shelves, Artifacts, slot and pile: played, or refused with a sentence and its rule."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint

from chrononauts_qt.ui.games.artifaxx.table import CounterScreen
from chrononauts_qt.ui.kit.drop_model import Offer, encode
from tests.gui.artifaxx.robot import artifact_on
from tests.gui.artifaxx.scene import Deal
from tests.gui.drag import real_drag
from tests.gui.views.conftest import drag, hover

DROPS: dict[str, tuple[str, str, str]] = {
    "an artifact on the own shelf": ("tyrannosaurus", "seat-1", "CardAnnounced"),
    "an artifact on another shelf": ("tyrannosaurus", "seat-2", ""),
    "an artifact on the slot": ("tyrannosaurus", "slot", "CardAnnounced"),
    "an artifact on another's artifact": ("tyrannosaurus", "rongorongo", ""),
    "an artifact on an own one": ("tyrannosaurus", "ark", "CardAnnounced"),
    "an action on a rival's artifact": ("get-there-first", "rongorongo", "CardAnnounced"),
    "an action on an own artifact": ("get-there-first", "dodo", ""),
    "an action on the slot": ("get-there-first", "slot", ""),
    "a memo in one's own turn": ("memo", "slot", ""),
    "anything on the discard pile": ("memo", "discard", "CardDiscarded"),
}


def place_of(table: CounterScreen, target: str) -> tuple[Any, QPoint]:
    """Return the view and the point that stand for a target."""
    if target == "slot":
        return table.middle, table.middle.rect().center()
    if target == "discard":
        return table.discard, table.discard.rect().center()
    if target.startswith("seat-"):
        return table.shelves[int(target[-1]) - 1], QPoint(12, 120)
    shelf, index = artifact_on(table, target)
    return shelf, shelf.visualRect(index).center()


@pytest.mark.parametrize("kind", list(DROPS))
def test_a_dropped_card_is_played_or_says_why_not(deal: Deal, kind: str) -> None:
    """Through the views' own drag events; with the rule wherever there is a refusal."""
    card, target, expected = DROPS[kind]
    scene = deal()
    scene.counter.hand.drag_began.emit(card)
    view, point = place_of(scene.counter, target)
    before = len(scene.public.events)
    taken = drag(view.viewport(), point, encode(Offer(card, "hand")))
    scene.settle()
    assert taken == bool(expected)
    if not expected:
        assert len(scene.public.events) == before
        assert scene.said()
        assert scene.counter.message.topic.startswith("rule:R-")
    else:
        assert scene.public.events[before].name == expected


@pytest.mark.xcb
@pytest.mark.parametrize("kind", list(DROPS))
def test_a_card_is_carried_there_by_a_real_pointer(deal: Deal, kind: str) -> None:
    """R-1106: on a real X display, from the hand to shelf, Artifact, slot and pile."""
    card, target, expected = DROPS[kind]
    scene = deal()
    view, point = place_of(scene.counter, target)
    hand, rect = scene.counter.hand, scene.counter.hand.visualRect(scene.card(card))
    before = len(scene.public.events)
    real_drag(hand.viewport(), rect.topLeft() + QPoint(14, rect.height() // 2), view.viewport(), point)
    scene.settle()
    news = [event.name for event in scene.public.events[before:]]
    assert news[:1] == ([expected] if expected else [])
    assert bool(scene.said()) == (not expected or target == "discard")


def test_nothing_is_taken_and_nothing_said_while_the_curtain_hangs(deal: Deal) -> None:
    scene = deal(lift=False)
    for target in ("seat-1", "slot", "rongorongo", "discard"):
        view, point = place_of(scene.counter, target)
        assert not hover(view.viewport(), point, encode(Offer("tyrannosaurus", "hand")))
        assert view.refusal is None
    assert scene.said() == ""
