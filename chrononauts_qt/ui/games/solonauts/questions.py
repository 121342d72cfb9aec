"""What the table of Solonauts asks before it does something that one may regret."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.catalog.take_back_texts import why_not
from chrononauts_qt.ui.catalog.wording import all_of, altered
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.solonauts.solonauts_texts import text
from chrononauts_qt.ui.kit.keyboard import give_back
from chrononauts_qt.ui.kit.lamps import Sign
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.scale import page_scale
from chrononauts_qt.ui.kit.theme import Theme

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.solonauts.table import SoloScreen


Answer = tuple[str, Callable[[], object]]
"""What a button says, and what it does."""


class Question(Page):
    """One sentence and two buttons: the first does what was asked, the second is what Esc does as well.

    A screen reader says the sentence, which is its name, and then the button that has the
    keys; they go to the `landing` when it goes.
    """

    ACCESSIBLE_ROLE = "Dialog"

    def __init__(self, theme: Theme, parent: QWidget, landing: QWidget) -> None:
        super().__init__(theme, parent)
        self._landing = landing
        self.setObjectName("question")
        self.topic = ""
        self._room = QRect()
        self._yes: Callable[[], object] = lambda: None
        self._no: Callable[[], object] = lambda: None
        self.words = self.label("", "body", 18)
        self.yes_button = self.button("")
        self.no_button = self.button("", primary=True)
        self.yes_button.clicked.connect(lambda: self._answer(self._yes))
        self.no_button.clicked.connect(lambda: self._answer(self._no))
        row = self.spaced(QHBoxLayout(self), 12, 12)
        row.addWidget(self.fixed(Sign("notice", theme), 26, 26))
        row.addWidget(self.words, 1)
        row.addWidget(self.yes_button)
        row.addWidget(self.no_button)
        edge = f"border: 2px solid {theme['focus']}; border-radius: 6px;"
        self.setStyleSheet(f"#question {{ background: {theme['raised']}; {edge} }}")
        self.hide()

    def ask(self, sentence: str, yes: Answer, no: Answer, topic: str = "") -> None:
        """Show a question; whoever has the keys gives them to the second answer, which changes nothing.

        A question with a `topic` is asked anew in another look.
        """
        self.topic = topic
        self.words.setText(sentence)
        self.setAccessibleName(sentence)
        for button, (said, _) in ((self.yes_button, yes), (self.no_button, no)):
            button.setText(said)
            button.setAccessibleName(said)
        self._yes, self._no = yes[1], no[1]
        self.show()
        self.raise_()
        self.place(self._room)
        self.no_button.setFocus(Qt.FocusReason.PopupFocusReason)

    def place(self, room: QRect) -> None:
        """Lie in the middle of a room, as high as the words need."""
        self._room = room
        layout = self.layout()
        if layout is None or room.isEmpty():
            return
        self.u = self.scale()
        self.rescale()  # the words first take their size, then the bar takes theirs
        width = min(room.width() - 16, round(980 * max(1.0, self.u)))
        height = max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())
        box = QRect(0, 0, width, height)
        box.moveCenter(room.center())
        self.setGeometry(box)

    def scale(self) -> float:
        """The bar is a part of its window and grows with it."""
        return page_scale(self.window().width(), self.window().height())

    def hideEvent(self, event: QHideEvent) -> None:
        """Give the keys away: left to Qt they stay in a question that is gone."""
        super().hideEvent(event)
        focus = QApplication.focusWidget()
        if self.isHidden() and (focus is None or self.isAncestorOf(focus)):
            give_back(self._landing)

    def _answer(self, act: Callable[[], object]) -> None:
        self.hide()
        act()

    def go_back(self) -> bool:
        """Esc is the answer that changes nothing."""
        self._answer(self._no)
        return True

    def focusNextPrevChild(self, onward: bool) -> bool:
        """Tab changes between the answers too: on the board Enter would mean something else."""
        (self.no_button if self.yes_button.hasFocus() else self.yes_button).setFocus()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows change between the answers."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            (self.yes_button if event.key() == Qt.Key.Key_Left else self.no_button).setFocus()
            return
        super().keyPressEvent(event)


NO_WAY = "no-way"
"""The topic of the one question that nobody has asked for."""


class Questions(QObject):
    """Asks on the table's one line for questions; whoever says no is back at the hand."""

    def __init__(self, table: SoloScreen) -> None:
        super().__init__(table)
        self._bar = table.question
        self._hand, self._message = table.hand, table.message
        self._controller = table.controller
        table.controller.doubted.connect(self.ask_about)
        table.controller.drop_doubt()  # a table made anew shows no question

    def ask_undo(self) -> None:
        """Take the last action back; what makes the game one of practice is asked first, once."""
        self._controller.drop_doubt()
        if not self._controller.can_undo:
            self._message.say(why_not(Reason("take-back-nothing"), ()))
        elif self._controller.undo_costs:
            undo = (text("undo-yes"), self._controller.undo)
            self._bar.ask(text("undo-question"), undo, (text("undo-no"), self._hand.setFocus))
        else:
            self._controller.undo()

    def ask_about(self, action: Action) -> None:
        """Ask before a Patch goes that somebody waits for (A-22)."""
        card = action.card_id or ""
        names = all_of(title(identity) for identity in self._controller.waiting_for(card))
        self._bar.ask(
            text("wanted-question", year=altered(int(card.removeprefix("patch-"))), names=names),
            (text("wanted-yes"), lambda: self._controller.play(action)),
            (text("wanted-no"), self._keep_card),
        )

    def _keep_card(self) -> None:
        self._controller.drop_doubt()
        self._hand.setFocus()

    def ask_end(self) -> None:
        """Ask whether the journey is to end here."""
        self._controller.drop_doubt()
        view = self._controller.view()
        if view.outcome is None:
            home = sum(one.home for one in view.travellers)
            self._bar.ask(
                text("end-question", home=home, travellers=len(view.travellers)),
                (text("end-here"), self._controller.end_here),
                (text("go-on"), self._hand.setFocus),
            )

    def tell_no_way(self, names: Sequence[str]) -> None:
        """Say who can no longer get home, as has been proved; going on is as good an answer as ending."""
        self._bar.ask(
            text("no-way", names=all_of(names)),
            (text("end-here"), self._controller.end_here),
            (text("go-on-anyway"), self._hand.setFocus),
            NO_WAY,
        )
