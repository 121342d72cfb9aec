"""The table in words: from the same pieces that its pictures are made of, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, KINDS, MISSIONS, needs_of
from chrononauts_qt.ui.catalog.wording import all_of
from chrononauts_qt.ui.games.dungeon_time.draft import HeroCard
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts.list_words import text
from chrononauts_qt.ui.games.dungeon_time.texts.listed import asked
from chrononauts_qt.ui.games.dungeon_time.views.cards import CardFace
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.table.list_rows import Line, ListWords


def _words(board: str) -> ListWords:
    """Return what the lists of a board say: each has its own keys to tell of."""
    return ListWords(
        lambda key, **facts: text(f"help-{board}" if key == "help" else key, **facts),
        lambda: text("nothing"),
    )


WORDS, DRAFT_WORDS, TOLD_WORDS = _words("phase"), _words("draft"), _words("told")
"""What the lists of the Adventure phase say, of the choice of Heroes, and of the Resolution."""

HAND_COLUMNS = ("card", "needs", "pays", "key", "asked")
HAND_OPTIONAL = ("needs", "pays", "key", "asked")
PILE_COLUMNS = ("pile",)
SIGN_COLUMNS = ("kind",)
KIND_COLUMNS = ("kind", "key", "by")
HERO_COLUMNS = ("hero", "can")
DRAFT_COLUMNS = ("hero", "can", "key", "kept")
DRAFT_OPTIONAL = ("key", "kept")
ANSWER_COLUMNS = ("choice", "needs", "comes", "chosen")
ANSWER_OPTIONAL = ("needs", "comes", "chosen")
CARD_COLUMNS = ("card", "needs", "pays")
CARD_OPTIONAL = ("needs", "pays")
SLOT_COLUMNS = ("slot", "held")
PAST_COLUMNS = ("card", "player")


def hand(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Tell a hand, without its empty places."""
    for piece in pieces:
        face = piece.face
        if not isinstance(face, CardFace):
            continue
        card = face.card
        pays = words.reward(card) if card in MISSIONS else ""
        glows = text("yes") if face.glows else ""
        cells = (words.name_of(card), _needs(card), pays, face.cap, glows)
        yield Line(piece.key, cells, piece.spoken, True if face.glows else None)


def spoken(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Tell things by what is heard of them: a pile by its size and its top."""
    for piece in pieces:
        yield Line(piece.key, (piece.spoken,), piece.spoken)


def kinds(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Tell what can be asked for, with its key and who does."""
    for piece in pieces:
        kind, seats, _ = piece.face
        key = f"F{KINDS.index(kind) + 1}"
        cells = (words.kind(kind), key, all_of(seats))
        yield Line(piece.key, cells, piece.spoken, True if seats else None)


def heroes(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Tell who plays which Hero, and what it can do in the Resolution."""
    for piece in pieces:
        yield Line(piece.key, (piece.spoken, piece.note), piece.spoken)


def _needs(card: str) -> str:
    """Return what a card asks for, "" of all that asks for nothing."""
    return asked(needs_of(card)) if card in MISSIONS or card in ADVENTURES else ""


# -- the choice of Heroes ---------------------------------------------------------------------------


def draft(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Tell two Heroes: what they can do, the key that keeps them, and which of them was kept."""
    for piece in pieces:
        face: HeroCard = piece.face
        kept = text("yes") if face.is_kept else ""
        yield Line(piece.key, (words.hero(face.hero), face.told, face.cap, kept), piece.spoken, face.is_kept)


# -- the Resolution ---------------------------------------------------------------------------------


def answers(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Tell what can be chosen, what comes of it, and what is chosen already."""
    for piece in pieces:
        choice = piece.face.choice
        is_numbered = bool(choice.number) and not choice.effect and not choice.does
        chosen = str(choice.number) if is_numbered else text("yes") if choice.number else ""
        cells = (piece.face.word, _needs(choice.picture), choice.effect, chosen)
        yield Line(piece.key, cells, piece.spoken, True if choice.number else None)


def shown(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Tell the card that was revealed last, if there is one."""
    for piece in pieces:
        card = piece.face.card if piece.face is not None else ""
        pays = words.reward(card) if card in MISSIONS else ""
        name = words.name_of(card) if card else piece.spoken
        yield Line(piece.key, (name, _needs(card), pays), piece.spoken)


def slots(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Tell the Backpack slot by slot."""
    for piece in pieces:
        yield Line(piece.key, (piece.key, piece.face.word), piece.spoken)


def able(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Tell the Heroes: what they can do now, or why they cannot."""
    for piece in pieces:
        yield Line(
            piece.key, (piece.face.name, piece.face.line), piece.spoken, None if piece.face.can else False
        )


def past(pieces: Sequence[Piece]) -> Iterator[Line]:
    """Tell the last cards, and who played them."""
    for piece in pieces:
        yield Line(piece.key, (piece.face.word, piece.face.name), piece.spoken)
