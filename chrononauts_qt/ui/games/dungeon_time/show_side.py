"""The panels at both sides of the Backpack: the Story left, and right the card with its verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from chrononauts_qt.ui.games.dungeon_time.layout import CARD, gap_of
from chrononauts_qt.ui.games.dungeon_time.show_pieces import ASIDE_ROWS
from chrononauts_qt.ui.kit.text_block import draw_lines, fitted, line_height, lines_of
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX, MIN_TEXT_PX, Theme

_EDGE, _PILE, _NEXT, _LINE, _BUTTON = 14, 238, 46, 32, 46
_NEEDS, _ANSWER, _BETWEEN = 46, 48, 6
_SHRINKING = (1.0, 0.92, 0.85, 0.78, 0.7, 0.63, 0.56)
_LEAST_CARD = 0.3
"""How much of the panel the card takes at least: rather than that, words are set smaller."""
_MOST_CARD = 0.8
"""How much of its width the card takes at most."""
_LEAST_LINE, _FAR_LINE = 24, 42


class Words(NamedTuple):
    """A paragraph, with its type and its colour."""

    said: str
    role: str
    px: float
    color: QColor


class StoryPanel(NamedTuple):
    """Where the pile lies, what is said of its next card, the last cards, how many, and the button."""

    pile: QRect
    next: QRectF
    past: QRect
    rows: int
    button: QRect


def story_panel(room: QRect, u: float, theme: Theme, is_afar: bool) -> StoryPanel:
    """Return where everything of the Story lies."""
    edge = round(_EDGE * u)
    inside = room.adjusted(edge, edge, -edge, -edge)
    high = round(min(_PILE * u, inside.height() * 0.36))
    wide = round(high / CARD)
    pile = QRect(inside.center().x() - wide // 2, inside.top(), wide, high)
    said = QRectF(inside.left(), pile.bottom() + 1 + 4 * u, inside.width(), _NEXT * u * theme.text_scale**0.5)
    button_high = max(MIN_TARGET_PX, round(_BUTTON * u))
    button = QRect(inside.left(), inside.bottom() + 1 - button_high, inside.width(), button_high)
    top = round(said.bottom() + 4 * u)
    past = QRect(inside.left(), top, inside.width(), button.top() - top - round(8 * u))
    rows = past.height() // line_of(u, theme, is_afar)
    return StoryPanel(pile, said, past, rows, button)


def line_of(u: float, theme: Theme, is_afar: bool) -> int:
    """Return how high a line of the last cards is; from afar a card may have two lines of words."""
    units = _FAR_LINE if is_afar else _LINE
    return max(_LEAST_LINE, round(units * u * max(1.0, theme.text_scale * 0.85)))


class CardPanel(NamedTuple):
    """Where the card lies, its needs, its paragraphs line by line, the answers, and their button."""

    card: QRect
    needs: QRectF
    blocks: tuple[tuple[tuple[str, ...], QFont, QColor, QRectF], ...]
    answers: QRect
    button: QRect


def card_panel(
    room: QRect,
    u: float,
    theme: Theme,
    has_needs: bool,
    words: Sequence[Words],
    answers: int | None,
    has_card: bool = True,
    least: int = MIN_TEXT_PX,
) -> CardPanel:
    """Return where everything of the card lies: the card as large as what is said leaves room for.

    `answers` are those that lie beside the card, None where nothing is asked; `least` is the least type.
    """
    edge, gap = round(_EDGE * u), gap_of(u)
    inside = room.adjusted(edge, edge, -edge, -edge)
    high = max(MIN_TARGET_PX + 4, round(_ANSWER * u * max(1.0, theme.text_scale * 0.85)))
    rest = _rows(answers or 0) * (high + gap)
    foot = rest + (high + gap if answers is not None else 0)
    needs = round(_NEEDS * u) if has_needs else 0
    most = round(min(inside.width() * _MOST_CARD * CARD, inside.height() * 0.5))
    said = [one for one in words if one.said]
    for factor in _SHRINKING:
        blocks = [_lines(one, theme, factor * u, inside.width(), least) for one in said]
        taken = sum(len(lines) * line_height(font) + _BETWEEN * u for lines, font, _ in blocks)
        left = inside.height() - foot - needs - taken - 2 * gap
        if left >= (inside.height() * _LEAST_CARD if has_card else 0):
            break
    height = max(round(min(most, left)), round(inside.height() * _LEAST_CARD * 0.8)) if has_card else 0
    wide = round(height / CARD)
    card = QRect(inside.center().x() - wide // 2, inside.top(), wide, height)
    needs_box = QRectF(inside.left(), card.bottom() + 1 + (gap if has_card else 0), inside.width(), needs)
    top = needs_box.bottom() + (gap if has_needs else 0)
    bottom = inside.bottom() + 1 - foot
    placed = []
    for lines, font, color in blocks:
        limit = max(0, int((bottom - top) / line_height(font)))
        shown = lines if len(lines) <= limit else fitted(" ".join(lines), font, inside.width(), limit)
        box = QRectF(inside.left(), top, inside.width(), len(shown) * line_height(font))
        placed.append((shown, font, color, box))
        top = box.bottom() + _BETWEEN * u
    return CardPanel(
        card, needs_box, tuple(placed),
        QRect(inside.left(), bottom + gap, inside.width(), rest - gap) if rest else QRect(),
        QRect(inside.left(), inside.bottom() + 1 - high, inside.width(), high) if foot > rest else QRect(),
    )  # fmt: skip


def _rows(answers: int) -> int:
    """Return in how many rows answers lie."""
    return -(-answers // (1 if answers <= ASIDE_ROWS else 2))


def _lines(
    one: Words, theme: Theme, factor: float, width: float, least: int
) -> tuple[tuple[str, ...], QFont, QColor]:
    font = theme.font(one.role, one.px * factor)
    font.setPixelSize(max(least, font.pixelSize()))
    return lines_of(one.said, font, width), font, one.color


def draw_blocks(painter: QPainter, panel: CardPanel) -> None:
    """Draw the paragraphs."""
    for lines, font, color, box in panel.blocks:
        draw_lines(painter, lines, font, color, box.topLeft(), box.width())
