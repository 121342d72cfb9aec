"""The speed of the rules engine beside that of others: `python3 dev.py bench engine`."""
