"""A lesson in the window: one table after the other, each with one thing to do."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QPushButton

from chrononauts_qt.session.errors import CorruptSave
from chrononauts_qt.ui.catalog.lesson_texts import text
from chrononauts_qt.ui.shell.lesson_bar import LessonBar
from chrononauts_qt.ui.table.end_page import EndPage
from chrononauts_qt.ui.table.lessons import lessons_of
from chrononauts_qt.ui.table.live_controller import LiveController
from chrononauts_qt.ui.table.script import Script
from chrononauts_qt.ui.table.window import END, TABLE

if TYPE_CHECKING:
    from chrononauts_qt.session.lessons import Lesson, Task
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.ui.shell.lesson_end import LessonEndPage
    from chrononauts_qt.ui.shell.main_window import MainWindow


LOOK_MS = 50
"""While what ends a task is still being shown, it is looked so often whether it has been."""
LESSON_END = "lesson_end"
"""The name of the page after the last task."""
DONE = "done"
"""Who holds the bots back once a task is done: what is told of it is still to be seen."""


class Learning:
    """A lesson that is under way. It goes on where it was left, and begins anew once it is done.

    A match of a lesson is kept nowhere; how many tasks are done is in the settings.
    """

    def __init__(self, window: MainWindow, game: str, lesson: Lesson) -> None:
        self._window = window
        self._game, self._lesson = game, lesson
        self._number = window.look.settings.lessons.get(game, {}).get(lesson.name, 0)
        if self._number >= len(lesson.tasks):
            self._number = 0
        self._match: Match | None = None
        self._begun = 0
        self._is_done = self._is_missed = False
        self._bar: LessonBar | None = None

    @property
    def task(self) -> Task:
        """What is to be done now."""
        return self._lesson.tasks[self._number]

    # -- a task ---------------------------------------------------------------------------------

    def begin_task(self) -> None:
        """Lay the table of the task; a lesson that cannot be opened is told."""
        try:
            match = self.task.begin()
        except CorruptSave as error:
            self._window.show_home()
            self._window.tell(text("damaged", file=error.path.name))
            return
        window = self._window
        window.leave_table()
        self._match, self._is_done, self._is_missed = match, False, False
        self._begun = len(match.state.events or ())
        window.learning, window.hire = self, partial(Script, self.task.others)
        window.open_match(match)
        assert window.desk is not None, "it has just been laid"
        window.desk.controller.changed.connect(self._follow)
        self.dress()

    def _follow(self) -> None:
        """Look whether what has happened ends the task, and wait until it has been seen; what is taken back
        later does not undo that."""
        desk = self._window.desk
        if self._window.learning is not self or desk is None or desk.controller.match is not self._match:
            return
        events = (self._match.state.events or ())[self._begun :]
        if self._is_done:
            return
        if not self.task.is_ended_by(events):
            if not self._is_missed and self.task.is_missed(self._match):
                self._is_missed = True
                self._show()
            return
        controller = desk.controller
        if isinstance(controller, LiveController):
            if not controller.is_still():
                QTimer.singleShot(LOOK_MS, self._window, self._follow)
                return
            for ring in (controller.bots.ring, *controller.rings):
                ring.hold(DONE)
        self._is_done = True
        self._keep(self._number + 1)
        self._show()

    def _go_on(self) -> None:
        self._number += 1
        self.begin_task()

    def _finish(self) -> None:
        """Show what is known now."""
        self._window.pages.remove(LESSON_END)
        self._window.show_page(LESSON_END)

    def end_page(self) -> LessonEndPage:
        """Return the page of what is known now, with the doors that lead on from there."""
        from chrononauts_qt.ui.shell.lesson_end import LessonEndPage

        told = lessons_of(self._game)
        title, known = told.title(self._lesson.name), told.known(self._lesson.name)
        page = LessonEndPage(title, known, self._window.look.theme)
        page.play_wanted.connect(self._play)
        page.again_wanted.connect(self._begin_anew)
        page.left.connect(self._leave)
        return page

    def _begin_anew(self) -> None:
        self._number = 0
        self.begin_task()

    def _play(self) -> None:
        """Offer a game of what has just been learnt, which begins with a single press."""
        from chrononauts_qt.ui.shell.dealing import first_game

        usual = first_game(self._game, self._window.look)
        self._window.ask_new_game(choice=lessons_of(self._game).first_game(usual))

    def _leave(self) -> None:
        """Go back to the shelf, where the box of the game has the keys."""
        window = self._window
        window.show_home()
        window.home.turn_to(self._game)

    def _keep(self, done: int) -> None:
        look = self._window.look
        kept = dict(look.settings.lessons)
        kept[self._game] = {**kept.get(self._game, {}), self._lesson.name: done}
        look.change(look.settings._replace(lessons=kept))

    def close(self) -> None:
        """The table is left."""
        self._window.learning = self._window.hire = None
        self._window.pages.remove(LESSON_END)
        self._drop_bar()

    # -- the bar --------------------------------------------------------------------------------

    def dress(self) -> None:
        """Make the bar in the look and language of now."""
        self._drop_bar()
        told = lessons_of(self._game)
        sentences = [say(task.name) for task in self._lesson.tasks for say in (told.sentence, told.learnt)]
        bar = self._bar = LessonBar(self._window.look.theme, sentences)
        bar.went_on.connect(self._go_on)
        bar.again_wanted.connect(self.begin_task)
        bar.finished.connect(self._finish)
        bar.left.connect(self._leave)
        self._window.column.insertWidget(0, bar)
        self._show()

    def way_out(self) -> str:
        """Return what leads out of the lesson, which Esc does not."""
        return self._bar.way_out() if self._bar is not None else ""

    def _drop_bar(self) -> None:
        if self._bar is not None:
            self._bar.hide()
            self._bar.deleteLater()
            self._bar = None

    def follow_page(self) -> None:
        """Show the bar over the table and its end, and over no other page."""
        if self._bar is not None:
            self._bar.setVisible(self._window.shown() in (TABLE, END))
            QTimer.singleShot(0, self._window, self._step_back)  # the page may still dress its buttons

    def _step_back(self) -> None:
        """Once a task is done, the primary button is that of the bar, which has the keys over an end, and no
        other one leads on from a table."""
        page = self._window.stack.currentWidget()
        if isinstance(page, EndPage):
            page.teach()
        if self._is_done and self._bar is not None and self._window.shown() == END:
            self._bar.take_keys()
        if self._is_done and page is not None and self._window.shown() in (TABLE, END):
            for button in page.findChildren(QPushButton):
                if button.property("primary"):
                    button.setProperty("primary", False)
                    button.style().polish(button)
                    button.setVisible(self._window.shown() != TABLE)

    def _show(self) -> None:
        assert self._bar is not None, "it has been made"
        told, tasks = lessons_of(self._game), len(self._lesson.tasks)
        place = text("place", lesson=told.title(self._lesson.name), task=self._number + 1, tasks=tasks)
        if self._is_done:
            self._bar.tell_done(place, told.learnt(self.task.name), is_last=self._number + 1 == tasks)
        elif self._is_missed:
            self._bar.tell_missed(place)
        else:
            self._bar.ask(place, told.sentence(self.task.name))
        self.follow_page()


def learn(window: MainWindow, game: str) -> None:
    """Take up the first lesson of a game that is not done, or the first of all."""
    if not window.may_leave():
        return
    done = window.look.settings.lessons.get(game, {})
    lessons = lessons_of(game).LESSONS
    next_one = next((one for one in lessons if done.get(one.name, 0) < len(one.tasks)), lessons[0])
    Learning(window, game, next_one).begin_task()
