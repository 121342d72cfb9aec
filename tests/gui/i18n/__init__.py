"""Tests of the languages, and the tool that collects the texts for them."""
