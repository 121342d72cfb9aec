"""The course of a turn: announce, Memo window, resolve, go on (sections 3 and 10 of the rules)."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.cards import IDS, MEMO, MEMO_COPIES
from chrononauts_qt.games.chrononauts.effects import (
    EFFECTS,
    STAYS_ON_TABLE,
    exchange_identity,
    shuffle_draw_pile,
)
from chrononauts_qt.games.chrononauts.piles import discard, draw
from chrononauts_qt.games.chrononauts.state import (
    DISCARD_PILE,
    DRAW_PILE,
    END,
    GUESS,
    HAND,
    KILL,
    MIRACLE,
    MULLIGAN,
    OVER,
    PLAY,
    REWIND,
    SMALL_HAND,
    WINDOW,
    State,
)
from chrononauts_qt.games.chrononauts.timeline import PARADOX_COUNT, PARADOX_LIMIT
from chrononauts_qt.games.chrononauts.victory import claim
from chrononauts_qt.kernel.outcome import Outcome

_DAY = 24 * 60


def begin(state: State, first: str) -> None:
    """Choose the first player, or ask everybody to guess the time (R-208)."""
    if first == "guess":
        state.step, state.waiting = GUESS, (1 << state.players) - 1
    elif first == "random":
        _choose_first(state, list(range(state.players)), "random")
    else:
        _first_player(state, int(first.removeprefix("seat-")) - 1, "setup")


def _choose_first(state: State, seats: list[int], by: str) -> None:
    chosen = state.pick("first", [f"seat-{seat + 1}" for seat in seats])
    _first_player(state, int(chosen.removeprefix("seat-")) - 1, by)


def _first_player(state: State, seat: int, by: str) -> None:
    state.active = seat
    state.tell("FirstPlayerChosen", seat=seat, by=by)
    if state.mulligan:
        state.step, state.waiting = MULLIGAN, 1 << seat
    else:
        begin_turn(state, seat)


def guess_time(state: State, seat: int, action: Action) -> None:
    """Take a guess or a "saw the clock"; the last one reveals the time and settles who begins (A-02)."""
    minutes = action.target if isinstance(action.target, int) else None
    state.answers = {**state.answers, seat: minutes}
    state.waiting &= ~(1 << seat)
    if state.waiting:
        return
    clock = state.pick("clock", [f"{minute // 60:02}:{minute % 60:02}" for minute in range(_DAY)])
    now = int(clock[:2]) * 60 + int(clock[3:])
    state.tell("TimeGuessed", minutes=dict(sorted(state.answers.items())), clock=now)
    off = {
        s: min((m - now) % _DAY, (now - m) % _DAY) for s, m in sorted(state.answers.items()) if m is not None
    }
    nearest = [s for s, distance in off.items() if distance == min(off.values())]
    if len(nearest) == 1:
        _first_player(state, nearest[0], "guess")
    else:
        _choose_first(state, nearest or list(range(state.players)), "guess")


def answer_mulligan(state: State, seat: int, action: Action) -> None:
    """R-209, A-03, A-36: change the Identity once or keep it; then the next seat, then the first turn."""
    if action.verb == "mulligan":
        old, new = exchange_identity(state, seat)
        state.tell("IdentityChanged", {seat: {"old": old, "new": new}}, seat=seat)
    else:
        state.tell("IdentityKept", seat=seat)
    following = (seat + 1) % state.players
    if following == state.active:
        begin_turn(state, state.active)
    else:
        state.waiting = 1 << following


def begin_turn(state: State, seat: int) -> None:
    """R-301, R-302: the turn opens with a draw that nobody chooses."""
    state.active, state.plays = seat, 1
    state.turn += 1
    if state.events is not None:
        state.tell("TurnBegan", seat=seat, turn=state.turn)
    draw(state, seat, "turn")
    advance(state)


def advance(state: State) -> None:
    """Set the step that is due: a Miracle's plays first, then plays of the hand, then the turn's end."""
    seat = state.active
    state.waiting = 1 << seat
    while state.miracles:
        small, plays = state.miracles[-1]
        if plays and small:
            state.step = MIRACLE
            return
        state.miracles.pop()
        for card in small:
            discard(state, seat, card, "small-hand")
        state.tell("HandTakenBack", seat=seat)
    if not state.plays:
        state.step = END
    elif state.hands[seat]:
        state.step = PLAY
    else:
        state.step, state.plays = END, 0
        state.tell("PlayForfeited", seat=seat)


def play(state: State, seat: int, action: Action) -> None:
    """Announce a card from wherever the step takes it (R-1005): out of its place, onto the stack."""
    card = action.card
    if state.step == PLAY:
        state.plays -= 1
        state.hands[seat].remove(card)
        source = HAND
    elif state.step == MIRACLE:
        small, plays = state.miracles[-1]
        small.remove(card)
        state.miracles[-1] = (small, plays - 1)
        source = SMALL_HAND
    elif state.step == REWIND:
        # The newest copy: nobody can tell equal cards apart, the order of the others stays.
        del state.discard[len(state.discard) - 1 - state.discard[::-1].index(card)]
        source = DISCARD_PILE
    else:
        state.draw.remove(card)
        shuffle_draw_pile(state)
        source = DRAW_PILE
    state.stack.append((seat, card, action.target))
    if state.events is not None:
        state.tell("CardAnnounced", seat=seat, card=IDS[card], target=action.target_id, source=source)
    _open_window(state, seat)


def play_memo(state: State, seat: int, action: Action) -> None:
    """R-1001, A-38: the first Memo closes the window and opens one for all seats but its player's."""
    state.hands[seat].remove(MEMO)
    if state.events is not None:
        state.tell("CardAnnounced", seat=seat, card=IDS[MEMO], target=IDS[state.stack[-1][1]], source=HAND)
    state.stack.append((seat, MEMO, None))
    _open_window(state, seat)


def _open_window(state: State, seat: int) -> None:
    """Ask the others about the newest card, unless every Memo is publicly accounted for (R-1014)."""
    state.step = WINDOW
    if state.events is None:
        narrow_window(state, ~(1 << seat))
    elif state.discard.count(MEMO) == MEMO_COPIES:
        _resolve(state)
    else:
        state.waiting = (1 << state.players) - 1 & ~(1 << seat)
        others = tuple([other for other in range(state.players) if other != seat])
        state.tell("WindowOpened", seat=seat, card=IDS[state.stack[-1][1]], seats=others)


def narrow_window(state: State, asked: int) -> None:
    """Ask only those of the seats in the mask `asked` that hold a Memo; without them the card happens.

    For search alone: who is asked tells who holds one.
    """
    holders = 0
    for seat, hand in enumerate(state.hands):
        if MEMO in hand:
            holders |= 1 << seat
    state.waiting = holders & asked
    if not state.waiting:
        _resolve(state)


def allow(state: State, seat: int, action: Action) -> None:
    """Let the newest card happen; it resolves when all have answered."""
    state.waiting &= ~(1 << seat)
    if not state.waiting:
        _resolve(state)


def _resolve(state: State) -> None:
    """Resolve the stack: Memos from the top cancel what lies below; what is left at last happens."""
    while state.stack[-1][1] == MEMO:
        by, _, _ = state.stack.pop()
        seat, card, _ = state.stack.pop()
        state.tell("CardCancelled", seat=seat, card=IDS[card], by=by)
        discard(state, seat, card, "cancelled")  # R-1002: the cancelled card first, then the Memo
        discard(state, by, MEMO, "memo")
        if not state.stack:
            advance(state)
            return
    seat, card, target = state.stack.pop()
    if card not in STAYS_ON_TABLE:
        discard(state, seat, card, "played")
    EFFECTS[card](state, seat, card, target)
    if PARADOX_COUNT[state.red] >= PARADOX_LIMIT and _destroyed(state):
        return
    if state.step == WINDOW:
        advance(state)
    else:  # the effect asks for one more play: R-905
        state.waiting = 1 << seat


def _destroyed(state: State) -> bool:
    """R-601, A-09: thirteen open Paradoxes after a complete resolution end the game for all."""
    if state.open_mask().bit_count() < PARADOX_LIMIT:
        return False
    finish(state, Outcome("destroyed"))
    state.tell("UniverseDestroyed", seat=state.active, years=state.open_years())
    return True


def finish(state: State, outcome: Outcome) -> None:
    """End the game: nobody decides anything any more."""
    state.outcome, state.step, state.waiting, state.plays = outcome, OVER, 0, 0


def discard_card(state: State, seat: int, action: Action) -> None:
    """R-304, R-305: Killing Time; or a Miracle's play replaced by a discard, without a second one."""
    card = action.card
    if state.step == MIRACLE:
        small, plays = state.miracles[-1]
        small.remove(card)
        state.miracles[-1] = (small, plays - 1)
        discard(state, seat, card, "kill")
        advance(state)
        return
    state.hands[seat].remove(card)
    if state.step == KILL:
        discard(state, seat, card, "second")
        draw(state, seat, "kill")
        advance(state)
        return
    state.plays -= 1
    discard(state, seat, card, "kill")
    if state.hands[seat]:
        state.step, state.waiting = KILL, 1 << seat
    else:
        advance(state)


def keep(state: State, seat: int, action: Action) -> None:
    """Decline the second discard, or the mulligan."""
    if state.step == MULLIGAN:
        answer_mulligan(state, seat, action)
    else:
        advance(state)


def end_turn(state: State, seat: int, action: Action) -> None:
    """R-211: the next seat in order begins its turn."""
    if state.events is not None:
        state.tell("TurnEnded", seat=seat)
    begin_turn(state, (seat + 1) % state.players)


def claim_victory(state: State, seat: int, action: Action) -> None:
    """R-801, R-812: the claim reveals what it rests on and ends the game."""
    assert isinstance(action.target, str), "a claim names its route"
    finish(state, claim(state, seat, action.target))


PERFORM = {
    "guess": guess_time,
    "saw-clock": guess_time,
    "mulligan": answer_mulligan,
    "keep": keep,
    "play": play,
    "discard": discard_card,
    "memo": play_memo,
    "allow": allow,
    "end": end_turn,
    "claim": claim_victory,
}
"""verb -> what it does to the state; legality has been asked before."""
