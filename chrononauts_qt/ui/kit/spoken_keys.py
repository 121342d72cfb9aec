"""How a sentence names a key: as the person has it who is told."""

from __future__ import annotations

from collections.abc import Callable

from chrononauts_qt.session.settings import Settings

_ASKED: list[Callable[[], Settings]] = []


def follow(ask: Callable[[], Settings] | None) -> None:
    """Take the keys from the settings as they are now; None: the usual ones."""
    _ASKED[:] = [ask] if ask is not None else []


def key_of(place: str, usual: str) -> str:
    """Return the key that does in a place what `usual` does as it is drawn; "" where it does nothing."""
    settings = _ASKED[0]() if _ASKED else None
    if settings is None or not settings.changes_keys:
        return usual
    from chrononauts_qt.ui.kit.own_keys import Stroke, own_name, shown  # read when wanted: it takes time

    name = own_name(settings, place, usual)
    is_off = settings.letters == "off" and Stroke.named(name).is_single
    return "" if is_off else shown(settings, name)
