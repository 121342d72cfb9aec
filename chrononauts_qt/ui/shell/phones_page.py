"""The page that lets phones in: a code for each person, who is in, and what to know of the network."""

from __future__ import annotations

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

WIDE = 4
"""For so many people there is room for the name beside the emblem."""

PATIENCE_MS = 30_000
"""After so long without anybody at the table by phone the page says where help is."""

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


class SeatPanel(QWidget):
    """One person: the code as long as no phone is there, then how it is, and what can be done about it."""

    def __init__(self, page: PhonesPage, seat: int) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("panel", True)
        self._phones, self._seat = page.phones, seat
        self._typed = ""
        name = page.phones.names[seat]
        self.setAccessibleName(name)
        emblem = page.fixed(Emblem(seat, page.theme), 56, 26)
        is_narrow = len(page.phones.people) > WIDE
        self.name = page.label(name, "title", 18 if is_narrow else 22)
        self.code = CodeView(page.theme)
        self.code.setAccessibleName(text("code-of", name=name))
        self.words = page.label("", "body", 16)
        self.words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.type_button = page.button(text("type"), name=text("type-of", name=name), then=self._type)
        self.other_button = page.button(text("other"), name=text("other-of", name=name), then=self._renew)
        self.screen_button = page.button(
            text("screen"), name=text("screen-of", name=name), then=self._release
        )
        column = page.spaced(QVBoxLayout(self), 10, 8)
        head: QBoxLayout = QVBoxLayout() if is_narrow else QHBoxLayout()
        page.inner(column, head, 6, emblem, self.name)
        column.addWidget(self.code, 1)
        column.addWidget(self.words)
        for button in (self.type_button, self.other_button, self.screen_button):
            column.addWidget(button)

    def show_state(self) -> None:
        """Show how it stands with the phone of this seat."""
        phones, seat = self._phones, self._seat
        is_taken = phones.is_taken(seat)
        self.type_button.setVisible(not is_taken)
        self.other_button.setVisible(is_taken)
        self.screen_button.setVisible(seat in phones.seats)
        if is_taken:
            self._typed = ""
            is_awake = phones.is_awake(seat)
            self.code.show_link("", "tick" if is_awake else "phone")
            self._show(text("in" if is_awake else "asleep"), has_sign=True)
            return
        self._typed = self._typed if phones.has_code(seat) else ""
        self.code.show_link(phones.link(seat))
        code = " ".join(self._typed)  # letter by letter
        typed = text("typed", host=phones.door.host, code=code) if code else ""
        self._show(typed, has_sign=not typed)

    def _show(self, words: str, has_sign: bool) -> None:
        """Show a sign, the code or the tick, or words; there may be room for one of them."""
        self.words.setText(words)
        self.words.setVisible(bool(words))
        self.code.setVisible(has_sign)
        self.type_button.setText(text("type") if has_sign else text("code"))

    def _type(self) -> None:
        """Show letters in the place of the code, or the code again."""
        self._typed = "" if self._typed else self._phones.type_code(self._seat)
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
        self.intro = self.label(text("intro"), "body", 18)
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
