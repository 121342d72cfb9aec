"""Pact, the smallest game that asks for all the program offers.

Stones from 1 to 8, three of each, lie in a bag. Two to four seats draw six each and hide them. There are
three rounds, and in each everybody answers once, in any order: with an offer, by accepting the one that is
made to them, or with a pass. One offer stands at a time. It gives one to three stones to somebody who has not
answered yet, for one stone; both hear which stones, the others how many. It falls when the other one passes.
A round is over when all have answered, or when the time is up.

In the end all stones are shown. A stone counts its number, and in a pair of equal ones twice that. The most
points win, and equal points share a place. As a team all win together with so many points, or nobody does.

Read `actions`, `setup`, `state`, `rules`, `player`: in this order each knows only those before it.
"""

from chrononauts_qt.shelf import Row

ID = "pact"
ROW = Row("tests.pact.rules", "tests.pact.player", "tests.pact.screens", lessons="tests.pact.lessons")
"""All that the program must be told of a game."""
