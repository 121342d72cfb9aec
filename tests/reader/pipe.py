"""Keys in, what is said out: `python -m tests.reader.pipe SEED`.

Keys are named as X does (`Tab`, `Return`, `Down`, `g`, `Shift+Tab`), several in a line, or as they are
written (`?`). An empty line only listens. An empty line comes back when all of a line is said.
"""

from __future__ import annotations

import sys

from tests.reader.ears import Ears
from tests.reader.stage import Deaf, Stage

QUIET = 1.0
WRITTEN = {
    "?": "Shift+question", "question": "Shift+question", "+": "plus", "-": "minus",
    "/": "slash", ".": "period", ",": "comma",
    "Space": "space", "Enter": "Return", "Esc": "Escape", "PageUp": "Prior", "PageDown": "Next",
    "Backtab": "Shift+Tab",
}  # fmt: skip
"""Keys that people call otherwise than X does."""


def named(key: str) -> str:
    """Return a key as X calls it; a capital letter is pressed with Shift."""
    if key in WRITTEN:
        return WRITTEN[key]
    *modifiers, last = key.split("+")
    last = WRITTEN.get(last, last)
    if len(last) == 1 and last.isupper():
        modifiers, last = [*modifiers, "Shift"], last.lower()
    return "+".join([*modifiers, last])


def main() -> int:
    """Serve the program until the lines end."""
    with Stage(sys.argv[1]) as stage:
        ears = Ears(stage, QUIET)
        said = _say(ears, 0, 0)
        ears.begin()
        said = _say(ears, *said)
        print(flush=True)
        for line in sys.stdin:
            try:
                for key in line.split():
                    said = _say(ears, *said)
                    ears.press(named(key))
                    said = _say(ears, *said)
                if not line.split():
                    ears.wait(2.0)
                said = _say(ears, *said)
            except Deaf as error:
                print(error, flush=True)
                return 1
            print(flush=True)
    return 0


def _say(ears: Ears, turn: int, count: int) -> tuple[int, int]:
    """Print what has been said since; return how far that was."""
    for number in range(turn, len(ears.turns)):
        for sentence in ears.turns[number].sentences[count if number == turn else 0 :]:
            print(sentence.replace("\n", " "), flush=True)
    return len(ears.turns) - 1, len(ears.turns[-1].said)


if __name__ == "__main__":
    sys.exit(main())
