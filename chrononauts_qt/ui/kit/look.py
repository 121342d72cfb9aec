"""The settings in effect: one place changes them, keeps them, and dresses the program anew."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtWidgets import QApplication

from chrononauts_qt.session import settings
from chrononauts_qt.session.settings import Settings
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.saves import cannot_keep
from chrononauts_qt.ui.kit.scale import COMPACT_BELOW, scale_of
from chrononauts_qt.ui.kit.theme import Theme, chosen, dress, watch_system

LANGUAGES = {"it": "Italiano", "fr": "Français", "en": "English"}
"""Each language by its own name; only those with built texts are offered."""


CARD_TEXT, COMPACT_CARD_TEXT = 1.25, 1.0
"""How far the text of cards, and of what stands in their place, can grow where a card does not."""


def table_theme(theme: Theme, width: int, height: int) -> Theme:
    """Return the theme of the cards on a table of this size: their text grows as far as it stays whole."""
    most = COMPACT_CARD_TEXT if scale_of(width, height) < COMPACT_BELOW else CARD_TEXT
    return replace(theme, text_scale=min(theme.text_scale, most))


def built_languages() -> dict[str, str]:
    """Return the languages the program can speak now; English needs no file."""
    return {code: name for code, name in LANGUAGES.items() if i18n.is_built(code)}


def language_of(setting: str) -> str:
    """Return the language of a setting; empty: the first of the system's that is built, else English."""
    built = built_languages()
    wanted = [setting] if setting else [code.partition("-")[0] for code in QLocale.system().uiLanguages()]
    return next((code for code in wanted if code in built), "en")


class Look(QObject):
    """Holds the settings of a folder and the theme that follows from them and from the system.

    `restyled`: the theme is another one (`shell/remaking.py` follows it), and the standard widgets wear it as
    soon as `dress` is called: the fewer there are the better, for it goes through all. `reworded`: the
    language of the interface or of the cards is another one. `rekeyed`: some key no longer does
    what it usually does. `trouble` carries a sentence. With a theme given, the one of the settings waits
    until something is set.
    """

    restyled = Signal()
    reworded = Signal()
    rekeyed = Signal()
    trouble = Signal(str)

    def __init__(self, folder: Path, theme: Theme | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self.put_aside: list[Path] = []
        self.settings = self._kept = settings.load(folder, self.put_aside)
        self.theme = self._worn = theme or self._wanted()
        if theme is None:
            self.dress()
            self._speak()
            watch_system(self.take_wanted_theme)

    @property
    def help(self) -> tuple[bool, bool, bool]:
        """What helps while playing: what can be played, what it would change, when to claim."""
        now = self.settings
        return now.assist_highlights, now.assist_preview, now.assist_claim

    def change(self, fresh: Settings) -> None:
        """Take other settings: kept at once, and in effect at once."""
        before, self.settings = self.settings, fresh
        reason = settings.save(self._folder, fresh, self._kept)
        if reason is None:
            self._kept = fresh
        if _spoken(fresh) != _spoken(before):
            self._speak()
            self.reworded.emit()
        if fresh.changes_keys and not before.changes_keys:
            self.rekeyed.emit()
        self.take_wanted_theme()
        if reason:
            self.trouble.emit(cannot_keep(self._folder, reason))

    def change_text_size(self, *percents: int) -> None:
        """Make all text larger or smaller by each of `percents` in turn; 0: as it is drawn."""
        scale = self.settings.text_scale
        for percent in percents:
            wanted = round(scale * 100) + percent if percent else 100
            scale = min(settings.LARGEST_TEXT, max(settings.SMALLEST_TEXT, wanted / 100))
        if scale != self.settings.text_scale:
            self.change(self.settings._replace(text_scale=scale))

    def next_language(self) -> str:
        """Go on to the next language there is, and return its own name; "" where there is no choice."""
        built = list(built_languages())
        if len(built) < 2:
            return ""
        now = built.index(language_of(self.settings.language))
        code = built[(now + 1) % len(built)]
        self.change(self.settings._replace(language=code))
        return LANGUAGES[code]

    def take_wanted_theme(self) -> None:
        """Take the theme that settings and system ask for now, if it is another one."""
        theme = self._wanted()
        if theme != self.theme:
            self.theme = theme
            self.restyled.emit()

    @property
    def is_worn(self) -> bool:
        """Tell whether the standard widgets wear the theme."""
        return self._worn == self.theme

    def dress(self) -> None:
        """Let the standard widgets wear the theme."""
        self._worn = self.theme
        app = QApplication.instance()
        if isinstance(app, QApplication):
            dress(app, self.theme)

    def _wanted(self) -> Theme:
        return chosen(self.settings.theme, self.settings.text_scale, self.settings.pictures)

    def _speak(self) -> None:
        app = QApplication.instance()
        interface, cards = _spoken(self.settings)
        if app is not None:
            i18n.install(app, interface)
        i18n.set_card_language(cards)


def _spoken(settings_: Settings) -> tuple[str, str]:
    """Return the languages of interface and cards; cards "" as the interface."""
    cards = settings_.card_language
    return language_of(settings_.language), cards if cards in built_languages() else ""
