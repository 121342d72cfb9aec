"""Tests of every screen in every size, look, language and size of text: `python3 dev.py screens`."""
