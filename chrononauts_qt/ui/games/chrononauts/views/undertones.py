"""Which undertone is heard when a year is turned or patched: what stands in its scene.

Only the year decides, which is public: every seat hears the same. At "still" years the cue itself is dull
and nothing lies under it.
"""

from __future__ import annotations

_YEARS = {
    "sea": (1912, 1915, 1941, 1944, 1962),
    "road": (1914, 1939, 1963, 1974),
    "hall": (1865, 1868, 1929, 1936, 1981),
    "air": (1917, 1937, 1943, 1957, 1969, 1986),
    "still": (1918, 1933, 1942, 1945, 1948, 1950, 1968, 1980, 1991, 1993, 1995, 1999),
}
UNDERTONE = {year: tone for tone, years in _YEARS.items() for year in years}
