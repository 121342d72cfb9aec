"""The lower rail: Why?, Log and Goals as tabs, Why? above in a wide window, sliding over in a small one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QFocusEvent, QFontMetrics
from PySide6.QtWidgets import QApplication, QTabBar, QWidget

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.views.geometry import SEATS, Layout
from chrononauts_qt.ui.kit.accessibility import tell_name
from chrononauts_qt.ui.kit.scale import LARGE_TEXT
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX, Theme
from chrononauts_qt.ui.table.panel import Panel

NAMES = ("players", "why", "log", "goals")
"""The order of the tabs; a table has those it has pages for."""
HOVER_MS = 350


class Rail(QObject):
    """Shows the pages where the layout has room. In a small window they slide over the board on demand.

    There the players have a page too; in a wide window Why? shows always and needs no tab. What was opened
    by the pointer or by Tab goes when they leave; what was asked for stays until Esc. ``is_public``: nobody
    looks for goals here.
    """

    opened = Signal(bool)
    """The pages have slid over a small window, or have gone again."""

    def __init__(self, pages: dict[str, Panel], strip: QWidget, theme: Theme, table: QWidget) -> None:
        super().__init__(table)
        self.pages = pages
        self._names = tuple(name for name in NAMES if name in pages)
        self._strip = strip
        self._theme = theme
        self._table = table
        self._layout: Layout | None = None
        self._seats = SEATS
        self._left = False
        self.is_open = self.is_public = False
        self.stays = False
        self.page = "log"
        self.tabs = QTabBar(table)
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(True)
        self.tabs.setUsesScrollButtons(False)
        for name in self._names:
            self.tabs.addTab(text(name))
        self.tabs.setCurrentIndex(self._names.index(self.page))
        tell_name(self.tabs)
        self.tabs.currentChanged.connect(lambda number: self._turn_to(self._names[number]))
        self._hover = QTimer(self)
        self._hover.setInterval(HOVER_MS)
        self._hover.timeout.connect(self._look_at_pointer)
        strip.installEventFilter(self)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)

    # -- placing --------------------------------------------------------------------------------

    def place(self, layout: Layout, seats: int) -> None:
        """Take the room of a layout; fewer players leave more of it."""
        self._layout, self._seats = layout, seats
        if not layout.compact:
            self.is_open = self.stays = False
        self._arrange()

    @property
    def _slides(self) -> bool:
        return self._layout is not None and self._layout.compact

    def _arrange(self) -> None:
        layout = self._layout
        if layout is None:
            return
        wanted_tabs = (("players", layout.compact), ("why", not layout.wide), ("goals", not self.is_public))
        for name, wanted in wanted_tabs:
            if name in self._names:
                self.tabs.setTabVisible(self._names.index(name), wanted)
        if not self.tabs.isTabVisible(self._names.index(self.page)):
            self._choose("log")
        shown = not self._slides or self.is_open
        for name, page in self.pages.items():
            if name != self.page or not shown:
                page.setVisible(name == "why" and layout.wide)
        self.tabs.setVisible(shown)
        if not shown:
            return
        u = layout.page_u
        rooms = layout.pages_below(self._seats)
        if layout.wide:
            self._show("why", rooms[0], u, True)
        area = self._over_area(layout) if self._slides else rooms[-1]
        font = self._theme.font("label", 15 * u)
        head = max(MIN_TARGET_PX, round(32 * u), QFontMetrics(font).height() + round(8 * u))
        self.tabs.setFont(font)
        self.tabs.setGeometry(area.left(), area.top(), area.width(), head)
        strip = layout.rail.right() - area.right() if self.page == "players" else 0  # it unfolds from there
        self._show(self.page, area.adjusted(0, head, strip, 0), u, False)

    def _show(self, name: str, rect: QRect, u: float, heading: bool) -> None:
        page = self.pages[name]
        if self._slides:
            page.raise_()
        page.show()
        page.stand(rect, u, heading)

    def _over_area(self, layout: Layout) -> QRect:
        """Over the board, beside the strip, or at the other side while that would hide what is explained.

        Six players with large names and two cards with large words are higher than a board.
        """
        board = layout.timeline
        left = board.left() if self._left else board.right() + 1 - layout.over
        tall = self.page in ("players", "goals") and layout.text >= LARGE_TEXT
        return QRect(left, board.top(), layout.over, layout.rail.height() if tall else board.height())

    # -- showing --------------------------------------------------------------------------------

    def show_page(self, name: str, beside: QRect | None = None) -> None:
        """Bring a page to the front and let it stay; it slides over where it does not hide `beside`."""
        if self._layout is not None and self._slides:
            board = self._layout.timeline
            self._left = beside is not None and beside.right() > board.right() - self._layout.over
            self.is_open = self.stays = True
        if not (name == "why" and self._layout is not None and self._layout.wide):
            self._choose(name)
        self._arrange()
        self.opened.emit(self.is_open)

    def _choose(self, name: str) -> None:
        """Put a page in front, and its tab, without showing anything yet."""
        self.page = name
        self.tabs.blockSignals(True)
        self.tabs.setCurrentIndex(self._names.index(name))
        self.tabs.blockSignals(False)
        tell_name(self.tabs)

    def turn_if_room(self, name: str) -> None:
        """Bring a page to the front unasked: where nothing has to slide over the board for it."""
        if self._slides and not self.is_open:
            self._choose(name)
        else:
            self.show_page(name)

    def shows(self, name: str) -> bool:
        """Tell whether a page is on the screen."""
        return not self.pages[name].isHidden()

    def close(self) -> bool:
        """Take the pages away from a small window; tell whether they lay over it."""
        was, self.is_open, self.stays = self.is_open, False, False
        if was:
            focus = QApplication.focusWidget()
            inside = focus is not None and self._holds(focus)
            self._arrange()
            if inside:
                self._strip.setFocus()
            self.opened.emit(False)
        return was

    def toggle(self, name: str) -> None:
        """Show a page, or take it away again if it lies over the board."""
        if self.is_open and self.page == name:
            self.close()
        else:
            self.show_page(name)

    def _turn_to(self, name: str) -> None:
        self.page = name
        tell_name(self.tabs)
        self._arrange()

    # -- the small window -----------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The pointer or Tab on the strip of emblems lets the pages slide over."""
        if not self._slides or "players" not in self._names:
            return False
        if event.type() == QEvent.Type.Enter:
            self._hover.start()
        elif isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusIn:
            keys = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
            if event.reason() in keys:
                self._slide()
        return False

    def _slide(self) -> None:
        if not self.is_open:
            self.is_open, self._left = True, False
            self._choose("players")
            self._arrange()
            self.opened.emit(True)

    def _look_at_pointer(self) -> None:
        """Open once the pointer has rested on the strip; close when it has left strip and page."""
        if not self._slides:
            self._hover.stop()
            return
        at = self._table.mapFromGlobal(QCursor.pos())
        if self._strip.geometry().contains(at):
            self._slide()
        elif not self.is_open or not self.room().contains(at):
            self._hover.stop()
            focus = QApplication.focusWidget()
            if not self.stays and not (focus is not None and self._holds(focus)):
                self.close()

    def room(self) -> QRect:
        """Return where tabs and page lie."""
        return self.tabs.geometry().united(self.pages[self.page].geometry())

    def _focus_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        if self._slides and self.is_open and not self.stays and new is not None and not self._holds(new):
            self.close()

    def _holds(self, widget: QWidget) -> bool:
        log = getattr(self.pages["log"], "log", None)
        parts = (self._strip, self.tabs, log, *self.pages.values())
        return any(part is not None and (part is widget or part.isAncestorOf(widget)) for part in parts)
