"""Words of the windows and sheets that the tables of `common` do not hold."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "waiting-named": QT_TRANSLATE_NOOP("Windows", "“{game}”. {summary}"),
    "last-ended": QT_TRANSLATE_NOOP("Windows", "The last game has ended: {how}."),
    "name-this": QT_TRANSLATE_NOOP("Windows", "Name this game…"),
    "games": QT_TRANSLATE_NOOP("Windows", "Games"),
    "home-name": QT_TRANSLATE_NOOP("Windows", "First screen"),
    "box-facts": QT_TRANSLATE_NOOP("Windows", "{players}, {length}"),
    "box-door": QT_TRANSLATE_NOOP("Windows", "{door}: {game}"),
    "emblem": QT_TRANSLATE_NOOP("Windows", "Player {number}, {shape}"),
    "hourglass": QT_TRANSLATE_NOOP("Windows", "hourglass"),
    "sextant": QT_TRANSLATE_NOOP("Windows", "sextant"),
    "lantern": QT_TRANSLATE_NOOP("Windows", "lantern"),
    "key": QT_TRANSLATE_NOOP("Windows", "key"),
    "moth": QT_TRANSLATE_NOOP("Windows", "moth"),
    "compass": QT_TRANSLATE_NOOP("Windows", "compass"),
    "name-of-seat": QT_TRANSLATE_NOOP("Windows", "Name in seat {number}"),
    "seat-language": QT_TRANSLATE_NOOP("Windows", "Language of seat {number}: {language}"),
    "seat-as-interface": QT_TRANSLATE_NOOP("Windows", "Same as the interface"),
    "move-up": QT_TRANSLATE_NOOP("Windows", "Move seat {number} up"),
    "move-down": QT_TRANSLATE_NOOP("Windows", "Move seat {number} down"),
    "name-full": QT_TRANSLATE_NOOP("Windows", "A name has room for {count} characters."),
    "memo-choice": QT_TRANSLATE_NOOP("Windows", "Memo window: {length}"),
    "memo-note": QT_TRANSLATE_NOOP(
        "Windows", "How long every card waits for a Memo. Hold stops the clock at any time."),
    "name-begins": QT_TRANSLATE_NOOP("Windows", "{name} begins"),
    "sum-guess": QT_TRANSLATE_NOOP("Windows", "{players} play; whoever guesses the time best begins."),
    "sum-random": QT_TRANSLATE_NOOP("Windows", "{players} play; lots decide who begins."),
    "sum-seat": QT_TRANSLATE_NOOP("Windows", "{players} play; {name} begins."),
    "sum-seconds": QT_TRANSLATE_NOOP("Windows", "Every card waits {seconds} for a Memo."),
    "sum-until-ok": QT_TRANSLATE_NOOP("Windows", "Every card waits until each seat has said OK."),
    "sum-mulligan": QT_TRANSLATE_NOOP("Windows", "Identities may be exchanged once."),
    "sum-no-mulligan": QT_TRANSLATE_NOOP("Windows", "Identities stay as dealt."),
    "curtain-name": QT_TRANSLATE_NOOP("Windows", "Curtain"),
    "curtain-hint": QT_TRANSLATE_NOOP("Windows", "Hold the button or Space, or press twice."),
    "curtain-hint-one": QT_TRANSLATE_NOOP("Windows", "Press the button or Space."),
    "lift-curtain": QT_TRANSLATE_NOOP("Windows", "Lift the curtain"),
    "memo-window": QT_TRANSLATE_NOOP("Windows", "Memo window"),
    "playing": QT_TRANSLATE_NOOP("Windows", "{name} plays"),
    "look-name": QT_TRANSLATE_NOOP("Windows", "{name} wants to look; press {number}"),
    "ok-name": QT_TRANSLATE_NOOP("Windows", "{name} says OK"),
    "ok-said": QT_TRANSLATE_NOOP("Windows", "{name} has said OK"),
    "each-ok": QT_TRANSLATE_NOOP("Windows", "Press your number to look, or say OK."),
    "time-left": QT_TRANSLATE_NOOP("Windows", "Time left: {percent} percent"),
    "time-held": QT_TRANSLATE_NOOP("Windows", "The time is held"),
    "let-happen": QT_TRANSLATE_NOOP("Windows", "Let it happen"),
    "cancel-with-memo": QT_TRANSLATE_NOOP("Windows", "Cancel it with my Memo"),
    "look-question": QT_TRANSLATE_NOOP("Windows", "Cancel {card} with a Memo?"),
    "time-field": QT_TRANSLATE_NOOP("Windows", "Time, hours and minutes"),
    "time-clocks": QT_TRANSLATE_NOOP(
        "Windows", "Cover every clock in the room, including the one on this computer."),
    "time-guess": QT_TRANSLATE_NOOP("Windows", "That is my guess"),
    "rest-from-memos": QT_TRANSLATE_NOOP("Windows", "Not again this round"),
    "mulligan-hint": QT_TRANSLATE_NOOP("Windows", "Hint: keep the Identity or exchange it"),
    "mulligan-keep-note": QT_TRANSLATE_NOOP(
        "Windows", "Only you see this. Your three years must stand like this for you to go home."),
    "claim-this": QT_TRANSLATE_NOOP("Windows", "Claim this"),
    "claim-name": QT_TRANSLATE_NOOP("Windows", "Claim: {route}"),
    "claim-only-you": QT_TRANSLATE_NOOP(
        "Windows", "Only you see this. A true claim shows your card to all and ends the game."),
    "not-yet": QT_TRANSLATE_NOOP("Windows", "Not yet. {refusal}"),
    "fulfilled": QT_TRANSLATE_NOOP("Windows", "{label}: done"),
    "unfulfilled": QT_TRANSLATE_NOOP("Windows", "{label}: missing"),
    "filter": QT_TRANSLATE_NOOP("Windows", "Find a card"),
    "card-list": QT_TRANSLATE_NOOP("Windows", "Cards"),
    "choose-card": QT_TRANSLATE_NOOP("Windows", "Choose this card"),
    "no-match": QT_TRANSLATE_NOOP("Windows", "No card here is called that."),
    "how-it-went": QT_TRANSLATE_NOOP("Windows", "How it went"),
    "the-others": QT_TRANSLATE_NOOP("Windows", "The others"),
    "everyone": QT_TRANSLATE_NOOP("Windows", "Everyone"),
    "the-paradoxes": QT_TRANSLATE_NOOP("Windows", "The open Paradoxes"),
    "statistic": QT_TRANSLATE_NOOP("Windows", "{label}: {value}"),
    "rematch": QT_TRANSLATE_NOOP("Windows", "Rematch"),
    "home": QT_TRANSLATE_NOOP("Windows", "Home"),
    "look-board": QT_TRANSLATE_NOOP("Windows", "Look at the board"),
    "dismiss": QT_TRANSLATE_NOOP("Windows", "Dismiss"),
    "message": QT_TRANSLATE_NOOP("Windows", "Message"),
    "error": QT_TRANSLATE_NOOP("Windows", "Error"),
}

text = texts_of(TEXTS)


def emblem_name(seat: int, shape: str) -> str:
    """Return what a screen reader says of the sign of a 0-based seat."""
    return text("emblem", number=seat + 1, shape=text(shape))
