"""What a screen reader is told of the course of a game: one thing after the other, each of them once."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog.narrator_texts import text
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.kit.accessibility import announce

ASKED = "asked"
"""The topic of what somebody is asked: it does not go."""

MOST_WAITING = 2
"""So many sentences wait at most, the older ones go; one after which another waits is told in brief."""
MOST_MISSED = 5
"""So many of those that have gone are told in one sentence: a round of six."""
BEGIN_MS, LETTER_MS = 300, 55
"""How long a sentence takes: nobody tells when a screen reader has ended."""
SAME_S = 2.0
"""So many seconds the same sentence is not said again."""


class Told(NamedTuple):
    """A sentence that waits. `brief` is what is said of it where many do; what is newer of its `topic` takes
    its place; `is_private`: it is for whoever looks now, and does not go for others; `is_missed`: it is
    summed up with those beside it."""

    words: str
    brief: str
    topic: str = ""
    is_private: bool = False
    is_missed: bool = False


class Narrator(QObject):
    """Says on a table what has happened, in its order, as long as the table is seen.

    ``is_brief``: of everything only the brief form is told. ``is_mute``: something else tells
    the course, as in a replay. ``sums_up``: what went because too much waited is told in one sentence.
    """

    opened = Signal()
    """The table is seen for the first time, and something on it has the keys."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.installEventFilter(self)
        self._widget = widget
        self.is_brief = self.is_mute = self.sums_up = False
        self._waiting: list[Told] = []
        self._last, self._last_at = "", 0.0
        self._speaks = QTimer(self, singleShot=True)
        self._speaks.timeout.connect(self._go_on)

    def eventFilter(self, widget: QObject, event: QEvent) -> bool:
        """Wait until the table is shown, and has given the keys to what is asked first."""
        if event.type() == QEvent.Type.Show:
            widget.removeEventFilter(self)
            QTimer.singleShot(0, self, self.opened.emit)
        return False

    @property
    def waiting(self) -> tuple[str, ...]:
        """What is still to be said as it is."""
        return tuple(told.words for told in self._waiting if not told.is_missed)

    def say(self, words: str, brief: str | None = None, topic: str = "", is_private: bool = False) -> None:
        """Say something once what was said before is over; `brief` None: there is no shorter form of it."""
        shorter = words if brief is None else brief
        told = Told(shorter if self.is_brief else words, shorter, topic, is_private)
        if not told.words or self.is_mute or told in self._waiting:
            return
        self._waiting = [one for one in self._waiting if not topic or one.topic != topic]
        self._waiting.append(told)
        self._make_room()
        self._begin()

    def _make_room(self) -> None:
        """Let the oldest go of what waits for all; what everybody has done is summed up in its place."""
        waits = [
            told
            for told in self._waiting
            if told.topic != ASKED and not (told.is_private or told.is_missed)
        ]
        for told in waits[:-MOST_WAITING]:
            place = self._waiting.index(told)
            is_kept = self.sums_up and told.brief and not told.topic
            self._waiting[place : place + 1] = [told._replace(is_missed=True)] if is_kept else []

    def say_first(self, words: str) -> None:
        """Say something before all that waits: somebody is asked."""
        if words and not self.is_mute:
            asked = sum(one.topic == ASKED for one in self._waiting)  # they stand before all others
            self._waiting.insert(asked, Told(words, words, ASKED))
            self._begin()

    def interrupt(self, words: str, brief: str | None = None) -> None:
        """Say something at once, as `say` does; what waited for all is not worth it any more, what waited for
        whoever looks is said before."""
        private = [told for told in self._waiting if told.is_private]
        self.stop()
        self._waiting += private
        self.say(words, brief)
        self._begin()

    def answer(self, words: str) -> None:
        """Answer a key: after all that has happened, which is said now; what happens next waits for it."""
        self._speaks.stop()
        news = []
        while self._waiting:
            news.append(self._next().brief)
        for said in (sentences(*news), words):
            announce(self._widget, said)
        self._rest(" ".join((*news, words)))

    def forget(self) -> None:
        """Another pair of eyes: nothing is told that was for the last."""
        self._waiting = [told for told in self._waiting if not told.is_private]

    def stop(self) -> None:
        """Say nothing more of what waits."""
        self._waiting.clear()
        self._speaks.stop()

    def _begin(self) -> None:
        if not self._speaks.isActive():
            self._go_on()

    def _next(self) -> Told:
        """Return what comes next; all that was missed side by side is one sentence."""
        missed = list(takewhile(lambda told: told.is_missed, self._waiting))
        if not missed:
            return self._waiting.pop(0)
        del self._waiting[: len(missed)]
        words = _summed_up(missed)
        return Told(words, words)

    def _go_on(self) -> None:
        """Say the next sentence that is worth saying, and leave the reader the time for it."""
        while self._waiting and not self._speaks.isActive():
            told = self._next()
            words = told.brief if self._waiting else told.words
            now = time.monotonic()
            if not words or (words == self._last and now - self._last_at < SAME_S):
                continue
            self._last, self._last_at = words, now
            announce(self._widget, words)
            self._rest(words)

    def _rest(self, words: str) -> None:
        """Leave the reader the time for these words."""
        pause = BEGIN_MS + LETTER_MS * len(words)
        if pause:
            self._speaks.start(pause)


def _summed_up(missed: Sequence[Told]) -> str:
    """Return in one sentence what was missed; the plain lines where nothing of them is left out."""
    newest = missed[-MOST_MISSED:]
    done = sentences(*(told.brief for told in newest))
    is_whole = len(newest) == len(missed) and all(told.brief == told.words for told in newest)
    return done if is_whole else text("meanwhile", done=done)
