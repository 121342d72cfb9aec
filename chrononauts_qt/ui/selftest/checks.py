"""The checks of `--selftest` in their order: what is there first, then what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chrononauts_qt.ui.selftest import installation, use
from chrononauts_qt.ui.selftest.workspace import Workspace
from chrononauts_qt.ui.shell.app import make_app


def fonts(workspace: Workspace) -> int:
    """Make the application, which gives Qt our typefaces; return how many faces it has."""
    make_app()
    return installation.fonts(workspace)


def screen(workspace: Workspace) -> str:
    """Return which kind of screen is drawn on."""
    return make_app().platformName()


def checks() -> dict[str, Callable[[Workspace], Any]]:
    """Return every check by its name; what one game alone can do has one of its own."""
    return {
        "data": installation.data,
        "fonts": fonts,
        "screen": screen,
        "resources": installation.files,
        "signs": installation.signs,
        "cards": installation.cards,
        "rulebook": installation.rulebook,
        "languages": installation.languages,
        "settings": use.keeping,
        "game": use.game,
        "save": use.save,
        **{name: _alone(act) for each in installation.stocks() for name, act in each.abilities.items()},
        "workers": use.workers,
        "window": use.window,
    }


def _alone(act: Callable[[], Any]) -> Callable[[Workspace], Any]:
    return lambda workspace: act()
