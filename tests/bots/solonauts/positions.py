"""Positions of Solonauts for the tests of its player: said outright, or met in random play."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from chrononauts_qt.games.chrononauts.cards import IDENTITIES
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.games.chrononauts.variants.solonauts import Setup, SoloState
from chrononauts_qt.games.chrononauts.view import View


def position(
    waiting: str,
    hand: str,
    *,
    red: Sequence[int] = (),
    patches: str = "",
    discard: str = "",
    draw: str = "",
) -> SoloState:
    """Return a game in which the named travellers wait and others, up to six, are home."""
    names = waiting.split()
    others = [card.id for card in IDENTITIES if card.id not in names][: max(0, 6 - len(names))]
    setup = Setup(
        travellers=len(names) + len(others),
        identities=(*names, *others),
        home=tuple(others),
        red=tuple(red),
        patches=tuple(patches.split()),
        hand=tuple(hand.split()),
        draw_pile=tuple(draw.split()),
        discard_pile=tuple(discard.split()),
    )
    return solonauts.new_game(setup)[0]


def seen(state: SoloState) -> View:
    """Return what the one seat sees."""
    return solonauts.view(state, 0)


def met(count: int, seed: int) -> Iterator[SoloState]:
    """Yield so many positions from random games of 6 to 14 travellers, each at a random moment."""
    dice = random.Random(seed)
    for number in range(count):
        setup = Setup(travellers=dice.randint(6, 14), seed=f"met-{seed}-{number}")
        state, _ = solonauts.new_game(setup)
        for _ in range(dice.randint(0, 35)):
            legal = [action for action in solonauts.legal_actions(state, 0) if action.verb != "stop"]
            before = state.copy()
            solonauts.apply(state, 0, dice.choice(legal))
            if not state.waiting:
                state = before
                break
        yield state
