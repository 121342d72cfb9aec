"""The page that lets phones in: a code for each person, who is in, and what to know of the network."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog.phone_texts import text
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.page import Page, ReadingArea, WholeBox
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.signs import SIGNS, Emblem
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.phones.addresses import Address
from chrononauts_qt.ui.phones.code import draw_code
from chrononauts_qt.ui.phones.phones import Phones
from chrononauts_qt.ui.table.countdown_ring import Ring

WIDE = 4
"""For so many people there is room for the name beside the emblem."""

PATIENCE_MS = 30_000
"""After so long without anybody at the table by phone the page says where help is."""

MAY_BREAK = "\u200b"
"""Where an address may go on in the next line: it is one long word."""

_LEAST_CODE = 100
_SIGN = 0.36
"""How much of the room of a code a sign takes in its place."""


class CodeView(QWidget):
    """The code of a link, as large as there is room; where the phone has come, a sign of that."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.link, self._sign = "", ""

    def show_link(self, link: str, sign: str = "") -> None:
        """Show the code of a link, or a sign in its place."""
        if (link, sign) != (self.link, self._sign):
            self.link, self._sign = link, sign
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(_LEAST_CODE * 2, _LEAST_CODE * 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_CODE, _LEAST_CODE)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if not self._sign:
                draw_code(painter, self.link, QRectF(self.rect()))
                return
            side = min(self.width(), self.height()) * _SIGN
            box = QRectF(0, 0, side, side)
            box.moveCenter(QRectF(self.rect()).center())
            color = self._theme.color("muted" if self._sign == "phone" else "ok")
            draw_sign(painter, SIGNS[self._sign], box, color)


class Letters(QWidget):
    """What is typed where a phone has no camera, and how long it is still good."""

    def __init__(self, page: PhonesPage, count: int) -> None:
        super().__init__()
        self.how = page.label("", "body", 18 if count == 1 else 16)
        self.code = page.label("", "title", 54 if count == 1 else 30 if count <= WIDE else 20)
        self.time = page.fixed(Ring(page.theme), 26, 26)
        column = page.spaced(QVBoxLayout(self), 0, 2)
        column.addStretch(1)
        for label in (self.how, self.code):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        if count <= WIDE:  # else it stands beside the emblem
            column.addWidget(self.time, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def show_letters(self, host: str, letters: str) -> None:
        """Show these letters; how much of their time is left is said apart."""
        breaks = host.replace(".", f".{MAY_BREAK}").replace(":", f"{MAY_BREAK}:")
        self.how.setText(text("typed", host=breaks))
        self.how.setAccessibleName(text("typed", host=host))
        self.code.setText(" ".join(letters))  # said letter by letter


class SeatPanel(QWidget):
    """One person: the code as long as no phone is there, then how it is, and what can be done about it.

    Where nobody else is, `beside` the code is room for words on the whole.
    """

    def __init__(self, page: PhonesPage, seat: int) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("panel", True)
        self._phones, self._seat = page.phones, seat
        self._typed = ""
        self._shown: Hashable = None
        name, count = page.phones.names[seat], len(page.phones.people)
        self.setAccessibleName(name)
        self.name = page.label(name, "title", 18 if count > WIDE else 22 if count > 1 else 30)
        self.code = CodeView(page.theme)
        self.code.setAccessibleName(text("code-of", name=name))
        self.letters = Letters(page, count)
        self.words = page.label("", "body", 16)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.type_button = page.button(text("type"), name=text("type-of", name=name), then=self._type)
        self.other_button = page.button(text("other"), name=text("other-of", name=name), then=self._renew)
        self.screen_button = page.button(
            text("screen"), name=text("screen-of", name=name), then=self._release
        )
        self.beside: QBoxLayout = QVBoxLayout()
        self._lay_out(page, page.fixed(Emblem(seat, page.theme), 56, 26), count)

    def _lay_out(self, page: PhonesPage, emblem: QWidget, count: int) -> None:
        """Put the name above the code and the buttons below it, or both beside it where nobody else is."""
        is_alone, ways = count == 1, QBoxLayout.Direction
        whole = QBoxLayout(ways.LeftToRight if is_alone else ways.TopToBottom, self)
        page.spaced(whole, *((24, 28) if is_alone else (10, 8)))
        if count > WIDE:
            page.inner(whole, QHBoxLayout(), 6, emblem, ..., self.letters.time)
            whole.addWidget(self.name)
        elif not is_alone:
            page.inner(whole, QHBoxLayout(), 6, emblem, self.name)
        place = page.inner(whole, QVBoxLayout(), 8, self.code, self.letters, self.words, stretch=1)
        place.setStretchFactor(self.code, 1)
        place.setStretchFactor(self.letters, 1)
        column = whole
        if is_alone:
            column = page.inner(whole, self.beside, 14, ..., stretch=1)
            page.inner(column, QHBoxLayout(), 6, emblem, self.name)
        at = Qt.AlignmentFlag.AlignLeft if is_alone else Qt.AlignmentFlag(0)
        for button in (self.type_button, self.other_button, self.screen_button):
            column.addWidget(button, 0, at)
        if is_alone:
            column.addStretch(1)

    def show_state(self) -> None:
        """Show how it stands with the phone of this seat; what stays is not touched, so it is said once."""
        phones, seat = self._phones, self._seat
        is_taken, is_awake, left = phones.is_taken(seat), phones.is_awake(seat), phones.code_left(seat)
        self.letters.time.set_fraction(left)
        self._typed = "" if is_taken else self._typed
        now = (is_taken, is_awake, seat in phones.seats, phones.link(seat), self._typed, left > 0)
        if now == self._shown:
            return
        self._shown = now
        self.type_button.setVisible(not is_taken)
        self.other_button.setVisible(is_taken)
        self.screen_button.setVisible(seat in phones.seats)
        if is_taken:
            self.code.show_link("", "tick" if is_awake else "phone")
            self._show(self.code, text("in" if is_awake else "asleep"))
            return
        self.code.show_link(phones.link(seat))
        if not self._typed:
            self._show(self.code)
        elif left:
            self.letters.show_letters(phones.door.host, self._typed)
            self._show(self.letters)
        else:
            self._show(None, text("over"))
            announce(self, text("over"))
        leads = ("code" if left else "new") if self._typed else "type"
        self.type_button.setText(text("code" if leads == "code" else "type"))
        self.type_button.setAccessibleName(text(f"{leads}-of", name=phones.names[seat]))

    def _show(self, sign: QWidget | None, words: str = "") -> None:
        """Show the code or the tick, or the letters, and words; there may be room for one of them."""
        for one in (self.code, self.letters):
            one.setVisible(one is sign)
        self.letters.time.setVisible(sign is self.letters)
        self.words.setText(words)
        self.words.setVisible(bool(words))

    def _type(self) -> None:
        """Show letters in the place of the code, other ones after their time, or the code again."""
        is_shown = self._typed and self._phones.code_left(self._seat)
        self._typed = "" if is_shown else self._phones.type_code(self._seat)
        self.show_state()

    def _renew(self) -> None:
        self._phones.renew(self._seat)

    def _release(self) -> None:
        self._phones.release(self._seat)


class PhonesPage(Page):
    """A panel for each person around the table, and words on the network. ``closed``: back to the table."""

    closed = Signal()
    address_chosen = Signal(str)

    def __init__(self, phones: Phones, addresses: list[Address], theme: Theme) -> None:
        super().__init__(theme)
        self.phones = phones
        self.setAccessibleName(text("title"))
        self.panels = [SeatPanel(self, seat) for seat in phones.people]
        self.help_area = ReadingArea()
        self.middle = QStackedWidget()
        self.address = self._choice_of(addresses)
        self.help_button = self.button(text("help"), then=self._turn)
        self.done_button = self.first = self.button(text("done"), primary=True, back=True, then=self.closed)
        self._lay_out()
        phones.changed.connect(self.refresh)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._ask_why)
        self._patience.start()
        self.refresh()

    def _choice_of(self, addresses: list[Address]) -> WholeBox:
        box = self.typed(WholeBox(), "body", 16)
        box.setAccessibleName(text("address"))
        for address in addresses:
            box.addItem(text("address-of", address=address.ip, network=address.network), address.ip)
        now = self.phones.door.host.partition(":")[0]
        box.setCurrentIndex(max(0, box.findData(now)))
        box.setVisible(len(addresses) > 1)
        box.activated.connect(lambda number: self.address_chosen.emit(box.itemData(number)))
        return box

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), 32, 14)
        page.addWidget(self.label(text("title"), "title", 34))
        is_alone = len(self.panels) == 1
        self.intro = self.label(text("intro"), "body", 18)
        if is_alone:
            self.panels[0].beside.insertWidget(2, self.intro)
        else:
            page.addWidget(self.intro)
        codes = QWidget()
        row = self.spaced(QHBoxLayout(codes), 0, 12)
        for panel in self.panels:
            row.addWidget(panel, 1)
        self.middle.addWidget(codes)
        self.middle.addWidget(self._help())
        page.addWidget(self.middle, 1)
        page.addWidget(self.label(text("honest"), "body", 16, muted=True))
        self.inner(page, QHBoxLayout(), 14, self.address, ..., self.help_button, self.done_button)

    def _help(self) -> QWidget:
        self.help_words = self.label("", "body", 18)
        self.help_words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.help_area.setWidget(self.help_words)
        self.help_area.setWidgetResizable(True)
        self.help_area.setAccessibleName(text("help"))
        return self.help_area

    def refresh(self) -> None:
        """Show who is in."""
        for panel in self.panels:
            panel.show_state()
        self.help_words.setText(self._why_nobody())
        if self.phones.seats:
            self._patience.stop()
            self.intro.setText(text("intro"))

    def _why_nobody(self) -> str:
        door = self.phones.door
        if not door.knocks:
            return text("nobody-knocked", host=door.host)
        return text("old-code" if self.phones.had_old_codes else "knocked", host=door.host)

    def _turn(self) -> None:
        """Show what may be wrong, or the codes again."""
        shows_help = self.middle.currentIndex() == 0
        self.middle.setCurrentIndex(int(shows_help))
        self.help_button.setText(text("codes" if shows_help else "help"))
        self.help_button.setAccessibleName(self.help_button.text())

    def _ask_why(self) -> None:
        """Lead to what may be wrong; the codes stay, for somebody may just be about to scan one."""
        self.intro.setText(text("nobody-yet"))
        announce(self, text("nobody-yet"))
