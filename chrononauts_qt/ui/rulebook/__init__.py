"""The rulebook that is read while one plays; docs/rulebook.md says how its pages are written."""
