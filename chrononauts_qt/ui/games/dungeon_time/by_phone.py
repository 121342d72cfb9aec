"""The phones' way to a table of Dungeon Time: what they can say to it, and what their sheets tell besides.

Of the own hand a phone says the number of a card; what it says to the team, and the pause, are no part of
the game. In the Resolution each phone considers for itself what the team is asked, until one of them, or the
screen, decides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from chrononauts_qt.games.dungeon_time.actions import DONE, WAIT, Action
from chrononauts_qt.games.dungeon_time.cards import KINDS, needs_of
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, DRAFT, OVER, READY, RESOLVE
from chrononauts_qt.session.clock import glass_seconds
from chrononauts_qt.ui.games.dungeon_time.asking import Chooser
from chrononauts_qt.ui.games.dungeon_time.helps import GLOW, TICK, helps_of
from chrononauts_qt.ui.games.dungeon_time.phone_sheet import Ability, Standing
from chrononauts_qt.ui.table.by_phone import ByPhone, TimeLeft

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController

AGAIN = 1.5
"""Who calls for a kind once more within so many seconds asks companions whether the Story has it."""


class TeamByPhone(ByPhone):
    """What the phones of a team say and see. `now` of the controller's presses tells the time."""

    _controller: DungeonController

    def __init__(self, controller: DungeonController) -> None:
        super().__init__(controller)
        self._settled = controller.seen()
        self._choosers = [Chooser(controller) for _ in controller.names]
        self._called: dict[int, tuple[str, float]] = {}
        controller.changed.connect(self._settle)
        controller.retold.connect(self._settle)
        controller.happened.connect(self._forget)
        controller.went_back.connect(self._forget)
        controller.paused.connect(controller.retold)
        controller.talk.changed.connect(controller.retold)
        self._acts: dict[str, Callable[[int, str], object]] = {
            "card": lambda seat, number: self._lay(seat, "play", int(number)),
            "throw": lambda seat, number: self._lay(seat, "discard", int(number)),
            "done": lambda seat, _: controller.ends_phase(seat) or controller.submit(seat, DONE),
            "end": lambda seat, _: controller.submit(seat, DONE),
            "wait": lambda seat, _: controller.submit(seat, WAIT),
            "pause": lambda seat, _: controller.rest(True, seat),
            "go-on": lambda seat, _: controller.going_on.emit(),
            "call": self._call,
            "mark": self._mark,
            "cross": self._cross,
            "promise": self._promise,
            "not-yet": lambda seat, mission: controller.talk.say_no(mission),
            "choose": lambda seat, key: self._choosers[seat].press(key),
            "hero": lambda seat, hero: self._decide(seat, self._choosers[seat].begin(hero)),
            "copy": lambda seat, hero: self._decide(seat, self._choosers[seat].copy(hero)),
            "back": lambda seat, _: self._choosers[seat].forget(),
        }

    # -- what they say ----------------------------------------------------------------------------

    def hear(self, seat: int, words: str) -> str:
        """Do what a seat was offered; what comes too late is not done, and nobody needs to hear why."""
        self._controller.presses.forget()
        verb, _, rest = words.partition(" ")
        if verb in self._acts:
            self._acts[verb](seat, rest)
        else:
            self._decide(seat, self._controller.game.parse(words))
        return ""

    def _decide(self, seat: int, action: Action | None) -> None:
        """Say something as its seat may, else as one of the team that may (DT-511)."""
        if action is None:
            return
        if self._controller.reason(seat, action) is None:
            self._controller.submit(seat, action)
        else:
            self._controller.decide(action)

    def _lay(self, seat: int, verb: str, number: int) -> None:
        controller = self._controller
        place = controller.dealt.place_of(seat, number)
        if place is not None and not controller.is_at_rest and not controller.is_too_late:
            controller.lay(seat, verb, place)

    def _call(self, seat: int, kind: str) -> None:
        """Ask who has a kind; once more, and there are companions: whether the Story has it."""
        controller, now = self._controller, self._controller.presses.now()
        before, since = self._called.get(seat, ("", 0.0))
        is_again = bool(controller.match.bots) and before == kind and now - since < AGAIN
        self._called[seat] = kind, now
        (controller.talk.wonder if is_again else controller.talk.ask)(seat, kind)

    def _mark(self, seat: int, mission: str) -> None:
        """Let the marker stand at a Mission, or take it away from there."""
        talk = self._controller.talk
        talk.show(seat, "" if talk.markers.get(seat) == mission else mission)

    def _cross(self, seat: int, rest: str) -> None:
        """Cross out a need of the Mission at which the marker still stands."""
        talk, (mission, place) = self._controller.talk, rest.split()
        if talk.markers.get(seat) == mission:
            talk.tick(mission, int(place))

    def _promise(self, seat: int, rest: str) -> None:
        """Promise a kind to the Mission that still lies on the Story."""
        mission, kind = rest.split()
        if self._controller.seen().story_top == mission:
            self._controller.talk.promise(kind)

    def _settle(self) -> None:
        """All that was done has been seen."""
        if self._controller.is_still():
            self._settled = self._controller.seen()

    def _forget(self, *told: object) -> None:
        """What was considered is decided."""
        for chooser in self._choosers:
            chooser.forget()

    # -- what they see ----------------------------------------------------------------------------

    def time_left(self, seat: int) -> TimeLeft | None:
        """Return how much sand is left in the glass."""
        controller = self._controller
        seconds, whole = controller.seconds_left, glass_seconds(controller.match.options)
        if seconds is None or controller.seen().step != ADVENTURE:
            return None
        return TimeLeft(seconds, whole, bool(controller.ring.held))

    def kept(self, seat: int, view: object) -> Standing:
        """Return what the sheet of a seat tells of the table besides its view."""
        from chrononauts_qt.ui.games.dungeon_time.pause_sheet import pause_told  # a window's part, like what
        # draws Heroes below: the table has both by then

        controller, talk = self._controller, self._controller.talk
        view, is_still = controller.seen(), controller.is_still()
        helps = helps_of(controller.match.options)
        marker = talk.markers.get(seat, "")
        needs = range(len(needs_of(marker)) if marker else 0)
        return Standing(
            hand=controller.dealt.hand(seat),
            settled=self._settled,
            is_still=is_still,
            has_glass=controller.seconds_left is not None,
            pause=pause_told(controller) if controller.is_at_rest else None,
            counted=controller.count,
            can_go_on=controller.is_watched(),
            ends_phase=controller.ends_phase(seat),
            marker=marker,
            crossed=frozenset(place for place in needs if talk.is_crossed(marker, place)),
            asking={kind: tuple(talk.seats_asking(kind)) for kind in KINDS} if talk.markers else {},
            glows=GLOW in helps,
            ticks=TICK in helps,
            companions=frozenset(controller.match.bots),
            asked=self._choosers[seat].asked() if is_still and view.step not in _EARLY else None,
            abilities=self._abilities(seat) if is_still and view.step == RESOLVE else (),
        )

    def _abilities(self, seat: int) -> tuple[Ability, ...]:
        """Return the Heroes of the seat, and of companions, that can be used now (DT-602)."""
        from chrononauts_qt.ui.games.dungeon_time.show_pieces import why_not

        controller, found = self._controller, []
        for owner, hero in enumerate(controller.seen().heroes):
            is_ours = owner == seat or owner in controller.match.bots
            if is_ours and hero and not why_not(controller, self._choosers[seat], hero):
                uses = self._choosers[seat].uses(hero)
                found.append(Ability(hero, controller.forecast(uses[0]) if len(uses) == 1 else None))
        return tuple(found)


_EARLY = (DRAFT, READY, ADVENTURE, OVER)
