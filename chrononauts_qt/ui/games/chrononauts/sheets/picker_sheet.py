"""A list of cards: to choose one (Rewind, Quick Trip) or only to look (the discard pile)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QLineEdit, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.texts.card_words import COMPANY, CardWords
from chrononauts_qt.ui.games.chrononauts.texts.spoken import hidden_card_name
from chrononauts_qt.ui.games.chrononauts.texts.titles import english_title, family_word, title
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.table.hint_parts import HintLine, hint_button

CARD = Qt.ItemDataRole.UserRole.value + 1


class CardLine(QStyledItemDelegate):
    """Paints a card as a line: its family's band with the title, its text, its family in words."""

    def __init__(self, page: PickerSheet) -> None:
        super().__init__(page)
        self._page = page

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, round(self._page.type_px(22) * 3) + 8)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        with i18n.speaking(self._page.language):
            self._draw(painter, option, str(index.data(CARD)))

    def _draw(self, painter: QPainter, option: QStyleOptionViewItem, card: str) -> None:
        page, theme = self._page, self._page.theme
        rect: QRect = option.rect.adjusted(6, 5, -6, -5)
        state: QStyle.StateFlag = option.state
        current = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("card"))
        painter.drawRoundedRect(rect, 5, 5)
        band = QRect(rect.left(), rect.top(), round(rect.width() * 0.36), rect.height())
        painter.setBrush(theme.color(BY_ID[card].family))
        painter.drawRoundedRect(band, 5, 5)
        painter.setPen(theme.color("card_ink"))
        self._write(painter, band.adjusted(14, 0, -10, 0), title(card), "label", 20)
        word, font = family_word(BY_ID[card].family), theme.font("label", page.type_px(16))
        wide = max(page.px(100), QFontMetrics(font).horizontalAdvance(word) + 2)
        family = QRect(rect.right() - page.px(10) - wide, rect.top(), wide, rect.height())
        middle = QRect(band.right() + 14, rect.top(), family.left() - band.right() - 24, rect.height())
        self._write(painter, middle, page.card_words.line(card), "body", 16)
        painter.setFont(font)
        painter.drawText(family, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, word)
        if current:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            pen = painter.pen()
            pen.setColor(theme.color("focus"))
            pen.setWidth(3)
            painter.setPen(pen)
            painter.drawRoundedRect(QRectF(rect).adjusted(-3, -3, 3, 3), 7, 7)
        painter.restore()

    def _write(self, painter: QPainter, rect: QRect, said: str, role: str, units: float) -> None:
        painter.setFont(self._page.theme.font(role, self._page.type_px(units)))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        painter.drawText(rect, int(flags), said)


class PickerSheet(Sheet):
    """A filter field and the cards below it. A click, or Enter on a card, leaves by `picked`.

    Space on a card, and a click where none can be picked, is `read_wanted`.
    """

    picked = Signal(str)
    read_wanted = Signal(str)
    closed = Signal()
    hint_wanted = Signal()

    WIDTH, HEIGHT = 900, 560

    def __init__(self, parent: QWidget, theme: Theme = DARK) -> None:
        super().__init__(theme, parent)
        self.card_words: CardWords = COMPANY
        self._cards: tuple[str, ...] = ()
        self._read_only = False
        self._model = QStandardItemModel(self)
        self._build_list()
        self._build_buttons()

    def _build_list(self) -> None:
        self.filter = self.typed(QLineEdit(), "body", 18)
        self.says(lambda: words.text("filter"), self.filter.setPlaceholderText, self.filter.setAccessibleName)
        self.filter.setClearButtonEnabled(True)
        self.filter.setMinimumHeight(38)
        self.filter.textChanged.connect(self._fill)
        self.filter.installEventFilter(self)
        self.list = QListView()
        self.says(lambda: words.text("card-list"), self.list.setAccessibleName)
        self.list.setModel(self._model)
        self.list.setItemDelegate(CardLine(self))
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.clicked.connect(self._clicked)
        self.list.installEventFilter(self)
        self.empty = self.label("", "body", 18, muted=True)
        self.hint = HintLine(self)
        self.hint.hide()
        self.body.addWidget(self.filter)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.empty)
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
        self, title_text: str, cards: Sequence[str], read_only: bool = False, may_close: bool = True
    ) -> None:
        """Show cards by id, in the given order; read-only they can be looked at, not picked."""
        self.title.setText(title_text)
        self.setAccessibleName(title_text)
        self._cards, self._read_only = tuple(cards), read_only
        self.choose_button.setVisible(not read_only)
        self.hint_button.setVisible(not read_only)
        self.hint_button.tell_name()
        self.tell("")
        self.primary = self.close_button if read_only else self.choose_button
        self.close_button.setVisible(may_close or read_only)
        self.reword()
        self.filter.clear()
        self._fill("")
        self.open()
        (self.list if cards else self.close_button).setFocus()

    def rescale(self) -> None:
        super().rescale()
        self.list.doItemsLayout()  # a row is as high as the sheet is large, and the list remembers it

    def _fill(self, sought: str) -> None:
        with self.speaking():
            self._fill_list(sought)

    def _fill_list(self, sought: str) -> None:
        self._model.clear()
        sought = sought.strip().casefold()
        for card in self._cards:
            if sought not in f"{self.card_words.spoken(card)}\n{english_title(card)}".casefold():
                continue
            item = QStandardItem(title(card))
            item.setData(card, CARD)
            hushed = hidden_card_name(self._cards.index(card) + 1, len(self._cards))
            heard = private_speech.said(self.card_words.spoken(card), hushed)
            item.setData(heard, Qt.ItemDataRole.AccessibleTextRole)
            line = private_speech.said(self.card_words.line(card))
            item.setData(line, Qt.ItemDataRole.AccessibleDescriptionRole)
            item.setEditable(False)
            self._model.appendRow(item)
        found = self._model.rowCount() > 0
        if found:
            self.list.setCurrentIndex(self._model.index(0, 0))
        self.choose_button.setEnabled(found)
        self.empty.setVisible(not found)
        self.empty.setText(words.text("no-match") if self._cards else text("empty-discard"))
        self.list.setVisible(found)

    def tell(self, sentence: str) -> None:
        """Show a hint below the cards; empty: none."""
        self.hint.tell(sentence)

    def point_at(self, card: str) -> None:
        """Make a card (id) the current one, whatever had been sought."""
        self.filter.clear()
        if card in self._cards:
            self.list.setCurrentIndex(self._model.index(self._cards.index(card), 0))
            self.list.setFocus()

    def _clicked(self, index: QModelIndex) -> None:
        if self._read_only:
            self.read_wanted.emit(str(index.data(CARD)))
        else:
            self._pick(index)

    def _choose(self) -> None:
        self._pick(self.list.currentIndex())

    def _pick(self, index: QModelIndex) -> None:
        if index.isValid() and not self._read_only:
            card = str(index.data(CARD))
            self.forget()
            self.picked.emit(card)

    def forget(self) -> None:
        """Go away with all that was shown: a card is picked, or the curtain falls."""
        self.hide()
        self.tell("")
        self._cards = ()
        self._model.clear()

    def go_back(self) -> bool:
        if not self.close_button.isHidden():
            self.forget()
            self.closed.emit()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows move in the list while one is typing, and take the keys of the list."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if watched is self.list:
            return self._take_key(event)
        if watched is self.filter:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            row = self.list.currentIndex().row() + (step or 0)
            if step is not None and 0 <= row < self._model.rowCount():
                self.list.setCurrentIndex(self._model.index(row, 0))
                return True
        return super().eventFilter(watched, event)

    def _take_key(self, event: QKeyEvent) -> bool:
        """Let H ask for a hint and Space for the card where nobody types; tell whether it was one of them."""
        index = self.list.currentIndex()
        if event.key() == Qt.Key.Key_H and not self.hint_button.isHidden():
            if not event.isAutoRepeat():
                self.hint_wanted.emit()
            return True
        if event.key() == Qt.Key.Key_Space and index.isValid():
            self.read_wanted.emit(str(index.data(CARD)))
            return True
        return False
