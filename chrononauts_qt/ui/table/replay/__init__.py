"""Games watched again."""
