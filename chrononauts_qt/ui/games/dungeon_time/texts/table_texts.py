"""What the table of Dungeon Time says: regions, buttons, steps, the Resolution and the end."""

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
    "hand": QT_TRANSLATE_NOOP("DungeonTime", "Hand"),
    "other-hands": QT_TRANSLATE_NOOP("DungeonTime", "Other hands"),
    "asked": QT_TRANSLATE_NOOP("DungeonTime", "Asked"),
    "backpack": QT_TRANSLATE_NOOP("DungeonTime", "Backpack"),
    "completed": QT_TRANSLATE_NOOP("DungeonTime", "Completed"),
    "supply": QT_TRANSLATE_NOOP("DungeonTime", "Reward tokens"),
    # the top bar
    "goal": QT_TRANSLATE_NOOP("DungeonTime", "Goal {goal}"),
    "missions-played": QT_TRANSLATE_NOOP("DungeonTime", "Missions played {count}"),
    "played-and-goal": QT_TRANSLATE_NOOP("DungeonTime", "Missions played: {played}. Goal: {goal}"),
    "clock": QT_TRANSLATE_NOOP("DungeonTime", "{minutes}:{seconds}"),
    "discards-count": QT_TRANSLATE_NOOP("DungeonTime", "Discards {count}"),
    "story-count": QT_TRANSLATE_NOOP("DungeonTime", "Story {count}"),
    "hand-of": QT_TRANSLATE_NOOP("DungeonTime", "Hand of {name}"),
    "empty-place": QT_TRANSLATE_NOOP("DungeonTime", "Empty place"),
    "back-item": QT_TRANSLATE_NOOP("DungeonTime", "Item"),
    "back-mission": QT_TRANSLATE_NOOP("DungeonTime", "Mission"),
    "reputation": QT_TRANSLATE_NOOP("DungeonTime", "Reputation {count} of {needed}"),
    "time-left": QT_TRANSLATE_NOOP("DungeonTime", "{time} left"),
    "no-glass": QT_TRANSLATE_NOOP("DungeonTime", "No glass"),
    "extended": QT_TRANSLATE_NOOP("DungeonTime", "Extended mode"),
    "too-late": QT_TRANSLATE_NOOP("DungeonTime", "Too late"),
    # the Adventure phase
    "play": QT_TRANSLATE_NOOP("DungeonTime", "Play"),
    "discard": QT_TRANSLATE_NOOP("DungeonTime", "Discard"),
    "discard-next": QT_TRANSLATE_NOOP(
        "DungeonTime", "The next card is discarded. The same key again: it is not."),
    "done": QT_TRANSLATE_NOOP("DungeonTime", "Done"),
    "done-note": QT_TRANSLATE_NOOP(
        "DungeonTime", "Says that you have nothing left to do. When everybody is done, the Resolution "
        "begins."),
    "go-on-playing": QT_TRANSLATE_NOOP("DungeonTime", "Go on playing"),
    "discard-key": QT_TRANSLATE_NOOP("DungeonTime", "discard {letter}"),
    "discards-next": QT_TRANSLATE_NOOP("DungeonTime", "next key discards"),
    "is-done": QT_TRANSLATE_NOOP("DungeonTime", "{name} is done"),
    "fresh": QT_TRANSLATE_NOOP("DungeonTime", "Just drawn: a moment."),
    "deck-mission": QT_TRANSLATE_NOOP("DungeonTime", "A Mission is next"),
    # to ask, to promise
    "ask": QT_TRANSLATE_NOOP("DungeonTime", "Ask"),
    "asks": QT_TRANSLATE_NOOP("DungeonTime", "{name} asks: {needs}"),
    "ask-note": QT_TRANSLATE_NOOP(
        "DungeonTime", "Shows all what a Mission of yours asks for. The key again shows the next one."),
    "who-has": QT_TRANSLATE_NOOP("DungeonTime", "Who has this? Twice: is it in the Story?"),
    "who-has-item": QT_TRANSLATE_NOOP("DungeonTime", "Who has this: {item}?"),
    "kinds": QT_TRANSLATE_NOOP("DungeonTime", "Ask for an Item"),
    "tick-note": QT_TRANSLATE_NOOP(
        "DungeonTime", "Press an Item to cross it out, as with a finger on the table."),
    "take-it": QT_TRANSLATE_NOOP("DungeonTime", "Take it: {kind}"),
    "promise-note": QT_TRANSLATE_NOOP(
        "DungeonTime", "A promise: the team has to remember it, the Resolution does not."),
    "go-on-without-me": QT_TRANSLATE_NOOP("DungeonTime", "Go on without me"),
    # pause
    "pause": QT_TRANSLATE_NOOP("DungeonTime", "Pause"),
    "paused-by": QT_TRANSLATE_NOOP("DungeonTime", "{name} has stopped the glass."),
    "paused-alone": QT_TRANSLATE_NOOP("DungeonTime", "The glass stands still."),
    "paused-left": QT_TRANSLATE_NOOP("DungeonTime", "Time left: {time}. Pauses so far: {pauses}."),
    "paused-no-glass": QT_TRANSLATE_NOOP("DungeonTime", "No glass runs. Pauses so far: {pauses}."),
    "go-on": QT_TRANSLATE_NOOP("DungeonTime", "Go on"),
    "go-on-in": QT_TRANSLATE_NOOP("DungeonTime", "On again in {count}"),
    "settings": QT_TRANSLATE_NOOP("DungeonTime", "Settings"),
    "end-game": QT_TRANSLATE_NOOP("DungeonTime", "End this game"),
    # draft and ready
    "step-draft": QT_TRANSLATE_NOOP("DungeonTime", "Choose your Heroes"),
    "draft-note": QT_TRANSLATE_NOOP(
        "DungeonTime", "Each keeps one of two. The other goes back into the box."),
    "needs-company": QT_TRANSLATE_NOOP("DungeonTime", "She stands in for others: alone she can do nothing."),
    "step-ready": QT_TRANSLATE_NOOP("DungeonTime", "Look at the hands"),
    "ready-note": QT_TRANSLATE_NOOP("DungeonTime", "Everybody taps the own keys once. Then turn the glass."),
    "ready-no-glass": QT_TRANSLATE_NOOP("DungeonTime", "Everybody taps the own keys once. Then begin."),
    "turn-glass": QT_TRANSLATE_NOOP("DungeonTime", "Turn the glass"),
    "begin": QT_TRANSLATE_NOOP("DungeonTime", "Begin"),
    "keys-checked": QT_TRANSLATE_NOOP("DungeonTime", "{name}: all keys work"),
    "keys-left": QT_TRANSLATE_NOOP("DungeonTime", "{name}: still to try: {keys}"),
    "keys-dropped": QT_TRANSLATE_NOOP(
        "DungeonTime", "Your keyboard drops a key when {count} are held at once: better not all at once."),
    "five-people": QT_TRANSLATE_NOOP(
        "DungeonTime", "Five at one keyboard are close together: a second keyboard helps, or touch, or the "
        "mouse for whoever sits on the right."),
    "key-taken": QT_TRANSLATE_NOOP("DungeonTime", "{name} has this key already: choose another one."),
    "press-key": QT_TRANSLATE_NOOP("DungeonTime", "Press the key for this card."),
    "swap-seats": QT_TRANSLATE_NOOP(
        "DungeonTime", "Drag a name to where its owner sits, from left to right."),
    # the Backpack
    "slots": QT_TRANSLATE_NOOP("DungeonTime", "{slots} of {limit} slots."),
    "slots-full": QT_TRANSLATE_NOOP("DungeonTime", "The next new kind breaks it."),
    # the end
    "won": QT_TRANSLATE_NOOP("DungeonTime", "Won"),
    "won-adventure": QT_TRANSLATE_NOOP("DungeonTime", "The Adventure is won"),
    "broken": QT_TRANSLATE_NOOP("DungeonTime", "The Backpack broke on card {number}"),
    "adventure-missing": QT_TRANSLATE_NOOP(
        "DungeonTime", "Enough Missions, but the Adventure did not succeed"),
    "too-many-failures": QT_TRANSLATE_NOOP(
        "DungeonTime", "Enough Missions, but too many failures: {count}, {most} were allowed"),
    "completed-of": QT_TRANSLATE_NOOP("DungeonTime", "{completed} of {goal} Missions completed."),
    "of-length": QT_TRANSLATE_NOOP("DungeonTime", "Glass of {minutes} minutes"),
    # the account
    "account": QT_TRANSLATE_NOOP("DungeonTime", "How it went"),
    "account-done": QT_TRANSLATE_NOOP("DungeonTime", "{title} succeeded."),
    "account-failed": QT_TRANSLATE_NOOP("DungeonTime", "{title} failed. {why}"),
    "account-unplayed": QT_TRANSLATE_NOOP("DungeonTime", "Not played: {titles}."),
    "account-unused": QT_TRANSLATE_NOOP("DungeonTime", "Items that nobody used: {kinds}."),
    "account-all-used": QT_TRANSLATE_NOOP("DungeonTime", "No Item was left over."),
    "account-dearest": QT_TRANSLATE_NOOP("DungeonTime", "What cost most: {title}. {why}"),
    "account-seat": QT_TRANSLATE_NOOP("DungeonTime", "{name}: {plays}"),
    "account-time": QT_TRANSLATE_NOOP("DungeonTime", "Time used: {time}; {pauses}."),
    "again": QT_TRANSLATE_NOOP("DungeonTime", "Again, new deal"),
    "same-deal": QT_TRANSLATE_NOOP("DungeonTime", "Same deal again (practice)"),
    "next-level": QT_TRANSLATE_NOOP("DungeonTime", "Next level"),
    "replay": QT_TRANSLATE_NOOP("DungeonTime", "Watch again"),
    # new game
    "campaign": QT_TRANSLATE_NOOP("DungeonTime", "Campaign"),
    "one-scenario": QT_TRANSLATE_NOOP("DungeonTime", "One scenario"),
    "adventure": QT_TRANSLATE_NOOP("DungeonTime", "Adventure"),
    "with-heroes": QT_TRANSLATE_NOOP("DungeonTime", "With Heroes"),
    "length-300": QT_TRANSLATE_NOOP("DungeonTime", "5 minutes, as printed"),
    "length-420": QT_TRANSLATE_NOOP("DungeonTime", "7 minutes"),
    "length-600": QT_TRANSLATE_NOOP("DungeonTime", "10 minutes"),
    "length-0": QT_TRANSLATE_NOOP("DungeonTime", "no glass"),
    "length-note": QT_TRANSLATE_NOOP(
        "DungeonTime", "All lengths are the same game: what decides is memory, not speed."),
    "harder": QT_TRANSLATE_NOOP("DungeonTime", "Harder the more you are."),
    "preset-family": QT_TRANSLATE_NOOP(
        "DungeonTime", "Family: cards that are asked for glow, Items can be ticked off"),
    "preset-standard": QT_TRANSLATE_NOOP("DungeonTime", "Standard: cards that are asked for glow"),
    "preset-strict": QT_TRANSLATE_NOOP("DungeonTime", "Strict: no help"),
    "tale-of": QT_TRANSLATE_NOOP("DungeonTime", "The twelve Missions"),
    "to-win": QT_TRANSLATE_NOOP("DungeonTime", "To win"),
    "effect": QT_TRANSLATE_NOOP("DungeonTime", "Once it has succeeded"),
    "sun-half": QT_TRANSLATE_NOOP("DungeonTime", "sun half"),
    "moon-half": QT_TRANSLATE_NOOP("DungeonTime", "moon half"),
    "tier": QT_TRANSLATE_NOOP("DungeonTime", "Tier {number}"),
}

text = texts_of(TEXTS)


def room(slots: int, limit: int) -> str:
    """Return how full the Backpack is: “7 of 8 slots. One new kind still fits, the second breaks it.”"""
    left = listed.kinds_fit(limit - slots) if slots < limit else text("slots-full")
    return sentences(text("slots", slots=slots, limit=limit), left)
