"""The screens of every game: one folder each."""
