"""How a game comes onto the desk of the window: dealt anew, gone on with, or opened from a file."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from chrononauts_qt.kernel.errors import GameError
from chrononauts_qt.session import places
from chrononauts_qt.session.errors import CorruptSave
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.phone_texts import text as phone_text
from chrononauts_qt.ui.table.lessons import is_learnt
from chrononauts_qt.ui.table.screens import screens_of

if TYPE_CHECKING:
    from pathlib import Path

    from chrononauts_qt.session.places import Summary
    from chrononauts_qt.session.saves import Save
    from chrononauts_qt.session.settings import Settings
    from chrononauts_qt.ui.shell.home import HomeScreen
    from chrononauts_qt.ui.shell.main_window import MainWindow
    from chrononauts_qt.ui.table.new_game import NewGameChoice


class Openings:
    """Opens the games of a window. What cannot be opened is told, and a game under way stays there."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._waiting: Summary | None = None
        self._saves: dict[str, Save] = {}
        self._has_games = False
        self._next_up: dict[str, str] = {}

    # -- what waits -----------------------------------------------------------------------------

    def find_game(self) -> None:
        """Look for a game to go on with, and offer it on the first screen; nothing while one is played."""
        if self._window.desk is not None:
            return
        unreadable: list[CorruptSave] = []
        ended: list[Summary] = []
        found = places.latest_unfinished(self._window.folder, unreadable, ended)
        self._waiting = found[1] if found else None
        self._saves = _waiting_in(self._window.folder) if found else {}
        self._has_games = _are_there_games(self._window.folder)
        kept, folder = self._window.look.settings.kept, self._window.folder
        news = {one.game: _told_of_end(one) for one in ended[:1]}
        next_up = {game: screens_of(game).next_up(kept(game), folder) for game in SHELF}
        self._next_up = {game: said or news.get(game, "") for game, said in next_up.items()}
        self.offer(self._window.home)
        if unreadable:
            self._tell_unreadable(unreadable[0])

    def offer(self, home: HomeScreen) -> None:
        """Offer on the first screen the game that waits, and the other ones, as far as they are known."""
        home.offer_games(self._has_games)
        home.offer_lessons(unknown(self._window.look.settings))
        found = self._waiting
        if found is None:
            home.offer_continue({}, next_up=self._next_up)
            return
        summaries = {game: save.summary for game, save in self._saves.items()} | {found.game: found}
        waiting = {game: _told(summary) for game, summary in summaries.items()}
        glance = screens_of(found.game).glance(self._window.look.theme, found.view)
        home.offer_continue(waiting, found.game, glance, self._next_up)

    def go_on(self, game: str = "") -> None:
        """Go on with the game that was played last, of all or of one kind."""
        unreadable: list[CorruptSave] = []
        if game in self._saves and self._waiting is not None and self._waiting.game != game:
            self._open(self._saves[game].path)
            return
        found = places.latest_unfinished(self._window.folder, unreadable)
        if found is not None:
            self._open(found[0])
            return
        self._window.show_home()
        if unreadable:
            self._tell_unreadable(unreadable[0])

    def open_file(self, path: Path) -> None:
        """Go on with a saved game, wherever it lies, behind a curtain: nobody knows who opens it.

        One that lies on the desk already is shown again. A game under way that cannot be saved at present
        is not given up for another one.
        """
        from chrononauts_qt.ui.catalog import games_texts

        window, desk = self._window, self._window.desk
        writer = desk.controller.match.writer if desk is not None else None
        if desk is not None and writer is not None and _is_same(path, writer.path):
            desk.cover()
            window.show_page("table")
            desk.show_end()
        elif desk is not None and not desk.controller.try_again():
            window.tell(games_texts.text("table-unsaved", file=games_texts.shown(path)))
        elif self._open(path) and window.desk is not None and not window.desk.is_over:
            window.desk.cover()

    def _open(self, path: Path) -> bool:
        """Bring a saved game onto the desk; return whether that was possible."""
        from chrononauts_qt.session import journal
        from chrononauts_qt.session.match import resume
        from chrononauts_qt.ui.catalog import games_texts

        window = self._window
        try:
            match = resume(journal.read(path))
        except CorruptSave as error:
            self._tell_unreadable(error)
            return False
        window.open_match(match)
        window.phones.offer()
        if match.torn is not None:
            from chrononauts_qt.ui.catalog.saves import left_out

            window.tell(left_out(match.torn, match.kept))
        elif match.writer is None and match.game.outcome(match.state) is None:
            window.tell(games_texts.text("by-hand"))
        return True

    # -- what begins ----------------------------------------------------------------------------

    def start(self, choice: NewGameChoice) -> None:
        """Deal the game that was chosen, and remember the choice."""
        from chrononauts_qt.ui.shell.dealing import remembered

        look = self._window.look
        look.change(remembered(choice, look.settings))
        self.begin(choice)

    def start_today(self, game: str) -> None:
        """Begin the deal of the day of a game, go on with it, or ask for a name first."""
        from chrononauts_qt.ui.shell.dealing import is_dealt, today

        window = self._window
        unreadable: list[CorruptSave] = []
        waiting = places.latest_unfinished(window.folder, unreadable)
        if unreadable:
            self._tell_unreadable(unreadable[0])
        choice = today(game, window.look)
        if choice is None:
            return
        if waiting is not None and is_dealt(choice, waiting[0]):
            self.go_on()
        elif choice.names and all(choice.names):
            self.start(choice)
        else:
            window.ask_new_game(choice=replace(choice, names=(), bots=()))

    def rematch(self, terms: object = None) -> None:
        """Play again with the same people; on other terms than the last, or with the next seat to begin."""
        from chrononauts_qt.ui.shell.dealing import again

        window = self._window
        if window.desk is not None:
            choice = again(window.desk.controller, window.look)
            choice = replace(choice, phones=choice.phones or window.phones.is_used)
            self.begin(choice if terms is None else replace(choice, terms=terms), is_rematch=True)

    def begin(self, choice: NewGameChoice, is_rematch: bool = False) -> None:
        """Deal the game that was chosen, which is not remembered; the oldest unfinished one gives way."""
        from chrononauts_qt.session import saves
        from chrononauts_qt.ui.shell.dealing import deal

        window = self._window
        if not window.may_leave():
            return
        saves.make_room(window.folder)
        try:
            match = deal(choice, window.folder)
        except GameError:
            window.tell(text("cannot-begin"))
            return
        had_phones = window.phones.is_used
        window.open_match(match, is_rematch)
        if window.desk is not None and window.desk.controller.trouble:
            window.tell(window.desk.controller.trouble)
        if choice.phones and not window.phones.is_used:
            window.phones.open()
            if had_phones:
                window.tell(phone_text("other-seats"))

    def _tell_unreadable(self, error: CorruptSave) -> None:
        from chrononauts_qt.ui.catalog import games_texts

        self._window.tell(games_texts.not_opened(error))


def _are_there_games(folder: Path) -> bool:
    """Tell whether there is anything to show on the page of games; what gave way and what was deleted too."""
    try:
        found = chain(folder.glob(f"*{places.SUFFIX}"), folder.glob(f"*/*{places.SUFFIX}"))
        put_aside = folder.glob(f"*{places.SUFFIX}{places.UNREADABLE}*")
        return any(map(places.is_journal, found)) or any(put_aside)
    except OSError:
        return False


def _waiting_in(folder: Path) -> dict[str, Save]:
    from chrononauts_qt.session import saves  # and the rules: a first start does without

    return saves.waiting(folder)


def _is_same(path: Path, other: Path) -> bool:
    """Tell whether two names are those of one file."""
    try:
        return path.samefile(other)
    except OSError:
        return False


def unknown(settings: Settings) -> tuple[str, ...]:
    """Return the games that nobody here has learnt or begun: who begins one wants no lesson first."""
    known, done = settings.games, settings.lessons
    return tuple(game for game in SHELF if game not in known and not is_learnt(game, done.get(game, {})))


def _told_of_end(found: Summary) -> str:
    """Return what is said of the game that was played last and has ended."""
    return words.text("last-ended", how=screens_of(found.game).how_far(found))


def _told(found: Summary) -> str:
    """Return what is said of the game that waits."""
    said = screens_of(found.game).waiting(found)
    return words.text("waiting-named", game=found.name, summary=said) if found.name else said
