"""The manner of playing: what it sets, and the presets side by side."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog import common, hint_texts, settings_texts
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.table.new_game import Help

MEMO_CHOICES: tuple[float | None, ...] = (2.0, 4.0, 8.0, None)
ALL_HELP: Help = (True, True, True)

FAMILY = "family"
PRESETS: dict[str, tuple[float, Help]] = {
    FAMILY: (8.0, ALL_HELP),
    "standard": (4.0, ALL_HELP),
    "strict": (2.0, (False, False, False)),
}
"""What a manner of playing sets: the Memo window, and the help while playing."""


class Manner(QWidget):
    """The presets side by side, and what the chosen one means; none is chosen where none fits."""

    chosen = Signal(str)

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self.presets: dict[str, QRadioButton] = {}
        self.note = page.label("", "body", 16, muted=True)
        column = page.spaced(QVBoxLayout(self), 0, 2)
        row = page.spaced(QHBoxLayout(), 0, 6)
        column.addLayout(row)
        column.addWidget(self.note)
        for name in PRESETS:
            radio = page.typed(QRadioButton(text(f"preset-{name}")), "body", 18)
            radio.setAccessibleName(
                settings_texts.text("choice-of", group=text("new-preset"), choice=radio.text())
            )
            radio.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
            self.presets[name] = radio
            self._group.addButton(radio)
            row.addWidget(radio)
        row.addStretch(1)

    def show_terms(self, memo_seconds: float | None, help_: Help, has_clock: bool) -> None:
        """Show which preset these are, if they are one."""
        now = (memo_seconds, help_)
        fits = next((name for name, what in PRESETS.items() if what == now), "own")
        stop = fits if fits in self.presets else next(iter(self.presets))  # Tab stops once, arrows choose
        self._group.setExclusive(False)
        for name, radio in self.presets.items():
            radio.setChecked(name == fits)
        self._group.setExclusive(True)
        for name, radio in self.presets.items():
            radio.setFocusPolicy(Qt.FocusPolicy.StrongFocus if name == stop else Qt.FocusPolicy.ClickFocus)
        self.note.setText(settings_texts.text("preset-own") if fits == "own" else _meaning(fits, has_clock))
        for name, radio in self.presets.items():
            radio.setAccessibleDescription(_meaning(name, has_clock))


def agrees_to_hints(memo_seconds: float | None, help_: Help | None) -> bool:
    """Tell whether all who play have agreed to hints: a family has, by its manner of playing (3.12)."""
    return (memo_seconds, help_) == PRESETS[FAMILY]


def _meaning(preset: str, has_clock: bool) -> str:
    """Return what a manner of playing sets; a Memo has a clock where more than one person plays."""
    seconds, help_ = PRESETS[preset]
    if not has_clock:
        return hint_texts.text("preset-alone-with-help" if any(help_) else "preset-alone-without-help")
    if preset == FAMILY:
        return hint_texts.text("preset-family", seconds=common.memo_seconds(round(seconds)))
    key = "preset-with-help" if any(help_) else "preset-without-help"
    return settings_texts.text(key, seconds=common.memo_seconds(round(seconds)))
