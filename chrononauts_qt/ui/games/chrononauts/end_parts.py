"""What the last page is made of: the ring of holes, and the winner's card with what fulfils it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.games.chrononauts.models.faces import tile_face
from chrononauts_qt.ui.games.chrononauts.texts.spoken import card_name, tile_name
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import FOLDER, picture_of
from chrononauts_qt.ui.games.chrononauts.views.card_scenes import CardScene, paint_card_scene
from chrononauts_qt.ui.games.chrononauts.views.collapse import (
    LENGTH,
    SOLID,
    Collapse,
    draw_hole,
    draw_links,
    draw_point,
    ring_places,
)
from chrononauts_qt.ui.games.chrononauts.views.motion import IRIS, TURN
from chrononauts_qt.ui.games.chrononauts.views.scene_ring import SceneRing
from chrononauts_qt.ui.games.chrononauts.views.tile_moves import eased
from chrononauts_qt.ui.games.chrononauts.views.tile_painter import TilePainter
from chrononauts_qt.ui.kit.lamps import LampLine
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.pictograms import draw_plate, draw_sign
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme
from chrononauts_qt.ui.kit.veil import Part

Proof = Tile | str
"""What fulfils a line of a goal card: a tile as it lies, or an artifact by its id."""

CORNER = 10
"""The radius of the card's corners."""

_EXPANDING = QSizePolicy.Policy.Expanding
_TILE = QSize(130, 118)
"""The size of a tile at scale 1."""
_LARGEST = 2
"""By how much a tile grows at most where the card has room."""
_HEADLINE_FROM = 95
"""Pixels of height from which a tile's headline is drawn."""
_NARROW = 113
"""The width in pixels of a tile without its headline: year, lamps and place."""
_SHARE = 0.4
"""How much of the card's width a tile takes at most."""
SCENE = QSize(192, 96)
"""How large the winner's scene is at the head of the page; it is never lower above the others."""
_SCENE_FROM = 1200
"""The width of a page from which its head has room for a scene."""
_LIGHT_MS = 12
_LEAST_RING, _YEAR_IN_RING = 120, 0.1
"""How low the ring may be, in pixels, and the size of its years as a part of its height."""


class PictureSign(QWidget):
    """The sign of a family of cards or of an Identity, in a colour."""

    def __init__(self, picture: str, ink: QColor, edge: float) -> None:
        super().__init__()
        self._drawn = picture, ink, edge
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        picture, ink, edge = self._drawn
        painter = QPainter(self)
        draw_sign(painter, picture, QRectF(self.rect()), ink, edge)
        painter.end()


class WinnersScene(QWidget):
    """The scene of the card that has won, as large as its room lets it be: at the head of the page or above
    the others.
    """

    resized = Signal()

    def __init__(self, page: Page, scene: CardScene = "") -> None:
        super().__init__()
        self._page = page
        self._scene = scene
        self.setSizePolicy(_EXPANDING, _EXPANDING)

    def show_scene(self, scene: CardScene) -> None:
        """Show another scene; of a game that all have lost there is none."""
        self._scene = scene
        self.update()

    def fit(self, is_large: bool) -> None:
        """Give way to a larger one, and where the head of the page needs its width for words."""
        least = _SCENE_FROM * max(1.0, self._page.u) * self._page.theme.text_scale
        self.setVisible(bool(self._scene) and not is_large and self._page.width() >= least)

    def box(self) -> QRectF:
        """Return where the scene lies in its room; nowhere where that is too low."""
        if not self._scene or self.height() < self._page.px(SCENE.height()):
            return QRectF()
        return QRectF(0, 0, self.width(), min(self.height(), self.width() / 2))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        box = self.box()
        if box.isEmpty():
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_card_scene(painter, self._scene, box, self._page.theme, CORNER)


class Hole(QWidget):
    """An open Paradox as a small tile: dashed edge, its year."""

    def __init__(self, year: str, page: Page, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = page
        self.year = year
        self.px = float(MIN_TEXT_PX)
        self.setAccessibleName(year)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._page.theme
        draw_hole(painter, QRectF(self.rect()), self.year, theme, self.px / theme.text_scale)
        painter.end()


class HoleRing(QWidget):
    """The open Paradoxes linked into one ring on black, around the point that the board has become.

    Their scenes come on one after the other, where there is room for them.
    """

    def __init__(self, years: Sequence[str], page: Page) -> None:
        super().__init__()
        self._page = page
        self._holes = [Hole(year, page, self) for year in years]
        self._disc = QRectF()
        self._scenes = SceneRing(years, page.theme)
        self._lights = QTimer(self, interval=_LIGHT_MS)
        self._lights.timeout.connect(self._light_next)
        self.setMinimumHeight(_LEAST_RING)
        self.setSizePolicy(_EXPANDING, _EXPANDING)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the holes, in a low room with smaller years: none may lie over another."""
        most = self._page.type_px(20) * self._page.theme.text_scale
        px = max(float(MIN_TEXT_PX), min(most, self.height() * _YEAR_IN_RING))
        size = QSizeF(2.8 * px, 1.4 * px)
        places = ring_places(QRectF(self.rect()), size, len(self._holes))
        for hole, place in zip(self._holes, places, strict=True):
            hole.px = px
            hole.setGeometry(place.toRect())
        across, down = (size.width() - size.height() / 2) / 2, size.height() / 4
        self._disc = QRectF(self.rect()).adjusted(across, down, -across, -down)
        self._scenes.fit(QSizeF(self.size()), self._disc, self.devicePixelRatioF())
        self._lights.start()

    def _light_next(self) -> None:
        if self._scenes.is_ready:
            self._lights.stop()
            return
        self._scenes.draw_next()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        centres = [QRectF(hole.geometry()).center() for hole in self._holes]
        theme, u = self._page.theme, self._page.u
        color = theme.color("paradox_ink")
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("paradox"))
        painter.drawEllipse(self._disc)
        draw_links(painter, centres, 1.0, color, max(2.0, 2.5 * u))
        self._scenes.paint(painter)
        draw_point(painter, QRectF(self.rect()).center(), max(2.5, 3 * u), color)
        painter.end()

    def places(self) -> list[QRectF]:
        """Return where the holes lie on the page."""
        return [QRectF(QRect(hole.mapTo(self._page, QPoint()), hole.size())) for hole in self._holes]

    def end_of(self, board: tuple[Tile, ...], title: str) -> Part:
        """Return how the page comes into sight: the board falls into the holes."""
        return Part(self._page.rect, LENGTH, Collapse(board, title, self._page.theme, self.places), SOLID)


class Evidence(QWidget):
    """A tile or an artifact, small; the scene of an artifact comes after its sign."""

    def __init__(self, proof: Proof, page: Page) -> None:
        super().__init__()
        self._page = page
        self._proof = proof
        self._painter = TilePainter(page.theme)
        self._lit = False
        self._light = QTimer(self, singleShot=True, interval=_LIGHT_MS)
        self._light.timeout.connect(self._light_up)
        self.setAccessibleName(card_name(proof) if isinstance(proof, str) else tile_name(proof))
        self.setMinimumHeight(62)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, _EXPANDING)

    def grow(self, room: QSize) -> None:
        """Take as much of a line's room as keeps a tile's form; a low tile has no headline and is narrow."""
        most = _LARGEST * max(1.0, self._page.u)
        scale = min(most, room.height() / _TILE.height(), _SHARE * room.width() / _TILE.width())
        low = room.height() < _HEADLINE_FROM
        self.setFixedWidth(_NARROW if low else round(max(1.0, scale) * _TILE.width()))
        self.setMaximumHeight(round(max(1.0, scale) * _TILE.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        if isinstance(self._proof, str):
            self._draw_artifact(painter, room, self._proof)
        else:
            face = tile_face(self._proof)
            if room.height() < _HEADLINE_FROM:  # the line beside it says the same
                face = replace(face, headline="")
            u = min(room.width() / _TILE.width(), room.height() / _TILE.height())
            self._painter.paint(painter, room, face, u if face.headline else 1.0)
        painter.end()

    def _light_up(self) -> None:
        self._lit = True
        self.update()

    def _draw_artifact(self, painter: QPainter, room: QRectF, card: str) -> None:
        theme = self._page.theme
        if theme.scenes and self._lit:
            painter.setOpacity(theme.scenes)
            paint_card_scene(painter, card, room.adjusted(1, 1, -1, -1), theme, 5)
            return
        if theme.scenes:
            self._light.start()
        painter.setPen(QPen(theme.color("card_ink"), 1.5))
        painter.setBrush(theme.color("artifact"))
        painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), 5, 5)
        side = min(room.width(), room.height()) * 0.78
        box = QRectF(0, 0, side, side)
        box.moveCenter(room.center())
        draw_sign(painter, picture_of(card), box, theme.color("card_ink"))


class Thread(QWidget):
    """The line from a goal's line to what fulfils it."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self.setSizePolicy(_EXPANDING, _EXPANDING)
        self.setMinimumWidth(24)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color, u = self._page.theme.color("card_ink"), max(1.0, self._page.u)
        middle = self.height() / 2
        start, end = QPointF(6 * u, middle), QPointF(self.width() - 1, middle)
        painter.setPen(QPen(color, 2 * u))
        painter.drawLine(start, end)
        draw_point(painter, start, 3.5 * u, color)
        painter.end()


class GoalLine(QWidget):
    """A line of the winner's card, and the thread to what fulfils it."""

    def __init__(self, page: Page, label: str, lit: bool, proof: Proof | None) -> None:
        super().__init__()
        row = page.spaced(QHBoxLayout(self), 0, 4)
        self._line = LampLine(page, label, lit, 18, on_card=True)
        self.words = self._line.label
        row.addWidget(self._line, 5, Qt.AlignmentFlag.AlignVCenter)
        self._thread: Thread | None = None
        self._evidence: Evidence | None = None
        if proof is not None:
            self._thread, self._evidence = Thread(page), Evidence(proof, page)
            row.addWidget(self._thread, 1)
            row.addWidget(self._evidence)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.grow()

    def grow(self) -> None:
        """Let the evidence take the room there is."""
        if self._evidence is not None:
            self._evidence.grow(self.size())
        for owner in (self, self._line):
            if (layout := owner.layout()) is not None:
                layout.activate()

    def room(self) -> QRect:
        """Return the room of the thread and of what it leads to."""
        if self._thread is None:
            return QRect()
        return QRect(QPoint(self._thread.x(), 0), QPoint(self.width() - 1, self.height() - 1))


class WinnersCard(QFrame):
    """The winner's card: its lines, and their evidence as large as they leave room for."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[GoalLine] = []
        self.setObjectName("card")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.grow()

    def grow(self) -> None:
        """Share the room anew: it has changed, or what stands in it has."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
        for line in self.lines:
            line.grow()
        if layout is not None:
            layout.activate()


class CardTurn:
    """Turns the winner's card and draws its threads; a cover of views.veil.Veil."""

    def __init__(self, card: QWidget, lines: Sequence[GoalLine], back: str, theme: Theme) -> None:
        self._card = card
        self._lines = [line for line in lines if line.findChild(Thread)]
        self._back = back
        self._theme = theme
        self._face: QPixmap | None = None

    @property
    def length(self) -> int:
        """Milliseconds at normal speed."""
        return TURN + IRIS * len(self._lines)

    def __call__(self, painter: QPainter, room: QRect, share: float) -> None:
        """Draw the moment when `share` of the time is over."""
        now = share * self.length
        if now < TURN:
            self._turn(painter, QRectF(room), eased("turn", now / TURN))
            return
        for number, line in enumerate(self._lines):
            drawn = eased("fly", min(1.0, max(0.0, (now - TURN - number * IRIS) / IRIS)))
            place = self._place(line).translated(room.topLeft())
            painter.fillRect(place.adjusted(round(place.width() * drawn), 0, 0, 0), self._theme.color("card"))

    def _place(self, line: GoalLine) -> QRect:
        return line.room().translated(line.mapTo(self._card, QPoint()))

    def _turn(self, painter: QPainter, room: QRectF, share: float) -> None:
        """A card turned around its upright middle: first its back, then its face without threads."""
        painter.fillRect(room, self._theme.color("bg"))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(room.center().x(), 0)
        painter.scale(max(abs(1 - 2 * share), 0.01), 1)
        painter.translate(-room.center().x(), 0)
        if share < 0.5:
            draw_plate(painter, f"{FOLDER}/backs/{self._back}", room)
        else:
            shape = QPainterPath()
            shape.addRoundedRect(room, CORNER, CORNER)
            painter.setClipPath(shape)
            painter.drawPixmap(room.topLeft(), self._picture())

    def _picture(self) -> QPixmap:
        if self._face is None:
            self._face = self._card.grab()
            inner = QPainter(self._face)
            for line in self._lines:
                inner.fillRect(self._place(line), self._theme.color("card"))
            inner.end()
        return self._face


def within(page: QWidget, widget: QWidget, clip: QWidget) -> Callable[[], QRect]:
    """Return what tells a widget's place on the page, as far as `clip` lets it be seen."""

    def room() -> QRect:
        place = QRect(widget.mapTo(page, QPoint()), widget.size())
        return place.intersected(QRect(clip.mapTo(page, QPoint()), clip.size()))

    return room
