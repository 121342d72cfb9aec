"""Everything a seat can say, as values with a readable text form that round-trips.

The set is finite, so every action exists once: ``parse("memo") is MEMO``. Grammar (docs/journal.md)::

    guess HH:MM | saw-clock | mulligan | keep
    play CARD [on TARGET]     TARGET: a year, an artifact id, seat-N, left, right
    discard CARD | memo | allow | end | claim home|mission|hand
    stop                      (Solonauts: end here, with whoever is home)
"""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.cards import (
    ACTION,
    ARTIFACTS,
    INVERTER,
    PATCH,
    PLAY_CARDS,
    PLAY_INDEX,
    Card,
)
from chrononauts_qt.games.chrononauts.timeline import YEARS
from chrononauts_qt.kernel.errors import BadActionText

Target = int | str | None
MAX_SEATS = 6


class Action:
    """One thing to say. ``card`` is a play-deck kind index or -1.

    ``target`` is a year (int) on the TimeLine, the kind index (int) of an artifact, a 0-based seat
    (int), "left" or "right", minutes after midnight (guess), a claim's route, or None.
    """

    __slots__ = ("card", "target", "text", "verb")

    def __init__(self, verb: str, card: int, target: Target, text: str) -> None:
        self.verb = verb
        self.card = card
        self.target = target
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Pickle as text, so that an action is the same object in every process."""
        return parse, (self.text,)

    @property
    def card_id(self) -> str | None:
        """Return the id of the card named, or None."""
        return PLAY_CARDS[self.card].id if self.card >= 0 else None

    @property
    def target_id(self) -> str | None:
        """Return the target as the text form says it ("1929", "dodo", "seat-2", "left"), or None."""
        return self.text.rpartition(" on ")[2] if " on " in self.text else None


ARTIFACT_TARGETS = ("get-there-first", "it-never-existed", "sell-artifact", "perform-a-miracle")
_BY_TEXT: dict[str, Action] = {}


def _add(verb: str, text: str, card: int = -1, target: Target = None) -> Action:
    action = _BY_TEXT[text] = Action(verb, card, target, text)
    return action


def target_kind(card: Card) -> str:
    """Return what `card` is aimed at: "year", "artifact", "seat", "direction" or "" for nothing."""
    if card.family in (INVERTER, PATCH):
        return "year"
    if card.family == ACTION and card.facts.get("kind", card.id) in ARTIFACT_TARGETS:
        return "artifact"
    return {"your-parents-never-met": "seat", "discontinuity": "direction"}.get(card.id, "")


def _targets(card: Card) -> list[tuple[str, Target]]:
    """Return every target one can name with `card`, legal or not, as (text, value)."""
    kind = target_kind(card)
    if kind == "year":
        return [(str(year), year) for year in YEARS]
    if kind == "artifact":
        return [(artifact.id, PLAY_INDEX[artifact.id]) for artifact in ARTIFACTS]
    if kind == "seat":
        return [(f"seat-{seat + 1}", seat) for seat in range(MAX_SEATS)]
    if kind == "direction":
        return [("left", "left"), ("right", "right")]
    return []


def _plays() -> list[dict[Target, Action]]:
    plays: list[dict[Target, Action]] = []
    for index, card in enumerate(PLAY_CARDS):
        alone = f"play {card.id}"
        options: dict[Target, Action] = {None: _add("play", alone, index)}
        for text, value in _targets(card):
            options[value] = _add("play", f"{alone} on {text}", index, value)
        plays.append(options)
    return plays


PLAY = _plays()
"""PLAY[kind index][target] is the action; PLAY[kind][None] names the card alone."""

DISCARD = [_add("discard", f"discard {card.id}", index) for index, card in enumerate(PLAY_CARDS)]
MEMO = _add("memo", "memo")
ALLOW = _add("allow", "allow")
END = _add("end", "end")
STOP = _add("stop", "stop")
KEEP = _add("keep", "keep")
MULLIGAN = _add("mulligan", "mulligan")
SAW_CLOCK = _add("saw-clock", "saw-clock")
GUESS = [
    _add("guess", f"guess {hour:02}:{minute:02}", -1, hour * 60 + minute)
    for hour in range(24)
    for minute in range(60)
]
CLAIM = {route: _add("claim", f"claim {route}", target=route) for route in ("home", "mission", "hand")}

ALL_ACTIONS = tuple(_BY_TEXT.values())


def parse(text: str) -> Action:
    """Return the action that `text` names; raise BadActionText with a sentence otherwise."""
    action = _BY_TEXT.get(text)
    if action is not None:
        return action
    verb, _, rest = text.partition(" ")
    card = rest.partition(" on ")[0]
    if verb in ("play", "discard") and card not in PLAY_INDEX:
        raise BadActionText(f"“{text}” names no card of the play deck: “{card}”")
    if verb in ("play", "discard"):
        raise BadActionText(f"“{text}” names no target that “{card}” could have")
    raise BadActionText(
        f"“{text}” is no action; actions begin with play, discard, memo, allow, end, keep, "
        "claim, mulligan, guess, saw-clock or stop"
    )
