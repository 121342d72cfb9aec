"""What phones show of any game, and what is said about them: in the words of the seat, or of the screen."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.worded import worded
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, fill, texts_of

TEXTS: dict[str, Source] = {
    "yours": QT_TRANSLATE_NOOP("Phones", "Your turn: {step}"),
    "look": QT_TRANSLATE_NOOP("Phones", "Look at the big screen: {name} plays."),
    "look-all": QT_TRANSLATE_NOOP("Phones", "Look at the big screen."),
    "look-answers": QT_TRANSLATE_NOOP("Phones", "The others are asked whether they stop it."),
    "tab-hand": QT_TRANSLATE_NOOP("Phones", "Hand"),
    "tab-goals": QT_TRANSLATE_NOOP("Phones", "Goals"),
    "tab-table": QT_TRANSLATE_NOOP("Phones", "Table"),
    "tab-log": QT_TRANSLATE_NOOP("Phones", "Log"),
    "hand": QT_TRANSLATE_NOOP("Phones", "Your hand"),
    "goals": QT_TRANSLATE_NOOP("Phones", "Your goals"),
    "log": QT_TRANSLATE_NOOP("Phones", "What happened last"),
    "tables": QT_TRANSLATE_NOOP("Phones", "Artifacts that lie open"),
    "lying": QT_TRANSLATE_NOOP("Phones", "{name}: {cards}"),
    "met": QT_TRANSLATE_NOOP("Phones", "reached"),
    "unmet": QT_TRANSLATE_NOOP("Phones", "not yet"),
    "lit": QT_TRANSLATE_NOOP("Phones", "{label}, in effect"),
    "unlit": QT_TRANSLATE_NOOP("Phones", "{label}, not in effect"),
    "why-not": QT_TRANSLATE_NOOP("Phones", "Why not now?"),
    "kills-time": QT_TRANSLATE_NOOP(
        "Phones",
        "You kill time: you play nothing and discard this card. After that you may discard another one and "
        "draw a card for it."),
    "unmade": QT_TRANSLATE_NOOP(
        "Phones", "That cannot be put together here any more: choose its parts anew."),
    "all-lines": QT_TRANSLATE_NOOP(
        "Phones", "You win if all three lines of one card are reached when your own turn ends: claim victory "
        "then."),
    "else": QT_TRANSLATE_NOOP("Phones", "What else you can do"),
    "stops": QT_TRANSLATE_NOOP("Phones", "Does anyone stop it?"),
    "answered": QT_TRANSLATE_NOOP(
        "Phones", "You have answered. You can still choose the other answer, until it is done."),
    "hours": QT_TRANSLATE_NOOP("Phones", "Hours"),
    "minutes": QT_TRANSLATE_NOOP("Phones", "Minutes"),
    "guess": QT_TRANSLATE_NOOP("Phones", "Guess"),
    "at-table": QT_TRANSLATE_NOOP("Phones", "For everybody at the table"),
    "hold": QT_TRANSLATE_NOOP("Phones", "Hold the time"),
    "go-on": QT_TRANSLATE_NOOP("Phones", "Let the time run on"),
    "held": QT_TRANSLATE_NOOP("Phones", "The time stands still for everybody."),
    # at the table
    "on-phone": QT_TRANSLATE_NOOP("Phones", "{name} plays by phone"),
    "came": QT_TRANSLATE_NOOP("Phones", "{name} has the hand on a phone now."),
    "went": QT_TRANSLATE_NOOP("Phones", "{name} has the hand at the screen again."),
    "afar": QT_TRANSLATE_NOOP("Phones", "Everybody plays by phone: {names}."),
    "hands-away": QT_TRANSLATE_NOOP("Phones", "The hands are on the phones."),
    "asked": QT_TRANSLATE_NOOP("Phones", "Asked on their phones: {names}"),
    "waits": QT_TRANSLATE_NOOP("Phones", "Every answer is waited for, by phone: {names}"),
    # the page with the codes
    "let-in-box": QT_TRANSLATE_NOOP("Phones", "Let phones in"),
    "let-in-note": QT_TRANSLATE_NOOP("Phones", "Whoever scans a code holds the hand on a phone."),
    "again-offer": QT_TRANSLATE_NOOP("Phones", "Phones were let in to this game."),
    "other-seats": QT_TRANSLATE_NOOP(
        "Phones", "Others sit there now: whoever wants the hand on a phone scans a code once more."),
    "let-in": QT_TRANSLATE_NOOP("Phones", "Let phones in…"),
    "title": QT_TRANSLATE_NOOP("Phones", "Take your hand onto your phone"),
    "intro": QT_TRANSLATE_NOOP(
        "Phones",
        "Point your phone’s camera at your code. The phone has to be in the same Wi-Fi as this computer; "
        "nothing is installed. Whoever has no phone plays at the screen, as always."),
    "honest": QT_TRANSLATE_NOOP(
        "Phones",
        "The phones talk to this computer alone, and not in cipher: whoever listens in on this network could "
        "read the cards. At home that is fine; in a café the screen and its curtain are better."),
    "in": QT_TRANSLATE_NOOP("Phones", "The hand is on the phone."),
    "asleep": QT_TRANSLATE_NOOP("Phones", "The phone is asleep, or out of reach."),
    "code-of": QT_TRANSLATE_NOOP("Phones", "Code for {name}"),
    "type": QT_TRANSLATE_NOOP("Phones", "Letters"),
    "code": QT_TRANSLATE_NOOP("Phones", "Code"),
    "type-of": QT_TRANSLATE_NOOP("Phones", "{name} has no camera: by letters"),
    "typed": QT_TRANSLATE_NOOP("Phones", "Open {host}, type:"),
    "over": QT_TRANSLATE_NOOP("Phones", "These letters are good no more."),
    "new-of": QT_TRANSLATE_NOOP("Phones", "New letters for {name}"),
    "other": QT_TRANSLATE_NOOP("Phones", "Change"),
    "other-of": QT_TRANSLATE_NOOP("Phones", "{name} changes the phone"),
    "screen": QT_TRANSLATE_NOOP("Phones", "To the screen"),
    "screen-of": QT_TRANSLATE_NOOP("Phones", "{name} comes back to the screen"),
    "address": QT_TRANSLATE_NOOP("Phones", "Address of this computer"),
    "address-of": QT_TRANSLATE_NOOP("Phones", "{address} ({network})"),
    "help": QT_TRANSLATE_NOOP("Phones", "It does not connect?"),
    "codes": QT_TRANSLATE_NOOP("Phones", "Show the codes"),
    "done": QT_TRANSLATE_NOOP("Phones", "To the table"),
    "nobody-yet": QT_TRANSLATE_NOOP(
        "Phones",
        "No phone is in yet. Point its camera at your code; “It does not connect?” says what may be wrong."),
    "nobody-knocked": QT_TRANSLATE_NOOP(
        "Phones",
        "No phone has knocked at {host} yet.\n\n"
        "– Is the phone in the same Wi-Fi as this computer? Switch mobile data off for a moment.\n"
        "– A guest network often keeps devices apart from each other: take the usual one.\n"
        "– If the computer asks whether the program may be reached in private networks, say yes. Windows "
        "refuses in networks that it takes for public ones.\n"
        "– If there is a list of addresses below, try another one."),
    "knocked": QT_TRANSLATE_NOOP(
        "Phones",
        "Phones reach this computer at {host}. If one does not sit down:\n\n"
        "– Leave its page open for a moment.\n"
        "– Scan the code again with the camera; a link that was copied in parts does not work."),
    "old-code": QT_TRANSLATE_NOOP(
        "Phones",
        "A phone has come to {host} with an old code.\n\n"
        "– Close its page and scan the code that is shown here now."),
    "no-library": QT_TRANSLATE_NOOP(
        "Phones",
        "Phones cannot be let in: a library of the system is missing (libgssapi-krb5-2). The game itself "
        "does not need it."),
    "no-network": QT_TRANSLATE_NOOP(
        "Phones",
        "Phones cannot be let in: this computer is in no private network. Join the Wi-Fi that they use."),
    "no-door": QT_TRANSLATE_NOOP(
        "Phones", "Phones cannot be let in: the network allows no connections to this computer ({reason})."),
}  # fmt: skip

text = texts_of(TEXTS)

PAGE: dict[str, Source] = {
    "here": QT_TRANSLATE_NOOP("Phones", "connected to the computer"),
    "gone": QT_TRANSLATE_NOOP("Phones", "The computer does not answer. Trying again…"),
    "again": QT_TRANSLATE_NOOP("Phones", "Use this phone again"),
    "back": QT_TRANSLATE_NOOP("Phones", "Back"),
    "choose": QT_TRANSLATE_NOOP("Phones", "Choose where to play it."),
    "play": QT_TRANSLATE_NOOP("Phones", "Play"),
    "discard": QT_TRANSLATE_NOOP("Phones", "Discard instead…"),
    "sure": QT_TRANSLATE_NOOP("Phones", "Really? Press once more."),
    "less": QT_TRANSLATE_NOOP("Phones", "less"),
    "more": QT_TRANSLATE_NOOP("Phones", "more"),
    "letters": QT_TRANSLATE_NOOP("Phones", "Size of the letters"),
    "headphones": QT_TRANSLATE_NOOP(
        "Phones", "If your phone reads to you, use headphones: it reads your cards aloud."),
    "closed": QT_TRANSLATE_NOOP("Phones", "The computer lets no phones in at the moment."),
    "released": QT_TRANSLATE_NOOP("Phones", "This hand is no longer on this phone."),
    "taken": QT_TRANSLATE_NOOP(
        "Phones", "Another phone holds this hand. Ask at the computer for “Change”."),
    "newer": QT_TRANSLATE_NOOP("Phones", "Another page of this phone is in use now."),
    "key": QT_TRANSLATE_NOOP("Phones", "This link is an old one. Scan the code on the big screen again."),
}  # fmt: skip
"""What the page itself says, also while the computer does not answer."""


@worded(16)
def page_texts() -> dict[str, str]:
    """Return what the page of a phone says itself, by its names for it."""
    return {key: fill(source) for key, source in PAGE.items()}
