"""The settings, all at once on one page and in effect at once; and what the first page shares with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.session.settings import (
    ANSWER_TIMES,
    COURSES,
    LARGEST_TEXT,
    MOTIONS,
    PACES,
    PICTURES,
    SMALLEST_TEXT,
    Settings,
)
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.catalog import ease_texts, own_keys_texts, private_speech_texts
from chrononauts_qt.ui.catalog import settings_texts as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit import private_speech, sound
from chrononauts_qt.ui.kit.keyboard import LARGER, SMALLER, USUAL, written
from chrononauts_qt.ui.kit.look import Look, built_languages, language_of
from chrononauts_qt.ui.kit.page import Page, scrolling
from chrononauts_qt.ui.kit.questions import HEADING, OneOf, OneOfMany
from chrononauts_qt.ui.kit.theme import DARK, Theme, system_reduces_motion
from chrononauts_qt.ui.table.screens import Kept, screens_of

STEP = 10
"""Percent by which the text grows."""


class TextSize(QWidget):
    """A slider from 80 to 200 percent with its value, and a sample from the tables of a game.

    `beside` is a column beside the sample for what else it shows.
    """

    changed = Signal(float)

    def __init__(self, page: Page, scale: float, game: str) -> None:
        super().__init__()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(round(SMALLEST_TEXT * 100), round(LARGEST_TEXT * 100))
        self.slider.setSingleStep(STEP)
        self.slider.setPageStep(2 * STEP)
        self.slider.setAccessibleName(text("text-size"))
        self.value = page.label("", "number", 22)
        self.value.setWordWrap(False)
        self.sample = screens_of(game).text_sample(page)
        row = page.spaced(QHBoxLayout(self), 0, 16)
        self.beside = page.inner(row, QVBoxLayout(), 6, stretch=1)
        size = page.inner(self.beside, QHBoxLayout(), 16)
        size.addWidget(self.slider, 1)
        size.addWidget(self.value)
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
        self.text_size = TextSize(self, settings.text_scale, settings.game)
        self.text_size.changed.connect(lambda scale: self.change(text_scale=scale))
        self.looks = self._one_of("theme", ("auto", "dark", "light", "contrast"), units=HEADING, apart=True)
        self.looks.changed.connect(lambda name: self.change(theme=name))
        built = list(built_languages().items())
        if len(built) > 1:
            self.language = OneOf(self, text("language"), built, units=HEADING)
            self.language.changed.connect(lambda code: self.change(language=code))
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

    def _motions(self, speeds: Sequence[str], apart: bool = False) -> OneOf:
        """Return the choice of a speed of what moves."""
        named = [(speed, words.text(f"motion-{speed}")) for speed in speeds]
        motions = OneOf(self, text("motion"), named, HEADING, apart)
        motions.changed.connect(lambda speed: self.change(motion=speed))
        return motions

    def change(self, **fields: object) -> None:
        """Take another value of some settings and tell of it."""
        self.settings = self.settings._replace(**fields)  # type: ignore[arg-type]  # by name
        self.changed.emit(self.settings)

    def stays(self, reworded: bool) -> bool:
        """The page that is shown follows in place, so that a slider can be pulled on."""
        return not reworded and not self.isHidden()

    def follow(self, look: Look) -> None:
        self.theme = look.theme
        self.rescale()
        for sign in self.findChildren(QWidget):
            sign.update()
        self.show_settings(look.settings)

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
        if self.language is not None:
            self.language.choose(language_of(settings.language))

    def pair(self, rows: QVBoxLayout, *parts: QWidget) -> QBoxLayout:
        """Put equal parts side by side, or one below the other where large text needs the width."""
        pair = self.inner(rows, QBoxLayout(QBoxLayout.Direction.LeftToRight), 18)
        for part in parts:
            pair.addWidget(part, 1)
        self._pairs.append(pair)
        return pair

    def section(self, title: str = "") -> tuple[QFrame, QVBoxLayout]:
        """Return a framed panel, with a heading unless what is put in brings its own, and its column."""
        frame = self.panel()
        column = self.spaced(QVBoxLayout(frame), 20, 6)
        if title:
            column.addWidget(self.label(title, "label", HEADING))
        return frame, column

    def note(self, column: QVBoxLayout, words_: str) -> None:
        """Put a quiet sentence below what it is about."""
        self.prose(column, self.label(words_, "body", 16, muted=True))

    def size_panel(self, *more: QWidget) -> QFrame:
        """Return the panel of the text size, with what else is for reading below it."""
        frame, column = self.section(text("text-size"))
        column.addWidget(self.text_size)
        _note_on(self.text_size.slider, size_note())
        for part in more:
            column.addWidget(part)
        column.addStretch(1)
        return frame


def size_note() -> str:
    """Return in a sentence by which keys text is larger and smaller on every page."""
    keys = {"larger": written(LARGER), "smaller": written(SMALLER), "usual": written(USUAL)}
    return words.text("text-size-note", **keys)


class SettingsPage(LookPage):
    """What can be set, with its effect at once."""

    welcome_requested = Signal()
    keys_requested = Signal()

    def __init__(self, settings: Settings, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(settings, theme, parent)
        self.setAccessibleName(words.text("settings-title"))
        self.cards = self._cards() if self.language is not None else None
        shown = [(name, words.text(f"pictures-{name}")) for name in PICTURES]
        self.pictures = OneOfMany(self, words.text("pictures"), shown)
        self.pictures.changed.connect(lambda name: self.change(pictures=name))
        self.text_size.beside.addWidget(self.pictures)
        self.motion = self._motions(MOTIONS, apart=True)
        self.assists = {
            "assist_highlights": self.check(text("new-highlights"), "assist_highlights"),
            "assist_preview": self.check(text("new-preview"), "assist_preview"),
            "assist_claim": self.check(text("new-claim-reminder"), "assist_claim"),
        }
        _note_on(self.assists["assist_claim"], words.text("claim-note"))
        self.rest_enlarges = self.check(words.text("rest-enlarges"), "rest_enlarges")
        self.first_times = self.typed(QCheckBox(words.text("first-times")), "body", 18)
        self.first_times.setAccessibleName(self.first_times.text())
        _note_on(self.first_times, words.text("first-times-note"))
        self.first_times.clicked.connect(self._say_first_times)
        self.rule_numbers = self.check(words.text("rule-numbers"), "rule_numbers")
        paces = [(pace, words.text(f"pace-{pace}")) for pace in PACES]
        self.bot_pace = OneOfMany(self, words.text("pace"), paces, words.text("pace-note"))
        self.bot_pace.changed.connect(lambda pace: self.change(bot_pace=pace))
        courses = [(length, words.text(f"course-{length}")) for length in COURSES]
        self.course = OneOfMany(self, words.text("course"), courses, words.text("course-note"))
        self.course.changed.connect(lambda length: self.change(course=length))
        self.captions = self.check(ease_texts.text("captions"), "captions")
        times = [(time, ease_texts.text(f"time-{time}")) for time in ANSWER_TIMES]
        self.answer_time = OneOfMany(self, ease_texts.text("time"), times)
        _note_on(self.answer_time.box, ease_texts.text("time-note"))
        self.answer_time.changed.connect(lambda time: self.change(answer_time=time))
        self.board_as_list = self.check(words.text("board-list"), "board_as_list")
        _note_on(self.board_as_list, words.text("board-list-games"))
        self.headphones = self._headphones()
        self.welcome_button = self.button(words.text("show-welcome"), then=self.welcome_requested)
        self.doors = [self.button(said, then=then) for game in SHELF for said, then in self._doors(game)]
        self.keys_button = self.button(own_keys_texts.text("door"), then=self.keys_requested)
        done = self.button(words.text("done"), primary=True, back=True, then=self.closed)
        self.done_button = self.fixed(done, 190, 0)
        self.held = self.label("", "body", 16, muted=True)
        self._lay_out()
        self.show_settings(settings)

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), 32, 10)
        head = self.inner(page, QBoxLayout(QBoxLayout.Direction.LeftToRight), 18)
        head.addWidget(self.label(words.text("settings-title"), "title", 34), 1)
        head.addWidget(self.captions)
        head.addWidget(self.answer_time)
        self._pairs.append(head)
        inside = QWidget()
        rows = self.spaced(QVBoxLayout(inside), 0, 10)
        self.pair(rows, self.size_panel(self.rest_enlarges), self._help())
        self.pair(rows, self._look(), self._board())
        rest = self.inner(rows, QBoxLayout(QBoxLayout.Direction.LeftToRight), 14)
        self.inner(rest, QHBoxLayout(), 14, self.keys_button, *self.doors).addStretch(1)
        rest.addWidget(self.rule_numbers, 1)
        self._pairs.append(rest)
        rows.addStretch(1)
        page.addWidget(scrolling(inside), 1)
        foot = self.inner(page, QHBoxLayout(), 14, self.welcome_button)
        foot.addWidget(self.held, 1)
        foot.addWidget(self.done_button)

    def _doors(self, game: str) -> Sequence[tuple[str, Callable[[], object]]]:
        """Return the doors to what is set of a game alone."""

        def change(kept: Mapping[str, Any]) -> None:
            self.change(games=self.settings.keeping(game, kept).games)

        return screens_of(game).settings_doors(self, Kept(lambda: self.settings.kept(game), change))

    def _look(self) -> QFrame:
        frame, column = self.section()
        column.addWidget(self.looks)
        for part in (self.language, self.cards):
            if part is not None:
                column.addWidget(part)
        column.addStretch(1)
        return frame

    def _cards(self) -> OneOfMany:
        """Return the choice of a language for the cards."""
        as_interface = ("", words.text("cards-as-interface"))
        cards = OneOfMany(self, words.text("cards"), [as_interface, *built_languages().items()])
        cards.changed.connect(lambda code: self.change(card_language=code))
        return cards

    def _help(self) -> QFrame:
        frame, column = self.section(words.text("help"))
        self.inner(column, QVBoxLayout(), 2, *self.assists.values(), self.first_times)
        column.addStretch(1)
        return frame

    def _say_first_times(self, on: bool) -> None:
        """Say them or not; who wants them again hears all of them again."""
        self.change(first_times=on, told=() if on else self.settings.told)

    def _board(self) -> QFrame:
        frame, column = self.section()
        column.addWidget(self.motion)
        self.note(column, _motion_note())
        column.addWidget(self.sound)
        row = self.inner(column, QHBoxLayout(), 14, self.board_as_list)  # all is seen in the smallest window
        row.addWidget(self.label(words.text("board-list-note"), "body", 16, muted=True), 1)
        column.addWidget(self.headphones)
        column.addWidget(self.course)
        column.addWidget(self.bot_pace)
        column.addStretch(1)
        return frame

    def _headphones(self) -> QCheckBox:
        """Return the box that lets private cards be spoken; nobody needs it who has no screen reader.

        It is for this session alone, so it stands in no file (`private_speech`).
        """
        label = private_speech_texts.text("wear")
        box = self.typed(QCheckBox(label), "body", 18)
        box.setAccessibleName(label)
        _note_on(box, private_speech_texts.text("wear-note"))
        box.clicked.connect(private_speech.wear)
        return box

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        if self.cards is not None:
            self.cards.choose(settings.card_language)
        self.motion.choose(settings.motion)
        self.pictures.choose(settings.pictures)
        self.bot_pace.choose(settings.bot_pace)
        self.course.choose(settings.course)
        self.answer_time.choose(settings.answer_time)
        self.captions.setChecked(settings.captions)
        for field, box in self.assists.items():
            box.setChecked(bool(getattr(settings, field)))
        self.rest_enlarges.setChecked(settings.rest_enlarges)
        self.first_times.setChecked(settings.first_times)
        self.rule_numbers.setChecked(settings.rule_numbers)
        self.board_as_list.setChecked(settings.board_as_list)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.headphones.setChecked(private_speech.are_worn())  # it may have been said on the curtain
        self.headphones.setVisible(private_speech.are_worn() or QAccessible.isActive())
        self.course.setVisible(QAccessible.isActive())  # nobody else is told anything
        self.text_size.slider.setFocus()


def can_sound() -> bool:
    """Tell whether this computer has what makes sounds; a switch without an effect is not offered."""
    return not isinstance(sound.player(), sound.Silence)


def _note_on(widget: QWidget, sentence: str) -> None:
    """Say more of what is set here to whoever points at it or listens."""
    widget.setToolTip(sentence)
    widget.setAccessibleDescription(sentence)


def _motion_note() -> str:
    told = system_reduces_motion()
    if told is None:
        return words.text("motion-untold")
    return words.text("motion-told-less" if told else "motion-told-full")
