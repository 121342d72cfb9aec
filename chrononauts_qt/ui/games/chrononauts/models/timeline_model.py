"""The TimeLine as a list of its tiles, in year order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from chrononauts_qt.games.chrononauts.view import Tile, View
from chrononauts_qt.ui.games.chrononauts.models.faces import tile_face
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.texts.spoken import tile_description, tile_name
from chrononauts_qt.ui.kit.drop_model import NO_INDEX, DropModel, Index, Referee
from chrononauts_qt.ui.kit.roles import ItemRole

Marks = Mapping[int, str]


class TimelineModel(DropModel, QAbstractListModel):
    """32 tiles; a new view tells of the tiles that changed and of no others.

    Badges and previews by year are opened, closed, nullified, half, held: what the last play did stays
    to be seen until the next one.
    """

    def __init__(self, referee: Referee | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.referee = referee
        self._tiles: tuple[Tile, ...] = ()
        self._badges: Marks = {}
        self._previews: Marks = {}

    def set_view(self, view: View) -> None:
        """Show another state of the TimeLine."""
        self.set_tiles(view.timeline)

    def set_tiles(self, tiles: tuple[Tile, ...]) -> None:
        """Show how the cards lie now, in year order."""
        old, self._tiles = self._tiles, tiles
        if len(old) != len(self._tiles):
            self.beginResetModel()
            self.endResetModel()
            return
        for place, (before, now) in enumerate(zip(old, self._tiles, strict=True)):
            if before != now:
                self._changed(place)

    def set_badges(self, badges: Marks) -> None:
        """Mark by year what the last play did."""
        old, self._badges = self._badges, dict(badges)
        self._marks_changed(old, self._badges, TileRole.BADGE)

    def set_previews(self, previews: Marks) -> None:
        """Mark by year what a play that is being considered would do."""
        old, self._previews = self._previews, dict(previews)
        self._marks_changed(old, self._previews, TileRole.PREVIEW)

    def retranslate(self) -> None:
        """Tell that every text has another language."""
        if self._tiles:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._tiles) - 1, 0))

    def index_of(self, year: int) -> QModelIndex:
        """Return where a year lies; invalid for a year that is not on the TimeLine."""
        for place, tile in enumerate(self._tiles):
            if tile.year == year:
                return self.index(place, 0)
        return QModelIndex()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return how many tiles there are."""
        return 0 if parent.isValid() else len(self._tiles)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every tile can be chosen and dropped on; the board beside them takes cards as well."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        flag = Qt.ItemFlag
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDropEnabled | flag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a role asks of a tile."""
        if not index.isValid() or index.row() >= len(self._tiles):
            return None
        tile = self._tiles[index.row()]
        if role == ItemRole.FACE:
            return tile_face(tile)
        if role == TileRole.TILE:
            return tile
        if role == TileRole.YEAR:
            return tile.year
        if role in (ItemRole.KEY, ItemRole.TARGET):
            return str(tile.year)
        if role == TileRole.BADGE:
            return self._badges.get(tile.year, "")
        if role == TileRole.PREVIEW:
            return self._previews.get(tile.year, "")
        return _words(tile, role)

    def drop_targets(self, column: int, parent: Index) -> Sequence[str]:
        """Return the year below, then the table for cards that need no target."""
        if not parent.isValid():
            return ("slot",)
        return (str(parent.data(ItemRole.TARGET)), "slot")

    def _changed(self, place: int, roles: Sequence[int] = ()) -> None:
        index = self.index(place, 0)
        self.dataChanged.emit(index, index, list(roles))

    def _marks_changed(self, old: Marks, new: Marks, role: TileRole) -> None:
        for place, tile in enumerate(self._tiles):
            if old.get(tile.year) != new.get(tile.year):
                self._changed(place, (role,))


def _words(tile: Tile, role: int) -> str | None:
    """Return the texts of the roles that Qt itself asks."""
    asked = Qt.ItemDataRole
    if role == asked.DisplayRole:
        return tile_face(tile).headline or tile_face(tile).word
    if role == asked.AccessibleTextRole:
        return tile_name(tile)
    if role in (asked.AccessibleDescriptionRole, asked.ToolTipRole):
        return tile_description(tile)
    return None
