"""People before the table of AfterNova: they do what it lets them, by the mouse or by keys alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from chrononauts_qt.bots.afternova.player import choose
from chrononauts_qt.bots.ranks import Thought, think
from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.actions import ANYONE, Action, Share
from chrononauts_qt.games.afternova.amounts import Fragments, Skills, words
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.games.afternova.state import TURN
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.afternova.completing import SPEAK_UP_SECONDS
from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
from chrononauts_qt.ui.games.afternova.deal import FRAGMENT, ICON, OWN, Token
from chrononauts_qt.ui.games.afternova.desk import AfterNovaDesk
from chrononauts_qt.ui.games.afternova.end_page import AfterNovaEnd
from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen
from chrononauts_qt.ui.games.afternova.views.seats import key_of
from chrononauts_qt.ui.kit.pieces import PieceModel, PieceView
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.curtain import DEAF_MS
from tests.gui.bots.stubs import QuickWorker, SlowWorker
from tests.gui.desks import screen_of
from tests.gui.program import settle, walk_to, walk_within
from tests.gui.robot import HandClock, let_pass

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Fay")
LEFT = Qt.MouseButton.LeftButton


class Thinker(QuickWorker):
    """Thinks as bots do, at the next turn of the event loop."""

    def insist(self, number: int) -> Thought:
        asked = self.asked[number - 1]
        return think(asked.game, asked.rank, asked.view)


class People:
    """Whoever plays; `by` is "mouse" or "keys". ``curtains`` counts who lifted one, by seat.

    ``lifts`` has the turn, the step, the number of offers and the seat of each, ``taken`` counts the
    counter-offers that were taken up; ``curtain_hung``: one was in sight between two acts.
    """

    def __init__(self, window: MainWindow, clock: HandClock) -> None:
        self.window, self.clock, self.by = window, clock, "mouse"
        self.curtains = Counter[int]()
        self.lifts: list[tuple[int, str, int, int]] = []
        self.taken = 0
        self.curtain_hung = False
        self.gestures = 0

    def sit(
        self, setup: Setup | int, bots: Iterable[int] = (), hire: Callable[[], SlowWorker] = Thinker,
        options: Mapping[str, str] | None = None,
    ) -> None:
        """Sit down at a table without a journal; Agents play the seats `bots`, `hire` brings who thinks."""
        setup = Setup(setup, "people", first="seat-1") if isinstance(setup, int) else setup
        match = Match("afternova", NAMES[: setup.players], rules.new_game(setup)[0], dict(options or {}))
        match.bots = dict.fromkeys(bots, "agent")
        self.window.hire = hire
        self.window.open_match(match)
        settle()

    @property
    def table(self) -> AfterNovaScreen:
        """The table that is laid."""
        found = screen_of(self.window)
        assert isinstance(found, AfterNovaScreen)
        return found

    @property
    def controller(self) -> AfterNovaController:
        """What stands between match and table."""
        return self.table.controller

    @property
    def end(self) -> AfterNovaEnd:
        """The page of the end."""
        assert isinstance(self.window.desk, AfterNovaDesk)
        return self.window.desk.end

    def lines(self) -> list[str]:
        """Return the lines of the Log."""
        return [line.text for line in self.table.log_model.lines]

    # -- gestures -------------------------------------------------------------------------------

    def press(self, button: QWidget) -> None:
        """Press a button that can be pressed."""
        assert button.isVisible(), f"{button.accessibleName()} is not on the screen"
        assert button.isEnabled(), f"{button.accessibleName()} cannot be pressed"
        self.gestures += 1
        if self.by == "mouse":
            self.click(button, button.rect().center())
        else:
            self.walk_to(button)
            QTest.keyClick(button, Qt.Key.Key_Space)
        settle()

    def walk_to(self, widget: QWidget) -> None:
        """Bring the keys to a widget with Tab alone."""
        walk_to(self.window, widget)

    def button(self, words_: str) -> QPushButton:
        """Return a button of the dock by what it says."""
        said = {button.text(): button for button in self.table.steps.buttons}
        assert words_ in said, f"“{words_}” is not among {list(said)}"
        return said[words_]

    def choose(self, view: PieceView, key: str) -> None:
        """Choose a thing of a view."""
        assert view.isVisible(), f"{view.accessibleName()} is not on the screen"
        model = view.model()
        assert isinstance(model, PieceModel)
        index = model.row_of(key)
        assert index.isValid(), f"{key} is not among {[piece.key for piece in model.pieces]}"
        self.gestures += 1
        if self.by == "mouse":
            self.click(view.viewport(), self.seen_at(view, index))
        else:
            self.walk_to(view)
            walk_within(view, key)
            QTest.keyClick(view, Qt.Key.Key_Return)
        settle()

    def click(self, widget: QWidget, at: QPoint) -> None:
        """Press the mouse somewhere."""
        QTest.mouseClick(widget, LEFT, pos=at)

    @staticmethod
    def seen_at(view: PieceView, index: QModelIndex) -> QPoint:
        """Return where a thing of a view can be pressed: others may lie over it."""
        cell = view.cell_rect(index)
        points = _points(cell.topLeft(), cell.width(), cell.height())
        return next(point for point in points if view.indexAt(point) == index)

    def lift(self, seat: int) -> None:
        """Lift the curtain of a seat."""
        curtain = self.table.curtain
        assert curtain.isVisible(), "no curtain hangs"
        assert curtain.seat == seat, f"it hangs for {curtain.seat}"
        self.curtains[seat] += 1
        public = self.controller.seen()
        self.lifts.append((public.turn, public.step, len(public.offers), seat))
        let_pass(DEAF_MS)
        for _ in range(2):
            if curtain.isVisible():
                self.press(curtain.lift_button)
        assert self.controller.viewer == seat, "the curtain did not lift"
        let_pass(DEAF_MS)

    # -- saying things --------------------------------------------------------------------------

    def say(self, seat: int, action: Action) -> None:
        """Let a seat say something, behind its curtain where it has to look at its cards."""
        controller = self.controller
        if action.verb not in ("complete", "done"):
            self.let_all_speak()
        if controller.viewer != seat and action.verb != "drop":
            if controller.wanted != seat:
                self.choose(self.table.seats_view, key_of(seat))
            self.lift(seat)
        before = len(controller.match.past)
        _SAY[action.verb](self, action)
        assert len(controller.match.past) > before, f"“{action.text}” was not said: {self._why()}"
        assert controller.match.past.steps()[before].action == action

    def _why(self) -> str:
        steps = self.table.steps
        return f"{self.table.message.words.text()} | {steps.note.text()}"

    def _crew(self, cards: Sequence[str]) -> None:
        """Choose just these crew cards of the hand."""
        chosen = set(self.table.draft.crew or ())
        for card in (*sorted(set(cards) - chosen), *sorted(chosen - set(cards))):
            self.choose(self.table.hand, card)

    def _begin_at(self, planet: str) -> None:
        draft = self.table.draft
        if draft.deal is not None:
            self.press(self.button("Back"))
        if draft.planet != planet or draft.agreed:
            self.choose(self.table.planets, planet)

    def harvest(self, action: Action) -> None:
        """Harvest with crew cards, and with Bot where it helps."""
        self._begin_at(action.planet)
        for share in action.shares:
            self._compose(share)
        self._crew(action.cards)
        self.press(self.button("Harvest"))

    def offer(self, action: Action) -> None:
        """Put a deal together, and propose it; what a counter asks for is one press."""
        view = self.table.draft.view
        for now in view.offers:
            for seat, counter in now.counters.items():
                if counter == action and not self.table.draft.agreed:
                    said = [button.text() for button in self.table.steps.buttons]
                    if f"Take what {NAMES[seat]} wants" in said:
                        self.press(self.button(f"Take what {NAMES[seat]} wants"))
                        self.taken += 1
                        return
        self._begin_at(action.planet)
        for share in action.shares:
            self._compose(share)
        self.press(self.button("Propose"))

    def _compose(self, share: Share) -> None:
        """Bring a helper in, and carry over what the share says."""
        draft = self.table.draft
        if share.seat == ANYONE:
            if draft.deal is None:
                self.press(self.button("Negotiate"))
            self.press(self.button("Anyone…"))
        else:
            self.choose(self.table.seats_view, key_of(share.seat))
        assert draft.deal is not None
        for kind, wanted, lying in (
            (ICON, share.brings, lambda now: now.brings), (FRAGMENT, share.gets, lambda now: now.gets),
            (OWN, share.plus, lambda now: now.plus),
        ):
            self._carry(kind, share.seat, Counter(words(wanted)), lying)
        self._take_from(share)

    def _carry(
        self, kind: str, column: int, wanted: Counter[str], lying: Callable[[Share], Fragments | Skills]
    ) -> None:
        deal = self.table.draft.deal
        assert deal is not None
        there = Counter(words(lying(deal.share_of(column))))
        for what in (wanted - there).elements():
            self._move(kind, what, deal.active, column)
        for what in (there - wanted).elements():
            self._move(kind, what, column, deal.active)

    def _take_from(self, share: Share) -> None:
        """Carry out of a helper's Hold what it gives."""
        deal = self.table.draft.deal
        assert deal is not None
        given = Counter(words(deal.share_of(share.seat).gives))
        for what in (Counter(words(share.gives)) - given).elements():
            self._move(OWN, what, share.seat, deal.active, origin=share.seat)

    def _move(self, kind: str, what: str, start: int, end: int, origin: int | None = None) -> None:
        deal = self.table.draft.deal
        assert deal is not None
        whence = None if kind != OWN else deal.active if origin is None else origin
        lying = [token for tray in deal.tokens(start).values() for token in tray]
        token = next(t for t in lying if (t.kind, t.what, t.origin) == (kind, what, whence))
        self._put(token, end)

    def _put(self, token: Token, column: int) -> None:
        columns = self.table.deal.columns
        self.choose(columns, token.key)
        deal = self.table.draft.deal
        assert deal is not None
        if len(deal.columns) > 2:
            self.choose(columns, f"column {column}")

    def seal(self, action: Action) -> None:
        """Seal a deal that is agreed."""
        draft = self.table.draft
        for _ in range(6):
            if draft.agreed == action.offer and draft.to == action.to:
                break
            self.choose(self.table.deal.slips, f"slip {action.offer}")
        self._crew(action.cards)
        self.press(self.table.steps.buttons[0])

    def answer(self, action: Action) -> None:
        """Accept, decline or counter."""
        if action.verb == "decline":
            self.press(self.button("Decline"))
            return
        if action.verb == "counter":
            self.press(self.button("Counter…"))
            deal = self.table.draft.deal
            assert deal is not None
            self._answer_with(action.shares[0], deal.active)
        self._crew(action.cards)
        self.press(self.button("Accept" if action.verb == "accept" else "Offer this"))

    def _answer_with(self, share: Share, active: int) -> None:
        me, draft = self.table.draft.me, self.table.draft
        for kind, wanted, key in ((ICON, share.brings, 1), (FRAGMENT, share.gets, 2), (OWN, share.plus, 3)):
            assert draft.deal is not None
            lying = Counter(words(draft.deal.share_of(me)[key]))  # type: ignore[arg-type]
            for what in (Counter(words(wanted)) - lying).elements():
                self._move(kind, what, active, me)
            for what in (lying - Counter(words(wanted))).elements():
                self._move(kind, what, me, active)

    def take(self, action: Action) -> None:
        """Take one card of the Market."""
        self._lay_offers_aside()
        self.choose(self.table.market, action.cards[0])
        self.press(self.table.steps.buttons[0])

    def replace(self, action: Action) -> None:
        """Replace a row of the Market."""
        self._lay_offers_aside()
        self.choose(self.table.market, f"replace-{action.row}")
        self.press(self.table.steps.buttons[0])

    def _lay_offers_aside(self) -> None:
        said = [button.text() for button in self.table.steps.buttons]
        if "Back" in said:
            self.press(self.button("Back"))
        said = [button.text() for button in self.table.steps.buttons]
        if "Market" in said:
            self.press(self.button("Market"))

    def overboard(self, action: Action) -> None:
        """Let Fragments of the Hold go."""
        model = self.table.ship.model()
        assert isinstance(model, PieceModel)
        for colour in dict.fromkeys(words(action.fragments)):
            for _ in range(getattr(action.fragments, colour)):
                keys = [piece.key for piece in model.pieces
                        if piece.key.endswith(f" {colour}") and not piece.face.is_gone]
                self.choose(self.table.ship, keys[0])
        self.press(self.button("Drop"))

    def mark(self, action: Action) -> None:
        """Discard or complete a card of the hand."""
        self.choose(self.table.hand, action.cards[0])
        self.press(self.button("Discard" if action.verb == "discard" else "Complete"))

    def done(self, action: Action) -> None:
        """Complete nothing more."""
        self.press(self.button("No more"))

    def pass_on(self, action: Action) -> None:
        """Pass."""
        self.press(self.button("Pass"))

    # -- whole games ----------------------------------------------------------------------------

    def play(self, most: int = 2_000) -> None:
        """Let Agents think for all people, who take up every counter; they do it through the window alone."""
        controller = self.controller
        for _ in range(most):
            settle()
            public = controller.seen()
            self.curtain_hung |= self.table.curtain.isVisible()
            if public.outcome is not None:
                return
            self.let_all_speak()
            seats = controller.asked or controller.droppers
            if controller.seen().outcome is not None:
                return
            if not seats:
                assert set(public.deciding) & set(controller.match.bots), "nobody is asked"
                self.let_bots_play()
                continue
            self.say(seats[0], self._thought(seats[0]))

    def _thought(self, seat: int) -> Action:
        """Return what a person does: take up what was countered, seal it, and all else as an Agent would."""
        view = self.controller.seen(seat)
        made = {now.action for now in view.offers}
        wanted = [action for now in view.offers for action in now.counters.values() if action not in made]
        seals = [action for action in view.actions if action.verb == "seal"]
        if view.step == TURN and view.seat_to_move == seat:
            may = (action for action in (*seals, *wanted) if self.controller.reason(seat, action) is None)
            return next(may, None) or choose("agent", view).action
        return choose("agent", view).action

    def let_all_speak(self) -> None:
        """Let the time pass in which anybody may speak up, while nobody does."""
        settle()
        if self.controller.completing.may_speak():
            self.clock.now += SPEAK_UP_SECONDS
            self.controller.tick()
            settle()

    def ask_me(self, *projects: str) -> None:
        """Let whoever looks be asked about these Projects of the hand, or no longer."""
        self.press(self.table.objective.orders)
        for project in projects:
            self.choose(self.table.orders.view, project)
        self.press(self.button("Back"))

    def let_bots_play(self) -> None:
        """Let time pass in which bots think and play."""
        before = len(self.controller.match.past)
        for _ in range(6):
            settle()
            self.clock.now += 5
            self.controller.tick()
            if len(self.controller.match.past) > before:
                return
        raise AssertionError("no bot plays")


def _points(corner: QPoint, width: int, height: int) -> Iterable[QPoint]:
    """Yield the middle of a cell, then points along its lower edge: others may lie over it."""
    yield corner + QPoint(width // 2, height // 2)
    yield from (corner + QPoint(x, height - 6) for x in range(6, width - 4, 12))
    yield from (corner + QPoint(6, y) for y in range(6, height - 4, 12))


_SAY: dict[str, Callable[[People, Action], None]] = {
    "harvest": People.harvest,
    "offer": People.offer,
    "accept": People.answer,
    "decline": People.answer,
    "counter": People.answer,
    "seal": People.seal,
    "take": People.take,
    "replace": People.replace,
    "discard": People.mark,
    "drop": People.overboard,
    "complete": People.mark,
    "done": People.done,
    "pass": People.pass_on,
}
