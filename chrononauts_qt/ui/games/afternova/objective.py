"""The private place beside the hand: the secret objective, and the way to the standing orders."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog import private_speech_texts
from chrononauts_qt.ui.games.afternova.steps import keep_what_fits
from chrononauts_qt.ui.games.afternova.texts import cards, hint_texts
from chrononauts_qt.ui.games.afternova.texts.order_texts import text as orders_text
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.games.afternova.views.tokens import draw_fragment, is_paper
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.page import SMALL_BUTTON, Page
from chrononauts_qt.ui.kit.scale import page_scale
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX, Theme
from chrononauts_qt.ui.table.hint_parts import hint_button, with_key

_SIGN, _HINT = 30, 34


class _Colours(QWidget):
    """The two colours of an objective."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.colours: tuple[str, ...] = ()

    def sizeHint(self) -> QSize:
        return QSize(90, _SIGN + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = min(self.height() - 4, self.width() / 2.4)
            for place, colour in enumerate(self.colours):
                box = QRectF(2 + place * side * 1.25, (self.height() - side) / 2, side, side)
                draw_fragment(painter, colour, box, is_paper(self._theme))


def _height(part: QWidget) -> int:
    """Return how high a part will be."""
    return max(part.minimumHeight(), part.sizeHint().height())


class Objective(Page):
    """Two colours, what they are worth, and the button of the standing orders."""

    ACCESSIBLE_ROLE = "Grouping"

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(text("objective"))
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)
        column = self.spaced(QVBoxLayout(self), 4, 3)
        self.heading = self.label(text("objective"), "label", 16)
        self.colours = self.fixed(_Colours(theme), 90, _SIGN + 4)
        self.hint_button = hint_button(self, _HINT, _HINT)
        self.note = self.label("", "text", 13, muted=True)
        self.orders = self.button(orders_text("button"))
        self.orders.setStyleSheet(SMALL_BUTTON)
        self.orders.setProperty("typed", None)  # as high as a finger needs, no higher
        column.addWidget(self.heading)
        row = self.inner(column, QHBoxLayout(), 4, self.colours, ..., self.hint_button)
        row.setContentsMargins(0, 0, 2, 0)
        column.addWidget(self.note)
        column.addStretch(1)
        column.addWidget(self.orders)

    def stand(self, room: QRect, u: float) -> None:
        """Take a place and a scale."""
        self.setGeometry(room)
        self.orders.setFont(self.theme.font("label", 14 * u))
        self.orders.setMinimumHeight(max(MIN_TARGET_PX, round(MIN_TARGET_PX * u)))
        self.rescale()

    def rescale(self) -> None:
        """Leave out what has no room."""
        super().rescale()
        self._keep_words()

    def _keep_words(self) -> None:
        layout = self.layout()
        if layout is not None and self.colours.isVisibleTo(self):
            row = max(map(_height, (self.colours, self.hint_button)))
            rest = _height(self.heading) + row + _height(self.orders) + 3 * layout.spacing()
            keep_what_fits(self, rest, self.note)
            layout.activate()

    def scale(self) -> float:
        """The dock grows with its window."""
        return page_scale(self.window().width(), self.window().height())

    def offer_hint(self, can_ask: bool) -> None:
        """Let help be asked for, in the language spoken now."""
        self.hint_button.setEnabled(can_ask)
        self.hint_button.tell_name(with_key(hint_texts.text("note"), "afternova"))

    def show_objective(self, colours: Sequence[str] | None) -> None:
        """Show the viewer's objective, None while nobody looks."""
        for part in (self.heading, self.colours, self.note, self.orders):
            part.setVisible(colours is not None)
        self.colours.colours = tuple(colours or ())
        self.colours.update()
        if colours is not None:
            first, second = map(cards.colour, colours)
            note = text("objective-note", first=first, second=second)
            self.note.setText(note)
            self.note.setAccessibleName(private_speech.said(note, private_speech_texts.text("card")))
            self.heading.setText(text("objective"))
            self.orders.setText(orders_text("button"))
            self.orders.setAccessibleName(orders_text("button"))
            self.orders.setAccessibleDescription(orders_text("button-note"))
            self.orders.setToolTip(orders_text("button-note"))
        else:
            self.note.setText("")
            self.note.setAccessibleName("")
        self._keep_words()
