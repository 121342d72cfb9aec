"""The desk of Solonauts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from chrononauts_qt.deals import bests
from chrononauts_qt.deals.journeys import rows_of
from chrononauts_qt.session import statistics
from chrononauts_qt.ui.catalog.saves import results_not_kept
from chrononauts_qt.ui.games.chrononauts.board_switch import ListSwitch
from chrononauts_qt.ui.games.chrononauts.desk import YearDesk
from chrononauts_qt.ui.games.chrononauts.dock_state import YearsKept, mark_years, years_kept
from chrononauts_qt.ui.games.chrononauts.models.row_diff import kept_order
from chrononauts_qt.ui.games.solonauts.controller import SEAT, SoloController
from chrononauts_qt.ui.games.solonauts.counsel import Counsel
from chrononauts_qt.ui.games.solonauts.questions import NO_WAY
from chrononauts_qt.ui.games.solonauts.table import UNUSED, SoloScreen
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole
from chrononauts_qt.ui.table.desk import Score
from chrononauts_qt.ui.table.window import END

if TYPE_CHECKING:
    from chrononauts_qt.kernel.events import Event
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.ui.games.solonauts.end_page import SoloEndPage
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.table.printed import Printed
    from chrononauts_qt.ui.table.window import Window


class Kept(NamedTuple):
    """Everything that neither the match nor the settings know."""

    card: str
    orders: Mapping[int, tuple[str, ...]]
    hand_card: str
    traveller: str
    years: YearsKept
    reads_discards: bool
    inspected: str
    zoom: float
    no_way: bool


def kept(table: SoloScreen) -> Kept:
    """Return what is to be kept of a table."""
    hand, who = table.hand.currentIndex(), table.travellers.currentIndex()
    return Kept(
        card=table.arming.card or "",
        orders=table.hand_model.orders,
        hand_card=str(hand.data(CardRole.CARD)) if hand.isValid() else "",
        traveller=str(who.data(ItemRole.KEY)) if who.isValid() else "",
        years=years_kept(table),
        reads_discards=table.discards.isVisible(),
        inspected=table.reader.key,
        zoom=table.reader.inspector.zoom,
        no_way=table.question.isVisible() and table.question.topic == NO_WAY,
    )


def restore(table: SoloScreen, was: Kept) -> None:
    """Show on a table that has just been made, and is on the screen, what was kept of the last one."""
    table.hand_model.arrange(kept_order(was.orders.get(SEAT, ()), table.hand_model.cards))
    for view, model, card in (
        (table.hand, table.hand_model, was.hand_card),
        (table.travellers, table.travellers_model, was.traveller),
    ):
        if card in model.cards:
            view.setCurrentIndex(model.index(model.cards.index(card), 0))
    mark_years(table, was.years)
    table.reader.inspector.set_zoom(was.zoom)
    if was.card:
        table.arming.arm(was.card, "hand")
    if was.reads_discards:
        table.show_discards()
    if was.inspected:
        table.reader.show(was.inspected)


class SoloDesk(YearDesk):
    """One player, a shelf, and a page for the end."""

    controller: SoloController
    screen: SoloScreen
    end: SoloEndPage

    def __init__(self, window: Window, match: Match) -> None:
        super().__init__(window, SoloController(match))
        self.counsel = Counsel(self.controller)
        self.score = Score(window, self.controller)
        self.counsel.solved.connect(self.score.tell_solution)
        self._best: int | None = None
        self.controller.happened.connect(self._keep_best)
        self.controller.went_back.connect(self.counsel.forget)

    def make_screen(self, theme: Theme) -> SoloScreen:
        screen = SoloScreen(self.controller, theme, reading=self.window.look.theme)
        self.lay_list(ListSwitch(screen, UNUSED))
        screen.hint_wanted.connect(lambda: self.counsel.advise(screen))
        screen.refreshed.connect(lambda: self._warn(screen))
        return screen

    def _warn(self, screen: SoloScreen) -> None:
        """Warn on the screen that is on the desk: one that was replaced may still hear of the game."""
        if screen is self.laid:
            self.counsel.warn(screen)

    def keep(self) -> Callable[[], None]:
        was = kept(self.screen)

        def show() -> None:
            restore(self.screen, was)
            if was.no_way:
                self.counsel.warn_again(self.screen)

        return show

    def make_end(self, theme: Theme) -> SoloEndPage:
        from chrononauts_qt.ui.games.solonauts.end_page import SoloEndPage

        page = SoloEndPage(theme)
        page.solution_requested.connect(lambda: self.counsel.show_solution(self.end))
        page.stop_requested.connect(self.counsel.stop)
        return page

    def show_end(self) -> None:
        if self.is_over:
            from chrononauts_qt.ui.games.solonauts.end_facts import ending_of

            rows = rows_of(statistics.read(self.window.folder).entries, self.controller.names[SEAT])
            self.end.show_ending(ending_of(self.controller, self._best, rows))
            self.counsel.show_again(self.end)
            self.window.show_page(END)

    def printed(self) -> Printed | None:
        from chrononauts_qt.ui.games.solonauts.end_facts import front_page

        return front_page(self.controller) if self.is_over else None

    def leave(self) -> None:
        self.counsel.stop()

    def _keep_best(self, events: tuple[Event, ...]) -> None:
        """Remember how many got home, unless the game is one of practice."""
        if self.controller.view().outcome is None:
            return
        match = self.controller.match
        deal = match.game.deal_name(match.state)
        if self.controller.is_practice:
            self._best = bests.best_of(self.window.folder, deal)
            return
        self._best, trouble = bests.record(self.window.folder, deal, len(match.state.home))
        if trouble is not None:
            self.window.tell(results_not_kept(self.window.folder, trouble))
