"""Words of the screens around the table: welcome, new game, endings, empty places, errors."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP

WELCOME = {
    "app-name": QT_TRANSLATE_NOOP("Home", "Chrononauts Qt"),
    "fan-edition": QT_TRANSLATE_NOOP("Home", "An unofficial fan edition"),
    "offline": QT_TRANSLATE_NOOP("Home", "Version {version}. Works offline, sends nothing."),
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
    "motion-auto": QT_TRANSLATE_NOOP("Home", "Follow the system"),
    "motion-full": QT_TRANSLATE_NOOP("Home", "Full"),
    "motion-reduced": QT_TRANSLATE_NOOP("Home", "Reduced"),
    "sound": QT_TRANSLATE_NOOP("Home", "Sound"),
}

NEW_GAME = {
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
}

ENDINGS = {
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
}

EMPTY = {
    "empty-why": QT_TRANSLATE_NOOP(
        "Empty", "The last play turned nothing. Press on any year to see what it hangs on."),
    "empty-discard": QT_TRANSLATE_NOOP("Empty", "Nothing discarded yet."),
}

ERRORS = {
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
