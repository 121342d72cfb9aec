"""The travellers of Solonauts: those who wait, the nearest to home first, and the shelf of those at home."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from chrononauts_qt.games.chrononauts.view import Forecast, Need, Tile, Traveller, View
from chrononauts_qt.ui.catalog.wording import all_of, altered, sentences, spoken
from chrononauts_qt.ui.games.chrononauts.models.card_rows import CardRows
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.solonauts.solonauts_texts import text
from chrononauts_qt.ui.games.solonauts.traveller_ways import by_year, lost_to, nearest_first
from chrononauts_qt.ui.kit.drop_model import NO_INDEX, Index
from chrononauts_qt.ui.kit.roles import ItemRole


class TravellerRole(IntEnum):
    """YEARS are the three years of a traveller, VERDICT what the play that is considered does for them."""

    YEARS = Qt.ItemDataRole.UserRole.value + 51
    VERDICT = Qt.ItemDataRole.UserRole.value + 52


@dataclass(frozen=True, slots=True)
class YearLamp:
    """A year that a traveller lists. ``state`` is "lit", "open" (only its Patch is missing) or "dark"."""

    year: int
    label: str
    is_altered: bool
    state: str


@dataclass(frozen=True, slots=True)
class TravellerFace:
    """A traveller who waits. ``lost`` is the Patch without which there is no way home, or "" (R-1215).

    ``is_sealed``: all three headlines stand, but beyond the ÜberParadox (R-706). ``verdict`` is what the
    play that is considered would do: home, helps, hurts or "".
    """

    identity: str
    name: str
    lamps: tuple[YearLamp, ...]
    lost: str = ""
    is_sealed: bool = False
    verdict: str = ""


def year_lamp(need: Need, tile: Tile) -> YearLamp:
    """Return a line of an Identity as a lamp."""
    year, is_altered = int(need.what), need.side == "prime"
    is_open = is_altered and tile.side == "paradox"
    state = "lit" if need.fulfilled else "open" if is_open else "dark"
    return YearLamp(year, altered(year) if is_altered else str(year), is_altered, state)


def traveller_face(traveller: Traveller, view: View, verdict: str = "") -> TravellerFace:
    """Return the face of a traveller in the language of now; no play helps or hurts who is lost."""
    tiles, lost = by_year(view.timeline), lost_to(traveller, view.discard_pile)
    return TravellerFace(
        traveller.identity,
        title(traveller.identity),
        tuple(year_lamp(need, tiles[int(need.what)]) for need in traveller.needs),
        lost,
        all(need.fulfilled for need in traveller.needs),
        "" if lost else verdict,
    )


class TravellersModel(CardRows):
    """One row for everybody who waits, the nearest to home first; rows move as the order changes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._faces: dict[str, TravellerFace] = {}
        self._view: View | None = None
        self._verdicts: Mapping[str, str] = {}

    def set_view(self, view: View) -> None:
        """Show how the travellers stand."""
        self._view = view
        waiting = nearest_first(view.travellers, by_year(view.timeline), view.discard_pile)
        self._make_faces()
        self.arrange([traveller.identity for traveller in waiting])
        self.tell_all()

    def set_verdicts(self, verdicts: Mapping[str, str]) -> None:
        """Mark by Identity what the play that is considered would do."""
        if verdicts != self._verdicts:
            self._verdicts = dict(verdicts)
            self._make_faces()
            self.tell_all()

    def _make_faces(self) -> None:
        view = self._view
        if view is not None:
            self._faces = {
                one.identity: traveller_face(one, view, self._verdicts.get(one.identity, ""))
                for one in view.travellers
            }

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a role asks of a traveller."""
        if not index.isValid() or index.row() >= len(self._cards):
            return None
        face = self._faces[self._cards[index.row()]]
        if role == ItemRole.FACE:
            return face
        if role == TravellerRole.YEARS:
            return tuple(lamp.year for lamp in face.lamps)
        if role == TravellerRole.VERDICT:
            return face.verdict
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return told(face)
        if role == Qt.ItemDataRole.ToolTipRole:
            return describe(face)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return text(face.verdict) if face.verdict else ""
        return super().data(index, role)


def told(face: TravellerFace) -> str:
    """Return what a screen reader says of a traveller who waits."""
    keys = {"lit": "year-stands", "open": "year-open", "dark": "year-missing"}
    lamps = (text(keys[lamp.state], year=lamp.label) for lamp in face.lamps)
    return spoken(sentences(text("waits", name=face.name), *lamps, hindrance(face)))


def describe(face: TravellerFace) -> str:
    """Return a traveller's name and what stands in the way, as a tooltip."""
    return sentences(face.name, hindrance(face)) if hindrance(face) else face.name


def hindrance(face: TravellerFace) -> str:
    """Return in a sentence why a traveller cannot get home, or ""."""
    if face.lost:
        return text("lost", patch=title(face.lost))
    return text("sealed") if face.is_sealed else ""


def brings_home(told: Forecast | None) -> str:
    """Return in a sentence who would go home by what is foretold, or ""."""
    return text("brings-home", names=all_of(map(title, told.home))) if told is not None and told.home else ""


def those_home(view: View) -> tuple[str, ...]:
    """Return the Identities at home, the one that came last at the end."""
    came = [event.data["identity"] for event in view.events if event.name == "TravellerHome"]
    there = [one.identity for one in view.travellers if one.home and one.identity not in came]
    return *there, *came


class ShelfModel(QAbstractListModel):
    """As many places as there are travellers; those at home stand there in the order in which they came."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._home: tuple[str, ...] = ()
        self._places = 0

    def set_view(self, view: View) -> None:
        """Show who is home."""
        home, places = those_home(view), len(view.travellers)
        if (home, places) != (self._home, self._places):
            self.beginResetModel()
            self._home, self._places = home, places
            self.endResetModel()

    @property
    def home(self) -> tuple[str, ...]:
        """The Identities at home, the one that came last at the end."""
        return self._home

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of places."""
        return 0 if parent.isValid() else self._places

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a role asks of a place."""
        if not index.isValid() or index.row() >= self._places:
            return None
        identity = self._home[index.row()] if index.row() < len(self._home) else ""
        if role in (ItemRole.KEY, ItemRole.FACE):
            return identity
        if role == Qt.ItemDataRole.DisplayRole:
            return title(identity) if identity else ""
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            empty = text("empty-place", number=index.row() + 1)
            return text("at-home", name=title(identity)) if identity else empty
        return None
