"""The campaigns and their map: one is taken up, begun, named, put away; its next level is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout

from chrononauts_qt.games.dungeon_time.campaign import LEVELS, Campaign, told
from chrononauts_qt.games.dungeon_time.cards import ID, SCENARIOS
from chrononauts_qt.session import campaigns
from chrononauts_qt.session.errors import Flaw, Trouble
from chrononauts_qt.ui.catalog import common, saves
from chrononauts_qt.ui.catalog.common import date_words
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.dungeon_time.campaign_map import BONUS, CampaignMap
from chrononauts_qt.ui.games.dungeon_time.plates import Ground, area_on_sheet
from chrononauts_qt.ui.games.dungeon_time.terms import way_on
from chrononauts_qt.ui.games.dungeon_time.texts import cards
from chrononauts_qt.ui.games.dungeon_time.texts.new_game_texts import text
from chrononauts_qt.ui.kit.name_tip import NameTip
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.page import Page, WholeBox, least_width
from chrononauts_qt.ui.table.name_sheet import Asked, NameSheet

_SHORTEST = 8
"""Characters of a name that the box has room for at least."""
_AROUND = 100
"""What margins and gaps take of the width of a row of buttons, in units of the page."""

_NAME = Asked(
    lambda: text("name-title"),
    lambda: text("name-field"),
    lambda: text("name-note"),
    lambda: text("name-keep"),
)


class Gathered(NamedTuple):
    """The campaigns of a folder by their ids, those last that were put away; ``warning``: what is wrong."""

    campaigns: dict[str, campaigns.Campaign]
    warning: str


def kept_in(folder: Path) -> Gathered:
    """Return the campaigns of a folder with all that came of their games."""
    damages: list[campaigns.Damage] = []
    trouble = campaigns.gather(folder, ID, told, damages)
    book = campaigns.read(folder)
    found = sorted((one for one in book.campaigns if one.game == ID), key=lambda one: one.is_away)
    not_had = text("campaigns-not-had", folder=folder, reason=_reason(book.trouble)) if book.trouble else ""
    warning = sentences(
        text("campaigns-newer") if book.is_newer else not_had,
        mended(damages),
        text("campaigns-damaged", file=campaigns.FILE) if book.damage else "",
        not_entered(folder, trouble) if trouble else "",
    )
    return Gathered({one.id: one for one in found}, warning)


def name_of(campaign: campaigns.Campaign) -> str:
    """Return what a campaign is called."""
    return campaign.name or text("campaign-nameless")


def new_name(day: date) -> str:
    """Return what a campaign is called that nobody has named."""
    return text("campaign-of", date=date_words(day))


def not_kept(folder: Path, trouble: Trouble) -> str:
    """Return the sentence about a campaign that cannot be written."""
    if trouble.flaw is Flaw.NOT_OURS:
        return text("campaigns-newer")
    return text("campaign-not-kept", folder=folder, reason=_reason(trouble))


def not_entered(folder: Path, trouble: Trouble) -> str:
    """Return the sentences about a game that cannot be entered in its campaign now."""
    if trouble.flaw is Flaw.NOT_OURS:
        return text("campaigns-newer")
    return text("campaign-not-entered", folder=folder, reason=_reason(trouble))


def mended(damages: Sequence[campaigns.Damage]) -> str:
    """Return the sentences about a damaged file that was written anew, "" where none was."""
    kept = next((damage.kept for damage in damages if damage.kept), None)
    return text("campaigns-mended", file=campaigns.FILE, kept=kept.name) if kept else ""


def _reason(trouble: Trouble) -> str:
    return saves.reason(trouble.flaw, trouble.code)


def _door(campaign: Campaign, level: str) -> str:
    """Return what stands on the button of a level that can be played next."""
    last = campaign.results[-1] if campaign.results else None
    if last is not None and (last.level, last.extended) == (level, campaign.extended):
        key = "level-again"
    elif SCENARIOS[level].group == BONUS:
        key = "level-cave"
    else:
        is_back = last is not None and last.extended == campaign.extended
        is_back = is_back and last is not None and LEVELS.index(level) < LEVELS.index(last.level)
        key = "level-back" if is_back else "level-on"
    return text(key, level=cards.scenario(level))


class CampaignSheet(Sheet):
    """The map of one campaign at a time, and the ways on; `chosen` tells which level of which is played next.

    `changed` tells that one has another name, was begun or put away.
    """

    chosen = Signal(str, str)
    changed = Signal()
    WIDTH, HEIGHT = 1180, 580

    def __init__(self, page: Page, today: Callable[[], date], folder: Path) -> None:
        super().__init__(page.theme, page)
        self._today, self._folder = today, folder
        self._gathered = Gathered({}, "")
        self._damages: list[campaigns.Damage] = []
        self.box = self.typed(WholeBox(), "body", 18)
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(_SHORTEST)
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.says(lambda: text("campaigns"), self.box.setAccessibleName)
        self._chosen = NameTip(self.box)
        self.new_button = self.worded_button(lambda: text("campaign-new"), self._begin)
        self.rename_button = self.worded_button(lambda: text("campaign-rename"), self._rename)
        self.away_button = self.button(text("campaign-put-away"), then=self._put_away)
        self.map = CampaignMap(self)
        self.said = self.label("", "body", 18)
        inside = Ground()
        column = self.spaced(QVBoxLayout(inside), 0, 10)
        column.addWidget(self.map, 1)
        column.addWidget(self.said)
        acts = self.new_button, self.rename_button, self.away_button
        self.inner(self.body, QHBoxLayout(), 10, self.box, *acts)
        area = area_on_sheet(self, inside, text("map-title"))
        self.body.addWidget(area, 1)
        self.says(
            lambda: text("map-title"), self.entitle, area.setAccessibleName
        )
        self.back_button = self.worded_button(lambda: common.text("back"), self.go_back, 130)
        self.buttons.addWidget(self.back_button)
        self.buttons.addStretch(1)
        self.ways: dict[str, QPushButton] = {}
        self.naming = NameSheet(page, page.theme, _NAME)
        self._named: Callable[[str], None] = self._keep_new
        self.naming.named.connect(lambda name: self._named(name))
        self.box.currentIndexChanged.connect(self._show)

    # -- what there is --------------------------------------------------------------------------

    def ask(self, campaign: str) -> None:
        """Show the map of a campaign, or the first one there is."""
        self._fill(campaign)
        self.open(self.primary or self.back_button)

    def asks(self) -> str:
        """Leave to the map what it says of its levels."""
        return self.said.text()

    @property
    def _now(self) -> campaigns.Campaign | None:
        return self._gathered.campaigns.get(str(self.box.currentData()))

    def _fill(self, campaign: str) -> None:
        """Read anew what there is, and show one."""
        self._gathered = kept_in(self._folder)
        self.box.blockSignals(True)
        self.box.clear()
        for id_, one in self._gathered.campaigns.items():
            name = name_of(one)
            self.box.addItem(text("campaign-away", name=name) if one.is_away else name, id_)
        if not self._gathered.campaigns:
            self.box.addItem(text("campaign-none"), "")
        self.box.setCurrentIndex(max(0, self.box.findData(campaign)))
        self.box.blockSignals(False)
        self._show()

    def _show(self) -> None:
        kept = self._now
        campaign = Campaign.read(kept.told if kept else ())
        self.map.tell(campaign)
        key = "all-won" if campaign.is_over else "night" if campaign.extended else "day"
        self.said.setText(sentences(self._gathered.warning, text(key)))
        self._chosen.words = self.box.currentText()
        self.rename_button.setEnabled(kept is not None)
        self.away_button.setEnabled(kept is not None)
        is_away = kept is not None and kept.is_away
        words = text("campaign-bring-back" if is_away else "campaign-put-away")
        self.away_button.setText(words)
        self.away_button.setAccessibleName(words)
        self._offer(campaign, kept.id if kept else "", is_away)

    def _offer(self, campaign: Campaign, id_: str, is_away: bool) -> None:
        """Offer at most two ways, the way on as the last one; none in what was put away."""
        for button in self.ways.values():
            self.buttons.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.primary = None
        self.ways = {}
        on = way_on(campaign)
        for level in () if is_away else sorted(campaign.next, key=lambda level: level == on):
            then = partial(self._take, id_, level)
            door = _door(campaign, level)
            self.ways[level] = self.button(cards.scenario(level), primary=level == on, name=door, then=then)
            NameTip(self.ways[level])
            self.buttons.addWidget(self.ways[level])
        self.rescale()
        self.place()

    def place(self) -> None:
        """Take the place, and say on the buttons as much as there is room for."""
        super().place()
        doors = (self.back_button, *self.ways.values())
        for button in self.ways.values():
            button.setText(button.accessibleName())
        if sum(map(least_width, doors)) + self.px(_AROUND) > self.frame.width():
            for level, button in self.ways.items():
                button.setText(cards.scenario(level))
        for button in self.ways.values():
            button.setMinimumWidth(least_width(button))

    def _take(self, id_: str, level: str) -> None:
        self.hide()
        self.chosen.emit(id_, level)

    def go_back(self) -> bool:
        """Leave what is played as it was."""
        self.hide()
        return True

    # -- what is done to them -------------------------------------------------------------------

    def _begin(self) -> None:
        self._named = self._keep_new
        self.naming.ask(new_name(self._today()))

    def _keep_new(self, name: str) -> None:
        begun = campaigns.begin(self._folder, ID, name or new_name(self._today()), self._damages)
        self._tell(begun, begun.id if isinstance(begun, campaigns.Campaign) else "")

    def _rename(self) -> None:
        kept = self._now
        if kept is not None:
            self._named = partial(self._keep_name, kept.id)
            self.naming.ask(kept.name)

    def _keep_name(self, id_: str, name: str) -> None:
        if name:
            self._tell(campaigns.rename(self._folder, id_, name, self._damages), id_)

    def _put_away(self) -> None:
        kept = self._now
        if kept is not None:
            act = campaigns.bring_back if kept.is_away else campaigns.put_away
            self._tell(act(self._folder, kept.id, self._damages), kept.id)

    def _tell(self, done: campaigns.Campaign | Trouble | None, campaign: str) -> None:
        """Show what has become of a campaign, or say why it could not be kept."""
        self._fill(campaign)
        if isinstance(done, Trouble):
            self.said.setText(not_kept(self._folder, done))
        elif self._damages:
            self.said.setText(mended(self._damages))
        self._damages.clear()
        self.changed.emit()
