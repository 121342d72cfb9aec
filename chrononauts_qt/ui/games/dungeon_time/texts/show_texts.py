"""What the Resolution says: the Story, the Backpack, verdicts and their causes, Heroes, and what is asked."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of
from chrononauts_qt.ui.games.dungeon_time.texts import listed

_STORY: dict[str, Source] = {
    "show": QT_TRANSLATE_NOOP("DungeonTime", "Resolution"),
    "show-card": QT_TRANSLATE_NOOP("DungeonTime", "Resolution, card {number} of {count}"),
    "so-far": QT_TRANSLATE_NOOP("DungeonTime", "{completed}, the Goal is {goal}. {failures}."),
    "story": QT_TRANSLATE_NOOP("DungeonTime", "Story"),
    "back-item": QT_TRANSLATE_NOOP("DungeonTime", "Item"),
    "back-mission": QT_TRANSLATE_NOOP("DungeonTime", "Mission"),
    "next-item": QT_TRANSLATE_NOOP("DungeonTime", "The next card is an Item"),
    "next-mission": QT_TRANSLATE_NOOP("DungeonTime", "The next card is a Mission"),
    "next-open": QT_TRANSLATE_NOOP("DungeonTime", "The next cards lie open"),
    "next-none": QT_TRANSLATE_NOOP("DungeonTime", "The Story is told"),
    "story-left": QT_TRANSLATE_NOOP("DungeonTime", "Cards left: {count}. {next}."),
    "last-cards": QT_TRANSLATE_NOOP("DungeonTime", "Last cards"),
    "card-of": QT_TRANSLATE_NOOP("DungeonTime", "{card}, played by {name}"),
    "counsel": QT_TRANSLATE_NOOP("DungeonTime", "{name}: “{said}”"),
    "run": QT_TRANSLATE_NOOP("DungeonTime", "Run to the next Mission"),
    "stop": QT_TRANSLATE_NOOP("DungeonTime", "Stop"),
    "run-told": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "Reveals Items one by one up to the next Mission; it stops sooner when all slots are in use."),
}  # fmt: skip
_BACKPACK: dict[str, Source] = {
    "backpack": QT_TRANSLATE_NOOP("DungeonTime", "Backpack"),
    "ninth": QT_TRANSLATE_NOOP("DungeonTime", "The ninth slot stays until a Mission is settled."),
    "broke-item": QT_TRANSLATE_NOOP("DungeonTime", "The Backpack breaks: {item} found no slot"),
    "broke-limit": QT_TRANSLATE_NOOP("DungeonTime", "The Backpack breaks: it has more Items than slots"),
    "slot-count": QT_TRANSLATE_NOOP("DungeonTime", "{item} {count} of {most}"),
    "slot-spoken": QT_TRANSLATE_NOOP(
        "DungeonTime", "Slot {number}: {item}, {count} of {most}, tokens: {tokens}"),
    "slot-free": QT_TRANSLATE_NOOP("DungeonTime", "free"),
    "slot-free-spoken": QT_TRANSLATE_NOOP("DungeonTime", "Slot {number}: free"),
    "slot-sewn": QT_TRANSLATE_NOOP("DungeonTime", "sewn up"),
    "slot-sewn-spoken": QT_TRANSLATE_NOOP("DungeonTime", "Slot {number}: sewn up"),
}  # fmt: skip
_VERDICTS: dict[str, Source] = {
    "card": QT_TRANSLATE_NOOP("DungeonTime", "Card revealed"),
    "no-card": QT_TRANSLATE_NOOP("DungeonTime", "No card has been revealed yet."),
    "revealed": QT_TRANSLATE_NOOP("DungeonTime", "Card {number} of {count}: {card}. Played by {name}."),
    "before-first": QT_TRANSLATE_NOOP(
        "DungeonTime", "The Story is told card by card, the first one played first."),
    "full-stop": QT_TRANSLATE_NOOP("DungeonTime", "{verdict}."),
    "placed": QT_TRANSLATE_NOOP("DungeonTime", "In the Backpack"),
    "judging": QT_TRANSLATE_NOOP("DungeonTime", "Judging …"),
    "succeeded-items": QT_TRANSLATE_NOOP("DungeonTime", "Completed"),
    "succeeded-seer": QT_TRANSLATE_NOOP("DungeonTime", "Completed: the Seer was right"),
    "succeeded-duellist": QT_TRANSLATE_NOOP("DungeonTime", "Completed: the Duellist fought for it"),
    "succeeded-tinker": QT_TRANSLATE_NOOP("DungeonTime", "Completed with the help of the Tinker"),
    "nothing-left": QT_TRANSLATE_NOOP("DungeonTime", "No Item leaves the Backpack."),
    "guess-missed": QT_TRANSLATE_NOOP("DungeonTime", "The Seer named {item}: that was wrong."),
    "failed-one": QT_TRANSLATE_NOOP("DungeonTime", "Failed: {items} is missing"),
    "failed-many": QT_TRANSLATE_NOOP("DungeonTime", "Failed: {items} are missing"),
    "dropped": QT_TRANSLATE_NOOP("DungeonTime", "Discarded: {items}."),
    "gained": QT_TRANSLATE_NOOP("DungeonTime", "Reward: {item}."),
    "refused": QT_TRANSLATE_NOOP("DungeonTime", "The Reward was left."),
    "gone": QT_TRANSLATE_NOOP("DungeonTime", "No token of the Reward is left."),
    "effect-burn": QT_TRANSLATE_NOOP("DungeonTime", "All that was left in the Backpack burns."),
    "effect-market": QT_TRANSLATE_NOOP("DungeonTime", "From now on every Reward may be any kind, or none."),
    "effect-echo": QT_TRANSLATE_NOOP("DungeonTime", "From now on a failed Mission comes back once."),
    "effect-squeeze": QT_TRANSLATE_NOOP("DungeonTime", "From now on the Backpack has one slot less."),
    "returned": QT_TRANSLATE_NOOP("DungeonTime", "“{mission}” comes again at the end of the Story."),
    "used": QT_TRANSLATE_NOOP("DungeonTime", "{hero} acts."),
    "used-named": QT_TRANSLATE_NOOP("DungeonTime", "{hero} names {item}."),
    "used-copied": QT_TRANSLATE_NOOP("DungeonTime", "{hero} acts as {other}."),
    "traded": QT_TRANSLATE_NOOP("DungeonTime", "Taken for it: {item}."),
    "removed": QT_TRANSLATE_NOOP("DungeonTime", "Out of the game: {items}."),
    "sifted": QT_TRANSLATE_NOOP("DungeonTime", "Thrown out: {items}."),
    "sifted-none": QT_TRANSLATE_NOOP("DungeonTime", "No card was thrown out."),
    "ordered": QT_TRANSLATE_NOOP("DungeonTime", "The next cards have their order."),
    "ninth-over": QT_TRANSLATE_NOOP("DungeonTime", "The ninth slot is closed."),
    "won": QT_TRANSLATE_NOOP("DungeonTime", "Won"),
    "won-told": QT_TRANSLATE_NOOP("DungeonTime", "Missions completed: {completed}, the Goal was {goal}."),
    "short-adventure": QT_TRANSLATE_NOOP("DungeonTime", "Lost: the Adventure has not succeeded"),
    "short-failures": QT_TRANSLATE_NOOP("DungeonTime", "Lost: too many Missions have failed"),
    "broken": QT_TRANSLATE_NOOP("DungeonTime", "The Backpack broke on card {number}"),
}  # fmt: skip
_HEROES: dict[str, Source] = {
    "heroes": QT_TRANSLATE_NOOP("DungeonTime", "Heroes"),
    "hero-understudy": QT_TRANSLATE_NOOP(
        "DungeonTime", "the Understudy: pays a Potion, acts as another Hero"),
    "hero-monk": QT_TRANSLATE_NOOP("DungeonTime", "the Fussy Monk: looks at five cards, throws some out"),
    "hero-mule": QT_TRANSLATE_NOOP("DungeonTime", "the Porter: pays a Torch, carries a ninth slot"),
    "hero-advocate": QT_TRANSLATE_NOOP(
        "DungeonTime", "the Advocate: pays a Bag of Gold, has a Mission heard again"),
    "hero-tinker": QT_TRANSLATE_NOOP("DungeonTime", "the Tinker: pays Items, the next Mission needs fewer"),
    "hero-librarian": QT_TRANSLATE_NOOP(
        "DungeonTime", "the Librarian: puts the next five cards in order"),
    "hero-pawnbroker": QT_TRANSLATE_NOOP("DungeonTime", "the Pawnbroker: pays up to three Items, takes one"),
    "hero-seer": QT_TRANSLATE_NOOP("DungeonTime", "the Seer: names a kind of the next Mission"),
    "hero-collector": QT_TRANSLATE_NOOP("DungeonTime", "the Tax Collector: takes tokens out of the game"),
    "hero-duellist": QT_TRANSLATE_NOOP("DungeonTime", "the Duellist: pays two Swords, wins the next Mission"),
    "hero-spoken": QT_TRANSLATE_NOOP("DungeonTime", "{hero} of {name}. {told}"),
    "why-rests": QT_TRANSLATE_NOOP("DungeonTime", "rests while a card is settled"),
    "why-acting": QT_TRANSLATE_NOOP("DungeonTime", "acts now"),
    "why-acts": QT_TRANSLATE_NOOP("DungeonTime", "rests while another Hero acts"),
    "why-over": QT_TRANSLATE_NOOP("DungeonTime", "rests: the Resolution is over"),
    "why-hero-used": QT_TRANSLATE_NOOP("DungeonTime", "already used"),
    "why-price-missing": QT_TRANSLATE_NOOP("DungeonTime", "cannot pay: {item} {present} of {wanted}"),
    "why-nothing-failed": QT_TRANSLATE_NOOP("DungeonTime", "no Mission has failed yet"),
    "why-nobody-to-copy": QT_TRANSLATE_NOOP("DungeonTime", "there is nobody to copy now"),
    "why-empty-backpack": QT_TRANSLATE_NOOP("DungeonTime", "the Backpack is empty"),
    "why-supply-empty": QT_TRANSLATE_NOOP("DungeonTime", "no Reward token is left"),
}  # fmt: skip
_ASKED: dict[str, Source] = {
    "choices": QT_TRANSLATE_NOOP("DungeonTime", "Choices"),
    "choice-spoken": QT_TRANSLATE_NOOP("DungeonTime", "{card}: {effect}"),
    "choice-number": QT_TRANSLATE_NOOP("DungeonTime", "{card}, chosen as number {number}"),
    "choice-chosen": QT_TRANSLATE_NOOP("DungeonTime", "{card}, chosen"),
    "ask-drop": QT_TRANSLATE_NOOP("DungeonTime", "Choose what is discarded with it, then press the button."),
    "ask-waive": QT_TRANSLATE_NOOP(
        "DungeonTime", "The Tinker: choose what it does not need. Items: {count}."),
    "ask-reward": QT_TRANSLATE_NOOP("DungeonTime", "Choose the Reward, then press the button."),
    "ask-sift": QT_TRANSLATE_NOOP("DungeonTime", "These cards come next. Choose those that are thrown out."),
    "ask-order": QT_TRANSLATE_NOOP(
        "DungeonTime", "These cards come next. Drag or press them into the order in which they are to come."),
    "ask-trade": QT_TRANSLATE_NOOP("DungeonTime", "Hand over up to three Items, then take one token."),
    "ask-remove": QT_TRANSLATE_NOOP("DungeonTime", "Take up to five tokens out of the game."),
    "ask-guess": QT_TRANSLATE_NOOP("DungeonTime", "Which kind will the next Mission ask for?"),
    "ask-given": QT_TRANSLATE_NOOP("DungeonTime", "Choose one or two Items that are given up."),
    "ask-copied": QT_TRANSLATE_NOOP("DungeonTime", "As which Hero?"),
    "choose-or": QT_TRANSLATE_NOOP(
        "DungeonTime", "Nothing is chosen. Space chooses, Tab leads to “{button}”."),
    "choose-first": QT_TRANSLATE_NOOP("DungeonTime", "Nothing is chosen. Space chooses, then Enter does it."),
    "stays": QT_TRANSLATE_NOOP("DungeonTime", "stays"),
    "goes": QT_TRANSLATE_NOOP("DungeonTime", "is discarded"),
    "thrown": QT_TRANSLATE_NOOP("DungeonTime", "is thrown out"),
    "gives-up": QT_TRANSLATE_NOOP("DungeonTime", "is given up"),
    "waived": QT_TRANSLATE_NOOP("DungeonTime", "not needed"),
    "needed": QT_TRANSLATE_NOOP("DungeonTime", "needed"),
    "hands-over": QT_TRANSLATE_NOOP("DungeonTime", "hand over"),
    "from-supply": QT_TRANSLATE_NOOP("DungeonTime", "from supply"),
    "from-backpack": QT_TRANSLATE_NOOP("DungeonTime", "from the Backpack"),
    "opens": QT_TRANSLATE_NOOP("DungeonTime", "new slot: then {slots} of {limit}"),
    "shares": QT_TRANSLATE_NOOP("DungeonTime", "shares a slot"),
    "breaks": QT_TRANSLATE_NOOP("DungeonTime", "breaks the Backpack"),
    "breaks-told": QT_TRANSLATE_NOOP("DungeonTime", "That breaks the Backpack, and the game is lost."),
    "slots-then": QT_TRANSLATE_NOOP("DungeonTime", "Then {slots} of {limit} slots are in use."),
    "reveal": QT_TRANSLATE_NOOP("DungeonTime", "Reveal"),
    "take": QT_TRANSLATE_NOOP("DungeonTime", "Take: {item}"),
    "hand-over": QT_TRANSLATE_NOOP("DungeonTime", "Hand over: {item}"),
    "remove": QT_TRANSLATE_NOOP("DungeonTime", "Take out: {item}"),
    "name": QT_TRANSLATE_NOOP("DungeonTime", "Name: {item}"),
    "act-as": QT_TRANSLATE_NOOP("DungeonTime", "Act as {hero}"),
    "keep-all": QT_TRANSLATE_NOOP("DungeonTime", "Keep all"),
    "discard": QT_TRANSLATE_NOOP("DungeonTime", "Discard {count}"),
    "throw-out": QT_TRANSLATE_NOOP("DungeonTime", "Throw out {count}"),
    "give-up": QT_TRANSLATE_NOOP("DungeonTime", "Give up {count}"),
    "waive": QT_TRANSLATE_NOOP("DungeonTime", "Go without"),
    "leave-reward": QT_TRANSLATE_NOOP("DungeonTime", "Leave it"),
    "old-order": QT_TRANSLATE_NOOP("DungeonTime", "Leave as is"),
    "this-order": QT_TRANSLATE_NOOP("DungeonTime", "In this order"),
    "enough": QT_TRANSLATE_NOOP("DungeonTime", "Enough"),
    "back": QT_TRANSLATE_NOOP("DungeonTime", "Back"),
    "choose": QT_TRANSLATE_NOOP("DungeonTime", "First choose"),
    "see-end": QT_TRANSLATE_NOOP("DungeonTime", "See how it went"),
    "enter": QT_TRANSLATE_NOOP("DungeonTime", "{does}, Enter"),
    "answer": QT_TRANSLATE_NOOP("DungeonTime", "{does} (Enter)"),
    "enter-below": QT_TRANSLATE_NOOP("DungeonTime", "{does}\nEnter"),
}  # fmt: skip
TEXTS = {**_STORY, **_BACKPACK, **_VERDICTS, **_HEROES, **_ASKED}

text = texts_of(TEXTS)


def so_far(completed: int, goal: int, failed: int) -> str:
    """Return how far a Story has come: “1 Mission completed, the Goal is 2. 0 failures.”"""
    return text(
        "so-far", completed=listed.completed(completed), goal=goal, failures=listed.failure_count(failed))
