"""The bar that says why something was refused or went wrong; it stops nobody."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from chrononauts_qt.ui.catalog import hint_texts, private_speech_texts
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.access_texts import text as access_text
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import spoken
from chrononauts_qt.ui.kit import patience, private_speech
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.lamps import Sign
from chrononauts_qt.ui.kit.name_tip import NameTip
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.scale import page_scale
from chrononauts_qt.ui.kit.signs import REMOVE, drawn_icon
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.kit.tool_button import ToolButton

SIZES = (
    ("body", 18),
    ("body", 16),
    ("label", 16),
    ("label", 15),
    ("label", 14),
    ("label", 13),
    ("label", 12),
)
"""The type of a sentence, from the largest that fits."""
LEAST_HEIGHT = 36
"""Two lines in the smallest type, clear of the edges."""
HINT = "hint"
BRIEF_MS = 3000
"""How long a sentence stays that only confirms what is to be seen anyway."""
LOOK_UP_MS, WORD_MS = 4000, 300
"""How long a sentence stays that teaches: until somebody looks up, and for each word (200 in a minute)."""


def reading_ms(*sentences: str) -> int:
    """Return in milliseconds how long sentences stay that are to be read, and then go by themselves."""
    words_ = sum(len(sentence.split()) for sentence in sentences)
    return round(1000 * patience.paced((LOOK_UP_MS + WORD_MS * words_) / 1000))


class MessageBar(Page):
    """One sentence that stays until it is replaced or dismissed, spoken by a screen reader at once.

    A brief one goes away by itself; one that teaches does so as well, and stays until then whatever happens.
    """

    dismissed = Signal()
    came_or_went = Signal()
    rule_requested = Signal(str)
    """What the rulebook says of this topic is wanted."""

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("message")
        self._sign = self.fixed(Sign("alert", theme), 24, 0)
        self.words = self.label("", "body", 18)
        self.topic = ""
        self._act: Callable[[], object] = lambda: None
        self._brief = QTimer(self, singleShot=True, interval=BRIEF_MS)
        self._brief.timeout.connect(self.dismiss)
        self._unread = QTimer(self, singleShot=True)
        self._unread.timeout.connect(self.dismiss)
        self.rule_button = self.typed(ToolButton(), "label", 15)
        self.rule_button.setText(text("rule"))
        self.rule_button.setAccessibleName(text("rule"))
        self.rule_button.setStyleSheet("QToolButton { padding: 0 8px; min-height: 0; }")
        self.rule_button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.rule_button.clicked.connect(lambda: self.rule_requested.emit(self.topic))
        self.door_button = self.typed(ToolButton(), "label", 15)
        self.door_button.setStyleSheet("QToolButton { padding: 0 8px; min-height: 0; }")
        self.door_button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.door_button.clicked.connect(lambda: self._act())
        self.close_button = ToolButton()
        self.close_button.setIcon(drawn_icon(REMOVE, theme))
        self.close_button.setIconSize(QSize(18, 18))
        self.fixed(self.close_button, 40, 0)
        self.close_button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.close_button.setAccessibleName(words.text("dismiss"))
        NameTip(self.close_button)
        self.close_button.clicked.connect(self.go_back)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(14, 1, 2, 1)
        self.close_button.setStyleSheet("QToolButton { padding: 0; min-height: 0; }")
        row.setSpacing(12)
        row.addWidget(self._sign)
        row.addWidget(self.words, 1)
        row.addWidget(self.rule_button)
        row.addWidget(self.door_button)
        row.addWidget(self.close_button)
        self.hide()

    def say(
        self,
        sentence: str,
        error: bool = False,
        topic: str = "",
        brief: bool = False,
        is_heard: bool = False,
        heard: str = "",
    ) -> None:
        """Show a sentence in the place of the last one; an error has a red edge besides its sign.

        `topic` is what the rulebook says more of, such as "rule:R-403"; `brief`: for BRIEF_MS;
        `is_heard`: a screen reader has said it already, or does so next; `heard`: what it says instead.
        """
        if brief:
            self._brief.start(patience.stays(BRIEF_MS))
        else:
            self._brief.stop()
        self._unread.stop()
        self.words.setText(sentence)
        self.topic = topic
        self.rule_button.setVisible(bool(topic))
        self.door_button.hide()
        self.setAccessibleName(words.text("error") if error else words.text("message"))
        said = spoken(private_speech.said(heard or sentence, private_speech_texts.text("message")))
        self.setAccessibleDescription(said)
        self.words.setAccessibleName(said)
        edge = self.theme["danger"] if error else self.theme["focus"]
        self._sign.set_kind("alert" if error else "notice")
        self.setStyleSheet(
            f"#message {{ background: {self.theme['raised']};"
            f" border: 2px solid {edge}; border-radius: 6px; }}"
        )
        self.show()
        self.raise_()
        self.rescale()
        if not is_heard:
            announce(self, said, urgent=error)

    def teach(self, sentence: str, topic: str = "") -> None:
        """Say what is seen for the first time. It gives way to what else is said, not to what happens."""
        self.say(sentence, topic=topic)
        self._unread.start(patience.stays(LOOK_UP_MS + WORD_MS * len(sentence.split())))

    def offer(self, words_: str, act: Callable[[], object]) -> None:
        """Let a button lead from the sentence that is shown to where one can do something about it."""
        self._act = act
        self.door_button.setText(words_)
        self.door_button.setAccessibleName(words_)
        self.door_button.show()
        self.rescale()

    def hint(self, sentence: str, heard: str = "") -> None:
        """Show what helps: nothing is wrong, so it has a sign of its own and is no warning."""
        self.say(sentence, heard=heard)
        self._sign.set_kind(HINT)
        self.setAccessibleName(hint_texts.text("hint"))

    @property
    def sign(self) -> str:
        """The kind of sign before the sentence; "" while there is none."""
        return self._sign.kind if self.isVisible() else ""

    @property
    def is_hint(self) -> bool:
        """Tell whether the sentence is a hint."""
        return self.sign == HINT

    def scale(self) -> float:
        """The bar is a part of its window and grows with it."""
        return page_scale(self.window().width(), self.window().height())

    def rescale(self) -> None:
        """Set a sentence that does not fit a little smaller and narrower, rather than cut it."""
        super().rescale()
        self._row.activate()
        self.typed_to_fit(self.words, SIZES, QSize(self.words.width(), self.height() - 4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.rescale()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.came_or_went.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.came_or_went.emit()

    @property
    def lower_edge(self) -> int:
        """The last line of the parent that it covers; 0 while there is no sentence."""
        return 0 if self.isHidden() else self.geometry().bottom()

    def dismiss(self) -> None:
        """Take the sentence away, for a screen reader too: hidden widgets can still be read."""
        if self._unread.isActive():
            return
        self._brief.stop()
        if not self.isHidden():  # a table that is covered by another page counts
            self.hide()
            self.words.setText("")
            self.words.setAccessibleName("")
            self.setAccessibleDescription("")
            self.topic = ""
            self.dismissed.emit()

    def go_back(self) -> bool:
        self._unread.stop()
        was_shown = not self.isHidden()
        self.dismiss()
        return was_shown

    def close_aloud(self) -> bool:
        """Take the sentence away, and say so; tell whether there was one."""
        was_shown = self.go_back()
        if was_shown:
            announce(self.window(), access_text("message-closed"))
        return was_shown
