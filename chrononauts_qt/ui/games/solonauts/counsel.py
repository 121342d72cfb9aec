"""What the program knows better and says when it is asked: hints, a proof that is due, a solution."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.bots.solonauts.no_way import lost_by, no_way_left
from chrononauts_qt.bots.solonauts.player import suggest
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.ui.games.chrononauts.hints import say_ways
from chrononauts_qt.ui.games.chrononauts.inquiries import playable
from chrononauts_qt.ui.games.chrononauts.texts.actions import describe
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.solonauts import counsel_texts as words
from chrononauts_qt.ui.games.solonauts.controller import SEAT, SoloController
from chrononauts_qt.ui.games.solonauts.deal_worker import DealWorker
from chrononauts_qt.ui.table.graded_hints import SUGGESTION, WAYS

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.solonauts.end_page import SoloEndPage
    from chrononauts_qt.ui.games.solonauts.table import SoloScreen

SECONDS = 30
"""How long a solution is looked for after the game."""


class Counsel(QObject):
    """Advice during a journey comes from the view alone; the order of the deck is asked after its end.

    `solved`: a solution is on the page.
    """

    solved = Signal()

    def __init__(self, controller: SoloController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._told: frozenset[str] = frozenset()
        self._asked_at = -1
        self._page: SoloEndPage | None = None
        self._found: Mapping[str, Any] | None = None
        self.worker = DealWorker(parent=self)
        self.worker.done.connect(self._show)
        self.worker.failed.connect(self._give_up)

    # -- on the way -----------------------------------------------------------------------------

    def advise(self, screen: SoloScreen) -> None:
        """Say which cards can be played; to whoever asks again, show a good move and why it is one."""
        view = self._controller.view()
        if view.outcome is not None:
            return
        is_again, self._asked_at = self._asked_at == len(view.events), len(view.events)
        self._controller.match.note_hint(SEAT, SUGGESTION if is_again else WAYS)
        self._controller.tell_trouble()
        if not is_again:
            screen.hint.say(say_ways(view), playable(view))
            return
        advice = suggest(view)
        is_said = advice.key == "stuck-loss"
        lost = () if is_said else lost_by(view, advice.action)
        screen.show_advice(advice.action, words.advise(advice, lost))

    def warn(self, screen: SoloScreen) -> None:
        """Say who can no longer get home, once it is proved (R-1215); the same people only once."""
        view = self._controller.view()
        lost = frozenset(no_way_left(view)) if view.outcome is None else frozenset()
        news, self._told = lost - self._told, lost
        if news:
            named = [one.identity for one in view.travellers if one.identity in lost]
            screen.show_no_way([title(identity) for identity in named])

    def warn_again(self, screen: SoloScreen) -> None:
        """Say it once more, to a screen that was made while it was being read."""
        self._told = frozenset()
        self.warn(screen)

    # -- afterwards -----------------------------------------------------------------------------

    def show_solution(self, page: SoloEndPage) -> None:
        """Look for a solution of the deal, and for the move that lost it."""
        self._page = page
        if self._found is not None:
            self._show(self._found)
            return
        page.show_searching()
        writer, state = self._controller.match.writer, self._controller.match.state
        if writer is not None and writer.trouble is None:
            self.worker.solve_journal(writer.path, SECONDS)
        else:
            self.worker.solve(len(state.travellers), state.seed, SECONDS)

    def show_again(self, page: SoloEndPage) -> None:
        """Show on a page that was made or filled anew what somebody has asked for, if anybody has."""
        if self._page is None:
            return
        self._page = page
        if self._found is not None:
            self._show(self._found)
        elif self.worker.is_running:
            page.show_searching()

    def stop(self) -> None:
        """End the search, if one is on."""
        self.worker.stop()
        if self._page is not None and self._found is None:
            self._page.show_no_solution()

    def forget(self) -> None:
        """The game goes on: what was found of its end is no longer true."""
        self.worker.stop()
        self._found = self._page = None

    def _show(self, found: Mapping[str, Any]) -> None:
        """Show what was found; where nothing was, it may be looked for once more."""
        self._found = found if found["verdict"] != "unknown" else None
        if self._page is None:
            return
        if found["verdict"] == "unwinnable":
            self._page.show_solution((), words.text("never"))
        elif found["line"]:
            self._controller.match.learn()  # it shows what order the cards lie in
            lines = [describe(parse(action), ()) for action in found["line"]]
            said = ""
            if lost := found.get("lost_by"):
                said = words.text("lost-after", number=found["lost_at"], action=describe(parse(lost), ()))
            self._page.show_solution(lines, said)
            self.solved.emit()
        else:
            self._page.show_not_found()

    def _give_up(self, _why: str) -> None:
        if self._page is not None:
            self._page.show_not_found()
