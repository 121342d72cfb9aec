"""What the table of Dungeon Time says: regions, buttons, the pause, and how full the Backpack is."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, sentences, texts_of
from chrononauts_qt.ui.games.dungeon_time.texts import listed

TEXTS: dict[str, Source] = {
    # regions
    "deck": QT_TRANSLATE_NOOP("DungeonTime", "Deck"),
    "discards": QT_TRANSLATE_NOOP("DungeonTime", "Discards"),
    "story": QT_TRANSLATE_NOOP("DungeonTime", "Story"),
    "heroes": QT_TRANSLATE_NOOP("DungeonTime", "Heroes"),
    "talk": QT_TRANSLATE_NOOP("DungeonTime", "Talk"),
    # the top bar
    "played-and-goal": QT_TRANSLATE_NOOP("DungeonTime", "Missions played: {played}. Goal: {goal}"),
    "clock": QT_TRANSLATE_NOOP("DungeonTime", "{minutes}:{seconds}"),
    "discards-count": QT_TRANSLATE_NOOP("DungeonTime", "Discards {count}"),
    "story-count": QT_TRANSLATE_NOOP("DungeonTime", "Story {count}"),
    "deck-empty": QT_TRANSLATE_NOOP("DungeonTime", "Deck 0"),
    "hand-of": QT_TRANSLATE_NOOP("DungeonTime", "Hand of {name}"),
    "empty-place": QT_TRANSLATE_NOOP("DungeonTime", "Empty place"),
    "back-item": QT_TRANSLATE_NOOP("DungeonTime", "Item"),
    "back-mission": QT_TRANSLATE_NOOP("DungeonTime", "Mission"),
    # the Adventure phase
    "done": QT_TRANSLATE_NOOP("DungeonTime", "Done"),
    "done-again": QT_TRANSLATE_NOOP("DungeonTime", "Press again"),
    "done-asked-alone": QT_TRANSLATE_NOOP(
        "DungeonTime", "“Done” once more ends the Adventure phase: then the Story is told."),
    "done-asked-team": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "“Done” once more ends the Adventure phase for the whole team: then the Story is told."),
    "done-missions": QT_TRANSLATE_NOOP("DungeonTime", "Missions still in hand: {count}."),
    "deck-out-alone": QT_TRANSLATE_NOOP(
        "DungeonTime", "The Deck is empty. Nothing left to play? “Done” ends the Adventure phase."),
    "deck-out-team": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "The Deck is empty. Nothing left to play? Say “Done”: the Adventure phase ends when all have."),
    "go-on-playing": QT_TRANSLATE_NOOP("DungeonTime", "Go on playing"),
    "discard-key": QT_TRANSLATE_NOOP("DungeonTime", "{letter} discards"),
    "discards-next": QT_TRANSLATE_NOOP("DungeonTime", "next key discards"),
    "all-keys-of-seat": QT_TRANSLATE_NOOP("DungeonTime", "keys: ask {ask}, discard {discard}, done {done}"),
    "keys-of-seat": QT_TRANSLATE_NOOP("DungeonTime", "keys: ask {ask}, discard {discard}"),
    "chosen": QT_TRANSLATE_NOOP("DungeonTime", "{card}: now press the Story or the discards."),
    # to ask
    "ask-of": QT_TRANSLATE_NOOP("DungeonTime", "{name}: ask for what the next Mission needs"),
    "asked-by": QT_TRANSLATE_NOOP("DungeonTime", "Asked by {name}"),
    "asks-for": QT_TRANSLATE_NOOP("DungeonTime", "asks: {needs}"),
    "crossed-out": QT_TRANSLATE_NOOP("DungeonTime", "{item}, crossed out"),
    "kind-asked": QT_TRANSLATE_NOOP("DungeonTime", "{item}. Asking: {names}"),
    "kind-note": QT_TRANSLATE_NOOP(
        "DungeonTime", "Pressed once: who has one? Pressed twice: is there one in the Story?"),
    "kinds": QT_TRANSLATE_NOOP("DungeonTime", "Ask for an Item"),
    "hint-ask": QT_TRANSLATE_NOOP(
        "DungeonTime", "A press on an Item at the foot, or its key, asks who has it. {letter}, or a press on "
        "a name, shows all that the Mission of that seat lists; what has been played of it, nobody counts "
        "for you."),
    "hint-promise": QT_TRANSLATE_NOOP(
        "DungeonTime", "A Reward with “?” or “/” lies on top of the Story: a press on it promises to take "
        "it."),
    "hint-tick": QT_TRANSLATE_NOOP(
        "DungeonTime", "What is asked for stays as the Mission lists it; a press on an Item there crosses it "
        "out."),
    "hint-discard": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "This discards a card, and it does not come back. Do it once more and it is done, from now on at "
        "once."),
    "hint-not-yet": QT_TRANSLATE_NOOP(
        "DungeonTime", "A press on an Item of a companion asks for it; on a Mission it says: not yet."),
    # the end
    "sand-out": QT_TRANSLATE_NOOP("DungeonTime", "The sand has run out"),
    # pause
    "pause": QT_TRANSLATE_NOOP("DungeonTime", "Pause"),
    "paused-left": QT_TRANSLATE_NOOP("DungeonTime", "Time left: {time}. Pauses so far: {pauses}."),
    "paused-no-glass": QT_TRANSLATE_NOOP("DungeonTime", "No glass runs. Pauses so far: {pauses}."),
    "paused-by": QT_TRANSLATE_NOOP("DungeonTime", "{name} has asked for this pause."),
    "paused-away": QT_TRANSLATE_NOOP("DungeonTime", "Another window had the screen."),
    "paused-kept": QT_TRANSLATE_NOOP("DungeonTime", "The game waits until everybody is ready."),
    "go-on": QT_TRANSLATE_NOOP("DungeonTime", "Go on"),
    "go-on-in": QT_TRANSLATE_NOOP("DungeonTime", "On again in {count}"),
    # before the glass is turned
    "choose-heroes": QT_TRANSLATE_NOOP("DungeonTime", "Everybody keeps one of two Heroes"),
    "heroes-of": QT_TRANSLATE_NOOP("DungeonTime", "Heroes of {name}"),
    "hero-kept": QT_TRANSLATE_NOOP("DungeonTime", "{hero}: stays"),
    "kept": QT_TRANSLATE_NOOP("DungeonTime", "Stays"),
    "needs-company": QT_TRANSLATE_NOOP(
        "DungeonTime", "Alone there is nobody whose part she could play: she needs company."),
    "ready": QT_TRANSLATE_NOOP("DungeonTime", "Before the glass is turned"),
    "try-keys": QT_TRANSLATE_NOOP(
        "DungeonTime", "To try your keyboard, tap the key of each of your cards: it lights up. "
        "Tried: {count} of {keys}."),
    "discard-told": QT_TRANSLATE_NOOP(
        "DungeonTime", "{letter}, then a card, discards it; so does Shift with the card."),
    "hold-keys": QT_TRANSLATE_NOOP(
        "DungeonTime", "Now hold one key each, all at once. Keys seen at once: {count}."),
    "keys-swallowed": QT_TRANSLATE_NOOP(
        "DungeonTime", "This keyboard swallows a key while {count} others are held: better not all at once."),
    "five-at-one": QT_TRANSLATE_NOOP(
        "DungeonTime", "Five at one keyboard is tight: a second keyboard, a finger or the mouse helps."),
    "change-places": QT_TRANSLATE_NOOP("DungeonTime", "Drag a name onto another to change places."),
    "read-large": QT_TRANSLATE_NOOP("DungeonTime", "{letter}, held: a card is read large."),
    "place-of": QT_TRANSLATE_NOOP("DungeonTime", "Place of {name}; arrows change it"),
    "turn-glass": QT_TRANSLATE_NOOP("DungeonTime", "Turn the glass"),
    "begin": QT_TRANSLATE_NOOP("DungeonTime", "Begin"),
    "others-play-on": QT_TRANSLATE_NOOP(
        "DungeonTime", "Done. The others play on until they have nothing left to do."),
    # the Backpack
    "slots": QT_TRANSLATE_NOOP("DungeonTime", "{slots} of {limit} slots."),
    "slots-full": QT_TRANSLATE_NOOP("DungeonTime", "The next new kind breaks it."),
    # the settings
    "sample": QT_TRANSLATE_NOOP("DungeonTime", "A Mission at this text size"),
}

text = texts_of(TEXTS)


def room(slots: int, limit: int) -> str:
    """Return how full the Backpack is: “8 of 8 slots. The next new kind breaks it.”"""
    left = listed.kinds_fit(limit - slots) if slots < limit else text("slots-full")
    return sentences(text("slots", slots=slots, limit=limit), left)
