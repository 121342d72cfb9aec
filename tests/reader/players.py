"""Who plays which game by ear, and how."""

from __future__ import annotations

import re

from tests.reader.player import PRESSABLE, TEXTS, Player

HINTS = 3
"""The third hint in a row is a suggestion."""
HINT = r"^(Play|Discard|Use|Draw|Give|Take|Move|Return|Swap|Choose|Keep|Claim:?|Cancel|Let) .*"
LISTS = ("list", "list item", "table", "table cell")
THINKS = r"is being thought out"
LEADS = r"You can end your turn|Nothing to do but"
CARD = re.compile(r"(?:Mission )?(?P<name>[^:,]+)(?:: needs (?P<needs>[^;]+);.*)?, key (?P<key>.)$")
"""A card in a hand of Dungeon Time as it is told."""


class SoloPlayer(Player):
    """Plays Solonauts by the hints that are said."""

    game, file = "Solonauts", "solonauts"

    def set_up(self) -> None:
        """Say who plays, and begin."""
        self.name_seat()
        self.press_button("Start")

    def play(self) -> None:
        """Ask for a hint, and press what it leads to."""
        self.press("h")
        self.press("Return")

    def has_ended(self) -> bool:
        """A game that is over offers its deal again."""
        return self.name == "Retry same deal"


class RivalPlayer(SoloPlayer):
    """Plays Chrononauts against one Cadet by the hints that are said."""

    game, file = "Chrononauts", "chrononauts"
    hint = ""
    """What was followed last."""
    patience = 3.0
    """Seconds to listen while others play."""

    def set_up(self) -> None:
        """Say who plays, send away all bots but one, and begin."""
        self.name_seat()
        while self.exposed(r"^Remove seat 3$"):
            self.press_button("Remove seat 3")
        self.press_button("Start")
        self.ears.wait(self.patience)

    def play(self) -> None:
        """Answer what asks as its first button says; else ask for a hint until it leads somewhere.

        What only explains is left.
        """
        if self.role in TEXTS:
            example = re.search(r"\b\d{4}\b", str(self.ears.focus["description"]))
            self.type(example[0] if example else "Ada")
            self.press("Return")
        elif self.role == "document frame":
            self.press("Escape")
        elif self.in_dialog():
            self.press("Return")
            self.ears.wait(1.0)
        elif self.follow_hint() or self.role in PRESSABLE:
            hint = self.heard(HINT)
            before, self.hint = self.hint, hint[0] if hint else ""
            self.press("Return")
            if self.role in PRESSABLE and (self.answers(self.hint) or self.hint == before != ""):
                self.press("Return")
        else:
            self.ears.wait(self.patience)
            if self.role in LISTS and not self.ears.turns[-1].said:
                self.choose_first()

    def choose_first(self) -> None:
        """Take the first of a list that asks for one, though nobody says so."""
        self.press("Home")
        self.press("Return")

    def has_ended(self) -> bool:
        """A game that is over offers another one."""
        return bool(self.heard("^Rematch,", HINTS + 1)) or "game is over" in self.name

    def answers(self, hint: str) -> bool:
        """Go to the button that a hint names, if it leads to a question; tell whether there is one."""
        told = (sentence.partition(",")[0] for sentence in self.ears.turns[-1].sentences)
        names = [name for name in told if name and f" {name.partition(' (')[0]}" in hint]
        if names:
            self.tab_to(lambda: self.name == names[-1])
        return bool(names)

    def follow_hint(self) -> bool:
        """Press H until the focus is where the hint would play; tell whether something was said at all."""
        for _ in range(HINTS):
            turn = self.press("h")
            if not turn.said or self.heard(THINKS):
                self.ears.wait(self.patience)
            if not turn.said:
                return False  # a key that waits its turn is not pressed again
            is_asked = any("?" in sentence for sentence in turn.sentences)
            if self.heard(LEADS) or (turn.said[-1].kind == "focus" and not is_asked):
                return True
        return True


class BorrowerPlayer(RivalPlayer):
    """Plays Artifaxx against one Cadet."""

    game, file = "Artifaxx", "artifaxx"


class CaptainPlayer(RivalPlayer):
    """Plays AfterNova against one Cadet and Bot."""

    game, file = "AfterNova", "afternova"


class TellerPlayer(Player):
    """Plays Dungeon Time alone and without a glass: each Mission whose Items are in hand."""

    game, file = "Dungeon Time", "dungeon_time"

    def set_up(self) -> None:
        """Say who plays, send all companions away, take no glass, and begin."""
        self.name_seat()
        for seat in (4, 3, 2):
            if self.exposed(f"^Remove seat {seat}$"):
                self.press_button(f"Remove seat {seat}")
        self.choose("Length of the glass", "no glass")
        self.press_button("Start")
        self.ears.wait(2.0)
        self.press_button("Begin")
        self.ears.wait(4.0)

    def play(self) -> None:
        """Play a Mission with what it needs; else say Done; then let the Story be told, and take Rewards."""
        if self.name == "Press again":
            self.press("space")
        elif self.role in PRESSABLE or not self.exposed("^Done$", PRESSABLE):
            self.press("Return" if self.heard("^Take: ") else "space")
        elif keys := self.mission_in_hand():
            for key in keys:
                self.press(key)
        else:
            self.press_button("Done")

    def mission_in_hand(self) -> list[str]:
        """Return the keys of a Mission after those of the Items that it needs, none without one."""
        hand = [found for node in self.exposed(r", key .$") if (found := CARD.match(node.name))]
        items = {card["name"]: card["key"].lower() for card in hand if not card["needs"]}
        for card in hand:
            needs = (card["needs"] or "?").split(", ")
            if len(set(needs)) == len(needs) and set(needs) <= items.keys():
                return [*(items[need] for need in needs), card["key"].lower()]
        return []

    def has_ended(self) -> bool:
        """A game that is over offers its deal again."""
        return bool(self.exposed(r"^Same deal again$", PRESSABLE))


PLAYERS: tuple[type[Player], ...] = (SoloPlayer, RivalPlayer, TellerPlayer, BorrowerPlayer, CaptainPlayer)
