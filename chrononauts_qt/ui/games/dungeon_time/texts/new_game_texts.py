"""What the page of a new game says of Dungeon Time: what is played, scenarios, scrolls, campaigns."""

from __future__ import annotations

from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "new-name": QT_TRANSLATE_NOOP("NewGame", "Dungeon Time 1–5"),
    "new-told": QT_TRANSLATE_NOOP("NewGame", "Dungeon Time, one to five players"),
    "new-missing": QT_TRANSLATE_NOOP("NewGame", "One to five can play. Enter their names."),
    "new-about": QT_TRANSLATE_NOOP(
        "NewGame", "One team, five minutes: play Items and Missions onto the Story, and remember them. Then "
        "it comes out whether the Backpack holds."),
    "ranks-note": QT_TRANSLATE_NOOP(
        "NewGame", "Companions play in your team. They see the open hands, as you do, and keep the Story in "
        "mind as well as people of their rank."),
    "about-novice": QT_TRANSLATE_NOOP(
        "NewGame", "A companion who misses a card now and then, forgets some, and seldom asks."),
    "about-ranger": QT_TRANSLATE_NOOP(
        "NewGame", "A companion who misses little, and mostly asks before a Mission."),
    "about-veteran": QT_TRANSLATE_NOOP(
        "NewGame", "A companion who forgets hardly anything, and asks before nearly every Mission."),
    # what is played
    "what": QT_TRANSLATE_NOOP("NewGame", "What you play"),
    "what-campaign": QT_TRANSLATE_NOOP("NewGame", "Campaign"),
    "what-scenario": QT_TRANSLATE_NOOP("NewGame", "One scenario"),
    "what-adventure": QT_TRANSLATE_NOOP("NewGame", "Adventure"),
    "what-today": QT_TRANSLATE_NOOP("NewGame", "Dungeon of the day"),
    "choose-campaign": QT_TRANSLATE_NOOP("NewGame", "Open the map…"),
    "choose-scenario": QT_TRANSLATE_NOOP("NewGame", "Choose a scenario…"),
    "choose-adventure": QT_TRANSLATE_NOOP("NewGame", "Choose an Adventure…"),
    "today-note": QT_TRANSLATE_NOOP(
        "NewGame", "{date}: the same dungeon for everybody on this date, for one person, without Heroes. It "
        "needs no network."),
    "today-glass": QT_TRANSLATE_NOOP("NewGame", "Missions completed today with a glass: {scores}."),
    "today-no-glass": QT_TRANSLATE_NOOP("NewGame", "Missions completed today without a glass: {scores}."),
    "score-won": QT_TRANSLATE_NOOP("NewGame", "{name} {count} (won)"),
    "score-lost": QT_TRANSLATE_NOOP("NewGame", "{name} {count} (lost)"),
    "goal": QT_TRANSLATE_NOOP("DungeonTime", "Goal {goal}"),
    "games-won": QT_TRANSLATE_NOOP("NewGame", "Games won: {won} of {games}"),
    "never-played": QT_TRANSLATE_NOOP("NewGame", "Not played yet"),
    # how it is played
    "extended": QT_TRANSLATE_NOOP("NewGame", "Extended mode: seven slots"),
    "extended-note": QT_TRANSLATE_NOOP("NewGame", "It is meant for what you have won already."),
    "more": QT_TRANSLATE_NOOP("NewGame", "More…"),
    "heroes": QT_TRANSLATE_NOOP("NewGame", "With Heroes"),
    "heroes-note": QT_TRANSLATE_NOOP(
        "NewGame",
        "Everybody chooses one of two Heroes. Once in the Resolution it helps, mostly for a price."),
    "length": QT_TRANSLATE_NOOP("NewGame", "Length of the glass"),
    "length-300": QT_TRANSLATE_NOOP("NewGame", "5 minutes, as printed"),
    "length-420": QT_TRANSLATE_NOOP("NewGame", "7 minutes"),
    "length-600": QT_TRANSLATE_NOOP("NewGame", "10 minutes"),
    "length-0": QT_TRANSLATE_NOOP("NewGame", "no glass"),
    "length-note": QT_TRANSLATE_NOOP(
        "NewGame", "All lengths are the same game: what decides is memory, not speed."),
    "manner-family": QT_TRANSLATE_NOOP(
        "NewGame", "Cards that somebody asks for glow, and Items can be ticked off."),
    "manner-standard": QT_TRANSLATE_NOOP("NewGame", "Cards that somebody asks for glow."),
    "manner-strict": QT_TRANSLATE_NOOP("NewGame", "No help."),
    "two-presses": QT_TRANSLATE_NOOP("NewGame", "Two presses"),
    "two-presses-note": QT_TRANSLATE_NOOP(
        "NewGame", "A card is chosen first; a second press says where it goes."),
    "heartbeat": QT_TRANSLATE_NOOP("NewGame", "Heartbeat"),
    "heartbeat-note": QT_TRANSLATE_NOOP(
        "NewGame", "A low pulse that follows the glass, where sounds are on."),
    # in sentences
    "sum-team": QT_TRANSLATE_NOOP("NewGame", "{players} play as a team."),
    "sum-alone": QT_TRANSLATE_NOOP("NewGame", "{name} plays alone."),
    "sum-scenario": QT_TRANSLATE_NOOP("NewGame", "Scenario “{title}”."),
    "sum-adventure": QT_TRANSLATE_NOOP("NewGame", "Adventure “{title}”."),
    "sum-campaign": QT_TRANSLATE_NOOP("NewGame", "The next game of a campaign."),
    "sum-today": QT_TRANSLATE_NOOP("NewGame", "It is the dungeon of {date}: “{title}”."),
    "sum-extended": QT_TRANSLATE_NOOP("NewGame", "Extended mode: seven slots."),
    "sum-heroes": QT_TRANSLATE_NOOP("NewGame", "Heroes help."),
    "sum-glass": QT_TRANSLATE_NOOP("NewGame", "The glass runs for {minutes} minutes."),
    "sum-no-glass": QT_TRANSLATE_NOOP("NewGame", "No glass runs."),
    "alone-today": QT_TRANSLATE_NOOP(
        "NewGame", "The dungeon of the day is for one person. Take the other seats away."),
    "campaign-over": QT_TRANSLATE_NOOP(
        "NewGame", "This campaign is over. Begin a new one on the map, or choose something else."),
    # scenarios and scrolls
    "scenario-title": QT_TRANSLATE_NOOP("NewGame", "Which scenario?"),
    "adventure-title": QT_TRANSLATE_NOOP("NewGame", "Which Adventure?"),
    "choose": QT_TRANSLATE_NOOP("NewGame", "Choose"),
    "twelve": QT_TRANSLATE_NOOP("NewGame", "The twelve Missions"),
    "to-win": QT_TRANSLATE_NOOP("NewGame", "To win"),
    "effect": QT_TRANSLATE_NOOP("NewGame", "Once it has succeeded"),
    "advice": QT_TRANSLATE_NOOP("NewGame", "Advice"),
    "adventure-card": QT_TRANSLATE_NOOP("NewGame", "The Adventure card"),
    "reputation": QT_TRANSLATE_NOOP(
        "NewGame", "Reputation {count}: it can be played once {count} Missions lie on the Story."),
    # campaigns
    "map-title": QT_TRANSLATE_NOOP("NewGame", "The way of the campaign"),
    "campaigns": QT_TRANSLATE_NOOP("NewGame", "Campaign"),
    "campaign-none": QT_TRANSLATE_NOOP("NewGame", "A new campaign"),
    "campaign-new": QT_TRANSLATE_NOOP("NewGame", "New…"),
    "campaign-rename": QT_TRANSLATE_NOOP("NewGame", "Rename…"),
    "campaign-put-away": QT_TRANSLATE_NOOP("NewGame", "Put away"),
    "campaign-bring-back": QT_TRANSLATE_NOOP("NewGame", "Bring back"),
    "campaign-away": QT_TRANSLATE_NOOP("NewGame", "{name} (put away)"),
    "campaign-of": QT_TRANSLATE_NOOP("NewGame", "Campaign of {date}"),
    "campaign-nameless": QT_TRANSLATE_NOOP("NewGame", "Campaign without a name"),
    "name-title": QT_TRANSLATE_NOOP("NewGame", "What is the campaign called?"),
    "name-field": QT_TRANSLATE_NOOP("NewGame", "Name of the campaign"),
    "name-note": QT_TRANSLATE_NOOP("NewGame", "Several campaigns can run side by side."),
    "name-keep": QT_TRANSLATE_NOOP("NewGame", "Keep"),
    "tier": QT_TRANSLATE_NOOP("NewGame", "Tier {tier}"),
    "tiers": QT_TRANSLATE_NOOP("NewGame", "Tiers {first} and {second}"),
    "open": QT_TRANSLATE_NOOP("NewGame", "Open now"),
    "best": QT_TRANSLATE_NOOP("NewGame", "Best: {count}"),
    "best-won": QT_TRANSLATE_NOOP("NewGame", "Won with {count}"),
    "with-glass": QT_TRANSLATE_NOOP("NewGame", "{players}, {minutes} min"),
    "without-glass": QT_TRANSLATE_NOOP("NewGame", "{players}, no glass"),
    "with-glass-heroes": QT_TRANSLATE_NOOP("NewGame", "{players}, {minutes} min, Heroes"),
    "without-glass-heroes": QT_TRANSLATE_NOOP("NewGame", "{players}, no glass, Heroes"),
    "place-spoken": QT_TRANSLATE_NOOP("NewGame", "{title}: {facts}."),
    "level-on": QT_TRANSLATE_NOOP("NewGame", "On to {level}"),
    "level-again": QT_TRANSLATE_NOOP("NewGame", "Again: {level}"),
    "level-cave": QT_TRANSLATE_NOOP("NewGame", "Into the cave: {level}"),
    "level-back": QT_TRANSLATE_NOOP("NewGame", "Back to {level}"),
    "night": QT_TRANSLATE_NOOP("NewGame", "Extended mode: the same way by night, with seven slots."),
    "day": QT_TRANSLATE_NOOP("NewGame", "Four gates, and a cave between them for whoever wants to."),
    "all-won": QT_TRANSLATE_NOOP("NewGame", "The campaign is won, by day and by night."),
    "campaign-not-kept": QT_TRANSLATE_NOOP("Errors", "The campaign cannot be kept in {folder}: {reason}."),
    "campaign-not-entered": QT_TRANSLATE_NOOP(
        "Errors", "The result of a game cannot be entered in its campaign in {folder}: {reason}. It is "
        "entered as soon as that is possible."),
    "campaigns-not-had": QT_TRANSLATE_NOOP(
        "Errors", "The campaigns in {folder} cannot be read: {reason}. They are left as they are, and read "
        "as soon as that is possible."),
    "campaigns-newer": QT_TRANSLATE_NOOP(
        "Errors", "The campaigns were written by a later version of Chrononauts Qt. Update the program to "
        "see them; nothing is changed until then."),
    "campaigns-damaged": QT_TRANSLATE_NOOP(
        "Errors", "Some lines of {file} cannot be read: what they told of campaigns is missing, all else is "
        "there. Play on: before anything is written, the file is copied as it is."),
    "campaigns-mended": QT_TRANSLATE_NOOP(
        "Errors", "Some lines of {file} could not be read: what they told of campaigns is missing, all else "
        "is kept. The file as it was lies beside it as {kept}."),
}  # fmt: skip

text = texts_of(TEXTS)


def attempts(count: int) -> str:
    """Return “3 attempts”."""
    return i18n.translate("Counts", "%n attempt(s)", None, count)


def players(count: int) -> str:
    """Return “3 players”."""
    return i18n.translate("Counts", "%n player(s)", None, count)


def team(size: int, seconds: int, has_heroes: bool) -> str:
    """Return who played how (DT-705): “3 players, 5 min, Heroes”; 0 seconds are no glass."""
    if seconds:
        key = "with-glass-heroes" if has_heroes else "with-glass"
        return text(key, players=players(size), minutes=seconds // 60)
    return text("without-glass-heroes" if has_heroes else "without-glass", players=players(size))
