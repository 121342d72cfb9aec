"""Puts lists in the place of the pictures of the table and back: same things, same gestures, same keys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from PySide6.QtCore import QModelIndex, QObject
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.afternova.cards import CREWS
from chrononauts_qt.games.afternova.state import ANSWER, MOST_PROJECTS, TURN
from chrononauts_qt.ui.catalog import wording
from chrononauts_qt.ui.games.afternova import list_rows as rows
from chrononauts_qt.ui.games.afternova.deal import spaces_of
from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen
from chrononauts_qt.ui.games.afternova.texts import listed
from chrononauts_qt.ui.games.afternova.texts.list_words import text
from chrononauts_qt.ui.games.afternova.texts.table_texts import text as of_table
from chrononauts_qt.ui.kit.pieces import Piece, PieceModel, PieceView
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.list_desk import is_offer
from chrononauts_qt.ui.table.list_page import ListPage
from chrononauts_qt.ui.table.list_rows import Line, PieceRows, Tell


class DealsList(QObject):
    """Keeps the lists of a table, in text as large as it is read; they are made when they are wanted."""

    def __init__(self, table: AfterNovaScreen, reading: Theme) -> None:
        super().__init__(table)
        self._table, self._reading = table, reading
        self._drops = False
        table.followed.connect(self._follow)
        table.laid_out.connect(self._stand)
        table.message.came_or_went.connect(self._stand)
        table.controller.viewer_changed.connect(self._change_viewer)

    @property
    def is_list(self) -> bool:
        """Whether the lists stand there, or did when the table went."""
        return self._table.is_list

    @property
    def _is_made(self) -> bool:
        return "page" in vars(self)

    @property
    def _pictures(self) -> tuple[PieceView, ...]:
        table = self._table
        return table.planets, table.bag, table.market, table.ship, table.seats_view

    @cached_property
    def page(self) -> ListPage:
        """The lists, once they are wanted: most tables never show any."""
        table = self._table
        page = ListPage(rows.WORDS, self._reading, table)
        page.hide()
        deal = table.deal
        covers, have = ("covers",), ("have",)
        self._add(page, "planets", table.planets, rows.PLANET_COLUMNS, rows.planets, covers)
        self._add(page, "deal", deal.columns, rows.DEAL_COLUMNS, self._deal)
        self._add(page, "tokens", deal.columns, rows.TOKEN_COLUMNS, self._tokens)
        self._add(page, "offers", deal.slips, rows.OFFER_COLUMNS, self._offers)
        self._add(page, "crew", table.market, rows.CREW_COLUMNS, rows.crew_row)
        self._add(page, "projects", table.market, rows.PROJECT_COLUMNS, rows.project_row, have)
        self._add(page, "players", table.seats_view, rows.SEAT_COLUMNS, self._seats)
        self._add(page, "ship", table.ship, rows.SHIP_COLUMNS, rows.ship)
        self._add(page, "bag", table.bag, rows.BAG_COLUMNS, rows.bag)
        page.end()
        page.stackUnder(table.planets)
        before: QWidget = table.planets
        for made in page.tables:
            QWidget.setTabOrder(before, made)
            before = made
        for view in (*self._pictures, deal.columns, deal.slips):
            view.selectionModel().currentChanged.connect(self._lead)
        return page

    def _add(
        self, page: ListPage, name: str, view: PieceView, columns: Sequence[str], tell: Tell,
        optional: Sequence[str] = (),
    ) -> None:
        model = view.model()
        assert isinstance(model, PieceModel)
        made = PieceRows(model, columns, tell, rows.WORDS, optional, page)
        page.add(name, view, made, is_paired=name in ("crew", "projects"))

    # -- what is told -----------------------------------------------------------------------------

    def _deal(self, pieces: Sequence[Piece]) -> Iterator[Line]:
        return rows.deal(pieces if self._table.deal.is_open else ())

    def _tokens(self, pieces: Sequence[Piece]) -> Iterator[Line]:
        return rows.tokens(pieces if self._table.deal.is_open else ())

    def _offers(self, pieces: Sequence[Piece]) -> Iterator[Line]:
        controller = self._table.controller
        view, agreed = controller.seen(), self._table.draft.agreed
        return rows.offers(pieces, view, controller.names, controller.match.bots, agreed)

    def _seats(self, pieces: Sequence[Piece]) -> Iterator[Line]:
        return rows.seats(pieces, self._table.controller.seen().bot)

    # -- following --------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Say anew what stands over the tables, and which of them there are."""
        if not self._is_made:
            return
        with self._table.controller.speaking():
            for table in self.page.tables:
                table.rows.follow()
            self._say()
        public = self._table.controller.seen()
        is_open = self._table.deal.is_open
        for name in self.page.sections:
            is_offer = name == "offers" and public.step in (TURN, ANSWER)
            is_covered = name in ("crew", "projects", "ship") and is_open
            self.page.show_section(name, is_offer or (name != "offers" and not is_covered))
        self._mend_proxies()
        self.page.lie()
        was, self._drops = self._drops, self._table.flow.drops
        if self._drops and not was:  # a Hold that is too full comes into sight
            self.page.ask_for("ship")

    def _say(self) -> None:
        table, public = self._table, self._table.controller.seen()
        sections = self.page.sections
        held = public.players[table.ship_seat]
        sections["planets"].say(of_table("planets"))
        sections["deal"].say(*table.deal.said)
        sections["tokens"].say(text("tokens"))
        sections["offers"].say(of_table("slips"))
        sections["crew"].say(of_table("market-crew", deck=listed.deck(public.crew_deck)))
        sections["projects"].say(of_table("market-projects", deck=listed.deck(public.project_deck)))
        ship = next((piece.spoken for piece in table.ship.pieces if piece.key == "ship"), "")
        hold = of_table("hold", count=sum(held.hold), spaces=spaces_of(held))
        done = of_table("projects-of", count=len(held.completed), most=MOST_PROJECTS)
        sections["ship"].say(ship, wording.listed((hold, done)))
        sections["bag"].say(of_table("bag"))
        sections["players"].say(text("players"))

    def _change_viewer(self) -> None:
        """Another pair of eyes: how far somebody had read tells nothing."""
        if self._is_made and self._table.controller.viewer is None:
            self._follow()
            self.page.to_top()

    # -- who has the keys -------------------------------------------------------------------------

    def _lead(self, current: QModelIndex) -> None:
        self._mend_proxies()

    def _mend_proxies(self) -> None:
        """Let whoever gives the keys to pictures give them to the table in which the current thing is."""
        if not self.is_list:
            return
        sections = self.page.sections
        table = self._table
        market = str(table.market.currentIndex().data(ItemRole.KEY) or "")
        is_crew = not market or market in CREWS or market.endswith("crew") or market.startswith("gap-crew")
        deal = str(table.deal.columns.currentIndex().data(ItemRole.KEY) or "")
        is_token = not deal.startswith("column ")
        for view, name in (
            (table.planets, "planets"), (table.market, "crew" if is_crew else "projects"),
            (table.ship, "ship"), (table.bag, "bag"), (table.seats_view, "players"),
            (table.deal.slips, "offers"),
            (table.deal.columns, "tokens" if is_token else "deal"),
        ):
            view.setFocusProxy(sections[name].table)

    # -- putting them there -----------------------------------------------------------------------

    def toggle(self) -> None:
        """Put the lists in the place of the pictures, or the pictures back; the keys stay where they were."""
        table, page = self._table, self.page
        to_list = table.is_list = not table.is_list
        if is_offer(table.message.words.text()):
            table.message.dismiss()
        views = (*self._pictures, table.deal.columns, table.deal.slips)
        had = next((view for view in views if view.hasFocus()), None)
        for view in views:
            view.setFocusProxy(None)  # type: ignore[arg-type]  # none is how Qt takes one away
        page.setVisible(to_list)
        for view in self._pictures:
            view.setVisible(not to_list)
        table.deal.setVisible(table.deal.is_open and not to_list)
        table.basket.setVisible(bool(table.basket.pieces) and not to_list)
        self._follow()
        self._stand()
        if had is not None:
            had.setFocus()
        table.update()

    def _stand(self) -> None:
        """Let the lists stand where the pictures stand, and Why? and Log where the players stand as well."""
        table, place = self._table, self._table.place
        if place is None:
            return
        room = place.seats.united(place.rail) if self.is_list else place.rail
        table.rail.stand(room, place.u, place.is_far)
        if self._is_made and self.is_list:
            room = place.planets.united(place.deal)
            if not table.message.isHidden():
                room.setBottom(table.message.geometry().top() - 1)  # the last row can be scrolled to
            self.page.stand(room, table.rail.far)
