"""Who sits at the table and what everybody sees of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from chrononauts_qt.games.chrononauts.threats import NO_THREAT, Threat, threats
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog import seat_texts
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.chrononauts.texts import board_words as words
from chrononauts_qt.ui.kit.drop_model import NO_INDEX, DropModel, Index, Referee
from chrononauts_qt.ui.kit.name_tip import plain_tip
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.table.seat_controller import ASLEEP, PHONE


@dataclass(frozen=True, slots=True)
class PlayerFace:
    """A player's panel. ``mark`` is the word for whose turn it is or who owes an answer.

    ``rank`` is that of a bot, PHONE or ASLEEP of a person whose hand is on a phone, "" of one at the screen;
    ``tag`` is the word for it. ``threat`` is how near to winning
    everybody sees the player.
    """

    seat: int
    name: str
    hand_size: int
    small_hand_size: int
    artifacts: tuple[str, ...]
    deciding: bool
    to_move: bool
    mark: str
    rank: str = ""
    tag: str = ""
    threat: Threat = NO_THREAT

    @property
    def sign(self) -> str:
        """The name of the sign that stands before the tag."""
        return {PHONE: "phone", ASLEEP: "phone-asleep"}.get(self.rank, "bot")


class PlayersModel(DropModel, QAbstractListModel):
    """One row per seat, in seat order; `set_sitters` and `set_view` tell of the rows that changed."""

    def __init__(
        self, names: Sequence[str] = (), referee: Referee | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.referee = referee
        self._names = tuple(names)
        self._ranks: dict[int, str] = {}
        self._faces: list[PlayerFace] = []

    def set_sitters(self, ranks: Mapping[int, str]) -> None:
        """Take the ranks by 0-based seat of all but the people at the screen."""
        self._ranks = dict(ranks)
        self._show([self._renamed(face) for face in self._faces])

    def set_view(self, view: View) -> None:
        """Show another state of the players."""
        self._show([self._face(view, seat, threat) for seat, threat in enumerate(threats(view))])

    def retranslate(self) -> None:
        """Put the words into the language of now."""
        self._show([self._renamed(face) for face in self._faces])
        if self._faces:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._faces) - 1, 0))

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of seats."""
        return 0 if parent.isValid() else len(self._faces)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A player can be chosen and cards be dropped on the panel."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flag = Qt.ItemFlag
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDropEnabled | flag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a role asks of a player."""
        if not index.isValid() or index.row() >= len(self._faces):
            return None
        face = self._faces[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return face.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return words.player_name(face.seat, face.name, face.hand_size, len(face.artifacts), face.rank)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            turn = words.turn_of(face.name, face.to_move, face.deciding)
            return sentences(turn, words.threat(face.name, face.threat))
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(words.threat(face.name, face.threat)) or None
        if role in (ItemRole.KEY, ItemRole.TARGET):
            return f"seat-{face.seat + 1}"
        return face if role == ItemRole.FACE else None

    def drop_targets(self, column: int, parent: Index) -> Sequence[str]:
        """Return the artifact number `column` of the panel, if there is one, then the seat."""
        if not parent.isValid():
            return ()
        face = self._faces[parent.row()]
        seat = f"seat-{face.seat + 1}"
        return (face.artifacts[column], seat) if 0 <= column < len(face.artifacts) else (seat,)

    def _face(self, view: View, seat: int, threat: Threat) -> PlayerFace:
        player = view.players[seat]
        is_begun = view.step not in ("guess", "mulligan")
        to_move, deciding = is_begun and view.seat_to_move == seat, seat in view.deciding
        return PlayerFace(
            seat=seat,
            name=self._name(seat),
            hand_size=player.hand_size,
            small_hand_size=player.small_hand_size,
            artifacts=player.table,
            deciding=deciding,
            to_move=to_move,
            mark=_mark(to_move, deciding),
            rank=self._ranks.get(seat, ""),
            tag=self._tag(seat),
            threat=threat,
        )

    def _renamed(self, face: PlayerFace) -> PlayerFace:
        return replace(
            face,
            name=self._name(face.seat),
            mark=_mark(face.to_move, face.deciding),
            rank=self._ranks.get(face.seat, ""),
            tag=self._tag(face.seat),
        )

    def _tag(self, seat: int) -> str:
        return seat_texts.text(self._ranks[seat]) if seat in self._ranks else ""

    def _name(self, seat: int) -> str:
        return self._names[seat] if seat < len(self._names) else str(seat + 1)

    def _show(self, faces: list[PlayerFace]) -> None:
        """Replace the rows; another number of seats is another table."""
        if len(faces) != len(self._faces):
            self.beginResetModel()
            self._faces = faces
            self.endResetModel()
            return
        old, self._faces = self._faces, faces
        for row, (before, now) in enumerate(zip(old, faces, strict=True)):
            if before != now:
                self.dataChanged.emit(self.index(row, 0), self.index(row, 0))


def _mark(to_move: bool, deciding: bool) -> str:
    if to_move:
        return words.word("to-move")
    return words.word("to-answer") if deciding else ""
