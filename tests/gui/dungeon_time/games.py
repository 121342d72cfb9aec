"""Games of Dungeon Time with a journal, played by people who remember fairly well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from chrononauts_qt.games.dungeon_time.actions import REVEAL, TIME_UP, TURN_GLASS, Action
from chrononauts_qt.games.dungeon_time.cards import ID, KINDS, needs_of
from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, DRAFT, RESOLVE
from chrononauts_qt.session.match import Match

GAME = ID
NAMES = ("Ada", "Bruno", "Chloé", "Davide", "Élise")
SLIP = 0.12
"""So often a card is played that nobody asks for, or a Mission too soon."""

Held = tuple[int, str]
"""A seat and a card of its hand."""


def begun(
    folder: Path | None,
    players: int = 3,
    seed: str = "end",
    seconds: int = 300,
    names: tuple[str, ...] = NAMES,
    **setup: Any,
) -> Match:
    """Return a match whose glass has just been turned; in a folder it has a journal."""
    path = None if folder is None else folder / f"{seed}-{players}.chrononauts"
    match = Match.start(
        GAME, names[:players], Setup(players, seed, **setup), path, {"seconds": str(seconds)}
    )
    while match.state.step == DRAFT:
        seat = match.state.asked()[0]
        match.submit(seat, match.game.pending(match.state)[seat].options[0])
    match.submit(0, TURN_GLASS)
    return match


class Mind:
    """What people remember of the Story, and what they do by it; ``slip``: so often it is a slip."""

    def __init__(self, dice: Random, slip: float = SLIP) -> None:
        self._dice, self._slip = dice, slip
        self._held: Counter[str] = Counter()

    def hear(self, card: str) -> None:
        """A card has been played."""
        if card in KINDS:
            self._held[card] += 1
        else:
            self._held = self._held - Counter(needs_of(card))

    def decide(
        self, cards: Sequence[Held], can: Callable[[int, str], bool], team: Sequence[Held]
    ) -> tuple[int, Action]:
        """Return what one of several seats does: it plays a Mission whose time has come, or what one waits
        for, or discards. ``can`` tells whether a Mission may be played, ``team`` are the cards of all."""
        held, dice = self._held, self._dice
        missions = [one for one in cards if one[1] not in KINDS and can(*one)]
        ready = [one for one in missions if not Counter(needs_of(one[1])) - held]
        lacking = Counter[str]()
        waiting = (one[1] for one in team if one[1] not in KINDS and can(*one))
        for mission in sorted(waiting)[:2]:
            lacking |= Counter(needs_of(mission)) - held
        wanted = [one for one in cards if one[1] in lacking]
        items = [one for one in cards if one[1] in KINDS]
        slips = dice.random() < self._slip and items
        for some in (items + missions,) if slips else (ready, wanted):
            if some:
                seat, card = dice.choice(some)
                return seat, Action("play", card)
        seat, card = dice.choice(items or missions)
        return seat, Action("discard" if items else "play", card)


def play_phase(match: Match, most: int = 200, slip: float = SLIP) -> Match:
    """Play cards until the time is up, or so many; a card every second or two."""
    dice, milliseconds = Random(match.state.seed), 0
    limit = 1000 * int(match.options["seconds"]) or 10**9
    mind = Mind(dice, slip)

    def can(seat: int, card: str) -> bool:
        return match.game.explain(match.state, seat, Action("play", card)) is None

    for _ in range(most):
        milliseconds += dice.randrange(900, 3600)
        if milliseconds >= limit or match.state.step != ADVENTURE:
            break
        cards = [(seat, card) for seat, hand in enumerate(match.state.hands) for card in hand]
        seat, action = mind.decide(cards, can, cards)
        match.submit(seat, action, stamp=milliseconds)
        if action.verb == "play":
            mind.hear(action.card)
    return match


def end_phase(match: Match) -> Match:
    """Let the glass be empty."""
    if match.state.step == ADVENTURE:
        match.submit(match.state.asked()[0], TIME_UP, stamp=1000 * int(match.options["seconds"]) or None)
    return match


def tell(match: Match, cards: int = 200) -> Match:
    """Let the Story be told, or so many cards of it; of answers the first is given."""
    while match.state.outcome is None:
        if match.state.step == RESOLVE:
            if cards == 0:
                break
            cards -= 1
            match.submit(0, REVEAL)
        else:
            seat = match.state.asked()[0]
            match.submit(seat, match.game.pending(match.state)[seat].options[0])
    return match


def played(folder: Path | None, players: int = 3, seed: str = "end", **more: Any) -> Match:
    """Return a match that is over."""
    slip = more.pop("slip", SLIP)
    return tell(end_phase(play_phase(begun(folder, players, seed, **more), slip=slip)))


def that_ends(route: str, folder: Path | None, players: int = 2) -> Match:
    """Return a match that is over, and has ended so."""
    seeds = (f"{number}" for number in range(60))
    seed = next(seed for seed in seeds if played(None, players, seed).state.outcome.route == route)
    return played(folder, players, seed)
