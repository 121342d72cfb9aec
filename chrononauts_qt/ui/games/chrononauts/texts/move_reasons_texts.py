"""Why a move of Chrononauts or Artifaxx is a good one, as everybody or only its seat can say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.games.chrononauts.timeline import PARADOX_LIMIT
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, all_of, altered, fields, fill
from chrononauts_qt.ui.games.chrononauts.texts.actions import seat_name
from chrononauts_qt.ui.games.chrononauts.texts.titles import title

_YEARS: dict[str, Source] = {
    "destroys": QT_TRANSLATE_NOOP(
        "MoveReasons", "The Universe would end: {count} Paradoxes would be open at once."),
    "ends-uber": QT_TRANSLATE_NOOP(
        "MoveReasons", "It ends the ÜberParadox: everything is within reach again."),
    "begins-uber": QT_TRANSLATE_NOOP(
        "MoveReasons", "It begins the ÜberParadox: nothing after 1962 can be reached any more."),
    "covers": QT_TRANSLATE_NOOP(
        "MoveReasons", "It covers a Paradox and brings a card. Open then: {count} of {limit}."),
    "covers-of-many": QT_TRANSLATE_NOOP(
        "MoveReasons", "There are too many open Paradoxes. It covers one and brings a card. Open then: "
        "{count} of {limit}."),
    "closes-of-many": QT_TRANSLATE_NOOP(
        "MoveReasons", "There are too many open Paradoxes. Whole again: {years}. Open then: {count} of "
        "{limit}."),
    "undoes-patches-of": QT_TRANSLATE_NOOP(
        "MoveReasons", "Patches come off: {years}. They were laid by {seats}."),
    "undoes-patches": QT_TRANSLATE_NOOP("MoveReasons", "Patches come off: {years}."),
    "opens-and-closes": QT_TRANSLATE_NOOP(
        "MoveReasons", "It opens {opened} and closes {closed}. Open then: {count} of {limit}."),
    "opens": QT_TRANSLATE_NOOP("MoveReasons", "It opens {years}. Open then: {count} of {limit}."),
    "closes": QT_TRANSLATE_NOOP("MoveReasons", "It closes {years}. Open then: {count} of {limit}."),
    "half-way": QT_TRANSLATE_NOOP(
        "MoveReasons", "It is one of two Linchpins. Waiting for the other one: {years}."),
    "turns": QT_TRANSLATE_NOOP("MoveReasons", "No other year turns with it."),
}  # fmt: skip
_CARDS: dict[str, Source] = {
    "places": QT_TRANSLATE_NOOP(
        "MoveReasons", "Artifacts finish Missions: this is one more in front of {seat}."),
    "takes": QT_TRANSLATE_NOOP(
        "MoveReasons", "It takes {artifact} from {seat}, whose Mission may ask for it."),
    "erases": QT_TRANSLATE_NOOP(
        "MoveReasons", "It erases {artifact} in front of {seat}, whose Mission may ask for it."),
    "erases-own": QT_TRANSLATE_NOOP(
        "MoveReasons", "It erases {artifact}, and takes nothing from anybody else."),
    "sells": QT_TRANSLATE_NOOP("MoveReasons", "It gives up {artifact}. New cards for it: {count}."),
    "plays-miracle": QT_TRANSLATE_NOOP(
        "MoveReasons", "It gives up {artifact} for a small hand. Plays from it: {count}."),
    "new-mission": QT_TRANSLATE_NOOP("MoveReasons", "Another Mission may be nearer."),
    "new-identity": QT_TRANSLATE_NOOP("MoveReasons", "{seat} gets another Identity and begins anew."),
    "own-identity": QT_TRANSLATE_NOOP("MoveReasons", "Another Identity may be nearer to home."),
    "mixes-hands": QT_TRANSLATE_NOOP(
        "MoveReasons", "All hands are dealt anew, and {seat} has most to lose."),
    "passes-hands": QT_TRANSLATE_NOOP(
        "MoveReasons", "It brings the hand of {seat} in exchange. Cards in it: {count}."),
    "plays-two-more": QT_TRANSLATE_NOOP("MoveReasons", "It brings two cards and two more plays."),
    "plays-discard": QT_TRANSLATE_NOOP("MoveReasons", "It plays the best card of the discard pile."),
    "plays-any": QT_TRANSLATE_NOOP("MoveReasons", "It plays the best card of the draw pile."),
    "kills-time": QT_TRANSLATE_NOOP("MoveReasons", "Killing Time: nothing is played."),
    "draws-another": QT_TRANSLATE_NOOP("MoveReasons", "Another card comes in its place."),
    "throws": QT_TRANSLATE_NOOP("MoveReasons", "It is discarded instead of a play from the “Miracle”."),
    "cancels": QT_TRANSLATE_NOOP("MoveReasons", "It stops {card}, played by {seat}."),
    "cancels-memo": QT_TRANSLATE_NOOP(
        "MoveReasons", "It stops the Memo of {seat}, and {card} goes on."),
    "saves-universe": QT_TRANSLATE_NOOP(
        "MoveReasons", "{card}, played by {seat}, would end the Universe for everybody."),
}  # fmt: skip
_ELSE: dict[str, Source] = {
    "keeps-rest": QT_TRANSLATE_NOOP("MoveReasons", "The other cards are worth keeping."),
    "keeps-identity": QT_TRANSLATE_NOOP("MoveReasons", "This Identity will do."),
    "mulligan": QT_TRANSLATE_NOOP("MoveReasons", "Another Identity may have an easier way home."),
    "lets-happen": QT_TRANSLATE_NOOP("MoveReasons", "Nothing is done against it."),
    "ends-turn": QT_TRANSLATE_NOOP("MoveReasons", "There is nothing left to do in this turn."),
    "claims-home": QT_TRANSLATE_NOOP("MoveReasons", "The three headlines stand: it wins by going home."),
    "claims-mission": QT_TRANSLATE_NOOP("MoveReasons", "The Mission is complete: it wins the game."),
    "claims-hand": QT_TRANSLATE_NOOP("MoveReasons", "Ten cards or more are held: it wins the game."),
    "guesses": QT_TRANSLATE_NOOP("MoveReasons", "Whoever guesses best begins."),
    "saw-clock": QT_TRANSLATE_NOOP("MoveReasons", "Whoever has seen a clock does not guess."),
}  # fmt: skip
_OWN: dict[str, Source] = {
    "wins-home": QT_TRANSLATE_NOOP(
        "MoveReasons", "Your three headlines then stand: you can claim victory."),
    "wins-mission": QT_TRANSLATE_NOOP("MoveReasons", "Your Mission is then complete: you can claim victory."),
    "wins-hand": QT_TRANSLATE_NOOP("MoveReasons", "You then hold ten cards: you can claim victory."),
    "covers-mine": QT_TRANSLATE_NOOP(
        "MoveReasons", "It brings a card, and one of your three headlines: {primes}."),
    "mends-mine": QT_TRANSLATE_NOOP("MoveReasons", "It makes {years} whole again, which you need."),
    "frees-way": QT_TRANSLATE_NOOP("MoveReasons", "It ends the ÜberParadox and opens your way home again."),
    "opens-mine-held": QT_TRANSLATE_NOOP(
        "MoveReasons", "It opens {years}, which you need, and you hold the Patch for it."),
    "opens-mine": QT_TRANSLATE_NOOP("MoveReasons", "It opens {years}, where you need a Patch."),
    "half-mine": QT_TRANSLATE_NOOP(
        "MoveReasons", "It is one of two Linchpins that you need for {years}."),
    "opens-held": QT_TRANSLATE_NOOP(
        "MoveReasons", "It opens {years}, and you hold the Patch for it, which brings a card."),
    "serves-mission": QT_TRANSLATE_NOOP(
        "MoveReasons", "Your Mission asks for it. Done then: {count} of 3."),
    "takes-mine": QT_TRANSLATE_NOOP(
        "MoveReasons", "Your Mission asks for {artifact}, which {seat} has. Done then: {count} of 3."),
    "spare-artifact": QT_TRANSLATE_NOOP(
        "MoveReasons", "Your Mission does not ask for it, but on the table it may be worth something later."),
    "stops-hand": QT_TRANSLATE_NOOP(
        "MoveReasons", "It blocks {seat}, who holds {count} cards and wins with ten."),
    "cancels-mine": QT_TRANSLATE_NOOP(
        "MoveReasons", "{card}, played by {seat}, would spoil what you need: {years}."),
    "cancels-theft": QT_TRANSLATE_NOOP(
        "MoveReasons", "{card}, played by {seat}, would cost you {artifact}, which your Mission asks for."),
    "cancels-way": QT_TRANSLATE_NOOP("MoveReasons", "{card}, played by {seat}, would seal your way home."),
    "cancels-loss": QT_TRANSLATE_NOOP(
        "MoveReasons", "{card}, played by {seat}, would cost you your hand of {count} cards."),
    "keeps-memo": QT_TRANSLATE_NOOP(
        "MoveReasons", "{card}, played by {seat}, does you little harm: your Memo is worth more later."),
    "needs-not": QT_TRANSLATE_NOOP("MoveReasons", "None of your goals asks for {card}."),
    "least-harm": QT_TRANSLATE_NOOP(
        "MoveReasons", "Nothing brings you nearer now; this does the least harm."),
}  # fmt: skip
_MOVER: dict[str, Source] = {
    "cadet": QT_TRANSLATE_NOOP("MoveReasons", "{name}, a Cadet bot"),
    "agent": QT_TRANSLATE_NOOP("MoveReasons", "{name}, an Agent bot"),
    "chief": QT_TRANSLATE_NOOP("MoveReasons", "{name}, a Chief bot"),
}
_WHOLE = QT_TRANSLATE_NOOP("MoveReasons", "{mover}: {words}")
REASONS = {**_YEARS, **_CARDS, **_ELSE, **_OWN}


def because(advice: Advice, names: Sequence[str]) -> str:
    """Return the reason for a move in whole sentences; `names` are the players' names by 0-based seat."""
    source = REASONS[advice.key]
    fillers: Mapping[str, Callable[[Any], object]] = {
        "card": title,
        "artifact": title,
        "seat": lambda seat: seat_name(seat, names),
        "seats": lambda seats: all_of(seat_name(seat, names) for seat in seats),
        "years": all_of,
        "primes": lambda years: all_of(map(altered, years)),
        "opened": all_of,
        "closed": all_of,
        "count": int,
    }
    wanted = fields(source.text)
    known = {key: fillers[key](value) for key, value in advice.params.items() if key in wanted}
    return fill(source, **known, **({"limit": PARADOX_LIMIT} if "limit" in wanted else {}))


def mover(name: str, rank: str) -> str:
    """Return which bot has moved, with its rank in words."""
    return fill(_MOVER[rank], name=name)


def whole(mover_: str, words: str) -> str:
    """Return who has moved and what is said of it, as one line."""
    return fill(_WHOLE, mover=mover_, words=words)
