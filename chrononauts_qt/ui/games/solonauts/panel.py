"""The dock of Solonauts: what is to be done, the buttons that do it, and the cards of the hand."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Signal, SignalInstance
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog import phone_texts, private_speech_texts
from chrononauts_qt.ui.catalog.common import text as table_text
from chrononauts_qt.ui.catalog.wording import altered
from chrononauts_qt.ui.games.chrononauts.control.arming import Arming
from chrononauts_qt.ui.games.chrononauts.models.hand_model import HandModel
from chrononauts_qt.ui.games.chrononauts.step_panel import Primary, StepButtons
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.solonauts.controller import SEAT, SoloController
from chrononauts_qt.ui.games.solonauts.solonauts_texts import text
from chrononauts_qt.ui.kit.page import BUTTON_EDGE, SMALL_EDGE
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import closer, draw_lines, line_height, lines_of
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX, Theme


class Sentence(NamedTuple):
    """What is to be done now; one that `warns` has a sign before it."""

    words: str
    warns: bool = False


class SoloPanel(StepButtons):
    """A sentence, the three lesser buttons, and the primary one."""

    undo_pressed = Signal()

    def __init__(self, theme: Theme, hand: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(theme, hand, parent)
        self._sentence = Sentence("")
        self._room = QRect()

    def build_small(self) -> None:
        self.undo_button = self._named("undo", self.undo_pressed)
        self.hint_button = self._named("hint", self.hint_pressed)
        self.discard_button = self._named("discard", self.discard_pressed)

    def _named(self, key: str, pressed: SignalInstance) -> QPushButton:
        button = self.small_button(pressed)
        button.setText(text(key))
        button.setAccessibleName(text(key))
        return button

    def place_small(self) -> None:
        """One row where it has room for all three words, else two."""
        font = self._theme.font("label", max(12.0, 14 * self._u))
        metrics, gap = QFontMetrics(font), max(4, round(4 * self._u))
        height = max(MIN_TARGET_PX, round(32 * self._u), metrics.height() + BUTTON_EDGE)
        buttons = [self.undo_button, self.hint_button, self.discard_button]
        words = [metrics.horizontalAdvance(button.text()) + SMALL_EDGE + 8 for button in buttons]
        narrow = sum(words) + 2 * gap > self.width()
        rows = [[buttons[2]], buttons[:2]] if narrow else [buttons]
        top = self.primary.y()
        for row in rows:
            top -= gap + height
            self._place_row(row, top, height, gap)
        for button in buttons:
            button.setFont(closer(font, button.text(), button.width() - SMALL_EDGE))
        self._room = QRect(0, 0, self.width(), top - gap)
        self.update()

    def _place_row(self, row: list[QPushButton], top: int, height: int, gap: int) -> None:
        """Share a row: every button has its word, and what is left over is shared."""
        metrics = QFontMetrics(self._theme.font("label", max(12.0, 14 * self._u)))
        words = [metrics.horizontalAdvance(button.text()) for button in row]
        spare = (self.width() - gap * (len(row) - 1) - sum(words)) // len(row)
        left = 0
        for button, word in zip(row, words, strict=True):
            width = self.width() - left if button is row[-1] else word + spare
            button.setGeometry(left, top, width, height)
            left += width + gap

    def tell(self, sentence: Sentence, primary: Primary, can_discard: bool) -> None:
        """Say what is to be done and what the primary button does."""
        self._sentence = sentence
        self.allow({self.primary: primary.enabled, self.discard_button: can_discard})
        self.say_primary(primary)
        self.setAccessibleName(sentence.words)
        self.update()

    def offer_way_back(self, can_undo: bool, costs: bool) -> None:
        """Name the way back; `costs`: it goes back past a card that has been seen."""
        words = text("undo-drawn" if costs else "undo")
        if self.undo_button.text() != words:
            self.undo_button.setText(words)
            self.undo_button.setAccessibleName(words)
            self.place_small()
        self.undo_button.setToolTip(text("undo-question") if costs else "")
        self.allow({self.undo_button: can_undo})

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sentence as large as it is whole; a low dock has no room for it, the top line says it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words, warns = self._sentence
        for px in (17, 16, 15, 14, 13, 12):
            font = self._theme.font("label", px * self._u)
            side = 1.5 * font.pixelSize() if warns else 0.0
            left = side + 5 * self._u if warns else 0.0
            lines = lines_of(words, font, self.width() - left)
            if len(lines) * line_height(font) <= self._room.height():
                draw_lines(painter, lines, font, self._theme.color("text"), QPointF(left, 0))
                if warns:
                    draw_sign(
                        painter, SIGNS["warning"], QRectF(0, 0, side, side), self._theme.color("focus"), 6
                    )
                break
        painter.end()


def show_panel(panel: SoloPanel, arming: Arming, controller: SoloController) -> None:
    """Say what is to be done and what can be pressed."""
    view = controller.view()
    panel.tell(_sentence(view, controller), _primary(view, arming), arming.discard() is not None)
    panel.offer_way_back(controller.can_undo, controller.undo_costs)
    panel.allow({panel.hint_button: view.outcome is None})


def _sentence(view: View, controller: SoloController) -> Sentence:
    """Return what is to be done; while the hand is on a phone as well, that it is."""
    if view.step == "stuck":
        return Sentence(text("stuck"), True)
    if view.step == "over":
        return Sentence(text("step-over"))
    if SEAT in controller.asleep:
        return Sentence(phone_texts.text("asleep"), True)
    if SEAT in controller.phones:
        return Sentence(phone_texts.text("on-phone", name=controller.names[SEAT]))
    return Sentence(text("refill") if view.draw_count else text("last-cards"))


def _primary(view: View, arming: Arming) -> Primary:
    """Return what the one primary button says now."""
    if view.step == "over":
        return Primary(table_text("how-it-ended"), True)
    if arming.card is None:
        return Primary(table_text("choose-card"), False)
    if view.step == "stuck":
        return Primary(text("discard-named", card=title(arming.card)), True, short=text("discard-chosen"))
    if arming.sole_play() is not None:
        named = table_text("play-named", card=title(arming.card))
        return Primary(named, True, short=private_speech_texts.text("play-chosen"))
    return Primary(table_text("choose-what" if arming.plays() else "not-playable"), False)


def show_cards(model: HandModel, controller: SoloController) -> None:
    """Show the hand: why a card cannot be played, and which Patches nobody needs any more (R-1206)."""
    view = controller.view()
    asked = view.hand if view.step == "play" else ()
    reasons = {card: why for card in asked if (why := controller.explain_card(card)) is not None}
    model.set_stamps({card: (text("not-needed"), _not_needed(card)) for card in view.unneeded})
    model.set_view(view, reasons)


def _not_needed(card: str) -> str:
    return text("not-needed-why", year=altered(int(card.split("-")[1])))
