"""Contracts every game shares; knows no particular game, no Qt, no files and no clock."""
