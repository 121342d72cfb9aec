"""Cards carried by hand.

Every kind of drag is done once for real: press, QDrag's own loop, release, on X (`xcb`), because
`QDrag.exec()` drops nothing offscreen. The rules of a drop are tested offscreen by synthetic drag events.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QAbstractItemView

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.ui.kit.drop_model import Offer, encode
from chrononauts_qt.ui.kit.roles import ItemRole
from tests.gui.drag import real_drag
from tests.gui.table.conftest import Deal
from tests.gui.table.scene import Scene
from tests.gui.views.conftest import drag, hover

Place = tuple[QAbstractItemView, QPoint]


# -- where cards come from and go to ------------------------------------------------------------


def grip(scene: Scene, card: str) -> QPoint:
    """Return a point of a hand card that no other card covers."""
    rect = scene.table.hand.visualRect(scene.card(card))
    return QPoint(rect.left() + 14, rect.center().y())


def year(number: int) -> Callable[[Scene], Place]:
    return lambda scene: (
        scene.table.timeline,
        scene.table.timeline.visualRect(scene.table.timeline_model.index_of(number)).center(),
    )


def panel(seat: int) -> Callable[[Scene], Place]:
    """The name on a player's panel: no artifact lies there."""

    def place(scene: Scene) -> Place:
        rect = scene.table.players.visualRect(scene.table.players_model.index(seat, 0))
        return scene.table.players, QPoint(rect.center().x(), rect.top() + 12)

    return place


def artifact(seat: int, card: str) -> Callable[[Scene], Place]:
    """The sign of an artifact in a player's panel."""

    def place(scene: Scene) -> Place:
        view = scene.table.players
        index = scene.table.players_model.index(seat, 0)
        face = index.data(ItemRole.FACE)
        boxes = view._painter.icon_boxes(QRectF(view.visualRect(index)), face, view.u)
        point = boxes[face.artifacts.index(card)].center().toPoint()
        assert view.artifact_at(point) == card
        return view, point

    return place


def discard_pile(scene: Scene) -> Place:
    return scene.table.discard, scene.table.discard.rect().center()


def carry(scene: Scene, card: str, to: Callable[[Scene], Place], escape: bool = False) -> None:
    """Drag a card of the hand for real."""
    assert QGuiApplication.platformName() == "xcb"
    view, point = to(scene)
    real_drag(scene.table.hand.viewport(), grip(scene, card), view.viewport(), point, escape)
    scene.settle()


# -- for real -----------------------------------------------------------------------------------

ARTIFACTS = {1: "ark mona-lisa-real", 2: "dodo crown-of-thorns"}

KINDS: dict[str, tuple[str, Callable[[Scene], Place], str]] = {
    "an inverter to a Linchpin": ("prevent-assassination", year(1865), "1865"),
    "a patch to its year": ("patch-1929", year(1929), "1929"),
    "an artifact to the board": ("rongorongo", year(1944), ""),
    "an artifact to the own panel": ("rongorongo", panel(0), ""),
    "a sale of an own artifact": ("sell-artifact-mona-lisa", artifact(0, "mona-lisa-real"), "mona-lisa-real"),
    "a theft": ("get-there-first", artifact(1, "crown-of-thorns"), "crown-of-thorns"),
    "an artifact that never existed": ("it-never-existed", artifact(1, "dodo"), "dodo"),
    "a miracle": ("miracle-biblical-relic", artifact(0, "ark"), "ark"),
    "parents who never met": ("your-parents-never-met", panel(1), "seat-2"),
    "a timewarp to the board": ("fast-forward", year(1969), ""),
}


@pytest.mark.xcb
@pytest.mark.parametrize("kind", list(KINDS))
def test_a_card_is_carried_to_its_target(deal: Deal, kind: str) -> None:
    card, place, target = KINDS[kind]
    scene = deal(hands={1: f"memo {card} patch-1944"}, tables=ARTIFACTS, red=[1912])
    scene.lift()
    ended = QSignalSpy(scene.table.hand.drag_ended)
    carry(scene, card, place)
    assert [ended.at(n) for n in range(ended.count())] == [[card, True]]
    assert scene.played() == (0, card, target or None)
    assert scene.written() == [f"1: play {card}" + (f" on {target}" if target else "")]


@pytest.mark.xcb
def test_a_card_is_carried_to_the_discard_pile(deal: Deal) -> None:
    scene = deal(hands={1: "memo dodo patch-1944"})
    scene.lift()
    carry(scene, "patch-1944", discard_pile)
    assert scene.written() == ["1: discard patch-1944"]
    assert scene.public.step == "kill"
    assert "patch-1944" not in scene.shown()
    carry(scene, "memo", discard_pile)
    assert scene.written() == ["1: discard patch-1944", "1: discard memo"]
    assert scene.public.step == "end"


@pytest.mark.xcb
def test_a_card_that_needs_a_sheet_is_carried_to_the_board(deal: Deal) -> None:
    scene = deal(hands={1: "memo discontinuity patch-1944"})
    scene.lift()
    carry(scene, "discontinuity", year(1950))
    sheet = scene.table.sheets.choice
    assert sheet.isVisible()
    assert list(sheet.choices) == ["left", "right"]
    assert scene.written() == []
    scene.click(sheet.choices["right"])
    assert scene.written() == ["1: play discontinuity on right"]


@pytest.mark.xcb
def test_a_card_of_a_miracle_is_carried(deal: Deal) -> None:
    scene = deal(hands={1: "miracle-biblical-relic memo"}, tables={1: "ark"},
                 draw="patch-1944 prevent-assassination rongorongo")
    scene.lift()
    scene.do("play miracle-biblical-relic on ark")
    scene.pass_time(60)
    assert scene.public.step == "miracle"
    small = scene.shown()
    assert "prevent-assassination" in small
    assert "memo" not in small
    carry(scene, "prevent-assassination", year(1963))
    assert scene.played() == (0, "prevent-assassination", "1963")
    assert scene.written()[-1] == "1: play prevent-assassination on 1963"


@pytest.mark.xcb
def test_the_hand_is_put_into_another_order(deal: Deal) -> None:
    scene = deal(hands={1: "memo dodo patch-1944"})
    scene.lift()
    before = scene.shown()
    moved = before[0]
    rect = scene.table.hand.visualRect(scene.card(before[-1]))
    real_drag(scene.table.hand.viewport(), grip(scene, moved), scene.table.hand.viewport(), rect.center())
    scene.settle()
    assert scene.shown() == (*before[1:], moved)
    assert scene.written() == []
    assert scene.played() is None
    scene.do("discard memo")
    left = [card for card in (*before[1:], moved) if card != "memo"]
    assert [card for card in scene.shown() if card in before] == left


@pytest.mark.xcb
def test_a_refused_drop_says_why_and_rings_what_is_legal(deal: Deal) -> None:
    scene = deal(hands={1: "memo prevent-assassination patch-1944"})
    scene.lift()
    before, view = scene.shown(), scene.controller.view()
    carry(scene, "prevent-assassination", year(1912))
    assert scene.said() == scene.table.timeline.refusal[1]  # type: ignore[index]  # None fails as well
    assert "1912" in scene.said()
    assert scene.table.timeline.legal_targets == frozenset({"1865", "1914", "1963", "1980"})
    assert scene.shown() == before
    assert scene.controller.view() == view
    assert scene.written() == []


@pytest.mark.xcb
def test_escape_cancels_a_drag(deal: Deal) -> None:
    scene = deal(hands={1: "memo prevent-assassination patch-1944"})
    scene.lift()
    ended = QSignalSpy(scene.table.hand.drag_ended)
    before = scene.shown()
    carry(scene, "prevent-assassination", year(1963), escape=True)
    assert [ended.at(n) for n in range(ended.count())] == [["prevent-assassination", False]]
    assert scene.shown() == before
    assert scene.written() == []
    scene.choose("memo")
    assert scene.table.arming.card == "memo", "the table takes gestures again"


# -- the rules of a drop, offscreen -------------------------------------------------------------

LEGAL = [(card, place, target) for card, place, target in KINDS.values()]


@pytest.mark.parametrize(("card", "place", "target"), LEGAL, ids=list(KINDS))
def test_a_legal_drop_is_taken_once(
    deal: Deal, card: str, place: Callable[[Scene], Place], target: str
) -> None:
    scene = deal(hands={1: f"memo {card} patch-1944"}, tables=ARTIFACTS, red=[1912])
    scene.lift()
    view, point = place(scene)
    assert drag(view.viewport(), point, encode(Offer(card, "hand")))
    assert scene.written() == [f"1: play {card}" + (f" on {target}" if target else "")]


ILLEGAL: dict[str, tuple[str, Callable[[Scene], Place], str]] = {
    "an inverter to a Ripplepoint": ("reverse-fate", year(1929), "1929"),
    "an inverter to a Linchpin that it cannot turn": ("prevent-assassination", year(1912), "1912"),
    "an inverter to a panel": ("reverse-fate", panel(1), ""),
    "a patch to another year": ("patch-1929", year(1944), "1944"),
    "a patch to a whole year": ("patch-1944", year(1944), "1944"),
    "an artifact to a foreign panel": ("rongorongo", panel(1), ""),
    "a sale of a foreign artifact": ("sell-artifact-lost-works", artifact(1, "dodo"), ""),
    "a theft from oneself": ("get-there-first", artifact(0, "ark"), ""),
    "a memo out of the blue": ("memo", year(1944), ""),
    "a card without a target there": ("get-there-first", year(1944), ""),
}


@pytest.mark.parametrize("kind", list(ILLEGAL))
def test_an_illegal_drop_is_refused_with_a_sentence_and_changes_nothing(deal: Deal, kind: str) -> None:
    card, place, named = ILLEGAL[kind]
    rest = "" if card == "memo" else "memo "
    scene = deal(hands={1: f"{rest}{card} new-mission"}, tables=ARTIFACTS, red=[1912])
    scene.lift()
    before, state = scene.shown(), scene.controller.view()
    view, point = place(scene)
    assert not hover(view.viewport(), point, encode(Offer(card, "hand")))
    sentence = scene.said()
    assert sentence.endswith(".")
    assert named in sentence
    assert not drag(view.viewport(), point, encode(Offer(card, "hand")))
    assert (scene.shown(), scene.controller.view(), scene.written()) == (before, state, [])


def test_no_row_moves_before_the_new_view_arrives(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Models follow the events, never the gesture: with the match gagged a legal drop changes nothing."""
    scene = deal(hands={1: "memo prevent-assassination patch-1944"})
    scene.lift()
    gestures: list[str] = []

    def gagged(seat: int, action: Action) -> bool:
        gestures.append(action.text)
        return False

    monkeypatch.setattr(scene.controller, "submit", gagged)
    model, board = scene.table.hand_model, scene.table.timeline_model
    spies = [QSignalSpy(signal) for signal in
             (model.rowsAboutToBeRemoved, model.rowsInserted, model.modelReset, model.rowsMoved,
              board.dataChanged, scene.table.discard_model.dataChanged)]
    before = scene.shown()
    view, point = year(1963)(scene)
    assert drag(view.viewport(), point, encode(Offer("prevent-assassination", "hand")))
    assert gestures == ["play prevent-assassination on 1963"]
    assert [spy.count() for spy in spies] == [0] * len(spies)
    assert scene.shown() == before
    monkeypatch.undo()
    scene.do("play prevent-assassination on 1963")
    assert "prevent-assassination" not in scene.shown()


def test_nothing_is_dropped_while_the_curtain_hangs(deal: Deal) -> None:
    """Nobody's card: a drag that comes from nowhere learns nothing and does nothing."""
    scene = deal(hands={1: "memo prevent-assassination patch-1944"})
    view, point = year(1963)(scene)
    assert not drag(view.viewport(), point, encode(Offer("prevent-assassination", "hand")))
    assert scene.said() == ""
    assert scene.written() == []


def test_a_card_of_the_hand_is_not_dropped_for_one_of_the_discard_pile(deal: Deal) -> None:
    """While a Rewind asks for a card of the pile, the same card in the hand stays in the hand."""
    scene = deal(hands={1: "rewind prevent-assassination memo"}, discard="prevent-assassination")
    scene.lift()
    scene.do("play rewind")
    scene.pass_time(60)
    assert scene.public.step == "rewind"
    view, point = year(1963)(scene)
    assert not drag(view.viewport(), point, encode(Offer("prevent-assassination", "hand")))
    assert scene.written()[-1] == "2: allow"


@pytest.mark.rule("R-607")
def test_a_drop_that_ends_the_universe_is_asked_twice(deal: Deal) -> None:
    scene = deal(hands={1: "reverse-fate memo patch-1944"}, red=[1865, 1936, 1963, 1980, 1981])
    scene.lift()
    assert len(scene.public.open_paradoxes) == 11
    view, point = year(1912)(scene)
    data = encode(Offer("reverse-fate", "hand"))
    assert drag(view.viewport(), point, data)
    assert scene.said().startswith("Everyone would lose")
    assert scene.written() == []
    assert drag(view.viewport(), point, data)
    assert scene.written() == ["1: play reverse-fate on 1912"]


def test_only_what_refused_last_is_marked_and_only_until_something_happens(deal: Deal) -> None:
    """A bug: a year that had refused a card on its way to a panel stayed crossed through turns of bots."""
    scene = deal(hands={1: "memo patch-1969 new-mission"}, tables=ARTIFACTS)
    scene.lift()
    timeline, players = scene.table.timeline, scene.table.players
    for place, refuses in ((year(1969), timeline), (panel(1), players), (year(1968), timeline)):
        view, point = place(scene)
        assert not hover(view.viewport(), point, encode(Offer("patch-1969", "hand")))
        assert [board for board in (timeline, players) if board.refusal] == [refuses]
        assert refuses.refusal is not None
        assert scene.said() == refuses.refusal[1], "the sentence of what refused last stands there"
    scene.do("discard new-mission")
    assert timeline.refusal is None
