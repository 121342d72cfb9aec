"""The settings, all at once on one page and in effect at once; and the parts the first page shares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLayout,
    QRadioButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.session.settings import LARGEST_TEXT, SMALLEST_TEXT, Settings
from chrononauts_qt.ui import sound
from chrononauts_qt.ui.catalog import settings_texts as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.look import built_languages, language_of, table_theme
from chrononauts_qt.ui.models.faces import tile_face
from chrononauts_qt.ui.theme import DARK, Theme, system_reduces_motion
from chrononauts_qt.ui.views.tile_painter import TilePainter
from chrononauts_qt.ui.windows.parts import Page, scrolling

HEADING = 24
"""Type size of what stands above a panel; smaller headings stand within one."""

STEP = 10
"""Percent by which the text grows."""

Choices = Sequence[tuple[str, str]]


class SampleTile(QWidget):
    """A tile as on the board of this window: as large, its text at the chosen size as far as it grows."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self._painter = TilePainter(page.theme)
        self._face = tile_face(Tile(1969, "true", None, (), False))
        self.setAccessibleName(words.text("sample"))

    def set_scale(self, text_scale: float) -> None:
        """Show another text size."""
        size = self._page.window().size()
        theme = replace(self._page.theme, text_scale=text_scale)
        self._painter = TilePainter(table_theme(theme, size.width(), size.height()))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(130, 108) * max(1.0, self._page.u)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        size = self.sizeHint()
        box = QRectF(0, (self.height() - size.height()) / 2, size.width(), size.height())
        self._painter.paint(painter, box, self._face, max(1.0, self._page.u))
        painter.end()


class TextSize(QWidget):
    """A slider from 80 to 200 percent with its value and a tile as a sample."""

    changed = Signal(float)

    def __init__(self, page: Page, scale: float) -> None:
        super().__init__()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(round(SMALLEST_TEXT * 100), round(LARGEST_TEXT * 100))
        self.slider.setSingleStep(STEP)
        self.slider.setPageStep(2 * STEP)
        self.slider.setAccessibleName(text("text-size"))
        self.value = page.label("", "number", 22)
        self.value.setWordWrap(False)
        self.sample = SampleTile(page)
        row = page.spaced(QHBoxLayout(self), 0, 16)
        row.addWidget(self.slider, 1)
        row.addWidget(self.value)
        row.addWidget(self.sample)
        self.set_scale(scale)
        self.slider.valueChanged.connect(self._moved)
        self.slider.sliderReleased.connect(self._tell)

    def set_scale(self, scale: float) -> None:
        """Show a size without telling anybody."""
        self.slider.blockSignals(True)
        self.slider.setValue(round(scale * 100))
        self.slider.blockSignals(False)
        self._show()

    def scale(self) -> float:
        """Return the size chosen, in whole steps."""
        return round(self.slider.value() / STEP) * STEP / 100

    def _moved(self) -> None:
        """Show the sample at once; the page itself follows when the slider is let go, or at once by key."""
        self._show()
        if not self.slider.isSliderDown():
            self._tell()

    def _show(self) -> None:
        percent = words.text("percent", percent=round(self.scale() * 100))
        self.value.setText(percent)
        self.slider.setAccessibleDescription(percent)
        self.sample.set_scale(self.scale())

    def _tell(self) -> None:
        self.changed.emit(self.scale())


class OneOf(QWidget):
    """A question with radio buttons: Tab stops at the chosen one, the arrows choose.

    `apart` puts the first one on a line of its own; `units` is the type size of the question.
    """

    changed = Signal(str)

    def __init__(
        self,
        page: Page,
        label: str,
        choices: Choices,
        units: float = 18,
        apart: bool = False,
    ) -> None:
        super().__init__()
        column = page.spaced(QVBoxLayout(self), 0, 2 if units < HEADING else 6)
        column.addWidget(page.label(label, "label", units, muted=units < HEADING))
        answers = page.spaced(QVBoxLayout(), 0, 2)
        column.addLayout(answers)
        row = page.spaced(QHBoxLayout(), 0, 4)
        answers.addLayout(row)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QRadioButton] = {}
        for key, name in choices:
            button = page.typed(QRadioButton(name), "body", 18)
            button.setAccessibleName(words.text("choice-of", group=label, choice=name))
            button.clicked.connect(lambda _=False, key=key: self.changed.emit(key))
            button.toggled.connect(self._settle)
            self._group.addButton(button)
            self.buttons[key] = button
            if apart and len(self.buttons) == 1:
                answers.insertWidget(0, button)
            else:
                row.addWidget(button)
        row.addStretch(1)

    def choose(self, key: str) -> None:
        """Show a choice without telling anybody."""
        self.buttons.get(key, next(iter(self.buttons.values()))).setChecked(True)
        self._settle()

    def _settle(self) -> None:
        """Let Tab stop at the chosen one only; Qt does so only after the first key."""
        for button in self.buttons.values():
            stops = button.isChecked()
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus)


class OneOfMany(QWidget):
    """A question with a list to choose from, on one line."""

    changed = Signal(str)

    def __init__(self, page: Page, label: str, choices: Choices) -> None:
        super().__init__()
        self.box = page.typed(QComboBox(), "body", 18)
        self.box.setAccessibleName(label)
        for key, name in choices:
            self.box.addItem(name, key)
        question = page.label(label, "label", 18, muted=True)
        question.setBuddy(self.box)
        row = page.spaced(QHBoxLayout(self), 0, 14)
        row.addWidget(question)
        row.addWidget(self.box)
        row.addStretch(1)
        self.box.activated.connect(lambda place: self.changed.emit(self.box.itemData(place)))

    def choose(self, key: str) -> None:
        """Show a choice without telling anybody."""
        self.box.setCurrentIndex(max(0, self.box.findData(key)))


class LookPage(Page):
    """A page on which the look is chosen; it takes a new one in place, so that nothing jumps away."""

    changed = Signal(object)
    """The settings as they are now."""
    closed = Signal()
    """Back to where one came from."""

    NARROW = 1000
    """Below this width, times the text size, what stands side by side stands one below the other."""

    def __init__(self, settings: Settings, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.settings = settings
        self._pairs: list[QBoxLayout] = []
        self.language: OneOf | None = None
        self.cards: OneOfMany | None = None
        self.text_size = TextSize(self, settings.text_scale)
        self.text_size.changed.connect(lambda scale: self.change(text_scale=scale))
        self.looks = self._one_of("theme", ("auto", "dark", "light", "contrast"), units=HEADING, apart=True)
        self.looks.changed.connect(lambda name: self.change(theme=name))
        built = list(built_languages().items())
        if len(built) > 1:
            self.language = OneOf(self, text("language"), built, units=HEADING)
            self.language.changed.connect(lambda code: self.change(language=code))
            as_interface = ("", words.text("cards-as-interface"))
            self.cards = OneOfMany(self, words.text("cards"), [as_interface, *built])
            self.cards.changed.connect(lambda code: self.change(card_language=code))
        self.sound = self.check(text("sound"), "sound")
        self.sound.setVisible(can_sound())

    def check(self, label: str, field: str) -> QCheckBox:
        """Return a box that switches a setting on and off."""
        box = self.typed(QCheckBox(label), "body", 18)
        box.setAccessibleName(label)
        box.clicked.connect(lambda on: self.change(**{field: on}))
        return box

    def _one_of(self, key: str, choices: Sequence[str], units: float, apart: bool = False) -> OneOf:
        named = [(choice, text(f"{key}-{choice}")) for choice in choices]
        return OneOf(self, text(key), named, units, apart)

    def change(self, **fields: object) -> None:
        """Take another value of some settings and tell of it."""
        self.settings = replace(self.settings, **fields)  # type: ignore[arg-type]  # by name
        self.changed.emit(self.settings)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self.theme = theme
        self.rescale()
        self.text_size.set_scale(theme.text_scale)
        for sign in self.findChildren(QWidget):
            sign.update()

    def rescale(self) -> None:
        """One column instead of two where large text needs the width."""
        self.grow_marks()
        super().rescale()
        self.text_size.sample.updateGeometry()
        self._turn()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        narrow = self.width() < self.NARROW * max(1.0, self.u) * self.theme.text_scale
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        for pair in self._pairs:
            pair.setDirection(way)

    def show_settings(self, settings: Settings) -> None:
        """Show what is set."""
        self.settings = settings
        self.text_size.set_scale(settings.text_scale)
        self.looks.choose(settings.theme)
        self.sound.setChecked(settings.sound)
        if self.language is not None and self.cards is not None:
            self.language.choose(language_of(settings.language))
            self.cards.choose(settings.card_language)

    def pair(self, *parts: QWidget | QLayout) -> QBoxLayout:
        """Return equal parts side by side, or one below the other where large text needs the width."""
        pair = self.spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight), 0, 18)
        for part in parts:
            if isinstance(part, QWidget):
                pair.addWidget(part, 1)
            else:
                pair.addLayout(part, 1)
        self._pairs.append(pair)
        return pair

    def section(self, title: str = "") -> tuple[QFrame, QVBoxLayout]:
        """Return a framed panel, with a heading unless what is put in brings its own, and its column."""
        frame = self.panel()
        column = self.spaced(QVBoxLayout(frame), 20, 6)
        if title:
            column.addWidget(self.label(title, "label", HEADING))
        return frame, column

    def note(self, words_: str) -> QHBoxLayout:
        """Return a quiet sentence below what it is about."""
        return self.prose(self.label(words_, "body", 16, muted=True))

    def size_panel(self) -> QFrame:
        """Return the panel of the text size."""
        frame, column = self.section(text("text-size"))
        column.addWidget(self.text_size)
        column.addLayout(self.note(words.text("text-size-note")))
        column.addStretch(1)
        return frame


class SettingsPage(LookPage):
    """What can be set, with its effect at once."""

    welcome_requested = Signal()

    def __init__(self, settings: Settings, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(settings, theme, parent)
        self.setAccessibleName(words.text("settings-title"))
        speeds = [(key, words.text(f"motion-{key}")) for key in ("off", "fast", "normal", "slow")]
        self.motion = OneOf(self, text("motion"), [("auto", text("motion-auto")), *speeds], apart=True)
        self.motion.changed.connect(lambda speed: self.change(motion=speed))
        self.assists = {
            "assist_highlights": self.check(text("new-highlights"), "assist_highlights"),
            "assist_preview": self.check(text("new-preview"), "assist_preview"),
            "assist_claim": self.check(text("new-claim-reminder"), "assist_claim"),
        }
        self.board_as_list = self.check(words.text("board-list"), "board_as_list")
        self.welcome_button = self.button(words.text("show-welcome"))
        self.done_button = self.fixed(self.button(words.text("done"), primary=True), 190, 0)
        self.held = self.label("", "body", 16, muted=True)
        self.welcome_button.clicked.connect(self.welcome_requested)
        self.done_button.clicked.connect(self.closed)
        self._lay_out()
        self.show_settings(settings)

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), 32, 14)
        page.addWidget(self.label(words.text("settings-title"), "title", 34))
        inside = QWidget()
        rows = self.spaced(QVBoxLayout(inside), 0, 14)
        rows.addLayout(self.pair(self.size_panel(), self._help()))
        rows.addLayout(self.pair(self._look(), self._board()))
        rows.addStretch(1)
        page.addWidget(scrolling(inside), 1)
        foot = self.spaced(QHBoxLayout(), 0, 14)
        foot.addWidget(self.welcome_button)
        foot.addWidget(self.held, 1)
        foot.addWidget(self.done_button)
        page.addLayout(foot)

    def _look(self) -> QFrame:
        frame, column = self.section()
        column.addWidget(self.looks)
        for part in (self.language, self.cards):
            if part is not None:
                column.addWidget(part)
        column.addStretch(1)
        return frame

    def _help(self) -> QFrame:
        frame, column = self.section(words.text("help"))
        boxes = self.spaced(QVBoxLayout(), 0, 2)
        for box in self.assists.values():
            boxes.addWidget(box)
        column.addLayout(boxes)
        column.addLayout(self.note(words.text("claim-note")))
        column.addStretch(1)
        return frame

    def _board(self) -> QFrame:
        frame, column = self.section(words.text("board"))
        column.addWidget(self.motion)
        column.addLayout(self.note(_motion_note()))
        column.addWidget(self.sound)
        column.addWidget(self.board_as_list)
        column.addLayout(self.note(words.text("board-list-note")))
        column.addStretch(1)
        return frame

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self.motion.choose(settings.motion)
        for field, box in self.assists.items():
            box.setChecked(bool(getattr(settings, field)))
        self.board_as_list.setChecked(settings.board_as_list)

    def go_back(self) -> bool:
        self.closed.emit()
        return True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.text_size.slider.setFocus()


def can_sound() -> bool:
    """Tell whether this computer has what makes sounds; a switch without an effect is not offered."""
    return not isinstance(sound.player(), sound.Silence)


def _motion_note() -> str:
    told = system_reduces_motion()
    if told is None:
        return words.text("motion-untold")
    return words.text("motion-told-less" if told else "motion-told-full")
