"""Tests of matches, journals, saves and settings. They run without Qt."""
