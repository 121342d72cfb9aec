"""What a player without a plan does with keys and pointer, and with the window as a whole."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from tests.window.hands import Hands

Seen = dict[str, Any]

SIZES = ((1024, 600), (1366, 768), (1920, 1080))
KEYS = (
    *("space", "Return", "Escape", "Tab", "Shift+Tab", "Left", "Right", "Up", "Down", "1", "2", "3"),
    *("4", "5", "e", "x", "v", "l", "s", "h", "g", "a", "Home", "End", "Page_Down", "BackSpace", "F1", "F11"),
    *("Ctrl+z", "Shift+F10", "Alt+Left"),
)
OFTEN = ("space", "Return", "Escape", "Tab", "Left", "Right", "1", "2", "3", "e", "x")
LOOKS = ("Ctrl+comma", "Ctrl+comma", "Ctrl+l", "Ctrl+equal", "Ctrl+minus", "Ctrl+0")
"""The page of settings, another language, and other sizes of text."""
HELD = 0.8
"""Seconds for which a curtain wants to be held."""


class Acts:
    """Does one thing after the other; ``note`` hears of each before it is done."""

    def __init__(self, hands: Hands, dice: Random, note: Callable[[str], None]) -> None:
        self._hands, self._dice, self._note = hands, dice, note
        self.is_minimised = False

    def act(self, seen: Seen) -> None:
        """Do something that is possible with what is seen."""
        if self.is_minimised:
            self._dice.choice((self.restore, self._wait))(seen)
            return
        if not seen["active"]:  # nothing has the keys: a window manager would give them to the window
            self._hands.focus(seen["window"])
        if seen["dialog"] or (_is_menu(seen) and self._dice.random() < 0.5):
            self._escape(seen)
            return
        ways: dict[Callable[[Seen], None], int] = {
            self._click: 60,
            self._key: 20,
            self._hold: 4,
            self._drag: 4,
            self._click_anywhere: 3,
            self._wheel: 2,
            self._type: 2,
            self._wait: 2,
            self._resize: 2,
            self._minimise: 1,
        }
        if _is_menu(seen):
            ways = {self._click: 1}
        elif seen["screen"] == "table":
            ways |= {self._play: 80, self._look_otherwise: 6}
        elif seen["screen"] not in ("home", "new_game"):
            ways |= {self._escape: 15 if seen["screen"] == "settings_page" else 40}
        self._dice.choices(list(ways), list(ways.values()))[0](seen)

    # -- a game ---------------------------------------------------------------------------------

    def _play(self, seen: Seen) -> None:
        """Lift the curtain if one hangs; else draw, choose a card, aim at something, and end the turn."""
        if seen["lift"] is not None:
            self._lift(seen)
            return
        name, x, y = self._spot(seen["item"])
        card, last = self._dice.choice("12345"), self._dice.choice(("Return", "x", "x", "space"))
        self._note(f"play: card {card}, aim at {name}, {last}")
        self._hands.key("Return")
        self._hands.key(card)
        if seen["item"] is not None and self._dice.random() < 0.5:
            self._hands.click(x, y)
        self._hands.key(last)
        self._hands.key("e")

    def _lift(self, seen: Seen) -> None:
        name, x, y = self._spot(seen["lift"])
        if self._dice.random() < 0.5:
            self._note("lift: space")
            self._hands.key("space")
            self._hands.key("space", HELD)
        else:
            self._note(f"lift: {name}")
            self._hands.click(x, y, 1, HELD)

    # -- keys and pointer -----------------------------------------------------------------------

    def _spot(self, spot: tuple[str, str, int, int] | None) -> tuple[str, int, int]:
        if spot is None:
            return "nothing", self._dice.randrange(1024), self._dice.randrange(600)
        kind, name, x, y = spot
        return f"{kind} “{name}” at {x},{y}", x, y

    def _click(self, seen: Seen) -> None:
        name, x, y = self._spot(seen["spots"][0])
        times, button = self._dice.choice((1, 1, 1, 2)), self._dice.choice((1,) * 9 + (3,))
        self._note(f"click: {name}, button {button}, {times} times")
        for _ in range(times):
            self._hands.click(x, y, button)

    def _click_anywhere(self, _: Seen) -> None:
        x, y = self._dice.randrange(1366), self._dice.randrange(768)
        self._note(f"click anywhere: {x},{y}")
        self._hands.click(x, y)

    def _wheel(self, seen: Seen) -> None:
        name, x, y = self._spot(seen["spots"][0])
        self._note(f"wheel: over {name}")
        self._hands.click(x, y, self._dice.choice((4, 5)))

    def _drag(self, seen: Seen) -> None:
        (name, *start), (other, *end) = map(self._spot, seen["spots"])
        self._note(f"drag: {name} to {other}")
        self._hands.drag((start[0], start[1]), (end[0], end[1]))

    def _hold(self, seen: Seen) -> None:
        name, x, y = self._spot(seen["spots"][0])
        self._note(f"hold: {name}")
        self._hands.click(x, y, 1, HELD)

    def _key(self, seen: Seen) -> None:
        name = self._dice.choice(OFTEN if self._dice.random() < 0.5 else KEYS)
        self._note(f"key: {name}, focus on {seen['focus']}")
        self._hands.key(name)

    def _type(self, seen: Seen) -> None:
        letters = "".join(self._dice.choices("abcdefghijklmnopqrstuvwxyz0123456789", k=4))
        self._note(f"type: {letters}, focus on {seen['focus']}")
        for letter in letters:
            self._hands.key(letter)

    def _look_otherwise(self, _: Seen) -> None:
        name = self._dice.choice(LOOKS)
        self._note(f"look otherwise: {name}")
        self._hands.key(name)

    def _escape(self, seen: Seen) -> None:
        """Go back; no dialog of files is used, as it may reach any file of this computer."""
        self._note(f"escape: from {seen['dialog'] or seen['screen']}")
        self._hands.key("Escape")

    def _wait(self, _: Seen) -> None:
        self._note("wait")
        time.sleep(0.5)

    # -- the window -----------------------------------------------------------------------------

    def _resize(self, seen: Seen) -> None:
        size = self._dice.choice((*SIZES, (self._dice.randint(1024, 1920), self._dice.randint(600, 1080))))
        self._note(f"resize: to {size[0]}x{size[1]}")
        self._hands.resize(seen["window"], *size)

    def _minimise(self, seen: Seen) -> None:
        self._note("minimise")
        self._hands.minimise(seen["window"])
        self.is_minimised = True

    def restore(self, seen: Seen) -> None:
        """Bring the window back if it was minimised."""
        if self.is_minimised:
            self._note("restore")
            self._hands.restore(seen["window"])
            self.is_minimised = False

    def close(self, seen: Seen) -> None:
        """Close the window."""
        self._note("close")
        self._hands.close(seen["window"])


def _is_menu(seen: Seen) -> bool:
    return any(spot is not None and spot[0] == "menu" for spot in seen["spots"])
