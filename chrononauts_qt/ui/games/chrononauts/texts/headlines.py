"""What the newspapers say: a headline for each side of the TimeLine and each Patch, a note on each event."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, fill

_TRUE = {
    1865: QT_TRANSLATE_NOOP("Headlines", "President Lincoln shot dead at the play"),
    1868: QT_TRANSLATE_NOOP("Headlines", "House impeaches Andrew Johnson"),
    1912: QT_TRANSLATE_NOOP("Headlines", "Titanic lost on her first voyage"),
    1914: QT_TRANSLATE_NOOP("Headlines", "Archduke and wife killed in Sarajevo"),
    1915: QT_TRANSLATE_NOOP("Headlines", "Torpedo sinks the Lusitania"),
    1917: QT_TRANSLATE_NOOP("Headlines", "America goes to war with Germany"),
    1918: QT_TRANSLATE_NOOP("Headlines", "Guns fall silent over a ruined Europe"),
    1929: QT_TRANSLATE_NOOP("Headlines", "Panic on Wall Street as shares plunge"),
    1933: QT_TRANSLATE_NOOP("Headlines", "Slump deepens: one in four without work"),
    1936: QT_TRANSLATE_NOOP("Headlines", "Hitler declares Berlin Games open"),
    1937: QT_TRANSLATE_NOOP("Headlines", "Airship Hindenburg lost in flames"),
    1939: QT_TRANSLATE_NOOP("Headlines", "German army marches into Poland"),
    1941: QT_TRANSLATE_NOOP("Headlines", "Japanese planes strike Pearl Harbor"),
    1942: QT_TRANSLATE_NOOP("Headlines", "Nazis organise murder of Europe’s Jews"),
    1943: QT_TRANSLATE_NOOP("Headlines", "Desert lab works on a secret weapon"),
    1944: QT_TRANSLATE_NOOP("Headlines", "Allies land on Normandy beaches"),
    1945: QT_TRANSLATE_NOOP("Headlines", "Atomic bombs destroy two Japanese cities"),
    1948: QT_TRANSLATE_NOOP("Headlines", "State of Israel proclaimed"),
    1950: QT_TRANSLATE_NOOP("Headlines", "Seoul falls to the North"),
    1957: QT_TRANSLATE_NOOP("Headlines", "Soviet Sputnik circles the Earth"),
    1962: QT_TRANSLATE_NOOP("Headlines", "Missiles in Cuba: world holds its breath"),
    1963: QT_TRANSLATE_NOOP("Headlines", "President Kennedy shot dead in Dallas"),
    1968: QT_TRANSLATE_NOOP("Headlines", "Dr King and Robert Kennedy shot dead"),
    1969: QT_TRANSLATE_NOOP("Headlines", "Two Americans walk on the Moon"),
    1974: QT_TRANSLATE_NOOP("Headlines", "Nixon gives up the presidency"),
    1980: QT_TRANSLATE_NOOP("Headlines", "John Lennon killed outside his home"),
    1981: QT_TRANSLATE_NOOP("Headlines", "Reagan shot, expected to recover"),
    1986: QT_TRANSLATE_NOOP("Headlines", "Shuttle Challenger lost with crew of seven"),
    1991: QT_TRANSLATE_NOOP("Headlines", "Red flag lowered, USSR is no more"),
    1993: QT_TRANSLATE_NOOP("Headlines", "Waco siege ends in fire, dozens dead"),
    1995: QT_TRANSLATE_NOOP("Headlines", "Bomb in Oklahoma City kills 168"),
    1999: QT_TRANSLATE_NOOP("Headlines", "Students and teacher killed at Columbine"),
}
_PRIME = {
    1865: QT_TRANSLATE_NOOP("Headlines", "Lincoln wounded, will live"),
    1912: QT_TRANSLATE_NOOP("Headlines", "Titanic docks in New York to cheers"),
    1914: QT_TRANSLATE_NOOP("Headlines", "Sarajevo plot fails, Archduke safe"),
    1915: QT_TRANSLATE_NOOP("Headlines", "Lusitania safe in Liverpool"),
    1936: QT_TRANSLATE_NOOP("Headlines", "Hitler shot dead at Berlin Games"),
    1937: QT_TRANSLATE_NOOP("Headlines", "Bomb found in time: Hindenburg lands"),
    1941: QT_TRANSLATE_NOOP("Headlines", "Japan’s fleet turns back, America neutral"),
    1943: QT_TRANSLATE_NOOP("Headlines", "Saboteurs cripple American atom project"),
    1957: QT_TRANSLATE_NOOP("Headlines", "Soviet rocket blows up on the launch pad"),
    1963: QT_TRANSLATE_NOOP("Headlines", "JFK hurt in Dallas, but alive"),
    1980: QT_TRANSLATE_NOOP("Headlines", "Lennon leaves hospital, on the mend"),
    1981: QT_TRANSLATE_NOOP("Headlines", "President Reagan dies of gunshot wound"),
    1993: QT_TRANSLATE_NOOP("Headlines", "Waco talks succeed: siege ends in peace"),
}
_PATCH = {
    "patch-1868": QT_TRANSLATE_NOOP("Headlines", "Congress puts Lincoln on trial"),
    "patch-1917": QT_TRANSLATE_NOOP("Headlines", "Wilson: not our war"),
    "patch-1918": QT_TRANSLATE_NOOP("Headlines", "Boom years for a Europe at peace"),
    "patch-1929": QT_TRANSLATE_NOOP("Headlines", "Boiler blast sinks the old Titanic"),
    "patch-1933": QT_TRANSLATE_NOOP("Headlines", "Downturn mild and almost over"),
    "patch-1939": QT_TRANSLATE_NOOP("Headlines", "German cake takes World’s Fair by storm"),
    "patch-1942": QT_TRANSLATE_NOOP("Headlines", "Berlin repeals Nuremberg race laws"),
    "patch-1944": QT_TRANSLATE_NOOP("Headlines", "Warsaw welcomes Olympic athletes"),
    "patch-1948": QT_TRANSLATE_NOOP("Headlines", "World’s Fair opens gates in Berlin"),
    "patch-1950": QT_TRANSLATE_NOOP("Headlines", "Seoul to build airships for the world"),
    "patch-1962": QT_TRANSLATE_NOOP("Headlines", "Third World War begins"),
    "patch-1968": QT_TRANSLATE_NOOP("Headlines", "Vietnam: all sides sign the peace"),
    "patch-1969": QT_TRANSLATE_NOOP("Headlines", "Cosmonauts circle the Moon, tell of craters"),
    "patch-1974": QT_TRANSLATE_NOOP("Headlines", "Dr King sworn in as President"),
    "patch-1986": QT_TRANSLATE_NOOP("Headlines", "Congress makes marijuana legal"),
    "patch-1991": QT_TRANSLATE_NOOP("Headlines", "Moscow presents new Communism"),
    "patch-1995": QT_TRANSLATE_NOOP("Headlines", "New hospital opens its doors in Waco"),
    "patch-1999": QT_TRANSLATE_NOOP("Headlines", "US bans guns by law"),
    "patch-1945-tokyo": QT_TRANSLATE_NOOP("Headlines", "Allied troops fight their way into Tokyo"),
    "patch-1945-axis": QT_TRANSLATE_NOOP("Headlines", "Europe under the Axis, America neutral"),
    "patch-1945-treaty": QT_TRANSLATE_NOOP("Headlines", "Peace signed in Tokyo"),
}
_PARADOX = QT_TRANSLATE_NOOP("Headlines", "Paradox")

_NOTES = {
    1865: QT_TRANSLATE_NOOP("EventNotes", "Ford’s Theatre, 14 April"),
    1868: QT_TRANSLATE_NOOP("EventNotes", "Acquitted by a single vote"),
    1912: QT_TRANSLATE_NOOP("EventNotes", "North Atlantic, 15 April"),
    1914: QT_TRANSLATE_NOOP("EventNotes", "Bosnia, 28 June"),
    1915: QT_TRANSLATE_NOOP("EventNotes", "Off Ireland, 7 May"),
    1917: QT_TRANSLATE_NOOP("EventNotes", "Washington, 6 April"),
    1918: QT_TRANSLATE_NOOP("EventNotes", "Armistice, 11 November"),
    1929: QT_TRANSLATE_NOOP("EventNotes", "New York, late October"),
    1933: QT_TRANSLATE_NOOP("EventNotes", "The Great Depression"),
    1936: QT_TRANSLATE_NOOP("EventNotes", "Olympic Stadium, 1 August"),
    1937: QT_TRANSLATE_NOOP("EventNotes", "Lakehurst, 6 May"),
    1939: QT_TRANSLATE_NOOP("EventNotes", "1 September, before dawn"),
    1941: QT_TRANSLATE_NOOP("EventNotes", "Hawaii, 7 December"),
    1942: QT_TRANSLATE_NOOP("EventNotes", "Wannsee, 20 January"),
    1943: QT_TRANSLATE_NOOP("EventNotes", "Los Alamos, New Mexico"),
    1944: QT_TRANSLATE_NOOP("EventNotes", "D-Day, 6 June"),
    1945: QT_TRANSLATE_NOOP("EventNotes", "Hiroshima and Nagasaki"),
    1948: QT_TRANSLATE_NOOP("EventNotes", "Tel Aviv, 14 May"),
    1950: QT_TRANSLATE_NOOP("EventNotes", "Korea, 28 June"),
    1957: QT_TRANSLATE_NOOP("EventNotes", "Baikonur, 4 October"),
    1962: QT_TRANSLATE_NOOP("EventNotes", "Thirteen days in October"),
    1963: QT_TRANSLATE_NOOP("EventNotes", "Dealey Plaza, 22 November"),
    1968: QT_TRANSLATE_NOOP("EventNotes", "Memphis and Los Angeles"),
    1969: QT_TRANSLATE_NOOP("EventNotes", "Apollo 11, 20 July"),
    1974: QT_TRANSLATE_NOOP("EventNotes", "Washington, 9 August"),
    1980: QT_TRANSLATE_NOOP("EventNotes", "New York, 8 December"),
    1981: QT_TRANSLATE_NOOP("EventNotes", "Washington, 30 March"),
    1986: QT_TRANSLATE_NOOP("EventNotes", "Florida, 28 January"),
    1991: QT_TRANSLATE_NOOP("EventNotes", "Moscow, 25 December"),
    1993: QT_TRANSLATE_NOOP("EventNotes", "Texas, 19 April"),
    1995: QT_TRANSLATE_NOOP("EventNotes", "Oklahoma, 19 April"),
    1999: QT_TRANSLATE_NOOP("EventNotes", "Colorado, 20 April"),
}


def headline(year: int, side: str) -> str:
    """Return the headline of a TimeLine card; `side` as in Tile: "true", "prime" or "paradox"."""
    if side == "paradox":
        return fill(_PARADOX)
    return fill({"true": _TRUE, "prime": _PRIME}[side][year])


def patch_headline(patch_id: str) -> str:
    """Return the headline that a Patch puts over its year."""
    return fill(_PATCH[patch_id])


def event_note(year: int) -> str:
    """Return one neutral line on the event of True History: when, or where."""
    return fill(_NOTES[year])
