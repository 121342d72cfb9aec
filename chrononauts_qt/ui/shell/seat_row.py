"""One seat of a new game: sign, name, who plays it, and the buttons that move or remove it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QActionGroup, QIcon, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QWidget,
)

from chrononauts_qt.ui.catalog import i18n, seat_texts
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.access_texts import text as access_text
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit import lamps
from chrononauts_qt.ui.kit.look import built_languages
from chrononauts_qt.ui.kit.name_tip import NameTip
from chrononauts_qt.ui.kit.page import Page, WholeBox
from chrononauts_qt.ui.kit.signs import DOWN, REMOVE, UP, Emblem, drawn_icon
from chrononauts_qt.ui.kit.tool_button import ToolButton
from chrononauts_qt.ui.table.new_game import Sitter

MAX_NAME = 20
"""So many characters of the widest kind have room on the table, in the log and on the curtain."""


class _Tool(ToolButton):
    """A button with a drawn sign that grows with it; as high as the name beside it."""

    def __init__(self, icon: QIcon) -> None:
        super().__init__()
        self.setIcon(icon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = min(self.width(), self.height()) // 2
        self.setIconSize(QSize(side, side))


class SeatPlayer(WholeBox):
    """Who plays a seat: a person, or a bot of a rank; the wheel scrolls the page and changes nobody.

    `about` tells by the ranks of the game what such a bot does in it.
    """

    recast = Signal()

    def __init__(self, page: Page, rank: str, about: Mapping[str, str]) -> None:
        super().__init__()
        self._about = about
        page.typed(self, "label", 17)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for place, key in enumerate(("", *about)):
            self.addItem(seat_texts.text(key or "person"), key)
            said = about.get(key, seat_texts.text("about-person"))
            self.setItemData(place, said, Qt.ItemDataRole.ToolTipRole)
            self.setItemData(place, said, Qt.ItemDataRole.AccessibleDescriptionRole)
        self.choose(rank)
        self.currentIndexChanged.connect(lambda _: self._changed())

    @property
    def rank(self) -> str:
        """The rank of the bot that plays, "" for a person."""
        return str(self.currentData())

    def choose(self, rank: str) -> None:
        """Show who plays; a rank that is not there is a person."""
        self.setCurrentIndex(max(0, self.findData(rank)))
        self._tell()

    def set_place(self, name: str, seat: int) -> None:
        """Tell who sits in which 0-based seat."""
        self.setAccessibleName(seat_texts.played_by(name, seat))

    def _changed(self) -> None:
        self._tell()
        self.recast.emit()

    def _tell(self) -> None:
        said = self._about.get(self.rank, seat_texts.text("about-person"))
        self.setAccessibleDescription(said)
        self.setToolTip(said)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class LanguageButton(ToolButton):
    """Chooses the language of a seat; shows its code, that of the program muted. Hidden without a choice."""

    def __init__(self, page: Page, code: str) -> None:
        super().__init__()
        self._page = page
        self._built = built_languages()
        self._number = 1
        self.code = ""
        page.fixed(page.typed(self, "label", 16), 44, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setPopupMode(ToolButton.ToolButtonPopupMode.InstantPopup)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        NameTip(self)
        self._menu = QMenu(self)
        self._group = QActionGroup(self)
        for choice, name in (("", words.text("seat-as-interface")), *self._built.items()):
            action = self._menu.addAction(name)
            action.setCheckable(True)
            action.setData(choice)
            self._group.addAction(action)
        self._group.triggered.connect(lambda action: self.choose(str(action.data())))
        self.setMenu(self._menu)
        self.offers = len(self._built) > 1
        if not self.offers:
            self.hide()  # never shown here: without a parent it would be a window for a moment
        self.choose(code)

    def choose(self, code: str) -> None:
        """Take a language; one that is not there is that of the program."""
        self.code = code if code in self._built else ""
        for action in self._group.actions():
            action.setChecked(action.data() == self.code)
        self._show()

    def set_number(self, number: int) -> None:
        """Tell the button the 1-based number of its seat."""
        self._number = number
        self._show()

    def _show(self) -> None:
        self.setText((self.code or i18n.interface_language()).upper())
        self.setStyleSheet("" if self.code else f"color: {self._page.theme['muted']};")
        name = self._built.get(self.code, words.text("seat-as-interface"))
        self.setAccessibleName(words.text("seat-language", number=self._number, language=name))


class SeatRow(QWidget):
    """A row of the new-game page, with a note below the name. `moved` carries -1 (up) or 1 (down).

    A person who gives the seat to a bot, and a bot whose seat is taken, leave their names for the way back.
    """

    renamed = Signal()
    recast = Signal()
    """A person has given way to a bot, or a bot to a person or to one of another rank."""
    moved = Signal(int)
    removed = Signal()

    def __init__(
        self, page: Page, sitter: Sitter, known: QStringListModel, about: Mapping[str, str]
    ) -> None:
        super().__init__()
        self._seat = 0
        self._left = ""
        self._had_bot = bool(sitter.rank)
        self.emblem = page.fixed(Emblem(0, page.theme), 58, 26)
        self.player = SeatPlayer(page, sitter.rank, about)
        self.name = page.typed(QLineEdit(sitter.name), "body", 18)
        self.name.setMaxLength(MAX_NAME)
        self.name.setCursorPosition(0)  # of a long name the beginning is seen
        self.name.setMinimumHeight(36)
        completer = QCompleter(known, self.name)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.name.setCompleter(completer)
        self.language = LanguageButton(page, sitter.language)
        self.up = self._tool(page, UP)
        self.down = self._tool(page, DOWN)
        self.remove = self._tool(page, REMOVE)
        self.note = page.label("", "body", 16)
        self._sign = page.fixed(lamps.Sign("alert", page.theme), 18, 18)
        self._lay_out(page)
        self.tell("")
        self.name.textChanged.connect(lambda _: self._rename())
        self.player.recast.connect(self._recast)
        self.up.clicked.connect(lambda: self.moved.emit(-1))
        self.down.clicked.connect(lambda: self.moved.emit(1))
        self.remove.clicked.connect(lambda: self.removed.emit())

    def _lay_out(self, page: Page) -> None:
        grid = self._grid = page.spaced(QGridLayout(self), 0, 6)
        parts = (self.emblem, self.name, self.player, self.language, self.up, self.down, self.remove)
        note = page.spaced(QHBoxLayout(), 0, 8)
        grid.addLayout(note, 1, 1, 1, len(parts) - 1)
        note.addWidget(self._sign)
        note.addWidget(self.note, 1)
        for column, part in enumerate(parts):
            grid.addWidget(part, 0, column)
        grid.setColumnStretch(1, 1)
        if self.language.offers:  # a bot speaks none, and leaves the room for one so that columns stay
            policy = self.language.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            self.language.setSizePolicy(policy)
            self.language.setHidden(self._had_bot)

    # -- who plays ------------------------------------------------------------------------------

    @property
    def sitter(self) -> Sitter:
        """Who sits here, as it is written."""
        rank = self.player.rank
        return Sitter(self.name.text(), "" if rank else self.language.code, rank)

    def _recast(self) -> None:
        """Let the other one have the name that was left here, none the first time."""
        is_bot = bool(self.player.rank)
        if is_bot != self._had_bot:
            self._had_bot = is_bot
            left, self._left = self._left, self.name.text()
            self.name.setText(left)
            if self.language.offers:
                self.language.setHidden(is_bot)
        self.recast.emit()

    def _rename(self) -> None:
        self.player.set_place(self.name.text().strip(), self._seat)
        self.renamed.emit()

    # -- what is said ---------------------------------------------------------------------------

    def tell(self, problem: str) -> None:
        """Say below the name what is wrong with it, or that it can take no more characters."""
        is_full = len(self.name.text()) >= MAX_NAME
        said = problem or (words.text("name-full", count=MAX_NAME) if is_full else "")
        self.note.setText(said)
        self.note.setVisible(bool(said))
        self._sign.setVisible(bool(said))
        self._sign.set_kind("alert" if problem else "notice")
        needed = "" if self.name.text().strip() else access_text("name-needed")
        self.name.setAccessibleDescription(said or needed)

    def _tool(self, page: Page, sign: str) -> ToolButton:
        tool = page.fixed(_Tool(drawn_icon(sign, page.theme)), 34, 0)
        NameTip(tool)
        return tool

    def set_place(self, seat: int, seats: int, fewest: int) -> None:
        """Tell the row its 0-based seat and how many there are."""
        number, self._seat = seat + 1, seat
        self.emblem.set_seat(seat)
        self.player.set_place(self.name.text().strip(), seat)
        self.language.set_number(number)
        self.name.setAccessibleName(words.text("name-of-seat", number=number))
        self.name.setPlaceholderText(text("new-name"))
        self.up.setAccessibleName(words.text("move-up", number=number))
        self.down.setAccessibleName(words.text("move-down", number=number))
        self.remove.setAccessibleName(text("new-remove-seat", number=number))
        self.up.setEnabled(seat > 0)
        self.down.setEnabled(seat < seats - 1)
        self.remove.setEnabled(seats > fewest)

    def stand_alone(self, name: str) -> None:
        """Be the only row, of somebody called `name` for screen readers: nothing to order or to remove."""
        self.name.setAccessibleName(name)
        for part in (self.emblem, self.player, self.language, self.up, self.down, self.remove):
            part.hide()
        self._grid.addWidget(self.name, 0, 0, 1, -1)
