"""Sets a section of the rulebook as a document: our type, our colours, each block marked by its number."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPixmap,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
    QTextLength,
    QTextListFormat,
    QTextTable,
    QTextTableFormat,
)

from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme
from chrononauts_qt.ui.rulebook.book import Block, Run, Section

BODY = 18
"""Type size of the text in drawing units; everything else follows from it."""

INSET = 14
"""Pixels around the text, where a marked block has its bar."""

LINE_HEIGHT, ROW_HEIGHT, HEAD_HEIGHT = 1.45, 1.3, 1.15
"""From line to line, in sizes of the type: of paragraphs, in tables, of headings."""

_HEADINGS = {"h1": ("title", 32, 4, 14), "h2": ("label", 24, 22, 8)}
"""Role, size, and the room above and below, in drawing units."""

_LISTS = {"ol": QTextListFormat.Style.ListDecimal, "ul": QTextListFormat.Style.ListDisc}
_PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value


class Pictures(Protocol):
    """The painters of a book. A picture is what a page calls it, such as "card:memo"."""

    def size_of(self, picture: str, k: float) -> QSize:
        """Return the size of a picture in pixels where a drawing unit has `k`."""

    def draw(self, picture: str, theme: Theme, k: float, ratio: float) -> QPixmap:
        """Return a picture with `ratio` pixels for one."""


class Typesetter:
    """Fills documents at a scale: `k` pixels for a unit, the reader's own text size on top.

    With `has_numbers` the ids of the rules stand behind what states them.
    """

    def __init__(self, theme: Theme, k: float, pictures: Pictures, has_numbers: bool = False) -> None:
        self._theme = theme
        self._has_numbers = has_numbers
        self._pictures = pictures
        self._k = k
        self._body = theme.font("body", BODY * k)
        self._em = self._body.pixelSize()

    def fill(self, document: QTextDocument, section: Section) -> None:
        """Set a section; the state of each of its text blocks is the number of its block."""
        document.clear()
        document.setDefaultFont(self._body)
        document.setDocumentMargin(INSET)
        document.setIndentWidth(round(self._em * 1.5))
        cursor = QTextCursor(document)
        cursor.beginEditBlock()  # a document that is shown would be laid out anew with every row of a table
        place = 0
        while place < len(section.blocks):
            block = section.blocks[place]
            if block.kind in ("head", "row"):
                rows = [row for row in section.blocks if row.group == block.group]
                self._set_table(cursor, rows)
                place += len(rows)
                continue
            if place:
                cursor.insertBlock()
            self._set(cursor, block, section.blocks[place - 1] if place else None)
            place += 1
        cursor.endEditBlock()

    # -- blocks ---------------------------------------------------------------------------------

    def _set(self, cursor: QTextCursor, block: Block, before: Block | None) -> None:
        """Set a heading, a paragraph, a picture or an item of a list."""
        paper = QTextBlockFormat()
        role, size, above, below = _HEADINGS.get(block.kind, ("body", BODY, 0, 10))
        paper.setTopMargin(above * self._grown())
        paper.setBottomMargin((5 if block.kind in _LISTS else below) * self._grown())
        font = self._theme.font(role, size * self._k)
        paper.setLineHeight(*_lines(font, HEAD_HEIGHT if block.kind in _HEADINGS else LINE_HEIGHT))
        if block.kind in _HEADINGS:
            paper.setHeadingLevel(1 if block.kind == "h1" else 2)
        cursor.setBlockFormat(paper)
        cursor.block().setUserState(block.number)
        if block.kind in _LISTS:
            self._join_list(cursor, block, before)
        elif cursor.currentList() is not None:
            cursor.currentList().remove(cursor.block())
        if block.picture:
            self._set_picture(cursor, block)
            return
        self._set_runs(cursor, block.cells[0], font if block.kind in _HEADINGS else None)
        self._set_rules(cursor, block)

    def _join_list(self, cursor: QTextCursor, block: Block, before: Block | None) -> None:
        if before is not None and before.kind == block.kind and before.group == block.group:
            previous = cursor.block().previous().textList()
            if previous is not None:
                previous.add(cursor.block())
                return
        shape = QTextListFormat()
        shape.setStyle(_LISTS[block.kind])
        shape.setIndent(1)
        cursor.createList(shape)

    def _set_table(self, cursor: QTextCursor, rows: list[Block]) -> None:
        """Set a table: its heads on a raised ground, thin lines between the rows."""
        shape = QTextTableFormat()
        shape.setCellPadding(5 * self._grown())
        shape.setCellSpacing(0)
        shape.setBorder(1)
        shape.setBorderCollapse(True)
        shape.setBorderBrush(QBrush(self._theme.color("line")))
        shape.setTopMargin(4 * self._grown())
        shape.setBottomMargin(12 * self._grown())
        shape.setHeaderRowCount(1 if rows[0].kind == "head" else 0)
        shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        table = cursor.insertTable(len(rows), len(rows[0].cells), shape)
        for number, row in enumerate(rows):
            self._set_row(table, number, row)
        cursor.movePosition(QTextCursor.MoveOperation.End)

    def _set_row(self, table: QTextTable, number: int, row: Block) -> None:
        head = self._theme.font("label", BODY * self._k) if row.kind == "head" else None
        for column, cell in enumerate(row.cells):
            place = table.cellAt(number, column)
            if head is not None:
                shape = place.format()
                shape.setBackground(self._theme.color("raised"))
                place.setFormat(shape)
            cursor = place.firstCursorPosition()
            paper = QTextBlockFormat()
            paper.setLineHeight(*_lines(self._body, ROW_HEIGHT))
            cursor.setBlockFormat(paper)
            cursor.block().setUserState(row.number)
            self._set_runs(cursor, cell, head)
            if column == len(row.cells) - 1:
                self._set_rules(cursor, row)

    def _set_picture(self, cursor: QTextCursor, block: Block) -> None:
        image = self._image(block.picture, block.text)
        image.setToolTip(block.text)
        cursor.insertImage(image)

    def _image(self, picture: str, alt: str) -> QTextImageFormat:
        size = self._pictures.size_of(picture, self._grown())
        image = QTextImageFormat()
        image.setName(QUrl(picture).toString())
        image.setWidth(size.width())
        image.setHeight(size.height())
        image.setProperty(QTextFormat.Property.ImageAltText.value, alt)
        return image

    # -- words ----------------------------------------------------------------------------------

    def _set_runs(self, cursor: QTextCursor, runs: tuple[Run, ...], font: QFont | None) -> None:
        for run in runs:
            if run.picture:
                words = "".join(other.text for other in runs).strip()
                image = self._image(run.picture, words)
                image.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
                cursor.insertImage(image)
                continue
            look = self._look(font or self._body, "text")
            if font is None and (run.bold or run.italic):
                styled = self._theme.font("strong" if run.bold else "body", BODY * self._k)
                styled.setItalic(run.italic)
                look.setFont(styled)
            if run.href:
                look.setAnchor(True)
                look.setAnchorHref(run.href)
                look.setFontUnderline(True)
                look.setForeground(self._theme.color("ripple_edge"))
            cursor.insertText(run.text, look)

    def _set_rules(self, cursor: QTextCursor, block: Block) -> None:
        """Add the ids of the rules that a block states, small and quiet."""
        if block.rules and self._has_numbers:
            font = self._theme.font("number", BODY * self._k)
            font.setPixelSize(max(MIN_TEXT_PX, round(self._em * 0.72)))
            cursor.insertText("\u00a0\u00a0" + " ".join(block.rules), self._look(font, "muted"))

    def _look(self, font: QFont, token: str) -> QTextCharFormat:
        look = QTextCharFormat()
        look.setFont(font)
        look.setForeground(QColor(self._theme.color(token)))
        return look

    def _grown(self) -> float:
        """Return the factor of everything that holds no text of the reader's own size but stands by it."""
        return self._em / BODY


def _lines(font: QFont, height: float) -> tuple[float, int]:
    """Return the line height as Qt takes it: in percent of what the font itself asks for."""
    own = QFontMetricsF(font).lineSpacing()
    return 100 * height * font.pixelSize() / own, _PROPORTIONAL
