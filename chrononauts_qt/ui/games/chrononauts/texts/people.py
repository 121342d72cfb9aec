"""Why a Mission was given, and who the fourteen travellers are (55 words at most)."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, fill

_REASONS = {
    "mona-lisa-triptych": QT_TRANSLATE_NOOP(
        "Missions", "A collector will hang all three and let the guests place bets."),
    "cheaters-sometimes-win": QT_TRANSLATE_NOOP(
        "Missions", "Bet on known results, sell a known fake, stage a play nobody can check."),
    "mona-and-the-dinosaur": QT_TRANSLATE_NOOP(
        "Missions", "One birthday, one very rich child, three wishes."),
    "great-mysteries": QT_TRANSLATE_NOOP(
        "Missions", "Three riddles, and a professor who can no longer wait."),
    "petting-zoo": QT_TRANSLATE_NOOP(
        "Missions", "The children’s corner needs animals that are a little larger."),
    "tomorrows-souvenirs": QT_TRANSLATE_NOOP(
        "Missions", "A gift shop stocks both ends of time and nothing in between."),
    "burnt-library": QT_TRANSLATE_NOOP(
        "Missions", "Three writings the world lost. One shelf, fireproof."),
    "healing-hands": QT_TRANSLATE_NOOP(
        "Missions", "A clinic would like to try faith and science on one ward."),
    "natural-history": QT_TRANSLATE_NOOP(
        "Missions", "Two animals for the great hall, and the oldest book on their insides."),
    "king-for-a-day": QT_TRANSLATE_NOOP(
        "Missions", "An actor wants a crown, a steed and a part nobody has played."),
}
_STORIES = {
    "yuri": QT_TRANSLATE_NOOP(
        "Identities",
        "My mother was the first to see the far side of the Moon, and our streets bear her crew’s names. "
        "The Union never fell; it learned to laugh at itself. I learned grief from a foreign newspaper, "
        "the morning after Oklahoma City. A home without her, or without them, is not mine."),
    "hester": QT_TRANSLATE_NOOP(
        "Identities",
        "Grandfather had four brothers, since nobody shipped them to France. They lost the bank in 1929 and "
        "everything but one another. I mend clocks in Harlem, where President King once stopped to have his "
        "watch set. It was a minute slow. I have been chasing that minute ever since."),
    "rainbow": QT_TRANSLATE_NOOP(
        "Identities",
        "Dad carried a wounded stranger out of Seoul and never spoke of it. So when the next war "
        "came, he went to Washington with a sign, and that war was talked to an end. I grow roses and"
        " one herb that Congress has forgiven. My greenhouse must be very dry by now."),
    "squa-tront": QT_TRANSLATE_NOOP(
        "Identities",
        "We found your cities quiet and your libraries dry. We read everything: the two bombs, the "
        "airships of Seoul, the last October. We did not wish it so. But my people sing six-part "
        "songs in the ruins, and we keep your names dusted. I would like to go home and dust."),
    "renee": QT_TRANSLATE_NOOP(
        "Identities",
        "I was six when the soldiers came up our Norman lane, speaking the English of a country that "
        "had sat out the first war. Their lieutenant gave me chocolate and a history of President "
        "Lincoln’s trial. I have taught that trial for forty years. Here, nobody has heard of it."),
    "yitzchak": QT_TRANSLATE_NOOP(
        "Identities",
        "My grandparents married in Berlin in 1943, with both families at the table. They had been "
        "citizens again for a year. I grew up with that photograph. I teach peace studies: two "
        "murders in 1968, one law in 1999, and how long it takes a country to listen."),
    "otto": QT_TRANSLATE_NOOP(
        "Identities",
        "A cherry cake made my family rich: New York, 1939, a queue around the pavilion. I cannot "
        "bake. I read law and wrote on poor Andrew Johnson, whom nobody remembers. My daughter was "
        "born the night peace came to Vietnam. She bakes. I promised to be home for her first cake."),
    "maeve": QT_TRANSLATE_NOOP(
        "Identities",
        "Great-grandda riveted the Titanic in Belfast. Seventeen good years she had, until her "
        "boilers went. After that he would build nothing that floats, so he built what flies, and the"
        " yards at Seoul took us all. An American soldier of 1917 is in there somewhere. I have his "
        "freckles."),
    "lin": QT_TRANSLATE_NOOP(
        "Identities",
        "Great-grandfather dug trenches in France and stayed to fill them in. His son sold lanterns "
        "at the Berlin fair and met a Texan there. That is how I came to be a nurse in Waco, on the "
        "children’s ward the church opened. The night shift is waiting for me."),
    "clara": QT_TRANSLATE_NOOP(
        "Identities",
        "In 1933 Grandmother stood in a Chicago bread line, reading letters from Vienna about full "
        "shop windows. Her cousin felt ashamed and posted a recipe. Six years on, that cake won New "
        "York, and both of them the money for one ship’s passage. They met halfway. I am the halfway."),
    "dario": QT_TRANSLATE_NOOP(
        "Identities",
        "My uncle planted lemon trees near Haifa the year the state was born. My aunt kept her shop "
        "through the little slump of 1933 and never closed a day. I study plants that were once "
        "forbidden, with a permit signed in 1986. Three witnesses, and none of them knows me here."),
    "jun": QT_TRANSLATE_NOOP(
        "Identities",
        "Grandfather ran for Japan in Warsaw in 1944 and came fourth, smiling. Father watched two men"
        " walk on the Moon and decided to run, too. I broke my knee on a road in Texas, and the "
        "surgeons at the church hospital made it whole. I have a race on Sunday."),
    "noor": QT_TRANSLATE_NOOP(
        "Identities",
        "I was nine when Challenger broke apart, and I swore to build engines that do not. My school "
        "was paid for by the long boom that began in 1918. My sister joined the police after the guns"
        " were gone; she carries a whistle. She thinks I am late for dinner. I am."),
    "abel": QT_TRANSLATE_NOOP(
        "Identities",
        "I interpret. In 1974 I stood between President King and the woman who had flown around the "
        "Moon, and both of them laughed before I had finished. I was there again when the red flag "
        "came down, and found no word. Somebody has to remember what was said. It was off the record."),
}


def mission_reason(mission_id: str) -> str:
    """Return who wants these three things, in one line."""
    return fill(_REASONS[mission_id])


def identity_story(identity_id: str) -> str:
    """Return the story of a traveller, told by the traveller."""
    return fill(_STORIES[identity_id])
