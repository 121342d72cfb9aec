"""Texts that several screens share, by key, and counted texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale

from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

if TYPE_CHECKING:
    from datetime import date

TEXTS: dict[str, Source] = {
    # buttons
    "hold": QT_TRANSLATE_NOOP("Buttons", "Hold"),
    "go-on": QT_TRANSLATE_NOOP("Buttons", "Go on"),
    "end-turn": QT_TRANSLATE_NOOP("Buttons", "End turn"),
    "claim-victory": QT_TRANSLATE_NOOP("Buttons", "Claim victory"),
    "kill-time": QT_TRANSLATE_NOOP("Buttons", "Kill time"),
    "kill-chosen": QT_TRANSLATE_NOOP("Table", "Kill time with the chosen card"),
    "keep-rest": QT_TRANSLATE_NOOP("Buttons", "Keep the rest"),
    "why": QT_TRANSLATE_NOOP("Buttons", "Why?"),
    "log": QT_TRANSLATE_NOOP("Buttons", "Log"),
    "goals": QT_TRANSLATE_NOOP("Buttons", "Goals"),
    "menu": QT_TRANSLATE_NOOP("Buttons", "Menu"),
    "new-game": QT_TRANSLATE_NOOP("Buttons", "New game"),
    "start": QT_TRANSLATE_NOOP("Buttons", "Start"),
    "continue": QT_TRANSLATE_NOOP("Buttons", "Continue"),
    "home": QT_TRANSLATE_NOOP("Buttons", "Home"),
    "settings": QT_TRANSLATE_NOOP("Buttons", "Settings"),
    "rules": QT_TRANSLATE_NOOP("Buttons", "Rules"),
    "help": QT_TRANSLATE_NOOP("Buttons", "Help"),
    "keys": QT_TRANSLATE_NOOP("Buttons", "All keys"),
    "rule": QT_TRANSLATE_NOOP("Buttons", "Rule"),
    "about": QT_TRANSLATE_NOOP("Buttons", "About"),
    "full-screen": QT_TRANSLATE_NOOP("Buttons", "Full screen"),
    "quit": QT_TRANSLATE_NOOP("Buttons", "Quit"),
    "ok": QT_TRANSLATE_NOOP("Buttons", "OK"),
    "close": QT_TRANSLATE_NOOP("Buttons", "Close"),
    "back": QT_TRANSLATE_NOOP("Buttons", "Back"),
    # the table
    "step-guess": QT_TRANSLATE_NOOP("Table", "Guess the time"),
    "step-mulligan": QT_TRANSLATE_NOOP("Table", "Keep or exchange your Identity"),
    "step-play": QT_TRANSLATE_NOOP("Table", "Play a card or kill time"),
    "step-window": QT_TRANSLATE_NOOP("Table", "Anyone with a Memo?"),
    "step-kill": QT_TRANSLATE_NOOP("Table", "Killing Time"),
    "step-miracle": QT_TRANSLATE_NOOP("Table", "Play from the “Miracle”"),
    "step-rewind": QT_TRANSLATE_NOOP("Table", "Play from the discard pile"),
    "step-quick-trip": QT_TRANSLATE_NOOP("Table", "Play from the draw pile"),
    "step-end": QT_TRANSLATE_NOOP("Table", "End of turn"),
    "step-over": QT_TRANSLATE_NOOP("Table", "The game is over"),
    "list-draw": QT_TRANSLATE_NOOP("Table", "Draw one"),
    "list-play": QT_TRANSLATE_NOOP("Table", "Play one"),
    "list-end": QT_TRANSLATE_NOOP("Table", "End or claim"),
    "turn-and-step": QT_TRANSLATE_NOOP("Table", "{name}’s turn: {step}"),
    "seat-taken": QT_TRANSLATE_NOOP("Table", "A person plays for {name} from here on."),
    "seat-to-cadet": QT_TRANSLATE_NOOP("Table", "A Cadet bot plays for {name} from here on."),
    "seat-to-agent": QT_TRANSLATE_NOOP("Table", "An Agent bot plays for {name} from here on."),
    "seat-to-chief": QT_TRANSLATE_NOOP("Table", "A Chief bot plays for {name} from here on."),
    "seat-to-novice": QT_TRANSLATE_NOOP("Table", "A Novice companion plays for {name} from here on."),
    "seat-to-ranger": QT_TRANSLATE_NOOP("Table", "A Ranger companion plays for {name} from here on."),
    "seat-to-veteran": QT_TRANSLATE_NOOP("Table", "A Veteran companion plays for {name} from here on."),
    "turn-of-bot": QT_TRANSLATE_NOOP("Table", "{name}’s turn: {bot}"),
    "draw-pile": QT_TRANSLATE_NOOP("Table", "Draw pile"),
    "discard-pile": QT_TRANSLATE_NOOP("Table", "Discard pile"),
    "hand": QT_TRANSLATE_NOOP("Table", "Hand"),
    "miracle-hand": QT_TRANSLATE_NOOP("Table", "Hand of the “Miracle”"),
    "mission": QT_TRANSLATE_NOOP("Table", "Your Mission"),
    "timeline": QT_TRANSLATE_NOOP("Table", "TimeLine"),
    "players": QT_TRANSLATE_NOOP("Table", "Players"),
    "paradox-word": QT_TRANSLATE_NOOP("Table", "PARADOX"),
    "sealed-word": QT_TRANSLATE_NOOP("Table", "SEALED"),
    "joint-and": QT_TRANSLATE_NOOP("Table", "AND"),
    "joint-or": QT_TRANSLATE_NOOP("Table", "OR"),
    "unstable": QT_TRANSLATE_NOOP("Table", "Unstable"),
    "fits-now": QT_TRANSLATE_NOOP("Table", "fits now"),
    "does-not-fit": QT_TRANSLATE_NOOP("Table", "does not fit"),
    "in-play": QT_TRANSLATE_NOOP("Table", "in play"),
    "either-side": QT_TRANSLATE_NOOP("Table", "any"),
    "meter": QT_TRANSLATE_NOOP("Table", "{count} / {limit}"),
    "preview-opens": QT_TRANSLATE_NOOP("Table", "Opens {years}."),
    "preview-closes": QT_TRANSLATE_NOOP("Table", "Closes {years}."),
    "preview-patch": QT_TRANSLATE_NOOP("Table", "Covers {year}."),
    "preview-then": QT_TRANSLATE_NOOP("Table", "Open Paradoxes then: {count} of {limit}."),
    "preview-wins-home": QT_TRANSLATE_NOOP("Table", "You could then claim victory: you would be home."),
    "preview-wins-mission": QT_TRANSLATE_NOOP(
        "Table", "You could then claim victory: your Mission would be complete."),
    "preview-wins-hand": QT_TRANSLATE_NOOP(
        "Table", "You could then claim victory: you would hold ten cards."),
    "would-destroy": QT_TRANSLATE_NOOP(
        "Table", "Everyone would lose: {count} Paradoxes would be open at once."),
    "why-heading": QT_TRANSLATE_NOOP("Table", "{year} – {headline}"),
    "next-change": QT_TRANSLATE_NOOP("Table", "Next change"),
    "show-lines": QT_TRANSLATE_NOOP("Table", "Show lines"),
    "timeline-only": QT_TRANSLATE_NOOP("Table", "TimeLine only"),
    "nexus-row": QT_TRANSLATE_NOOP("Table", "{patch}: {verdict}. Playable if {settings}."),
    "uber-short": QT_TRANSLATE_NOOP("Table", "ÜberParadox"),
    "uber-here": QT_TRANSLATE_NOOP("Table", "While it lies here, nothing after 1962 can be reached."),
    "recap-opened": QT_TRANSLATE_NOOP("Table", "Opened: {years}."),
    "recap-closed": QT_TRANSLATE_NOOP("Table", "Closed: {years}."),
    "recap-lost": QT_TRANSLATE_NOOP("Table", "Patches lost: {years}."),
    "claim-now": QT_TRANSLATE_NOOP("Table", "You can win"),
    "everyone-would-lose": QT_TRANSLATE_NOOP(
        "Table",
        "Everyone would lose: {count} Paradoxes would be open at once. Play it again to go ahead"
        " anyway."),
    "kill-question": QT_TRANSLATE_NOOP(
        "Table",
        "Choose a second card to discard and you draw one in its place, or keep the rest. Either way you"
        " have the same number of cards."),
    "choose-target": QT_TRANSLATE_NOOP("Table", "Choose a target for {card}."),
    "choose-direction": QT_TRANSLATE_NOOP("Table", "Which way do the hands move?"),
    "artifact-of": QT_TRANSLATE_NOOP("Table", "{card} ({name})"),
    "play-named": QT_TRANSLATE_NOOP("Table", "Play {card}"),
    "how-it-ended": QT_TRANSLATE_NOOP("Table", "How it ended"),
    "press-button": QT_TRANSLATE_NOOP("Table", "Press “{button}”."),
    "choose-card": QT_TRANSLATE_NOOP("Table", "Choose a card"),
    "choose-to-kill": QT_TRANSLATE_NOOP("Table", "Choose a card, then kill time"),
    "not-playable": QT_TRANSLATE_NOOP("Table", "Not playable now"),
    "choose-what": QT_TRANSLATE_NOOP("Table", "Choose a target"),
    "hand-of-ten": QT_TRANSLATE_NOOP("Table", "Cards in hand: {count} of 10"),
    "left": QT_TRANSLATE_NOOP("Table", "Left"),
    "right": QT_TRANSLATE_NOOP("Table", "Right"),
    "recap": QT_TRANSLATE_NOOP("Table", "Since your last turn"),
    "uber-chip": QT_TRANSLATE_NOOP("Table", "ÜberParadox: nothing after 1962 can be reached"),
    "uber-linchpins": QT_TRANSLATE_NOOP("Table", "The Linchpins 1963, 1980, 1981 and 1993 cannot be turned."),
    "uber-patches": QT_TRANSLATE_NOOP("Table", "No Patch can be played on a year after 1962."),
    "uber-artifacts": QT_TRANSLATE_NOOP("Table", "Sports Almanac and Cure for Cancer cannot be played."),
    "uber-goes-on": QT_TRANSLATE_NOOP(
        "Table", "Ripples still run past 1962, and Paradoxes there still count."),
    "uber-home-open": QT_TRANSLATE_NOOP("Table", "Your three years are within reach: you can still go home."),
    "uber-home-shut": QT_TRANSLATE_NOOP("Table", "You cannot go home until {patch} leaves the TimeLine."),
    # curtain and Memo window
    "pass-to": QT_TRANSLATE_NOOP("Curtain", "Pass the computer to {name}"),
    "lift-again": QT_TRANSLATE_NOOP("Curtain", "Press once more to lift the curtain."),
    "covered": QT_TRANSLATE_NOOP("Curtain", "Covered"),
    "look": QT_TRANSLATE_NOOP("Curtain", "{name}, look"),
    "look-heard": QT_TRANSLATE_NOOP("Curtain", "{name} may look now."),
    "anyone": QT_TRANSLATE_NOOP("MemoWindow", "Anyone with a Memo?"),
    "press-number": QT_TRANSLATE_NOOP("MemoWindow", "Press your number to look at your cards in secret."),
    "held": QT_TRANSLATE_NOOP("MemoWindow", "Held. Take your time."),
    "thought-better": QT_TRANSLATE_NOOP("MemoWindow", "{name} thought better of it."),
    "looked-already": QT_TRANSLATE_NOOP(
        "MemoWindow", "{name} has looked once already; one look for each play."),
    # claiming victory
    "claim-title": QT_TRANSLATE_NOOP("Claim", "Claim victory"),
    "claim-possible": QT_TRANSLATE_NOOP("Claim", "You can claim victory now."),
    "goal-met": QT_TRANSLATE_NOOP("Claim", "{line}: done"),
    "fit-verdict": QT_TRANSLATE_NOOP("Claim", "{patch}: {verdict}"),
    "goal-name": QT_TRANSLATE_NOOP("Claim", "{family}: {title}"),
    "goal-headline": QT_TRANSLATE_NOOP("Claim", "{year}: {headline}"),
    "goal-open": QT_TRANSLATE_NOOP("Claim", "{line}: not yet"),
    "route-home": QT_TRANSLATE_NOOP("Claim", "Going home"),
    "route-mission": QT_TRANSLATE_NOOP("Claim", "Mission complete"),
    "route-hand": QT_TRANSLATE_NOOP("Claim", "Ten cards"),
    # first screen and looks
    "app-name": QT_TRANSLATE_NOOP("Home", "Chrononauts Qt"),
    "fan-edition": QT_TRANSLATE_NOOP("Home", "An unofficial fan edition"),
    "offline": QT_TRANSLATE_NOOP("Home", "Version {version}. Works offline, sends nothing to the internet."),
    "content-note": QT_TRANSLATE_NOOP(
        "Home",
        "This game is about real events, among them wars, murders and disasters; it tells of them "
        "soberly."),
    "language": QT_TRANSLATE_NOOP("Home", "Language"),
    "text-size": QT_TRANSLATE_NOOP("Home", "Text size"),
    "theme": QT_TRANSLATE_NOOP("Home", "Theme"),
    "theme-auto": QT_TRANSLATE_NOOP("Home", "Follow the system"),
    "theme-dark": QT_TRANSLATE_NOOP("Home", "Dark"),
    "theme-light": QT_TRANSLATE_NOOP("Home", "Light"),
    "theme-contrast": QT_TRANSLATE_NOOP("Home", "High contrast"),
    "motion": QT_TRANSLATE_NOOP("Home", "Motion"),
    "sound": QT_TRANSLATE_NOOP("Home", "Sound"),
    # a new game
    "new-title": QT_TRANSLATE_NOOP("NewGame", "New game"),
    "new-which": QT_TRANSLATE_NOOP("NewGame", "Game"),
    "new-who": QT_TRANSLATE_NOOP("NewGame", "Who plays"),
    "new-how": QT_TRANSLATE_NOOP("NewGame", "How you play"),
    "new-name": QT_TRANSLATE_NOOP("NewGame", "Name"),
    "new-name-alone": QT_TRANSLATE_NOOP("NewGame", "Name of the player or the team"),
    "new-add-seat": QT_TRANSLATE_NOOP("NewGame", "Add a seat"),
    "new-remove-seat": QT_TRANSLATE_NOOP("NewGame", "Remove seat {number}"),
    "new-same-people": QT_TRANSLATE_NOOP("NewGame", "Same people as last time"),
    "new-preset": QT_TRANSLATE_NOOP("NewGame", "Way of playing"),
    "preset-family": QT_TRANSLATE_NOOP("NewGame", "Family"),
    "preset-standard": QT_TRANSLATE_NOOP("NewGame", "Standard"),
    "preset-strict": QT_TRANSLATE_NOOP("NewGame", "Strict"),
    "new-memo-window": QT_TRANSLATE_NOOP("NewGame", "Memo window"),
    "memo-until-ok": QT_TRANSLATE_NOOP("NewGame", "Until every seat says OK"),
    "new-first": QT_TRANSLATE_NOOP("NewGame", "First player"),
    "first-guess": QT_TRANSLATE_NOOP("NewGame", "Guess the time"),
    "first-random": QT_TRANSLATE_NOOP("NewGame", "By lot"),
    "first-seat": QT_TRANSLATE_NOOP("NewGame", "Seat {number} begins"),
    "new-mulligan": QT_TRANSLATE_NOOP("NewGame", "Identities may be exchanged once"),
    "new-highlights": QT_TRANSLATE_NOOP("NewGame", "Show what can be played"),
    "new-preview": QT_TRANSLATE_NOOP("NewGame", "Show what a play would change"),
    "new-claim-reminder": QT_TRANSLATE_NOOP("NewGame", "Remind me when I can claim victory"),
    "missing-players": QT_TRANSLATE_NOOP("NewGame", "Two to six players can play. Enter their names."),
    "missing-name": QT_TRANSLATE_NOOP("NewGame", "Seat {number} has no name yet."),
    "name-wanted": QT_TRANSLATE_NOOP("NewGame", "A name is missing here."),
    "same-name": QT_TRANSLATE_NOOP("NewGame", "Seat {number} is called {name}, too."),
    "missing-same-name": QT_TRANSLATE_NOOP("NewGame", "Two seats are called {name}."),
    "guess-title": QT_TRANSLATE_NOOP("NewGame", "What time is it?"),
    "guess-text": QT_TRANSLATE_NOOP("NewGame", "Without looking at a clock: whoever comes nearest begins."),
    "guess-who": QT_TRANSLATE_NOOP("NewGame", "{name}, what time is it?"),
    "guess-peeked": QT_TRANSLATE_NOOP("NewGame", "I saw the clock"),
    "guess-format": QT_TRANSLATE_NOOP("NewGame", "HH:MM"),
    "guess-hint": QT_TRANSLATE_NOOP("NewGame", "Hours and minutes: 9:30, 0930 or 9.30 will do."),
    "guess-clock": QT_TRANSLATE_NOOP("NewGame", "It is {time}"),
    "guess-said": QT_TRANSLATE_NOOP("NewGame", "{name} guessed {time}."),
    "guess-had-seen": QT_TRANSLATE_NOOP("NewGame", "{name} had seen the clock."),
    "guess-bad": QT_TRANSLATE_NOOP("NewGame", "Enter the time as hours and minutes, such as {example}."),
    "mulligan-title": QT_TRANSLATE_NOOP("NewGame", "Is this you?"),
    "mulligan-text": QT_TRANSLATE_NOOP(
        "NewGame", "You are {identity}. You may exchange the Identity once; the next one is yours for good."),
    "mulligan-new-title": QT_TRANSLATE_NOOP("NewGame", "This is you now"),
    "mulligan-new": QT_TRANSLATE_NOOP("NewGame", "You are {identity}, for good."),
    "mulligan-seen": QT_TRANSLATE_NOOP("NewGame", "I have seen it"),
    "mulligan-keep": QT_TRANSLATE_NOOP("NewGame", "Keep"),
    "mulligan-exchange": QT_TRANSLATE_NOOP("NewGame", "Exchange"),
    # endings
    "end-won-home": QT_TRANSLATE_NOOP("Endings", "{name} is home"),
    "end-won-mission": QT_TRANSLATE_NOOP("Endings", "{name} has completed the Mission"),
    "end-won-hand": QT_TRANSLATE_NOOP("Endings", "{name} has power and success"),
    "end-home-text": QT_TRANSLATE_NOOP(
        "Endings", "The three headlines of {identity} stand on the TimeLine: {years}. The door opens."),
    "end-mission-text": QT_TRANSLATE_NOOP(
        "Endings", "{mission}: {artifacts} lie on the table, signed for and paid."),
    "end-hand-text": QT_TRANSLATE_NOOP(
        "Endings", "Ten cards or more at the end of the turn: time works for {name} now."),
    "end-destroyed": QT_TRANSLATE_NOOP("Endings", "Everyone loses"),
    "end-destroyed-text": QT_TRANSLATE_NOOP(
        "Endings", "{count} Paradoxes were open at once, and the Universe could not bear it: {years}."),
    "end-destroyed-by": QT_TRANSLATE_NOOP("Endings", "{card}, played by {name}, was one too many."),
    "reveal-home-missing": QT_TRANSLATE_NOOP("Endings", "To get home, {name} still needed {years}."),
    "reveal-mission-missing": QT_TRANSLATE_NOOP(
        "Endings", "For the Mission, {name} still needed {artifacts}."),
    "stat-turns": QT_TRANSLATE_NOOP("Endings", "Turns"),
    "stat-flips": QT_TRANSLATE_NOOP("Endings", "Linchpins turned"),
    "stat-opened": QT_TRANSLATE_NOOP("Endings", "Paradoxes opened"),
    "stat-mended": QT_TRANSLATE_NOOP("Endings", "Paradoxes mended"),
    "stat-memos": QT_TRANSLATE_NOOP("Endings", "Memos played"),
    "stat-most-open": QT_TRANSLATE_NOOP("Endings", "Most Paradoxes open at once"),
    # empty places
    "empty-why": QT_TRANSLATE_NOOP(
        "Empty", "The last play turned nothing. Press on any year to see what it hangs on."),
    "empty-discard": QT_TRANSLATE_NOOP("Empty", "Nothing discarded yet."),
    # errors
    "save-tail": QT_TRANSLATE_NOOP(
        "Errors",
        "This game’s last page is torn: {reason}. It goes on from the page before, in turn {turn}."),
    "save-tail-first": QT_TRANSLATE_NOOP(
        "Errors",
        "This game’s last page is torn: {reason}. It goes on from the page before, ahead of the first turn."),
    "damage-kept": QT_TRANSLATE_NOOP(
        "Errors", "It goes on from before that, in turn {turn}; the file as it was is kept as {file}."),
    "damage-kept-first": QT_TRANSLATE_NOOP(
        "Errors",
        "It goes on from before that, ahead of the first turn; the file as it was is kept as {file}."),
    "damage-waits": QT_TRANSLATE_NOOP(
        "Errors",
        "Everything before that is whole. When you go on, the file as it is now is kept beside it."),
    "save-not-copied": QT_TRANSLATE_NOOP(
        "Errors",
        "The saved game {file} is damaged from line {line} on. Before you go on with it, a copy must be kept "
        "beside it, which failed: {reason}. Nothing was changed; put that right and open it again."),
    "save-damaged": QT_TRANSLATE_NOOP(
        "Errors",
        "The saved game {file} is damaged in line {line}: {reason}. It was left as it is; you can begin a "
        "new game."),
    "save-unknown": QT_TRANSLATE_NOOP(
        "Errors",
        "The saved game {file} cannot be opened: {reason}. It was left as it is; you can begin a new game."),
    "save-newer": QT_TRANSLATE_NOOP(
        "Errors",
        "The saved game {file} was made by a later version of Chrononauts Qt. Update the program to open "
        "it; nothing was changed."),
    "save-folder": QT_TRANSLATE_NOOP(
        "Errors", "No saved game can be offered from {folder}: {reason}. You can begin a new game."),
    "save-not-kept": QT_TRANSLATE_NOOP(
        "Errors", "The game cannot be saved to {file}: {reason}. Play on: it will be tried again and again."),
    "leave-unsaved": QT_TRANSLATE_NOOP(
        "Errors", "If you leave now, what was played since is lost; ask once more to leave all the same."),
    "cannot-begin": QT_TRANSLATE_NOOP("Errors", "This game cannot be begun. Other names may help."),
    "torn-line": QT_TRANSLATE_NOOP("Errors", "line {line} was only half written"),
    "torn-chance": QT_TRANSLATE_NOOP("Errors", "the play in line {line} lacks its random result"),
    "flaw-too-large": QT_TRANSLATE_NOOP("Errors", "it is far too large for a game"),
    "flaw-not-ours": QT_TRANSLATE_NOOP("Errors", "it is not a game of Chrononauts Qt"),
    "flaw-changed": QT_TRANSLATE_NOOP("Errors", "it has been changed since it was written"),
    "flaw-no-text": QT_TRANSLATE_NOOP("Errors", "this line is not text"),
    "flaw-header": QT_TRANSLATE_NOOP("Errors", "this line does not belong at the beginning of a game"),
    "flaw-unfinished": QT_TRANSLATE_NOOP("Errors", "it ends before the cards are dealt"),
    "flaw-unknown-game": QT_TRANSLATE_NOOP("Errors", "this version does not know its game"),
    "flaw-deal": QT_TRANSLATE_NOOP("Errors", "the cards cannot be dealt like this"),
    "flaw-action": QT_TRANSLATE_NOOP("Errors", "this line names nothing that can be done"),
    "flaw-refused": QT_TRANSLATE_NOOP("Errors", "the rules do not allow what this line does"),
    "flaw-chance": QT_TRANSLATE_NOOP("Errors", "a random result is missing or does not fit"),
    "flaw-in-use": QT_TRANSLATE_NOOP("Errors", "another window of Chrononauts Qt is playing it"),
    "disk-full": QT_TRANSLATE_NOOP("Errors", "the disk is full"),
    "disk-denied": QT_TRANSLATE_NOOP("Errors", "access is denied"),
    "disk-gone": QT_TRANSLATE_NOOP("Errors", "it is not there any more"),
    "disk-exists": QT_TRANSLATE_NOOP("Errors", "there is a file of this name already"),
    "disk-no-file": QT_TRANSLATE_NOOP("Errors", "it is no file but a folder or something else"),
    "disk-no-folder": QT_TRANSLATE_NOOP("Errors", "one of the folders in its path is a file"),
    "disk-long-name": QT_TRANSLATE_NOOP("Errors", "its name is too long"),
    "disk-in-the-way": QT_TRANSLATE_NOOP(
        "Errors", "the place of the file is taken by a folder or something else; move that away"),
    "disk-taken": QT_TRANSLATE_NOOP("Errors", "another program has changed the file"),
    "disk-held": QT_TRANSLATE_NOOP("Errors", "another program holds the file open"),
    "disk-other": QT_TRANSLATE_NOOP("Errors", "the system reports error {code}"),
    "settings-not-kept": QT_TRANSLATE_NOOP(
        "Errors",
        "The settings cannot be kept in {folder}: {reason}. They hold until the program ends."),
    "nothing-kept": QT_TRANSLATE_NOOP(
        "Errors",
        "Nothing can be kept in {folder}: {reason}. Put that right, or play without anything being saved."),
    "results-not-kept": QT_TRANSLATE_NOOP(
        "Errors", "This result cannot be kept in {folder}: {reason}. The game itself is not lost."),
    "settings-reset": QT_TRANSLATE_NOOP(
        "Errors", "The settings could not be read, so the usual ones apply. The old file is kept as {file}."),
}

text = texts_of(TEXTS)


def step_name(step: str) -> str:
    """Return what is to be done at a step of View.step."""
    return text(f"step-{step}")


def cards_in_hand(count: int) -> str:
    """Return “3 cards in hand”."""
    return i18n.translate("Counts", "%n card(s) in hand", None, count)


def cards_in_deck(count: int) -> str:
    """Return “41 cards in the draw pile”."""
    return i18n.translate("Counts", "%n card(s) in the draw pile", None, count)


def cards_in_discard(count: int) -> str:
    """Return “12 cards in the discard pile”."""
    return i18n.translate("Counts", "%n card(s) in the discard pile", None, count)


def open_paradoxes(count: int, limit: int) -> str:
    """Return “4 open Paradoxes; 13 destroy the Universe.”"""
    words = i18n.translate(
        "Counts", "%n open Paradox(es); {limit} destroy the Universe.", None, count)
    return words.format(limit=limit)


def memo_seconds(count: int) -> str:
    """Return “4 seconds”, the length of the Memo window."""
    return i18n.translate("Counts", "%n second(s)", None, count)


def date_words(day: date) -> str:
    """Return a date in the language of the interface."""
    locale = QLocale(i18n.interface_language())
    return locale.toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def plays_left(count: int) -> str:
    """Return “2 plays left”, of a turn that has more than one."""
    return i18n.translate("Counts", "%n play(s) left", None, count)


def play_so_many(count: int) -> str:
    """Return “Play 2”, the step of a turn in which so many plays are left."""
    return i18n.translate("Counts", "Play %n", None, count)


def turns_played(count: int) -> str:
    """Return “after 31 turns”."""
    return i18n.translate("Counts", "after %n turn(s)", None, count)


def cards_found(count: int) -> str:
    """Return “3 cards found.”"""
    return i18n.translate("Counts", "%n card(s) found.", None, count)
