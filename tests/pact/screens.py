"""What Pact brings to the window; its words are English, as nobody translates a test."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chrononauts_qt.ui.kit.parts import Page
    from chrononauts_qt.ui.kit.text_sample import TextSample
    from tests.pact.new_game import NewPact

PRELOAD: tuple[str, ...] = ()


def new_game() -> NewPact:
    """Return what the game brings to the page of a new game."""
    from tests.pact.new_game import NewPact

    return NewPact()


def text_sample(page: Page) -> TextSample:
    """Return what shows a text size on a page of the settings: one stone."""
    from tests.pact.text_sample import StoneSample

    return StoneSample()
