"""The Adventure phase in words: from the same pieces that its pictures are made of, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chrononauts_qt.games.dungeon_time.cards import KINDS, MISSIONS, needs_of
from chrononauts_qt.ui.catalog.wording import all_of
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts.list_words import text
from chrononauts_qt.ui.games.dungeon_time.texts.listed import asked
from chrononauts_qt.ui.games.dungeon_time.views.cards import CardFace
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.table.list_rows import Line, ListWords

WORDS = ListWords(text, lambda: text("nothing"))
"""What the lists of Dungeon Time say."""

HAND_COLUMNS = ("card", "needs", "pays", "key", "asked")
HAND_OPTIONAL = ("needs", "pays", "key", "asked")
PILE_COLUMNS = ("pile",)
SIGN_COLUMNS = ("kind",)
KIND_COLUMNS = ("kind", "key", "by")
HERO_COLUMNS = ("hero", "can")


def hand(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Tell a hand, without its empty places."""
    for piece in pieces:
        face = piece.face
        if not isinstance(face, CardFace):
            continue
        card = face.card
        needs = "" if card in KINDS else asked(needs_of(card))
        pays = words.reward(card) if card in MISSIONS else ""
        glows = text("yes") if face.glows else ""
        cells = (words.name_of(card), needs, pays, face.cap, glows)
        yield Line(piece.key, cells, piece.spoken, True if face.glows else None)


def spoken(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Tell things by what is heard of them: a pile by its size and its top."""
    for piece in pieces:
        yield Line(piece.key, (piece.spoken,), piece.spoken)


def kinds(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Tell what can be asked for, with its key and who does."""
    for piece in pieces:
        kind, seats = piece.face
        key = f"F{KINDS.index(kind) + 1}"
        cells = (words.kind(kind), key, all_of(seats))
        yield Line(piece.key, cells, piece.spoken, True if seats else None)


def heroes(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Tell who plays which Hero, and what it can do in the Resolution."""
    for piece in pieces:
        yield Line(piece.key, (piece.spoken, piece.note), piece.spoken)
