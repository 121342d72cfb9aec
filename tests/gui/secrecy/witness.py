"""Somebody who walks by and takes down everything: pictures, words, sounds, motion, order, time, size."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from hashlib import sha256
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from chrononauts_qt.ui.games.artifaxx.table import CounterScreen
from chrononauts_qt.ui.games.chrononauts.sheets.sheets import PRIVATE
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.games.chrononauts.views.hand_view import HandView
from chrononauts_qt.ui.kit import sound
from tests.gui.program import draw_scenes
from tests.gui.table.eyes import spoken
from tests.gui.table.scene import Scene, data_of, models_of


@dataclass
class Note:
    """All that is there at one moment; what a private view shows is left out while its owner has it up."""

    moment: str
    title: str = ""
    texts: list[Any] = field(default_factory=list)
    spoken: list[str] = field(default_factory=list)
    widgets: list[tuple[Any, ...]] = field(default_factory=list)
    buttons: list[tuple[Any, ...]] = field(default_factory=list)
    log: list[Any] = field(default_factory=list)
    heard: list[tuple[Any, ...]] = field(default_factory=list)
    timers: list[tuple[Any, ...]] = field(default_factory=list)
    focus: list[str] = field(default_factory=list)
    clipboard: str = ""
    pictures: dict[str, str] = field(default_factory=dict)


def compare(one: list[Note], two: list[Note]) -> None:
    """Fail where one course tells itself from the other, and say where."""
    assert [note.moment for note in one] == [note.moment for note in two]
    for mine, its in zip(one, two, strict=True):
        for name in (entry.name for entry in fields(Note)):
            left, right = getattr(mine, name), getattr(its, name)
            assert left == right, f"{name}, {mine.moment}: {_difference(left, right)}"


def _difference(one: Any, two: Any) -> str:
    if isinstance(one, dict):
        return ", ".join(key for key in one if one[key] != two[key])
    if not isinstance(one, list):
        return f"{one} | {two}"
    pairs = [f"{left}  |  {right}" for left, right in zip(one, two, strict=False) if left != right]
    return f"{len(one)} and {len(two)}; " + "; ".join(pairs[:4])


class Witness:
    """Listens to a scene from here on, and looks when it is told to."""

    def __init__(self, scene: Scene, sounds: Sounds) -> None:
        self.scene = scene
        self._heard: list[tuple[Any, ...]] = []
        self.notes: list[Note] = []
        sounds.heard = self._heard
        self._listen()

    # -- listening ------------------------------------------------------------------------------

    def _listen(self) -> None:
        """Hear every signal; what is connected knows no more than the list, or no window would ever go."""
        controller, table, hear = self.scene.controller, self.scene.table, self._heard.append
        for name in ("happened", "changed", "viewer_changed", "refused", "remarked", "seats_changed"):
            getattr(controller, name).connect(lambda *said, name=name: hear((name, *said)))
        table.staging.cue.connect(lambda cue: hear(("cue", cue)))
        controller.changed.connect(self._watch_motion)
        for name, model in self._models().items():
            for change in ("dataChanged", "rowsInserted", "rowsRemoved", "modelReset", "layoutChanged"):
                told = getattr(model, change)
                told.connect(lambda *_, name=name, change=change: hear((name, change)))

    def _watch_motion(self) -> None:
        if self.scene.window.desk is None:
            return  # the table is being left: it covers itself when it goes out of sight
        moves = self.scene.table.staging.animator.moves
        self._heard.append(("motion", *((move.step, round(move.end - move.start)) for move in moves)))

    def _models(self) -> dict[str, QAbstractItemModel]:
        table = self.scene.table
        found = {"players": table.players_model, "deck": table.deck_model, "discard": table.discard_model}
        found["log"] = table.log_model
        if isinstance(table, TableScreen):
            return {**found, "timeline": table.timeline_model}
        assert isinstance(table, CounterScreen)
        shelves = {f"shelf-{model.seat}": model for model in table.shelf_models}
        return {**found, **shelves, "slot": table.slot_model}

    # -- looking --------------------------------------------------------------------------------

    def open_regions(self) -> dict[str, QWidget]:
        """Return the parts of the table that lie open whoever looks."""
        table: Any = self.scene.table
        if isinstance(table, TableScreen):
            explain = table.explain
            return {
                **{"status": table.status, "timeline": table.timeline, "players": table.players},
                **{"deck": table.deck, "discard": table.discard, "log": table.log, "slot": table.slot},
                **{"why": explain.why, "log-page": explain.log_page, "mark": table.aim_mark},
            }
        shelves = {f"shelf-{number}": shelf for number, shelf in enumerate(table.shelves)}
        others = {"status": table.status, "middle": table.middle, "slot": table.slot, "deck": table.deck}
        return {**others, **shelves, "discard": table.discard, "log-panel": table.log_panel}

    def follow(self) -> None:
        """Listen to another table that has been laid in the window."""
        self._listen()

    def look(self, moment: str) -> None:
        """Let everything come to rest, and take down the moment."""
        self.scene.table.staging.animator.finish()
        self.scene.settle()
        self.look_at_once(moment)

    def look_at_once(self, moment: str) -> None:
        """Take down what is there now: the whole window, or what lies open while somebody sees a hand."""
        self._take_down(moment, self.scene.controller.viewer is None)

    def look_at_whole(self, moment: str) -> None:
        """Take down the whole window, which has to be covered now."""
        self._take_down(moment, True)

    def _take_down(self, moment: str, is_covered: bool) -> None:
        scene = self.scene
        window = scene.window
        draw_scenes(window)
        roots = {"window": window} if is_covered else self.open_regions()
        note = Note(moment, f"{window.windowTitle()}|{window.windowFilePath()}|{window.windowIconText()}")
        for name, root in roots.items():
            note.texts += _texts(root)
            note.spoken += spoken(QAccessible.queryAccessibleInterface(root))
            note.widgets += [_state_of(part) for part in (root, *root.findChildren(QWidget))]
            note.pictures[name] = picture(root)
        note.buttons = self._private_buttons()
        note.log = self._log()
        note.heard, self._heard[:] = list(self._heard), []
        if is_covered:
            note.pictures.update(self._hidden_pictures())
            note.timers = _timers(window)
            note.focus = _focus_order(window)
        note.clipboard = QGuiApplication.clipboard().text()
        self.notes.append(note)

    def _log(self) -> list[Any]:
        """Return what has been written down at the table."""
        return data_of(self.scene.table.log_model)

    def forget(self) -> None:
        """Let go of what has been heard: it was for the ears of whoever had lifted the curtain."""
        self._heard.clear()

    def _private_buttons(self) -> list[tuple[Any, ...]]:
        """Return the buttons that everybody has, whatever the cards are: where they are, how large."""
        steps, sheets = self.scene.table.steps, self.scene.table.sheets
        buttons = [steps.discard_button, steps.claim_button, steps.hint_button, steps.primary]
        if sheets.is_made("memo"):
            memo = sheets.memo
            buttons += [memo.never_button, memo.memo_button, memo.hint_button, *memo.seat_buttons]
        return [(type(part).__name__, part.geometry(), part.isHidden()) for part in buttons]

    def _hidden_pictures(self) -> dict[str, str]:
        """Return what would be seen of sheets that are not on the screen, and of what a curtain covers."""
        table = self.scene.table
        parts = {"hand": table.hand, "steps": table.steps, "message": table.message}
        parts |= {name: getattr(table.sheets, name) for name in filter(table.sheets.is_made, PRIVATE)}
        if table.sheets.is_made("memo"):
            parts["memo"] = table.sheets.memo
        reader = table.explain.reader if isinstance(table, TableScreen) else table.reader
        parts["inspector"] = reader.inspector
        parts["goals"] = table.goals if isinstance(table, TableScreen) else table.drawer
        return {f"below: {name}": picture(part) for name, part in parts.items()}


class Sounds:
    """A loudspeaker that writes down what it is given, and a voice that writes down what it says."""

    def __init__(self) -> None:
        self.heard: list[tuple[Any, ...]] = []

    def play(self, cue: str) -> None:
        """Hear a sound."""
        self.heard.append(("sound", cue))

    def say(self, event: Any) -> None:
        """Hear what a screen reader is told to speak."""
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.heard.append(("spoken", event.message()))


@contextmanager
def listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    """Let every sound and every announcement be written down."""
    sounds = Sounds()
    sound.follow(lambda: True)
    monkeypatch.setattr(sound, "player", lambda: sounds)
    monkeypatch.setattr(QAccessible, "updateAccessibility", sounds.say)
    yield sounds
    sound.follow(None)


def picture(part: QWidget) -> str:
    """Return what tells one picture from another: the pictures themselves would fill the memory."""
    image = part.grab().toImage().convertToFormat(QImage.Format.Format_ARGB32)
    return f"{image.width()}x{image.height()} {sha256(image.constBits()).hexdigest()}"


def _texts(root: QWidget) -> list[Any]:
    """Return every text of labels, fields and models below a widget, hidden ones included."""
    parts = [root, *root.findChildren(QWidget)]
    found = [part.text() for part in parts if isinstance(part, QLabel | QLineEdit)]
    return [*found, *(data for model in models_of(root) for data in data_of(model))]


def _state_of(part: QWidget) -> tuple[Any, ...]:
    """Return what can be found out about a widget besides its picture."""
    text = part.text() if isinstance(part, QAbstractButton) else ""
    return (
        *(type(part).__name__, part.accessibleName(), part.accessibleDescription(), text),
        *(part.toolTip(), part.statusTip(), part.whatsThis()),
        *(part.isEnabled(), part.isVisible(), part.geometry() if part.isVisible() else None),
        part.cursor().shape(),
    )


def _timers(window: QWidget) -> list[tuple[Any, ...]]:
    """Return every timer below the window; the one that draws a hand ahead starts and ends all the time."""
    timers = (timer for timer in window.findChildren(QTimer) if not isinstance(timer.parent(), HandView))
    return sorted((type(timer.parent()).__name__, timer.interval(), timer.isSingleShot()) for timer in timers)


def _focus_order(window: QWidget) -> list[str]:
    """Return what has the keys, and the order in which Tab leads through the window.

    It is not asked what follows the last part: PySide would make the window a child of it, for ever.
    """
    keys = QApplication.focusWidget()
    chain = [window]
    for _ in range(sum(part.window() is window for part in window.findChildren(QWidget))):
        after = chain[-1].nextInFocusChain()
        assert after is not None
        chain.append(after)
    found = [part for part in chain if part.isVisible() and part.isEnabled()]
    return [f"{type(part).__name__} {part.accessibleName()}" for part in ([keys] if keys else []) + found]
