"""Of which parts each Hero is put together: files of `heroes`, and the colours that their greys stand for."""

from __future__ import annotations

from typing import NamedTuple


class Cloth(NamedTuple):
    """A colour to wear, its shade, and what stands behind it."""

    lit: str
    shade: str
    ground: str


class Bust(NamedTuple):
    """A Hero; the prop is called after its owner."""

    head: str
    hat: str
    shoulders: str
    cloth: Cloth
    skin: str
    hair: str


WINE = Cloth("#8C2F39", "#5E1E28", "#F1C7B8")
MOSS = Cloth("#55723F", "#384C2A", "#D5DDB0")
BLUE = Cloth("#35598F", "#22395E", "#BFD3EA")
OCHRE = Cloth("#B97F2C", "#7E551B", "#F5DFA4")
PLUM = Cloth("#6B468F", "#472D62", "#DCCBEF")

LIT, SHADE, SKIN, HAIR = "#777", "#555", "#BBB", "#333"
"""The greys of the parts."""

BUSTS = {
    "understudy": Bust("round", "feather", "collar", PLUM, "#E8BE92", "#5A3A22"),
    "monk": Bust("round", "tonsure", "robe", OCHRE, "#D9A273", "#4A3526"),
    "mule": Bust("square", "beard", "straps", MOSS, "#E0AE84", "#B4502A"),
    "advocate": Bust("long", "curls", "collar", WINE, "#C68E5E", "#EDE6D6"),
    "tinker": Bust("square", "goggles", "straps", PLUM, "#C68E5E", "#EDE6D6"),
    "librarian": Bust("round", "bun", "cape", BLUE, "#9A6A44", "#2B211C"),
    "pawnbroker": Bust("round", "beard", "cape", OCHRE, "#C68E5E", "#2B211C"),
    "seer": Bust("long", "hood", "robe", BLUE, "#E8BE92", "#2B211C"),
    "collector": Bust("long", "tricorn", "collar", MOSS, "#D9A273", "#8E8A86"),
    "duellist": Bust("square", "feather", "cape", WINE, "#9A6A44", "#2B211C"),
}
