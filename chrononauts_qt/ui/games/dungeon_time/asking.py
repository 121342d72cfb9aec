"""What the team is asked in the Resolution: each question with all its answers, and what comes of them.

All is answered in one manner: a press chooses an answer or lets it go, then one button says what is done with
what is chosen, and does it. What it does to the Backpack is told before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from chrononauts_qt.games.dungeon_time.actions import (
    BACKPACK,
    ENOUGH,
    REFUSE,
    SUPPLY,
    Action,
    of_kinds,
    of_places,
    use,
)
from chrononauts_qt.games.dungeon_time.cards import SEER, TINKER, UNDERSTUDY, needs_of
from chrononauts_qt.games.dungeon_time.state import (
    FAILURE,
    ORDER,
    REMOVE,
    RESOLVE,
    REWARD,
    SIFT,
    TRADE,
    WAIVE,
)
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts.show_texts import text

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController

SIDE, TRAY, CARDS = "side", "tray", "cards"
"""Where answers lie: beside the card, in the place of the Heroes, or open above the Backpack."""
MOST_ASIDE = 4
"""So many Rewards find room beside the card."""
MOST_GIVEN_UP = 2
"""So many Items the Tinker takes (DT-615)."""


class Choice(NamedTuple):
    """An answer, or a part of one: its key, the kind, Hero or card that it shows, and what it does.

    ``number`` tells as which it is chosen, 0 for not. Chosen alone it says its ``action``, or ``copied`` is
    the Hero whose ability is played, and the button is called ``does``. ``row`` is that of the tray.
    """

    key: str
    picture: str
    effect: str = ""
    where: str = SIDE
    action: Action | None = None
    number: int = 0
    copied: str = ""
    does: str = ""
    breaks: bool = False
    row: int = 0


class Asked(NamedTuple):
    """A question; ``button`` is what the button of answers says, ``action`` what it does, None for nothing.

    ``effect`` says what the button does to the Backpack, ``breaks`` that it breaks it. With ``is_back`` the
    button takes the question back, with ``copied`` it goes on to what that Hero asks.
    """

    question: str
    where: str
    choices: tuple[Choice, ...]
    button: str
    action: Action | None = None
    effect: str = ""
    is_back: bool = False
    copied: str = ""
    breaks: bool = False

    @property
    def can_be_answered(self) -> bool:
        """Whether the button does anything now."""
        return self.is_back or bool(self.copied) or self.action is not None

    @property
    def is_chosen(self) -> bool:
        """Whether any answer is chosen; without one the button declines."""
        return any(one.number for one in self.choices)


def copies(kinds: Iterable[str]) -> list[tuple[str, str]]:
    """Return key and kind of each of some Items, of which several can be alike."""
    told: list[str] = []
    found = []
    for kind in kinds:
        found.append((f"{kind}:{told.count(kind)}", kind))
        told.append(kind)
    return found


def kind_of(key: str) -> str:
    """Return the kind of an Item's key."""
    return key.partition(":")[0]


class Chooser:
    """Keeps what has been chosen of an answer so far, and which Hero is about to act."""

    def __init__(self, controller: DungeonController) -> None:
        self._controller = controller
        self.picked: list[str] = []
        self._lying: list[str] = []
        self._hero = self._copied = ""
        self._is_reminded = False

    def forget(self) -> None:
        """Begin anew: nothing is chosen, and no Hero acts."""
        self.picked, self._lying, self._hero, self._copied = [], [], "", ""
        self._is_reminded = False

    def remind(self) -> None:
        """Let the question tell how to choose, as long as nothing is chosen."""
        self._is_reminded = True

    @property
    def _view(self) -> View:
        return self._controller.seen()

    def _legal(self, seat: int) -> Sequence[Action]:
        return self._controller.view_of(seat).actions

    def asked(self) -> Asked | None:
        """Return what is asked now, None between cards."""
        asked = self._question()
        if asked is None or asked.is_chosen or not self._is_reminded:
            return asked
        way = text("choose-or", button=asked.button) if asked.can_be_answered else text("choose-first")
        return asked._replace(question=way)

    def _question(self) -> Asked | None:
        view = self._view
        if view.step == RESOLVE:
            return self._abilities() if self._hero else None
        ask = _ASK.get(view.step)
        return None if ask is None else ask(self, view)

    # -- what a press does ------------------------------------------------------------------------

    def press(self, key: str) -> None:
        """Choose an answer, or let it go; where only so many can be chosen, the first of them goes."""
        asked = self.asked()
        if asked is None or key not in (one.key for one in asked.choices):
            return
        if key in self.picked:
            self.picked.remove(key)
            return
        self.picked.append(key)
        del self.picked[: len(self.picked) - self._most()]

    def _most(self) -> int:
        """Return how many answers are chosen at most."""
        view = self._view
        if view.step == RESOLVE:
            return MOST_GIVEN_UP if (self._copied or self._hero) == TINKER else 1
        return view.waive if view.step == WAIVE else len(self.picked) if view.step in _MANY else 1

    @property
    def may_move(self) -> bool:
        """Tell whether answers can be dragged into an order."""
        return self._view.step == ORDER

    def move(self, key: str, onto: str) -> None:
        """Put a card in the place of another one, and all in the order in which they lie then."""
        lying = self._keys_as_they_lie()
        if self.may_move and {key, onto} <= set(lying):
            place = lying.index(onto)
            lying.remove(key)
            lying.insert(place, key)
            self._lying, self.picked = lying, lying[:]

    def _keys_as_they_lie(self) -> list[str]:
        return self._lying or [str(place) for place in range(1, len(self._view.peek) + 1)]

    def begin(self, hero: str) -> Action | None:
        """Let a Hero act; return what is said if there is nothing to choose."""
        self.forget()
        self._hero = hero
        return self._decided()

    def copy(self, hero: str) -> Action | None:
        """Let the Understudy act as another Hero; return what is said if there is nothing to choose."""
        self.picked, self._copied, self._is_reminded = [], hero, False
        return self._decided()

    def _decided(self) -> Action | None:
        """Return the only use of the Hero that acts, if it names nothing."""
        if self._hero == UNDERSTUDY and not self._copied:
            return None
        action = use(self._hero, copied=self._copied)
        return action if action in self._uses() else None

    def uses(self, hero: str) -> list[Action]:
        """Return every way in which a Hero can be used now."""
        view = self._view
        if view.step != RESOLVE or hero not in view.heroes:
            return []
        legal = self._legal(view.heroes.index(hero))
        return [action for action in legal if action.verb == "use" and action.card == hero]

    def _uses(self) -> list[Action]:
        return [action for action in self.uses(self._hero) if self._copied in ("", action.copied)]

    # -- Heroes -----------------------------------------------------------------------------------

    def _abilities(self) -> Asked:
        if self._hero == UNDERSTUDY and not self._copied:
            heroes = dict.fromkeys(action.copied for action in self._uses())
            choices = [
                Choice(hero, hero, where=TRAY, copied=hero, does=text("act-as", hero=words.hero_name(hero)))
                for hero in heroes
            ]  # fmt: skip
            return _one_of(self.picked, text("ask-copied"), choices, text("back"), is_back=True)
        if (self._copied or self._hero) == SEER:
            named = [(action.kinds[0], action) for action in self._uses()]
            choices = [
                Choice(kind, kind, where=TRAY, action=action, does=_does("name", kind))
                for kind, action in named
            ]
            return _one_of(self.picked, text("ask-guess"), choices, text("back"), is_back=True)
        return self._patched()

    def _patched(self) -> Asked:
        """Ask which Items are given up to need as many fewer (DT-615)."""
        given = [action.kinds for action in self._uses()]
        most = {kind: max(kinds.count(kind) for kinds in given) for kinds in given for kind in kinds}
        keys = copies(kind for kind, count in most.items() for _ in range(count))
        choices = tuple(
            self._part(key, kind, TRAY, "gives-up", "stays")._replace(row=int(place >= 12))
            for place, (key, kind) in enumerate(keys)
        )
        if not self.picked:
            return Asked(text("ask-given"), TRAY, choices, text("back"), is_back=True)
        action = use(self._hero, map(kind_of, self.picked), self._copied)
        button = text("give-up", count=len(self.picked))
        return Asked(text("ask-given"), TRAY, choices, button, action, self._effect(action))

    def _part(self, key: str, picture: str, where: str, chosen: str, left: str) -> Choice:
        """Return a part of an answer: chosen with others, or left."""
        number = self.picked.index(key) + 1 if key in self.picked else 0
        return Choice(key, picture, text(chosen if number else left), where, number=number)

    def _effect(self, action: Action) -> str:
        told = self._controller.forecast(action)
        return "" if told is None else text("slots-then", slots=told.slots, limit=told.limit)

    # -- a Mission --------------------------------------------------------------------------------

    def _drop(self, view: View) -> Asked:
        """DT-506: which of the listed Items that are there go with a failed Mission."""
        here = {kind: sum(counts) for kind, counts in view.backpack.items()}
        keys = [
            (key, kind) for key, kind in copies(needs_of(view.settling))
            if int(key.partition(":")[2]) < here.get(kind, 0)
        ]  # fmt: skip
        choices = tuple(self._part(key, kind, SIDE, "goes", "stays") for key, kind in keys)
        action = of_kinds("drop", map(kind_of, self.picked))
        button = text("discard", count=len(self.picked)) if self.picked else text("keep-all")
        return Asked(text("ask-drop"), SIDE, choices, button, action, self._effect(action))

    def _waive(self, view: View) -> Asked:
        """DT-615: which of the needed Items are not needed."""
        keys = copies(needs_of(view.settling))
        choices = tuple(self._part(key, kind, SIDE, "waived", "needed") for key, kind in keys)
        is_whole = len(self.picked) == view.waive
        action = of_kinds("waive", map(kind_of, self.picked)) if is_whole else None
        return Asked(text("ask-waive", count=view.waive), SIDE, choices, text("waive"), action)

    def _reward(self, view: View) -> Asked:
        """DT-402: which Reward, or none."""
        where = SIDE if len(view.offer) <= MOST_ASIDE else TRAY
        choices = [self._gain(Action("take", kind), where) for kind in view.offer]
        is_free = self._controller.reason(view.deciding[0], REFUSE) is None
        button = text("leave-reward" if is_free else "choose")
        return _one_of(self.picked, text("ask-reward"), choices, button, REFUSE if is_free else None)

    def _gain(self, action: Action, where: str, row: int = 0) -> Choice:
        """Return the choice of a token, with what it does to the slots."""
        told, view = self._controller.forecast(action), self._view
        if told is None or told.breaks:
            effect = text("breaks")
        elif sum(view.backpack.get(action.card, (0, 0))) and told.slots <= view.slots:
            effect = text("shares")
        else:
            effect = text("opens", slots=told.slots, limit=told.limit)
        breaks = told is not None and told.breaks
        does = _does("take", action.card)
        return Choice(action.text, action.card, effect, where, action, does=does, breaks=breaks, row=row)

    # -- abilities --------------------------------------------------------------------------------

    def _sift(self, view: View) -> Asked:
        """DT-612: which of the cards looked at are thrown out."""
        choices = tuple(
            self._part(str(place), card, CARDS, "thrown", "stays") for place, card in enumerate(view.peek, 1)
        )
        action = of_places("sift", sorted(map(int, self.picked)))
        button = text("throw-out", count=len(self.picked)) if self.picked else text("keep-all")
        return Asked(text("ask-sift"), CARDS, choices, button, action)

    def _order(self, view: View) -> Asked:
        """DT-616: the cards looked at as they were dragged, or in the order in which they were pressed, the
        rest behind them."""
        keys = self._keys_as_they_lie()
        order = [*self.picked, *(key for key in keys if key not in self.picked)]
        choices = tuple(
            Choice(key, card, number=self.picked.index(key) + 1 if key in self.picked else 0, where=CARDS)
            for key, card in ((key, view.peek[int(key) - 1]) for key in keys)
        )
        action = of_places("order", map(int, order))
        return Asked(
            text("ask-order"), CARDS, choices, text("this-order" if self.picked else "old-order"), action
        )

    def _trade(self, view: View) -> Asked:
        """DT-617: what is handed over, then what is taken for it."""
        legal = self._legal(view.deciding[0])
        given = [
            Choice(
                action.text, action.card, text("hands-over"), TRAY, action,
                does=_does("hand-over", action.card),
            )
            for action in legal if action.verb == "hand-over"
        ]  # fmt: skip
        taken = [self._gain(action, TRAY, int(bool(given))) for action in legal if action.verb == "trade-for"]
        return _one_of(self.picked, text("ask-trade"), (*given, *taken), text("choose"))

    def _remove(self, view: View) -> Asked:
        """DT-619: which tokens are taken out of the game."""
        legal = self._legal(view.deciding[0])
        rows = [(where, [one for one in legal if one.where == where]) for where in (BACKPACK, SUPPLY)]
        shown = [(where, actions) for where, actions in rows if actions]
        choices = [
            Choice(
                action.text, action.card, text(f"from-{where}"), TRAY, action, row=row,
                does=_does("remove", action.card),
            )
            for row, (where, actions) in enumerate(shown)
            for action in actions
        ]  # fmt: skip
        enough = ENOUGH if ENOUGH in legal else None
        button = text("enough" if enough else "choose")
        return _one_of(self.picked, text("ask-remove"), choices, button, enough)


def _one_of(
    picked: Sequence[str],
    question: str,
    choices: Sequence[Choice],
    button: str,
    action: Action | None = None,
    is_back: bool = False,
) -> Asked:
    """Ask for one of some answers; `button` and what follows it is for while none is chosen."""
    shown = tuple(one._replace(number=int(one.key in picked)) for one in choices)
    chosen = next((one for one in shown if one.number), None)
    if chosen is None:
        where = choices[0].where if choices else TRAY  # the Tax Collector may have nothing left to take
        return Asked(question, where, shown, button, action, is_back=is_back)
    effect = text("breaks-told") if chosen.breaks else ""
    return Asked(
        question, chosen.where, shown, chosen.does, chosen.action, effect, copied=chosen.copied,
        breaks=chosen.breaks,
    )  # fmt: skip


def _does(key: str, kind: str) -> str:
    """Return what the button does with an Item: “Take: Sword”."""
    return text(key, item=words.label(kind))


_MANY = frozenset({FAILURE, SIFT, ORDER})
"""Where as many answers are chosen as there are."""
_ASK: dict[str, Callable[[Chooser, View], Asked]] = {
    FAILURE: Chooser._drop,
    WAIVE: Chooser._waive,
    REWARD: Chooser._reward,
    SIFT: Chooser._sift,
    ORDER: Chooser._order,
    TRADE: Chooser._trade,
    REMOVE: Chooser._remove,
}
