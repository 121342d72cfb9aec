"""The command that finds out whether a deal can be won."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.session import journal
from chrononauts_qt.session.words_typed import positive, small, text

HELP = "find out whether a deal of Solonauts can be won, and how"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("--journal", type=Path, help="a game to review, instead of a deal")
    parser.add_argument("--seed", type=text, default="", help="the seed of the deal")
    parser.add_argument("--travellers", type=small, default=8, help="6 to 14 (default 8)")
    parser.add_argument("--seconds", type=positive, default=10, help="the time it may take (default 10)")
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run(args: argparse.Namespace) -> int:
    """Print whether a deal can be won, and a line that wins it; of a game also where it was lost."""
    from chrononauts_qt.deals.review import review_deal, review_game

    if args.journal:
        found = review_game(journal.read(args.journal), args.seconds)
    else:
        found = review_deal(solonauts.Setup(args.travellers, args.seed), args.seconds)
    told = {**asdict(found), "verdict": found.verdict.value, "seconds": round(found.seconds, 3)}
    if args.json:
        print(json.dumps(told))
        return 0
    print(f"{told['verdict']} ({told['seconds']} s)")
    print("\n".join(f"{number:2} {action}" for number, action in enumerate(found.line, 1)))
    if found.lost_by:
        print(f"The win was gone after action {found.lost_at}, {found.lost_by}.")
    return 0
