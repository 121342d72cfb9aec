"""Making every screen of the window again, in another look or language, around the same match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.ui.windows import pages
from chrononauts_qt.ui.windows.whereabouts import Whereabouts

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from chrononauts_qt.ui.windows.main_window import MainWindow


def make_anew(window: MainWindow, reworded: bool = False) -> None:
    """Make every screen again, in the look and language of now, and go on where one was.

    What a screen shows comes from the match or is handed over here. With another look the pages of the
    settings follow in place, so that a slider can be pulled on.
    """
    shown, place = window.shown(), Whereabouts.of(window.stack.currentWidget() or window)
    choices = window.new_game.choices() if pages.made(window, "new_game") else ()
    waiting = window.new_game.people.waiting if choices else ()
    told = pages.made(window, "message")
    said = window.message.words.text() if told is not None and told.isVisible() else ""
    held = pages.made(window, "settings_page") is not None and bool(window.settings_page.held.text())
    chosen = window.games.row() if pages.made(window, "games") else None
    gone: tuple[str, ...] = ("message", "new_game", "about", "reveal", "solo_end", "games")
    gone += ("statistics_page",)
    gone += ("report",)
    gone += ("settings_page", "welcome") if reworded else ()
    if pages.made(window, "rulebook"):
        window.rules.bookmark = window.rulebook.bookmark
        gone = (*gone, "rulebook")
    old: list[QWidget] = [window.home, *pages.forget(window, gone)]
    was = None
    if window.desk is not None:
        was = window.desk.kept()
        old.append(window.desk.screen)
    window.build_home()
    for choice in choices:
        window.new_game.suggest(choice)
    if waiting:
        window.new_game.people.waiting = waiting
    if window.desk is not None:
        window.lay_table()
        window.desk.show_end()
    for page in [getattr(window, n) for n in ("settings_page", "welcome") if pages.made(window, n)]:
        page.set_theme(window.look.theme)
        page.show_settings(window.look.settings)
    if pages.made(window, "replay"):
        from chrononauts_qt.ui.windows.replaying import page_of

        page_of(window).make_anew(window.look.theme)
    if held:
        window.settings_doors.tell_held()
    window.show_page(shown)
    if chosen is not None and shown == "games":
        window.games.point_at(chosen.path)
    for widget in old:
        window.stack.removeWidget(widget)
        widget.hide()  # a table covers what is private when it goes
        widget.deleteLater()
    if window.desk is not None:
        window.desk.restore(was)
    place.find(window.stack.currentWidget() or window)
    if shown == "rulebook":
        window.rules.follow()
    if said and not reworded:
        window.tell(said)
