"""The things on the table in words, one a row: made from the same pieces that the pictures are made of."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QModelIndex, QObject, Qt

from chrononauts_qt.games.afternova.amounts import fragments
from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS
from chrononauts_qt.games.afternova.view import BotSeen, View
from chrononauts_qt.ui.catalog import private_speech_texts
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.catalog.wording import listed as listed_words
from chrononauts_qt.ui.games.afternova import answers_told
from chrononauts_qt.ui.games.afternova.texts import cards, listed, spoken
from chrononauts_qt.ui.games.afternova.texts.list_words import text
from chrononauts_qt.ui.games.afternova.texts.listed import in_words
from chrononauts_qt.ui.games.afternova.texts.table_texts import text as of_table
from chrononauts_qt.ui.games.afternova.views.bag import BagFace
from chrononauts_qt.ui.games.afternova.views.cards import CardFace, RowFace
from chrononauts_qt.ui.games.afternova.views.columns import ColumnFace, TokenFace
from chrononauts_qt.ui.games.afternova.views.planets import PlanetFace
from chrononauts_qt.ui.games.afternova.views.seats import BotFace, SeatFace
from chrononauts_qt.ui.games.afternova.views.ship import PlaceFace, SocketFace
from chrononauts_qt.ui.games.afternova.views.slips import SlipFace
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.drop_model import NO_INDEX, Index
from chrononauts_qt.ui.kit.pieces import Piece, PieceModel
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.word_table import WordRows


class Line(NamedTuple):
    """A thing in words: its key, a text per column, and in a sentence all that is to be heard of it.

    ``is_marked``: it is chosen (True), or of no use now (False). ``hushed`` are the columns that only the
    viewer may hear.
    """

    key: str
    cells: tuple[str, ...]
    said: str
    is_marked: bool | None = None
    hushed: tuple[int, ...] = ()


Tell = Callable[[Sequence[Piece]], Iterator[Line]]


class PieceRows(WordRows):
    """Things of a PieceModel as `tell` says them; columns in `optional` are there while anything stands in
    them."""

    def __init__(
        self, source: PieceModel, columns: Sequence[str], tell: Tell, optional: Collection[str] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._source, self._tell = source, tell
        self.columns, self.optional = tuple(columns), frozenset(optional)
        self.lines: tuple[Line, ...] = ()
        self._heard: tuple[tuple[str, ...], ...] = ()
        source.dataChanged.connect(self.follow)
        source.modelReset.connect(self.follow)

    def follow(self) -> None:
        """Say anew what lies there; the words are those of whoever is spoken to now."""
        lines = tuple(self._tell(self._source.pieces))
        heard = tuple(self._voiced(line) for line in lines)
        if (lines, heard) == (self.lines, self._heard):
            return
        is_same = [line.key for line in lines] == [line.key for line in self.lines]
        if not is_same:
            self.beginResetModel()
        self.lines, self._heard = lines, heard
        if is_same:
            self.dataChanged.emit(self.index(0, 0), self.index(len(lines) - 1, len(self.columns) - 1))
        else:
            self.endResetModel()

    def _voiced(self, line: Line) -> tuple[str, ...]:
        """Return what is heard of each cell: at the first one all there is, so that no cell stands alone."""
        heard = [line.said]
        for column, words in enumerate(line.cells[1:], 1):
            said = words or text_of_nothing()
            if column in line.hushed:
                said = private_speech.said(said, private_speech_texts.text("text"))
            heard.append(text("cell", thing=line.cells[0], column=text(self.columns[column]), words=said))
        return tuple(heard)

    def is_empty(self, column: int) -> bool:
        """Tell whether a column is left out now."""
        is_optional = self.columns[column] in self.optional
        return is_optional and not any(line.cells[column] for line in self.lines)

    def row_of(self, key: str) -> int | None:
        """Return the row of a thing, None for one that is not in this table."""
        return next((row for row, line in enumerate(self.lines) if line.key == key), None)

    # -- what a table asks ------------------------------------------------------------------------

    def texts(self) -> Sequence[Sequence[str]]:
        return [line.cells for line in self.lines]

    def source_index(self, row: int) -> QModelIndex:
        return self._source.row_of(self.lines[row].key)

    def is_legal(self, row: int) -> bool | None:
        return self.lines[row].is_marked

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDropEnabled | flag.ItemNeverHasChildren

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if orientation == Qt.Orientation.Horizontal:
            return text(self.columns[section])
        return self.lines[section].cells[0] if section < len(self.lines) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the words of a cell, or what a screen reader says there."""
        if not index.isValid() or index.row() >= len(self.lines):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.lines[index.row()].cells[index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._heard[index.row()][index.column()]
        return self.lines[index.row()].key if role == ItemRole.KEY else None


def text_of_nothing() -> str:
    """Return what is heard of an empty cell."""
    return in_words(fragments(()))


# -- what stands in the tables ----------------------------------------------------------------------

PLANET_COLUMNS = ("planet", "asks", "holds", "covers")
CREW_COLUMNS = ("crew", "animal", "skills")
PROJECT_COLUMNS = ("project", "costs", "have", "points", "upgrade")
SHIP_COLUMNS = ("aboard",)
BAG_COLUMNS = ("beside", "inside")
SEAT_COLUMNS = ("player", "turn", "cards", "hold", "completed", "points", "upgrades")
DEAL_COLUMNS = ("who", "brings", "gets", "after")
TOKEN_COLUMNS = ("token",)
OFFER_COLUMNS = ("offer", "terms", "answers", "state")


def planets(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Yield what each Planet asks, holds, and what of it the viewer's own crew covers."""
    for piece in pieces:
        face = piece.face
        if not isinstance(face, PlanetFace):
            yield Line(piece.key, (piece.spoken, "", "", ""), piece.spoken)
            continue
        cells = (
            cards.planet(face.planet), in_words(PLANETS[face.planet].needs), in_words(face.fragments),
            "" if face.covered is None else in_words(face.covered))
        yield Line(piece.key, cells, piece.spoken, face.is_chosen or None, (PLANET_COLUMNS.index("covers"),))


def bag(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Yield what lies beside the bag, and what is in it."""
    for piece in pieces:
        assert isinstance(piece.face, BagFace)
        yield Line(piece.key, (in_words(piece.face.beside), in_words(piece.face.inside)), piece.spoken)


def crew_row(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Yield the crew of the Market, and the way to replace it."""
    for piece in pieces:
        if isinstance(piece.face, CardFace) and piece.key in CREWS:
            cells = (
                _named(piece.face), cards.species(piece.key), in_words(CREWS[piece.key].skills))
            yield Line(piece.key, cells, piece.spoken, piece.face.is_lifted or None)
        else:
            yield from _other(piece, "crew", len(CREW_COLUMNS))


def project_row(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Yield the Projects of the Market with all their facts, and the way to replace them."""
    for piece in pieces:
        if isinstance(piece.face, CardFace) and piece.key in PROJECTS:
            project, there = PROJECTS[piece.key], piece.face.there
            cells = (
                _named(piece.face), in_words(project.cost),
                "" if there is None else in_words(fragments(there)), str(project.points),
                cards.upgrade(project.upgrade) if project.upgrade else "")
            yield Line(piece.key, cells, piece.spoken, piece.face.is_lifted or None)
        else:
            yield from _other(piece, "projects", len(PROJECT_COLUMNS))


def _named(face: CardFace) -> str:
    name = cards.name_of(face.card)
    return of_table("chosen-name", name=name) if face.is_lifted else name


def _other(piece: Piece, row: str, columns: int) -> Iterator[Line]:
    """Yield a gap of a row, or the way to replace it."""
    rest = ("",) * (columns - 1)
    if isinstance(piece.face, RowFace) and piece.face.row == row:
        is_marked = piece.face.is_chosen or (None if piece.face.is_open else False)
        yield Line(piece.key, (piece.spoken, *rest), piece.spoken, is_marked)
    elif piece.key.startswith(f"gap-{row}-"):
        yield Line(piece.key, (piece.spoken, *rest), piece.spoken)


def ship(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Yield what is on board of a Starship: Fragments and Projects."""
    for piece in pieces:
        face = piece.face
        if isinstance(face, SocketFace) and face.colour:
            yield Line(piece.key, (piece.spoken,), piece.spoken, face.is_gone or None)
        elif isinstance(face, PlaceFace) and face.project:
            yield Line(piece.key, (piece.spoken,), piece.spoken)


def seats(pieces: Sequence[Piece], bot: BotSeen | None) -> Iterator[Line]:
    """Yield what everybody knows of the players, and of Bot."""
    for piece in pieces:
        face = piece.face
        if isinstance(face, SeatFace):
            turn = face.mark or (of_table("asked") if face.is_to_move else "")
            held = of_table(
                "cards-held", crew=listed.crew_cards(face.crew), projects=listed.projects(face.projects))
            cells = (
                face.name, turn, held, _in_hold(face.hold, face.spaces), listed.projects(face.completed),
                face.points, all_of(face.upgrades))
            yield Line(piece.key, cells, piece.spoken, face.is_to_move or None)
        elif isinstance(face, BotFace) and bot is not None:
            row = text("bot-row", projects=all_of(spoken.bot_row(bot)))
            done = listed.projects(face.completed)
            cells = (face.name, "", row, _in_hold(face.hold, face.spaces), done, face.points, "")
            yield Line(piece.key, cells, piece.spoken)


def _in_hold(held: Sequence[str], spaces: int) -> str:
    return text("in-hold", fragments=in_words(fragments(held)), count=len(held), spaces=spaces)


def deal(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Yield who brings and gets what, and would then hold."""
    for piece in pieces:
        face = piece.face
        if isinstance(face, ColumnFace):
            after = in_words(fragments(face.after))
            if face.spaces:
                after = _in_hold(face.after, face.spaces)
            brings = listed_words([in_words(face.brings), *filter(None, [face.note])])
            cells = (face.name, brings, in_words(face.gets), after)
            hushed = (DEAL_COLUMNS.index("brings"),) if face.note else ()
            yield Line(piece.key, cells, piece.spoken, hushed=hushed)


def tokens(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Yield what can be carried from one to another."""
    for piece in pieces:
        if isinstance(piece.face, TokenFace):
            yield Line(piece.key, (piece.spoken,), piece.spoken, piece.face.is_held or None)


def offers(
    pieces: Sequence[Piece], view: View, names: Sequence[str], bots: Collection[int], agreed: int
) -> Iterator[Line]:
    """Yield the offers of this turn with their answers; `agreed` is the one that is about to be sealed."""
    for piece, now in zip(pieces, view.offers, strict=False):
        assert isinstance(piece.face, SlipFace)
        state = text(piece.face.kind)
        terms = [spoken.share(share, names) for share in now.action.shares]
        told = list(answers_told.to_offer(view, now, names, bots))
        facts = {"number": now.number, "planet": cards.planet(now.planet)}
        cells = (text("numbered", **facts), sentences(*terms), sentences(*told), state)
        said = sentences(text("offer-said", state=state, **facts), *terms, *told)
        yield Line(piece.key, cells, said, now.number == agreed or None)
