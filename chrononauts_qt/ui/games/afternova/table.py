"""The table of AfterNova."""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QObject, QRect, QRectF, Qt, Signal
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

from chrononauts_qt.games.afternova.actions import BOT, of_cards
from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS, STARSHIPS
from chrononauts_qt.games.afternova.rules import begins_turn
from chrononauts_qt.games.afternova.state import ANSWER, MARKET, MOST_PROJECTS, ROW_SIZE, TURN
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog import seat_texts
from chrononauts_qt.ui.games.afternova import answers_told, shown, sounds, why
from chrononauts_qt.ui.games.afternova.answers_heard import answers_heard
from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
from chrononauts_qt.ui.games.afternova.deal import Token, deal_of, spaces_of
from chrononauts_qt.ui.games.afternova.deal_table import DealTable
from chrononauts_qt.ui.games.afternova.draft import Draft
from chrononauts_qt.ui.games.afternova.flow import Flow
from chrononauts_qt.ui.games.afternova.hints import Hints
from chrononauts_qt.ui.games.afternova.layout import Regions, regions
from chrononauts_qt.ui.games.afternova.objective import Objective
from chrononauts_qt.ui.games.afternova.race_line import RaceLine
from chrononauts_qt.ui.games.afternova.rail import Rail
from chrononauts_qt.ui.games.afternova.speak_up import SpeakUp
from chrononauts_qt.ui.games.afternova.standing_orders import StandingOrders
from chrononauts_qt.ui.games.afternova.steps import Steps
from chrononauts_qt.ui.games.afternova.texts import cards, events, listed
from chrononauts_qt.ui.games.afternova.texts.basket_texts import text as basket_text
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.games.afternova.views.bag import fill_all, paint_bag
from chrononauts_qt.ui.games.afternova.views.basket import paint_basket, place_basket
from chrononauts_qt.ui.games.afternova.views.cards import in_hand, paint_card
from chrononauts_qt.ui.games.afternova.views.hand import HandView
from chrononauts_qt.ui.games.afternova.views.market import LABEL, place_market
from chrononauts_qt.ui.games.afternova.views.pieces import Painting, PieceModel, PieceView, Placing
from chrononauts_qt.ui.games.afternova.views.planets import paint_planet, side_by_side
from chrononauts_qt.ui.games.afternova.views.seats import key_of, one_below_the_other, paint_seat
from chrononauts_qt.ui.games.afternova.views.ship import below_name, paint_ship, place_ship
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.keyboard import digit_of
from chrononauts_qt.ui.kit.log_model import LogLine, LogModel
from chrononauts_qt.ui.kit.message import MessageBar
from chrononauts_qt.ui.kit.scale import page_scale
from chrononauts_qt.ui.kit.sound import Speaker
from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.kit.window_page import is_away
from chrononauts_qt.ui.rulebook.asked import Asked, way_up
from chrononauts_qt.ui.table.curtain import Curtain, hang
from chrononauts_qt.ui.table.panel import announce
from chrononauts_qt.ui.table.seat_menu import SeatMenu
from chrononauts_qt.ui.table.take_back import TakeBack
from chrononauts_qt.ui.table.take_back_sheet import TakeBackSheet
from chrononauts_qt.ui.table.window import Screen


class Kept(NamedTuple):
    """What is shown beside the game: whose cards are seen, what was said of the people in the Log."""

    viewer: int | None
    remarks: list[tuple[int, str]]
    shows_why: bool


class Sheets(QObject):
    """The one sheet that may lie over the table, made when it is wanted."""

    take_back_agreed = Signal()
    take_back_refused = Signal()

    def __init__(self, table: AfterNovaScreen, theme: Theme) -> None:
        super().__init__(table)
        self._table, self._theme = table, theme

    @cached_property
    def take_back(self) -> TakeBackSheet:
        """The question whether all agree."""
        made = TakeBackSheet(self._table, self._theme)
        made.agreed.connect(self.take_back_agreed)
        made.refused.connect(self.take_back_refused)
        return made

    @property
    def is_asking(self) -> bool:
        """Tell whether the sheet lies over the table."""
        return "take_back" in vars(self) and self.take_back.isVisible()

    def take_focus(self) -> None:
        """Give the keys back to the table."""
        self._table.take_focus()


class AfterNovaScreen(Screen):
    """Everything on the table. Private things show only while the controller has a viewer.

    A gesture changes what is considered (`Draft`) or submits an action; the game changes by signals alone.
    """

    followed = Signal()
    """All that is shown has followed the game, or what is considered."""
    laid_out = Signal()
    """Every region has its place."""

    hand: PieceView
    steps: Steps
    status: RaceLine
    is_list = False
    """A list stands in the place of the pictures."""

    def __init__(self, controller: AfterNovaController, theme: Theme) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.controller, self.theme = controller, theme
        self._remarks: list[tuple[int, str]] = []
        self._shown_card = self._read_of = ""
        self._place: Regions | None = None
        self.draft = Draft(self)
        self.flow = Flow(controller, self.draft, lambda: self.hints.suggest())
        self._build()
        self._connect()
        self.refresh()

    def _build(self) -> None:
        theme, names = self.theme, self.controller.names
        self.message = MessageBar(theme, self)
        self.status = RaceLine(names, theme, self)
        self.planets = self._view("planets", side_by_side, paint_planet, text("planets"))
        self.bag = self._view("bag", fill_all, paint_bag, text("bag"))
        self.market = self._view("market", place_market, paint_card, text("market"), "market")
        self.ship = self._view("ship", place_ship, paint_ship, text("own-ship"))
        self.basket = self._view("basket", place_basket, paint_basket, basket_text("basket"))
        self.deal = DealTable(names, self, theme, self)
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
        self.hints, self.heard = Hints(self), answers_heard(self.controller)
        self.take_back = TakeBack(self, self)
        self.speaker = Speaker(self)
        self.controller.refused.connect(self.speaker.refuse)
        self.seats = SeatMenu(self, self.controller, self.status, theme)

    def _view(
        self, source: str, place: Placing, paint: Painting, name: str, ground: str = "",
        kind: type[PieceView] = PieceView,
    ) -> PieceView:
        model = PieceModel(source, self, self, ground)
        view = kind(model, place, paint, self.theme, self)
        view.setAccessibleName(name)
        view.pointed_at.connect(self._read)
        view.chosen.connect(self._read)
        view.inspect.connect(self._read_aloud)
        view.refused.connect(lambda _, sentence: self.message.say(sentence))
        view.cleared.connect(self.message.dismiss)
        return view

    def _connect(self) -> None:
        controller = self.controller
        controller.changed.connect(self.refresh)
        controller.viewer_changed.connect(self._change_viewer)
        controller.refused.connect(self._refuse)
        controller.happened.connect(self._hear)
        controller.trouble_changed.connect(self._tell_trouble)
        controller.remarked.connect(self._remark)
        self.curtain.lifted.connect(controller.lift)
        self.message.rule_requested.connect(lambda topic: self.rule_requested.emit(topic, True))
        self.draft.changed.connect(self._show_draft)
        self.planets.chosen.connect(self._press_planet)
        self.bag.chosen.connect(self._read_aloud)
        self.planets.pass_on_enter(lambda planet: bool(planet) and planet == self.draft.planet)
        self.market.chosen.connect(self._press_market)
        self.market.pass_on_enter(lambda _: self.flow.basket_is_full)
        self.hand.chosen.connect(self.flow.press_hand)
        self.basket.chosen.connect(self._press_basket)
        self.ship.chosen.connect(self._press_ship)
        self.seats_view.chosen.connect(self._press_seat)
        self.deal.carried.connect(self._carry)
        self.deal.left_out.connect(self.draft.leave_out)
        self.deal.slip_chosen.connect(lambda key: self.flow.press_slip(int(key.removeprefix("slip "))))
        self.deal.columns.refused.connect(lambda _, sentence: self.message.say(sentence))
        self.objective.orders.clicked.connect(self.orders.toggle)
        self.orders.view.refused.connect(lambda _, sentence: self.message.say(sentence))
        self.speak_up.pressed.connect(controller.speak_up)
        self.speak_up.held.connect(self._hold)
        controller.ring_changed.connect(self.speak_up.ring.set_fraction)
        controller.ring_changed.connect(self._show_time)
        self.status.hold_button.clicked.connect(lambda: self._hold(not controller.is_held))
        self.steps.left.connect(self.planets.setFocus)
        self.objective.hint_button.clicked.connect(self.hints.ask)
        self.hints.changed.connect(self._show_hint)
        chain = (self.planets, self.bag, self.market, self.basket, self.ship, self.deal.columns,
                 self.deal.slips, self.hand, self.orders.view, self.objective.hint_button,
                 self.objective.orders, self.speak_up, self.seats_view, self.rail, self.status)
        for before, after in pairwise(chain):
            self.setTabOrder(before, after)
        self.steps.lie_between(self.objective.orders, self.seats_view)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._cover_when_away)

    # -- following the game -----------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the position as the viewer, or the public, sees it."""
        controller, public = self.controller, self.controller.seen()
        view = controller.view()
        assert isinstance(view, View)
        self.draft.follow(view)
        self._show_public(public)
        self._show_draft()
        self._tell_all(public)
        hang(self.curtain, controller)
        for part in (self.hand, self.objective, self.steps):
            part.setEnabled(self.curtain.isHidden())
        if public.outcome is not None:
            self.ended.emit()

    def _show_public(self, public: View) -> None:
        """Show what does not depend on who looks: players, status line, decks."""
        controller = self.controller
        ranked = [
            seat_texts.ranked(name, controller.match.bots.get(seat, ""))
            for seat, name in enumerate(controller.names)
        ]
        self._model(self.seats_view).show_pieces(
            list(shown.seats(public, controller.names, ranked, controller.completing.asks)))
        self.speak_up.show_seats(controller.completing.may_speak(), controller.is_held)
        self._model(self.bag).show_pieces(list(shown.bag(public)))
        race = [(seat, len(player.completed)) for seat, player in enumerate(public.players)]
        if public.bot is not None:
            race.append((BOT, len(public.bot.completed) + public.bot.gained))
        offers = listed.offers_left(public.offers_left) if public.step in (TURN, ANSWER) else ""
        self.status.show_race(race, offers)
        step = text("last-chance") if public.is_last_chance else text(f"step-{public.step}")
        name = controller.names[public.seat_to_move]
        over = public.outcome is not None
        self.status.say(text("step-over") if over else text("status", name=name, step=step))

    def _show_draft(self) -> None:
        """Show what the viewer knows and considers."""
        controller, view, draft = self.controller, self.draft.view, self.draft
        with controller.speaking():
            self._model(self.planets).show_pieces(list(shown.planets(view, draft)))
            self._model(self.market).show_pieces(list(shown.market(view, draft, self.flow.replaceable())))
            chosen = self.flow.chosen() if view.seat is not None else ()
            useful = self.flow.useful() if view.seat is not None else None
            self._model(self.hand).show_pieces(list(shown.hand(view, chosen, useful)))
            self.objective.show_objective(view.objective)
            self.orders.follow(view)
            self.steps.show_choices(*(self.orders.said() or self.flow.said()))
            self._show_deal(view)
            self.objective.offer_hint(self.hints.may_ask())
            self._tell_why(view)
        self._show_ship(view)
        self.update()
        self.followed.emit()

    def _show_hint(self) -> None:
        """Ring what a hint is about."""
        for part in (self.planets, self.market, self.ship, self.hand, self.seats_view, self.deal.slips):
            part.set_hinted(self.hints.keys)

    def _show_ship(self, view: View) -> None:
        """Show the Starship of whoever looks, has to drop something, or is to move."""
        droppers = self.controller.droppers
        seat = view.seat_to_move if view.seat is None else view.seat
        seat = droppers[0] if droppers else seat
        gone = self.draft.gone if droppers else None
        name = self.controller.names[seat]
        with_picture = not self._fills_basket(view)
        pieces = list(shown.ship(view, seat, name, STARSHIPS[seat % len(STARSHIPS)], gone, with_picture))
        self._model(self.ship).show_pieces(pieces)
        self._ship_seat = seat
        self._show_basket(view)

    def _show_basket(self, view: View) -> None:
        """Lay the places of a Market action where the ship's picture was."""
        is_open = self._fills_basket(view)
        self._model(self.basket).show_pieces(list(shown.basket(view, self.draft)) if is_open else [])
        self.basket.setVisible(is_open and not self.is_list)
        self._stand_basket()

    def _fills_basket(self, view: View) -> bool:
        """Tell whether the viewer is at the Market, or about to be."""
        is_at = view.step == MARKET or (view.step == TURN and any(self.draft.basket))
        return is_at and self.controller.decides

    def _stand_basket(self) -> None:
        if self._place is not None:
            self.basket.stand(below_name(self.ship.rect_of("ship"), self._place.u), self._place.u)

    def _show_deal(self, view: View) -> None:
        """Lay the deal table over Market and Starship while there is something on it."""
        draft, waiting = self.draft, view.step == ANSWER
        is_open = waiting or (view.step == TURN and (draft.deal is not None or bool(view.offers)))
        is_open = is_open and not any(draft.basket) and not draft.is_aside
        composing = draft.deal is not None and self.controller.decides
        self.deal.show_offers(view)
        if composing and draft.deal is not None:
            title = text("deal-at", planet=cards.planet(draft.deal.planet))
            self.deal.show_deal(title, draft.deal, view, True, self.flow.deal_check, self._answers(view))
        elif is_open:
            now = view.offers[draft.agreed - 1] if draft.agreed else view.offers[-1]
            title = text("offer-at", number=now.number, planet=cards.planet(now.planet))
            deal = deal_of(view, now.action, view.seat_to_move) if view.lies(now.planet) else None
            self.deal.show_deal(title, deal, view, False, "", self._answers(view))
        self.deal.is_open = is_open
        self.controller.talk.lay_open(is_open)
        self._show_time()
        self.deal.setVisible(is_open and not self.is_list)
        if is_open:
            self.deal.raise_()
            for over in (self.message, self.curtain):
                if over.isVisible():
                    over.raise_()

    def _answers(self, view: View) -> tuple[str, ...]:
        """Return what was answered to the last offer, once that is told."""
        return tuple(answers_told.told(view, self.controller.names, self.controller.match.bots))

    @staticmethod
    def _model(view: PieceView) -> PieceModel:
        model = view.model()
        assert isinstance(model, PieceModel)
        return model

    def _tell_all(self, public: View) -> None:
        """Fill the Log, and put remarks where they were made."""
        count = len(public.events)
        self._remarks = [(min(number, count), said) for number, said in self._remarks]
        lines, turn = list[LogLine](), 0
        for number in range(count + 1):
            lines += [LogLine(turn, said) for before, said in self._remarks if before == number]
            if number < count:
                turn += begins_turn(public.events[number])
                said = events.narrate(public.events[number], self.controller.names)
                if said:
                    lines.append(LogLine(turn, said))
        self.log_model.set_lines(lines)

    def _hear(self, happened: tuple[Event, ...]) -> None:
        """Say what has happened, for those who listen."""
        for cue in sounds.cues(happened):
            self.speaker.play(cue)
        self.message.dismiss()
        self._tell_trouble(self.controller.trouble)
        heard = (event for event in happened if event.name != "GameEnded")  # the page of the end tells that
        said = [events.narrate(event, self.controller.names) for event in heard]
        announce(self.status, " ".join(line for line in said if line))

    def _remark(self, said: str) -> None:
        public = self.controller.seen()
        self._remarks.append((len(public.events), said))
        self._tell_all(public)

    def _change_viewer(self) -> None:
        """Another pair of eyes: nothing stays considered, or said to one alone."""
        self.message.dismiss()
        self._shown_card = self._read_of = ""
        if self.controller.viewer is not None:
            self.refresh()
            self.take_focus()

    def _refuse(self, sentence: str, rule: str) -> None:
        self.message.say(sentence, topic=f"rule:{rule}" if rule else "")

    def _tell_trouble(self, trouble: str) -> None:
        if trouble:
            self.message.say(trouble, error=True)

    # -- gestures ---------------------------------------------------------------------------------

    def _press_planet(self, planet: str) -> None:
        self.message.dismiss()
        if self.draft.deal is not None and planet == self.draft.planet:
            return
        self.flow.press_planet(planet)

    def _press_market(self, key: str) -> None:
        refusal = self.flow.press_market(key)
        if refusal:
            self.message.say(refusal)

    def _press_basket(self, key: str) -> None:
        """Put something back that is about to be taken or paid."""
        if not key.startswith(("free-", "used-")):
            self._press_market(key)

    def _press_ship(self, key: str) -> None:
        droppers = self.controller.droppers
        kind, _, colour = key.partition(" ")
        if droppers and kind.startswith("hold-") and colour:
            public = self.controller.seen()
            self.draft.overboard(colour, public.players[droppers[0]].hold, public.excess[droppers[0]])

    def _press_seat(self, key: str) -> None:
        """Bring a player into the deal; or let one who is asked answer next."""
        seat = BOT if key == "bot" else int(key.removeprefix("seat-")) - 1
        if self.controller.viewer != seat and seat in self.controller.asked:
            self.controller.call(seat)
        elif self.controller.speak_up(seat):
            pass
        elif self._may_deal and seat != self.draft.me:
            self._bring_in(seat)
        else:
            self._read_aloud(key)

    @property
    def _may_deal(self) -> bool:
        return self.controller.decides and self.draft.view.step == TURN and bool(self.draft.planet)

    def _bring_in(self, seat: int) -> None:
        if self.draft.deal is not None and seat in self.draft.deal.columns:
            self.deal.carry_to(seat)
        else:
            self.draft.bring_in(seat)

    def _carry(self, token: Token, column: int) -> None:
        if not self.draft.carry(token, column):
            self.message.say(text("not-your-part" if self.draft.counters else "cannot-carry"))
        else:
            self.message.dismiss()

    def _show_time(self) -> None:
        self.status.show_time(self.controller.seconds_left, self.controller.is_held)

    def _hold(self, on: bool) -> None:
        self.controller.hold(on)
        self.refresh()

    def _read(self, key: str) -> None:
        """Let Why? tell of a thing."""
        self._read_of = key
        with self.controller.speaking():
            self._tell_why(self.draft.view)

    def _tell_why(self, view: View) -> None:
        """Tell of the thing that was pointed at, and what was answered last."""
        heading, lines = why.told(view, self._read_of, self.controller.names)
        self.rail.tell(heading, (*lines, *self.heard.lines()))

    def _read_aloud(self, key: str) -> None:
        self._read(key)
        self.rail.show_page(0)
        with self.controller.speaking():
            announce(self.rail, private_speech.said(self.rail.told.text()))

    def _show_card(self) -> bool:
        """Show the card of the hand that has the focus to all: asked once."""
        card = str(self.hand.currentIndex().data(_KEY) or "")
        if not card or self.controller.viewer is None:
            return False
        if self._shown_card == card:
            self._shown_card = ""
            self.controller.play(of_cards("show", card))
        else:
            self._shown_card = card
            self.message.say(text("show-again", card=cards.name_of(card)))
        return True

    # -- drag and drop (the referee of all models) ------------------------------------------------

    def explain_drop(self, card_id: str, source: str, target: str) -> str | None:
        """Return None if something may be dropped there, else why not; "" without words."""
        controller, view = self.controller, self.draft.view
        kind, _, where = target.partition(" ")
        if source == "orders" or kind == "order":
            return None if source == "orders" and kind == "order" else ""
        if not controller.decides:
            return ""
        if source == "deal":
            token = self.deal.token(card_id)
            may = token is not None and kind == "column" and token.column != int(where)
            return None if may else ""
        if view.step not in (TURN, ANSWER) and not (source == "market" and kind == "market"):
            return ""
        pairs = {("planets", "seat"), ("planets", "column"), ("hand", "planet"), ("market", "hand")}
        return None if (source, kind) in pairs else ""

    def submit_drop(self, card_id: str, source: str, target: str) -> None:
        """Do what a drop means."""
        where = target.partition(" ")[2]
        if source == "orders":
            self.orders.put(card_id, int(where))
        elif source == "deal":
            token = self.deal.token(card_id)
            if token is not None:
                self._carry(token, int(where))
        elif source == "planets":
            if self.draft.planet != card_id:
                self.draft.choose_planet(card_id)
            self._bring_in(int(where))
        elif source == "market":
            if card_id not in self.draft.basket.cards:
                self._press_market(card_id)
        elif card_id in CREWS:
            if self.draft.planet != where:
                self.draft.choose_planet(where)
            if card_id not in (self.draft.crew or ()):
                self.draft.pick(card_id)

    # -- keys -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whatever has the focus gets its keys first, then the table."""
        if not self._take(event):
            super().keyPressEvent(event)

    def _take(self, event: QKeyEvent) -> bool:
        if self.sheets.is_asking or event.isAutoRepeat():
            return False
        key, digit = Qt.Key(event.key()), digit_of(event)
        if key == Qt.Key.Key_Escape:
            return self.deal.put_down() or self.reconsider() or self._close_message()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self.steps.press_primary()
        if key == Qt.Key.Key_Delete:
            return self.deal.is_open and self.deal.remove_current()
        if digit is not None:
            return self._press_digit(digit)
        door = {
            Qt.Key.Key_N: self._negotiate,
            Qt.Key.Key_M: lambda: self._go_to(self.market),
            Qt.Key.Key_Y: lambda: self._press_step(0, ANSWER),
            Qt.Key.Key_O: lambda: self._press_step(1, ANSWER),
            Qt.Key.Key_K: lambda: self._press_step(2, ANSWER),
            Qt.Key.Key_S: self._seal,
            Qt.Key.Key_B: self._replace,
            Qt.Key.Key_Q: self.orders.toggle,
            Qt.Key.Key_Z: self._show_card,
            Qt.Key.Key_H: self._hint,
        }.get(key)
        return door is not None and not event.modifiers() and door()

    def _press_digit(self, digit: int) -> bool:
        seat = digit - 1
        if seat >= len(self.controller.names):
            return False
        if self.controller.viewer is None or self.draft.planet:
            self._press_seat(key_of(seat))
            return True
        rows = self._model(self.hand).pieces
        if digit <= len(rows):
            self.hand.setCurrentIndex(self._model(self.hand).index(digit - 1))
            self.hand.setFocus()
        return digit <= len(rows)

    def _negotiate(self) -> bool:
        planet = str(self.planets.currentIndex().data(_KEY) or "")
        if not self.controller.decides or self.draft.view.step != TURN:
            return False
        self.draft.negotiate(self.draft.planet or (planet if planet in PLANETS else ""))
        if self.draft.deal is not None:
            self.deal.columns.setFocus()
        return self.draft.deal is not None

    def _go_to(self, view: PieceView) -> bool:
        if self.deal.is_open and self.draft.deal is not None:
            self.draft.close_deal()
        if self.deal.is_open and view is self.market and self.draft.view.step == TURN:
            self.draft.lay_aside(True)  # the offers of this turn lie over it
        if not view.currentIndex().isValid():
            view.setCurrentIndex(self._model(view).index(0))
        view.setFocus()
        return True

    def _press_step(self, place: int, step: str) -> bool:
        if not self.controller.decides or self.draft.view.step != step or self.draft.counters:
            return False
        if place < len(self.steps.buttons):
            self.steps.buttons[place].click()
        return True

    def _seal(self) -> bool:
        agreed = [now.number for now in self.draft.view.offers if now.agreed]
        if agreed and not self.draft.agreed:
            self.flow.press_slip(agreed[-1])
            return True
        return bool(self.draft.agreed) and self.steps.press_primary()

    def _replace(self) -> bool:
        current = str(self.market.currentIndex().data(_KEY) or "")
        row = "projects" if current in PROJECTS or current.endswith("projects") else "crew"
        self._press_market(f"replace-{row}")
        return True

    def _hint(self) -> bool:
        self.hints.ask()
        return True

    def _close_message(self) -> bool:
        was = not self.message.isHidden()
        self.message.dismiss()
        return was

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
        """Return what F1 asks about where the focus is; about nothing in particular, and the signs open."""
        parts = set(way_up(focus))
        views = (self.planets, self.market, self.ship, self.deal.columns, self.deal.slips)
        parts |= {view for view in views if view.hasFocus()}
        for view, topic in ((self.hand, "hand"), (self.market, "market"), (self.planets, "planets")):
            current = str(view.currentIndex().data(_KEY) or "")
            if view in parts and (current in CREWS or current in PROJECTS or current in PLANETS):
                return Asked(f"card:{current}", topic == "hand")
        for topic, about in (
            ("negotiating", {self.deal, self.deal.columns, self.deal.slips}),
            ("turn", {self.hand, self.market, self.planets, self.steps}),
            ("projects", {self.ship}),
        ):
            if parts & about:
                return Asked(f"section:{topic}")
        return Asked()

    def take_focus(self) -> None:
        """Give the keys to the curtain, or to what is to be done."""
        if not self.curtain.isHidden():
            self.curtain.lift_button.setFocus()
        elif self.draft.view.step == ANSWER and self.steps.buttons:
            self.steps.buttons[0].setFocus()
        elif not any(view.hasFocus() for view in (self.planets, self.market, self.hand)):
            if not self.planets.currentIndex().isValid():
                self.planets.setCurrentIndex(self._model(self.planets).index(0))
            self.planets.setFocus()

    # -- another look -----------------------------------------------------------------------------

    def keep(self) -> Kept:
        """Return what is shown beside the game."""
        return Kept(self.controller.viewer, self._remarks, self.rail.shows_why)

    def show_kept(self, kept: Kept) -> None:
        """Show what was kept of the last screen: this one is on the window."""
        self._remarks = kept.remarks
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
    def ship_seat(self) -> int:
        """Whose Starship is shown."""
        return self._ship_seat

    @property
    def dock(self) -> QRect:
        """The private place at the foot."""
        return QRect() if self._place is None else self._place.dock

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give every region its place."""
        super().resizeEvent(event)
        players = len(self.controller.names) + (self.controller.seen().bot is not None)
        place = self._place = regions(self.width(), self.height(), players)
        u = place.u
        self.status.stand(place.status, u)
        for view, room in (
            (self.planets, place.planets), (self.bag, place.bag), (self.market, place.market),
            (self.ship, place.ship), (self.hand, place.hand), (self.seats_view, place.seats),
        ):
            view.stand(room, u)
        self._stand_basket()
        self.deal.stand(place.deal, u)
        self.objective.stand(place.objective, u)
        self.orders.view.stand(place.hand, u)
        self.speak_up.stand(place.dock)
        self.steps.stand(place.steps, u)
        self.rail.stand(place.rail, u)
        height = round(44 * page_scale(self.width(), self.height()))
        self.message.setGeometry(place.dock.left(), place.dock.top() - height, place.dock.width(), height)
        self.curtain.set_areas([place.dock])
        self.laid_out.emit()

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
            painter.drawRoundedRect(self._place.dock, 8, 8)
            if not self.is_list:
                painter.drawRoundedRect(self._place.ship, 8, 8)
                self._paint_labels(painter, self._place.u)

    def _paint_labels(self, painter: QPainter, u: float) -> None:
        """Say what lies below: the rows of the Market with their decks, the Hold, the Projects."""
        public = self.controller.seen()
        ship = public.players[self._ship_seat]
        hold = text("hold", count=sum(ship.hold), spaces=spaces_of(ship))
        done = text("projects-of", count=len(ship.completed), most=MOST_PROJECTS)
        crew = text("market-crew", deck=listed.deck(public.crew_deck))
        projects = text("market-projects", deck=listed.deck(public.project_deck))
        ship_keys = [piece.key for piece in self._model(self.ship).pieces]
        market_keys = [piece.key for piece in self._model(self.market).pieces]
        font = self.theme.font("label", 14 * u)
        for view, key, words in (
            (self.market, market_keys[0], crew), (self.market, market_keys[ROW_SIZE + 1], projects),
            (self.ship, ship_keys[1], hold), (self.ship, ship_keys[-MOST_PROJECTS], done),
        ):
            cell = view.rect_of(key)
            line = QRectF(cell.left(), cell.top() - LABEL * u, cell.width() * 6, LABEL * u)
            draw_word(painter, words, font, self.theme.color("muted"), line)

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


_KEY = Qt.ItemDataRole.UserRole + 1
