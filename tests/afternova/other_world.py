"""Another world that looks the same to the public: cards that nobody in public knows lie elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.actions import Action
from chrononauts_qt.games.afternova.cards import CREWS, OBJECTIVES, in_order
from chrononauts_qt.games.afternova.state import State

Said = tuple[int, Action]
Renaming = Mapping[str, str]
KINDS = ("planets", "bag", "objectives", "crew", "projects")
"""What can lie elsewhere."""
SHARES = (1.0, 1.0, 0.5, 0.5, 0.2, 0.2, 0.1, 0.1)
"""How much of a kind is tried to be shuffled, one after the other."""
LAID_ASIDE = ("accept", "counter")
"""Verbs whose cards nobody sees."""


class Stretch(NamedTuple):
    """What was said from one covered moment to the next, with the game before and after it."""

    before: State
    said: tuple[Said, ...]
    after: State


class World(NamedTuple):
    """The other world: how it stands before a stretch, what is said in it, and what lies elsewhere."""

    state: State
    said: tuple[Said, ...]
    differs: frozenset[str]


def other_world(stretch: Stretch, dice: Random, suits: Callable[[State, Said], bool]) -> World:
    """Return a world in which the stretch comes to the same for the public, with as much elsewhere as can be.

    `suits` says whether somebody says something in the other world too, where nobody is asked what to say.
    """
    found, said = stretch.before.copy(), stretch.said
    open_cards = _come_to_light(stretch)
    for kind in KINDS:
        for share in SHARES:
            state = found.copy()
            names = _move(stretch, state, kind, _Shuffle(dice, share, open_cards))
            renamed = tuple((seat, _renamed(action, names)) for seat, action in said)
            if _comes_to_the_same(stretch, state, renamed, suits):
                found, said = state, renamed
                break
    return World(found, said, _differences(stretch.before, found))


def _renamed(action: Action, names: Renaming) -> Action:
    """Return what is said with cards that nobody sees, where they lie elsewhere."""
    if action.verb not in LAID_ASIDE:
        return action
    return action._replace(cards=tuple(in_order(names.get(card, card) for card in action.cards)))


def _comes_to_the_same(
    stretch: Stretch, state: State, said: Sequence[Said], suits: Callable[[State, Said], bool]
) -> bool:
    played = state.copy()
    if rules.view(played, None) != rules.view(stretch.before, None):
        return False
    for seat, action in said:
        if rules.explain(played, seat, action) is not None or not suits(played, (seat, action)):
            return False
        rules.apply(played, seat, action)
    return rules.view(played, None) == rules.view(stretch.after, None)


def _differences(one: State, other: State) -> frozenset[str]:
    pairs = {
        "crew": (one.crews, other.crews), "projects": (one.projects, other.projects),
        "objectives": (one.objectives, other.objectives),
        "planets": (one.planet_deck, other.planet_deck), "bag": (one.bag, other.bag),
        "decks": ((one.crew_deck, one.project_deck), (other.crew_deck, other.project_deck)),
        "laid aside": ([offer.answers for offer in one.offers], [offer.answers for offer in other.offers]),
    }  # fmt: skip
    return frozenset(name for name, (left, right) in pairs.items() if left != right)


# -- what changes places ------------------------------------------------------------------------------


class _Shuffle(NamedTuple):
    """Lets a share of cards change places, but none of those that come to light."""

    dice: Random
    share: float
    open_cards: frozenset[str]

    def of(self, cards: Iterable[str]) -> dict[str, str]:
        """Return which card stands for which."""
        hidden = [card for card in cards if card not in self.open_cards]
        some = self.dice.sample(hidden, round(len(hidden) * self.share))
        return dict(zip(some, self.dice.sample(some, len(some)), strict=True))


def _move(stretch: Stretch, state: State, kind: str, shuffle: _Shuffle) -> Renaming:
    """Let hidden things of a kind change places; return which crew card stands for which."""
    if kind == "crew":
        return _move_crew(stretch, state, shuffle)
    if kind == "bag":
        _stir_the_bag(stretch, state, shuffle.dice)
    elif kind == "planets":
        state.planet_deck = _all(shuffle.of(state.planet_deck), state.planet_deck)
    elif kind == "projects":
        gained = state.bot.gained if state.bot else []
        names = shuffle.of(card for pile in (*state.projects, state.project_deck, gained) for card in pile)
        state.projects = [in_order(_all(names, hand)) for hand in state.projects]
        state.project_deck, gained[:] = _all(names, state.project_deck), _all(names, gained)
    elif stretch.after.outcome is None:
        goals = shuffle.of(OBJECTIVES)
        state.objectives = tuple(_all(goals, state.objectives))
        if state.bot is not None:
            state.bot.objective = goals.get(state.bot.objective, state.bot.objective)
    return {}


def _move_crew(stretch: Stretch, state: State, shuffle: _Shuffle) -> Renaming:
    """Let crew change places; what is laid aside for an offer, with crew of the same skills."""
    hidden = [card for pile in (*state.crews, state.crew_deck) for card in pile]
    names: dict[str, str] = {}
    aside = {card for now in (*state.offers, *stretch.after.offers) for said in now.answers.values()
             for card in said.cards}  # fmt: skip
    for skills in {CREWS[card].skills for card in aside}:
        names |= shuffle.of(card for card in hidden if CREWS[card].skills == skills)
    names |= shuffle.of(card for card in hidden if card not in names and card not in aside)
    state.crews = [in_order(_all(names, hand)) for hand in state.crews]
    state.crew_deck = _all(names, state.crew_deck)
    state.offers = [
        offer._replace(answers={seat: _renamed(said, names) for seat, said in offer.answers.items()})
        for offer in state.offers
    ]
    return names


def _all(names: Renaming, cards: Iterable[str]) -> list[str]:
    return [names.get(card, card) for card in cards]


def _stir_the_bag(stretch: Stretch, state: State, dice: Random) -> None:
    """Shuffle what lies in the bag below all that is drawn in the stretch."""
    news = (stretch.after.events or [])[len(stretch.before.events or []) :]
    is_drawn_out = any(event.name == "BagRefilled" for event in news)
    below = 0 if is_drawn_out else min(len(stretch.after.bag), len(state.bag))
    state.bag = dice.sample(state.bag[:below], below) + state.bag[below:]


def _come_to_light(stretch: Stretch) -> frozenset[str]:
    """Return all cards that the public knows by the end of the stretch; they lie where they lay."""
    found: set[str] = set()
    for state in (stretch.before, stretch.after):
        found |= {card for row in (state.market_crew, state.market_projects) for card in row if card}
        found |= {card for done in state.completed for card in done}
        found |= {*state.crew_discard, *state.project_discard, *state.planet_discard}
        found |= {planet.id for planet in state.planets if planet}
        found |= {card for known in state.known for card in known}
        found |= {*state.bot.completed, *(one.project for one in state.bot.row)} if state.bot else set()
    found |= {card for _, action in stretch.said if action.verb not in LAID_ASIDE for card in action.cards}
    return frozenset(found)
