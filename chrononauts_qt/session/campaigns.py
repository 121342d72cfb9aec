"""Campaigns: games that follow one another under a name, in one file of the games folder.

A game fills a campaign with a line for each of its games that has ended, and reads in them what may be played
next: nobody else understands them. A match knows its campaign by an option of its journal and is known itself
by its own id, so that its result is entered once, at its end or, after a crash, when somebody looks.

The file holds a line for each campaign and each result, and is only replaced as a whole. Every line has a
checksum of its own: one that is damaged costs no other, and the file as it was is kept beside itself before
it is written again. A result that was lost with its line comes back as long as its journal lies there.
"""

from __future__ import annotations

import errno
import re
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from chrononauts_qt.session import disk, journal, locks
from chrononauts_qt.session.clock import glass_seconds
from chrononauts_qt.session.errors import CorruptSave, Flaw, Trouble, trouble_of
from chrononauts_qt.session.journal_lines import MAX_LINE, SEAL, game_name, one_line, seal
from chrononauts_qt.session.match import Match, Replay
from chrononauts_qt.session.places import DAMAGED, is_journal
from chrononauts_qt.session.saves import OLDER
from chrononauts_qt.session.statistics import ID_OPTION

FILE = "campaigns.txt"
MAGIC = "chrononauts-qt campaigns"
VERSION = 1
MAX_BYTES = 4 << 20
CAMPAIGN_OPTION = "campaign"
"""The option of a journal by which a match knows its campaign."""

Tell = Callable[[Any, Mapping[int, str], int], str]
"""Makes a game's own line of the public view of its end, the bots by seat and the length of the glass in
seconds, 0 without one; "" where there is nothing to tell."""

_ID = re.compile(r"[0-9a-f]{16}", re.ASCII)
_FIRST = re.compile(rb"chrononauts-qt campaigns ([1-9][0-9]{0,3})\b")
_CAMPAIGN = re.compile(r"(campaign|away) ([0-9a-f]{16}) (\S+)(?: (.*))?", re.ASCII | re.DOTALL)
_RESULT = re.compile(
    r"result ([0-9a-f]{16}) (\S+) ([0-9a-f]{16}) ([0-9]{1,11}) ([^\t]+)((?:\t[^\t]+)+)", re.ASCII
)
_END = re.compile(r"end ([0-9]{1,6})", re.ASCII)
_OPTIONS = re.compile(rb"^option (id|campaign) ([0-9a-f]{16})\b", re.MULTILINE)
_HEAD = 8192
"""The options stand among the first bytes of a journal."""


class Result(NamedTuple):
    """A game that has ended: its id, when (in seconds since 1970), its own line, and who sat there."""

    id: str
    when: int
    told: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class Campaign:
    """A campaign of a game; ``is_away``: its people have put it out of their sight.

    ``name`` is "" where the line that told it has been lost.
    """

    id: str
    game: str
    name: str
    results: tuple[Result, ...] = ()
    is_away: bool = False

    @property
    def told(self) -> tuple[str, ...]:
        """The lines of its game, in the order in which its games ended."""
        return tuple(result.told for result in self.results)


class Damage(NamedTuple):
    """So many lines of the file cannot be read; ``kept`` is where it lies as it was, once it was written."""

    lines: int
    kept: Path | None = None

    def __str__(self) -> str:
        """Return one sentence in English."""
        some = "1 line" if self.lines == 1 else f"{self.lines} lines"
        lies = f", and the file as it was lies in {self.kept.name}" if self.kept else ""
        return f"{some} of {FILE} cannot be read; everything else in it is kept{lies}"


@dataclass(frozen=True)
class Book:
    """All campaigns; ``is_newer``: a later version keeps them, and nothing is read or written.

    ``trouble`` tells why the file that lies there cannot be had.
    """

    campaigns: tuple[Campaign, ...] = ()
    damage: Damage | None = None
    is_newer: bool = False
    trouble: Trouble | None = None

    def of(self, id_: str) -> Campaign | None:
        """Return the campaign of an id."""
        return next((campaign for campaign in self.campaigns if campaign.id == id_), None)


# -- reading ----------------------------------------------------------------------------------------


def read(folder: Path) -> Book:
    """Return what is kept in a folder; nothing where there is no file that can be read."""
    try:
        return _read(folder / FILE)
    except OSError as error:
        return Book(trouble=trouble_of(error))


def _read(path: Path) -> Book:
    """Return what a file holds; raises OSError for what is there and cannot be had."""
    try:
        data = disk.read(path, MAX_BYTES)
    except FileNotFoundError:
        return Book()
    if data is None:
        raise OSError(errno.ESPIPE, "no ordinary file")
    found = _FIRST.match(data)
    if found and int(found[1]) > VERSION:
        return Book(is_newer=True)
    return _understood(data)


def _understood(data: bytes) -> Book:
    """Return all that can be believed of a file; a line that lacks or says nothing counts as lost."""
    campaigns: dict[str, Campaign] = {}
    results: dict[str, dict[str, Result]] = {}
    good, lost, expected = 0, 0, None
    for raw in data.splitlines(keepends=True):
        text = _unsealed(raw)
        if text is None:
            lost += bool(raw.strip())
        elif end := _END.fullmatch(text):
            expected = int(end[1])
        elif text == f"{MAGIC} {VERSION}" or _take(campaigns, results, text):
            good += 1
        else:
            lost += 1
    lost = max(lost, 1 if expected is None else expected - good)
    found = (replace(one, results=tuple(results.get(one.id, {}).values())) for one in campaigns.values())
    return Book(tuple(found), Damage(lost) if lost > 0 else None)


def _unsealed(raw: bytes) -> str | None:
    """Return a line without its checksum, None for one that is damaged."""
    with suppress(UnicodeDecodeError):
        line = raw.decode() if len(raw) <= MAX_LINE else ""
        words, mark, _ = line.rpartition(SEAL)
        if mark and line == f"{seal(words, 0)[0]}\n":
            return words
    return None


def _take(campaigns: dict[str, Campaign], results: dict[str, dict[str, Result]], text: str) -> bool:
    """Enter what a line says; tell whether it says anything. A game counts once."""
    if said := _CAMPAIGN.fullmatch(text):
        word, id_, game, name = said.groups()
        campaigns[id_] = Campaign(id_, game, name or "", is_away=word == "away")
    elif said := _RESULT.fullmatch(text):
        of, game, id_, when, told, names = said.groups()
        campaigns.setdefault(of, Campaign(of, game, ""))
        results.setdefault(of, {}).setdefault(id_, Result(id_, int(when), told, tuple(names[1:].split("\t"))))
    return said is not None


def _with_result(campaign: Campaign, result: Result) -> Campaign:
    """Return a campaign with one more result; a game counts once."""
    if any(known.id == result.id for known in campaign.results):
        return campaign
    return replace(campaign, results=(*campaign.results, result))


# -- writing ----------------------------------------------------------------------------------------


def begin(folder: Path, game: str, name: str, damages: list[Damage] | None = None) -> Campaign | Trouble:
    """Begin a campaign of a game; return it, or why it cannot be kept."""
    campaign = Campaign(secrets.token_hex(8), game, game_name(name))
    trouble = _change(folder, lambda known: [*known, campaign], damages)
    return campaign if trouble is None else trouble


def rename(folder: Path, id_: str, name: str, damages: list[Damage] | None = None) -> Trouble | None:
    """Call a campaign something."""
    return _change_one(folder, id_, lambda known: replace(known, name=game_name(name)), damages)


def put_away(folder: Path, id_: str, damages: list[Damage] | None = None) -> Trouble | None:
    """Put a campaign out of sight; none is ever lost."""
    return _change_one(folder, id_, lambda known: replace(known, is_away=True), damages)


def bring_back(folder: Path, id_: str, damages: list[Damage] | None = None) -> Trouble | None:
    """Bring back what was put away."""
    return _change_one(folder, id_, lambda known: replace(known, is_away=False), damages)


def enter(folder: Path, match: Match, tell: Tell, damages: list[Damage] | None = None) -> Trouble | None:
    """Enter what came of a match in its campaign, if it is over and was not entered before.

    To be asked when a match ends and when one is laid on a table. One of practice does not count, one without
    a journal is nobody's, and one whose campaign is not known here belongs to another folder.
    """
    path = None if match.writer is None else match.writer.path
    try:
        result = None if path is None else _result_of(match, path, tell)
    except OSError as error:
        return trouble_of(error)
    if result is None:
        return None

    def entered(known: Campaign) -> Campaign:
        return _with_result(known, result) if known.game == match.game_id else known

    return _change_one(folder, match.options[CAMPAIGN_OPTION], entered, damages)


def gather(folder: Path, game: str, tell: Tell, damages: list[Damage] | None = None) -> Trouble | None:
    """Enter what came of all matches of a game that lie in a folder and were not entered before.

    Only those are opened that belong to a campaign. To be asked before campaigns are shown: somebody may have
    killed the program between the end of a match and its entry.
    """
    known = {campaign.id: campaign for campaign in read(folder).campaigns if campaign.game == game}
    found: dict[str, list[Result]] = {}
    for path in _journals(folder) if known else ():
        said = _options_of(path)
        campaign = known.get(said.get(CAMPAIGN_OPTION, ""))
        if campaign is None or any(one.id == said.get(ID_OPTION) for one in campaign.results):
            continue
        with suppress(CorruptSave, OSError):
            match = _replayed(path)
            result = None if match is None else _result_of(match, path, tell)
            if result is not None:
                found.setdefault(campaign.id, []).append(result)
    if not found:
        return None

    def entered(now: Campaign) -> Campaign:
        for result in sorted(found.get(now.id, ()), key=lambda one: one.when):
            now = _with_result(now, result)
        return now

    return _change(folder, lambda now: [entered(campaign) for campaign in now], damages)


def _result_of(match: Match, path: Path, tell: Tell) -> Result | None:
    """Return what is to be entered of a match; ``when`` is the time at which its journal was last written."""
    id_, of = match.options.get(ID_OPTION, ""), match.options.get(CAMPAIGN_OPTION, "")
    if not _ID.fullmatch(id_) or not _ID.fullmatch(of) or match.past.is_practice:
        return None
    if match.game.outcome(match.state) is None:
        return None
    view = match.view(None)
    said = one_line(tell(view, match.bots, glass_seconds(match.options)))
    names = tuple(game_name(name) or "?" for name in match.names)
    return Result(id_, int(path.stat().st_mtime), said, names) if said else None


def _replayed(path: Path) -> Match | None:
    """Return a match as its journal tells it, which is only read; raises CorruptSave. By hand: None."""
    replay = Replay(journal.read(path))
    if not replay.journal.sealed:
        return None
    replay.run()
    header = replay.journal.header
    match = Match(header.game, header.names, replay.state, header.options)
    match.past, match.bots = replay.past, replay.bots
    return match


def _journals(folder: Path) -> list[Path]:
    found = []
    for place in (folder, folder / OLDER):
        with suppress(OSError):
            found += sorted(path for path in place.iterdir() if is_journal(path))
    return found


def _options_of(path: Path) -> dict[str, str]:
    """Return by which ids a journal knows itself and its campaign."""
    try:
        head = disk.read(path, _HEAD) or b""
    except OSError:
        return {}
    return {key.decode(): id_.decode() for key, id_ in _OPTIONS.findall(head.partition(b"\nbegin")[0])}


# -- the file ---------------------------------------------------------------------------------------

_Alter = Callable[[Sequence[Campaign]], Iterable[Campaign]]


def _change_one(
    folder: Path, id_: str, alter: Callable[[Campaign], Campaign], damages: list[Damage] | None
) -> Trouble | None:
    return _change(folder, lambda now: [alter(one) if one.id == id_ else one for one in now], damages)


def _change(folder: Path, alter: _Alter, damages: list[Damage] | None) -> Trouble | None:
    """Change the file as it lies there now: another running copy may have written to it.

    A damaged one is kept beside itself first; where that cannot be, it is not written. Returns why the change
    could not be kept; what was lost before is added to `damages`.
    """
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with locks.alone(path):
            book = _read(path)
            if book.is_newer:
                return Trouble(Flaw.NOT_OURS, 0, f"a later version of the program keeps {FILE}")
            after = tuple(alter(book.campaigns))
            if after == book.campaigns:
                return None
            written = _written(after)
            if len(written) > MAX_BYTES:
                return Trouble(Flaw.TOO_LARGE, 0, f"{FILE} would be too large to be read again")
            if book.damage is not None:
                kept = disk.keep_beside(path, DAMAGED)
                if damages is not None:
                    damages.append(book.damage._replace(kept=kept))
            disk.replace(path, written)
    except OSError as error:
        return trouble_of(error)
    return None


def _written(campaigns: Iterable[Campaign]) -> bytes:
    lines = [f"{MAGIC} {VERSION}"]
    for one in campaigns:
        word = "away" if one.is_away else "campaign"
        lines.append(f"{word} {one.id} {one.game} {one.name}".rstrip())
        for result in one.results:
            said = f"result {one.id} {one.game} {result.id} {result.when} {result.told}"
            lines.append("\t".join((said, *result.names)))
    lines.append(f"end {len(lines)}")
    return "".join(f"{seal(line, 0)[0]}\n" for line in lines).encode()
