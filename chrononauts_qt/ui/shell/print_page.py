"""A sheet that a game has drawn: read in the window, saved as PDF or picture, and printed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QRectF,
    QSizeF,
    QStandardPaths,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QImage,
    QImageWriter,
    QKeySequence,
    QPageSize,
    QPainter,
    QPaintEvent,
    QPdfWriter,
    QShortcut,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from chrononauts_qt.session import disk
from chrononauts_qt.session.errors import Trouble, trouble_of
from chrononauts_qt.ui.catalog import common
from chrononauts_qt.ui.catalog.print_texts import text
from chrononauts_qt.ui.catalog.saves import reason
from chrononauts_qt.ui.catalog.wording import ended, sentences, spoken
from chrononauts_qt.ui.kit.page import Page, ReadingArea
from chrononauts_qt.ui.kit.pixmaps import Pixmaps
from chrononauts_qt.ui.kit.rows_read import RowsRead
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.shell.save_dialog import Kind, Put, ask_where
from chrononauts_qt.ui.table.printed import HEIGHT, WIDTH, Printed

MARGIN = 24
DPI = 200
"""Dots per inch of a picture and of what a PDF cannot keep as lines."""
A4 = QSizeF(8.268, 11.693)
"""Inches."""
QUICK = 11
"""How hard Qt presses a picture, of 100: a sheet becomes a twentieth larger than as it is used to, in two
thirds of the time."""


def as_pdf(sheet: Printed) -> bytes:
    """Return a sheet as a PDF file of one page, A4 upright without margins."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF())
    writer.setResolution(DPI)
    writer.setTitle(sheet.title)
    with QPainter(writer) as painter:
        painter.scale(writer.width() / WIDTH, writer.height() / HEIGHT)
        sheet.draw(painter)
    buffer.close()
    return bytes(buffer.data().data())


def as_png(sheet: Printed) -> bytes:
    """Return a sheet as a picture of DPI dots per inch."""
    image = QImage(round(A4.width() * DPI), round(A4.height() * DPI), QImage.Format.Format_RGB32)
    image.setDotsPerMeterX(round(DPI / 0.0254))
    image.setDotsPerMeterY(round(DPI / 0.0254))
    with QPainter(image) as painter:
        painter.scale(image.width() / WIDTH, image.height() / HEIGHT)
        sheet.draw(painter)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    writer.setCompression(QUICK)
    writer.write(image)
    return bytes(buffer.data().data())


class SheetOfPaper(QWidget):
    """The sheet on the screen, drawn once for its size."""

    def __init__(self, sheet: Printed, edge: QColor) -> None:
        super().__init__()
        self._sheet, self._edge = sheet, edge
        self._drawn = Pixmaps(1)
        self.setAccessibleName(sheet.title)
        self.setAccessibleDescription(spoken(sheet.told))

    def take_width(self, width: int) -> None:
        """Be so wide, and as high as that asks for."""
        self.setFixedSize(width, round(width * HEIGHT / WIDTH))

    def paintEvent(self, event: QPaintEvent) -> None:
        size, ratio = QSizeF(self.size()), self.devicePixelRatioF()
        picture = self._drawn.get("sheet", size, ratio, self._draw)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, picture)
            painter.setPen(self._edge)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def _draw(self, painter: QPainter, room: QRectF) -> None:
        painter.scale(room.width() / WIDTH, room.height() / HEIGHT)
        self._sheet.draw(painter)


class PrintPage(Page):
    """Shows a sheet, as wide as the window lets it be; the reader's size of text makes it larger."""

    closed = Signal()
    told = Signal(str)
    failed = Signal(str)

    def __init__(self, sheet: Printed, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._printed = sheet
        self.setAccessibleName(sheet.title)
        self.sheet = SheetOfPaper(sheet, theme.color("line"))
        self.area = self.first = ReadingArea()
        self.area.setWidget(self.sheet)
        self.area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.area.setAccessibleName(sheet.title)
        paragraphs = [spoken(said) for said in sheet.told.splitlines()]
        self.area.setAccessibleDescription(sentences(ended(paragraphs[0]), text("read-note")))
        self._read = RowsRead(self.area, paragraphs)
        self.back_button = self.button(common.text("back"), back=True, then=self.closed)
        self.print_button = self.button(text("print"), then=self._print)
        self.print_button.setToolTip(text("print-note"))
        self.print_button.setAccessibleDescription(text("print-note"))
        self.save_button = self.button(text("save"), primary=True, then=self._save)
        self._add_keys()
        page = self.spaced(QVBoxLayout(self), MARGIN, 12)
        page.addWidget(self.area, 1)
        self.inner(page, QHBoxLayout(), 14, self.back_button, ..., self.print_button, self.save_button)

    def rescale(self) -> None:
        """Give the sheet its width: that of the room, but no wider than is read with ease."""
        super().rescale()
        grown = max(1.0, self.theme.text_scale)
        room = self.width() - 2 * self.px(MARGIN) - self.area.verticalScrollBar().sizeHint().width() - 6
        self.sheet.take_width(round(min(room, 1100 * max(1.0, self.u)) * grown))

    # -- to take along --------------------------------------------------------------------------

    def _save(self) -> None:
        kinds = [Kind(".pdf", text("pdf"), self._write_pdf), Kind(".png", text("png"), self._write_png)]
        ask_where(self, text("save-title"), f"{self._printed.file}.pdf", kinds, self._tell_saved)

    def _write_pdf(self, path: Path, put: Put) -> Trouble | None:
        return _written(path, as_pdf(self._printed), put)

    def _write_png(self, path: Path, put: Put) -> Trouble | None:
        return _written(path, as_png(self._printed), put)

    def _tell_saved(self, path: Path, trouble: Trouble | None) -> None:
        if trouble is None:
            self.told.emit(text("saved", file=path))
        else:
            self.failed.emit(text("not-saved", file=path, reason=reason(trouble.flaw, trouble.code)))

    def _print(self) -> None:
        """Open the sheet in the program of the system that shows PDF files, and prints them."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.TempLocation)
        path = Path(folder) / f"{self._printed.file}.pdf"
        trouble = _written(path, as_pdf(self._printed), disk.replace)
        if trouble is not None:
            self._tell_saved(path, trouble)
        elif not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            self.failed.emit(text("no-program"))

    def _add_keys(self) -> None:
        """Save and print by the keys of the system as well."""
        for keys, button in (
            (QKeySequence.StandardKey.Save, self.save_button),
            (QKeySequence.StandardKey.Print, self.print_button),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.setWhatsThis(button.text())
            shortcut.activated.connect(button.click)


def _written(path: Path, data: bytes, put: Put) -> Trouble | None:
    """Put bytes into a file; return why, if that was not possible and nothing has changed."""
    try:
        put(path, data)
    except OSError as error:
        return trouble_of(error)
    return None
