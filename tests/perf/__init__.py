"""How fast and how large the program is, always beside a yardstick in the same run."""
