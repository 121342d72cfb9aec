"""The way to the page that lets phones in, and back; the door is open as long as it is needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from chrononauts_qt.ui.catalog.phone_texts import text
from chrononauts_qt.ui.table.phone_blocks import PHONES_OPTION
from chrononauts_qt.ui.table.screens import screens_of
from chrononauts_qt.ui.table.window import TABLE

if TYPE_CHECKING:
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.ui.phones.phones import Phones
    from chrononauts_qt.ui.shell.main_window import MainWindow
    from chrononauts_qt.ui.table.live_controller import LiveController
    from chrononauts_qt.ui.table.table_controller import TableController
    from chrononauts_qt.ui.table.window import Ways


class PhonesOpener:
    """Lets phones in to the table of a window. `hold` covers what is private there and holds its clock.

    The door is open while its page is shown, and from there on while anybody's cards are on a phone.
    """

    NAME = "phones_page"

    def __init__(self, window: MainWindow, hold: Callable[[], bool]) -> None:
        self._window = window
        self._hold = hold
        self.phones: Phones | None = None
        window.look.reworded.connect(self._reword)

    @property
    def is_used(self) -> bool:
        """Tell whether anybody's cards are on a phone."""
        return self.phones is not None and bool(self.phones.seats)

    def lead_in(self, table: Ways) -> None:
        """Let the menu of a table lead here, where its game has something to show on phones."""
        controller = self._controller()
        if controller is None or not controller.people:
            return
        if screens_of(controller.match.game_id).phone_sheet() is not None:
            table.status.add_door(text("let-in"), self.open)

    def offer(self) -> None:
        """Offer to let phones in again at a game that had some; the door never opens by itself."""
        desk = self._window.desk
        if desk is not None and desk.controller.match.options.get(PHONES_OPTION) and not desk.is_over:
            self._window.message.say(text("again-offer"))
            self._window.message.offer(text("let-in"), self.open)

    def open(self) -> None:
        """Open the door, and show the codes; say why not, where no phone could come."""
        if not self._is_open() and not self._begin():
            return
        self._hold()
        self._window.pages.remove(self.NAME)  # the last one was about another table, or another network
        self._window.show_page(self.NAME)

    def move(self, address: str) -> None:
        """Listen on another address of this computer; a phone that came by the last one has to scan anew.

        Back to the table, where nobody can listen there.
        """
        if self.phones is None:
            return
        try:
            self.phones.move(address)
        except OSError as error:
            self.leave()
            self._window.show_page(TABLE)
            self._window.tell(text("no-door", reason=error))
            return
        self._window.pages.remove(self.NAME)
        self._window.show_page(self.NAME)

    def close(self) -> None:
        """Go back to the table; nobody listens there for phones that nobody has."""
        if not self.is_used:
            self.leave()
        self._window.show_page(TABLE)

    def take_along(self, match: Match) -> Phones | None:
        """Return the phones that stay in for a rematch: the same people sit at the same seats. Else None."""
        phones = self.phones
        if phones is None or not self.is_used or not phones.fits(match):
            return None
        self.phones = None
        return phones

    def go_on(self, phones: Phones, controller: TableController) -> None:
        """Let phones that were taken along stay in at a table that is not shown yet."""
        from chrononauts_qt.ui.table.live_controller import LiveController  # not before there is a table

        assert isinstance(controller, LiveController), "phones were let in to its kind"
        self.phones = phones
        phones.go_on_at(controller)

    def leave(self) -> None:
        """Close the door: the table is left."""
        phones, self.phones = self.phones, None
        if phones is not None:
            self._window.pages.remove(self.NAME)
            phones.close()
            phones.deleteLater()

    def _reword(self) -> None:
        if self.phones is not None:
            self.phones.show_all()

    def _is_open(self) -> bool:
        return self.phones is not None and bool(self.phones.door.host)

    def _controller(self) -> LiveController | None:
        """Return who leads the table, if the game at it is being played."""
        from chrononauts_qt.ui.table.live_controller import LiveController  # not before there is a table

        controller = self._window.desk.controller if self._window.desk is not None else None
        return controller if isinstance(controller, LiveController) else None

    def _begin(self) -> bool:
        controller = self._controller()
        if controller is None:
            return False
        try:
            from chrononauts_qt.ui.phones.addresses import addresses
            from chrononauts_qt.ui.phones.phones import Phones
        except ImportError:  # Qt's network library wants some of the system’s own
            self._window.tell(text("no-library"))
            return False
        found = addresses()
        if not found:
            self._window.tell(text("no-network"))
            return False
        phones = Phones(controller, parent=controller)
        try:
            phones.door.open(found[0].ip)
        except OSError as error:
            phones.deleteLater()
            self._window.tell(text("no-door", reason=error))
            return False
        self.phones = phones
        return True
