"""Looking for a deal of Solonauts that can be won, where none is kept: ten seconds at most."""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from time import monotonic

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QProgressBar

from chrononauts_qt.ui.catalog.common import memo_seconds, text
from chrononauts_qt.ui.games.solonauts import deals
from chrononauts_qt.ui.games.solonauts import new_game_texts as words
from chrononauts_qt.ui.games.solonauts.deal_worker import DealWorker
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.page import Page

TICK = 250
"""Milliseconds after which the time spent is shown anew."""

ONE_DEAL = 2
"""So many seconds one deal is tried at most: a win that takes longer to find is rarer than another deal's."""


class DealSearch(Sheet):
    """Tries deals drawn by lot; `found` carries the terms with the first one that can be won, or with one
    that nothing is known of if that is to be played all the same."""

    found = Signal(object)

    def __init__(self, page: Page) -> None:
        self.worker, self._tick = DealWorker(), QTimer()  # a sheet hides itself while it is made
        super().__init__(page.theme, page)
        for part in (self.worker, self._tick):
            part.setParent(self)
        self._terms = deals.Terms()
        self._open_seed = ""
        self._seed = ""
        self._end = 0.0
        self.told = self.label("", "body", 18)
        self.spent = QProgressBar()
        self.spent.setTextVisible(False)
        self.spent.setAccessibleName(words.text("search-spent"))
        self._tick.setInterval(TICK)
        self._tick.timeout.connect(lambda: self.spent.setValue(self.spent.value() + TICK))
        self.body.addWidget(self.told)
        self.body.addWidget(self.spent)
        self.stop_button = self.fixed(self.button(words.text("search-stop")), 130, 0)
        self.back_button = self.fixed(self.button(text("back")), 130, 0)
        self.play_button = self.button(words.text("unproven-play"), primary=True)
        for button in (self.stop_button, self.back_button):
            self.buttons.addWidget(button)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.play_button)
        self.stop_button.clicked.connect(self._give_up)
        self.back_button.clicked.connect(self.hide)
        self.play_button.clicked.connect(self._play_unproven)
        self.worker.done.connect(self._judge)
        self.worker.failed.connect(lambda _: self._give_up())

    def begin(self, terms: deals.Terms) -> None:
        """Look for the deal that is wanted."""
        self._terms, self._open_seed = terms, ""
        self._end = monotonic() + deals.LONGEST_SEARCH
        self.spent.setRange(0, deals.LONGEST_SEARCH * 1000)
        self.spent.setValue(0)
        self._tick.start()
        seconds = memo_seconds(deals.LONGEST_SEARCH)
        told = words.text("search-text", count=terms.travellers, seconds=seconds)
        self._say(words.text("search-title"), told, looking=True)
        self.open()
        self.stop_button.setFocus()
        self._try_next()

    def _say(self, title: str, told: str, looking: bool) -> None:
        self.title.setText(title)
        self.setAccessibleName(title)
        self.told.setText(told)
        self.setAccessibleDescription(told)
        for widget in (self.spent, self.stop_button):
            widget.setVisible(looking)
        for widget in (self.back_button, self.play_button):
            widget.setVisible(not looking)

    def _try_next(self) -> None:
        left = self._end - monotonic()
        if left <= 0:
            self._give_up()
            return
        self._seed = deals.any_seed()
        self.worker.solve(self._terms.travellers, self._seed, min(ONE_DEAL, ceil(left)))

    def _judge(self, found: dict[str, object]) -> None:
        """Play what can be won; keep what is open for the end, and pass over what nobody can win."""
        if found.get("verdict") == "winnable":
            self._take(replace(self._terms, seed=self._seed))
            return
        if found.get("verdict") != "unwinnable":
            self._open_seed = self._seed
        self._try_next()

    def _give_up(self) -> None:
        """Say that nothing was proven, and offer to play all the same."""
        self._cease()
        told = words.text("unproven-text", count=self._terms.travellers)
        self._say(words.text("unproven-title"), told, looking=False)
        self.place()
        self.play_button.setFocus()

    def _play_unproven(self) -> None:
        self._take(replace(self._terms, deal=deals.UNPROVEN, seed=self._open_seed or deals.any_seed()))

    def _take(self, terms: deals.Terms) -> None:
        self.hide()
        self.found.emit(terms)

    def go_back(self) -> bool:
        """Stop looking, or go back to the page."""
        if self.stop_button.isVisible():
            self._give_up()
        else:
            self.hide()
        return True

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is looked for behind a page that is gone, nor when it comes back."""
        self._cease()
        self.hide()
        super().hideEvent(event)

    def _cease(self) -> None:
        self._tick.stop()
        self.worker.stop()
