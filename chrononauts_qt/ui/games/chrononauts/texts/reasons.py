"""Why something cannot be done: a sentence for every key of docs/engine-contract.md.

`TableController.say` asks for it, through the game's `screens`; the command line has its own in English.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, all_of, altered, any_of, fill, marked
from chrononauts_qt.ui.games.chrononauts.texts.card_steps import needed_words
from chrononauts_qt.ui.games.chrononauts.texts.conditions import patch_settings
from chrononauts_qt.ui.games.chrononauts.texts.titles import quoted, title

Params = Mapping[str, Any]

_BARE = {
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
}
_CARD = {
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
}
_CARD_YEAR = {
    "beyond-1962": QT_TRANSLATE_NOOP(
        "Reasons", "{card} cannot reach {year}: the ÜberParadox seals every year after 1962."),
    "not-a-paradox": QT_TRANSLATE_NOOP("Reasons", "{card} mends a Paradox, and {year} is whole now."),
}
_CARD_ARTIFACT = {
    "artifact-not-in-play": QT_TRANSLATE_NOOP(
        "Reasons", "{card} needs an Artifact in play; {artifact} is on no table."),
    "artifact-is-yours": QT_TRANSLATE_NOOP(
        "Reasons", "{card} takes from another player; {artifact} is yours already."),
    "artifact-not-yours": QT_TRANSLATE_NOOP(
        "Reasons", "{card} needs an Artifact from your own table; {artifact} is not there."),
}
_NOT_DECIDING = QT_TRANSLATE_NOOP("Reasons", "{name} has nothing to decide now.")
_RIPPLEPOINT = QT_TRANSLATE_NOOP(
    "Reasons", "Ripplepoints turn by themselves: {year} follows the Linchpins {linchpins}.")
_RIPPLEPOINT_ONE = QT_TRANSLATE_NOOP(
    "Reasons", "Ripplepoints turn by themselves: {year} follows the Linchpin {linchpin}.")
_NOT_LISTED = QT_TRANSLATE_NOOP("Reasons", "{card} does not list {year}. It can turn {years}.")
_WRONG_YEAR = QT_TRANSLATE_NOOP("Reasons", "{card} fits {own_year} only, not {year}.")
_ALREADY_PATCHED = QT_TRANSLATE_NOOP("Reasons", "{card} finds no room: {patch} already covers {year}.")
_DOES_NOT_FIT = QT_TRANSLATE_NOOP("Reasons", "{card} does not fit now: it is playable only if {settings}.")
_NO_SEAT = QT_TRANSLATE_NOOP("Reasons", "{card} needs a player of this game.")

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

_NOT_HOME = QT_TRANSLATE_NOOP("Reasons", "You cannot go home yet: your headlines are missing in {years}.")
_NOT_HOME_ONE = QT_TRANSLATE_NOOP("Reasons", "You cannot go home yet: your headline is missing in {year}.")
_OUT_OF_REACH = QT_TRANSLATE_NOOP(
    "Reasons", "You cannot go home during the ÜberParadox: {years} cannot be reached.")
_UNFINISHED = QT_TRANSLATE_NOOP(
    "Reasons", "Your Mission is not complete. Missing from your table: {artifacts}.")
_HAND = QT_TRANSLATE_NOOP("Reasons", "Ten cards in hand are needed at the end of the turn; you hold {count}.")


def say(reason: Reason, names: Sequence[str]) -> str:
    """Return the sentence for a refusal; KeyError for a key that the catalogue does not know.

    `names` are the players' names by 0-based seat.
    """
    key, params = reason.key, reason.params
    if key in _BARE:
        return fill(_BARE[key])
    if key in _CARD:
        return fill(_CARD[key], card=title(params["card"]))
    if key in _CARD_YEAR:
        return fill(_CARD_YEAR[key], card=title(params["card"]), year=params["year"])
    if key in _CARD_ARTIFACT:
        return fill(_CARD_ARTIFACT[key], card=title(params["card"]), artifact=title(params["artifact"]))
    if key == "not-deciding":
        return fill(_NOT_DECIDING, name=names[params["seat"]])
    return _OTHERS[key](params)


def _wrong_step(params: Params) -> str:
    return fill(_STEPS[params["step"]])


def _ripplepoint(params: Params) -> str:
    linchpins = list(params["linchpins"])
    if len(linchpins) == 1:
        return fill(_RIPPLEPOINT_ONE, year=params["year"], linchpin=linchpins[0])
    return fill(_RIPPLEPOINT, year=params["year"], linchpins=all_of(linchpins))


def _not_listed(params: Params) -> str:
    flips: dict[str, list[int]] = BY_ID[params["card"]].facts["flips"]
    years = sorted((year, side == "to_true") for side, listed in flips.items() for year in listed)
    words = any_of(altered(year) if back else str(year) for year, back in years)
    return fill(_NOT_LISTED, card=title(params["card"]), year=params["year"], years=words)


def _wrong_side(params: Params) -> str:
    card, year = params["card"], params["year"]
    present = marked(year, params["side"])
    source = _WRONG_SIDE.get(card, _WRONG_SIDE_OF_ANY)
    if card == "prevent-assassination":
        return fill(source, card=title(card), present=present)
    if card in ("avert-disaster", "halt-attack", "sabotage"):
        return fill(source, card=title(card), year=year, present=present)
    return fill(source, card=title(card), year=year)


def _wrong_year(params: Params) -> str:
    return fill(_WRONG_YEAR, card=title(params["card"]), own_year=params["own_year"], year=params["year"])


def _already_patched(params: Params) -> str:
    card, patch = title(params["card"]), title(params["patch"])
    return fill(_ALREADY_PATCHED, card=card, patch=patch, year=params["year"])


def _does_not_fit(params: Params) -> str:
    return fill(_DOES_NOT_FIT, card=title(params["card"]), settings=patch_settings(params["card"]))


def _no_seat(params: Params) -> str:
    return fill(_NO_SEAT, card=title(params["card"]))


def _no_target(params: Params) -> str:
    card: str = params["card"]
    kind: str = BY_ID[card].facts.get("kind", card)
    return fill(_NO_TARGET.get(kind, _NO_TARGET_OF_ANY), card=title(card))


def _not_home(params: Params) -> str:
    years = list(params["years"])
    if len(years) == 1:
        return fill(_NOT_HOME_ONE, year=years[0])
    return fill(_NOT_HOME, years=all_of(years))


def _out_of_reach(params: Params) -> str:
    return fill(_OUT_OF_REACH, years=all_of(params["years"]))


def _unfinished(params: Params) -> str:
    return fill(_UNFINISHED, artifacts=all_of(needed_words(need, quoted) for need in params["artifacts"]))


def _hand(params: Params) -> str:
    return fill(_HAND, count=params["count"])


_OTHERS: dict[str, Callable[[Params], str]] = {
    "wrong-step": _wrong_step, "ripplepoint-not-flipped": _ripplepoint, "linchpin-not-listed": _not_listed,
    "linchpin-wrong-side": _wrong_side, "patch-wrong-year": _wrong_year, "already-patched": _already_patched,
    "patch-does-not-fit": _does_not_fit, "no-such-seat": _no_seat, "no-target": _no_target,
    "not-home": _not_home, "out-of-reach": _out_of_reach, "mission-unfinished": _unfinished,
    "hand-too-small": _hand,
}
