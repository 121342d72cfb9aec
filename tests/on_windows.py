"""What the tests lack on Windows: `python -m tests.on_windows` prints a line for each, on any system.

Every module of tests is imported as it would be there: the modules of Unix are not to be had, and `sys`, `os`
and `signal` have no more than Windows has. Then every test that is not skipped is looked through for what
Windows lacks, with all helpers that it names.
"""

from __future__ import annotations

import builtins
import importlib
import inspect
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
MODULES = frozenset(
    {"curses", "fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
)
OF_OS = frozenset(
    {
        "chown", "chroot", "fchdir", "fchown", "fdatasync", "fork", "forkpty", "getegid", "geteuid", "getgid",
        "getgroups", "getloadavg", "getpgid", "getpgrp", "getuid", "initgroups", "killpg", "lchown", "mkfifo",
        "mknod", "nice", "openpty", "posix_fadvise", "posix_fallocate", "posix_spawn", "pread", "pwrite",
        "sched_getaffinity", "sched_setaffinity", "setegid", "seteuid", "setgid", "setgroups", "setpgid",
        "setpriority", "setsid", "setuid", "statvfs", "sysconf", "uname", "wait3", "wait4", "O_CLOEXEC",
        "O_DIRECTORY", "O_DSYNC", "O_NOFOLLOW", "O_NONBLOCK", "O_SYNC", "WNOHANG",
    }
)
SIGNALS = {"SIG_DFL", "SIG_IGN", "SIGABRT", "SIGFPE", "SIGILL", "SIGINT", "SIGSEGV", "SIGTERM"}
UNIX = ("SIG", "ITIMER_", "alarm", "pthread_", "setitimer", "sigwait")
OF_SIGNAL = frozenset(name for name in dir(signal) if name.startswith(UNIX)) - SIGNALS
OTHERWISE = {"chmod", "pass_fds", "st_mode", "symlink_to"}
"""What is there too, but takes a right, or does something else."""

MISSING = OF_OS | OF_SIGNAL | OTHERWISE | {"fcntl", "grp", "pwd", "termios"}
PLACES = ("/dev/", "/proc/")


class Less:
    """A module of Python that lacks some names; what is replaced in it is replaced in the real one."""

    def __init__(self, real: ModuleType, lacks: frozenset[str], **other: str) -> None:
        vars(self).update(other, _real=real, _lacks=lacks)

    def __getattr__(self, name: str) -> Any:
        if name in self._lacks:
            raise AttributeError(f"Windows has no {self._real.__name__}.{name}")
        return getattr(self._real, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self._real, name, value)


_THERE = {
    "os": Less(os, OF_OS, name="nt"),
    "signal": Less(signal, OF_SIGNAL),
    "sys": Less(sys, frozenset(), platform="win32"),
}
_import = builtins.__import__


def _import_there(name: str, importer: Any = None, *more: Any, **words: Any) -> Any:
    """Give a module of the tests what it would get on Windows, and all others what there is."""
    if str((importer or {}).get("__name__")).startswith("tests."):
        if name in MODULES:
            raise ModuleNotFoundError(f"Windows has no module {name}")
        if name in _THERE:
            return _THERE[name]
    return _import(name, importer, *more, **words)


def lacking() -> Iterator[str]:
    """Tell what keeps a module from being imported, and what Windows lacks of what a function uses."""
    for path in sorted(ROOT.glob("tests/**/*.py")):
        if path.name != "conftest.py" and not path.name.startswith("test_"):
            continue
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        try:
            module = importlib.import_module(name)
        except pytest.skip.Exception:
            continue
        except Exception as error:
            yield f"{name}: {error}"
            continue
        for function in _functions(module):
            if not _is_skipped(module, function):
                yield from (f"{name}.{function.__name__}: {what}" for what in sorted(_lacked_by(function)))


def _functions(owner: Any) -> Iterator[FunctionType]:
    """Return the functions that are written in a module or in a class."""
    home = owner.__name__ if inspect.ismodule(owner) else owner.__module__
    for found in list(vars(owner).values()):
        real = inspect.unwrap(getattr(found, "fget", None) or getattr(found, "__func__", found))
        if getattr(real, "__module__", None) == home:
            if inspect.isclass(real):
                yield from _functions(real)
            elif inspect.isfunction(real):
                yield real


def _is_skipped(module: ModuleType, function: FunctionType) -> bool:
    of_all = getattr(module, "pytestmark", [])
    marks = [*(of_all if isinstance(of_all, list) else [of_all]), *getattr(function, "pytestmark", [])]
    return any(mark.name == "skipif" and mark.args[0] for mark in marks)


def _lacked_by(function: FunctionType) -> set[str]:
    """Return what Windows lacks of what a function uses, or any function of the tests that it names."""
    lacked, seen, waiting = set[str](), set[FunctionType](), [function]
    while waiting:
        one = waiting.pop()
        if one not in seen:
            seen.add(one)
            names, texts = _words_of(one.__code__)
            lacked |= names & MISSING | {text for text in texts if text.startswith(PLACES)}
            spaces = [one.__globals__, *(vars(each) for each in one.__globals__.values() if _is_module(each))]
            named = (space[name] for space in spaces for name in names if name in space)
            for real in (inspect.unwrap(each) for each in named if callable(each)):
                if str(getattr(real, "__module__", None)).startswith("tests."):
                    is_class = inspect.isclass(real)
                    waiting += _functions(real) if is_class else filter(inspect.isfunction, [real])
    return lacked


def _is_module(found: object) -> bool:
    """Tell whether this is a module of the tests."""
    return inspect.ismodule(found) and found.__name__.startswith("tests.")


def _words_of(code: CodeType) -> tuple[set[str], set[str]]:
    """Return the names and the texts in a function, and in those inside it."""
    names, texts = {*code.co_names}, {text for text in code.co_consts if isinstance(text, str)}
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            more_names, more_texts = _words_of(inner)
            names |= more_names
            texts |= more_texts
    return names, texts


if __name__ == "__main__":
    vars(builtins)["__import__"] = _import_there
    for line in lacking():
        print(line)
