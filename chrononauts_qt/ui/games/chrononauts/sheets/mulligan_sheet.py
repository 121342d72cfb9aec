"""Keep the Identity or change it once, before the first turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog import private_speech_texts
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import ended, sentences
from chrononauts_qt.ui.games.chrononauts.views.card_scenes import paint_card_scene
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.overlay import READ_WITH_ANOTHER, Sheet
from chrononauts_qt.ui.kit.page import Page, clear, scrolling
from chrononauts_qt.ui.kit.scale import LARGE_TEXT
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.table.hint_parts import HintButton, HintLine, hint_button
from chrononauts_qt.ui.table.panel import CLEAR

Direction = QBoxLayout.Direction

_SCENE_FROM = 560
"""How high the sheet is in drawing units when there is room for a scene above the years."""


@dataclass(frozen=True)
class IdentityLine:
    """One of an Identity's three years: as it is written (1963 or 1963′), its headline, if it is altered."""

    year: str
    headline: str
    altered: bool = False


class _Scene(QWidget):
    """The scene of an Identity (card id), broader than it is high; "": none."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self._card = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_card(self, card: str) -> None:
        """Show the scene of another Identity."""
        self._card = card
        self.update()

    def stand_in(self, room: int) -> None:
        """Stay away where pictures are off, or words take the room: large ones, or those of a low sheet."""
        theme = self._page.theme
        is_free = theme.scenes > 0 and theme.text_scale < LARGE_TEXT and room >= self._page.px(_SCENE_FROM)
        self.setVisible(bool(self._card) and is_free)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return width * 2 // 5

    def sizeHint(self) -> QSize:
        return QSize(self._page.px(240), self._page.px(96))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card:
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_card_scene(painter, self._card, QRectF(self.rect()), self._page.theme, 6)


class MulliganSheet(Sheet):
    """Shows an Identity to its owner, after the owner's curtain. `answered` carries True for a change.

    It stands beside the board, on which the three years are ringed, and leaves the hand in sight. A new
    Identity is only shown; `seen` says that its owner has read it.
    """

    answered = Signal(bool)
    seen = Signal()
    hint_wanted = Signal()

    TOPIC = "rule:R-209"
    WIDTH, HEIGHT = 760, 560
    hint_button: HintButton

    def __init__(self, parent: QWidget, theme: Theme = DARK) -> None:
        super().__init__(theme, parent, opaque=True)
        self._is_new = False
        self.typed(self.title, "title", 24)
        inside = QWidget()
        column = self.spaced(QVBoxLayout(inside), 0, 10)
        self._scene = _Scene(self)
        self._text = self.label("", "body", 16, muted=True)
        self._card = QFrame()
        self._card.setObjectName("identity")
        self._card.setStyleSheet(
            f"#identity {{ background: {theme['card']}; border: none; border-radius: 8px; }}"
        )
        self._lines = self.spaced(QVBoxLayout(self._card), 10, 8)
        self._rows: list[QBoxLayout] = []
        self._story = self.label("", "body", 16)
        note = self.label("", "body", 16, muted=True)
        self.says(lambda: words.text("mulligan-keep-note"), note.setText)
        self.hint = HintLine(self)
        self.hint.hide()
        for part in (self._scene, self._card, self._text, self._story, note):
            column.addWidget(part)
        column.addStretch(1)
        self._area = area = scrolling(inside)
        self.body.addWidget(area, 1)
        for ground in (area, area.viewport(), inside):  # the panel shines through
            ground.setObjectName("clear")
            ground.setStyleSheet(f"#clear {{ {CLEAR} }}")
        self.hint_button = hint_button(self, 40, 40)
        self.hint_button.clicked.connect(self.hint_wanted)
        row = self.inner(self.body, QHBoxLayout(), 10, self.hint_button)
        row.addWidget(self.hint, 1)
        row.addStretch(1)
        self.change_button = change = self.button("")
        self.says(lambda: text("mulligan-exchange"), change.setText, change.setAccessibleName)
        self.keep_button = self.button("", primary=True)
        self.change_button.clicked.connect(lambda: self._answer(True))
        self.keep_button.clicked.connect(lambda: self._answer(False))
        self.buttons.addWidget(self.change_button, 1)
        self.buttons.addWidget(self.keep_button, 1)
        frame = self.frame.layout()
        assert frame is not None, "a sheet has laid it out"
        self.spaced(frame, 12, 10)

    def ask(
        self, identity: str, lines: Sequence[IdentityLine], card: str = "", story: str = ""
    ) -> None:
        """Show an Identity's title and three years, to be kept or exchanged; its card (id) has the scene."""
        self._is_new = False
        self._tell_story(card, story)
        self._show(text("mulligan-title"), text("mulligan-text", identity=identity), identity, lines)

    def tell(
        self, identity: str, lines: Sequence[IdentityLine], card: str = "", story: str = ""
    ) -> None:
        """Show the Identity that came in exchange."""
        self._is_new = True
        self._tell_story(card, story)
        self._show(text("mulligan-new-title"), text("mulligan-new", identity=identity), identity, lines)

    def _show(self, title: str, words_: str, identity: str, lines: Sequence[IdentityLine]) -> None:
        self.entitle(title)
        hushed = private_speech_texts.text("goal")
        self._text.setText(words_)
        self._text.setAccessibleName(private_speech.said(words_, hushed))
        self.change_button.setVisible(not self._is_new)
        self.hint_button.setVisible(not self._is_new)
        self.hint_button.tell_name()
        self.hint_button.setAccessibleName(words.text("mulligan-hint"))
        self.tell_hint("")
        keep = text("mulligan-seen" if self._is_new else "mulligan-keep")
        self.keep_button.setText(keep)
        self.keep_button.setAccessibleName(keep)
        clear(self._lines)
        self._rows.clear()
        ink = self.theme["card_ink"]
        head = self.label(identity, "title", 22)
        head.setStyleSheet(f"color: {ink}")
        head.setAccessibleName(private_speech.said(identity, hushed))
        self._lines.addWidget(head)
        for line in lines:
            self._add_line(line)
        self.open(self.keep_button)

    def _tell_story(self, card: str, story: str) -> None:
        self._scene.show_card(card)
        self._scene.stand_in(self.frame.height())
        self._story.setText(story)
        self._story.setAccessibleName(private_speech.said(story, private_speech_texts.text("goal")))
        self._story.setVisible(bool(story))

    def tell_hint(self, sentence: str) -> None:
        """Show a hint below the Identity; empty: none."""
        self.hint.tell(sentence)
        self.place()

    def place(self) -> None:
        """Fill the place beside the board; where there is none, stand in the middle."""
        if not self._areas:
            super().place()
            return
        self.frame.setGeometry(self.main_area())
        self._scene.stand_in(self.frame.height())
        layout = self.frame.layout()
        if layout is not None:
            layout.activate()
        self._stack_years()

    def _stack_years(self) -> None:
        """Set a year above its headline where a word of it is too long to stand beside."""
        room = self._area.viewport().width() - 2 * self._lines.contentsMargins().left()
        for row in self._rows:
            items = filter(None, map(row.itemAt, range(row.count())))
            stands = sum(item.minimumSize().width() for item in items) + row.spacing() <= room
            row.setDirection(Direction.LeftToRight if stands else Direction.TopToBottom)

    def _add_line(self, line: IdentityLine) -> None:
        row = self.spaced(QBoxLayout(Direction.LeftToRight), 0, 10)
        self._lines.addLayout(row)
        self._rows.append(row)
        year = self.fixed(self.label(line.year, "number", 20), 72, 0)
        ink = self.theme["card_ink"]
        fill, radius = (self.theme["patch"], 10) if line.altered else (self.theme["identity"], 2)
        year.setStyleSheet(
            f"background: {fill}; color: {ink}; border: 2px solid {ink};"
            f" border-radius: {radius}px; padding: 1px 2px;"
        )
        year.setAlignment(Qt.AlignmentFlag.AlignCenter)
        words_ = self.label(line.headline, "headline", 18)
        words_.setStyleSheet(f"color: {ink}")
        hushed = private_speech_texts.text("goal")
        year.setBuddy(words_)
        year.setProperty(READ_WITH_ANOTHER, True)
        year.setAccessibleName(private_speech.said(line.year, hushed))
        words_.setAccessibleName(private_speech.said(sentences(ended(line.year), line.headline), hushed))
        row.addWidget(year, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(words_, 1)

    def forget(self) -> None:
        """Go away with all that was shown: it has been answered, or the curtain falls."""
        self.hide()
        self._text.setText("")
        self._text.setAccessibleName("")
        self._tell_story("", "")
        self.hint.tell("")
        clear(self._lines)
        # a hidden page keeps the height of the story until it hears of another one
        QApplication.sendEvent(self._area, QEvent(QEvent.Type.LayoutRequest))

    def _answer(self, change: bool) -> None:
        self.forget()
        if self._is_new:
            self.seen.emit()
        else:
            self.answered.emit(change)
