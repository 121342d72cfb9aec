"""Open the program: fonts, colours, one window."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication, QPixmapCache
from PySide6.QtWidgets import QApplication

from chrononauts_qt import __version__
from chrononauts_qt.session import places
from chrononauts_qt.ui.assets import load_fonts, resource
from chrononauts_qt.ui.kit.theme import STYLE
from chrononauts_qt.ui.shell import start_errors
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.preload import Preload
from chrononauts_qt.ui.shell.window_place import WindowPlace

if TYPE_CHECKING:
    from types import TracebackType

    from chrononauts_qt.ui.kit.look import Look

SCALED_KIB = 512
"""How much Qt keeps of the icons it has scaled: those of a table that is gone stay until there is no room."""


class App(QApplication):
    """Hears of files that the system hands over (macOS; elsewhere they come by the command line).

    The one that a Mac starts the program with comes before the first frame; it is kept until `open_by`, for
    a table laid over the first screen would leave that without a frame, and `Preload` without its beginning.
    """

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        self._given: list[Path] = []
        self._open: Callable[[Path], object] = self._given.append

    def event(self, event: QEvent) -> bool:
        """Pass a file on to whoever opens it; what is no file (an address) is none of ours."""
        if event.type() == QEvent.Type.FileOpen:
            from PySide6.QtGui import QFileOpenEvent

            assert isinstance(event, QFileOpenEvent), "its type says so"
            if event.file():
                self._open(Path(event.file()))
            return True
        return super().event(event)

    def open_by(self, opener: Callable[[Path], object]) -> None:
        """Have files opened from now on, at once those that came already."""
        self._open = opener
        for file in self._given:
            opener(file)


def make_app() -> QApplication:
    """Return the application with its fonts and its style; its look and language come with the window.

    Qt is told the style as on the command line: handing one over would make Python's mirror of QStyle, with
    eleven enumerations that nobody here reads. Raises MissingFont.
    """
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = App([*sys.argv[:1], "-style", STYLE])
    QPixmapCache.setCacheLimit(SCALED_KIB)
    app.setApplicationName("Chrononauts Qt")
    app.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName("io.github.chrononautsqt.ChrononautsQt")  # its menu entry
    load_fonts()
    return app


def _show_icon() -> None:
    from PySide6.QtGui import QIcon

    QGuiApplication.setWindowIcon(QIcon(str(resource("icon/chrononauts-qt.svg"))))


def _aim_double_clicks(window: MainWindow) -> None:
    """Let nobody press by a double click what the first of the two has laid under the pointer."""
    from chrononauts_qt.ui.kit.double_clicks import DoubleClicks

    DoubleClicks(window)


def _tell_roles() -> None:
    """Let a screen reader get the roles that Qt does not know."""
    from chrononauts_qt.ui.kit.accessibility import tell_roles

    tell_roles()


def _offer_lists(window: MainWindow) -> None:
    """Let the first screen offer lists as soon as a screen reader runs."""
    from chrononauts_qt.ui.shell.list_offer import FirstListOffer

    FirstListOffer(window)


def _follow_settings(look: Look) -> None:
    """Let motion, sound and resting be as the settings have them, now and whenever they change."""
    from chrononauts_qt.ui.kit import captions, clock, patience, resting, sound, spoken_keys

    clock.follow(lambda: look.settings.motion)
    sound.follow(lambda: look.settings.sound)
    captions.follow(lambda: look.settings.captions, lambda: look.theme.text_scale)
    patience.follow(lambda: look.settings.answer_time)
    resting.follow(lambda: look.settings.rest_enlarges)
    spoken_keys.follow(lambda: look.settings)


def _tell_repeats(window: MainWindow) -> None:
    """Let no key that is held down press anything twice."""
    from chrononauts_qt.ui.kit.key_repeats import tell_from_presses

    tell_from_presses(window.windowHandle())


def _cover_when_locked(window: MainWindow) -> None:
    """Cover what is private when the session is locked, where the platform tells."""
    from chrononauts_qt.ui.shell.session_lock import watch

    lock = watch(window)
    if lock is not None:
        lock.locked.connect(window.covers.cover)


def _warn_of_folder(window: MainWindow) -> None:
    """Say so at once where nothing that is played or chosen can be kept."""
    trouble = places.refusal(window.folder)
    if trouble is not None:
        from chrononauts_qt.ui.catalog.saves import nothing_kept

        window.tell(nothing_kept(window.folder, trouble))


def open_window(file: Path | None = None) -> Callable[[], int]:
    """Open the window, with a saved game if one is named, and return what waits until it closes.

    Raises Refused where there is no screen, MissingFont and whatever else a damaged installation brings.
    """
    start_errors.check_display()
    with start_errors.listening():
        app = make_app()
    window = MainWindow(places.games_folder(), find_at_once=False)
    place = WindowPlace(window)
    sys.excepthook = _Reporter(window, places.games_folder())
    steps: list[Callable[[], object]] = [
        _tell_roles,
        place.remember,
        window.openings.find_game,
        window.reports.offer_last,
        partial(_warn_of_folder, window),
    ]
    if file is not None:
        steps.append(partial(window.open_file, file))
    elif not window.look.settings.welcomed:
        window.settings_opener.welcome()
    if isinstance(app, App):
        steps.append(partial(app.open_by, window.open_file))
    steps += [partial(_offer_lists, window), partial(_tell_repeats, window)]
    steps.append(partial(_aim_double_clicks, window))
    steps += [partial(_follow_settings, window.look), _show_icon, partial(_cover_when_locked, window)]
    Preload(window, steps)
    window.show()
    return partial(_live, app, window)


def _live(app: QApplication, window: MainWindow) -> int:
    """Run until the window, which is held here, has closed."""
    return app.exec()


class _Reporter:
    """Turns a fault of ours into a sentence and a report file; the game lies safe in its journal.

    A fault that comes again, as one in a filter of events does at every key, is told once.
    """

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self._window = window
        self._folder = folder
        self._told: set[str] = set()

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        import traceback  # for the worst case only: a start does without

        from chrononauts_qt.session import report
        from chrononauts_qt.session.redaction import without_cards

        text = without_cards("".join(traceback.format_exception(kind, error, trace)))
        if text in self._told:
            return
        self._told.add(text)
        trouble = report.write_fault(self._folder, text)
        if trouble is not None:
            print(text, file=sys.stderr)
        self._window.reports.tell_fault(text, trouble)
