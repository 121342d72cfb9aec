"""Words about who plays a seat: a person, or a bot of a rank; and how that is changed."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "person": QT_TRANSLATE_NOOP("Seats", "Person"),
    "cadet": QT_TRANSLATE_NOOP("Seats", "Cadet"),
    "agent": QT_TRANSLATE_NOOP("Seats", "Agent"),
    "chief": QT_TRANSLATE_NOOP("Seats", "Chief"),
    "novice": QT_TRANSLATE_NOOP("Seats", "Novice"),
    "ranger": QT_TRANSLATE_NOOP("Seats", "Ranger"),
    "veteran": QT_TRANSLATE_NOOP("Seats", "Veteran"),
    "phone": QT_TRANSLATE_NOOP("Seats", "Phone"),
    "asleep": QT_TRANSLATE_NOOP("Seats", "Phone asleep"),
    "about-person": QT_TRANSLATE_NOOP("Seats", "Somebody at this screen."),
    "about-cadet": QT_TRANSLATE_NOOP("Seats", "A kindly bot that now and then forgets its goals."),
    "about-agent": QT_TRANSLATE_NOOP("Seats", "A bot that knows its goals and watches those of the others."),
    "about-chief": QT_TRANSLATE_NOOP("Seats", "A bot that thinks ahead."),
    "ranks-note": QT_TRANSLATE_NOOP(
        "Seats", "Cadets are kindly and forgetful, Agents play well, Chiefs think ahead. None of them sees "
        "your cards."),
    "seat-removed": QT_TRANSLATE_NOOP("Seats", "Seat {number}, {name}, removed. Seats now: {count}."),
    "nameless-removed": QT_TRANSLATE_NOOP("Seats", "Seat {number} removed. Seats now: {count}."),
    "seat-moved": QT_TRANSLATE_NOOP("Seats", "{name} has seat {number} of {count} now."),
    "nameless-moved": QT_TRANSLATE_NOOP("Seats", "It is seat {number} of {count} now."),
    "played-by": QT_TRANSLATE_NOOP("Seats", "{name}, seat {number}, player"),
    "played-by-nameless": QT_TRANSLATE_NOOP("Seats", "Seat {number}, player"),
    "one-cadet": QT_TRANSLATE_NOOP("Seats", "one Cadet bot"),
    "one-agent": QT_TRANSLATE_NOOP("Seats", "one Agent bot"),
    "one-chief": QT_TRANSLATE_NOOP("Seats", "one Chief bot"),
    "one-novice": QT_TRANSLATE_NOOP("Seats", "one Novice companion"),
    "one-ranger": QT_TRANSLATE_NOOP("Seats", "one Ranger companion"),
    "one-veteran": QT_TRANSLATE_NOOP("Seats", "one Veteran companion"),
    "more-cadet": QT_TRANSLATE_NOOP("Seats", "{count} Cadet bots"),
    "more-agent": QT_TRANSLATE_NOOP("Seats", "{count} Agent bots"),
    "more-chief": QT_TRANSLATE_NOOP("Seats", "{count} Chief bots"),
    "more-novice": QT_TRANSLATE_NOOP("Seats", "{count} Novice companions"),
    "more-ranger": QT_TRANSLATE_NOOP("Seats", "{count} Ranger companions"),
    "more-veteran": QT_TRANSLATE_NOOP("Seats", "{count} Veteran companions"),
    "bot-cadet": QT_TRANSLATE_NOOP("Seats", "Cadet bot"),
    "bot-agent": QT_TRANSLATE_NOOP("Seats", "Agent bot"),
    "bot-chief": QT_TRANSLATE_NOOP("Seats", "Chief bot"),
    "bot-novice": QT_TRANSLATE_NOOP("Seats", "Novice companion"),
    "bot-ranger": QT_TRANSLATE_NOOP("Seats", "Ranger companion"),
    "bot-veteran": QT_TRANSLATE_NOOP("Seats", "Veteran companion"),
    "bot-phone": QT_TRANSLATE_NOOP("Seats", "by phone"),
    "bot-asleep": QT_TRANSLATE_NOOP("Seats", "by a phone that is asleep"),
    "seats": QT_TRANSLATE_NOOP("Seats", "Seats…"),
    "seat-of": QT_TRANSLATE_NOOP("Seats", "{name}: {player}"),
    "take-over": QT_TRANSLATE_NOOP("Seats", "Take over"),
    "hand-over": QT_TRANSLATE_NOOP("Seats", "Hand over to {rank}"),
    "hand-over-whose": QT_TRANSLATE_NOOP(
        "Seats", "{name} plays this seat. Shall a bot play it from here on?"),
}  # fmt: skip

text = texts_of(TEXTS)


def moved(name: str, seat: int, seats: int) -> str:
    """Return what a screen reader says once somebody has another 0-based seat."""
    if name:
        return text("seat-moved", name=name, number=seat + 1, count=seats)
    return text("nameless-moved", number=seat + 1, count=seats)


def played_by(name: str, seat: int) -> str:
    """Return what a screen reader says of the choice of who plays a 0-based seat."""
    if name:
        return text("played-by", name=name, number=seat + 1)
    return text("played-by-nameless", number=seat + 1)


def ranked(name: str, rank: str) -> str:
    """Return “Ada: Agent” for a bot of a rank, the name alone for a person (rank "")."""
    return text("seat-of", name=name, player=text(rank)) if rank else name


def bots_of(rank: str, count: int) -> str:
    """Return “one Agent bot” or “3 Agent bots”."""
    return text(f"one-{rank}") if count == 1 else text(f"more-{rank}", count=count)
