"""Keys and pointer of an X display (XTEST), and what a window manager does to windows; there is none."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Sequence
from types import TracebackType

LIBRARIES = ("libX11.so.6", "libXtst.so.6")
BETWEEN = 0.012
"""Seconds between two events of one gesture."""
STEPS = 8
NORMAL, ICONIC = 1, 3
_MODIFIERS = {"Ctrl": b"Control_L", "Shift": b"Shift_L", "Alt": b"Alt_L"}
_TO_PARENT = 2
_NONE, _POINTER_ROOT = 0, 1
_CLIENT_MESSAGE = 33
_VIEWABLE = 2

_Handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_ignore = _Handler(lambda _display, _error: 0)
"""A window may go while something is done to it; Xlib would end the process for that."""


class _Message(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 12),
    )


class _Attributes(ctypes.Structure):
    _fields_ = (
        *((name, ctypes.c_int) for name in ("x", "y", "width", "height", "border_width", "depth")),
        ("visual", ctypes.c_void_p),
        ("root", ctypes.c_ulong),
        *((name, ctypes.c_int) for name in ("window_class", "bit_gravity", "win_gravity", "backing_store")),
        ("backing_planes", ctypes.c_ulong),
        ("backing_pixel", ctypes.c_ulong),
        ("save_under", ctypes.c_int),
        ("colormap", ctypes.c_ulong),
        ("map_installed", ctypes.c_int),
        ("map_state", ctypes.c_int),
        ("rest", ctypes.c_long * 8),
    )


class Hands:
    """Somebody at a display, for the time of a `with` block."""

    def __init__(self, display: str) -> None:
        self._x, self._test = (ctypes.CDLL(name) for name in LIBRARIES)
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XStringToKeysym.restype = ctypes.c_ulong
        self._x.XInternAtom.restype = ctypes.c_ulong
        self._x.XSetErrorHandler(_ignore)
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(display.encode()))
        if not self._display:
            raise OSError(0, f"nothing answers at the display {display}")
        self._place = (0, 0)

    def __enter__(self) -> Hands:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._x.XCloseDisplay(self._display)

    # -- keys and pointer -----------------------------------------------------------------------

    def key(self, name: str, seconds: float = 0.0) -> None:
        """Press a key such as "Ctrl+comma", named as X does, and hold it so long."""
        *modifiers, last = name.split("+")
        codes = [self._code(_MODIFIERS[modifier]) for modifier in modifiers] + [self._code(last.encode())]
        for code in codes:
            self._test.XTestFakeKeyEvent(self._display, code, 1, 0)
        self._sync(seconds)
        for code in reversed(codes):
            self._test.XTestFakeKeyEvent(self._display, code, 0, 0)
        self._sync()

    def _code(self, name: bytes) -> int:
        symbol = ctypes.c_ulong(self._x.XStringToKeysym(name))
        return int(self._x.XKeysymToKeycode(self._display, symbol)) & 0xFF

    def move(self, x: int, y: int) -> None:
        """Bring the pointer somewhere, on a straight way."""
        left, top = self._place
        for step in range(1, STEPS + 1):
            to = (left + (x - left) * step // STEPS, top + (y - top) * step // STEPS)
            self._test.XTestFakeMotionEvent(self._display, -1, *to, 0)
            self._sync()
        self._place = (x, y)

    def click(self, x: int, y: int, button: int = 1, seconds: float = 0.0) -> None:
        """Press a button of the mouse somewhere, and hold it so long; 4 and 5 are the wheel."""
        self.move(x, y)
        self._test.XTestFakeButtonEvent(self._display, button, 1, 0)
        self._sync(seconds)
        self._test.XTestFakeButtonEvent(self._display, button, 0, 0)
        self._sync()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Carry something from one place to another."""
        self.move(*start)
        self._test.XTestFakeButtonEvent(self._display, 1, 1, 0)
        self._sync()
        self.move(*end)
        self._test.XTestFakeButtonEvent(self._display, 1, 0, 0)
        self._sync()

    def rest(self, seconds: float) -> None:
        """Do nothing for so long."""
        self._sync(seconds)

    # -- windows --------------------------------------------------------------------------------

    def top(self) -> int:
        """Return the window that lies above all others, 0 if there is none."""
        root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))
        above, over = ctypes.c_ulong(), ctypes.c_ulong()
        children, count = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
        told = (ctypes.byref(above), ctypes.byref(over), ctypes.byref(children), ctypes.byref(count))
        self._x.XQueryTree(self._display, root, *told)
        seen = [window for window in children[: count.value] if self._is_seen(window)]
        if count.value:
            self._x.XFree(children)
        return seen[-1] if seen else 0

    def _is_seen(self, window: int) -> bool:
        about = _Attributes()
        self._x.XGetWindowAttributes(self._display, ctypes.c_ulong(window), ctypes.byref(about))
        return bool(about.map_state == _VIEWABLE and about.width > 1)

    def focus(self, window: int) -> None:
        """Give a window the keys."""
        self._x.XSetInputFocus(self._display, ctypes.c_ulong(window), _TO_PARENT, ctypes.c_ulong(0))
        self._sync()

    def has_keys(self) -> bool:
        """Tell whether some window has the keys: they are nobody's when the one that had them has closed."""
        window, reverts = ctypes.c_ulong(), ctypes.c_int()
        self._x.XGetInputFocus(self._display, ctypes.byref(window), ctypes.byref(reverts))
        root = int(self._x.XDefaultRootWindow(self._display))
        return window.value not in (_NONE, _POINTER_ROOT, root)

    def resize(self, window: int, width: int, height: int) -> None:
        """Give a window another size."""
        self._x.XResizeWindow(self._display, ctypes.c_ulong(window), width, height)
        self._sync()

    def minimise(self, window: int) -> None:
        """Take a window from the screen."""
        self._set_state(window, ICONIC)
        self._x.XUnmapWindow(self._display, ctypes.c_ulong(window))
        self._sync()

    def restore(self, window: int) -> None:
        """Bring a window back that was minimised."""
        self._set_state(window, NORMAL)
        self._x.XMapWindow(self._display, ctypes.c_ulong(window))
        self._sync()
        self.focus(window)

    def _set_state(self, window: int, state: int) -> None:
        atom = ctypes.c_ulong(self._atom("WM_STATE"))
        data = (ctypes.c_long * 2)(state, 0)
        self._x.XChangeProperty(self._display, ctypes.c_ulong(window), atom, atom, 32, 0, data, 2)

    def close(self, window: int) -> None:
        """Ask a window to close, as the cross in its corner does."""
        words: Sequence[int] = (self._atom("WM_DELETE_WINDOW"), 0, 0, 0, 0)
        data, protocols = (ctypes.c_long * 5)(*words), self._atom("WM_PROTOCOLS")
        message = _Message(_CLIENT_MESSAGE, 0, 1, self._display, window, protocols, 32, data)
        self._x.XSendEvent(self._display, ctypes.c_ulong(window), 0, 0, ctypes.byref(message))
        self._sync()

    def _atom(self, name: str) -> int:
        return int(self._x.XInternAtom(self._display, name.encode(), 0))

    def _sync(self, seconds: float = 0.0) -> None:
        self._x.XSync(self._display, 0)
        time.sleep(max(seconds, BETWEEN))
