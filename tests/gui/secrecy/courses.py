"""What happens at a table in public, from curtain to curtain, with somebody who takes it down."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QModelIndex, Qt

from chrononauts_qt.ui.kit.card_view import CardView
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.robot import HandClock
from tests.gui.secrecy.deals import WORLDS, Deal
from tests.gui.secrecy.witness import Note, Witness, listening
from tests.gui.table.moments import away
from tests.gui.table.scene import Scene

Course = Callable[[Deal, Scene, Witness], None]


def whole_course(deal: Deal, scene: Scene, witness: Witness) -> None:
    """A round of three turns; nobody plays or shows a card that only one of the worlds has."""
    look = witness.look
    look("dealt, the curtain hangs")
    _first_turn(deal, scene, witness)
    _second_turn(deal, scene, witness)
    _third_turn(deal, scene, witness)


def _first_turn(deal: Deal, scene: Scene, witness: Witness) -> None:
    look, memo = witness.look, scene.table.sheets.memo
    scene.lift()
    look("Ada looks at her hand")
    _handle(scene)
    witness.forget()  # what is said to Ada about her own cards
    look("Ada has handled her cards and put them back")
    scene.do(deal.plays[0])
    look("Ada's card is announced")
    scene.pass_time(2)
    look("half of the time has passed")
    scene.click(memo.seat_buttons[1])
    look("Bruno wants to look")
    scene.lift()
    look("Bruno looks")
    scene.click(memo.never_button)
    look("Bruno thinks better of it")
    scene.pass_time(60)
    look("nobody had a Memo")
    scene.lift()
    look("Ada at the end of her turn")
    scene.do("end")
    look("Bruno is wanted")


def _second_turn(deal: Deal, scene: Scene, witness: Witness) -> None:
    look = witness.look
    scene.lift()
    look("Bruno looks at his hand")
    scene.do(deal.plays[1])
    look("Bruno's card is announced")
    scene.pass_time(3.9)
    look("nearly over")
    scene.pass_time(0.2)
    look("Bruno's card stands, and his hand comes up again by itself")
    away()
    look("Bruno leaves the program")
    scene.lift()
    scene.do("end")
    look("Chloé is wanted")


def _third_turn(deal: Deal, scene: Scene, witness: Witness) -> None:
    look = witness.look
    scene.lift()
    scene.do(deal.plays[2])
    look("Chloé has discarded")
    scene.do("keep")
    look("Chloé keeps the rest")
    scene.window.showMinimized()
    look("minimised")
    scene.window.showNormal()
    scene.lift()
    scene.do("end")
    look("the round is over")


def _handle(scene: Scene) -> None:
    """Go over the hand, read a card large, aim it, be refused, look at the ways to win, put all back."""
    hand = scene.table.hand
    hand.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Escape):
        scene.key(key)
    secret = hand.model().index(2, 0)
    scene.click_item(hand, secret)
    scene.table.arming.disarm()
    scene.table.sheets.choice.hide()
    scene.table.message.dismiss()
    for view in scene.table.findChildren(CardView):
        if view is not hand:
            view.clearSelection()
            view.setCurrentIndex(QModelIndex())  # where the keys had gone with the card
    hand.setFocus()


def both(
    deal: Deal,
    new_window: Callable[[], MainWindow],
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
    course: Course = whole_course,
) -> tuple[list[Note], list[Note]]:
    """Play the course in both worlds, each in a window of its own, and return what was taken down."""
    found = []
    for number in WORLDS:
        window = new_window()
        with listening(monkeypatch) as sounds:
            scene = deal.open(window, clock, number)
            witness = Witness(scene, sounds)
            course(deal, scene, witness)
            found.append(witness.notes)
        window.close()
    return found[0], found[1]
