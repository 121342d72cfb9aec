"""A game of two people at the window, played by keys and clicks, and proved by its journal."""

from __future__ import annotations

from collections.abc import Callable

from bare.display import PATIENCE, until
from bare.program import Program, State
from bare.protocol import Failed

NAMES = ("Ada", "Bruno")
REMOVE_FOURTH, REMOVE_THIRD = (700, 311), (700, 263)
FIRST_NAME = (280, 167)
"""Places on the page of a new game, on a screen of the display's size."""

NEEDS_A_CAUSE = ("restore-history",)
"""Inverters that turn only what has been turned before."""

BOTS_PATIENCE = 180.0
"""So many seconds a bot may take for its turn, with the pauses that let people follow it."""

MOST_TURNS = 6
"""Seven hands in eight hold a card that can be played at once; so many in a row without one do not come."""


class Game:
    """Two people at the table of a program that shows its first page."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._display = program.display
        self._families = program.families()

    def begin(self) -> None:
        """Make two people of the four seats that newcomers are offered, and begin; keep both identities."""
        display = self._display
        self._take_two_seats()
        display.key("Tab", "Tab", "Tab", "p", "shift+Tab")  # the second seat is a person's
        display.type(NAMES[1])
        self._start()
        for kept in (1, 2):
            self.lift()
            self._display.picture(f"5-identity-{kept}")
            self._display.key("Return")
            self._wait_for(kept, f"identity {kept}")
        if self.last()["step"] != "play":
            raise Failed(f"after both identities the step is {self.last()['step']!r}, not a play")

    def begin_against_a_bot(self) -> None:
        """Make a person and a bot of the four seats, begin, keep the identity and wait for the turn."""
        self._take_two_seats()
        self._start()
        self._display.picture("5-identity")  # no curtain hangs before a single person
        self._display.key("Return")
        until(self._has_decided, "the person's identity")
        self._wait_for_turn(0)

    def survive_kill(self, number: int) -> str:
        """Kill the program in the middle of a turn and continue by the first page; say what is kept.

        ``number`` begins the names of the pictures.
        """
        before = self.last()
        played = self.play() or "time killed"
        self._program.kill()
        kept = self.last()
        if kept["number"] <= before["number"]:
            raise Failed("what was done before the kill is lost")
        self._program.start()
        self._display.picture(f"{number}-home-after-kill")
        self._display.key("Return")
        self.lift()
        self._display.picture(f"{number}-table-after-kill")
        return f"killed after “{played}”, {kept['number']} actions kept"

    def _take_two_seats(self) -> None:
        """Open the page of a new game, leave two seats and write the name of the first person."""
        display = self._display
        display.key("Return")  # the new game; the page begins with a name to be written
        display.still()
        display.click(*REMOVE_FOURTH)
        display.click(*REMOVE_THIRD)
        display.click(*FIRST_NAME)
        display.type(NAMES[0])

    def _start(self) -> None:
        self._display.picture("3-new-game")
        self._display.key("Return")
        until(self._program.journals, "the journal of the new game")
        self._display.picture("4-curtain")

    def lift(self) -> None:
        """Lift the curtain, if it hangs; whatever else the key has opened is closed again.

        Where one press is enough the second comes too soon to be heard.
        """
        self._display.still()
        self._display.key("space", "space", "Escape")
        self._display.still()

    def last(self) -> State:
        """Return the position of now."""
        return self._program.positions()[-1]

    def play_on(self) -> str:
        """Play whole turns until a card was played; return what was played."""
        for _ in range(MOST_TURNS):
            played = self.play()
            self.end_turn()
            if played:
                return played
        raise Failed(f"in {MOST_TURNS} turns there was no card that can be played")

    def play(self) -> str:
        """Do all of a turn but its end; return the action, "" where time was killed for want of a card."""
        self.lift()
        before = self.last()
        hand = before["seats"][before["seat_to_move"] - 1]["hand"]
        playable = [(place, card) for place, card in enumerate(hand, 1) if self._is_playable(card)]
        if not playable:
            self._kill_time(before)
            return ""
        place, card = playable[0]
        self._display.key(str(place), "Return")
        self._wait_for(before["number"] + 1, f"the play of {card}")
        played = str(self._program.positions()[before["number"] + 1]["action"])
        if not played.startswith(f"play {card}"):
            raise Failed(f"“{card}” was to be played, but the journal has “{played}”")
        self._wait(lambda last: last["step"] == "end", "the end of the wait for a Memo")
        return played

    def _is_playable(self, card: str) -> bool:
        return self._families[card] in ("artifact", "inverter") and card not in NEEDS_A_CAUSE

    def _kill_time(self, before: State) -> None:
        for discarded in (1, 2):
            self._display.key("1", "x")
            self._wait_for(before["number"] + discarded, f"discard {discarded}")
            self._display.still()
        self._wait(lambda last: last["step"] == "end", "the end of Killing Time")

    def end_turn(self) -> None:
        """End the turn; the next one is somebody else's."""
        before = self.last()
        self._display.still()
        self._display.key("Return")
        now = self._wait(lambda last: last["turn"] == before["turn"] + 1, "the next turn")
        if now["seat_to_move"] == before["seat_to_move"]:
            raise Failed("the turn ended, but nobody else is to move")

    def have_answer(self) -> str:
        """End the turn, let the bot have its own, and return what it did in it."""
        before = self.last()
        self._display.still()
        self._display.key("Return")
        self._wait_for_turn(before["turn"] + 2)
        since = self._program.positions()[before["number"] + 1 :]
        answer = [str(position["action"]) for position in since if position["seat"] == 2]
        if not answer:
            raise Failed("it is the turn of the person again, and the bot has done nothing")
        return ", ".join(answer)

    def _has_decided(self) -> bool:
        return any(position["seat"] == 1 for position in self._program.positions())

    def _wait_for_turn(self, turn: int) -> None:
        """Wait until the person among bots is to play, and cancel nothing that these play."""

        def is_due(last: State) -> bool:
            if last["step"] == "window":
                self._display.key("Return")
            return bool(last["turn"] >= turn and last["step"] == "play" and last["seat_to_move"] == 1)

        self._wait(is_due, "the turn of the person", BOTS_PATIENCE)

    def _wait_for(self, actions: int, what: str) -> State:
        """Wait until so many actions are kept."""
        return self._wait(lambda last: last["number"] >= actions, what)

    def _wait(self, holds: Callable[[State], bool], what: str, seconds: float = PATIENCE) -> State:
        """Wait until the position of now is as wanted, and return it."""

        def found() -> State | None:
            last = self.last()
            return last if holds(last) else None

        return until(found, what, seconds)
