"""Tests of the screens and sheets, each alone."""
