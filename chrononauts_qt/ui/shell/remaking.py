"""Making every screen of the window again, in another look or language, around the same match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.shell import pages
from chrononauts_qt.ui.shell.whereabouts import Whereabouts

if TYPE_CHECKING:
    from chrononauts_qt.ui.shell.main_window import MainWindow

_SET = ("settings_page", "welcome")
"""The pages on which the look is set: they follow in place, so that a slider can be pulled on."""
_PAGES = (
    *("home", "message", "new_game", "about", "reveal", "solo_end", "games", "statistics_page", "report"),
    *("rulebook", *_SET),
)


def make_anew(window: MainWindow, reworded: bool = False) -> None:
    """Go on where one was, in the look and language of now: each page is made again when it is wanted.

    What a screen shows comes from the match or is handed over here. A table that nobody sees is laid in a
    turn of the events of its own.
    """
    shown, place = window.shown(), Whereabouts.of(window.stack.currentWidget() or window)
    told = pages.made(window, "message")
    said = window.message.words.text() if told is not None and told.isVisible() else ""
    chosen = window.games.row() if shown == "games" else None
    if pages.made(window, "new_game"):
        window.draft = window.new_game.choices(), window.new_game.people.waiting
    window.rules.remember()
    stays = shown if shown in _SET and not reworded else ""
    old: list[QWidget] = pages.forget(window, [name for name in _PAGES if name != stays])
    table = window.desk.take_away() if window.desk is not None else None
    if table is not None:
        old.append(table)
    between = _let_go(window, old)
    window.setWindowTitle(text("app-name"))
    if window.desk is not None:
        if shown == "table":
            window.lay_table()
        else:
            window.desk.lay_later()
        window.desk.show_end()
    for page in [getattr(window, stays)] if stays else ():
        page.set_theme(window.look.theme)
        page.show_settings(window.look.settings)
    if pages.made(window, "replay"):
        from chrononauts_qt.ui.shell.replaying import page_of

        page_of(window).make_anew(window.look.theme)
    window.show_page(shown)
    window.stack.removeWidget(between)
    between.deleteLater()
    if chosen is not None:
        window.games.point_at(chosen.path)
    if window.desk is not None and shown == "table":
        window.desk.restore(window.desk.was)
    place.find(window.stack.currentWidget() or window)
    if shown == "rulebook":
        window.rules.follow(window.rulebook)
    if said and not reworded:
        window.tell(said)


def _let_go(window: MainWindow, old: Sequence[QWidget]) -> QWidget:
    """Let old screens go, dress what is left, and return the empty one that is shown meanwhile.

    Another look goes through every widget there is: what is not needed any more goes before. Nothing of it
    can have asked for the look; a page that asked for a language or the size of the window goes later.
    """
    between, stack = QWidget(), window.stack
    stack.addWidget(between)
    if stack.currentWidget() in old:
        stack.setCurrentWidget(between)
    for widget in old:
        stack.removeWidget(widget)
        widget.hide()  # a table covers what is private when it goes
        widget.deleteLater()
        if not window.look.is_worn:
            QCoreApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete)
    if not window.look.is_worn:
        window.look.dress()
    return between
