"""What a table says to its players: what has happened, what was refused, what cannot be saved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QItemSelectionModel, QObject, Qt, Signal
from PySide6.QtGui import QDrag, QGuiApplication

from chrononauts_qt.games.chrononauts.threats import Threat, grown, threats
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.chrononauts.control.arming import Arming
from chrononauts_qt.ui.games.chrononauts.control.box_controller import BoxController
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.models.hand_model import HandModel
from chrononauts_qt.ui.games.chrononauts.rulebook import topics
from chrononauts_qt.ui.games.chrononauts.texts import board_words, key_answers
from chrononauts_qt.ui.games.chrononauts.texts.events import narrate
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.chrononauts.views.hand_view import HandView
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.card_view import CardView
from chrononauts_qt.ui.kit.log_model import LogLine, LogModel
from chrononauts_qt.ui.kit.message import MessageBar
from chrononauts_qt.ui.kit.window_page import is_away
from chrononauts_qt.ui.table.narrator import Narrator


class StandingHint(QObject):
    """Says a hint about the card that is armed, and takes it away with that card."""

    def __init__(self, arming: Arming, message: MessageBar) -> None:
        super().__init__(message)
        self._arming = arming
        self._message = message
        self._card: str | None = None
        arming.changed.connect(self._follow)

    def say(self, sentence: str, heard: str = "") -> None:
        """Show a hint about what is armed now; `heard` as of a message."""
        self._card = self._arming.card
        self._message.hint(sentence, heard)

    def take_away(self) -> None:
        """Leave nothing of a hint; any other message stays."""
        if self._message.is_hint:
            self._message.dismiss()

    def _follow(self) -> None:
        if self._arming.card != self._card:
            self.take_away()


_OF_THE_TIMELINE = frozenset(
    {
        "LinchpinFlipped",
        "PatchPlaced",
        "PatchNullified",
        "ParadoxOpened",
        "ParadoxClosed",
        "UberParadoxBegan",
        "UberParadoxEnded",
        "UniverseDestroyed",
    }
)


class Chronicle:
    """Remembers the turn, because only its first event names it; `begins` is what begins one elsewhere."""

    def __init__(self, names: Sequence[str], begins: str = "") -> None:
        self._names = names
        self._begins = begins
        self._turn = 0

    def lines(self, events: Sequence[Event]) -> list[LogLine]:
        """Return the lines of what has happened next."""
        lines = []
        for event in events:
            begins = event.name == "TurnBegan"
            if begins:
                self._turn = event.data["turn"]
            elif event.name == self._begins:
                self._turn += 1
            words = narrate(event, self._names)
            if words:
                lines.append(LogLine(self._turn, words, _is_of_the_timeline(event), begins))
        return lines

    def remark(self, words: str) -> LogLine:
        """Return a line about the people, not the game, such as that somebody thought better of it."""
        return LogLine(self._turn, words, False)


def lines_left(lines: Sequence[LogLine], told: Sequence[LogLine], taken: Sequence[LogLine]) -> list[LogLine]:
    """Return a Log without what was taken back: the lines of what is still so, and every remark.

    The lines of a Log are those of what is told still and then of what was taken back, and remarks between.
    """
    left, at, events = [], 0, [*told, *taken]
    for line in lines:
        is_event = at < len(events) and line == events[at]
        at += is_event
        if not is_event or at <= len(told):
            left.append(line)
    return left if at == len(events) else list(told)


def _is_of_the_timeline(event: Event) -> bool:
    aimed = event.name == "CardAnnounced" and str(event.data["target"] or "").isdigit()
    return aimed or event.name in _OF_THE_TIMELINE


_NO_UPDATE = QItemSelectionModel.SelectionFlag.NoUpdate


class Teller(QObject):
    """Fills the line of messages and the Log of any table, from what the controller tells."""

    rule_requested = Signal(str, bool)
    """The rule behind a message is wanted; True: it may be about a card that only the viewer knows."""
    drop_refused = Signal(str)
    """The armed card hovers over this target, which refuses it."""

    def __init__(
        self,
        controller: BoxController,
        arming: Arming,
        message: MessageBar,
        log: LogModel,
        begins: str = "",
    ) -> None:
        super().__init__(message)
        self._controller = controller
        self._arming = arming
        self._message = message
        self._log = log
        self._begins = begins
        self.begin_again()
        controller.happened.connect(self._tell)
        controller.refused.connect(self._refuse)
        controller.trouble_changed.connect(self._tell_trouble)
        arming.was_put_back.connect(self._tell_put_back)
        message.rule_requested.connect(self._ask_rule)

    def begin_again(self) -> None:
        """Tell in the Log all that has happened, and nothing of what was taken back."""
        self._chronicle = Chronicle(self._controller.names, self._begins)
        seen = self._controller.match.view(self._controller.witness)
        self._log.set_lines(self._chronicle.lines(seen.events))

    def watch(self, views: Iterable[CardView]) -> None:
        """Say why a card that hovers over these views may not be dropped there."""
        for view in views:
            view.refused.connect(self._refuse_drop)
            view.cleared.connect(self._message.dismiss)

    def _tell(self, events: tuple[Event, ...]) -> None:
        self._message.dismiss()
        self._tell_trouble(self._controller.trouble)  # as long as it lasts
        self._arming.disarm()
        self._log.append(self._chronicle.lines(events))

    def _refuse(self, sentence: str, rule: str) -> None:
        if sentence:
            with self._controller.speaking():
                self._message.say(sentence, topic=topics.rule(rule))

    def _refuse_drop(self, target: str, sentence: str) -> None:
        card = self._arming.card
        reason = self._arming.referee.reason(card, target) if card else None
        self._refuse(sentence, reason.rule if reason else "")
        self.drop_refused.emit(target)

    def _tell_put_back(self, card: str) -> None:
        with self._controller.speaking():
            said = private_speech.said(key_answers.text("put-back", card=title(card)))
            announce(self._message.window(), said)

    def _ask_rule(self, topic: str) -> None:
        """Ask for the rule behind a message: one told to a viewer may be about a card of that hand."""
        self.rule_requested.emit(topic, self._controller.viewer is not None)

    def _tell_trouble(self, sentence: str) -> None:
        if sentence:
            self._message.say(sentence, error=True)


class Announcer(Teller):
    """What a table of rivals says besides: remarks on people, and nothing private once nobody looks."""

    def __init__(
        self,
        controller: MatchController,
        arming: Arming,
        message: MessageBar,
        log: LogModel,
        narrator: Narrator,
    ) -> None:
        super().__init__(controller, arming, message, log)
        self._rivals, self._narrator = controller, narrator
        self._explained: tuple[int | None, int] | None = None
        self._threats: tuple[Threat, ...] = ()
        controller.remarked.connect(self._remark)
        controller.went_back.connect(self._go_back)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._cover_when_away)

    def explain_killing(self, view: View) -> None:
        """Say once, to whoever has discarded a card, what a second one brings (R-304)."""
        key = (self._controller.viewer, len(view.events))
        if view.step == "kill" and self._rivals.decides and key != self._explained:
            self._explained = key
            with self._controller.speaking():
                self._message.say(text("kill-question"), topic=topics.rule("R-304"))

    def tell_threats(self, public: View) -> None:
        """Let a screen reader say who has come nearer to winning, as far as all can see."""
        before, self._threats = self._threats, threats(public)
        if before and public.outcome is None:
            fresh = map(board_words.threat, self._rivals.names, map(grown, before, self._threats))
            self._narrator.say(sentences(*fresh))

    def forget(self) -> None:
        """Nobody looks any more: what was said to one seat goes; what concerns everybody stays."""
        self._message.dismiss()
        self._explained = None
        self._tell_trouble(self._controller.trouble)

    def _remark(self, words: str) -> None:
        self._log.append([self._chronicle.remark(words)])

    def _go_back(self, taken: tuple[Event, ...]) -> None:
        """Take what was taken back out of the Log, where what was said of people stays."""
        names, told = self._rivals.names, self._rivals.public_view().events
        whole, self._chronicle = Chronicle(names), Chronicle(names)
        still, gone = whole.lines(told), whole.lines(taken)
        self._log.set_lines(lines_left(self._log.lines, still, gone))
        self._chronicle.lines(told)  # it remembers the turn
        self._message.dismiss()
        self._tell_trouble(self._rivals.trouble)

    def _cover_when_away(self, state: Qt.ApplicationState) -> None:
        """Cover what is private at once when another program gets the screen; nobody's time runs then."""
        self._rivals.leave(is_away(state))


def show_hand(hand: HandView, whole: HandModel, small: HandModel, controller: MatchController) -> None:
    """Show the viewer's cards, at a Miracle its small hand, and why a card cannot be played."""
    view = controller.view()
    if controller.viewer is None and hand.is_dragging:
        QDrag.cancel()  # its picture hangs at the pointer, over whatever is shown next
    reasons = {}
    if view.step in ("play", "miracle") and controller.decides:  # a card is to be played at all
        cards = {*view.hand, *view.small_hand}
        reasons = {card: said for card in cards if (said := controller.explain_card(card)) is not None}
    with controller.speaking():
        whole.set_view(view, reasons)
        small.set_view(view, reasons)
        is_small = view.step == "miracle" and controller.decides
        wanted = small if is_small else whole
        if hand.model() is not wanted:
            hand.setModel(wanted)
        hand.setAccessibleName(text("miracle-hand" if is_small else "hand"))
    if hand.hasFocus() and not hand.currentIndex().isValid():  # it had got the keys before its cards
        hand.selectionModel().setCurrentIndex(hand.model().index(0, 0), _NO_UPDATE)
