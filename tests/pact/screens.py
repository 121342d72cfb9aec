"""What Pact brings to the window; its words are English, as nobody translates a test."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.pact.new_game import NewPact

PRELOAD: tuple[str, ...] = ()


def new_game() -> NewPact:
    """Return what the game brings to the page of a new game."""
    from tests.pact.new_game import NewPact

    return NewPact()
