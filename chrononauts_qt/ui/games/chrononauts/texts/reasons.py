"""Why something cannot be done: a sentence for every key of docs/engine-contract.md.

`TableController.say` asks for it, through the game's `screens`; the command line has its own in English.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.catalog.wording import (
    QT_TRANSLATE_NOOP,
    Facts,
    Source,
    Words,
    all_of,
    altered,
    any_of,
    marked,
    told,
)
from chrononauts_qt.ui.games.chrononauts.texts.card_steps import needed_words
from chrononauts_qt.ui.games.chrononauts.texts.conditions import patch_settings
from chrononauts_qt.ui.games.chrononauts.texts.titles import quoted, title

_SAYINGS: Mapping[str, Source] = {
    "game-over": QT_TRANSLATE_NOOP("Reasons", "The game is over."),
    "no-such-route": QT_TRANSLATE_NOOP("Reasons", "In this game only a completed Mission wins."),
    "no-memo": QT_TRANSLATE_NOOP("Reasons", "There is no Memo in your hand."),
    "take-back-guessing": QT_TRANSLATE_NOOP(
        "TakeBack", "Nothing can be taken back while the time is being guessed."),
    "take-back-window": QT_TRANSLATE_NOOP(
        "TakeBack", "A card waits for a Memo: nothing can be taken back until it is settled."),
    "take-back-drawn": QT_TRANSLATE_NOOP(
        "TakeBack", "A card has been drawn since: this cannot be taken back."),
    "take-back-searched": QT_TRANSLATE_NOOP(
        "TakeBack", "The draw pile has been looked through since: this cannot be taken back."),
    "take-back-hands": QT_TRANSLATE_NOOP(
        "TakeBack", "Hands have changed owners since: this cannot be taken back."),
    "take-back-goal": QT_TRANSLATE_NOOP(
        "TakeBack", "A new Identity or Mission has been seen since: this cannot be taken back."),
    "take-back-chosen": QT_TRANSLATE_NOOP(
        "TakeBack", "It has been settled who begins: this cannot be taken back."),
    "not-in-hand": QT_TRANSLATE_NOOP("Reasons", "{card} is not in your hand."),
    "not-in-discard": QT_TRANSLATE_NOOP(
        "Reasons", "{card} is not in the discard pile, so Rewind cannot take it."),
    "not-in-draw-pile": QT_TRANSLATE_NOOP(
        "Reasons", "{card} is not in the draw pile, so Quick Trip cannot take it."),
    "timewarp-not-fetched": QT_TRANSLATE_NOOP(
        "Reasons", "{card} is a Timewarp, and Timewarps cannot be fetched with Rewind or Quick Trip."),
    "memo-only-reacts": QT_TRANSLATE_NOOP(
        "Reasons", "{card} waits: it answers a card that somebody else is playing."),
    "needs-target": QT_TRANSLATE_NOOP("Reasons", "Choose a target for {card} first."),
    "takes-no-target": QT_TRANSLATE_NOOP(
        "Reasons", "{card} acts by itself: play it without choosing anything."),
    "artifact-sealed": QT_TRANSLATE_NOOP(
        "Reasons", "{card} lies in a future that cannot be reached during the ÜberParadox."),
    "nothing-to-rewind": QT_TRANSLATE_NOOP(
        "Reasons", "No card of the discard pile can be played now, so {card} has nothing to fetch."),
    "only-patches-go": QT_TRANSLATE_NOOP(
        "Reasons", "{card} has to be played: only Patches are discarded while a card can be played."),
    "draw-pile-empty": QT_TRANSLATE_NOOP("Reasons", "The draw pile is empty, so {card} has nowhere to look."),
    "beyond-1962": QT_TRANSLATE_NOOP(
        "Reasons", "{card} cannot reach {year}: the ÜberParadox seals every year after 1962."),
    "not-a-paradox": QT_TRANSLATE_NOOP("Reasons", "{card} mends a Paradox, and {year} is whole now."),
    "artifact-not-in-play": QT_TRANSLATE_NOOP(
        "Reasons", "{card} needs an Artifact in play; {artifact} is on no table."),
    "artifact-is-yours": QT_TRANSLATE_NOOP(
        "Reasons", "{card} takes from another player; {artifact} is yours already."),
    "artifact-not-yours": QT_TRANSLATE_NOOP(
        "Reasons", "{card} needs an Artifact from your own table; {artifact} is not there."),
    "not-deciding": QT_TRANSLATE_NOOP("Reasons", "{name} has nothing to decide now."),
    "linchpin-not-listed": QT_TRANSLATE_NOOP("Reasons", "{card} does not list {year}. It can turn {listed}."),
    "patch-wrong-year": QT_TRANSLATE_NOOP("Reasons", "{card} fits {own_year} only, not {year}."),
    "already-patched": QT_TRANSLATE_NOOP(
        "Reasons", "{card} finds no room: {patch} already covers {year}."),
    "patch-does-not-fit": QT_TRANSLATE_NOOP(
        "Reasons", "{card} does not fit now: it is playable only if {settings}."),
    "no-such-seat": QT_TRANSLATE_NOOP("Reasons", "{card} needs a player of this game."),
    "ripplepoint-not-flipped": QT_TRANSLATE_NOOP(
        "Reasons", "Ripplepoints turn by themselves: {year} follows the Linchpins {linchpins}."),
    "not-home": QT_TRANSLATE_NOOP(
        "Reasons", "You cannot go home yet: your headlines are missing in {years}."),
    "out-of-reach": QT_TRANSLATE_NOOP(
        "Reasons", "You cannot go home during the ÜberParadox: {years} cannot be reached."),
    "mission-unfinished": QT_TRANSLATE_NOOP(
        "Reasons", "Your Mission is not complete. Missing from your table: {artifacts}."),
    "hand-too-small": QT_TRANSLATE_NOOP(
        "Reasons", "Ten cards in hand are needed at the end of the turn; you hold {count}."),
}
_OF_ONE = {
    "ripplepoint-not-flipped": ("linchpins", QT_TRANSLATE_NOOP(
        "Reasons", "Ripplepoints turn by themselves: {year} follows the Linchpin {linchpins}.")),
    "not-home": ("years", QT_TRANSLATE_NOOP(
        "Reasons", "You cannot go home yet: your headline is missing in {years}.")),
}
"""What is said instead where a list has a single item."""

_WRONG_SIDE = {
    "avert-disaster": QT_TRANSLATE_NOOP(
        "Reasons", "{card} can only prevent a disaster; {year} is already {present}."),
    "halt-attack": QT_TRANSLATE_NOOP(
        "Reasons", "{card} can only stop an attack; {year} is already {present}."),
    "sabotage": QT_TRANSLATE_NOOP(
        "Reasons", "{card} can only make a project fail; {year} is already {present}."),
    "restore-history": QT_TRANSLATE_NOOP(
        "Reasons", "{card} turns altered Linchpins back; {year} already shows True History."),
    "prevent-assassination": QT_TRANSLATE_NOOP(
        "Reasons", "{card} can only save a life; in {present} there is none to save."),
}
_WRONG_SIDE_OF_ANY = QT_TRANSLATE_NOOP("Reasons", "{card} cannot turn {year} over from the side it shows.")

_NO_TARGET = {
    "restore-history": QT_TRANSLATE_NOOP(
        "Reasons", "{card} has nothing to do: no Linchpin in reach is altered."),
    "get-there-first": QT_TRANSLATE_NOOP(
        "Reasons", "{card} has nothing to take: no other player has an Artifact."),
    "sell-artifact": QT_TRANSLATE_NOOP("Reasons", "Your table is empty, so {card} has nothing to sell."),
    "perform-a-miracle": QT_TRANSLATE_NOOP(
        "Reasons", "{card} asks for an Artifact from your table, which is empty."),
    "it-never-existed": QT_TRANSLATE_NOOP("Reasons", "{card} has nothing to unmake: no Artifact is in play."),
}
_NO_TARGET_OF_ANY = QT_TRANSLATE_NOOP("Reasons", "{card} has nothing to act on now.")

_STEPS = {
    "guess": QT_TRANSLATE_NOOP("Reasons", "First everybody guesses the time."),
    "mulligan": QT_TRANSLATE_NOOP("Reasons", "First everybody keeps or exchanges their Identity."),
    "play": QT_TRANSLATE_NOOP("Reasons", "Now a card has to be played or discarded."),
    "window": QT_TRANSLATE_NOOP("Reasons", "A card is being played: answer with a Memo or let it happen."),
    "kill": QT_TRANSLATE_NOOP("Reasons", "You have killed time: discard another card or keep the rest."),
    "miracle": QT_TRANSLATE_NOOP("Reasons", "First the “Miracle”: play or discard a card of its own hand."),
    "rewind": QT_TRANSLATE_NOOP("Reasons", "First Rewind: play a card of the discard pile."),
    "quick-trip": QT_TRANSLATE_NOOP("Reasons", "First the Quick Trip: play a card of the draw pile."),
    "stuck": QT_TRANSLATE_NOOP("Reasons", "Nothing in your hand can be played: discard a card."),
    "end": QT_TRANSLATE_NOOP("Reasons", "The play is over: end the turn or claim victory."),
    "over": QT_TRANSLATE_NOOP("Reasons", "The game is over."),
}


def say(reason: Reason, names: Sequence[str]) -> str:
    """Return the sentence for a refusal; KeyError for a key that the catalogue does not know.

    `names` are the players' names by 0-based seat.
    """
    return told(_source(reason.key, reason.params), _WORDS, reason.params, names)


def _source(key: str, params: Facts) -> Source:
    if key == "wrong-step":
        return _STEPS[params["step"]]
    if key == "linchpin-wrong-side":
        return _WRONG_SIDE.get(params["card"], _WRONG_SIDE_OF_ANY)
    if key == "no-target":
        card: str = params["card"]
        return _NO_TARGET.get(str(BY_ID[card].facts.get("kind", card)), _NO_TARGET_OF_ANY)
    if key in _OF_ONE:
        items, source = _OF_ONE[key]
        return source if len(params[items]) == 1 else _SAYINGS[key]
    return _SAYINGS[key]


def _listed(params: Facts, names: Sequence[str]) -> str:
    flips: dict[str, list[int]] = BY_ID[params["card"]].facts["flips"]
    years = sorted((year, side == "to_true") for side, listed in flips.items() for year in listed)
    return any_of(altered(year) if back else year for year, back in years)


_WORDS: Mapping[str, Words] = {
    "card": lambda params, names: title(params["card"]),
    "patch": lambda params, names: title(params["patch"]),
    "artifact": lambda params, names: title(params["artifact"]),
    "name": lambda params, names: names[params["seat"]],
    "settings": lambda params, names: patch_settings(params["card"]),
    "present": lambda params, names: marked(params["year"], params["side"]),
    "listed": _listed,
    "years": lambda params, names: all_of(params["years"]),
    "linchpins": lambda params, names: all_of(params["linchpins"]),
    "artifacts": lambda params, names: all_of(needed_words(need, quoted) for need in params["artifacts"]),
}
