"""The checks of `--selftest` in their order: what is there first, then what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chrononauts_qt.ui.selftest import stock, use
from chrononauts_qt.ui.selftest.stand import Stand
from chrononauts_qt.ui.shell.app import make_app


def fonts(stand: Stand) -> int:
    """Make the application, which gives Qt our typefaces; return how many faces it has."""
    make_app()
    return stock.fonts(stand)


def screen(stand: Stand) -> str:
    """Return which kind of screen is drawn on."""
    return make_app().platformName()


def checks() -> dict[str, Callable[[Stand], Any]]:
    """Return every check by its name; what one game alone can do has one of its own."""
    return {
        "data": stock.data,
        "fonts": fonts,
        "screen": screen,
        "resources": stock.files,
        "signs": stock.signs,
        "cards": stock.cards,
        "rulebook": stock.rulebook,
        "languages": stock.languages,
        "settings": use.keeping,
        "game": use.game,
        "save": use.save,
        **{name: _alone(act) for each in stock.stocks() for name, act in each.abilities.items()},
        "workers": use.workers,
        "window": use.window,
    }


def _alone(act: Callable[[], Any]) -> Callable[[Stand], Any]:
    return lambda stand: act()
