"""Screens opened one after another, each in its own folder, and how many of them are wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui import assets
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.chrononauts.views.hand_view import HandView
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from chrononauts_qt.ui.kit import theme
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests import shots
from tests.gui.i18n.conftest import pseudo
from tests.gui.program import dressed

__all__ = ["dressed", "pseudo"]  # fixtures

Show = Callable[..., AbstractContextManager[MainWindow]]


@pytest.fixture
def is_whole(request: pytest.FixtureRequest) -> bool:
    """Tell whether every row of a screen is wanted, not a sample."""
    return bool(request.config.getoption("--whole"))


@pytest.fixture
def show(dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Show]:
    """Return what opens a screen of tests/shots.py for a while; nothing is drawn ahead, unseen."""
    numbers = count(1)
    for view in (HandView, TimelineView):
        monkeypatch.setattr(view, "_draw_ahead", lambda _: None)

    @contextmanager
    def shown(
        screen: str, size: QSize, look: str = "dark", text: float = 1.0, language: str = "en"
    ) -> Iterator[MainWindow]:
        home = tmp_path / f"{next(numbers)}"
        home.mkdir()
        window = shots.opened(home, screen, size, look, text, language)
        window.activateWindow()
        try:
            yield window
        finally:
            shots.closed(window)

    yield shown
    i18n.install(dressed)
    i18n.set_card_language("")
    theme.apply(dressed)


@pytest.fixture
def babel(
    dressed: QApplication, show: Show, pseudo: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Let Italian and French be two languages that nobody speaks; English is neither."""
    monkeypatch.setattr(assets, "TRANSLATIONS", (pseudo,))
    yield
    monkeypatch.undo()
    i18n.install(dressed)
