"""Games of Dungeon Time with a journal, played by people who remember fairly well."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from chrononauts_qt.games.dungeon_time.actions import REVEAL, TIME_UP, TURN_GLASS, Action
from chrononauts_qt.games.dungeon_time.cards import KINDS, MISSIONS, needs_of
from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, READY, RESOLVE
from chrononauts_qt.session.match import Match
from tests.gui.dungeon_time.conftest import GAME, NAMES

SLIP = 0.12
"""So often a card is played that nobody asks for, or a Mission too soon."""


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
    assert match.state.step == READY
    match.submit(0, TURN_GLASS)
    return match


def play_phase(match: Match, most: int = 200, slip: float = SLIP) -> Match:
    """Play cards until the time is up, or so many; a card every second or two."""
    dice, milliseconds = Random(match.state.seed), 0
    limit = 1000 * int(match.options["seconds"]) or 10**9
    held: Counter[str] = Counter()
    for _ in range(most):
        milliseconds += dice.randrange(900, 3600)
        if milliseconds >= limit or match.state.step != ADVENTURE:
            break
        seat, card = _best(match.state, held, dice, slip)
        verb = "play" if card else "discard"
        match.submit(seat, Action(verb, card or dice.choice(match.state.hands[seat])), stamp=milliseconds)
        if card in KINDS:
            held[card] += 1
        elif card in MISSIONS:
            held -= Counter(needs_of(card))
    return match


def _best(state: Any, held: Counter[str], dice: Random, slip: float) -> tuple[int, str]:
    """Return a seat and the card that it plays: a Mission whose time has come, or what one waits for."""
    cards = [(seat, card) for seat, hand in enumerate(state.hands) for card in hand]
    missions = [(seat, card) for seat, card in cards if card in MISSIONS]
    ready = [one for one in missions if not Counter(needs_of(one[1])) - held]
    lacking = Counter[str]()
    for _, mission in sorted(missions, key=lambda one: one[1])[:2]:
        lacking |= Counter(needs_of(mission)) - held
    wanted = [one for one in cards if one[1] in lacking]
    items = [one for one in cards if one[1] in KINDS]
    if dice.random() < slip and items:
        return dice.choice(items + missions)
    for some in (ready, wanted):
        if some:
            return dice.choice(some)
    return (dice.choice(items)[0], "") if items else (dice.choice(cards))


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
