"""Lets a fault in an override of Qt's be told, where it would end the program.

PySide6 6.11 takes the value of an exception that leaves an override for an exception. Before Python 3.12 it
is a plain text if C raised it, as for a deleted object or a wrong argument, and the process ends at once. An
exception that has been caught is one, so every override of ours catches what there is and lets it go on.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any, TypeVar

from PySide6.QtCore import QObject

T = TypeVar("T")


def _caught(override: Callable[..., T]) -> Callable[..., T]:
    @wraps(override)
    def caught(*given: Any, **named: Any) -> T:
        try:
            return override(*given, **named)
        except BaseException:
            raise

    return caught


def _catch_in_overrides(heir: type, **_: object) -> None:
    """Catch in every method of a new class that another class above it has too."""
    for name, method in list(vars(heir).items()):
        if isinstance(method, FunctionType) and any(name in vars(above) for above in heir.__mro__[1:]):
            setattr(heir, name, _caught(method))


def tell_faults() -> None:
    """Let the faults of every class be told that is made from now on."""
    if sys.version_info < (3, 12):
        QObject.__init_subclass__ = classmethod(_catch_in_overrides)  # type: ignore[assignment,arg-type]
