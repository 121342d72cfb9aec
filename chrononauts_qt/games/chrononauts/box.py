"""What the three games from one box answer besides the contract that every game keeps."""

from __future__ import annotations

from typing import Any, Protocol

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.view import Forecast, NexusPatch, View
from chrononauts_qt.kernel.game import Game
from chrononauts_qt.kernel.reason import Reason


class BoxGame(Game, Protocol):
    """The referee of Chrononauts, Artifaxx or Solonauts, as a table of theirs asks it."""

    def view(self, state: Any, seat: int | None) -> View:
        """Return what a seat sees; None is the public."""

    def explain_card(self, state: Any, seat: int, card_id: str) -> Reason | None:
        """Return why a card could not be played now whatever its target, or None."""

    def forecast(self, state: Any, seat: int, action: Action) -> Forecast | None:
        """Return what a legal play on a year would do to the TimeLine, or None."""

    def nexus(self, state: Any) -> tuple[NexusPatch, ...]:
        """Return how the three Patches of 1945 stand."""


class RivalGame(BoxGame, Protocol):
    """The referee of a game in which seats claim victory."""

    def claims_after(self, state: Any, seat: int, action: Action) -> tuple[str, ...]:
        """Return the ways to win that would stand right after a legal play."""

    def can_reach_home(self, state: Any, seat: int) -> bool:
        """Tell whether the years of the seat's Identity are within reach."""
