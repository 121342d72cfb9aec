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
    "first-learn": QT_TRANSLATE_NOOP("Home", "Learn in six minutes"),
    "first-quick": QT_TRANSLATE_NOOP("Home", "Quick game against one bot"),
    "first-known": QT_TRANSLATE_NOOP("Home", "I know the game"),
}

NEW_GAME = {
    "new-title": QT_TRANSLATE_NOOP("NewGame", "New game"),
    "new-who": QT_TRANSLATE_NOOP("NewGame", "Who plays"),
    "new-how": QT_TRANSLATE_NOOP("NewGame", "How you play"),
    "new-seat": QT_TRANSLATE_NOOP("NewGame", "Seat {number}"),
    "new-name": QT_TRANSLATE_NOOP("NewGame", "Name"),
    "new-default-name": QT_TRANSLATE_NOOP("NewGame", "Player {number}"),
    "new-human": QT_TRANSLATE_NOOP("NewGame", "Human"),
    "new-bot": QT_TRANSLATE_NOOP("NewGame", "Bot"),
    "rank-cadet": QT_TRANSLATE_NOOP("NewGame", "Cadet"),
    "rank-agent": QT_TRANSLATE_NOOP("NewGame", "Agent"),
    "rank-chief": QT_TRANSLATE_NOOP("NewGame", "Chief"),
    "rank-cadet-note": QT_TRANSLATE_NOOP("NewGame", "Likes Patches and forgets its goals now and then."),
    "rank-agent-note": QT_TRANSLATE_NOOP(
        "NewGame", "Knows its three goals and spoils yours when it sees them coming."),
    "rank-chief-note": QT_TRANSLATE_NOOP("NewGame", "Thinks about what others may hold. It never looks."),
    "new-add-seat": QT_TRANSLATE_NOOP("NewGame", "Add a seat"),
    "new-remove-seat": QT_TRANSLATE_NOOP("NewGame", "Remove seat {number}"),
    "new-same-people": QT_TRANSLATE_NOOP("NewGame", "Same people as last time"),
    "new-preset": QT_TRANSLATE_NOOP("NewGame", "Manner"),
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
    "new-half-marker": QT_TRANSLATE_NOOP("NewGame", "Mark years that are halfway to a Paradox"),
    "new-claim-reminder": QT_TRANSLATE_NOOP("NewGame", "Remind me when I can claim victory"),
    "new-hints": QT_TRANSLATE_NOOP("NewGame", "Hints"),
    "new-undo": QT_TRANSLATE_NOOP("NewGame", "Back to the beginning of the turn if everybody agrees"),
    "new-seed": QT_TRANSLATE_NOOP("NewGame", "Seed"),
    "new-summary": QT_TRANSLATE_NOOP("NewGame", "{players}; {privacy}; Memo window: {window}."),
    "privacy-curtain": QT_TRANSLATE_NOOP("NewGame", "hands behind a curtain"),
    "privacy-alone": QT_TRANSLATE_NOOP("NewGame", "no curtain needed"),
    "new-player-bot": QT_TRANSLATE_NOOP("NewGame", "{name} ({rank} bot)"),
    "missing-players": QT_TRANSLATE_NOOP("NewGame", "Two to six players are needed."),
    "missing-name": QT_TRANSLATE_NOOP("NewGame", "Seat {number} has no name yet."),
    "missing-same-name": QT_TRANSLATE_NOOP("NewGame", "Two seats are called {name}."),
    "guess-title": QT_TRANSLATE_NOOP("NewGame", "What time is it?"),
    "guess-text": QT_TRANSLATE_NOOP("NewGame", "Without looking at a clock: whoever comes nearest begins."),
    "guess-who": QT_TRANSLATE_NOOP("NewGame", "{name}, what time is it?"),
    "guess-peeked": QT_TRANSLATE_NOOP("NewGame", "I saw the clock"),
    "guess-peeked-note": QT_TRANSLATE_NOOP(
        "NewGame", "Honest, for somebody who travels in time. You sit this one out."),
    "guess-bad": QT_TRANSLATE_NOOP("NewGame", "Write the time as hours and minutes, such as {example}."),
    "mulligan-title": QT_TRANSLATE_NOOP("NewGame", "Is this you?"),
    "mulligan-text": QT_TRANSLATE_NOOP(
        "NewGame", "You are {identity}. You may exchange the Identity once; the next one is yours for good."),
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
    "reveal-wait": QT_TRANSLATE_NOOP("Endings", "No card can stop this any more."),
    "reveal-was": QT_TRANSLATE_NOOP("Endings", "{name} was {identity} and wanted: {mission}."),
    "reveal-home-missing": QT_TRANSLATE_NOOP("Endings", "On the way home, {name} lacked {years}."),
    "reveal-mission-missing": QT_TRANSLATE_NOOP("Endings", "For the Mission, {name} lacked {artifacts}."),
    "reveal-closest": QT_TRANSLATE_NOOP("Endings", "{name} came closest."),
    "stat-turns": QT_TRANSLATE_NOOP("Endings", "Turns"),
    "stat-flips": QT_TRANSLATE_NOOP("Endings", "Linchpins turned"),
    "stat-opened": QT_TRANSLATE_NOOP("Endings", "Paradoxes opened"),
    "stat-mended": QT_TRANSLATE_NOOP("Endings", "Paradoxes mended"),
    "stat-memos": QT_TRANSLATE_NOOP("Endings", "Memos played"),
    "stat-most-open": QT_TRANSLATE_NOOP("Endings", "Most Paradoxes open at once"),
}

EMPTY = {
    "empty-log": QT_TRANSLATE_NOOP("Empty", "History is still true."),
    "empty-why": QT_TRANSLATE_NOOP(
        "Empty", "The last play turned nothing. Press on any year to see what it hangs on."),
    "empty-artifacts": QT_TRANSLATE_NOOP("Empty", "Nothing borrowed yet."),
    "empty-archive": QT_TRANSLATE_NOOP("Empty", "No finished games. Yours will be here."),
    "empty-hand": QT_TRANSLATE_NOOP("Empty", "No cards in hand."),
    "empty-discard": QT_TRANSLATE_NOOP("Empty", "Nothing discarded yet."),
    "empty-draw": QT_TRANSLATE_NOOP(
        "Empty", "The draw pile is empty. The next draw shuffles the discard pile."),
    "empty-choices": QT_TRANSLATE_NOOP("Empty", "Nothing here can be played now."),
    "nothing-fits": QT_TRANSLATE_NOOP("Empty", "Nothing fits: kill time."),
    "empty-continue": QT_TRANSLATE_NOOP("Empty", "No game is waiting."),
}

ERRORS = {
    "save-torn": QT_TRANSLATE_NOOP(
        "Errors", "The last page of this game is torn. Open the page before it (turn {turn}, {time})?"),
    "save-tail": QT_TRANSLATE_NOOP(
        "Errors", "The last line of this game was not whole: {reason}. It goes on from the line before."),
    "save-damaged": QT_TRANSLATE_NOOP(
        "Errors", "Line {line} of this game cannot be read: {reason} The file was left as it is."),
    "save-unknown": QT_TRANSLATE_NOOP("Errors", "{file} is no game of Chrononauts Qt. Nothing was changed."),
    "save-newer": QT_TRANSLATE_NOOP(
        "Errors",
        "This game was saved by a later version. Update Chrononauts Qt to open it. Nothing was "
        "changed."),
    "save-secrets": QT_TRANSLATE_NOOP("Errors", "This file holds everybody’s hidden cards."),
    "save-in-use": QT_TRANSLATE_NOOP("Errors", "This game is open in another window. Close it there first."),
    "disk-full": QT_TRANSLATE_NOOP(
        "Errors",
        "The disk is full, so the game is not being saved. Play on; it is tried again after every "
        "move."),
    "cannot-write": QT_TRANSLATE_NOOP("Errors", "{file} cannot be written: {reason} Choose another place."),
    "cannot-read": QT_TRANSLATE_NOOP("Errors", "{file} cannot be read: {reason}"),
    "fault": QT_TRANSLATE_NOOP(
        "Errors",
        "Something went wrong in the program. The game is safe: close the window and continue it. "
        "What happened stands in {file}."),
    "saved-again": QT_TRANSLATE_NOOP("Errors", "The game is saved again."),
    "crash-resume": QT_TRANSLATE_NOOP(
        "Errors", "The program ended in the middle of a game. Go on at turn {turn}?"),
    "crash-report": QT_TRANSLATE_NOOP(
        "Errors",
        "Save a report file? It stays on this computer, names no player, and you can read it first."),
    "settings-reset": QT_TRANSLATE_NOOP(
        "Errors", "The settings could not be read, so the usual ones apply. The old file is kept as {file}."),
    "bot-failed": QT_TRANSLATE_NOOP("Errors", "{name} lost the thread and plays the simplest move instead."),
    "ended-early": QT_TRANSLATE_NOOP("Errors", "Leave this game? It is saved and waits on the first screen."),
}
