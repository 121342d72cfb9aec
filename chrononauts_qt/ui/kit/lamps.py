"""Small drawn signs of the pages, and the lines they stand in."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from chrononauts_qt.ui.catalog import private_speech_texts
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pixmaps import canvas
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.theme import Theme


class Sign(QWidget):
    """A drawn sign: "lit" a disc with a tick, "dark" an empty ring, "alert" and "notice" a warning, "hint" a
    lamp, "aim" an arrow, "undo" one that turns back, "" nothing."""

    def __init__(self, kind: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.kind = kind
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_kind(self, kind: str) -> None:
        """Show another sign."""
        self.kind = kind
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            side = min(self.width(), self.height())
            rect = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
            paint_sign(painter, rect, self.kind, self._theme)


def paint_sign(painter: QPainter, rect: QRectF, kind: str, theme: Theme) -> None:
    """Draw one of the signs of `Sign` into a square."""
    side = rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = side * 0.06
    disc = rect.adjusted(edge, edge, -edge, -edge)
    if kind == "lit":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("ok"))
        painter.drawEllipse(disc)
        inset = side * 0.26
        draw_sign(
            painter, SIGNS["tick"], rect.adjusted(inset, inset, -inset, -inset), theme.color("focus_ink"), 13
        )
    elif kind == "dark":
        painter.setPen(QPen(theme.color("muted"), max(1.6, side * 0.09)))
        painter.drawEllipse(disc)
    elif kind == "aim":
        draw_sign(painter, SIGNS["right"], rect, theme.color("focus"), 7)
    elif kind in ("hint", "undo"):
        draw_sign(painter, SIGNS[kind], rect, theme.color("focus"), 6)
    elif kind:
        color = theme.color("danger" if kind == "alert" else "focus")
        draw_sign(painter, SIGNS["warning"], rect, color, 6)
    painter.restore()


def sign_icon(kind: str, theme: Theme, px: int = 18) -> QIcon:
    """Return one of the signs of `Sign` as an icon that a disabled button does not fade."""
    pixmap = canvas(px, px)
    with QPainter(pixmap) as painter:
        paint_sign(painter, QRectF(0, 0, px, px), kind, theme)
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Disabled)
    return icon


class LampLine(QWidget):
    """A goal's line: a lamp and its words; the words say the state to a screen reader."""

    def __init__(self, page: Page, label: str, lit: bool, units: float = 18, on_card: bool = False) -> None:
        super().__init__()
        row = page.spaced(QHBoxLayout(self), 0, 10)
        sign = page.fixed(Sign("lit" if lit else "dark", page.theme), units + 4, units + 4)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        text = page.label(label, "body", units)
        said = words.text("fulfilled" if lit else "unfulfilled", label=label)
        if on_card:
            text.setStyleSheet(f"color: {page.theme['card_ink']}")
        said = private_speech.said(said, private_speech_texts.text("goal"))
        text.setAccessibleName(said)
        self.setAccessibleName(said)
        self.label = text
        row.addWidget(text, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)


class RewoundMark(QWidget):
    """The mark of a game in which something was taken back that had been hidden; not there without words."""

    def __init__(self, page: Page, units: float) -> None:
        super().__init__()
        row = page.spaced(QHBoxLayout(self), 0, 10)
        sign = page.fixed(Sign("undo", page.theme), units + 6, units + 6)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        self.words = page.label("", "strong", units)
        row.addWidget(self.words, 1)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show the sentence; "" takes the mark away."""
        self.words.setText(sentence)
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))
