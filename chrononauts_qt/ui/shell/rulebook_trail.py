"""The links of the rulebook's page, and the way back along them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chrononauts_qt.ui.rulebook.book import Block
    from chrononauts_qt.ui.shell.rulebook_page import RulebookPage


class Trail:
    """Follows the links of a page. ``inspector`` shows cards large, in a game that has some."""

    def __init__(self, page: RulebookPage) -> None:
        self._page = page
        self._places: list[int] = []
        self._card = ""
        self.inspector = page.manual.reading(page.theme, page, self._leave_card)

    def follow(self, href: str) -> None:
        """Follow a link: to a card that is shown large, or to another place in the book."""
        kind, _, name = href.partition(":")
        if kind == "card" and self.inspector is not None:
            self._page.arrange()
            self._card = name
            self.inspector.show_card(name)
        elif self.lead(self._page.block_of(href), mark=kind != "section"):
            self._page.text.setFocus()

    def lead(self, block: Block | None, mark: bool = True) -> bool:
        """Go to a block, if there is one; the place before is kept."""
        if block is not None:
            self._places.append(self._page.place())
            self._page.show_block(block, mark)
        return block is not None

    def back(self) -> None:
        """Go back to where the last link was followed."""
        if self._places:
            self._page.go_to(self._places.pop())

    def close(self) -> None:
        """Put the card that is shown large away."""
        if self.inspector is not None:
            self.inspector.close()

    def forget(self) -> None:
        """Let there be no way back."""
        self._places.clear()

    def _leave_card(self) -> None:
        """Leave the card that is shown large for what the book says of it."""
        self.close()
        self.lead(self._page.block_of(f"card:{self._card}"))
