"""Before the Story is told: Heroes, the glass, and everybody at once (sections 2 and 3)."""

from __future__ import annotations

from chrononauts_qt.games.dungeon_time import resolution
from chrononauts_qt.games.dungeon_time.actions import Action
from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, MISSIONS
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, READY, State, Told
from chrononauts_qt.kernel.reason import Reason


def explain_keep(state: State, seat: int, action: Action) -> Reason | None:
    """DT-601: one of the two that were dealt."""
    if action.card in state.draft[seat]:
        return None
    return Reason("no-such-hero", "DT-601", {"hero": action.card})


def keep(state: State, seat: int, action: Action) -> None:
    """DT-206: one stays, the other goes back."""
    other = next((hero for hero in state.draft[seat] if hero != action.card), "")
    kept = list(state.heroes)
    kept[seat] = action.card
    state.heroes = tuple(kept)
    state.tell("HeroKept", seat=seat, hero=action.card, other=other)
    if all(kept):
        state.step = READY
        show_hands(state)


def show_hands(state: State) -> None:
    """DT-205: all hands lie open, and the back of the next card is seen."""
    state.tell("HandsShown", hands=tuple(map(tuple, state.hands)), next=state.top_back())


def turn_glass(state: State, seat: int, action: Action) -> None:
    """DT-207; over at once where a position has left nobody a card."""
    state.step = ADVENTURE
    state.turn += 1
    state.tell("GlassTurned", seat=seat)
    _end_when_done(state)


def explain_play(state: State, seat: int, action: Action) -> Reason | None:
    """DT-302, DT-903: a card of the own hand; the Adventure only where enough Missions lie on the Story."""
    card = action.card
    if card not in state.hands[seat]:
        return Reason("not-in-hand", "DT-302", {"card": card})
    if card in ADVENTURES and state.missions_played < ADVENTURES[card].reputation:
        facts = {"card": card, "played": state.missions_played, "needed": ADVENTURES[card].reputation}
        return Reason("reputation", "DT-903", facts)
    return None


def play(state: State, seat: int, action: Action) -> None:
    """DT-302: face up onto the Story; the hand is filled up."""
    state.hands[seat].remove(action.card)
    state.story.append(Told(action.card, len(state.story) + 1, seat))
    state.missions_played += action.card in MISSIONS
    state.tell("CardPlayed", seat=seat, card=action.card, number=len(state.story))
    _go_on(state, seat)


def explain_discard(state: State, seat: int, action: Action) -> Reason | None:
    """DT-307, DT-904: any card of the own hand but the Adventure."""
    if action.card not in state.hands[seat]:
        return Reason("not-in-hand", "DT-307", {"card": action.card})
    if action.card in ADVENTURES:
        return Reason("adventure-stays", "DT-904", {"card": action.card})
    return None


def discard(state: State, seat: int, action: Action) -> None:
    """DT-307, DT-308."""
    state.hands[seat].remove(action.card)
    state.discard.append(action.card)
    state.tell("CardDiscarded", seat=seat, card=action.card, why="hand")
    _go_on(state, seat)


def _go_on(state: State, seat: int) -> None:
    """Draw a card in the place of one that has gone (DT-306, DT-309); whoever acts is not done (DT-310)."""
    if state.deck:
        card = state.deck.pop()
        state.hands[seat].append(card)
        state.tell("CardDrawn", seat=seat, card=card, next=state.top_back())
    state.done -= {seat}
    _end_when_done(state)


def explain_done(state: State, seat: int, action: Action) -> Reason | None:
    """DT-310: said once."""
    return Reason("done-already", "DT-310") if seat in state.done else None


def say_done(state: State, seat: int, action: Action) -> None:
    """DT-310: the phase ends when everybody has said it."""
    state.done |= {seat}
    state.tell("SeatDone", seat=seat)
    _end_when_done(state)


def explain_wait(state: State, seat: int, action: Action) -> Reason | None:
    """DT-310: takes `done` back."""
    return None if seat in state.done else Reason("not-done", "DT-310")


def wait(state: State, seat: int, action: Action) -> None:
    """DT-310."""
    state.done -= {seat}
    state.tell("SeatWaits", seat=seat)


def explain_time_up(state: State, seat: int, action: Action) -> Reason | None:
    """DT-1001: the glass speaks through the first seat that still has cards."""
    return None if seat == state.asked()[0] else Reason("not-deciding", "DT-1001", {"seat": seat})


def time_up(state: State, seat: int, action: Action) -> None:
    """DT-310: no time is left."""
    _end(state, "time")


def _end_when_done(state: State) -> None:
    asked = state.asked()
    if not asked:
        _end(state, "empty")
    elif state.done.issuperset(asked):
        _end(state, "done")


def _end(state: State, why: str) -> None:
    left = sum(map(len, state.hands))
    state.done = frozenset()
    state.tell("AdventurePhaseEnded", why=why, left=left, deck=len(state.deck))
    resolution.begin(state)
