"""What a seat is asked on a sheet behind its lifted curtain, and what comes of the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.games.chrononauts.actions import CLAIM, KEEP, PLAY, target_kind
from chrononauts_qt.games.chrononauts.cards import BY_ID, PLAY_INDEX
from chrononauts_qt.games.chrononauts.view import Need, View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.control.arming import Arming
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.goals import need_headline, need_label
from chrononauts_qt.ui.games.chrononauts.models.faces import GoalFace, goal_face
from chrononauts_qt.ui.games.chrononauts.sheets.claim_sheet import ClaimRoute
from chrononauts_qt.ui.games.chrononauts.sheets.mulligan_sheet import IdentityLine
from chrononauts_qt.ui.games.chrononauts.sheets.sheets import Sheets
from chrononauts_qt.ui.games.chrononauts.texts.actions import target_word
from chrononauts_qt.ui.games.chrononauts.texts.events import clock_time
from chrononauts_qt.ui.games.chrononauts.texts.people import identity_story
from chrononauts_qt.ui.games.chrononauts.texts.spoken import card_name
from chrononauts_qt.ui.games.chrononauts.texts.titles import title


def identity_lines(view: View) -> list[IdentityLine]:
    """Return the three years of the viewer's Identity."""
    return [
        IdentityLine(need_label(need), need_headline(need), need.side == "prime") for need in view.home_needs
    ]


def guess_lines(told: Event, names: Sequence[str]) -> list[str]:
    """Return a sentence for each guess of a TimeGuessed; None is the honest answer of who saw a clock."""
    return [
        text("guess-had-seen", name=names[int(seat)])
        if minutes is None
        else text("guess-said", name=names[int(seat)], time=clock_time(minutes))
        for seat, minutes in told.data["minutes"].items()
    ]


def target_label(view: View, names: Sequence[str], card: str, target: str) -> str:
    """Return what a card would act on, in words; an Artifact with the name of its owner."""
    if target in ("left", "right"):
        return text(target)
    words = target_word(card, target, names)
    if target_kind(BY_ID[card]) != "artifact":
        return words
    owner = next(seat for seat, player in enumerate(view.players) if target in player.table)
    return text("artifact-of", card=words, name=names[owner])


def claim_routes(
    view: View, refusals: Mapping[str, Reason | None], say: Callable[[Reason], str]
) -> list[ClaimRoute]:
    """Return the ways to win as they stand for the viewer; `refusals` tell why a claim is not true."""
    lamps = {
        "home": _lamps(view.home_needs),
        "mission": _lamps(view.mission_needs),
        "hand": ((text("hand-of-ten", count=len(view.hand)), len(view.hand) >= 10),),
    }
    return [
        ClaimRoute(
            route,
            text(f"route-{route}"),
            lamps[route],
            None if refusal is None else say(refusal),
            "" if refusal is None else refusal.rule,
        )
        for route, refusal in refusals.items()
    ]


def _lamps(needs: Sequence[Need]) -> tuple[tuple[str, bool], ...]:
    return tuple((need_label(need), need.fulfilled) for need in needs)


def fetchable(view: View) -> list[str]:
    """Return the cards that the viewer may fetch: of the discards each of several equal ones, the top first.

    Of the draw pile nobody counts equal ones.
    """
    if view.step != "rewind":
        return list(view.choices)
    return [card for card in reversed(view.discard_pile) if card in view.choices]


def goals_of(view: View) -> list[tuple[str, tuple[Need, ...]]]:
    """Return the goal cards of the viewer, each with its lines."""
    goals = ((view.identity, view.home_needs), (view.mission, view.mission_needs))
    return [(goal, needs) for goal, needs in goals if goal is not None]


def goal_faces(view: View) -> list[GoalFace]:
    """Return how the goal cards of the viewer look."""
    return [goal_face(goal, needs, view.players) for goal, needs in goals_of(view)]


FETCHES = ("rewind", "quick-trip")
ON_SHEETS = frozenset({"artifact", "seat", "direction"})
"""What a chosen card is aimed at on a sheet, where the table has no better place for it."""


class Questions(QObject):
    """Asks for an Identity's fate, a card of a pile, a target, a way to win. It holds no state of the game.

    `fetched`: a card of a pile has been chosen and is armed.
    """

    fetched = Signal()

    def __init__(
        self,
        controller: MatchController,
        arming: Arming,
        sheets: Sheets,
        on_sheets: frozenset[str] = ON_SHEETS,
    ) -> None:
        super().__init__(sheets)
        self.controller = controller
        self.sheets = sheets
        self._arming = arming
        self._on_sheets = on_sheets
        sheets.mulligan_answered.connect(self._answer_mulligan)
        sheets.picked.connect(self._fetch)
        sheets.chosen.connect(arming.play)
        sheets.choice_cancelled.connect(self._leave_choice)
        sheets.claimed.connect(self._claim)
        arming.referee.choice_needed.connect(self.ask_choice)
        controller.went_back.connect(arming.disarm)
        arming.changed.connect(self._ask_no_more)

    def show_identity(self, view: View, is_new: bool) -> None:
        """Show an Identity to its owner: to be kept or exchanged, or the one that came in exchange."""
        with self.controller.speaking():
            show = self.sheets.mulligan.tell if is_new else self.sheets.mulligan.ask
            identity = view.identity or ""
            show(title(identity), identity_lines(view), identity, identity_story(identity))

    def _answer_mulligan(self, change: bool) -> None:
        viewer = self.controller.viewer
        if viewer is not None and change:
            self.controller.exchange_identity(viewer)
        elif viewer is not None:
            self.controller.submit(viewer, KEEP)

    def ask_fetch(self) -> None:
        """Let the player of a Rewind or a Quick Trip choose a card."""
        view = self.controller.view()
        if view.step in FETCHES and view.choices:
            with self.controller.speaking():
                words, goals = text(f"step-{view.step}"), goal_faces(view)
                self.sheets.picker.show_cards(words, fetchable(view), view.timeline, goals, may_close=False)

    def _fetch(self, card: str) -> None:
        step = self.controller.view().step
        self._arming.arm(card, "discard" if step == "rewind" else "draw-pile")
        self.aim()
        self.fetched.emit()

    def withdraw(self) -> None:
        """Put the armed card back; one of a pile leads back to the choice of another."""
        fetched = self._arming.source in ("discard", "draw-pile")
        self._arming.put_back()
        if fetched:
            self.ask_fetch()

    def _leave_choice(self) -> None:
        """Keep a card of the hand chosen, which can be discarded instead (R-304); one of a pile goes back."""
        if self._arming.source != "hand":
            self.withdraw()

    def _ask_no_more(self) -> None:
        """A card that is discarded instead, while it asks for its target, asks no more."""
        if self._arming.card is None and self.sheets.is_up("choice"):
            self.sheets.choice.hide()

    def reconsider(self) -> bool:
        """Take back what is only being considered, as Esc does; tell whether there was anything."""
        if self.sheets.go_back():
            return True
        considered = self._arming.card is not None
        if considered:
            self.withdraw()
        return considered

    @property
    def may_aim(self) -> bool:
        """Tell whether the armed card can be played, and its target is chosen on a sheet."""
        card = self._arming.card
        return card is not None and bool(self._arming.plays()) and target_kind(BY_ID[card]) in self._on_sheets

    def aim(self) -> None:
        """Ask for the target of the armed card where it is chosen on a sheet."""
        if self.may_aim and self._arming.card is not None:
            self.ask_choice(self._arming.card)

    def ask_choice(self, card: str) -> None:
        """Ask on a sheet what a card acts on: an Artifact, a player, a direction."""
        self._arming.arm(card, self._arming.source or "hand")
        legal = set(self._arming.plays())
        options = [
            action for action in PLAY[PLAY_INDEX[card]].values() if action in legal and action.target_id
        ]
        view, names = self.controller.view(), self.controller.names
        if not options:
            return
        with self.controller.speaking():
            aims = target_kind(BY_ID[card]) != "direction"
            self.sheets.choice.ask(
                text("choose-target", card=title(card)) if aims else text("choose-direction"),
                [(a.target_id or "", target_label(view, names, card, a.target_id or "")) for a in options],
                about=card_name(card),
            )
            own = view.players[view.seat].table if view.seat is not None else ()
            of_others = next((action.target_id for action in options if action.target_id not in own), None)
            self.sheets.choice.point_at(self._arming.wanted or of_others or "")

    def ask_claim(self, points_out: bool = False) -> None:
        """Show the ways to win, to the viewer only; `points_out`: the keys are at one that is true."""
        viewer = self.controller.viewer
        if viewer is None:
            return
        controller, view = self.controller, self.controller.view()
        refusals = {route: controller.reason(viewer, CLAIM[route]) for route in view.routes}
        with controller.speaking():
            self.sheets.claim.ask(claim_routes(view, refusals, controller.say), points_out)

    def _claim(self, route: str) -> None:
        if self.controller.viewer is not None:
            self.controller.submit(self.controller.viewer, CLAIM[route])

    def show_discards(self) -> None:
        """Let anybody look through the discard pile, the top card first."""
        public = self.controller.public_view()
        pile = public.discard_pile[::-1]
        self.sheets.discards.show_cards(text("discard-pile"), pile, public.timeline, read_only=True)
