"""The ways to the report of a problem and back: after a fault, at the next start, and from the page About."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.session import disk

if TYPE_CHECKING:
    from pathlib import Path

    from chrononauts_qt.session.errors import Trouble
    from chrononauts_qt.ui.shell.main_window import MainWindow


class ReportOpener:
    """Opens the report of a window, and leads back to the screen one came from.

    ``fault`` is what went wrong in this run, "" for nothing: it may not have reached the disk.
    """

    NAME = "report"

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._from = "home"
        self.fault = ""

    def open(self) -> None:
        """Show the report; at a table the time is held and what is private covered."""
        window = self._window
        now = window.shown()
        if now == self.NAME:
            return
        if now == "table" and window.desk is not None:
            window.desk.hold()
        self._from = now
        window.pages.remove(self.NAME)  # what it told may not be all any more
        window.show_page(self.NAME)
        window.dismiss()  # the message led here, and would lie over the buttons

    def close(self) -> None:
        """Go back to where one was."""
        window = self._window
        if self._from == "home":
            window.show_home()
        else:
            window.show_page(self._from)

    def write(self, with_game: bool) -> str:
        """Return the report, with the last game or without it."""
        from chrononauts_qt.session import report
        from chrononauts_qt.ui.shell.report_page import facts

        window = self._window
        path = self.last_game() if with_game else None
        game = report.nameless_journal(path) if path is not None else ""
        fault = self.fault or report.last_fault(window.folder)
        return report.report(facts(), window.look.settings, fault, game)

    def last_game(self) -> Path | None:
        """Return the journal of the game on the desk, else that of the game that was played last."""
        from chrononauts_qt.session import report

        desk = self._window.desk
        writer = desk.controller.match.writer if desk is not None else None
        return writer.path if writer is not None else report.latest_game(self._window.folder)

    def save(self, words: str) -> None:
        """Ask where the report is to lie, and write it there as it was read."""
        from chrononauts_qt.ui.catalog.report_texts import text
        from chrononauts_qt.ui.shell.save_dialog import ask_where, tell_by, text_kind

        ask_where(self._window, text("save-title"), FILE, [text_kind(lambda: words)], tell_by(self._window))

    def tell_copied(self) -> None:
        """Say that the report lies on the clipboard."""
        from chrononauts_qt.ui.catalog.report_texts import text

        self._window.confirm(text("copied"))

    def tell_fault(self, fault: str, trouble: Trouble | None) -> None:
        """Say that the program itself has failed somewhere, and whether that could be written down."""
        from chrononauts_qt.ui.catalog.report_texts import text
        from chrononauts_qt.ui.catalog.saves import reason

        self.fault = fault
        if trouble is None:
            self._window.tell(text("fault"))
        else:
            self._window.tell(text("fault-unwritten", reason=reason(trouble.flaw, trouble.code)))
        self._window.message.offer(text("report-door"), self.open)

    def offer_last(self) -> None:
        """Offer a report of what went wrong in the run before this one, once."""
        if not disk.is_file(self._window.folder / FAULT):
            return
        from chrononauts_qt.session import report
        from chrononauts_qt.ui.catalog.report_texts import text

        report.mark_told(self._window.folder)
        self._window.message.say(text("fault-before"))
        self._window.message.offer(text("report-door"), self.open)


FILE = "chrononauts-qt-report.txt"
FAULT = "crash-report.txt"  # that of session/report.py, which a start without a fault does not read
