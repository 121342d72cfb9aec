"""Tests of the texts: complete, translatable, drawable, and short enough for where they stand."""
