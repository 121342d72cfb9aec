"""Every signal of ours is known to Qt from the first base on: of a second one PySide tells it too late."""

import importlib
import pkgutil
from collections.abc import Iterator

from PySide6.QtCore import QMetaMethod, QObject, Signal

import chrononauts_qt

PACKAGE = chrononauts_qt.__name__


def below(kind: type[QObject]) -> Iterator[type[QObject]]:
    """Yield every class below one."""
    for one in kind.__subclasses__():
        yield one
        yield from below(one)


def late_signals(kind: type[QObject]) -> list[str]:
    """Return the signals of a class, of ours, that Qt does not know before they are connected."""
    meta = kind.staticMetaObject  # type: ignore[attr-defined]  # PySide6's stubs leave it out
    methods = (meta.method(number) for number in range(meta.methodCount()))
    known = {bytes(m.name()).decode() for m in methods if m.methodType() == QMetaMethod.MethodType.Signal}
    named = (item for base in kind.__mro__ for item in vars(base).items())
    return [name for name, value in named if isinstance(value, Signal) and name not in known]


def test_no_class_has_a_signal_from_its_second_base() -> None:
    """The monkey in the window met it: 'Signals and slots in QMetaObject are not ordered correctly'."""
    for module in pkgutil.walk_packages(chrononauts_qt.__path__, f"{PACKAGE}."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    ours = [kind for kind in below(QObject) if kind.__module__.startswith(PACKAGE)]
    assert len(ours) > 100
    assert {kind.__name__: late for kind in ours if (late := late_signals(kind))} == {}


def test_such_a_signal_is_found() -> None:
    class First(QObject):
        heard = Signal()

    class Second(QObject):
        missed = Signal()

    class Both(First, Second):
        pass

    assert late_signals(Both) == ["missed"]
