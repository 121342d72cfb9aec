"""Lessons in the window: a task of one for the pictures of tests/shots.py, and whoever learns by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chrononauts_qt.session import settings
from chrononauts_qt.session.lessons import Lesson
from chrononauts_qt.ui.games.chrononauts.list_view import TimelineTable
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.kit.look import LANGUAGES
from chrononauts_qt.ui.shell.learning import learn
from chrononauts_qt.ui.shell.lesson_bar import LessonBar
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.lessons import lessons_of
from tests.gui.program import settle

LAST = -1
"""The number of the last task of every lesson."""
READ, ACT, WAIT = 60 / 240, 3.0, 3.0
"""Seconds that a word takes, a gesture with all looking about, and what others say with what moves then."""


def lesson(window: MainWindow, game: str, number: int = 0, is_done: bool = False) -> None:
    """A task of the first lesson of a game, or what is told when it is done."""
    first = lessons_of(game).LESSONS[0]
    done = range(len(first.tasks))[number]
    window.look.change(window.look.settings._replace(lessons={game: {first.name: done}}))
    learn(window, game)
    settle()
    assert window.learning is not None
    if is_done:
        window.learning._is_done = True
        window.learning._show()


class Learner:
    """Sits before the tables of the first lesson of a game; mixed into what does the gestures there.

    ``gestures`` counts what is done, ``words`` what has to be read but for the bar, and ``waits`` how often
    others are waited for.
    """

    GAME: str

    window: MainWindow
    gestures = words = waits = 0

    @property
    def bar(self) -> LessonBar:
        """The bar that is seen."""
        (found,) = (bar for bar in self.window.findChildren(LessonBar) if bar.isVisible())
        return found

    @property
    def lesson(self) -> Lesson:
        """The lesson that is learnt."""
        return lessons_of(self.GAME).LESSONS[0]

    @property
    def done(self) -> int:
        """How many tasks are done, as the file of the settings has it."""
        return settings.load(self.window.folder).lessons.get(self.GAME, {}).get(self.lesson.name, 0)

    def look_at(self, as_list: bool, language: str) -> None:
        """Have boards as lists or not, in a language."""
        look = self.window.look
        look.change(look.settings._replace(board_as_list=as_list, language=language))

    def begin(self, task: int = 0) -> None:
        """Take up the lesson from the first page, at a task."""
        window = self.window
        if window.shown() != "home":
            window.show_home()
        look = window.look
        look.change(look.settings._replace(lessons={self.GAME: {self.lesson.name: task}}))
        QTest.mouseClick(window.home.boxes[self.GAME].lesson_button, Qt.MouseButton.LeftButton)
        settle()

    def go_on(self) -> None:
        """Go on to the next task, or to a game after the last."""
        bar = self.bar
        way = bar.finish_button if self.done == len(self.lesson.tasks) else bar.on_button
        QTest.mouseClick(way, Qt.MouseButton.LeftButton)
        settle()
        if way is bar.finish_button:
            QTest.mouseClick(self.window.lesson_end.play_button, Qt.MouseButton.LeftButton)
            settle()
            self.gestures += 1
        self.gestures += 1

    def try_again(self) -> None:
        """Begin the task anew."""
        QTest.mouseClick(self.bar.again_button, Qt.MouseButton.LeftButton)
        settle()

    @property
    def seconds(self) -> float:
        """The seconds that all this takes whoever knows nothing of it, in the longest of the languages."""
        return _reading(self) * READ + self.gestures * ACT + self.waits * WAIT


def _reading(learner: Learner) -> int:
    """Return how many words there are to read."""
    told, look, longest = lessons_of(learner.GAME), learner.window.look, 0
    for language in LANGUAGES:
        look.change(look.settings._replace(language=language))
        said = (say(task.name) for task in learner.lesson.tasks for say in (told.sentence, told.learnt))
        longest = max(longest, sum(len(words.split()) for words in said))
    return longest + learner.words


def learn_all(learner: Learner, does: Sequence[Any]) -> None:
    """Do all tasks one after the other: `does` has what does each."""
    told = lessons_of(learner.GAME)
    learner.begin()
    for number, (task, do) in enumerate(zip(learner.lesson.tasks, does, strict=True)):
        assert learner.bar.sentence.text() == told.sentence(task.name)
        assert learner.done == number
        do(learner)
        assert learner.done == number + 1, task.name
        assert learner.bar.sentence.text() == told.learnt(task.name)
        learner.go_on()
    assert learner.window.shown() == "new_game"


def choose_row(found: TimelineTable, year: int) -> None:
    """Go to a year in the list with the arrows, and press Enter."""
    assert found.hasFocus(), "the list has not got the keys"
    found.setCurrentIndex(found.model().index(0, 0))
    for _ in range(found.model().rowCount()):
        if found.currentIndex().data(TileRole.YEAR) == year:
            break
        QTest.keyClick(found, Qt.Key.Key_Down)
    assert found.currentIndex().data(TileRole.YEAR) == year, "the arrows do not reach the year"
    QTest.keyClick(found, Qt.Key.Key_Return)
    settle()
