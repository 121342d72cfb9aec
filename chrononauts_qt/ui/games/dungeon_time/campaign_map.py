"""The way of a campaign as a strip of parchment: four gates in a row, three caves between them (DT-701)."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from chrononauts_qt.games.dungeon_time.campaign import LEVELS, Campaign
from chrononauts_qt.games.dungeon_time.cards import SCENARIOS
from chrononauts_qt.ui.catalog.wording import listed, sentences
from chrononauts_qt.ui.games.dungeon_time.texts import cards
from chrononauts_qt.ui.games.dungeon_time.texts import listed as counts
from chrononauts_qt.ui.games.dungeon_time.texts import new_game_texts as words
from chrononauts_qt.ui.games.dungeon_time.texts.new_game_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.cards import EDGE, INK, PARCHMENT
from chrononauts_qt.ui.games.dungeon_time.views.gates import draw_cave, draw_gate, draw_night, draw_tiers
from chrononauts_qt.ui.kit.name_tip import NameTip
from chrononauts_qt.ui.kit.page import Page, clear

BONUS = "bonus"
_NIGHT, _NIGHT_EDGE = QColor("#1D1B3A"), QColor("#6F6AA8")
_WIDE = 800
"""From this width on, in units of text, the places stand side by side."""
_PICTURE, _TIERS = 92, 12
_LOW = 26
"""So much lower the caves lie than the gates."""

Way = QBoxLayout.Direction


def _tiers(level: str) -> str:
    first, *second = SCENARIOS[level].draw
    return text("tiers", first=first, second=second[0]) if second else text("tier", tier=first)


def facts_of(campaign: Campaign, level: str) -> tuple[str, ...]:
    """Return what the map says of a level: its tiers, its Goal, and what came of it in this mode."""
    tried, best = campaign.attempts(level, campaign.extended), campaign.best(level, campaign.extended)
    facts = [text("open")] if level in campaign.next else []
    facts += [_tiers(level), text("goal", goal=SCENARIOS[level].goal)]
    if best is None:
        return (*facts, text("never-played"))
    came_to = text("best-won" if best.is_won else "best", count=counts.mission_count(best.completed))
    team = words.team(len(best.seats), best.seconds, best.heroes)
    return (*facts, words.attempts(len(tried)), came_to, team)


def _ink(page: Page, is_night: bool) -> QColor:
    """Return what is written with on the strip."""
    if page.theme.name == "contrast":
        return page.theme.color("text")
    return PARCHMENT if is_night else INK


class _Picture(QWidget):
    """A gate or a cave above the signs of its tiers; as a class of its own it has no ground of its own."""

    def __init__(self, level: str) -> None:
        super().__init__()
        self._level = level
        self.is_won = self.is_lit = False
        self.ink = INK
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(1.2 * self.height()), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        scenario = SCENARIOS[self._level]
        share = self.height() / (_PICTURE + _TIERS)
        height, width = _PICTURE * share, min(self.width(), 1.2 * _PICTURE * share)
        box = QRectF((self.width() - width) / 2, 0, width, height - 6)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw = draw_cave if scenario.group == BONUS else draw_gate
            draw(painter, box, self.is_won, self.is_lit)
            tiers = QRectF(0, height, self.width(), _TIERS * share)
            draw_tiers(painter, tiers, scenario.draw, self.ink)


class _Place(QWidget):
    """A level with what came of it; as a class of its own it has no ground of its own."""

    def __init__(self, page: Page, level: str) -> None:
        super().__init__()
        self._page, self.level = page, level
        self.picture = page.fixed(_Picture(level), 0, _PICTURE + _TIERS)
        self.title = page.label(cards.scenario(level), "label", 18)
        self._halves = page.spaced(QBoxLayout(Way.TopToBottom, self), 0, 2)
        self._halves.addWidget(self.picture)
        words_ = page.inner(self._halves, QVBoxLayout(), 2, self.title, stretch=1)
        self._facts = page.inner(words_, QVBoxLayout(), 0)
        words_.addStretch(1)
        NameTip(self)

    def tell(self, campaign: Campaign) -> None:
        """Show how the level stands."""
        best = campaign.best(self.level, campaign.extended)
        self.picture.is_won = best is not None and best.is_won
        self.picture.is_lit = self.level in campaign.next
        self.picture.ink = _ink(self._page, campaign.extended)
        self.picture.update()
        facts = facts_of(campaign, self.level)
        clear(self._facts)
        for fact in facts:
            label = self._page.label(fact, "strong" if fact == text("open") else "body", 14)
            self._facts.addWidget(label)
        self._align()
        said = text("place-spoken", title=cards.scenario(self.level), facts=listed(facts))
        self.setAccessibleName(said)

    def stand(self, is_wide: bool, low: int) -> None:
        """Let the words stand below the picture, `low` pixels further down, or beside it."""
        self._halves.setDirection(Way.TopToBottom if is_wide else Way.LeftToRight)
        across = QSizePolicy.Policy.Expanding if is_wide else QSizePolicy.Policy.Fixed
        self.picture.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        self.setContentsMargins(0, low, 0, 0)
        self._align()

    def _align(self) -> None:
        is_wide = self._halves.direction() == Way.TopToBottom
        for label in self.findChildren(QLabel):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter if is_wide else Qt.AlignmentFlag.AlignLeft)


class CampaignMap(QWidget):
    """The strip; by night it is the way in Extended mode. Where text is large the way leads down."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self._is_night = False
        self.places = {level: _Place(page, level) for level in LEVELS}
        self._row = page.spaced(QBoxLayout(Way.LeftToRight, self), 14, 8)
        for level, place in self.places.items():
            self._row.addWidget(place, 4 if SCENARIOS[level].group == BONUS else 5)
        self._arrange()

    def tell(self, campaign: Campaign) -> None:
        """Show how a campaign stands."""
        self._is_night = campaign.extended
        for place in self.places.values():
            place.tell(campaign)
        self.setStyleSheet(f"QLabel {{ color: {_ink(self._page, self._is_night).name()}; }}")
        spoken = (place.accessibleName() for place in self.places.values())
        self.setAccessibleName(sentences(text("night" if self._is_night else "day"), *spoken))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        units = self.width() / (max(1.0, self._page.u) * self._page.theme.text_scale)
        is_wide = units >= _WIDE
        self._row.setDirection(Way.LeftToRight if is_wide else Way.TopToBottom)
        low = round(_LOW * max(1.0, self._page.u)) if is_wide else 0
        for level, place in self.places.items():
            place.stand(is_wide, low if SCENARIOS[level].group == BONUS else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._page.theme
        is_plain = theme.name == "contrast"
        ground, edge = (_NIGHT, _NIGHT_EDGE) if self._is_night else (PARCHMENT, EDGE)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.color("line") if is_plain else edge, 2))
            painter.setBrush(theme.color("panel") if is_plain else ground)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
            if self._is_night and not is_plain:
                draw_night(painter, QRectF(self.rect()), self._page.px(16))
            path = QPen(
                theme.color("text") if is_plain else edge, 3, Qt.PenStyle.DotLine, Qt.PenCapStyle.RoundCap
            )
            painter.setPen(path)
            for before, after in pairwise(map(self._foot, self.places.values())):
                painter.drawLine(before, after)

    def _foot(self, place: _Place) -> QPointF:
        """Return where the way passes a place: at the foot of its picture."""
        picture = place.picture
        at = picture.mapTo(self, picture.rect().center())
        return QPointF(at.x(), at.y() + 0.3 * picture.height())

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return QSize() if layout is None else layout.totalSizeHint()
