"""What all who play by ear do: walk to what is told, press it, answer what asks, write down what was said."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.reader.ears import Ears, Node, Turn

MOST_TABS = 60
PATIENCE = 20
"""So many seconds a page may take to open."""
PRESSABLE = ("push button", "toggle button", "button")
LISTS_OFFERED = "Show tables as lists"
"""What takes the focus on the first page once the program knows that it is listened to."""
UNPLACED = ("list", "table", "panel", "list item", "table cell")
"""Roles of what lies within a place."""
TEXTS = ("text", "entry")


class Lost(Exception):
    """Somebody who hears no more than is said cannot go on."""


class Player:
    """Plays one game from the first page to its end; `play` is what differs."""

    game = ""
    """What the doors of the first page call it."""
    file = ""
    """What its transcript is called."""
    most_turns = 400

    def __init__(self, ears: Ears, looks_about: bool = True) -> None:
        self.ears = ears
        self._looks_about = looks_about
        self.is_over = False
        self.places: list[Node] = []
        self._seen: set[tuple[str, ...]] = set()

    def run(self) -> None:
        """Play from the start of the program to the end of the game."""
        self.ears.begin()
        self.wait_for(lambda: self.name == LISTS_OFFERED)
        self.press_button("Begin")
        self.press_button(f"New game: {self.game}")
        self.set_up()
        for _ in range(self.most_turns):
            if self.has_ended():
                self.is_over = True
                return
            self.play()
        raise Lost(f"the game has not ended after {self.most_turns} rounds of keys")

    def set_up(self) -> None:
        """Answer the page of a new game and begin."""
        raise NotImplementedError

    def play(self) -> None:
        """Do one thing at the table."""
        raise NotImplementedError

    def has_ended(self) -> bool:
        """Tell by what is heard whether the game is over."""
        raise NotImplementedError

    # -- what is heard --------------------------------------------------------------------------

    @property
    def role(self) -> str:
        """Return the role of what has the focus."""
        return str(self.ears.focus.get("role", ""))

    @property
    def name(self) -> str:
        """Return the name of what has the focus."""
        return str(self.ears.focus.get("name", ""))

    @property
    def description(self) -> str:
        """Return the description of what has the focus."""
        return str(self.ears.focus.get("description", ""))

    def heard(self, pattern: str, turns: int = 1) -> re.Match[str] | None:
        """Return the last match among what the last turns said."""
        for turn in self.ears.turns[: -turns - 1 : -1]:
            for sentence in reversed(turn.sentences):
                if found := re.search(pattern, sentence):
                    return found
        return None

    def in_dialog(self) -> bool:
        """Tell whether the focus lies in something that asks."""
        return any(over["role"] in ("dialog", "alert") for over in self.ears.around)

    # -- what is done ---------------------------------------------------------------------------

    def press(self, key: str) -> Turn:
        """Press a key, and look about in a place that is new."""
        turn = self.ears.press(key)
        place = tuple(over["name"] for over in self.ears.around if over["role"] not in UNPLACED)
        if self._looks_about and place not in self._seen:
            self._seen.add(place)
            self.places += self.ears.look()
        return turn

    def type(self, text: str) -> None:
        """Type letters where the focus is."""
        for letter in text:
            self.press(f"Shift+{letter.lower()}" if letter.isupper() else letter)

    def wait_for(self, wanted: Callable[[], bool]) -> None:
        """Listen until something is heard, such as a page that opens."""
        for _ in range(PATIENCE):
            if wanted():
                return
            self.ears.wait(1.0)
        raise Lost(f"nothing more comes; the focus is at {self.name!r}")

    def name_seat(self) -> None:
        """Type a name where the page of a new game asks for it."""
        self.wait_for(lambda: self.role in TEXTS)
        self.type("Ada")

    def tab_to(self, wanted: Callable[[], bool], key: str = "Tab") -> None:
        """Press Tab until the focus is where it should be."""
        for _ in range(MOST_TABS):
            if wanted():
                return
            self.press(key)
        raise Lost(f"Tab does not lead there from {self.name!r}")

    def choose(self, start: str, name: str) -> None:
        """Go to the group of buttons whose names start so, and to one of them by arrows."""
        self.tab_to(lambda: self.name.startswith(start))
        for key in ("Right", "Down", "Right", "Down", "Right", "Down", "Left", "Up", "Left", "Up"):
            if self.name == f"{start}: {name}":
                return
            self.press(key)
        raise Lost(f"{name!r} cannot be chosen, {self.name!r} is")

    def press_button(self, name: str) -> Turn:
        """Go to a button by its name, and press it."""
        self.tab_to(lambda: self.role in PRESSABLE and self.name == name)
        return self.press("space")

    def exposed(self, pattern: str, roles: tuple[str, ...] = ()) -> list[Node]:
        """Return what is exposed whose name matches."""
        nodes = [node for window in self.ears.look() for node in window.walk()]
        return [node for node in nodes if re.search(pattern, node.name) and (not roles or node.role in roles)]
