"""Small ways off and back at the table: menus, messages, the settings behind the rules, F1 on a card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QRect, Qt, QTimer
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.chrononauts.rulebook import topics
from chrononauts_qt.ui.kit import theme
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.new_game import NewGameChoice
from chrononauts_qt.ui.table.status_line import StatusLine
from tests.gui.table.conftest import Deal
from tests.gui.table.moments import away
from tests.gui.table.scene import Scene

CHRONONAUTS, ARTIFAXX = "chrononauts", "artifaxx"


def in_a_window(scene: Scene) -> None:
    """Let Ada's card wait for a Memo."""
    scene.lift()
    scene.do("play prevent-assassination on 1963")
    assert scene.public.step == "window"


def close_popup() -> None:
    """Close the menu that stands open."""
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_closed_menu_is_gone(deal: Deal) -> None:
    """Each opening made one more that nobody ever saw again."""
    scene = deal()
    for _ in range(3):
        QTimer.singleShot(0, close_popup)
        scene.click(scene.table.status.menu_button)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    menus = scene.table.status.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert menus == []


def test_settings_behind_the_rules_say_that_the_time_is_held(deal: Deal, window: MainWindow) -> None:
    scene = deal(hands={1: "prevent-assassination", 2: "memo"})
    in_a_window(scene)
    window.rules.open()
    window.settings_opener.open()
    assert window.shown() == "settings_page"
    assert window.settings_page.held.text()
    window.settings_opener.close()
    window.rules.close()
    scene.click(scene.table.sheets.memo.hold_button)
    scene.pass_time(60)
    window.rules.open()
    window.settings_opener.open()
    assert not window.settings_page.held.text(), "no clock runs any more"


def test_a_tag_stays_beside_a_preview(qtbot: QtBot) -> None:
    """That a game is practice is said while a card is aimed, too."""
    pictures = []
    for tag in ("", "Practice"):
        line = StatusLine(("Ada",), theme.DARK)
        qtbot.addWidget(line)
        line.stand(QRect(0, 0, 1366, 40), 1.0)
        line.say("Ada’s turn", tag)
        line.show_preview("+3 Paradoxes", False)
        pictures.append(line.grab(QRect(0, 0, 200, line.height())).toImage())
    assert pictures[0] != pictures[1]


def test_an_error_lies_over_no_button_of_the_memo_window(deal: Deal, window: MainWindow) -> None:
    scene = deal(hands={1: "prevent-assassination", 2: "memo"})
    in_a_window(scene)
    window.tell("The disk is full.")
    bar, panel = window.message, scene.table.sheets.memo
    for button in (*panel.seat_buttons[1:], panel.hold_button):
        place = QRect(button.mapTo(window, button.rect().topLeft()), button.size())
        assert not bar.geometry().intersects(place)
    window.resize(1024, 600)
    scene.settle()
    assert bar.geometry().bottom() < panel.mapTo(window, panel.rect().topLeft()).y()


def test_people_without_a_seat_outlive_another_language(window: MainWindow) -> None:
    names = ("Ada", "Bruno", "Chloé", "Davide", "Élise")
    window.ask_new_game()
    window.new_game.suggest(NewGameChoice(names, game=CHRONONAUTS))
    window.new_game.modes.choose(ARTIFAXX)
    assert window.new_game.people.names() == names[:4]
    window.look.next_language()
    assert window.new_game.people.names() == names[:4]
    window.new_game.modes.choose(CHRONONAUTS)
    assert window.new_game.people.names() == names


def test_f1_on_a_chosen_card_asks_about_the_card(deal: Deal, window: MainWindow) -> None:
    """The keys have gone on to a target, the thoughts have not."""
    scene = deal(hands={1: "prevent-assassination", 2: "memo"})
    scene.lift()
    scene.choose("prevent-assassination")
    assert not scene.table.hand.hasFocus()
    assert window.desk is not None
    topic, private = window.desk.screen.asked(QApplication.focusWidget())
    assert (topic, private) == (topics.card("prevent-assassination"), True)
    scene.key(Qt.Key.Key_Escape)
    scene.table.timeline.setCurrentIndex(scene.table.timeline_model.index_of(1963))
    assert window.desk.screen.asked(scene.table.timeline) != (topic, private)


def test_a_lifted_curtain_shows_where_the_keys_are(deal: Deal) -> None:
    scene = deal(hands={1: "prevent-assassination", 2: "memo"})
    scene.lift()
    assert scene.table.hand.hasFocus()
    assert scene.table.hand.currentIndex().row() == 0


def test_a_card_at_the_pointer_goes_when_the_curtain_falls(
    deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = deal(hands={1: "prevent-assassination", 2: "memo"})
    scene.lift()
    cancelled: list[bool] = []

    def drag(self: QDrag, actions: Qt.DropAction) -> Qt.DropAction:
        away()
        return Qt.DropAction.IgnoreAction

    monkeypatch.setattr(QDrag, "exec", drag)
    monkeypatch.setattr(QDrag, "cancel", lambda: cancelled.append(True))
    scene.table.hand.startDrag(Qt.DropAction.CopyAction)
    assert cancelled
    assert scene.controller.viewer is None
    assert scene.table.arming.card is None
    cancelled.clear()
    scene.lift()
    away()
    assert not cancelled, "there is none any more"


def test_why_does_not_speak_of_the_play_before_while_another_waits(deal: Deal) -> None:
    scene = deal(hands={1: "prevent-assassination fast-forward", 2: "halt-attack memo"})
    scene.lift()
    scene.do("play prevent-assassination on 1963")
    scene.pass_time(60)
    why = scene.table.explain.why
    assert scene.table.explain.showing.what == "year", "the flip is explained"
    scene.do("end")
    scene.lift()
    scene.do(play_of(scene))
    assert scene.public.step == "window"
    assert scene.table.explain.showing.what == ""
    scene.table.explain.show_year(1963)
    scene.pass_time(1)
    assert scene.table.explain.showing.what == "year", "who asks is answered"
    assert why.year == 1963


def play_of(scene: Scene) -> str:
    """Return the first play that the viewer may make, as words."""
    return next(str(action) for action in scene.controller.view().actions if action.verb == "play")
