"""All hands and goals at once, over the board of a replay in which all cards are open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog.replay_texts import text
from chrononauts_qt.ui.catalog.wording import listed
from chrononauts_qt.ui.games.chrononauts.texts.cards import title
from chrononauts_qt.ui.kit.emblem import Emblem
from chrononauts_qt.ui.kit.parts import Page, clear, scrolling
from chrononauts_qt.ui.kit.theme import Theme


class Hands(Page):
    """A row for every seat, and the order of the draw pile."""

    def __init__(self, names: Sequence[str], theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setObjectName("hands")
        self.setStyleSheet(f"#hands {{ background: {theme.bg}; border: 2px solid {theme.focus}; }}")
        self.setAccessibleName(text("hands"))
        self._names = tuple(names)
        inside = QWidget()
        self.area: QScrollArea = scrolling(inside)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.area.setAccessibleName(text("hands"))
        self._rows = self.spaced(QVBoxLayout(inside), 6, 6)
        self.spaced(QVBoxLayout(self), 6, 0).addWidget(self.area)
        self.hide()

    def cover(self, board: QRect, u: float) -> None:
        """Lie over the board."""
        self.u = u
        self.setGeometry(board)
        self.rescale()

    def scale(self) -> float:
        """Return the factor of the table below."""
        return self.u

    def show_views(self, views: Sequence[View], draw_pile: Sequence[str]) -> None:
        """Show what every seat holds and wants, and the draw pile, top first."""
        at = self.area.verticalScrollBar().value()
        clear(self._rows)
        for name, view in zip(self._names, views, strict=True):
            self._rows.addWidget(self._row(name, view))
        order = listed(title(card) for card in draw_pile)
        words = text("deck-order", cards=order) if order else text("no-deck")
        self._rows.addWidget(self.label(words, "body", 15, muted=True))
        self._rows.addStretch(1)
        self.rescale()
        self.area.verticalScrollBar().setValue(at)

    def _row(self, name: str, view: View) -> QFrame:
        assert view.seat is not None, "a seat's own view"
        frame = self.panel()
        frame.setAccessibleName(name)
        row = self.spaced(QHBoxLayout(frame), 8, 12)
        row.addWidget(self.fixed(Emblem(view.seat, self.theme), 56, 26), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.label(name, "title", 18), 3, Qt.AlignmentFlag.AlignTop)
        who = self.spaced(QVBoxLayout(), 0, 0)
        for key, card in (("identity", view.identity), ("mission", view.mission)):
            if card:
                who.addWidget(self.label(text(key, card=title(card)), "body", 15))
        who.addStretch(1)
        row.addLayout(who, 5)
        held = self.spaced(QVBoxLayout(), 0, 2)
        cards = listed(title(card) for card in view.hand)
        held.addWidget(self.label(text("hand", cards=cards) if cards else text("no-hand"), "body", 15))
        if view.small_hand:
            small = listed(title(card) for card in view.small_hand)
            held.addWidget(self.label(text("small-hand", cards=small), "body", 15))
        held.addStretch(1)
        row.addLayout(held, 7)
        return frame
