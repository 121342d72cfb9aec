"""The picture of each card of the play deck, one clear object each (4.6)."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.cards import BY_ID, PATCH
from chrononauts_qt.ui.views.pathtext import Sign

_PAINTING = Sign("R 9 4 46 56 R 17 12 30 40 M 25 34 Q 32 43 39 34", "O 27 25 2.4 O 37 25 2.4")

PICTURES = {
    "prevent-assassination": Sign(
        "M 12 40 L 12 22 M 20 36 L 20 14 M 28 36 L 28 12 M 36 38 L 36 18 M 12 40 C 12 56 20 60 28 60"
        " C 40 60 42 50 48 38 M 36 46 L 44 34 Q 48 32 48 38",
        "M 54 4 L 56 10 L 63 10 L 58 14 L 60 21 L 54 17 L 48 21 L 50 14 L 45 10 L 52 10 Z",
    ),
    "avert-disaster": Sign(
        "O 32 32 27 O 32 32 12 M 12 14 L 24 23 M 52 14 L 40 23 M 12 50 L 24 41 M 52 50 L 40 41"
        " M 14 12 L 23 24 M 50 12 L 41 24 M 14 52 L 23 40 M 50 52 L 41 40"
    ),
    "halt-attack": Sign(
        "M 9 58 L 9 22 M 19 58 L 19 36 M 4 58 L 60 58 R 9 24 52 11 M 30 24 L 25 35 M 43 24 L 38 35"
        " M 56 24 L 51 35",
        "O 14 14 6",
    ),
    "sabotage": Sign(
        "O 26 38 13 M 26 17 L 26 25 M 26 51 L 26 59 M 5 38 L 13 38 M 39 38 L 47 38 M 11 23 L 17 29"
        " M 11 53 L 17 47 M 41 53 L 35 47 M 34 30 L 48 16 M 42 6 C 40 16 48 24 58 22 M 42 6 L 48 12"
        " M 58 22 L 52 16",
        "O 26 38 4",
    ),
    "restore-history": Sign(
        "M 28 20 L 28 8 L 60 8 L 60 56 L 28 56 L 28 44 M 4 32 L 46 32 M 35 21 L 46 32 L 35 43"
    ),
    "reverse-fate": Sign(
        "A 8 8 48 48 15 142 A 8 8 48 48 195 142 M 3 14 L 10 24 L 20 18 M 61 50 L 54 40 L 44 46"
    ),
    "patch": Sign(
        "U 12 12 40 40 9 M 22 7 L 22 17 M 32 7 L 32 17 M 42 7 L 42 17 M 22 47 L 22 57 M 32 47 L 32 57"
        " M 42 47 L 42 57 M 7 22 L 17 22 M 7 32 L 17 32 M 7 42 L 17 42 M 47 22 L 57 22 M 47 32 L 57 32"
        " M 47 42 L 57 42"
    ),
    "get-there-first": Sign(
        "M 6 58 L 6 40 L 15 40 C 19 46 25 44 28 37 L 42 47 C 54 48 58 51 58 58 Z M 28 48 L 33 42 M 44 34"
        " L 44 4",
        "M 44 4 L 62 11 L 44 18 Z",
    ),
    "sell-artifact": Sign("M 6 30 L 30 6 L 47 6 L 47 22 L 23 46 Z O 47 47 13 M 47 41 L 47 53", "O 39 14 3"),
    "perform-a-miracle": Sign(
        "M 11 34 L 11 58 L 53 58 L 53 34 M 3 26 L 11 34 L 53 34 L 61 26 M 32 25 L 32 4 M 21 25 L 12 8"
        " M 43 25 L 52 8"
    ),
    "discontinuity": Sign(
        "A 9 9 46 46 112 76 A 9 9 46 46 232 76 A 9 9 46 46 352 76",
        "R 26 1 12 16 R 3 38 12 16 R 49 38 12 16",
    ),
    "time-vortex": Sign("R 4 6 56 12 R 12 23 40 10 R 20 38 24 8 R 27 51 10 6"),
    "new-mission": Sign(
        "M 30 26 L 4 26 L 4 60 L 52 60 L 52 40 M 4 27 L 28 45 L 36 39 A 38 6 22 22 -100 270 M 32 12 L"
        " 39 20 L 47 14"
    ),
    "it-never-existed": Sign(
        "M 32 5 L 57 18 L 57 46 L 32 59 L 7 46 L 7 18 Z M 7 18 L 32 31 L 57 18 M 32 31 L 32 59",
        dashed=True,
    ),
    "your-parents-never-met": Sign(
        "O 15 15 10 M 15 25 L 15 59 M 15 46 L 25 46 M 15 57 L 25 57 O 49 49 10 M 49 39 L 49 5 M 49 18 L 39 18"
        " M 49 7 L 39 7"
    ),
    "memo": Sign(
        "M 9 5 L 42 5 L 56 19 L 56 59 L 9 59 Z M 42 5 L 42 19 L 56 19 O 32 38 12 M 32 31 L 32 38 L 37 42"
    ),
    "fast-forward": Sign("", "M 6 10 L 32 32 L 6 54 Z M 33 10 L 59 32 L 33 54 Z"),
    "rewind": Sign(
        "M 8 46 L 56 46 M 12 53 L 52 53 M 16 60 L 48 60",
        "M 32 6 L 10 22 L 32 38 Z M 55 6 L 33 22 L 55 38 Z",
    ),
    "quick-trip": Sign("M 34 5 L 58 5 L 58 59 L 34 59 M 6 12 L 26 32 L 6 52 M 24 12 L 44 32 L 24 52"),
    "mona-lisa-real": _PAINTING,
    "mona-lisa-excellent": _PAINTING,
    "mona-lisa-obvious": _PAINTING,
    "tyrannosaurus": Sign(
        "",
        "M 32 5 L 54 4 L 60 10 L 60 17 L 45 20 L 57 22 L 54 26 L 42 26 L 42 31 L 50 33 L 49 37 L 41"
        " 36 L 37 46"
        " L 42 54 L 42 60 L 33 60 L 33 54 L 28 47 L 24 54 L 26 60 L 17 60 L 18 50 L 19 44 L 8 40 L 2 26"
        " L 12 34 L 22 31 L 28 22 Z",
    ),
    "triceratops": Sign(
        "",
        "M 3 46 L 8 38 L 5 27 L 15 34 L 21 31 L 13 12 L 27 28 L 26 6 L 36 24 L 46 14 L 56 20 L 62 34 L 56 46"
        " L 42 50 L 30 48 L 20 56 L 8 54 Z",
    ),
    "stegosaurus": Sign(
        "",
        "M 2 50 L 10 44 L 16 38 L 12 29 L 21 32 L 22 18 L 30 27 L 34 10 L 40 26 L 49 18 L 49 32 L 57"
        " 29 L 54 39"
        " L 62 41 L 61 47 L 52 48 L 52 58 L 44 58 L 42 50 L 28 50 L 26 58 L 18 58 L 17 49 L 10 48 Z",
    ),
    "crown-of-thorns": Sign(
        "G 32 34 26 14 9 G 32 34 26 14 -9 M 10 24 L 5 13 M 22 20 L 20 6 M 42 20 L 46 6 M 54 24 L 60 14"
        " M 16 47 L 10 57 M 32 49 L 32 61 M 48 47 L 54 57"
    ),
    "ark": Sign(
        "R 11 26 42 23 M 11 34 L 53 34 M 1 42 L 63 42 M 20 26 C 20 10 30 12 31 22 M 44 26 C 44 10 34 12 33 22"
        " M 16 49 L 16 59 M 48 49 L 48 59"
    ),
    "creation-tape": Sign("U 3 12 58 40 4 R 13 19 38 18 O 22 28 5 O 42 28 5 M 15 52 L 20 44 L 44 44 L 49 52"),
    "sports-almanac": Sign(
        "M 54 48 L 54 5 L 10 5 L 10 53 M 54 48 L 15 48 C 8 48 8 59 15 59 L 54 59 L 54 48 O 33 26 12"
        " M 21 26 L 45 26 M 33 14 C 27 22 27 30 33 38"
    ),
    "cancer-cure": Sign(
        "M 22 5 L 42 5 M 27 5 L 27 22 L 16 50 C 14 57 19 59 23 59 L 41 59 C 45 59 50 57 48 50 L 37 22 L 37 5"
        " M 22 36 L 42 36 M 32 42 L 32 54 M 26 48 L 38 48"
    ),
    "rongorongo": Sign(
        "M 8 12 C 20 4 44 6 56 11 C 61 26 60 46 55 54 C 40 60 20 58 8 52 C 3 38 3 26 8 12 Z M 15 20 L 19 29"
        " L 23 20 M 30 19 L 30 29 M 37 29 Q 41 14 46 29 M 14 45 Q 18 34 23 45 M 29 36 L 33 45 L 37 36"
        " M 44 36 L 44 45 L 50 45"
    ),
    "shakespeare-play": Sign(
        "M 40 5 L 8 5 L 8 59 L 44 59 L 44 50 M 16 17 L 34 17 M 16 28 L 30 28 M 16 39 L 26 39"
        " M 62 6 C 48 16 40 32 34 50 M 62 6 C 64 24 54 34 42 36"
    ),
    "aristotle-book": Sign(
        "U 6 4 52 11 5 U 6 49 52 11 5 M 13 15 L 13 49 M 51 15 L 51 49 M 27 37 L 37 27 O 24 36 3.5 O 28 40 3.5"
        " O 36 24 3.5 O 40 28 3.5"
    ),
    "dodo": Sign(
        "",
        "M 3 30 C 1 24 6 22 9 20 C 9 8 24 4 29 14 C 32 20 30 26 29 31 C 38 26 50 28 54 36 C 58 30 63 34 60 42"
        " C 58 50 48 55 40 55 L 41 61 L 36 61 L 35 55 L 31 55 L 30 61 L 25 61 L 26 53 C 17 48 14 38 17 27"
        " C 13 27 8 32 3 30 Z",
    ),
}

ENGRAVED = {
    "tyrannosaurus": "O 44 10 2.2",
    "triceratops": "O 27 38 2.4",
    "stegosaurus": "O 6 47 1.2",
    "dodo": "O 20 15 2.4",
}
"""One detail cut out of each filled shape."""


def picture_of(card_id: str) -> Sign:
    """Return the picture of a card of the play deck; all Patches share the stitched square."""
    card = BY_ID[card_id]
    if card.family == PATCH:
        return PICTURES["patch"]
    return PICTURES[str(card.facts.get("kind", card_id))]
