"""Ways to break a save file: as disks, editors, careless hands and cunning ones do it.

A way takes a file's bytes and dice. `DISK` ways know nothing of what a file says; `CUNNING` ways change the
lines of a file, which is given right checksums again after that.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from chrononauts_qt.session import journal
from tests.session import fuzz

Bytes = Callable[[bytes, Random], bytes]
Lines = Callable[[list[str], Random], list[str]]

_SEAL = re.compile("  ~[0-9a-f]{8}$")
HUGE = ("0", "-1", "01", "²", "٣", "99999", "9" * 30, "9" * 5000, "1e400", "0x10", "+2", "1_0", "nan")
"""What stands for a number where a small one is expected."""


def plain(data: bytes) -> list[str]:
    """Return the lines that count, without their seals."""
    lines = [_SEAL.sub("", line) for line in data.decode().splitlines()]
    return [line for line in lines if line.strip() and not line.startswith("#")]


def sealed(lines: list[str]) -> bytes:
    """Return lines with right checksums."""
    checksum, found = 0, []
    for line in lines:
        line, checksum = journal.seal(line.encode("utf-8", "ignore").decode(), checksum)
        found.append(line)
    return ("\n".join(found) + "\n").encode()


# -- disks and editors --------------------------------------------------------------------------------


def cut_at_a_seam(data: bytes, dice: Random) -> bytes:
    """End in the middle of what belongs together: a line end, a seal, a letter, an action and its result."""
    seams = [at for at in range(1, len(data)) if data[at - 1 : at] in (b"\n", b"~", b" ") or data[at] > 127]
    at = dice.choice(seams) + dice.choice((-1, 0, 0, 1))
    return data[: max(0, at)]


def zero_the_end(data: bytes, dice: Random) -> bytes:
    """End in zeros, as after a power cut: the file had grown and its last bytes had not been written."""
    at = len(data) - dice.randrange(0, 120)
    return data[:at] + b"\0" * dice.choice((len(data) - at, 1, 4096, 20_000))


def soil_the_end(data: bytes, dice: Random) -> bytes:
    """End in bytes of another file."""
    return data[: len(data) - dice.randrange(0, 120)] + dice.randbytes(dice.randint(1, 600))


def soil_the_last_lines(data: bytes, dice: Random) -> bytes:
    """End in lines of another file, in place of some of what was said."""
    lines = [dice.randbytes(dice.randrange(80)) for _ in range(dice.randint(2, 40))]
    return data[: dice.randrange(len(data))] + b"\n".join(lines) + b"\n"


def lose_a_block(data: bytes, dice: Random) -> bytes:
    """Lose a block of the disk: it is not there, is empty, or holds another block."""
    size = dice.choice((512, 4096))
    at = 512 * dice.randrange(1 + len(data) // 512)
    block = dice.choice((b"", b"\0" * size, dice.randbytes(size), data[:size]))
    return data[:at] + block + data[at + size :]


def recode(data: bytes, dice: Random) -> bytes:
    """Write the text in another encoding, or with other line ends."""
    text = data.decode()
    return dice.choice(
        (
            text.encode("utf-16"),
            text.encode("utf-16-le"),
            text.encode("utf-16-be"),
            text.encode("utf-32"),
            text.encode("latin-1", "replace"),
            text.encode("cp037", "replace"),
            text.replace("\n", "\r\n").encode(),
            text.replace("\n", "\r").encode(),
            text.replace("\n", "\n\r").encode(),
            text.replace("\n", "\u2028").encode(),
            text.replace(" ", "\u00a0").encode(),
            text.encode("utf-8-sig"),
            text.replace("\n", "\n\ufeff").encode(),
            text.replace(" ", "\0 ", dice.randint(1, 9)).encode(),
            b"\0" * len(data),
        )
    )


def turn_lines(data: bytes, dice: Random) -> bytes:
    """Put all lines, or some of them, in another order."""
    lines = data.splitlines(keepends=True)
    start = dice.randrange(len(lines))
    some = lines[start : start + dice.choice((3, 10, len(lines)))]
    rest = lines[start + len(some) :]
    dice.shuffle(some)
    return b"".join([*lines[:start], *some, *rest])


def join(data: bytes, dice: Random) -> bytes:
    """Put two files together: the same one twice, its end behind it, or its start before it."""
    lines = data.splitlines(keepends=True)
    at = dice.randrange(len(lines))
    ways = (data + data, data + b"".join(lines[at:]), b"".join(lines[:at]) + data, data[:-1] + data)
    return dice.choice(ways)


def noise(data: bytes, dice: Random) -> bytes:
    """Random bytes, from the start on or behind the first line."""
    first, _, rest = data.partition(b"\n")
    bare = dice.randbytes(dice.choice((0, 1, 100, len(rest))))
    return dice.choice((bare, first + b"\n" + bare, first.partition(b"  ~")[0] + b"\n" + bare))


def other_version(data: bytes, dice: Random) -> bytes:
    """Name another version in the first line, whose checksum is left as it is, made right, or taken off."""
    version = dice.choice(("0", "1", "2", "3", "10", "1.1", "x", "", *HUGE))
    first, _, rest = data.partition(b"\n")
    head = f"chrononauts-qt journal {version}".encode()
    seal = dice.choice(
        (first[first.find(b"  ~") :], journal.seal(head.decode(), 0)[0].encode()[len(head) :], b"")
    )
    return head + seal + b"\n" + rest


DISK: tuple[Bytes, ...] = (
    *fuzz.DAMAGES,
    cut_at_a_seam,
    zero_the_end,
    soil_the_end,
    soil_the_last_lines,
    lose_a_block,
    recode,
    turn_lines,
    join,
    noise,
    other_version,
)

# -- cunning hands ------------------------------------------------------------------------------------

VOCABULARY = (
    *"""
1: end
2: allow
1: memo
1: claim home
9: end
0: end
1: stop
1: discard dodo
1: play dodo on dodo
1: play time-vortex on seat-9
1: guess 24:00
1: guess 12:00
1:
: end
undo 1
undo 2
undo 0
undo
undo 99999
undo -1
shown
shown 1
seat 1 chief
seat 1 person
seat 9 chief
seat 1 king
seat 1
hint 1 cadet
hint 1 9
hint 9 1
hint 1
wish 1 order dodo
wish 9 order dodo
wish 1
wish
name
name Sunday
name ../../etc
begin
end
game solonauts
game chrononauts
option bot-1 chief
option memo-seconds nan
option language-1 ../..
option deal today 2026-13-45
option difficulty 99999999999999999999
setup seed x
setup red 1912
setup hand 1 dodo
setup travellers 99999999
setup first seat-7
setup draw dodo dodo dodo
setup patches patch-1945
chance deck dodo
chance clock 99:99
chance reshuffle
chance vortex dodo
chance first seat-1
chance travellers yuri
seat 9 Zoe
seat 1 Zoe
1:  end
#
# x
""".strip().splitlines(),
    *("", " ", "\t1: end", "1: end ", "1:  end", "name \u202egnp.exe", "name " + "x" * 4000),
    *(f"hint 1 {'9' * 4000}", f"setup travellers {'9' * 4000}", "setup red " + "1912 " * 1000),
)


def say(lines: list[str], dice: Random) -> list[str]:
    """Say something more somewhere."""
    at = dice.randrange(len(lines) + 1)
    return [*lines[:at], dice.choice(VOCABULARY), *lines[at:]]


def say_instead(lines: list[str], dice: Random) -> list[str]:
    """Say something else somewhere."""
    at = dice.randrange(len(lines))
    return [*lines[:at], dice.choice(VOCABULARY), *lines[at + 1 :]]


def say_again(lines: list[str], dice: Random) -> list[str]:
    """Say a line of this file somewhere else."""
    at = dice.randrange(len(lines) + 1)
    return [*lines[:at], dice.choice(lines), *lines[at:]]


def exchange_words(lines: list[str], dice: Random) -> list[str]:
    """Let two words of the file change places, cards of the deck for one."""
    found = [*lines]
    one, two = dice.randrange(len(found)), dice.randrange(len(found))
    left, right = found[one].split(" "), found[one if dice.random() < 0.6 else two].split(" ")
    if one == two or len(left) > 20:
        two, right = one, left
    a, b = dice.randrange(len(left)), dice.randrange(len(right))
    left[a], right[b] = right[b], left[a]
    found[one] = " ".join(left)
    if right is not left:
        found[two] = " ".join(right)
    return found


def double_word(lines: list[str], dice: Random) -> list[str]:
    """Say a word twice, a few thousand times, or not at all."""
    at = dice.randrange(len(lines))
    words = lines[at].split(" ")
    word = dice.randrange(len(words))
    words[word : word + 1] = [words[word]] * dice.choice((0, 2, 500))
    return [*lines[:at], " ".join(words), *lines[at + 1 :]]


def enlarge_number(lines: list[str], dice: Random) -> list[str]:
    """Put a strange number where there is a number."""
    places = [(at, found.span()) for at, line in enumerate(lines) for found in re.finditer("[0-9]+", line)]
    at, (start, end) = dice.choice(places)
    return [*lines[:at], lines[at][:start] + dice.choice(HUGE) + lines[at][end:], *lines[at + 1 :]]


def other_seat(lines: list[str], dice: Random) -> list[str]:
    """Let somebody else do an action."""
    acts = [at for at, line in enumerate(lines) if re.match("[1-6]: ", line)]
    if not acts:
        return say(lines, dice)
    at = dice.choice(acts)
    return [*lines[:at], dice.choice("123456") + lines[at][1:], *lines[at + 1 :]]


def leave_out(lines: list[str], dice: Random) -> list[str]:
    """Leave a line out, a random result for one."""
    at = dice.randrange(len(lines))
    return [*lines[:at], *lines[at + 1 :]]


def change_places(lines: list[str], dice: Random) -> list[str]:
    """Let two neighbouring lines change places."""
    at = dice.randrange(max(1, len(lines) - 1))
    return [*lines[:at], *reversed(lines[at : at + 2]), *lines[at + 2 :]]


def other_game(lines: list[str], dice: Random) -> list[str]:
    """Let the header name another game, or none that there is."""
    other = dice.choice(("chrononauts", "artifaxx", "solonauts", "whist", "Chrononauts", "__class__", "../x"))
    return [f"game {other}" if line.startswith("game ") else line for line in lines]


CUNNING: tuple[Lines, ...] = (
    say,
    say_instead,
    say_again,
    exchange_words,
    double_word,
    enlarge_number,
    other_seat,
    leave_out,
    change_places,
    other_game,
)
