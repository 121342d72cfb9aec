"""The TimeLine in words, one tile a row: what the list in the board's place shows."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt

from chrononauts_qt.games.chrononauts.view import Need, Tile
from chrononauts_qt.ui.catalog import private_speech_texts
from chrononauts_qt.ui.catalog.wording import marked, spoken
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.models.timeline_model import TimelineModel
from chrononauts_qt.ui.games.chrononauts.texts import listed as words
from chrononauts_qt.ui.games.chrononauts.texts.headlines import headline, patch_headline
from chrononauts_qt.ui.games.chrononauts.texts.spoken import tile_description, tile_name
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.drop_model import NO_INDEX, Index
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.word_table import WordRows

SORT = Qt.ItemDataRole.UserRole.value + 71
"""The role by which a column is sorted."""
COLUMNS = ("year", "side", "headline", "condition", "lamps", "mine")
_OF_TILES = frozenset((*ItemRole, *TileRole))
"""The roles that the board's model answers."""
_OF_CELLS = frozenset(
    {
        SORT,
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.AccessibleTextRole,
        Qt.ItemDataRole.AccessibleDescriptionRole,
    }
)
"""The roles that a cell answers by itself."""


class TimelineRows(WordRows):
    """The tiles of a TimelineModel, one a row, in words. `needs` are the viewer's own years, or nobody's."""

    def __init__(self, source: TimelineModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.source = source
        self._needs: dict[int, Need] = {}
        self._marked: frozenset[str] | None = None
        self._playable: frozenset[str] | None = None
        self._overheard = False
        source.dataChanged.connect(self._changed)
        source.modelAboutToBeReset.connect(self.beginResetModel)
        source.modelReset.connect(self.endResetModel)

    def set_needs(self, needs: tuple[Need, ...]) -> None:
        """Mark the years of an Identity; nobody's while everything private is covered."""
        self._overheard = private_speech.is_overheard()
        fresh = {int(need.what): need for need in needs}
        if fresh != self._needs:
            self._needs = fresh
            self._changed()

    def set_targets(self, marked: frozenset[str] | None, playable: frozenset[str] | None) -> None:
        """Mark what a card or a hint can be aimed at; say at every row if the armed card can be played there.

        None: nothing is marked, no card is armed.
        """
        self._overheard = private_speech.is_overheard()
        if (marked, playable) != (self._marked, self._playable):
            self._marked, self._playable = marked, playable
            self._changed()

    def is_marked(self, row: int) -> bool | None:
        """Tell whether a row is marked; None: nothing is."""
        return self._is_among(self._marked, row)

    def _is_among(self, targets: frozenset[str] | None, row: int) -> bool | None:
        if targets is None:
            return None
        return str(self.tile(row).year) in targets or "slot" in targets

    def source_index(self, row: int) -> QModelIndex:
        """Return where the tile of a row lies on the board."""
        return self.source.index(row, 0)

    def tile(self, row: int) -> Tile:
        """Return the tile of a row."""
        tile: Tile = self.source_index(row).data(TileRole.TILE)
        return tile

    def texts(self) -> list[list[str]]:
        """Return the words of every row, a text per column."""
        tiles = map(self.tile, range(self.rowCount()))
        return [[self._words(tile, column) for column in COLUMNS] for tile in tiles]

    def _changed(self, *_: object) -> None:
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, len(COLUMNS) - 1))

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else self.source.rowCount()

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDropEnabled | flag.ItemNeverHasChildren

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        shown = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if orientation == Qt.Orientation.Horizontal and role in shown:
            return words.text(f"list-{COLUMNS[section]}")
        if orientation == Qt.Orientation.Vertical and role in shown:
            return str(self.tile(section).year)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the words of a cell; its spoken name starts with the year, so that no cell stands alone."""
        if not index.isValid():
            return None
        if role in _OF_TILES:
            return self.source_index(index.row()).data(role)
        if role not in _OF_CELLS:
            return None
        tile = self.tile(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(tile, COLUMNS[index.column()])
        if role == SORT:
            return tile.year if index.column() == 0 else self._words(tile, COLUMNS[index.column()])
        if role == Qt.ItemDataRole.AccessibleTextRole:
            with private_speech.among(self._overheard):
                return self._spoken(tile, index.column())
        legal = self._is_among(self._playable, index.row())
        if legal is None or (self._overheard and role != Qt.ItemDataRole.ToolTipRole):
            return tile_description(tile)
        return words.text("list-legal" if legal else "list-not-legal")

    def _spoken(self, tile: Tile, column: int) -> str:
        if column == 0:
            return tile_name(tile)
        said = self._words(tile, COLUMNS[column]) or words.text("list-empty")
        if COLUMNS[column] == "mine":
            said = private_speech.said(said, private_speech_texts.text("goal"))
        name = words.text(f"list-{COLUMNS[column]}")
        return spoken(words.text("list-cell", year=tile.year, column=name, words=said))

    def _words(self, tile: Tile, column: str) -> str:
        if column == "year":
            return marked(tile.year, "prime" if tile.side == "prime" or tile.patch else "true")
        if column == "side":
            return words.side_words(tile)
        if column == "headline":
            if tile.side == "paradox" and tile.patch is None:
                return ""  # the side says it
            return patch_headline(tile.patch) if tile.patch else headline(tile.year, tile.side)
        if column == "condition":
            return words.condition_words(tile)
        if column == "lamps":
            return words.lamp_words(tile)
        need = self._needs.get(tile.year)
        return "" if need is None else words.text("mine-met" if need.fulfilled else "mine-open")
