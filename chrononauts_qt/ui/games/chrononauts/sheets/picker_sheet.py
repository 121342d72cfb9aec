"""The cards of a pile, face up: to choose one (Rewind, Quick Trip) or only to look (the discard pile)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.access_texts import text as access_text
from chrononauts_qt.ui.catalog.common import cards_found, text
from chrononauts_qt.ui.games.chrononauts.models.faces import GoalFace
from chrononauts_qt.ui.games.chrononauts.models.picked_model import PickedModel
from chrononauts_qt.ui.games.chrononauts.sheets.goals_beside import GoalsBeside
from chrononauts_qt.ui.games.chrononauts.texts.card_words import CardWords
from chrononauts_qt.ui.games.chrononauts.views.card_grid import CardGrid
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.keyboard import writes
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.roles import CardRole
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.table.hint_parts import HintButton, HintLine, hint_button

_LEAST, _MOST = 182, 340
"""The height of a card in drawing units; half of what the reader's text grows is added."""
_GOALS = 270
"""The width of the goals likewise, and the most they take of the sheet's."""
_SHARE = 0.36
REST_MS = 400
"""So long after the last letter a reader says how many cards are found."""


class PickerSheet(Sheet):
    """A filter field, the cards below it, beside them the goals of who chooses. A click, or Enter on a card,
    leaves by `picked`.

    Space on a card, the right button, and a click where none can be picked, is `read_wanted`.
    """

    picked = Signal(str)
    read_wanted = Signal(str)
    closed = Signal()
    hint_wanted = Signal()

    WIDTH, HEIGHT = 1240, 660
    hint_button: HintButton

    def __init__(self, parent: QWidget, theme: Theme = DARK) -> None:
        super().__init__(theme, parent)
        self._read_only = False
        self._model = PickedModel(self)
        self._build_cards()
        self._build_buttons()

    def take_words(self, spoken: CardWords) -> None:
        """Say of cards what they do in another game."""
        self._model.words = spoken

    def _build_cards(self) -> None:
        self.filter = self.typed(QLineEdit(), "body", 18)
        self.says(lambda: words.text("filter"), self.filter.setPlaceholderText, self.filter.setAccessibleName)
        self.says(lambda: access_text("search-note"), self.filter.setAccessibleDescription)
        self.filter.setClearButtonEnabled(True)
        self.filter.setMinimumHeight(38)
        self.filter.textChanged.connect(self._seek)
        self._typed = QTimer(self, singleShot=True)
        self._typed.timeout.connect(self._tell_found)
        self.filter.textEdited.connect(self._wait_for_rest)
        self.filter.installEventFilter(self)
        self.grid = CardGrid(self.theme)
        self.says(lambda: words.text("card-list"), self.grid.setAccessibleName)
        self.grid.setModel(self._model)
        self.grid.clicked.connect(self._clicked)
        self.grid.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.grid.customContextMenuRequested.connect(self._read_at)
        self.grid.installEventFilter(self)
        self.empty = self.label("", "body", 18, muted=True)
        self.goals = GoalsBeside(self.theme)
        self.goals.card_chosen.connect(self.read_wanted)
        self.goals.hide()
        self.hint = HintLine(self)
        self.hint.hide()
        row = self.spaced(QHBoxLayout(), 0, 16)
        self.body.addLayout(row, 1)
        column = self.spaced(QVBoxLayout(), 0, 10)
        row.addLayout(column, 1)
        row.addWidget(self.goals)
        column.addWidget(self.filter)
        column.addWidget(self.grid, 1)
        column.addWidget(self.empty, 1)
        self.body.addWidget(self.hint)

    def _build_buttons(self) -> None:
        self.hint_button = hint_button(self, 46)
        self.hint_button.clicked.connect(self.hint_wanted)
        self.close_button = close = self.fixed(self.button(""), 130, 0)
        self.says(
            lambda: text("close") if self._read_only else text("back"), close.setText, close.setAccessibleName
        )
        close.clicked.connect(self.go_back)
        self.choose_button = choose = self.fixed(self.button("", primary=True), 210, 0)
        self.says(lambda: words.text("choose-card"), choose.setText, choose.setAccessibleName)
        choose.clicked.connect(self._choose)
        self.buttons.addWidget(close)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.hint_button)
        self.buttons.addWidget(choose)

    def show_cards(
        self,
        title_text: str,
        cards: Sequence[str],
        tiles: Sequence[Tile] = (),
        goals: Sequence[GoalFace] = (),
        read_only: bool = False,
        may_close: bool = True,
    ) -> None:
        """Show cards by id, equal ones once, in the given order, with their Linchpins as the TimeLine lies.

        Read-only they can be looked at, not picked. `goals` are those of whom the sheet is for.
        """
        self.entitle(title_text)
        self._read_only = read_only
        self._model.set_pile(cards, tiles)
        self.choose_button.setVisible(not read_only)
        self.hint_button.setVisible(not read_only)
        self.hint_button.tell_name()
        self.tell("")
        self.primary = self.close_button if read_only else self.choose_button
        self.close_button.setVisible(may_close or read_only)
        self.reword()
        self.filter.clear()
        self.goals.show_faces(goals)
        self.grid.make_room_for(len(self._model.kinds), len(self._model.kinds) < len(cards))
        self._seek("")
        self.open(self.grid if cards else self.close_button)

    def rescale(self) -> None:
        super().rescale()
        u, text_scale = max(1.0, self.u), max(1.0, self.theme.text_scale)
        self.goals.setFixedWidth(round(min(_GOALS * u * text_scale, _SHARE * self.width())))
        larger = u * (1 + text_scale) / 2  # what is written here is larger than in a hand as it is
        self.grid.set_heights(round(_LEAST * larger), round(_MOST * larger))

    def _seek(self, sought: str) -> None:
        self._model.seek(sought)
        found = self._model.rowCount() > 0
        if found:
            self.grid.setCurrentIndex(self._model.index(0, 0))
        self.choose_button.setEnabled(found)
        self.empty.setVisible(not found)
        with self.speaking():
            self.empty.setText(words.text("no-match") if self._model.kinds else text("empty-discard"))
        self.grid.setVisible(found)

    def _wait_for_rest(self) -> None:
        self._typed.start(REST_MS)

    def _tell_found(self) -> None:
        """Let a reader say how many cards are found, where nobody else hears it."""
        count = self._model.rowCount()
        with self.speaking():
            said = cards_found(count) if count else self.empty.text()
            announce(self, private_speech.said(said))

    def tell(self, sentence: str) -> None:
        """Show a hint below the cards; empty: none."""
        self.hint.tell(sentence)

    def point_at(self, card: str) -> None:
        """Make a card (id) the current one, whatever had been sought."""
        self.filter.clear()
        if card in self._model.kinds:
            self.grid.setCurrentIndex(self._model.index(self._model.kinds.index(card), 0))
            self.grid.setFocus()

    def _clicked(self, index: QModelIndex) -> None:
        if self._read_only:
            self.read_wanted.emit(str(index.data(CardRole.CARD)))
        else:
            self._pick(index)

    def _read_at(self, point: QPoint) -> None:
        index = self.grid.indexAt(point)
        if index.isValid():
            self.read_wanted.emit(str(index.data(CardRole.CARD)))

    def _choose(self) -> None:
        self._pick(self.grid.currentIndex())

    def _pick(self, index: QModelIndex) -> None:
        if index.isValid() and not self._read_only:
            card = str(index.data(CardRole.CARD))
            self.forget()
            self.picked.emit(card)

    def forget(self) -> None:
        """Go away with all that was shown: a card is picked, or the curtain falls."""
        self.hide()
        self.tell("")
        self._model.set_pile(())
        self.goals.show_faces(())
        self.grid.forget_pictures()

    def go_back(self) -> bool:
        if not self.close_button.isHidden():
            self.forget()
            self.closed.emit()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Down lead from what is typed to the cards, and take the keys of the cards."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if watched is self.grid:
            return self._take_key(event)
        if watched is self.filter and event.key() == Qt.Key.Key_Down and not self.grid.isHidden():
            self.grid.setFocus()
            return True
        return super().eventFilter(watched, event)

    def _take_key(self, event: QKeyEvent) -> bool:
        """Let H ask for a hint and Space for the card where nobody types, and leave other signs to the sheet;
        tell whether it was one of them."""
        index = self.grid.currentIndex()
        if event.key() == Qt.Key.Key_H and not self.hint_button.isHidden():
            if not event.isAutoRepeat():
                self.hint_wanted.emit()
            return True
        if event.key() == Qt.Key.Key_Space and index.isValid():
            self.read_wanted.emit(str(index.data(CardRole.CARD)))
            return True
        if writes(event):
            event.ignore()  # cards are found by the field
        return writes(event)
