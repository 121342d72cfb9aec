"""Experience 3.8: covered within the event, whatever lets others look, and not for our own dialogs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QMenu, QMessageBox, QWidget

from chrononauts_qt.session import journal
from chrononauts_qt.session.match import resume
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.artifaxx.scene import CounterScene
from tests.gui.robot import HandClock
from tests.gui.secrecy.courses import both
from tests.gui.secrecy.deals import BOARD, COUNTER, DEALS, Deal
from tests.gui.secrecy.witness import Witness, compare
from tests.gui.table.moments import away
from tests.gui.table.scene import Scene

every_deal = pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.name)
Going = Callable[[Scene], None]


def left(scene: Scene) -> None:
    """Another program gets the screen."""
    away()


def minimised(scene: Scene) -> None:
    """The window goes to the task bar."""
    scene.window.setWindowState(Qt.WindowState.WindowMinimized)


def hidden(scene: Scene) -> None:
    """The window goes altogether."""
    scene.window.hide()


def locked(scene: Scene) -> None:
    """The session is locked."""
    scene.window.covers.cover()


def at_settings(scene: Scene) -> None:
    """Somebody opens the settings."""
    scene.window.settings_opener.open()


def at_rules(scene: Scene) -> None:
    """Somebody opens the rules."""
    scene.window.rules.open()


GOING = (left, minimised, hidden, locked, at_settings, at_rules)


def handle_cards(scene: Scene) -> None:
    """Let the viewer aim one card, be refused with another, and read it large."""
    table = scene.table
    hand = table.hand
    hand.setFocus()
    secret = hand.model().index(2, 0)
    hand.setCurrentIndex(secret)
    for row in (1, 2):
        scene.click_item(hand, hand.model().index(row, 0))
    reader = scene.counter.reader if isinstance(scene, CounterScene) else table.explain.reader
    reader.show(scene.shown()[2])
    hand.selectionModel().select(secret, hand.selectionModel().SelectionFlag.Select)


def going(go: Going) -> Callable[[Deal, Scene, Witness], None]:
    """Return a course that ends when Ada's hand is up and she goes."""

    def course(deal: Deal, scene: Scene, witness: Witness) -> None:
        scene.lift()
        handle_cards(scene)
        witness.forget()
        go(scene)
        witness.look_at_whole("gone")

    return course


@every_deal
@pytest.mark.parametrize("go", GOING, ids=lambda go: go.__name__)
def test_the_very_next_picture_shows_no_card(
    deal: Deal,
    go: Going,
    new_window: Callable[[], MainWindow],
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing is waited for: a picture of the window may be taken right after the event."""
    compare(*both(deal, new_window, clock, monkeypatch, going(go)))


@every_deal
@pytest.mark.parametrize("go", [left, minimised, hidden, locked], ids=lambda go: go.__name__)
def test_whoever_looks_for_a_memo_is_covered_too(
    deal: Deal,
    go: Going,
    new_window: Callable[[], MainWindow],
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def course(deal: Deal, scene: Scene, witness: Witness) -> None:
        scene.lift()
        scene.do(deal.plays[0])
        scene.click(scene.table.sheets.memo.seat_buttons[1])
        scene.lift()
        witness.forget()
        go(scene)
        witness.look_at_whole("gone")

    compare(*both(deal, new_window, clock, monkeypatch, course))


@every_deal
def test_a_game_opened_in_the_middle_lands_on_the_curtain(
    deal: Deal, new_window: Callable[[], MainWindow], clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a turn's beginning, in a Memo window, and after one's own play, when the hand was up."""

    def course(deal: Deal, scene: Scene, witness: Witness) -> None:
        for moment in ("begun", "in a window", "after the play"):
            if moment == "in a window":
                scene.lift()
                scene.do(deal.plays[0])
            elif moment == "after the play":
                scene.pass_time(60)
                scene.lift()
            witness.forget()
            assert scene.match.writer is not None
            path = scene.match.writer.path
            scene.window.show_home()
            scene.window.open_match(resume(journal.read(path)))
            scene.match = scene.controller.match
            scene.settle()
            assert scene.controller.viewer is None
            witness.follow()
            witness.look_at_whole(moment)

    compare(*both(deal, new_window, clock, monkeypatch, course))


# -- our own dialogs ----------------------------------------------------------------------------


def file_dialog(window: QWidget) -> QWidget:
    """Qt's own dialog for files."""
    dialog = QFileDialog(window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    return dialog


def platform_dialog(window: QWidget) -> QWidget:
    """What Qt keeps open, off the screen, while the platform's own dialog for files stands there."""
    dialog = QDialog(window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    return dialog


def message(window: QWidget) -> QWidget:
    """A message of Qt's."""
    return QMessageBox(window)


def menu(window: QWidget) -> QWidget:
    """A menu."""
    found = QMenu(window)
    found.addAction("Home")
    return found


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("deal", [BOARD, COUNTER], ids=lambda deal: deal.name)
@pytest.mark.parametrize("make", [file_dialog, message, menu], ids=lambda make: make.__name__)
def test_our_own_dialogs_keep_the_hand_up(
    deal: Deal, make: Callable[[QWidget], QWidget], window: MainWindow, clock: HandClock
) -> None:
    scene = deal.open(window, clock, 0)
    scene.lift()
    own = make(window)
    if isinstance(own, QMenu):
        own.popup(window.mapToGlobal(window.rect().center()))
    else:
        own.show()
        own.activateWindow()
    scene.settle()
    assert own.isVisible()
    assert scene.controller.viewer == 0
    assert not scene.table.sheets.curtain.isVisible()
    away()
    assert scene.controller.viewer is None, "the whole program was left while it stood there"
    own.close()


def test_a_dialog_of_the_platform_that_we_opened_is_ours(window: MainWindow, clock: HandClock) -> None:
    """To Qt it is another program; once it is closed, other programs are others again."""
    scene = BOARD.open(window, clock, 0)
    scene.lift()
    own = platform_dialog(window)
    own.show()
    away()
    assert scene.controller.viewer == 0
    own.close()
    away()
    assert scene.controller.viewer is None


class Hiding(QObject):
    """Notes who looks when a window is about to be hidden, before it hears of that."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.lookers: list[int | None] = []
        self._scene = scene
        scene.window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide:
            self.lookers.append(self._scene.controller.viewer)
        return False


def test_a_minimised_window_is_covered_before_it_is_hidden(window: MainWindow, clock: HandClock) -> None:
    """Most desktops never hide it; and where a dialog of ours stands, no other program has the screen."""
    scene = BOARD.open(window, clock, 0)
    scene.lift()
    own = QDialog()
    own.show()
    own.activateWindow()
    scene.settle()
    assert scene.controller.viewer == 0
    hiding = Hiding(scene)
    minimised(scene)
    assert QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive
    assert hiding.lookers == [None]
    own.close()


def test_a_private_card_in_the_rules_goes_with_the_window(window: MainWindow, clock: HandClock) -> None:
    """What one player looked up is closed as soon as others may see it."""
    for go in (minimised, locked, left):
        scene = BOARD.open(window, clock, 0)
        scene.lift()
        window.rules.open("card:quick-trip", private=True)
        scene.settle()
        looked_up = window.rulebook.section
        go(scene)
        assert window.rulebook.section != looked_up
        window.showNormal()
        window.rules.close()
