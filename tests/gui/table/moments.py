"""The moments of a game at which nobody's private view is up."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from chrononauts_qt.ui.kit.drop_model import Offer, encode
from tests.gui.table.scene import Scene
from tests.gui.views.conftest import hover


def curtain(scene: Scene) -> None:
    """Before a turn."""


def window_open(scene: Scene) -> None:
    """Ada's card waits for a Memo."""
    scene.lift()
    scene.do("play prevent-assassination on 1963")


def window_half_way(scene: Scene) -> None:
    window_open(scene)
    scene.pass_time(2)


def asks_for_a_look(scene: Scene) -> None:
    """Bruno's curtain hangs over the Memo window."""
    window_open(scene)
    scene.click(scene.table.sheets.memo.seat_buttons[1])
    assert scene.controller.looking == 1


def never_mind(scene: Scene) -> None:
    asks_for_a_look(scene)
    scene.lift()
    scene.click(scene.table.sheets.memo.never_button)


def look_broken_off(scene: Scene) -> None:
    """Another program comes to the front while Bruno looks."""
    asks_for_a_look(scene)
    scene.lift()
    away()


def window_over(scene: Scene) -> None:
    """After a look the owner's hand stays covered until the owner lifts the curtain."""
    never_mind(scene)
    scene.pass_time(60)


def away() -> None:
    """Let the system tell the program that another one is used now."""
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)


def inactive(scene: Scene) -> None:
    """Ada has looked at everything, armed a card and been refused, and then leaves the program."""
    scene.lift()
    hand = scene.table.hand
    secret = scene.shown()[3]
    for _ in range(3):
        scene.key(Qt.Key.Key_Right)
    scene.choose(secret)
    tile = scene.table.timeline.visualRect(scene.table.timeline_model.index_of(1929)).center()
    hover(scene.table.timeline.viewport(), tile, encode(Offer(secret, "hand")))
    assert scene.said()
    assert hand.model().rowCount() == 5
    away()


def inactive_in_window(scene: Scene) -> None:
    """The ring runs out while another program is used: no hand comes up for those who see the screen."""
    window_open(scene)
    away()
    scene.pass_time(60)


def minimised(scene: Scene) -> None:
    scene.lift()
    scene.choose(scene.shown()[3])
    scene.window.showMinimized()
    scene.settle()
    scene.window.showNormal()


def hidden(scene: Scene) -> None:
    scene.lift()
    scene.window.hide()
    scene.settle()
    scene.window.show()


def fetching(scene: Scene) -> None:
    """Ada looks through the draw pile and leaves the program."""
    scene.lift()
    scene.do("play quick-trip")
    scene.pass_time(60)
    assert scene.table.sheets.picker.isVisible()
    away()


def choosing(scene: Scene) -> None:
    """Ada has a sheet open that asks for a target, and leaves the program."""
    scene.lift()
    scene.choose(scene.shown()[4])
    assert scene.table.sheets.choice.isVisible()
    away()


def claiming(scene: Scene) -> None:
    """Ada has the claim sheet open, with a false claim told there, and leaves the program."""
    scene.lift()
    scene.do("discard prevent-assassination")
    scene.do("keep")
    scene.key(Qt.Key.Key_V)
    sheet = scene.table.sheets.claim
    scene.click(sheet.claims["mission"])
    assert sheet.answer.text()
    away()


def handed_on(scene: Scene) -> None:
    """Ada's turn is over, Bruno's curtain hangs."""
    scene.lift()
    scene.do("discard prevent-assassination")
    scene.do("keep")
    scene.key(Qt.Key.Key_E)
    assert scene.controller.wanted == 1


MOMENTS: tuple[Callable[[Scene], None], ...] = (
    curtain,
    window_open,
    window_half_way,
    asks_for_a_look,
    never_mind,
    look_broken_off,
    window_over,
    inactive,
    inactive_in_window,
    minimised,
    hidden,
    fetching,
    choosing,
    claiming,
    handed_on,
)
