"""Pictures of every screen, size and theme: `python3 dev.py shots --out DIR`, to be looked at."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.session import journal, settings
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.places import Summary
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.solonauts.deals import Terms as Deal
from chrononauts_qt.ui.kit.look import LANGUAGES
from chrononauts_qt.ui.kit.theme import THEMES, chosen
from chrononauts_qt.ui.shell import app as application
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.new_game import NewGameChoice
from chrononauts_qt.ui.table.screens import screens_of
from tests.gui.afternova.screens import SCREENS as DEALS
from tests.gui.artifaxx.screens import SCREENS as COUNTERS
from tests.gui.desks import board_of, controller_of, screen_of
from tests.gui.dungeon_time.book_screens import SCREENS as EXAMPLES
from tests.gui.dungeon_time.screens import SCREENS as DUNGEONS
from tests.gui.explain.screens import SCREENS as EXPLAINED
from tests.gui.hints.screens import SCREENS as HINTED
from tests.gui.lessons import LAST, lesson
from tests.gui.phones.screens import SCREENS as LET_IN
from tests.gui.program import let_go
from tests.gui.replay.screens import SCREENS as REPLAYED
from tests.gui.solonauts.screens import SCREENS as JOURNEYS
from tests.gui.take_backs import SCREENS as TAKEN_BACK
from tests.gui.windows.games_screens import SCREENS as SAVED
from tests.gui.windows.helpers import panel
from tests.gui.windows.statistics_screens import SCREENS as COUNTED
from tests.specimens import SHEETS

SIZES = (QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080), QSize(2560, 1440))
SHARP = QSize(1920, 1080)
"""The size that is drawn with two pixels for one as well."""
GAMES = Path(__file__).with_name("gui") / "games"

SIX = ("Ada", "Bruno", "Chloé", "Davide", "Élise", "Œdipe")
LONG = tuple(f"Wilhelmine-Maximiliane {sign}" for sign in "MWQGÖÄ")
"""Names as long as players may have them."""
BOTS = ("", "cadet", "", "agent", "chief", "cadet")
"""Who of SIX is a bot of which rank."""
NAMES = frozenset((*SIX, *LONG))


def match_of(name: str, until: int | None = None) -> Match:
    """Return the match of a journal of the GUI tests after its first `until` actions."""
    kept = journal.read(GAMES / f"{name}.chrononauts")
    setup = rules.read_setup(len(kept.header.names), kept.header.setup)
    match = Match(kept.header.game, kept.header.names, rules.new_game(setup, kept.deal)[0], {})
    for record in kept.records[:until]:
        match.submit(record.seat, parse(record.action), record.chances)
    return match


def _crowd(names: tuple[str, ...] = SIX) -> Match:
    """Six players in the middle of a game, with a hand of ten and a crowded table."""
    cards = ("mona-lisa-real", "mona-lisa-excellent", "ark", "dodo", "creation-tape", "sports-almanac")
    setup = rules.Setup(
        6,
        "crowd",
        first="seat-3",
        mulligan=False,
        red=(1914, 1936, 1943, 1963, 1980),
        patches=("patch-1945-treaty", "patch-1968", "patch-1999"),
        hands={
            2: (
                "reverse-fate",
                "reverse-fate",
                "patch-1918",
                "memo",
                "fast-forward",
                "tyrannosaurus",
                "sell-artifact-mona-lisa",
                "prevent-assassination",
                "miracle-biblical-relic",
            )
        },
        tables={0: cards, 2: ("rongorongo", "triceratops", "stegosaurus"), 4: ("shakespeare-play",)},
        identities={2: "hester"},
        missions={2: "natural-history"},
        discard_pile=("halt-attack", "new-mission"),
    )
    state, _ = rules.new_game(setup)
    return Match("chrononauts", names, state, {})


def _seated(match: Match) -> Match:
    """Let bots sit in some seats."""
    match.bots.update({seat: rank for seat, rank in enumerate(BOTS) if rank})
    return match


def _uncovered(window: MainWindow) -> None:
    assert controller_of(window) is not None, "a match is open"
    wanted = controller_of(window).wanted
    if wanted is not None:
        controller_of(window).lift(wanted)


def _table(window: MainWindow, match: Match, card: str | None = None) -> None:
    window.open_match(match)
    _uncovered(window)
    if card is not None and screen_of(window) is not None:
        screen_of(window).arming.arm(card, "hand")


def _new_game(window: MainWindow, choice: NewGameChoice) -> None:
    window.ask_new_game()
    window.new_game.suggest(choice)


def _unproven(window: MainWindow) -> None:
    _new_game(window, NewGameChoice(SIX[:1], "solonauts", Deal(travellers=14)))
    search = panel(window.new_game).search
    search.begin(Deal(travellers=14))
    search.stop_button.click()


def _guess(window: MainWindow) -> None:
    window.open_match(match_of("home", 0))
    _uncovered(window)


def _guessed(window: MainWindow) -> None:
    """What came out when everybody has guessed the time."""
    window.open_match(match_of("home", 0))
    assert screen_of(window) is not None, "a match is open"
    guess = screen_of(window).sheets.guess
    while guess.isVisible():
        guess.lift()
        guess.saw_button.click()


def _read(window: MainWindow, key: str) -> None:
    _table(window, _crowd())
    assert screen_of(window) is not None, "a match is open"
    screen_of(window).hand.inspect.emit(key)


def _claim(window: MainWindow) -> None:
    _table(window, match_of("mission", -1))
    assert screen_of(window) is not None, "a match is open"
    screen_of(window).questions.ask_claim()


def _discards(window: MainWindow) -> None:
    _table(window, match_of("hand", 60))
    assert screen_of(window) is not None, "a match is open"
    screen_of(window).questions.show_discards()


def _year_asked(window: MainWindow) -> None:
    _table(window, _crowd())
    assert screen_of(window) is not None, "a match is open"
    screen_of(window).explain.year_door.ask()


def _choice(window: MainWindow) -> None:
    match = _crowd()
    _table(window, match)
    assert screen_of(window) is not None, "a match is open"
    screen_of(window).questions.ask_choice("sell-artifact-mona-lisa")


def _refusal(window: MainWindow) -> None:
    _table(window, _crowd(), "prevent-assassination")
    assert screen_of(window) is not None, "a match is open"
    screen_of(window).arming.play("1912")


def _reveal(window: MainWindow, name: str) -> None:
    window.open_match(match_of(name))


def _front_page(window: MainWindow, name: str) -> None:
    _reveal(window, name)
    assert window.desk is not None, "a match is open"
    window.desk.end.print_requested.emit()


def _reveal_bots(window: MainWindow) -> None:
    match = _seated(match_of("hand"))
    match.bots[2] = "chief"  # who wins
    window.open_match(match)


def _memo_look(window: MainWindow) -> None:
    window.open_match(match_of("anomalies", 1))
    assert controller_of(window) is not None, "a match is open"
    controller_of(window).look(1)
    controller_of(window).lift(1)


def _memo_alone(window: MainWindow) -> None:
    match = match_of("anomalies", 1)
    match.bots.update(dict.fromkeys({*range(len(match.names))} - {1}, "agent"))
    window.open_match(match)


def _home_waiting(window: MainWindow) -> None:
    window.home.offer_games(True)
    game, match = screens_of("chrononauts"), _crowd()
    begun = Summary("chrononauts", SIX[:3], 1, 0, None, match.view(None))
    glance = game.glance(window.look.theme, begun.view)
    window.home.offer_continue({begun.game: game.waiting(begun)}, begun.game, glance)


def _list(window: MainWindow, match: Match, card: str | None = None) -> None:
    _table(window, match, card)
    board_of(window).toggle()


def _search(window: MainWindow) -> None:
    window.rules.open("section:turns")
    window.rulebook.search_field.setText("1945")


def _example(window: MainWindow) -> None:
    """The example of the rulebook at a step with Patches, Paradoxes and turned Linchpins."""
    window.rules.open("section:jfk")
    for _ in range(8):
        window.rulebook.example.go(1)


def _keys_of(window: MainWindow, screen: str) -> None:
    SCREENS[screen](window)
    window.key_list.ask()


def _lesson_end(window: MainWindow) -> None:
    lesson(window, "chrononauts", LAST, is_done=True)
    assert window.learning is not None
    window.learning._finish()


SCREENS: dict[str, Callable[[MainWindow], object]] = {
    **EXPLAINED,
    **COUNTERS,
    **DEALS,
    **EXAMPLES,
    **JOURNEYS,
    **DUNGEONS,
    **HINTED,
    **SAVED,
    **COUNTED,
    **TAKEN_BACK,
    **REPLAYED,
    **LET_IN,
    "welcome": lambda window: window.settings_opener.welcome(),
    "home": lambda window: window.show_home(),
    "keys": lambda window: window.key_list.ask(),
    "keys-table": lambda window: _keys_of(window, "table-start"),
    "keys-dungeon": lambda window: _keys_of(window, "dungeon-ready"),
    "home-waiting": _home_waiting,
    "settings": lambda window: window.settings_opener.open(),
    "rulebook-signs": lambda window: window.rules.open("section:signs"),
    "rulebook": lambda window: window.rules.open("rule:R-416"),
    "rulebook-jfk": _example,
    "rulebook-search": _search,
    "about": lambda window: window.home.about_requested.emit(),
    "new-game": lambda window: window.ask_new_game(),
    "new-game-artifaxx": lambda window: _new_game(window, NewGameChoice(SIX[:4], game="artifaxx")),
    "new-game-bots": lambda window: _new_game(window, NewGameChoice(SIX, bots=BOTS)),
    "new-game-watched": lambda window: _new_game(
        window, NewGameChoice(SIX[:4], game="artifaxx", bots=("cadet",) * 4)
    ),
    "new-game-solonauts": lambda window: _new_game(window, NewGameChoice(SIX[:1], game="solonauts")),
    "new-game-many": lambda window: _new_game(window, NewGameChoice((), "solonauts", Deal(travellers=14))),
    "new-game-seed": lambda window: _new_game(window, NewGameChoice(SIX[:1], "solonauts", Deal(deal="seed"))),
    "new-game-unproven": _unproven,
    "guess-curtain": lambda window: window.open_match(match_of("home", 0)),
    "guess": _guess,
    "guessed": _guessed,
    "mulligan": lambda window: _table(window, match_of("home", 3)),
    "curtain": lambda window: window.open_match(match_of("anomalies", 0)),
    "table-start": lambda window: _table(window, match_of("mission", 6)),
    "table-crowd": lambda window: _table(window, _crowd()),
    "table-names": lambda window: _table(window, _crowd(LONG)),
    "table-bots": lambda window: _table(window, _seated(_crowd(LONG))),
    "table-armed": lambda window: _table(window, _crowd(), "reverse-fate"),
    "table-refused": _refusal,
    "table-uber": lambda window: _table(window, match_of("anomalies", 15)),
    "table-end": lambda window: _table(window, match_of("mission", -1)),
    "lesson": lambda window: lesson(window, "chrononauts", 1),
    "lesson-end": _lesson_end,
    "lesson-done": lambda window: lesson(window, "chrononauts", LAST, is_done=True),
    "list": lambda window: _list(window, _crowd()),
    "list-armed": lambda window: _list(window, _crowd(), "prevent-assassination"),
    "list-uber": lambda window: _list(window, match_of("anomalies", 15)),
    "memo": lambda window: window.open_match(match_of("anomalies", 1)),
    "memo-look": _memo_look,
    "memo-alone": _memo_alone,
    "rewind": lambda window: _table(window, match_of("anomalies", 23)),
    "quick-trip": lambda window: _table(window, match_of("hand", 97)),
    "discards": _discards,
    "choice": _choice,
    "year-asked": _year_asked,
    "inspector-card": lambda window: _read(window, "tyrannosaurus"),
    "inspector-year": lambda window: _read(window, "1945"),
    "claim": _claim,
    "reveal-home": lambda window: _reveal(window, "home"),
    "reveal-bots": _reveal_bots,
    "front-page": lambda window: _front_page(window, "home"),
    "front-page-destroyed": lambda window: _front_page(window, "destroyed"),
    "reveal-destroyed": lambda window: _reveal(window, "destroyed"),
}


def opened(
    home: Path, screen: str, size: QSize, theme: str = "dark", scale: float = 1.0, language: str = "en"
) -> MainWindow:
    """Return the program's window on a screen of SCREENS, as the settings of a player would have it."""
    kept = settings.Settings(
        theme=theme, text_scale=scale, language=language, welcomed=True, first_times=False
    )
    settings.save(home, kept)
    window = MainWindow(home, now=lambda: 0.0)  # nobody's time runs out while it is looked at
    window.resize(size)
    window.show()
    SCREENS[screen](window)
    for _ in range(40):  # the scenes of a board follow the first frame
        QApplication.processEvents()
    return window


def closed(window: MainWindow) -> None:
    """Close a window and let it go."""
    window.close()
    window.deleteLater()
    let_go()


def picture(window: MainWindow, ratio: int = 1) -> QPixmap:
    """Return what a window shows, with `ratio` pixels for one."""
    pixmap = QPixmap(window.size() * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.black)
    window.render(pixmap)
    return pixmap


def render(
    folder: Path,
    only: str = "",
    themes: Sequence[str] = tuple(THEMES),
    sizes: Sequence[QSize] = SIZES,
    scale: float = 1.0,
    language: str = "en",
) -> Iterator[Path]:
    """Draw every screen and sheet whose name contains `only`, and yield the pictures' paths."""
    folder.mkdir(parents=True, exist_ok=True)
    larger = "" if scale == 1.0 else f"-{scale * 100:.0f}"
    with tempfile.TemporaryDirectory() as home:
        for name, size, theme in product(SCREENS, sizes, themes):
            if only not in name:
                continue
            window = opened(Path(home), name, size, theme, scale, language)
            for ratio in (1, 2) if size == SHARP else (1,):
                sharp = "@2x" if ratio == 2 else ""
                path = folder / f"{name}-{size.width()}x{size.height()}-{theme}{larger}{sharp}.png"
                QTest.qWait(500)  # as a player sees it: all scenes are drawn
                picture(window, ratio).save(str(path))
                yield path
            closed(window)
    for (name, draw), theme in product(SHEETS.items(), themes):
        if only in name:
            path = folder / f"{name}-{theme}{larger}.png"
            draw(chosen(theme, scale)).save(str(path))
            yield path


def _size(words: str) -> QSize:
    width, _, height = words.partition("x")
    return QSize(int(width), int(height))


def main(argv: list[str]) -> int:
    """Write the pictures and say where they are."""
    parser = argparse.ArgumentParser(prog="shots")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the pictures")
    parser.add_argument("--only", default="", help="screens whose name contains this")
    parser.add_argument("--theme", choices=list(THEMES), nargs="*", default=list(THEMES), help="these themes")
    parser.add_argument("--size", type=_size, nargs="*", default=list(SIZES), help="such as 1366x768")
    parser.add_argument("--scale", type=float, default=1.0, help="the reader's text size, 1 as drawn")
    parser.add_argument("--language", choices=sorted(LANGUAGES), default="en", help="what the screens speak")
    args = parser.parse_args(argv)
    app = application.make_app()
    i18n.install(app, args.language)  # for the sheets, which have no window
    count = sum(1 for _ in render(args.out, args.only, args.theme, args.size, args.scale, args.language))
    print(f"{count} pictures in {args.out}")
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
