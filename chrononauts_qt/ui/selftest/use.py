"""What an installation can do, from settings to its window; and every check of `--selftest` in order."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QProcess

from chrononauts_qt.bots.ranks import PARTS, Findings, conclude, explore
from chrononauts_qt.kernel.game import View
from chrononauts_qt.session import journal, settings
from chrononauts_qt.session.match import Match, Replay, resume
from chrononauts_qt.session.settings import Settings
from chrononauts_qt.session.thinking import Question
from chrononauts_qt.shelf import GAMES, SHELF
from chrononauts_qt.ui.kit.look import LANGUAGES
from chrononauts_qt.ui.kit.waiting import wait_for
from chrononauts_qt.ui.selftest import installation
from chrononauts_qt.ui.selftest.phones import phones
from chrononauts_qt.ui.selftest.workspace import Workspace, colors_of
from chrononauts_qt.ui.shell.app import make_app
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.print_page import as_pdf, as_png
from chrononauts_qt.ui.table.bot_worker import START, Thinker
from chrononauts_qt.ui.table.inventory import Flawed
from chrononauts_qt.ui.table.own_process import program
from chrononauts_qt.ui.table.seat_controller import SeatController

NAMES = ("Ada", "Bruno", "Élise")
SEED, HALF = "selftest", "half-"
LONGEST = 400
"""No game of these three takes so many actions; one that does is broken."""

PATIENCE = 20.0
"""Seconds for one answer: a slow machine is no fault of the installation."""

PAGES = (
    "home",
    "new_game",
    "games",
    "statistics_page",
    "settings_page",
    "welcome",
    "rulebook",
    "about",
    "report",
)


def keeping(workspace: Workspace) -> str:
    """Write settings and read them again."""
    kept = Settings(names=NAMES, language="fr", text_scale=1.2, theme="light", sound=True, welcomed=True)
    trouble = settings.save(workspace.folder, kept)
    if trouble is not None:
        raise Flawed(f"the settings cannot be written: {trouble}")
    if settings.load(workspace.folder) != kept:
        raise Flawed("the settings are read otherwise than they were written")
    return settings.FILE


def game(workspace: Workspace) -> dict[str, Any]:
    """Play every game to its end; each move is thought out here and by `think`, which must say the same."""
    with _Thinking() as thinking:
        return {name: _played(workspace, name, thinking) for name in SHELF}


def _played(workspace: Workspace, name: str, thinking: _Thinking) -> dict[str, Any]:
    rules = GAMES[name]
    gentle, usual, strong = SHELF[name].ranks
    names = NAMES[: rules.SEATS.stop - 1]
    setup = rules.quick_setup(len(names) if rules.SIZE.counted == "players" else rules.SIZE.usual, SEED)
    workspace.matches[name] = match = Match.start(name, names, setup, workspace.journal(name))
    asked = actions = 0
    while (owed := rules.pending(match.state)) and actions < LONGEST:
        seat = next(iter(rules.silent_answers(match.state) or owed))
        if owed[seat].is_choice:
            rank = strong if asked == 0 else (gentle, usual)[seat % 2]
            action = thinking.decide(name, rank, rules.view(match.state, seat))
            asked += 1
        else:
            action = owed[seat].options[0]
        match.submit(seat, action)
        actions += 1
    outcome = rules.outcome(match.state)
    if outcome is None:
        raise Flawed(f"a game between bots has no end after {actions} actions: {name}")
    return {"actions": actions, "thought": asked, "outcome": outcome.route}


class _Thinking:
    """As many processes as the best rank uses."""

    def __init__(self) -> None:
        self._parent = QObject()
        self._thinkers = [Thinker(program(), self._parent) for _ in range(max(PARTS.values()))]
        self._answers: dict[tuple[int, int], Findings | None] = {}
        self._count = 0

    def __enter__(self) -> _Thinking:
        for thinker in self._thinkers:
            thinker.answered.connect(self._hear)
            thinker.start()
        return self

    def __exit__(self, *_: object) -> None:
        for thinker in self._thinkers:
            thinker.stop()

    def _hear(self, question: Question, found: Findings | None) -> None:
        self._answers[question.number, question.part] = found

    def decide(self, game: str, rank: str, view: View) -> Any:
        """Return what a rank does, by its processes and by this one."""
        self._count += 1
        keys = [(self._count, part) for part in range(PARTS[rank])]
        for (number, part), thinker in zip(keys, self._thinkers, strict=False):
            thinker.ask(Question(number, game, rank, view, part, PATIENCE))
        wait_for(lambda: all(key in self._answers for key in keys), PATIENCE + START)
        found = [self._answers.get(key) for key in keys]
        for thinker in self._thinkers:
            _check_silence(thinker, "think")
        if None in found:
            raise Flawed("a process that thinks gives no answer")
        if found != [explore(game, rank, view, part) for _, part in keys]:
            raise Flawed("a process that thinks says something else than this one")
        return conclude(game, rank, view, found).advice.action


def _check_silence(worker: QObject, command: str) -> None:
    """Raise Flawed if the process of a worker complains."""
    process = worker.findChild(QProcess)
    said = bytes(process.readAllStandardError().data()).decode("utf-8", "replace").strip() if process else ""
    if said:
        raise Flawed(f"the process “{command}” complains: {said.splitlines()[-1]}")


def save(workspace: Workspace) -> dict[str, int]:
    """Read the journal of each game, play it again, and compare; then go on with a half of it."""
    read = [_read_again(workspace, name, match) for name, match in workspace.matches.items()]
    return {"bytes": sum(size for size, _ in read), "actions": sum(actions for _, actions in read)}


def _read_again(workspace: Workspace, name: str, match: Match) -> tuple[int, int]:
    """Return how many bytes and actions the journal of a game has."""
    path, rules = workspace.journal(name), GAMES[name]
    if match.trouble is not None:
        raise Flawed(f"the game cannot be written: {match.trouble}")
    kept = journal.read(path)
    replay = Replay(kept)
    replay.run()
    if rules.dump(replay.state) != rules.dump(match.state) or replay.torn is not None:
        raise Flawed(f"a game is read otherwise than it was written: {name}")
    half = workspace.journal(name, HALF)
    begun = path.read_bytes()
    half.write_bytes(begun[: kept.records[replay.done // 2].end])
    opened = resume(journal.read(half))
    if rules.outcome(opened.state) is not None or opened.torn is not None or opened.lock is None:
        raise Flawed(f"a game cannot be gone on with: {name}")
    opened.lock.free()
    return len(begun), replay.done


def workers(workspace: Workspace) -> int:
    """Let `simulate` play two games at once, in processes that it starts itself."""
    command = program()
    options = ("simulate", "--bots", "random,random", "--games", "2", "--workers", "2", "--json")
    process = QProcess()
    process.start(command[0], [*command[1:], *options])
    wait_for(lambda: process.state() == QProcess.ProcessState.NotRunning, PATIENCE + START)
    said = bytes(process.readAllStandardOutput().data()).decode("utf-8", "replace")
    complaint = bytes(process.readAllStandardError().data()).decode("utf-8", "replace").strip()
    process.kill()
    try:
        played = json.loads(said)["games"]
    except (ValueError, TypeError, KeyError):
        played = 0
    if played != 2 or complaint:
        raise Flawed(f"two games cannot be played at once: {complaint[-200:] or process.errorString()}")
    return int(played)


def window(workspace: Workspace) -> dict[str, Any]:
    """Open the real window in every language with every page, and lay the table of each saved game."""
    with shown_window(workspace) as shown:
        for code in sorted(LANGUAGES):
            shown.look.change(shown.look.settings._replace(language=code))
            for name in PAGES:
                shown.show_page(name)
                _check_paint(shown, name)
        for name in SHELF:
            _lay_table(shown, workspace.journal(name, HALF))
    return {"pages": len(PAGES) + len(SHELF), "languages": len(LANGUAGES)}


def printing(workspace: Workspace) -> int:
    """Put on paper what games that are over can print: as PDF and as a picture; return how many can."""
    count = 0
    with shown_window(workspace) as shown:
        for name in SHELF:
            shown.open_file(workspace.journal(name))
            sheet = shown.desk.printed() if shown.desk is not None else None
            shown.leave_table()
            if sheet is None:
                continue
            count += 1
            if not (as_pdf(sheet).startswith(b"%PDF") and as_png(sheet).startswith(b"\x89PNG")):
                raise Flawed(f"“{sheet.title}” cannot be printed")
    return count


def _lay_table(shown: MainWindow, path: Path) -> None:
    """Go on with a saved game, first behind its curtain if it has one."""
    shown.open_file(path)
    if shown.desk is None:
        raise Flawed("the saved game is not opened")
    controller = shown.desk.controller
    if isinstance(controller, SeatController) and controller.wanted is not None:
        _check_paint(shown, "curtain")
        controller.lift(controller.wanted)
    _check_paint(shown, "table")
    shown.leave_table()


@contextmanager
def shown_window(workspace: Workspace) -> Iterator[MainWindow]:
    """Give the window of the program; it is gone at the end, with all that Qt deletes later."""
    shown = MainWindow(workspace.folder)
    shown.look.change(shown.look.settings._replace(motion="off", sound=False))
    shown.show()
    try:
        yield shown
    finally:
        shown.close()
        shown.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no event loop runs here
        QCoreApplication.processEvents()


def _check_paint(shown: MainWindow, name: str) -> None:
    QCoreApplication.processEvents()
    if colors_of(shown.grab().toImage()) < 8:
        raise Flawed(f"the page “{name}” is drawn empty")


def fonts(workspace: Workspace) -> int:
    """Make the application, which gives Qt our typefaces; return how many faces it has."""
    make_app()
    return installation.fonts(workspace)


def screen(workspace: Workspace) -> str:
    """Return which kind of screen is drawn on."""
    return make_app().platformName()


def checks() -> dict[str, Callable[[Workspace], Any]]:
    """Return every check by its name; what one game alone can do has one of its own."""
    return {
        "data": installation.data,
        "fonts": fonts,
        "screen": screen,
        "resources": installation.files,
        "signs": installation.signs,
        "cards": installation.cards,
        "rulebook": installation.rulebook,
        "languages": installation.languages,
        "settings": keeping,
        "phones": phones,
        "game": game,
        "save": save,
        **{name: _alone(act) for each in installation.stocks() for name, act in each.abilities.items()},
        "workers": workers,
        "window": window,
        "printing": printing,
    }


def _alone(act: Callable[[], Any]) -> Callable[[Workspace], Any]:
    return lambda workspace: act()
