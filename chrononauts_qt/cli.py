"""The command line: replay, cards, simulate, think, --version, --selftest; English, without Qt."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from chrononauts_qt import __version__
from chrononauts_qt.kernel.errors import BadSetup, GameError
from chrononauts_qt.session import journal
from chrononauts_qt.session.errors import Torn, printable, readable
from chrononauts_qt.session.match import Replay
from chrononauts_qt.session.places import SUFFIX
from chrononauts_qt.session.simulate import Tally, random_game
from chrononauts_qt.session.words_typed import positive, small, text
from chrononauts_qt.shelf import GAMES, RANKS, SHELF, loaded

if TYPE_CHECKING:
    from chrononauts_qt.session.positions import Positions
    from chrononauts_qt.session.standings import Standings

BAD_INPUT = 2
PLAYERS = "players"
INTERRUPTED = 130
MOST_WORKERS = 61
"""Windows can wait for no more processes at once."""
MOST_EFFORT = 100
GIVEN_UP_AFTER = 20
"""How many times the games that somebody shall win are played, at most."""


class _Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong and what can be done."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {readable(message)}. Try “{self.prog} --help”.", file=sys.stderr)
        raise SystemExit(BAD_INPUT)


def parser() -> argparse.ArgumentParser:
    """Return the parser of every command that needs no window."""
    does = "Chrononauts Qt. Without a command it opens the window, with a saved game if a FILE is named."
    top = _Parser(prog="chrononauts-qt", description=does)
    top.add_argument("--version", action="version", version=f"Chrononauts Qt {__version__}")
    top.add_argument("--selftest", action="store_true", help="check that this installation is whole")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    play = commands.add_parser("replay", help="play a journal again and print every position")
    play.add_argument("file", type=Path, help="the journal")
    forms = play.add_mutually_exclusive_group()
    forms.add_argument("--json", action="store_true", help="one JSON object a line: the full state each time")
    forms.add_argument("--text", action="store_true", help="the game told in English, as everybody saw it")
    table = commands.add_parser("cards", help="print the card table")
    _add_game(table)
    table.add_argument("--json", action="store_true", help="as one JSON object")
    many = commands.add_parser("simulate", help="play random games, or games between bots")
    _add_game(many)
    _add_sizes(many)
    many.add_argument("--games", type=positive, default=100, help="how many (default 100)")
    many.add_argument("--seed", type=text, default="0", help="any text (default 0)")
    many.add_argument("--json", action="store_true", help="as one JSON object")
    _add_arena(many)
    for name, module in _of_games().items():
        module.add_arguments(commands.add_parser(name, help=module.HELP))
    commands.add_parser("think", help="think for bots at a table (used by the window)")
    return top


def file_to_open(words: Sequence[str]) -> Path | None:
    """Return the saved game that the window is to open, or None where the words are for the parser.

    What is no command is a file if there is one, and if it is written like one: nobody mistypes a command
    with a suffix or a folder in it.
    """
    if len(words) != 1 or not words[0] or words[0].startswith("-") or _is_command(words[0]):
        return None
    path = Path(words[0])
    if path.suffix == SUFFIX or len(path.parts) > 1:
        return path.absolute()
    with suppress(OSError):  # a name too long for the system is that of no file
        return path.absolute() if path.exists() else None
    return None


def _add_game(command: argparse.ArgumentParser) -> None:
    games = tuple(SHELF)
    command.add_argument("--game", choices=games, default=games[0], help=f"which (default {games[0]})")


def _add_sizes(many: argparse.ArgumentParser) -> None:
    """Add an option for everything that is counted to say how large a game is; None where nothing is said."""
    counted: dict[str, list[str]] = {PLAYERS: []}
    for game, rules in GAMES.items():
        allowed = rules.SIZE.allowed
        said = f"{game} {allowed.start} to {allowed.stop - 1}, default {rules.SIZE.usual}"
        counted.setdefault(rules.SIZE.counted, []).append(said)
    for name, games in counted.items():
        many.add_argument(f"--{name}", type=small, metavar="N", help=f"how many: {'; '.join(games)}")


def _of_games() -> dict[str, Any]:
    """Return the modules of the commands that games bring along, by name."""
    return {name: loaded(module) for row in SHELF.values() for name, module in row.commands.items()}


def _add_arena(many: argparse.ArgumentParser) -> None:
    """Add what goes with --bots; None where nothing is said."""
    bots = f"who plays, a seat each and changing seats: {', '.join(RANKS)} or what ranks the game has, random"
    many.add_argument("--bots", type=_bots, metavar="BOT,BOT,...", help=bots)
    many.add_argument("--decided", action="store_const", const=True, help="count only games somebody won")
    many.add_argument("--workers", type=_workers, help="processes to play in (default 1)")
    effort = "the share of its iterations that a bot may use (default 1)"
    many.add_argument("--effort", type=_effort, metavar="SHARE", help=effort)


def _bots(text: str) -> tuple[str, ...]:
    from chrononauts_qt.session.arena import KINDS

    bots = tuple(text.split(","))
    for bot in bots:
        if bot not in KINDS:
            raise argparse.ArgumentTypeError(f"“{bot[:20]}” is none of {', '.join(KINDS)}")
    return bots


def _workers(text: str) -> int:
    if not text.isdecimal() or len(text) > 2 or not 1 <= int(text) <= MOST_WORKERS:
        raise argparse.ArgumentTypeError(f"“{text[:20]}” is no number from 1 to {MOST_WORKERS}")
    return int(text)


def _effort(text: str) -> float:
    with suppress(ValueError):
        if 0 < float(text) <= MOST_EFFORT:
            return float(text)
    raise argparse.ArgumentTypeError(f"“{text[:20]}” is no share above 0 and up to {MOST_EFFORT}")


def run(args: argparse.Namespace, narrate: Callable[[Positions], str] | None = None) -> int:
    """Run one command and return the exit code; bad input is one sentence and code 2.

    `narrate` tells a game in sentences: those of the window, which lie on a floor above this one.
    """
    args.narrate = narrate
    try:
        own = COMMANDS.get(args.command)
        code = own(args) if own else _of_games()[args.command].run(args)
        sys.stdout.flush()
        return code
    except GameError as error:
        print(f"chrononauts-qt: {str(error).removesuffix('.')}.", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        _drop_output()
        return 0
    except OSError as error:
        _drop_output()
        print(f"chrononauts-qt: the output cannot be written ({error.strerror or error}).", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED


def _drop_output() -> None:
    """Let what is still to be written vanish, or Python would complain once more at its end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def replay(args: argparse.Namespace) -> int:
    """Print the position after the deal and after every action of a journal.

    The whole file is played first: of a file with a mistake in it nothing is printed.
    """
    if args.text:
        return _told(args)
    played = Replay(journal.read(args.file))
    lines = [_position(played, 0, None, None, args.json)]
    for number, record in enumerate(played.journal.records, 1):
        if played.step() is None:
            break
        seat = record.seat + 1 if record.action else None
        lines.append(_position(played, number, seat, record.said, args.json))
    print("\n".join(lines))
    _tell_torn(args.file, played.torn)
    return 0


def _tell_torn(path: Path, torn: Torn | None) -> None:
    if torn:
        print(f"chrononauts-qt: {printable(str(path))}: {torn}.", file=sys.stderr)


def _told(args: argparse.Namespace) -> int:
    """Print a game in sentences."""
    from chrononauts_qt.session.positions import Positions

    positions = Positions(journal.read(args.file))
    if positions.broken is not None:
        raise positions.broken
    if args.narrate is None:
        raise GameError("nobody here can tell a game in sentences")
    try:
        said = args.narrate(positions)
    except ImportError as error:
        raise GameError(f"the sentences cannot be had because a library is missing ({error})") from error
    _tell(said.rstrip("\n"))
    _tell_torn(args.file, positions.torn)
    return 0


def _position(played: Replay, number: int, seat: int | None, action: str | None, as_json: bool) -> str:
    if as_json:
        position = played.game.dump(played.state)
        return json.dumps({"number": number, "seat": seat, "action": action, **position})
    said = (f"{seat}: {action}" if seat else action) or "the deal"
    return f"{number:4} {said}  ({played.game.in_short(played.state)})"


def cards(args: argparse.Namespace) -> int:
    """Print every kind of card with its family and number of copies."""
    table = GAMES[args.game].card_table()
    total = sum(row["copies"] for row in table)
    if args.json:
        print(json.dumps({"kinds": len(table), "cards": total, "table": table}, indent=1))
        return 0
    for row in table:
        print(f"{row['copies']:2} x {row['id']:28} {row['family']}")
    print(f"{len(table)} kinds, {total} cards")
    return 0


def simulate(args: argparse.Namespace) -> int:
    """Play random games, or games between bots, and print how they ended."""
    if args.bots:
        return _arena(args)
    for option in ("decided", "workers", "effort"):
        if getattr(args, option) is not None:
            raise BadSetup(f"--{option} goes with --bots")
    game, size = GAMES[args.game], _size(args)
    tally = Tally()
    for number in range(args.games):
        seed = f"{args.seed}/{number}"
        setup = game.quick_setup(size, seed)
        state, actions = random_game(game, setup, seed)
        tally.add(game.outcome(state), state.turn, actions)
    players = size if game.SIZE.counted == PLAYERS else game.SEATS.start
    report = {"game": args.game, "players": players, "seed": args.seed, **tally.report()}
    if args.json:
        print(json.dumps(report))
    else:
        _tell("\n".join(f"{key}: {value}" for key, value in report.items()))
    return 0


def _size(args: argparse.Namespace) -> int:
    """Return how large a game is wanted: the usual size where nothing is said."""
    size, seats = GAMES[args.game].SIZE, GAMES[args.game].SEATS
    if size.counted != PLAYERS and args.players is not None and args.players not in seats:
        has = "one seat" if len(seats) == 1 else f"{seats.start} to {seats.stop - 1} seats"
        raise BadSetup(f"{args.game} has {has}; its size is the number of --{size.counted}")
    wanted: int | None = getattr(args, size.counted)
    return size.usual if wanted is None else wanted


def _tell(text: str) -> None:
    """Print for people what any console can show."""
    print(text.encode(sys.stdout.encoding, "backslashreplace").decode(sys.stdout.encoding))


def _arena(args: argparse.Namespace) -> int:
    """Play games between bots; whoever has seen enough gets the figures of what is finished."""
    from concurrent.futures import BrokenExecutor

    from chrononauts_qt.session.arena import Contest, check_contest
    from chrononauts_qt.session.standings import Standings, in_words

    if args.players not in (None, len(args.bots)):
        raise BadSetup(f"{args.players} --players cannot be {len(args.bots)} --bots")
    contest = Contest(args.game, args.bots, args.seed, args.effort or 1.0)
    check_contest(contest)
    standings, code = Standings(contest), 0
    try:
        _play(args, standings)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenExecutor as error:
        raise GameError("a process that played games has died; try again with fewer --workers") from error
    report = {**standings.report(), "interrupted": code == INTERRUPTED}
    if args.json:
        print(json.dumps(report))
    else:
        _tell(in_words(report))
    done = standings.decided if args.decided else standings.games
    if done < args.games:
        sys.stdout.flush()
        why = "Interrupted" if code else "So few games are won that this was given up"
        print(f"{why} after {done} of {args.games} games.", file=sys.stderr)
    return code


def _play(args: argparse.Namespace, standings: Standings) -> None:
    """Play until so many games are finished, or with --decided won; that is given up when hardly any are."""
    from chrononauts_qt.session.arena import local_pool, run, tasks
    from chrononauts_qt.session.progress_bar import ProgressBar

    most = args.games * (GIVEN_UP_AFTER if args.decided else 1)
    bar = ProgressBar(args.games, "games", sys.stderr)
    try:
        with local_pool(args.workers or 1) as executor:
            for result in run(tasks(standings.contest, 0, most), executor):
                standings.add(result)
                done = standings.decided if args.decided else standings.games
                bar.show(done)
                if done == args.games:
                    break
    finally:
        bar.clear()


def think(args: argparse.Namespace) -> int:
    """Answer the questions of a window about its bots until it closes the pipe."""
    from chrononauts_qt.session.thinking import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "replay": replay,
    "cards": cards,
    "simulate": simulate,
    "think": think,
}
"""Those of no game; games bring their own (`Row.commands`)."""


def _is_command(word: str) -> bool:
    return word in COMMANDS or any(word in row.commands for row in SHELF.values())


def main(argv: Sequence[str]) -> int:
    """Parse the arguments of a command that needs no window, and run it."""
    args = parser().parse_args(argv)
    if not args.command:
        parser().error("no command is given")
    return run(args)
