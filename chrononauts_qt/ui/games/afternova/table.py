"""The table of AfterNova."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
from chrononauts_qt.ui.games.afternova.deal_table import DealTable
from chrononauts_qt.ui.games.afternova.draft import Draft
from chrononauts_qt.ui.games.afternova.far_layout import SMALLEST, far_regions
from chrononauts_qt.ui.games.afternova.far_offers import FarOffers
from chrononauts_qt.ui.games.afternova.flow import Flow
from chrononauts_qt.ui.games.afternova.focus import Focus
from chrononauts_qt.ui.games.afternova.gestures import Gestures
from chrononauts_qt.ui.games.afternova.glance import Glance
from chrononauts_qt.ui.games.afternova.hints import Hints
from chrononauts_qt.ui.games.afternova.inquiries import AfterNovaInquiries
from chrononauts_qt.ui.games.afternova.keys import OWN_KEYS, Keys
from chrononauts_qt.ui.games.afternova.labels import paint_labels
from chrononauts_qt.ui.games.afternova.layout import Regions, regions
from chrononauts_qt.ui.games.afternova.objective import Objective
from chrononauts_qt.ui.games.afternova.race_line import RaceLine
from chrononauts_qt.ui.games.afternova.rail import Rail
from chrononauts_qt.ui.games.afternova.reading import Reading
from chrononauts_qt.ui.games.afternova.sheets import Sheets
from chrononauts_qt.ui.games.afternova.showing import Showing
from chrononauts_qt.ui.games.afternova.speak_up import SpeakUp
from chrononauts_qt.ui.games.afternova.staging import Staging
from chrononauts_qt.ui.games.afternova.standing_orders import StandingOrders
from chrononauts_qt.ui.games.afternova.steps import Steps
from chrononauts_qt.ui.games.afternova.texts.basket_texts import text as basket_text
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.games.afternova.views.bag import fill_all, paint_bag
from chrononauts_qt.ui.games.afternova.views.basket import paint_basket, place_basket
from chrononauts_qt.ui.games.afternova.views.cards import in_hand, paint_card
from chrononauts_qt.ui.games.afternova.views.hand import HandView
from chrononauts_qt.ui.games.afternova.views.market import place_market
from chrononauts_qt.ui.games.afternova.views.planets import paint_planet, side_by_side
from chrononauts_qt.ui.games.afternova.views.seats import one_below_the_other, paint_seat
from chrononauts_qt.ui.games.afternova.views.ship import below_name, paint_ship, place_ship
from chrononauts_qt.ui.kit.log_model import LogModel
from chrononauts_qt.ui.kit.message import LEAST_HEIGHT, MessageBar
from chrononauts_qt.ui.kit.pieces import Painting, PieceModel, PieceView, Placing
from chrononauts_qt.ui.kit.scale import page_scale
from chrononauts_qt.ui.kit.sound import Speaker
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.kit.window_page import is_away
from chrononauts_qt.ui.rulebook.asked import Asked
from chrononauts_qt.ui.table.afar import Afar
from chrononauts_qt.ui.table.curtain import Curtain, hang
from chrononauts_qt.ui.table.seat_menu import SeatMenu
from chrononauts_qt.ui.table.take_back import TakeBack
from chrononauts_qt.ui.table.window import Screen


class Kept(NamedTuple):
    """What is shown beside the game: whose cards are seen, what was said of the people in the Log."""

    viewer: int | None
    remarks: list[tuple[int, str]]
    shows_why: bool


class AfterNovaScreen(Screen):
    """Everything on the table. Private things show only while the controller has a viewer.

    A gesture changes what is considered (`Draft`) or submits an action; the game changes by signals alone.
    """

    followed = Signal()
    """All that is shown has followed the game, or what is considered."""
    laid_out = Signal()
    """Every region has its place."""

    OWN_KEYS = OWN_KEYS

    hand: PieceView
    steps: Steps
    status: RaceLine
    is_list = False
    """A list stands in the place of the pictures."""

    def __init__(self, controller: AfterNovaController, theme: Theme) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.controller, self.theme = controller, theme
        self._place: Regions | None = None
        self.draft = Draft(self)
        self.flow = Flow(controller, self.draft, lambda: self.hints.suggest())
        self._build()
        self._connect()
        self.refresh()

    def _build(self) -> None:
        theme, names = self.theme, self.controller.names
        self.message = MessageBar(theme, self)
        self.gestures, self.reading = Gestures(self), Reading(self)
        self.keys, self.focus = Keys(self), Focus(self)
        self.status = RaceLine(names, theme, self)
        self.planets = self._view("planets", side_by_side, paint_planet, text("planets"))
        self.bag = self._view("bag", fill_all, paint_bag, text("bag"))
        self.market = self._view("market", place_market, paint_card, text("market"), "market")
        self.ship = self._view("ship", place_ship, paint_ship, text("own-ship"))
        self.basket = self._view("basket", place_basket, paint_basket, basket_text("basket"))
        self.deal = DealTable(names, self.gestures, theme, self)
        self.hand = self._view("hand", in_hand, paint_card, text("hand"), "hand", HandView)
        self.orders = StandingOrders(self, theme)
        self.objective = Objective(theme, self)
        self.steps = Steps(theme, self)
        self.seats_view = self._view("seats", one_below_the_other, paint_seat, text("race"))
        self.speak_up = SpeakUp(names, theme, self)
        self.log_model = LogModel(self)
        self.rail = Rail(self.log_model, theme, self)
        self.curtain = Curtain(self, theme)
        self.sheets = Sheets(self, theme)
        self.hints = Hints(self)
        self.showing = Showing(self)
        self.take_back = TakeBack(self, self)
        self.speaker = Speaker(self)
        self.controller.refused.connect(self.speaker.refuse)
        self.seats = SeatMenu(self, self.controller, self.status, theme)
        self.staging = Staging(self.controller, self, self)
        self.staging.cue.connect(self.speaker.play)
        self.glance = Glance(self)
        self.inquiries = AfterNovaInquiries(self.controller, self)
        self.afar = Afar(self, self.controller)
        self.far_offers = FarOffers(self)

    def _view(
        self, source: str, place: Placing, paint: Painting, name: str, ground: str = "",
        kind: type[PieceView] = PieceView,
    ) -> PieceView:
        model = PieceModel(source, self.gestures, self, ground)
        view = kind(model, place, paint, self.theme, self)
        view.setAccessibleName(name)
        view.pointed_at.connect(self.reading.read)
        view.chosen.connect(self.reading.read)
        view.inspect.connect(self.reading.read_aloud)
        view.refused.connect(lambda _, sentence: self.message.say(sentence))
        view.cleared.connect(self.message.dismiss)
        return view

    def _connect(self) -> None:
        controller = self.controller
        controller.changed.connect(self.refresh)
        controller.asleep_changed.connect(self.showing.show_seats)
        controller.viewer_changed.connect(self._change_viewer)
        self.staging.listen(controller.happened, controller.changed)
        self.curtain.lifted.connect(controller.lift)
        self.message.came_or_went.connect(self.stand_deal)
        self.message.rule_requested.connect(lambda topic: self.rule_requested.emit(topic, True))
        self.gestures.connect_views()
        self.bag.chosen.connect(self.reading.read_aloud)
        self.deal.columns.refused.connect(lambda _, sentence: self.message.say(sentence))
        self.objective.orders.clicked.connect(self.orders.toggle)
        self.orders.view.refused.connect(lambda _, sentence: self.message.say(sentence))
        self.speak_up.pressed.connect(controller.speak_up)
        self.speak_up.held.connect(self._hold)
        self.speak_up.asked.connect(self.narrator.say_first)
        controller.ring_changed.connect(self.speak_up.ring.set_fraction)
        controller.ring_changed.connect(self.show_time)
        self.status.hold_button.clicked.connect(lambda: self._hold(not controller.is_held))
        self.steps.left.connect(self.focus.lead_on)
        self.objective.hint_button.clicked.connect(self.hints.ask)
        chain = (self.planets, self.bag, self.market, self.basket, self.ship, self.deal.columns,
                 self.deal.slips, self.hand, self.orders.view, self.objective.hint_button,
                 self.objective.orders, self.speak_up, self.seats_view, self.rail, self.status)
        for before, after in pairwise(chain):
            self.setTabOrder(before, after)
        self.steps.lie_between(self.objective.orders, self.seats_view)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._cover_when_away)

    def forget_pictures(self) -> None:
        for view in self.findChildren(PieceView):
            view.forget_pictures()

    # -- following the game -----------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the position as the viewer, or the public, sees it."""
        controller, public = self.controller, self.controller.seen()
        view = controller.view()
        assert isinstance(view, View)
        self.draft.follow(view)
        self.showing.show_public(public)
        self.showing.show_draft()
        self.update()
        self.reading.tell_all(public)
        self.status.setAccessibleDescription(self.afar.words)
        hang(self.curtain, controller)
        for part in (self.hand, self.objective, self.steps):
            part.setEnabled(self.curtain.isHidden())
        if public.outcome is not None:
            self.staging.when_still(partial(self.tell_end, public.outcome))

    def stand_basket(self) -> None:
        """Lay the places of a Market action below the name of the Starship."""
        if self._place is not None:
            self.basket.stand(below_name(self.ship.rect_of("ship"), self._place.u), self._place.u)

    def stand_deal(self) -> None:
        """Lay the deal over Market and Starship; a sentence at its foot covers and moves nothing."""
        if self._place is None:
            return
        if self.far_offers.are_aside:
            self.deal.stand(self._place.dock, self._place.u, is_aside=True)
        elif self._place.is_far:
            self.deal.stand(self._place.deal.adjusted(0, -2, 0, 2), self._place.u)
        else:
            room = self._place.deal
            foot = room.bottom() + 1 - self.message.geometry().top()
            self.deal.stand(room, self._place.u, max(0, foot), not self.message.isHidden())

    def _change_viewer(self) -> None:
        """Another pair of eyes: nothing stays considered, or said to one alone."""
        self.message.dismiss()
        self.gestures.forget()
        self.reading.forget()
        if self.controller.viewer is not None:
            self.refresh()
            self.take_focus()

    def show_time(self) -> None:
        """Show the time that everybody sees running."""
        self.status.show_time(self.controller.seconds_left, self.controller.is_held)

    def _hold(self, on: bool) -> None:
        self.controller.hold(on)
        self.refresh()

    # -- keys -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whatever has the focus gets its keys first, then the table."""
        if not (self.keys.take(event) or self.inquiries.take(event)):
            super().keyPressEvent(event)

    # -- what is asked over the table -------------------------------------------------------------

    @property
    def questions(self) -> AfterNovaScreen:
        """What knows of acts that are considered here: the table itself."""
        return self

    def reconsider(self) -> bool:
        """Leave the sheet, or what is considered; tell whether there was anything."""
        if self.sheets.is_asking:
            return self.sheets.take_back.go_back()
        return self.orders.close() or self.flow.reconsider()

    def asked(self, focus: QWidget | None) -> Asked:
        return self.focus.asked(focus)

    def take_focus(self) -> None:
        """Give the keys to the curtain, or to what is to be done."""
        self.focus.take()

    # -- another look -----------------------------------------------------------------------------

    def keep(self) -> Kept:
        """Return what is shown beside the game."""
        return Kept(self.controller.viewer, self.reading.remarks, self.rail.shows_why)

    def show_kept(self, kept: Kept) -> None:
        """Show what was kept of the last screen: this one is on the window."""
        self.reading.remarks = kept.remarks
        self.rail.show_page(0 if kept.shows_why else 1)
        if kept.viewer is not None:
            self.controller.lift(kept.viewer)
        self.refresh()

    # -- Qt's events ------------------------------------------------------------------------------

    @property
    def place(self) -> Regions | None:
        """Where the regions stand, None before the first time."""
        return self._place

    @property
    def least_type(self) -> float:
        """The least type of a table that is seen from afar, in pixels; 0 at a desk."""
        return SMALLEST * self._place.u if self._place is not None and self._place.is_far else 0.0

    @property
    def landing(self) -> QWidget | None:
        return self.planets if self.afar.is_on else self.hand

    def own_parts(self) -> Sequence[QWidget]:
        return self.hand, self.objective, self.steps

    @property
    def ship_seat(self) -> int:
        """Whose Starship is shown."""
        return self.showing.ship_seat

    @property
    def dock(self) -> QRect:
        """The private place at the foot."""
        return QRect() if self._place is None else self._place.dock

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.stand()

    def stand(self) -> None:
        """Give every region its place."""
        players = len(self.controller.names) + (self.controller.seen().bot is not None)
        if self.afar.is_on:
            place = far_regions(self.width(), self.height(), players, self.theme.text_scale)
        else:
            place = regions(self.width(), self.height(), players)
        self._place, u = place, place.u
        self.status.stand(place.status, u)
        for view, room in (
            (self.planets, place.planets), (self.bag, place.bag), (self.market, place.market),
            (self.ship, place.ship), (self.seats_view, place.seats),
        ):
            view.stand(room, u)
        self.stand_basket()
        self.speak_up.stand(place.dock, self.least_type)
        self.rail.stand(place.rail, u, place.is_far)
        self.message.setGeometry(place.dock)
        if not place.is_far:
            self._stand_dock(place)
        self.stand_deal()
        self.curtain.set_areas([place.dock])
        if place.is_far:
            self.showing.show_draft()  # its least type depends on the size
        self.laid_out.emit()

    def _stand_dock(self, place: Regions) -> None:
        """Give what serves whoever looks its place, and messages theirs above it."""
        self.hand.stand(place.hand, place.u)
        self.objective.stand(place.objective, place.u)
        self.orders.view.stand(place.hand, place.u)
        self.steps.stand(place.steps, place.u)
        height = max(LEAST_HEIGHT, round(44 * page_scale(self.width(), self.height())))
        self.message.setGeometry(place.dock.left(), place.dock.top() - height, place.dock.width(), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wall, the dock, and the words above the Market."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), self.theme.color("bg"))
            if self._place is None:
                return
            painter.fillRect(self._place.status, self.theme.color("panel"))
            painter.setPen(QPen(self.theme.color("line"), 1.5))
            painter.setBrush(self.theme.color("panel"))
            if not self._place.is_far:
                painter.drawRoundedRect(self._place.dock, 8, 8)
            if not self.is_list:
                painter.drawRoundedRect(self._place.ship, 8, 8)
                paint_labels(painter, self, self._place.u)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Cover what is private while another page is shown."""
        self.controller.turn_away()
        self.hints.stop()
        super().hideEvent(event)

    def _cover_when_away(self, state: Qt.ApplicationState) -> None:
        self.controller.leave(is_away(state))
