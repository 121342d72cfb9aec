"""The things on the table in words, one a row: made from the same pieces that the pictures are made of."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from chrononauts_qt.games.afternova.amounts import fragments
from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS
from chrononauts_qt.games.afternova.view import BotSeen, View
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
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.table.list_rows import Line, ListWords

WORDS = ListWords(text, lambda: in_words(fragments(())))
"""What the lists of AfterNova say."""

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
            cells: tuple[str, ...] = (
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
