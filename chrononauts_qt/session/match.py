"""One running match: the only door through which anything at the table changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from chrononauts_qt.kernel.errors import BadActionText, BadChance, BadSetup, IllegalAction
from chrononauts_qt.kernel.events import Chance, Event
from chrononauts_qt.session import disk, locks
from chrononauts_qt.session.errors import CorruptSave, Flaw, NotKept, Torn, Trouble, trouble_of
from chrononauts_qt.session.journal import (
    SHOWN,
    VERSION,
    Header,
    Journal,
    Record,
    Rewriter,
    Writer,
    header_lines,
    hint_line,
    name_line,
    one_line,
    pause_line,
    seat_line,
    setup_words,
    undo_line,
    wish_line,
)
from chrononauts_qt.session.journal_lines import MAX_GRADE, game_name
from chrononauts_qt.session.past import Past, step_of
from chrononauts_qt.session.places import DAMAGED
from chrononauts_qt.shelf import GAMES, SHELF

PERSON = "person"
"""What the journal says of a seat that a person has taken from a bot."""


class Match:
    """A game under way, with the names of its seats and, if it is kept, its journal.

    Seats are 0-based. `submit` is the life of a move: the rules resolve it, the journal holds it, then
    the events are handed out. ``bots`` has the rank of every seat that a bot plays; the others are people.
    ``torn`` tells what its journal had lost when it was opened, ``kept`` where that lies as it was if it was
    damaged. ``hints`` has the highest grade of help that a seat was given, ``wishes`` by seat what it has
    told its table and nobody else; ``name`` is what the game is called, "" without a name; ``stamp`` tells
    when the last action was done that has one, or the last pause began, ``pauses`` when each of them did.
    ``lock`` keeps other running copies away from its journal.
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
        self.bots = seat_bots(game, self.options, len(names))
        self._views: dict[int | None, Any] = {}
        self.state = state
        self.writer = writer
        self.torn = torn
        self.kept: Path | None = None
        self.lock: locks.Lock | None = None
        self.past = Past()
        self.hints: dict[int, int] = {}
        self.wishes: dict[int, str] = {}
        self.name = ""
        self.stamp: int | None = None
        self.pauses: list[int] = []

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
            match.lock = locks.claim(path)
        return match

    @property
    def state(self) -> Any:
        """How it stands, as the rules have it."""
        return self._state

    @state.setter
    def state(self, state: Any) -> None:
        self._state = state
        self._views.clear()

    def view(self, seat: int | None) -> Any:
        """Return what a seat sees now, None is the public; made once for each state, and nobody changes it.

        What is done to a state without `submit` is seen when it is assigned anew.
        """
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def submit(
        self, seat: int, action: Any, imposed: Sequence[Chance] = (), stamp: int | None = None
    ) -> tuple[Event, ...]:
        """Do an action and return what happened; raises IllegalAction, and then nothing has changed.

        `imposed` are random results that the world gives instead of our generator, such as the time.
        `stamp` is when it was done where a glass runs, in its milliseconds (`clock.Glass`).
        """
        place = self.state.bookmark(self.past.last_place)
        self._views.clear()
        resolution = self.game.apply(self.state, seat, action, imposed)
        self.past.add(step_of(self.game, place, seat, action, resolution))
        self.stamp = self.stamp if stamp is None else stamp
        if self.writer is not None:
            self.writer.append(seat, action.text, resolution.chances, stamp)
        return resolution.events

    def undo(self, count: int = 1) -> None:
        """Take back the last actions, 1 to ``len(match.past)`` of them.

        Going back past anything that had been hidden makes the game one of practice, for good.
        """
        self.state = self.past.back(self.state, count)
        if self.writer is not None:
            self.writer.note(undo_line(count))

    def learn(self) -> None:
        """A solution is shown: whatever is taken back from here on makes the game one of practice."""
        if self.past.learn() and self.writer is not None:
            self.writer.note(SHOWN)

    def note_hint(self, seat: int, grade: int) -> None:
        """A seat is given help of a grade, 1 to 9; it stays noted whatever is taken back."""
        before = dict(self.hints)
        take_hint(self.hints, len(self.names), seat, grade)
        if self.writer is not None and self.hints != before:
            self.writer.note(hint_line(seat, grade))

    def note_wish(self, seat: int, wish: str) -> None:
        """Keep what a seat has told its table, in words of the game's; the last counts, "" is nothing.

        It stays whatever is taken back; no view has it, and no other seat may hear of it.
        """
        wish, before = one_line(wish), self.wishes.get(seat, "")
        take_wish(self.wishes, len(self.names), seat, wish)
        if self.writer is not None and wish != before:
            self.writer.note(wish_line(seat, wish))

    def note_pause(self, stamp: int) -> None:
        """People stop the time that runs for all, at a `stamp` as in `submit`."""
        self.stamp = stamp
        self.pauses.append(stamp)
        if self.writer is not None:
            self.writer.note(pause_line(stamp))

    def rename(self, text: str) -> None:
        """Call the game something; "" takes its name away."""
        name = game_name(text)
        if self.writer is not None and name != self.name:
            self.writer.note(name_line(name))
        self.name = name

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
        take_seat(self.bots, self.game_id, len(self.names), seat, sits)
        if self.writer is not None and self.bots != before:
            self.writer.note(seat_line(seat, sits))

    def write_behind(self, on: bool) -> None:
        """Let nobody wait for the disk, while people act against a clock; or wait until it has everything."""
        if self.writer is not None:
            self.writer.write_behind(on)

    def try_again(self) -> bool:
        """Write what could not be written before; return whether the journal lacks nothing now."""
        if self.writer is not None:
            self.writer.try_again()
        return self.trouble is None

    @property
    def trouble(self) -> Trouble | None:
        """Why the journal cannot be written at present."""
        return self.writer.trouble if self.writer is not None else None


def language_option(seat: int) -> str:
    """Return the option that keeps the language of a 0-based seat; without it, that of the program."""
    return f"language-{seat + 1}"


def bot_option(seat: int) -> str:
    """Return the option that keeps the rank of the bot on a 0-based seat; without it, a person begins."""
    return f"bot-{seat + 1}"


def seat_bots(game: str, options: Mapping[str, str], seats: int) -> dict[int, str]:
    """Return by seat the rank of every bot that sits there when the game begins; BadSetup for a bad one."""
    bots: dict[int, str] = {}
    by_key = {bot_option(seat): seat for seat in range(seats)}
    for key, rank in options.items():
        if key.startswith("bot-"):
            try:
                take_seat(bots, game, seats, by_key.get(key, -1), rank)
            except ValueError as error:
                raise BadSetup(f"“option {key} {rank}” seats nobody: {error}") from error
    return bots


def take_seat(bots: dict[int, str], game: str, seats: int, seat: int, sits: str) -> None:
    """Enter among the bots who takes a 0-based seat, a rank or PERSON; ValueError for what there is not."""
    if not 0 <= seat < seats:
        raise ValueError(f"there are seats 1 to {seats}")
    ranks = SHELF[game].ranks
    if sits != PERSON and sits not in ranks:
        raise ValueError(f"“{sits}” is none of the ranks {', '.join(ranks)}")
    bots.pop(seat, None)
    if sits != PERSON:
        bots[seat] = sits


def take_hint(hints: dict[int, int], seats: int, seat: int, grade: int) -> None:
    """Enter a grade of help for a 0-based seat, the highest counts; ValueError for what there is not."""
    if not (0 <= seat < seats and 1 <= grade <= MAX_GRADE):
        raise ValueError(f"there are seats 1 to {seats} and grades 1 to {MAX_GRADE}")
    hints[seat] = max(grade, hints.get(seat, 0))


def take_wish(wishes: dict[int, str], seats: int, seat: int, wish: str) -> None:
    """Enter what a 0-based seat has told its table, the last counts; ValueError for a seat there is not."""
    if not 0 <= seat < seats:
        raise ValueError(f"there are seats 1 to {seats}")
    wishes.pop(seat, None)
    if wish:
        wishes[seat] = wish


def seat_languages(match: Match) -> tuple[str, ...]:
    """Return by seat the code of its language, such as "it", "" for that of the program."""
    return tuple(match.options.get(language_option(seat), "") for seat in range(len(match.names)))


class Replay:
    """A journal played again, one record after the other; ``stamp`` and ``pauses`` as in `Match`."""

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
            self.bots = seat_bots(header.game, header.options, len(header.names))
        except BadSetup as error:
            raise CorruptSave(journal.path, journal.begin_line, Flaw.HEADER, str(error)) from error
        self.complete = True
        self.stamp: int | None = None
        self.pauses: list[int] = []
        self.past = Past()
        self.hints: dict[int, int] = {}
        self.wishes: dict[int, str] = {}
        self.name = ""

    def step(self) -> tuple[Event, ...] | None:
        """Play the next record and return its events; None at the end.

        Raises CorruptSave with the line if the record cannot be played. A last record of a sealed file
        whose random results are not all there was torn while it was written: it ends the replay.
        """
        records = self.journal.records
        if self.done == len(records) or not self.complete:
            return None
        record = records[self.done]
        if record.is_note:
            self._follow(record)
            return ()
        self._check_stamp(record, record.stamp)
        before = self.state.bookmark(self.past.last_place)
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
        self.past.add(step_of(self.game, before, record.seat, action, result))
        self.stamp = self.stamp if record.stamp is None else record.stamp
        self.done += 1
        return result.events

    def _check_stamp(self, record: Record, stamp: int | None) -> None:
        """Raise CorruptSave for a stamp where no time runs, and for one before the last."""
        if stamp is None:
            return
        owed = self.game.pending(self.state).values()
        if all(decision.deadline is None for decision in owed):
            raise self._flaw(record.line, Flaw.ACTION, "no time runs here, so that no action has a stamp")
        if stamp < (self.stamp or 0):
            raise self._flaw(record.line, Flaw.ACTION, "its stamp lies before that of the action above it")

    def _follow(self, record: Record) -> None:
        """Take back what a record takes back, let somebody take a seat, or remember what was noted."""
        seats = len(self.journal.header.names)
        self._check_stamp(record, record.pause)
        try:
            if record.shown:
                self.past.learn()
            elif record.sits:
                take_seat(self.bots, self.journal.header.game, seats, record.seat, record.sits)
            elif record.hint:
                take_hint(self.hints, seats, record.seat, record.hint)
            elif record.wish is not None:
                take_wish(self.wishes, seats, record.seat, record.wish)
            elif record.name is not None:
                self.name = record.name
            elif record.pause is not None:
                self.stamp = record.pause
                self.pauses.append(record.pause)
            else:
                self.state = self.past.back(self.state, record.undo)
        except ValueError as error:
            raise self._flaw(record.line, Flaw.REFUSED, str(error)) from error
        self.done += 1

    def _flaw(self, line: int, flaw: Flaw, why: str) -> CorruptSave:
        return CorruptSave(self.journal.path, line, flaw, why)

    def _refusal(self, seat: int, error: IllegalAction) -> str:
        return f"seat {seat + 1} cannot “{error.action}”: {self.game.refusal(error.reason)}"

    @property
    def torn(self) -> Torn | None:
        """What was left out at the end of the file."""
        torn = self.journal.torn
        if not self.complete and not (torn and torn.lost):
            return Torn(self.journal.records[self.done].line, True, self.state.turn)
        return torn and torn._replace(of_chance=not self.complete, turn=self.state.turn)

    def run(self) -> None:
        """Play every record."""
        while self.step() is not None:
            pass


def resume(journal: Journal) -> Match:
    """Return the match a journal holds, ready to go on where its last whole action left it.

    A torn end is cut off, and a journal of an earlier version written anew, when the next action is written;
    a damaged one is kept beside itself before that. Raises NotKept where that cannot be, and CorruptSave
    (Flaw.IN_USE) while another running copy plays it.
    """
    replay = Replay(journal)
    replay.run()
    header = journal.header
    match = Match(header.game, header.names, replay.state, header.options, None, replay.torn)
    if journal.sealed:
        match.lock = locks.claim(journal.path)
        if match.lock is None:
            why = "another running copy of the program plays this game"
            raise CorruptSave(journal.path, 0, Flaw.IN_USE, why)
        match.kept = _kept_beside(journal, match.lock)
        match.writer = _writer_behind(journal, journal.records[: replay.done])
    match.past, match.bots = replay.past, replay.bots
    match.hints, match.wishes = replay.hints, replay.wishes
    match.name, match.stamp, match.pauses = replay.name, replay.stamp, replay.pauses
    return match


def _kept_beside(journal: Journal, lock: locks.Lock) -> Path | None:
    """Keep a damaged journal as it is and return where; None for one that needs no copy."""
    if journal.torn is None or not journal.torn.lost:
        return None
    try:
        return disk.keep_beside(journal.path, DAMAGED)
    except OSError as error:
        lock.free()
        trouble = trouble_of(error)
        why = f"the file is damaged, and no copy of it can be kept ({trouble})"
        raise NotKept(journal.path, journal.torn.line, trouble.flaw, why, trouble.code) from error


def _writer_behind(journal: Journal, done: Sequence[Record]) -> Writer:
    """Return what writes on behind the records that have been done."""
    end, checksum = (done[-1].end, done[-1].checksum) if done else (journal.deal_end, journal.deal_checksum)
    if journal.version != VERSION:
        return Rewriter(journal, end)
    return Writer(journal.path, checksum, end, journal.size)
