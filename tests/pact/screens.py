"""What Pact brings to the window; its words are English, as nobody translates a test."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chrononauts_qt.ui.kit.page import Page
    from chrononauts_qt.ui.kit.text_sample import TextSample
    from chrononauts_qt.ui.rulebook.manual import Manual
    from chrononauts_qt.ui.table.inventory import Inventory
    from tests.pact.new_game import NewPact

PRELOAD: tuple[str, ...] = ()


def title() -> str:
    """Return the name of the game."""
    return "Pact"


def manual() -> Manual:
    """Return the rulebook."""
    from tests.pact import manual

    return manual


def inventory() -> Inventory:
    """Return what an installation has: nothing but what every game has."""
    from chrononauts_qt.ui.table.inventory import Inventory

    return Inventory()


def new_game() -> NewPact:
    """Return what the game brings to the page of a new game."""
    from tests.pact.new_game import NewPact

    return NewPact()


def text_sample(page: Page) -> TextSample:
    """Return what shows a text size on a page of the settings: one stone."""
    from tests.pact.text_sample import StoneSample

    return StoneSample()
