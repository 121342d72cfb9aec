"""Making every screen of the window again, in another look or language, around the same match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.ui.windows import pages
from chrononauts_qt.ui.windows.whereabouts import Whereabouts

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from chrononauts_qt.ui.tables.chrononauts.keeping import Kept
    from chrononauts_qt.ui.windows.main_window import MainWindow


def make_anew(window: MainWindow, reworded: bool = False) -> None:
    """Make every screen again, in the look and language of now, and go on where one was.

    What a screen shows comes from the match or is handed over here. With another look the pages of the
    settings follow in place, so that a slider can be pulled on.
    """
    shown, place = window.shown(), Whereabouts.of(window.stack.currentWidget() or window)
    choice = window.new_game.choice() if pages.made(window, "new_game") else None
    told = pages.made(window, "message")
    said = window.message.words.text() if told is not None and told.isVisible() else ""
    held = pages.made(window, "settings_page") is not None and bool(window.settings_page.held.text())
    gone = ("message", "new_game", "about", "reveal", *(("settings_page", "welcome") if reworded else ()))
    if pages.made(window, "rulebook"):
        window.rules.bookmark = window.rulebook.bookmark
        gone = (*gone, "rulebook")
    old: list[QWidget] = [window.home, *pages.forget(window, gone)]
    was = _keep_table(window, old)
    window.build_home()
    if choice is not None:
        window.new_game.suggest(choice)
    if window.board is not None:
        window.lay_table(window.board.is_list)
        window.show_reveal()
    for page in [getattr(window, n) for n in ("settings_page", "welcome") if pages.made(window, n)]:
        page.set_theme(window.look.theme)
        page.show_settings(window.look.settings)
    if held:
        window.settings_doors.tell_held()
    window.show_page(shown)
    for widget in old:
        window.stack.removeWidget(widget)
        widget.hide()  # a table covers what is private when it goes
        widget.deleteLater()
    if was is not None and window.table is not None and window.board is not None:
        from chrononauts_qt.ui.tables.chrononauts.keeping import restore

        restore(window.table, window.board, was)
    place.find(window.stack.currentWidget() or window)
    if shown == "rulebook":
        window.rules.follow()
    if said and not reworded:
        window.tell(said)


def _keep_table(window: MainWindow, old: list[QWidget]) -> Kept | None:
    """Return what is to be kept of the table, if there is one, and add it to what goes."""
    if window.table is None or window.board is None:
        return None
    from chrononauts_qt.ui.tables.chrononauts.keeping import kept

    old.append(window.table)
    return kept(window.table, window.board)
