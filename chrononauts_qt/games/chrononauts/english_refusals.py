"""The refusals in English, for the command line: in the words of journals (ids, seat numbers), without Qt.

The window has its own, translated sentences in ui/games/chrononauts/texts/reasons.py.
"""

from __future__ import annotations

from chrononauts_qt.kernel.reason import Reason

_SENTENCES = {
    "game-over": "the game is over",
    "not-deciding": "this seat has nothing to decide now",
    "wrong-step": "“{verb}” cannot be said at the step “{step}”",
    "not-in-hand": "{card} is not in the hand it would come from",
    "not-in-discard": "{card} is not in the discard pile",
    "not-in-draw-pile": "{card} is not in the draw pile",
    "timewarp-not-fetched": "{card} is a Timewarp and cannot be fetched",
    "memo-only-reacts": "{card} only answers a card that another player is playing",
    "needs-target": "{card} needs a target: “play {card} on TARGET”",
    "takes-no-target": "{card} takes no target",
    "ripplepoint-not-flipped": "{year} is a Ripplepoint, and {card} turns Linchpins only",
    "linchpin-not-listed": "{card} does not list {year}",
    "linchpin-wrong-side": "{year} shows its {side} side, and {card} does not turn it from there",
    "beyond-1962": "{year} lies behind the ÜberParadox, out of reach of {card}",
    "patch-wrong-year": "{card} fits {own_year} only, not {year}",
    "not-a-paradox": "{year} is no Paradox",
    "already-patched": "{patch} already covers {year}",
    "patch-does-not-fit": "{card} does not fit: its “Playable if” does not hold",
    "artifact-sealed": "{card} cannot be played during the ÜberParadox",
    "artifact-not-in-play": "{artifact} lies on no table",
    "artifact-is-yours": "{artifact} is the player's own already",
    "artifact-not-yours": "{artifact} is not the player's own",
    "no-such-seat": "nobody sits there",
    "no-target": "{card} has nothing to act on now",
    "nothing-to-rewind": "no card of the discard pile can be played now",
    "only-patches-go": "only Patches are discarded while a card can be played, and {card} is none",
    "no-such-route": "this game is not won by the route “{route}”",
    "draw-pile-empty": "the draw pile is empty",
    "no-memo": "there is no Memo in this hand",
    "not-home": "these years do not stand as the Identity needs them: {years}",
    "out-of-reach": "these years lie behind the ÜberParadox: {years}",
    "mission-unfinished": "these Artifacts are missing: {artifacts}",
    "hand-too-small": "the hand holds {count} cards, not ten",
}


def refusal(reason: Reason) -> str:
    """Return a refusal as half a sentence, with the rule behind it."""
    listed = {name: _listed(value) for name, value in reason.params.items()}
    return f"{_SENTENCES[reason.key].format(**listed)} ({reason.rule})"


def _listed(value: object) -> object:
    if not isinstance(value, tuple):
        return value
    return ", ".join("|".join(item) if isinstance(item, tuple) else str(item) for item in value)
