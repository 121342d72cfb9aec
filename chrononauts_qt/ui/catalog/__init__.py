"""Every text of the game: ids and parameters go in, whole translated sentences come out.

English is the source language. Texts stand in tables as literals, so that lupdate finds them, and are
translated only when asked for, so that the language can change while the game runs.
"""
