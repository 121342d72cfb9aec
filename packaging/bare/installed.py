"""The Debian package: installed, played, killed, spoken to in three languages, upgraded and purged."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from pack import APP_ID, NAME, VERSION, smoke

from bare.display import Display, until
from bare.game import Game
from bare.program import NO_SUCH_LOCALE, Program
from bare.protocol import Failed, Step
from bare.root import PLAYER, Root, reached
from bare.texts import translated

HOME = f"/home/{PLAYER}"
FOREIGN = re.compile(r"(lib)?(python|qt5|qt6|pyside|shiboken)")
FILES = (
    f"usr/bin/{NAME}",
    f"usr/share/applications/{APP_ID}.desktop",
    f"usr/share/metainfo/{APP_ID}.metainfo.xml",
    f"usr/share/mime/packages/{APP_ID}.xml",
    f"usr/share/icons/hicolor/scalable/apps/{NAME}.svg",
    *(f"usr/share/man/{place}man6/{NAME}.6.gz" for place in ("", "it/", "fr/")),
    *(f"usr/share/doc/{NAME}/{file}" for file in ("copyright", "changelog.gz", "changelog.Debian.gz")),
)
FORGETFUL = ("proc", "var/cache", "var/log", "home")
"""Where names of the package may be left: what others keep of it, and what is the player's."""

LANGUAGES = {"it": (72, 505), "fr": (188, 505)}
"""Where each language is chosen on the page of settings, on a screen of the display's size."""

OPEN_OTHER = ("Games", "Open another file…")
FIRST_PLAYER = ("Settings", "Player 1")


class Installed:
    """The steps of the package in one bare root, each of which needs the one before it."""

    def __init__(self, root: Root, display: Display, package: Path) -> None:
        self._root = root
        self._display = display
        self._package = package
        self._bare = set(root.packages())
        self._program = Program(root, display, HOME, NAME)
        self._faces: dict[str, bytes] = {}
        self.sizes: dict[str, int] = {}

    def steps(self) -> list[Step]:
        """Return the steps in their order."""
        return [
            ("the package installs", self.install),
            ("what is declared came, all that is needed, and nothing else", self.look_around),
            ("every file is in its place", self.find_files),
            ("the self-test passes", self.smoke),
            ("a first start, and a turn played through the window", self.play),
            ("Italian and French by the settings", self.translate),
            ("Italian and French by the system", self.start_abroad),
            ("killed in a turn, continued by the window", self.survive),
            ("a save opened by the command", self.open_file),
            ("installed over itself", self.upgrade),
            ("purged, and what is the player's is left", self.purge),
        ]

    # -- installing -----------------------------------------------------------------------------

    def install(self) -> str:
        """Install the package by apt, with what it depends on and nothing else."""
        place = self._root.inside(f"/tmp/{self._package.name}")
        place.write_bytes(self._package.read_bytes())
        self._root.install(f"/tmp/{self._package.name}")
        came = set(self._root.packages()) - self._bare - {NAME}
        self.sizes["installed"] = self._root.size_of([NAME])
        self.sizes["dependencies"] = self._root.size_of(came)
        own, others = (round(self.sizes[name] / 1e6) for name in ("installed", "dependencies"))
        return f"{own} MB, and {len(came)} packages of {others} MB that a desktop mostly has"

    def look_around(self) -> str:
        """Prove that what is declared is all that is needed, and that no Python or Qt of Debian came in."""
        packages = self._root.packages()
        came = set(packages) - self._bare
        undeclared = came - reached(packages, NAME)
        if undeclared:
            raise Failed(f"these came in, and nothing needs them: {', '.join(sorted(undeclared))}")
        foreign = sorted(name for name in packages if FOREIGN.match(name))
        if foreign:
            raise Failed(f"the package would run with Debian's {', '.join(foreign)}")
        unfound = self._root.unfound(f"/usr/lib/{NAME}")
        if unfound:
            raise Failed(f"needed, but not declared: {', '.join(unfound)}")
        return f"{len(packages[NAME])} declared, {len(came) - 1} with what these need; no Python, no Qt"

    def find_files(self) -> str:
        """Look whether what the desktop reads lies where it looks, and is as it was packed."""
        missing = [path for path in FILES if not self._root.inside(path).exists()]
        if missing:
            raise Failed(f"missing: {', '.join(missing)}")
        entry = self._root.inside(FILES[1]).read_text(encoding="utf-8")
        for line in (f"Exec={NAME} %f", f"Icon={NAME}"):
            if line not in entry.splitlines():
                raise Failed(f"the menu entry lacks “{line}”")
        changed = self._root.run(["dpkg", "--verify", NAME])
        if changed:
            raise Failed(f"dpkg finds changed: {changed}")
        said = self._root.told([NAME, "--version"]).strip()
        if said != f"Chrononauts Qt {VERSION}":
            raise Failed(f"--version says “{said}”")
        return f"{len(FILES)} looked for, all as packed; --version says “{said}”"

    def smoke(self) -> str:
        """Have the installed program test itself, as the player."""
        told = self._root.as_player(lambda: smoke.smoke([f"/usr/bin/{NAME}"]))
        return f"{len(told['checks'])} checks in {told['seconds']} s, quiet, and nothing left behind"

    # -- playing --------------------------------------------------------------------------------

    def play(self) -> str:
        """Start for the first time, begin a game of two, play a turn and leave by the menu."""
        program, display = self._program, self._display
        program.start()
        display.picture("1-first-page")
        display.key("Return")
        display.picture("2-home")
        game = Game(program)
        game.begin()
        game.lift()
        display.picture("6-table")
        played = game.play_on()
        display.picture("7-next-turn")
        program.quit_table()
        last = game.last()
        return (
            f"“{played}”; {last['number']} actions, turn {last['turn']}, seat {last['seat_to_move']} to move"
        )

    def translate(self) -> str:
        """Choose Italian, then French, and prove it by the settings and by what the window says."""
        program, display = self._program, self._display
        program.start()
        self._faces["en"] = display.picture("8-home-en")
        self._ask_for_file("en")
        for language, place in LANGUAGES.items():
            display.key("ctrl+comma")
            display.still()
            display.click(*place)
            display.picture(f"9-settings-{language}")
            kept = program.settings()["language"]
            if kept != language:
                raise Failed(f"“{language}” was chosen, but the settings have “{kept}”")
            display.key("Escape")
            self._faces[language] = display.picture(f"9-home-{language}")
            self._ask_for_file(language)
        if len(set(self._faces.values())) < len(self._faces):
            raise Failed("the first page looks the same in two languages")
        program.quit_home()
        return "three first pages that differ, three titles of a dialog as translated, both choices kept"

    def _ask_for_file(self, language: str) -> None:
        """Open the dialog for another file, whose title says what language the window speaks."""
        display = self._display
        display.key("Tab", "Tab", "Tab", "space")
        display.picture(f"9-games-{language}")
        display.key("ctrl+o")
        wanted = translated(language, *OPEN_OTHER)
        dialog = until(lambda: display.window(wanted), f"a dialog called “{wanted}”")
        display.focus(dialog)
        display.picture(f"9-dialog-{language}")
        display.key("Escape")
        until(lambda: display.window(wanted) is None, f"the end of “{wanted}”")
        display.focus(self._program.window)
        display.key("Escape")
        display.still()

    def start_abroad(self) -> str:
        """Start for the first time on an Italian and on a French system, and begin a game at once."""
        names = []
        for language, locale in (("it", "it_IT.UTF-8"), ("fr", "fr_FR.UTF-8")):
            home = f"{HOME}/{language}"
            self._root.told(["mkdir", home])
            program = Program(self._root, self._display, home, NAME)
            program.start(LANG=locale)
            self._display.picture(f"10-first-page-{language}")
            self._display.key("shift+Tab", "space")
            until(program.journals, "the game against a bot")
            self._display.picture(f"10-table-{language}")
            names.append(self._check_name(program, language))
            thinking = [child for child in program.children() if child.endswith(" think")]
            if not thinking:
                raise Failed("no process thinks for the bot")
            program.quit_table(may_say=NO_SUCH_LOCALE)
        return f"the first player is called {' and '.join(names)}; a bot thinks in a process of its own"

    def _check_name(self, program: Program, language: str) -> str:
        journal = self._root.inside(program.journals()[-1]).read_text(encoding="utf-8")
        wanted = translated(language, *FIRST_PLAYER)
        if f"\nseat 1 {wanted} " not in journal:
            raise Failed(f"the first player is not called “{wanted}”")
        return f"“{wanted}”"

    # -- going on -------------------------------------------------------------------------------

    def survive(self) -> str:
        """Kill the program in the middle of a turn, continue by the first page, play on."""
        program, display = self._program, self._display
        program.start()
        display.key("Return")
        game = Game(program)
        survived = game.survive_kill(11)
        game.end_turn()
        game.play_on()
        display.picture("11-played-on")
        program.quit_table()
        return f"{survived}; {game.last()['number']} in the end"

    def open_file(self) -> str:
        """Open a save from another folder by naming it to the command."""
        program, display = self._program, self._display
        copy = f"{HOME}/una partita però.chrononauts"
        self._root.told(["cp", program.journals()[-1], copy])
        program.start(copy)
        display.picture("12-opened-file")
        until(lambda: self._is_open(copy), "the lock of the opened save")
        program.quit_table()
        return f"“{Path(copy).name}” is on the table"

    def _is_open(self, save: str) -> bool:
        """Tell whether the program holds a save: a lock lies beside it."""
        path = self._root.inside(save)
        return (path.parent / f".{path.name}.lock").exists()

    # -- leaving --------------------------------------------------------------------------------

    def upgrade(self) -> str:
        """Install the package over itself; nothing of the player's changes."""
        before = self._belongings()
        self._root.apt("install", "--reinstall", "--no-install-recommends", f"/tmp/{self._package.name}")
        self._check_belongings(before)
        self._root.told([NAME, "--version"])
        return f"it runs, and {len(before)} files of the player are as they were"

    def purge(self) -> str:
        """Purge the package; everything of it is gone, and nothing of the player's."""
        root, before = self._root, self._belongings()
        owned = root.run(["dpkg", "-L", NAME]).split("\n")
        root.apt("purge", NAME)
        shared = {line for path in root.packages() for line in root.run(["dpkg", "-L", path]).splitlines()}
        left = [path for path in owned if path and path not in shared and root.inside(path).exists()]
        named = (path.relative_to(root.folder).as_posix() for path in root.folder.rglob("*chrononauts*"))
        left += [f"/{place}" for place in named if not self._may_stay(place)]
        if left:
            raise Failed(f"left behind: {', '.join(list(dict.fromkeys(left))[:6])}")
        self._check_belongings(before)
        return f"{len(owned)} files and folders gone, {len(before)} files of the player left as they were"

    def _may_stay(self, place: str) -> bool:
        return place.startswith(FORGETFUL) or place == f"tmp/{self._package.name}"

    def _belongings(self) -> dict[str, str]:
        """Return what is the player's, with what stands in it."""
        home = self._root.inside(HOME)
        files = (path for path in home.rglob("*") if path.is_file())
        return {str(path.relative_to(home)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}

    def _check_belongings(self, before: dict[str, str]) -> None:
        if not any(name.endswith(".chrononauts") for name in before) or "settings.json" not in str(before):
            raise Failed("the player has no saves and no settings to lose")
        changed = {name for name, _ in set(before.items()) ^ set(self._belongings().items())}
        if changed:
            raise Failed(f"of the player's files these changed: {', '.join(sorted(changed))}")
