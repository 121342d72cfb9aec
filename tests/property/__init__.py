"""Invariants that hold in every game Hypothesis can think of. They run without Qt."""
