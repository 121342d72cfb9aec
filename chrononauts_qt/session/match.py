"""One running match: the only door through which anything at the table changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from chrononauts_qt.bots.ranks import RANKS
from chrononauts_qt.games.chrononauts import rules as chrononauts
from chrononauts_qt.games.chrononauts.variants import artifaxx, solonauts
from chrononauts_qt.kernel.errors import BadActionText, BadChance, BadSetup, IllegalAction
from chrononauts_qt.kernel.events import Chance, Event
from chrononauts_qt.kernel.game import Game, Resolution
from chrononauts_qt.messages import say
from chrononauts_qt.session.errors import CorruptSave, Flaw, Torn, Trouble
from chrononauts_qt.session.journal import (
    SHOWN,
    Header,
    Journal,
    Record,
    Writer,
    header_lines,
    one_line,
    setup_words,
)

GAMES: dict[str, Game] = {"chrononauts": chrononauts, "artifaxx": artifaxx, "solonauts": solonauts}
"""Every game of the program by its id."""

PERSON = "person"
"""What the journal says of a seat that a person has taken from a bot."""


class Match:
    """A game under way, with the names of its seats and, if it is kept, its journal.

    Seats are 0-based. `submit` is the life of a move: the rules resolve it, the journal holds it, then
    the events are handed out. ``bots`` has the rank of every seat that a bot plays; the others are people.
    ``torn`` tells what its journal had lost when it was opened.
    """

    def __init__(
        self,
        game: str,
        names: tuple[str, ...],
        state: Any,
        options: Mapping[str, str],
        writer: Writer | None = None,
        torn: Torn | None = None,
    ) -> None:
        self.game_id = game
        self.game = GAMES[game]
        self.names = names
        self.options = dict(options)
        self.bots = seat_bots(self.options, len(names))
        self.state = state
        self.writer = writer
        self.torn = torn
        self.past = Past()

    @classmethod
    def start(
        cls,
        game: str,
        names: tuple[str, ...],
        setup: Any,
        path: Path | None = None,
        options: Mapping[str, str] | None = None,
    ) -> Match:
        """Deal a new game; with `path` its journal is written there from the deal on.

        Names and setup are taken as the journal will tell them, so that a resumed game is the same;
        raises BadSetup for what it cannot tell, and for an option that seats no bot there is.
        """
        rules, names = GAMES[game], tuple(one_line(name) for name in names)
        if "" in names:
            raise BadSetup(f"seat {names.index('') + 1} has no name")
        told = [one_line(line) for line in rules.write_setup(setup)]
        header = Header(game, names, {key: one_line(value) for key, value in (options or {}).items()})
        header_lines(header, told)
        state, dealt = rules.new_game(rules.read_setup(len(names), setup_words(told)))
        match = cls(game, names, state, header.options)
        if path is not None:
            match.writer = Writer(path)
            match.writer.begin(header, told, dealt.chances)
        return match

    def submit(self, seat: int, action: Any, imposed: Sequence[Chance] = ()) -> tuple[Event, ...]:
        """Do an action and return what happened; raises IllegalAction, and then nothing has changed.

        `imposed` are random results that the world gives instead of our generator, such as the time.
        """
        place = self.state.bookmark()
        resolution = self.game.apply(self.state, seat, action, imposed)
        self.past.add(place, resolution)
        if self.writer is not None:
            self.writer.append(seat, action.text, resolution.chances)
        return resolution.events

    def undo(self, count: int = 1) -> None:
        """Take back the last actions, 1 to ``len(match.past)`` of them.

        Going back past anything that had been hidden makes the game one of practice, for good.
        """
        self.state = self.past.back(self.state, count)
        if self.writer is not None:
            self.writer.note(f"undo {count}")

    def learn(self) -> None:
        """A solution is shown: whatever is taken back from here on makes the game one of practice."""
        if self.past.learn() and self.writer is not None:
            self.writer.note(SHOWN)

    def seat_bot(self, seat: int, rank: str) -> None:
        """Let a bot of `rank` play a seat from here on; ValueError for a rank or a seat there is none of.

        Who sits where is no action: it counts for no undo, and no undo takes it back.
        """
        self._seat(seat, rank)

    def seat_person(self, seat: int) -> None:
        """Let a person play a seat from here on."""
        self._seat(seat, PERSON)

    def _seat(self, seat: int, sits: str) -> None:
        before = dict(self.bots)
        take_seat(self.bots, len(self.names), seat, sits)
        if self.writer is not None and self.bots != before:
            self.writer.note(f"seat {seat + 1} {sits}")

    @property
    def trouble(self) -> Trouble | None:
        """Why the journal cannot be written at present."""
        return self.writer.trouble if self.writer is not None else None


class Past:
    """The way back through a game: a bookmark before every action, and whether it told something hidden."""

    def __init__(self) -> None:
        self._places: list[tuple[Any, bool]] = []
        self.is_practice = False

    def __len__(self) -> int:
        return len(self._places)

    def add(self, place: Any, resolution: Resolution) -> None:
        """Remember where an action began."""
        told = bool(resolution.chances) or any(event.private for event in resolution.events)
        self._places.append((place, told))

    def states(self) -> list[Any]:
        """Return the states before every action, without their events, the first one first."""
        return [place.state for place, _ in self._places]

    def is_open(self, count: int = 1) -> bool:
        """Tell whether the last `count` actions told nothing hidden: taking them back costs nothing."""
        return not any(told for _, told in self._places[-count:])

    def learn(self) -> bool:
        """All that was hidden has been shown now: taking back anything that was done makes it practice.

        Returns whether that is news.
        """
        if not self._places or self._places[-1][1]:
            return False
        self._places[-1] = (self._places[-1][0], True)
        return True

    def back(self, state: Any, count: int) -> Any:
        """Return the state before the last `count` actions."""
        if not 1 <= count <= len(self._places):
            raise ValueError(f"{count} actions cannot be taken back; there are {len(self._places)}")
        self.is_practice = self.is_practice or not self.is_open(count)
        place, _ = self._places[-count]
        del self._places[-count:]
        return state.back_at(place)


def language_option(seat: int) -> str:
    """Return the option that keeps the language of a 0-based seat; without it, that of the program."""
    return f"language-{seat + 1}"


def bot_option(seat: int) -> str:
    """Return the option that keeps the rank of the bot on a 0-based seat; without it, a person begins."""
    return f"bot-{seat + 1}"


def seat_bots(options: Mapping[str, str], seats: int) -> dict[int, str]:
    """Return by seat the rank of every bot that sits there when the game begins; BadSetup for a bad one."""
    bots: dict[int, str] = {}
    by_key = {bot_option(seat): seat for seat in range(seats)}
    for key, rank in options.items():
        if key.startswith("bot-"):
            try:
                take_seat(bots, seats, by_key.get(key, -1), rank)
            except ValueError as error:
                raise BadSetup(f"“option {key} {rank}” seats nobody: {error}") from error
    return bots


def take_seat(bots: dict[int, str], seats: int, seat: int, sits: str) -> None:
    """Enter among the bots who takes a 0-based seat, a rank or PERSON; ValueError for what there is not."""
    if not 0 <= seat < seats:
        raise ValueError(f"there are seats 1 to {seats}")
    if sits != PERSON and sits not in RANKS:
        raise ValueError(f"“{sits}” is none of the ranks {', '.join(RANKS)}")
    bots.pop(seat, None)
    if sits != PERSON:
        bots[seat] = sits


def seat_languages(match: Match) -> tuple[str, ...]:
    """Return by seat the code of its language, such as "it", "" for that of the program."""
    return tuple(match.options.get(language_option(seat), "") for seat in range(len(match.names)))


class Replay:
    """A journal played again, one record after the other."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        header = journal.header
        if header.game not in GAMES:
            why = f"this version has no game called “{header.game}”"
            raise CorruptSave(journal.path, 0, Flaw.UNKNOWN_GAME, why)
        self.game = GAMES[header.game]
        self.done = 0
        try:
            setup = self.game.read_setup(len(header.names), header.setup)
            self.state, dealt = self.game.new_game(setup, journal.deal)
        except (BadSetup, BadChance) as error:
            raise CorruptSave(journal.path, journal.begin_line, Flaw.DEAL, str(error)) from error
        if journal.sealed and len(dealt.chances) != len(journal.deal):
            raise CorruptSave(journal.path, journal.begin_line, Flaw.DEAL, "the deal is not whole")
        try:
            self.bots = seat_bots(header.options, len(header.names))
        except BadSetup as error:
            raise CorruptSave(journal.path, journal.begin_line, Flaw.HEADER, str(error)) from error
        self.complete = True
        self.past = Past()

    def step(self) -> tuple[Event, ...] | None:
        """Play the next record and return its events; None at the end.

        Raises CorruptSave with the line if the record cannot be played. A last record of a sealed file
        whose random results are not all there was torn while it was written: it ends the replay.
        """
        records = self.journal.records
        if self.done == len(records) or not self.complete:
            return None
        record = records[self.done]
        if record.undo or record.shown or record.sits:
            self._follow(record)
            return ()
        before = self.state.bookmark()
        try:
            action = self.game.parse(record.action)
            result = self.game.apply(self.state, record.seat, action, record.chances)
        except BadActionText as error:
            raise self._flaw(record.line, Flaw.ACTION, str(error)) from error
        except BadChance as error:
            raise self._flaw((*record.chance_lines, record.line)[0], Flaw.CHANCE, str(error)) from error
        except IllegalAction as error:
            raise self._flaw(record.line, Flaw.REFUSED, self._refusal(record.seat, error)) from error
        if self.journal.sealed and len(result.chances) != len(record.chances):
            if self.done + 1 < len(records):
                raise self._flaw(record.line, Flaw.CHANCE, "a random result of this action is missing")
            self.state, self.complete = self.state.back_at(before), False
            return None
        self.past.add(before, result)
        self.done += 1
        return result.events

    def _follow(self, record: Record) -> None:
        """Take back what a record takes back, let somebody take a seat, or remember what was shown."""
        try:
            if record.shown:
                self.past.learn()
            elif record.sits:
                take_seat(self.bots, len(self.journal.header.names), record.seat, record.sits)
            else:
                self.state = self.past.back(self.state, record.undo)
        except ValueError as error:
            raise self._flaw(record.line, Flaw.REFUSED, str(error)) from error
        self.done += 1

    def _flaw(self, line: int, flaw: Flaw, why: str) -> CorruptSave:
        return CorruptSave(self.journal.path, line, flaw, why)

    def _refusal(self, seat: int, error: IllegalAction) -> str:
        return f"seat {seat + 1} cannot “{error.action}”: {say(error.reason)}"

    @property
    def torn(self) -> Torn | None:
        """What was left out at the end of the file."""
        if self.complete:
            return self.journal.torn
        return Torn(self.journal.records[self.done].line, of_chance=True)

    def run(self) -> None:
        """Play every record."""
        while self.step() is not None:
            pass


def resume(journal: Journal) -> Match:
    """Return the match a journal holds, ready to go on where its last whole action left it.

    A torn end is cut off when the next action is written.
    """
    replay = Replay(journal)
    replay.run()
    header, last = journal.header, journal.records[replay.done - 1] if replay.done else None
    end, checksum = (last.end, last.checksum) if last else (journal.deal_end, journal.deal_checksum)
    writer = Writer(journal.path, checksum, end, journal.size) if journal.sealed else None
    match = Match(header.game, header.names, replay.state, header.options, writer, replay.torn)
    match.past, match.bots = replay.past, replay.bots
    return match
