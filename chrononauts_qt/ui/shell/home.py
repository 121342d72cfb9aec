"""The first screen: the games on a shelf, to be gone on with, begun and learnt, and the doors elsewhere."""

from __future__ import annotations

from collections.abc import Container, Mapping
from itertools import chain, pairwise
from types import MappingProxyType

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from chrononauts_qt import __version__
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.key_texts import text as key_text
from chrononauts_qt.ui.kit.page import Page, least_width, scrolling
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.shell.game_box import GameBox, Way

MARGIN, GAP = 32, 16
NARROWEST = 236
"""The least width of a box for text as it is drawn."""


class HomeScreen(Page):
    """A box for every game, one of them in front: the game that was played last. Below them the other doors.

    What is asked for carries the game of its box; `rules_requested` a topic of its book too, "" and "" from
    the door below them.
    """

    continue_requested = Signal(str)
    new_game_requested = Signal(str)
    today_requested = Signal(str)
    rules_requested = Signal(str, str)
    lesson_requested = Signal(str)
    games_requested = Signal()
    settings_requested = Signal()
    about_requested = Signal()
    quit_requested = Signal()

    def __init__(
        self,
        theme: Theme = DARK,
        parent: QWidget | None = None,
        last: str = "",
        lessons: Container[str] = (),
    ) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(words.text("home-name"))
        self._shelf = QWidget()
        self._area = scrolling(self._shelf)
        self._area.setParent(self)
        self.boxes = {game: GameBox(self, game, self._shelf) for game in SHELF}
        self._last = last if last in self.boxes else next(iter(self.boxes))
        self.front = self.boxes[self._last]
        for game, box in self.boxes.items():
            box.offer_lesson(game in lessons)
        self.primary = self.typed(self.front.first_door, "strong", 18)
        self.primary.setProperty("primary", True)  # dressed once: again takes time at a start
        self.quit_button = self.button(text("quit"), then=self.quit_requested)
        self.about_button = self.button(text("about"), then=self.about_requested)
        self.settings_button = self.button(text("settings"), then=self.settings_requested)
        self.rules_button = self.button(text("rules"), then=lambda: self.rules_requested.emit("", ""))
        self.games_button = self.button(words.text("games"), then=self.games_requested)
        self._connect()
        self._lay_out()
        self.offer_games(False)
        self.offer_continue({})

    def _connect(self) -> None:
        for game, box in self.boxes.items():
            for button, signal in (
                (box.continue_button, self.continue_requested),
                (box.start_button, self.new_game_requested),
                (box.day_button, self.today_requested),
                (box.lesson_button, self.lesson_requested),
            ):
                button.clicked.connect(lambda _=False, signal=signal, game=game: signal.emit(game))
            asked = box.topic, game
            box.rules_button.clicked.connect(lambda _=False, asked=asked: self.rules_requested.emit(*asked))

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), MARGIN, 14)
        column = self.spaced(QVBoxLayout(self._shelf), 0, 14)
        head = self.inner(column, QHBoxLayout(), 20)
        head.addWidget(self.label(text("app-name"), "title", 44), 0, Qt.AlignmentFlag.AlignBaseline)
        fan = self.label(text("fan-edition"), "headline", 22, muted=True)
        head.addWidget(fan, 1, Qt.AlignmentFlag.AlignBaseline)
        self._grid = self.spaced(QGridLayout(), 0, GAP)
        column.addLayout(self._grid, 1)
        for box in self.boxes.values():
            self._grid.addWidget(box)
        page.addWidget(self._area, 1)
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for key, step in ((Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1)):
            shortcut = QShortcut(QKeySequence(key), self._shelf, context=within)
            shortcut.setWhatsThis(key_text("boxes"))
            shortcut.activated.connect(lambda step=step: self._go(step))
        self._doors = self.inner(page, QBoxLayout(Way.RightToLeft), 14)
        self._doors.addWidget(self.games_button, 0, Qt.AlignmentFlag.AlignRight)
        others = (self.quit_button, self.about_button, self.settings_button, self.rules_button)
        self.inner(self._doors, QHBoxLayout(), 14, *others, ..., stretch=1)
        page.addWidget(self.label(text("offline", version=__version__), "body", 16, muted=True))
        self._order_keys()

    def _order_keys(self) -> None:
        boxes = chain.from_iterable(box.buttons() for box in self.boxes.values())
        for before, after in pairwise((*boxes, *self._elsewhere())):
            self.setTabOrder(before, after)

    def game_at(self, focus: QWidget | None) -> str:
        boxes = (game for game, box in self.boxes.items() if focus is not None and box.isAncestorOf(focus))
        return next(boxes, "")

    def _elsewhere(self) -> tuple[QPushButton, ...]:
        """Return the doors below the shelf, in the order of Tab."""
        return self.games_button, self.rules_button, self.settings_button, self.about_button, self.quit_button

    # -- the measures ---------------------------------------------------------------------------

    def rescale(self) -> None:
        """Rows of doors where large text needs the width; a page that is not shown is measured when it is."""
        if not self.isVisible():
            return
        super().rescale()
        there = [button for button in self._elsewhere() if not button.isHidden()]
        wide = [max(button.minimumWidth(), least_width(button)) for button in there]
        narrow = sum(wide) + len(wide) * self.px(14) > self.width() - 2 * self.px(MARGIN)
        self._doors.setDirection(Way.TopToBottom if narrow else Way.RightToLeft)
        self._fill_shelf()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self._fill_shelf()

    def _fill_shelf(self) -> None:
        """Put as many boxes side by side as have room, in rows of as many; all have the same foot,
        and doors that stand alike.

        Where there is room for two of more, they stand one below the other and have their pictures beside.
        """
        boxes, gap = list(self.boxes.values()), self.px(GAP)
        room = self.width() - 2 * self.px(MARGIN) - self._area.verticalScrollBar().sizeHint().width()
        narrowest = round(NARROWEST * max(1.0, self.u) * max(1.0, self.theme.text_scale))
        least = max(narrowest, *(box.least_width() for box in boxes))
        columns = max(1, min(len(boxes), (room + gap) // (least + gap)))
        if columns == 2 < len(boxes):
            columns = 1
        rows = -(-len(boxes) // columns)
        columns = -(-len(boxes) // rows)
        width = (room - (columns - 1) * gap) // columns
        beside = columns == 1 and width > 2 * least
        foot = max(least, width * 2 // 5) if beside else width
        headed = all(box.has_head(foot) for box in boxes)
        in_row = all(box.has_row(foot, headed) for box in boxes)
        height = max(box.arrange(foot, beside, headed, in_row) for box in boxes)
        for place, box in enumerate(boxes):
            box.foot.setMinimumHeight(height)
            self._grid.addWidget(box, *divmod(place, columns))
        for place in range(len(boxes)):
            self._grid.setColumnStretch(place, int(place < columns))
            self._grid.setRowStretch(place, int(place < rows))
        QTimer.singleShot(0, self, self._keep_in_sight)  # when all have their new places

    # -- what there is --------------------------------------------------------------------------

    def offer_games(self, are_there: bool) -> None:
        """Show the door to the saved games, if there are any."""
        self.games_button.setVisible(are_there)
        self.rescale()

    def offer_lessons(self, games: Container[str]) -> None:
        """Let the lesson be the first door of these games; `offer_continue` follows."""
        for game, box in self.boxes.items():
            box.offer_lesson(game in games)
        self._order_keys()

    def offer_continue(
        self,
        waiting: Mapping[str, str],
        first: str = "",
        glance: QWidget | None = None,
        next_up: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Offer to go on with the games that wait, each told of in a sentence.

        `first` is that of the last time, `glance` what everybody may see of it, `next_up` by game a sentence
        on what a new one would go on with.
        """
        self.front = self.boxes[first or self._last]
        for game, box in self.boxes.items():
            box.tell_next(next_up.get(game, ""))
            box.tell_waiting(waiting.get(game, ""), glance if box is self.front else None)
        self.primary = self.front.primary
        for button in chain.from_iterable(box.buttons() for box in self.boxes.values()):
            if bool(button.property("primary")) != (button is self.primary):
                button.setProperty("primary", button is self.primary)
                button.style().unpolish(button)
                button.style().polish(button)
                self.typed(button, "strong" if button is self.primary else "body", 18)
        self.rescale()  # the style sheet has just given some their own least width
        if self.isVisible():  # whatever other screen is shown keeps the keys
            self._focus(self.front)

    def _go(self, step: int) -> None:
        """Let the arrows lead from box to box."""
        boxes = list(self.boxes.values())
        now = next(place for place, box in enumerate(boxes) if box.isAncestorOf(self.focusWidget()))
        self._focus(boxes[max(0, min(now + step, len(boxes) - 1))])

    def turn_to(self, game: str) -> None:
        """Give the keys to the box of a game."""
        self._focus(self.boxes[game])

    def _focus(self, box: GameBox) -> None:
        box.primary.setFocus()
        self._keep_in_sight()

    def _keep_in_sight(self) -> None:
        """Scroll to the box that has the keys, and to its door if it is higher than the room for it."""
        focus = self.focusWidget()
        for box in self.boxes.values():
            if focus is not None and box.isAncestorOf(focus):
                self._area.ensureWidgetVisible(box, 0, 0)
                self._area.ensureWidgetVisible(focus, 0, self.px(GAP))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._focus(self.front)
